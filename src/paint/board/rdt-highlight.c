/* rdt-highlight.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-highlight.h"

#include <math.h>

#include "rdt-counter.h"

static void
tint (const RdtBrush *brush,
      RdtInkName      ink,
      double          strength)
{
  const RdtInk *colour = &brush->palette->inks[ink];

  if (rdt_palette_is_ink (brush->palette))
    {
      cairo_new_path (brush->cr);
      return;
    }

  cairo_set_source_rgba (brush->cr, colour->red, colour->green, colour->blue,
                         colour->alpha * strength);
  cairo_fill (brush->cr);
}

void
rdt_highlight_draw_arc (const RdtBrush *brush,
                        RdtCell         cell)
{
  rdt_brush_trace_inset (brush, cell, 0.0);
  rdt_brush_fill (brush, RDT_INK_ARC);
}

/* The border of a zone along an edge of a cell. */
static void
trace_border (const RdtBrush *brush,
              RdtCell         cell,
              RdtFacing       facing)
{
  RdtPoint side = rdt_layout_get_side (brush->layout, cell, facing);
  double size = brush->layout->cell;
  double half = (brush->layout->grid.kind == RDT_GRID_HEX ? size / sqrt (3) : size) / 2;

  cairo_save (brush->cr);
  cairo_translate (brush->cr, side.x, side.y);
  cairo_rotate (brush->cr, rdt_layout_get_angle (brush->layout, facing));
  cairo_move_to (brush->cr, -half, 0);
  cairo_line_to (brush->cr, half, 0);
  cairo_restore (brush->cr);
}

/* Draws a zone: a tint with a single outline. */
void
rdt_highlight_draw_zone (const RdtBrush *brush,
                         RdtCell         cell,
                         RdtSide         side,
                         guint8          borders)
{
  double size = brush->layout->cell;
  const double dashes[] = { size * 0.1, size * 0.1 };
  /* In black ink the first side is white, which would erase lines. */
  RdtInkName line = rdt_ink_for_side (rdt_palette_is_ink (brush->palette) ? RDT_INK_SIDE_A_EDGE
                                                                          : RDT_INK_SIDE_A, side);

  rdt_brush_trace_cell (brush, cell);
  tint (brush, rdt_ink_for_side (RDT_INK_SIDE_A, side), 0.14);

  if (borders == 0)
    return;

  cairo_save (brush->cr);
  rdt_brush_trace_cell (brush, cell);
  cairo_clip (brush->cr);
  for (; borders != 0; borders &= borders - 1)
    trace_border (brush, cell, rdt_lowest_bit (borders));
  cairo_set_dash (brush->cr, dashes, side == 0 ? 0 : G_N_ELEMENTS (dashes), 0);
  rdt_brush_stroke (brush, line, MAX (size * 0.1, 2 * brush->layout->hairline));
  cairo_restore (brush->cr);
}

/**
 * rdt_highlight_draw_reach:
 * @borders: its outer edges, as a bit mask of facings
 *
 * Draws cells that can be reached: a soft tint with a bold outline.
 */
void
rdt_highlight_draw_reach (const RdtBrush *brush,
                          RdtCell         cell,
                          guint8          borders)
{
  double width = MAX (brush->layout->cell * 0.07, 2 * brush->layout->hairline);

  rdt_brush_trace_cell (brush, cell);
  tint (brush, RDT_INK_REACH, 0.17);

  if (borders == 0)
    return;

  /* The line is clipped to its half inside the cell. */
  cairo_save (brush->cr);
  rdt_brush_trace_cell (brush, cell);
  cairo_clip (brush->cr);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_SQUARE);
  for (guint8 rest = borders; rest != 0; rest &= rest - 1)
    trace_border (brush, cell, rdt_lowest_bit (rest));
  rdt_brush_stroke (brush, RDT_INK_HALO, 2 * (width + brush->layout->cell * 0.025));
  for (guint8 rest = borders; rest != 0; rest &= rest - 1)
    trace_border (brush, cell, rdt_lowest_bit (rest));
  rdt_brush_stroke (brush, RDT_INK_REACH, 2 * width);
  cairo_restore (brush->cr);
}

