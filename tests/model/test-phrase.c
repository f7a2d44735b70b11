/* test-phrase.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-phrase.h"

#include <string.h>

#include "rdt-field.h"
#include "rdt-reshape.h"
#include "rdt-roster.h"
#include "rdt-setup-json.h"
#include "rdt-test.h"
#include "rdt-tool.h"
#include "rdt-translation.h"

static const char *const german[] = { "de", NULL };

/* With something of each kind, all of it translated. */
static RdtSetup *
create_setup (void)
{
  const RdtTool objective = { .kind = RDT_TOOL_OBJECTIVE };
  const RdtTool label = { .kind = RDT_TOOL_LABEL };
  RdtSetup *setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....\n....\n....");
  g_autoptr(GPtrArray) phrases = NULL;

  g_free (setup->description);
  setup->description = g_strdup ("What it is about");
  g_free (setup->notes);
  setup->notes = g_strdup ("Where it comes from");
  g_free (setup->sides[0].briefing);
  setup->sides[0].briefing = g_strdup ("What to do");
  rdt_roster_get (setup, rdt_roster_add (setup, 0, "tank", (RdtPlace) { 0, 0 }))->name =
    g_strdup ("First");
  rdt_roster_get (setup, rdt_roster_add (setup, 1, "tank", (RdtPlace) { 3, 3 }))->name =
    g_strdup ("Second");
  rdt_tool_put (&objective, setup, 1);
  ((RdtSetupObjective *) g_ptr_array_index (setup->objectives, 0))->name = g_strdup ("Bridge");
  rdt_tool_put (&label, setup, 4);
  rdt_tool_put (&label, setup, 5);

  g_assert_true (rdt_phrase_add_language (setup, "de"));
  phrases = rdt_phrase_list (setup, "de");
  for (guint i = 0; i < phrases->len; i++)
    {
      const RdtPhrase *phrase = g_ptr_array_index (phrases, i);
      g_autofree char *words = g_strdup_printf ("%u auf deutsch", i);

      g_assert_null (phrase->translated);
      rdt_phrase_translate (phrase, setup, "de", words);
    }

  return setup;
}

static void
assert_all_are_translated (const RdtSetup *setup,
                           guint           n_phrases)
{
  g_autoptr(GPtrArray) phrases = rdt_phrase_list (setup, "de");

  g_assert_cmpuint (phrases->len, ==, n_phrases);
  for (guint i = 0; i < phrases->len; i++)
    {
      const RdtPhrase *phrase = g_ptr_array_index (phrases, i);

      g_test_message ("%s: %s", phrase->written, phrase->translated);
      g_assert_nonnull (phrase->translated);
      g_assert_true (g_str_has_suffix (phrase->translated, " auf deutsch"));
    }
}

static void
test_phrase_all_words_are_translated (void)
{
  g_autoptr(RdtSetup) setup = create_setup ();
  g_autofree char *text = rdt_setup_to_text (setup);
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtSetup) read = rdt_setup_read (text, strlen (text), "file", &error);

  g_assert_no_error (error);
  assert_all_are_translated (setup, 11);
  assert_all_are_translated (read, 11);

  rdt_setup_translate (read, german);
  g_assert_true (g_str_has_suffix (read->title, " auf deutsch"));
  g_assert_true (g_str_has_suffix (read->notes, " auf deutsch"));
  g_assert_true (g_str_has_suffix (read->sides[0].briefing, " auf deutsch"));
  g_assert_true (g_str_has_suffix (((RdtSetupLabel *) g_ptr_array_index (read->labels, 1))->text,
                                   " auf deutsch"));
}

