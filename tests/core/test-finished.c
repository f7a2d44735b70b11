/* test-finished.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-test.h"

#include <string.h>

/* A unit that is reported as finished for a turn is not asked again in that turn. */

#define SEED     42
#define N_ORDERS 200

typedef struct
{
  guint turns[RDT_MAX_UNITS];     /* the turn in which it was reported */
  guint n_said;
} Said;

static void
note_finished (Said              *said,
               const RdtGame     *game,
               const RdtPosition *position)
{
  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    if (position->units[unit].status == RDT_STATUS_BOARD
        && rdt_position_is_finished (position, game, unit))
      {
        said->turns[unit] = position->turn;
        said->n_said++;
      }
}

/* The winner may still advance, which is an answer. */
static void
check_orders (const Said         *said,
              const RdtPosition  *position,
              const RdtOrderList *orders)
{
  if (position->awaiting.kind != RDT_DECISION_ORDERS)
    return;

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].unit != RDT_NO_UNIT)
      g_assert_cmpuint (said->turns[orders->items[i].unit], !=, position->turn);
}

/* Portable: Turn Sequence.  A unit that has moved or fired, and every unit
 * activated before it, is finished unless it has a close combat to fight; it is
 * reported as finished before the next one is activated.
 */
static void
check_active (const RdtGame      *game,
              const RdtPosition  *position,
              const RdtOrderList *orders)
{
  RdtUnitIndex active = position->active;
  const RdtUnitState *state;

  if (game->rules->traits.activation != RDT_ACTIVATION_COUNTED || active == RDT_NO_UNIT)
    return;

  state = &position->units[active];
  if (state->status != RDT_STATUS_BOARD
      || rdt_cell_set_has (&position->near[!game->units[active].side], state->cell))
    return;

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].unit == active)
      return;

  g_assert_true (rdt_position_is_finished (position, game, active));
}

/* Ruling: P7.  Nor may a unit that has attacked act again, even if its advance has
 * brought it into contact; but while it may still advance it is not finished.
 */
static void
check_attackers (const RdtGame     *game,
                 const RdtPosition *position)
{
  if (game->rules->traits.activation != RDT_ACTIVATION_COUNTED)
    return;

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      const RdtUnitState *state = &position->units[unit];

      if (state->status == RDT_STATUS_BOARD && rdt_unit_has (state, RDT_UNIT_ATTACKED))
        g_assert_true (rdt_position_is_finished (position, game, unit)
                       == (position->awaiting.unit != unit));
    }
}

static guint
play (const RdtGame *game,
      GRand         *chance)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_auto(RdtOrderList) orders = { .items = NULL };
  RdtPosition position;
  Said said = { .n_said = 0 };

  memset (said.turns, 0xff, sizeof said.turns);
  rdt_dice_set_seed (dice, SEED);
  g_assert_true (rdt_referee_begin (game, dice, &position, NULL, NULL));

  for (guint n = 0; n < N_ORDERS && !position.is_over; n++)
    {
      RdtOrder order;

      rdt_referee_list (game, &position, &orders);
      check_orders (&said, &position, &orders);
      check_active (game, &position, &orders);
      check_attackers (game, &position);
      order = rdt_test_choose (&orders, chance);
      if (order.kind == RDT_ORDER_RESIGN)
        continue;

      g_assert_true (rdt_referee_apply (game, dice, &position, &order, NULL, NULL));
      note_finished (&said, game, &position);
    }

  return said.n_said;
}

static void
test_finished_is_said_where_it_is_true (gconstpointer rules)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  guint n_said = 0;

  for (guint i = 0; i < 40; i++)
    {
      g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);

      n_said += play (game, chance);
    }

  g_assert_cmpuint (n_said, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  rdt_test_add_for_rules ("/core/finished/is-said-where-it-is-true",
                          test_finished_is_said_where_it_is_true);

  return g_test_run ();
}
