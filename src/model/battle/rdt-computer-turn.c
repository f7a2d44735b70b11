/* rdt-computer-turn.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-computer-turn.h"

#include "rdt-choices.h"
#include "rdt-summary.h"

/* Whether an order answered a question that another one raised, such as a retreat. */
static gboolean
is_answer (RdtBattle *battle,
           guint      n_before)
{
  return rdt_choices_is_answer (&rdt_battle_get_position_at (battle, n_before)->awaiting);
}

/**
 * rdt_computer_turn_find_start:
 *
 * Returns: the number of orders before the computer's last turn, in which a
 *   person may have answered questions; the number of all orders if the last one
 *   was a person's
 */
guint
rdt_computer_turn_find_start (RdtBattle *battle)
{
  guint n_orders = rdt_battle_get_n_orders (battle);
  guint start = n_orders;
  guint first = n_orders;

  for (; start > 0; start--)
    if (rdt_battle_awaits_computer_at (battle, start - 1))
      first = start - 1;
    else if (!is_answer (battle, start - 1))
      break;

  return first;
}

/**
 * rdt_computer_turn_count_beats:
 *
 * Returns: how many beats the computer waits before its next order, which clears
 *   the dice of the last one
 */
guint
rdt_computer_turn_count_beats (RdtBattle *battle)
{
  const RdtEventList *events = rdt_battle_get_events_at (battle, rdt_battle_get_n_orders (battle));

  for (guint i = 0; i < events->n_items; i++)
    if (rdt_event_is_board_die (&events->items[i]))
      return 2;

  return 1;
}

/**
 * rdt_computer_turn_is_sequel:
 * @n_orders: a number of orders
 *
 * Whether the last of them was the computer's and only ended a phase or turn, or
 * answered the one before it without a die, so that this stays in view.
 */
gboolean
rdt_computer_turn_is_sequel (RdtBattle *battle,
                             guint      n_orders)
{
  const RdtEventList *events = rdt_battle_get_events_at (battle, n_orders);

  if (n_orders == 0
      || (rdt_battle_get_order_at (battle, n_orders)->kind != RDT_ORDER_END
          && !is_answer (battle, n_orders - 1))
      || rdt_battle_get_player (battle, rdt_battle_get_position_at (battle, n_orders - 1)
                                          ->awaiting.side) == RDT_PLAYER_PERSON)
    return FALSE;

  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].kind == RDT_EVENT_ROLLED
        || events->items[i].kind == RDT_EVENT_CARD_DRAWN)
      return FALSE;

  return TRUE;
}

/**
 * rdt_computer_turn_summarise:
 *
 * Returns: (transfer full) (nullable): a summary of the computer's turn that has
 *   just ended, in three lines; %NULL if there is none
 */
char *
rdt_computer_turn_summarise (RdtBattle *battle)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  guint n_orders = rdt_battle_get_n_orders (battle);
  guint start = rdt_computer_turn_find_start (battle);
  gboolean has_acted = FALSE;
  RdtSummary summary;

  /* A person has to answer in the middle of the turn. */
  if (start == n_orders
      || !rdt_battle_has_person (battle)
      || rdt_battle_awaits_computer (battle)
      || (!rdt_battle_is_over (battle) && is_answer (battle, n_orders)))
    return NULL;

  rdt_summary_init (&summary, rdt_battle_get_position_at (battle, start)->awaiting.side);
  for (guint i = start + 1; i <= n_orders; i++)
    {
      rdt_summary_add (&summary, game, rdt_battle_get_events_at (battle, i));
      if (rdt_battle_get_order_at (battle, i)->kind == RDT_ORDER_END || is_answer (battle, i - 1))
        continue;

      rdt_summary_add_turn (&summary, rdt_battle_get_position_at (battle, i - 1)->turn);
      has_acted = TRUE;
    }

  return has_acted ? rdt_words_summary (game, &summary) : NULL;
}
