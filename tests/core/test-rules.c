/* test-rules.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-rules.h"

#include "rdt-rules-json.h"
#include "rdt-rules-store.h"
#include "rdt-test.h"

/* The unit tables of the rule texts: cells of movement, the range of its weapon (if
 * the scenario does not give another) or 0, and its number in close combat towards
 * the front and towards the flank.
 */
typedef struct
{
  const char *rules;
  const char *type;
  guint       movement;
  guint       range;
  guint       front;
  guint       flank;
} Row;

static const Row rows[] = {
  { "modern", "infantry", 1, 3, 3, 5 },
  { "modern", "infantry-anti-tank", 1, 2, 3, 5 },
  { "modern", "engineers", 1, 3, 3, 5 },
  { "modern", "dismounted-cavalry", 1, 3, 3, 5 },
  { "modern", "mounted-cavalry", 2, 0, 2, 4 },
  { "modern", "machine-gun", 1, 3, 3, 5 },
  { "modern", "mortar", 1, 4, 3, 5 },
  { "modern", "heavy-artillery", 1, 12, 4, 5 },
  { "modern", "medium-artillery", 1, 10, 4, 5 },
  { "modern", "field-artillery", 1, 8, 4, 5 },
  { "modern", "mountain-artillery", 1, 6, 4, 5 },
  { "modern", "infantry-gun", 1, 4, 4, 5 },
  { "modern", "anti-tank-gun", 1, 4, 4, 5 },
  { "modern", "armoured-car", 3, 3, 3, 5 },
  { "modern", "light-tank", 3, 3, 3, 4 },
  { "modern", "tank", 2, 4, 3, 4 },
  { "modern", "assault-gun", 2, 4, 3, 4 },
  { "modern", "self-propelled-artillery", 2, 8, 3, 5 },
  { "modern", "half-track", 3, 0, 3, 5 },
  { "modern", "truck", 3, 0, 4, 5 },
  { "modern", "horse-transport", 1, 0, 5, 6 },
  { "modern", "commander", 2, 0, 3, 3 },
  { "modern", "cyclists", 2, 3, 3, 5 },
  { "nineteenth-century", "infantry", 1, 3, 3, 5 },
  { "nineteenth-century", "dismounted-cavalry", 1, 3, 3, 5 },
  { "nineteenth-century", "mounted-cavalry", 2, 0, 2, 4 },
  { "nineteenth-century", "machine-gun", 1, 3, 3, 5 },
  { "nineteenth-century", "heavy-artillery", 1, 12, 4, 5 },
  { "nineteenth-century", "medium-artillery", 1, 10, 4, 5 },
  { "nineteenth-century", "field-artillery", 1, 8, 4, 5 },
  { "nineteenth-century", "mountain-artillery", 1, 6, 4, 5 },
  { "nineteenth-century", "horse-transport", 1, 0, 5, 6 },
  { "nineteenth-century", "commander", 2, 0, 3, 3 },
  { "portable", "infantry", 1, 2, 4, 4 },
  { "portable", "machine-gun", 1, 3, 4, 4 },
  { "portable", "mortar", 1, 4, 2, 2 },
  { "portable", "infantry-gun", 1, 4, 2, 2 },
  { "portable", "anti-tank-gun", 1, 4, 2, 2 },
  { "portable", "mounted-cavalry", 2, 0, 4, 4 },
  { "portable", "dismounted-cavalry", 1, 2, 3, 3 },
  { "portable", "armoured-car", 2, 3, 3, 3 },
  { "portable", "tank", 1, 4, 5, 5 },
  { "portable", "field-artillery", 1, 6, 2, 2 },
  { "portable", "medium-artillery", 1, 10, 2, 2 },
  { "portable", "command", 2, 0, 5, 5 },
  { "musket", "infantry", 2, 2, 3, 6 },
  { "musket", "rifles", 3, 3, 3, 6 },
  { "musket", "cavalry", 4, 0, 2, 5 },
  { "musket", "artillery", 1, 6, 4, 6 },
  { "musket", "commander", 3, 0, 3, 3 },
  { "twentieth-century", "rifle", 2, 4, 3, 3 },
  { "twentieth-century", "submachine-gun", 2, 2, 3, 3 },
  { "twentieth-century", "machine-gun", 2, 4, 3, 3 },
  { "twentieth-century", "anti-tank-rocket", 2, 2, 3, 3 },
  { "twentieth-century", "mortar", 2, 4, 3, 3 },
  { "twentieth-century", "engineer", 2, 4, 3, 3 },
  { "twentieth-century", "cavalry", 3, 4, 3, 3 },
  { "twentieth-century", "anti-tank-gun", 2, 6, 5, 5 },
  { "twentieth-century", "field-gun", 2, 9, 5, 5 },
  { "twentieth-century", "field-howitzer", 2, 6, 5, 5 },
  { "twentieth-century", "tank", 2, 6, 3, 3 },
  { "twentieth-century", "armoured-car", 2, 4, 5, 5 },
  { "twentieth-century", "self-propelled-gun", 2, 9, 3, 3 },
  { "twentieth-century", "command", 2, 2, 3, 3 },
  { "twentieth-century", "pillbox", 0, 4, 3, 3 },
};

