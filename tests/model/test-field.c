/* test-field.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field.h"
#include "rdt-library.h"
#include "rdt-map-name.h"
#include "rdt-setup-json.h"
#include "rdt-test.h"
#include "rdt-zone.h"

#include <json-glib/json-glib.h>

/* The fields that there must be are read from the public schema, so that a member
 * that is added to the format without a form is found here.
 */

static JsonObject *
resolve (JsonObject *root,
         JsonObject *schema)
{
  while (json_object_has_member (schema, "$ref"))
    {
      const char *ref = json_object_get_string_member (schema, "$ref");

      g_assert_true (g_str_has_prefix (ref, "#/$defs/"));
      schema = json_object_get_object_member (json_object_get_object_member (root, "$defs"),
                                              ref + strlen ("#/$defs/"));
    }

  return schema;
}

static void
collect (JsonObject *root,
         JsonObject *schema,
         const char *path,
         GPtrArray  *paths)
{
  JsonObject *members;
  g_autoptr(GList) names = NULL;

  schema = resolve (root, schema);
  if (json_object_has_member (schema, "items"))
    schema = resolve (root, json_object_get_object_member (schema, "items"));

  if (json_object_has_member (schema, "patternProperties")
      && !json_object_has_member (schema, "properties"))
    {
      members = json_object_get_object_member (schema, "patternProperties");
      names = json_object_get_members (members);
      collect (root, json_object_get_object_member (members, names->data), path, paths);
      return;
    }

  if (!json_object_has_member (schema, "properties"))
    {
      g_ptr_array_add (paths, g_strdup (path));
      return;
    }

  members = json_object_get_object_member (schema, "properties");
  names = json_object_get_members (members);
  for (GList *name = names; name != NULL; name = name->next)
    {
      g_autofree char *longer = path[0] != '\0' ? g_strconcat (path, ".", name->data, NULL)
                                                : g_strdup (name->data);

      collect (root, json_object_get_object_member (members, name->data), longer, paths);
    }
}

static GPtrArray *
list_schema_paths (void)
{
  g_autofree char *path = rdt_test_path ("data/schemas/scenario.schema.json");
  g_autoptr(JsonParser) parser = json_parser_new ();
  g_autoptr(GError) error = NULL;
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  JsonObject *root;

  json_parser_load_from_file (parser, path, &error);
  g_assert_no_error (error);
  root = json_node_get_object (json_parser_get_root (parser));
  collect (root, root, "", paths);
  g_assert_cmpuint (paths->len, >, 30);

  return paths;
}

/* Whether a file has a value at a path, in any element of its arrays. */
static gboolean
says (JsonNode  *node,
      char     **names)
{
  if (names[0] == NULL)
    return TRUE;

  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array); i++)
        if (says (json_array_get_element (array, i), names))
          return TRUE;
      return FALSE;
    }

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return FALSE;

  if (json_object_has_member (json_node_get_object (node), names[0]))
    return says (json_object_get_member (json_node_get_object (node), names[0]), names + 1);

  return FALSE;
}

static gboolean
text_says (const char *text,
           const char *path)
{
  g_autoptr(JsonParser) parser = json_parser_new ();
  g_autofree char *with_cells = NULL;
  g_auto(GStrv) names = NULL;
  JsonNode *board;
  JsonObjectIter iter;

  g_assert_true (json_parser_load_from_data (parser, text, -1, NULL));

  if (!g_str_has_prefix (path, "board.cells."))
    {
      names = g_strsplit (path, ".", -1);
      return says (json_parser_get_root (parser), names);
    }

  names = g_strsplit (path + strlen ("board.cells."), ".", -1);
  board = json_object_get_member (json_node_get_object (json_parser_get_root (parser)), "board");
  json_object_iter_init (&iter, json_object_get_object_member (json_node_get_object (board),
                                                               "cells"));
  for (JsonNode *cell; json_object_iter_next (&iter, NULL, &cell);)
    if (says (cell, names))
      return TRUE;

  return FALSE;
}

