/* rdt-swatch.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-swatch.h"

#include <string.h>

#include "rdt-image-node.h"
#include "rdt-painter.h"

/**
 * RdtSwatch:
 *
 * A sample of what a tool draws, drawn by the painter.
 */

struct _RdtSwatch
{
  GtkWidget      parent_instance;

  RdtTool        tool;
  RdtGridKind    kind;
  RdtPalette     palette;
  GskRenderNode *node;
};

#define SIZE 36

/* A cell with its neighbours, so that a road has continuations. */
#define LENGTH 3

G_DEFINE_FINAL_TYPE (RdtSwatch, rdt_swatch, GTK_TYPE_WIDGET)

static void
forget (RdtSwatch *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
put_lines (RdtSwatch *self,
           RdtSetup  *setup)
{
  const RdtTool river = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_RIVER };
  const RdtTool road = { .kind = RDT_TOOL_ROAD };
  gboolean is_crossing = self->tool.kind == RDT_TOOL_CROSSING;
  gboolean is_river = is_crossing || (self->tool.kind == RDT_TOOL_GROUND
                                      && self->tool.value == RDT_GROUND_RIVER);
  gboolean is_road = self->tool.kind == RDT_TOOL_ROAD
                     || (is_crossing && self->tool.value == RDT_CROSSING_BRIDGE);

  for (int i = 0; i < LENGTH; i++)
    {
      if (is_river)
        rdt_tool_put (&river, setup, rdt_grid_cell_at (&setup->grid, 1, i));
      if (is_road)
        rdt_tool_put (&road, setup, rdt_grid_cell_at (&setup->grid, i, 1));
    }
}

static RdtSetup *
create_setup (RdtSwatch *self)
{
  RdtGrid grid = { .kind = self->kind, .width = LENGTH, .height = LENGTH };
  RdtSetup *setup;

  /* Exits are at the edge of the board. */
  if (self->tool.kind == RDT_TOOL_EXIT)
    grid.height = LENGTH - 1;
  setup = rdt_setup_new (&grid);

  setup->sides[0].id = g_strdup ("a");
  setup->sides[1].id = g_strdup ("b");
  put_lines (self, setup);
  rdt_tool_put (&self->tool, setup, rdt_grid_cell_at (&grid, 1, 1));

  return setup;
}

static void
paint (GtkWidget *widget,
       cairo_t   *cr)
{
  RdtSwatch *self = RDT_SWATCH (widget);
  g_autoptr(RdtSetup) setup = create_setup (self);
  g_autofree RdtPicture *picture = g_new (RdtPicture, 1);
  g_autofree RdtOverlay *overlay = g_new (RdtOverlay, 1);
  RdtCell middle = rdt_grid_cell_at (&setup->grid, 1, 1);
  RdtLayout layout;
  RdtBrush brush;
  RdtBox box;

  rdt_picture_show_setup (picture, setup);
  rdt_overlay_init (overlay);
  if (self->tool.kind == RDT_TOOL_DEPLOY)
    overlay->zones[middle] = self->tool.side;
  rdt_overlay_find_borders (overlay, &setup->grid);

  rdt_layout_init (&layout, &setup->grid, SIZE);
  box = rdt_layout_get_box (&layout, middle);
  cairo_translate (cr, -box.x - (box.width - SIZE) / 2, -box.y - (box.height - SIZE) / 2);

  /* Makes room for the height, which is at the bottom of a hilltop. */
  if (self->tool.kind == RDT_TOOL_HEIGHT)
    cairo_translate (cr, 0, -SIZE / 6.0);
  rdt_brush_init (&brush, cr, &layout, &self->palette, picture);
  rdt_painter_draw (&brush, overlay, RDT_PAINTER_UNITS | RDT_PAINTER_OVERLAY);
}

static void
rdt_swatch_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  RdtSwatch *self = RDT_SWATCH (widget);

  if (self->node == NULL)
    self->node = rdt_image_node_new (widget, SIZE, SIZE, paint);

  gtk_snapshot_append_node (snapshot, self->node);
}

static void
rdt_swatch_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  *minimum = *natural = SIZE;
}

static void
rdt_swatch_finalize (GObject *object)
{
  g_clear_pointer (&RDT_SWATCH (object)->node, gsk_render_node_unref);

  G_OBJECT_CLASS (rdt_swatch_parent_class)->finalize (object);
}

static void
rdt_swatch_class_init (RdtSwatchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rdt_swatch_finalize;

  widget_class->measure = rdt_swatch_measure;
  widget_class->snapshot = rdt_swatch_snapshot;

  gtk_widget_class_set_css_name (widget_class, "swatch");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rdt_swatch_init (RdtSwatch *self)
{
  rdt_palette_init (&self->palette, RDT_PALETTE_LIGHT, NULL, NULL);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
rdt_swatch_new (const RdtTool *tool)
{
  RdtSwatch *self = g_object_new (RDT_TYPE_SWATCH, NULL);

  self->tool = *tool;

  return GTK_WIDGET (self);
}

/**
 * rdt_swatch_show:
 *
 * Sets the tool to show.
 */
void
rdt_swatch_show (RdtSwatch        *self,
                 const RdtTool    *tool,
                 RdtGridKind       kind,
                 const RdtPalette *palette)
{
  g_return_if_fail (RDT_IS_SWATCH (self));

  if (rdt_tool_equal (&self->tool, tool) && self->kind == kind
      && memcmp (&self->palette, palette, sizeof *palette) == 0)
    return;

  self->tool = *tool;
  self->kind = kind;
  self->palette = *palette;
  forget (self);
}
