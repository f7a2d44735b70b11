/* rdt-policy.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-policy.h"

#include <string.h>

#include "rdt-fieldworks.h"
#include "rdt-scene.h"

/* The value 1 of a feature. */
#define ONE 16

/* Nearer to the enemy a unit should be on foot. */
#define NEAR_THE_ENEMY 6

/* What each counts for, against 0 for an end, where sides follow each other,
 * with activation dice and with cards.  They were fitted to what greedy chose, and
 * from there tuned to win, by 120000 battles against themselves: see
 * tests/tune/tune-policy.c.  That took what they score by themselves against greedy
 * with 2000 nodes from 26 to 45 % (288 battles, 6 either way).  What the scenarios
 * never or seldom ask for, such as exits and transports, is set by hand, and so is
 * what decides a battle.
 *
 * With 22 features more (friends beside a unit, how many it can fire at, what the
 * side is ahead by, how late it is, how near exhaustion) they won 53 % of battles
 * against these where sides follow each other, and 49 % elsewhere.
 *
 * Weights for muskets alone, tuned from these by 160000 battles, won 60 % against
 * them, but rollouts by them 62 % against greedy, where these won 78 (72 battles
 * each, 10 either way, 12000 nodes): to beat oneself is not what rollouts are for.
 * For the 19th century alone they won 52 %.
 *
 * A network of 8 cells that sees 40 circumstances beside the features (whose order it is,
 * where the unit is, against whom, losses, how late it is) was fitted to what hard with
 * 4000 nodes and greedy with 2000 do in some 400 battles, where each unit has a go with
 * its whole turn.  Of what they do it tells at the first guess 45 % (muskets), 42 %
 * (dice), 47 % (cards) and 64 % (exhaustion), where these weights tell 37, 31, 39 and
 * 53 %; by itself it scores 44 % against greedy, where these score 39 (240 battles each).
 * Yet against greedy
 *
 *   59 %   where these scored 70 on the same dice (108 battles, 10 for the difference,
 *          3000 and 6000 nodes) by rollouts of its players
 *   64 %   where these scored 70 (144, 10, 6000 nodes) by finalists that it likes, and
 *          orders preferred by it that rollouts do not tell apart; against itself
 *          without it that won 56 % (225, 6, 4000 nodes)
 */