static void
test_phrase_what_is_emptied_is_left_out (void)
{
  g_autoptr(RdtSetup) setup = create_setup ();
  g_autoptr(RdtSetup) before = rdt_setup_copy (setup);
  g_autoptr(GPtrArray) phrases = rdt_phrase_list (setup, "de");
  g_autoptr(GPtrArray) after = NULL;

  for (guint i = 0; i < phrases->len; i++)
    rdt_phrase_translate (g_ptr_array_index (phrases, i), setup, "de", "");

  after = rdt_phrase_list (setup, "de");
  for (guint i = 0; i < after->len; i++)
    g_assert_null (((RdtPhrase *) g_ptr_array_index (after, i))->translated);

  rdt_setup_translate (setup, german);
  g_assert_cmpstr (setup->title, ==, before->title);
  g_assert_cmpstr (setup->sides[1].name, ==, before->sides[1].name);

  rdt_phrase_drop_language (before, "de");
  g_assert_cmpuint (before->translations->len, ==, 0);
}

static void
test_phrase_languages_are_called_as_in_files (void)
{
  const char *const good[] = { "de", "pt-BR", "zh-Hans", "nds" };
  const char *const bad[] = { "", "d", "German", "de-", "de fr", "DE" };
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "..");

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_assert_true (rdt_phrase_add_language (setup, good[i]));
      g_assert_false (rdt_phrase_add_language (setup, good[i]));
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (rdt_phrase_add_language (setup, bad[i]));
}

static void
set_field (RdtSetup         *setup,
           const char       *path,
           const RdtSubject *subject,
           const char       *value)
{
  g_assert_true (rdt_field_set (rdt_field_find (path), setup, subject, value, NULL));
}

/* Translations refer to things by their ids, cells and order. */
static void
test_phrase_words_go_with_what_they_name (void)
{
  const RdtSubject objective = { .kind = RDT_SUBJECT_OBJECTIVE };
  const RdtSubject side = { .kind = RDT_SUBJECT_SIDE };
  const RdtSubject unit = { .kind = RDT_SUBJECT_UNIT };
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(RdtSetup) setup = create_setup ();
  g_autoptr(RdtSetup) turned = NULL;
  g_autoptr(RdtSetup) larger = NULL;
  g_autoptr(GPtrArray) phrases = NULL;

  set_field (setup, "objectives.at", &objective, "C2");
  set_field (setup, "sides.id", &side, "others");
  set_field (setup, "sides.units.id", &unit, "the-first");
  assert_all_are_translated (setup, 11);

  turned = rdt_reshape_rotate (setup, 1, lost);
  larger = rdt_reshape_resize (turned, 9, 9, (RdtPlace) { 2, 3 }, lost);
  assert_all_are_translated (larger, 11);

  rdt_setup_remove_label (larger, 0);
  assert_all_are_translated (larger, 10);
  phrases = rdt_phrase_list (larger, "de");
  g_assert_cmpstr (((RdtPhrase *) g_ptr_array_index (phrases, 9))->translated, ==,
                   "10 auf deutsch");
}

/* A new thing does not take over the translation of the one that it replaces. */
static void
test_phrase_words_go_when_things_go (void)
{
  const RdtTool eraser = { .kind = RDT_TOOL_ERASE };
  const RdtTool objective = { .kind = RDT_TOOL_OBJECTIVE };
  const RdtTool unit = { .kind = RDT_TOOL_UNIT, .type = "tank" };
  g_autoptr(RdtSetup) setup = create_setup ();
  const RdtTranslation *translation = g_ptr_array_index (setup->translations, 0);

  rdt_tool_put (&eraser, setup, 0);
  rdt_tool_put (&eraser, setup, 1);
  rdt_tool_put (&unit, setup, 0);
  rdt_tool_put (&objective, setup, 1);

  g_assert_cmpuint (translation->units->len, ==, 1);
  g_assert_cmpuint (translation->objectives->len, ==, 0);
}

#define add(path, func) g_test_add_func ("/model/phrase/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("all-words-are-translated", test_phrase_all_words_are_translated);
  add ("what-is-emptied-is-left-out", test_phrase_what_is_emptied_is_left_out);
  add ("languages-are-called-as-in-files", test_phrase_languages_are_called_as_in_files);
  add ("words-go-with-what-they-name", test_phrase_words_go_with_what_they_name);
  add ("words-go-when-things-go", test_phrase_words_go_when_things_go);

  return g_test_run ();
}
