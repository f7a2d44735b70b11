/* rdt-overlay.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-overlay.h"

#include <math.h>
#include <string.h>

#include "rdt-marker.h"
#include "rdt-pointer.h"

/* The hints that are drawn under counters, and those over them. */
#define BELOW (RDT_HINT_ARC | RDT_HINT_REACH | RDT_HINT_MARKED)
#define ABOVE (RDT_HINT_TARGET | RDT_HINT_ATTACK | RDT_HINT_CHOICE | RDT_HINT_READY)

void
rdt_overlay_init (RdtOverlay *self)
{
  memset (self, 0, sizeof *self);
  memset (self->zones, RDT_NO_SIDE, sizeof self->zones);
  self->selected = RDT_NO_CELL;
  self->cursor = RDT_NO_CELL;
  self->hover = RDT_NO_CELL;
  self->sight_from = RDT_NO_CELL;
  self->sight_to = RDT_NO_CELL;
  self->sight_block = RDT_NO_CELL;
  self->path_from = RDT_NO_CELL;
  self->path_facing = RDT_NO_FACING;
  self->event_from = RDT_NO_CELL;
  self->event_to = RDT_NO_CELL;
}

/**
 * rdt_overlay_find_borders:
 *
 * Finds where zones end, once it is known whose zone each cell is.
 */
void
rdt_overlay_find_borders (RdtOverlay    *self,
                          const RdtGrid *grid)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (grid); cell++)
    {
      self->borders[cell] = 0;
      if (self->zones[cell] == RDT_NO_SIDE)
        continue;

      for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (grid); facing++)
        {
          RdtCell next = rdt_grid_step (grid, cell, facing);

          if (next == RDT_NO_CELL || self->zones[next] != self->zones[cell])
            self->borders[cell] |= 1 << facing;
        }
    }
}

void
rdt_overlay_clear_hints (RdtOverlay *self)
{
  memset (self->hints, 0, sizeof self->hints);
  memset (self->labels, 0, sizeof self->labels);
}

static void
include_cell (RdtBox          *box,
              const RdtLayout *layout,
              RdtCell          cell)
{
  RdtBox more;
  double right, bottom;

  if (cell == RDT_NO_CELL)
    return;

  more = rdt_layout_get_box (layout, cell);
  if (box->width == 0)
    {
      *box = more;
      return;
    }

  right = MAX (box->x + box->width, more.x + more.width);
  bottom = MAX (box->y + box->height, more.y + more.height);
  box->x = MIN (box->x, more.x);
  box->y = MIN (box->y, more.y);
  box->width = right - box->x;
  box->height = bottom - box->y;
}

/* Lines and tags stand out from the cells that they belong to. */
static void
widen (RdtBox *box,
       double  by)
{
  if (box->width == 0)
    return;

  box->x -= by;
  box->y -= by;
  box->width += 2 * by;
  box->height += 2 * by;
}

/**
 * rdt_overlay_add_risk:
 * @percent: the chance
 *
 * Shows that somebody in a cell may be hit by friends.  More than
 * %RDT_MAX_RISKS are not shown.
 */
void
rdt_overlay_add_risk (RdtOverlay *self,
                      RdtCell     cell,
                      guint       percent)
{
  if (self->n_risks == RDT_MAX_RISKS)
    return;

  self->risks[self->n_risks] = cell;
  g_snprintf (self->risk_labels[self->n_risks], RDT_HINT_LABEL_SIZE, "!%u%%", percent);
  self->n_risks++;
}

/**
 * rdt_overlay_get_pointer_extents:
 *
 * Returns: a box around what follows the pointer and the keyboard
 */
RdtBox
rdt_overlay_get_pointer_extents (const RdtOverlay *self,
                                 const RdtLayout  *layout)
{
  RdtBox box = { 0 };

  include_cell (&box, layout, self->cursor);
  include_cell (&box, layout, self->hover);
  include_cell (&box, layout, self->sight_from);
  include_cell (&box, layout, self->sight_to);
  include_cell (&box, layout, self->path_from);
  for (guint i = 0; i < self->n_path; i++)
    include_cell (&box, layout, self->path[i]);
  for (guint i = 0; i < self->n_risks; i++)
    include_cell (&box, layout, self->risks[i]);
  include_cell (&box, layout, self->event_from);
  include_cell (&box, layout, self->event_to);
  widen (&box, layout->cell * 0.3);

  return box;
}

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

/* Ground that can be reached: tinted, with a dot in the middle. */
static void
draw_reach (const RdtBrush *brush,
            RdtCell         cell)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double size = brush->layout->cell;

  rdt_brush_trace_inset (brush, cell, 0.025);
  tint (brush, RDT_INK_REACH, 0.2);
  rdt_brush_trace_inset (brush, cell, 0.025);
  rdt_brush_stroke (brush, RDT_INK_REACH, MAX (size * 0.016, brush->layout->hairline));

  cairo_arc (brush->cr, center.x, center.y, size * 0.075, 0, 2 * M_PI);
  rdt_brush_fill_and_stroke (brush, RDT_INK_REACH, RDT_INK_HALO, size * 0.025);
}

