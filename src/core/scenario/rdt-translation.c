/* rdt-translation.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-translation.h"

#include <string.h>

RdtWording *
rdt_wording_new (const char *id)
{
  RdtWording *self = g_new0 (RdtWording, 1);

  self->id = g_strdup (id);

  return self;
}

static gpointer
copy_wording (gconstpointer source,
              gpointer      unused)
{
  const RdtWording *self = source;
  RdtWording *copy = rdt_wording_new (self->id);

  copy->name = g_strdup (self->name);
  copy->briefing = g_strdup (self->briefing);
  copy->extra = g_strdup (self->extra);

  return copy;
}

static void
free_wording (RdtWording *self)
{
  g_free (self->id);
  g_free (self->name);
  g_free (self->briefing);
  g_free (self->extra);
  g_free (self);
}

GPtrArray *
rdt_wordings_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) free_wording);
}

/**
 * rdt_translation_is_language:
 *
 * Whether a language tag is valid in files, as in "de", "pt-BR" or "zh-Hans".
 */
gboolean
rdt_translation_is_language (const char *name)
{
  gsize n = strspn (name, G_CSET_a_2_z);

  return (n == 2 || n == 3)
         && (name[n] == '\0' || ((name[n] == '-' || name[n] == '_') && name[n + 1] != '\0'))
         && name[strspn (name, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "-_@")] == '\0';
}

RdtTranslation *
rdt_translation_new (const char *language)
{
  RdtTranslation *self = g_new0 (RdtTranslation, 1);

  self->language = g_strdup (language);

  return self;
}

static gpointer
copy_text (gconstpointer source,
           gpointer      unused)
{
  return g_strdup (source);
}

static GPtrArray *
copy_list (GPtrArray *list,
           GCopyFunc  copy)
{
  return list != NULL ? g_ptr_array_copy (list, copy, NULL) : NULL;
}

gpointer
rdt_translation_copy (gconstpointer source,
                      gpointer      unused)
{
  const RdtTranslation *self = source;
  RdtTranslation *copy = rdt_translation_new (self->language);

  copy->title = g_strdup (self->title);
  copy->description = g_strdup (self->description);
  copy->notes = g_strdup (self->notes);
  copy->labels = copy_list (self->labels, copy_text);
  copy->sides = copy_list (self->sides, copy_wording);
  copy->units = copy_list (self->units, copy_wording);
  copy->objectives = copy_list (self->objectives, copy_wording);
  copy->sides_extra = g_strdup (self->sides_extra);
  copy->units_extra = g_strdup (self->units_extra);
  copy->objectives_extra = g_strdup (self->objectives_extra);
  copy->extra = g_strdup (self->extra);

  return copy;
}

void
rdt_translation_free (RdtTranslation *self)
{
  g_free (self->language);
  g_free (self->title);
  g_free (self->description);
  g_free (self->notes);
  g_clear_pointer (&self->labels, g_ptr_array_unref);
  g_clear_pointer (&self->sides, g_ptr_array_unref);
  g_clear_pointer (&self->units, g_ptr_array_unref);
  g_clear_pointer (&self->objectives, g_ptr_array_unref);
  g_free (self->sides_extra);
  g_free (self->units_extra);
  g_free (self->objectives_extra);
  g_free (self->extra);
  g_free (self);
}

/**
 * rdt_wordings_find:
 * @wordings: (nullable) (element-type RdtWording)
 *
 * Returns: (nullable): the wording for an id
 */
RdtWording *
rdt_wordings_find (const GPtrArray *wordings,
                   const char      *id)
{
  for (guint i = 0; wordings != NULL && i < wordings->len; i++)
    {
      RdtWording *wording = g_ptr_array_index (wordings, i);

      if (g_strcmp0 (wording->id, id) == 0)
        return wording;
    }

  return NULL;
}

/**
 * rdt_translation_get:
 *
 * Returns: (inout) (nullable) (element-type RdtWording): the wordings for things
 *   of a kind
 */
GPtrArray **
rdt_translation_get (RdtTranslation *self,
                     RdtWordingKind  kind)
{
  switch (kind)
    {
    case RDT_WORDING_SIDE:
      return &self->sides;

    case RDT_WORDING_UNIT:
      return &self->units;

    case RDT_WORDING_OBJECTIVE:
      return &self->objectives;
    }

  g_return_val_if_reached (NULL);
}
