/* rdt-battle-sheets.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-sheets.h"

static RdtReport *
make_report (RdtBattle *battle)
{
  guint n = rdt_battle_get_n_orders (battle);
  g_autoptr(GArray) orders = g_array_sized_new (FALSE, FALSE, sizeof (RdtOrder), n + 1);
  RdtRefusal refusal;
  int index;

  for (guint i = 1; i <= n; i++)
    g_array_append_vals (orders, rdt_battle_get_order_at (battle, i), 1);

  return rdt_report_new (rdt_battle_get_game (battle), rdt_battle_get_dice (battle),
                         (const RdtOrder *) orders->data, n, &refusal, &index);
}

/**
 * rdt_battle_sheets_new:
 * @overlay: what is marked on its board
 *
 * Copies what there is to be printed of a battle, as it stands.
 *
 * Returns: (transfer full): sheets without pages
 */
RdtSheets *
rdt_battle_sheets_new (RdtBattleController *controller,
                       const RdtOverlay    *overlay)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  RdtGame *game = rdt_battle_get_game (battle);
  g_autoptr(RdtReport) report = NULL;
  RdtSheetSubject subject = {
    .setup = game->setup,
    .rules = game->rules,
    .game = game,
    .overlay = overlay,
  };

  if (rdt_battle_has_begun (battle))
    {
      subject.position = rdt_battle_controller_get_position (controller);
      subject.report = report = make_report (battle);
    }

  return rdt_sheets_new_blank (&subject);
}
