/* test-rules-json.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-rules-json.h"

#include <glib/gstdio.h>
#include <string.h>

#include "rdt-mutant.h"
#include "rdt-rules-store.h"
#include "rdt-test.h"

/* Rule sets as files, and where they are found. */

static char *home;

#define RULES(id, more) \
  "{\"format\": \"redoubt-rules\", \"version\": 1, \"id\": \"" id "\", \"name\": \"N\", " \
  "\"grids\": [\"hex\"], \"sequence\": \"side-by-side\", \"stacking\": \"two\", " \
  "\"movement\": {\"roads\": {\"mechanism\": \"whole-move\", \"bonus\": 2}}, " \
  "\"artillery\": {\"mechanism\": \"on-target\"}, \"fire\": {}, " \
  "\"close-combat\": {\"mechanism\": \"each-saves\"}, " \
  "\"hits\": {\"mechanism\": \"by-cover\", \"destroyed\": " \
  "{\"open\": 5, \"soft\": 4, \"hard\": 3}}, " more \
  "\"weapons\": {\"bow\": {\"range\": 3, \"needs\": {\"open\": 4, \"cover\": 5}, " \
  "\"harmless-to\": [\"elephant\"]}, \"javelin\": {\"range\": 1, \"needs\": 3}}, " \
  "\"units\": {\"archers\": {\"movement\": 2, \"weapon\": \"bow\", \"power\": 2, " \
  "\"tags\": [\"entrenches\", \"mounts\"]}, \"elephant\": {\"movement\": 4, \"front\": 5, " \
  "\"flank\": 6, \"attacks\": false, \"carries\": {\"types\": [\"archers\"], " \
  "\"option\": \"tank-riders\"}, \"x-name\": \"Surus\"}}}"

static RdtRules *
read_text (const char *text)
{
  g_autoptr(GError) error = NULL;
  RdtRules *rules = rdt_rules_read (text, strlen (text), "file", &error);

  g_assert_no_error (error);

  return rules;
}

static void
test_rules_that_are_built_in_load (void)
{
  const char *const *ids = rdt_rules_store_list ();

  g_assert_cmpuint (g_strv_length ((GStrv) ids), ==, 5);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(RdtRules) rules = rdt_rules_store_find (ids[i], NULL, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (rules->id, ==, ids[i]);
      g_assert_cmpstr (rules->name, !=, "");
    }
}

/* A battle includes the source, from which the same set must load. */
static void
test_rules_load_from_their_source (void)
{
  const char *const *ids = rdt_rules_store_list ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr(RdtRules) rules = rdt_rules_store_find (ids[i], NULL, NULL);
      g_autoptr(RdtRules) again = read_text (rules->source);

      g_assert_cmpstr (again->source, ==, rules->source);
      g_assert_cmpuint (again->n_types, ==, rules->n_types);
      for (guint j = 0; j < rules->n_types; j++)
        {
          g_assert_cmpstr (again->types[j].id, ==, rules->types[j].id);
          g_assert_cmpuint (again->types[j].tags, ==, rules->types[j].tags);
          g_assert_cmpuint (again->types[j].weapon, ==, rules->types[j].weapon);
        }
    }
}

