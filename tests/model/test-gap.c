/* test-gap.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-gap.h"
#include "rdt-link.h"
#include "rdt-reshape.h"
#include "rdt-test-place.h"
#include "rdt-test.h"

/* Roads and rivers of hexes that are led over squares. */

#define N_BOARDS 200

enum
{
  N = 1 << 0,
  E = 1 << 1,
  S = 1 << 2,
  W = 1 << 3,
};

static RdtSetup *
create_board (void)
{
  return rdt_test_draw ("musket", RDT_GRID_SQUARE, "...\n...\n...");
}

static RdtTerrain *
at (RdtSetup   *setup,
    const char *cell)
{
  return rdt_setup_get_terrain (setup, rdt_test_place (cell));
}

/* Of the edge that slants, the one beside it comes before the one above or below. */
static void
test_gap_leads_out_where_the_board_ends (void)
{
  const RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 3, .height = 3 };
  const struct
  {
    const char *cell;
    guint8      ways[6];
  } cells[] = {
    { "B2", { 0, 0, 0, 0, 0, 0 } },
    { "B3", { N, N, 0, 0, 0, N } },
    { "C2", { 0, E, E, 0, 0, 0 } },
    { "B1", { 0, 0, S, S, S, 0 } },
    { "A2", { 0, 0, 0, 0, W, W } },
    { "C3", { N, E, E, 0, 0, N } },
    { "C1", { 0, E, E, S, S, 0 } },
    { "A1", { 0, 0, S, S, W, W } },
    { "A3", { N, N, 0, 0, W, W } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    for (RdtFacing edge = 0; edge < 6; edge++)
      g_assert_cmpuint (rdt_gap_find_way_out (&grid, rdt_test_place (cells[i].cell), edge), ==,
                        cells[i].ways[edge]);
}

/* The hex east of C2 is across its south-eastern edge: on squares it is east. */
static void
test_gap_keeps_roads_that_leave_the_board (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_HEX, "...\n...\n...");

  rdt_link_set (at (setup, "B2"), RDT_LINK_ROAD, 1 << 2);
  rdt_link_set (at (setup, "C2"), RDT_LINK_ROAD, 1 << 5 | 1 << 2);
  rdt_reshape_cells (setup, RDT_GRID_SQUARE);

  g_assert_cmpuint (rdt_link_find (setup, RDT_LINK_ROAD, 5), ==, E | W);
  g_assert_cmpuint (rdt_link_find (setup, RDT_LINK_ROAD, 4) & E, ==, E);
}

/* From A1 to B2: over A2, unless that is worse than B1. */
static void
check_way (RdtLinkKind  kind,
           RdtSetup    *setup,
           const char  *way,
           const char  *other)
{
  const RdtGap gap = { .kind = kind, .from = 0, .to = 4 };

  if (kind == RDT_LINK_RIVER)
    {
      rdt_terrain_set_ground (at (setup, "A1"), RDT_GROUND_RIVER);
      rdt_terrain_set_ground (at (setup, "B2"), RDT_GROUND_RIVER);
    }
  rdt_link_set (at (setup, "A1"), kind, 0);
  rdt_link_set (at (setup, "B2"), kind, 0);
  rdt_gap_close (&gap, setup);

  g_assert_true (rdt_link_has (at (setup, way), kind));
  g_assert_false (rdt_link_has (at (setup, other), kind));
}

static void
test_gap_is_closed_over_open_ground (void)
{
  for (RdtLinkKind kind = 0; kind < RDT_N_LINK_KINDS; kind++)
    {
      g_autoptr(RdtSetup) open = create_board ();
      g_autoptr(RdtSetup) wooded = create_board ();
      g_autoptr(RdtSetup) entrenched = create_board ();
      g_autoptr(RdtSetup) crossed = create_board ();
      RdtTerrain *bank = at (crossed, "A2");

      check_way (kind, open, "A2", "B1");

      at (wooded, "A2")->ground = RDT_GROUND_WOODS;
      check_way (kind, wooded, "B1", "A2");

      at (entrenched, "B1")->ground = RDT_GROUND_WOODS;
      at (entrenched, "A2")->works = 1 << RDT_WORKS_TRENCH;
      check_way (kind, entrenched, "B1", "A2");

      /* Best of all apart from the other kind of line. */
      at (crossed, "B1")->ground = RDT_GROUND_WOODS;
      at (crossed, "B1")->works = 1 << RDT_WORKS_TRENCH;
      if (kind == RDT_LINK_ROAD)
        rdt_terrain_set_ground (bank, RDT_GROUND_RIVER);
      else
        rdt_terrain_set_road (bank, TRUE);
      check_way (kind, crossed, "B1", "A2");
    }
}

