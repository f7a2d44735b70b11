/* test-counter.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "rdt-canvas.h"
#include "rdt-test.h"

#define CELL 80.0

static void
set_up (RdtCanvas      *canvas,
        RdtGridKind     kind,
        RdtPaletteKind  palette,
        guint           n_units)
{
  RdtSetup *setup = rdt_test_draw ("musket", kind, "...\n...\n...");

  for (guint i = 0; i < n_units; i++)
    rdt_test_add_unit (setup, 0, "infantry", "B2");
  rdt_canvas_init (canvas, setup, palette, CELL);
}

/* The number of dots around a place in an ink. */
static guint
count_about (const RdtCanvas *canvas,
             RdtPoint         at,
             double           radius,
             RdtInkName       ink)
{
  guint32 wanted = rdt_ink_pack (&canvas->palette.inks[ink]);
  guint n = 0;

  for (int y = at.y - radius; y <= at.y + radius; y++)
    for (int x = at.x - radius; x <= at.x + radius; x++)
      n += hypot (x - at.x, y - at.y) <= radius
           && rdt_dots_are_alike (rdt_canvas_get_dot (canvas, x, y), wanted);

  return n;
}

/* It is equally visible at each edge and corner of the counter, whatever the unit has
 * done.
 */
static void
test_counter_facing_is_seen_at_every_edge (void)
{
  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    {
      guint least = G_MAXUINT, most = 0;
      g_auto(RdtCanvas) canvas = { 0 };
      RdtPoint center;
      guint n_facings;

      set_up (&canvas, kind, RDT_PALETTE_LIGHT, 1);
      n_facings = rdt_grid_get_n_facings (&canvas.layout.grid);
      center = rdt_layout_get_center (&canvas.layout, canvas.picture->counters[0].cell);

      for (guint i = 0; i < 2 * n_facings; i++)
        {
          RdtFacing facing = i % n_facings;
          double angle = rdt_layout_get_angle (&canvas.layout, facing);
          guint n;

          canvas.picture->counters[0].facing = facing;
          canvas.picture->counters[0].marks = i < n_facings ? 0 : RDT_MARK_MOVED | RDT_MARK_FIRED;
          rdt_canvas_paint (&canvas, NULL, RDT_PAINTER_UNITS);
          n = count_about (&canvas, (RdtPoint) { center.x + sin (angle) * CELL * 0.42,
                                                 center.y - cos (angle) * CELL * 0.42 },
                           CELL * 0.1, RDT_INK_SIDE_A_EDGE);
          least = MIN (least, n);
          most = MAX (most, n);
        }

      g_test_message ("kind %u: %u to %u", kind, least, most);
      g_assert_cmpuint (least, >, 60);
      g_assert_cmpuint (least * 3, >, most * 2);
    }
}

/* The share of a counter's face, without its symbol, that other counters leave free. */
static double
get_free_share (const RdtCanvas  *canvas,
                const RdtCounter *counter)
{
  RdtBox box = rdt_counter_get_box (counter, &canvas->layout);
  guint n = 0, n_free = 0;

  for (int y = box.y + 2; y < box.y + box.height - 2; y++)
    for (int x = box.x + 2; x < box.x + box.width - 2; x++)
      {
        gboolean is_free = TRUE;

        for (guint i = 0; i < canvas->picture->n_counters; i++)
          {
            const RdtCounter *other = &canvas->picture->counters[i];
            RdtBox over = rdt_counter_get_box (other, &canvas->layout);
            gboolean is_over = other->is_top > counter->is_top
                               || (other->is_top == counter->is_top
                                   && other->place > counter->place);

            if (other != counter && is_over
                && x >= over.x && x < over.x + over.width
                && y >= over.y && y < over.y + over.height)
              is_free = FALSE;
          }

        n++;
        n_free += is_free;
      }

  return (double) n_free / n;
}

static void
test_counter_stacks_fan_out (void)
{
  for (guint n = 2; n <= 4; n++)
    for (guint raised = 0; raised < n; raised++)
      {
        g_auto(RdtCanvas) canvas = { 0 };

        set_up (&canvas, RDT_GRID_HEX, RDT_PALETTE_LIGHT, n);
        rdt_picture_raise (canvas.picture, raised);

        for (guint i = 0; i < n; i++)
          {
            double share = get_free_share (&canvas, &canvas.picture->counters[i]);

            g_test_message ("%u of %u, %u raised", i, n, raised);
            g_assert_cmpint (canvas.picture->counters[i].is_top, ==, i == raised);
            if (i == raised)
              g_assert_cmpfloat (share, ==, 1);
            else
              g_assert_cmpfloat (share, >, 0.15);
          }
      }
}

