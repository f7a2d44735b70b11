/* rdt-print-subject.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-print-subject.h"

#include "rdt-battle-page.h"
#include "rdt-editor-page.h"
#include "rdt-words.h"

/* Paper that no one will print on, for sheets without pages. */
static const RdtSheetOptions no_pages = {
  .width = 210 * RDT_POINTS_PER_MM,
  .height = 297 * RDT_POINTS_PER_MM,
  .margin = 10 * RDT_POINTS_PER_MM,
};

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

static RdtSheets *
take_battle (RdtBattlePage *page)
{
  RdtBattleController *controller = rdt_battle_page_get_controller (page);
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  RdtGame *game = rdt_battle_get_game (battle);
  g_autoptr(RdtReport) report = NULL;
  RdtSheetSubject subject = {
    .setup = game->setup,
    .rules = game->rules,
    .game = game,
    .overlay = rdt_board_view_get_overlay (rdt_page_get_board (RDT_PAGE (page))),
  };

  if (rdt_battle_has_begun (battle))
    {
      subject.position = rdt_battle_controller_get_position (controller);
      subject.report = report = make_report (battle);
    }

  return rdt_sheets_new (&subject, &no_pages, NULL);
}

static RdtSheets *
take_scenario (RdtEditorPage *page)
{
  RdtScenario *scenario = rdt_editor_page_get_scenario (page);
  g_autoptr(RdtGame) game = rdt_scenario_create_game (scenario, NULL);
  g_autoptr(RdtSetup) setup = rdt_words_translate (rdt_scenario_get_setup (scenario));
  RdtSheetSubject subject = {
    .setup = setup,
    .rules = rdt_scenario_get_rules (scenario),
    .game = game,
    .overlay = rdt_board_view_get_overlay (rdt_page_get_board (RDT_PAGE (page))),
  };

  return rdt_sheets_new (&subject, &no_pages, NULL);
}

/**
 * rdt_print_subject_take:
 *
 * Copies what there is to be printed of a page, as it stands.
 *
 * Returns: (transfer full): sheets without pages
 */
RdtSheets *
rdt_print_subject_take (RdtPage *page)
{
  if (RDT_IS_BATTLE_PAGE (page))
    return take_battle (RDT_BATTLE_PAGE (page));

  return take_scenario (RDT_EDITOR_PAGE (page));
}
