/* test-unit-group.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-clip.h"
#include "rdt-field.h"
#include "rdt-library.h"
#include "rdt-link.h"
#include "rdt-selection.h"
#include "rdt-test-place.h"
#include "rdt-test.h"
#include "rdt-unit-group.h"
#include "rdt-zone.h"

/* Changes to groups of units. */

/* Two units of the first side and one of the other. */
static RdtSetup *
create_setup (RdtGridKind kind)
{
  RdtGrid grid = { .kind = kind, .width = 8, .height = 8 };
  RdtSetup *setup = rdt_setup_new (&grid);

  rdt_roster_add (setup, 0, "infantry", rdt_test_place ("A1"));
  rdt_roster_add (setup, 0, "infantry", rdt_test_place ("B1"));
  rdt_roster_add (setup, 1, "infantry", rdt_test_place ("C2"));

  return setup;
}

static GArray *
list_all (const RdtSetup *setup)
{
  RdtArea area = { .to = { setup->grid.width - 1, setup->grid.height - 1 } };

  return rdt_unit_group_new_in (setup, &area);
}

static void
check_at (const RdtSetup *setup,
          guint           number,
          const char     *label)
{
  const RdtSetupUnit *unit = rdt_roster_get (setup, rdt_roster_nth (setup, number));
  char found[RDT_CELL_LABEL_SIZE];

  rdt_label_format (unit->at.column, unit->at.row, found);
  g_assert_cmpstr (found, ==, label);
}

static void
test_company_moves_over_squares (void)
{
  g_autoptr(RdtSetup) setup = create_setup (RDT_GRID_SQUARE);
  g_autoptr(GArray) units = list_all (setup);

  g_assert_true (rdt_unit_group_move (units, setup, rdt_test_place ("B1"), rdt_test_place ("D4")));
  check_at (setup, 0, "C4");
  check_at (setup, 1, "D4");
  check_at (setup, 2, "E5");
}

/* One unit is a group, none is not. */
static void
test_company_of_one_moves (void)
{
  g_autoptr(RdtSetup) setup = create_setup (RDT_GRID_SQUARE);
  g_autoptr(GArray) units = list_all (setup);

  g_array_set_size (units, 1);
  g_assert_true (rdt_unit_group_move (units, setup, rdt_test_place ("A1"), rdt_test_place ("A2")));
  check_at (setup, 0, "A2");

  g_array_set_size (units, 0);
  g_assert_false (rdt_unit_group_move (units, setup, rdt_test_place ("A1"), rdt_test_place ("A2")));
}

/* Of the same side and type, in any cell. */
static void
test_company_of_those_alike (void)
{
  g_autoptr(RdtSetup) setup = create_setup (RDT_GRID_SQUARE);
  g_autoptr(GArray) units = list_all (setup);
  g_autoptr(GArray) alike = NULL;

  g_array_set_size (units, 1);
  alike = rdt_unit_group_new_like (setup, units);

  g_assert_cmpuint (alike->len, ==, 2);
  for (guint i = 0; i < alike->len; i++)
    g_assert_cmpuint (g_array_index (alike, RdtRosterPlace, i).side, ==, 0);
}

/* Where no unit stands or deploys. */
static void
test_company_is_at_home_across_the_board (void)
{
  RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 8, .height = 8 };
  g_autoptr(RdtSetup) setup = rdt_setup_new (&grid);

  g_assert_cmpuint (rdt_roster_find_home (setup, 0), ==, 2);
  g_assert_cmpuint (rdt_roster_find_home (setup, 1), ==, 0);
}

/* From column A to B is half a hex to the north: cells that move from B to C lose a
 * row that those moving from A to B do not, and all stay neighbours.
 */