const RdtPolicyWeights rdt_policy_weights = {
  [RDT_POLICY_FIRE] = { 396, 157, 379 },
  [RDT_POLICY_FIRE_WORTH] = { 167, 252, 350 },
  [RDT_POLICY_FIRE_COVER] = { -57, 3, -168 },
  [RDT_POLICY_FIRE_PARTIAL] = { -185, 0, 85 },
  [RDT_POLICY_FIRE_AIM] = { 143, -48, 55 },
  [RDT_POLICY_FIRE_NEAR] = { 179, 113, 140 },
  [RDT_POLICY_FIRE_AGAIN] = { 146, 25, -3 },
  [RDT_POLICY_GAS] = { 131, 20, 20 },
  [RDT_POLICY_COMBAT] = { 84, -22, 73 },
  [RDT_POLICY_COMBAT_FLANK] = { 81, -70, -125 },
  [RDT_POLICY_COMBAT_COVER] = { -115, -91, 89 },
  [RDT_POLICY_COMBAT_AIM] = { -8, -103, -159 },
  [RDT_POLICY_COMBAT_STRENGTH] = { 41, -34, 227 },
  [RDT_POLICY_COMBAT_HELP] = { 151, 150, 11 },
  [RDT_POLICY_MOVE] = { -25, -98, -225 },
  [RDT_POLICY_TURN] = { -257, -199, -311 },
  [RDT_POLICY_APPROACH] = { 110, 126, 143 },
  [RDT_POLICY_TAKE] = { 444, 305, 312 },
  [RDT_POLICY_TAKE_LATE] = { 413, 402, 400 },
  [RDT_POLICY_LEAVE] = { -75, -136, -211 },
  [RDT_POLICY_WAY_OUT] = { 371, 400, 400 },
  [RDT_POLICY_DANGER] = { -279, -339, -99 },
  [RDT_POLICY_DANGER_COVERED] = { 119, 219, 16 },
  [RDT_POLICY_CLOSE] = { 120, 245, 171 },
  [RDT_POLICY_RANGE] = { 92, 61, 121 },
  [RDT_POLICY_OUT_OF_RANGE] = { 1, 32, 37 },
  [RDT_POLICY_COVER] = { 90, 117, 68 },
  [RDT_POLICY_CONTACT] = { 79, 39, 137 },
  [RDT_POLICY_CONTACT_FLANK] = { 289, 104, 159 },
  [RDT_POLICY_ARTILLERY_MOVES] = { 107, 120, 99 },
  [RDT_POLICY_COMMANDER_NEAR] = { -169, -47, -126 },
  [RDT_POLICY_COMPANY] = { 28, 37, -4 },
  [RDT_POLICY_FACING] = { 291, 146, 271 },
  [RDT_POLICY_ENTER] = { 241, 80, 298 },
  [RDT_POLICY_EXIT_WANTED] = { 400, 400, 400 },
  [RDT_POLICY_EXIT] = { -300, -300, -300 },
  [RDT_POLICY_LOAD] = { -151, -50, -50 },
  [RDT_POLICY_UNLOAD_NEAR] = { 26, 26, 26 },
  [RDT_POLICY_UNLOAD] = { -113, -50, -50 },
  [RDT_POLICY_MOUNT_FAR] = { 30, 30, -64 },
  [RDT_POLICY_MOUNT] = { 0, 0, -301 },
  [RDT_POLICY_DISMOUNT_NEAR] = { 0, 0, 85 },
  [RDT_POLICY_DISMOUNT] = { 0, 0, -112 },
  [RDT_POLICY_UNPIN] = { 167, 295, 108 },
  [RDT_POLICY_WORKS] = { 85, 65, 65 },
  [RDT_POLICY_ADVANCE] = { -55, -83, 27 },
  [RDT_POLICY_STAY] = { -47, 9, 53 },
  [RDT_POLICY_MINES] = { 15, -79, -46 },
  [RDT_POLICY_DECIDES] = { 500, 500, 500 },
  [RDT_POLICY_RISKS] = { -500, -500, -500 },
  [RDT_POLICY_DEEP] = { -1000, -1000, -1000 },
};

static const RdtUnitState *
get_state (const RdtPolicy *self,
           RdtUnitIndex     unit)
{
  return &self->position->units[unit];
}

static guint
get_distance (const RdtPolicy *self,
              RdtCell          from,
              RdtCell          to)
{
  return rdt_analysis_get_distance (self->analysis, from, to);
}

static void
note_enemy (RdtPolicy    *self,
            RdtUnitIndex  unit)
{
  const RdtGame *game = self->analysis->game;
  gboolean is_armed = game->units[unit].weapon != RDT_NO_WEAPON;

  self->enemies[self->n_enemies++] = (RdtPolicyEnemy) {
    .unit = unit,
    .cell = get_state (self, unit)->cell,
    .reach = is_armed ? game->units[unit].range + 1u : 0,
    .needs_sight = is_armed && rdt_game_get_weapon (game, unit)->sight != RDT_SIGHT_NEED_FREE,
  };
}

/**
 * rdt_policy_init:
 * @analysis: the analysis of the battle
 * @position: a position with a decision to make, which must not change while the
 *   policy is used
 * @weights: (nullable): weights other than the default
 *
 * Prepares a position for judging its orders.
 */
void
rdt_policy_init (RdtPolicy              *self,
                 const RdtAnalysis      *analysis,
                 const RdtPosition      *position,
                 const RdtPolicyWeights *weights)
{
  const RdtActivation activation = analysis->game->rules->traits.activation;
  const RdtRosterSide *enemies;

  self->analysis = analysis;
  self->position = position;
  self->side = position->awaiting.side;
  self->n_enemies = 0;
  self->asked = (RdtCellSet) { 0 };
  if (weights == NULL)
    weights = &rdt_policy_weights;
  for (guint i = 0; i < RDT_N_POLICIES; i++)
    self->weights[i] = (*weights)[i][activation];
  for (guint i = RDT_N_POLICIES; i < RDT_POLICY_ROOM; i++)
    self->weights[i] = 0;

  enemies = &analysis->game->sides[rdt_side_other (self->side)];
  for (guint i = 0; i < enemies->n_units; i++)
    if (position->units[enemies->first_unit + i].status == RDT_STATUS_BOARD)
      note_enemy (self, enemies->first_unit + i);
}

