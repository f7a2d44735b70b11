/* rdt-overlay.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-trace.h"

G_BEGIN_DECLS

/**
 * RdtHighlight:
 * @RDT_HIGHLIGHT_REACH: the unit can move there
 * @RDT_HIGHLIGHT_TARGET: the unit can fire there
 * @RDT_HIGHLIGHT_ATTACK: the unit can attack there
 * @RDT_HIGHLIGHT_CHOICE: a possible answer: a retreat, a deployment
 * @RDT_HIGHLIGHT_ARC: in the arc of the unit's weapon
 * @RDT_HIGHLIGHT_READY: a unit there can still act
 * @RDT_HIGHLIGHT_MARKED: selected in the editor
 * @RDT_HIGHLIGHT_KEEPS_FIRE: with reach: the unit can still fire from there
 * @RDT_HIGHLIGHT_LOSES_FIRE: with reach: the unit cannot fire after moving there
 * @RDT_HIGHLIGHT_MUST_ATTACK: with reach: the unit has to attack from there
 * @RDT_HIGHLIGHT_PERISHES: with reach: the unit is destroyed there
 * @RDT_HIGHLIGHT_DECLARED: fire at the cell is declared
 * @RDT_HIGHLIGHT_DECLARED_GAS: with declared: some of it is gas
 * @RDT_HIGHLIGHT_BEREFT: a unit was destroyed there and others remain
 *
 * The highlights of a cell; each has a shape as well as a colour.
 */
typedef enum
{
  RDT_HIGHLIGHT_REACH  = 1 << 0,
  RDT_HIGHLIGHT_TARGET = 1 << 1,
  RDT_HIGHLIGHT_ATTACK = 1 << 2,
  RDT_HIGHLIGHT_CHOICE = 1 << 3,
  RDT_HIGHLIGHT_ARC    = 1 << 4,
  RDT_HIGHLIGHT_READY  = 1 << 5,
  RDT_HIGHLIGHT_MARKED = 1 << 6,
  RDT_HIGHLIGHT_KEEPS_FIRE = 1 << 7,
  RDT_HIGHLIGHT_LOSES_FIRE = 1 << 8,
  RDT_HIGHLIGHT_MUST_ATTACK = 1 << 9,
  RDT_HIGHLIGHT_DECLARED = 1 << 10,
  RDT_HIGHLIGHT_DECLARED_GAS = 1 << 11,
  RDT_HIGHLIGHT_PERISHES = 1 << 12,
  RDT_HIGHLIGHT_BEREFT = 1 << 13,
} RdtHighlight;

/* Those drawn around a unit, over it. */
#define RDT_HIGHLIGHTS_AROUND (RDT_HIGHLIGHT_TARGET | RDT_HIGHLIGHT_ATTACK \
                               | RDT_HIGHLIGHT_CHOICE | RDT_HIGHLIGHT_DECLARED)

#define RDT_HIGHLIGHT_LABEL_SIZE 16
#define RDT_MAX_RISKS            8
#define RDT_MAX_TRACES           64
#define RDT_MAX_OVERLAY_AIMS     16
#define RDT_MAX_GUIDES           8

/**
 * RdtOverlay:
 * @highlights: %RdtHighlight, by cell
 * @labels: a short text beside a highlight, such as a cost or a chance; a second line
 *   is smaller
 * @zones: by cell, the side of its zone, or %RDT_NO_SIDE
 * @entries: by cell, the side whose reinforcements enter there, or %RDT_NO_SIDE
 * @entry_edges: the edge that they enter by
 * @borders: by cell, the edges at which its zone ends, as a bit mask of facings
 * @selected: the cell of the selected unit
 * @top: the unit drawn on top of its stack, or %RDT_NO_UNIT
 * @cursor: the cell of the keyboard cursor
 * @hover: the cell of the pointer
 * @sight_from: the start of a line of sight, or %RDT_NO_CELL
 * @sight_block: the cell that blocks it, or %RDT_NO_CELL
 * @sight_is_lofty: whether fire goes over what blocks it
 * @path: the cells of a possible move, after @path_from
 * @path_facing: the facing at its end
 * @aims: the cells that the unit could fire at from there
 * @n_aims: their number
 * @risks: the cells of friendly units at risk from the pointed order
 * @risk_labels: the chances that they are hit
 * @n_risks: their number
 * @guides: the cells marked by a guided battle
 * @n_guides: their number
 * @event_from: the cell of the unit that caused the last event
 * @event_to: the cell where it took effect
 * @traces: recent moves and shots, in order
 * @n_traces: their number
 * @advice: the path of an arrow for suggested orders
 * @n_advice: its length; a single cell gets a ring
 *
 * The highlights over a board.
 */
