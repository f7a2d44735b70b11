/* rdt-editor-sheets.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-sheets.h"

#include "rdt-editor-page.h"
#include "rdt-words.h"

/**
 * rdt_editor_page_take_sheets:
 *
 * Copies what there is to be printed of a scenario, as it stands.
 *
 * Returns: (transfer full): sheets without pages
 */
RdtSheets *
rdt_editor_page_take_sheets (RdtPage *page)
{
  RdtScenario *scenario = rdt_editor_page_get_scenario (RDT_EDITOR_PAGE (page));
  g_autoptr(RdtGame) game = rdt_scenario_create_game (scenario, NULL);
  g_autoptr(RdtSetup) setup = rdt_words_translate (rdt_scenario_get_setup (scenario));
  RdtSheetSubject subject = {
    .setup = setup,
    .rules = rdt_scenario_get_rules (scenario),
    .game = game,
    .overlay = rdt_board_view_get_overlay (rdt_page_get_board (page)),
  };

  return rdt_sheets_new_blank (&subject);
}
