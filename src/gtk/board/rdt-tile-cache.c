/* rdt-tile-cache.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-tile-cache.h"

#include <math.h>

#include "rdt-idle-worker.h"
#include "rdt-node-list.h"
#include "rdt-tile.h"

/* How long tiles are painted before control returns to the main loop. */
#define BUDGET_US 5000

/**
 * RdtTileCache:
 * @tiles: (element-type RdtTile): for the size of @layout
 * @before: (element-type RdtTile): of earlier sizes, stretched in place of missing
 *   tiles
 * @span: the visible tiles when last drawn
 * @cell_before: the last size of cells at which everything visible was painted
 * @span_before: the tiles visible then
 * @has_holes: whether some of those have been dropped since
 * @lead_x: the horizontal direction of scrolling: -1, 0 or 1
 * @picture: the picture last drawn; not owned
 * @worker: paints missing tiles
 * @is_hurried: whether painting waits until the size has settled
 */
struct _RdtTileCache
{
  GtkWidget        *widget;
  GPtrArray        *tiles;
  GPtrArray        *before;
  RdtLayout         layout;
  double            cell_before;
  RdtPalette        palette;
  const RdtPicture *picture;
  RdtTileSpan       span;
  RdtTileSpan       span_before;
  int               lead_x;
  int               lead_y;
  guint             parts;
  int               scale;
  RdtIdleWorker     worker;
  gboolean          is_hurried;
  gboolean          has_holes;
};

RdtTileCache *
rdt_tile_cache_new (GtkWidget *widget)
{
  RdtTileCache *self = g_new0 (RdtTileCache, 1);

  self->widget = widget;
  self->tiles = g_ptr_array_new_with_free_func ((GDestroyNotify) rdt_tile_free);
  self->before = g_ptr_array_new_with_free_func ((GDestroyNotify) rdt_tile_free);
  self->parts = RDT_PAINTER_LABELS;
  self->scale = 1;

  return self;
}

void
rdt_tile_cache_free (RdtTileCache *self)
{
  rdt_idle_worker_stop (&self->worker);
  g_ptr_array_unref (self->tiles);
  g_ptr_array_unref (self->before);
  g_free (self);
}

static RdtTile *
find_tile (const RdtTileCache *self,
           int                 column,
           int                 row)
{
  for (guint i = 0; i < self->tiles->len; i++)
    {
      RdtTile *tile = g_ptr_array_index (self->tiles, i);

      if (tile->column == column && tile->row == row)
        return tile;
    }

  return NULL;
}

static gboolean
is_painted (const RdtTileCache *self,
            int                 column,
            int                 row)
{
  RdtTile *tile = find_tile (self, column, row);

  return tile != NULL && !tile->is_stale;
}

static gboolean
is_complete (const RdtTileCache *self)
{
  for (int row = self->span.first_row; row <= self->span.last_row; row++)
    for (int column = self->span.first_column; column <= self->span.last_column; column++)
      if (find_tile (self, column, row) == NULL)
        return FALSE;

  return self->tiles->len > 0;
}

/**
 * rdt_tile_cache_set_layout:
 * @scale: device pixels per pixel
 *
 * Changes the size of cells.  Old tiles are shown until new ones have been
 * painted.
 */
void
rdt_tile_cache_set_layout (RdtTileCache    *self,
                           const RdtLayout *layout,
                           int              scale)
{
  rdt_idle_worker_stop (&self->worker);

  if (is_complete (self))
    {
      g_ptr_array_set_size (self->before, 0);
      self->cell_before = self->layout.cell;
      self->span_before = self->span;
      self->has_holes = FALSE;
    }

  g_ptr_array_extend_and_steal (self->before, self->tiles);
  self->tiles = g_ptr_array_new_with_free_func ((GDestroyNotify) rdt_tile_free);
  self->layout = *layout;
  self->scale = scale;
  self->lead_x = 0;
  self->lead_y = 0;
}

/**
 * rdt_tile_cache_can_wait:
 *
 * Whether there are old tiles to show instead of missing ones.
 */
gboolean
rdt_tile_cache_can_wait (const RdtTileCache *self)
{
  return self->before->len > 0;
}

/**
 * rdt_tile_cache_set_hurried:
 *
 * Sets whether the size is changing quickly, so that painting has to wait.
 */
void
rdt_tile_cache_set_hurried (RdtTileCache *self,
                            gboolean      is_hurried)
{
  self->is_hurried = is_hurried;
}

void
rdt_tile_cache_set_palette (RdtTileCache     *self,
                            const RdtPalette *palette)
{
  self->palette = *palette;
  rdt_tile_cache_forget (self);
}

void
rdt_tile_cache_set_parts (RdtTileCache *self,
                          guint         parts)
{
  self->parts = parts;
  rdt_tile_cache_forget (self);
}