/* A dot, a dot in a ring, a crossed ring, crossed blades, or the cross of a grave:
 * shapes, because not everybody can tell colours apart.
 */
static void
trace_move_effect (const RdtBrush *brush,
                   RdtMoveEffect   effect)
{
  switch (effect)
    {
    case RDT_MOVE_EFFECT_NONE:
      cairo_move_to (brush->cr, 0, 0);
      cairo_line_to (brush->cr, 0, 0);
      break;

    case RDT_MOVE_EFFECT_FIRE:
      cairo_new_sub_path (brush->cr);
      cairo_arc (brush->cr, 0, 0, 0.75, 0, 2 * M_PI);
      cairo_move_to (brush->cr, 0, 0);
      cairo_line_to (brush->cr, 0, 0);
      for (guint i = 0; i < 4; i++)
        {
          cairo_move_to (brush->cr, 0.75 * cos (M_PI_2 * i), 0.75 * sin (M_PI_2 * i));
          cairo_line_to (brush->cr, 1.15 * cos (M_PI_2 * i), 1.15 * sin (M_PI_2 * i));
        }
      break;

    case RDT_MOVE_EFFECT_SILENCE:
      cairo_new_sub_path (brush->cr);
      cairo_arc (brush->cr, 0, 0, 0.85, 0, 2 * M_PI);
      cairo_move_to (brush->cr, -0.6, 0.6);
      cairo_line_to (brush->cr, 0.6, -0.6);
      break;

    case RDT_MOVE_EFFECT_FIGHT:
      for (int way = -1; way <= 1; way += 2)
        {
          cairo_move_to (brush->cr, -0.95 * way, 0.95);
          cairo_line_to (brush->cr, 0.95 * way, -0.95);
          cairo_move_to (brush->cr, -0.95 * way, 0.2);
          cairo_line_to (brush->cr, -0.2 * way, 0.95);
        }
      break;

    case RDT_MOVE_EFFECT_DEATH:
      cairo_move_to (brush->cr, 0, -1.5);
      cairo_line_to (brush->cr, 0, 1.5);
      cairo_move_to (brush->cr, -0.9, -0.6);
      cairo_line_to (brush->cr, 0.9, -0.6);
      break;
    }
}

/**
 * rdt_highlight_draw_move_effect:
 *
 * Draws what a move to a cell means.
 */
void
rdt_highlight_draw_move_effect (const RdtBrush *brush,
                                RdtCell         cell,
                                RdtMoveEffect   effect)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double radius = brush->layout->cell * 0.12;
  double width = effect == RDT_MOVE_EFFECT_NONE ? 0.9 : 0.36;
  RdtInkName ink = RDT_INK_REACH;

  if (effect == RDT_MOVE_EFFECT_FIGHT)
    ink = RDT_INK_ATTACK;
  else if (effect == RDT_MOVE_EFFECT_DEATH)
    ink = RDT_INK_TARGET;

  cairo_save (brush->cr);
  cairo_translate (brush->cr, center.x, center.y);
  cairo_scale (brush->cr, radius, radius);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  trace_move_effect (brush, effect);
  rdt_brush_stroke (brush, RDT_INK_HALO, width + 0.4);
  trace_move_effect (brush, effect);
  rdt_brush_stroke (brush, ink, width);
  cairo_restore (brush->cr);
}

void
rdt_highlight_draw_selection (const RdtBrush *brush,
                              RdtCell         cell)
{
  double width = MAX (brush->layout->cell * 0.05, brush->layout->hairline * 2);

  rdt_brush_trace_inset (brush, cell, 0.035);
  tint (brush, RDT_INK_SELECTION, 0.28);
  rdt_brush_trace_inset (brush, cell, 0.035);
  rdt_brush_stroke (brush, RDT_INK_HALO, width * 1.6);
  rdt_brush_trace_inset (brush, cell, 0.035);
  rdt_brush_stroke (brush, RDT_INK_SELECTION, width);
}