static void
test_rules_have_what_the_file_says (void)
{
  g_autoptr(RdtRules) rules = read_text (RULES ("mine", "\"exhaustion\": {\"one-in\": 3}, "));
  const RdtUnitType *archers = &rules->types[0];
  const RdtUnitType *elephant = &rules->types[1];

  g_assert_cmpuint (rules->grids, ==, 1 << RDT_GRID_HEX);
  g_assert_cmpint (rules->sequence, ==, RDT_SEQUENCE_SIDE_BY_SIDE);
  g_assert_cmpint (rules->stacking, ==, RDT_STACKING_TWO);
  g_assert_cmpuint (rules->exhaustion, ==, 3);
  g_assert_cmpuint (rules->road_bonus, ==, 2 * RDT_WHOLE_CELL);
  g_assert_cmpuint (rules->destroyed_by_cover[1], ==, 4);
  g_assert_cmpuint (rules->n_types, ==, 2);
  g_assert_cmpuint (rules->n_weapons, ==, 2);

  g_assert_cmpuint (archers->movement, ==, 2 * RDT_WHOLE_CELL);
  g_assert_cmpuint (archers->tags, ==, RDT_TAG_ENTRENCHES | RDT_TAG_MOUNTS);
  g_assert_cmpuint (archers->front, ==, 2);
  g_assert_cmpuint (archers->flank, ==, 2);
  g_assert_true (archers->attacks);
  g_assert_cmpuint (archers->weapon, ==, 0);

  g_assert_cmpuint (elephant->weapon, ==, RDT_NO_WEAPON);
  g_assert_cmpuint (elephant->front, ==, 5);
  g_assert_cmpuint (elephant->flank, ==, 6);
  g_assert_false (elephant->attacks);
  g_assert_cmpuint (elephant->carries, ==, 1);
  g_assert_cmpuint (elephant->carries_option, ==, RDT_OPTION_TANK_RIDERS);
}

static void
test_rules_have_weapons_as_the_file_says (void)
{
  g_autoptr(RdtRules) rules = read_text (RULES ("mine", ""));
  const RdtWeapon *bow = &rules->weapons[0];
  const RdtWeapon *javelin = &rules->weapons[1];

  g_assert_cmpuint (bow->range, ==, 3);
  g_assert_cmpuint (bow->needs, ==, 4);
  g_assert_cmpuint (bow->needs_in_cover, ==, 5);
  g_assert_cmpuint (bow->harmless_to, ==, 2);
  g_assert_cmpuint (bow->dice, ==, 1);
  g_assert_cmpuint (javelin->needs, ==, 3);
  g_assert_cmpuint (javelin->needs_in_cover, ==, 3);
  g_assert_cmpuint (javelin->harmless_to, ==, 0);
}

/* As little as a rule set may say. */
#define BARE \
  "{\"format\": \"redoubt-rules\", \"version\": 1, \"id\": \"bare\", \"name\": \"N\", " \
  "\"grids\": [\"hex\"], \"sequence\": \"side-by-side\", \"stacking\": \"two\", " \
  "\"movement\": {\"roads\": {\"mechanism\": \"whole-move\"}}, " \
  "\"artillery\": {\"mechanism\": \"on-target\"}, \"fire\": {}, " \
  "\"close-combat\": {\"mechanism\": \"each-saves\"}, " \
  "\"hits\": {\"mechanism\": \"by-cover\", \"destroyed\": " \
  "{\"open\": 5, \"soft\": 4, \"hard\": 3}}, " \
  "\"weapons\": {\"sling\": {\"range\": 2}}, " \
  "\"units\": {\"slingers\": {\"movement\": 1, \"power\": 3}}}"

