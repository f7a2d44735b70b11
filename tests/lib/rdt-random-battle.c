/* rdt-random-battle.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-random-battle.h"

#include <string.h>

#include "rdt-bookkeeper.h"
#include "rdt-position-fault.h"
#include "rdt-rules-store.h"
#include "rdt-test.h"

#define MAX_ORDERS    3000
#define N_NEAR_MISSES 6      /* at each decision */

/**
 * Battle:
 * @positions: (element-type RdtPosition): one before each order
 */
typedef struct
{
  RdtGame      *game;
  RdtDice      *dice;
  GRand        *chance;
  RdtPosition   position;
  RdtBook       book;
  RdtEventList  events;
  RdtOrderList  legal;
  GArray       *positions;
  GArray       *orders;
} Battle;

static void
battle_init (Battle  *self,
             RdtGame *game,
             guint    seed)
{
  RdtRefusal refusal;

  *self = (Battle) { .game = game, .dice = rdt_dice_new () };
  self->chance = g_rand_new_with_seed (seed);
  self->positions = g_array_new (FALSE, FALSE, sizeof (RdtPosition));
  self->orders = g_array_new (FALSE, FALSE, sizeof (RdtOrder));
  rdt_dice_set_seed (self->dice, seed);
  rdt_book_init (&self->book, game);

  g_assert_true (rdt_referee_begin (game, self->dice, &self->position, &self->events, &refusal));
}

static void
battle_clear (Battle *self)
{
  rdt_dice_unref (self->dice);
  g_rand_free (self->chance);
  rdt_event_list_clear (&self->events);
  rdt_order_list_clear (&self->legal);
  g_array_unref (self->positions);
  g_array_unref (self->orders);
  rdt_game_unref (self->game);
}

/* The cell of an order, such as its destination or target; members that do not
 * belong to its kind are ignored.
 */
static RdtCell
get_goal (const Battle   *self,
          const RdtOrder *order)
{
  switch ((RdtOrderKind) order->kind)
    {
    case RDT_ORDER_MOVE:
      return order->n_path > 0 ? order->path[MIN (order->n_path, RDT_MAX_PATH) - 1]
                               : self->position.units[order->unit].cell;

    case RDT_ORDER_DEPLOY:
    case RDT_ORDER_ENTER:
    case RDT_ORDER_FIRE:
    case RDT_ORDER_CLOSE_COMBAT:
    case RDT_ORDER_RETREAT:
    case RDT_ORDER_WITHDRAW:
    case RDT_ORDER_LAY:
    case RDT_ORDER_CLEAR:
      return order->cell;

    case RDT_ORDER_EXIT:
    case RDT_ORDER_ADVANCE:
    case RDT_ORDER_STAY:
    case RDT_ORDER_LOAD:
    case RDT_ORDER_UNLOAD:
    case RDT_ORDER_MOUNT:
    case RDT_ORDER_DISMOUNT:
    case RDT_ORDER_UNPIN:
    case RDT_ORDER_END:
    case RDT_ORDER_RESIGN:
      break;
    }

  return RDT_NO_CELL;
}

/* An order without its path, facing, direction on a diagonal and target unit. */
static RdtOrder
get_gist (const Battle   *self,
          const RdtOrder *order)
{
  RdtOrder gist;

  rdt_order_init (&gist, order->kind, order->unit);
  gist.cell = get_goal (self, order);

  if (order->kind == RDT_ORDER_FIRE)
    gist.gas = order->gas;
  else if (order->kind == RDT_ORDER_LOAD || order->kind == RDT_ORDER_UNLOAD)
    gist.other = order->other;
  else if (order->kind == RDT_ORDER_LAY || order->kind == RDT_ORDER_CLEAR)
    gist.works = order->works;

  return gist;
}

static gboolean
is_aimed (const RdtOrder *order)
{
  return order->kind == RDT_ORDER_FIRE || order->kind == RDT_ORDER_CLOSE_COMBAT;
}

/* Whether both aim at the same unit: where there is no choice, one of them may
 * leave it out.
 */
static gboolean
is_same_aim (const Battle   *self,
             const RdtOrder *order,
             const RdtOrder *listed)
{
  if (!is_aimed (order))
    return TRUE;

  if (order->other == listed->other || order->other == RDT_NO_UNIT)
    return TRUE;

  return listed->other == RDT_NO_UNIT
         && self->position.units[order->other].cell == order->cell;
}

static gboolean
is_variant (const Battle   *self,
            const RdtOrder *order)
{
  RdtOrder gist = get_gist (self, order);

  for (guint i = 0; i < self->legal.n_items; i++)
    {
      RdtOrder listed = get_gist (self, &self->legal.items[i]);

      if (rdt_order_equal (&gist, &listed) && is_same_aim (self, order, &self->legal.items[i]))
        return TRUE;
    }

  return FALSE;
}

