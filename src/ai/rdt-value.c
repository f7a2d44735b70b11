/* rdt-value.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-value.h"

#include "rdt-prospect.h"
#include "rdt-scene.h"

#define ONE RDT_VALUE_ONE

/* The distance at which an enemy endangers a commander. */
#define NEAR 3

/* What each counts for, in hundredths of a natural logarithm of the odds, where
 * sides follow each other, with activation dice and with cards.  They are fitted
 * to who won some 2400 battles of greedy, and of players who look at no more than
 * this value, both now and then giving any order; none but that of the turn is
 * below 0.  Of battles that they were not fitted to they tell the outcome with a
 * loss of 0.46 each (0.69 without any); weights set by hand came to 0.65, and
 * with cards to 0.76.
 *
 * By itself the value scores 35 to 44 % against greedy (144 battles, 8 either
 * way), however often it is fitted again to battles of its own.
 *
 * A network of 16 cells, which looks at each side's features by themselves, at the aims,
 * at what kinds of units are left and at what may be destroyed next, was fitted to some
 * 2400 battles of hard and greedy in which players of rollouts played some of the turns,
 * and to 80000 rests of battles of players of rollouts.  Of battles that it was not
 * fitted to it tells the outcome with a loss of 0.46 with muskets, 0.42 with dice, 0.41
 * with cards and 0.42 where armies get exhausted, where this has 0.53, 0.59, 0.45 and
 * 0.44; but hard plays no better by it:
 *
 *   59 %   against greedy, where this scored 68 on the same dice (158 battles, 10 for
 *          the difference, 6000 nodes), fitted to battles of players of rollouts alone
 *   68 %   where this scored 64 (58, 16), fitted to both
 *   69 %   where this scored 67 (100, 12), and 52 % against this (147, 8, 2000 nodes
 *          each), where nothing may count against what it stands for
 */
static const gint16 weights[RDT_N_VALUES][RDT_N_ACTIVATIONS] = {
  [RDT_VALUE_MATERIAL] = { 130, 133, 212 },
  [RDT_VALUE_MATERIAL_LATE] = { 10, 51, 62 },
  [RDT_VALUE_LOSSES] = { 111, 94, 62 },
  [RDT_VALUE_FEW] = { 80, 91, 127 },
  [RDT_VALUE_STANDING_LATE] = { 107, 61, 101 },
  [RDT_VALUE_STANDING_LAST] = { 70, 62, 37 },
  [RDT_VALUE_GRIP] = { 0, 34, 35 },
  [RDT_VALUE_GRIP_LATE] = { 5, 60, 81 },
  [RDT_VALUE_REACH] = { 0, 1, 1 },
  [RDT_VALUE_EXITED] = { 109, 87, 87 },
  [RDT_VALUE_WAY_OUT] = { 31, 17, 17 },
  [RDT_VALUE_THREAT] = { 38, 54, 59 },
  [RDT_VALUE_FLANK] = { 5, 0, 0 },
  [RDT_VALUE_CONTACT] = { 5, 0, 0 },
  [RDT_VALUE_COMMANDER] = { 1, 5, 15 },
  [RDT_VALUE_COMMANDER_NEAR] = { 0, 14, 0 },
  [RDT_VALUE_PINNED] = { 10, 17, 10 },
  [RDT_VALUE_TO_COME] = { 9, 1, 0 },
  [RDT_VALUE_COVER] = { 0, 10, 1 },
  [RDT_VALUE_TURN] = { -2, -13, 1 },
  [RDT_VALUE_SHOTS] = { 3, 0, 1 },
  [RDT_VALUE_DOOM] = { 82, 47, 34 },
  [RDT_VALUE_FACING] = { 27, 71, 113 },
  [RDT_VALUE_PROSPECT] = { 65, 84, 64 },
};

