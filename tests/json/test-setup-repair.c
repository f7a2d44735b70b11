/* test-setup-repair.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-mutant.h"
#include "rdt-setup-json.h"
#include "rdt-test.h"

/* A broken file is read as far as possible, and the result is a scenario that the
 * strict reader accepts.
 */

#define BEGINNING "{\"format\": \"redoubt-scenario\", \"version\": 1, "
#define BOARD "\"board\": {\"grid\": \"square\", \"width\": 8, \"height\": 8}, "
#define RED "{\"id\": \"red\", \"name\": \"Red\", \"units\": []}"
#define BLUE "{\"id\": \"blue\", \"name\": \"Blue\", \"units\": []}"
#define SIDES "\"sides\": [" RED ", " BLUE "]"

static void
check_reads_again (const RdtSetup *setup)
{
  g_autofree char *text = rdt_setup_to_text (setup);
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtSetup) again = rdt_setup_read (text, strlen (text), "again", &error);
  g_autofree char *text_again = NULL;

  g_assert_no_error (error);
  text_again = rdt_setup_to_text (again);
  g_assert_cmpstr (text_again, ==, text);
}

static RdtSetup *
repair (const char *text,
        GPtrArray  *faults)
{
  g_autoptr(GError) error = NULL;
  RdtSetup *setup = rdt_setup_repair (text, strlen (text), "file", faults, &error);

  g_assert_no_error (error);
  check_reads_again (setup);

  return setup;
}