/* A bit of everything: a river, units of all types, objectives. */
static RdtSetup *
create_setup (const RdtRules *rules)
{
  RdtGridKind kind = (rules->grids >> RDT_GRID_SQUARE) & 1 ? RDT_GRID_SQUARE : RDT_GRID_HEX;
  RdtSetup *setup = rdt_test_draw (rules->id, kind, "........\n........\n........\n~.......");
  RdtSetupObjective *objective = rdt_setup_objective_new ();
  RdtSetupExit *exit = rdt_setup_exit_new ();
  RdtSetupVictory *holds = rdt_setup_victory_new ();
  RdtSetupVictory *lost = rdt_setup_victory_new ();
  RdtSetupVictory *left = rdt_setup_victory_new ();
  RdtSetupLabel *label = rdt_setup_label_new ();
  RdtPlace place = { 1, 1 };

  for (guint i = 0; i < rules->n_types; i++)
    rdt_roster_add (setup, 0, rules->types[i].id, RDT_NOWHERE);

  objective->at = place;
  g_ptr_array_add (setup->objectives, objective);
  exit->side = g_strdup (setup->sides[0].id);
  rdt_zone_put (exit->at, place);
  g_ptr_array_add (setup->exits, exit);
  label->at = place;
  label->text = g_strdup ("Sarn");
  g_ptr_array_add (setup->labels, label);
  holds->side = g_strdup (setup->sides[0].id);
  g_array_append_val (holds->holds, place);
  g_ptr_array_add (setup->victory, holds);
  lost->side = g_strdup (setup->sides[1].id);
  lost->kind = RDT_VICTORY_ENEMY_LOST;
  lost->count = 2;
  g_ptr_array_add (setup->victory, lost);
  left->side = g_strdup (setup->sides[1].id);
  left->kind = RDT_VICTORY_EXITED;
  left->count = 3;
  g_ptr_array_add (setup->victory, left);

  return setup;
}

static GPtrArray *
list_values (const RdtField   *field,
             const RdtSetup   *setup,
             const RdtRules   *rules,
             const RdtSubject *subject)
{
  GPtrArray *values = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GPtrArray) choices = NULL;
  gboolean is_id = g_str_has_suffix (field->path, ".id");

  switch (field->kind)
    {
    case RDT_FIELD_TEXT:
    case RDT_FIELD_PARAGRAPH:
      g_ptr_array_add (values, g_strdup (is_id ? "new-id-7" : "Ünïcödé “☃” \\ \t 漢字"));
      break;

    case RDT_FIELD_NUMBER:
      g_ptr_array_add (values, g_strdup ("7"));
      break;

    case RDT_FIELD_SWITCH:
      g_ptr_array_add (values, g_strdup ("true"));
      g_ptr_array_add (values, g_strdup ("false"));
      break;

    case RDT_FIELD_CHOICE:
      choices = rdt_field_list_choices (field, setup, rules, subject);
      for (guint i = 0; i < choices->len; i++)
        g_ptr_array_add (values, g_strdup (((RdtFieldChoice *) choices->pdata[i])->id));
      break;

    case RDT_FIELD_CELLS:
      g_ptr_array_add (values, g_strdup (field->type == RDT_FIELD_TYPE_PLACE ? "C2"
                                         : field->type == RDT_FIELD_TYPE_ZONE ? "A1:B2, D4"
                                                                              : "A1, C3"));
      break;

    case RDT_FIELD_COLOUR:
      g_ptr_array_add (values, g_strdup ("#12ab3F"));
      break;
    }

  return values;
}

static gboolean
check_value (const RdtField   *field,
             const RdtSetup   *setup,
             const RdtSubject *subject,
             const char       *value)
{
  g_autoptr(RdtSetup) copy = rdt_setup_copy (setup);
  g_autoptr(RdtSetup) loaded = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autofree char *read = NULL;
  g_autoptr(GError) error = NULL;

  if (!rdt_field_set (field, copy, subject, value, &error))
    {
      g_assert_nonnull (error);
      return FALSE;
    }

  text = rdt_setup_to_text (copy);
  loaded = rdt_setup_read (text, strlen (text), "test", &error);
  g_assert_no_error (error);
  again = rdt_setup_to_text (loaded);
  g_assert_cmpstr (text, ==, again);
  read = rdt_field_get (field, loaded, subject);
  g_assert_cmpstr (read, ==, value);

  return text_says (text, field->path);
}

