/* rdt-counter.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-counter.h"

#include <math.h>

#include "rdt-symbol.h"

/* In cells, unless noted otherwise. */
#define SIZE          0.6
#define CLIPPED       0.22     /* of the face, at the corners of the second side's */
#define EDGE          0.03
#define BEVEL         0.035
#define SYMBOL        0.74     /* relative to the face */
#define BADGE         0.105

/* The wedge for the facing on squares, whose point is clear of the face, and the
 * chevron on hexes, along the edge of the cell; of a counter of full size that faces
 * north, from its middle.
 */
static const RdtPoint wedge[] = { { 0, -0.475 }, { 0.22, -0.25 }, { -0.22, -0.25 } };
static const RdtPoint chevron[] = {
  { 0, -0.485 }, { 0.2, -0.375 }, { 0.16, -0.305 },
  { 0, -0.38 }, { -0.16, -0.305 }, { -0.2, -0.375 },
};

#define MAX_FRONT_CORNERS G_N_ELEMENTS (chevron)

/* The layout of units that share a cell, by their number; the last row applies to
 * all larger stacks.
 */
static const struct
{
  double size;
  double across;               /* the horizontal distance of the outer ones from the centre */
  double sag;                  /* how much lower they are than the middle one */
} fans[] = {
  { .size = SIZE },
  { .size = SIZE },
  { .size = 0.47, .across = 0.14 },
  { .size = 0.4, .across = 0.26, .sag = 0.1 },
  { .size = 0.34, .across = 0.3, .sag = 0.12 },
};

/**
 * rdt_counter_get_box:
 *
 * Returns: the face of a counter; those of a stack are fanned out, so that each
 *   can be seen and clicked
 */
RdtBox
rdt_counter_get_box (const RdtCounter *self,
                     const RdtLayout  *layout)
{
  RdtPoint center = rdt_layout_get_center (layout, self->cell);
  guint fan = MIN (self->n_there, G_N_ELEMENTS (fans) - 1);
  double size = layout->cell * fans[fan].size;
  double way = self->n_there > 1 ? 2.0 * self->place / (self->n_there - 1) - 1 : 0;

  return (RdtBox) {
    .x = center.x - size / 2 + way * fans[fan].across * layout->cell,
    .y = center.y - size / 2 + (way * way - 0.5) * fans[fan].sag * layout->cell,
    .width = size,
    .height = size,
  };
}

/* Finds the corners of the wedge or chevron.
 *
 * Returns: how many there are
 */
static guint
get_front_corners (const RdtCounter *self,
                   const RdtLayout  *layout,
                   RdtBox            face,
                   RdtPoint         *corners)
{
  gboolean is_hex = layout->grid.kind == RDT_GRID_HEX;
  const RdtPoint *points = is_hex ? chevron : wedge;
  guint n = is_hex ? G_N_ELEMENTS (chevron) : G_N_ELEMENTS (wedge);
  double angle = rdt_layout_get_angle (layout, self->facing);
  double across = face.width / SIZE * cos (angle);
  double along = face.width / SIZE * sin (angle);

  for (guint i = 0; i < n; i++)
    corners[i] = (RdtPoint) {
      face.x + face.width / 2 + points[i].x * across - points[i].y * along,
      face.y + face.height / 2 + points[i].x * along + points[i].y * across,
    };

  return n;
}

/**
 * rdt_counter_get_front:
 *
 * Returns: the bounding box of the wedge or chevron, without its halo; empty if the
 *   unit has no facing
 */
RdtBox
rdt_counter_get_front (const RdtCounter *self,
                       const RdtLayout  *layout)
{
  RdtPoint corners[MAX_FRONT_CORNERS];
  RdtPoint least = { G_MAXDOUBLE, G_MAXDOUBLE };
  RdtPoint most = { -G_MAXDOUBLE, -G_MAXDOUBLE };
  guint n;

  if (self->facing == RDT_NO_FACING)
    return (RdtBox) { 0 };

  n = get_front_corners (self, layout, rdt_counter_get_box (self, layout), corners);
  for (guint i = 0; i < n; i++)
    {
      least.x = MIN (least.x, corners[i].x);
      least.y = MIN (least.y, corners[i].y);
      most.x = MAX (most.x, corners[i].x);
      most.y = MAX (most.y, corners[i].y);
    }

  return (RdtBox) { least.x, least.y, most.x - least.x, most.y - least.y };
}

/**
 * rdt_counter_get_way_down:
 *
 * Returns: 1 if the unit faces down, also aslant, -1 if it faces up, 0 if neither
 */
int
rdt_counter_get_way_down (const RdtCounter *self,
                          const RdtLayout  *layout)
{
  double down;

  if (self->facing == RDT_NO_FACING)
    return 0;

  down = -cos (rdt_layout_get_angle (layout, self->facing));

  return (down > 0.1) - (down < -0.1);
}

