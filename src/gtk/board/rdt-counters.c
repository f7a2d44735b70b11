/* rdt-counters.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-counters.h"

#include <math.h>
#include <string.h>

#include "rdt-board-surface.h"
#include "rdt-node-list.h"

/**
 * Image:
 * @shown: a counter with this look
 * @width: its width, in the units of the layout
 *
 * The image of all counters that look the same.
 */
typedef struct
{
  RdtCounter       shown;
  double           width;
  double           height;
  cairo_surface_t *surface;
} Image;

/**
 * Kept:
 * @shown: the counter that @node shows
 *
 * The node of a counter as last drawn.
 */
typedef struct
{
  RdtCounter     shown;
  GskRenderNode *node;
} Kept;

/**
 * RdtCounters:
 * @images: (element-type Image): for the size of @layout
 * @before: (element-type Image): for earlier sizes, used during zooming
 * @shifted: the unit drawn at an offset of @shift
 */
struct _RdtCounters
{
  Kept              kept[RDT_MAX_UNITS];
  GArray           *images;
  GArray           *before;
  gboolean          is_hurried;
  RdtLayout         layout;
  RdtPalette        palette;
  int               scale;
  RdtUnitIndex      shifted;
  graphene_point_t  shift;
};

static void
image_clear (gpointer data)
{
  Image *image = data;

  cairo_surface_destroy (image->surface);
}

RdtCounters *
rdt_counters_new (void)
{
  RdtCounters *self = g_new0 (RdtCounters, 1);

  self->images = g_array_new (FALSE, FALSE, sizeof (Image));
  self->before = g_array_new (FALSE, FALSE, sizeof (Image));
  g_array_set_clear_func (self->images, image_clear);
  g_array_set_clear_func (self->before, image_clear);
  self->scale = 1;
  self->shifted = RDT_NO_UNIT;

  return self;
}

static void
forget_nodes (RdtCounters *self)
{
  for (guint i = 0; i < RDT_MAX_UNITS; i++)
    g_clear_pointer (&self->kept[i].node, gsk_render_node_unref);
}

static void
forget (RdtCounters *self)
{
  g_array_set_size (self->images, 0);
  g_array_set_size (self->before, 0);
  forget_nodes (self);
}

void
rdt_counters_free (RdtCounters *self)
{
  forget (self);
  g_array_unref (self->images);
  g_array_unref (self->before);
  g_free (self);
}

void
rdt_counters_set_layout (RdtCounters     *self,
                         const RdtLayout *layout,
                         int              scale)
{
  if (self->before->len == 0)
    {
      GArray *swap = self->before;

      self->before = self->images;
      self->images = swap;
    }

  self->layout = *layout;
  self->scale = scale;
  g_array_set_size (self->images, 0);
  forget_nodes (self);
}

/**
 * rdt_counters_set_hurried:
 *
 * Sets whether the size is changing quickly, so that images of earlier sizes are
 * used.
 */
void
rdt_counters_set_hurried (RdtCounters *self,
                          gboolean     is_hurried)
{
  if (self->is_hurried && !is_hurried)
    forget_nodes (self);

  self->is_hurried = is_hurried;
  if (!is_hurried)
    g_array_set_size (self->before, 0);
}

void
rdt_counters_set_palette (RdtCounters      *self,
                          const RdtPalette *palette)
{
  self->palette = *palette;
  forget (self);
}

/**
 * rdt_counters_set_shift:
 * @unit: the moving unit, or %RDT_NO_UNIT
 *
 * Draws a counter at an offset from its place.
 */
void
rdt_counters_set_shift (RdtCounters  *self,
                        RdtUnitIndex  unit,
                        double        dx,
                        double        dy)
{
  self->shifted = unit;
  self->shift = GRAPHENE_POINT_INIT (dx, dy);
}

static gboolean
looks_same (const RdtCounter *a,
            const RdtCounter *b)
{
  return a->type == b->type
         && a->cargo == b->cargo
         && a->side == b->side
         && a->facing == b->facing
         && a->quality == b->quality
         && a->marks == b->marks
         && a->n_there == b->n_there
         && (a->n_there == 1
             || (a->place == b->place
                 && a->is_top == b->is_top
                 && a->stack_marks == b->stack_marks));
}

static gboolean
stands_same (const RdtCounter *a,
             const RdtCounter *b)
{
  return a->cell == b->cell && a->place == b->place && a->n_there == b->n_there;
}

