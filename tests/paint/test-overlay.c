/* test-overlay.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-canvas.h"
#include "rdt-test.h"

static void
draw (RdtCanvas        *canvas,
      const RdtOverlay *overlay)
{
  rdt_painter_draw (&canvas->brush, overlay, RDT_PAINTER_ALL);
  cairo_surface_flush (canvas->surface);
}

/* Paints an empty board of five by five with an overlay. */
static void
paint (RdtCanvas        *canvas,
       RdtGridKind       kind,
       RdtPaletteKind    palette,
       double            cell,
       const RdtOverlay *overlay)
{
  const RdtGrid grid = { .kind = kind, .width = 5, .height = 5 };

  rdt_canvas_init_open (canvas, grid, palette, cell);
  draw (canvas, overlay);
}

#define MIDDLE 12

static void
test_overlay_highlights_are_told_apart (void)
{
  static const guint highlights[] = {
    0,
    RDT_HIGHLIGHT_REACH,
    RDT_HIGHLIGHT_REACH | RDT_HIGHLIGHT_KEEPS_FIRE,
    RDT_HIGHLIGHT_REACH | RDT_HIGHLIGHT_LOSES_FIRE,
    RDT_HIGHLIGHT_REACH | RDT_HIGHLIGHT_MUST_ATTACK,
    RDT_HIGHLIGHT_REACH | RDT_HIGHLIGHT_PERISHES,
    RDT_HIGHLIGHT_TARGET,
    RDT_HIGHLIGHT_DECLARED,
    RDT_HIGHLIGHT_DECLARED | RDT_HIGHLIGHT_DECLARED_GAS,
    RDT_HIGHLIGHT_ATTACK,
    RDT_HIGHLIGHT_CHOICE,
    RDT_HIGHLIGHT_READY,
  };

  for (guint i = 0; i < 2 * RDT_N_PALETTES; i++)
    {
      RdtCanvas canvases[G_N_ELEMENTS (highlights)] = { 0 };

      for (guint j = 0; j < G_N_ELEMENTS (highlights); j++)
        {
          g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);

          rdt_overlay_init (overlay);
          overlay->highlights[MIDDLE] = highlights[j];
          paint (&canvases[j], i % 2, i / 2, 24, overlay);

          for (guint k = 0; k < j; k++)
            {
              g_test_message ("palette %u, %x and %x", i / 2, highlights[j], highlights[k]);
              g_assert_cmpuint (rdt_canvas_count_differences (&canvases[j], &canvases[k]), >, 12);
            }
        }

      for (guint j = 0; j < G_N_ELEMENTS (highlights); j++)
        rdt_canvas_clear (&canvases[j]);
    }
}

/* How much of a flag's colour there is in a cell, selected or not. */
static guint
count_flag (RdtGridKind kind,
            gboolean    is_selected)
{
  RdtSetup *setup = rdt_test_draw ("musket", kind, "....\n....\n....");
  RdtSetupObjective *objective = rdt_setup_objective_new ();
  g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);
  g_auto(RdtCanvas) canvas = { 0 };

  objective->at = (RdtPlace) { .column = 1, .row = 1 };
  objective->held_by = g_strdup (setup->sides[1].id);
  g_ptr_array_add (setup->objectives, objective);
  rdt_canvas_init (&canvas, setup, RDT_PALETTE_LIGHT, 80);
  rdt_overlay_init (overlay);
  if (is_selected)
    overlay->selected = rdt_grid_cell_at (&setup->grid, 1, 1);
  rdt_painter_draw (&canvas.brush, overlay, RDT_PAINTER_ALL);
  cairo_surface_flush (canvas.surface);

  return rdt_canvas_count_ink (&canvas, "B2", RDT_INK_SIDE_B);
}

/* A selected cell shows its flag as plainly as any other. */
static void
test_overlay_flags_keep_their_colour (void)
{
  for (guint kind = 0; kind < 2; kind++)
    {
      guint n = count_flag (kind, FALSE);

      g_assert_cmpuint (n, >, 50);
      g_assert_cmpuint (count_flag (kind, TRUE), ==, n);
    }
}

