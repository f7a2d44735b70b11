/* test-draft.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-clip.h"
#include "rdt-library.h"
#include "rdt-problem.h"
#include "rdt-random-map.h"
#include "rdt-replace.h"
#include "rdt-reshape.h"
#include "rdt-roster.h"
#include "rdt-scenario.h"
#include "rdt-setup-json.h"
#include "rdt-shape.h"
#include "rdt-test-place.h"
#include "rdt-test.h"
#include "rdt-unit-group.h"
#include "rdt-zone.h"

static const RdtTool random_tools[] = {
  { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS },
  { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_RIVER },
  { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_BUILT_UP },
  { .kind = RDT_TOOL_CROSSING, .value = RDT_CROSSING_FORD },
  { .kind = RDT_TOOL_ROAD },
  { .kind = RDT_TOOL_HEIGHT, .value = 2 },
  { .kind = RDT_TOOL_WORKS, .value = RDT_WORKS_TRENCH },
  { .kind = RDT_TOOL_WORKS, .value = RDT_WORKS_FORTIFICATION },
  { .kind = RDT_TOOL_ERASE },
  { .kind = RDT_TOOL_DEPLOY, .side = 0 },
  { .kind = RDT_TOOL_DEPLOY, .side = 1 },
  { .kind = RDT_TOOL_EXIT, .side = 1 },
  { .kind = RDT_TOOL_OBJECTIVE },
  { .kind = RDT_TOOL_LABEL },
  { .kind = RDT_TOOL_UNIT, .side = 0, .type = "infantry" },
  { .kind = RDT_TOOL_UNIT, .side = 1, .type = "artillery" },
};

static GPtrArray *
new_lost (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

static void
assert_same (const RdtSetup *a,
             const RdtSetup *b)
{
  g_autofree char *text_a = rdt_setup_to_text (a);
  g_autofree char *text_b = rdt_setup_to_text (b);

  g_assert_cmpstr (text_a, ==, text_b);
}

static void
test_draft_a_zone_is_the_cells_put_in (void)
{
  g_autoptr(GArray) zone = rdt_zone_new ();
  g_autofree char *text = NULL;
  g_autofree char *rest = NULL;

  for (int row = 0; row < 3; row++)
    for (int column = 0; column < 4; column++)
      rdt_zone_put (zone, (RdtPlace) { column, row });

  text = rdt_zone_to_text (zone);
  g_assert_cmpstr (text, ==, "A1:D3");

  rdt_zone_take (zone, rdt_test_place ("B2"));
  for (int row = 0; row < 3; row++)
    for (int column = 0; column < 4; column++)
      g_assert_true (rdt_zone_has (zone, (RdtPlace) { column, row })
                     != (column == 1 && row == 1));

  rest = rdt_zone_to_text (zone);
  g_assert_cmpstr (rest, ==, "A1:D1, A2, C2:D2, A3:D3");
}

/* Rectangles that overlap, as a file may have them, do not become a greater one. */
static void
test_draft_a_zone_does_not_grow_by_itself (void)
{
  g_autoptr(GArray) zone = rdt_zone_from_text ("A1:C3, B2:D4", RDT_GRID_SQUARE, NULL);

  rdt_zone_take (zone, rdt_test_place ("B3"));
  rdt_zone_put (zone, rdt_test_place ("F6"));
  for (int row = 0; row < 6; row++)
    for (int column = 0; column < 6; column++)
      {
        gboolean was_in = (column < 3 && row < 3)
                          || (column > 0 && column < 4 && row > 0 && row < 4);
        gboolean is_in = rdt_zone_has (zone, (RdtPlace) { column, row });

        if (column == 1 && row == 2)
          g_assert_false (is_in);
        else if (column == 5 && row == 5)
          g_assert_true (is_in);
        else
          g_assert_cmpint (is_in, ==, was_in);
      }
}