/* A ring with crosshairs. */
void
rdt_highlight_draw_target (const RdtBrush *brush,
                           RdtCell         cell)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double size = brush->layout->cell;

  for (guint pass = 0; pass < 2; pass++)
    {
      cairo_new_sub_path (brush->cr);
      cairo_arc (brush->cr, center.x, center.y, size * 0.4, 0, 2 * M_PI);
      for (guint i = 0; i < 4; i++)
        {
          double angle = M_PI_2 * i;

          cairo_move_to (brush->cr,
                         center.x + size * 0.33 * sin (angle),
                         center.y - size * 0.33 * cos (angle));
          cairo_line_to (brush->cr,
                         center.x + size * 0.47 * sin (angle),
                         center.y - size * 0.47 * cos (angle));
        }
      rdt_brush_stroke (brush, pass == 0 ? RDT_INK_HALO : RDT_INK_TARGET,
                        size * (pass == 0 ? 0.07 : 0.035));
    }
}

/* Four points towards a ring. */
static void
trace_declared (const RdtBrush *brush,
                RdtPoint        center)
{
  double size = brush->layout->cell;

  cairo_new_sub_path (brush->cr);
  cairo_arc (brush->cr, center.x, center.y, size * 0.4, 0, 2 * M_PI);
  for (guint i = 0; i < 4; i++)
    {
      cairo_save (brush->cr);
      cairo_translate (brush->cr, center.x, center.y);
      cairo_rotate (brush->cr, M_PI_2 * i + M_PI_4);
      cairo_move_to (brush->cr, 0, -size * 0.36);
      cairo_line_to (brush->cr, size * 0.09, -size * 0.5);
      cairo_line_to (brush->cr, -size * 0.09, -size * 0.5);
      cairo_close_path (brush->cr);
      cairo_restore (brush->cr);
    }
}

/* The same sign as on the counter with the shell, placed beside the target. */
static void
trace_drop (const RdtBrush *brush,
            RdtPoint        center)
{
  double r = brush->layout->cell * 0.17;
  double x = center.x + brush->layout->cell * 0.3;
  double y = center.y - brush->layout->cell * 0.28;

  cairo_move_to (brush->cr, x, y - r);
  cairo_curve_to (brush->cr, x + r * 1.2, y + r * 0.5, x + r * 0.5, y + r, x, y + r);
  cairo_curve_to (brush->cr, x - r * 0.5, y + r, x - r * 1.2, y + r * 0.5, x, y - r);
  cairo_close_path (brush->cr);
}

/**
 * rdt_highlight_draw_declared:
 * @is_gas: whether any of it is gas
 *
 * Marks a cell with declared fire, with a drop in its centre for gas.
 */
void
rdt_highlight_draw_declared (const RdtBrush *brush,
                             RdtCell         cell,
                             gboolean        is_gas)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double size = brush->layout->cell;

  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  trace_declared (brush, center);
  rdt_brush_stroke (brush, RDT_INK_HALO, size * 0.11);
  trace_declared (brush, center);
  rdt_brush_stroke (brush, RDT_INK_TARGET, size * 0.06);

  if (!is_gas)
    return;

  trace_drop (brush, center);
  rdt_brush_stroke (brush, RDT_INK_HALO, size * 0.1);
  trace_drop (brush, center);
  rdt_brush_fill (brush, RDT_INK_GAS_EDGE);
}

/* From one point towards another, by a share of the way. */
static RdtPoint
step_towards (RdtPoint from,
              RdtPoint to,
              double   share)
{
  return (RdtPoint) { from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share };
}

/* A corner of a cell, and a part of both edges there. */
static void
trace_bracket (const RdtBrush *brush,
               const RdtPoint *corners,
               guint           n_corners,
               guint           index)
{
  RdtPoint corner = corners[index];
  RdtPoint start = step_towards (corner, corners[(index + n_corners - 1) % n_corners], 0.22);
  RdtPoint end = step_towards (corner, corners[(index + 1) % n_corners], 0.22);

  cairo_move_to (brush->cr, start.x, start.y);
  cairo_line_to (brush->cr, corner.x, corner.y);
  cairo_line_to (brush->cr, end.x, end.y);
}

/* Brackets at the corners. */
void
rdt_highlight_draw_attack (const RdtBrush *brush,
                           RdtCell         cell)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double size = brush->layout->cell;
  RdtPoint corners[RDT_MAX_CORNERS];
  guint n_corners = rdt_layout_get_corners (brush->layout, cell, corners);

  for (guint i = 0; i < n_corners; i++)
    corners[i] = step_towards (center, corners[i], 0.82);

  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i < n_corners; i++)
        trace_bracket (brush, corners, n_corners, i);
      rdt_brush_stroke (brush, pass == 0 ? RDT_INK_HALO : RDT_INK_ATTACK,
                        size * (pass == 0 ? 0.1 : 0.055));
    }
}