/* How much of a counter in the middle of a cell a cost beside it hides. */
static guint
count_hidden (const char *cost)
{
  RdtSetup *setup = rdt_test_draw ("twentieth-century", RDT_GRID_HEX, "...\n...\n...");
  g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);
  RdtCanvas canvases[2] = { 0 };
  RdtPoint middle;
  guint n = 0;

  rdt_test_add_unit (setup, 0, "rifle", "B2");
  rdt_overlay_init (overlay);
  for (guint i = 0; i < G_N_ELEMENTS (canvases); i++)
    {
      RdtCell cell = rdt_grid_cell_at (&setup->grid, 1, 1);

      rdt_canvas_init (&canvases[i], i == 0 ? setup : rdt_setup_copy (setup), RDT_PALETTE_LIGHT,
                       64);
      if (i == 1)
        g_strlcpy (overlay->labels[cell], cost, RDT_HIGHLIGHT_LABEL_SIZE);
      draw (&canvases[i], overlay);
      middle = rdt_layout_get_center (&canvases[i].layout, cell);
    }

  for (int y = middle.y - 19; y < middle.y + 19; y++)
    for (int x = middle.x - 19; x < middle.x + 19; x++)
      n += rdt_canvas_get_dot (&canvases[0], x, y) != rdt_canvas_get_dot (&canvases[1], x, y);

  for (guint i = 0; i < G_N_ELEMENTS (canvases); i++)
    rdt_canvas_clear (&canvases[i]);

  return n;
}

/* A hex has little room beside a counter: the cost of a path past a friend does not
 * cover it.
 */
static void
test_overlay_costs_keep_off_counters (void)
{
  g_assert_cmpuint (count_hidden ("2"), ==, 0);
  g_assert_cmpuint (count_hidden ("50%\n42%"), >, 0);
}

/* The cost on an empty hex stays within its edges, however large text is, so that
 * it is not taken for the cost of the next one.
 */
static void
test_overlay_costs_stay_in_their_hexes (void)
{
  const RdtGrid grid = { .kind = RDT_GRID_HEX, .width = 5, .height = 5 };

  for (guint text_size = 1; text_size <= 2; text_size++)
    {
      g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);
      RdtCanvas canvases[2] = { 0 };

      rdt_overlay_init (overlay);
      for (guint i = 0; i < G_N_ELEMENTS (canvases); i++)
        {
          if (i == 1)
            g_strlcpy (overlay->labels[MIDDLE], "3", RDT_HIGHLIGHT_LABEL_SIZE);
          rdt_canvas_init_open (&canvases[i], grid, RDT_PALETTE_LIGHT, 64);
          canvases[i].layout.text_size = text_size;
          draw (&canvases[i], overlay);
        }

      g_assert_cmpuint (rdt_canvas_count_differences (&canvases[0], &canvases[1]), >, 0);
      for (int y = 0; y < rdt_layout_get_height (&canvases[0].layout) - 1; y++)
        for (int x = 0; x < rdt_layout_get_width (&canvases[0].layout) - 1; x++)
          if (rdt_layout_find_cell (&canvases[0].layout, x, y) != MIDDLE)
            g_assert_cmphex (rdt_canvas_get_dot (&canvases[0], x, y), ==,
                             rdt_canvas_get_dot (&canvases[1], x, y));

      for (guint i = 0; i < G_N_ELEMENTS (canvases); i++)
        rdt_canvas_clear (&canvases[i]);
    }
}

/* The reach of a unit has one outline, with a ghost of the unit at its destination. */
static void
test_overlay_reach_has_one_outline (void)
{
  const RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 5, .height = 5 };
  g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);

  rdt_overlay_init (overlay);
  overlay->selected = MIDDLE;
  overlay->highlights[MIDDLE + 1] = RDT_HIGHLIGHT_REACH;
  overlay->highlights[MIDDLE + 2] = RDT_HIGHLIGHT_REACH;

  g_assert_cmphex (rdt_overlay_get_reach_borders (overlay, &grid, MIDDLE), ==, 0);
  g_assert_cmphex (rdt_overlay_get_reach_borders (overlay, &grid, MIDDLE + 1), ==,
                   1 << 0 | 1 << 2);
  g_assert_cmphex (rdt_overlay_get_reach_borders (overlay, &grid, MIDDLE + 2), ==,
                   1 << 0 | 1 << 1 | 1 << 2);
}

