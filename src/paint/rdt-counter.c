/* rdt-counter.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-counter.h"

#include <math.h>

#include "rdt-symbol.h"

/* All in cells, unless said otherwise. */
#define SIZE          0.6
#define STACKED_SIZE  0.52
#define STACK_STEP    0.13
#define WEDGE_REACH   0.475
#define WEDGE_WIDTH   0.22
#define CLIPPED       0.22     /* of the face, at each corner of side B's */
#define EDGE          0.03
#define SYMBOL        0.74     /* of the face */
#define BADGE         0.105

/**
 * rdt_counter_get_box:
 *
 * Returns: where a counter's face lies; those of a stack lie askew, so that
 *   each can be seen and clicked
 */
RdtBox
rdt_counter_get_box (const RdtCounter *self,
                     const RdtLayout  *layout)
{
  RdtPoint center = rdt_layout_get_center (layout, self->cell);
  double size = layout->cell * (self->n_there > 1 ? STACKED_SIZE : SIZE);
  double step = layout->cell * STACK_STEP * (self->place - (self->n_there - 1) / 2.0);

  return (RdtBox) {
    .x = center.x - size / 2 + step,
    .y = center.y - size / 2 - step,
    .width = size,
    .height = size,
  };
}

/**
 * rdt_counter_get_extents:
 *
 * Returns: a box around all that is drawn of a counter
 */
RdtBox
rdt_counter_get_extents (const RdtCounter *self,
                         const RdtLayout  *layout)
{
  RdtBox box = rdt_counter_get_box (self, layout);
  double more = layout->cell * 0.24;

  return (RdtBox) {
    .x = box.x - more,
    .y = box.y - more,
    .width = box.width + 2 * more,
    .height = box.height + 2 * more,
  };
}

/* Sides differ by shape: the first has square corners, the other clipped. */
static void
trace_face (const RdtBrush *brush,
            RdtBox          box,
            RdtSide         side)
{
  double clip = side == 0 ? 0 : box.width * CLIPPED;
  double right = box.x + box.width;
  double bottom = box.y + box.height;

  if (clip == 0)
    {
      cairo_rectangle (brush->cr, box.x, box.y, box.width, box.height);
      return;
    }

  cairo_move_to (brush->cr, box.x + clip, box.y);
  cairo_line_to (brush->cr, right - clip, box.y);
  cairo_line_to (brush->cr, right, box.y + clip);
  cairo_line_to (brush->cr, right, bottom - clip);
  cairo_line_to (brush->cr, right - clip, bottom);
  cairo_line_to (brush->cr, box.x + clip, bottom);
  cairo_line_to (brush->cr, box.x, bottom - clip);
  cairo_line_to (brush->cr, box.x, box.y + clip);
  cairo_close_path (brush->cr);
}

/* A wedge towards the front: its point stands clear of the face. */
static void
trace_wedge (const RdtCounter *self,
             const RdtBrush   *brush,
             RdtBox            box)
{
  double scale = box.width / SIZE;
  double middle_x = box.x + box.width / 2;
  double middle_y = box.y + box.height / 2;

  cairo_save (brush->cr);
  cairo_translate (brush->cr, middle_x, middle_y);
  cairo_rotate (brush->cr, rdt_layout_get_angle (brush->layout, self->facing));
  cairo_scale (brush->cr, scale, scale);
  cairo_move_to (brush->cr, 0, -WEDGE_REACH);
  cairo_line_to (brush->cr, WEDGE_WIDTH, -SIZE / 2 + 0.05);
  cairo_line_to (brush->cr, -WEDGE_WIDTH, -SIZE / 2 + 0.05);
  cairo_close_path (brush->cr);
  cairo_restore (brush->cr);
}

