/* test-battles.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-bookkeeper.h"
#include "rdt-rules-store.h"
#include "rdt-test.h"

/* Whole battles of chance: whatever happens, the referee must keep to its
 * word.
 */

#define N_GAMES         100     /* of chance, for each rule set */
#define N_PLAYS         3      /* of each shipped scenario */
#define MAX_ORDERS      3000
#define N_NEAR_MISSES   6      /* at each decision */

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
battle_init (Battle  *battle,
             RdtGame *game,
             guint    seed)
{
  RdtRefusal refusal;

  *battle = (Battle) { .game = game, .dice = rdt_dice_new () };
  battle->chance = g_rand_new_with_seed (seed);
  battle->positions = g_array_new (FALSE, FALSE, sizeof (RdtPosition));
  battle->orders = g_array_new (FALSE, FALSE, sizeof (RdtOrder));
  rdt_dice_set_seed (battle->dice, seed);
  rdt_book_init (&battle->book, game);

  g_assert_true (rdt_referee_begin (game, battle->dice, &battle->position, &battle->events,
                                    &refusal));
}

static void
battle_clear (Battle *battle)
{
  rdt_dice_unref (battle->dice);
  g_rand_free (battle->chance);
  rdt_event_list_clear (&battle->events);
  rdt_order_list_clear (&battle->legal);
  g_array_unref (battle->positions);
  g_array_unref (battle->orders);
  rdt_game_unref (battle->game);
}

/* What an order says apart from the path, the facing, the direction on a
 * diagonal, and a name where there is no choice; members that its kind does
 * not have say nothing.
 */
static RdtOrder
get_gist (const Battle   *battle,
          const RdtOrder *order)
{
  RdtOrder gist;

  rdt_order_init (&gist, order->kind, order->unit);
  gist.cell = order->cell;

  switch ((RdtOrderKind) order->kind)
    {
    case RDT_ORDER_MOVE:
      gist.cell = order->n_path > 0 ? order->path[MIN (order->n_path, RDT_MAX_PATH) - 1]
                                    : battle->position.units[order->unit].cell;
      break;

    case RDT_ORDER_FIRE:
      gist.gas = order->gas;
      break;

    case RDT_ORDER_LOAD:
    case RDT_ORDER_UNLOAD:
      gist.cell = RDT_NO_CELL;
      gist.other = order->other;
      break;

    case RDT_ORDER_LAY:
    case RDT_ORDER_CLEAR:
      gist.works = order->works;
      break;

    case RDT_ORDER_DEPLOY:
    case RDT_ORDER_ENTER:
    case RDT_ORDER_CLOSE_COMBAT:
    case RDT_ORDER_RETREAT:
    case RDT_ORDER_WITHDRAW:
      break;

    case RDT_ORDER_EXIT:
    case RDT_ORDER_ADVANCE:
    case RDT_ORDER_STAY:
    case RDT_ORDER_MOUNT:
    case RDT_ORDER_DISMOUNT:
    case RDT_ORDER_UNPIN:
    case RDT_ORDER_END:
    case RDT_ORDER_RESIGN:
      gist.cell = RDT_NO_CELL;
      break;
    }

  return gist;
}

static gboolean
is_variant (const Battle   *battle,
            const RdtOrder *order)
{
  RdtOrder gist = get_gist (battle, order);

  for (guint i = 0; i < battle->legal.n_items; i++)
    {
      RdtOrder listed = get_gist (battle, &battle->legal.items[i]);

      if (rdt_order_equal (&gist, &listed))
        return TRUE;
    }

  return FALSE;
}

static RdtCell
get_end (const Battle   *battle,
         const RdtOrder *order)
{
  return order->n_path > 0 ? order->path[order->n_path - 1]
                           : battle->position.units[order->unit].cell;
}

