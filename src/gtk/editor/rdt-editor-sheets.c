/* rdt-editor-sheets.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-sheets.h"

#include "rdt-words.h"

/**
 * rdt_editor_sheets_new:
 * @overlay: what is marked on its board
 *
 * Copies what there is to be printed of a scenario, as it stands.
 *
 * Returns: (transfer full): sheets without pages
 */
RdtSheets *
rdt_editor_sheets_new (RdtScenario      *scenario,
                       const RdtOverlay *overlay)
{
  g_autoptr(RdtGame) game = rdt_scenario_create_game (scenario, NULL);
  g_autoptr(RdtSetup) setup = rdt_words_translate (rdt_scenario_get_setup (scenario));
  RdtSheetSubject subject = {
    .setup = setup,
    .rules = rdt_scenario_get_rules (scenario),
    .game = game,
    .overlay = overlay,
  };

  return rdt_sheets_new_blank (&subject);
}