static void
test_draft_a_line_leads_from_cell_to_cell (void)
{
  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    {
      RdtGrid grid = { .kind = kind, .width = 9, .height = 7 };

      for (RdtCell from = 0; from < 63; from++)
        for (RdtCell to = 0; to < 63; to++)
          {
            g_autoptr(GArray) cells = rdt_shape_line (&grid, from, to);

            g_assert_cmpuint (cells->len, ==, rdt_grid_distance (&grid, from, to) + 1);
            for (guint i = 1; i < cells->len; i++)
              g_assert_cmpuint (rdt_grid_distance (&grid, g_array_index (cells, RdtCell, i - 1),
                                                   g_array_index (cells, RdtCell, i)), ==, 1);
            g_assert_cmpuint (g_array_index (cells, RdtCell, 0), ==, from);
            g_assert_cmpuint (g_array_index (cells, RdtCell, cells->len - 1), ==, to);
          }
    }
}

static void
test_draft_fill_stops_at_what_differs (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "....\n~~~~\n....\n....");
  g_autoptr(GArray) south = rdt_shape_fill (setup, 0);
  g_autoptr(GArray) river = rdt_shape_fill (setup, 9);
  g_autoptr(GArray) north = rdt_shape_fill (setup, 15);

  g_assert_cmpuint (south->len, ==, 8);
  g_assert_cmpuint (river->len, ==, 4);
  g_assert_cmpuint (north->len, ==, 4);
}

static void
test_draft_tools_put_and_take (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "....\n....\n....\n....");

  for (guint i = 0; i < G_N_ELEMENTS (random_tools); i++)
    {
      const RdtTool *tool = &random_tools[i];
      g_autoptr(RdtSetup) copy = rdt_setup_copy (setup);

      rdt_tool_put (tool, copy, 5);
      g_assert_true (rdt_tool_is_in (tool, copy, 5));
      rdt_tool_take (tool, copy, 5);
      if (!rdt_tool_is_in (tool, copy, 5))
        assert_same (copy, setup);
    }
}

/* All exits of a side are one entry in the file, whichever is listed first. */
/* Of these one is drawn at the pointer, and not one for each cell that it passes. */
static void
test_draft_one_click_draws_one (void)
{
  static const struct
  {
    RdtToolKind kind;
    gboolean    is_spot, is_single;
  } tools[] = {
    { RDT_TOOL_CROSSING, TRUE, FALSE },
    { RDT_TOOL_OBJECTIVE, TRUE, FALSE },
    { RDT_TOOL_LABEL, TRUE, TRUE },
    { RDT_TOOL_UNIT, FALSE, TRUE },
    { RDT_TOOL_GROUND, FALSE, FALSE },
    { RDT_TOOL_HEIGHT, FALSE, FALSE },
    { RDT_TOOL_DEPLOY, FALSE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    {
      const RdtTool tool = { .kind = tools[i].kind, .value = RDT_GROUND_WOODS };

      g_assert_cmpint (rdt_tool_is_spot (&tool), ==, tools[i].is_spot);
      g_assert_cmpint (rdt_tool_is_single (&tool), ==, tools[i].is_single);
      g_assert_cmpint (rdt_tool_is_broad (&tool), ==, !tools[i].is_spot && !tools[i].is_single);
    }
}

static void
test_draft_exits_of_a_side_are_one (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "....\n....\n....\n....");

  for (RdtCell cell = 0; cell < 4; cell++)
    {
      const RdtTool tool = { .kind = RDT_TOOL_EXIT, .side = cell % 2 };

      rdt_tool_put (&tool, setup, cell);
    }

  g_assert_cmpuint (setup->exits->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      const RdtSetupExit *exit = g_ptr_array_index (setup->exits, i);
      g_autofree char *cells = rdt_zone_to_text (exit->at);

      g_assert_cmpstr (exit->side, ==, setup->sides[i].id);
      g_assert_cmpstr (cells, ==, i == 0 ? "A1, C1" : "B1, D1");
    }
}

/* The tools of a side differ with it, the others do not. */
static void
test_draft_sides_matter_where_they_are_asked_for (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "....\n....\n....\n....");

  for (guint i = 0; i < G_N_ELEMENTS (random_tools); i++)
    {
      g_autoptr(RdtSetup) first = rdt_setup_copy (setup);
      g_autoptr(RdtSetup) second = rdt_setup_copy (setup);
      g_autofree char *first_text = NULL, *second_text = NULL;
      RdtTool tool = random_tools[i];

      tool.side = 0;
      rdt_tool_put (&tool, first, 5);
      tool.side = 1;
      rdt_tool_put (&tool, second, 5);
      first_text = rdt_setup_to_text (first);
      second_text = rdt_setup_to_text (second);
      g_assert_cmpint (rdt_tool_has_side (&tool), ==, !g_str_equal (first_text, second_text));
    }
}