static void
draw_arc (const RdtBrush *brush,
          RdtCell         cell)
{
  rdt_brush_trace_inset (brush, cell, 0.0);
  rdt_brush_fill (brush, RDT_INK_ARC);
}

/* The border of a zone, along an edge of a cell that is the zone's. */
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

/* Cells of a zone are tinted alike, and have one line around them all. */
static void
draw_zone (const RdtBrush *brush,
           RdtCell         cell,
           RdtSide         side,
           guint8          borders)
{
  double size = brush->layout->cell;
  const double dashes[] = { size * 0.1, size * 0.1 };

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
  rdt_brush_stroke (brush, rdt_ink_for_side (RDT_INK_SIDE_A, side),
                    MAX (size * 0.1, 2 * brush->layout->hairline));
  cairo_restore (brush->cr);
}

static void
draw_selection (const RdtBrush *brush,
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

/* A ring with four hairs. */
static void
draw_target (const RdtBrush *brush,
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

/* Brackets at the corners. */
static void
draw_attack (const RdtBrush *brush,
             RdtCell         cell)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double size = brush->layout->cell;
  double far = size * 0.41;
  double near = size * 0.25;

  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  for (guint pass = 0; pass < 2; pass++)
    {
      for (int x = -1; x <= 1; x += 2)
        for (int y = -1; y <= 1; y += 2)
          {
            cairo_move_to (brush->cr, center.x + x * near, center.y + y * far);
            cairo_line_to (brush->cr, center.x + x * far, center.y + y * far);
            cairo_line_to (brush->cr, center.x + x * far, center.y + y * near);
          }
      rdt_brush_stroke (brush, pass == 0 ? RDT_INK_HALO : RDT_INK_ATTACK,
                        size * (pass == 0 ? 0.1 : 0.055));
    }
}

/* A dashed ring. */
static void
draw_choice (const RdtBrush *brush,
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

/* A small triangle over a unit that can still do something. */
static void
draw_ready (const RdtBrush *brush,
            RdtCell         cell)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double size = brush->layout->cell;
  double x = center.x + size * (brush->layout->grid.kind == RDT_GRID_HEX ? 0.3 : 0.37);
  double y = center.y - size * 0.36;

  cairo_move_to (brush->cr, x - size * 0.07, y - size * 0.06);
  cairo_line_to (brush->cr, x + size * 0.07, y - size * 0.06);
  cairo_line_to (brush->cr, x, y + size * 0.06);
  cairo_close_path (brush->cr);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  rdt_brush_fill_and_stroke (brush, RDT_INK_SELECTION, RDT_INK_TAG_TEXT, size * 0.02);
}

static void
draw_marked (const RdtBrush *brush,
             RdtCell         cell)
{
  rdt_brush_trace_inset (brush, cell, 0.01);
  tint (brush, RDT_INK_SELECTION, 0.3);
  rdt_brush_trace_inset (brush, cell, 0.01);
  rdt_brush_stroke (brush, RDT_INK_SELECTION, brush->layout->hairline * 2);
}

static double
get_tag_size (const RdtBrush *brush)
{
  return MAX (brush->layout->cell * 0.15, 8.0);
}

static void
draw_tag (const RdtBrush *brush,
          RdtPoint        at,
          const char     *text,
          double          size,
          RdtInkName      paper)
{
  double half = size * (0.4 + 0.32 * g_utf8_strlen (text, -1));

  cairo_rectangle (brush->cr, at.x - half, at.y - size * 0.66, 2 * half, size * 1.32);
  rdt_brush_fill (brush, paper);
  rdt_brush_write (brush, text, at, size, paper == RDT_INK_TAG ? RDT_INK_TAG_TEXT : RDT_INK_TAG);
}

/* A tag at the foot of the cell, the second line a smaller one under it. */
static void
draw_label (const RdtBrush *brush,
            RdtCell         cell,
            const char     *label)
{
  g_auto(GStrv) lines = g_strsplit (label, "\n", 2);
  RdtPoint at = rdt_layout_get_center (brush->layout, cell);
  double size = get_tag_size (brush);

  if (!rdt_brush_has_detail (brush))
    return;

  at.y += brush->layout->cell * 0.5 - size * 0.75;
  if (lines[1] != NULL)
    {
      draw_tag (brush, at, lines[1], size * 0.8, RDT_INK_TAG);
      at.y -= size * 1.15;
    }
  draw_tag (brush, at, lines[0], size, RDT_INK_TAG);
}

/* A tag at the head of a friend's cell. */
static void
draw_risk (const RdtBrush *brush,
           RdtCell         cell,
           const char     *label)
{
  RdtPoint at = rdt_layout_get_center (brush->layout, cell);
  double size = get_tag_size (brush);

  if (!rdt_brush_has_detail (brush))
    return;

  at.y -= brush->layout->cell * 0.5 - size * 0.75;
  draw_tag (brush, at, label, size, RDT_INK_TARGET);
}

/**
 * rdt_overlay_draw_cell_below:
 *
 * Draws what lies in a cell under the counters.
 */
void
rdt_overlay_draw_cell_below (const RdtOverlay *self,
                             const RdtBrush   *brush,
                             RdtCell           cell)
{
  guint8 hints = self->hints[cell];

  if (self->zones[cell] != RDT_NO_SIDE)
    draw_zone (brush, cell, self->zones[cell], self->borders[cell]);
  if ((hints & RDT_HINT_ARC) != 0)
    draw_arc (brush, cell);
  if ((hints & RDT_HINT_REACH) != 0)
    draw_reach (brush, cell);
  if ((hints & RDT_HINT_MARKED) != 0)
    draw_marked (brush, cell);
  if (self->selected == cell)
    draw_selection (brush, cell);
}

/**
 * rdt_overlay_draw_cell_above:
 *
 * Draws what lies in a cell over the counters.
 */
void
rdt_overlay_draw_cell_above (const RdtOverlay *self,
                             const RdtBrush   *brush,
                             RdtCell           cell)
{
  guint8 hints = self->hints[cell];

  if ((hints & RDT_HINT_CHOICE) != 0)
    draw_choice (brush, cell);
  if ((hints & RDT_HINT_TARGET) != 0)
    draw_target (brush, cell);
  if ((hints & RDT_HINT_ATTACK) != 0)
    draw_attack (brush, cell);
  if ((hints & RDT_HINT_READY) != 0)
    draw_ready (brush, cell);
  if (self->labels[cell][0] != '\0')
    draw_label (brush, cell, self->labels[cell]);
}

/**
 * rdt_overlay_has_below:
 *
 * Whether anything lies in a cell under the counters.
 */
gboolean
rdt_overlay_has_below (const RdtOverlay *self,
                       RdtCell           cell)
{
  return (self->hints[cell] & BELOW) != 0
         || self->zones[cell] != RDT_NO_SIDE
         || self->selected == cell;
}

/**
 * rdt_overlay_has_above:
 *
 * Whether anything lies in a cell over the counters.
 */
gboolean
rdt_overlay_has_above (const RdtOverlay *self,
                       RdtCell           cell)
{
  return (self->hints[cell] & ABOVE) != 0 || self->labels[cell][0] != '\0';
}

/**
 * rdt_overlay_draw_below:
 *
 * Draws what lies under the counters.
 */
void
rdt_overlay_draw_below (const RdtOverlay *self,
                        const RdtBrush   *brush)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    if (rdt_overlay_has_below (self, cell) && rdt_brush_shows (brush, cell))
      rdt_overlay_draw_cell_below (self, brush, cell);
}