/* A road goes under a unit, a river round it. */
static void
test_gap_of_a_river_goes_round_units (void)
{
  g_autoptr(RdtSetup) road = create_board ();
  g_autoptr(RdtSetup) river = create_board ();

  rdt_test_add_unit (road, 0, "infantry", "A2");
  rdt_test_add_unit (river, 1, "infantry", "A2");
  check_way (RDT_LINK_ROAD, road, "A2", "B1");
  check_way (RDT_LINK_RIVER, river, "B1", "A2");
}

/* Where there is no other way, a bridge is built. */
static void
test_gap_builds_bridges (void)
{
  g_autoptr(RdtSetup) road = create_board ();
  g_autoptr(RdtSetup) river = create_board ();

  rdt_terrain_set_ground (at (road, "A2"), RDT_GROUND_RIVER);
  rdt_terrain_set_ground (at (road, "B1"), RDT_GROUND_RIVER);
  check_way (RDT_LINK_ROAD, road, "A2", "B1");
  g_assert_cmpint (at (road, "A2")->crossing, ==, RDT_CROSSING_BRIDGE);
  g_assert_cmpint (at (road, "B1")->crossing, ==, RDT_CROSSING_NONE);

  rdt_terrain_set_road (at (river, "A2"), TRUE);
  rdt_terrain_set_road (at (river, "B1"), TRUE);
  check_way (RDT_LINK_RIVER, river, "A2", "B1");
  g_assert_cmpint (at (river, "A2")->crossing, ==, RDT_CROSSING_BRIDGE);
  g_assert_true (at (river, "A2")->has_road);
}

typedef enum
{
  NOTHING,
  WORKS,
  GROUND,
  OBJECTIVE,
} Purpose;

/* Whether a road that ends in B2 is still there after trimming. */
static gboolean
is_kept (RdtLinkKind kind,
         gboolean    ended_before,
         gboolean    is_from,
         guint8      edges,
         Purpose     purpose)
{
  g_autoptr(RdtSetup) setup = create_board ();
  RdtGap gap = { .kind = kind, .from = 0, .to = 0, .is_from_end = TRUE, .is_to_end = TRUE };
  gboolean is_there;

  rdt_link_set (at (setup, "B2"), RDT_LINK_ROAD, edges);
  rdt_link_set (at (setup, "B3"), RDT_LINK_ROAD, N | S);
  rdt_link_set (at (setup, "B1"), RDT_LINK_ROAD, edges & S ? N | S : S);
  if (purpose == WORKS)
    at (setup, "B2")->works = 1 << RDT_WORKS_TRENCH;
  else if (purpose == GROUND)
    at (setup, "B2")->ground = RDT_GROUND_BUILT_UP;
  else if (purpose == OBJECTIVE)
    {
      RdtSetupObjective *objective = rdt_setup_objective_new ();

      objective->at = rdt_test_place ("B2");
      g_ptr_array_add (setup->objectives, objective);
    }

  *(is_from ? &gap.from : &gap.to) = 4;
  *(is_from ? &gap.is_from_end : &gap.is_to_end) = ended_before;
  rdt_gap_trim (&gap, setup);
  is_there = at (setup, "B2")->has_road;
  g_assert_true (is_there || (rdt_link_find (setup, RDT_LINK_ROAD, 7) & S) == 0);

  return is_there;
}

/* A bend that has become a spur goes, unless it leads somewhere. */
static void
test_gap_leaves_no_spurs (void)
{
  for (guint is_from = 0; is_from < 2; is_from++)
    {
      g_assert_false (is_kept (RDT_LINK_ROAD, FALSE, is_from, N, NOTHING));
      g_assert_true (is_kept (RDT_LINK_ROAD, TRUE, is_from, N, NOTHING));
      g_assert_true (is_kept (RDT_LINK_ROAD, FALSE, is_from, N | S, NOTHING));
      g_assert_true (is_kept (RDT_LINK_ROAD, FALSE, is_from, N, WORKS));
      g_assert_true (is_kept (RDT_LINK_ROAD, FALSE, is_from, N, GROUND));
      g_assert_true (is_kept (RDT_LINK_ROAD, FALSE, is_from, N, OBJECTIVE));
      g_assert_true (is_kept (RDT_LINK_RIVER, FALSE, is_from, N, NOTHING));
    }
}

/* Random roads and rivers, of which some cells list their edges. */
static RdtSetup *
draw_lines (RdtGridKind  kind,
            GRand       *chance)
{
  RdtSetup *setup = rdt_test_draw ("musket", kind, ".....\n.....\n.....\n.....\n.....");
  guint n_facings = rdt_grid_get_n_facings (&setup->grid);

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&setup->grid); cell++)
    {
      RdtTerrain *terrain = &setup->terrain[cell];

      if (g_rand_int_range (chance, 0, 3) == 0)
        rdt_terrain_set_ground (terrain, RDT_GROUND_RIVER);
      else if (g_rand_int_range (chance, 0, 3) == 0)
        rdt_terrain_set_road (terrain, TRUE);

      for (RdtLinkKind link = 0; link < RDT_N_LINK_KINDS; link++)
        if (rdt_link_has (terrain, link) && g_rand_boolean (chance))
          rdt_link_set (terrain, link, g_rand_int_range (chance, 0, 1 << n_facings));
    }

  return setup;
}

