/* test-setup-json.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-setup-json.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "rdt-rules-store.h"
#include "rdt-test.h"
#include "rdt-theatre-json.h"
#include "rdt-translation.h"

/* Scenario files: they are read, and always written in the same form. */

#define EVERYTHING "tests/json/everything.scenario.json"

#define SCENARIO(grid, cells, more, units) \
  "{\"format\": \"redoubt-scenario\", \"version\": 1, \"title\": \"T\", " more \
  "\"rules\": \"musket\", \"board\": {\"grid\": \"" grid "\", \"width\": 4, \"height\": 4, " \
  "\"cells\": {" cells "}}, \"sides\": [{\"id\": \"red\", \"name\": \"R\", \"units\": [" units \
  "]}, {\"id\": \"blue\", \"name\": \"B\", \"units\": []}]}"

static RdtSetup *
read_text (const char *text)
{
  g_autoptr(GError) error = NULL;
  RdtSetup *setup = rdt_setup_read (text, strlen (text), "file", &error);

  g_assert_no_error (error);

  return setup;
}

static char *
rewrite (const char *text)
{
  g_autoptr(RdtSetup) setup = read_text (text);

  return rdt_setup_to_text (setup);
}

static char *
read_everything (void)
{
  g_autofree char *path = rdt_test_path (EVERYTHING);
  gsize length;

  return rdt_test_read (path, &length);
}

/* Members of other programs are kept at every level of the file. */
static void
test_setup_is_written_as_it_was_read (void)
{
  g_autofree char *text = read_everything ();
  g_autofree char *again = rewrite (text);

  g_assert_cmpstr (again, ==, text);
}

static void
test_setup_copy_is_written_the_same (void)
{
  g_autofree char *text = read_everything ();
  g_autoptr(RdtSetup) setup = read_text (text);
  g_autoptr(RdtSetup) copy = rdt_setup_copy (setup);
  g_autofree char *again = NULL;

  rdt_setup_free (g_steal_pointer (&setup));
  again = rdt_setup_to_text (copy);
  g_assert_cmpstr (again, ==, text);
}

/* However a scenario is written, it is saved in one form. */
static void
test_setup_of_a_case_settles_at_once (gconstpointer folder)
{
  g_auto(GStrv) paths = rdt_test_list_files (folder, ".case.json");

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *text = NULL;
      g_autofree char *first = NULL;
      g_autofree char *second = NULL;
      g_autofree char *scenario = NULL;
      g_autoptr(JsonNode) root = NULL;
      g_autoptr(RdtSetup) setup = NULL;
      JsonObject *battle;
      gsize length;

      text = rdt_test_read (paths[i], &length);
      root = json_from_string (text, NULL);
      battle = json_object_get_object_member (json_node_get_object (root), "battle");
      scenario = json_to_string (json_object_get_member (battle, "scenario"), FALSE);
      setup = rdt_setup_read (scenario, strlen (scenario), "file", NULL);
      if (setup == NULL)
        continue;

      first = rdt_setup_to_text (setup);
      second = rewrite (first);
      g_assert_cmpstr (second, ==, first);
    }
}

static void
test_setup_leaves_out_what_goes_without_saying (void)
{
  g_autofree char *plain = rewrite (SCENARIO ("square", "", "",
                                              "{\"id\": \"r1\", \"type\": \"infantry\"}"));
  g_autofree char *full =
    rewrite (SCENARIO ("square",
                       "\"A1\": {\"ground\": \"open\", \"height\": 0, \"road\": false, "
                       "\"works\": []}, \"B2\": {}",
                       "\"options\": {}, \"objectives\": [], \"exits\": [], \"victory\": [], ",
                       "{\"type\": \"infantry\", \"quality\": \"average\", "
                       "\"gas-shell\": false, \"id\": \"r1\"}"));

  g_assert_cmpstr (full, ==, plain);
}

static void
test_setup_puts_rectangles_upright (void)
{
  g_autoptr(RdtSetup) setup =
    read_text (SCENARIO ("square", "",
                         "\"exits\": [{\"side\": \"red\", \"at\": [\"D1:B3\", \"C2:C2\"]}], ", ""));
  g_autofree char *text = rdt_setup_to_text (setup);

  g_assert_nonnull (strstr (text, "\"at\": [\"B1:D3\", \"C2\"]"));
}