/**
 * rdt_overlay_draw_above:
 *
 * Draws what lies over the counters.
 */
void
rdt_overlay_draw_above (const RdtOverlay *self,
                        const RdtBrush   *brush)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    if (rdt_overlay_has_above (self, cell) && rdt_brush_shows (brush, cell))
      rdt_overlay_draw_cell_above (self, brush, cell);
}

/**
 * rdt_overlay_draw_pointer:
 *
 * Draws what follows the pointer and the keyboard.  Names that are near are
 * written again over the lines, and over the counters that hide them.
 */
void
rdt_overlay_draw_pointer (const RdtOverlay *self,
                          const RdtBrush   *brush)
{
  if (self->event_to != RDT_NO_CELL)
    rdt_pointer_draw_event (brush, self->event_from, self->event_to);

  if (self->sight_from != RDT_NO_CELL && self->sight_to != RDT_NO_CELL)
    rdt_pointer_draw_sight (brush, self->sight_from, self->sight_to, self->sight_block);

  if (self->path_from != RDT_NO_CELL)
    rdt_pointer_draw_path (brush, self->path_from, self->path, self->n_path, self->path_facing);

  for (guint i = 0; i < self->n_risks; i++)
    draw_risk (brush, self->risks[i], self->risk_labels[i]);

  if (self->hover != RDT_NO_CELL)
    rdt_pointer_draw_hover (brush, self->hover);

  if (self->cursor != RDT_NO_CELL)
    rdt_pointer_draw_cursor (brush, self->cursor);

  if (self->hover != RDT_NO_CELL || self->cursor != RDT_NO_CELL)
    rdt_marker_draw_names (brush);
}