static guint
count_all (const RdtCanvas *canvas,
           RdtInkName       ink)
{
  guint n = 0;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&canvas->layout.grid); cell++)
    {
      char label[RDT_CELL_LABEL_SIZE];

      rdt_label_format (rdt_grid_get_column (&canvas->layout.grid, cell),
                        rdt_grid_get_row (&canvas->layout.grid, cell), label);
      n += rdt_canvas_count_ink (canvas, label, ink);
    }

  return n;
}

/* A cross marks blocked fire, and indirect fire is not blocked. */
static void
test_overlay_lofty_fire_has_no_cross (void)
{
  for (guint is_lofty = 0; is_lofty < 2; is_lofty++)
    {
      g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);
      g_auto(RdtCanvas) canvas = { 0 };

      rdt_overlay_init (overlay);
      overlay->sight_from = 10;
      overlay->sight_to = 14;
      overlay->sight_block = MIDDLE;
      overlay->sight_is_lofty = is_lofty;
      paint (&canvas, RDT_GRID_SQUARE, RDT_PALETTE_HIGH_CONTRAST, 24, overlay);

      if (is_lofty)
        g_assert_cmpuint (count_all (&canvas, RDT_INK_BLOCKED), ==, 0);
      else
        g_assert_cmpuint (count_all (&canvas, RDT_INK_BLOCKED), >, 0);
    }
}

/* A chance is drawn over the line that leads to its cell, at the foot of the cell. */
static void
test_overlay_chances_lie_over_lines (void)
{
  g_auto(RdtCanvas) without = { 0 };
  g_auto(RdtCanvas) with = { 0 };
  g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);
  RdtPoint center;

  rdt_overlay_init (overlay);
  g_strlcpy (overlay->labels[MIDDLE], "67%\n33%", RDT_HIGHLIGHT_LABEL_SIZE);
  paint (&without, RDT_GRID_SQUARE, RDT_PALETTE_HIGH_CONTRAST, 64, overlay);
  overlay->sight_from = MIDDLE - 10;
  overlay->sight_to = MIDDLE + 10;
  paint (&with, RDT_GRID_SQUARE, RDT_PALETTE_HIGH_CONTRAST, 64, overlay);

  center = rdt_layout_get_center (&with.layout, MIDDLE);
  g_assert_cmphex (rdt_canvas_get_dot (&with, center.x, center.y), !=,
                   rdt_canvas_get_dot (&without, center.x, center.y));
  for (int y = center.y + 15; y < center.y + 24; y++)
    for (int x = center.x - 20; x < center.x + 20; x++)
      g_assert_cmphex (rdt_canvas_get_dot (&with, x, y), ==,
                       rdt_canvas_get_dot (&without, x, y));
}

/* Two chances are drawn side by side below the symbol of the unit that would be hit. */
static void
test_overlay_chances_leave_symbols_to_be_seen (void)
{
  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    {
      g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);
      g_auto(RdtCanvas) without = { 0 };
      g_auto(RdtCanvas) with = { 0 };
      RdtPoint center;

      rdt_overlay_init (overlay);
      paint (&without, kind, RDT_PALETTE_LIGHT, 64, overlay);
      g_strlcpy (overlay->labels[MIDDLE], "67%\n33%", RDT_HIGHLIGHT_LABEL_SIZE);
      paint (&with, kind, RDT_PALETTE_LIGHT, 64, overlay);
      g_assert_cmpuint (rdt_canvas_count_differences (&with, &without), >, 0);

      center = rdt_layout_get_center (&with.layout, MIDDLE);
      for (int y = center.y - 32; y < center.y + 0.18 * 64; y++)
        for (int x = center.x - 32; x < center.x + 32; x++)
          g_assert_cmphex (rdt_canvas_get_dot (&with, x, y), ==,
                           rdt_canvas_get_dot (&without, x, y));
    }
}

typedef enum
{
  CHANCES,
  RISK,
  TARGET,
  ATTACK,
  DECLARED,
  CHOICE,
  N_SIGNS,
} Sign;

static void
add_sign (RdtOverlay *overlay,
          Sign        sign)
{
  static const guint highlights[N_SIGNS] = {
    [TARGET] = RDT_HIGHLIGHT_TARGET,
    [ATTACK] = RDT_HIGHLIGHT_ATTACK,
    [DECLARED] = RDT_HIGHLIGHT_DECLARED,
    [CHOICE] = RDT_HIGHLIGHT_CHOICE,
  };

  if (sign == CHANCES)
    g_strlcpy (overlay->labels[MIDDLE], "67%\n33%", RDT_HIGHLIGHT_LABEL_SIZE);
  if (sign == RISK)
    rdt_overlay_add_risk (overlay, MIDDLE, 17);
  overlay->highlights[MIDDLE] = highlights[sign];
}