/* Any unit, sometimes an unknown one. */
static RdtUnitIndex
roll_unit (Battle *self)
{
  guint unit = g_rand_int_range (self->chance, 0, self->game->n_units + 1);

  return unit < self->game->n_units ? unit : RDT_UNKNOWN_UNIT;
}

/* Any cell, sometimes one off the board. */
static RdtCell
roll_cell (Battle *self)
{
  guint cell = g_rand_int_range (self->chance, 0, self->game->map->n_cells + 1);

  return cell < self->game->map->n_cells ? cell : RDT_NO_CELL;
}

static void
change_unit (Battle   *self,
             RdtOrder *order)
{
  order->unit = roll_unit (self);
}

static void
change_cell (Battle   *self,
             RdtOrder *order)
{
  if (order->n_path > 0)
    order->path[order->n_path - 1] = roll_cell (self);
  else if (order->cell != RDT_NO_CELL)
    order->cell = roll_cell (self);
}

static void
lengthen_path (Battle   *self,
               RdtOrder *order)
{
  const RdtMap *map = self->game->map;

  if (order->kind == RDT_ORDER_MOVE && order->n_path < 3)
    {
      RdtCell end = get_goal (self, order);

      order->path[order->n_path++] =
        map->cells[end].neighbours[g_rand_int_range (self->chance, 0, map->n_facings)];
    }
}

static void
change_all_but_unit (Battle   *self,
                     RdtOrder *order)
{
  rdt_order_init (order, g_rand_int_range (self->chance, 0, RDT_ORDER_END), order->unit);
  order->cell = roll_cell (self);
  order->other = roll_unit (self);
  order->works = g_rand_int_range (self->chance, 0, RDT_N_WORKS);
}

static void
change_facing (Battle   *self,
               RdtOrder *order)
{
  order->facing = g_rand_int_range (self->chance, 0, self->game->map->n_facings);
}

static void
change_aim (Battle   *self,
            RdtOrder *order)
{
  if (is_aimed (order))
    order->other = roll_unit (self);
}

static void
change_shell (Battle   *self,
              RdtOrder *order)
{
  order->gas = order->kind == RDT_ORDER_FIRE;
}

static void (* const changes[]) (Battle   *self,
                                 RdtOrder *order) = {
  change_unit,
  change_cell,
  change_cell,
  lengthen_path,
  change_all_but_unit,
  change_facing,
  change_aim,
  change_shell,
};

/* A listed order with one change. */
static RdtOrder
make_near_miss (Battle *self)
{
  RdtOrder order = self->legal.items[g_rand_int_range (self->chance, 0, self->legal.n_items)];
  guint change = g_rand_int_range (self->chance, 0, G_N_ELEMENTS (changes));

  if (order.unit != RDT_NO_UNIT)
    changes[change] (self, &order);

  return order;
}

/* An order that is neither listed nor a variant is refused and changes nothing;
 * check and apply agree.
 */
static void
try_near_misses (Battle *self)
{
  for (guint i = 0; i < N_NEAR_MISSES; i++)
    {
      RdtOrder order = make_near_miss (self);
      RdtPosition before = self->position;
      RdtPosition after = before;
      guint n_events = self->events.n_items;
      RdtRefusal checked, applied;
      gboolean allowed = rdt_referee_check (self->game, &before, &order, &checked);

      if (allowed && !is_variant (self, &order))
        {
          g_autofree char *words = rdt_test_describe (self->game, &order);

          g_error ("allowed, but not listed: %s", words);
        }

      if (allowed)
        continue;

      g_assert_false (rdt_referee_apply (self->game, self->dice, &after, &order,
                                         &self->events, &applied));
      g_assert_true (rdt_position_equal (&before, &after));
      g_assert_cmpuint (self->events.n_items, ==, n_events);
      g_assert_cmpuint (checked.law, ==, applied.law);
      g_assert_cmpuint (checked.reason, ==, applied.reason);
    }
}

/* By unit, then kind, then cell, without duplicates. */
static void
check_sorted (const Battle   *self,
              const RdtOrder *a,
              const RdtOrder *b)
{
  g_assert_false (rdt_order_equal (a, b));
  g_assert_cmpuint (a->unit, <=, b->unit);

  if (a->unit != b->unit)
    return;

  g_assert_cmpuint (a->kind, <=, b->kind);

  if (a->kind == b->kind)
    g_assert_cmpuint (get_gist (self, a).cell, <=, get_gist (self, b).cell);
}

/* Every listed order is allowed and can be carried out, and the list is in order. */
static void
check_list (Battle *self)
{
  for (guint i = 0; i < self->legal.n_items; i++)
    {
      const RdtOrder *order = &self->legal.items[i];
      RdtPosition after = self->position;
      RdtRefusal refusal;

      if (!rdt_referee_check (self->game, &self->position, order, &refusal)
          || !rdt_referee_apply (self->game, self->dice, &after, order, NULL, &refusal))
        g_error ("a listed order of kind %u is refused by %s", order->kind,
                 rdt_law_get_id (refusal.law));

      g_assert_cmpuint (after.n_orders, ==, self->position.n_orders + 1);

      if (i > 0)
        check_sorted (self, order - 1, order);
    }
}

