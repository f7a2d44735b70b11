/* rdt-trace.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-trace.h"

#include <math.h>

/* In cells: lines end short of the counter they lead to. */
#define MOVE_WIDTH  0.1
#define SHOT_WIDTH  0.035
#define SHORT_OF    0.3
#define SHOT_SHORT  0.48
#define HEAD_LENGTH 0.2
#define HEAD_HALF   0.15
#define BURST       0.2
#define PUFF        0.11
#define GRAVE       0.24
#define GRAVE_WIDTH 0.2

/* For a mark beside remaining units. */
#define SMALL_GRAVE 0.09
#define SMALL_WIDTH 0.14
#define GRAVE_LEFT  0.27
#define GRAVE_UP    0.37

/* The opacity of earlier turns. */
#define FAINT 0.4

/* The distance of parallel paths. */
#define LANE 0.16

static RdtInkName
get_ink (const RdtTrace *trace)
{
  return rdt_ink_for_side (RDT_INK_SIDE_A, trace->side);
}

/* The point at some distance before the end of a line. */
static RdtPoint
stop_short (RdtPoint from,
            RdtPoint to,
            double   by)
{
  double length = hypot (to.x - from.x, to.y - from.y);
  double share = length > 0 ? MIN (by / length, 1) : 0;

  return (RdtPoint) { to.x + (from.x - to.x) * share, to.y + (from.y - to.y) * share };
}

static void
trace_head (const RdtBrush *brush,
            RdtPoint        from,
            RdtPoint        to)
{
  double size = brush->layout->cell;

  cairo_save (brush->cr);
  cairo_translate (brush->cr, to.x, to.y);
  cairo_rotate (brush->cr, atan2 (to.y - from.y, to.x - from.x));
  cairo_move_to (brush->cr, size * HEAD_LENGTH * 0.5, 0);
  cairo_line_to (brush->cr, -size * HEAD_LENGTH * 0.5, size * HEAD_HALF);
  cairo_line_to (brush->cr, -size * HEAD_LENGTH * 0.5, -size * HEAD_HALF);
  cairo_close_path (brush->cr);
  cairo_restore (brush->cr);
}

static gboolean
leads_on (const RdtTrace *before,
          const RdtTrace *after)
{
  return !after->is_start
         && before->is_faint == after->is_faint
         && before->kind == after->kind
         && before->side == after->side
         && before->to == after->from;
}

/* Traces a path through the centres of its cells, with rounded bends. */
static void
trace_way (const RdtBrush *brush,
           const RdtTrace *steps,
           guint           n_steps,
           RdtPoint        end)
{
  RdtPoint at = rdt_layout_get_center (brush->layout, steps[0].from);

  cairo_move_to (brush->cr, at.x, at.y);
  for (guint i = 0; i + 1 < n_steps; i++)
    {
      RdtPoint bend = rdt_layout_get_center (brush->layout, steps[i].to);
      RdtPoint next = i + 2 < n_steps ? rdt_layout_get_center (brush->layout, steps[i + 1].to)
                                      : end;
      RdtPoint in = stop_short (at, bend, brush->layout->cell * 0.3);
      RdtPoint out = stop_short (next, bend, brush->layout->cell * 0.3);

      cairo_line_to (brush->cr, in.x, in.y);
      cairo_curve_to (brush->cr, bend.x, bend.y, bend.x, bend.y, out.x, out.y);
      at = bend;
    }
  cairo_line_to (brush->cr, end.x, end.y);
}