/* How much of the front of a unit in the middle of a board a sign hides, in dots of the
 * colour of its wedge or chevron.
 */
static guint
count_hidden_front (RdtGridKind grid,
                    RdtFacing   facing,
                    Sign        sign)
{
  RdtSetup *setup = rdt_test_draw ("musket", grid, ".....\n.....\n.....\n.....\n.....");
  g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);
  g_auto(RdtCanvas) without = { 0 };
  g_auto(RdtCanvas) with = { 0 };
  RdtPoint center, side;
  guint32 edge;
  guint n = 0;

  rdt_test_add_unit (setup, 1, "infantry", "C3");
  ((RdtSetupUnit *) g_ptr_array_index (setup->sides[1].units, 0))->facing = facing;
  rdt_overlay_init (overlay);
  rdt_canvas_init (&without, setup, RDT_PALETTE_LIGHT, 64);
  rdt_canvas_init (&with, rdt_setup_copy (setup), RDT_PALETTE_LIGHT, 64);
  draw (&without, overlay);
  add_sign (overlay, sign);
  draw (&with, overlay);
  g_assert_cmpuint (rdt_canvas_count_differences (&with, &without), >, 0);

  center = rdt_layout_get_center (&with.layout, MIDDLE);
  side = rdt_layout_get_side (&with.layout, MIDDLE, facing);
  edge = rdt_ink_pack (&with.palette.inks[RDT_INK_SIDE_B_EDGE]);
  for (int y = -8; y < 8; y++)
    for (int x = -8; x < 8; x++)
      {
        int column = x + center.x + (side.x - center.x) * 0.8;
        int row = y + center.y + (side.y - center.y) * 0.8;

        n += rdt_canvas_get_dot (&without, column, row) == edge
             && rdt_canvas_get_dot (&with, column, row) != edge;
      }

  return n;
}

/* Whether an attack comes from the flank depends on how the unit faces. */
static void
test_overlay_signs_leave_facings_to_be_seen (void)
{
  for (Sign sign = 0; sign < N_SIGNS; sign++)
    {
      g_test_message ("sign %u", sign);
      for (RdtFacing facing = 0; facing < 6; facing++)
        g_assert_cmpuint (count_hidden_front (RDT_GRID_HEX, facing, sign), <, 12);
      for (RdtFacing facing = 0; facing < 4; facing++)
        g_assert_cmpuint (count_hidden_front (RDT_GRID_SQUARE, facing, sign), <, 20);
    }
}

/* The cost of a move stays clear of names, which lie across the lower edges of
 * squares, in two lines if necessary.
 */
static void
test_overlay_costs_keep_off_names (void)
{
  static const double sizes[] = { 24, 40, 76 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);
      g_auto(RdtCanvas) without = { 0 };
      g_auto(RdtCanvas) with = { 0 };
      RdtPoint center;

      rdt_overlay_init (overlay);
      paint (&without, RDT_GRID_SQUARE, RDT_PALETTE_LIGHT, sizes[i], overlay);
      g_strlcpy (overlay->labels[MIDDLE], "2", RDT_HIGHLIGHT_LABEL_SIZE);
      paint (&with, RDT_GRID_SQUARE, RDT_PALETTE_LIGHT, sizes[i], overlay);
      g_assert_cmpuint (rdt_canvas_count_differences (&with, &without), >, 0);

      center = rdt_layout_get_center (&with.layout, MIDDLE);
      for (int y = center.y + 0.44 * sizes[i]; y < center.y + 0.48 * sizes[i]; y++)
        for (int x = center.x - 0.45 * sizes[i]; x < center.x + 0.45 * sizes[i]; x++)
          g_assert_cmphex (rdt_canvas_get_dot (&with, x, y), ==,
                           rdt_canvas_get_dot (&without, x, y));
    }
}

/* On hexes a name across the edge below a neighbour reaches from the side to the middle of
 * the cell.
 */