/* The motive that each feature is explained by. */
static const guint8 motives_of_features[RDT_N_VALUES] = {
  [RDT_VALUE_MATERIAL] = RDT_MOTIVE_UNITS,
  [RDT_VALUE_MATERIAL_LATE] = RDT_MOTIVE_UNITS,
  [RDT_VALUE_LOSSES] = RDT_MOTIVE_UNITS,
  [RDT_VALUE_FEW] = RDT_MOTIVE_UNITS,
  [RDT_VALUE_STANDING_LATE] = RDT_MOTIVE_AIMS,
  [RDT_VALUE_STANDING_LAST] = RDT_MOTIVE_AIMS,
  [RDT_VALUE_GRIP] = RDT_MOTIVE_APPROACH,
  [RDT_VALUE_GRIP_LATE] = RDT_MOTIVE_APPROACH,
  [RDT_VALUE_REACH] = RDT_MOTIVE_APPROACH,
  [RDT_VALUE_EXITED] = RDT_MOTIVE_EXITS,
  [RDT_VALUE_WAY_OUT] = RDT_MOTIVE_EXITS,
  [RDT_VALUE_THREAT] = RDT_MOTIVE_FIRE,
  [RDT_VALUE_FLANK] = RDT_MOTIVE_CONTACT,
  [RDT_VALUE_CONTACT] = RDT_MOTIVE_CONTACT,
  [RDT_VALUE_COMMANDER] = RDT_MOTIVE_COMMANDER,
  [RDT_VALUE_COMMANDER_NEAR] = RDT_MOTIVE_COMMANDER,
  [RDT_VALUE_PINNED] = RDT_MOTIVE_UNITS,
  [RDT_VALUE_TO_COME] = RDT_MOTIVE_UNITS,
  [RDT_VALUE_COVER] = RDT_MOTIVE_COVER,
  [RDT_VALUE_TURN] = RDT_MOTIVE_FIRE,
  [RDT_VALUE_SHOTS] = RDT_MOTIVE_FIRE,
  [RDT_VALUE_DOOM] = RDT_MOTIVE_UNITS,
  [RDT_VALUE_FACING] = RDT_MOTIVE_FIRE,
  [RDT_VALUE_PROSPECT] = RDT_MOTIVE_AIMS,
};

static const char *const words_of_motives[RDT_N_MOTIVES] = {
  [RDT_MOTIVE_OUTCOME] = "outcome",
  [RDT_MOTIVE_UNITS] = "units",
  [RDT_MOTIVE_AIMS] = "aims",
  [RDT_MOTIVE_APPROACH] = "approach",
  [RDT_MOTIVE_EXITS] = "exits",
  [RDT_MOTIVE_FIRE] = "fire",
  [RDT_MOTIVE_CONTACT] = "contact",
  [RDT_MOTIVE_COMMANDER] = "commander",
  [RDT_MOTIVE_COVER] = "cover",
};

/**
 * rdt_motive_get_word:
 *
 * Returns: the name of a motive in the output of redoubt-cli
 */
const char *
rdt_motive_get_word (RdtMotive motive)
{
  g_return_val_if_fail (motive < RDT_N_MOTIVES, NULL);

  return words_of_motives[motive];
}

/* What is computed for a side. */
typedef struct
{
  const RdtAnalysis *analysis;
  const RdtPosition *position;
  RdtSide            side;
  int               *features;
} View;

static gboolean
stands (const View   *view,
        RdtUnitIndex  unit)
{
  return view->position->units[unit].status == RDT_STATUS_BOARD;
}

static guint
count_held (const RdtPosition *position,
            const RdtVictory  *victory)
{
  const RdtCellSet *held = &position->held[victory->side];
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (held->bits); i++)
    n += __builtin_popcountll (held->bits[i] & victory->cells.bits[i]);

  return n;
}

static gboolean
is_met (const RdtPosition *position,
        const RdtVictory  *victory)
{
  switch (victory->kind)
    {
    case RDT_VICTORY_HOLDS:
      return count_held (position, victory) >= victory->count;

    case RDT_VICTORY_ENEMY_LOST:
      return position->sides[rdt_side_other (victory->side)].lost >= victory->count;

    case RDT_VICTORY_EXITED:
      return position->sides[victory->side].exited >= victory->count;
    }

  return FALSE;
}

/**
 * rdt_value_find_leader:
 * @game: a battle's fixed half
 * @position: its other half
 *
 * Finds who would win if the battle ended in this position.  Rule: R16.
 *
 * Returns: the side, or %RDT_NO_SIDE for a draw
 */