static void
check_field (const RdtField *field,
             const RdtSetup *setup,
             const RdtRules *rules,
             GHashTable     *said)
{
  for (guint i = 0; i < 2 + setup->sides[0].units->len; i++)
    {
      RdtSubject subject = {
        .kind = field->subject,
        .cell = i % 2,
        .unit = { .side = 0, .index = i },
        .index = i,
      };
      g_autoptr(GPtrArray) values = NULL;

      if (!rdt_field_is_offered (field, setup, rules, &subject))
        continue;

      if (field->kind == RDT_FIELD_CHOICE)
        g_assert_false (check_value (field, setup, &subject, "no such word"));
      values = list_values (field, setup, rules, &subject);
      for (guint j = 0; j < values->len; j++)
        if (check_value (field, setup, &subject, g_ptr_array_index (values, j)))
          g_hash_table_add (said, (gpointer) field->path);
    }
}

static void
check_fields (RdtSubjectKind  kind,
              const RdtSetup *setup,
              const RdtRules *rules,
              GHashTable     *said)
{
  guint n;
  const RdtField *fields = rdt_field_list (kind, &n);

  for (guint i = 0; i < n; i++)
    check_field (&fields[i], setup, rules, said);
}

static void
assert_are_said (RdtSubjectKind  kind,
                 GHashTable     *said)
{
  guint n;
  const RdtField *fields = rdt_field_list (kind, &n);

  for (guint i = 0; i < n; i++)
    {
      if (!g_hash_table_contains (said, fields[i].path))
        g_test_message ("never written: %s", fields[i].path);
      g_assert_true (g_hash_table_contains (said, fields[i].path));
      g_assert_cmpint (fields[i].subject, ==, kind);
    }
}

static void
test_field_each_member_of_the_schema_has_one (void)
{
  g_autoptr(GPtrArray) paths = list_schema_paths ();

  /* The ends of rivers are drawn on the board. */
  const char *const without[] = { "format", "version", "board.cells.flows", NULL };

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      /* Translations have a window of their own. */
      gboolean is_found = g_strv_contains (without, path)
                          || g_str_has_prefix (path, "translations.")
                          || rdt_field_find (path) != NULL;

      if (!is_found)
        g_test_message ("no form has %s", path);
      g_assert_true (is_found);
    }
}

static void
test_field_each_can_be_set_saved_and_loaded (void)
{
  GListModel *rulesets = rdt_ruleset_list ();
  g_autoptr(GHashTable) said = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr(RdtRuleset) ruleset = g_list_model_get_item (rulesets, i);
      const RdtRules *rules = rdt_ruleset_get_rules (ruleset);
      g_autoptr(RdtSetup) setup = create_setup (rules);

      for (guint kind = 0; kind < RDT_N_SUBJECT_KINDS; kind++)
        check_fields (kind, setup, rules, said);
    }

  for (guint kind = 0; kind < RDT_N_SUBJECT_KINDS; kind++)
    assert_are_said (kind, said);
}

static void
assert_choices (const char     *path,
                const RdtRules *rules,
                const char     *expected)
{
  const RdtField *field = rdt_field_find (path);
  const RdtSubject subject = { .kind = field->subject };
  g_autoptr(RdtSetup) setup = create_setup (rules);
  g_autoptr(GPtrArray) choices = rdt_field_list_choices (field, setup, rules, &subject);
  g_autoptr(GString) ids = g_string_new (NULL);

  for (guint i = 0; i < choices->len; i++)
    g_string_append_printf (ids, i > 0 ? ", %s" : "%s",
                            ((RdtFieldChoice *) choices->pdata[i])->id);

  g_assert_cmpstr (ids->str, ==, expected);
}