/* Four kinds of ground, two crossings, roads, heights from 0 to 9, and the works of
 * a set.
 */
static void
test_draft_all_terrain_can_be_replaced (void)
{
  const RdtRules *rules = rdt_ruleset_get_rules (rdt_ruleset_find ("portable"));
  g_autoptr(GArray) tools = rdt_replace_list_tools (rules);
  guint n[RDT_TOOL_UNIT + 1] = { 0 };

  for (guint i = 0; i < tools->len; i++)
    n[g_array_index (tools, RdtTool, i).kind]++;

  g_assert_cmpuint (n[RDT_TOOL_GROUND], ==, 4);
  g_assert_cmpuint (n[RDT_TOOL_CROSSING], ==, 2);
  g_assert_cmpuint (n[RDT_TOOL_ROAD], ==, 1);
  g_assert_cmpuint (n[RDT_TOOL_HEIGHT], ==, 10);
  g_assert_cmpuint (n[RDT_TOOL_WORKS], ==, 3);
  g_assert_cmpuint (tools->len, ==, 20);
}

/* Replacing one terrain by another that fits leaves none of the first and changes
 * nothing else.
 */
static void
test_draft_terrain_is_replaced (void)
{
  const RdtRules *rules = rdt_ruleset_get_rules (rdt_ruleset_find ("modern"));
  g_autoptr(GArray) tools = rdt_replace_list_tools (rules);
  g_autoptr(GArray) cells = g_array_new (FALSE, FALSE, sizeof (RdtCell));

  for (RdtCell cell = 0; cell < 8; cell++)
    g_array_append_val (cells, cell);

  for (guint i = 0; i < tools->len; i++)
    for (guint j = 0; j <= tools->len; j++)
      {
        const RdtTool *found = &g_array_index (tools, RdtTool, i);
        const RdtTool *instead = j < tools->len ? &g_array_index (tools, RdtTool, j) : NULL;
        g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                                   "....\n....\n....\n....");

        if (!rdt_replace_is_fit (found, instead))
          continue;

        for (RdtCell cell = 4; cell < 12; cell++)
          rdt_tool_put (found, setup, cell);
        g_assert_cmpuint (rdt_replace_count (setup, cells, found), >=, 4);
        rdt_replace_all (setup, cells, found, instead);
        g_assert_cmpuint (rdt_replace_count (setup, cells, found), ==, 0);
        g_assert_true (rdt_tool_is_in (found, setup, 8));
        if (instead != NULL)
          g_assert_true (rdt_tool_is_in (instead, setup, 5));
      }
}

static void
test_draft_board_turned_back_is_the_same (void)
{
  for (guint width = 6; width <= 7; width++)
    for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
      {
        g_autoptr(GPtrArray) lost = new_lost ();
        RdtRuleset *ruleset = rdt_ruleset_find ("musket");
        RdtRandomMap map = {
          .grid = { .kind = kind, .width = width, .height = 8 },
          .seed = 7, .density = 60, .n_units = 6,
        };
        g_autoptr(RdtSetup) setup = rdt_random_map_draw (&map, rdt_ruleset_get_rules (ruleset));
        g_autoptr(RdtSetup) over = rdt_reshape_mirror (setup, FALSE, lost);
        g_autoptr(RdtSetup) back = rdt_reshape_mirror (over, FALSE, lost);
        g_autoptr(RdtSetup) down = rdt_reshape_mirror (setup, TRUE, lost);
        g_autoptr(RdtSetup) up = rdt_reshape_mirror (down, TRUE, lost);
        g_autoptr(RdtSetup) half = rdt_reshape_rotate (setup, 2, lost);
        g_autoptr(RdtSetup) whole = rdt_reshape_rotate (half, 2, lost);
        g_autoptr(RdtSetup) swapped = rdt_reshape_swap_sides (setup);
        g_autoptr(RdtSetup) again = rdt_reshape_swap_sides (swapped);

        /* Roads between hexes that shearing parts are lost, and that is reported. */
        if (kind == RDT_GRID_SQUARE)
          g_assert_cmpuint (lost->len, ==, 0);
        if (lost->len == 0)
          {
            assert_same (setup, back);
            assert_same (setup, up);
            assert_same (setup, whole);
          }
        assert_same (setup, again);
      }
}

