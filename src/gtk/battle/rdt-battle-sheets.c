/* rdt-battle-sheets.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-sheets.h"

/**
 * rdt_battle_sheets_new:
 * @overlay: the highlights on the board
 *
 * Takes a snapshot of a battle for printing.
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
      subject.report = report = rdt_history_make_report (rdt_battle_get_history (battle), game);
    }

  return rdt_sheets_new_blank (&subject);
}