/* The path of a unit: a band with an arrowhead; for a retreat it is dashed. */
static void
draw_way (const RdtBrush *brush,
          const RdtTrace *steps,
          guint           n_steps)
{
  double size = brush->layout->cell;
  const double dashes[] = { size * 0.1, size * 0.06 };
  const RdtTrace *last = &steps[n_steps - 1];
  RdtPoint from = rdt_layout_get_center (brush->layout, last->from);
  RdtPoint to = rdt_layout_get_center (brush->layout, last->to);
  RdtPoint end = stop_short (from, to, size * (SHORT_OF + HEAD_LENGTH / 2));
  RdtPoint head = stop_short (from, to, size * SHORT_OF);

  cairo_save (brush->cr);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  trace_way (brush, steps, n_steps, end);
  rdt_brush_stroke (brush, RDT_INK_HALO, size * (MOVE_WIDTH + 0.05));
  trace_head (brush, from, head);
  rdt_brush_stroke (brush, RDT_INK_HALO, size * 0.06);

  if (last->kind == RDT_TRACE_RETREAT)
    cairo_set_dash (brush->cr, dashes, G_N_ELEMENTS (dashes), 0);
  trace_way (brush, steps, n_steps, end);
  rdt_brush_stroke (brush, get_ink (last), size * MOVE_WIDTH);
  cairo_set_dash (brush->cr, NULL, 0, 0);
  trace_head (brush, from, head);
  rdt_brush_fill (brush, get_ink (last));
  cairo_restore (brush->cr);
}

static void
trace_burst (const RdtBrush *brush,
             RdtPoint        at,
             double          radius)
{
  const guint n = 16;

  cairo_new_sub_path (brush->cr);
  for (guint i = 0; i < n; i++)
    {
      double r = radius * (i % 2 == 0 ? 1 : 0.5);

      cairo_line_to (brush->cr,
                     at.x + r * cos (2 * M_PI * i / n), at.y + r * sin (2 * M_PI * i / n));
    }
  cairo_close_path (brush->cr);
}

static double
get_shot_width (const RdtBrush *brush)
{
  return MAX (brush->layout->cell * SHOT_WIDTH, 2 * brush->layout->hairline);
}

static RdtPoint
get_shot_end (const RdtBrush *brush,
              const RdtTrace *shot)
{
  return stop_short (rdt_layout_get_center (brush->layout, shot->from),
                     rdt_layout_get_center (brush->layout, shot->to),
                     brush->layout->cell * SHOT_SHORT);
}

static void
draw_shot (const RdtBrush *brush,
           const RdtTrace *shot)
{
  double size = brush->layout->cell;
  const double dashes[] = { size * 0.12, size * 0.07 };
  double width = get_shot_width (brush);
  RdtPoint from = rdt_layout_get_center (brush->layout, shot->from);
  RdtPoint end = get_shot_end (brush, shot);

  cairo_save (brush->cr);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_BUTT);
  for (guint pass = 0; pass < 2; pass++)
    {
      if (pass == 1 && shot->kind == RDT_TRACE_MISS)
        cairo_set_dash (brush->cr, dashes, G_N_ELEMENTS (dashes), 0);
      cairo_move_to (brush->cr, from.x, from.y);
      cairo_line_to (brush->cr, end.x, end.y);
      rdt_brush_stroke (brush, pass == 0 ? RDT_INK_HALO : get_ink (shot),
                        width * (pass == 0 ? 2.4 : 1));
    }
  cairo_restore (brush->cr);
}

/* A burst beside the target. */
static void
draw_hit (const RdtBrush *brush,
          const RdtTrace *shot)
{
  double size = brush->layout->cell;

  trace_burst (brush, get_shot_end (brush, shot), size * BURST);
  rdt_brush_fill_and_stroke (brush, RDT_INK_EVENT, RDT_INK_HALO, size * 0.03);
}

/* A puff beside the target. */
static void
draw_miss (const RdtBrush *brush,
           const RdtTrace *shot)
{
  RdtPoint end = get_shot_end (brush, shot);

  cairo_arc (brush->cr, end.x, end.y, brush->layout->cell * PUFF, 0, 2 * M_PI);
  rdt_brush_fill_and_stroke (brush, RDT_INK_HALO, get_ink (shot), get_shot_width (brush));
}