static GPtrArray *
new_faults (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

static void
check_faults (const GPtrArray   *faults,
              const char *const *expected)
{
  for (guint i = 0; i < faults->len; i++)
    g_test_message ("%s", (const char *) g_ptr_array_index (faults, i));

  g_assert_cmpuint (faults->len, ==, g_strv_length ((char **) expected));
  for (guint i = 0; i < faults->len; i++)
    g_assert_cmpstr (g_ptr_array_index (faults, i), ==, expected[i]);
}

static void
test_repair_good_file_has_no_faults (void)
{
  g_autofree char *path = rdt_test_path ("tests/json/everything.scenario.json");
  g_autoptr(GPtrArray) faults = new_faults ();
  g_autoptr(RdtSetup) setup = NULL;
  g_autofree char *text = rdt_test_read (path, NULL);
  g_autofree char *written = NULL;

  setup = repair (text, faults);
  written = rdt_setup_to_text (setup);

  g_assert_cmpuint (faults->len, ==, 0);
  g_assert_cmpstr (written, ==, text);
}

/* As little as possible is left out: a quality, but a whole unit without an id. */
static void
test_repair_leaves_out_the_least (void)
{
  const char *const expected[] = {
    "$.board.cells.C4.ground: expected \"open\", \"woods\", \"built-up\" or \"river\", "
    "found \"jungle\"; left out",
    "$.board.cells.Q9: expected a member named after a square or hex on the board, "
    "found an object; left out",
    "$.sides[0].units[0].quality: expected \"elite\", \"average\" or \"poor\", "
    "found \"fair\"; left out",
    "$.sides[0].units[1].id: expected an id (lower-case letters, digits and hyphens), "
    "found \"R 2\"; left out: $.sides[0].units[1]",
    "$.sides[0].units[3]: expected a member \"type\", found none; left out: $.sides[0].units[3]",
    "$: expected a known member, found \"weather\"; left out",
    NULL,
  };
  g_autoptr(GPtrArray) faults = new_faults ();
  g_autoptr(RdtSetup) setup = NULL;
  const RdtSetupUnit *unit;

  setup = repair (BEGINNING "\"title\": \"T\", \"rules\": \"modern\", \"weather\": \"rain\", "
                  "\"board\": {\"grid\": \"square\", \"width\": 8, \"height\": 8, \"cells\": {"
                  "\"C4\": {\"ground\": \"jungle\", \"road\": true}, \"Q9\": {}}}, "
                  "\"sides\": [{\"id\": \"red\", \"name\": \"Red\", \"units\": ["
                  "{\"id\": \"r1\", \"type\": \"infantry\", \"at\": \"A1\", "
                  "\"quality\": \"fair\"}, "
                  "{\"id\": \"R 2\", \"type\": \"infantry\", \"at\": \"B1\"}, "
                  "{\"id\": \"r3\", \"type\": \"infantry\", \"at\": \"C1\"}, "
                  "{\"id\": \"r4\", \"at\": \"D1\"}]}, " BLUE "]}", faults);
  check_faults (faults, expected);

  g_assert_cmpuint (setup->sides[0].units->len, ==, 2);
  unit = g_ptr_array_index (setup->sides[0].units, 0);
  g_assert_cmpstr (unit->id, ==, "r1");
  g_assert_cmpint (unit->quality, ==, RDT_QUALITY_AVERAGE);
  unit = g_ptr_array_index (setup->sides[0].units, 1);
  g_assert_cmpstr (unit->id, ==, "r3");
  g_assert_true (rdt_setup_get_terrain (setup, (RdtPlace) { 2, 3 })->has_road);
}

/* One pass may leave new faults for the next. */
static void
test_repair_goes_on_until_all_is_good (void)
{
  g_autoptr(GPtrArray) faults = new_faults ();
  g_autoptr(RdtSetup) setup = NULL;

  setup = repair (BEGINNING "\"title\": \"T\", \"rules\": \"modern\", " BOARD SIDES ", "
                  "\"victory\": [{\"side\": \"red\", \"holds\": [\"x\", \"y\"]}, "
                  "{\"side\": \"red\", \"enemy-lost\": 3}]}", faults);

  g_assert_cmpuint (faults->len, ==, 4);
  g_assert_cmpuint (setup->victory->len, ==, 1);
}

static void
test_repair_puts_something_in_the_place_of_what_must_be (void)
{
  const char *const expected[] = {
    "$.version: expected a whole number, found \"1\"; it is read as a file of the current version",
    "$: expected a member \"title\", found none; in its place: Untitled",
    "$.rules: expected an id (lower-case letters, digits and hyphens), found \"My Rules\"; "
    "in its place: modern",
    "$.sides: expected two sides, found an array; the first two are kept",
    "$.sides[0].id: expected a string, found 5; in its place: side-a",
    "$.sides[1].units: expected an array, found null; the side has none",
    "$.sides[0]: expected a member \"name\", found none; in its place: A",
    NULL,
  };
  g_autoptr(GPtrArray) faults = new_faults ();
  g_autoptr(RdtSetup) setup = NULL;

  setup = repair ("{\"format\": \"redoubt-scenario\", \"version\": \"1\", \"rules\": \"My Rules\", "
                  BOARD "\"sides\": [{\"id\": 5, \"units\": []}, "
                  "{\"id\": \"blue\", \"name\": \"Blue\", \"units\": null}, " RED "]}", faults);

  check_faults (faults, expected);
}

static void
append_units (GString *text,
              char     letter,
              guint    n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s{\"id\": \"%c%u\", \"type\": \"infantry\"}",
                            i > 0 ? ", " : "", letter, i);
}

/* No side loses units as long as it has no more than half of the greatest number. */
static void
test_repair_shortens_what_is_too_long (void)
{
  g_autoptr(GPtrArray) faults = new_faults ();
  g_autoptr(GString) text = g_string_new (BEGINNING "\"title\": \"T\", \"rules\": \"modern\", "
                                          BOARD);
  g_autoptr(RdtSetup) setup = NULL;

  g_string_append (text, "\"sides\": [{\"id\": \"red\", \"name\": \"Red\", \"units\": [");
  append_units (text, 'r', 150);
  g_string_append (text, "]}, {\"id\": \"blue\", \"name\": \"Blue\", \"units\": [");
  append_units (text, 'b', 40);
  g_string_append (text, "]}]}");
  setup = repair (text->str, faults);

  g_assert_cmpuint (setup->sides[0].units->len, ==, 88);
  g_assert_cmpuint (setup->sides[1].units->len, ==, 40);
}

static void
test_repair_refuses_what_is_no_scenario (void)
{
  const char *const texts[] = {
    "",
    "[]",
    "{}",
    "{\"format\": \"redoubt-battle\", \"version\": 1}",
    "{\"format\": \"redoubt-scenario\", \"version\": 2, \"title\": \"T\", \"rules\": \"modern\", "
      BOARD SIDES "}",
    BEGINNING "\"title\": \"T\", \"rules\": \"modern\", " SIDES "}",
    BEGINNING "\"title\": \"T\", \"rules\": \"modern\", " BOARD "\"sides\": [" RED "]}",
    BEGINNING "\"title\": \"T\", \"title\": \"T\", \"rules\": \"modern\", " BOARD SIDES "}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr(GPtrArray) faults = new_faults ();
      g_autoptr(GError) strict = NULL;
      g_autoptr(GError) error = NULL;

      g_assert_null (rdt_setup_read (texts[i], strlen (texts[i]), "file", &strict));
      g_assert_null (rdt_setup_repair (texts[i], strlen (texts[i]), "file", faults, &error));
      g_assert_error (error, RDT_FORMAT_ERROR, strict->code);
      g_assert_cmpstr (error->message, ==, strict->message);
    }
}

/* Any broken file is either refused in the strict reader's words, or becomes a
 * scenario that it accepts.
 */
static gboolean
check_either (const char *text,
              gsize       length)
{
  g_autoptr(GPtrArray) faults = new_faults ();
  g_autoptr(GError) strict = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtSetup) setup = rdt_setup_read (text, length, "file", &strict);
  g_autoptr(RdtSetup) repaired = rdt_setup_repair (text, length, "file", faults, &error);

  g_assert_true ((repaired == NULL) == (error != NULL));

  if (repaired == NULL)
    {
      g_assert_cmpstr (error->message, ==, strict->message);
      return FALSE;
    }

  g_assert_true ((setup == NULL) == (faults->len > 0));
  check_reads_again (repaired);

  return TRUE;
}