static void
test_overlay_costs_keep_off_names_of_neighbours (void)
{
  g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);
  g_auto(RdtCanvas) without = { 0 };
  g_auto(RdtCanvas) with = { 0 };
  RdtPoint center;

  rdt_overlay_init (overlay);
  paint (&without, RDT_GRID_HEX, RDT_PALETTE_LIGHT, 64, overlay);
  g_strlcpy (overlay->labels[MIDDLE], "2", RDT_HIGHLIGHT_LABEL_SIZE);
  paint (&with, RDT_GRID_HEX, RDT_PALETTE_LIGHT, 64, overlay);
  g_assert_cmpuint (rdt_canvas_count_differences (&with, &without), >, 0);

  center = rdt_layout_get_center (&with.layout, MIDDLE);
  for (int y = center.y - 6; y < center.y + 6; y++)
    for (int x = center.x - 36; x < center.x + 36; x++)
      g_assert_cmphex (rdt_canvas_get_dot (&with, x, y), ==, rdt_canvas_get_dot (&without, x, y));
}

/* Which of two chances is that of destruction is visible on small cells as well. */
static void
test_overlay_a_skull_marks_destruction (void)
{
  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    for (guint palette = 0; palette < RDT_N_PALETTES; palette++)
      {
        guint n[2];

        for (guint is_deadly = 0; is_deadly < 2; is_deadly++)
          {
            g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);
            g_auto(RdtCanvas) canvas = { 0 };

            rdt_overlay_init (overlay);
            g_strlcpy (overlay->labels[MIDDLE], is_deadly ? "1\n1" : "1", RDT_HIGHLIGHT_LABEL_SIZE);
            paint (&canvas, kind, palette, 24, overlay);
            n[is_deadly] = count_all (&canvas, RDT_INK_TAG_TEXT);
          }

        g_test_message ("grid %u, palette %u: %u, %u", kind, palette, n[0], n[1]);
        g_assert_cmpuint (n[1], >, n[0] + 2);
      }
}

static void
test_overlay_traces_show_whose_doing_it_was (void)
{
  for (RdtTraceKind kind = RDT_TRACE_MOVE; kind <= RDT_TRACE_LOSS; kind++)
    for (RdtSide side = 0; side < RDT_N_SIDES; side++)
      {
        g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);
        const RdtTrace trace = { .kind = kind, .side = side, .from = 10, .to = 14 };
        g_auto(RdtCanvas) canvas = { 0 };

        rdt_overlay_init (overlay);
        rdt_overlay_add_trace (overlay, &trace);
        paint (&canvas, RDT_GRID_SQUARE, RDT_PALETTE_LIGHT, 64, overlay);

        g_test_message ("kind %u, side %u", kind, side);
        g_assert_cmpuint (count_all (&canvas, rdt_ink_for_side (RDT_INK_SIDE_A, side)), >, 3);
        g_assert_cmpuint (count_all (&canvas, rdt_ink_for_side (RDT_INK_SIDE_A, !side)), ==, 0);
      }
}

/* What happened in the turn before is still seen, but not taken for the last one. */
static void
test_overlay_traces_of_an_earlier_turn_are_faint (void)
{
  for (RdtTraceKind kind = RDT_TRACE_MOVE; kind <= RDT_TRACE_LOSS; kind++)
    {
      g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);
      RdtTrace trace = { .kind = kind, .side = 0, .from = 10, .to = 14 };
      g_auto(RdtCanvas) without = { 0 };
      g_auto(RdtCanvas) plain = { 0 };
      g_auto(RdtCanvas) faint = { 0 };

      rdt_overlay_init (overlay);
      paint (&without, RDT_GRID_SQUARE, RDT_PALETTE_LIGHT, 64, overlay);
      rdt_overlay_add_trace (overlay, &trace);
      paint (&plain, RDT_GRID_SQUARE, RDT_PALETTE_LIGHT, 64, overlay);
      overlay->traces[0].is_faint = TRUE;
      paint (&faint, RDT_GRID_SQUARE, RDT_PALETTE_LIGHT, 64, overlay);

      g_assert_cmpuint (count_all (&plain, RDT_INK_SIDE_A), >, 3);
      g_assert_cmpuint (count_all (&faint, RDT_INK_SIDE_A), ==, 0);
      g_assert_cmpuint (rdt_canvas_count_differences (&faint, &without), >, 50);
    }
}