/**
 * rdt_tile_cache_forget:
 *
 * Drops all tiles because the board has changed.
 */
void
rdt_tile_cache_forget (RdtTileCache *self)
{
  rdt_idle_worker_stop (&self->worker);
  g_ptr_array_set_size (self->tiles, 0);
  g_ptr_array_set_size (self->before, 0);
}

/**
 * rdt_tile_cache_forget_cell:
 *
 * Repaints the tiles on which any part of a cell is drawn.
 */
void
rdt_tile_cache_forget_cell (RdtTileCache *self,
                            RdtCell       cell)
{
  RdtBox box = rdt_layout_get_box (&self->layout, cell);
  double more = self->layout.cell;

  box = (RdtBox) { box.x - more, box.y - more, box.width + 2 * more, box.height + 2 * more };

  for (guint i = 0; i < self->tiles->len; i++)
    {
      RdtTile *tile = g_ptr_array_index (self->tiles, i);
      RdtBox bounds = {
        tile->column * RDT_TILE_SIZE, tile->row * RDT_TILE_SIZE, RDT_TILE_SIZE, RDT_TILE_SIZE,
      };

      tile->is_stale = tile->is_stale || rdt_box_touches (&bounds, &box);
    }
}

static void
paint_tile (RdtTileCache *self,
            int           column,
            int           row)
{
  const RdtBrush brush = {
    .layout = &self->layout,
    .palette = &self->palette,
    .picture = self->picture,
  };
  RdtTile *tile = find_tile (self, column, row);

  if (tile == NULL)
    {
      tile = rdt_tile_new (column, row);
      g_ptr_array_add (self->tiles, tile);
    }

  rdt_tile_paint (tile, &brush, self->parts, self->scale);
}

static gboolean
paint_next (RdtTileCache      *self,
            const RdtTileSpan *span)
{
  for (int row = span->first_row; row <= span->last_row; row++)
    for (int column = span->first_column; column <= span->last_column; column++)
      if (!is_painted (self, column, row))
        {
          paint_tile (self, column, row);
          return TRUE;
        }

  return FALSE;
}

/* The visible tiles, and one more in the direction of scrolling. */
static RdtTileSpan
look_ahead (const RdtTileCache *self)
{
  RdtTileSpan all = rdt_tile_span_find (&self->layout, &(RdtBox) { .width = G_MAXINT,
                                                                   .height = G_MAXINT });

  return (RdtTileSpan) {
    .first_column = MAX (all.first_column, self->span.first_column - (self->lead_x < 0)),
    .first_row = MAX (all.first_row, self->span.first_row - (self->lead_y < 0)),
    .last_column = MIN (all.last_column, self->span.last_column + (self->lead_x > 0)),
    .last_row = MIN (all.last_row, self->span.last_row + (self->lead_y > 0)),
  };
}

static void
drop_far (RdtTileCache      *self,
          const RdtTileSpan *near)
{
  for (guint i = self->tiles->len; i > 0; i--)
    {
      RdtTile *tile = g_ptr_array_index (self->tiles, i - 1);

      if (!rdt_tile_span_has (near, tile->column, tile->row))
        g_ptr_array_remove_index_fast (self->tiles, i - 1);
    }
}

static gboolean
is_hidden (const RdtTileCache *self,
           const RdtTile      *tile)
{
  double size = RDT_TILE_SIZE * self->layout.cell / tile->cell;
  RdtTileSpan span = rdt_tile_span_find (&self->layout, &(RdtBox) { tile->column * size,
                                                                    tile->row * size,
                                                                    size, size });

  for (int row = MAX (span.first_row, self->span.first_row);
       row <= MIN (span.last_row, self->span.last_row);
       row++)
    for (int column = MAX (span.first_column, self->span.first_column);
         column <= MIN (span.last_column, self->span.last_column);
         column++)
      if (find_tile (self, column, row) == NULL)
        return FALSE;

  return TRUE;
}

/* Keeping tiles of two sizes for the whole window would double its memory. */
static void
drop_hidden (RdtTileCache *self)
{
  for (guint i = self->before->len; i > 0; i--)
    if (is_hidden (self, g_ptr_array_index (self->before, i - 1)))
      {
        g_ptr_array_remove_index (self->before, i - 1);
        self->has_holes = TRUE;
      }
}

static gboolean
work (gpointer user_data)
{
  RdtTileCache *self = user_data;
  gint64 end = g_get_monotonic_time () + BUDGET_US;
  RdtTileSpan near = look_ahead (self);
  gboolean is_seen = FALSE;

  drop_far (self, &near);

  while (paint_next (self, &self->span))
    {
      is_seen = TRUE;
      drop_hidden (self);
      if (g_get_monotonic_time () >= end)
        break;
    }

  if (is_seen)
    {
      gtk_widget_queue_draw (self->widget);
      return TRUE;
    }

  g_ptr_array_set_size (self->before, 0);

  return paint_next (self, &near);
}

