/* rdt-counters.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-counters.h"

#include <math.h>
#include <string.h>

/**
 * Kept:
 * @shown: what @node shows
 * @image: the counter, painted once
 *
 * One counter as it was drawn last.
 */
typedef struct
{
  RdtCounter       shown;
  cairo_surface_t *image;
  GskRenderNode   *node;
} Kept;

struct _RdtCounters
{
  Kept             kept[RDT_MAX_UNITS];
  RdtLayout        layout;
  RdtPalette       palette;
  int              scale;
  RdtUnitIndex     shifted;
  graphene_point_t shift;
};

RdtCounters *
rdt_counters_new (void)
{
  RdtCounters *self = g_new0 (RdtCounters, 1);

  self->scale = 1;
  self->shifted = RDT_NO_UNIT;

  return self;
}

static void
forget (RdtCounters *self)
{
  for (guint i = 0; i < RDT_MAX_UNITS; i++)
    {
      g_clear_pointer (&self->kept[i].node, gsk_render_node_unref);
      g_clear_pointer (&self->kept[i].image, cairo_surface_destroy);
    }
}

void
rdt_counters_free (RdtCounters *self)
{
  forget (self);
  g_free (self);
}

void
rdt_counters_set_layout (RdtCounters     *self,
                         const RdtLayout *layout,
                         int              scale)
{
  self->layout = *layout;
  self->scale = scale;
  forget (self);
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
 * @unit: the unit that moves, or %RDT_NO_UNIT
 *
 * Draws a counter away from its place, while it is on its way there.
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
         && (a->n_there > 1) == (b->n_there > 1);
}

static gboolean
stands_same (const RdtCounter *a,
             const RdtCounter *b)
{
  return a->cell == b->cell && a->place == b->place && a->n_there == b->n_there;
}

/* Whole pixels keep the image sharp. */
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

static cairo_surface_t *
paint (const RdtCounters *self,
       const RdtPicture  *picture,
       const RdtCounter  *counter)
{
  RdtBox box = get_extents (self, counter);
  cairo_surface_t *image;
  RdtBrush brush;
  cairo_t *cr;

  image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                      box.width * self->scale, box.height * self->scale);
  cairo_surface_set_device_scale (image, self->scale, self->scale);

  cr = cairo_create (image);
  cairo_translate (cr, -box.x, -box.y);
  rdt_brush_init (&brush, cr, &self->layout, &self->palette, picture);
  rdt_counter_draw (counter, &brush);
  cairo_destroy (cr);

  return image;
}

static GskRenderNode *
create_node (const RdtCounters *self,
             const Kept        *kept,
             const RdtCounter  *counter)
{
  RdtBox box = get_extents (self, counter);
  GskRenderNode *node;
  cairo_t *cr;

  node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (box.x, box.y, box.width, box.height));
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, kept->image, box.x, box.y);
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

  if (kept->image == NULL || !looks_same (&kept->shown, counter))
    {
      g_clear_pointer (&kept->image, cairo_surface_destroy);
      g_clear_pointer (&kept->node, gsk_render_node_unref);
      kept->image = paint (self, picture, counter);
    }
  else if (!stands_same (&kept->shown, counter))
    g_clear_pointer (&kept->node, gsk_render_node_unref);

  if (kept->node == NULL)
    kept->node = create_node (self, kept, counter);
  kept->shown = *counter;

  return kept->node;
}

/**
 * rdt_counters_append:
 * @visible: what is to be seen, in the units of the layout
 *
 * Appends the counters, the moving one over all others.
 */
void
rdt_counters_append (RdtCounters      *self,
                     const RdtPicture *picture,
                     const RdtBox     *visible,
                     GtkSnapshot      *snapshot)
{
  const RdtCounter *moving = NULL;

  for (guint i = 0; i < picture->n_counters; i++)
    {
      const RdtCounter *counter = &picture->counters[i];
      RdtBox box = rdt_counter_get_extents (counter, &self->layout);

      if (counter->unit == self->shifted)
        moving = counter;
      else if (rdt_box_touches (&box, visible))
        gtk_snapshot_append_node (snapshot, ensure_node (self, picture, counter));
    }

  if (moving == NULL)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &self->shift);
  gtk_snapshot_append_node (snapshot, ensure_node (self, picture, moving));
  gtk_snapshot_restore (snapshot);
}