static void
test_company_keeps_its_shape_on_hexes (void)
{
  for (int column = 1; column < 6; column++)
    {
      g_autoptr(RdtSetup) setup = create_setup (RDT_GRID_HEX);
      g_autoptr(GArray) units = list_all (setup);
      const RdtGrid *grid = &setup->grid;
      RdtCell cells[3];

      g_assert_true (rdt_unit_group_move (units, setup, rdt_test_place ("A1"),
                                          (RdtPlace) { column, 3 }));
      for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
        {
          RdtPlace at = rdt_roster_get (setup, rdt_roster_nth (setup, i))->at;

          cells[i] = rdt_grid_cell_at (grid, at.column, at.row);
        }

      /* As A1, B1 and C2 do: to the north-east, twice. */
      g_assert_cmpuint (rdt_grid_step (grid, cells[0], 1), ==, cells[1]);
      g_assert_cmpuint (rdt_grid_step (grid, cells[1], 1), ==, cells[2]);
    }
}

static void
test_company_moves_as_a_whole_or_stays (void)
{
  g_autoptr(RdtSetup) setup = create_setup (RDT_GRID_SQUARE);
  g_autoptr(GArray) units = list_all (setup);

  g_assert_false (rdt_unit_group_move (units, setup, rdt_test_place ("A1"), rdt_test_place ("G1")));
  g_assert_false (rdt_unit_group_move (units, setup, rdt_test_place ("B1"), rdt_test_place ("A1")));
  check_at (setup, 0, "A1");
  check_at (setup, 1, "B1");
  check_at (setup, 2, "C2");
}

/* Cargo has no cell of its own, and moves with its transport. */
static void
test_company_leaves_cargo_aboard (void)
{
  g_autoptr(RdtSetup) setup = create_setup (RDT_GRID_SQUARE);
  RdtRosterPlace cargo = rdt_roster_add (setup, 0, "infantry", RDT_NOWHERE);
  g_autoptr(GArray) units = list_all (setup);

  rdt_roster_get (setup, cargo)->aboard = g_strdup ("a1");
  g_array_append_val (units, cargo);
  g_assert_true (rdt_unit_group_move (units, setup, rdt_test_place ("A1"), rdt_test_place ("A2")));

  g_assert_cmpstr (rdt_roster_get (setup, cargo)->aboard, ==, "a1");
  g_assert_false (rdt_place_is_set (rdt_roster_get (setup, cargo)->at));
}

static void
test_company_is_removed_and_turned (void)
{
  g_autoptr(RdtSetup) setup = create_setup (RDT_GRID_SQUARE);
  g_autoptr(GArray) units = list_all (setup);

  rdt_roster_get (setup, rdt_roster_nth (setup, 0))->facing = 0;
  rdt_roster_get (setup, rdt_roster_nth (setup, 2))->facing = 2;
  rdt_unit_group_turn (units, setup, 1);
  g_assert_cmpuint (rdt_roster_get (setup, rdt_roster_nth (setup, 0))->facing, ==, 1);
  g_assert_cmpuint (rdt_roster_get (setup, rdt_roster_nth (setup, 2))->facing, ==, 3);

  g_array_remove_index (units, 1);
  rdt_unit_group_remove (units, setup);
  g_assert_cmpuint (rdt_setup_get_n_units (setup), ==, 1);
  check_at (setup, 0, "B1");
}