/* Computes what enemies there are around a cell. */
static void
ask (RdtPolicy *self,
     RdtCell    cell)
{
  guint danger = 0, nearest = RDT_FAR_AWAY;
  RdtCell where = RDT_NO_CELL;

  if (rdt_cell_set_has (&self->asked, cell))
    return;

  for (guint i = 0; i < self->n_enemies; i++)
    {
      const RdtPolicyEnemy *enemy = &self->enemies[i];
      guint distance = get_distance (self, enemy->cell, cell);

      if (distance > 0 && distance < nearest)
        where = enemy->cell;
      nearest = MIN (nearest, distance);
      if (distance < enemy->reach)
        danger += !enemy->needs_sight
                  || !rdt_analysis_is_hidden (self->analysis, enemy->cell, cell);
    }

  rdt_cell_set_add (&self->asked, cell);
  self->dangers[cell] = danger;
  self->nearest[cell] = nearest;
  self->towards[cell] = where == RDT_NO_CELL ? 0
                                             : rdt_analysis_get_arcs (self->analysis, cell, where);
}

static gboolean
is_aim (const RdtPolicy *self,
        RdtCell          cell)
{
  return rdt_cell_set_has (&self->analysis->game->tracked, cell);
}

/* The first enemy in a cell, or RDT_NO_UNIT. */
static RdtUnitIndex
find_enemy_in (const RdtPolicy *self,
               RdtCell          cell)
{
  for (RdtUnitIndex unit = self->position->first_in_cell[cell];
       unit != RDT_NO_UNIT;
       unit = get_state (self, unit)->next)
    if (self->analysis->game->units[unit].side != self->side)
      return unit;

  return RDT_NO_UNIT;
}

/* Whether another loss of a side decides the battle. */
static gboolean
is_decisive (const RdtPolicy *self,
             RdtSide          side)
{
  return self->analysis->is_doomed[side]
         && self->position->sides[side].lost + 1u >= self->analysis->loss_limit[side];
}

/* The features for what a close combat may win or lose. */
static void
list_stakes (const RdtPolicy *self,
             gint16          *features)
{
  features[RDT_POLICY_DECIDES] = is_decisive (self, rdt_side_other (self->side)) ? ONE : 0;
  features[RDT_POLICY_RISKS] = is_decisive (self, self->side) ? ONE : 0;
}

static void
list_fire (const RdtPolicy *self,
           const RdtOrder  *order,
           gint16          *features)
{
  const RdtGame *game = self->analysis->game;
  const RdtUnitState *unit = get_state (self, order->unit);
  RdtUnitIndex enemy = order->other < game->n_units ? order->other
                                                    : find_enemy_in (self, order->cell);

  features[RDT_POLICY_FIRE] = ONE;
  features[RDT_POLICY_DECIDES] = is_decisive (self, rdt_side_other (self->side)) ? ONE : 0;
  features[RDT_POLICY_GAS] = order->gas ? ONE : 0;
  if (enemy == RDT_NO_UNIT)
    return;

  features[RDT_POLICY_FIRE_WORTH] = (self->analysis->worth[enemy] - 100) * ONE / 100;
  features[RDT_POLICY_FIRE_COVER] =
    rdt_get_unit_cover (game, self->position, enemy) != RDT_COVER_OPEN ? ONE : 0;
  features[RDT_POLICY_FIRE_AIM] = is_aim (self, order->cell) ? ONE : 0;
  features[RDT_POLICY_FIRE_NEAR] = get_distance (self, unit->cell, order->cell) <= 2 ? ONE : 0;
  features[RDT_POLICY_FIRE_AGAIN] = unit->last_target == order->cell ? ONE : 0;
  features[RDT_POLICY_FIRE_PARTIAL] =
    rdt_map_get_sight (game->map, unit->cell, order->cell) == RDT_SIGHT_CLEAR ? 0 : ONE;
}

/* The number of friendly units next to a cell, without one unit. */
static guint
count_friends (const RdtPolicy *self,
               RdtCell          cell,
               RdtUnitIndex     but)
{
  const RdtMap *map = self->analysis->game->map;
  guint n = 0;

  for (guint i = 0; i < map->n_facings; i++)
    {
      RdtCell next = map->cells[cell].neighbours[i];
      RdtUnitIndex unit = next == RDT_NO_CELL ? RDT_NO_UNIT : self->position->first_in_cell[next];

      n += unit != RDT_NO_UNIT && unit != but
           && self->analysis->game->units[unit].side == self->side;
    }

  return n;
}