/* What is left out is what the schema says it is then. */
static void
test_rules_need_not_say_everything (void)
{
  g_autoptr(RdtRules) rules = read_text (BARE);
  const RdtUnitType *type = &rules->types[0];
  const RdtWeapon *weapon = &rules->weapons[0];
  const RdtFireModifiers no_fire = { 0 };
  const RdtCombatModifiers no_combat = { 0 };

  g_assert_cmpuint (rules->options, ==, 0);
  g_assert_cmpuint (rules->works, ==, 0);
  g_assert_cmpuint (rules->exhaustion, ==, 0);
  g_assert_cmpuint (rules->road_bonus, ==, 0);
  g_assert_false (rules->roads_override);
  g_assert_false (rules->built_up_is_road);
  g_assert_false (rules->contact_turns_both);
  g_assert_false (rules->enemies_stop_fire);
  g_assert_cmpint (rules->heights, ==, RDT_HEIGHTS_FREE);
  g_assert_cmpint (rules->trenches, ==, RDT_TRENCHES_CROSSED);
  g_assert_cmpint (rules->mines, ==, RDT_MINES_HIT);
  g_assert_cmpuint (rules->landing_needs, ==, 5);
  g_assert_cmpmem (&rules->landing_modifiers, sizeof no_fire, &no_fire, sizeof no_fire);
  g_assert_cmpmem (&rules->fire_modifiers, sizeof no_fire, &no_fire, sizeof no_fire);
  g_assert_cmpmem (&rules->combat_modifiers, sizeof no_combat, &no_combat, sizeof no_combat);

  g_assert_cmpuint (type->tags, ==, 0);
  g_assert_cmpuint (type->movement, ==, RDT_WHOLE_CELL);
  g_assert_cmpuint (type->road_movement, ==, 0);
  g_assert_cmpuint (type->weapon, ==, RDT_NO_WEAPON);
  g_assert_cmpuint (type->armament, ==, RDT_NO_TYPE);
  g_assert_cmpuint (type->front, ==, 3);
  g_assert_cmpuint (type->flank, ==, 3);
  g_assert_true (type->attacks);
  g_assert_false (type->advances);
  g_assert_cmpuint (type->carries, ==, 0);
  g_assert_cmpuint (type->carries_option, ==, RDT_NO_OPTION);
  g_assert_cmpuint (type->option, ==, RDT_NO_OPTION);

  g_assert_cmpuint (weapon->range, ==, 2);
  g_assert_cmpuint (weapon->short_range, ==, 0);
  g_assert_cmpuint (weapon->dice, ==, 1);
  g_assert_cmpuint (weapon->needs, ==, 7);
  g_assert_cmpuint (weapon->needs_in_cover, ==, 7);
  g_assert_cmpuint (weapon->short_needs, ==, 7);
  g_assert_cmpint (weapon->sight, ==, RDT_SIGHT_NEED_OWN);
  g_assert_false (weapon->all_round);
  g_assert_false (weapon->over_units);
  g_assert_false (weapon->into_cover);
  g_assert_cmpuint (weapon->harmless_to, ==, 0);
  g_assert_cmpuint (weapon->option, ==, RDT_NO_OPTION);
}

static char *
replace (const char *text,
         const char *old,
         const char *new)
{
  g_auto(GStrv) parts = g_strsplit (text, old, 2);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);

  return g_strjoinv (new, parts);
}

static void
test_rules_tell_all_their_faults (void)
{
  g_autofree char *short_range = replace (BARE, "\"range\": 2", "\"range\": 0");
  g_autofree char *text = replace (short_range, "\"power\": 3", "\"power\": \"three\"");
  g_autoptr(GPtrArray) faults = rdt_rules_collect (text, strlen (text), "file");
  g_autoptr(GPtrArray) none = rdt_rules_collect (BARE, strlen (BARE), "file");

  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (faults->len, >=, 2);
  g_assert_cmpstr (((RdtFault *) g_ptr_array_index (faults, 0))->path, ==,
                   "$.weapons.sling.range");
  g_assert_cmpstr (((RdtFault *) g_ptr_array_index (faults, 1))->path, ==,
                   "$.units.slingers.power");
}

static void
test_rules_keep_what_is_somebody_elses (void)
{
  g_autoptr(RdtRules) rules = read_text (RULES ("mine", "\"x-by\": [1], "));

  g_assert_nonnull (strstr (rules->source, "\"x-by\":[1]"));
  g_assert_nonnull (strstr (rules->source, "\"x-name\":\"Surus\""));
}

/* Types and weapons name each other, in any order. */
static void
test_rules_reversed_are_the_same (void)
{
  g_autoptr(JsonNode) root = json_from_string (RULES ("mine", ""), NULL);
  g_autofree char *reversed = rdt_mutant_write (root, NULL, RDT_CHANGE_REVERSE, NULL);
  g_autoptr(RdtRules) rules = read_text (reversed);

  g_assert_true (g_str_has_prefix (reversed, "{\"units\""));
  g_assert_cmpstr (rules->types[1].id, ==, "archers");
  g_assert_cmpstr (rules->weapons[rules->types[1].weapon].id, ==, "bow");
  g_assert_cmpuint (rules->weapons[rules->types[1].weapon].harmless_to, ==, 1);
}

