/* rdt-tiles.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-tiles.h"

#include <math.h>

#include "rdt-slots.h"

#define TILE_SIZE 256

/* Tiles are painted for so long before the window gets its say again. */
#define BUDGET_US 5000

/**
 * Tile:
 * @is_stale: whether it shows what is no longer so; better than nothing
 */
typedef struct
{
  int            column;
  int            row;
  gboolean       is_stale;
  GskRenderNode *node;
} Tile;

/**
 * Span:
 *
 * A rectangle of tiles, its last column and row included.
 */
typedef struct
{
  int first_column;
  int first_row;
  int last_column;
  int last_row;
} Span;

/**
 * RdtTiles:
 * @tiles: (element-type Tile): painted in the size of @layout
 * @before: (element-type Tile): painted in the size of @layout_before
 * @span: what was to be seen when it was last drawn
 * @span_before: of which tiles there are in @before
 * @lead_x: where it is scrolled to: -1, 0 or 1
 * @picture: what was drawn then; not owned
 * @worker: paints what is missing
 * @is_hurried: whether nothing is painted, for the size changes quickly
 */
struct _RdtTiles
{
  GtkWidget        *widget;
  GPtrArray        *tiles;
  GPtrArray        *before;
  RdtLayout         layout;
  RdtLayout         layout_before;
  RdtPalette        palette;
  const RdtPicture *picture;
  Span              span;
  Span              span_before;
  int               lead_x;
  int               lead_y;
  guint             parts;
  int               scale;
  guint             worker;
  gboolean          is_hurried;
};

static void
tile_free (gpointer data)
{
  Tile *tile = data;

  gsk_render_node_unref (tile->node);
  g_free (tile);
}

RdtTiles *
rdt_tiles_new (GtkWidget *widget)
{
  RdtTiles *self = g_new0 (RdtTiles, 1);

  self->widget = widget;
  self->tiles = g_ptr_array_new_with_free_func (tile_free);
  self->before = g_ptr_array_new_with_free_func (tile_free);
  self->parts = RDT_PAINTER_LABELS;
  self->scale = 1;

  return self;
}

void
rdt_tiles_free (RdtTiles *self)
{
  g_clear_handle_id (&self->worker, g_source_remove);
  g_ptr_array_unref (self->tiles);
  g_ptr_array_unref (self->before);
  g_free (self);
}

static Tile *
find_tile (const RdtTiles *self,
           int             column,
           int             row)
{
  for (guint i = 0; i < self->tiles->len; i++)
    {
      Tile *tile = g_ptr_array_index (self->tiles, i);

      if (tile->column == column && tile->row == row)
        return tile;
    }

  return NULL;
}

static gboolean
is_painted (const RdtTiles *self,
            int             column,
            int             row)
{
  Tile *tile = find_tile (self, column, row);

  return tile != NULL && !tile->is_stale;
}

static gboolean
is_complete (const RdtTiles *self)
{
  for (int row = self->span.first_row; row <= self->span.last_row; row++)
    for (int column = self->span.first_column; column <= self->span.last_column; column++)
      if (find_tile (self, column, row) == NULL)
        return FALSE;

  return self->tiles->len > 0;
}

/**
 * rdt_tiles_set_layout:
 * @scale: device pixels to a pixel
 *
 * Changes the size of cells.  What was painted before stands in until it has
 * been painted anew.
 */
void
rdt_tiles_set_layout (RdtTiles        *self,
                      const RdtLayout *layout,
                      int              scale)
{
  g_clear_handle_id (&self->worker, g_source_remove);

  if (is_complete (self))
    {
      GPtrArray *swap = self->before;

      self->before = self->tiles;
      self->tiles = swap;
      self->layout_before = self->layout;
      self->span_before = self->span;
    }

  g_ptr_array_set_size (self->tiles, 0);
  self->layout = *layout;
  self->scale = scale;
  self->lead_x = 0;
  self->lead_y = 0;
}

/**
 * rdt_tiles_can_wait:
 *
 * Whether there is anything to stand in for tiles that are missing.
 */
gboolean
rdt_tiles_can_wait (const RdtTiles *self)
{
  return self->before->len > 0;
}

/**
 * rdt_tiles_set_hurried:
 *
 * Whether the size changes quickly, so that painting has to wait.
 */
void
rdt_tiles_set_hurried (RdtTiles *self,
                       gboolean  is_hurried)
{
  self->is_hurried = is_hurried;
}

void
rdt_tiles_set_palette (RdtTiles         *self,
                       const RdtPalette *palette)
{
  self->palette = *palette;
  rdt_tiles_forget (self);
}

void
rdt_tiles_set_parts (RdtTiles *self,
                     guint     parts)
{
  self->parts = parts;
  rdt_tiles_forget (self);
}

/**
 * rdt_tiles_forget:
 *
 * Forgets all that was painted, since the board is another one.
 */