/* Cells of movement along a road, where they are given. */
static const Row road_rows[] = {
  { .rules = "twentieth-century", .type = "tank", .movement = 4 },
  { .rules = "twentieth-century", .type = "armoured-car", .movement = 6 },
  { .rules = "twentieth-century", .type = "self-propelled-gun", .movement = 4 },
};

static const RdtUnitType *
find_type (const RdtRules *rules,
           const char     *id)
{
  guint8 type = rdt_rules_find_type (rules, id);

  g_assert_cmpuint (type, !=, RDT_NO_TYPE);

  return &rules->types[type];
}

static void
test_rules_move_units_as_far_as_the_tables_say (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(RdtRules) rules = rdt_test_find_rules (rows[i].rules);

      g_assert_cmpuint (find_type (rules, rows[i].type)->movement, ==,
                        rows[i].movement * RDT_WHOLE_CELL);
    }
}

static void
test_rules_move_vehicles_along_roads_as_far_as_the_tables_say (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (road_rows); i++)
    {
      g_autoptr(RdtRules) rules = rdt_test_find_rules (road_rows[i].rules);

      g_assert_cmpuint (find_type (rules, road_rows[i].type)->road_movement, ==,
                        road_rows[i].movement * RDT_WHOLE_CELL);
    }
}

static void
test_rules_give_units_the_powers_of_the_tables (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(RdtRules) rules = rdt_test_find_rules (rows[i].rules);
      const RdtUnitType *type = find_type (rules, rows[i].type);

      g_assert_cmpuint (type->front, ==, rows[i].front);
      g_assert_cmpuint (type->flank, ==, rows[i].flank);
    }
}

static void
test_rules_let_units_fire_as_far_as_the_tables_say (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(RdtSetup) setup = rdt_test_small_setup (rows[i].rules);
      RdtSetupUnit *unit = setup->sides[0].units->pdata[0];
      g_autoptr(RdtGame) game = NULL;

      if (g_str_equal (rows[i].type, "cyclists"))
        g_ptr_array_add (setup->options, g_strdup ("cyclists"));
      g_free (unit->type);
      unit->type = g_strdup (rows[i].type);
      game = rdt_test_game (setup);

      if (rows[i].range == 0)
        g_assert_cmpuint (game->units[0].weapon, ==, RDT_NO_WEAPON);
      else
        g_assert_cmpuint (game->units[0].range, ==, rows[i].range);
    }
}

static void
test_rules_have_the_units_of_the_tables_and_no_others (void)
{
  const char *const *ids = rdt_rules_store_list ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr(RdtRules) rules = rdt_test_find_rules (ids[i]);
      guint n = 0;

      for (gsize j = 0; j < G_N_ELEMENTS (rows); j++)
        n += g_str_equal (rows[j].rules, ids[i]);

      g_assert_cmpuint (rules->n_types, ==, n);
    }
}