/* In whatever order they were selected. */
static void
test_company_is_removed_in_any_order (void)
{
  static const guint orders[][3] = {
    { 0, 1, 3 }, { 0, 3, 1 }, { 1, 0, 3 }, { 1, 3, 0 }, { 3, 0, 1 }, { 3, 1, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autoptr(RdtSetup) setup = create_setup (RDT_GRID_SQUARE);
      g_autoptr(GArray) units = rdt_unit_group_new ();

      rdt_roster_add (setup, 0, "infantry", rdt_test_place ("D4"));
      rdt_roster_add (setup, 0, "infantry", rdt_test_place ("E5"));
      for (guint j = 0; j < G_N_ELEMENTS (orders[i]); j++)
        {
          RdtRosterPlace place = { .side = 0, .index = orders[i][j] };

          g_array_append_val (units, place);
        }

      rdt_unit_group_remove (units, setup);
      g_assert_cmpuint (rdt_setup_get_n_units (setup), ==, 2);
      check_at (setup, 0, "D4");
      check_at (setup, 1, "C2");
    }
}

/* On a board that has become smaller there is no part of it. */
static void
test_company_area_is_on_the_board (void)
{
  RdtGrid small = { .kind = RDT_GRID_SQUARE, .width = 2, .height = 2 };
  g_autoptr(RdtSetup) setup = create_setup (RDT_GRID_SQUARE);
  g_autoptr(RdtSetup) smaller = rdt_setup_new (&small);
  RdtArea area;

  for (guint i = 0; i < 2; i++)
    {
      RdtCell first = i == 0 ? 0 : 18, last = i == 0 ? 18 : 0;
      RdtSelection chosen;

      rdt_selection_clear (&chosen);
      rdt_selection_choose (&chosen, setup, first, RDT_NO_UNIT);
      rdt_selection_extend (&chosen, setup, last);
      g_assert_true (rdt_selection_get_area (&chosen, setup, &area));
      g_assert_false (rdt_selection_get_area (&chosen, smaller, &area));
    }
}

/* Through the clipboard; the ground stays as it is. */
static void
test_company_is_copied_without_its_ground (void)
{
  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    {
      g_autoptr(RdtSetup) setup = create_setup (kind);
      g_autoptr(GArray) units = list_all (setup);
      g_autoptr(RdtSetup) clip = NULL;
      g_autoptr(RdtSetup) read = NULL;
      g_autoptr(RdtSetup) pasted = NULL;
      g_autofree char *text = NULL;
      RdtClipLoss loss;

      setup->sides[0].id = g_strdup ("red");
      setup->sides[0].name = g_strdup ("Red");
      setup->sides[1].id = g_strdup ("blue");
      setup->sides[1].name = g_strdup ("Blue");
      setup->title = g_strdup ("Title");
      setup->rules = g_strdup ("musket");
      rdt_setup_get_terrain (setup, rdt_test_place ("A1"))->ground = RDT_GROUND_WOODS;
      rdt_setup_get_terrain (setup, rdt_test_place ("E4"))->ground = RDT_GROUND_BUILT_UP;

      g_array_remove_index (units, 1);
      clip = rdt_clip_copy_units (setup, units);
      text = rdt_clip_to_text (clip);
      read = rdt_clip_from_text (text, NULL);
      pasted = rdt_clip_paste (setup, read, &(RdtClipPose) { .at = rdt_test_place ("D4") }, &loss);

      g_assert_cmpuint (loss.n_units, ==, 0);
      g_assert_cmpuint (rdt_setup_get_n_units (pasted), ==, 5);
      check_at (pasted, 2, "D4");
      check_at (pasted, 4, "F5");
      g_assert_cmpint (rdt_setup_get_terrain (pasted, rdt_test_place ("D4"))->ground, ==,
                       RDT_GROUND_OPEN);
      g_assert_cmpint (rdt_setup_get_terrain (pasted, rdt_test_place ("E4"))->ground, ==,
                       RDT_GROUND_BUILT_UP);
    }
}

/* Units that arrive later have no cell yet. */
static void
test_company_off_the_board_is_no_piece_of_it (void)
{
  g_autoptr(RdtSetup) setup = create_setup (RDT_GRID_HEX);
  g_autoptr(GArray) units = list_all (setup);

  for (guint i = 0; i < units->len; i++)
    rdt_roster_get (setup, rdt_roster_nth (setup, i))->at = RDT_NOWHERE;

  g_assert_null (rdt_clip_copy_units (setup, units));
}

/* Wherever a piece of ground is copied from and pasted to, its cells keep their
 * directions to each other.
 */
static void
test_company_ground_keeps_its_shape (void)
{
  static const char *const corners[] = { "A1", "B1" };
  static const char *const targets[] = { "C2", "D2", "C3", "D3" };

  for (guint i = 0; i < G_N_ELEMENTS (corners) * G_N_ELEMENTS (targets); i++)
    {
      g_autoptr(RdtSetup) setup = create_setup (RDT_GRID_HEX);
      RdtPlace from = rdt_test_place (corners[i % G_N_ELEMENTS (corners)]);
      RdtPlace to = rdt_test_place (targets[i / G_N_ELEMENTS (corners)]);
      RdtArea area = { .from = from, .to = { from.column + 2, from.row + 1 } };
      g_autoptr(RdtSetup) clip = NULL;
      g_autoptr(RdtSetup) pasted = NULL;
      RdtClipLoss loss;

      for (guint cell = 0; cell < 6; cell++)
        rdt_setup_get_terrain (setup, (RdtPlace) {
                                        from.column + cell % 3,
                                        from.row + cell / 3,
                                      })->height = 1 + cell;

      clip = rdt_clip_copy (setup, area);
      pasted = rdt_clip_paste (setup, clip, &(RdtClipPose) { .at = to }, &loss);

      for (guint cell = 0; cell < 6; cell++)
        {
          RdtPlace place = { from.column + cell % 3, from.row + cell / 3 };
          RdtPlace there = rdt_unit_group_shift (&setup->grid, place, from, to);
          const RdtTerrain *terrain = rdt_setup_get_terrain (pasted, there);

          if (terrain != NULL)
            g_assert_cmpuint (terrain->height, ==, 1 + cell);
        }
    }
}

/* Whatever is done to it, its cells keep their distances, and turning it six or
 * four times leaves it as it was.
 */
static void
test_company_pieces_turn_and_mirror (void)
{
  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    for (guint way = 0; way < 12; way++)
      {
        g_autoptr(RdtSetup) setup = create_setup (kind);
        const RdtClipPose as_it_was = { .at = rdt_test_place ("C3"), .is_centred = TRUE };
        RdtClipPose pose = as_it_was;
        RdtArea area = { .from = rdt_test_place ("B2"), .to = rdt_test_place ("D4") };
        g_autoptr(RdtSetup) clip = rdt_clip_copy (setup, area);
        g_autoptr(GArray) before = rdt_clip_list_cells (setup, clip, &as_it_was);
        g_autoptr(GArray) after = NULL;

        pose.is_mirrored = way % 2;
        pose.n_turns = way / 2;
        after = rdt_clip_list_cells (setup, clip, &pose);
        g_assert_cmpuint (before->len, ==, after->len);

        for (guint i = 0; i < before->len; i++)
          for (guint j = 0; j < before->len; j++)
            g_assert_cmpuint (rdt_grid_distance (&setup->grid,
                                                 g_array_index (before, RdtCell, i),
                                                 g_array_index (before, RdtCell, j)), ==,
                              rdt_grid_distance (&setup->grid,
                                                 g_array_index (after, RdtCell, i),
                                                 g_array_index (after, RdtCell, j)));

        pose = as_it_was;
        pose.n_turns = rdt_grid_get_n_facings (&setup->grid);
        g_array_unref (after);
        after = rdt_clip_list_cells (setup, clip, &pose);
        g_assert_cmpmem (before->data, before->len * sizeof (RdtCell),
                         after->data, after->len * sizeof (RdtCell));
      }
}

/* A road that is turned leads to the same cell, and units face along it. */
static void
test_company_roads_and_facings_turn_with_a_piece (void)
{
  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    for (guint turns = 0; turns < 6; turns++)
      {
        g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", kind,
                                                   "......\n......\n......\n......\n......");
        RdtCell from = rdt_grid_cell_at (&setup->grid, 2, 2);
        RdtCell to = rdt_grid_step (&setup->grid, from, 0);
        RdtClipPose pose = { .at = { 2, 2 }, .is_centred = TRUE, .n_turns = turns };
        RdtArea area = { .from = { 1, 1 }, .to = { 3, 3 } };
        guint n = rdt_grid_get_n_facings (&setup->grid);
        g_autoptr(RdtSetup) clip = NULL;
        g_autoptr(RdtSetup) pasted = NULL;
        RdtRosterPlace unit;
        RdtClipLoss loss;

        rdt_link_set (&setup->terrain[from], RDT_LINK_ROAD, 1 << 0);
        rdt_link_set (&setup->terrain[to], RDT_LINK_ROAD, 1 << (n / 2));
        unit = rdt_roster_add (setup, 0, "infantry", rdt_place_of (&setup->grid, from));
        rdt_roster_get (setup, unit)->facing = 0;

        clip = rdt_clip_copy (setup, area);
        pasted = rdt_clip_paste (setup, clip, &pose, &loss);

        g_assert_cmphex (rdt_link_find (pasted, RDT_LINK_ROAD, from), ==, 1 << (turns % n));
        g_assert_cmphex (rdt_link_find (pasted, RDT_LINK_ROAD,
                                        rdt_grid_step (&setup->grid, from, turns % n)),
                         ==, 1 << ((turns + n / 2) % n));
        unit = rdt_roster_nth (pasted, 0);
        g_assert_cmpuint (rdt_setup_get_facing (pasted, unit.side, rdt_roster_get (pasted, unit)),
                          ==, turns % n);
        g_assert_cmpuint (loss.n_replaced, ==, 1);
      }
}