/* A dashed ring. */
void
rdt_highlight_draw_choice (const RdtBrush *brush,
                           RdtCell         cell)
{
  double size = brush->layout->cell;
  const double dashes[] = { size * 0.1, size * 0.06 };

  rdt_brush_trace_inset (brush, cell, 0.06);
  tint (brush, RDT_INK_CHOICE, 0.2);

  cairo_save (brush->cr);
  rdt_brush_trace_inset (brush, cell, 0.06);
  rdt_brush_stroke (brush, RDT_INK_HALO, size * 0.08);
  cairo_set_dash (brush->cr, dashes, G_N_ELEMENTS (dashes), 0);
  rdt_brush_trace_inset (brush, cell, 0.06);
  rdt_brush_stroke (brush, RDT_INK_CHOICE, size * 0.05);
  cairo_restore (brush->cr);
}

/* Half the extent of the sign of a unit that can still act, in cells. */
#define HALF_READY 0.08

/**
 * rdt_highlight_get_ready_box:
 *
 * Returns: the place of the sign of a unit that can still act, with its outline
 */
RdtBox
rdt_highlight_get_ready_box (const RdtLayout *layout,
                             RdtCell          cell)
{
  RdtPoint center = rdt_layout_get_center (layout, cell);
  double size = layout->cell;
  double across = layout->grid.kind == RDT_GRID_HEX ? 0.3 : 0.37;

  return (RdtBox) {
    .x = center.x + size * (across - HALF_READY),
    .y = center.y - size * (0.36 + HALF_READY),
    .width = 2 * size * HALF_READY,
    .height = 2 * size * HALF_READY,
  };
}

/* Draws a small triangle over a unit that can still act. */
void
rdt_highlight_draw_ready (const RdtBrush *brush,
                          RdtCell         cell)
{
  RdtBox box = rdt_highlight_get_ready_box (brush->layout, cell);
  double size = brush->layout->cell;
  double x = box.x + box.width / 2;
  double y = box.y + box.height / 2;

  cairo_move_to (brush->cr, x - size * 0.07, y - size * 0.06);
  cairo_line_to (brush->cr, x + size * 0.07, y - size * 0.06);
  cairo_line_to (brush->cr, x, y + size * 0.06);
  cairo_close_path (brush->cr);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  rdt_brush_fill_and_stroke (brush, RDT_INK_SELECTION, RDT_INK_TAG_TEXT, size * 0.02);
}

void
rdt_highlight_draw_marked (const RdtBrush *brush,
                           RdtCell         cell)
{
  rdt_brush_trace_inset (brush, cell, 0.01);
  tint (brush, RDT_INK_SELECTION, 0.3);
  rdt_brush_trace_inset (brush, cell, 0.01);
  rdt_brush_stroke (brush, RDT_INK_SELECTION, brush->layout->hairline * 2);
}

/* The smallest figures on a tag, in pixels. */
#define LEAST_TAG 8.0

static double
get_usual_tag_size (const RdtBrush *brush)
{
  return MAX (brush->layout->cell * 0.15, LEAST_TAG);
}

/* The text size that people have set, but two lines must leave the counter visible. */
static double
get_tag_size (const RdtBrush *brush)
{
  double usual = get_usual_tag_size (brush);

  return MIN (usual * brush->layout->text_size, MAX (usual, brush->layout->cell * 0.23));
}

/* The background of a tag of some width. */
static void
draw_paper (const RdtBrush *brush,
            RdtPoint        at,
            double          width,
            double          size,
            RdtInkName      paper)
{
  cairo_rectangle (brush->cr, at.x - width / 2, at.y - size * 0.66, width, size * 1.32);
  rdt_brush_fill (brush, paper);
}

static double
measure_figures (const char *text,
                 double      size)
{
  return size * 0.64 * g_utf8_strlen (text, -1);
}

