/* rdt-prospect.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-prospect.h"

#include "rdt-chance.h"

#define ONE RDT_PROSPECT_ONE

/* Up to so many aims are weighed together, because one more for a side is one less
 * for its enemy.
 */
#define MAX_TOGETHER 6

/* The weight of a unit by its distance from an aim, in sixteenths. */
static const guint8 nearness[] = { 16, 14, 9, 5, 2 };

/* The distance at which a unit counts half as much as in an aim. */
#define HALF_WAY 6

/* A small number of units, which keeps shares below 1 if the enemy has none nearby. */
#define FEW_NEAR 60
#define FEW_FIRE 120

/* A time at which a unit does not arrive any more, and a turn in the same measure. */
#define NEVER  40
#define A_TURN 4

/* The weights of features, in hundredths of a natural logarithm of odds, by kind of
 * activation; fitted to who held the aims at the end of the battles described in
 * rdt-value.c.
 */
static const gint16 aim_weights[RDT_N_AIM_FEATURES][RDT_N_ACTIVATIONS] = {
  [RDT_AIM_HELD] = { 34, 24, 14 },
  [RDT_AIM_HELD_LATE] = { 107, 42, 89 },
  [RDT_AIM_HELD_LAST] = { 129, 43, 105 },
  [RDT_AIM_MANNED] = { 1, 25, 1 },
  [RDT_AIM_MANNED_LATE] = { 8, 40, 45 },
  [RDT_AIM_NEAR] = { 23, 86, 16 },
  [RDT_AIM_NEAR_LATE] = { 36, 83, 75 },
  [RDT_AIM_WIDE] = { 119, 83, 127 },
  [RDT_AIM_WIDE_LATE] = { 65, 76, 55 },
  [RDT_AIM_FIRST] = { 35, 68, 16 },
  [RDT_AIM_FIRE] = { 71, 43, 44 },
  [RDT_AIM_FORCE] = { 123, 51, 83 },
  [RDT_AIM_FORCE_LATE] = { 43, 45, 0 },
};

/* The same for conditions on numbers, for all rule sets. */
static const gint16 lost_weights[RDT_N_COUNT_FEATURES] = {
  [RDT_COUNT_ALWAYS] = 4,
  [RDT_COUNT_LEFT] = -94,
  [RDT_COUNT_LEFT_LATE] = -147,
  [RDT_COUNT_LATE] = -91,
  [RDT_COUNT_FORCE] = 199,
  [RDT_COUNT_FEW] = 181,
  [RDT_COUNT_ABLE] = 0,
};

static const gint16 exit_weights[RDT_N_COUNT_FEATURES] = {
  [RDT_COUNT_ALWAYS] = -4,
  [RDT_COUNT_LEFT] = -20,
  [RDT_COUNT_LEFT_LATE] = -13,
  [RDT_COUNT_LATE] = 13,
  [RDT_COUNT_FORCE] = 88,
  [RDT_COUNT_FEW] = 25,
  [RDT_COUNT_ABLE] = 92,
};

/* What is computed for an aim. */
typedef struct
{
  int      near[RDT_N_SIDES];
  int      wide[RDT_N_SIDES];
  int      fire[RDT_N_SIDES];
  guint    first[RDT_N_SIDES];
  gboolean is_manned[RDT_N_SIDES];
} Aim;

static int
get_late (const RdtAnalysis *analysis,
          const RdtPosition *position)
{
  return MIN (position->turn * ONE / (int) MAX (analysis->last_turn, 1), ONE);
}

static guint
count_turns_left (const RdtAnalysis *analysis,
                  const RdtPosition *position)
{
  return analysis->last_turn - MIN (position->turn, analysis->last_turn) + 1;
}

static gboolean
fires_at (const RdtAnalysis  *analysis,
          RdtUnitIndex        unit,
          const RdtUnitState *state,
          guint               aim)
{
  const RdtRosterUnit *roster = &analysis->game->units[unit];

  return roster->weapon != RDT_NO_WEAPON
         && state->status == RDT_STATUS_BOARD
         && analysis->distances[aim][state->cell] <= roster->range
         && (analysis->game->rules->weapons[roster->weapon].sight == RDT_SIGHT_NEED_FREE
             || rdt_cell_set_has (&analysis->seen[aim], state->cell));
}