static void
test_rules_find_nothing_under_an_unknown_name (void)
{
  g_autoptr(RdtRules) rules = rdt_test_find_rules ("modern");

  g_assert_cmpuint (rdt_rules_find_type (rules, "elephant"), ==, RDT_NO_TYPE);
  g_assert_cmpuint (rdt_rules_find_weapon (rules, "sling"), ==, RDT_NO_WEAPON);
  g_assert_cmpuint (rdt_option_find ("magic"), ==, RDT_NO_OPTION);
}

static void
test_rules_find_options_by_their_ids (void)
{
  for (guint i = 0; i < RDT_N_OPTIONS; i++)
    g_assert_cmpuint (rdt_option_find (rdt_option_get_id (i)), ==, i);
}

static void
test_rules_reach_as_far_as_their_longest_weapon (void)
{
  const char *const *ids = rdt_rules_store_list ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr(RdtRules) rules = rdt_test_find_rules (ids[i]);
      guint furthest = 0;

      for (gsize j = 0; j < G_N_ELEMENTS (rows); j++)
        if (g_str_equal (rows[j].rules, ids[i]))
          furthest = MAX (furthest, rows[j].range);

      g_assert_cmpuint (rdt_rules_get_reach (rules), ==, furthest);
    }
}

static void
test_rules_are_played_on_their_grids (void)
{
  const guint8 squares = 1 << RDT_GRID_SQUARE;
  const guint8 hexes = 1 << RDT_GRID_HEX;
  g_autoptr(RdtRules) modern = rdt_test_find_rules ("modern");
  g_autoptr(RdtRules) nineteenth_century = rdt_test_find_rules ("nineteenth-century");
  g_autoptr(RdtRules) portable = rdt_test_find_rules ("portable");
  g_autoptr(RdtRules) musket = rdt_test_find_rules ("musket");
  g_autoptr(RdtRules) twentieth_century = rdt_test_find_rules ("twentieth-century");

  g_assert_cmphex (modern->grids, ==, squares);
  g_assert_cmphex (nineteenth_century->grids, ==, squares);
  g_assert_cmphex (portable->grids, ==, squares);
  g_assert_cmphex (musket->grids, ==, squares | hexes);
  g_assert_cmphex (twentieth_century->grids, ==, hexes);
}

static void
test_rules_destroy_the_hit_by_their_quality (void)
{
  const char *const ids[] = { "modern", "nineteenth-century", "musket" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr(RdtRules) rules = rdt_test_find_rules (ids[i]);

      g_assert_cmpuint (rules->destroyed_by_quality[RDT_QUALITY_ELITE], ==, 2);
      g_assert_cmpuint (rules->destroyed_by_quality[RDT_QUALITY_AVERAGE], ==, 3);
      g_assert_cmpuint (rules->destroyed_by_quality[RDT_QUALITY_POOR], ==, 4);
    }
}

static void
test_rules_have_a_name_and_a_reason_for_each_law (void)
{
  for (guint i = 0; i < RDT_N_LAWS; i++)
    {
      RdtLaw law;

      g_assert_true (rdt_law_parse (rdt_law_get_id (i), &law));
      g_assert_cmpint (law, ==, i);
      g_assert_cmpint (rdt_law_get_reason (i), <, RDT_N_REASONS);
    }

  g_assert_false (rdt_law_parse ("move.backwards", &(RdtLaw) { 0 }));
}

/* Modern rules with a single change. */
static RdtGame *
make_game (gboolean fire_costs_move)
{
  g_autofree char *path = rdt_test_path ("data/rules/modern.rules.json");
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                             "....\n....\n....\n....\n....");
  g_autoptr(RdtRules) rules = NULL;
  g_autofree char *text = NULL;
  gsize length;

  text = rdt_test_read (path, &length);
  rules = rdt_rules_read (text, length, path, NULL);
  rules->traits.fire_costs_move = fire_costs_move;
  rdt_test_add_unit (setup, 0, "infantry", "B1");
  rdt_test_add_unit (setup, 1, "infantry", "B5");

  return rdt_test_game_under (setup, rules);
}

