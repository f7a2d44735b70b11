/* rdt-battle-fixture.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-fixture.h"

#include "rdt-battle-load.h"
#include "rdt-duel.h"
#include "rdt-ui.h"

static RdtBattle *
begin_battle (const char *scenario_name)
{
  g_autoptr(RdtScenario) scenario = NULL;
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = NULL;

  if (scenario_name == NULL)
    return rdt_duel_new ();

  scenario = rdt_ui_load_scenario (scenario_name);
  game = rdt_scenario_create_game (scenario, NULL);
  dice = rdt_dice_new ();
  rdt_dice_set_seed (dice, 1);

  return rdt_battle_new (game, dice);
}

/* No dialog asks who rolls the dice. */
static void
set_up_battle (RdtBattleFixture *fixture,
               RdtBattle        *battle)
{
  fixture->settings = g_settings_new ("io.github.redoubt.Redoubt");
  g_settings_set_string (fixture->settings, "dice-dialog", "never");
  fixture->battle = battle;
}

/**
 * rdt_battle_fixture_begin:
 * @battle: (transfer full): the battle to show
 *
 * Shows a battle on its page, for tests with a set-up of their own.
 */
void
rdt_battle_fixture_begin (RdtBattleFixture *fixture,
                          RdtBattle        *battle)
{
  g_autoptr(RdtAutosave) autosave = rdt_battle_autosave_begin (battle);
  GtkWidget *page;

  set_up_battle (fixture, battle);
  page = rdt_battle_page_new (fixture->battle, autosave, fixture->settings);
  fixture->page = RDT_BATTLE_PAGE (page);
  fixture->controller = rdt_ui_get_object (fixture->page, "controller");
  fixture->runner = rdt_battle_controller_get_runner (fixture->controller);
  fixture->view = RDT_BATTLE_VIEW (rdt_ui_find_type (page, RDT_TYPE_BATTLE_VIEW));
  fixture->window = rdt_ui_show (page, 1000, 700);
}

/**
 * rdt_battle_fixture_end:
 *
 * The corresponding tear-down.  A test may have destroyed the window.
 */
void
rdt_battle_fixture_end (RdtBattleFixture *fixture,
                        gconstpointer     unused)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  rdt_ui_settle ();
  g_clear_object (&fixture->battle);
  g_clear_object (&fixture->settings);
}

static void
set_up_page (RdtBattleFixture *fixture,
             gconstpointer     scenario)
{
  rdt_battle_fixture_begin (fixture, begin_battle (scenario));
}

static void
set_up_view (RdtBattleFixture *fixture,
             gconstpointer     scenario)
{
  set_up_battle (fixture, begin_battle (scenario));
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
  g_test_add (path, RdtBattleFixture, scenario, set_up_page, test,
              rdt_battle_fixture_end);
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

static void
toast_cb (GSimpleAction *action,
          GVariant      *parameter,
          char         **said)
{
  g_clear_pointer (said, g_free);
  if (parameter != NULL)
    g_variant_get_child (parameter, 0, "s", said);
}

/* Keeps the text of the toast over the page's window until it is dismissed. */
void
rdt_battle_fixture_hear_toasts (RdtBattleFixture  *fixture,
                                char             **said)
{
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr(GVariantType) type = g_variant_type_new ("(suss)");
  g_autoptr(GSimpleAction) toast = g_simple_action_new ("toast", type);
  g_autoptr(GSimpleAction) hide = g_simple_action_new ("hide-toast", NULL);

  g_signal_connect (toast, "activate", G_CALLBACK (toast_cb), said);
  g_signal_connect (hide, "activate", G_CALLBACK (toast_cb), said);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (toast));
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (hide));
  gtk_widget_insert_action_group (fixture->window, "win", G_ACTION_GROUP (actions));
}
