/* rdt-players.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-players.h"

#include "rdt-order-in-hand.h"

static RdtPlayer
get_decider (RdtBattle *battle)
{
  const RdtDecision *awaiting = &rdt_battle_get_position (battle)->awaiting;

  return awaiting->kind != RDT_DECISION_NONE ? rdt_battle_get_player (battle, awaiting->side)
                                             : RDT_PLAYER_PERSON;
}

/* An order that waits for dice is completed first, whoever gave it; the computer
 * stays paused.
 */
static void
go_on (RdtBattleRunner *runner)
{
  RdtBattle *battle = rdt_battle_runner_get_battle (runner);

  if (rdt_battle_runner_is_asking (runner)
      || (rdt_battle_runner_is_paused (runner) && rdt_battle_awaits_computer (battle)))
    return;

  rdt_order_in_hand_put_off (battle);
  rdt_battle_runner_begin (runner);
}

/**
 * rdt_players_change:
 * @players: by side
 *
 * Changes who plays the sides; it is not an order, and cannot be undone.  If the
 * side to decide has another player now, the battle goes on at once from the
 * present.
 */
void
rdt_players_change (RdtBattleController *controller,
                    const RdtPlayer      players[RDT_N_SIDES])
{
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  RdtPlayer before = get_decider (battle);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    rdt_battle_set_player (battle, side, players[side]);

  if (get_decider (battle) == before)
    return;

  go_on (rdt_battle_controller_get_runner (controller));
  rdt_battle_controller_select_unit (controller, RDT_NO_UNIT);
  rdt_battle_controller_show_event (controller, rdt_battle_get_n_orders (battle), G_MAXUINT);
}