/* An optional field begins with an empty choice. */
static void
test_field_choices_are_all_that_there_are (void)
{
  g_autoptr(RdtRuleset) modern = rdt_ruleset_load ("modern", NULL, NULL);
  g_autoptr(RdtRuleset) cards = rdt_ruleset_load ("twentieth-century", NULL, NULL);
  const RdtRules *rules = rdt_ruleset_get_rules (modern);
  g_autoptr(GString) types = g_string_new (rules->types[0].id);

  for (guint i = 1; i < rules->n_types; i++)
    g_string_append_printf (types, ", %s", rules->types[i].id);

  assert_choices ("board.cells.crossing", rdt_ruleset_get_rules (modern), ", ford, bridge");
  assert_choices ("sides.units.quality", rdt_ruleset_get_rules (modern),
                  "elite, average, poor");
  assert_choices ("sides.commander", rdt_ruleset_get_rules (cards),
                  ", good, average, poor, roll");
  assert_choices ("board.grid", rdt_ruleset_get_rules (modern), "square");
  assert_choices ("board.grid", rdt_ruleset_get_rules (cards), "hex");
  assert_choices ("sides.units.type", rdt_ruleset_get_rules (modern), types->str);
}

static void
assert_offered (const RdtSetup   *setup,
                const RdtRules   *rules,
                const RdtSubject *subject,
                const char       *expected)
{
  guint n;
  const RdtField *fields = rdt_field_list (subject->kind, &n);
  g_autoptr(GString) paths = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    if (rdt_field_is_offered (&fields[i], setup, rules, subject))
      g_string_append_printf (paths, paths->len > 0 ? ", %s" : "%s", fields[i].path);

  g_assert_cmpstr (paths->str, ==, expected);
}

static void
set (const char       *path,
     RdtSetup         *setup,
     const RdtSubject *subject,
     const char       *value)
{
  g_autoptr(GError) error = NULL;

  rdt_field_set (rdt_field_find (path), setup, subject, value, &error);
  g_assert_no_error (error);
}

/* Setting one field does not clear another. */
static void
test_field_a_condition_has_those_of_its_kind (void)
{
  g_autoptr(RdtRuleset) modern = rdt_ruleset_load ("modern", NULL, NULL);
  const RdtRules *rules = rdt_ruleset_get_rules (modern);
  g_autoptr(RdtSetup) setup = create_setup (rules);
  const RdtSubject subject = { .kind = RDT_SUBJECT_VICTORY, .index = 1 };
  const RdtSetupVictory *victory = g_ptr_array_index (setup->victory, subject.index);

  assert_offered (setup, rules, &subject,
                  "victory.side, victory, victory.enemy-lost, victory.when");

  set ("victory", setup, &subject, "holds");
  assert_offered (setup, rules, &subject,
                  "victory.side, victory, victory.holds, victory.at-least, victory.when");
  g_assert_cmpuint (victory->holds->len, ==, 1);
  g_assert_true (rdt_place_equal (g_array_index (victory->holds, RdtPlace, 0),
                                  (RdtPlace) { 1, 1 }));

  set ("victory", setup, &subject, "exited");
  assert_offered (setup, rules, &subject,
                  "victory.side, victory, victory.exited, victory.when");
  g_assert_cmpuint (victory->holds->len, ==, 0);
  g_assert_cmpuint (victory->count, >, 0);

  /* A number of units changes the kind as well. */
  set ("victory", setup, &subject, "holds");
  set ("victory.exited", setup, &subject, "3");
  g_assert_cmpint (victory->kind, ==, RDT_VICTORY_EXITED);
  g_assert_cmpuint (victory->count, ==, 3);
  g_assert_cmpuint (victory->holds->len, ==, 0);
}

static void
assert_says (const char       *path,
             const RdtSetup   *setup,
             const RdtSubject *subject,
             const char       *expected)
{
  g_autofree char *value = rdt_field_get (rdt_field_find (path), setup, subject);

  g_assert_cmpstr (value, ==, expected);
}

