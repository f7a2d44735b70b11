/* rdt-trace.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-brush.h"

G_BEGIN_DECLS

/**
 * RdtTraceKind:
 * @RDT_TRACE_MOVE: a unit moved a step
 * @RDT_TRACE_RETREAT: it retreated or withdrew a step
 * @RDT_TRACE_SHOT: it fired and hit
 * @RDT_TRACE_MISS: it fired in vain
 * @RDT_TRACE_ATTACK: it attacked in close combat
 * @RDT_TRACE_LOSS: a unit was destroyed in the cell that it leads to
 *
 * What has just happened somewhere on a board.
 */
typedef enum
{
  RDT_TRACE_MOVE,
  RDT_TRACE_RETREAT,
  RDT_TRACE_SHOT,
  RDT_TRACE_MISS,
  RDT_TRACE_ATTACK,
  RDT_TRACE_LOSS,
} RdtTraceKind;

/**
 * RdtTrace:
 * @side: whose doing it was, or whose loss
 * @from: where it began, or %RDT_NO_CELL
 * @to: where it ended
 * @is_start: whether a unit sets out with it: another one may have ended where it
 *   begins
 *
 * What an order leaves behind to be seen, until the next one.  Steps of a move
 * are traces of their own; those that lead on from each other are one line.
 */
typedef struct
{
  RdtTraceKind kind;
  RdtSide      side;
  RdtCell      from;
  RdtCell      to;
  gboolean     is_start;
} RdtTrace;

void rdt_traces_draw           (const RdtTrace *traces,
                                guint           n_traces,
                                const RdtBrush *brush);
void rdt_trace_draw_loss_aside (const RdtTrace *loss,
                                const RdtBrush *brush);

G_END_DECLS