static void
draw_body (const RdtCounter *self,
           const RdtBrush   *brush,
           RdtBox            box)
{
  RdtInkName face = rdt_ink_for_side (RDT_INK_SIDE_A, self->side);
  RdtInkName edge = rdt_ink_for_side (RDT_INK_SIDE_A_EDGE, self->side);
  double width = MAX (brush->layout->cell * EDGE, brush->layout->hairline);
  RdtBox shadow = box;

  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);

  if (self->facing != RDT_NO_FACING)
    {
      trace_wedge (self, brush, box);
      rdt_brush_stroke (brush, RDT_INK_HALO, width * 2.4);
    }
  trace_face (brush, box, self->side);
  rdt_brush_stroke (brush, RDT_INK_HALO, width * 2.4);

  shadow.x += width;
  shadow.y += width;
  trace_face (brush, shadow, self->side);
  rdt_brush_fill (brush, RDT_INK_SHADE);

  if (self->facing != RDT_NO_FACING)
    {
      trace_wedge (self, brush, box);
      rdt_brush_fill_and_stroke (brush, edge, edge, width);
    }
  trace_face (brush, box, self->side);
  rdt_brush_fill_and_stroke (brush, face, edge, width);
}

static void
trace_star (const RdtBrush *brush,
            double          x,
            double          y,
            double          radius)
{
  for (guint i = 0; i < 10; i++)
    {
      double r = i % 2 == 0 ? radius : radius * 0.42;
      double angle = M_PI / 5 * i;

      cairo_line_to (brush->cr, x + r * sin (angle), y - r * cos (angle));
    }
  cairo_close_path (brush->cr);
}

/* An elite unit has a star, a poor one a bar; an average one neither. */
static void
draw_quality (const RdtCounter *self,
              const RdtBrush   *brush,
              RdtBox            box)
{
  RdtInkName ink = rdt_ink_for_side (RDT_INK_SIDE_A_TEXT, self->side);
  double radius = box.width * 0.12;
  double x = box.x + box.width - radius * 1.5;
  double y = box.y + radius * 1.5;

  if (self->side != 0)
    {
      x -= box.width * 0.05;
      y += box.width * 0.05;
    }

  if (self->quality == RDT_QUALITY_ELITE)
    {
      trace_star (brush, x, y, radius * 1.15);
      rdt_brush_fill (brush, ink);
    }
  else if (self->quality == RDT_QUALITY_POOR)
    {
      cairo_move_to (brush->cr, x - radius * 0.9, y);
      cairo_line_to (brush->cr, x + radius * 0.9, y);
      rdt_brush_stroke (brush, ink, radius * 0.55);
    }
}

/* A round badge on the edge of a counter, with a letter-like sign. */
static void
draw_badge (const RdtBrush *brush,
            double          x,
            double          y,
            RdtInkName      ink)
{
  double radius = brush->layout->cell * BADGE;

  cairo_arc (brush->cr, x, y, radius * 1.2, 0, 2 * M_PI);
  rdt_brush_fill (brush, RDT_INK_HALO);
  cairo_arc (brush->cr, x, y, radius, 0, 2 * M_PI);
  rdt_brush_fill (brush, ink);

  cairo_save (brush->cr);
  cairo_translate (brush->cr, x, y);
  cairo_scale (brush->cr, radius, radius);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
}

static void
end_badge (const RdtBrush *brush)
{
  rdt_brush_stroke (brush, RDT_INK_MARK_TEXT, 0.28);
  cairo_restore (brush->cr);
}

/* → */
static void
draw_moved (const RdtBrush *brush,
            double          x,
            double          y)
{
  draw_badge (brush, x, y, RDT_INK_MARK);
  cairo_move_to (brush->cr, -0.5, 0);
  cairo_line_to (brush->cr, 0.5, 0);
  cairo_move_to (brush->cr, 0.1, -0.4);
  cairo_line_to (brush->cr, 0.5, 0);
  cairo_line_to (brush->cr, 0.1, 0.4);
  end_badge (brush);
}

