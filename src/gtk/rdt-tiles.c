/* rdt-tiles.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-tiles.h"

#include <math.h>

#define TILE_SIZE 256

/* A frame lasts 16 ms, of which the rest of the window wants some. */
#define FRAME_BUDGET_US 7000

/* As many tiles are kept as cover this many times what is to be seen. */
#define MAX_COVER 2

/* The longer side of the picture that stands in for missing tiles. */
#define STAND_IN_SIZE 1024.0

/**
 * Tile:
 * @used: when it was last seen, in frames
 */
typedef struct
{
  int            column;
  int            row;
  guint          used;
  GskRenderNode *node;
} Tile;

struct _RdtTiles
{
  GPtrArray       *tiles;
  cairo_surface_t *stand_in;
  GskRenderNode   *stand_in_node;

  RdtLayout        layout;
  RdtPalette       palette;
  guint            parts;
  int              scale;
  guint            frame;
};

static void
tile_free (gpointer data)
{
  Tile *tile = data;

  gsk_render_node_unref (tile->node);
  g_free (tile);
}

RdtTiles *
rdt_tiles_new (void)
{
  RdtTiles *self = g_new0 (RdtTiles, 1);

  self->tiles = g_ptr_array_new_with_free_func (tile_free);
  self->parts = RDT_PAINTER_LABELS;
  self->scale = 1;

  return self;
}

void
rdt_tiles_free (RdtTiles *self)
{
  g_ptr_array_unref (self->tiles);
  g_clear_pointer (&self->stand_in, cairo_surface_destroy);
  g_clear_pointer (&self->stand_in_node, gsk_render_node_unref);
  g_free (self);
}

/**
 * rdt_tiles_set_layout:
 * @scale: device pixels to a pixel
 *
 * Changes the size of cells; the stand-in serves until there are new tiles.
 */
void
rdt_tiles_set_layout (RdtTiles        *self,
                      const RdtLayout *layout,
                      int              scale)
{
  self->layout = *layout;
  self->scale = scale;
  g_ptr_array_set_size (self->tiles, 0);
  g_clear_pointer (&self->stand_in_node, gsk_render_node_unref);
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
  g_ptr_array_set_size (self->tiles, 0);
  g_clear_pointer (&self->stand_in, cairo_surface_destroy);
  g_clear_pointer (&self->stand_in_node, gsk_render_node_unref);
}

/**
 * rdt_tiles_forget_cell:
 *
 * Forgets the tiles on which something of a cell can be seen.
 */
void
rdt_tiles_forget_cell (RdtTiles *self,
                       RdtCell   cell)
{
  RdtBox box = rdt_layout_get_box (&self->layout, cell);
  double more = self->layout.cell;

  box = (RdtBox) { box.x - more, box.y - more, box.width + 2 * more, box.height + 2 * more };

  for (guint i = self->tiles->len; i > 0; i--)
    {
      Tile *tile = g_ptr_array_index (self->tiles, i - 1);
      RdtBox bounds = { tile->column * TILE_SIZE, tile->row * TILE_SIZE, TILE_SIZE, TILE_SIZE };

      if (rdt_box_touches (&bounds, &box))
        g_ptr_array_remove_index_fast (self->tiles, i - 1);
    }

  g_clear_pointer (&self->stand_in, cairo_surface_destroy);
  g_clear_pointer (&self->stand_in_node, gsk_render_node_unref);
}

static cairo_surface_t *
paint (const RdtTiles   *self,
       const RdtPicture *picture,
       const RdtLayout  *layout,
       const RdtBox     *box,
       int               scale)
{
  cairo_surface_t *surface;
  RdtBrush brush;
  cairo_t *cr;

  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                        ceil (box->width * scale),
                                        ceil (box->height * scale));
  cairo_surface_set_device_scale (surface, scale, scale);

  cr = cairo_create (surface);
  cairo_translate (cr, -box->x, -box->y);
  rdt_brush_init (&brush, cr, layout, &self->palette, picture);
  rdt_painter_draw_board (&brush, self->parts);
  cairo_destroy (cr);

  return surface;
}

static GskRenderNode *
create_node (cairo_surface_t *surface,
             const RdtBox    *box,
             double           stretch)
{
  GskRenderNode *node;
  cairo_t *cr;

  node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (box->x, box->y, box->width, box->height));
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_translate (cr, box->x, box->y);
  cairo_scale (cr, stretch, stretch);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);

  return node;
}

static Tile *
find_tile (RdtTiles *self,
           int       column,
           int       row)
{
  for (guint i = 0; i < self->tiles->len; i++)
    {
      Tile *tile = g_ptr_array_index (self->tiles, i);

      if (tile->column == column && tile->row == row)
        return tile;
    }

  return NULL;
}