static void
test_setup_reads_facings_of_its_grid (void)
{
  g_autofree char *hex =
    rewrite (SCENARIO ("hex", "", "",
                       "{\"id\": \"r1\", \"type\": \"infantry\", \"facing\": \"nw\"}"));
  g_autoptr(GError) error = NULL;
  const char *const square =
    SCENARIO ("square", "", "", "{\"id\": \"r1\", \"type\": \"infantry\", \"facing\": \"nw\"}");

  g_assert_nonnull (strstr (hex, "\"facing\": \"nw\""));
  g_assert_null (rdt_setup_read (square, strlen (square), "file", &error));
  g_assert_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE);
}

static void
test_setup_remembers_options_that_are_off (void)
{
  g_autoptr(RdtSetup) setup =
    read_text (SCENARIO ("square", "",
                         "\"options\": {\"gas\": true, \"pinning\": false, \"x-a\": 1}, ", ""));
  g_autofree char *text = rdt_setup_to_text (setup);

  g_assert_true (rdt_setup_has_option (setup, "gas"));
  g_assert_false (rdt_setup_has_option (setup, "pinning"));
  g_assert_nonnull (strstr (text, "{\"gas\": true, \"pinning\": false, \"x-a\": 1}"));
}

#define BOARD(more) \
  "{\"format\": \"redoubt-scenario\", \"version\": 1, \"title\": \"T\", \"rules\": \"musket\", " \
  "\"board\": {\"grid\": \"hex\", \"width\": 4, \"height\": 4" more "}, " \
  "\"sides\": [{\"id\": \"red\", \"name\": \"R\", \"units\": []}, " \
  "{\"id\": \"blue\", \"name\": \"B\", \"units\": []}]}"

