/* rdt-choices.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-choices.h"

/**
 * rdt_choices_get_cell:
 *
 * Returns: the cell that an order refers to: its destination or target, the
 *   unit's own cell for an order about itself, or %RDT_NO_CELL for one that
 *   concerns no unit
 */
RdtCell
rdt_choices_get_cell (RdtBattle      *battle,
                      const RdtOrder *order)
{
  const RdtPosition *position = rdt_battle_get_position (battle);

  switch ((RdtOrderKind) order->kind)
    {
    case RDT_ORDER_MOVE:
      return order->n_path > 0 ? order->path[order->n_path - 1] : position->units[order->unit].cell;

    case RDT_ORDER_DEPLOY:
    case RDT_ORDER_ENTER:
    case RDT_ORDER_FIRE:
    case RDT_ORDER_CLOSE_COMBAT:
    case RDT_ORDER_RETREAT:
    case RDT_ORDER_WITHDRAW:
    case RDT_ORDER_LAY:
    case RDT_ORDER_CLEAR:
      return order->cell;

    case RDT_ORDER_ADVANCE:
      return position->aftermath.vacated;

    case RDT_ORDER_EXIT:
    case RDT_ORDER_STAY:
    case RDT_ORDER_LOAD:
    case RDT_ORDER_UNLOAD:
    case RDT_ORDER_MOUNT:
    case RDT_ORDER_DISMOUNT:
    case RDT_ORDER_UNPIN:
      return position->units[order->unit].cell;

    case RDT_ORDER_END:
    case RDT_ORDER_RESIGN:
      return RDT_NO_CELL;
    }

  g_assert_not_reached ();
}

/**
 * rdt_choices_is_answer:
 *
 * Whether a decision is one of a single unit, which must answer before anything
 * else is done: a retreat, an advance, a withdrawal.
 */
gboolean
rdt_choices_is_answer (const RdtDecision *awaiting)
{
  return awaiting->unit != RDT_NO_UNIT
         && awaiting->kind != RDT_DECISION_NONE
         && awaiting->kind != RDT_DECISION_ORDERS;
}

/**
 * rdt_choices_takes_facing:
 *
 * Whether an order includes a facing at its destination.
 */
gboolean
rdt_choices_takes_facing (const RdtOrder *order)
{
  return order->kind == RDT_ORDER_MOVE
         || order->kind == RDT_ORDER_DEPLOY
         || order->kind == RDT_ORDER_ENTER
         || order->kind == RDT_ORDER_ADVANCE;
}

static void
add (GArray         *choices,
     const RdtOrder *order)
{
  RdtChoice choice = { .order = *order, .is_legal = TRUE, .is_listed = TRUE };

  g_array_append_val (choices, choice);
}

/* Whether an order concerns a unit as the one ordered, or as the cargo that is
 * loaded or unloaded.
 */
static gboolean
is_about (const RdtOrder *order,
          RdtUnitIndex    unit)
{
  return order->unit == unit
         || (order->other == unit
             && (order->kind == RDT_ORDER_LOAD || order->kind == RDT_ORDER_UNLOAD));
}

/* Whether a unit is deployed as the order would have it already. */
static gboolean
is_deployed_so (RdtBattle      *battle,
                const RdtOrder *order)
{
  const RdtUnitState *state = &rdt_battle_get_position (battle)->units[order->unit];

  return order->kind == RDT_ORDER_DEPLOY
         && state->status == RDT_STATUS_BOARD
         && state->cell == order->cell
         && (order->facing == RDT_NO_FACING || order->facing == state->facing);
}

/* Returns: (element-type RdtChoice): the legal orders of a unit for a cell */
static GArray *
list_at (RdtBattle    *battle,
         RdtUnitIndex  unit,
         RdtCell       cell)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (RdtChoice));
  const RdtOrderList *orders = rdt_battle_list_orders (battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (is_about (&orders->items[i], unit)
        && rdt_choices_get_cell (battle, &orders->items[i]) == cell
        && !is_deployed_so (battle, &orders->items[i]))
      add (choices, &orders->items[i]);

  return choices;
}