/* Crossed blades on the edge between both. */
static void
draw_fight (const RdtBrush *brush,
            const RdtTrace *fight)
{
  double size = brush->layout->cell;
  RdtPoint from = rdt_layout_get_center (brush->layout, fight->from);
  RdtPoint to = rdt_layout_get_center (brush->layout, fight->to);

  cairo_save (brush->cr);
  cairo_translate (brush->cr, (from.x + to.x) / 2, (from.y + to.y) / 2);
  cairo_scale (brush->cr, size * 0.17, size * 0.17);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  cairo_arc (brush->cr, 0, 0, 1.35, 0, 2 * M_PI);
  rdt_brush_fill_and_stroke (brush, RDT_INK_HALO, get_ink (fight), 0.5);
  for (int way = -1; way <= 1; way += 2)
    {
      cairo_move_to (brush->cr, -0.75 * way, 0.75);
      cairo_line_to (brush->cr, 0.75 * way, -0.75);
      cairo_move_to (brush->cr, -0.7 * way, 0.2);
      cairo_line_to (brush->cr, -0.2 * way, 0.7);
    }
  rdt_brush_stroke (brush, RDT_INK_MARK, 0.22);
  cairo_restore (brush->cr);
}

static void
draw_cross (const RdtBrush *brush,
            RdtPoint        at,
            double          arm,
            double          width,
            RdtInkName      ink)
{
  static const double shares[] = { 1, 0.7, 0.45 };
  const RdtInkName inks[] = { RDT_INK_HALO, RDT_INK_MARK, ink };

  cairo_save (brush->cr);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  for (guint pass = 0; pass < G_N_ELEMENTS (shares); pass++)
    {
      cairo_move_to (brush->cr, at.x - arm, at.y - arm);
      cairo_line_to (brush->cr, at.x + arm, at.y + arm);
      cairo_move_to (brush->cr, at.x - arm, at.y + arm);
      cairo_line_to (brush->cr, at.x + arm, at.y - arm);
      rdt_brush_stroke (brush, inks[pass], width * shares[pass]);
    }
  cairo_restore (brush->cr);
}

/* A cross in the colour of the unit's side. */
static void
draw_loss (const RdtBrush *brush,
           const RdtTrace *loss)
{
  double size = brush->layout->cell;

  draw_cross (brush, rdt_layout_get_center (brush->layout, loss->to), size * GRAVE,
              size * GRAVE_WIDTH, get_ink (loss));
}

/* What is under the counters. */
static void
draw_below (const RdtBrush *brush,
            const RdtTrace *steps,
            guint           n_steps)
{
  switch (steps[0].kind)
    {
    case RDT_TRACE_MOVE:
    case RDT_TRACE_RETREAT:
      draw_way (brush, steps, n_steps);
      break;

    case RDT_TRACE_SHOT:
    case RDT_TRACE_MISS:
      draw_shot (brush, &steps[0]);
      break;

    case RDT_TRACE_ATTACK:
      break;

    case RDT_TRACE_LOSS:
      draw_loss (brush, &steps[0]);
      break;
    }
}

/* What is over the counters. */
static void
draw_above (const RdtBrush *brush,
            const RdtTrace *trace)
{
  switch (trace->kind)
    {
    case RDT_TRACE_SHOT:
      draw_hit (brush, trace);
      break;

    case RDT_TRACE_MISS:
      draw_miss (brush, trace);
      break;

    case RDT_TRACE_ATTACK:
      draw_fight (brush, trace);
      break;

    case RDT_TRACE_MOVE:
    case RDT_TRACE_RETREAT:
    case RDT_TRACE_LOSS:
      break;
    }
}

static void
begin (const RdtBrush *brush,
       const RdtTrace *trace)
{
  cairo_save (brush->cr);
  if (trace->is_faint)
    cairo_push_group (brush->cr);
}