static void
test_repair_bad_files_are_repaired_or_refused (void)
{
  g_autofree char *folder = rdt_test_path ("tests/bad");
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  guint n_repaired = 0;
  guint n_refused = 0;
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;
      gsize length;

      if (!g_str_has_prefix (name, "scenario-"))
        continue;

      text = rdt_test_read (path, &length);
      if (check_either (text, length))
        n_repaired++;
      else
        n_refused++;
    }

  g_test_message ("%u repaired, %u refused", n_repaired, n_refused);
  g_assert_cmpuint (n_repaired, >, 80);
  g_assert_cmpuint (n_refused, >, 30);
}

/* Each value of a file that has every member, changed in every way. */
static void
test_repair_any_change_is_repaired_or_refused (void)
{
  const char *const values[] = { "null", "true", "-1", "\"\"", "\"A1\"", "[]", "[7]", "{}" };
  g_autofree char *path = rdt_test_path ("tests/json/everything.scenario.json");
  g_autofree char *text = rdt_test_read (path, NULL);
  g_autoptr(JsonNode) root = json_from_string (text, NULL);
  g_autoptr(GPtrArray) spots = rdt_mutant_list_spots (root);

  for (guint i = 0; i < spots->len; i++)
    {
      const RdtSpot *spot = g_ptr_array_index (spots, i);
      g_autofree char *without = NULL;

      for (guint j = 0; j < G_N_ELEMENTS (values); j++)
        {
          g_autofree char *changed = rdt_mutant_write (root, spot->node, RDT_CHANGE_REPLACE,
                                                       values[j]);

          check_either (changed, strlen (changed));
        }

      if (spot->node == root)
        continue;

      without = rdt_mutant_write (root, spot->node, RDT_CHANGE_REMOVE, NULL);
      check_either (without, strlen (without));
    }
}

#define add(path, func) g_test_add_func ("/json/repair/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("good-file-has-no-faults", test_repair_good_file_has_no_faults);
  add ("leaves-out-the-least", test_repair_leaves_out_the_least);
  add ("goes-on-until-all-is-good", test_repair_goes_on_until_all_is_good);
  add ("puts-something-in-the-place-of-what-must-be",
       test_repair_puts_something_in_the_place_of_what_must_be);
  add ("shortens-what-is-too-long", test_repair_shortens_what_is_too_long);
  add ("refuses-what-is-no-scenario", test_repair_refuses_what_is_no_scenario);
  add ("any-change-is-repaired-or-refused", test_repair_any_change_is_repaired_or_refused);
  add ("bad-files-are-repaired-or-refused", test_repair_bad_files_are_repaired_or_refused);

  return g_test_run ();
}