typedef struct
{
  char *folder;
  char *rules;      /* the rule set's file there */
  char *scenario;   /* a file beside which it is looked for */
} Fixture;

static void
fixture_set_up (Fixture       *fixture,
                gconstpointer  unused)
{
  fixture->folder = g_dir_make_tmp ("redoubt-XXXXXX", NULL);
  fixture->rules = g_build_filename (fixture->folder, "mine.rules.json", NULL);
  fixture->scenario = g_build_filename (fixture->folder, "any.scenario.json", NULL);
}

static void
fixture_tear_down (Fixture       *fixture,
                   gconstpointer  unused)
{
  g_assert_no_errno (g_remove (fixture->rules));
  g_assert_no_errno (g_rmdir (fixture->folder));
  g_free (fixture->folder);
  g_free (fixture->rules);
  g_free (fixture->scenario);
}

static void
test_rules_are_found_beside_a_file (Fixture       *fixture,
                                    gconstpointer  unused)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtRules) rules = NULL;

  g_file_set_contents (fixture->rules, RULES ("mine", ""), -1, &error);
  g_assert_no_error (error);
  rules = rdt_rules_store_find ("mine", fixture->scenario, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (rules->id, ==, "mine");

  g_assert_null (rdt_rules_store_find ("yours", fixture->scenario, &error));
  g_assert_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE);
  g_assert_true (g_str_has_prefix (error->message, fixture->scenario));
  g_assert_nonnull (strstr (error->message, ": $.rules: expected "));
}

/* Removes a folder, and those that it was in. */
static void
remove_empty (const char *folder)
{
  g_autofree char *at = g_strdup (folder);

  while (g_rmdir (at) == 0 && !g_str_equal (at, home))
    {
      char *parent = g_path_get_dirname (at);

      g_free (at);
      at = parent;
    }
}

/* Beside the file, in the user's data folder, and in those of the system. */
static void
test_rules_are_found_where_they_are_looked_for (void)
{
  const char *const names[] = { "Beside", "Own", "System" };
  g_autofree char *scenario = g_build_filename (home, "here", "any.scenario.json", NULL);
  g_autofree char *here = g_build_filename (home, "here", NULL);
  g_autofree char *own = g_build_filename (home, "data", "redoubt", "rules", NULL);
  g_autofree char *system = g_build_filename (home, "system", "redoubt", "rules", NULL);
  const char *const folders[] = { here, own, system };
  g_autoptr(GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path = g_build_filename (folders[i], "where.rules.json", NULL);
      g_autofree char *name = g_strdup_printf ("\"name\": \"%s\"", names[i]);
      g_autofree char *text = replace (RULES ("where", ""), "\"name\": \"N\"", name);

      g_assert_no_errno (g_mkdir_with_parents (folders[i], 0700));
      g_assert_true (g_file_set_contents (path, text, -1, NULL));
    }

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path = g_build_filename (folders[i], "where.rules.json", NULL);
      g_autoptr(RdtRules) rules = rdt_rules_store_find ("where", scenario, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (rules->name, ==, names[i]);
      g_assert_no_errno (g_remove (path));
    }

  g_assert_null (rdt_rules_store_find ("where", scenario, &error));
  g_assert_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE);
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    remove_empty (folders[i]);
}

/* Otherwise a battle would include another set than its scenario names. */
static void
test_rules_must_be_those_of_their_file (Fixture       *fixture,
                                        gconstpointer  unused)
{
  g_autoptr(GError) error = NULL;

  g_file_set_contents (fixture->rules, RULES ("theirs", ""), -1, &error);
  g_assert_no_error (error);
  g_assert_null (rdt_rules_store_find ("mine", fixture->scenario, &error));
  g_assert_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE);
  g_assert_true (g_str_has_prefix (error->message, fixture->rules));
  g_assert_nonnull (strstr (error->message, ": $.id: expected \"mine\""));
}

