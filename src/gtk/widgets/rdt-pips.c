/* rdt-pips.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-pips.h"

/**
 * RdtPips:
 *
 * A row of boxes, some crossed out, as losses are counted on paper.
 */

struct _RdtPips
{
  GtkWidget parent_instance;

  guint     n_marked;
  guint     n_pips;
};

/* The size of a box, in pixels; larger numbers of them are closer together. */
#define PIP_SIZE  9
#define FEW_PIPS  10

G_DEFINE_FINAL_TYPE (RdtPips, rdt_pips, GTK_TYPE_WIDGET)

static int
get_step (RdtPips *self)
{
  return self->n_pips <= FEW_PIPS ? PIP_SIZE + 3 : PIP_SIZE;
}

static void
rdt_pips_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  RdtPips *self = RDT_PIPS (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = self->n_pips * get_step (self);
  else
    *minimum = *natural = PIP_SIZE + 2;
}

static void
draw_pip (cairo_t  *cr,
          double    x,
          double    y,
          gboolean  is_marked)
{
  cairo_rectangle (cr, x + 0.5, y + 0.5, PIP_SIZE - 2, PIP_SIZE - 2);
  if (is_marked)
    cairo_fill_preserve (cr);
  cairo_stroke (cr);
}

static void
rdt_pips_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  RdtPips *self = RDT_PIPS (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GdkRGBA colour;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 1);
  for (guint i = 0; i < self->n_pips; i++)
    {
      int x = i * get_step (self);

      draw_pip (cr, is_rtl ? width - x - get_step (self) : x, (height - PIP_SIZE) / 2,
                i < self->n_marked);
    }
  cairo_destroy (cr);
}

static void
rdt_pips_class_init (RdtPipsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = rdt_pips_measure;
  widget_class->snapshot = rdt_pips_snapshot;

  /* The text beside it says the same. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "pips");
}

static void
rdt_pips_init (RdtPips *self)
{
}

void
rdt_pips_set (RdtPips *self,
              guint    n_marked,
              guint    n_pips)
{
  g_return_if_fail (RDT_IS_PIPS (self));

  if (n_marked == self->n_marked && n_pips == self->n_pips)
    return;

  self->n_marked = n_marked;
  self->n_pips = n_pips;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

guint
rdt_pips_get_n (RdtPips *self)
{
  g_return_val_if_fail (RDT_IS_PIPS (self), 0);

  return self->n_pips;
}

guint
rdt_pips_get_marked (RdtPips *self)
{
  g_return_val_if_fail (RDT_IS_PIPS (self), 0);

  return self->n_marked;
}
