/* test-links.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-clip.h"
#include "rdt-convert.h"
#include "rdt-gap.h"
#include "rdt-link.h"
#include "rdt-reshape.h"
#include "rdt-scenario.h"
#include "rdt-setup-json.h"
#include "rdt-shape.h"
#include "rdt-test.h"
#include "rdt-tool.h"
#include "rdt-zone.h"

/* Edges of squares. */
enum { N = 1 << 0, E = 1 << 1, S = 1 << 2, W = 1 << 3 };

static const RdtTool road = { .kind = RDT_TOOL_ROAD };
static const RdtTool eraser = { .kind = RDT_TOOL_ERASE };

static RdtCell
cell_of (const RdtSetup *setup,
         const char     *label)
{
  RdtPlace place = RDT_NOWHERE;

  g_assert_true (rdt_place_from_text (label, RDT_GRID_SQUARE, &place, NULL));

  return rdt_grid_cell_at (&setup->grid, place.column, place.row);
}

static guint8
find_road (const RdtSetup *setup,
           const char     *label)
{
  return rdt_link_find (setup, RDT_LINK_ROAD, cell_of (setup, label));
}

/* A road from one cell to another, as the pencil draws it. */
static void
draw_road (RdtSetup   *setup,
           const char *from,
           const char *to)
{
  g_autoptr(GArray) cells = rdt_shape_line (&setup->grid, cell_of (setup, from),
                                            cell_of (setup, to));
  RdtCell before = RDT_NO_CELL;

  for (guint i = 0; i < cells->len; i++)
    {
      rdt_tool_put_along (&road, setup, before, g_array_index (cells, RdtCell, i));
      before = g_array_index (cells, RdtCell, i);
    }
}

static void
set_road (RdtSetup   *setup,
          const char *label,
          guint8      edges)
{
  rdt_link_set (&setup->terrain[cell_of (setup, label)], RDT_LINK_ROAD, edges);
}

/* As in the file: cells drawn side by side are two roads. */
static void
test_links_a_line_on_hexes_joins_only_itself (void)
{
  g_autoptr(RdtSetup) setup =
    rdt_test_draw ("musket", RDT_GRID_HEX, ".....\n.....\n.....\n.....\n.....");

  draw_road (setup, "B1", "B5");
  draw_road (setup, "C1", "C5");

  g_assert_cmphex (find_road (setup, "B3"), ==, 1 << 0 | 1 << 3);
  g_assert_cmphex (find_road (setup, "C3"), ==, 1 << 0 | 1 << 3);
  g_assert_cmphex (find_road (setup, "C5"), ==, 1 << 0 | 1 << 3);
}

/* From any cell on it. */
static void
test_links_a_line_on_hexes_runs_off_at_both_ends (void)
{
  g_autoptr(RdtSetup) setup =
    rdt_test_draw ("musket", RDT_GRID_HEX, ".....\n.....\n.....\n.....\n.....");

  draw_road (setup, "B1", "B5");
  draw_road (setup, "D5", "D1");

  g_assert_cmphex (find_road (setup, "B1"), ==, 1 << 0 | 1 << 3);
  g_assert_cmphex (find_road (setup, "B5"), ==, 1 << 0 | 1 << 3);
  g_assert_cmphex (find_road (setup, "D1"), ==, 1 << 0 | 1 << 3);
  g_assert_cmphex (find_road (setup, "D5"), ==, 1 << 0 | 1 << 3);
}

/* A line that turns at the border does not lead off the board. */
static void
test_links_a_line_on_hexes_turns_at_the_border (void)
{
  g_autoptr(RdtSetup) setup =
    rdt_test_draw ("musket", RDT_GRID_HEX, ".....\n.....\n.....\n.....\n.....");
  RdtCell first = cell_of (setup, "D1"), corner = cell_of (setup, "C1");

  rdt_tool_put_along (&road, setup, RDT_NO_CELL, first);
  rdt_tool_put_along (&road, setup, first, corner);
  rdt_tool_put_along (&road, setup, corner, cell_of (setup, "C2"));

  g_assert_cmphex (find_road (setup, "C1"), ==,
                   1 << 0 | 1 << rdt_grid_facing_to (&setup->grid, corner, first));
}