RdtSide
rdt_value_find_leader (const RdtGame     *game,
                       const RdtPosition *position)
{
  guint a = position->sides[0].lost * game->sides[1].n_units;
  guint b = position->sides[1].lost * game->sides[0].n_units;

  for (guint i = 0; i < game->n_victory; i++)
    if (is_met (position, &game->victory[i]))
      return game->victory[i].side;

  if (game->has_otherwise)
    return game->otherwise;

  return a == b ? RDT_NO_SIDE : (a < b ? 0 : 1);
}

/* The weight of a distance, higher for shorter ones. */
static int
get_nearness (guint way)
{
  return way == RDT_NO_WAY ? 0 : 3 * ONE / (3 + (int) way);
}

static void
look_at_aims (View         *view,
              RdtUnitIndex  unit,
              guint        *nearest)
{
  const RdtAnalysis *analysis = view->analysis;
  RdtGoing going = rdt_analysis_get_going (analysis, unit);
  RdtCell cell = view->position->units[unit].cell;
  int best = 0;

  for (guint i = 0; i < analysis->n_aims; i++)
    {
      guint way = analysis->ways[going][i][cell];

      best = MAX (best, get_nearness (way));
      nearest[i] = MIN (nearest[i], way);
    }

  view->features[RDT_VALUE_GRIP] += best;
}

/* Whether a unit could fire at an enemy after turning to it. */
static gboolean
threatens (const View   *view,
           RdtUnitIndex  unit,
           RdtUnitIndex  enemy,
           guint         distance)
{
  const RdtGame *game = view->analysis->game;
  const RdtRosterUnit *roster = &game->units[unit];
  const RdtWeapon *weapon;

  if (roster->weapon == RDT_NO_WEAPON
      || distance > roster->range
      || rdt_unit_has (&view->position->units[unit], RDT_UNIT_MOUNTED))
    return FALSE;

  weapon = &game->rules->weapons[roster->weapon];
  if ((weapon->harmless_to >> game->units[enemy].type) & 1)
    return FALSE;

  return weapon->sight == RDT_SIGHT_NEED_FREE
         || !rdt_analysis_is_hidden (view->analysis, view->position->units[unit].cell,
                                     view->position->units[enemy].cell);
}

static void
look_at_neighbour (View         *view,
                   RdtUnitIndex  unit,
                   RdtUnitIndex  enemy)
{
  const RdtGrid *grid = &view->analysis->game->map->grid;
  const RdtUnitState *state = &view->position->units[unit];
  RdtFacing towards = rdt_analysis_get_facing (view->analysis, state->cell,
                                               view->position->units[enemy].cell);

  if (towards == RDT_NO_FACING)
    return;

  if (rdt_grid_get_aspect (grid, state->facing, towards) == RDT_ASPECT_FRONT)
    view->features[RDT_VALUE_CONTACT] += ONE / 8;
  else
    view->features[RDT_VALUE_FLANK] -= ONE / 8;
}

static void
look_at_enemies (View         *view,
                 RdtUnitIndex  unit)
{
  const RdtAnalysis *analysis = view->analysis;
  const RdtRosterSide *enemies = &analysis->game->sides[rdt_side_other (view->side)];
  RdtCell cell = view->position->units[unit].cell;
  gboolean is_commander = (analysis->game->units[unit].tags & RDT_TAG_COMMANDER) != 0;
  guint nearest = G_MAXUINT;
  RdtCell where = RDT_NO_CELL;
  int threat = 0;

  for (guint i = 0; i < enemies->n_units; i++)
    {
      RdtUnitIndex enemy = enemies->first_unit + i;
      guint distance;

      if (!stands (view, enemy))
        continue;

      distance = rdt_analysis_get_distance (analysis, cell, view->position->units[enemy].cell);
      if (distance < nearest)
        {
          nearest = distance;
          where = view->position->units[enemy].cell;
        }
      if (distance == 1)
        look_at_neighbour (view, unit, enemy);
      if (is_commander && distance < NEAR)
        view->features[RDT_VALUE_COMMANDER_NEAR] -= ONE;
      if (threatens (view, unit, enemy, distance))
        threat += analysis->worth[enemy]
                  / (2 + (int) rdt_get_unit_cover (analysis->game, view->position, enemy));
    }

  if (where != RDT_NO_CELL && nearest > 0
      && ((rdt_analysis_get_arcs (analysis, cell, where)
           >> view->position->units[unit].facing) & 1) != 0)
    view->features[RDT_VALUE_FACING] += ONE / (int) analysis->game->sides[view->side].n_units;

  view->features[RDT_VALUE_THREAT] += threat * ONE
                                      / (int) MAX (analysis->total[rdt_side_other (view->side)], 1);
}