static void
test_rules_that_are_bad_are_named (Fixture       *fixture,
                                   gconstpointer  unused)
{
  g_autoptr(GError) error = NULL;

  g_file_set_contents (fixture->rules, "{}", -1, &error);
  g_assert_no_error (error);
  g_assert_null (rdt_rules_store_find ("mine", fixture->scenario, &error));
  g_assert_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_MISSING);
  g_assert_true (g_str_has_prefix (error->message, fixture->rules));
}

/* One die scores 1 to 6; a score of 7 cannot be rolled. */
static void
test_rules_need_what_a_die_can_show (void)
{
  static const struct
  {
    const char *before, *start, *end;
  } scores[] = {
    { "\"command\": { \"open\": 5, \"cover\": 6 }",
      "\"command\": { \"open\": ", ", \"cover\": 6 }" },
    { "\"command\": { \"open\": 5, \"cover\": 6 }",
      "\"command\": { \"open\": 5, \"cover\": ", " }" },
    { "\"destroys\": 5, \"pins\": 1", "\"destroys\": ", ", \"pins\": 1" },
    { "\"destroys\": 5, \"pins\": 1", "\"destroys\": 5, \"pins\": ", "" },
    { "\"destroys\": 6, \"pins\": 4", "\"destroys\": ", ", \"pins\": 4" },
    { "\"destroys\": 6, \"pins\": 4", "\"destroys\": 6, \"pins\": ", "" },
  };
  g_autofree char *path = rdt_test_path ("data/rules/portable.rules.json");
  g_autofree char *portable = NULL;

  g_assert_true (g_file_get_contents (path, &portable, NULL, NULL));

  for (guint i = 0; i < G_N_ELEMENTS (scores); i++)
    for (guint needs = 0; needs <= 8; needs++)
      {
        g_autoptr(GString) text = g_string_new (portable);
        g_autoptr(GError) error = NULL;
        g_autoptr(RdtRules) rules = NULL;
        g_autofree char *after = g_strdup_printf ("%s%u%s", scores[i].start, needs, scores[i].end);

        g_assert_cmpuint (g_string_replace (text, scores[i].before, after, 1), ==, 1);
        rules = rdt_rules_read (text->str, text->len, "file", &error);
        g_test_message ("%s", after);
        g_assert_true ((rules != NULL) == (needs >= 1 && needs <= 7));
      }
}

#define add(path, func) g_test_add_func ("/json/rules-json/" path, func)
#define add_with_file(path, func) \
  g_test_add ("/json/rules-json/" path, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_autofree char *data = NULL;
  g_autofree char *system = NULL;
  int status;

  home = g_dir_make_tmp ("redoubt-XXXXXX", NULL);
  data = g_build_filename (home, "data", NULL);
  system = g_build_filename (home, "system", NULL);
  g_setenv ("XDG_DATA_HOME", data, TRUE);
  g_setenv ("XDG_DATA_DIRS", system, TRUE);
  g_test_init (&argc, &argv, NULL);

  add ("that-are-built-in-load", test_rules_that_are_built_in_load);
  add ("load-from-their-source", test_rules_load_from_their_source);
  add ("have-what-the-file-says", test_rules_have_what_the_file_says);
  add ("have-weapons-as-the-file-says", test_rules_have_weapons_as_the_file_says);
  add ("need-not-say-everything", test_rules_need_not_say_everything);
  add ("are-found-where-they-are-looked-for", test_rules_are_found_where_they_are_looked_for);
  add ("tell-all-their-faults", test_rules_tell_all_their_faults);
  add ("need-what-a-die-can-show", test_rules_need_what_a_die_can_show);
  add ("keep-what-is-somebody-elses", test_rules_keep_what_is_somebody_elses);
  add ("reversed-are-the-same", test_rules_reversed_are_the_same);
  add_with_file ("are-found-beside-a-file", test_rules_are_found_beside_a_file);
  add_with_file ("must-be-those-of-their-file", test_rules_must_be_those_of_their_file);
  add_with_file ("that-are-bad-are-named", test_rules_that_are_bad_are_named);

  status = g_test_run ();
  g_free (home);

  return status;
}