static gboolean
is_beside (const RdtPolicy *self,
           RdtCell          from,
           RdtUnitIndex     enemy)
{
  const RdtGrid *grid = &self->analysis->game->map->grid;
  const RdtUnitState *state = get_state (self, enemy);
  RdtFacing towards = rdt_analysis_get_facing (self->analysis, state->cell, from);

  return towards != RDT_NO_FACING
         && rdt_grid_get_aspect (grid, state->facing, towards) != RDT_ASPECT_FRONT;
}

static void
list_combat (const RdtPolicy *self,
             const RdtOrder  *order,
             gint16          *features)
{
  const RdtGame *game = self->analysis->game;
  RdtUnitIndex enemy = order->other < game->n_units ? order->other
                                                    : find_enemy_in (self, order->cell);

  features[RDT_POLICY_COMBAT] = ONE;
  list_stakes (self, features);
  features[RDT_POLICY_COMBAT_AIM] = is_aim (self, order->cell) ? ONE : 0;
  if (enemy == RDT_NO_UNIT)
    return;

  features[RDT_POLICY_COMBAT_FLANK] =
    is_beside (self, get_state (self, order->unit)->cell, enemy) ? ONE : 0;
  features[RDT_POLICY_COMBAT_COVER] =
    rdt_get_unit_cover (game, self->position, enemy) != RDT_COVER_OPEN ? ONE : 0;
  features[RDT_POLICY_COMBAT_STRENGTH] = ((int) rdt_game_get_type (game, enemy)->front
                                          - rdt_game_get_type (game, order->unit)->front)
                                         * ONE / 2;
  features[RDT_POLICY_COMBAT_HELP] = count_friends (self, order->cell, order->unit) * ONE;
}

/* How much nearer a move leads to aims that the side does not hold, or to those
 * that it has to hold if there are no others.
 */
static int
get_approach (const RdtPolicy *self,
              RdtUnitIndex     unit,
              RdtCell          from,
              RdtCell          to)
{
  const RdtAnalysis *analysis = self->analysis;
  RdtGoing going = rdt_analysis_get_going (analysis, unit);
  guint best[2] = { RDT_NO_WAY, RDT_NO_WAY };
  int approach[2] = { 0, 0 };

  for (guint i = 0; i < analysis->n_aims; i++)
    {
      guint is_held = rdt_cell_set_has (&self->position->held[self->side], analysis->aims[i]);
      guint before = analysis->ways[going][i][from];
      guint after = analysis->ways[going][i][to];

      if (MIN (before, after) >= best[is_held])
        continue;

      best[is_held] = MIN (before, after);
      approach[is_held] = (int) before - (int) after;
    }

  return CLAMP (best[0] != RDT_NO_WAY ? approach[0] : approach[1], -4, 4) * ONE / 2;
}

static int
get_way_out (const RdtPolicy *self,
             RdtUnitIndex     unit,
             RdtCell          from,
             RdtCell          to)
{
  const RdtAnalysis *analysis = self->analysis;
  const guint8 *out = analysis->ways_out[self->side][rdt_analysis_get_going (analysis, unit)];

  if (out == NULL || !analysis->wants_out[self->side])
    return 0;

  return CLAMP ((int) out[from] - (int) out[to], -4, 4) * ONE / 2;
}

static gboolean
has_cover (const RdtPolicy *self,
           RdtCell          cell)
{
  return (self->analysis->game->map->cells[cell].flags & RDT_MAP_COVER) != 0;
}

