/* rdt-postmortem.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-postmortem.h"

#include "rdt-value.h"

/* Chances are shown in whole percent. */
#define LEAST_SWING (RDT_CERTAIN / 100 + 1)

/* The turn of an order. */
static guint
get_turn (RdtBattle *battle,
          guint      n_orders)
{
  return rdt_battle_get_position_at (battle, n_orders > 0 ? n_orders - 1 : 0)->turn;
}

/**
 * rdt_postmortem_list_losses:
 *
 * Returns: (transfer full) (element-type RdtLostUnit): the destroyed units, in order
 */
GArray *
rdt_postmortem_list_losses (RdtBattle *battle)
{
  GArray *losses = g_array_new (FALSE, FALSE, sizeof (RdtLostUnit));

  g_return_val_if_fail (RDT_IS_BATTLE (battle), losses);

  for (guint n = 0; n <= rdt_battle_get_n_orders (battle); n++)
    {
      const RdtEventList *events = rdt_battle_get_events_at (battle, n);

      for (guint i = 0; i < events->n_items; i++)
        {
          const RdtEvent *event = &events->items[i];
          const RdtLostUnit loss = {
            .unit = event->unit,
            .cell = event->cell,
            .turn = get_turn (battle, n),
            .n_orders = n,
          };

          if (event->kind == RDT_EVENT_DESTROYED)
            g_array_append_val (losses, loss);
        }
    }

  return losses;
}

/* Lists the first side's chance of winning before the first order and after each. */
static GArray *
list_chances (RdtBattle *battle)
{
  g_autoptr(RdtAnalysis) analysis = rdt_analysis_new (rdt_battle_get_game (battle));
  GArray *chances = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint n = 0; n <= rdt_battle_get_n_orders (battle); n++)
    {
      guint chance = rdt_value_compute (analysis, rdt_battle_get_position_at (battle, n), 0);

      g_array_append_val (chances, chance);
    }

  return chances;
}

static guint
to_permille (guint chance)
{
  return ((guint64) chance * 1000 + RDT_CERTAIN / 2) / RDT_CERTAIN;
}

static gboolean
is_resignation (RdtBattle *battle,
                guint      n_orders)
{
  return rdt_battle_get_order_at (battle, n_orders)->kind == RDT_ORDER_RESIGN;
}

/* The winner on the board, if any: a side that resigns may have been ahead. */
static RdtSide
find_winner (RdtBattle *battle)
{
  const RdtPosition *end = rdt_battle_get_position (battle);
  guint n = rdt_battle_get_n_orders (battle);

  return end->is_over && n > 0 && !is_resignation (battle, n) ? end->winner : RDT_NO_SIDE;
}

/* Whether an order may be the turning point.  Resigning is not: the battle was
 * decided before.  Neither is the end if the winner was ahead anyhow, nor are orders
 * before the first turn, nor changes in favour of the side that lost.
 */
static gboolean
may_turn (RdtBattle *battle,
          guint      n_orders,
          RdtSide    gainer,
          guint      before)
{
  RdtSide winner = find_winner (battle);
  gboolean is_end = rdt_battle_get_position_at (battle, n_orders)->is_over;

  return !is_resignation (battle, n_orders)
         && !(is_end && before > RDT_CERTAIN / 2)
         && get_turn (battle, n_orders) > 0
         && (winner == RDT_NO_SIDE || winner == gainer);
}

static guint
get_chance (GArray  *chances,
            guint    n_orders,
            RdtSide  side)
{
  guint chance = g_array_index (chances, guint, n_orders);

  return side == 0 ? chance : RDT_CERTAIN - chance;
}

/**
 * rdt_postmortem_find_turning_point:
 * @point: (out): the turning point
 *
 * Finds the order after which the chance of winning changed most, judged without
 * looking ahead; in a battle that is won, in favour of the winner.  Changes of
 * less than one percent do not count.
 *
 * Returns: whether there is one
 */
gboolean
rdt_postmortem_find_turning_point (RdtBattle       *battle,
                                   RdtTurningPoint *point)
{
  g_autoptr(GArray) chances = NULL;
  guint greatest = 0;

  g_return_val_if_fail (RDT_IS_BATTLE (battle), FALSE);

  chances = list_chances (battle);
  for (guint n = 1; n < chances->len; n++)
    {
      RdtSide gainer = get_chance (chances, n, 0) > get_chance (chances, n - 1, 0) ? 0 : 1;
      guint before = get_chance (chances, n - 1, gainer);
      guint after = get_chance (chances, n, gainer);

      if (after - before <= greatest || !may_turn (battle, n, gainer, before))
        continue;

      greatest = after - before;
      *point = (RdtTurningPoint) {
        .n_orders = n,
        .turn = get_turn (battle, n),
        .side = gainer,
        .before = to_permille (before),
        .after = to_permille (after),
      };
    }

  return greatest >= LEAST_SWING;
}

/**
 * rdt_postmortem_play_again:
 * @swaps: whether players swap sides
 *
 * Starts the same scenario again with other dice.
 *
 * Returns: (transfer full): the new battle
 */
RdtBattle *
rdt_postmortem_play_again (RdtBattle *battle,
                           gboolean   swaps)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtBattle *again;

  g_return_val_if_fail (RDT_IS_BATTLE (battle), NULL);

  if (!rdt_battle_has_manual_dice (battle))
    rdt_dice_set_seed (dice, rdt_playthrough_draw_seed ());

  again = rdt_battle_new (rdt_battle_get_game (battle), dice);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    rdt_battle_set_player (again, side,
                           rdt_battle_get_player (battle, swaps ? rdt_side_other (side) : side));

  return again;
}
