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
 * RdtHint:
 * @RDT_HINT_REACH: the unit can get there
 * @RDT_HINT_TARGET: it can fire there
 * @RDT_HINT_ATTACK: it can attack there
 * @RDT_HINT_CHOICE: an answer that can be given: a retreat, a deployment
 * @RDT_HINT_ARC: it lies in the arc of the unit's weapon
 * @RDT_HINT_READY: a unit there can still act
 * @RDT_HINT_MARKED: chosen, in the editor
 * @RDT_HINT_KEEPS_FIRE: with reach: the unit can still fire from there
 * @RDT_HINT_LOSES_FIRE: with reach: it cannot fire any more if it goes there
 * @RDT_HINT_MUST_ATTACK: with reach: there it has to attack
 * @RDT_HINT_PERISHES: with reach: it is destroyed there
 * @RDT_HINT_DECLARED: fire at the cell is declared
 * @RDT_HINT_DECLARED_GAS: with that: some of it is gas
 * @RDT_HINT_BEREFT: a unit there was destroyed, and others are left
 *
 * What a cell offers; each has a shape as well as a colour.
 */
typedef enum
{
  RDT_HINT_REACH  = 1 << 0,
  RDT_HINT_TARGET = 1 << 1,
  RDT_HINT_ATTACK = 1 << 2,
  RDT_HINT_CHOICE = 1 << 3,
  RDT_HINT_ARC    = 1 << 4,
  RDT_HINT_READY  = 1 << 5,
  RDT_HINT_MARKED = 1 << 6,
  RDT_HINT_KEEPS_FIRE = 1 << 7,
  RDT_HINT_LOSES_FIRE = 1 << 8,
  RDT_HINT_MUST_ATTACK = 1 << 9,
  RDT_HINT_DECLARED = 1 << 10,
  RDT_HINT_DECLARED_GAS = 1 << 11,
  RDT_HINT_PERISHES = 1 << 12,
  RDT_HINT_BEREFT = 1 << 13,
} RdtHint;

#define RDT_HINT_LABEL_SIZE 16
#define RDT_MAX_RISKS       8
#define RDT_MAX_TRACES      64
#define RDT_MAX_OVERLAY_AIMS        16
#define RDT_MAX_GUIDES      8

/**
 * RdtOverlay:
 * @hints: %RdtHint, by cell
 * @labels: a few letters beside a hint: a cost, a chance; what follows a line
 *   break is written smaller
 * @zones: whose zone a cell is, or %RDT_NO_SIDE
 * @entries: whose reinforcements enter there, or %RDT_NO_SIDE
 * @entry_edges: over which edge
 * @borders: the edges of a cell along which its zone ends, a facing a bit
 * @selected: the cell of the chosen unit
 * @top: the unit that lies on top of the others in its cell, or %RDT_NO_UNIT
 * @cursor: where the keyboard is
 * @hover: where the pointer is
 * @sight_from: where a line of sight begins, or %RDT_NO_CELL
 * @sight_block: the cell that blocks it, or %RDT_NO_CELL
 * @sight_is_lofty: the fire goes over what blocks it
 * @path: the cells of a move that is being thought of, after @path_from
 * @path_facing: how it would end
 * @aims: cells at which the unit could fire from there
 * @n_aims: how many
 * @risks: cells of friends whom the order that is thought of may hit
 * @risk_labels: and with what chance
 * @n_risks: how many
 * @guides: cells that somebody who is guided shall look at
 * @n_guides: how many
 * @event_from: where the last event came from
 * @event_to: where it took effect
 * @traces: what happened of late, in that order
 * @n_traces: how much
 * @advice: the cells that an arrow leads through to what is advised
 * @n_advice: how many; a single one has a ring
 *
 * What is pointed at on a board, over what there is.
 */
typedef struct
{
  guint16   hints[RDT_MAX_CELLS];
  char      labels[RDT_MAX_CELLS][RDT_HINT_LABEL_SIZE];
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
  char      risk_labels[RDT_MAX_RISKS][RDT_HINT_LABEL_SIZE];
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
void     rdt_overlay_clear_hints         (RdtOverlay       *self);
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
