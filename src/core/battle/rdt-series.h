/* rdt-series.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-position.h"

G_BEGIN_DECLS

/* Later turns are counted in this one. */
#define RDT_SERIES_LAST_TURN 40

/* Further victory conditions are counted together. */
#define RDT_SERIES_CONDITIONS 16

/* The unit of intervals: a certainty. */
#define RDT_SERIES_CERTAIN 10000

#define RDT_N_ENDS (RDT_END_RESIGNED + 1)

/**
 * RdtBattleResult:
 * @is_over: whether it came to an end, and was not broken off
 * @winner: who won, or %RDT_NO_SIDE
 * @end: how it ended, %RdtEnd
 * @met: the ordinal of the victory condition that decided it, or 0
 * @n_lost: by side, the number of units lost
 * @is_lost: by unit, whether it was lost
 * @taken: by turn and side, the number of objectives taken
 *
 * The result of a battle.
 */
typedef struct
{
  gboolean is_over;
  RdtSide  winner;
  RdtEnd   end;
  guint    met;
  guint    n_turns;
  guint    n_orders;
  guint    n_lost[RDT_N_SIDES];
  guint8   is_lost[RDT_MAX_UNITS];
  guint16  taken[RDT_SERIES_LAST_TURN + 1][RDT_N_SIDES];
} RdtBattleResult;

/**
 * RdtSeries:
 * @n_battles: the number of battles
 * @n_won: by side, the number won; for %RDT_N_SIDES, the number of draws
 * @n_endless: the number broken off
 * @n_ends: by end and winner, those not decided by a victory condition
 * @n_met: by ordinal of the victory condition, the number that it decided
 * @n_turns: by turn, the number of battles that ended in it
 * @n_lost: by side, the number of units lost in all battles
 * @lost: by unit, the number of battles in which it was lost
 * @taken: by turn and side, the number of objectives taken in all battles
 *
 * The results of many battles of a scenario.
 */
typedef struct
{
  guint n_battles;
  guint n_won[RDT_N_SIDES + 1];
  guint n_endless;
  guint n_ends[RDT_N_ENDS][RDT_N_SIDES + 1];
  guint n_met[RDT_SERIES_CONDITIONS + 1];
  guint n_turns[RDT_SERIES_LAST_TURN + 1];
  guint n_lost[RDT_N_SIDES];
  guint lost[RDT_MAX_UNITS];
  guint taken[RDT_SERIES_LAST_TURN + 1][RDT_N_SIDES];
} RdtSeries;

gboolean          rdt_victory_is_moot      (const RdtPosition *end);
guint             rdt_victory_get_progress (const RdtVictory  *self,
                                            const RdtPosition *position);
const RdtVictory *rdt_victory_find_met     (const RdtGame     *game,
                                            const RdtPosition *position);

void rdt_battle_result_note_order (RdtBattleResult   *self,
                                   const RdtPosition *before,
                                   const RdtPosition *after);
void rdt_battle_result_note_end   (RdtBattleResult   *self,
                                   const RdtGame     *game,
                                   const RdtPosition *end);

void  rdt_series_add           (RdtSeries             *self,
                                const RdtGame         *game,
                                const RdtBattleResult *result);
guint rdt_series_get_last_turn (const RdtSeries       *self);
void  rdt_series_get_interval  (guint                  n_battles,
                                guint                  n_halves,
                                guint                 *low,
                                guint                 *high);

G_END_DECLS