static gboolean
is_in_person (const RdtOrder *order)
{
  switch ((RdtOrderKind) order->kind)
    {
    case RDT_ORDER_EXIT:
    case RDT_ORDER_ADVANCE:
    case RDT_ORDER_STAY:
    case RDT_ORDER_LOAD:
    case RDT_ORDER_UNLOAD:
    case RDT_ORDER_MOUNT:
    case RDT_ORDER_DISMOUNT:
    case RDT_ORDER_UNPIN:
      return TRUE;

    case RDT_ORDER_DEPLOY:
    case RDT_ORDER_ENTER:
    case RDT_ORDER_FIRE:
    case RDT_ORDER_MOVE:
    case RDT_ORDER_CLOSE_COMBAT:
    case RDT_ORDER_RETREAT:
    case RDT_ORDER_WITHDRAW:
    case RDT_ORDER_LAY:
    case RDT_ORDER_CLEAR:
    case RDT_ORDER_END:
    case RDT_ORDER_RESIGN:
      return FALSE;
    }

  g_assert_not_reached ();
}

/**
 * rdt_choices_list_in_person:
 *
 * Returns: (transfer full) (element-type RdtChoice): the legal orders of a unit
 *   that have no other place on the board
 */
GArray *
rdt_choices_list_in_person (RdtBattle    *battle,
                            RdtUnitIndex  unit)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (RdtChoice));
  const RdtOrderList *orders = rdt_battle_list_orders (battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (is_about (&orders->items[i], unit) && is_in_person (&orders->items[i]))
      add (choices, &orders->items[i]);

  return choices;
}

/**
 * rdt_choices_compute_odds:
 *
 * Returns: (transfer full) (nullable): the odds of legal fire or close combat
 */
RdtOdds *
rdt_choices_compute_odds (RdtBattle      *battle,
                          const RdtOrder *order)
{
  g_autofree RdtOdds *odds = NULL;
  RdtRefusal refusal;

  if (order->kind != RDT_ORDER_FIRE && order->kind != RDT_ORDER_CLOSE_COMBAT)
    return NULL;

  odds = g_new0 (RdtOdds, 1);
  if (!rdt_odds_compute (rdt_battle_get_game (battle), rdt_battle_get_position (battle), order,
                         odds, &refusal))
    return NULL;

  return g_steal_pointer (&odds);
}

/**
 * rdt_choices_find_fate:
 * @odds: the odds of an order
 *
 * Returns: (nullable): the chances of the unit of a side in a cell that is most
 *   likely to be hit
 */
const RdtFate *
rdt_choices_find_fate (RdtBattle     *battle,
                       const RdtOdds *odds,
                       RdtSide        side,
                       RdtCell        cell)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtPosition *position = rdt_battle_get_position (battle);
  const RdtFate *found = NULL;

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    if (game->units[unit].side == side
        && position->units[unit].cell == cell
        && (found == NULL || odds->fates[unit].hit > found->hit))
      found = &odds->fates[unit];

  return found;
}

/**
 * rdt_choices_find_target_fate:
 * @odds: the odds of @order
 *
 * Returns: (nullable): the chances of the enemy that an order is aimed at: the one
 *   that it names, or the one in the cell that is most likely to be hit
 */
const RdtFate *
rdt_choices_find_target_fate (RdtBattle      *battle,
                              const RdtOrder *order,
                              const RdtOdds  *odds)
{
  RdtSide side = rdt_battle_get_game (battle)->units[order->unit].side;

  if (order->other != RDT_NO_UNIT)
    return &odds->fates[order->other];

  return rdt_choices_find_fate (battle, odds, rdt_side_other (side),
                                rdt_choices_get_cell (battle, order));
}

/**
 * rdt_choices_is_in_vain:
 * @odds: (nullable): the odds of the order
 *
 * Whether an order is legal fire that cannot harm anybody.  Rule: K4.
 */
gboolean
rdt_choices_is_in_vain (RdtBattle      *battle,
                        const RdtOrder *order,
                        const RdtOdds  *odds)
{
  const RdtGame *game = rdt_battle_get_game (battle);

  return order->kind == RDT_ORDER_FIRE
         && odds != NULL
         && !rdt_odds_may_harm (odds, game, rdt_side_other (game->units[order->unit].side));
}

static gboolean
has_kind (const GArray   *choices,
          const RdtOrder *order)
{
  for (guint i = 0; i < choices->len; i++)
    {
      const RdtOrder *other = &g_array_index (choices, RdtChoice, i).order;

      if (other->kind == order->kind
          && other->works == order->works
          && (other->kind != RDT_ORDER_LOAD || other->other == order->other))
        return TRUE;
    }

  return FALSE;
}

/* The maximum number of cells that a unit can move, on a road all the way. */
static guint
find_most_cells (const RdtGame *game,
                 RdtUnitIndex   unit)
{
  guint furthest = rdt_rules_get_road_movement (game->rules, rdt_game_get_type (game, unit));

  return game->rules->roads == RDT_ROADS_HALF_STEPS ? furthest : furthest / RDT_WHOLE_CELL;
}