static void
test_links_a_river_keeps_its_bridges (void)
{
  const RdtTool bridge = { .kind = RDT_TOOL_CROSSING, .value = RDT_CROSSING_BRIDGE };
  const RdtTool river = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_RIVER };
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_HEX, "...\n...\n...");
  RdtCell crossed = cell_of (setup, "B1"), beyond = cell_of (setup, "B2");

  rdt_tool_put (&bridge, setup, crossed);
  rdt_tool_put_along (&river, setup, RDT_NO_CELL, crossed);
  rdt_tool_put_along (&river, setup, crossed, beyond);

  g_assert_cmpuint (setup->terrain[crossed].crossing, ==, RDT_CROSSING_BRIDGE);
  g_assert_cmphex (rdt_link_find (setup, RDT_LINK_RIVER, beyond), ==, 1 << 3);
}

static void
test_links_a_line_that_ends_at_a_road_joins_it (void)
{
  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    {
      g_autoptr(RdtSetup) setup =
        rdt_test_draw ("musket", kind, ".....\n.....\n.....\n.....\n.....");
      RdtFacing back;

      set_road (setup, "A3", 0);
      draw_road (setup, "D3", "A3");
      back = rdt_grid_facing_to (&setup->grid, cell_of (setup, "A3"), cell_of (setup, "B3"));
      g_assert_cmphex (find_road (setup, "A3"), ==, 1 << back);
    }
}

static void
test_links_an_edge_is_cut_and_joined (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "...\n===\n...");
  g_autofree char *before = rdt_setup_to_text (setup);
  RdtCell middle = cell_of (setup, "B2");

  g_assert_cmphex (find_road (setup, "C2"), ==, E | W);
  rdt_link_toggle (setup, RDT_LINK_ROAD, middle, 1);
  g_assert_cmphex (find_road (setup, "B2"), ==, W);
  g_assert_cmphex (find_road (setup, "C2"), ==, E);
  g_assert_cmphex (find_road (setup, "A2"), ==, E | W);

  rdt_link_toggle (setup, RDT_LINK_ROAD, middle, 1);
  rdt_link_toggle (setup, RDT_LINK_ROAD, middle, 0);
  g_assert_cmphex (find_road (setup, "B2"), ==, N | E | W);
  g_assert_cmphex (find_road (setup, "C2"), ==, E | W);
}

static void
test_links_nothing_leads_to_a_road_that_is_gone (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "...\n...\n...");

  set_road (setup, "A2", E | W);
  set_road (setup, "B2", E | W);
  set_road (setup, "C2", E | W);
  rdt_tool_put (&eraser, setup, cell_of (setup, "B2"));

  g_assert_cmphex (find_road (setup, "A2"), ==, W);
  g_assert_cmphex (find_road (setup, "C2"), ==, E);
  g_assert_false (setup->terrain[cell_of (setup, "B2")].has_links);
}

static void
test_links_edges_turn_with_the_board (void)
{
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "...\n...");
  g_autoptr(RdtSetup) turned = NULL;
  g_autoptr(RdtSetup) mirrored = NULL;
  g_autoptr(RdtSetup) over = NULL;

  set_road (setup, "C1", N | E);
  turned = rdt_reshape_rotate (setup, 1, lost);
  mirrored = rdt_reshape_mirror (setup, FALSE, lost);
  over = rdt_reshape_mirror (setup, TRUE, lost);

  g_assert_cmphex (turned->terrain[cell_of (turned, "A1")].links, ==, E | S);
  g_assert_cmphex (mirrored->terrain[cell_of (mirrored, "A1")].links, ==, N | W);
  g_assert_cmphex (over->terrain[cell_of (over, "C2")].links, ==, S | E);
}

/* Cells of hexes have two more neighbours. */
static void
test_links_hexes_of_squares_make_no_webs (void)
{
  const char *const labels[] = { "A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3" };
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "===\n=..\n===");
  g_autoptr(RdtSetup) hexes = rdt_convert_grid (setup, RDT_GRID_HEX, lost);
  g_autoptr(RdtSetup) back = rdt_convert_grid (hexes, RDT_GRID_SQUARE, lost);

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      g_test_message ("%s", labels[i]);
      g_assert_cmpuint (__builtin_popcount (find_road (hexes, labels[i])), ==,
                        __builtin_popcount (find_road (setup, labels[i])));
      g_assert_cmphex (find_road (back, labels[i]), ==, find_road (setup, labels[i]));
    }
}