/* The features of a move's destination. */
static void
list_place (RdtPolicy    *self,
            RdtUnitIndex  unit,
            RdtCell       from,
            RdtCell       to,
            gint16       *features)
{
  const RdtGame *game = self->analysis->game;
  const RdtRosterUnit *roster = &game->units[unit];
  gboolean is_new;

  ask (self, from);
  ask (self, to);
  features[RDT_POLICY_APPROACH] = get_approach (self, unit, from, to);
  features[RDT_POLICY_WAY_OUT] = get_way_out (self, unit, from, to);
  features[RDT_POLICY_DANGER] = (self->dangers[to] - self->dangers[from]) * ONE / 2;
  features[RDT_POLICY_DANGER_COVERED] = has_cover (self, to) ? self->dangers[to] * ONE / 2 : 0;
  features[RDT_POLICY_COVER] = (has_cover (self, to) - has_cover (self, from)) * ONE;
  features[RDT_POLICY_CLOSE] = CLAMP (self->nearest[from] - self->nearest[to], -4, 4) * ONE / 2;

  if (roster->weapon != RDT_NO_WEAPON)
    {
      gboolean before = self->nearest[from] <= roster->range;
      gboolean after = self->nearest[to] <= roster->range;

      features[RDT_POLICY_RANGE] = after && !before ? ONE : 0;
      features[RDT_POLICY_OUT_OF_RANGE] = before && !after ? ONE : 0;
    }

  is_new = is_aim (self, to) && !rdt_cell_set_has (&self->position->held[self->side], to);
  features[RDT_POLICY_TAKE] = is_new ? ONE : 0;
  if (is_new && self->position->turn + 2 >= (int) self->analysis->last_turn)
    features[RDT_POLICY_TAKE_LATE] = ONE;
  features[RDT_POLICY_LEAVE] = from != to && is_aim (self, from) ? ONE : 0;
  if (rdt_position_has_hazard (self->position, to))
    features[RDT_POLICY_MINES] = ONE;
  if (game->map->cells[to].flags & RDT_MAP_DEEP)
    features[RDT_POLICY_DEEP] = ONE;

  if (roster->tags & RDT_TAG_COMMANDER)
    {
      features[RDT_POLICY_COMMANDER_NEAR] = (MAX (4 - self->nearest[to], 0)
                                             - MAX (4 - self->nearest[from], 0)) * ONE / 2;
      features[RDT_POLICY_COMPANY] = ((int) MIN (count_friends (self, to, unit), 2)
                                      - (int) MIN (count_friends (self, from, unit), 2)) * ONE;
    }
  if ((roster->tags & RDT_TAG_ARTILLERY) && from != to)
    features[RDT_POLICY_ARTILLERY_MOVES] = ONE;
}

/* Whether a unit in a cell faces the nearest enemy. */
static gboolean
faces_enemy (RdtPolicy *self,
             RdtCell    cell,
             RdtFacing  facing)
{
  ask (self, cell);

  return (self->towards[cell] >> facing) & 1;
}

static void
list_move (RdtPolicy      *self,
           const RdtOrder *order,
           gint16         *features)
{
  const RdtUnitState *unit = get_state (self, order->unit);
  RdtCell to = order->n_path > 0 ? order->path[order->n_path - 1] : unit->cell;
  RdtCell before = order->n_path > 1 ? order->path[order->n_path - 2] : unit->cell;
  RdtFacing facing = order->facing;

  if (facing == RDT_NO_FACING)
    facing = order->n_path > 0 ? rdt_analysis_get_facing (self->analysis, before, to)
                               : unit->facing;

  features[order->n_path > 0 ? RDT_POLICY_MOVE : RDT_POLICY_TURN] = ONE;
  if (order->n_path > 0)
    list_place (self, order->unit, unit->cell, to, features);

  if (facing != RDT_NO_FACING)
    features[RDT_POLICY_FACING] = (faces_enemy (self, to, facing)
                                   - faces_enemy (self, unit->cell, unit->facing)) * ONE;

  ask (self, to);
  if (order->n_path == 0 || self->nearest[to] > 1)
    return;

  features[RDT_POLICY_CONTACT] = ONE;
  list_stakes (self, features);
  for (guint i = 0; i < self->n_enemies; i++)
    if (get_distance (self, to, self->enemies[i].cell) == 1
        && is_beside (self, to, self->enemies[i].unit))
      features[RDT_POLICY_CONTACT_FLANK] = ONE;
}

static void
list_ride (RdtPolicy      *self,
           const RdtOrder *order,
           gint16         *features)
{
  gboolean is_near;

  ask (self, get_state (self, order->unit)->cell);
  is_near = self->nearest[get_state (self, order->unit)->cell] <= NEAR_THE_ENEMY;

  if (order->kind == RDT_ORDER_LOAD)
    features[RDT_POLICY_LOAD] = ONE;
  else if (order->kind == RDT_ORDER_UNLOAD)
    features[is_near ? RDT_POLICY_UNLOAD_NEAR : RDT_POLICY_UNLOAD] = ONE;
  else if (order->kind == RDT_ORDER_MOUNT)
    features[is_near ? RDT_POLICY_MOUNT : RDT_POLICY_MOUNT_FAR] = ONE;
  else
    features[is_near ? RDT_POLICY_DISMOUNT_NEAR : RDT_POLICY_DISMOUNT] = ONE;
}