static double
measure_tag (const char *text,
             double      size)
{
  return size * 0.8 + measure_figures (text, size);
}

static void
draw_tag (const RdtBrush *brush,
          RdtPoint        at,
          const char     *text,
          double          size,
          RdtInkName      paper)
{
  draw_paper (brush, at, measure_tag (text, size), size, paper);
  rdt_brush_write (brush, text, at, size, paper == RDT_INK_TAG ? RDT_INK_TAG_TEXT : RDT_INK_TAG);
}

static void
trace_disc (const RdtBrush *brush,
            double          x,
            double          y,
            double          radius)
{
  cairo_new_sub_path (brush->cr);
  cairo_arc (brush->cr, x, y, radius, 0, 2 * M_PI);
}

/* A skull of some height: head, jaw and eyes. */
static void
draw_skull (const RdtBrush *brush,
            RdtPoint        at,
            double          size)
{
  trace_disc (brush, at.x, at.y - size * 0.1, size * 0.42);
  rdt_brush_fill (brush, RDT_INK_TAG_TEXT);
  cairo_rectangle (brush->cr, at.x - size * 0.24, at.y + size * 0.1, size * 0.48, size * 0.42);
  rdt_brush_fill (brush, RDT_INK_TAG_TEXT);
  trace_disc (brush, at.x - size * 0.18, at.y - size * 0.06, size * 0.13);
  trace_disc (brush, at.x + size * 0.18, at.y - size * 0.06, size * 0.13);
  rdt_brush_fill (brush, RDT_INK_TAG);
}

/* Of a skull beside figures, of their size. */
#define SKULL 1.1

static double
measure_deadly_tag (const char *text,
                    double      size)
{
  return measure_figures (text, size) + size * (SKULL + 0.95);
}

/* The sign keeps the chance of destruction from being read as a second chance of a
 * hit, or as a factor.
 */
static void
draw_deadly_tag (const RdtBrush *brush,
                 RdtPoint        at,
                 const char     *text,
                 double          size)
{
  double skull = size * SKULL;
  double figures = measure_figures (text, size);
  double width = measure_deadly_tag (text, size);

  draw_paper (brush, at, width, size, RDT_INK_TAG);
  draw_skull (brush, (RdtPoint) { at.x - width / 2 + size * 0.3 + skull / 2, at.y }, skull);
  at.x += width / 2 - size * 0.3 - figures / 2;
  rdt_brush_write (brush, text, at, size, RDT_INK_TAG_TEXT);
}

/* A legend is of no picture, and has no counters. */
static const RdtCounter *
find_top (const RdtBrush *brush,
          RdtCell         cell)
{
  return brush->picture != NULL ? rdt_picture_find_top (brush->picture, cell) : NULL;
}

/* What a move costs, beside the middle of its cell: paths, which lead from middle to
 * middle, leave it free, and so do the names on the edges, which on hexes extend to the
 * middles of the neighbours and, in two lines, into the lower half of the cell.  In the
 * corner of a hex it lies on no counter, but there is room for no more than its usual
 * size.
 */
static void
draw_cost (const RdtBrush *brush,
           RdtCell         cell,
           const char     *cost)
{
  RdtPoint at = rdt_layout_get_center (brush->layout, cell);
  double size = get_tag_size (brush);

  if (brush->layout->grid.kind == RDT_GRID_SQUARE)
    {
      at.x += brush->layout->cell * 0.27;
      at.y += brush->layout->cell * 0.17;
    }
  else if (find_top (brush, cell) != NULL)
    {
      at.x += brush->layout->cell * 0.45;
      size = get_usual_tag_size (brush);
    }
  else
    {
      at.x += brush->layout->cell * 0.16;
      at.y -= brush->layout->cell * 0.265;
    }

  draw_tag (brush, at, cost, size, RDT_INK_TAG);
}

/* The distance of tags from the edges, where names are, in cells. */
#define OFF_EDGE 0.085

/* How wide two tags may be beside each other, in cells, and how much smaller than
 * they should be.
 */
#define ROW_IN_SQUARE 0.98
#define ROW_IN_HEX    0.92
#define LEAST_SHARE   0.85

/* How large the chance of destruction stands beside that of a hit. */
#define DEADLY 0.8