static RdtOrder
make_near_miss (Battle *battle)
{
  const RdtMap *map = battle->game->map;
  RdtOrder order = battle->legal.items[g_rand_int_range (battle->chance, 0,
                                                         battle->legal.n_items)];
  RdtCell cell = g_rand_int_range (battle->chance, 0, map->n_cells);

  switch (g_rand_int_range (battle->chance, 0, 7))
    {
    case 0:
      if (order.unit != RDT_NO_UNIT)
        order.unit = g_rand_int_range (battle->chance, 0, battle->game->n_units);
      break;

    case 1:
      if (order.cell != RDT_NO_CELL)
        order.cell = cell;
      break;

    case 2:
      if (order.n_path > 0)
        order.path[order.n_path - 1] = cell;
      break;

    case 3:
      if (order.kind == RDT_ORDER_MOVE && order.n_path < 3)
        order.path[order.n_path++] = map->neighbours[get_end (battle, &order)][cell % 4];
      break;

    case 4:
      if (order.unit != RDT_NO_UNIT)
        {
          rdt_order_init (&order, g_rand_int_range (battle->chance, 0, RDT_ORDER_END),
                          order.unit);
          order.cell = cell;
          order.other = g_rand_int_range (battle->chance, 0, battle->game->n_units);
          order.works = RDT_WORKS_WIRE;
        }
      break;

    case 5:
      order.facing = cell % map->n_facings;
      break;

    default:
      order.gas = order.kind == RDT_ORDER_FIRE;
      break;
    }

  return order;
}

/* What is neither listed nor a variant is refused and changes nothing; check
 * and apply say the same.
 */
static void
try_near_misses (Battle *battle)
{
  for (guint i = 0; i < N_NEAR_MISSES; i++)
    {
      RdtOrder order = make_near_miss (battle);
      RdtPosition before = battle->position;
      RdtPosition after = before;
      guint n_events = battle->events.n_items;
      RdtRefusal checked, applied;
      gboolean allowed = rdt_referee_check (battle->game, &before, &order, &checked);

      if (allowed && !is_variant (battle, &order))
        {
          g_autofree char *words = rdt_test_describe (battle->game, &order);

          g_error ("allowed, but not listed: %s", words);
        }

      if (allowed)
        continue;

      g_assert_false (rdt_referee_apply (battle->game, battle->dice, &after, &order,
                                         &battle->events, &applied));
      g_assert_true (rdt_position_equal (&before, &after));
      g_assert_cmpuint (battle->events.n_items, ==, n_events);
      g_assert_cmpuint (checked.law, ==, applied.law);
      g_assert_cmpuint (checked.reason, ==, applied.reason);
    }
}

/* By unit, then kind, then cell; none twice. */
static void
check_sorted (const Battle   *battle,
              const RdtOrder *a,
              const RdtOrder *b)
{
  g_assert_false (rdt_order_equal (a, b));
  g_assert_cmpuint (a->unit, <=, b->unit);

  if (a->unit != b->unit)
    return;

  g_assert_cmpuint (a->kind, <=, b->kind);

  if (a->kind == b->kind)
    g_assert_cmpuint (get_gist (battle, a).cell, <=, get_gist (battle, b).cell);
}

/* Every listed order is allowed, and the list is in order. */
static void
check_list (Battle *battle)
{
  for (guint i = 0; i < battle->legal.n_items; i++)
    {
      const RdtOrder *order = &battle->legal.items[i];
      RdtRefusal refusal;

      if (!rdt_referee_check (battle->game, &battle->position, order, &refusal))
        g_error ("a listed order of kind %u is refused by %s", order->kind,
                 rdt_law_get_id (refusal.law));

      if (i > 0)
        check_sorted (battle, order - 1, order);
    }
}

static void
check_state (Battle *battle)
{
  g_assert_cmpstr (rdt_position_find_fault (&battle->position, battle->game), ==, NULL);
  rdt_book_write (&battle->book, &battle->events);
  battle->events.n_items = 0;
  rdt_book_check (&battle->book, &battle->position);

  rdt_referee_list (battle->game, &battle->position, &battle->legal);
  g_assert_cmpint (battle->legal.n_items > 0, ==, !battle->position.is_over);

  if (battle->position.is_over)
    return;

  check_list (battle);
  try_near_misses (battle);
}

/* Any listed order, but resigning only now and then. */
static RdtOrder
choose (Battle *battle)
{
  guint n = battle->legal.n_items - 1;

  g_assert_cmpuint (battle->legal.items[n].kind, ==, RDT_ORDER_RESIGN);

  if (n == 0 || g_rand_int_range (battle->chance, 0, 400) == 0)
    return battle->legal.items[n];

  return battle->legal.items[g_rand_int_range (battle->chance, 0, n)];
}

