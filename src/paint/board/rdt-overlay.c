/* rdt-overlay.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-overlay.h"

#include <string.h>

#include "rdt-counter.h"
#include "rdt-highlight.h"
#include "rdt-marker.h"
#include "rdt-pointer.h"

/* The highlights drawn under counters, and those drawn over them. */
#define BELOW (RDT_HIGHLIGHT_ARC | RDT_HIGHLIGHT_REACH | RDT_HIGHLIGHT_MARKED)
#define ABOVE (RDT_HIGHLIGHTS_AROUND | RDT_HIGHLIGHT_READY | RDT_HIGHLIGHT_BEREFT)

void
rdt_overlay_init (RdtOverlay *self)
{
  memset (self, 0, sizeof *self);
  memset (self->zones, RDT_NO_SIDE, sizeof self->zones);
  memset (self->entries, RDT_NO_SIDE, sizeof self->entries);
  self->selected = RDT_NO_CELL;
  self->top = RDT_NO_UNIT;
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
 * Finds the borders of zones, after the zone of each cell has been set.
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
rdt_overlay_clear_highlights (RdtOverlay *self)
{
  memset (self->highlights, 0, sizeof self->highlights);
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

/* Lines and tags extend beyond their cells. */
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
 * Adds the chance that a unit in a cell is hit by friendly fire.  Risks beyond
 * %RDT_MAX_RISKS are dropped.
 */
void
rdt_overlay_add_risk (RdtOverlay *self,
                      RdtCell     cell,
                      guint       percent)
{
  if (self->n_risks == RDT_MAX_RISKS)
    return;

  self->risks[self->n_risks] = cell;
  g_snprintf (self->risk_labels[self->n_risks], RDT_HIGHLIGHT_LABEL_SIZE, "!%u%%", percent);
  self->n_risks++;
}

/**
 * rdt_overlay_add_trace:
 *
 * Adds a trace.  If there are more than %RDT_MAX_TRACES the first is dropped.
 */
void
rdt_overlay_add_trace (RdtOverlay     *self,
                       const RdtTrace *trace)
{
  if (self->n_traces == RDT_MAX_TRACES)
    {
      self->n_traces--;
      memmove (&self->traces[0], &self->traces[1], self->n_traces * sizeof self->traces[0]);
    }

  self->traces[self->n_traces++] = *trace;
}

void
rdt_overlay_clear_traces (RdtOverlay *self)
{
  self->n_traces = 0;
}

/**
 * rdt_overlay_get_reach_borders:
 *
 * Returns: the edges of a cell at which the reachable area ends, as a bit mask
 *   of facings; the cell of the selected unit is part of it
 */
guint8
rdt_overlay_get_reach_borders (const RdtOverlay *self,
                               const RdtGrid    *grid,
                               RdtCell           cell)
{
  guint8 borders = 0;

  if ((self->highlights[cell] & RDT_HIGHLIGHT_REACH) == 0)
    return 0;

  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (grid); facing++)
    {
      RdtCell next = rdt_grid_step (grid, cell, facing);

      if (next == RDT_NO_CELL
          || (next != self->selected && (self->highlights[next] & RDT_HIGHLIGHT_REACH) == 0))
        borders |= 1 << facing;
    }

  return borders;
}

/**
 * rdt_overlay_get_pointer_extents:
 *
 * Returns: the bounding box of what follows the pointer and the cursor
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
  for (guint i = 0; i < self->n_aims; i++)
    include_cell (&box, layout, self->aims[i]);
  for (guint i = 0; i < self->n_risks; i++)
    include_cell (&box, layout, self->risks[i]);
  for (guint i = 0; i < self->n_guides; i++)
    include_cell (&box, layout, self->guides[i]);
  include_cell (&box, layout, self->event_from);
  include_cell (&box, layout, self->event_to);
  for (guint i = 0; i < self->n_advice; i++)
    include_cell (&box, layout, self->advice[i]);
  widen (&box, layout->cell * 0.3);

  return box;
}

/* The most important of the highlights on what a move means. */
static RdtMoveEffect
get_move_effect (guint highlights)
{
  if ((highlights & RDT_HIGHLIGHT_PERISHES) != 0)
    return RDT_MOVE_EFFECT_DEATH;
  if ((highlights & RDT_HIGHLIGHT_MUST_ATTACK) != 0)
    return RDT_MOVE_EFFECT_FIGHT;
  if ((highlights & RDT_HIGHLIGHT_LOSES_FIRE) != 0)
    return RDT_MOVE_EFFECT_SILENCE;
  if ((highlights & RDT_HIGHLIGHT_KEEPS_FIRE) != 0)
    return RDT_MOVE_EFFECT_FIRE;

  return RDT_MOVE_EFFECT_NONE;
}

/**
 * rdt_overlay_draw_cell_below:
 *
 * Draws the highlights of a cell that are under the counters.
 */
void
rdt_overlay_draw_cell_below (const RdtOverlay *self,
                             const RdtBrush   *brush,
                             RdtCell           cell)
{
  guint highlights = self->highlights[cell];

  if (self->zones[cell] != RDT_NO_SIDE)
    rdt_highlight_draw_zone (brush, cell, self->zones[cell], self->borders[cell]);
  if (self->entries[cell] != RDT_NO_SIDE)
    rdt_marker_draw_entry (brush, cell, self->entry_edges[cell], self->entries[cell]);
  if ((highlights & RDT_HIGHLIGHT_ARC) != 0)
    rdt_highlight_draw_arc (brush, cell);
  if ((highlights & RDT_HIGHLIGHT_REACH) != 0)
    {
      rdt_highlight_draw_reach (brush, cell,
                                rdt_overlay_get_reach_borders (self, &brush->layout->grid, cell));
      rdt_highlight_draw_move_effect (brush, cell, get_move_effect (highlights));
    }
  if ((highlights & RDT_HIGHLIGHT_MARKED) != 0)
    rdt_highlight_draw_marked (brush, cell);
  if (self->selected == cell)
    rdt_highlight_draw_selection (brush, cell);
  if (rdt_overlay_has_below (self, cell))
    rdt_marker_draw_flag (brush, cell);
}

static void
draw_losses_aside (const RdtOverlay *self,
                   const RdtBrush   *brush,
                   RdtCell           cell)
{
  for (guint i = 0; i < self->n_traces; i++)
    if (self->traces[i].kind == RDT_TRACE_LOSS && self->traces[i].to == cell)
      rdt_trace_draw_loss_aside (&self->traces[i], brush);
}

/* Signs of targets must not hide how the unit faces. */
static void
draw_front (const RdtBrush *brush,
            RdtCell         cell)
{
  const RdtCounter *top = brush->picture != NULL ? rdt_picture_find_top (brush->picture, cell)
                                                 : NULL;

  if (top != NULL)
    rdt_counter_draw_front (top, brush);
}

/**
 * rdt_overlay_draw_cell_above:
 *
 * Draws the highlights of a cell that are over the counters.
 */
void
rdt_overlay_draw_cell_above (const RdtOverlay *self,
                             const RdtBrush   *brush,
                             RdtCell           cell)
{
  guint highlights = self->highlights[cell];

  if ((highlights & RDT_HIGHLIGHT_CHOICE) != 0)
    rdt_highlight_draw_choice (brush, cell);
  if ((highlights & RDT_HIGHLIGHT_TARGET) != 0)
    rdt_highlight_draw_target (brush, cell);
  if ((highlights & RDT_HIGHLIGHT_DECLARED) != 0)
    rdt_highlight_draw_declared (brush, cell, (highlights & RDT_HIGHLIGHT_DECLARED_GAS) != 0);
  if ((highlights & RDT_HIGHLIGHT_ATTACK) != 0)
    rdt_highlight_draw_attack (brush, cell);
  if ((highlights & RDT_HIGHLIGHTS_AROUND) != 0)
    draw_front (brush, cell);
  if ((highlights & RDT_HIGHLIGHT_READY) != 0)
    rdt_highlight_draw_ready (brush, cell);
  if ((highlights & RDT_HIGHLIGHT_BEREFT) != 0)
    draw_losses_aside (self, brush, cell);
}

/**
 * rdt_overlay_draw_cell_label:
 *
 * Draws the numbers of a cell, which are over everything else.
 */
void
rdt_overlay_draw_cell_label (const RdtOverlay *self,
                             const RdtBrush   *brush,
                             RdtCell           cell)
{
  rdt_highlight_draw_label (brush, cell, self->labels[cell]);
}

/**
 * rdt_overlay_has_below:
 *
 * Whether a cell has highlights under the counters.
 */
gboolean
rdt_overlay_has_below (const RdtOverlay *self,
                       RdtCell           cell)
{
  return (self->highlights[cell] & BELOW) != 0
         || self->zones[cell] != RDT_NO_SIDE
         || self->entries[cell] != RDT_NO_SIDE
         || self->selected == cell;
}

/**
 * rdt_overlay_has_above:
 *
 * Whether a cell has highlights over the counters.
 */
gboolean
rdt_overlay_has_above (const RdtOverlay *self,
                       RdtCell           cell)
{
  return (self->highlights[cell] & ABOVE) != 0;
}

/**
 * rdt_overlay_has_label:
 *
 * Whether a cell has numbers.
 */
gboolean
rdt_overlay_has_label (const RdtOverlay *self,
                       RdtCell           cell)
{
  return self->labels[cell][0] != '\0';
}

/**
 * rdt_overlay_draw_traces:
 *
 * Draws recent moves, shots and losses, which are under the counters.
 */
void
rdt_overlay_draw_traces (const RdtOverlay *self,
                         const RdtBrush   *brush)
{
  rdt_traces_draw (self->traces, self->n_traces, brush);
}

/**
 * rdt_overlay_draw_results:
 *
 * Draws what came of recent shots and attacks, which is over the counters.
 */
void
rdt_overlay_draw_results (const RdtOverlay *self,
                          const RdtBrush   *brush)
{
  rdt_traces_draw_results (self->traces, self->n_traces, brush);
}

/**
 * rdt_overlay_draw_below:
 *
 * Draws everything under the counters: traces first, which must not cover highlights.
 */
void
rdt_overlay_draw_below (const RdtOverlay *self,
                        const RdtBrush   *brush)
{
  rdt_overlay_draw_traces (self, brush);

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    if (rdt_overlay_has_below (self, cell) && rdt_brush_shows (brush, cell))
      rdt_overlay_draw_cell_below (self, brush, cell);
}

/**
 * rdt_overlay_draw_above:
 *
 * Draws everything over the counters.
 */
void
rdt_overlay_draw_above (const RdtOverlay *self,
                        const RdtBrush   *brush)
{
  rdt_overlay_draw_results (self, brush);

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    if (rdt_overlay_has_above (self, cell) && rdt_brush_shows (brush, cell))
      rdt_overlay_draw_cell_above (self, brush, cell);
}

/* Draws lines from where the unit would be, as it may have other targets from where
 * it is.
 */
static void
draw_aims (const RdtOverlay *self,
           const RdtBrush   *brush)
{
  RdtCell from = self->n_path > 0 ? self->path[self->n_path - 1] : self->path_from;

  for (guint i = 0; i < self->n_aims; i++)
    {
      rdt_pointer_draw_sight (brush, from, self->aims[i], RDT_NO_CELL);
      rdt_highlight_draw_target (brush, self->aims[i]);
      draw_front (brush, self->aims[i]);
    }
}

/**
 * rdt_overlay_draw_risks:
 *
 * Draws the numbers that follow the pointer.
 */
void
rdt_overlay_draw_risks (const RdtOverlay *self,
                        const RdtBrush   *brush)
{
  for (guint i = 0; i < self->n_risks; i++)
    rdt_highlight_draw_risk (brush, self->risks[i], self->risk_labels[i]);
}

/**
 * rdt_overlay_draw_figures:
 *
 * Draws all numbers that decisions depend on, over lines and names.
 */
void
rdt_overlay_draw_figures (const RdtOverlay *self,
                          const RdtBrush   *brush)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    if (rdt_overlay_has_label (self, cell) && rdt_brush_shows (brush, cell))
      rdt_overlay_draw_cell_label (self, brush, cell);

  rdt_overlay_draw_risks (self, brush);
}