/* A flash. */
static void
draw_fired (const RdtBrush *brush,
            double          x,
            double          y)
{
  draw_badge (brush, x, y, RDT_INK_MARK);
  for (guint i = 0; i < 4; i++)
    {
      double angle = M_PI_4 * i;

      cairo_move_to (brush->cr, -0.55 * cos (angle), -0.55 * sin (angle));
      cairo_line_to (brush->cr, 0.55 * cos (angle), 0.55 * sin (angle));
    }
  end_badge (brush);
}

/* A tick. */
static void
draw_done (const RdtBrush *brush,
           double          x,
           double          y)
{
  draw_badge (brush, x, y, RDT_INK_MARK);
  cairo_move_to (brush->cr, -0.45, 0.05);
  cairo_line_to (brush->cr, -0.1, 0.42);
  cairo_line_to (brush->cr, 0.5, -0.38);
  end_badge (brush);
}

/* A bar through a ring: no way on. */
static void
draw_pinned (const RdtBrush *brush,
             double          x,
             double          y)
{
  draw_badge (brush, x, y, RDT_INK_TARGET);
  cairo_move_to (brush->cr, -0.5, 0);
  cairo_line_to (brush->cr, 0.5, 0);
  end_badge (brush);
}

/* Crossed tools of a work, and the same dots for a loading under way. */
static void
draw_busy (const RdtBrush *brush,
           double          x,
           double          y)
{
  draw_badge (brush, x, y, RDT_INK_MARK);
  for (int i = -1; i <= 1; i++)
    {
      cairo_move_to (brush->cr, i * 0.5, 0);
      cairo_line_to (brush->cr, i * 0.5, 0);
    }
  end_badge (brush);
}

/* A sight's cross: its fire is declared. */
static void
draw_declared (const RdtBrush *brush,
               double          x,
               double          y)
{
  draw_badge (brush, x, y, RDT_INK_TARGET);
  cairo_arc (brush->cr, 0, 0, 0.42, 0, 2 * M_PI);
  end_badge (brush);
}

/* A drop: it carries a gas shell. */
static void
draw_shell (const RdtBrush *brush,
            double          x,
            double          y)
{
  draw_badge (brush, x, y, RDT_INK_GAS_EDGE);
  cairo_move_to (brush->cr, 0, -0.55);
  cairo_curve_to (brush->cr, 0.7, 0.3, 0.3, 0.55, 0, 0.55);
  cairo_curve_to (brush->cr, -0.3, 0.55, -0.7, 0.3, 0, -0.55);
  end_badge (brush);
}

/* Waves: it fords a river or crosses a trench. */
static void
draw_crossing (const RdtBrush *brush,
               double          x,
               double          y)
{
  draw_badge (brush, x, y, RDT_INK_RIVER_BANK);
  for (int i = -1; i <= 1; i += 2)
    {
      cairo_move_to (brush->cr, -0.55, i * 0.25);
      cairo_curve_to (brush->cr, -0.2, i * 0.25 - 0.4, 0.2, i * 0.25 + 0.4, 0.55, i * 0.25);
    }
  end_badge (brush);
}

typedef void (*DrawBadge) (const RdtBrush *brush,
                           double          x,
                           double          y);

static const struct
{
  RdtMark   mark;
  DrawBadge draw;
} badges[] = {
  { .mark = RDT_MARK_PINNED, .draw = draw_pinned },
  { .mark = RDT_MARK_DECLARED, .draw = draw_declared },
  { .mark = RDT_MARK_MOVED, .draw = draw_moved },
  { .mark = RDT_MARK_FIRED, .draw = draw_fired },
  { .mark = RDT_MARK_DONE, .draw = draw_done },
  { .mark = RDT_MARK_WORKING | RDT_MARK_LOADING, .draw = draw_busy },
  { .mark = RDT_MARK_FORDING | RDT_MARK_CROSSING, .draw = draw_crossing },
  { .mark = RDT_MARK_SHELL, .draw = draw_shell },
};