void
rdt_tiles_forget (RdtTiles *self)
{
  g_clear_handle_id (&self->worker, g_source_remove);
  g_ptr_array_set_size (self->tiles, 0);
  g_ptr_array_set_size (self->before, 0);
}

/**
 * rdt_tiles_forget_cell:
 *
 * Has the tiles painted again on which something of a cell can be seen.
 */
void
rdt_tiles_forget_cell (RdtTiles *self,
                       RdtCell   cell)
{
  RdtBox box = rdt_layout_get_box (&self->layout, cell);
  double more = self->layout.cell;

  box = (RdtBox) { box.x - more, box.y - more, box.width + 2 * more, box.height + 2 * more };

  for (guint i = 0; i < self->tiles->len; i++)
    {
      Tile *tile = g_ptr_array_index (self->tiles, i);
      RdtBox bounds = { tile->column * TILE_SIZE, tile->row * TILE_SIZE, TILE_SIZE, TILE_SIZE };

      tile->is_stale = tile->is_stale || rdt_box_touches (&bounds, &box);
    }
}

static RdtBox
get_tile_box (const RdtLayout *layout,
              int              column,
              int              row)
{
  return (RdtBox) {
    .x = column * TILE_SIZE,
    .y = row * TILE_SIZE,
    .width = MIN (TILE_SIZE, rdt_layout_get_width (layout) - column * TILE_SIZE),
    .height = MIN (TILE_SIZE, rdt_layout_get_height (layout) - row * TILE_SIZE),
  };
}

static cairo_surface_t *
paint (const RdtTiles *self,
       const RdtBox   *box)
{
  cairo_surface_t *surface;
  RdtBrush brush;
  cairo_t *cr;

  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                        ceil (box->width * self->scale),
                                        ceil (box->height * self->scale));
  cairo_surface_set_device_scale (surface, self->scale, self->scale);

  cr = cairo_create (surface);
  cairo_translate (cr, -box->x, -box->y);
  rdt_brush_init (&brush, cr, &self->layout, &self->palette, self->picture);
  rdt_painter_draw_board (&brush, self->parts);
  cairo_destroy (cr);

  return surface;
}

/* While somebody zooms, speed is worth more than smoothness. */
static GskRenderNode *
create_node (cairo_surface_t *surface,
             const RdtBox    *box)
{
  GskRenderNode *node;
  cairo_t *cr;

  node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (box->x, box->y, box->width, box->height));
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, surface, box->x, box->y);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_FAST);
  cairo_paint (cr);
  cairo_destroy (cr);

  return node;
}

static void
paint_tile (RdtTiles *self,
            int       column,
            int       row)
{
  RdtBox box = get_tile_box (&self->layout, column, row);
  cairo_surface_t *surface = paint (self, &box);
  Tile *tile = find_tile (self, column, row);

  if (tile == NULL)
    {
      tile = g_new0 (Tile, 1);
      tile->column = column;
      tile->row = row;
      g_ptr_array_add (self->tiles, tile);
    }

  g_clear_pointer (&tile->node, gsk_render_node_unref);
  tile->node = create_node (surface, &box);
  tile->is_stale = FALSE;
  cairo_surface_destroy (surface);
}

static gboolean
paint_next (RdtTiles   *self,
            const Span *span)
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

/* What is to be seen, and a tile more where it is scrolled to. */
static Span
look_ahead (const RdtTiles *self)
{
  Span all = {
    .last_column = ceil (rdt_layout_get_width (&self->layout) / TILE_SIZE) - 1,
    .last_row = ceil (rdt_layout_get_height (&self->layout) / TILE_SIZE) - 1,
  };

  return (Span) {
    .first_column = MAX (all.first_column, self->span.first_column - (self->lead_x < 0)),
    .first_row = MAX (all.first_row, self->span.first_row - (self->lead_y < 0)),
    .last_column = MIN (all.last_column, self->span.last_column + (self->lead_x > 0)),
    .last_row = MIN (all.last_row, self->span.last_row + (self->lead_y > 0)),
  };
}

static void
drop_far (RdtTiles   *self,
          const Span *near)
{
  for (guint i = self->tiles->len; i > 0; i--)
    {
      Tile *tile = g_ptr_array_index (self->tiles, i - 1);

      if (tile->column < near->first_column || tile->column > near->last_column
          || tile->row < near->first_row || tile->row > near->last_row)
        g_ptr_array_remove_index_fast (self->tiles, i - 1);
    }
}