static RdtBox
get_tile_box (const RdtTiles *self,
              int             column,
              int             row)
{
  double width = rdt_layout_get_width (&self->layout);
  double height = rdt_layout_get_height (&self->layout);

  return (RdtBox) {
    .x = column * TILE_SIZE,
    .y = row * TILE_SIZE,
    .width = MIN (TILE_SIZE, width - column * TILE_SIZE),
    .height = MIN (TILE_SIZE, height - row * TILE_SIZE),
  };
}

static Tile *
add_tile (RdtTiles         *self,
          const RdtPicture *picture,
          int               column,
          int               row)
{
  RdtBox box = get_tile_box (self, column, row);
  cairo_surface_t *surface = paint (self, picture, &self->layout, &box, self->scale);
  Tile *tile = g_new0 (Tile, 1);

  tile->column = column;
  tile->row = row;
  tile->node = create_node (surface, &box, 1);
  cairo_surface_destroy (surface);
  g_ptr_array_add (self->tiles, tile);

  return tile;
}

static void
append_stand_in (RdtTiles         *self,
                 const RdtPicture *picture,
                 GtkSnapshot      *snapshot)
{
  RdtBox whole = {
    .width = rdt_layout_get_width (&self->layout),
    .height = rdt_layout_get_height (&self->layout),
  };

  if (self->stand_in == NULL)
    {
      RdtLayout layout;
      RdtBox box = { 0 };

      rdt_layout_fit (&layout, &self->layout.grid, STAND_IN_SIZE, STAND_IN_SIZE);
      box.width = rdt_layout_get_width (&layout);
      box.height = rdt_layout_get_height (&layout);
      self->stand_in = paint (self, picture, &layout, &box, 1);
    }

  if (self->stand_in_node == NULL)
    self->stand_in_node =
      create_node (self->stand_in, &whole,
                   whole.width / cairo_image_surface_get_width (self->stand_in));

  gtk_snapshot_append_node (snapshot, self->stand_in_node);
}

static int
compare_use (gconstpointer a,
             gconstpointer b)
{
  const Tile *first = *(Tile *const *) a;
  const Tile *second = *(Tile *const *) b;

  return first->used < second->used ? 1 : first->used > second->used ? -1 : 0;
}

static void
drop_old (RdtTiles *self,
          guint     n_visible)
{
  if (self->tiles->len <= MAX_COVER * n_visible)
    return;

  g_ptr_array_sort (self->tiles, compare_use);
  g_ptr_array_set_size (self->tiles, MAX_COVER * n_visible);
}

/**
 * rdt_tiles_append:
 * @visible: what is to be seen, in the units of the layout
 *
 * Appends the board as it lies behind @visible.
 *
 * Returns: whether all of it was there; if not, call again in the next frame
 */
gboolean
rdt_tiles_append (RdtTiles         *self,
                  const RdtPicture *picture,
                  const RdtBox     *visible,
                  GtkSnapshot      *snapshot)
{
  gint64 end = g_get_monotonic_time () + FRAME_BUDGET_US;
  int last_column = ceil (MIN (visible->x + visible->width,
                               rdt_layout_get_width (&self->layout)) / TILE_SIZE) - 1;
  int last_row = ceil (MIN (visible->y + visible->height,
                            rdt_layout_get_height (&self->layout)) / TILE_SIZE) - 1;
  int first_column = MAX (0, (int) floor (visible->x / TILE_SIZE));
  int first_row = MAX (0, (int) floor (visible->y / TILE_SIZE));
  g_autoptr(GPtrArray) found = g_ptr_array_new ();
  gboolean is_complete = TRUE;
  gboolean is_first = self->stand_in == NULL && self->tiles->len == 0;

  self->frame++;

  for (int row = first_row; row <= last_row; row++)
    for (int column = first_column; column <= last_column; column++)
      {
        Tile *tile = find_tile (self, column, row);

        if (tile == NULL && (is_first || g_get_monotonic_time () < end))
          tile = add_tile (self, picture, column, row);

        if (tile == NULL)
          {
            is_complete = FALSE;
            continue;
          }

        tile->used = self->frame;
        g_ptr_array_add (found, tile);
      }

  if (!is_complete)
    append_stand_in (self, picture, snapshot);

  for (guint i = 0; i < found->len; i++)
    gtk_snapshot_append_node (snapshot, ((Tile *) g_ptr_array_index (found, i))->node);

  drop_old (self, MAX (1, (last_column - first_column + 1) * (last_row - first_row + 1)));

  return is_complete;
}