static void
check_state (Battle *self)
{
  g_assert_cmpstr (rdt_position_find_fault (&self->position, self->game), ==, NULL);
  rdt_book_write (&self->book, &self->events);
  self->events.n_items = 0;
  rdt_book_check (&self->book, &self->position);

  rdt_referee_list (self->game, &self->position, &self->legal);
  g_assert_cmpint (self->legal.n_items > 0, ==, !self->position.is_over);

  if (self->position.is_over)
    return;

  check_list (self);
  try_near_misses (self);
}

/* Any listed order, except that deployment ends some time. */
static RdtOrder
choose (Battle *self)
{
  guint n = self->legal.n_items;

  if (self->position.awaiting.kind == RDT_DECISION_DEPLOY
      && n > 1 && self->legal.items[n - 2].kind == RDT_ORDER_END
      && g_rand_int_range (self->chance, 0, 4) == 0)
    return self->legal.items[n - 2];

  return rdt_test_choose (&self->legal, self->chance);
}

static void
play_one (Battle *self)
{
  RdtOrder order = choose (self);
  RdtPosition twin = self->position;
  RdtRefusal refusal;

  g_array_append_val (self->positions, self->position);
  g_array_append_val (self->orders, order);

  g_assert_true (rdt_referee_apply (self->game, self->dice, &self->position, &order,
                                    &self->events, &refusal));
  g_assert_true (rdt_referee_apply (self->game, self->dice, &twin, &order, NULL, &refusal));
  g_assert_true (rdt_position_equal (&self->position, &twin));
}

/* A battle is the same after saving, loading and replaying. */
static void
check_file (Battle *self)
{
  g_autoptr(RdtBattleFile) file = rdt_battle_file_new ();
  g_autoptr(RdtBattleFile) loaded = NULL;
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  RdtPosition position;
  RdtRefusal refusal;

  file->setup = rdt_setup_copy (self->game->setup);
  file->rules = rdt_rules_ref (self->game->rules);
  file->carries_rules = !g_strv_contains (rdt_rules_store_list (), file->rules->id);
  file->dice = rdt_dice_ref (self->dice);
  g_array_append_vals (file->orders, self->orders->data, self->orders->len);
  text = rdt_battle_file_to_text (file, self->game);

  loaded = rdt_battle_file_read (text, strlen (text), "battle", &error);
  g_assert_no_error (error);
  game = rdt_game_new (loaded->setup, loaded->rules);
  rdt_battle_file_read_orders (loaded, game, &error);
  g_assert_no_error (error);
  again = rdt_battle_file_to_text (loaded, game);
  g_assert_cmpstr (again, ==, text);

  g_assert_true (rdt_referee_begin (game, loaded->dice, &position, NULL, &refusal));
  for (guint i = 0; i < loaded->orders->len; i++)
    g_assert_true (rdt_referee_apply (game, loaded->dice, &position,
                                      &g_array_index (loaded->orders, RdtOrder, i), NULL,
                                      &refusal));

  g_assert_true (rdt_position_equal (&position, &self->position));
  g_assert_cmphex (rdt_position_hash (&position, game), ==,
                   rdt_position_hash (&self->position, self->game));
}

/* Going back to the start and giving the same orders again has the same dice. */
static void
check_undo (Battle *self)
{
  guint n = self->positions->len;
  RdtPosition position;
  RdtRefusal refusal;

  if (n == 0)
    return;

  position = g_array_index (self->positions, RdtPosition, 0);
  for (guint i = 0; i < n; i++)
    {
      g_assert_true (rdt_position_equal (&position,
                                         &g_array_index (self->positions, RdtPosition, i)));
      g_assert_true (rdt_referee_apply (self->game, self->dice, &position,
                                        &g_array_index (self->orders, RdtOrder, i), NULL,
                                        &refusal));
    }
  g_assert_true (rdt_position_equal (&position, &self->position));
}

/**
 * rdt_random_battle_check:
 * @game: (transfer full): a battle's fixed half
 * @seed: of the dice and of the orders
 *
 * Plays a whole random battle and fails where the referee breaks an invariant.
 */
void
rdt_random_battle_check (RdtGame *game,
                         guint    seed)
{
  Battle ordeal;

  g_test_message ("seed %u", seed);
  battle_init (&ordeal, game, seed);
  check_state (&ordeal);

  while (!ordeal.position.is_over && ordeal.orders->len < MAX_ORDERS)
    {
      play_one (&ordeal);
      check_state (&ordeal);
    }

  g_assert_true (ordeal.position.is_over || game->turn_limit == 0);
  check_file (&ordeal);
  check_undo (&ordeal);
  battle_clear (&ordeal);
}