/* A mirrored board of hexes is sheared: columns that move by half a hex leave a hex
 * bare, and a road that left the board there still does.
 */
static void
test_draft_roads_reach_a_sheared_edge (void)
{
  g_autoptr(GPtrArray) lost = new_lost ();
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_HEX, "....\n....\n....\n....");
  g_autoptr(RdtSetup) over = NULL;

  /* Four roads side by side, from south to north. */
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&setup->grid); cell++)
    rdt_link_set (&setup->terrain[cell], RDT_LINK_ROAD, 1 << 0 | 1 << 3);

  over = rdt_reshape_mirror (setup, FALSE, lost);
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&over->grid); cell++)
    g_assert_true (over->terrain[cell].has_road);
}

static void
test_draft_quarter_turns (void)
{
  g_autoptr(GPtrArray) lost = new_lost ();
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "...\n...");
  g_autoptr(RdtSetup) right = NULL;
  g_autoptr(RdtSetup) back = NULL;
  const RdtSetupUnit *unit;

  rdt_test_add_unit (setup, 0, "infantry", "C1");
  setup->terrain[0].height = 3;
  right = rdt_reshape_rotate (setup, 1, lost);
  back = rdt_reshape_rotate (right, 3, lost);
  unit = rdt_roster_get (right, (RdtRosterPlace) { 0 });

  g_assert_cmpuint (right->grid.width, ==, 2);
  g_assert_cmpuint (right->grid.height, ==, 3);
  g_assert_true (rdt_place_equal (unit->at, rdt_test_place ("A1")));
  g_assert_cmpuint (unit->facing, ==, 1);
  g_assert_cmpuint (rdt_setup_get_terrain (right, rdt_test_place ("A3"))->height, ==, 3);
  g_assert_cmpuint (lost->len, ==, 0);
  assert_same (setup, back);
}

static void
add_label (RdtSetup   *setup,
           const char *cell)
{
  RdtSetupLabel *label = rdt_setup_label_new ();

  label->at = rdt_test_place (cell);
  label->text = g_strdup ("Sarn");
  g_ptr_array_add (setup->labels, label);
}

static void
test_draft_cutting_a_board_tells_what_is_gone (void)
{
  g_autoptr(GPtrArray) lost = new_lost ();
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "....\n....\n....\n....");
  g_autoptr(RdtSetup) cut = NULL;
  const RdtTool objective = { .kind = RDT_TOOL_OBJECTIVE };

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "D4");
  rdt_tool_put (&objective, setup, 15);
  add_label (setup, "A1");
  add_label (setup, "D4");
  setup->sides[0].deploy = rdt_zone_from_text ("A4:D4", RDT_GRID_SQUARE, NULL);
  setup->sides[1].deploy = rdt_zone_from_text ("C3:D4", RDT_GRID_SQUARE, NULL);

  /* A zone that is cut off does not move to another place. */
  cut = rdt_reshape_resize (setup, 3, 3, (RdtPlace) { 0, 0 }, lost);
  g_assert_cmpuint (lost->len, ==, 4);
  g_assert_cmpstr (g_ptr_array_index (lost, 0), ==, "the deployment zone at A4:D4 was removed");
  g_assert_cmpstr (g_ptr_array_index (lost, 1), ==, "Infantry b1 was removed with D4");
  g_assert_null (cut->sides[0].deploy);
  g_assert_cmpuint (rdt_setup_get_n_units (cut), ==, 1);
  g_assert_cmpuint (cut->labels->len, ==, 1);
  g_assert_cmpuint (cut->objectives->len, ==, 0);
  g_assert_true (rdt_zone_has (cut->sides[1].deploy, rdt_test_place ("C3")));
  g_assert_false (rdt_zone_has (cut->sides[1].deploy, rdt_test_place ("D4")));
}