static void
walk (const RdtSetup *setup,
      RdtLinkKind     kind,
      RdtCell         cell,
      gboolean       *is_seen)
{
  is_seen[cell] = TRUE;
  for (guint8 edges = rdt_link_find (setup, kind, cell); edges != 0; edges &= edges - 1)
    {
      RdtCell next = rdt_grid_step (&setup->grid, cell, g_bit_nth_lsf (edges, -1));

      if (next != RDT_NO_CELL && rdt_link_has (&setup->terrain[next], kind) && !is_seen[next])
        walk (setup, kind, next, is_seen);
    }
}

/* Across either of two roads: fieldworks are in the way, and a unit even more so. */
static void
test_links_a_river_keeps_clear_of_units (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "...\n...\n...");
  const RdtGap gap = {
    .kind = RDT_LINK_RIVER,
    .from = cell_of (setup, "A1"),
    .to = cell_of (setup, "B2"),
  };

  set_road (setup, "A2", N | S);
  set_road (setup, "B1", N | S);
  setup->terrain[cell_of (setup, "A2")].works = 1 << RDT_WORKS_TRENCH;
  rdt_test_add_unit (setup, 0, "infantry", "B1");
  rdt_gap_close (&gap, setup);

  g_assert_cmpint (setup->terrain[cell_of (setup, "A2")].ground, ==, RDT_GROUND_RIVER);
  g_assert_cmpint (setup->terrain[cell_of (setup, "B1")].ground, ==, RDT_GROUND_OPEN);
}

/* The number of separate pieces of the roads or rivers of a board. */
static guint
count_pieces (const RdtSetup *setup,
              RdtLinkKind     kind)
{
  guint n = rdt_grid_get_n_cells (&setup->grid), n_pieces = 0;
  g_autofree gboolean *is_seen = g_new0 (gboolean, n);

  for (RdtCell cell = 0; cell < n; cell++)
    if (rdt_link_has (&setup->terrain[cell], kind) && !is_seen[cell])
      {
        n_pieces++;
        walk (setup, kind, cell, is_seen);
      }

  return n_pieces;
}

/* A road and a river that cross at a bridge and turn at every hex. */
static RdtSetup *
draw_crossing (void)
{
  RdtSetup *setup = rdt_test_draw ("musket", RDT_GRID_HEX,
                                   "......\n......\n......\n......\n......\n......");
  const RdtTool bridge = { .kind = RDT_TOOL_CROSSING, .value = RDT_CROSSING_BRIDGE };
  const RdtTool river = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_RIVER };
  const char *const course[] = { "A4", "B3", "C4", "D3", "E4", "F3" };

  for (guint i = 0; i < G_N_ELEMENTS (course); i++)
    rdt_tool_put_along (&river, setup,
                        i > 0 ? cell_of (setup, course[i - 1]) : RDT_NO_CELL,
                        cell_of (setup, course[i]));
  draw_road (setup, "C6", "C1");
  rdt_tool_put (&bridge, setup, cell_of (setup, "C4"));
  draw_road (setup, "A6", "F6");

  return setup;
}

static void
test_links_squares_of_hexes_keep_roads_and_rivers_whole (void)
{
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(RdtSetup) setup = draw_crossing ();
  g_autoptr(RdtSetup) squares = rdt_convert_grid (setup, RDT_GRID_SQUARE, lost);

  g_assert_cmpuint (count_pieces (setup, RDT_LINK_ROAD), ==, 1);
  g_assert_cmpuint (count_pieces (setup, RDT_LINK_RIVER), ==, 1);
  g_assert_cmpuint (count_pieces (squares, RDT_LINK_ROAD), ==, 1);
  g_assert_cmpuint (count_pieces (squares, RDT_LINK_RIVER), ==, 1);
  g_assert_cmpuint (lost->len, ==, 1);

  /* The line still runs through the same ground, and through no water. */
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&setup->grid); cell++)
    {
      const RdtTerrain *terrain = &squares->terrain[cell];

      for (RdtLinkKind kind = 0; kind < RDT_N_LINK_KINDS; kind++)
        if (rdt_link_has (&setup->terrain[cell], kind))
          g_assert_true (rdt_link_has (terrain, kind));
      if (terrain->has_road)
        g_assert_true (terrain->ground != RDT_GROUND_RIVER
                       || terrain->crossing == RDT_CROSSING_BRIDGE);
      if (terrain->ground != RDT_GROUND_RIVER)
        g_assert_cmpint (terrain->crossing, ==, RDT_CROSSING_NONE);
    }
}