static char *
dup_refusal (RdtSetup         *setup,
             const RdtSubject *subject,
             const char       *holds)
{
  g_autoptr(GError) error = NULL;

  g_assert_false (rdt_field_set (rdt_field_find ("victory.holds"), setup, subject, holds, &error));

  return g_strdup (error->message);
}

static void
test_field_places_to_hold_may_be_named (void)
{
  g_autoptr(RdtRuleset) modern = rdt_ruleset_load ("modern", NULL, NULL);
  g_autoptr(RdtSetup) setup = create_setup (rdt_ruleset_get_rules (modern));
  const RdtSubject subject = { .kind = RDT_SUBJECT_VICTORY, .index = 0 };
  RdtSetupObjective *objective = rdt_setup_objective_new ();
  g_autofree char *of_squares = NULL;
  g_autofree char *of_hexes = NULL;

  objective->at = (RdtPlace) { 2, 0 };
  objective->name = g_strdup ("Kestrel Town");
  g_ptr_array_add (setup->objectives, objective);

  set ("victory.holds", setup, &subject, "D1 E1:E2, kestrel town;Sarn");
  assert_says ("victory.holds", setup, &subject, "D1, E1, E2, C1, B2");

  of_squares = dup_refusal (setup, &subject, "Kestrel");
  g_assert_cmpstr (of_squares, ==, "“Kestrel” is not a square: enter one such as C4");
  setup->grid.kind = RDT_GRID_HEX;
  of_hexes = dup_refusal (setup, &subject, "Kestrel");
  g_assert_cmpstr (of_hexes, ==, "“Kestrel” is not a hex: enter one such as C4");
}

/* An objective's condition moves with it, and so does its name on the map. */
static void
test_field_objectives_are_moved_with_their_conditions (void)
{
  g_autoptr(RdtRuleset) modern = rdt_ruleset_load ("modern", NULL, NULL);
  g_autoptr(RdtSetup) setup = create_setup (rdt_ruleset_get_rules (modern));
  const RdtSubject condition = { .kind = RDT_SUBJECT_VICTORY, .index = 0 };
  const RdtPlace from = { 1, 1 }, to = { 3, 2 };
  RdtSubject name;

  g_assert_true (rdt_map_name_find_any (setup, from, &name));
  g_assert_cmpuint (name.kind, ==, RDT_SUBJECT_LABEL);
  g_assert_true (rdt_map_name_move (&name, setup, to));
  assert_says ("victory.holds", setup, &condition, "B2");

  g_assert_true (rdt_map_name_find_any (setup, from, &name));
  g_assert_cmpuint (name.kind, ==, RDT_SUBJECT_OBJECTIVE);
  g_assert_true (rdt_map_name_move (&name, setup, to));
  assert_says ("objectives.at", setup, &name, "D3");
  assert_says ("victory.holds", setup, &condition, "D3");
  g_assert_false (rdt_map_name_find_any (setup, from, &name));
}

static void
refuses (const char       *path,
         RdtSetup         *setup,
         const RdtSubject *subject,
         const char       *value)
{
  g_autofree char *before = rdt_setup_to_text (setup);
  g_autofree char *after = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_false (rdt_field_set (rdt_field_find (path), setup, subject, value, &error));
  g_assert_nonnull (error);
  after = rdt_setup_to_text (setup);
  g_assert_cmpstr (before, ==, after);
}

static void
test_field_refuses_ids_that_are_taken (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("musket");
  RdtSubject side = { .kind = RDT_SUBJECT_SIDE };
  RdtSubject unit = { .kind = RDT_SUBJECT_UNIT };
  const RdtSetupUnit *enemy = rdt_roster_get (setup, (RdtRosterPlace) { .side = 1 });

  refuses ("sides.id", setup, &side, setup->sides[1].id);
  refuses ("sides.units.id", setup, &unit, enemy->id);

  /* Ids are unique. */
  set ("sides.id", setup, &side, setup->sides[0].id);
}

