/* test-rebuild.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field.h"
#include "rdt-library.h"
#include "rdt-link.h"
#include "rdt-random-map.h"
#include "rdt-scenario.h"
#include "rdt-setup-json.h"
#include "rdt-test.h"
#include "rdt-tool.h"

/* Every shipped scenario can be drawn again with the editor's tools and forms alone. */

static void
put (RdtSetup    *setup,
     RdtCell      cell,
     RdtToolKind  kind,
     guint        value)
{
  rdt_tool_put (&(RdtTool) { .kind = kind, .value = value }, setup, cell);
}

static void
draw_cell (RdtSetup         *setup,
           const RdtTerrain *terrain,
           RdtCell           cell)
{
  if (terrain->crossing != RDT_CROSSING_NONE)
    put (setup, cell, RDT_TOOL_CROSSING, terrain->crossing);
  else
    put (setup, cell, RDT_TOOL_GROUND, terrain->ground);

  put (setup, cell, RDT_TOOL_HEIGHT, terrain->height);
  if (terrain->has_road)
    put (setup, cell, RDT_TOOL_ROAD, 0);
  for (guint i = 0; i < RDT_N_WORKS; i++)
    if ((terrain->works >> i) & 1)
      put (setup, cell, RDT_TOOL_WORKS, i);
}

/* As the form of a cell continues roads and rivers, and ends them. */
static void
lead_on (RdtSetup       *setup,
         const RdtSetup *wanted,
         RdtLinkKind     kind,
         RdtCell         cell)
{
  const RdtTerrain *terrain = &wanted->terrain[cell];

  if (!(kind == RDT_LINK_ROAD ? terrain->has_links : terrain->has_flows))
    return;

  rdt_link_write_down (setup, kind, cell);
  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (&wanted->grid); facing++)
    {
      guint8 differing = rdt_link_find (setup, kind, cell) ^ rdt_link_find (wanted, kind, cell);

      if ((differing >> facing) & 1)
        rdt_link_toggle (setup, kind, cell, facing);
    }
}

static void
fill_in (RdtSetup         *setup,
         const RdtSetup   *wanted,
         const RdtRules   *rules,
         const RdtSubject *subject)
{
  guint n_fields;
  const RdtField *fields = rdt_field_list (subject->kind, &n_fields);

  for (guint i = 0; i < n_fields; i++)
    {
      g_autofree char *now = NULL;
      g_autofree char *value = NULL;
      g_autoptr(GError) error = NULL;

      if (!rdt_field_is_offered (&fields[i], setup, rules, subject))
        continue;

      value = rdt_field_get (&fields[i], wanted, subject);
      now = rdt_field_get (&fields[i], setup, subject);
      if (g_strcmp0 (now, value) == 0)
        continue;

      rdt_field_set (&fields[i], setup, subject, value, &error);
      g_assert_no_error (error);
    }
}

/* At once, before another unit can be given its identifier. */
static void
give_id (RdtSetup         *setup,
         const char       *id,
         const RdtSubject *subject)
{
  g_autoptr(GError) error = NULL;

  rdt_field_set (rdt_field_find ("sides.units.id"), setup, subject, id, &error);
  g_assert_no_error (error);
}

static void
raise_army (RdtSetup       *setup,
            const RdtSetup *wanted,
            const RdtRules *rules,
            RdtSide         side)
{
  RdtSubject subject = { .kind = RDT_SUBJECT_SIDE, .unit.side = side };

  fill_in (setup, wanted, rules, &subject);

  subject.kind = RDT_SUBJECT_UNIT;
  for (guint i = 0; i < wanted->sides[side].units->len; i++)
    {
      const RdtSetupUnit *unit = g_ptr_array_index (wanted->sides[side].units, i);

      subject.unit = rdt_roster_add (setup, side, unit->type, unit->at);
      give_id (setup, unit->id, &subject);
    }

  for (guint i = 0; i < wanted->sides[side].units->len; i++)
    {
      subject.unit.index = i;
      fill_in (setup, wanted, rules, &subject);
    }
}

static void
name_places (RdtSetup       *setup,
             const RdtSetup *wanted,
             const RdtRules *rules)
{
  RdtSubject subject = { .kind = RDT_SUBJECT_LABEL };

  for (guint i = 0; i < wanted->labels->len; i++)
    {
      subject.index = i;
      g_ptr_array_add (setup->labels, rdt_setup_label_new ());
      fill_in (setup, wanted, rules, &subject);
    }
}

static void
set_goals (RdtSetup       *setup,
           const RdtSetup *wanted,
           const RdtRules *rules)
{
  RdtSubject subject = { .kind = RDT_SUBJECT_OBJECTIVE };

  for (guint i = 0; i < wanted->objectives->len; i++)
    {
      subject.index = i;
      g_ptr_array_add (setup->objectives, rdt_setup_objective_new ());
      fill_in (setup, wanted, rules, &subject);
    }

  subject.kind = RDT_SUBJECT_EXIT;
  for (guint i = 0; i < wanted->exits->len; i++)
    {
      subject.index = i;
      g_ptr_array_add (setup->exits, rdt_setup_exit_new ());
      fill_in (setup, wanted, rules, &subject);
    }

  subject.kind = RDT_SUBJECT_VICTORY;
  for (guint i = 0; i < wanted->victory->len; i++)
    {
      subject.index = i;
      g_ptr_array_add (setup->victory, rdt_setup_victory_new ());
      fill_in (setup, wanted, rules, &subject);
    }
}

static void
check_rebuilt (const RdtSetup *wanted,
               const RdtRules *rules)
{
  g_autoptr(RdtSetup) setup = rdt_blank_map (&wanted->grid, rules);
  RdtSubject whole = { .kind = RDT_SUBJECT_SCENARIO };
  g_autoptr(RdtSetup) in_english = rdt_setup_copy (wanted);
  g_autofree char *text = NULL;
  g_autofree char *text_wanted = NULL;

  g_test_message ("%s", wanted->title);
  g_ptr_array_set_size (in_english->translations, 0);
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&wanted->grid); cell++)
    draw_cell (setup, &wanted->terrain[cell], cell);
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&wanted->grid); cell++)
    for (guint kind = 0; kind < RDT_N_LINK_KINDS; kind++)
      lead_on (setup, wanted, kind, cell);
  name_places (setup, wanted, rules);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    raise_army (setup, wanted, rules, side);
  set_goals (setup, wanted, rules);
  fill_in (setup, wanted, rules, &whole);

  text = rdt_setup_to_text (setup);
  text_wanted = rdt_setup_to_text (in_english);
  g_assert_cmpstr (text, ==, text_wanted);
}

static void
test_rebuild_every_scenario (void)
{
  RdtLibrary *library = rdt_library_new ();
  guint n = g_list_model_get_n_items (G_LIST_MODEL (library));

  g_assert_cmpuint (n, >=, 10);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(RdtScenario) scenario = g_list_model_get_item (G_LIST_MODEL (library), i);

      check_rebuilt (rdt_scenario_get_setup (scenario), rdt_scenario_get_rules (scenario));
    }

  g_assert_finalize_object (library);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/rebuild/every-scenario", test_rebuild_every_scenario);

  return g_test_run ();
}