/**
 * rdt_counter_get_extents:
 *
 * Returns: the bounding box of a counter with its marks
 */
RdtBox
rdt_counter_get_extents (const RdtCounter *self,
                         const RdtLayout  *layout)
{
  RdtPoint center = rdt_layout_get_center (layout, self->cell);
  double half = layout->cell * (self->n_there > 1 ? 0.66 : SIZE / 2 + 0.24);

  return (RdtBox) {
    .x = center.x - half,
    .y = center.y - half,
    .width = 2 * half,
    .height = 2 * half,
  };
}

/* Sides differ in shape: the first has square corners, the second clipped ones. */
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

static void
trace_front (const RdtCounter *self,
             const RdtBrush   *brush,
             RdtBox            box)
{
  RdtPoint corners[MAX_FRONT_CORNERS];
  guint n = get_front_corners (self, brush->layout, box, corners);

  for (guint i = 0; i < n; i++)
    cairo_line_to (brush->cr, corners[i].x, corners[i].y);
  cairo_close_path (brush->cr);
}

/* A shadow, except on paper. */
static void
draw_shadow (const RdtCounter *self,
             const RdtBrush   *brush,
             RdtBox            box)
{
  double step = brush->layout->cell * 0.018;

  if (brush->is_paper)
    return;

  for (guint i = 1; i <= 3; i++)
    {
      trace_face (brush, (RdtBox) { box.x + step * i, box.y + step * (i + 0.6), box.width,
                                    box.height }, self->side);
      rdt_brush_fill (brush, RDT_INK_SHADE);
    }
}

/* The bevel of a thick counter, lit from the north-west. */
static void
draw_bevel (const RdtCounter *self,
            const RdtBrush   *brush,
            RdtBox            box)
{
  double width = brush->layout->cell * BEVEL;

  if (brush->is_paper || !rdt_brush_has_detail (brush))
    return;

  for (guint pass = 0; pass < 2; pass++)
    {
      cairo_save (brush->cr);
      cairo_move_to (brush->cr, box.x, box.y + box.height);
      if (pass == 0)
        cairo_line_to (brush->cr, box.x, box.y);
      else
        cairo_line_to (brush->cr, box.x + box.width, box.y + box.height);
      cairo_line_to (brush->cr, box.x + box.width, box.y);
      cairo_close_path (brush->cr);
      cairo_clip (brush->cr);
      trace_face (brush, (RdtBox) { box.x + width / 2, box.y + width / 2,
                                    box.width - width, box.height - width }, self->side);
      rdt_brush_stroke (brush, pass == 0 ? RDT_INK_LIGHT : RDT_INK_SHADE, width);
      cairo_restore (brush->cr);
    }
}

static void
draw_wedge (const RdtCounter *self,
            const RdtBrush   *brush,
            RdtBox            box,
            gboolean          is_halo)
{
  RdtInkName edge = rdt_ink_for_side (RDT_INK_SIDE_A_EDGE, self->side);
  double width = MAX (brush->layout->cell * EDGE, brush->layout->hairline);

  if (self->facing == RDT_NO_FACING)
    return;

  trace_front (self, brush, box);
  if (is_halo)
    rdt_brush_stroke (brush, RDT_INK_HALO, width * 2.4);
  else
    rdt_brush_fill_and_stroke (brush, edge, edge, width * 0.6);
}

/**
 * rdt_counter_draw_front:
 *
 * Draws the wedge or chevron again, over what has been drawn over the counter.
 */
void
rdt_counter_draw_front (const RdtCounter *self,
                        const RdtBrush   *brush)
{
  RdtBox box = rdt_counter_get_box (self, brush->layout);
  RdtBox extents = rdt_counter_get_extents (self, brush->layout);

  cairo_save (brush->cr);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);

  /* The base of a wedge is behind the face. */
  if (brush->layout->grid.kind == RDT_GRID_SQUARE)
    {
      cairo_rectangle (brush->cr, extents.x, extents.y, extents.width, extents.height);
      trace_face (brush, box, self->side);
      cairo_set_fill_rule (brush->cr, CAIRO_FILL_RULE_EVEN_ODD);
      cairo_clip (brush->cr);
    }

  draw_wedge (self, brush, box, TRUE);
  draw_wedge (self, brush, box, FALSE);
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
  gboolean is_hex = brush->layout->grid.kind == RDT_GRID_HEX;

  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);

  draw_shadow (self, brush, box);
  draw_wedge (self, brush, box, TRUE);
  trace_face (brush, box, self->side);
  rdt_brush_stroke (brush, RDT_INK_HALO, width * 2.4);

  if (!is_hex)
    draw_wedge (self, brush, box, FALSE);
  trace_face (brush, box, self->side);
  rdt_brush_fill (brush, face);
  draw_bevel (self, brush, box);
  trace_face (brush, box, self->side);
  rdt_brush_stroke (brush, edge, width);

  /* On a corner of the face only a sliver of the wedge would be visible. */
  if (is_hex)
    {
      draw_wedge (self, brush, box, TRUE);
      draw_wedge (self, brush, box, FALSE);
    }
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

