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
 * @RDT_TRACE_MOVE: a step of a move
 * @RDT_TRACE_RETREAT: a step of a retreat or withdrawal
 * @RDT_TRACE_SHOT: a shot that hit
 * @RDT_TRACE_MISS: a shot that missed
 * @RDT_TRACE_ATTACK: an attack in close combat
 * @RDT_TRACE_LOSS: a unit destroyed in the cell @to
 *
 * The kinds of traces.
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
 * @side: the side that acted, or that lost a unit
 * @from: its start, or %RDT_NO_CELL
 * @to: its end
 * @is_start: whether it is the first step of a unit: another path may end where it
 *   begins
 * @is_faint: whether it is of the turn before the last one
 *
 * The mark that an order leaves on the board until the next one.  Each step of a
 * move is a trace; consecutive ones are drawn as one line.
 */
typedef struct
{
  RdtTraceKind kind;
  RdtSide      side;
  RdtCell      from;
  RdtCell      to;
  gboolean     is_start;
  gboolean     is_faint;
} RdtTrace;

void rdt_traces_draw           (const RdtTrace *traces,
                                guint           n_traces,
                                const RdtBrush *brush);
void rdt_traces_draw_results   (const RdtTrace *traces,
                                guint           n_traces,
                                const RdtBrush *brush);
void rdt_trace_draw_loss_aside (const RdtTrace *loss,
                                const RdtBrush *brush);

G_END_DECLS
