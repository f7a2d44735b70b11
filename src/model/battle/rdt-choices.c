/* rdt-choices.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-choices.h"

#include <glib/gi18n.h>

#include "rdt-words.h"

/* At most so many units are named. */
#define MOST_NAMES 3

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
 * Returns: (element-type RdtChoice): the legal orders of a unit that have no
 *   other place on the board
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

/**
 * rdt_choices_has_any:
 *
 * Whether a unit can be given an order now.
 */
gboolean
rdt_choices_has_any (RdtBattle    *battle,
                     RdtUnitIndex  unit)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].unit == unit)
      return TRUE;

  return FALSE;
}

/**
 * rdt_choices_count_ready:
 *
 * Returns: how many units can be given an order now; none during deployment, as
 *   a unit that stays in place loses nothing
 */
guint
rdt_choices_count_ready (RdtBattle *battle)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  gboolean are_ready[RDT_MAX_UNITS] = { FALSE };
  guint n = 0;

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].unit < RDT_MAX_UNITS
        && orders->items[i].kind != RDT_ORDER_DEPLOY
        && !are_ready[orders->items[i].unit])
      {
        are_ready[orders->items[i].unit] = TRUE;
        n++;
      }

  return n;
}

/* Names the first few units, and counts the others. */
static char *
name_units (RdtBattle      *battle,
            const gboolean *are_named)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  g_autoptr(GString) list = g_string_new (NULL);
  guint n = 0;

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      g_autofree char *name = are_named[unit] ? rdt_words_unit (game, unit) : NULL;

      if (name == NULL || n++ >= MOST_NAMES)
        continue;

      rdt_words_list_add (list, name);
    }

  if (n == 0)
    return NULL;

  if (n <= MOST_NAMES)
    return g_strdup (list->str);

  /* Translators: a list of units, and how many more there are. */
  return g_strdup_printf (ngettext ("%s and %u more", "%s and %u more", n - MOST_NAMES),
                          list->str, n - MOST_NAMES);
}

/**
 * rdt_choices_name_ready:
 *
 * Returns: (transfer full) (nullable): the names of the units that can be given
 *   an order now
 */
char *
rdt_choices_name_ready (RdtBattle *battle)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  gboolean are_ready[RDT_MAX_UNITS] = { FALSE };

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].unit < RDT_MAX_UNITS && orders->items[i].kind != RDT_ORDER_DEPLOY)
      are_ready[orders->items[i].unit] = TRUE;

  return name_units (battle, are_ready);
}

/* Translators: what a unit can still do, as items of a list. */
static const char *const kinds[] = {
  [RDT_ORDER_FIRE] = N_("fire"),
  [RDT_ORDER_MOVE] = N_("move"),
  [RDT_ORDER_CLOSE_COMBAT] = N_("attack"),
  [RDT_ORDER_LAY] = N_("build fieldworks"),
  [RDT_ORDER_CLEAR] = N_("clear fieldworks"),
};

/**
 * rdt_choices_name_kinds:
 *
 * Returns: (transfer full): what a unit can be ordered to do now, as in "fire,
 *   move"; rare kinds of orders are one item at the end
 */
char *
rdt_choices_name_kinds (RdtBattle    *battle,
                        RdtUnitIndex  unit)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  gboolean are_there[G_N_ELEMENTS (kinds)] = { FALSE };
  gboolean can_turn = FALSE;
  gboolean has_others = FALSE;
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < orders->n_items; i++)
    {
      const RdtOrder *order = &orders->items[i];

      if (order->unit != unit)
        continue;

      if (order->kind == RDT_ORDER_MOVE && order->n_path == 0)
        can_turn = TRUE;
      else if (order->kind < G_N_ELEMENTS (kinds) && kinds[order->kind] != NULL)
        are_there[order->kind] = TRUE;
      else
        has_others = TRUE;
    }

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (are_there[i])
      rdt_words_list_add (list, _(kinds[i]));

  if (can_turn && !are_there[RDT_ORDER_MOVE])
    /* Translators: what a unit that has moved can still do. */
    rdt_words_list_add (list, _("turn"));

  if (has_others)
    /* Translators: what a unit can still do besides moving and firing. */
    rdt_words_list_add (list, _("other orders"));

  return g_string_free (list, FALSE);
}

/**
 * rdt_choices_name_fights:
 *
 * Returns: (transfer full) (nullable): the names of the units that made
 *   obligatory attacks in the last order
 */
char *
rdt_choices_name_fights (RdtBattle *battle)
{
  guint n_orders = rdt_battle_get_n_orders (battle);
  const RdtEventList *events = rdt_battle_get_events_at (battle, n_orders);
  gboolean have_fought[RDT_MAX_UNITS] = { FALSE };

  if (n_orders == 0 || rdt_battle_get_order_at (battle, n_orders)->kind == RDT_ORDER_CLOSE_COMBAT)
    return NULL;

  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].kind == RDT_EVENT_CLOSE_COMBAT)
      have_fought[events->items[i].unit] = TRUE;

  return name_units (battle, have_fought);
}

/**
 * rdt_choices_has_kind:
 *
 * Whether an order of a kind can be given now.
 */
gboolean
rdt_choices_has_kind (RdtBattle    *battle,
                      RdtOrderKind  kind)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].kind == kind)
      return TRUE;

  return FALSE;
}