/* Rounded to whole pixels to keep the image sharp. */
static RdtBox
get_extents (const RdtCounters *self,
             const RdtCounter  *counter)
{
  RdtBox box = rdt_counter_get_extents (counter, &self->layout);

  box.x = floor (box.x);
  box.y = floor (box.y);
  box.width = ceil (box.width) + 1;
  box.height = ceil (box.height) + 1;

  return box;
}

static void
draw (const RdtBrush *brush,
      gconstpointer   counter)
{
  rdt_counter_draw (counter, brush);
}

static cairo_surface_t *
paint (const RdtCounters *self,
       const RdtPicture  *picture,
       const RdtCounter  *counter,
       const RdtBox      *box)
{
  const RdtBrush brush = {
    .layout = &self->layout,
    .palette = &self->palette,
    .picture = picture,
  };
  const RdtBoardSurface board = {
    .format = CAIRO_FORMAT_ARGB32,
    .scale = self->scale,
    .box = *box,
  };

  return rdt_board_surface_paint (&board, &brush, draw, counter);
}

static const Image *
find_image (const GArray     *images,
            const RdtCounter *counter)
{
  for (guint i = 0; i < images->len; i++)
    {
      const Image *image = &g_array_index (images, Image, i);

      if (looks_same (&image->shown, counter))
        return image;
    }

  return NULL;
}

static const Image *
ensure_image (RdtCounters      *self,
              const RdtPicture *picture,
              const RdtCounter *counter,
              const RdtBox     *box)
{
  const Image *found = find_image (self->images, counter);
  Image image = { .shown = *counter, .width = box->width, .height = box->height };

  if (found == NULL && self->is_hurried)
    found = find_image (self->before, counter);

  if (found != NULL)
    return found;

  /* Unused images are freed after a while. */
  if (self->images->len >= 2 * RDT_MAX_UNITS)
    g_array_set_size (self->images, 0);

  image.surface = paint (self, picture, counter, box);
  g_array_append_val (self->images, image);

  return &g_array_index (self->images, Image, self->images->len - 1);
}

static GskRenderNode *
create_node (RdtCounters      *self,
             const RdtPicture *picture,
             const RdtCounter *counter)
{
  RdtBox box = get_extents (self, counter);
  const Image *image = ensure_image (self, picture, counter, &box);
  GskRenderNode *node;
  cairo_t *cr;

  node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (box.x, box.y, box.width, box.height));
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_translate (cr, box.x, box.y);
  cairo_scale (cr, box.width / image->width, box.height / image->height);
  cairo_set_source_surface (cr, image->surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_FAST);
  cairo_paint (cr);
  cairo_destroy (cr);

  return node;
}

static GskRenderNode *
ensure_node (RdtCounters      *self,
             const RdtPicture *picture,
             const RdtCounter *counter)
{
  Kept *kept = &self->kept[counter->unit];

  if (!looks_same (&kept->shown, counter) || !stands_same (&kept->shown, counter))
    g_clear_pointer (&kept->node, gsk_render_node_unref);

  if (kept->node == NULL)
    kept->node = create_node (self, picture, counter);
  kept->shown = *counter;

  return kept->node;
}

/**
 * rdt_counters_append:
 * @visible: the visible part of the board, in the units of the layout
 *
 * Appends the counters from bottom to top, and the moving one last.
 */
void
rdt_counters_append (RdtCounters      *self,
                     const RdtPicture *picture,
                     const RdtBox     *visible,
                     GtkSnapshot      *snapshot)
{
  RdtNodeList *nodes = rdt_node_list_new ();
  GskRenderNode *moving = NULL;

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < picture->n_counters; i++)
      {
        const RdtCounter *counter = &picture->counters[i];
        RdtBox box = rdt_counter_get_extents (counter, &self->layout);
        gboolean is_seen = counter->is_top == pass && rdt_box_touches (&box, visible);

        if (counter->unit == self->shifted)
          moving = ensure_node (self, picture, counter);
        rdt_node_list_add (nodes, is_seen && counter->unit != self->shifted
                                  ? ensure_node (self, picture, counter) : NULL);
      }

  rdt_node_list_append (nodes, snapshot);
  rdt_node_list_free (nodes);

  if (moving == NULL)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &self->shift);
  gtk_snapshot_append_node (snapshot, moving);
  gtk_snapshot_restore (snapshot);
}