static guint
count_chosen (const RdtSelection *chosen,
              const RdtSetup     *setup)
{
  g_autoptr(GArray) units = rdt_selection_list_units (chosen, setup);

  return units->len;
}

static void
test_company_is_chosen_one_by_one (void)
{
  g_autoptr(RdtSetup) setup = create_setup (RDT_GRID_SQUARE);
  RdtSelection chosen;
  RdtArea area;

  rdt_selection_clear (&chosen);
  g_assert_cmpuint (count_chosen (&chosen, setup), ==, 0);

  rdt_selection_toggle_unit (&chosen, setup, rdt_roster_nth (setup, 0));
  g_assert_cmpuint (count_chosen (&chosen, setup), ==, 1);
  g_assert_true (rdt_roster_place_is_set (rdt_selection_get_unit (&chosen, setup)));

  rdt_selection_toggle_unit (&chosen, setup, rdt_roster_nth (setup, 2));
  g_assert_cmpuint (count_chosen (&chosen, setup), ==, 2);
  g_assert_false (rdt_selection_get_area (&chosen, setup, &area));

  rdt_selection_toggle_unit (&chosen, setup, rdt_roster_nth (setup, 0));
  g_assert_cmpuint (count_chosen (&chosen, setup), ==, 1);
  g_assert_cmpuint (rdt_selection_get_unit (&chosen, setup).side, ==, 1);
}