/* The badge of a stack is drawn once, whichever of its units has acted. */
static void
test_counter_stacks_have_one_badge (void)
{
  guint n_marks[2];

  for (guint i = 0; i < 2; i++)
    {
      g_auto(RdtCanvas) canvas = { 0 };

      set_up (&canvas, RDT_GRID_SQUARE, RDT_PALETTE_LIGHT, 3);
      for (guint j = 0; j < 3; j++)
        {
          canvas.picture->counters[j].marks = i == 0 && j > 0 ? 0 : RDT_MARK_PINNED;
          canvas.picture->counters[j].stack_marks = RDT_MARK_PINNED;
        }
      rdt_canvas_paint (&canvas, NULL, RDT_PAINTER_UNITS);
      n_marks[i] = rdt_canvas_count_ink (&canvas, "B2", RDT_INK_TARGET);
      g_assert_cmpuint (rdt_canvas_count_ink (&canvas, "B2", RDT_INK_MARK), >, 60);
    }

  g_assert_cmpuint (n_marks[0], >, 40);
  g_assert_cmpuint (n_marks[0], ==, n_marks[1]);
}

static guint
count_shadow (gboolean is_paper)
{
  g_auto(RdtCanvas) canvas = { 0 };
  RdtBox box;
  guint n = 0;

  set_up (&canvas, RDT_GRID_SQUARE, RDT_PALETTE_LIGHT, 1);
  canvas.picture->counters[0].facing = RDT_NO_FACING;
  cairo_set_source_rgb (canvas.cr, 1, 1, 1);
  cairo_paint (canvas.cr);
  if (is_paper)
    rdt_brush_set_paper (&canvas.brush);
  rdt_painter_draw_units (&canvas.brush);
  cairo_surface_flush (canvas.surface);

  box = rdt_counter_get_box (&canvas.picture->counters[0], &canvas.layout);
  for (int i = 10; i < box.width; i++)
    n += rdt_canvas_get_dot (&canvas, box.x + i, box.y + box.height + 4) != 0xffffff;

  return n;
}

static void
test_counter_casts_no_shadow_on_paper (void)
{
  g_assert_cmpuint (count_shadow (FALSE), >, 10);
  g_assert_cmpuint (count_shadow (TRUE), ==, 0);
}

/* The cargo of a unit stands out from the small face behind it. */
static void
test_counter_cargo_stands_out (void)
{
  for (RdtPaletteKind kind = 0; kind < RDT_N_PALETTES; kind++)
    {
      g_auto(RdtCanvas) with = { 0 };
      g_auto(RdtCanvas) without = { 0 };

      set_up (&with, RDT_GRID_SQUARE, kind, 1);
      set_up (&without, RDT_GRID_SQUARE, kind, 1);
      with.picture->counters[0].cargo = "infantry";
      without.picture->counters[0].cargo = "pillbox";
      rdt_canvas_paint (&with, NULL, RDT_PAINTER_UNITS);
      rdt_canvas_paint (&without, NULL, RDT_PAINTER_UNITS);

      g_test_message ("palette %u", kind);
      g_assert_cmpuint (rdt_canvas_count_differences (&with, &without), >, 30);
    }
}

/* 20th Century: T11.  It may fire only then. */
static void
test_counter_dismounted_cavalry_stands_on_foot (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("twentieth-century", RDT_GRID_HEX, "...\n...\n...");
  g_autoptr(RdtGame) game = NULL;
  g_autofree RdtPicture *picture = g_new0 (RdtPicture, 1);
  RdtPosition position;

  rdt_test_add_unit (setup, 0, "cavalry", "A1");
  rdt_test_add_unit (setup, 1, "rifle", "C3");
  game = rdt_test_game (setup);
  rdt_position_init (&position, game);

  rdt_picture_show_position (picture, game, &position);
  g_assert_cmpstr (picture->counters[0].type, ==, "cavalry");
  position.units[0].flags &= ~RDT_UNIT_MOUNTED;
  rdt_picture_show_position (picture, game, &position);
  g_assert_cmpstr (picture->counters[0].type, ==, "dismounted-cavalry");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/counter/facing-is-seen-at-every-edge",
                   test_counter_facing_is_seen_at_every_edge);
  g_test_add_func ("/paint/counter/stacks-fan-out", test_counter_stacks_fan_out);
  g_test_add_func ("/paint/counter/stacks-have-one-badge", test_counter_stacks_have_one_badge);
  g_test_add_func ("/paint/counter/casts-no-shadow-on-paper",
                   test_counter_casts_no_shadow_on_paper);
  g_test_add_func ("/paint/counter/cargo-stands-out", test_counter_cargo_stands_out);

  g_test_add_func ("/paint/counter/dismounted-cavalry-stands-on-foot",
                   test_counter_dismounted_cavalry_stands_on_foot);

  return g_test_run ();
}