/* Conditions that name no place stay, and of the others those that still name one. */
static void
test_draft_cutting_a_board_leaves_other_aims (void)
{
  g_autoptr(GPtrArray) lost = new_lost ();
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "....\n....\n....\n....");
  g_autoptr(RdtSetup) cut = NULL;
  const char *const held[] = { "A1", "D4" };
  const RdtSetupVictory *first, *second;
  RdtSetupVictory *victory;

  g_ptr_array_set_size (setup->victory, 0);
  for (guint i = 0; i < G_N_ELEMENTS (held); i++)
    {
      RdtPlace place = rdt_test_place (held[i]);

      victory = rdt_setup_victory_new ();
      victory->side = g_strdup (setup->sides[0].id);
      g_array_append_val (victory->holds, place);
      g_ptr_array_add (setup->victory, victory);
    }
  victory = rdt_setup_victory_new ();
  victory->side = g_strdup (setup->sides[1].id);
  victory->kind = RDT_VICTORY_ENEMY_LOST;
  victory->count = 2;
  g_ptr_array_add (setup->victory, victory);

  cut = rdt_reshape_resize (setup, 3, 3, (RdtPlace) { 0, 0 }, lost);
  g_assert_cmpuint (cut->victory->len, ==, 2);
  first = g_ptr_array_index (cut->victory, 0);
  second = g_ptr_array_index (cut->victory, 1);
  g_assert_cmpuint (first->holds->len, ==, 1);
  g_assert_cmpint (second->kind, ==, RDT_VICTORY_ENEMY_LOST);
  g_assert_cmpuint (second->count, ==, 2);
}

static void
test_draft_growing_keeps_all (void)
{
  g_autoptr(GPtrArray) lost = new_lost ();
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("musket");
  g_autoptr(RdtSetup) grown = rdt_reshape_resize (setup, setup->grid.width + 4,
                                                  setup->grid.height + 3,
                                                  (RdtPlace) { 2, 1 }, lost);
  RdtArea area = {
    .from = { 2, 1 },
    .to = { setup->grid.width + 1, setup->grid.height },
  };
  g_autoptr(RdtSetup) back = rdt_reshape_crop (grown, area, lost);

  g_assert_cmpuint (lost->len, ==, 0);
  assert_same (setup, back);
}

static void
test_draft_a_piece_is_carried (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....\n....\n....");
  g_autoptr(RdtSetup) clip = NULL;
  g_autoptr(RdtSetup) read = NULL;
  g_autoptr(RdtSetup) pasted = NULL;
  g_autoptr(RdtSetup) cleared = NULL;
  g_autofree char *text = NULL;
  RdtRosterPlace truck, rider, copy;
  RdtClipLoss loss;

  setup->terrain[0].ground = RDT_GROUND_WOODS;
  truck = rdt_roster_add (setup, 0, "truck", rdt_test_place ("B1"));
  rider = rdt_roster_add (setup, 0, "infantry", RDT_NOWHERE);
  rdt_roster_get (setup, rider)->aboard = g_strdup (rdt_roster_get (setup, truck)->id);

  clip = rdt_clip_copy (setup, rdt_test_area ("A1:B2"));
  text = rdt_clip_to_text (clip);
  read = rdt_clip_from_text (text, NULL);
  assert_same (clip, read);

  pasted = rdt_clip_paste (setup, read, &(RdtClipPose) { .at = rdt_test_place ("C3") }, &loss);
  g_assert_cmpuint (loss.n_units, ==, 0);
  g_assert_cmpuint (rdt_setup_get_n_units (pasted), ==, 4);
  g_assert_cmpuint (rdt_setup_get_terrain (pasted, rdt_test_place ("C3"))->ground, ==,
                    RDT_GROUND_WOODS);
  copy = rdt_roster_find_at (pasted, rdt_test_place ("D3"), RDT_NOBODY);
  g_assert_cmpstr (rdt_roster_get (pasted, copy)->type, ==, "truck");
  g_assert_cmpstr (rdt_roster_get (pasted, (RdtRosterPlace) { 0, 3 })->aboard, ==,
                   rdt_roster_get (pasted, copy)->id);

  cleared = rdt_clip_clear (setup, rdt_test_area ("A1:B2"));
  g_assert_cmpuint (rdt_setup_get_n_units (cleared), ==, 0);
  g_assert_cmpuint (cleared->terrain[0].ground, ==, RDT_GROUND_OPEN);
}

