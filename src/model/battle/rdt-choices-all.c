/* rdt-choices-all.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-choices.h"

/* What somebody may think of ordering, with the reason why it may not be. */

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

/* How many cells a unit can go at the very most, along a road throughout. */
static guint
find_most_cells (const RdtGame *game,
                 RdtUnitIndex   unit)
{
  guint furthest = rdt_rules_get_road_movement (game->rules, rdt_game_get_type (game, unit));

  return game->rules->roads == RDT_ROADS_HALF_STEPS ? furthest : furthest / RDT_WHOLE_CELL;
}

/* Says of a move no more than that it does not lead to where it was meant to:
 * where on the way it ends is of less interest, and nobody has chosen the way
 * to a cell that is too far in any case.
 */
static void
tell_distance (RdtBattle *battle,
               RdtChoice *choice)
{
  const RdtOrder *order = &choice->order;
  const RdtGame *game = rdt_battle_get_game (battle);
  RdtCell target = order->path[MIN (order->n_path, RDT_MAX_PATH) - 1];
  gboolean is_about_way = choice->refusal.cell != RDT_NO_CELL && choice->refusal.cell != target;

  if (is_about_way && order->n_path > find_most_cells (game, order->unit))
    rdt_refuse (&choice->refusal, RDT_LAW_MOVE_DISTANCE);

  if (choice->refusal.reason == RDT_REASON_TOO_FAR)
    choice->refusal.cell = target;
}

/* Adds an order that is not legal, with the reason. */
static void
try (GArray         *choices,
     RdtBattle      *battle,
     const RdtOrder *order)
{
  RdtChoice choice = { .order = *order };

  if (has_kind (choices, order))
    return;

  choice.is_legal = rdt_battle_check_order (battle, order, &choice.refusal);

  if (!choice.is_legal && order->kind == RDT_ORDER_MOVE && order->n_path > 0)
    tell_distance (battle, &choice);

  g_array_append_val (choices, choice);
}

static RdtCell
step_closer (const RdtGrid *grid,
             RdtCell        from,
             RdtCell        to)
{
  guint distance = rdt_grid_distance (grid, from, to);

  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (grid); facing++)
    {
      RdtCell cell = rdt_grid_step (grid, from, facing);

      if (cell != RDT_NO_CELL && rdt_grid_distance (grid, cell, to) < distance)
        return cell;
    }

  return to;
}

/* A shortest way, whatever lies on it: the referee says what is wrong with
 * it.
 */
static void
try_move (GArray       *choices,
          RdtBattle    *battle,
          RdtUnitIndex  unit,
          RdtCell       cell)
{
  const RdtGrid *grid = &rdt_battle_get_game (battle)->map->grid;
  RdtCell at = rdt_battle_get_position (battle)->units[unit].cell;
  RdtOrder order;

  rdt_order_init (&order, RDT_ORDER_MOVE, unit);

  if (at == RDT_NO_CELL || at == cell)
    return;

  while (at != cell && order.n_path < RDT_MAX_PATH)
    order.path[order.n_path++] = at = step_closer (grid, at, cell);

  /* Longer than any move, but it still says where it was meant to lead. */
  if (at != cell)
    {
      order.path[RDT_MAX_PATH - 1] = cell;
      order.n_path = RDT_MAX_PATH + 1;
    }

  try (choices, battle, &order);
}

static void
try_at (GArray       *choices,
        RdtBattle    *battle,
        RdtOrderKind  kind,
        RdtUnitIndex  unit,
        RdtCell       cell)
{
  RdtOrder order;

  rdt_order_init (&order, kind, unit);
  order.cell = cell;
  try (choices, battle, &order);
}

static void
try_works (GArray       *choices,
           RdtBattle    *battle,
           RdtUnitIndex  unit,
           RdtCell       cell)
{
  const RdtGame *game = rdt_battle_get_game (battle);

  if ((game->units[unit].tags & RDT_TAG_ENGINEER) == 0)
    return;

  for (guint works = RDT_WORKS_MINEFIELD; works <= RDT_WORKS_WIRE; works++)
    for (guint i = 0; i < 2; i++)
      {
        RdtOrder order;

        rdt_order_init (&order, i == 0 ? RDT_ORDER_LAY : RDT_ORDER_CLEAR, unit);
        order.works = works;
        order.cell = cell;
        try (choices, battle, &order);
      }
}