static void
play_one (Battle *battle)
{
  RdtOrder order = choose (battle);
  RdtPosition twin = battle->position;
  RdtRefusal refusal;

  g_array_append_val (battle->positions, battle->position);
  g_array_append_val (battle->orders, order);

  g_assert_true (rdt_referee_apply (battle->game, battle->dice, &battle->position, &order,
                                    &battle->events, &refusal));
  g_assert_true (rdt_referee_apply (battle->game, battle->dice, &twin, &order, NULL, &refusal));
  g_assert_true (rdt_position_equal (&battle->position, &twin));
}

/* Saved, loaded and replayed, a battle is the same. */
static void
check_file (Battle *battle)
{
  g_autoptr(RdtBattleFile) file = rdt_battle_file_new ();
  g_autoptr(RdtBattleFile) loaded = NULL;
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  RdtPosition position;
  RdtRefusal refusal;

  file->setup = rdt_setup_copy (battle->game->setup);
  file->rules = rdt_rules_ref (battle->game->rules);
  file->dice = rdt_dice_ref (battle->dice);
  g_array_append_vals (file->orders, battle->orders->data, battle->orders->len);
  text = rdt_battle_file_to_text (file, battle->game);

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

  g_assert_true (rdt_position_equal (&position, &battle->position));
  g_assert_cmphex (rdt_position_hash (&position, game), ==,
                   rdt_position_hash (&battle->position, battle->game));
}

/* Going back and giving the same orders again meets the same dice. */
static void
check_undo (Battle *battle)
{
  guint n = battle->positions->len;
  guint back = n > 0 ? g_rand_int_range (battle->chance, 0, n) : 0;
  RdtPosition position;
  RdtRefusal refusal;

  if (n == 0)
    return;

  position = g_array_index (battle->positions, RdtPosition, back);
  for (guint i = back; i < n; i++)
    {
      g_assert_true (rdt_position_equal (&position,
                                         &g_array_index (battle->positions, RdtPosition, i)));
      g_assert_true (rdt_referee_apply (battle->game, battle->dice, &position,
                                        &g_array_index (battle->orders, RdtOrder, i), NULL,
                                        &refusal));
    }
  g_assert_true (rdt_position_equal (&position, &battle->position));
}

static void
play_battle (RdtGame *game,
             guint    seed)
{
  Battle battle;

  g_test_message ("seed %u", seed);
  battle_init (&battle, game, seed);
  check_state (&battle);

  while (!battle.position.is_over && battle.orders->len < MAX_ORDERS)
    {
      play_one (&battle);
      check_state (&battle);
    }

  check_file (&battle);
  check_undo (&battle);
  battle_clear (&battle);
}

static void
test_battles_of_chance_keep_the_rules (gconstpointer rules)
{
  for (guint seed = 0; seed < N_GAMES; seed++)
    {
      g_autoptr(GRand) chance = g_rand_new_with_seed (seed);

      play_battle (rdt_test_random_game (rules, chance), seed);
    }
}

static void
test_battles_of_a_scenario_keep_the_rules (gconstpointer path)
{
  for (guint seed = 0; seed < N_PLAYS; seed++)
    play_battle (rdt_test_load_scenario (path), seed);
}

int
main (int   argc,
      char *argv[])
{
  const char *const *rules = rdt_rules_store_list ();
  g_auto(GStrv) scenarios = NULL;

  g_test_init (&argc, &argv, NULL);
  scenarios = rdt_test_list_files ("scenarios", ".scenario.json");

  for (guint i = 0; rules[i] != NULL; i++)
    {
      g_autofree char *name = g_strconcat ("/battles/of-chance/", rules[i], NULL);

      g_test_add_data_func (name, rules[i], test_battles_of_chance_keep_the_rules);
    }

  for (guint i = 0; scenarios[i] != NULL; i++)
    {
      g_autofree char *base = g_path_get_basename (scenarios[i]);
      g_autofree char *name = g_strconcat ("/battles/of-scenario/", base, NULL);

      g_test_add_data_func (name, scenarios[i], test_battles_of_a_scenario_keep_the_rules);
    }

  return g_test_run ();
}