/* A scenario has a greatest number of units, which pasting does not exceed. */
static void
test_draft_a_piece_leaves_out_what_is_too_much (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....");
  g_autoptr(RdtSetup) piece = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....");
  g_autoptr(RdtSetup) clip = NULL;
  g_autoptr(RdtSetup) pasted = NULL;
  RdtClipLoss loss;

  rdt_roster_add (piece, 0, "infantry", rdt_test_place ("A1"));
  rdt_roster_add (piece, 1, "tank", rdt_test_place ("B1"));
  rdt_roster_add (piece, 1, "tank", rdt_test_place ("C1"));
  clip = rdt_clip_copy (piece, rdt_test_area ("A1:C1"));

  while (rdt_setup_get_n_units (setup) < RDT_MAX_UNITS - 2)
    rdt_roster_add (setup, rdt_setup_get_n_units (setup) % 2, "infantry", RDT_NOWHERE);

  pasted = rdt_clip_paste (setup, clip, &(RdtClipPose) { .at = rdt_test_place ("A2") }, &loss);
  g_assert_cmpuint (loss.n_units, ==, 1);
  g_assert_cmpuint (rdt_setup_get_n_units (pasted), ==, RDT_MAX_UNITS);
}

static void
test_draft_rubbish_is_no_piece (void)
{
  const char *const rubbish[] = { "", "hello", "{}", "[1, 2", "{\"format\": \"redoubt-battle\"}",
                                  "\xff\xfe" };

  for (guint i = 0; i < G_N_ELEMENTS (rubbish); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_null (rdt_clip_from_text (rubbish[i], &error));
      g_assert_nonnull (error);
    }
}

/* On hexes roads run along their own way, instead of joining into webs. */
static void
assert_roads_list_edges (const RdtSetup *setup)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&setup->grid); cell++)
    g_assert_true (!setup->terrain[cell].has_road || setup->terrain[cell].has_links);
}

static void
test_draft_maps_by_chance_can_be_played (void)
{
  GListModel *rulesets = rdt_ruleset_list ();

  for (guint i = 0; i < g_list_model_get_n_items (rulesets) * RDT_N_MAP_STYLES * 4; i++)
    {
      g_autoptr(RdtRuleset) ruleset =
        g_list_model_get_item (rulesets, i % g_list_model_get_n_items (rulesets));
      const RdtRules *rules = rdt_ruleset_get_rules (ruleset);
      RdtRandomMap map = {
        .grid = {
          .kind = (rules->grids >> RDT_GRID_HEX) & 1 ? RDT_GRID_HEX : RDT_GRID_SQUARE,
          .width = 8 + i % 7,
          .height = 8 + i % 5,
        },
        .seed = i,
        .style = i % RDT_N_MAP_STYLES,
        .density = i * 13 % 101,
        .is_symmetric = i % 2,
        .n_units = 8,
      };
      g_autoptr(RdtSetup) setup = rdt_random_map_draw (&map, rules);
      g_autoptr(RdtSetup) again = rdt_random_map_draw (&map, rules);
      g_autoptr(GPtrArray) problems = rdt_setup_find_problems (setup, rules);

      for (guint j = 0; j < problems->len; j++)
        g_assert_true (rdt_problem_is_warning (g_ptr_array_index (problems, j)));
      g_assert_cmpuint (setup->sides[0].units->len, >, 0);
      g_assert_cmpuint (setup->sides[0].units->len, ==, setup->sides[1].units->len);
      if (map.grid.kind == RDT_GRID_HEX)
        assert_roads_list_edges (setup);
      assert_same (setup, again);
    }
}