/* Paths in the same or in opposite directions do not hide each other. */
static void
test_overlay_ways_along_each_other_are_told_apart (void)
{
  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    {
      guint n[4];

      for (guint i = 0; i < 4; i++)
        {
          g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);
          const RdtTrace first = { .kind = RDT_TRACE_MOVE, .side = 0, .from = 10, .to = 11 };
          const RdtTrace back = { .kind = RDT_TRACE_MOVE, .side = 0, .from = 11, .to = 10 };
          const RdtTrace between = { .kind = RDT_TRACE_LOSS, .side = 1, .from = RDT_NO_CELL,
                                     .to = 24 };
          g_auto(RdtCanvas) canvas = { 0 };

          rdt_overlay_init (overlay);
          rdt_overlay_add_trace (overlay, &first);
          if (i == 1 || i == 3)
            rdt_overlay_add_trace (overlay, &first);
          if (i == 3)
            rdt_overlay_add_trace (overlay, &first);
          if (i == 2)
            {
              rdt_overlay_add_trace (overlay, &between);
              rdt_overlay_add_trace (overlay, &back);
            }
          paint (&canvas, kind, RDT_PALETTE_LIGHT, 64, overlay);
          n[i] = count_all (&canvas, RDT_INK_SIDE_A);
        }

      g_test_message ("%u, two %u, back %u, three %u", n[0], n[1], n[2], n[3]);
      g_assert_cmpuint (n[1], >, n[0] * 5 / 4);
      g_assert_cmpuint (n[2], >, n[0] * 5 / 4);
      g_assert_cmpuint (n[3], >, n[1] * 5 / 4);
    }
}

/* A path that begins where another ended does not look like its continuation. */
static void
test_overlay_ways_end_where_others_begin (void)
{
  RdtCanvas canvases[2] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (canvases); i++)
    {
      g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);
      RdtTrace trace = { .kind = RDT_TRACE_MOVE, .side = 0, .from = 10, .to = 11 };

      rdt_overlay_init (overlay);
      rdt_overlay_add_trace (overlay, &trace);
      trace.from = 11;
      trace.to = 12;
      trace.is_start = i == 1;
      rdt_overlay_add_trace (overlay, &trace);
      paint (&canvases[i], RDT_GRID_SQUARE, RDT_PALETTE_LIGHT, 64, overlay);
    }

  /* A second arrow head. */
  g_assert_cmpuint (rdt_canvas_count_differences (&canvases[0], &canvases[1]), >, 100);

  for (guint i = 0; i < G_N_ELEMENTS (canvases); i++)
    rdt_canvas_clear (&canvases[i]);
}

/* A unit destroyed beside others is marked beside them, over their counters. */
static void
test_overlay_losses_are_seen_beside_others (void)
{
  const RdtTrace trace = { .kind = RDT_TRACE_LOSS, .side = 1, .from = RDT_NO_CELL, .to = MIDDLE };
  guint n[2];

  for (guint i = 0; i < 2; i++)
    {
      g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);
      g_auto(RdtCanvas) canvas = { 0 };

      rdt_overlay_init (overlay);
      rdt_overlay_add_trace (overlay, &trace);
      overlay->highlights[MIDDLE] = i == 1 ? RDT_HIGHLIGHT_BEREFT : 0;
      paint (&canvas, RDT_GRID_SQUARE, RDT_PALETTE_LIGHT, 64, overlay);
      n[i] = count_all (&canvas, RDT_INK_SIDE_B);
    }

  g_assert_cmpuint (n[1], >, n[0] + 10);
}

static void
turn (RdtSetup  *setup,
      RdtSide    side,
      RdtFacing  facing)
{
  RdtSetupUnit *unit = g_ptr_array_index (setup->sides[side].units, 0);

  unit->facing = facing;
}

/* Counters of neighbours leave no room between them: what came of a shot or an attack
 * is as plain there as on an empty board.
 */