/**
 * rdt_overlay_draw_pointer:
 *
 * Draws the lines that follow the pointer and the cursor.
 */
void
rdt_overlay_draw_pointer (const RdtOverlay *self,
                          const RdtBrush   *brush)
{
  if (self->event_to != RDT_NO_CELL)
    rdt_pointer_draw_event (brush, self->event_from, self->event_to);

  if (self->sight_from != RDT_NO_CELL && self->sight_to != RDT_NO_CELL)
    {
      if (self->sight_is_lofty)
        rdt_pointer_draw_lob (brush, self->sight_from, self->sight_to);
      else
        rdt_pointer_draw_sight (brush, self->sight_from, self->sight_to, self->sight_block);
    }

  if (self->path_from != RDT_NO_CELL)
    rdt_pointer_draw_path (brush, self->path_from, self->path, self->n_path, self->path_facing);

  draw_aims (self, brush);

  if (self->n_advice > 0)
    rdt_pointer_draw_advice (brush, self->advice, self->n_advice);

  for (guint i = 0; i < self->n_guides; i++)
    rdt_pointer_draw_guide (brush, self->guides[i]);

  if (self->hover != RDT_NO_CELL)
    rdt_pointer_draw_hover (brush, self->hover);

  if (self->cursor != RDT_NO_CELL)
    rdt_pointer_draw_cursor (brush, self->cursor);
}