/* Reduces the refusal of a move to the distance: what happens on the way matters
 * less, and nobody has chosen the path to a cell that is too far anyway.
 */
static void
tell_distance (const RdtGame *game,
               RdtChoice     *choice)
{
  const RdtOrder *order = &choice->order;
  RdtCell target = order->path[MIN (order->n_path, RDT_MAX_PATH) - 1];
  gboolean is_about_way = choice->refusal.cell != RDT_NO_CELL && choice->refusal.cell != target;

  if (is_about_way && order->n_path > find_most_cells (game, order->unit))
    rdt_refuse (&choice->refusal, RDT_LAW_MOVE_DISTANCE);

  if (choice->refusal.reason == RDT_REASON_TOO_FAR)
    choice->refusal.cell = target;
}

/* What a player might try with a unit at a cell. */
typedef struct
{
  GArray            *choices;    /* of RdtChoice */
  RdtBattle         *battle;
  const RdtGame     *game;
  const RdtPosition *position;
  RdtUnitIndex       unit;
  RdtCell            cell;
} Attempt;

/* Adds an illegal order with the reason. */
static void
try (const Attempt  *self,
     const RdtOrder *order)
{
  RdtChoice choice = { .order = *order };

  if (has_kind (self->choices, order))
    return;

  choice.is_legal = rdt_battle_check_order (self->battle, order, &choice.refusal);

  if (!choice.is_legal && order->kind == RDT_ORDER_MOVE && order->n_path > 0)
    tell_distance (self->game, &choice);

  g_array_append_val (self->choices, choice);
}

static RdtCell
step_closer (const RdtGrid *grid,
             RdtCell        from,
             RdtCell        to,
             gboolean       last_first)
{
  guint distance = rdt_grid_distance (grid, from, to);
  guint n = rdt_grid_get_n_facings (grid);

  for (guint i = 0; i < n; i++)
    {
      RdtFacing facing = last_first ? n - 1 - i : i;
      RdtCell cell = rdt_grid_step (grid, from, facing);

      if (cell != RDT_NO_CELL && rdt_grid_distance (grid, cell, to) < distance)
        return cell;
    }

  return to;
}

/* A shortest path, whatever is on it. */
static RdtOrder
find_way (const Attempt *self,
          gboolean       last_first)
{
  RdtCell at = self->position->units[self->unit].cell;
  RdtOrder order;

  rdt_order_init (&order, RDT_ORDER_MOVE, self->unit);

  while (at != self->cell && order.n_path < RDT_MAX_PATH)
    order.path[order.n_path++] = at = step_closer (&self->game->map->grid, at, self->cell,
                                                   last_first);

  /* A path longer than any move still names its destination. */
  if (at != self->cell)
    {
      order.path[RDT_MAX_PATH - 1] = self->cell;
      order.n_path = RDT_MAX_PATH + 1;
    }

  return order;
}

/* The referee tells what is wrong with a path.  If it is something on the way,
 * another path may only be too long.
 */
static void
try_move (const Attempt *self)
{
  RdtCell at = self->position->units[self->unit].cell;
  RdtOrder order;
  RdtOrder other;
  RdtRefusal refusal;

  if (at == RDT_NO_CELL || at == self->cell)
    return;

  order = find_way (self, FALSE);
  other = find_way (self, TRUE);

  if (!rdt_battle_check_order (self->battle, &order, &refusal)
      && refusal.cell != RDT_NO_CELL && refusal.cell != self->cell
      && !rdt_battle_check_order (self->battle, &other, &refusal)
      && refusal.reason == RDT_REASON_TOO_FAR)
    order = other;

  try (self, &order);
}

static void
try_at (const Attempt *self,
        RdtOrderKind   kind,
        RdtCell        cell)
{
  RdtOrder order;

  rdt_order_init (&order, kind, self->unit);
  order.cell = cell;
  try (self, &order);
}

/* Clearing is offered only for cells nearby. */
static void
try_works (const Attempt *self)
{
  guint8 lying = rdt_position_get_works (self->position, self->game->map, self->cell);

  if ((self->game->units[self->unit].tags & RDT_TAG_ENGINEER) == 0)
    return;

  for (guint works = RDT_WORKS_MINEFIELD; works <= RDT_WORKS_WIRE; works++)
    for (guint i = 0; i < 2; i++)
      {
        RdtOrder order;

        rdt_order_init (&order, i == 0 ? RDT_ORDER_LAY : RDT_ORDER_CLEAR, self->unit);
        order.works = works;
        order.cell = self->cell;
        if (order.kind == RDT_ORDER_LAY || (lying & (1 << works)) != 0)
          try (self, &order);
      }
}