static gboolean
has_slopes (const RdtTerrain *terrain)
{
  return terrain->ground != RDT_GROUND_RIVER && terrain->ground != RDT_GROUND_BUILT_UP;
}

/* Random hills rise level by level, also at the edges and in the corners of the
 * board; only rivers and villages cut into them.
 */
static void
test_draft_hills_by_chance_have_slopes (void)
{
  const RdtRules *rules = rdt_ruleset_get_rules (rdt_ruleset_find ("musket"));
  guint n_high = 0;

  for (guint i = 0; i < 60; i++)
    {
      const RdtRandomMap map = {
        .grid = { .kind = i % 2, .width = 8, .height = 8 },
        .seed = i,
        .style = i % RDT_N_MAP_STYLES,
        .density = 100,
      };
      g_autoptr(RdtSetup) setup = rdt_random_map_draw (&map, rules);
      guint n = rdt_grid_get_n_cells (&setup->grid);

      for (RdtCell a = 0; a < n; a++)
        for (RdtCell b = 0; b < n; b++)
          if (rdt_grid_distance (&setup->grid, a, b) == 1
              && has_slopes (&setup->terrain[a])
              && has_slopes (&setup->terrain[b]))
            {
              n_high += setup->terrain[a].height > 1;
              g_assert_cmpint (ABS (setup->terrain[a].height - setup->terrain[b].height), <=, 1);
            }
    }

  g_assert_cmpuint (n_high, >, 0);
}

static RdtPlace
place_at_random (GRand          *rand,
                 const RdtSetup *setup)
{
  return (RdtPlace) {
    .column = g_rand_int_range (rand, 0, setup->grid.width),
    .row = g_rand_int_range (rand, 0, setup->grid.height),
  };
}

/* Changes to several units at once. */
static RdtSetup *
move_at_random (GRand          *rand,
                const RdtSetup *setup)
{
  RdtArea area = { .to = place_at_random (rand, setup) };
  g_autoptr(GArray) units = rdt_unit_group_new_in (setup, &area);
  RdtSetup *copy = rdt_setup_copy (setup);

  if (g_rand_int_range (rand, 0, 8) == 0)
    rdt_unit_group_remove (units, copy);
  else if (!rdt_unit_group_move (units, copy, place_at_random (rand, setup),
                                 place_at_random (rand, setup)))
    rdt_unit_group_turn (units, copy, 1);

  return copy;
}

static RdtSetup *
edit_at_random (GRand          *rand,
                const RdtSetup *setup)
{
  const RdtTool *tool = &random_tools[g_rand_int_range (rand, 0, G_N_ELEMENTS (random_tools))];
  g_autoptr(GPtrArray) lost = new_lost ();
  g_autoptr(GArray) cells = NULL;
  guint n = rdt_grid_get_n_cells (&setup->grid);
  RdtCell from = g_rand_int_range (rand, 0, n), to = g_rand_int_range (rand, 0, n);
  RdtSetup *copy;

  switch (g_rand_int_range (rand, 0, 12))
    {
    case 0:
      return rdt_reshape_mirror (setup, g_rand_boolean (rand), lost);

    case 1:
      return rdt_reshape_rotate (setup, 2, lost);

    case 2:
      return rdt_reshape_swap_sides (setup);

    case 3:
      return rdt_reshape_resize (setup, g_rand_int_range (rand, 4, 12),
                                 g_rand_int_range (rand, 4, 12),
                                 (RdtPlace) { g_rand_int_range (rand, -2, 3), 0 }, lost);

    case 4:
      return move_at_random (rand, setup);

    default:
      copy = rdt_setup_copy (setup);
      cells = g_rand_boolean (rand) ? rdt_shape_line (&setup->grid, from, to)
                                    : rdt_shape_fill (setup, from);
      for (guint i = 0; i < cells->len; i++)
        rdt_tool_put (tool, copy, g_array_index (cells, RdtCell, i));
      return copy;
    }
}

