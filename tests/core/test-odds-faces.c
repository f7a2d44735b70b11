/* test-odds-faces.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-odds.h"
#include "rdt-test.h"

/* Rolls each of an order's dice with all six faces, in all combinations; a chance
 * is a count of 6^N_DICE.
 */
#define N_DICE 5
#define N_WAYS 7776

/* Enough for all other dice of the battle. */
#define N_OTHER_DICE 40

typedef enum
{
  HIT,
  DESTROYED,
  RETREATED,
  PINNED,
  N_FATES
} Fate;

typedef struct
{
  const RdtGame     *game;
  const RdtPosition *position;
  const RdtOrder    *order;
  guint8             purposes[N_DICE];
  guint8             faces[N_DICE];
  guint              n_dice;
  gboolean           is_rolled;
  gboolean           is_too_long;
  guint              fates[RDT_MAX_UNITS][N_FATES];
  guint              hits;
  guint              lands;

  /* The results of the faces that are set. */
  RdtPosition        end;
  RdtEventList       events;
} Ways;

/* Dice for later units. */
static const RdtDicePurpose other_purposes[] = {
  RDT_DICE_INITIATIVE,
  RDT_DICE_ACTIVATION,
  RDT_DICE_CARD,
  RDT_DICE_COMMAND,
  RDT_DICE_COMMANDER,
  RDT_DICE_GAS_DRIFT,
};

static gboolean
is_behind_the_order (const RdtEvent *event)
{
  if (event->kind == RDT_EVENT_CARD_DRAWN || event->kind == RDT_EVENT_TURN_ENDED)
    return TRUE;

  for (guint i = 0; event->kind == RDT_EVENT_ROLLED && i < G_N_ELEMENTS (other_purposes); i++)
    if (event->roll.purpose == other_purposes[i])
      return TRUE;

  return FALSE;
}

static void
note_event (const RdtEvent *event,
            gboolean        fates[][N_FATES])
{
  switch ((int) event->kind)
    {
    case RDT_EVENT_DESTROYED:
      fates[event->unit][DESTROYED] = TRUE;
      fates[event->unit][HIT] = TRUE;
      break;

    case RDT_EVENT_HIT:
      fates[event->unit][HIT] = TRUE;
      break;

    case RDT_EVENT_RETREATED:
      fates[event->unit][RETREATED] = TRUE;
      break;

    case RDT_EVENT_PINNED:
      fates[event->unit][PINNED] = TRUE;
      break;

    default:
      break;
    }
}

static void
count_ways (Ways  *ways,
            guint  weight)
{
  const RdtSide own = ways->game->units[ways->order->unit].side;
  gboolean fates[RDT_MAX_UNITS][N_FATES] = { 0 };
  gboolean hits = FALSE, lands = FALSE;

  for (guint i = 0; i < ways->events.n_items; i++)
    {
      const RdtEvent *event = &ways->events.items[i];

      if (is_behind_the_order (event))
        break;

      note_event (event, fates);
      lands |= event->kind == RDT_EVENT_LANDED && event->cell == ways->order->cell;
    }

  for (guint i = 0; i < ways->game->n_units; i++)
    {
      for (guint j = 0; j < N_FATES; j++)
        ways->fates[i][j] += fates[i][j] ? weight : 0;
      hits |= fates[i][HIT] && ways->game->units[i].side != own;
    }

  ways->hits += hits ? weight : 0;
  ways->lands += lands ? weight : 0;
}

static RdtDice *
new_dice (const Ways *ways)
{
  const guint8 sixes[N_OTHER_DICE] = {
    6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1,
    6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1,
  };
  const guint8 cards[N_OTHER_DICE] = { 0 };
  RdtDice *dice = rdt_dice_new ();

  for (guint i = 0; i < G_N_ELEMENTS (other_purposes); i++)
    rdt_dice_script (dice, other_purposes[i],
                     other_purposes[i] == RDT_DICE_CARD ? cards : sixes, N_OTHER_DICE);
  for (guint i = 0; i < ways->n_dice; i++)
    rdt_dice_script (dice, ways->purposes[i], &ways->faces[i], 1);

  return dice;
}

/* Ruling: R10.  The owner chooses: the first cell without further hits. */
static RdtOrder
choose_retreat (const RdtGame     *game,
                const RdtPosition *position)
{
  g_auto(RdtOrderList) answers = { 0 };
  RdtOrder choice;

  rdt_referee_list (game, position, &answers);
  choice = answers.items[0];

  for (guint i = answers.n_items; i-- > 0;)
    if (answers.items[i].kind == RDT_ORDER_RETREAT
        && !rdt_cell_set_has (&position->minefields, answers.items[i].cell)
        && !rdt_position_has_gas (position, answers.items[i].cell))
      choice = answers.items[i];

  return choice;
}