/* Adds a unit's contribution to each aim. */
static void
note_unit (const RdtAnalysis *analysis,
           const RdtPosition *position,
           RdtUnitIndex       unit,
           Aim               *aims)
{
  const RdtUnitState *state = &position->units[unit];
  RdtGoing going = rdt_analysis_get_going (analysis, unit);
  RdtSide side = analysis->game->units[unit].side;
  int worth = analysis->worth[unit];
  guint speed = MAX (rdt_game_get_type (analysis->game, unit)->movement / RDT_WHOLE_CELL, 1);
  guint n_turns = count_turns_left (analysis, position);

  for (guint i = 0; i < analysis->n_aims; i++)
    {
      guint way = analysis->ways[going][i][state->cell];
      Aim *aim = &aims[i];

      if (way < G_N_ELEMENTS (nearness))
        aim->near[side] += worth * nearness[way] / 16;
      if (way != RDT_NO_WAY && way <= speed * n_turns)
        {
          aim->wide[side] += worth * HALF_WAY / (HALF_WAY + (int) way);
          aim->first[side] = MIN (aim->first[side], way * A_TURN / speed);
        }
      if (fires_at (analysis, unit, state, i))
        aim->fire[side] += worth;
      aim->is_manned[side] |= way == 0;
    }
}

/* The difference of both sides' shares. */
static int
compare (int own,
         int his,
         int few)
{
  return (own - his) * ONE / (own + his + few);
}

/* The difference of both sides' remaining forces. */
static int
compare_forces (const RdtAnalysis *analysis,
                const RdtPosition *position,
                RdtSide            side)
{
  int forces[RDT_N_SIDES] = { 0 };

  for (guint i = 0; i < analysis->game->n_units; i++)
    if (position->units[i].status != RDT_STATUS_DESTROYED
        && position->units[i].status != RDT_STATUS_EXITED)
      forces[analysis->game->units[i].side] += analysis->worth[i];

  return compare (forces[side], forces[rdt_side_other (side)], 1);
}

/**
 * rdt_prospect_list_aims:
 * @analysis: the analysis of the battle
 * @position: a position
 * @side: the side
 * @features: (out): the features of each aim, %RDT_N_AIM_FEATURES for each
 */
void
rdt_prospect_list_aims (const RdtAnalysis *analysis,
                        const RdtPosition *position,
                        RdtSide            side,
                        int               *features)
{
  Aim aims[RDT_MAX_AIMS] = { 0 };
  RdtSide enemy = rdt_side_other (side);
  int late = get_late (analysis, position);
  int force = compare_forces (analysis, position, side);

  for (guint i = 0; i < analysis->n_aims; i++)
    aims[i].first[0] = aims[i].first[1] = NEVER;
  for (guint i = 0; i < analysis->game->n_units; i++)
    if (position->units[i].status == RDT_STATUS_BOARD
        || (position->units[i].status == RDT_STATUS_ABOARD
            && position->units[i].cell != RDT_NO_CELL))
      note_unit (analysis, position, i, aims);

  for (guint i = 0; i < analysis->n_aims; i++)
    {
      const Aim *aim = &aims[i];
      int *list = features + i * RDT_N_AIM_FEATURES;
      int held = rdt_cell_set_has (&position->held[side], analysis->aims[i])
                 - rdt_cell_set_has (&position->held[enemy], analysis->aims[i]);
      int manned = aim->is_manned[side] - aim->is_manned[enemy];

      list[RDT_AIM_HELD] = held * ONE;
      list[RDT_AIM_HELD_LATE] = held * late;
      list[RDT_AIM_HELD_LAST] = position->turn + 1 >= (int) analysis->last_turn ? held * ONE : 0;
      list[RDT_AIM_MANNED] = manned * ONE;
      list[RDT_AIM_MANNED_LATE] = manned * late;
      list[RDT_AIM_NEAR] = compare (aim->near[side], aim->near[enemy], FEW_NEAR);
      list[RDT_AIM_NEAR_LATE] = list[RDT_AIM_NEAR] * late / ONE;
      list[RDT_AIM_WIDE] = compare (aim->wide[side], aim->wide[enemy], FEW_NEAR);
      list[RDT_AIM_WIDE_LATE] = list[RDT_AIM_WIDE] * late / ONE;
      list[RDT_AIM_FIRST] = ((int) aim->first[enemy] - (int) aim->first[side]) * ONE / NEVER;
      list[RDT_AIM_FIRE] = compare (aim->fire[side], aim->fire[enemy], FEW_FIRE);
      list[RDT_AIM_FORCE] = force;
      list[RDT_AIM_FORCE_LATE] = force * late / ONE;
    }
}