static const char *const bends[] = { "B6", "B5", "B4", "B3", "C3", "B2", "C2", "D1" };

static RdtSetup *
draw_bends (void)
{
  RdtSetup *setup = rdt_test_draw ("musket", RDT_GRID_HEX,
                                   "......\n......\n......\n......\n......\n......");

  for (guint i = 0; i < G_N_ELEMENTS (bends); i++)
    rdt_tool_put_along (&road, setup,
                        i > 0 ? cell_of (setup, bends[i - 1]) : RDT_NO_CELL,
                        cell_of (setup, bends[i]));

  return setup;
}

/* A turn of the road, which it passes on squares. */
static void
test_links_squares_of_hexes_have_no_spurs (void)
{
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(RdtSetup) setup = draw_bends ();
  g_autoptr(RdtSetup) squares = NULL;

  squares = rdt_convert_grid (setup, RDT_GRID_SQUARE, lost);
  g_assert_cmpuint (count_pieces (setup, RDT_LINK_ROAD), ==, 1);
  g_assert_cmpuint (count_pieces (squares, RDT_LINK_ROAD), ==, 1);

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&squares->grid); cell++)
    if (rdt_link_has (&squares->terrain[cell], RDT_LINK_ROAD))
      g_assert_cmpuint (__builtin_popcount (rdt_link_find (squares, RDT_LINK_ROAD, cell)), >=, 2);
}

/* Where something is at its end, a spur is a road. */
static void
test_links_squares_of_hexes_lead_to_what_there_is (void)
{
  const RdtTool objective = { .kind = RDT_TOOL_OBJECTIVE };
  guint n_spurs = 0;

  for (guint i = 0; i < G_N_ELEMENTS (bends); i++)
    for (guint what = 0; what < 4; what++)
      {
        g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
        g_autoptr(RdtSetup) setup = draw_bends ();
        g_autoptr(RdtSetup) squares = NULL;
        RdtCell cell = cell_of (setup, bends[i]);

        if (what == 1)
          rdt_tool_put (&objective, setup, cell);
        if (what == 2)
          setup->terrain[cell].works = 1 << RDT_WORKS_TRENCH;
        if (what == 3)
          rdt_terrain_set_ground (&setup->terrain[cell], RDT_GROUND_WOODS);
        squares = rdt_convert_grid (setup, RDT_GRID_SQUARE, lost);

        if (what == 0)
          n_spurs += !rdt_link_has (&squares->terrain[cell], RDT_LINK_ROAD);
        else
          g_assert_true (rdt_link_has (&squares->terrain[cell], RDT_LINK_ROAD));
      }

  g_assert_cmpuint (n_spurs, >, 0);
}

/* Across any edge of a hex: squares have four. */
static void
test_links_squares_of_hexes_run_off_the_board (void)
{
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  static const struct
  {
    const char *label;
    guint       hex;
    guint8      square;
  } ends[] = {
    { "A3", 4, W }, { "A4", 5, W }, { "F3", 1, E }, { "F4", 2, E },
    { "C1", 2, S }, { "C1", 4, S }, { "D6", 1, N }, { "D6", 5, N }, { "D6", 0, N },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_HEX,
                                                 "......\n......\n......\n......\n......\n......");
      g_autoptr(RdtSetup) squares = NULL;

      set_road (setup, ends[i].label, 1 << ends[i].hex);
      squares = rdt_convert_grid (setup, RDT_GRID_SQUARE, lost);
      g_assert_cmphex (find_road (squares, ends[i].label), ==, ends[i].square);
    }
}

/* On a board of even width, columns that stood higher come to stand lower. */
static void
test_links_hexes_turned_over_keep_roads_and_rivers_whole (void)
{
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(RdtSetup) setup = draw_crossing ();

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(RdtSetup) over = rdt_reshape_mirror (setup, i > 0, lost);

      g_assert_cmpuint (lost->len, ==, i + 1);
      g_assert_cmpuint (count_pieces (over, RDT_LINK_ROAD), ==, 1);
      g_assert_cmpuint (count_pieces (over, RDT_LINK_RIVER), ==, 1);
      for (RdtLinkKind kind = 0; kind < RDT_N_LINK_KINDS; kind++)
        for (RdtCell cell = 0; cell < 36; cell++)
          g_assert_cmpuint (__builtin_popcount (rdt_link_find (over, kind, cell)), <=, 4);
    }
}

