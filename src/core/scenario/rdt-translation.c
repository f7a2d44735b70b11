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
 * Whether a file may have it for a language: as in "de", "pt-BR" or "zh-Hans".
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

/* The first of the languages, best first, into which it is translated. */
static const RdtTranslation *
find_translation (const RdtSetup    *setup,
                  const char *const *languages)
{
  for (guint i = 0; languages[i] != NULL; i++)
    for (guint j = 0; j < setup->translations->len; j++)
      {
        const RdtTranslation *translation = g_ptr_array_index (setup->translations, j);
        g_autofree char *language = g_strdelimit (g_strdup (translation->language), "-", '_');

        if (g_ascii_strcasecmp (language, languages[i]) == 0)
          return translation;
      }

  return NULL;
}

static void
reword (char       **text,
        const char  *translated)
{
  if (translated == NULL)
    return;

  g_free (*text);
  *text = g_strdup (translated);
}

/**
 * rdt_wordings_find:
 * @wordings: (nullable) (element-type RdtWording)
 *
 * Returns: (nullable): that of an id
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

static void
reword_side (RdtSetupSide         *side,
             const RdtTranslation *translation)
{
  const RdtWording *wording = rdt_wordings_find (translation->sides, side->id);

  if (wording != NULL)
    {
      reword (&side->name, wording->name);
      reword (&side->briefing, wording->briefing);
    }

  for (guint i = 0; i < side->units->len; i++)
    {
      RdtSetupUnit *unit = g_ptr_array_index (side->units, i);

      wording = rdt_wordings_find (translation->units, unit->id);
      if (wording != NULL)
        reword (&unit->name, wording->name);
    }
}

static void
reword_objectives (RdtSetup             *setup,
                   const RdtTranslation *translation)
{
  for (guint i = 0; i < setup->objectives->len; i++)
    {
      RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, i);
      const RdtWording *wording;
      char label[RDT_CELL_LABEL_SIZE];

      rdt_label_format (objective->at.column, objective->at.row, label);
      wording = rdt_wordings_find (translation->objectives, label);
      if (wording != NULL)
        reword (&objective->name, wording->name);
    }
}

/**
 * rdt_setup_translate:
 * @languages: (array zero-terminated=1): of the user, the best first, as in
 *   "de_AT", "de"
 *
 * Makes a scenario one in the language of the user, to be shown, if it has
 * such words.  What is written to a file remains as it was.
 */
void
rdt_setup_translate (RdtSetup          *setup,
                     const char *const *languages)
{
  const RdtTranslation *translation = find_translation (setup, languages);

  if (translation == NULL || setup->written != NULL)
    return;

  setup->written = rdt_setup_copy (setup);
  reword (&setup->title, translation->title);
  reword (&setup->description, translation->description);
  reword (&setup->notes, translation->notes);

  for (guint i = 0; translation->labels != NULL && i < translation->labels->len; i++)
    if (i < setup->labels->len)
      reword (&((RdtSetupLabel *) g_ptr_array_index (setup->labels, i))->text,
              g_ptr_array_index (translation->labels, i));

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    reword_side (&setup->sides[side], translation);
  reword_objectives (setup, translation);
}

/**
 * rdt_translation_get:
 *
 * Returns: (inout) (nullable) (element-type RdtWording): the words for all things
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

/**
 * rdt_setup_rename_words:
 * @to: (nullable): the new id, or %NULL where the thing is gone
 *
 * Lets the translations of a thing follow it, which they know by its id.
 */
void
rdt_setup_rename_words (RdtSetup       *setup,
                        RdtWordingKind  kind,
                        const char     *from,
                        const char     *to)
{
  for (guint i = 0; i < setup->translations->len; i++)
    {
      RdtTranslation *translation = g_ptr_array_index (setup->translations, i);
      GPtrArray *wordings = *rdt_translation_get (translation, kind);
      RdtWording *wording = rdt_wordings_find (wordings, from);

      if (wording == NULL || g_strcmp0 (from, to) == 0)
        continue;

      if (to == NULL)
        {
          g_ptr_array_remove (wordings, wording);
          continue;
        }

      g_free (wording->id);
      wording->id = g_strdup (to);
    }
}

/**
 * rdt_setup_remove_label:
 *
 * Takes a name off the map, in all languages.
 */
void
rdt_setup_remove_label (RdtSetup *setup,
                        guint     index)
{
  g_ptr_array_remove_index (setup->labels, index);

  for (guint i = 0; i < setup->translations->len; i++)
    {
      RdtTranslation *translation = g_ptr_array_index (setup->translations, i);

      if (translation->labels != NULL && index < translation->labels->len)
        g_ptr_array_remove_index (translation->labels, index);
    }
}

/**
 * rdt_setup_remove_objective:
 *
 * Takes an objective away, with what it is called in other languages.
 */
void
rdt_setup_remove_objective (RdtSetup *setup,
                            guint     index)
{
  const RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, index);
  char label[RDT_CELL_LABEL_SIZE];

  rdt_label_format (objective->at.column, objective->at.row, label);
  rdt_setup_rename_words (setup, RDT_WORDING_OBJECTIVE, label, NULL);
  g_ptr_array_remove_index (setup->objectives, index);
}