static void
try_cargo (GArray       *choices,
           RdtBattle    *battle,
           RdtUnitIndex  unit,
           RdtCell       cell)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtPosition *position = rdt_battle_get_position (battle);

  if (rdt_game_get_type (game, unit)->carries == 0)
    return;

  for (RdtUnitIndex other = position->first_in_cell[cell];
       other != RDT_NO_UNIT;
       other = position->units[other].next)
    {
      RdtOrder order;

      if (other == unit
          || game->units[other].side != game->units[unit].side
          || position->units[other].status != RDT_STATUS_BOARD)
        continue;

      rdt_order_init (&order, RDT_ORDER_LOAD, unit);
      order.other = other;
      try (choices, battle, &order);
    }
}

static void
try_in_person (GArray       *choices,
               RdtBattle    *battle,
               RdtUnitIndex  unit,
               RdtCell       cell)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtUnitState *state = &rdt_battle_get_position (battle)->units[unit];
  const RdtRosterSide *side = &game->sides[game->units[unit].side];

  try_cargo (choices, battle, unit, cell);

  if (side->exits != NULL && rdt_cell_set_has (side->exits, cell))
    try_at (choices, battle, RDT_ORDER_EXIT, unit, RDT_NO_CELL);

  if (rdt_unit_has (state, RDT_UNIT_PINNED))
    try_at (choices, battle, RDT_ORDER_UNPIN, unit, RDT_NO_CELL);

  if ((game->units[unit].tags & RDT_TAG_MOUNTS) != 0)
    try_at (choices, battle,
            rdt_unit_has (state, RDT_UNIT_MOUNTED) ? RDT_ORDER_DISMOUNT : RDT_ORDER_MOUNT,
            unit, RDT_NO_CELL);
}

/* On an exact diagonal a gun that fires all round may say along which of the
 * two axes it aims.  Rule: M8.
 */
static void
try_aims (GArray    *choices,
          RdtBattle *battle)
{
  guint n = choices->len;
  guint n_facings = rdt_grid_get_n_facings (&rdt_battle_get_game (battle)->map->grid);

  for (guint i = 0; i < n; i++)
    {
      RdtChoice choice = g_array_index (choices, RdtChoice, i);

      if (choice.order.kind != RDT_ORDER_FIRE || !choice.is_legal)
        continue;

      for (RdtFacing facing = 0; facing < n_facings; facing++)
        {
          choice.order.towards = facing;
          if (rdt_battle_check_order (battle, &choice.order, &choice.refusal))
            g_array_append_val (choices, choice);
        }

      /* One direction is no choice. */
      if (choices->len == n + 1)
        g_array_set_size (choices, n);
    }
}

static gboolean
has_enemy (RdtBattle    *battle,
           RdtUnitIndex  unit,
           RdtCell       cell)
{
  RdtSide enemy = !rdt_battle_get_game (battle)->units[unit].side;

  return rdt_cell_set_has (&rdt_battle_get_position (battle)->occupied[enemy], cell);
}

/**
 * rdt_choices_list_all:
 *
 * Returns: (element-type RdtChoice): the same as [func@choices_list_at], and
 *   after it what may be thought of there, with the reason why it may not be
 */
GArray *
rdt_choices_list_all (RdtBattle    *battle,
                      RdtUnitIndex  unit,
                      RdtCell       cell)
{
  GArray *choices = rdt_choices_list_at (battle, unit, cell);
  const RdtPosition *position = rdt_battle_get_position (battle);

  if (position->is_over)
    return choices;

  if (position->units[unit].status == RDT_STATUS_TO_DEPLOY)
    try_at (choices, battle, RDT_ORDER_DEPLOY, unit, cell);
  else if (position->units[unit].status == RDT_STATUS_TO_COME)
    try_at (choices, battle, RDT_ORDER_ENTER, unit, cell);

  if (position->units[unit].status != RDT_STATUS_BOARD)
    return choices;

  try_aims (choices, battle);

  if (has_enemy (battle, unit, cell))
    {
      try_at (choices, battle, RDT_ORDER_FIRE, unit, cell);
      try_at (choices, battle, RDT_ORDER_CLOSE_COMBAT, unit, cell);
    }
  else
    try_move (choices, battle, unit, cell);

  try_works (choices, battle, unit, cell);

  if (cell == position->units[unit].cell)
    try_in_person (choices, battle, unit, cell);

  return choices;
}