static void
append_before (const RdtTileCache *self,
               GtkSnapshot        *snapshot)
{
  for (guint i = 0; i < self->before->len; i++)
    rdt_tile_append (g_ptr_array_index (self->before, i), self->layout.cell, snapshot);
}

static void
append_colour (const RdtTileCache *self,
               RdtInkName          name,
               double              inset,
               GtkSnapshot        *snapshot)
{
  const RdtInk *ink = &self->palette.inks[name];
  double width = rdt_layout_get_width (&self->layout);
  double height = rdt_layout_get_height (&self->layout);

  gtk_snapshot_append_color (snapshot,
                             &(GdkRGBA) { ink->red, ink->green, ink->blue, 1 },
                             &GRAPHENE_RECT_INIT (inset, inset,
                                                  width - 2 * inset, height - 2 * inset));
}

/* Whether tiles of an earlier size cover everything visible. */
static gboolean
covers (const RdtTileCache *self,
        const RdtBox       *visible)
{
  double size = RDT_TILE_SIZE * self->layout.cell / self->cell_before;
  const RdtTileSpan *span = &self->span_before;

  return self->before->len > 0
         && !self->has_holes
         && visible->x >= span->first_column * size
         && visible->y >= span->first_row * size
         && visible->x + visible->width <= (span->last_column + 1) * size
         && visible->y + visible->height <= (span->last_row + 1) * size;
}

/* Draws the background of missing tiles. */
static GskRenderNode *
create_ground (const RdtTileCache *self,
               const RdtBox       *visible)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  if (!covers (self, visible))
    {
      append_colour (self, RDT_INK_MARGIN, 0, snapshot);
      append_colour (self, RDT_INK_OPEN, self->layout.margin, snapshot);
    }
  append_before (self, snapshot);

  return gtk_snapshot_free_to_node (snapshot);
}

static void
append_ground (const RdtTileCache *self,
               const RdtBox       *visible,
               GtkSnapshot        *snapshot)
{
  GskRenderNode *node = is_complete (self) ? NULL : create_ground (self, visible);
  RdtNodeList *nodes = rdt_node_list_new ();

  rdt_node_list_add (nodes, node);
  rdt_node_list_append (nodes, snapshot);
  rdt_node_list_free (nodes);
  g_clear_pointer (&node, gsk_render_node_unref);
}

static void
append_tiles (const RdtTileCache *self,
              GtkSnapshot        *snapshot)
{
  RdtNodeList *nodes = rdt_node_list_new ();

  for (int row = self->span.first_row; row <= self->span.last_row; row++)
    for (int column = self->span.first_column; column <= self->span.last_column; column++)
      {
        RdtTile *tile = find_tile (self, column, row);

        rdt_node_list_add (nodes, tile != NULL ? tile->node : NULL);
      }

  rdt_node_list_append (nodes, snapshot);
  rdt_node_list_free (nodes);
}

static gboolean
needs_work (const RdtTileCache *self)
{
  for (int row = self->span.first_row; row <= self->span.last_row; row++)
    for (int column = self->span.first_column; column <= self->span.last_column; column++)
      if (!is_painted (self, column, row))
        return TRUE;

  return FALSE;
}

/* Notes the direction of scrolling. */
static gboolean
follow (RdtTileCache      *self,
        const RdtTileSpan *span)
{
  int columns = span->first_column - self->span.first_column;
  int rows = span->first_row - self->span.first_row;

  if (columns == 0 && rows == 0)
    return FALSE;

  self->lead_x = columns > 0 ? 1 : columns < 0 ? -1 : 0;
  self->lead_y = rows > 0 ? 1 : rows < 0 ? -1 : 0;

  return TRUE;
}

/**
 * rdt_tile_cache_append:
 * @picture: the picture, valid until the next call
 * @visible: the visible part, in the units of the layout
 *
 * Appends the visible part of the board.
 */
void
rdt_tile_cache_append (RdtTileCache     *self,
                       const RdtPicture *picture,
                       const RdtBox     *visible,
                       GtkSnapshot      *snapshot)
{
  RdtTileSpan span = rdt_tile_span_find (&self->layout, visible);
  gboolean has_moved = follow (self, &span);

  self->span = span;
  self->picture = picture;

  append_ground (self, visible, snapshot);
  append_tiles (self, snapshot);

  if (!self->is_hurried && (has_moved || needs_work (self)))
    rdt_idle_worker_start (&self->worker, work, self);
}
