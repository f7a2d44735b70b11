/* rdt-rulers.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-rulers.h"

#include "rdt-coordinates.h"
#include "rdt-node-list.h"

/* The share of the margin that has to be scrolled out before labels are clipped. */
#define CUT 0.25

enum
{
  COLUMNS,
  ROWS,
  N_RULERS
};

/**
 * RdtRulers:
 * @nodes: as wide as the margin, along the top and left edges
 * @boxes: the part of the board that each of them shows
 */
struct _RdtRulers
{
  GskRenderNode *nodes[N_RULERS];
  RdtBox         boxes[N_RULERS];
};

RdtRulers *
rdt_rulers_new (void)
{
  return g_new0 (RdtRulers, 1);
}

void
rdt_rulers_free (RdtRulers *self)
{
  rdt_rulers_forget (self);
  g_free (self);
}

/**
 * rdt_rulers_forget:
 *
 * Drops the nodes, which are made again on demand.
 */
void
rdt_rulers_forget (RdtRulers *self)
{
  for (guint i = 0; i < N_RULERS; i++)
    g_clear_pointer (&self->nodes[i], gsk_render_node_unref);
}

/* The first column beside the vertical ruler. */
static int
find_column (const RdtLayout *layout,
             double           right)
{
  int column = 0;

  while (column < layout->grid.width - 1
         && rdt_layout_get_center (layout, rdt_grid_cell_at (&layout->grid, column, 0)).x < right)
    column++;

  return column;
}

static void
rule (const RdtBrush *brush,
      const RdtBox   *box,
      guint           ruler)
{
  double right = box->x + box->width;
  double bottom = box->y + box->height;
  double half = brush->layout->margin / 2;

  rdt_palette_set_source (brush->palette, brush->cr, RDT_INK_MARGIN);
  cairo_paint (brush->cr);

  cairo_move_to (brush->cr, right, bottom);
  if (ruler == COLUMNS)
    cairo_line_to (brush->cr, box->x, bottom);
  else
    cairo_line_to (brush->cr, right, box->y);
  rdt_brush_stroke (brush, RDT_INK_GRID, 2 * brush->layout->hairline);

  if (ruler == COLUMNS)
    rdt_coordinates_draw_columns (brush, box->y + half);
  else
    rdt_coordinates_draw_rows (brush, find_column (brush->layout, right), box->x + half);
}

static GskRenderNode *
draw (const RdtBrush *brush,
      const RdtBox   *box,
      guint           ruler)
{
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (box->x, box->y,
                                                                 box->width, box->height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);
  RdtBrush own;

  rdt_brush_init (&own, cr, brush->layout, brush->palette, brush->picture);
  rule (&own, box, ruler);
  cairo_destroy (cr);

  return node;
}

/* The strip of the visible part that a ruler covers.  The corner belongs to the
 * columns.
 */
static RdtBox
find_box (const RdtBox *visible,
          double        margin,
          guint         ruler,
          gboolean      are_both)
{
  RdtBox box = *visible;

  if (ruler == COLUMNS)
    box.height = margin;
  else
    box.width = margin;

  if (are_both && ruler == ROWS)
    {
      box.y += margin;
      box.height -= margin;
    }

  return box;
}

static gboolean
is_same_box (const RdtBox *a,
             const RdtBox *b)
{
  return a->x == b->x && a->y == b->y && a->width == b->width && a->height == b->height;
}

static void
update (RdtRulers      *self,
        const RdtBrush *brush,
        const RdtBox   *box,
        guint           ruler)
{
  if (self->nodes[ruler] != NULL && is_same_box (&self->boxes[ruler], box))
    return;

  g_clear_pointer (&self->nodes[ruler], gsk_render_node_unref);
  self->nodes[ruler] = draw (brush, box, ruler);
  self->boxes[ruler] = *box;
}

/**
 * rdt_rulers_append:
 * @brush: the brush; its drawing context is not used
 * @visible: the visible part of the board
 *
 * Appends the rulers that are needed, in the coordinates of the board.
 */
void
rdt_rulers_append (RdtRulers      *self,
                   const RdtBrush *brush,
                   const RdtBox   *visible,
                   GtkSnapshot    *snapshot)
{
  double margin = brush->layout->margin;
  gboolean wants[N_RULERS] = { visible->y > margin * CUT, visible->x > margin * CUT };
  RdtNodeList *nodes = rdt_node_list_new ();

  for (guint i = 0; i < N_RULERS; i++)
    {
      RdtBox box = find_box (visible, margin, i, wants[COLUMNS]);

      if (wants[i])
        update (self, brush, &box, i);
      rdt_node_list_add (nodes, wants[i] ? self->nodes[i] : NULL);
    }

  rdt_node_list_append (nodes, snapshot);
  rdt_node_list_free (nodes);
}