static void
test_draft_random_edits_undone_and_done_again (void)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr(GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
      RdtRuleset *ruleset = rdt_ruleset_find ("musket");
      RdtGrid grid = { .kind = seed % 2, .width = 8, .height = 8 };
      g_autoptr(RdtScenario) scenario =
        rdt_scenario_new (ruleset, rdt_blank_map (&grid, rdt_ruleset_get_rules (ruleset)));

      g_ptr_array_add (texts, rdt_scenario_to_text (scenario));
      for (guint i = 0; i < 60; i++)
        {
          rdt_scenario_edit (scenario, "Edit",
                             edit_at_random (rand, rdt_scenario_get_setup (scenario)));
          g_ptr_array_add (texts, rdt_scenario_to_text (scenario));
        }

      for (guint i = texts->len - 1; i > 0; i--)
        {
          g_autofree char *text = rdt_scenario_to_text (scenario);

          g_assert_cmpstr (text, ==, g_ptr_array_index (texts, i));
          rdt_scenario_undo (scenario);
        }
      g_assert_false (rdt_scenario_can_undo (scenario));

      for (guint i = 0; i < texts->len; i++)
        {
          g_autofree char *text = rdt_scenario_to_text (scenario);
          g_autoptr(RdtSetup) read = rdt_setup_read (text, strlen (text), "test", NULL);

          g_assert_cmpstr (text, ==, g_ptr_array_index (texts, i));
          g_assert_nonnull (read);
          rdt_scenario_redo (scenario);
        }
      g_assert_false (rdt_scenario_can_redo (scenario));
    }
}

#define add(path, func) g_test_add_func ("/model/draft/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("terrain-is-replaced", test_draft_terrain_is_replaced);
  add ("all-terrain-can-be-replaced", test_draft_all_terrain_can_be_replaced);
  add ("a-zone-does-not-grow-by-itself", test_draft_a_zone_does_not_grow_by_itself);
  add ("a-zone-is-the-cells-put-in", test_draft_a_zone_is_the_cells_put_in);
  add ("a-line-leads-from-cell-to-cell", test_draft_a_line_leads_from_cell_to_cell);
  add ("fill-stops-at-what-differs", test_draft_fill_stops_at_what_differs);
  add ("tools-put-and-take", test_draft_tools_put_and_take);
  add ("one-click-draws-one", test_draft_one_click_draws_one);
  add ("exits-of-a-side-are-one", test_draft_exits_of_a_side_are_one);
  add ("sides-matter-where-they-are-asked-for", test_draft_sides_matter_where_they_are_asked_for);
  add ("roads-reach-the-edge-of-a-sheared-board", test_draft_roads_reach_a_sheared_edge);
  add ("a-board-turned-back-is-the-same", test_draft_board_turned_back_is_the_same);
  add ("quarter-turns", test_draft_quarter_turns);
  add ("cutting-a-board-tells-what-is-gone", test_draft_cutting_a_board_tells_what_is_gone);
  add ("cutting-a-board-leaves-other-aims", test_draft_cutting_a_board_leaves_other_aims);
  add ("growing-keeps-all", test_draft_growing_keeps_all);
  add ("a-piece-is-carried", test_draft_a_piece_is_carried);
  add ("a-piece-leaves-out-what-is-too-much", test_draft_a_piece_leaves_out_what_is_too_much);
  add ("rubbish-is-no-piece", test_draft_rubbish_is_no_piece);
  add ("maps-by-chance-can-be-played", test_draft_maps_by_chance_can_be_played);
  add ("hills-by-chance-have-slopes", test_draft_hills_by_chance_have_slopes);
  add ("random-edits-undone-and-done-again", test_draft_random_edits_undone_and_done_again);

  return g_test_run ();
}
