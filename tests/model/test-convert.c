/* test-convert.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-convert.h"
#include "rdt-library.h"
#include "rdt-random-map.h"
#include "rdt-roster.h"
#include "rdt-rules-json.h"
#include "rdt-scenario.h"
#include "rdt-setup-json.h"
#include "rdt-test.h"

static void
assert_rules_know_all (const RdtSetup *setup,
                       const RdtRules *rules)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (guint i = 0; i < setup->sides[side].units->len; i++)
      {
        const RdtSetupUnit *unit = g_ptr_array_index (setup->sides[side].units, i);

        g_assert_cmpuint (rdt_rules_find_type (rules, unit->type), !=, RDT_NO_TYPE);
      }

  g_assert_cmpuint ((rules->grids >> setup->grid.kind) & 1, ==, 1);
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&setup->grid); cell++)
    g_assert_cmpuint (setup->terrain[cell].works & ~rules->works, ==, 0);
}

static void
test_convert_leads_from_any_rules_to_any_others (void)
{
  RdtLibrary *library = rdt_library_new ();
  GListModel *rulesets = rdt_ruleset_list ();

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    for (guint j = 0; j < g_list_model_get_n_items (rulesets); j++)
      {
        g_autoptr(RdtScenario) scenario = g_list_model_get_item (G_LIST_MODEL (library), i);
        g_autoptr(RdtRuleset) ruleset = g_list_model_get_item (rulesets, j);
        g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
        const RdtSetup *setup = rdt_scenario_get_setup (scenario);
        const RdtRules *rules = rdt_ruleset_get_rules (ruleset);
        g_autoptr(GPtrArray) types =
          rdt_convert_list_types (setup, rdt_scenario_get_rules (scenario), rules);
        g_autoptr(RdtSetup) converted = rdt_convert_rules (setup, types, rules, lost);

        assert_rules_know_all (converted, rules);
        g_assert_cmpuint (rdt_setup_get_n_units (converted), ==, rdt_setup_get_n_units (setup));
        if (rules == rdt_scenario_get_rules (scenario))
          {
            g_autofree char *before = rdt_setup_to_text (setup);
            g_autofree char *after = rdt_setup_to_text (converted);

            g_assert_cmpuint (lost->len, ==, 0);
            g_assert_cmpstr (after, ==, before);
          }
      }

  g_assert_finalize_object (library);
}

static void
test_convert_keeps_to_the_kind (void)
{
  static const struct
  {
    const char *from;
    const char *type;
    const char *to;
    const char *becomes;
  } kinds[] = {
    { "modern", "mounted-cavalry", "twentieth-century", "cavalry" },
    { "modern", "dismounted-cavalry", "musket", "cavalry" },
    { "twentieth-century", "cavalry", "portable", "mounted-cavalry" },
    { "musket", "cavalry", "modern", "mounted-cavalry" },
    { "modern", "field-artillery", "twentieth-century", "field-gun" },
    { "twentieth-century", "field-gun", "portable", "field-artillery" },
    { "musket", "artillery", "nineteenth-century", "field-artillery" },
    { "twentieth-century", "rifle", "modern", "infantry" },
    { "modern", "commander", "portable", "command" },
    { "portable", "tank", "twentieth-century", "tank" },
    { "twentieth-century", "self-propelled-gun", "portable", "tank" },
    { "twentieth-century", "self-propelled-gun", "nineteenth-century", "field-artillery" },
    { "modern", "self-propelled-artillery", "portable", "field-artillery" },
    { "modern", "assault-gun", "musket", "artillery" },
    { "modern", "armoured-car", "nineteenth-century", "mounted-cavalry" },
    { "portable", "machine-gun", "musket", "artillery" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const RdtRules *from =
        rdt_ruleset_get_rules (rdt_ruleset_find (kinds[i].from));
      const RdtRules *to = rdt_ruleset_get_rules (rdt_ruleset_find (kinds[i].to));
      g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
      RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 8, .height = 8 };
      g_autoptr(RdtSetup) setup = rdt_blank_map (&grid, from);
      g_autoptr(RdtSetup) converted = NULL;
      g_autoptr(GPtrArray) types = NULL;
      RdtRosterPlace place = rdt_roster_add (setup, 0, kinds[i].type, (RdtPlace) { 0, 0 });

      types = rdt_convert_list_types (setup, from, to);
      converted = rdt_convert_rules (setup, types, to, lost);
      g_test_message ("%s in %s", kinds[i].type, kinds[i].to);
      g_assert_cmpstr (rdt_roster_get (converted, place)->type, ==, kinds[i].becomes);
    }
}

/* Of a rule set whose types nobody has named as kin. */
static void
test_convert_keeps_roles (void)
{
  const guint roles = RDT_TAG_COMMANDER | RDT_TAG_TRANSPORT | RDT_TAG_ARTILLERY;
  g_autofree char *path = rdt_test_path ("tests/data/skirmish.rules.json");
  gsize length;
  g_autofree char *text = rdt_test_read (path, &length);
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtRules) from = rdt_rules_read (text, length, path, &error);
  const RdtRules *to = rdt_ruleset_get_rules (rdt_ruleset_find ("modern"));
  RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 8, .height = 8 };

  g_assert_no_error (error);
  for (guint i = 0; i < from->n_types; i++)
    {
      g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
      g_autoptr(RdtSetup) setup = rdt_blank_map (&grid, from);
      RdtRosterPlace place = rdt_roster_add (setup, 0, from->types[i].id, (RdtPlace) { 0, 0 });
      g_autoptr(GPtrArray) types = rdt_convert_list_types (setup, from, to);
      g_autoptr(RdtSetup) converted = rdt_convert_rules (setup, types, to, lost);
      guint8 type = rdt_rules_find_type (to, rdt_roster_get (converted, place)->type);

      g_test_message ("%s", from->types[i].id);
      g_assert_cmphex (to->types[type].tags & roles, ==, from->types[i].tags & roles);
    }
}

