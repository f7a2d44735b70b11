/* rdt-report.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-event.h"
#include "rdt-game.h"
#include "rdt-luck.h"
#include "rdt-position.h"

G_BEGIN_DECLS

/**
 * RdtReportLineKind:
 * @RDT_REPORT_PHASE: a heading
 * @RDT_REPORT_HAPPENED: an event
 * @RDT_REPORT_ROLL: a roll
 */
typedef enum
{
  RDT_REPORT_PHASE,
  RDT_REPORT_HAPPENED,
  RDT_REPORT_ROLL,
} RdtReportLineKind;

typedef struct
{
  RdtReportLineKind  kind;
  char              *text;
} RdtReportLine;

/**
 * RdtReportTurn:
 * @turn: the turn; 0 before turn 1
 * @end: (nullable): the position at its end, or at present; %NULL before any
 *   events
 * @lines: (element-type RdtReportLine): its lines
 */
typedef struct
{
  guint        turn;
  RdtPosition *end;
  GPtrArray   *lines;
} RdtReportTurn;

/**
 * RdtReportLoss:
 * @how: a sentence
 *
 * A destroyed unit.
 */
typedef struct
{
  RdtUnitIndex  unit;
  guint         turn;
  char         *how;
} RdtReportLoss;

/**
 * RdtReport:
 * @turns: (element-type RdtReportTurn): all turns that have begun, with turn 0
 * @losses: (element-type RdtReportLoss): in the order of losses
 *
 * The report of a battle, from its events.
 *
 * It is built by one thread; after that it is immutable and shared by reference.
 */
typedef struct
{
  gatomicrefcount  ref_count;

  RdtGame         *game;
  GPtrArray       *turns;
  GPtrArray       *losses;
  RdtLuck          luck[RDT_N_SIDES];
  char            *heading;          /* the heading of a phase without events so far */
} RdtReport;

RdtReport           *rdt_report_new         (RdtGame             *game) G_GNUC_WARN_UNUSED_RESULT;
RdtReport           *rdt_report_ref         (RdtReport           *self);
void                 rdt_report_unref       (RdtReport           *self);

void                 rdt_report_add         (RdtReport           *self,
                                             const RdtEventList  *events,
                                             const RdtPosition   *after);

const RdtReportTurn *rdt_report_get_turn    (const RdtReport     *self,
                                             guint                turn);
const RdtReportTurn *rdt_report_get_last    (const RdtReport     *self);
char                *rdt_report_say_luck    (const RdtReport     *self,
                                             RdtSide              side) G_GNUC_WARN_UNUSED_RESULT;
char                *rdt_report_say_turn    (const RdtReportTurn *turn) G_GNUC_WARN_UNUSED_RESULT;
char                *rdt_report_say_outcome (const RdtReport     *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtReport, rdt_report_unref)

G_END_DECLS
