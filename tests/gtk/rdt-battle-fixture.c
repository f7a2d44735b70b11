/* rdt-battle-fixture.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-fixture.h"

#include "rdt-duel.h"
#include "rdt-ui.h"

static RdtBattle *
begin_battle (const char *scenario_name)
{
  g_autoptr(RdtScenario) scenario = rdt_ui_load_scenario (scenario_name);
  g_autoptr(RdtGame) game = rdt_scenario_create_game (scenario, NULL);
  g_autoptr(RdtDice) dice = rdt_dice_new ();

  rdt_dice_set_seed (dice, 1);

  return rdt_battle_new (game, dice);
}

/* With the duel, if no scenario is named; no dialog asks who rolls the dice. */
static void
set_up_battle (RdtBattleFixture *fixture,
               const char       *scenario)
{
  fixture->settings = g_settings_new ("io.github.redoubt.Redoubt");
  g_settings_set_string (fixture->settings, "dice-dialog", "never");
  fixture->battle = scenario != NULL ? begin_battle (scenario) : rdt_duel_new ();
}

static void
set_up_page (RdtBattleFixture *fixture,
             gconstpointer     scenario)
{
  GtkWidget *page;

  set_up_battle (fixture, scenario);
  page = rdt_battle_page_new (fixture->battle, fixture->settings);
  fixture->page = RDT_BATTLE_PAGE (page);
  fixture->controller = rdt_battle_page_get_controller (fixture->page);
  fixture->runner = rdt_battle_controller_get_runner (fixture->controller);
  fixture->view = RDT_BATTLE_VIEW (rdt_ui_find_type (page, RDT_TYPE_BATTLE_VIEW));
  fixture->window = rdt_ui_show (page, 1000, 700);
}

static void
tear_down_page (RdtBattleFixture *fixture,
                gconstpointer     unused)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  rdt_ui_settle ();
  g_clear_object (&fixture->battle);
  g_clear_object (&fixture->settings);
}

static void
set_up_view (RdtBattleFixture *fixture,
             gconstpointer     scenario)
{
  set_up_battle (fixture, scenario);
  fixture->controller = rdt_battle_controller_new (fixture->battle);
  fixture->runner = rdt_battle_controller_get_runner (fixture->controller);
  fixture->view = g_object_new (RDT_TYPE_BATTLE_VIEW, NULL);
  rdt_battle_view_set_controller (fixture->view, fixture->controller, fixture->settings);
  fixture->window = rdt_ui_show (GTK_WIDGET (fixture->view), 800, 600);
}

/* Nothing of the board outlives it. */
static void
tear_down_view (RdtBattleFixture *fixture,
                gconstpointer     unused)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  rdt_ui_settle ();
  g_assert_finalize_object (fixture->controller);
  g_assert_finalize_object (fixture->battle);
  g_clear_object (&fixture->settings);
}

/**
 * rdt_battle_fixture_add_page_test:
 * @scenario: (nullable): the name of its file, or %NULL for the duel
 *
 * Adds a test of a battle on its page.
 */
void
rdt_battle_fixture_add_page_test (const char           *path,
                                  const char           *scenario,
                                  RdtBattleFixtureTest  test)
{
  g_test_add (path, RdtBattleFixture, scenario, set_up_page, test, tear_down_page);
}

/**
 * rdt_battle_fixture_add_view_test:
 * @scenario: (nullable): the name of its file, or %NULL for the duel
 *
 * Adds a test of a battle on its board alone.
 */
void
rdt_battle_fixture_add_view_test (const char           *path,
                                  const char           *scenario,
                                  RdtBattleFixtureTest  test)
{
  g_test_add (path, RdtBattleFixture, scenario, set_up_view, test, tear_down_view);
}