/* The number of a side's units that can still leave the board in time. */
static int
count_able (const RdtAnalysis *analysis,
            const RdtPosition *position,
            RdtSide            side)
{
  const RdtRosterSide *roster = &analysis->game->sides[side];
  guint n_turns = count_turns_left (analysis, position);
  int n = 0;

  for (guint i = 0; i < roster->n_units; i++)
    {
      RdtUnitIndex unit = roster->first_unit + i;
      const RdtUnitState *state = &position->units[unit];
      const guint8 *out = analysis->ways_out[side][rdt_analysis_get_going (analysis, unit)];
      guint speed = rdt_game_get_type (analysis->game, unit)->movement / RDT_WHOLE_CELL;

      n += state->status == RDT_STATUS_BOARD
           && out != NULL
           && out[state->cell] != RDT_NO_WAY
           && out[state->cell] < MAX (speed, 1) * n_turns;
    }

  return n;
}

/* How many more units can leave in time than are needed.  If there are too few, it
 * does not matter how many are missing.
 */
static int
get_slack (const RdtAnalysis *analysis,
           const RdtPosition *position,
           RdtSide            side,
           int                n_wanted)
{
  int slack = count_able (analysis, position, side) - n_wanted;

  return slack < 0 ? -4 * ONE : MIN (slack, 4) * ONE / 4;
}

/**
 * rdt_prospect_list_count:
 * @analysis: the analysis of the battle
 * @position: a position
 * @victory: a condition on the number of units lost or gone
 * @features: (out) (array fixed-size=RDT_N_COUNT_FEATURES): its features
 */
void
rdt_prospect_list_count (const RdtAnalysis *analysis,
                         const RdtPosition *position,
                         const RdtVictory  *victory,
                         int               *features)
{
  RdtSide side = victory->side;
  gboolean is_exit = victory->kind == RDT_VICTORY_EXITED;
  int late = get_late (analysis, position);
  int count = MAX (victory->count, 1);
  int done = is_exit ? position->sides[side].exited
                     : position->sides[rdt_side_other (side)].lost;
  int to_come = MAX (count - done, 0);
  int left = to_come * ONE / count;

  features[RDT_COUNT_ALWAYS] = ONE;
  features[RDT_COUNT_LEFT] = left;
  features[RDT_COUNT_LEFT_LATE] = left * late / ONE;
  features[RDT_COUNT_LATE] = late;
  features[RDT_COUNT_FORCE] = compare_forces (analysis, position, side);
  features[RDT_COUNT_FEW] = ONE / (1 + to_come);
  features[RDT_COUNT_ABLE] = is_exit ? get_slack (analysis, position, side, to_come) : 0;
}

/* The chance of holding an aim at the end. */
static guint
weigh_aim (const RdtAnalysis *analysis,
           const int         *features)
{
  RdtActivation activation = analysis->game->rules->traits.activation;
  int odds = 0;

  for (guint i = 0; i < RDT_N_AIM_FEATURES; i++)
    odds += aim_weights[i][activation] * features[i];

  return rdt_chance_from_odds (odds);
}

/* The chance that a condition on numbers will be met. */
static guint
weigh_count (const RdtAnalysis *analysis,
             const RdtPosition *position,
             const RdtVictory  *victory)
{
  const gint16 *weights = victory->kind == RDT_VICTORY_EXITED ? exit_weights : lost_weights;
  int features[RDT_N_COUNT_FEATURES];
  int odds = 0;

  rdt_prospect_list_count (analysis, position, victory, features);
  if (features[RDT_COUNT_LEFT] == 0)
    return RDT_CERTAIN;

  for (guint i = 0; i < RDT_N_COUNT_FEATURES; i++)
    odds += weights[i] * features[i];

  return rdt_chance_from_odds (odds);
}

static guint
multiply (guint a,
          guint b)
{
  return ((guint64) a * b) >> 16;
}