/* Badges stand in a row along the lower edge, the weightiest first. */
static void
draw_badges (const RdtCounter *self,
             const RdtBrush   *brush,
             RdtBox            box)
{
  double step = brush->layout->cell * BADGE * 2;
  double x = box.x + step * 0.25;

  for (guint i = 0; i < G_N_ELEMENTS (badges); i++)
    {
      if ((self->marks & badges[i].mark) == 0)
        continue;

      badges[i].draw (brush, x, box.y + box.height - step * 0.1);
      x += step;
    }
}

/* What it carries or tows, small, on a corner of its own. */
static void
draw_cargo (const RdtCounter *self,
            const RdtBrush   *brush,
            RdtBox            box)
{
  RdtInkName face = rdt_ink_for_side (RDT_INK_SIDE_A_EDGE, self->side);
  RdtInkName text = rdt_ink_for_side (RDT_INK_SIDE_A_TEXT, self->side);
  double size = box.width * 0.46;
  RdtBox small = {
    .x = box.x + box.width - size * 0.62,
    .y = box.y + box.height - size * 0.62,
    .width = size,
    .height = size,
  };
  RdtBox symbol = {
    .x = small.x + size * 0.14,
    .y = small.y + size * 0.14,
    .width = size * 0.72,
    .height = size * 0.72,
  };

  if (rdt_palette_is_ink (brush->palette))
    face = rdt_ink_for_side (RDT_INK_SIDE_A, self->side);

  trace_face (brush, small, self->side);
  rdt_brush_fill_and_stroke (brush, face, text, brush->layout->hairline);
  rdt_symbol_draw (self->cargo, brush, symbol, text, face);
}

/* A trench hides the lower part of whoever stands in it. */
static void
draw_parapet (const RdtBrush *brush,
              RdtBox          box)
{
  double size = box.width;

  cairo_move_to (brush->cr, box.x - size * 0.1, box.y + size);
  for (guint i = 0; i < 6; i++)
    {
      cairo_rel_line_to (brush->cr, 0, i % 2 == 0 ? -size * 0.14 : size * 0.14);
      cairo_rel_line_to (brush->cr, size * 0.2, 0);
    }
  cairo_line_to (brush->cr, box.x + size * 1.1, box.y + size * 1.06);
  cairo_line_to (brush->cr, box.x - size * 0.1, box.y + size * 1.06);
  cairo_close_path (brush->cr);
  rdt_brush_fill_and_stroke (brush, RDT_INK_EARTH, RDT_INK_WORKS, brush->layout->hairline);
}

/**
 * rdt_counter_draw_face:
 * @box: where
 *
 * Draws a counter, without what it has done, anywhere.
 */
void
rdt_counter_draw_face (const RdtCounter *self,
                       const RdtBrush   *brush,
                       RdtBox            box)
{
  RdtInkName face = rdt_ink_for_side (RDT_INK_SIDE_A, self->side);
  RdtInkName text = rdt_ink_for_side (RDT_INK_SIDE_A_TEXT, self->side);
  double size = box.width * SYMBOL;
  RdtBox symbol = {
    .x = box.x + (box.width - size) / 2,
    .y = box.y + (box.height - size) / 2 + box.height * 0.02,
    .width = size,
    .height = size,
  };

  draw_body (self, brush, box);
  rdt_symbol_draw (self->type, brush, symbol, text, face);
  draw_quality (self, brush, box);
}

/**
 * rdt_counter_draw:
 *
 * Draws a unit where it stands, with all its marks.
 */
void
rdt_counter_draw (const RdtCounter *self,
                  const RdtBrush   *brush)
{
  RdtBox box = rdt_counter_get_box (self, brush->layout);

  rdt_counter_draw_face (self, brush, box);

  if ((self->marks & RDT_MARK_ENTRENCHED) != 0)
    draw_parapet (brush, box);

  if (self->cargo != NULL)
    draw_cargo (self, brush, box);

  draw_badges (self, brush, box);
}