static void
look_at_unit (View         *view,
              RdtUnitIndex  unit,
              guint        *nearest)
{
  const RdtAnalysis *analysis = view->analysis;
  const RdtUnitState *state = &view->position->units[unit];
  const guint8 *out = analysis->ways_out[view->side][rdt_analysis_get_going (analysis, unit)];
  int n = analysis->game->sides[view->side].n_units;

  look_at_aims (view, unit, nearest);
  look_at_enemies (view, unit);

  if (analysis->game->units[unit].tags & RDT_TAG_COMMANDER)
    view->features[RDT_VALUE_COMMANDER] += ONE;
  if (rdt_unit_has (state, RDT_UNIT_PINNED))
    view->features[RDT_VALUE_PINNED] -= ONE / 8;
  if (rdt_get_unit_cover (analysis->game, view->position, unit) != RDT_COVER_OPEN)
    view->features[RDT_VALUE_COVER] += ONE / n;
  if (analysis->wants_out[view->side] && out != NULL)
    view->features[RDT_VALUE_WAY_OUT] += get_nearness (out[state->cell]) / n;
}

static void
look_at_side (View *view)
{
  const RdtAnalysis *analysis = view->analysis;
  const RdtRosterSide *roster = &analysis->game->sides[view->side];
  const RdtSideState *state = &view->position->sides[view->side];
  int *features = view->features;
  guint nearest[RDT_MAX_AIMS];
  int worth = 0, lost;

  for (guint i = 0; i < analysis->n_aims; i++)
    nearest[i] = RDT_NO_WAY;

  for (guint i = 0; i < roster->n_units; i++)
    {
      RdtUnitIndex unit = roster->first_unit + i;
      RdtStatus status = view->position->units[unit].status;

      if (status == RDT_STATUS_BOARD)
        look_at_unit (view, unit, nearest);
      if (status == RDT_STATUS_TO_COME)
        features[RDT_VALUE_TO_COME] += ONE / roster->n_units;
      if (status != RDT_STATUS_DESTROYED)
        worth += analysis->worth[unit];
    }

  features[RDT_VALUE_GRIP] /= (int) roster->n_units;
  for (guint i = 0; i < analysis->n_aims; i++)
    features[RDT_VALUE_REACH] += get_nearness (nearest[i]) / (int) analysis->n_aims;

  features[RDT_VALUE_FEW] = -4 * ONE / (4 + state->left + state->to_come);
  features[RDT_VALUE_MATERIAL] = worth * ONE / (int) MAX (analysis->total[view->side], 1);
  if (analysis->wants_out[view->side])
    features[RDT_VALUE_EXITED] = state->exited * ONE / roster->n_units;
  if (analysis->loss_limit[view->side] > 0)
    {
      lost = MIN (state->lost * ONE / (int) analysis->loss_limit[view->side], ONE);
      features[RDT_VALUE_LOSSES] = -lost * lost / ONE;
      if (analysis->is_doomed[view->side])
        features[RDT_VALUE_DOOM] = -lost;
    }
}

static int
get_lateness (const RdtAnalysis *analysis,
              const RdtPosition *position)
{
  return MIN (position->turn * ONE / (int) analysis->last_turn, ONE);
}

/**
 * rdt_value_list:
 * @analysis: the analysis of the battle
 * @position: a position
 * @side: the side
 * @features: (out) (array fixed-size=RDT_N_VALUES): its features
 *
 * Lists the features of a position.
 */