/* The height of a tag with some room, and the distance of a second line, relative to
 * the size of figures.
 */
#define TAG_HEIGHT  1.5
#define SECOND_LINE 1.15

/* How far down the top counter of a cell faces. */
static double
get_way_down (const RdtBrush *brush,
              RdtCell         cell)
{
  const RdtCounter *top = find_top (brush, cell);

  return top != NULL ? rdt_counter_get_way_down (top, brush->layout) : 0;
}

/**
 * rdt_highlight_get_tag_end:
 *
 * Chances stand where they do not hide how the unit faces, which decides whether it
 * is attacked in the flank.
 *
 * Returns: the end of a cell at which its chances are
 */
RdtTagEnd
rdt_highlight_get_tag_end (const RdtBrush *brush,
                           RdtCell         cell)
{
  return get_way_down (brush, cell) > 0 ? RDT_TAG_AT_HEAD : RDT_TAG_AT_FOOT;
}

static RdtTagEnd
get_risk_end (const RdtBrush *brush,
              RdtCell         cell)
{
  return get_way_down (brush, cell) < 0 ? RDT_TAG_AT_FOOT : RDT_TAG_AT_HEAD;
}

/* The middle of a tag of some height at an end of a cell. */
static RdtPoint
find_tag (const RdtBrush *brush,
          RdtCell         cell,
          RdtTagEnd     end,
          double          height)
{
  RdtPoint at = rdt_layout_get_center (brush->layout, cell);
  double way = brush->layout->cell * (0.5 - OFF_EDGE) - height / 2;

  at.y += end == RDT_TAG_AT_HEAD ? -way : way;

  return at;
}

/* Two chances at an end of the cell: beside each other, so that the counter is
 * seen, or in two lines where they would be wider than the cell.
 */
static void
draw_chances (const RdtBrush *brush,
              RdtCell         cell,
              const char     *hit,
              const char     *deadly)
{
  RdtTagEnd end = rdt_highlight_get_tag_end (brush, cell);
  double room = brush->layout->cell * (brush->layout->grid.kind == RDT_GRID_HEX ? ROW_IN_HEX
                                                                                : ROW_IN_SQUARE);
  double size = get_tag_size (brush);
  double wide = measure_tag (hit, size) + measure_deadly_tag (deadly, size * DEADLY);
  double fitting = size * MIN (1, room / wide);
  RdtPoint at;

  if (fitting < MAX (LEAST_TAG, size * LEAST_SHARE))
    {
      at = find_tag (brush, cell, end, size * (TAG_HEIGHT + SECOND_LINE));
      at.y -= size * SECOND_LINE / 2;
      draw_tag (brush, at, hit, size, RDT_INK_TAG);
      at.y += size * SECOND_LINE;
      draw_deadly_tag (brush, at, deadly, size * DEADLY);
      return;
    }

  wide *= fitting / size;
  at = find_tag (brush, cell, end, fitting * TAG_HEIGHT);
  draw_paper (brush, at, wide, fitting, RDT_INK_TAG);
  at.x += (measure_tag (hit, fitting) - wide) / 2;
  draw_tag (brush, at, hit, fitting, RDT_INK_TAG);
  at.x += wide / 2;
  draw_deadly_tag (brush, at, deadly, fitting * DEADLY);
}

/* Chances at an end of the cell; a cost beside its middle. */
void
rdt_highlight_draw_label (const RdtBrush *brush,
                          RdtCell         cell,
                          const char     *label)
{
  g_auto(GStrv) lines = g_strsplit (label, "\n", 2);

  if (!rdt_brush_has_detail (brush))
    return;

  if (lines[1] == NULL)
    draw_cost (brush, cell, lines[0]);
  else
    draw_chances (brush, cell, lines[0], lines[1]);
}

/* Draws a tag at an end of a friendly unit's cell. */
void
rdt_highlight_draw_risk (const RdtBrush *brush,
                         RdtCell         cell,
                         const char     *label)
{
  double size = get_tag_size (brush);

  if (!rdt_brush_has_detail (brush))
    return;

  draw_tag (brush, find_tag (brush, cell, get_risk_end (brush, cell), size * TAG_HEIGHT), label,
            size, RDT_INK_TARGET);
}
