/* rdt-setup-read-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-setup-read-private.h"

#include <glib/gi18n.h>

#include "rdt-translation.h"
#include "rdt-wire.h"

/* The labels and translations of a scenario. */

static char *
get_label_text (RdtReader *reader)
{
  const char *text = rdt_reader_get_string (reader);

  if (g_utf8_strlen (text, -1) > RDT_MAX_LABEL_LENGTH)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("at most %u characters"),
                          RDT_MAX_LABEL_LENGTH);

  return g_strdup (text);
}

static RdtSetupLabel *
read_label (RdtSetupReading *context)
{
  RdtReader *reader = context->reader;
  RdtSetupLabel *label = rdt_setup_label_new ();

  rdt_reader_begin_object (reader);
  if (rdt_reader_require (reader, "at"))
    {
      label->at = rdt_reader_get_place (reader);
      if (rdt_reader_is_good (reader) && !rdt_setup_contains (context->setup, label->at))
        rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("a square or hex on the board"));
      rdt_reader_leave (reader);
    }
  if (rdt_reader_require (reader, "text"))
    {
      label->text = get_label_text (reader);
      rdt_reader_leave (reader);
    }
  label->kind = rdt_reader_read_enum (reader, "kind", RDT_TYPE_LABEL_KIND, RDT_LABEL_PLACE);
  label->extra = rdt_reader_dup_extra (reader);
  rdt_reader_end_object (reader);

  return label;
}

static guint
begin_labels (RdtReader *reader)
{
  guint n = rdt_reader_begin_array (reader);

  if (n > RDT_MAX_LABELS)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("at most %u labels"), RDT_MAX_LABELS);

  return n;
}

/**
 * rdt_setup_read_labels:
 *
 * Reads labels, after the board.
 */
void
rdt_setup_read_labels (RdtSetupReading *context)
{
  RdtReader *reader = context->reader;
  guint n;

  if (!rdt_reader_enter (reader, "labels"))
    return;

  n = begin_labels (reader);
  for (guint i = 0; i < n && rdt_reader_is_good (reader); i++)
    {
      rdt_reader_enter_element (reader, i);
      g_ptr_array_add (context->setup->labels, read_label (context));
      rdt_reader_leave (reader);
    }
  rdt_reader_leave (reader);
}

static void
read_translated_labels (RdtReader      *reader,
                        RdtTranslation *translation)
{
  guint n;

  if (!rdt_reader_enter (reader, "labels"))
    return;

  translation->labels = g_ptr_array_new_with_free_func (g_free);
  n = begin_labels (reader);
  for (guint i = 0; i < n && rdt_reader_is_good (reader); i++)
    {
      rdt_reader_enter_element (reader, i);
      g_ptr_array_add (translation->labels, get_label_text (reader));
      rdt_reader_leave (reader);
    }
  rdt_reader_leave (reader);
}

static void
read_translated_sides (RdtReader      *reader,
                       RdtTranslation *translation)
{
  g_auto(GStrv) ids = NULL;

  if (!rdt_reader_open_object (reader, "sides"))
    return;

  translation->sides = rdt_wordings_new ();
  ids = rdt_reader_dup_ids (reader);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      RdtWording *wording = rdt_wording_new (ids[i]);

      g_ptr_array_add (translation->sides, wording);
      if (!rdt_reader_open_object (reader, ids[i]))
        continue;

      wording->name = rdt_reader_read_string (reader, "name");
      wording->briefing = rdt_reader_read_string (reader, "briefing");
      wording->extra = rdt_reader_dup_extra (reader);
      rdt_reader_close_object (reader);
    }

  translation->sides_extra = rdt_reader_dup_extra (reader);
  rdt_reader_close_object (reader);
}

static GPtrArray *
read_names (RdtReader  *reader,
            GStrv       ids)
{
  GPtrArray *wordings = rdt_wordings_new ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      RdtWording *wording = rdt_wording_new (ids[i]);

      wording->name = rdt_reader_read_string (reader, ids[i]);
      g_ptr_array_add (wordings, wording);
    }

  return wordings;
}

static void
read_translated_units (RdtReader      *reader,
                       RdtTranslation *translation)
{
  g_auto(GStrv) ids = NULL;

  if (!rdt_reader_open_object (reader, "units"))
    return;

  ids = rdt_reader_dup_ids (reader);
  translation->units = read_names (reader, ids);
  translation->units_extra = rdt_reader_dup_extra (reader);
  rdt_reader_close_object (reader);
}

static void
read_translated_objectives (RdtReader      *reader,
                            RdtTranslation *translation)
{
  g_auto(GStrv) cells = NULL;
  int column, row;

  if (!rdt_reader_open_object (reader, "objectives"))
    return;

  cells = rdt_reader_dup_members (reader);
  for (guint i = 0; cells[i] != NULL; i++)
    if (!rdt_grid_parse_cell (cells[i], &column, &row) && rdt_reader_enter (reader, cells[i]))
      {
        rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE,
                              _("a member named after a square or hex"));
        rdt_reader_leave (reader);
      }

  translation->objectives = read_names (reader, cells);
  translation->objectives_extra = rdt_reader_dup_extra (reader);
  rdt_reader_close_object (reader);
}

static RdtTranslation *
read_translation (RdtReader  *reader,
                  const char *language)
{
  RdtTranslation *translation = rdt_translation_new (language);

  if (!rdt_translation_is_language (language))
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE,
                          _("a member named after a language, such as \"de\" or \"pt-BR\""));

  rdt_reader_begin_object (reader);
  translation->title = rdt_reader_read_string (reader, "title");
  translation->description = rdt_reader_read_string (reader, "description");
  translation->notes = rdt_reader_read_string (reader, "notes");
  read_translated_labels (reader, translation);
  read_translated_sides (reader, translation);
  read_translated_units (reader, translation);
  read_translated_objectives (reader, translation);
  translation->extra = rdt_reader_dup_extra (reader);
  rdt_reader_end_object (reader);

  return translation;
}

/**
 * rdt_setup_read_translations:
 *
 * Reads translations.  What they refer to need not exist, so that removing a
 * unit by hand does not require removing its translations.
 */
void
rdt_setup_read_translations (RdtSetupReading *context)
{
  RdtReader *reader = context->reader;
  g_auto(GStrv) languages = NULL;

  if (!rdt_reader_open_object (reader, "translations"))
    return;

  languages = rdt_reader_dup_members (reader);
  for (guint i = 0; languages[i] != NULL; i++)
    if (rdt_reader_enter (reader, languages[i]))
      {
        g_ptr_array_add (context->setup->translations, read_translation (reader, languages[i]));
        rdt_reader_leave (reader);
      }

  context->setup->translations_extra = rdt_reader_dup_extra (reader);
  rdt_reader_close_object (reader);
}