static gboolean
work_cb (gpointer user_data)
{
  RdtTiles *self = user_data;
  gint64 end = g_get_monotonic_time () + BUDGET_US;
  Span near = look_ahead (self);
  gboolean is_seen = FALSE;

  drop_far (self, &near);

  while (paint_next (self, &self->span))
    {
      is_seen = TRUE;
      if (g_get_monotonic_time () >= end)
        break;
    }

  if (is_seen)
    {
      gtk_widget_queue_draw (self->widget);
      return G_SOURCE_CONTINUE;
    }

  g_ptr_array_set_size (self->before, 0);
  if (paint_next (self, &near))
    return G_SOURCE_CONTINUE;

  self->worker = 0;

  return G_SOURCE_REMOVE;
}

static void
append_before (const RdtTiles *self,
               GtkSnapshot    *snapshot)
{
  float stretch = self->layout.cell / self->layout_before.cell;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, stretch, stretch);
  for (guint i = 0; i < self->before->len; i++)
    gtk_snapshot_append_node (snapshot, ((Tile *) g_ptr_array_index (self->before, i))->node);
  gtk_snapshot_restore (snapshot);
}

static void
append_sheet (const RdtTiles *self,
              GtkSnapshot    *snapshot)
{
  const RdtInk *open = &self->palette.inks[RDT_INK_OPEN];
  double margin = self->layout.margin;
  double width = rdt_layout_get_width (&self->layout);
  double height = rdt_layout_get_height (&self->layout);

  gtk_snapshot_append_color (snapshot,
                             &(GdkRGBA) { open->red, open->green, open->blue, 1 },
                             &GRAPHENE_RECT_INIT (margin, margin,
                                                  width - 2 * margin, height - 2 * margin));
}

/* Whether the tiles of the size before fill all that is to be seen. */
static gboolean
covers (const RdtTiles *self,
        const RdtBox   *visible)
{
  double size = TILE_SIZE * self->layout.cell / self->layout_before.cell;
  const Span *span = &self->span_before;

  return self->before->len > 0
         && visible->x >= span->first_column * size
         && visible->y >= span->first_row * size
         && visible->x + visible->width <= (span->last_column + 1) * size
         && visible->y + visible->height <= (span->last_row + 1) * size;
}

/* What lies under missing tiles. */
static GskRenderNode *
create_ground (const RdtTiles *self,
               const RdtBox   *visible)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  if (!covers (self, visible))
    append_sheet (self, snapshot);
  append_before (self, snapshot);

  return gtk_snapshot_free_to_node (snapshot);
}

static void
append_ground (const RdtTiles *self,
               const RdtBox   *visible,
               GtkSnapshot    *snapshot)
{
  GskRenderNode *node = is_complete (self) ? NULL : create_ground (self, visible);
  RdtSlots *slots = rdt_slots_new ();

  rdt_slots_add (slots, node);
  rdt_slots_append (slots, snapshot);
  rdt_slots_free (slots);
  g_clear_pointer (&node, gsk_render_node_unref);
}

static void
append_tiles (const RdtTiles *self,
              GtkSnapshot    *snapshot)
{
  RdtSlots *slots = rdt_slots_new ();

  for (int row = self->span.first_row; row <= self->span.last_row; row++)
    for (int column = self->span.first_column; column <= self->span.last_column; column++)
      {
        Tile *tile = find_tile (self, column, row);

        rdt_slots_add (slots, tile != NULL ? tile->node : NULL);
      }

  rdt_slots_append (slots, snapshot);
  rdt_slots_free (slots);
}

static gboolean
needs_work (const RdtTiles *self)
{
  for (int row = self->span.first_row; row <= self->span.last_row; row++)
    for (int column = self->span.first_column; column <= self->span.last_column; column++)
      if (!is_painted (self, column, row))
        return TRUE;

  return FALSE;
}

/* Notes where it is scrolled to, if it is. */
static gboolean
follow (RdtTiles   *self,
        const Span *span)
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
 * rdt_tiles_append:
 * @picture: what to show, until the next call
 * @visible: what is to be seen, in the units of the layout
 *
 * Appends the board as it lies behind @visible.
 */
void
rdt_tiles_append (RdtTiles         *self,
                  const RdtPicture *picture,
                  const RdtBox     *visible,
                  GtkSnapshot      *snapshot)
{
  Span span = {
    .first_column = MAX (0, (int) floor (visible->x / TILE_SIZE)),
    .first_row = MAX (0, (int) floor (visible->y / TILE_SIZE)),
    .last_column = ceil (MIN (visible->x + visible->width,
                              rdt_layout_get_width (&self->layout)) / TILE_SIZE) - 1,
    .last_row = ceil (MIN (visible->y + visible->height,
                           rdt_layout_get_height (&self->layout)) / TILE_SIZE) - 1,
  };
  gboolean has_moved = follow (self, &span);

  self->span = span;
  self->picture = picture;

  append_ground (self, visible, snapshot);
  append_tiles (self, snapshot);

  if (self->worker == 0 && !self->is_hurried && (has_moved || needs_work (self)))
    self->worker = g_idle_add (work_cb, self);
}
