/* rdt-board-layers.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-board-layers.h"

#include <string.h>

#include "rdt-counters.h"
#include "rdt-name-nodes.h"
#include "rdt-node-list.h"
#include "rdt-overlay-nodes.h"
#include "rdt-rulers.h"
#include "rdt-style.h"
#include "rdt-tile-cache.h"

/* Zooming is over when the size has not changed for so long. */
#define SETTLED_MS 120

/**
 * RdtBoardLayers:
 * @widget: not referenced
 * @settling: timeout until the size of cells has settled
 */
struct _RdtBoardLayers
{
  GtkWidget       *widget;

  RdtTileCache    *tiles;
  RdtCounters     *counters;
  RdtOverlayNodes *nodes;
  RdtNameNodes    *names;
  RdtRulers       *rulers;
  RdtCounterAnimation *animation;

  RdtPicture       picture;
  RdtOverlay       overlay;
  RdtPalette       palette;
  RdtLayout        layout;
  guint            settling;
  gboolean         has_picture;
  gboolean         has_labels;
};

RdtBoardLayers *
rdt_board_layers_new (GtkWidget *widget)
{
  RdtBoardLayers *self = g_new0 (RdtBoardLayers, 1);

  self->widget = widget;
  self->tiles = rdt_tile_cache_new (widget);
  self->counters = rdt_counters_new ();
  self->nodes = rdt_overlay_nodes_new ();
  self->names = rdt_name_nodes_new ();
  self->rulers = rdt_rulers_new ();
  self->has_labels = TRUE;
  rdt_overlay_init (&self->overlay);
  rdt_palette_init (&self->palette, RDT_PALETTE_LIGHT, NULL, NULL);
  rdt_layout_init (&self->layout, &(RdtGrid) { .width = 1, .height = 1 }, 48);

  return self;
}

void
rdt_board_layers_free (RdtBoardLayers *self)
{
  g_clear_handle_id (&self->settling, g_source_remove);
  g_clear_pointer (&self->animation, rdt_counter_animation_free);
  rdt_tile_cache_free (self->tiles);
  rdt_counters_free (self->counters);
  rdt_overlay_nodes_free (self->nodes);
  rdt_name_nodes_free (self->names);
  rdt_rulers_free (self->rulers);
  g_free (self);
}

const RdtPicture *
rdt_board_layers_get_picture (RdtBoardLayers *self)
{
  return self->has_picture ? &self->picture : NULL;
}

/* Invalidates the ground where works or holders have changed, and flags over
 * highlights.
 */
static void
compare_boards (RdtBoardLayers   *self,
                const RdtPicture *picture)
{
  if (memcmp (self->picture.held, picture->held, sizeof picture->held) != 0)
    rdt_overlay_nodes_forget (self->nodes);

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&picture->grid); cell++)
    if (self->picture.works[cell] != picture->works[cell]
        || self->picture.held[cell] != picture->held[cell])
      rdt_tile_cache_forget_cell (self->tiles, cell);

  if (self->picture.n_clouds + picture->n_clouds == 0)
    return;

  for (guint i = 0; i < self->picture.n_clouds; i++)
    rdt_tile_cache_forget_cell (self->tiles, self->picture.clouds[i].cell);
  for (guint i = 0; i < picture->n_clouds; i++)
    rdt_tile_cache_forget_cell (self->tiles, picture->clouds[i].cell);
}

/**
 * rdt_board_layers_set_picture:
 * @picture: the picture, which is copied; its scenario must outlive it
 *
 * Returns: whether the board itself has changed
 */
gboolean
rdt_board_layers_set_picture (RdtBoardLayers   *self,
                              const RdtPicture *picture)
{
  gboolean is_other = !self->has_picture || self->picture.setup != picture->setup;

  if (is_other)
    {
      rdt_tile_cache_forget (self->tiles);
      rdt_name_nodes_forget (self->names);
    }
  else
    compare_boards (self, picture);

  self->picture = *picture;
  self->has_picture = TRUE;
  gtk_widget_queue_draw (self->widget);

  return is_other;
}

/**
 * rdt_board_layers_get_overlay:
 *
 * Returns: (transfer none): the highlights; report changes to them
 */
RdtOverlay *
rdt_board_layers_get_overlay (RdtBoardLayers *self)
{
  return &self->overlay;
}

const RdtLayout *
rdt_board_layers_get_layout (RdtBoardLayers *self)
{
  return &self->layout;
}