static void
test_company_is_chosen_by_its_cells (void)
{
  g_autoptr(RdtSetup) setup = create_setup (RDT_GRID_SQUARE);
  RdtSelection chosen;

  rdt_selection_clear (&chosen);
  rdt_selection_choose (&chosen, setup, 0, RDT_NO_UNIT);
  rdt_selection_extend (&chosen, setup, 1);
  g_assert_cmpuint (count_chosen (&chosen, setup), ==, 2);

  rdt_selection_choose_all (&chosen, setup);
  g_assert_cmpuint (count_chosen (&chosen, setup), ==, 3);
}

/* Its units are identified by their index in the file. */
static void
test_company_is_gone_when_there_are_others (void)
{
  g_autoptr(RdtSetup) setup = create_setup (RDT_GRID_SQUARE);
  g_autoptr(GArray) units = list_all (setup);
  RdtSelection chosen;

  rdt_selection_choose_group (&chosen, setup, units);
  g_assert_cmpuint (count_chosen (&chosen, setup), ==, 3);

  rdt_roster_remove (setup, rdt_roster_nth (setup, 0));
  g_assert_cmpuint (count_chosen (&chosen, setup), ==, 0);
}

/* By their ids, for changing sides numbers the units anew, and so does its undo. */
static void
test_company_a_group_is_followed (void)
{
  g_autoptr(RdtSetup) before = create_setup (RDT_GRID_SQUARE);
  g_autoptr(GArray) units = rdt_unit_group_new ();
  g_autoptr(GArray) now = NULL;
  g_autoptr(GArray) again = NULL;
  g_autoptr(RdtSetup) setup = NULL;
  RdtSelection chosen;

  for (guint i = 0; i < 2; i++)
    {
      RdtRosterPlace place = rdt_roster_nth (before, i);

      g_array_append_val (units, place);
    }
  setup = rdt_setup_copy (before);
  rdt_unit_group_change_side (units, setup);

  rdt_selection_choose_group (&chosen, before, units);
  rdt_selection_follow (&chosen, before, setup);
  now = rdt_selection_list_units (&chosen, setup);
  g_assert_cmpuint (now->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      RdtRosterPlace place = rdt_roster_nth (before, i);

      place = rdt_roster_find (setup, rdt_roster_get (before, place)->id);
      g_assert_true (rdt_unit_group_find (now, place, &(guint) { 0 }));
    }

  rdt_selection_follow (&chosen, setup, before);
  again = rdt_selection_list_units (&chosen, before);
  g_assert_cmpmem (again->data, again->len * sizeof (RdtRosterPlace),
                   units->data, units->len * sizeof (RdtRosterPlace));
}

