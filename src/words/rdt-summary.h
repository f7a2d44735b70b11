/* rdt-summary.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-event.h"
#include "rdt-position.h"

G_BEGIN_DECLS

/**
 * RdtCasualty:
 * @RDT_CASUALTY_DESTROYED: destroyed
 * @RDT_CASUALTY_RETREATED: retreated
 * @RDT_CASUALTY_PINNED: pinned
 *
 * The worst fate of a unit in the turn.
 */
typedef enum
{
  RDT_CASUALTY_NONE,
  RDT_CASUALTY_PINNED,
  RDT_CASUALTY_RETREATED,
  RDT_CASUALTY_DESTROYED,
} RdtCasualty;

#define RDT_MAX_TAKEN 8

/**
 * RdtSummary:
 * @side: who did it
 * @first_turn: the turn in which it began to
 * @last_turn: that in which it did so last
 * @have_moved: its units that did, by unit
 * @n_moved: how many
 * @have_entered: its units that came on to the board, by unit
 * @have_exited: those that left it
 * @have_worked: those that laid or cleared wire or mines
 * @n_deployed: how many it deployed
 * @n_shots: how often it fired
 * @aims: where the last shot of each unit that has not hit yet is aimed
 * @n_missed: how often that hit no enemy where it was aimed
 * @n_attacks: how many close combats it began
 * @casualties: %RdtCasualty, by unit, of both sides
 * @taken: the objectives taken
 *
 * What a side did in a turn, or in two if it was last in one and first in the next, and
 * what came of it.
 */
typedef struct
{
  RdtSide  side;
  guint    first_turn;
  guint    last_turn;
  gboolean have_moved[RDT_MAX_UNITS];
  guint    n_moved;
  gboolean have_entered[RDT_MAX_UNITS];
  gboolean have_exited[RDT_MAX_UNITS];
  gboolean have_worked[RDT_MAX_UNITS];
  guint    n_deployed;
  guint    n_shots;
  RdtCell  aims[RDT_MAX_UNITS];
  guint    n_missed;
  guint    n_attacks;
  guint8   casualties[RDT_MAX_UNITS];
  RdtCell  taken[RDT_MAX_TAKEN];
  guint    n_taken;
} RdtSummary;

void  rdt_summary_init  (RdtSummary         *self,
                         RdtSide             side);
void  rdt_summary_add   (RdtSummary         *self,
                         const RdtGame      *game,
                         const RdtEventList *events);
void  rdt_summary_add_turn (RdtSummary      *self,
                         guint               turn);
char *rdt_words_summary (const RdtGame      *game,
                         const RdtSummary   *summary) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