static void
test_field_refuses_what_no_file_could_say (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("musket");
  RdtSubject scenario = { .kind = RDT_SUBJECT_SCENARIO };
  RdtSubject side = { .kind = RDT_SUBJECT_SIDE };
  RdtSubject unit = { .kind = RDT_SUBJECT_UNIT };
  RdtSubject cell = { .kind = RDT_SUBJECT_CELL, .cell = 1 };

  setup->terrain[cell.cell].ground = RDT_GROUND_WOODS;
  setup->terrain[cell.cell].crossing = RDT_CROSSING_NONE;

  refuses ("turn-limit", setup, &scenario, "10000");
  refuses ("turn-limit", setup, &scenario, "-1");
  refuses ("turn-limit", setup, &scenario, "soon");
  refuses ("board.width", setup, &scenario, "65");
  refuses ("board.width", setup, &scenario, "0");
  refuses ("board.grid", setup, &scenario, "triangle");
  refuses ("otherwise", setup, &scenario, "No Body");
  refuses ("sides.id", setup, &side, "draw");
  refuses ("sides.id", setup, &side, "Red");
  refuses ("sides.colour", setup, &side, "red");
  refuses ("sides.deploy", setup, &side, "A1:");
  refuses ("sides.units.id", setup, &unit, "");
  refuses ("sides.units.at", setup, &unit, "here");
  refuses ("sides.units.facing", setup, &unit, "ne");
  refuses ("sides.units.arrives.at", setup, &unit, "A1, B100");
  refuses ("board.cells.height", setup, &cell, "10");
  refuses ("board.cells.crossing", setup, &cell, "ford");
}