/* The chance of holding at least so many of several aims, taken as independent. */
static guint
weigh_holding (const guint *chances,
               guint        n_aims,
               guint        wanted,
               guint        count)
{
  guint held[RDT_MAX_AIMS + 1] = { RDT_CERTAIN };    /* chances of holding exactly so many */
  guint sum = 0;

  for (guint i = 0; i < n_aims; i++)
    if ((wanted >> i) & 1)
      {
        for (guint j = RDT_MAX_AIMS; j > 0; j--)
          held[j] = multiply (held[j], RDT_CERTAIN - chances[i])
                    + multiply (held[j - 1], chances[i]);
        held[0] = multiply (held[0], RDT_CERTAIN - chances[i]);
      }

  for (guint i = count; i <= RDT_MAX_AIMS; i++)
    sum += held[i];

  return MIN (sum, RDT_CERTAIN);
}

/* The chances of all conditions. */
typedef struct
{
  const RdtAnalysis *analysis;
  RdtSide            side;
  guint              chances[RDT_MAX_AIMS];     /* of holding each aim */
  guint             *met;                       /* of each condition by itself */
} Conditions;

/* The chance of winning with the conditions in their order; for a given set of aims
 * held, or, without one, with independent conditions.
 */
static guint
weigh_conditions (const Conditions *self,
                  const guint   *set)
{
  const RdtGame *game = self->analysis->game;
  guint rest = RDT_CERTAIN, win = 0;

  for (guint i = 0; i < game->n_victory && rest > 0; i++)
    {
      const RdtVictory *victory = &game->victory[i];
      gboolean is_own = victory->side == self->side;
      guint met = self->met[i];

      if (set != NULL && victory->kind == RDT_VICTORY_HOLDS)
        {
          guint held = self->analysis->wanted[i] & (is_own ? *set : ~*set);

          met = (guint) __builtin_popcount (held) >= victory->count ? RDT_CERTAIN : 0;
        }

      if (is_own)
        win += multiply (rest, met);
      rest -= multiply (rest, met);
    }

  if (!game->has_otherwise || game->otherwise == RDT_NO_SIDE)
    return win + rest / 2;

  return game->otherwise == self->side ? win + rest : win;
}

static guint
weigh_together (const Conditions *self)
{
  guint n = self->analysis->n_aims, win = 0;

  for (guint set = 0; set < 1u << n; set++)
    {
      guint chance = RDT_CERTAIN;

      for (guint i = 0; i < n; i++)
        chance = multiply (chance, (set >> i) & 1 ? self->chances[i]
                                                  : RDT_CERTAIN - self->chances[i]);

      win += multiply (chance, weigh_conditions (self, &set));
    }

  return MIN (win, RDT_CERTAIN);
}

/**
 * rdt_prospect_compute:
 * @analysis: the analysis of the battle
 * @position: a position
 * @side: the side
 *
 * Judges a position by the scenario's conditions: the chances that each aim is
 * held at the end and each number of losses or exits is reached, combined in the
 * order of the conditions.
 *
 * Returns: the natural logarithm of the odds of winning, times
 *   %RDT_PROSPECT_ONE; 0 if the scenario has no conditions
 */
int
rdt_prospect_compute (const RdtAnalysis *analysis,
                      const RdtPosition *position,
                      RdtSide            side)
{
  const RdtGame *game = analysis->game;
  int features[RDT_MAX_AIMS * RDT_N_AIM_FEATURES];
  g_autofree guint *met = NULL;
  Conditions conditions = { .analysis = analysis, .side = side };
  guint win;

  if (game->n_victory == 0)
    return 0;

  rdt_prospect_list_aims (analysis, position, side, features);
  for (guint i = 0; i < analysis->n_aims; i++)
    conditions.chances[i] = weigh_aim (analysis, features + i * RDT_N_AIM_FEATURES);

  conditions.met = met = g_new (guint, game->n_victory);
  for (guint i = 0; i < game->n_victory; i++)
    {
      const RdtVictory *victory = &game->victory[i];
      guint chances[RDT_MAX_AIMS];

      if (victory->kind != RDT_VICTORY_HOLDS)
        {
          met[i] = weigh_count (analysis, position, victory);
          continue;
        }

      for (guint j = 0; j < analysis->n_aims; j++)
        chances[j] = victory->side == side ? conditions.chances[j]
                                           : RDT_CERTAIN - conditions.chances[j];
      met[i] = weigh_holding (chances, analysis->n_aims, analysis->wanted[i], victory->count);
    }

  win = analysis->n_aims <= MAX_TOGETHER ? weigh_together (&conditions)
                                      : weigh_conditions (&conditions, NULL);

  return rdt_chance_to_odds (CLAMP (win, RDT_CERTAIN / 100, RDT_CERTAIN - RDT_CERTAIN / 100)) / 100;
}
