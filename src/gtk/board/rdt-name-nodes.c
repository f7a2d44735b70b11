/* rdt-name-nodes.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-name-nodes.h"

#include <math.h>

#include "rdt-board-surface.h"
#include "rdt-name-shift.h"
#include "rdt-names.h"

/**
 * Name:
 * @box: where it has been placed
 * @extents: with its halo
 */
typedef struct
{
  GskRenderNode *node;
  RdtBox         box;
  RdtBox         extents;
} Name;

/**
 * RdtNameNodes:
 * @names: (element-type Name): all names
 * @places: where they are now, having given way to units, for the present layout
 * @cell: the size of cells that they were drawn for, 0 for none
 * @is_stale: whether they have to be drawn again
 * @is_hurried: whether the size is changing quickly, so that they are kept
 */
struct _RdtNameNodes
{
  GArray   *names;
  RdtBox    places[RDT_MAX_NAMES];
  double    cell;
  gboolean  is_stale;
  gboolean  is_hurried;
};

static void
name_clear (gpointer self)
{
  gsk_render_node_unref (((Name *) self)->node);
}

RdtNameNodes *
rdt_name_nodes_new (void)
{
  RdtNameNodes *self = g_new0 (RdtNameNodes, 1);

  self->names = g_array_new (FALSE, FALSE, sizeof (Name));
  g_array_set_clear_func (self->names, name_clear);

  return self;
}

void
rdt_name_nodes_free (RdtNameNodes *self)
{
  g_array_unref (self->names);
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

/**
 * rdt_name_nodes_forget:
 * Drops all names, so that the next update places them anew.
 */
void
rdt_name_nodes_forget (RdtNameNodes *self)
{
  g_array_set_size (self->names, 0);
  self->cell = 0;
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

static void
create_names (RdtNameNodes   *self,
              const RdtBrush *brush,
              int             scale)
{
  g_autofree RdtNames *names = g_new0 (RdtNames, 1);

  place (names, brush, scale);
  for (guint i = 0; i < names->n_names; i++)
    {
      const Name name = {
        .node = create_name (&names->names[i], brush, scale),
        .box = names->names[i].box,
        .extents = rdt_name_get_extents (&names->names[i]),
      };

      g_array_append_val (self->names, name);
    }
  rdt_names_clear (names);
}

static RdtBox
stretch_box (const RdtBox *box,
             double        stretch)
{
  return (RdtBox) { box->x * stretch, box->y * stretch, box->width * stretch,
                    box->height * stretch };
}

/* Moves names that have been placed away from units. */
static void
find_places (RdtNameNodes   *self,
             const RdtBrush *brush)
{
  double stretch = brush->layout->cell / self->cell;

  for (guint i = 0; i < self->names->len; i++)
    self->places[i] = stretch_box (&g_array_index (self->names, Name, i).box, stretch);

  rdt_names_give_way (brush, self->places, self->names->len);
}

/* How far a name has given way. */
static RdtPoint
get_shift (const RdtNameNodes *self,
           double              stretch,
           guint               i)
{
  RdtBox box = stretch_box (&g_array_index (self->names, Name, i).box, stretch);

  return (RdtPoint) { self->places[i].x - box.x, self->places[i].y - box.y };
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

  if (self->cell == 0)
    {
      create_names (self, brush, scale);
      self->cell = brush->layout->cell;
      self->is_stale = FALSE;
    }

  find_places (self, brush);
  stretch = brush->layout->cell / self->cell;
  for (guint i = 0; i < self->names->len; i++)
    {
      RdtPoint shift = get_shift (self, stretch, i);

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (shift.x, shift.y));
      gtk_snapshot_scale (snapshot, stretch, stretch);
      gtk_snapshot_append_node (snapshot, g_array_index (self->names, Name, i).node);
      gtk_snapshot_restore (snapshot);
    }
}

guint
rdt_name_nodes_get_n_names (const RdtNameNodes *self)
{
  return self->names->len;
}

/**
 * rdt_name_nodes_get_box:
 * @i: the number of a name
 *
 * Returns: where the name is, as it was appended last, with its halo
 */
RdtBox
rdt_name_nodes_get_box (const RdtNameNodes *self,
                        const RdtBrush     *brush,
                        guint               i)
{
  double stretch = brush->layout->cell / self->cell;
  RdtBox box = stretch_box (&g_array_index (self->names, Name, i).extents, stretch);

  return rdt_box_move (box, get_shift (self, stretch, i));
}