/* The cargo of a removed unit is left in its cell; no other unit is. */
static void
test_company_cargo_outlives_its_transport (void)
{
  g_autoptr(RdtSetup) setup = create_setup (RDT_GRID_SQUARE);
  RdtRosterPlace trucks[2], riders[2];
  RdtPlace at[2] = { rdt_test_place ("A5"), rdt_test_place ("F6") };

  for (guint i = 0; i < 2; i++)
    {
      trucks[i] = rdt_roster_add (setup, 1, "truck", at[i]);
      riders[i] = rdt_roster_add (setup, 1, "infantry", RDT_NOWHERE);
      rdt_roster_get (setup, riders[i])->aboard =
        g_strdup (rdt_roster_get (setup, trucks[i])->id);
    }

  rdt_roster_remove (setup, trucks[1]);
  g_assert_null (rdt_roster_get (setup, trucks[1])->aboard);
  g_assert_true (rdt_place_equal (rdt_roster_get (setup, trucks[1])->at, at[1]));
  g_assert_cmpstr (rdt_roster_get (setup, riders[0])->aboard, ==,
                   rdt_roster_get (setup, trucks[0])->id);
  g_assert_false (rdt_place_is_set (rdt_roster_get (setup, riders[0])->at));
}

/* To its present cell; the cell stays when it is gone. */
static void
test_company_one_unit_is_followed (void)
{
  g_autoptr(RdtSetup) before = create_setup (RDT_GRID_SQUARE);
  g_autoptr(RdtSetup) moved = rdt_setup_copy (before);
  g_autoptr(RdtSetup) renamed = NULL;
  g_autoptr(RdtSetup) gone = NULL;
  RdtSelection chosen;
  RdtArea area;

  rdt_selection_choose_unit (&chosen, before, rdt_roster_nth (before, 1));
  rdt_roster_remove (moved, rdt_roster_nth (moved, 0));
  rdt_roster_move (moved, rdt_roster_nth (moved, 0), rdt_test_place ("F6"));
  rdt_selection_follow (&chosen, before, moved);
  g_assert_cmpuint (rdt_selection_get_unit (&chosen, moved).index, ==, 0);
  g_assert_true (rdt_selection_get_area (&chosen, moved, &area));
  g_assert_true (rdt_place_equal (area.from, rdt_test_place ("F6")));
  g_assert_true (rdt_place_equal (area.to, rdt_test_place ("F6")));

  renamed = rdt_setup_copy (moved);
  rdt_roster_rename (renamed, rdt_roster_nth (renamed, 0), "other");
  rdt_selection_follow (&chosen, moved, renamed);
  g_assert_cmpuint (rdt_selection_get_unit (&chosen, renamed).index, ==, 0);
  g_assert_true (rdt_roster_place_is_set (rdt_selection_get_unit (&chosen, renamed)));

  gone = rdt_setup_copy (renamed);
  rdt_roster_remove (gone, rdt_roster_nth (gone, 0));
  rdt_selection_follow (&chosen, renamed, gone);
  g_assert_false (rdt_roster_place_is_set (rdt_selection_get_unit (&chosen, gone)));
  g_assert_true (rdt_selection_get_area (&chosen, gone, &area));
  g_assert_true (rdt_place_equal (area.from, rdt_test_place ("F6")));
}