static void
set_hurried (RdtBoardLayers *self,
             gboolean        is_hurried)
{
  rdt_tile_cache_set_hurried (self->tiles, is_hurried);
  rdt_counters_set_hurried (self->counters, is_hurried);
  rdt_name_nodes_set_hurried (self->names, is_hurried);
}

static gboolean
settled_cb (gpointer user_data)
{
  RdtBoardLayers *self = user_data;

  self->settling = 0;
  set_hurried (self, FALSE);
  gtk_widget_queue_draw (self->widget);

  return G_SOURCE_REMOVE;
}

/* Shows scaled images until the size has settled. */
static void
hurry (RdtBoardLayers *self)
{
  g_clear_handle_id (&self->settling, g_source_remove);
  self->settling = g_timeout_add (SETTLED_MS, settled_cb, self);
  set_hurried (self, TRUE);
}

/**
 * rdt_board_layers_set_cell_size:
 *
 * Lays the board out for a size of cells.
 */
void
rdt_board_layers_set_cell_size (RdtBoardLayers *self,
                                double          cell)
{
  int scale = gtk_widget_get_scale_factor (self->widget);
  double text_size = rdt_style_get_text_size ();

  /* Images with text of another size cannot be reused. */
  if (self->layout.text_size == text_size)
    rdt_name_nodes_set_stale (self->names);
  else
    rdt_name_nodes_forget (self->names);

  rdt_layout_init (&self->layout, &self->picture.grid, cell);
  self->layout.text_size = text_size;
  rdt_tile_cache_set_layout (self->tiles, &self->layout, scale);
  rdt_counters_set_layout (self->counters, &self->layout, scale);
  rdt_overlay_nodes_forget (self->nodes);
  rdt_rulers_forget (self->rulers);

  if (rdt_tile_cache_can_wait (self->tiles))
    hurry (self);
}

void
rdt_board_layers_set_palette (RdtBoardLayers   *self,
                              const RdtPalette *palette)
{
  self->palette = *palette;
  rdt_tile_cache_set_palette (self->tiles, palette);
  rdt_counters_set_palette (self->counters, palette);
  rdt_overlay_nodes_forget (self->nodes);
  rdt_name_nodes_forget (self->names);
  rdt_rulers_forget (self->rulers);
  gtk_widget_queue_draw (self->widget);
}

void
rdt_board_layers_set_labels (RdtBoardLayers *self,
                             gboolean        has_labels)
{
  self->has_labels = has_labels;
  rdt_tile_cache_set_parts (self->tiles, has_labels ? RDT_PAINTER_LABELS : 0);
  gtk_widget_queue_draw (self->widget);
}

void
rdt_board_layers_highlights_changed (RdtBoardLayers *self)
{
  rdt_overlay_nodes_forget_highlights (self->nodes);
  gtk_widget_queue_draw (self->widget);
}

void
rdt_board_layers_pointer_changed (RdtBoardLayers *self)
{
  rdt_overlay_nodes_forget_pointer (self->nodes);
  gtk_widget_queue_draw (self->widget);
}

/**
 * rdt_board_layers_board_changed:
 * @cell: the changed cell, or %RDT_NO_CELL for all
 *
 * Invalidates the ground of a cell.  Its neighbours are drawn again too, because
 * lines and outlines continue in them, and names are placed anew.
 */
void
rdt_board_layers_board_changed (RdtBoardLayers *self,
                                RdtCell         cell)
{
  if (cell == RDT_NO_CELL)
    {
      rdt_tile_cache_forget (self->tiles);
      rdt_overlay_nodes_forget (self->nodes);
    }
  else
    rdt_tile_cache_forget_cell (self->tiles, cell);

  rdt_name_nodes_set_stale (self->names);
  gtk_widget_queue_draw (self->widget);
}

static void
counter_moved_cb (RdtUnitIndex unit,
                  double       dx,
                  double       dy,
                  gpointer     user_data)
{
  RdtBoardLayers *self = user_data;

  rdt_counters_set_shift (self->counters, unit, dx, dy);
  gtk_widget_queue_draw (self->widget);
}

/**
 * rdt_board_layers_animate_move:
 *
 * Animates the move of a counter, if animations are enabled.
 */
void
rdt_board_layers_animate_move (RdtBoardLayers       *self,
                               const RdtCounterPath *path)
{
  g_clear_pointer (&self->animation, rdt_counter_animation_free);
  self->animation = rdt_counter_animation_new (self->widget, &self->layout, path,
                                               counter_moved_cb, self);
}

