/* rdt-tile.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-tile.h"

#include <math.h>

#include "rdt-board-surface.h"

RdtTile *
rdt_tile_new (int column,
              int row)
{
  RdtTile *self = g_new0 (RdtTile, 1);

  self->column = column;
  self->row = row;

  return self;
}

void
rdt_tile_free (RdtTile *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_free (self);
}

/* One pixel larger than its place, because stretched tiles would leave seams. */
static RdtBox
get_box (const RdtTile   *self,
         const RdtLayout *layout)
{
  double x = self->column * RDT_TILE_SIZE;
  double y = self->row * RDT_TILE_SIZE;

  return (RdtBox) {
    .x = x,
    .y = y,
    .width = MIN (RDT_TILE_SIZE + 1, rdt_layout_get_width (layout) - x),
    .height = MIN (RDT_TILE_SIZE + 1, rdt_layout_get_height (layout) - y),
  };
}

static void
draw (const RdtBrush *brush,
      gconstpointer   parts)
{
  rdt_painter_draw_board (brush, *(const guint *) parts);
}

/**
 * rdt_tile_paint:
 * @brush: the brush; its context is not used
 * @parts: flags for rdt_painter_draw_board()
 * @scale: device pixels per pixel
 */
void
rdt_tile_paint (RdtTile        *self,
                const RdtBrush *brush,
                guint           parts,
                int             scale)
{
  const RdtBoardSurface board = {
    .format = CAIRO_FORMAT_RGB24,
    .scale = scale,
    .box = get_box (self, brush->layout),
  };
  cairo_surface_t *surface = rdt_board_surface_paint (&board, brush, draw, &parts);

  g_clear_pointer (&self->node, gsk_render_node_unref);
  /* During zooming, speed matters more than smoothness. */
  self->node = rdt_board_surface_new_node (&board, surface, CAIRO_FILTER_FAST);
  self->cell = brush->layout->cell;
  self->is_stale = FALSE;
  cairo_surface_destroy (surface);
}

/**
 * rdt_tile_append:
 * @cell: the current size of cells, to which the tile is stretched
 */
void
rdt_tile_append (const RdtTile *self,
                 double         cell,
                 GtkSnapshot   *snapshot)
{
  float stretch = cell / self->cell;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, stretch, stretch);
  gtk_snapshot_append_node (snapshot, self->node);
  gtk_snapshot_restore (snapshot);
}

/**
 * rdt_tile_span_find:
 * @layout: the layout of the board
 * @box: a rectangle; may be larger than the board
 *
 * Returns: the tiles that intersect a rectangle
 */
RdtTileSpan
rdt_tile_span_find (const RdtLayout *layout,
                    const RdtBox    *box)
{
  double width = rdt_layout_get_width (layout);
  double height = rdt_layout_get_height (layout);

  return (RdtTileSpan) {
    .first_column = MAX (0, (int) floor (box->x / RDT_TILE_SIZE)),
    .first_row = MAX (0, (int) floor (box->y / RDT_TILE_SIZE)),
    .last_column = ceil (MIN (box->x + box->width, width) / RDT_TILE_SIZE) - 1,
    .last_row = ceil (MIN (box->y + box->height, height) / RDT_TILE_SIZE) - 1,
  };
}

gboolean
rdt_tile_span_has (const RdtTileSpan *self,
                   int                column,
                   int                row)
{
  return column >= self->first_column && column <= self->last_column
         && row >= self->first_row && row <= self->last_row;
}