static gboolean
is_joined (const RdtSetup *setup,
           RdtLinkKind     kind,
           RdtCell         cell,
           RdtCell         next)
{
  RdtFacing facing = rdt_grid_facing_to (&setup->grid, cell, next);

  return facing != RDT_NO_FACING
         && rdt_link_has (&setup->terrain[cell], kind)
         && rdt_link_has (&setup->terrain[next], kind)
         && (rdt_link_find (setup, kind, cell) & (1 << facing)) != 0;
}

/* Whether a gap begins or ends in a cell. */
static gboolean
is_at_gap (const GArray *gaps,
           RdtLinkKind   kind,
           RdtCell       cell)
{
  for (guint i = 0; i < gaps->len; i++)
    {
      const RdtGap *gap = &g_array_index (gaps, RdtGap, i);

      if (gap->kind == kind && (gap->from == cell || gap->to == cell))
        return TRUE;
    }

  return FALSE;
}

/* What was joined still is, and nothing else, except where a gap was closed. */
static void
check_joints (const RdtSetup *before,
              const RdtSetup *after,
              RdtLinkKind     kind,
              const GArray   *gaps)
{
  guint n = rdt_grid_get_n_cells (&before->grid);

  for (RdtCell cell = 0; cell < n; cell++)
    for (RdtCell next = 0; next < n; next++)
      if (!is_at_gap (gaps, kind, cell) && !is_at_gap (gaps, kind, next))
        g_assert_cmpint (is_joined (after, kind, cell, next), ==,
                         is_joined (before, kind, cell, next));
}

/* Whether a road that goes on in one direction only ends in open ground on the board,
 * although no cell beside it has lost its road.
 */
static gboolean
is_spur (const RdtSetup *before,
         const RdtSetup *after,
         RdtCell         cell)
{
  guint8 edges = rdt_link_find (after, RDT_LINK_ROAD, cell);

  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (&after->grid); facing++)
    {
      RdtCell next = rdt_grid_step (&after->grid, cell, facing);

      if (next != RDT_NO_CELL && before->terrain[next].has_road && !after->terrain[next].has_road)
        return FALSE;
    }

  return edges != 0
         && (edges & (edges - 1)) == 0
         && after->terrain[cell].ground == RDT_GROUND_OPEN
         && rdt_grid_step (&after->grid, cell, g_bit_nth_lsf (edges, -1)) != RDT_NO_CELL;
}

static void
check_spurs (const RdtSetup *before,
             const RdtSetup *after,
             const GArray   *gaps)
{
  for (guint i = 0; i < gaps->len; i++)
    {
      const RdtGap *gap = &g_array_index (gaps, RdtGap, i);

      if (gap->kind != RDT_LINK_ROAD)
        continue;

      g_assert_true (gap->is_from_end || !is_spur (before, after, gap->from));
      g_assert_true (gap->is_to_end || !is_spur (before, after, gap->to));
    }
}

static void
check_change (RdtGridKind from,
              RdtGridKind to)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (15);

  for (guint i = 0; i < N_BOARDS; i++)
    {
      g_autoptr(RdtSetup) before = draw_lines (from, chance);
      g_autoptr(RdtSetup) after = rdt_setup_copy (before);
      g_autoptr(GArray) gaps = NULL;
      guint n_gaps = rdt_reshape_cells (after, to);

      gaps = rdt_gap_list (before, &after->grid);
      g_assert_cmpuint (n_gaps, ==, gaps->len);
      if (from == RDT_GRID_SQUARE)
        g_assert_cmpuint (n_gaps, ==, 0);

      for (RdtLinkKind kind = 0; kind < RDT_N_LINK_KINDS; kind++)
        check_joints (before, after, kind, gaps);
      check_spurs (before, after, gaps);
    }
}

/* Hexes have the neighbours of squares and two more. */
static void
test_gap_boards_are_joined_as_before (void)
{
  check_change (RDT_GRID_SQUARE, RDT_GRID_HEX);
  check_change (RDT_GRID_HEX, RDT_GRID_SQUARE);
}

#define add(path, func) g_test_add_func ("/model/gap/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("leads-out-where-the-board-ends", test_gap_leads_out_where_the_board_ends);
  add ("keeps-roads-that-leave-the-board", test_gap_keeps_roads_that_leave_the_board);
  add ("is-closed-over-open-ground", test_gap_is_closed_over_open_ground);
  add ("of-a-river-goes-round-units", test_gap_of_a_river_goes_round_units);
  add ("builds-bridges", test_gap_builds_bridges);
  add ("leaves-no-spurs", test_gap_leaves_no_spurs);
  add ("boards-are-joined-as-before", test_gap_boards_are_joined_as_before);

  return g_test_run ();
}
