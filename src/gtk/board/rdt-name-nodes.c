/* rdt-name-nodes.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-name-nodes.h"

#include <math.h>

#include "rdt-board-surface.h"
#include "rdt-names.h"

/**
 * RdtNameNodes:
 * @node: (nullable): all names
 * @boxes: (element-type RdtBox): where they are
 * @cell: the size of cells that they were drawn for
 * @is_stale: whether they have to be drawn again
 * @is_hurried: whether the size is changing quickly, so that they are kept
 */
struct _RdtNameNodes
{
  GskRenderNode *node;
  GArray        *boxes;
  double         cell;
  gboolean       is_stale;
  gboolean       is_hurried;
};

RdtNameNodes *
rdt_name_nodes_new (void)
{
  RdtNameNodes *self = g_new0 (RdtNameNodes, 1);

  self->boxes = g_array_new (FALSE, FALSE, sizeof (RdtBox));

  return self;
}

void
rdt_name_nodes_free (RdtNameNodes *self)
{
  rdt_name_nodes_forget (self);
  g_array_unref (self->boxes);
  g_free (self);
}

/**
 * rdt_name_nodes_set_hurried:
 *
 * Sets whether the size is changing quickly, so that names of the previous size
 * are kept.
 */
void
rdt_name_nodes_set_hurried (RdtNameNodes *self,
                            gboolean      is_hurried)
{
  self->is_hurried = is_hurried;
}

/**
 * rdt_name_nodes_set_stale:
 *
 * Draws the names again when idle.
 */
void
rdt_name_nodes_set_stale (RdtNameNodes *self)
{
  self->is_stale = TRUE;
}

void
rdt_name_nodes_forget (RdtNameNodes *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
}

static void
draw (const RdtBrush *brush,
      gconstpointer   name)
{
  rdt_name_draw (name, brush);
}

/* Rounded to whole pixels to keep the letters sharp. */
static GskRenderNode *
create_name (const RdtName  *name,
             const RdtBrush *brush,
             int             scale)
{
  RdtBox extents = rdt_name_get_extents (name);
  const RdtBoardSurface board = {
    .format = CAIRO_FORMAT_ARGB32,
    .scale = scale,
    .box = { floor (extents.x), floor (extents.y),
             ceil (extents.width) + 1, ceil (extents.height) + 1 },
  };
  cairo_surface_t *surface = rdt_board_surface_paint (&board, brush, draw, name);
  GskRenderNode *node = rdt_board_surface_new_node (&board, surface, CAIRO_FILTER_GOOD);

  cairo_surface_destroy (surface);

  return node;
}

/* Text is measured with the options that it is drawn with. */
static void
place (RdtNames       *names,
       const RdtBrush *brush,
       int             scale)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, scale, scale);
  RdtBrush own;
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  rdt_brush_init (&own, cr, brush->layout, brush->palette, brush->picture);
  rdt_names_place (names, &own);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static GskRenderNode *
create_names (GArray         *boxes,
              const RdtBrush *brush,
              int             scale)
{
  g_autofree RdtNames *names = g_new0 (RdtNames, 1);
  g_autoptr(GPtrArray) nodes =
    g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);

  place (names, brush, scale);
  g_array_set_size (boxes, 0);
  for (guint i = 0; i < names->n_names; i++)
    {
      RdtBox box = rdt_name_get_extents (&names->names[i]);

      g_array_append_val (boxes, box);
      g_ptr_array_add (nodes, create_name (&names->names[i], brush, scale));
    }
  rdt_names_clear (names);

  return gsk_container_node_new ((GskRenderNode **) nodes->pdata, nodes->len);
}

/**
 * rdt_name_nodes_append:
 * @brush: the brush; its drawing context is not used
 * @scale: device pixels per pixel
 */
void
rdt_name_nodes_append (RdtNameNodes   *self,
                       const RdtBrush *brush,
                       int             scale,
                       GtkSnapshot    *snapshot)
{
  float stretch;

  if (self->is_stale && !self->is_hurried)
    rdt_name_nodes_forget (self);

  if (self->node == NULL)
    {
      self->node = create_names (self->boxes, brush, scale);
      self->cell = brush->layout->cell;
      self->is_stale = FALSE;
    }

  stretch = brush->layout->cell / self->cell;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, stretch, stretch);
  gtk_snapshot_append_node (snapshot, self->node);
  gtk_snapshot_restore (snapshot);
}

guint
rdt_name_nodes_get_n_names (const RdtNameNodes *self)
{
  return self->boxes->len;
}

/**
 * rdt_name_nodes_get_box:
 * @i: the number of a name
 *
 * Returns: where the name is, as it was appended last
 */
RdtBox
rdt_name_nodes_get_box (const RdtNameNodes *self,
                        const RdtBrush     *brush,
                        guint               i)
{
  double stretch = brush->layout->cell / self->cell;
  RdtBox box = g_array_index (self->boxes, RdtBox, i);

  return (RdtBox) { box.x * stretch, box.y * stretch, box.width * stretch, box.height * stretch };
}
