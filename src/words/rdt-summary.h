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
 * @side: the side whose turn it was
 * @first_turn: the turn in which it began to act
 * @last_turn: the turn in which it acted last
 * @have_moved: the units that moved
 * @n_moved: their number
 * @have_entered: the units that entered the board
 * @have_exited: the units that left the board
 * @have_worked: the units that laid or cleared wire or mines
 * @n_deployed: the number of units deployed
 * @n_shots: the number of shots
 * @may_hit: by unit, whether its last shot has not hit yet
 * @n_hit: the number of shots that hit a unit
 * @n_attacks: the number of close combats begun
 * @casualties: %RdtCasualty, by unit, of both sides
 * @taken: the objectives taken
 *
 * A summary of a side's turn, or of two if it acted last in one and first in the
 * next.
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
  gboolean may_hit[RDT_MAX_UNITS];
  guint    n_hit;
  guint    n_attacks;
  guint8   casualties[RDT_MAX_UNITS];
  RdtCell  taken[RDT_MAX_TAKEN];
  guint    n_taken;
} RdtSummary;

void  rdt_summary_init     (RdtSummary         *self,
                            RdtSide             side);
void  rdt_summary_add      (RdtSummary         *self,
                            const RdtGame      *game,
                            const RdtEventList *events);
void  rdt_summary_add_turn (RdtSummary         *self,
                            guint               turn);
char *rdt_words_summary    (const RdtGame      *game,
                            const RdtSummary   *summary) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