/* Whether a unit must retreat because of the order, and did not have to before it. */
static gboolean
causes_retreat (const Ways *ways)
{
  return ways->end.awaiting.kind == RDT_DECISION_RETREAT
         && (ways->position->awaiting.kind != RDT_DECISION_RETREAT
             || ways->end.awaiting.unit == ways->order->unit);
}

/* Carries out the order and what belongs to it, unless a die is missing. */
static gboolean
carry_out (Ways          *ways,
           const RdtDice *dice,
           RdtRefusal    *refusal)
{
  const gboolean is_declared = ways->position->stage == RDT_STAGE_DECLARE
                               && ways->order->kind == RDT_ORDER_FIRE;
  RdtOrder next = *ways->order;

  ways->end = *ways->position;
  ways->end.dice = (RdtDiceCursor) { 0 };
  if (is_declared)
    ways->end.n_declared = 0;

  for (;;)
    {
      if (!rdt_referee_apply (ways->game, dice, &ways->end, &next, &ways->events, refusal))
        return FALSE;

      if (is_declared && ways->end.stage == RDT_STAGE_DECLARE)
        rdt_order_init (&next, RDT_ORDER_END, RDT_NO_UNIT);
      else if (causes_retreat (ways))
        next = choose_retreat (ways->game, &ways->end);
      else
        return TRUE;
    }
}

static void
try_all (Ways  *ways,
         guint  weight)
{
  g_autoptr(RdtDice) dice = new_dice (ways);
  RdtRefusal refusal;

  ways->events.n_items = 0;
  if (carry_out (ways, dice, &refusal))
    {
      count_ways (ways, weight);
      return;
    }

  g_assert_cmpint (refusal.fault, ==, RDT_DICE_FAULT_EXHAUSTED);
  ways->is_rolled = TRUE;
  ways->is_too_long |= ways->n_dice == N_DICE;
  if (ways->is_too_long)
    return;

  ways->purposes[ways->n_dice] = refusal.purpose;
  for (guint face = 1; face <= 6; face++)
    {
      ways->faces[ways->n_dice++] = face;
      try_all (ways, weight / 6);
      ways->n_dice--;
    }
}

static gboolean
compare_with_all_ways (const RdtGame     *game,
                       const RdtPosition *position,
                       const RdtOrder    *order)
{
  g_autofree Ways *ways = g_new0 (Ways, 1);
  g_autofree RdtOdds *odds = g_new (RdtOdds, 1);
  guint64 way;

  ways->game = game;
  ways->position = position;
  ways->order = order;
  try_all (ways, N_WAYS);
  rdt_event_list_clear (&ways->events);
  if (ways->is_too_long || !ways->is_rolled)
    return FALSE;

  g_assert_true (rdt_odds_compute (game, position, order, odds, NULL));
  g_assert_false (odds->is_rough);
  way = odds->total / N_WAYS;
  g_assert_cmpuint (odds->hits / way, ==, ways->hits);
  g_assert_cmpuint (odds->lands / way, ==, ways->lands);

  for (guint i = 0; i < game->n_units; i++)
    {
      g_assert_cmpuint (odds->fates[i].hit / way, ==, ways->fates[i][HIT]);
      g_assert_cmpuint (odds->fates[i].destroyed / way, ==, ways->fates[i][DESTROYED]);
      g_assert_cmpuint (odds->fates[i].retreats / way, ==, ways->fates[i][RETREATED]);
      g_assert_cmpuint (odds->fates[i].pinned / way, ==, ways->fates[i][PINNED]);
    }

  return TRUE;
}

/* Orders of random battles, each tried with all faces of all dice: fire of all
 * kinds, close combat, moves into mines and gas, and orders that bring on a
 * mandatory attack.
 */
static void
test_odds_are_those_of_all_faces (gconstpointer rules)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  guint n_compared = 0;

  rdt_dice_set_seed (dice, 42);

  for (guint seed = 0; seed < 400 && n_compared < 200; seed++)
    {
      g_autoptr(GRand) chance = g_rand_new_with_seed (seed);
      g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);
      g_auto(RdtOrderList) orders = { 0 };
      RdtPosition position;

      rdt_referee_begin (game, dice, &position, NULL, NULL);
      for (guint i = 0; i < 100 && !position.is_over; i++)
        {
          RdtOrder order;

          rdt_referee_list (game, &position, &orders);
          order = rdt_test_choose (&orders, chance);
          if (order.unit != RDT_NO_UNIT)
            n_compared += compare_with_all_ways (game, &position, &order);
          rdt_referee_apply (game, dice, &position, &order, NULL, NULL);
        }
    }

  g_assert_cmpuint (n_compared, >=, 200);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  rdt_test_add_for_rules ("/core/odds/are-those-of-all-faces", test_odds_are_those_of_all_faces);

  return g_test_run ();
}