/* A carried unit has no cell of its own. */
static void
test_company_cargo_is_chosen_where_it_is_carried (void)
{
  g_autoptr(RdtSetup) setup = create_setup (RDT_GRID_SQUARE);
  RdtSetupUnit *cargo = rdt_roster_get (setup, rdt_roster_nth (setup, 0));
  RdtSelection chosen;
  RdtArea area;

  cargo->at = RDT_NOWHERE;
  cargo->aboard = g_strdup (rdt_roster_get (setup, rdt_roster_nth (setup, 1))->id);
  rdt_selection_choose_unit (&chosen, setup, rdt_roster_nth (setup, 0));
  g_assert_cmpuint (rdt_selection_get_unit (&chosen, setup).index, ==, 0);
  g_assert_true (rdt_selection_get_area (&chosen, setup, &area));
  g_assert_true (rdt_place_equal (area.from, rdt_test_place ("B1")));
}

/* The text of the field, which shows its choices by name. */
static char *
dup_choice (const RdtField   *field,
            const RdtSetup   *setup,
            const RdtSubject *subject)
{
  const RdtRules *rules = rdt_ruleset_get_rules (rdt_ruleset_find ("modern"));
  g_autoptr(GPtrArray) choices = rdt_field_list_choices (field, setup, rules, subject);
  g_autofree char *value = rdt_field_get (field, setup, subject);

  for (guint i = 0; i < choices->len; i++)
    {
      const RdtFieldChoice *choice = g_ptr_array_index (choices, i);

      if (g_str_equal (choice->id, value))
        return g_strdup (choice->label);
    }

  return NULL;
}

/* A side in the middle faces the enemy, wherever that is; the facing of its first
 * unit is the one shown by the counter and the field.
 */
static void
test_company_armies_face_each_other (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(RdtSetup) setup =
        rdt_test_draw ("modern", RDT_GRID_SQUARE, ".....\n.....\n.....\n.....\n.....\n.....");
      RdtSubject subject = { .kind = RDT_SUBJECT_UNIT };
      g_autofree char *shown = NULL;
      const RdtSetupUnit *unit;

      (void) rdt_roster_add (setup, 0, "infantry", (RdtPlace) { 2, i == 0 ? 5 : 0 });
      subject.unit = rdt_roster_add (setup, 1, "infantry", (RdtPlace) { 2, 3 });
      unit = rdt_roster_get (setup, subject.unit);
      g_assert_cmpuint (rdt_setup_get_facing (setup, 1, unit), ==, i == 0 ? 0 : 2);

      shown = dup_choice (rdt_field_find ("sides.units.facing"), setup, &subject);
      g_assert_cmpstr (shown, ==, i == 0 ? "north" : "south (default)");
    }
}

/* Three trucks of the first side, in A1, B1 and C1, each with a rider. */
static RdtSetup *
create_convoy (void)
{
  RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 8, .height = 8 };
  RdtSetup *setup = rdt_setup_new (&grid);

  for (int i = 0; i < 3; i++)
    {
      RdtRosterPlace truck = rdt_roster_add (setup, 0, "truck", (RdtPlace) { i, 0 });
      RdtRosterPlace rider = rdt_roster_add (setup, 0, "infantry", RDT_NOWHERE);

      rdt_roster_get (setup, rider)->aboard = g_strdup (rdt_roster_get (setup, truck)->id);
    }

  return setup;
}