/* A file written by hand may contain this. */
static void
test_convert_leaves_alone_what_no_rules_know (void)
{
  const RdtRules *modern = rdt_ruleset_get_rules (rdt_ruleset_find ("modern"));
  const RdtRules *musket = rdt_ruleset_get_rules (rdt_ruleset_find ("musket"));
  RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 8, .height = 8 };
  g_autoptr(RdtSetup) setup = rdt_blank_map (&grid, modern);
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(RdtSetup) converted = NULL;
  g_autoptr(GPtrArray) types = NULL;
  RdtRosterPlace place = rdt_roster_add (setup, 0, "war-elephant", (RdtPlace) { 0, 0 });

  types = rdt_convert_list_types (setup, modern, musket);
  converted = rdt_convert_rules (setup, types, musket, lost);

  g_assert_cmpstr (rdt_roster_get (converted, place)->type, ==, "war-elephant");
  g_assert_cmpuint (lost->len, ==, 0);
}

/* 20th Century rates commanders; no other set does. */
static void
test_convert_leaves_ratings_behind (void)
{
  const RdtRules *from = rdt_ruleset_get_rules (rdt_ruleset_find ("twentieth-century"));
  const RdtRules *to = rdt_ruleset_get_rules (rdt_ruleset_find ("modern"));
  RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 8, .height = 8 };
  g_autoptr(RdtSetup) setup = rdt_blank_map (&grid, from);
  g_autoptr(GPtrArray) types = rdt_convert_list_types (setup, from, to);

  setup->sides[1].has_commander = TRUE;
  setup->sides[1].commander = RDT_RATING_GOOD;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
      g_autoptr(RdtSetup) converted = rdt_convert_rules (setup, types, i == 0 ? from : to, lost);

      g_assert_false (converted->sides[0].has_commander);
      g_assert_cmpint (converted->sides[1].has_commander, ==, i == 0);
      g_assert_cmpint (converted->sides[1].commander, ==,
                       i == 0 ? RDT_RATING_GOOD : RDT_RATING_ROLL);
      if (i == 1)
        g_assert_cmpstr (g_ptr_array_index (lost, 0), ==,
                         "these rules do not rate the commander of Blue");
    }
}

#define add(path, func) g_test_add_func ("/model/convert/" path, func)

/* North and south are the same on squares and hexes. */
static void
test_convert_tells_how_many_were_turned (void)
{
  static const RdtFacing of_hexes[] = { 0, 1, 1, 2, 3, 3 };
  static const RdtFacing of_squares[] = { 0, 1, 3, 5 };

  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    {
      const RdtFacing *expected = kind == RDT_GRID_HEX ? of_hexes : of_squares;
      guint n = kind == RDT_GRID_HEX ? 6 : 4;
      g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
      g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", kind, "......\n......\n......");
      g_autoptr(RdtSetup) converted = NULL;
      RdtRosterPlace north;

      for (RdtFacing facing = 0; facing < n; facing++)
        {
          RdtRosterPlace place = rdt_roster_add (setup, 0, "infantry", (RdtPlace) { facing, 1 });

          rdt_roster_get (setup, place)->facing = facing;
        }

      /* This one faces north, as the first does. */
      north = rdt_roster_add (setup, 0, "infantry", (RdtPlace) { 0, 0 });
      rdt_roster_get (setup, north)->facing = 0;

      converted = rdt_convert_grid (setup, !kind, lost);
      g_assert_cmpuint (lost->len, ==, 1);
      g_assert_cmpstr (g_ptr_array_index (lost, 0), ==,
                       kind == RDT_GRID_HEX ? "4 units now face a slightly different way"
                                            : "2 units now face a slightly different way");
      for (guint i = 0; i < n; i++)
        g_assert_cmpuint (rdt_setup_get_facing (converted, 0,
                                                rdt_roster_get (converted,
                                                                rdt_roster_nth (converted, i))),
                          ==, expected[i]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("keeps-to-the-kind", test_convert_keeps_to_the_kind);
  add ("leads-from-any-rules-to-any-others", test_convert_leads_from_any_rules_to_any_others);
  add ("leaves-ratings-behind", test_convert_leaves_ratings_behind);
  add ("leaves-alone-what-no-rules-know", test_convert_leaves_alone_what_no_rules_know);
  add ("keeps-roles", test_convert_keeps_roles);
  add ("tells-how-many-were-turned", test_convert_tells_how_many_were_turned);

  return g_test_run ();
}