typedef struct
{
  guint16   highlights[RDT_MAX_CELLS];
  char      labels[RDT_MAX_CELLS][RDT_HIGHLIGHT_LABEL_SIZE];
  RdtSide   zones[RDT_MAX_CELLS];
  RdtSide   entries[RDT_MAX_CELLS];
  RdtFacing entry_edges[RDT_MAX_CELLS];
  guint8    borders[RDT_MAX_CELLS];
  RdtCell   selected;
  RdtUnitIndex top;
  RdtCell   cursor;
  RdtCell   hover;
  RdtCell   sight_from;
  RdtCell   sight_to;
  RdtCell   sight_block;
  gboolean  sight_is_lofty;
  RdtCell   path_from;
  RdtCell   path[RDT_MAX_PATH];
  guint8    n_path;
  RdtFacing path_facing;
  RdtCell   aims[RDT_MAX_OVERLAY_AIMS];
  guint     n_aims;
  RdtCell   risks[RDT_MAX_RISKS];
  char      risk_labels[RDT_MAX_RISKS][RDT_HIGHLIGHT_LABEL_SIZE];
  guint     n_risks;
  RdtCell   guides[RDT_MAX_GUIDES];
  guint     n_guides;
  RdtCell   event_from;
  RdtCell   event_to;
  RdtTrace  traces[RDT_MAX_TRACES];
  guint     n_traces;
  RdtCell   advice[RDT_MAX_PATH + 1];
  guint8    n_advice;
} RdtOverlay;

void     rdt_overlay_init                (RdtOverlay       *self);
void     rdt_overlay_find_borders        (RdtOverlay       *self,
                                          const RdtGrid    *grid);
void     rdt_overlay_clear_highlights    (RdtOverlay       *self);
void     rdt_overlay_add_risk            (RdtOverlay       *self,
                                          RdtCell           cell,
                                          guint             percent);
void     rdt_overlay_add_trace           (RdtOverlay       *self,
                                          const RdtTrace   *trace);
void     rdt_overlay_clear_traces        (RdtOverlay       *self);
guint8   rdt_overlay_get_reach_borders   (const RdtOverlay *self,
                                          const RdtGrid    *grid,
                                          RdtCell           cell);
RdtBox   rdt_overlay_get_pointer_extents (const RdtOverlay *self,
                                          const RdtLayout  *layout);

gboolean rdt_overlay_has_below           (const RdtOverlay *self,
                                          RdtCell           cell);
gboolean rdt_overlay_has_above           (const RdtOverlay *self,
                                          RdtCell           cell);
gboolean rdt_overlay_has_label           (const RdtOverlay *self,
                                          RdtCell           cell);
void     rdt_overlay_draw_cell_below     (const RdtOverlay *self,
                                          const RdtBrush   *brush,
                                          RdtCell           cell);
void     rdt_overlay_draw_cell_above     (const RdtOverlay *self,
                                          const RdtBrush   *brush,
                                          RdtCell           cell);
void     rdt_overlay_draw_cell_label     (const RdtOverlay *self,
                                          const RdtBrush   *brush,
                                          RdtCell           cell);
void     rdt_overlay_draw_traces         (const RdtOverlay *self,
                                          const RdtBrush   *brush);
void     rdt_overlay_draw_results        (const RdtOverlay *self,
                                          const RdtBrush   *brush);
void     rdt_overlay_draw_below          (const RdtOverlay *self,
                                          const RdtBrush   *brush);
void     rdt_overlay_draw_above          (const RdtOverlay *self,
                                          const RdtBrush   *brush);
void     rdt_overlay_draw_pointer        (const RdtOverlay *self,
                                          const RdtBrush   *brush);
void     rdt_overlay_draw_risks          (const RdtOverlay *self,
                                          const RdtBrush   *brush);
void     rdt_overlay_draw_figures        (const RdtOverlay *self,
                                          const RdtBrush   *brush);

G_END_DECLS
