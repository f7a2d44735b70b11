/* test-odds-order.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-odds.h"
#include "rdt-random-play.h"
#include "rdt-test.h"

/* Compares the rolls that odds list with the dice that are rolled for the same order. */

#define N_GAMES    100    /* random battles of each rule set */
#define MAX_ORDERS 200
#define N_TRIES    6      /* of each order, with other dice */

static guint
find_roll (const RdtOdds  *odds,
           const RdtEvent *event)
{
  guint i = 0;

  while (i < odds->n_rolls
         && (odds->rolls[i].unit != event->unit
             || odds->rolls[i].die.purpose != event->roll.purpose))
    i++;

  return i;
}

static gboolean
is_die_of_a_fight (const RdtEvent *event)
{
  return event->kind == RDT_EVENT_ROLLED
         && (event->roll.purpose == RDT_DICE_LANDING
             || event->roll.purpose == RDT_DICE_TO_HIT
             || event->roll.purpose == RDT_DICE_EFFECT
             || event->roll.purpose == RDT_DICE_CLOSE_COMBAT
             || event->roll.purpose == RDT_DICE_SPOTTING);
}

/* A later fight may roll for the same units once more, and the order of these dice
 * depends on the dice.
 */
static gboolean
ends_fight (const RdtEventList *events,
            guint               index)
{
  const RdtEvent *event = &events->items[index];

  if (event->kind == RDT_EVENT_CARD_DRAWN || event->kind == RDT_EVENT_TURN_ENDED)
    return TRUE;

  if (event->kind != RDT_EVENT_CLOSE_COMBAT && event->kind != RDT_EVENT_FIRED)
    return FALSE;

  for (guint i = 0; i < index; i++)
    if (events->items[i].kind == RDT_EVENT_CLOSE_COMBAT)
      return TRUE;

  return FALSE;
}

/* Each die is listed, if there is room, below those rolled before it, unless the
 * same unit has rolled for the same purpose before.
 */
static void
check_order (const RdtOdds      *odds,
             const RdtEventList *events)
{
  gboolean is_rolled[RDT_MAX_ODDS_ROLLS] = { FALSE };
  guint last = 0;

  for (guint i = 0; i < events->n_items && !ends_fight (events, i); i++)
    {
      guint found;

      if (!is_die_of_a_fight (&events->items[i]))
        continue;

      found = find_roll (odds, &events->items[i]);
      if (found == RDT_MAX_ODDS_ROLLS)
        continue;

      g_assert_cmpuint (found, <, odds->n_rolls);
      if (is_rolled[found])
        continue;

      g_assert_cmpuint (found, >=, last);
      is_rolled[found] = TRUE;
      last = found;
    }
}

static void
check_fight (const RdtGame     *game,
             const RdtPosition *position,
             const RdtOrder    *order)
{
  g_autofree RdtOdds *odds = g_new0 (RdtOdds, 1);
  g_auto(RdtEventList) events = { .items = NULL };

  g_assert_true (rdt_odds_compute (game, position, order, odds, NULL));

  for (guint seed = 0; seed < N_TRIES; seed++)
    {
      g_autoptr(RdtDice) dice = rdt_dice_new ();
      g_autofree RdtPosition *after = g_memdup2 (position, sizeof *position);

      rdt_dice_set_seed (dice, seed);
      events.n_items = 0;
      g_assert_true (rdt_referee_apply (game, dice, after, order, &events, NULL));
      check_order (odds, &events);
    }
}

static void
test_odds_list_rolls_as_they_are_rolled (gconstpointer rules)
{
  for (guint seed = 0; seed < N_GAMES; seed++)
    {
      g_autoptr(RdtRandomPlay) play = rdt_random_play_new_anywhere (rules, seed);

      for (guint i = 0; i < MAX_ORDERS && rdt_random_play_list (play); i++)
        {
          for (guint j = 0; j < play->legal.n_items; j++)
            if (play->legal.items[j].kind == RDT_ORDER_FIRE
                || play->legal.items[j].kind == RDT_ORDER_CLOSE_COMBAT)
              check_fight (play->game, &play->position, &play->legal.items[j]);
          rdt_random_play_order (play);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  rdt_test_add_for_rules ("/core/odds/list-rolls-as-they-are-rolled",
                          test_odds_list_rolls_as_they_are_rolled);

  return g_test_run ();
}
