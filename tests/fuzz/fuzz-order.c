/* fuzz-order.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-fuzz.h"
#include "rdt-order-json.h"
#include "rdt-referee.h"
#include "rdt-rules-store.h"
#include "rdt-test.h"

/* Reads any bytes as an order of a battle in play: checking and giving it agree, a
 * refusal changes nothing, and an order that was carried out is written as it was
 * read.
 */

#define N_GAMES 5
#define N_ORDERS 30
#define SEED 42

typedef struct
{
  RdtGame     *game;
  RdtDice     *dice;
  RdtPosition  positions[2];   /* at the start and later */
} Battle;

static void
begin (Battle     *battle,
       const char *rules)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  g_auto(RdtOrderList) legal = { 0 };
  RdtPosition *position = &battle->positions[1];
  RdtRefusal refusal;

  battle->game = rdt_test_random_game (rules, chance);
  battle->dice = rdt_dice_new ();
  rdt_dice_set_seed (battle->dice, SEED);
  g_assert_true (rdt_referee_begin (battle->game, battle->dice, position, NULL, &refusal));
  battle->positions[0] = *position;

  for (guint i = 0; i < N_ORDERS; i++)
    {
      RdtPosition next = *position;
      RdtOrder order;

      rdt_referee_list (battle->game, &next, &legal);
      order = rdt_test_choose (&legal, chance);
      g_assert_true (rdt_referee_apply (battle->game, battle->dice, &next, &order, NULL,
                                        &refusal));
      if (next.is_over)
        return;

      *position = next;
    }
}

/* The battles are never freed: they are needed until the program ends. */
static const Battle *
get_battles (void)
{
  static Battle battles[N_GAMES];
  static gboolean have_begun = FALSE;
  const char *const *rules = rdt_rules_store_list ();

  for (guint i = 0; i < N_GAMES && !have_begun; i++)
    begin (&battles[i], rules[i]);

  have_begun = TRUE;

  return battles;
}

static void
check_again (const RdtGame  *game,
             const RdtOrder *order)
{
  g_autofree char *text = rdt_test_describe (game, order);
  RdtOrder again = rdt_test_order (game, text);

  g_assert_true (rdt_order_equal (order, &again));
}

static void
give (const Battle      *battle,
      const RdtPosition *before,
      const RdtOrder    *order)
{
  RdtPosition after = *before;
  RdtRefusal checked, applied;
  gboolean allowed = rdt_referee_check (battle->game, before, order, &checked);
  gboolean done = rdt_referee_apply (battle->game, battle->dice, &after, order, NULL, &applied);

  g_assert_true (allowed == done);

  if (done)
    {
      rdt_fuzz_check (battle->game, &after);
      check_again (battle->game, order);
      return;
    }

  g_assert_true (rdt_position_equal (before, &after));
  g_assert_cmpuint (checked.law, ==, applied.law);
}

static void
try_on (const Battle *battle,
        const guint8 *data,
        gsize         size)
{
  g_autoptr(RdtReader) reader = rdt_reader_new_for_data ((const char *) data, size,
                                                         RDT_FUZZ_FILE);
  g_autoptr(GError) error = NULL;
  RdtOrder order;
  gboolean loaded;

  rdt_order_read_here (reader, battle->game, &order);
  loaded = rdt_reader_finish (reader, &error);
  if (!rdt_fuzz_is_good (loaded, error))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (battle->positions); i++)
    give (battle, &battle->positions[i], &order);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  const Battle *battles = get_battles ();

  for (guint i = 0; i < N_GAMES; i++)
    try_on (&battles[i], data, size);

  return 0;
}