static void
test_overlay_results_are_seen_between_neighbours (void)
{
  static const RdtTraceKind kinds[] = { RDT_TRACE_SHOT, RDT_TRACE_MISS, RDT_TRACE_ATTACK };
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      guint n_changed[2];

      for (guint is_empty = 0; is_empty < 2; is_empty++)
        {
          g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);
          RdtSetup *setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....\n....");
          g_auto(RdtCanvas) before = { 0 };
          g_auto(RdtCanvas) after = { 0 };

          if (!is_empty)
            {
              rdt_test_add_unit (setup, 0, "infantry", "B2");
              rdt_test_add_unit (setup, 1, "infantry", "C2");
              turn (setup, 0, 1);
              turn (setup, 1, 3);
            }
          rdt_canvas_init (&before, rdt_setup_copy (setup), RDT_PALETTE_LIGHT, 64);
          rdt_canvas_init (&after, setup, RDT_PALETTE_LIGHT, 64);
          rdt_overlay_init (overlay);
          draw (&before, overlay);
          rdt_overlay_add_trace (overlay, &(RdtTrace) { .kind = kinds[i], .side = 0,
                                                        .from = 5, .to = 6 });
          draw (&after, overlay);
          n_changed[is_empty] = rdt_canvas_count_differences (&before, &after);
        }

      g_test_message ("kind %u: %u, %u on an empty board", kinds[i], n_changed[0], n_changed[1]);
      g_assert_cmpuint (n_changed[1], >, 50);
      g_assert_cmpuint (n_changed[0], >, n_changed[1] / 2);
    }
}

static void
test_overlay_traces_are_those_of_late (void)
{
  g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);

  rdt_overlay_init (overlay);
  for (guint i = 0; i < RDT_MAX_TRACES + 3; i++)
    rdt_overlay_add_trace (overlay, &(RdtTrace) { .kind = RDT_TRACE_LOSS, .to = i });

  g_assert_cmpuint (overlay->n_traces, ==, RDT_MAX_TRACES);
  g_assert_cmpuint (overlay->traces[0].to, ==, 3);
  g_assert_cmpuint (overlay->traces[RDT_MAX_TRACES - 1].to, ==, RDT_MAX_TRACES + 2);

  rdt_overlay_clear_traces (overlay);
  g_assert_cmpuint (overlay->n_traces, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/overlay/highlights-are-told-apart",
                   test_overlay_highlights_are_told_apart);
  g_test_add_func ("/paint/overlay/flags-keep-their-colour", test_overlay_flags_keep_their_colour);
  g_test_add_func ("/paint/overlay/reach-has-one-outline", test_overlay_reach_has_one_outline);
  g_test_add_func ("/paint/overlay/lofty-fire-has-no-cross",
                   test_overlay_lofty_fire_has_no_cross);
  g_test_add_func ("/paint/overlay/chances-lie-over-lines",
                   test_overlay_chances_lie_over_lines);
  g_test_add_func ("/paint/overlay/chances-leave-symbols-to-be-seen",
                   test_overlay_chances_leave_symbols_to_be_seen);
  g_test_add_func ("/paint/overlay/signs-leave-facings-to-be-seen",
                   test_overlay_signs_leave_facings_to_be_seen);
  g_test_add_func ("/paint/overlay/costs-keep-off-names", test_overlay_costs_keep_off_names);
  g_test_add_func ("/paint/overlay/costs-keep-off-names-of-neighbours",
                   test_overlay_costs_keep_off_names_of_neighbours);
  g_test_add_func ("/paint/overlay/a-skull-marks-destruction",
                   test_overlay_a_skull_marks_destruction);
  g_test_add_func ("/paint/overlay/traces-show-whose-doing-it-was",
                   test_overlay_traces_show_whose_doing_it_was);
  g_test_add_func ("/paint/overlay/traces-of-an-earlier-turn-are-faint",
                   test_overlay_traces_of_an_earlier_turn_are_faint);
  g_test_add_func ("/paint/overlay/ways-along-each-other-are-told-apart",
                   test_overlay_ways_along_each_other_are_told_apart);
  g_test_add_func ("/paint/overlay/costs-stay-in-their-hexes",
                   test_overlay_costs_stay_in_their_hexes);
  g_test_add_func ("/paint/overlay/costs-keep-off-counters",
                   test_overlay_costs_keep_off_counters);
  g_test_add_func ("/paint/overlay/ways-end-where-others-begin",
                   test_overlay_ways_end_where_others_begin);
  g_test_add_func ("/paint/overlay/results-are-seen-between-neighbours",
                   test_overlay_results_are_seen_between_neighbours);
  g_test_add_func ("/paint/overlay/traces-are-those-of-late",
                   test_overlay_traces_are_those_of_late);
  g_test_add_func ("/paint/overlay/losses-are-seen-beside-others",
                   test_overlay_losses_are_seen_beside_others);

  return g_test_run ();
}
