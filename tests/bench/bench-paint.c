/* bench-paint.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "rdt-locale.h"
#include "rdt-names.h"
#include "rdt-painter.h"
#include "rdt-table.h"

/* Measures the painter without any window: a whole board, a part of it, and its
 * overlay.
 */

#define SECONDS 0.3

#define PIECE 256

typedef void (*Draw) (const RdtBrush *brush);

/**
 * Easel:
 * @box: the part of the board that is drawn
 */
typedef struct
{
  const RdtPicture *picture;
  RdtPalette        palette;
  RdtLayout         layout;
  RdtBox            box;
} Easel;

static void
draw_board (const RdtBrush *brush)
{
  rdt_painter_draw_board (brush, RDT_PAINTER_LABELS);
  rdt_names_draw (brush, NULL);
}

static void
draw_counters (const RdtBrush *brush)
{
  for (guint i = 0; i < brush->picture->n_counters; i++)
    if (rdt_brush_shows (brush, brush->picture->counters[i].cell))
      rdt_counter_draw (&brush->picture->counters[i], brush);
}

static void
draw_highlights (const RdtBrush *brush)
{
  g_autofree RdtOverlay *overlay = g_new (RdtOverlay, 1);

  rdt_overlay_init (overlay);
  for (guint i = 0; i < rdt_grid_get_n_cells (&brush->layout->grid); i += 3)
    {
      overlay->highlights[i] = RDT_HIGHLIGHT_REACH | RDT_HIGHLIGHT_ARC;
      g_snprintf (overlay->labels[i], RDT_HIGHLIGHT_LABEL_SIZE, "%u", i % 10);
    }

  rdt_overlay_draw_below (overlay, brush);
  rdt_overlay_draw_above (overlay, brush);
  rdt_overlay_draw_figures (overlay, brush);
}

static double
time_drawing (const Easel *easel,
              Draw         draw)
{
  g_autoptr(GTimer) timer = g_timer_new ();
  guint n = 0;

  while (n == 0 || g_timer_elapsed (timer, NULL) < SECONDS)
    {
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                                             easel->box.width,
                                                             easel->box.height);
      cairo_t *cr = cairo_create (surface);
      RdtBrush brush;

      cairo_translate (cr, -easel->box.x, -easel->box.y);
      rdt_brush_init (&brush, cr, &easel->layout, &easel->palette, easel->picture);
      draw (&brush);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
      n++;
    }

  return g_timer_elapsed (timer, NULL) / n * 1e3;
}

static void
time_size (const RdtTable   *table,
           const RdtPicture *picture,
           double            cell)
{
  g_autofree char *name = rdt_table_describe (table);
  Easel easel = { .picture = picture };
  double board, counters, highlights;

  rdt_palette_init (&easel.palette, RDT_PALETTE_LIGHT, NULL, NULL);
  rdt_layout_init (&easel.layout, &picture->grid, cell);
  easel.box.width = rdt_layout_get_width (&easel.layout);
  easel.box.height = rdt_layout_get_height (&easel.layout);

  board = time_drawing (&easel, draw_board);
  counters = time_drawing (&easel, draw_counters);
  highlights = time_drawing (&easel, draw_highlights);

  easel.box.x = floor (easel.box.width / 2);
  easel.box.y = floor (easel.box.height / 2);
  easel.box.width = MIN (PIECE, easel.box.width - easel.box.x);
  easel.box.height = MIN (PIECE, easel.box.height - easel.box.y);

  g_print ("%-38s cells of %3.0f px: board %7.2f ms, counters %6.2f ms, highlights %6.2f ms, "
           "a piece of %.0f × %.0f px %6.2f ms\n",
           name, cell, board, counters, highlights, easel.box.width, easel.box.height,
           time_drawing (&easel, draw_board));
}

int
main (int   argc,
      char *argv[])
{
  const double cells[] = { 16, 48, 72, 128 };

  rdt_locale_begin ();

  for (guint i = 0; i < rdt_n_tables; i++)
    {
      g_autoptr(RdtSetup) setup = rdt_table_lay (&rdt_tables[i]);
      g_autofree RdtPicture *picture = g_new (RdtPicture, 1);

      rdt_picture_show_setup (picture, setup);

      for (guint j = 0; j < G_N_ELEMENTS (cells); j++)
        if (cells[j] * rdt_tables[i].length < 5000)
          time_size (&rdt_tables[i], picture, cells[j]);
    }

  return 0;
}