/* The features of deployment and arrival: the distance from the aims, and cover. */
static void
list_arrival (RdtPolicy      *self,
              const RdtOrder *order,
              gint16         *features)
{
  const RdtAnalysis *analysis = self->analysis;
  RdtGoing going = rdt_analysis_get_going (analysis, order->unit);
  guint nearest = 16;

  for (guint i = 0; i < analysis->n_aims; i++)
    nearest = MIN (nearest, analysis->ways[going][i][order->cell]);

  features[RDT_POLICY_ENTER] = ONE;
  features[RDT_POLICY_APPROACH] = (16 - (int) nearest) * ONE / 2;
  features[RDT_POLICY_COVER] = has_cover (self, order->cell) ? ONE : 0;
  if (order->facing != RDT_NO_FACING)
    features[RDT_POLICY_FACING] = faces_enemy (self, order->cell, order->facing) ? ONE : 0;
}

/**
 * rdt_policy_list:
 * @policy: a prepared position
 * @order: a legal order
 * @features: (out) (array fixed-size=RDT_POLICY_ROOM): its features
 *
 * Lists the features by which an order is judged without trying it.
 */
void
rdt_policy_list (RdtPolicy      *policy,
                 const RdtOrder *order,
                 gint16         *features)
{
  const RdtAnalysis *analysis = policy->analysis;

  memset (features, 0, RDT_POLICY_ROOM * sizeof *features);

  switch ((RdtOrderKind) order->kind)
    {
    case RDT_ORDER_DEPLOY:
    case RDT_ORDER_ENTER:
      list_arrival (policy, order, features);
      break;

    case RDT_ORDER_EXIT:
      features[analysis->wants_out[policy->side] ? RDT_POLICY_EXIT_WANTED : RDT_POLICY_EXIT] = ONE;
      break;

    case RDT_ORDER_FIRE:
      list_fire (policy, order, features);
      break;

    case RDT_ORDER_MOVE:
      list_move (policy, order, features);
      break;

    case RDT_ORDER_CLOSE_COMBAT:
      list_combat (policy, order, features);
      break;

    case RDT_ORDER_RETREAT:
    case RDT_ORDER_WITHDRAW:
      list_place (policy, order->unit, get_state (policy, order->unit)->cell, order->cell,
                  features);
      break;

    case RDT_ORDER_ADVANCE:
      features[RDT_POLICY_ADVANCE] = ONE;
      if (policy->position->aftermath.vacated != RDT_NO_CELL)
        list_place (policy, order->unit, get_state (policy, order->unit)->cell,
                    policy->position->aftermath.vacated, features);
      break;

    case RDT_ORDER_STAY:
      features[RDT_POLICY_STAY] = ONE;
      break;

    case RDT_ORDER_LOAD:
    case RDT_ORDER_UNLOAD:
    case RDT_ORDER_MOUNT:
    case RDT_ORDER_DISMOUNT:
      list_ride (policy, order, features);
      break;

    case RDT_ORDER_UNPIN:
      features[RDT_POLICY_UNPIN] = ONE;
      break;

    case RDT_ORDER_LAY:
    case RDT_ORDER_CLEAR:
      features[RDT_POLICY_WORKS] =
        rdt_fieldworks_pays (analysis->game, policy->position, order) ? ONE : -4 * ONE;
      break;

    case RDT_ORDER_END:
    case RDT_ORDER_RESIGN:
      break;
    }
}

/**
 * rdt_policy_weigh:
 * @policy: a prepared position
 * @order: a legal order
 *
 * Judges an order without trying it.
 *
 * Returns: its score, relative to 0 for an end
 */
int
rdt_policy_weigh (RdtPolicy      *policy,
                  const RdtOrder *order)
{
  gint16 features[RDT_POLICY_ROOM];
  int sum = 0;

  rdt_policy_list (policy, order, features);
  for (guint i = 0; i < RDT_POLICY_ROOM; i++)
    sum += policy->weights[i] * features[i];

  return sum;
}