static void
end (const RdtBrush *brush,
     const RdtTrace *trace)
{
  if (trace->is_faint)
    {
      cairo_pop_group_to_source (brush->cr);
      cairo_paint_with_alpha (brush->cr, FAINT);
    }
  cairo_restore (brush->cr);
}

static gboolean
is_along (const RdtTrace *a,
          const RdtTrace *b)
{
  return (a->from == b->from && a->to == b->to) || (a->from == b->to && a->to == b->from);
}

static gboolean
is_way (const RdtTrace *trace)
{
  return trace->kind == RDT_TRACE_MOVE || trace->kind == RDT_TRACE_RETREAT;
}

/* The maximum number of earlier paths along any step of a path, and that step. */
static guint
count_lanes (const RdtTrace  *traces,
             guint            first,
             guint            n_steps,
             const RdtTrace **beside)
{
  guint most = 0;

  for (guint i = first; i < first + n_steps; i++)
    {
      guint n = 0;

      for (guint j = 0; j < first; j++)
        n += is_way (&traces[j]) && is_along (&traces[i], &traces[j]);
      if (n > most)
        *beside = &traces[i];
      most = MAX (most, n);
    }

  return most;
}

/* Paths along the same line in either direction are drawn side by side, because
 * they could not be told apart on one line.
 */
static void
choose_lane (const RdtTrace *traces,
             guint           first,
             guint           n_steps,
             const RdtBrush *brush)
{
  const RdtTrace *beside = NULL;
  guint lane = count_lanes (traces, first, n_steps, &beside);
  RdtPoint from, to;
  double shift, length;

  if (lane == 0)
    return;

  from = rdt_layout_get_center (brush->layout, MIN (beside->from, beside->to));
  to = rdt_layout_get_center (brush->layout, MAX (beside->from, beside->to));
  length = hypot (to.x - from.x, to.y - from.y);
  shift = brush->layout->cell * LANE * ((lane + 1) / 2) * (lane % 2 == 0 ? -1 : 1);
  cairo_translate (brush->cr, shift * (from.y - to.y) / length, shift * (to.x - from.x) / length);
}

/**
 * rdt_traces_draw:
 * @traces: (array length=n_traces): traces in order
 *
 * Draws recent moves, shots and losses, which are under the counters.
 */
void
rdt_traces_draw (const RdtTrace *traces,
                 guint           n_traces,
                 const RdtBrush *brush)
{
  guint n;

  for (guint i = 0; i < n_traces; i += n)
    {
      n = 1;
      while (is_way (&traces[i])
             && i + n < n_traces
             && leads_on (&traces[i + n - 1], &traces[i + n]))
        n++;

      begin (brush, &traces[i]);
      if (is_way (&traces[i]))
        choose_lane (traces, i, n, brush);
      draw_below (brush, &traces[i], n);
      end (brush, &traces[i]);
    }
}

/**
 * rdt_traces_draw_results:
 * @traces: (array length=n_traces): traces in order
 *
 * Draws where shots ended and who fought, over the counters: between neighbours there
 * is no other room.
 */
void
rdt_traces_draw_results (const RdtTrace *traces,
                         guint           n_traces,
                         const RdtBrush *brush)
{
  for (guint i = 0; i < n_traces; i++)
    {
      begin (brush, &traces[i]);
      draw_above (brush, &traces[i]);
      end (brush, &traces[i]);
    }
}

/**
 * rdt_trace_draw_loss_aside:
 * @loss: the loss of a unit in a cell where others remain
 *
 * Marks a loss beside the remaining units.
 */
void
rdt_trace_draw_loss_aside (const RdtTrace *loss,
                           const RdtBrush *brush)
{
  double size = brush->layout->cell;
  RdtPoint at = rdt_layout_get_center (brush->layout, loss->to);

  at.x -= size * GRAVE_LEFT;
  at.y -= size * GRAVE_UP;
  draw_cross (brush, at, size * SMALL_GRAVE, size * SMALL_WIDTH, get_ink (loss));
}