/**
 * rdt_board_layers_find_unit:
 * @at: a point on the board
 *
 * Returns: the topmost unit whose counter is there, or %RDT_NO_UNIT
 */
RdtUnitIndex
rdt_board_layers_find_unit (RdtBoardLayers *self,
                            RdtPoint        at)
{
  RdtUnitIndex unit = RDT_NO_UNIT;

  rdt_picture_raise (&self->picture, self->overlay.top);
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < self->picture.n_counters; i++)
      {
        const RdtCounter *counter = &self->picture.counters[i];
        RdtBox box = rdt_counter_get_box (counter, &self->layout);

        if (counter->is_top == pass
            && at.x >= box.x && at.y >= box.y
            && at.x < box.x + box.width && at.y < box.y + box.height)
          unit = counter->unit;
      }

  return unit;
}

/* Draws around a board that is smaller than the widget. */
static void
append_margin (const RdtBoardLayers *self,
               const RdtBox         *visible,
               GtkSnapshot          *snapshot)
{
  const RdtInk *ink = &self->palette.inks[RDT_INK_MARGIN];
  GdkRGBA colour = { ink->red, ink->green, ink->blue, 1 };
  gboolean is_covered = self->has_picture
                        && visible->x >= 0
                        && visible->y >= 0
                        && visible->x + visible->width <= rdt_layout_get_width (&self->layout)
                        && visible->y + visible->height <= rdt_layout_get_height (&self->layout);
  RdtNodeList *nodes = rdt_node_list_new ();
  GskRenderNode *node = NULL;

  if (!is_covered)
    node = gsk_color_node_new (&colour,
                               &GRAPHENE_RECT_INIT (0, 0, visible->width, visible->height));

  rdt_node_list_add (nodes, node);
  rdt_node_list_append (nodes, snapshot);
  rdt_node_list_free (nodes);
  g_clear_pointer (&node, gsk_render_node_unref);
}

/* The facing of a counter matters more than a name that is too long to be beside it, so
 * counters are drawn again over the names that they touch.
 */
static void
append_names (RdtBoardLayers *self,
              const RdtBrush *brush,
              int             scale,
              GtkSnapshot    *snapshot)
{
  rdt_name_nodes_append (self->names, brush, scale, snapshot);

  for (guint i = 0; i < rdt_name_nodes_get_n_names (self->names); i++)
    {
      RdtBox box = rdt_name_nodes_get_box (self->names, brush, i);

      gtk_snapshot_push_clip (snapshot,
                              &GRAPHENE_RECT_INIT (box.x, box.y, box.width, box.height));
      rdt_counters_append (self->counters, &self->picture, &box, snapshot);
      gtk_snapshot_pop (snapshot);
    }
}

/**
 * rdt_board_layers_append:
 * @origin: the position of the board in the widget
 */
void
rdt_board_layers_append (RdtBoardLayers *self,
                         RdtPoint        origin,
                         GtkSnapshot    *snapshot)
{
  int width = gtk_widget_get_width (self->widget);
  int height = gtk_widget_get_height (self->widget);
  int scale = gtk_widget_get_scale_factor (self->widget);
  RdtBox visible = { -origin.x, -origin.y, width, height };
  const RdtBrush brush = {
    .layout = &self->layout,
    .palette = &self->palette,
    .picture = &self->picture,
  };

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  append_margin (self, &visible, snapshot);

  if (self->has_picture)
    {
      rdt_picture_raise (&self->picture, self->overlay.top);
      rdt_overlay_nodes_update (self->nodes, &self->overlay, &brush, scale);

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (origin.x, origin.y));
      rdt_tile_cache_append (self->tiles, &self->picture, &visible, snapshot);
      rdt_overlay_nodes_append_below (self->nodes, snapshot);
      rdt_counters_append (self->counters, &self->picture, &visible, snapshot);
      rdt_overlay_nodes_append_above (self->nodes, snapshot);
      append_names (self, &brush, scale, snapshot);
      rdt_overlay_nodes_append_figures (self->nodes, snapshot);
      if (self->has_labels)
        rdt_rulers_append (self->rulers, &brush, &visible, snapshot);
      gtk_snapshot_restore (snapshot);
    }

  gtk_snapshot_pop (snapshot);
}