void
rdt_value_list (const RdtAnalysis *analysis,
                const RdtPosition *position,
                RdtSide            side,
                int               *features)
{
  int own[RDT_N_VALUES] = { 0 }, his[RDT_N_VALUES] = { 0 };
  int late = get_lateness (analysis, position);
  View view = { .analysis = analysis, .position = position, .side = side, .features = own };
  RdtSide leader = rdt_value_find_leader (analysis->game, position);
  int standing = leader == RDT_NO_SIDE ? 0 : (leader == side ? ONE : -ONE);

  look_at_side (&view);
  view.side = rdt_side_other (side);
  view.features = his;
  look_at_side (&view);

  for (guint i = 0; i < RDT_N_VALUES; i++)
    features[i] = own[i] - his[i];

  features[RDT_VALUE_MATERIAL_LATE] = features[RDT_VALUE_MATERIAL] * late / ONE;
  features[RDT_VALUE_GRIP_LATE] = features[RDT_VALUE_GRIP] * late / ONE;
  features[RDT_VALUE_STANDING_LATE] = standing * late / ONE * late / ONE;
  features[RDT_VALUE_STANDING_LAST] =
    position->turn + 1 >= (int) analysis->last_turn ? standing : 0;
  features[RDT_VALUE_PROSPECT] = rdt_prospect_compute (analysis, position, side);
  features[RDT_VALUE_TURN] = position->stage == RDT_STAGE_ACT
                             ? (position->awaiting.side == side ? ONE : -ONE)
                             : 0;
  if (features[RDT_VALUE_TURN] != 0)
    features[RDT_VALUE_SHOTS] = features[RDT_VALUE_TURN] > 0 ? own[RDT_VALUE_THREAT]
                                                             : -his[RDT_VALUE_THREAT];
}

/* Adds up the weighted features, in total and optionally by motive. */
static int
add_up (const RdtAnalysis *analysis,
        const int         *features,
        int               *shares)
{
  RdtActivation activation = analysis->game->rules->traits.activation;
  int odds = 0;

  for (guint i = 0; i < RDT_N_VALUES; i++)
    {
      int share = weights[i][activation] * features[i];

      odds += share;
      if (shares != NULL)
        shares[motives_of_features[i]] += share;
    }

  return odds;
}

/**
 * rdt_value_compute:
 * @analysis: the analysis of the battle
 * @position: a position
 * @side: the side
 *
 * Evaluates a position without looking ahead.
 *
 * Returns: the chance of winning, %RDT_CERTAIN for a won battle; a draw counts
 *   as half
 */
guint
rdt_value_compute (const RdtAnalysis *analysis,
                   const RdtPosition *position,
                   RdtSide            side)
{
  int features[RDT_N_VALUES];

  if (position->is_over)
    {
      if (position->winner == RDT_NO_SIDE)
        return RDT_CERTAIN / 2;

      return position->winner == side ? RDT_CERTAIN : 0;
    }

  rdt_value_list (analysis, position, side, features);

  return rdt_chance_from_odds (add_up (analysis, features, NULL));
}

/**
 * rdt_value_explain:
 * @analysis: the analysis of the battle
 * @position: a position
 * @side: the side
 * @motives: (inout) (array fixed-size=RDT_N_MOTIVES): the contribution of each
 *   motive to the chance of winning, relative to a half, is added
 *
 * Explains the value of a position.
 */
void
rdt_value_explain (const RdtAnalysis *analysis,
                   const RdtPosition *position,
                   RdtSide            side,
                   int               *motives)
{
  int features[RDT_N_VALUES], shares[RDT_N_MOTIVES] = { 0 };
  gint64 beyond = (gint64) rdt_value_compute (analysis, position, side) - RDT_CERTAIN / 2;
  int odds;

  if (position->is_over)
    {
      motives[RDT_MOTIVE_OUTCOME] += beyond;
      return;
    }

  rdt_value_list (analysis, position, side, features);
  odds = add_up (analysis, features, shares);
  for (guint i = 0; i < RDT_N_MOTIVES && odds != 0; i++)
    motives[i] += beyond * shares[i] / odds;
}
