/* rdt-legend-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-legend-window.h"

#include "rdt-legend.h"
#include "rdt-style.h"

/**
 * RdtLegendWindow:
 *
 * The signs of the board, drawn as on the board of this battle, and their
 * meanings.
 */

struct _RdtLegendWindow
{
  AdwWindow  parent_instance;

  GtkBox    *signs;
  RdtGame   *game;
};

/* The size of a sign and the margin around it, in pixels. */
#define CELL_SIZE 54
#define MARGIN    4

G_DEFINE_FINAL_TYPE (RdtLegendWindow, rdt_legend_window, ADW_TYPE_WINDOW)

static void
init_layout (RdtLayout     *layout,
             const RdtGame *game)
{
  const RdtGrid pair = { .kind = game->map->grid.kind, .width = 2, .height = 1 };

  rdt_layout_init (layout, &pair, CELL_SIZE);
}

static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        user_data)
{
  GtkWidget *window = gtk_widget_get_ancestor (GTK_WIDGET (area), RDT_TYPE_LEGEND_WINDOW);
  RdtPalette palette;
  RdtLayout layout;
  RdtBrush brush;

  if (window == NULL)
    return;

  rdt_style_init_palette (&palette, RDT_LEGEND_WINDOW (window)->game->setup);
  init_layout (&layout, RDT_LEGEND_WINDOW (window)->game);
  cairo_translate (cr, MARGIN - layout.margin, MARGIN - layout.margin);
  rdt_brush_init (&brush, cr, &layout, &palette, NULL);
  rdt_legend_draw (GPOINTER_TO_UINT (user_data), &brush);
}

static GtkWidget *
create_picture (RdtLegendWindow *self,
                guint            sign)
{
  GtkWidget *area = gtk_drawing_area_new ();
  RdtLayout layout;

  init_layout (&layout, self->game);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), rdt_layout_get_width (&layout)
                                                               + 2 * (MARGIN - layout.margin));
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), rdt_layout_get_height (&layout)
                                                                + 2 * (MARGIN - layout.margin));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, GUINT_TO_POINTER (sign), NULL);
  rdt_style_connect (G_CALLBACK (gtk_widget_queue_draw), area);

  return area;
}

static GtkWidget *
create_label (const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);

  return label;
}

static void
add_sign (RdtLegendWindow *self,
          guint            sign)
{
  const char *group = rdt_legend_get_group (sign);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  if (group != NULL)
    {
      GtkWidget *heading = create_label (group);

      gtk_widget_add_css_class (heading, "heading");
      gtk_widget_set_margin_top (heading, 12);
      gtk_box_append (self->signs, heading);
    }

  gtk_box_append (GTK_BOX (row), create_picture (self, sign));
  gtk_box_append (GTK_BOX (row), create_label (rdt_legend_get_meaning (sign)));
  gtk_box_append (self->signs, row);
}

static void
rdt_legend_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_LEGEND_WINDOW);
  g_clear_pointer (&RDT_LEGEND_WINDOW (object)->game, rdt_game_unref);

  G_OBJECT_CLASS (rdt_legend_window_parent_class)->dispose (object);
}

static void
rdt_legend_window_class_init (RdtLegendWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_legend_window_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-legend-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtLegendWindow, signs);
}

static void
rdt_legend_window_init (RdtLegendWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rdt_legend_window_present:
 *
 * Shows the legend of a battle's board.
 */
void
rdt_legend_window_present (GtkWindow *parent,
                           RdtGame   *game)
{
  RdtLegendWindow *self = g_object_new (RDT_TYPE_LEGEND_WINDOW,
                                        "transient-for", parent,
                                        "destroy-with-parent", TRUE,
                                        NULL);

  self->game = rdt_game_ref (game);
  for (guint sign = 0; sign < rdt_legend_get_n_signs (); sign++)
    if (rdt_legend_has_sign (sign, game))
      add_sign (self, sign);

  gtk_window_present (GTK_WINDOW (self));
}