/* A star for elite units, a bar for poor ones. */
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

/* A round badge on the edge of a counter, with a sign. */
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

/* An arrow. */
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

/* A bar in a ring, as in "no entry". */
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

/* Crossed tools for a work, or dots for loading in progress. */
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

/* Crosshairs for declared fire. */
static void
draw_declared (const RdtBrush *brush,
               double          x,
               double          y)
{
  draw_badge (brush, x, y, RDT_INK_TARGET);
  cairo_arc (brush->cr, 0, 0, 0.42, 0, 2 * M_PI);
  end_badge (brush);
}

/* A drop for a gas shell. */
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

/* Waves for fording a river or crossing a trench. */
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

/* The number of units. */
static void
draw_count (const RdtBrush *brush,
            double          x,
            double          y,
            guint           n)
{
  double radius = brush->layout->cell * BADGE;
  char text[4];

  draw_badge (brush, x, y, RDT_INK_MARK);
  cairo_restore (brush->cr);
  g_snprintf (text, sizeof text, "%u", n);
  rdt_brush_write (brush, text, (RdtPoint) { x, y }, radius * 1.5, RDT_INK_MARK_TEXT);
}

/* Whether badges are at the upper edge, so that they do not hide a facing below. */
static gboolean
has_badges_above (const RdtCounter *self,
                  const RdtBrush   *brush)
{
  return rdt_counter_get_way_down (self, brush->layout) > 0;
}

/* Badges are in a row, in order of importance. */
static void
draw_badges (const RdtBrush *brush,
             guint32         marks,
             double          x,
             double          y)
{
  for (guint i = 0; i < G_N_ELEMENTS (badges); i++)
    {
      if ((marks & badges[i].mark) == 0)
        continue;

      badges[i].draw (brush, x, y);
      x += brush->layout->cell * BADGE * 2;
    }
}

/* All units of a stack share a row, which begins with their number. */
static void
draw_stack_badges (const RdtCounter *self,
                   const RdtBrush   *brush)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, self->cell);
  double step = brush->layout->cell * BADGE * 2;
  guint n = 1;
  double x;

  for (guint i = 0; i < G_N_ELEMENTS (badges); i++)
    n += (self->stack_marks & badges[i].mark) != 0;

  x = center.x - step * (n - 1) / 2;
  center.y += brush->layout->cell * (has_badges_above (self, brush) ? -0.36 : 0.36);
  draw_count (brush, x, center.y, self->n_there);
  draw_badges (brush, self->stack_marks, x + step, center.y);
}

/* Draws the cargo, small, on a corner. */
static void
draw_cargo (const RdtCounter *self,
            const RdtBrush   *brush,
            RdtBox            box)
{
  RdtInkName face = rdt_ink_for_side (RDT_INK_SIDE_A, self->side);
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

  trace_face (brush, small, self->side);
  rdt_brush_fill_and_stroke (brush, face, text, brush->layout->hairline);
  rdt_symbol_draw (self->cargo, brush, symbol, text, face);
}

/* A trench hides the lower part of the unit in it. */
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
 * @box: the place
 *
 * Draws a counter without marks, at any place.
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
  if (self->type != NULL)
    rdt_symbol_draw (self->type, brush, symbol, text, face);
  draw_quality (self, brush, box);
}

/**
 * rdt_counter_draw:
 *
 * Draws a unit in its cell, with all its marks.
 */
void
rdt_counter_draw (const RdtCounter *self,
                  const RdtBrush   *brush)
{
  RdtBox box = rdt_counter_get_box (self, brush->layout);
  double inset = brush->layout->cell * BADGE * 0.2;
  double row = has_badges_above (self, brush) ? box.y + inset : box.y + box.height - inset;

  rdt_counter_draw_face (self, brush, box);

  if ((self->marks & RDT_MARK_ENTRENCHED) != 0)
    {
      draw_parapet (brush, box);
      rdt_counter_draw_front (self, brush);
    }

  if (self->cargo != NULL)
    draw_cargo (self, brush, box);

  if (self->n_there <= 1)
    draw_badges (brush, self->marks, box.x + brush->layout->cell * BADGE * 0.5, row);
  else if (self->is_top)
    draw_stack_badges (self, brush);
}