static void
try_cargo (const Attempt *self)
{
  const RdtGame *game = self->game;
  const RdtPosition *position = self->position;

  if (rdt_game_get_type (game, self->unit)->carries == 0)
    return;

  for (RdtUnitIndex other = position->first_in_cell[self->cell];
       other != RDT_NO_UNIT;
       other = position->units[other].next)
    {
      RdtOrder order;

      if (other == self->unit
          || game->units[other].side != game->units[self->unit].side
          || position->units[other].status != RDT_STATUS_BOARD)
        continue;

      rdt_order_init (&order, RDT_ORDER_LOAD, self->unit);
      order.other = other;
      try (self, &order);
    }
}

static void
try_in_person (const Attempt *self)
{
  const RdtRosterUnit *unit = &self->game->units[self->unit];
  const RdtUnitState *state = &self->position->units[self->unit];
  const RdtRosterSide *side = &self->game->sides[unit->side];

  try_cargo (self);

  if (side->exits != NULL && rdt_cell_set_has (side->exits, self->cell))
    try_at (self, RDT_ORDER_EXIT, RDT_NO_CELL);

  if (rdt_unit_has (state, RDT_UNIT_PINNED))
    try_at (self, RDT_ORDER_UNPIN, RDT_NO_CELL);

  if ((unit->tags & RDT_TAG_MOUNTS) != 0)
    try_at (self, rdt_unit_has (state, RDT_UNIT_MOUNTED) ? RDT_ORDER_DISMOUNT : RDT_ORDER_MOUNT,
            RDT_NO_CELL);
}

/* On an exact diagonal a gun that fires all round may select one of two axes.
 * Rule: M8.
 */
static void
try_aims (const Attempt *self)
{
  GArray *choices = self->choices;
  guint n = choices->len;
  guint n_facings = rdt_grid_get_n_facings (&self->game->map->grid);

  for (guint i = 0; i < n; i++)
    {
      RdtChoice choice = g_array_index (choices, RdtChoice, i);

      if (choice.order.kind != RDT_ORDER_FIRE || !choice.is_legal)
        continue;

      choice.is_listed = FALSE;
      for (RdtFacing facing = 0; facing < n_facings; facing++)
        {
          choice.order.towards = facing;
          if (rdt_battle_check_order (self->battle, &choice.order, &choice.refusal))
            g_array_append_val (choices, choice);
        }

      /* A single direction is no choice. */
      if (choices->len == n + 1)
        g_array_set_size (choices, n);
    }
}

static gboolean
has_enemy (const Attempt *self)
{
  RdtSide enemy = rdt_side_other (self->game->units[self->unit].side);

  return rdt_cell_set_has (&self->position->occupied[enemy], self->cell);
}

/**
 * rdt_choices_list_all:
 *
 * Returns: (transfer full) (element-type RdtChoice): the legal orders of a unit at a
 *   cell, followed by illegal orders that a player might expect, with the reasons
 */
GArray *
rdt_choices_list_all (RdtBattle    *battle,
                      RdtUnitIndex  unit,
                      RdtCell       cell)
{
  const Attempt attempt = {
    .choices = list_at (battle, unit, cell),
    .battle = battle,
    .game = rdt_battle_get_game (battle),
    .position = rdt_battle_get_position (battle),
    .unit = unit,
    .cell = cell,
  };
  const RdtUnitState *state = &attempt.position->units[unit];
  gboolean can_fire = attempt.game->units[unit].weapon != RDT_NO_WEAPON;

  if (attempt.position->is_over)
    return attempt.choices;

  if (state->status == RDT_STATUS_TO_DEPLOY)
    try_at (&attempt, RDT_ORDER_DEPLOY, cell);
  else if (state->status == RDT_STATUS_TO_COME)
    try_at (&attempt, RDT_ORDER_ENTER, cell);

  if (state->status != RDT_STATUS_BOARD)
    return attempt.choices;

  try_aims (&attempt);

  if (has_enemy (&attempt))
    {
      /* Without a weapon a unit is expected to attack. */
      try_at (&attempt, can_fire ? RDT_ORDER_FIRE : RDT_ORDER_CLOSE_COMBAT, cell);
      try_at (&attempt, can_fire ? RDT_ORDER_CLOSE_COMBAT : RDT_ORDER_FIRE, cell);
    }
  else
    try_move (&attempt);

  try_works (&attempt);

  if (cell == state->cell)
    try_in_person (&attempt);

  return attempt.choices;
}
