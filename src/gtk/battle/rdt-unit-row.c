/* rdt-unit-row.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-unit-row.h"

#include "rdt-counter.h"
#include "rdt-style.h"

/**
 * RdtUnitRow:
 *
 * A unit in a list: its counter, its state and its values.
 */

struct _RdtUnitRow
{
  GtkListBoxRow   parent_instance;

  RdtGame        *game;
  RdtUnit        *unit;

  GtkDrawingArea *counter;
};

enum {
  PROP_0,
  PROP_UNIT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RdtUnitRow, rdt_unit_row, GTK_TYPE_LIST_BOX_ROW)

static void
draw_counter (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        user_data)
{
  RdtUnitRow *self = user_data;
  RdtUnitIndex unit = rdt_unit_get_index (self->unit);
  RdtCounter counter = {
    .side = self->game->units[unit].side,
    .quality = self->game->units[unit].quality,
    .type = rdt_game_get_type (self->game, unit)->id,
    .facing = RDT_NO_FACING,
    .n_there = 1,
  };
  RdtLayout layout;
  RdtPalette palette;
  RdtBrush brush;

  rdt_layout_init (&layout, &self->game->map->grid, width / 0.7);
  rdt_style_init_palette (&palette, self->game->setup);
  rdt_brush_init (&brush, cr, &layout, &palette, NULL);
  rdt_counter_draw_face (&counter, &brush,
                         (RdtBox) { width * 0.07, height * 0.07, width * 0.86, height * 0.86 });
}

/* Units that are gone are dimmed. */
static double
get_opacity (RdtUnitRow *self,
             gboolean    is_gone)
{
  return is_gone ? 0.5 : 1;
}

static void
rdt_unit_row_dispose (GObject *object)
{
  RdtUnitRow *self = RDT_UNIT_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RDT_TYPE_UNIT_ROW);
  g_clear_object (&self->unit);
  g_clear_pointer (&self->game, rdt_game_unref);

  G_OBJECT_CLASS (rdt_unit_row_parent_class)->dispose (object);
}

static void
rdt_unit_row_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  RdtUnitRow *self = RDT_UNIT_ROW (object);

  switch (prop_id)
    {
    case PROP_UNIT:
      g_value_set_object (value, self->unit);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_unit_row_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  RdtUnitRow *self = RDT_UNIT_ROW (object);

  switch (prop_id)
    {
    case PROP_UNIT:
      self->unit = g_value_dup_object (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_unit_row_class_init (RdtUnitRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rdt_unit_row_dispose;
  object_class->get_property = rdt_unit_row_get_property;
  object_class->set_property = rdt_unit_row_set_property;

  /**
   * RdtUnitRow:unit:
   *
   * The unit.
   */
  properties[PROP_UNIT] =
    g_param_spec_object ("unit", NULL, NULL, RDT_TYPE_UNIT,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/redoubt/Redoubt/ui/rdt-unit-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtUnitRow, counter);
  gtk_widget_class_bind_template_callback (widget_class, get_opacity);
}

static void
rdt_unit_row_init (RdtUnitRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rdt_unit_row_new:
 * @game: the game that the unit belongs to
 */
GtkWidget *
rdt_unit_row_new (RdtGame *game,
                  RdtUnit *unit)
{
  RdtUnitRow *self = g_object_new (RDT_TYPE_UNIT_ROW, "unit", unit, NULL);

  self->game = rdt_game_ref (game);
  gtk_drawing_area_set_draw_func (self->counter, draw_counter, self, NULL);

  return GTK_WIDGET (self);
}

RdtUnit *
rdt_unit_row_get_unit (RdtUnitRow *self)
{
  g_return_val_if_fail (RDT_IS_UNIT_ROW (self), NULL);

  return self->unit;
}