/* Riders go with their transport, and leave it if it stays; others stay as they are. */
static void
test_company_changes_sides_with_its_cargo (void)
{
  g_autoptr(RdtSetup) setup = create_convoy ();
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (RdtRosterPlace));
  RdtSetupUnit *all[6];
  const guint chosen[] = { 0, 2, 3, 5 };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    all[i] = rdt_roster_get (setup, rdt_roster_nth (setup, i));
  for (guint i = 0; i < G_N_ELEMENTS (chosen); i++)
    {
      RdtRosterPlace place = rdt_roster_nth (setup, chosen[i]);

      g_array_append_val (units, place);
    }
  rdt_unit_group_change_side (units, setup);

  g_assert_cmpuint (setup->sides[0].units->len, ==, 1);
  g_assert_cmpuint (setup->sides[1].units->len, ==, 5);
  g_assert_true (g_ptr_array_find (setup->sides[0].units, all[4], NULL));

  /* The first truck took its rider along, the second was chosen with its own. */
  g_assert_true (g_ptr_array_find (setup->sides[1].units, all[1], NULL));
  g_assert_cmpstr (all[1]->aboard, ==, all[0]->id);
  g_assert_cmpstr (all[3]->aboard, ==, all[2]->id);
  g_assert_null (all[5]->aboard);
  g_assert_true (rdt_place_equal (all[5]->at, all[4]->at));
}

/* Whoever is not chosen, and rides on what is not chosen, stays aboard. */
static void
test_company_changes_no_other_sides (void)
{
  g_autoptr(RdtSetup) setup = create_convoy ();
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (RdtRosterPlace));
  RdtRosterPlace place = rdt_roster_nth (setup, 0);
  const RdtSetupUnit *rider;

  g_array_append_val (units, place);
  rdt_unit_group_change_side (units, setup);

  g_assert_cmpuint (setup->sides[0].units->len, ==, 4);
  g_assert_cmpuint (setup->sides[1].units->len, ==, 2);
  rider = g_ptr_array_index (setup->sides[0].units, 1);
  g_assert_cmpstr (rider->aboard, ==,
                   ((RdtSetupUnit *) g_ptr_array_index (setup->sides[0].units, 0))->id);
  g_assert_false (rdt_place_is_set (rider->at));
}

#define add(path, func) g_test_add_func ("/model/company/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("of-one-moves", test_company_of_one_moves);
  add ("of-those-alike", test_company_of_those_alike);
  add ("is-at-home-across-the-board", test_company_is_at_home_across_the_board);
  add ("moves-over-squares", test_company_moves_over_squares);
  add ("keeps-its-shape-on-hexes", test_company_keeps_its_shape_on_hexes);
  add ("moves-as-a-whole-or-stays", test_company_moves_as_a_whole_or_stays);
  add ("changes-sides-with-its-cargo", test_company_changes_sides_with_its_cargo);
  add ("changes-no-other-sides", test_company_changes_no_other_sides);
  add ("leaves-cargo-aboard", test_company_leaves_cargo_aboard);
  add ("cargo-outlives-its-transport", test_company_cargo_outlives_its_transport);
  add ("is-removed-and-turned", test_company_is_removed_and_turned);
  add ("is-removed-in-any-order", test_company_is_removed_in_any_order);
  add ("area-is-on-the-board", test_company_area_is_on_the_board);
  add ("is-copied-without-its-ground", test_company_is_copied_without_its_ground);
  add ("off-the-board-is-no-piece-of-it", test_company_off_the_board_is_no_piece_of_it);
  add ("ground-keeps-its-shape", test_company_ground_keeps_its_shape);
  add ("pieces-turn-and-mirror", test_company_pieces_turn_and_mirror);
  add ("roads-and-facings-turn-with-a-piece", test_company_roads_and_facings_turn_with_a_piece);
  add ("is-chosen-one-by-one", test_company_is_chosen_one_by_one);
  add ("is-chosen-by-its-cells", test_company_is_chosen_by_its_cells);
  add ("is-gone-when-there-are-others", test_company_is_gone_when_there_are_others);
  add ("a-group-is-followed", test_company_a_group_is_followed);
  add ("one-unit-is-followed", test_company_one_unit_is_followed);
  add ("cargo-is-chosen-where-it-is-carried", test_company_cargo_is_chosen_where_it_is_carried);
  add ("armies-face-each-other", test_company_armies_face_each_other);

  return g_test_run ();
}
