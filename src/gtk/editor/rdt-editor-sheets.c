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
 * @overlay: the highlights on the board
 *
 * Takes a snapshot of a scenario for printing.
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