/**
 * rdt_choices_find_to_deploy:
 *
 * Returns: the first unit still to be deployed, or %RDT_NO_UNIT
 */
RdtUnitIndex
rdt_choices_find_to_deploy (RdtBattle *battle)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  const RdtPosition *position = rdt_battle_get_position (battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].kind == RDT_ORDER_DEPLOY
        && position->units[orders->items[i].unit].status == RDT_STATUS_TO_DEPLOY)
      return orders->items[i].unit;

  return RDT_NO_UNIT;
}

/**
 * rdt_choices_find_next:
 * @after: a unit, or %RDT_NO_UNIT for the first
 *
 * Returns: the next unit in the roster that can be given an order, wrapping
 *   around; or %RDT_NO_UNIT
 */
RdtUnitIndex
rdt_choices_find_next (RdtBattle    *battle,
                       RdtUnitIndex  after,
                       gboolean      backwards)
{
  guint n = rdt_battle_get_game (battle)->n_units;
  guint start = after != RDT_NO_UNIT ? after : backwards ? 0 : n - 1;

  for (guint i = 1; i <= n; i++)
    {
      RdtUnitIndex unit = backwards ? (start + n - i) % n : (start + i) % n;

      if (rdt_choices_has_any (battle, unit))
        return unit;
    }

  return RDT_NO_UNIT;
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

/* Adds an illegal order with the reason. */
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
find_way (RdtBattle    *battle,
          RdtUnitIndex  unit,
          RdtCell       cell,
          gboolean      last_first)
{
  const RdtGrid *grid = &rdt_battle_get_game (battle)->map->grid;
  RdtCell at = rdt_battle_get_position (battle)->units[unit].cell;
  RdtOrder order;

  rdt_order_init (&order, RDT_ORDER_MOVE, unit);

  while (at != cell && order.n_path < RDT_MAX_PATH)
    order.path[order.n_path++] = at = step_closer (grid, at, cell, last_first);

  /* A path longer than any move still names its destination. */
  if (at != cell)
    {
      order.path[RDT_MAX_PATH - 1] = cell;
      order.n_path = RDT_MAX_PATH + 1;
    }

  return order;
}

/* The referee tells what is wrong with a path.  If it is something on the way,
 * another path may only be too long.
 */
static void
try_move (GArray       *choices,
          RdtBattle    *battle,
          RdtUnitIndex  unit,
          RdtCell       cell)
{
  RdtCell at = rdt_battle_get_position (battle)->units[unit].cell;
  RdtOrder order;
  RdtOrder other;
  RdtRefusal refusal;

  if (at == RDT_NO_CELL || at == cell)
    return;

  order = find_way (battle, unit, cell, FALSE);
  other = find_way (battle, unit, cell, TRUE);

  if (!rdt_battle_check_order (battle, &order, &refusal)
      && refusal.cell != RDT_NO_CELL && refusal.cell != cell
      && !rdt_battle_check_order (battle, &other, &refusal)
      && refusal.reason == RDT_REASON_TOO_FAR)
    order = other;

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

/* Clearing is offered only for cells nearby. */
static void
try_works (GArray       *choices,
           RdtBattle    *battle,
           RdtUnitIndex  unit,
           RdtCell       cell)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  guint8 lying = rdt_position_get_works (rdt_battle_get_position (battle), game->map, cell);

  if ((game->units[unit].tags & RDT_TAG_ENGINEER) == 0)
    return;

  for (guint works = RDT_WORKS_MINEFIELD; works <= RDT_WORKS_WIRE; works++)
    for (guint i = 0; i < 2; i++)
      {
        RdtOrder order;

        rdt_order_init (&order, i == 0 ? RDT_ORDER_LAY : RDT_ORDER_CLEAR, unit);
        order.works = works;
        order.cell = cell;
        if (order.kind == RDT_ORDER_LAY || (lying & (1 << works)) != 0)
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

/* On an exact diagonal a gun that fires all round may select one of two axes.
 * Rule: M8.
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

      choice.is_listed = FALSE;
      for (RdtFacing facing = 0; facing < n_facings; facing++)
        {
          choice.order.towards = facing;
          if (rdt_battle_check_order (battle, &choice.order, &choice.refusal))
            g_array_append_val (choices, choice);
        }

      /* A single direction is no choice. */
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
 * Returns: (element-type RdtChoice): the same as [func@choices_list_at],
 *   followed by illegal orders that a player might expect, with the reasons
 */
GArray *
rdt_choices_list_all (RdtBattle    *battle,
                      RdtUnitIndex  unit,
                      RdtCell       cell)
{
  GArray *choices = list_at (battle, unit, cell);
  const RdtPosition *position = rdt_battle_get_position (battle);
  gboolean can_fire = rdt_battle_get_game (battle)->units[unit].weapon != RDT_NO_WEAPON;

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
      /* Without a weapon a unit is expected to attack. */
      try_at (choices, battle, can_fire ? RDT_ORDER_FIRE : RDT_ORDER_CLOSE_COMBAT, unit, cell);
      try_at (choices, battle, can_fire ? RDT_ORDER_CLOSE_COMBAT : RDT_ORDER_FIRE, unit, cell);
    }
  else
    try_move (choices, battle, unit, cell);

  try_works (choices, battle, unit, cell);

  if (cell == position->units[unit].cell)
    try_in_person (choices, battle, unit, cell);

  return choices;
}