static gboolean
may_fire_after_its_move (gboolean fire_costs_move)
{
  const guint8 initiative[] = { 6, 1 };
  g_autoptr(RdtGame) game = make_game (fire_costs_move);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtPosition position;
  RdtOrder order;

  rdt_dice_script (dice, RDT_DICE_INITIATIVE, initiative, G_N_ELEMENTS (initiative));
  g_assert_true (rdt_referee_begin (game, dice, &position, NULL, NULL));

  rdt_order_init (&order, RDT_ORDER_MOVE, 0);
  order.n_path = 1;
  order.path[0] = rdt_test_cell (&game->map->grid, "B2");
  g_assert_true (rdt_referee_apply (game, dice, &position, &order, NULL, NULL));

  rdt_order_init (&order, RDT_ORDER_FIRE, 0);
  order.cell = rdt_test_cell (&game->map->grid, "B5");

  return rdt_referee_check (game, &position, &order, NULL);
}

static void
test_rules_of_one_sequence_may_differ_in_their_manner (void)
{
  g_assert_false (may_fire_after_its_move (TRUE));
  g_assert_true (may_fire_after_its_move (FALSE));
}

/* A rule set as an earlier release wrote it. */
static void
test_rules_cite_all_works_where_wire_has_no_laws (void)
{
  g_autoptr(RdtRules) old = rdt_rules_new ();
  g_autoptr(RdtRules) modern = rdt_test_find_rules ("modern");

  old->citations[RDT_LAW_WORKS_STATE] = g_strdup ("Works (a)");
  old->citations[RDT_LAW_WORKS_WHOLE_TURN] = g_strdup ("Works (b)");
  g_assert_cmpstr (rdt_rules_get_citation (old, RDT_LAW_WORKS_WIRE_STATE), ==, "Works (a)");
  g_assert_cmpstr (rdt_rules_get_citation (old, RDT_LAW_WORKS_WIRE_WHOLE_TURN), ==, "Works (b)");
  g_assert_cmpstr (rdt_rules_get_citation (modern, RDT_LAW_WORKS_WIRE_STATE), ==, "Barbed Wire");
}

#define add(path, func) g_test_add_func ("/core/rules/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("move-units-as-far-as-the-tables-say", test_rules_move_units_as_far_as_the_tables_say);
  add ("move-vehicles-along-roads-as-far-as-the-tables-say",
       test_rules_move_vehicles_along_roads_as_far_as_the_tables_say);
  add ("give-units-the-powers-of-the-tables", test_rules_give_units_the_powers_of_the_tables);
  add ("let-units-fire-as-far-as-the-tables-say",
       test_rules_let_units_fire_as_far_as_the_tables_say);
  add ("have-the-units-of-the-tables-and-no-others",
       test_rules_have_the_units_of_the_tables_and_no_others);
  add ("find-nothing-under-an-unknown-name", test_rules_find_nothing_under_an_unknown_name);
  add ("find-options-by-their-ids", test_rules_find_options_by_their_ids);
  add ("reach-as-far-as-their-longest-weapon", test_rules_reach_as_far_as_their_longest_weapon);
  add ("are-played-on-their-grids", test_rules_are_played_on_their_grids);
  add ("destroy-the-hit-by-their-quality", test_rules_destroy_the_hit_by_their_quality);
  add ("of-one-sequence-may-differ-in-their-manner",
       test_rules_of_one_sequence_may_differ_in_their_manner);
  add ("cite-all-works-where-wire-has-no-laws", test_rules_cite_all_works_where_wire_has_no_laws);
  add ("have-a-name-and-a-reason-for-each-law", test_rules_have_a_name_and_a_reason_for_each_law);

  return g_test_run ();
}
