/* rdt-side-mark.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-side-mark.h"

#include "rdt-counter.h"
#include "rdt-image-node.h"
#include "rdt-style.h"

/**
 * RdtSideMark:
 *
 * The mark of a side: the colour and shape of its counters.
 */

struct _RdtSideMark
{
  AdwBin     parent_instance;

  RdtGame *game;
  RdtSide  side;
  int      size;
};

enum {
  PROP_0,
  PROP_SIZE,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RdtSideMark, rdt_side_mark, ADW_TYPE_BIN)

static GParamSpec *properties[N_PROPS];

static void
paint (GtkWidget *widget,
       cairo_t   *cr)
{
  RdtSideMark *self = RDT_SIDE_MARK (widget);
  RdtCounter counter = { .side = self->side, .facing = RDT_NO_FACING,
                         .quality = RDT_QUALITY_AVERAGE, .type = "", .n_there = 1 };
  RdtPalette palette;
  RdtLayout layout;
  RdtBrush brush;

  rdt_style_init_palette (&palette, self->game->setup);
  rdt_layout_init (&layout, &self->game->map->grid, self->size);
  rdt_brush_init (&brush, cr, &layout, &palette, NULL);
  rdt_counter_draw_face (&counter, &brush, (RdtBox) { 2, 2, self->size - 4, self->size - 4 });
}

static void
rdt_side_mark_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  RdtSideMark *self = RDT_SIDE_MARK (widget);
  GskRenderNode *node;

  if (self->game == NULL || self->side >= RDT_N_SIDES)
    return;

  node = rdt_image_node_new (widget, self->size, self->size, paint);
  gtk_snapshot_append_node (snapshot, node);
  gsk_render_node_unref (node);
}

static void
set_size (RdtSideMark *self,
          int          size)
{
  self->size = size;
  gtk_widget_set_size_request (GTK_WIDGET (self), size, size);
}

static void
rdt_side_mark_finalize (GObject *object)
{
  g_clear_pointer (&RDT_SIDE_MARK (object)->game, rdt_game_unref);

  G_OBJECT_CLASS (rdt_side_mark_parent_class)->finalize (object);
}

static void
rdt_side_mark_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  RdtSideMark *self = RDT_SIDE_MARK (object);

  switch (prop_id)
    {
    case PROP_SIZE:
      set_size (self, g_value_get_int (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_side_mark_class_init (RdtSideMarkClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rdt_side_mark_finalize;
  object_class->set_property = rdt_side_mark_set_property;
  GTK_WIDGET_CLASS (klass)->snapshot = rdt_side_mark_snapshot;

  properties[PROP_SIZE] =
    g_param_spec_int ("size", NULL, NULL, 1, 256, 26,
                      G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rdt_side_mark_init (RdtSideMark *self)
{
  self->side = RDT_NO_SIDE;
  set_size (self, 26);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  rdt_style_connect (G_CALLBACK (gtk_widget_queue_draw), self);
}

/**
 * rdt_side_mark_set_side:
 * @side: a side, or %RDT_NO_SIDE for no mark
 */
void
rdt_side_mark_set_side (RdtSideMark *self,
                        RdtGame     *game,
                        RdtSide      side)
{
  g_return_if_fail (RDT_IS_SIDE_MARK (self));

  if (self->game != game)
    {
      g_clear_pointer (&self->game, rdt_game_unref);
      self->game = rdt_game_ref (game);
    }

  self->side = side;
  gtk_widget_set_visible (GTK_WIDGET (self), side < RDT_N_SIDES);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

RdtSide
rdt_side_mark_get_side (RdtSideMark *self)
{
  g_return_val_if_fail (RDT_IS_SIDE_MARK (self), RDT_NO_SIDE);

  return self->side;
}