static void
test_links_a_piece_keeps_its_edges (void)
{
  g_autoptr(RdtSetup) setup =
    rdt_test_draw ("musket", RDT_GRID_HEX, "......\n......\n......\n......");
  g_autoptr(RdtSetup) clip = NULL;
  g_autoptr(RdtSetup) pasted = NULL;
  RdtPlace at = { 4, 1 };
  RdtArea area = { .from = { 1, 1 }, .to = { 2, 2 } };
  RdtClipLoss loss;

  draw_road (setup, "B2", "C3");
  clip = rdt_clip_copy (setup, area);
  pasted = rdt_clip_paste (setup, clip, &(RdtClipPose) { .at = at }, &loss);

  g_assert_cmphex (find_road (pasted, "B2"), !=, 0);
  g_assert_cmphex (pasted->terrain[cell_of (pasted, "E2")].links, ==,
                   setup->terrain[cell_of (setup, "B2")].links);
}

/* A piece of hexes pasted on squares: roads still lead off, across edges that
 * squares have.
 */
static void
test_links_a_piece_of_hexes_fits_squares (void)
{
  g_autoptr(RdtSetup) setup = draw_crossing ();
  g_autoptr(RdtSetup) board =
    rdt_test_draw ("musket", RDT_GRID_SQUARE, "......\n......\n......\n......\n......\n......");
  RdtArea area = { .from = { 0, 0 }, .to = { 5, 5 } };
  g_autoptr(RdtSetup) clip = rdt_clip_copy (setup, area);
  g_autoptr(RdtSetup) pasted = NULL;
  RdtClipLoss loss;

  pasted = rdt_clip_paste (board, clip, &(RdtClipPose) { .at = { 0, 0 } }, &loss);
  for (RdtLinkKind kind = 0; kind < RDT_N_LINK_KINDS; kind++)
    {
      g_assert_cmpuint (count_pieces (pasted, kind), ==, 1);
      for (RdtCell cell = 0; cell < 36; cell++)
        g_assert_cmphex (rdt_link_find (pasted, kind, cell) & ~0xf, ==, 0);
    }
}

#define add(path, func) g_test_add_func ("/model/links/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("a-line-on-hexes-joins-only-itself", test_links_a_line_on_hexes_joins_only_itself);
  add ("a-line-on-hexes-runs-off-at-both-ends", test_links_a_line_on_hexes_runs_off_at_both_ends);
  add ("a-line-on-hexes-turns-at-the-border", test_links_a_line_on_hexes_turns_at_the_border);
  add ("a-river-keeps-clear-of-units", test_links_a_river_keeps_clear_of_units);
  add ("a-river-keeps-its-bridges", test_links_a_river_keeps_its_bridges);
  add ("a-line-that-ends-at-a-road-joins-it", test_links_a_line_that_ends_at_a_road_joins_it);
  add ("an-edge-is-cut-and-joined", test_links_an_edge_is_cut_and_joined);
  add ("nothing-leads-to-a-road-that-is-gone", test_links_nothing_leads_to_a_road_that_is_gone);
  add ("edges-turn-with-the-board", test_links_edges_turn_with_the_board);
  add ("hexes-of-squares-make-no-webs", test_links_hexes_of_squares_make_no_webs);
  add ("squares-of-hexes-keep-roads-and-rivers-whole",
       test_links_squares_of_hexes_keep_roads_and_rivers_whole);
  add ("squares-of-hexes-have-no-spurs", test_links_squares_of_hexes_have_no_spurs);
  add ("squares-of-hexes-lead-to-what-there-is",
       test_links_squares_of_hexes_lead_to_what_there_is);
  add ("squares-of-hexes-run-off-the-board", test_links_squares_of_hexes_run_off_the_board);
  add ("hexes-turned-over-keep-roads-and-rivers-whole",
       test_links_hexes_turned_over_keep_roads_and_rivers_whole);
  add ("a-piece-keeps-its-edges", test_links_a_piece_keeps_its_edges);
  add ("a-piece-of-hexes-fits-squares", test_links_a_piece_of_hexes_fits_squares);

  return g_test_run ();
}