/* A theatre is one of our words; another word stays as it is. */
static void
test_setup_board_lies_in_a_theatre (void)
{
  static const struct
  {
    const char *board;
    const char *kept;
    RdtTheatre  theatre;
  } cases[] = {
    { BOARD (""), NULL, RDT_THEATRE_TEMPERATE },
    { BOARD (", \"x-theatre\": \"desert\""), "\"x-theatre\": \"desert\"", RDT_THEATRE_DESERT },
    { BOARD (", \"x-theatre\": \"temperate\""), "\"x-theatre\": \"temperate\"",
      RDT_THEATRE_TEMPERATE },
    { BOARD (", \"x-theatre\": \"jungle\""), "\"x-theatre\": \"jungle\"",
      RDT_THEATRE_TEMPERATE },
    { BOARD (", \"x-theatre\": [1]"), "\"x-theatre\": [1]", RDT_THEATRE_TEMPERATE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(RdtSetup) setup = read_text (cases[i].board);
      g_autoptr(RdtSetup) copy = rdt_setup_copy (setup);
      g_autofree char *text = rdt_setup_to_text (copy);

      g_assert_cmpuint (copy->theatre, ==, cases[i].theatre);
      if (cases[i].kept != NULL)
        g_assert_nonnull (strstr (text, cases[i].kept));
    }
}

/* Members of other programs stay beside it. */
static void
test_setup_board_goes_to_another_theatre (void)
{
  g_autoptr(RdtSetup) setup =
    read_text (BOARD (", \"x-theatre\": \"jungle\", \"x-a\": {\"b\": 1}"));
  g_autofree char *winter = NULL;
  g_autofree char *temperate = NULL;

  rdt_theatre_set (setup, RDT_THEATRE_WINTER);
  winter = rdt_setup_to_text (setup);
  g_assert_nonnull (strstr (winter, "\"x-theatre\": \"winter\""));
  g_assert_nonnull (strstr (winter, "\"x-a\""));
  g_assert_null (strstr (winter, "jungle"));

  rdt_theatre_set (setup, RDT_THEATRE_TEMPERATE);
  temperate = rdt_setup_to_text (setup);
  g_assert_null (strstr (temperate, "x-theatre"));
  g_assert_nonnull (strstr (temperate, "\"x-a\""));
}

/* Translated texts are shown and never saved. */
static void
test_setup_shows_the_users_language (void)
{
  const char *const languages[] = { "de_AT.UTF-8", "de_AT", "de", "C", NULL };
  const char *const english[] = { "en_GB", "en", "C", NULL };
  g_autofree char *text = read_everything ();
  g_autoptr(RdtSetup) setup = read_text (text);
  g_autoptr(RdtSetup) shown = NULL;
  g_autofree char *again = NULL;
  const RdtSetupObjective *objective;
  const RdtSetupLabel *labels[3];

  rdt_setup_translate (setup, english);
  g_assert_cmpstr (setup->sides[0].name, ==, "Red");

  rdt_setup_translate (setup, languages);
  shown = rdt_setup_copy (setup);
  objective = g_ptr_array_index (shown->objectives, 0);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    labels[i] = g_ptr_array_index (shown->labels, i);

  g_assert_cmpstr (shown->title, ==, "Alles");
  g_assert_cmpstr (shown->description, ==, "Zwei\nZeilen");
  g_assert_cmpstr (shown->notes, ==, "Ein Absatz.");
  g_assert_cmpstr (shown->sides[0].name, ==, "Rot");
  g_assert_cmpstr (shown->sides[0].briefing, ==, "Die Brücke!");
  g_assert_cmpstr (shown->sides[1].name, ==, "Blau");
  g_assert_cmpstr (rdt_setup_side_find_unit (&shown->sides[0], "r1")->name, ==, "Eins");
  g_assert_cmpstr (objective->name, ==, "Brücke");
  g_assert_cmpstr (labels[0]->text, ==, "Nieder-Lindach");
  g_assert_cmpstr (labels[2]->text, ==, "Höhe 112");

  again = rdt_setup_to_text (shown);
  g_assert_cmpstr (again, ==, text);
}

/* Forty characters, however many bytes they are. */
static void
test_setup_has_long_labels (void)
{
  g_autofree char *text = read_everything ();
  g_autoptr(GString) longer = g_string_new (text);
  g_autoptr(GString) label = g_string_new (NULL);
  g_autoptr(RdtSetup) setup = NULL;

  for (guint i = 0; i < RDT_MAX_LABEL_LENGTH; i++)
    g_string_append (label, "ö");
  g_assert_cmpuint (g_string_replace (longer, "Höhe 112", label->str, 1), ==, 1);
  setup = read_text (longer->str);
  g_assert_cmpstr (((RdtSetupLabel *) g_ptr_array_index (setup->labels, 2))->text, ==,
                   label->str);
}

/* The file is checked as a whole before any of it can be used. */
static void
test_setup_that_is_wrong_at_its_end_is_none (void)
{
  g_autofree char *text = read_everything ();
  g_autoptr(GError) error = NULL;

  *strstr (text, "\"otherwise\"") = ' ';
  g_assert_null (rdt_setup_read (text, strlen (text), "file", &error));
  g_assert_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_SYNTAX);
}

#define add(path, func) g_test_add_func ("/json/setup-json/" path, func)

int
main (int   argc,
      char *argv[])
{
  const char *const *rules = rdt_rules_store_list ();

  g_test_init (&argc, &argv, NULL);

  add ("is-written-as-it-was-read", test_setup_is_written_as_it_was_read);
  add ("copy-is-written-the-same", test_setup_copy_is_written_the_same);
  add ("leaves-out-what-goes-without-saying", test_setup_leaves_out_what_goes_without_saying);
  add ("puts-rectangles-upright", test_setup_puts_rectangles_upright);
  add ("reads-facings-of-its-grid", test_setup_reads_facings_of_its_grid);
  add ("remembers-options-that-are-off", test_setup_remembers_options_that_are_off);
  add ("board-lies-in-a-theatre", test_setup_board_lies_in_a_theatre);
  add ("board-goes-to-another-theatre", test_setup_board_goes_to_another_theatre);
  add ("shows-the-users-language", test_setup_shows_the_users_language);
  add ("has-long-labels", test_setup_has_long_labels);
  add ("that-is-wrong-at-its-end-is-none", test_setup_that_is_wrong_at_its_end_is_none);

  for (guint i = 0; rules[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/json/setup-json/of-a-case-settles-at-once/",
                                           rules[i], NULL);

      g_test_add_data_func_full (path, g_build_filename ("tests", "cases", rules[i], NULL),
                                 test_setup_of_a_case_settles_at_once, g_free);
    }

  return g_test_run ();
}