static void
test_field_a_place_is_one_of_three (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  RdtSubject subject = { .kind = RDT_SUBJECT_UNIT };
  RdtSetupUnit *unit = rdt_roster_get (setup, subject.unit);
  const char *const values[][2] = {
    { "sides.units.at", "C3" },
    { "sides.units.arrives.turn", "4" },
    { "sides.units.aboard", "truck" },
    { "sides.units.arrives.at", "A1:C1" },
    { "sides.units.at", "A2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      set (values[i][0], setup, &subject, values[i][1]);
      g_assert_cmpint (rdt_place_is_set (unit->at) + (unit->aboard != NULL)
                       + (unit->arrives != NULL), ==, 1);
    }
}

/* A side that deploys in the north arrives there and faces south. */
static void
test_field_arrivals_honour_zones (void)
{
  static const struct
  {
    const char *zone;
    const char *edge;
    RdtFacing   facing;
  } homes[] = {
    { NULL, "A1:E1", RDT_NO_FACING },
    { "A1:E2", "A1:E1", RDT_NO_FACING },
    { "A5:E6", "A6:E6", 2 },
    { "A1:A6", "A1:A6", 1 },
    { "D1:E6", "E1:E6", 3 },
    { "A6:B6, A1:E1", "A1:E1", RDT_NO_FACING },
  };

  for (guint i = 0; i < G_N_ELEMENTS (homes); i++)
    {
      g_autoptr(RdtSetup) setup =
        rdt_test_draw ("modern", RDT_GRID_SQUARE, ".....\n.....\n.....\n.....\n.....\n.....");
      RdtSubject subject = { .kind = RDT_SUBJECT_UNIT };
      g_autofree char *edge = NULL;

      if (homes[i].zone != NULL)
        setup->sides[0].deploy = rdt_zone_from_text (homes[i].zone, RDT_GRID_SQUARE, NULL);
      subject.unit = rdt_roster_add (setup, 0, "infantry", RDT_NOWHERE);
      g_assert_cmpuint (rdt_roster_get (setup, subject.unit)->facing, ==, homes[i].facing);

      set ("sides.units.arrives.turn", setup, &subject, "3");
      edge = rdt_zone_to_text (rdt_roster_get (setup, subject.unit)->arrives);
      g_assert_cmpstr (edge, ==, homes[i].edge);
    }
}

/* Without a zone an army arrives on the side on which it stands: it may be the
 * first in the scenario and march south.
 */
static void
test_field_arrivals_follow_the_army (void)
{
  static const struct
  {
    RdtPlace    stands;
    const char *edge;
    RdtFacing   facing;
  } armies[] = {
    { { 2, 5 }, "A6:E6", 2 },
    { { 2, 0 }, "A1:E1", RDT_NO_FACING },
    { { 4, 2 }, "E1:E6", 3 },
    { { 2, 3 }, "A1:E1", RDT_NO_FACING },
  };

  for (guint i = 0; i < G_N_ELEMENTS (armies); i++)
    {
      g_autoptr(RdtSetup) setup =
        rdt_test_draw ("modern", RDT_GRID_SQUARE, ".....\n.....\n.....\n.....\n.....\n.....");
      RdtSubject subject = { .kind = RDT_SUBJECT_UNIT };
      g_autofree char *edge = NULL;

      subject.unit = rdt_roster_add (setup, 0, "infantry", armies[i].stands);
      g_assert_cmpuint (rdt_roster_get (setup, subject.unit)->facing, ==, armies[i].facing);
      subject.unit = rdt_roster_add (setup, 0, "infantry", RDT_NOWHERE);

      set ("sides.units.arrives.turn", setup, &subject, "3");
      edge = rdt_zone_to_text (rdt_roster_get (setup, subject.unit)->arrives);
      g_assert_cmpstr (edge, ==, armies[i].edge);
    }
}

static const RdtRules *
get_rules (const char *id)
{
  return rdt_ruleset_get_rules (rdt_ruleset_find (id));
}

/* Where nothing can carry, no unit can be aboard; and level ground has a height as
 * well.
 */
static void
test_field_shows_what_there_is (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("musket");
  const RdtSubject unit = { .kind = RDT_SUBJECT_UNIT };
  const RdtSubject cell = { .kind = RDT_SUBJECT_CELL, .cell = 0 };
  const RdtField *aboard = rdt_field_find ("sides.units.aboard");

  assert_says ("board.cells.height", setup, &cell, "0");
  g_assert_false (rdt_field_is_offered (aboard, setup, get_rules ("musket"), &unit));
  g_assert_true (rdt_field_is_offered (aboard, setup, get_rules ("modern"), &unit));
}

static void
test_field_names_follow_ids (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  RdtSubject side = { .kind = RDT_SUBJECT_SIDE };
  RdtSetupExit *exit = rdt_setup_exit_new ();

  exit->side = g_strdup (setup->sides[0].id);
  g_ptr_array_add (setup->exits, exit);
  setup->otherwise = g_strdup (setup->sides[0].id);

  set ("sides.id", setup, &side, "greens");

  g_assert_cmpstr (setup->sides[0].id, ==, "greens");
  g_assert_cmpstr (exit->side, ==, "greens");
  g_assert_cmpstr (setup->otherwise, ==, "greens");
}

#define add(path, func) g_test_add_func ("/model/field/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("each-member-of-the-schema-has-one", test_field_each_member_of_the_schema_has_one);
  add ("each-can-be-set-saved-and-loaded", test_field_each_can_be_set_saved_and_loaded);
  add ("choices-are-all-that-there-are", test_field_choices_are_all_that_there_are);
  add ("a-condition-has-those-of-its-kind", test_field_a_condition_has_those_of_its_kind);
  add ("places-to-hold-may-be-named", test_field_places_to_hold_may_be_named);
  add ("refuses-ids-that-are-taken", test_field_refuses_ids_that_are_taken);
  add ("refuses-what-no-file-could-say", test_field_refuses_what_no_file_could_say);
  add ("a-place-is-one-of-three", test_field_a_place_is_one_of_three);
  add ("arrivals-honour-zones", test_field_arrivals_honour_zones);
  add ("shows-what-there-is", test_field_shows_what_there_is);
  add ("arrivals-follow-the-army", test_field_arrivals_follow_the_army);
  add ("objectives-are-moved-with-their-conditions",
       test_field_objectives_are_moved_with_their_conditions);
  add ("names-follow-ids", test_field_names_follow_ids);

  return g_test_run ();
}
