/* test-battle-announcer.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-fixture.h"
#include "rdt-dice-prompt.h"
#include "rdt-duel.h"
#include "rdt-editor-fixture.h"
#include "rdt-event-words.h"
#include "rdt-name-words.h"
#include "rdt-page.h"
#include "rdt-resign-dialog.h"
#include "rdt-roll-card.h"
#include "rdt-spoken-choices.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"
#include "rdt-words.h"

/* A battle that is played by keyboard and screen reader, and a scenario that is
 * made in the same way.
 */

static GtkWidget *
get_board (RdtBattleFixture *fixture)
{
  return GTK_WIDGET (rdt_page_get_board (RDT_PAGE (fixture->page)));
}

/* The result of a die is announced with the question for the next one. */
static void
test_voice_tells_what_a_die_did (RdtBattleFixture *fixture,
                                 gconstpointer     unused)
{
  const RdtGame *game = rdt_battle_get_game (fixture->battle);
  GtkWidget *card = rdt_ui_find_type (GTK_WIDGET (fixture->page), RDT_TYPE_ROLL_CARD);
  RdtDiceWant want = {
    .purpose = RDT_DICE_INITIATIVE, .unit = RDT_NO_UNIT, .side = 0, .first = RDT_NO_SIDE,
  };
  g_autofree char *question = NULL;
  g_autofree char *last = NULL;
  g_autofree char *told = NULL;

  g_signal_emit_by_name (fixture->runner, "dice-wanted", &want);
  rdt_ui_settle ();

  want.side = 1;
  want.has_last = TRUE;
  want.last = (RdtEvent) {
    .kind = RDT_EVENT_ROLLED, .unit = RDT_NO_UNIT, .side = 0,
    .roll = { .purpose = RDT_DICE_INITIATIVE, .die = 3 },
  };
  g_signal_emit_by_name (fixture->runner, "dice-wanted", &want);
  rdt_ui_settle ();

  question = rdt_dice_prompt_ask (game, &want);
  last = rdt_words_roll (game, &want.last);
  told = g_strdup_printf ("%s %s The higher roll goes first; ties are re-rolled.", last, question);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       told);
}

/* 20th Century: Turn Sequence.  What is left in the pack is seen, so it is said. */
static void
test_voice_counts_the_cards (RdtBattleFixture *fixture,
                             gconstpointer     unused)
{
  GtkWidget *cell = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_autofree char *told = NULL;

  g_assert_nonnull (cell);
  told = gtk_test_accessible_check_property (GTK_ACCESSIBLE (cell),
                                             GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  g_assert_nonnull (told);
  g_assert_nonnull (strstr (told, "Cards left in the pack"));
}

/* Said before the turn ends, when it can still be prevented. */
static void
test_voice_tells_who_wins_with_this_turn (RdtBattleFixture *fixture,
                                          gconstpointer     unused)
{
  GtkWidget *cell = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_autofree char *told = NULL;
  RdtOrder end;

  rdt_battle_get_game (fixture->battle)->turn_limit = 1;
  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  rdt_battle_controller_order (fixture->controller, &end);
  g_assert_false (rdt_battle_is_over (fixture->battle));
  rdt_ui_settle ();

  told = gtk_test_accessible_check_property (GTK_ACCESSIBLE (cell),
                                             GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  g_assert_nonnull (told);
  g_assert_nonnull (strstr (told, "If nothing changes, "));
}

static void
closed_cb (GtkWidget *card,
           guint     *n_closed)
{
  (*n_closed)++;
}

static void
wanted_cb (RdtBattleRunner *runner,
           gpointer         want,
           RdtDicePurpose  *purpose)
{
  *purpose = ((const RdtDiceWant *) want)->purpose;
}

/* The focus does not move to the board and back between the dice of an order. */
static void
test_voice_stays_with_the_dice (RdtBattleFixture *fixture,
                                gconstpointer     unused)
{
  GtkWidget *card = rdt_ui_find_type (GTK_WIDGET (fixture->page), RDT_TYPE_ROLL_CARD);
  RdtOrder attack = *rdt_duel_find_order (fixture->battle, RDT_ORDER_CLOSE_COMBAT);
  RdtDicePurpose purpose = 0;
  guint n_dice = 0, n_closed = 0;

  rdt_battle_set_manual_dice (fixture->battle, TRUE);
  g_signal_connect (card, "closed", G_CALLBACK (closed_cb), &n_closed);
  g_signal_connect (fixture->runner, "dice-wanted", G_CALLBACK (wanted_cb), &purpose);
  rdt_battle_controller_order (fixture->controller, &attack);

  for (; rdt_battle_runner_is_asking (fixture->runner); n_dice++)
    {
      g_assert_cmpuint (n_closed, ==, 0);
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == card);
      rdt_battle_runner_roll (fixture->runner, purpose, 1);
    }

  g_assert_cmpuint (n_dice, >, 1);
  g_assert_cmpuint (n_closed, ==, 1);
  g_assert_nonnull (gtk_widget_get_focus_child (get_board (fixture)));
}

/* Looking something up in the panel does not deselect the unit. */
static void
test_voice_escape_leads_to_the_board_first (RdtBattleFixture *fixture,
                                            gconstpointer     unused)
{
  GtkWidget *tabs = rdt_ui_find_type (GTK_WIDGET (fixture->page), ADW_TYPE_VIEW_SWITCHER);
  RdtUnitIndex unit = rdt_duel_find_order (fixture->battle, RDT_ORDER_CLOSE_COMBAT)->unit;

  rdt_battle_controller_select_unit (fixture->controller, unit);
  g_assert_true (gtk_widget_child_focus (tabs, GTK_DIR_TAB_FORWARD));
  g_assert_null (gtk_widget_get_focus_child (get_board (fixture)));

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "battle.escape", NULL);
  g_assert_nonnull (gtk_widget_get_focus_child (get_board (fixture)));
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (fixture->controller), ==, unit);

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "battle.escape", NULL);
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (fixture->controller), ==, RDT_NO_UNIT);
}

/* Not only its heading. */
static void
test_voice_tells_what_a_dialog_is_about (RdtBattleFixture *fixture,
                                         gconstpointer     unused)
{
  GtkWidget *dialog;

  rdt_resign_dialog_present (GTK_WIDGET (fixture->page), fixture->controller);
  rdt_ui_settle ();
  dialog = rdt_ui_find_window_type (ADW_TYPE_MESSAGE_DIALOG);
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (gtk_window_get_focus (GTK_WINDOW (dialog))),
    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* For example when the dice for an order of the computer's were deferred. */
static void
test_voice_space_goes_on_with_the_battle (RdtBattleFixture *fixture,
                                          gconstpointer     unused)
{
  g_assert_false (rdt_ui_press_shortcut (GTK_WIDGET (fixture->page), "space"));

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    rdt_battle_set_player (fixture->battle, side, RDT_PLAYER_EASY);
  rdt_battle_runner_interrupt (fixture->runner);
  g_assert_true (rdt_battle_runner_is_paused (fixture->runner));

  g_assert_true (rdt_ui_press_shortcut (GTK_WIDGET (fixture->page), "space"));
  g_assert_false (rdt_battle_runner_is_paused (fixture->runner));
}

/* Tab goes round the units that wait: the one it has reached has to be announced. */
static void
test_voice_tells_who_is_to_be_deployed (void)
{
  g_autoptr(RdtScenario) scenario = rdt_ui_load_scenario ("brennach-road");
  g_autoptr(RdtGame) game = rdt_scenario_create_game (scenario, NULL);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(RdtBattle) battle = NULL;
  RdtOrder deploy;
  g_autofree char *name = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  rdt_dice_set_seed (dice, 1);
  battle = rdt_battle_new (game, dice);
  g_assert_cmpint (rdt_battle_begin (battle, NULL), ==, RDT_ORDERED);
  deploy = *rdt_duel_find_order (battle, RDT_ORDER_DEPLOY);
  name = rdt_words_unit (game, deploy.unit);

  before = rdt_spoken_choices_tell_cell (battle, deploy.unit, deploy.cell, RDT_NO_FACING);
  g_assert_true (g_str_has_prefix (before, name));
  g_assert_nonnull (strstr (before, "Deploy at"));

  /* Not all places where it could go; its own cell. */
  g_assert_cmpint (rdt_battle_order (battle, &deploy, NULL, NULL), ==, RDT_ORDERED);
  after = rdt_spoken_choices_tell_unit (battle, deploy.unit, RDT_NO_FACING);
  g_assert_nonnull (strstr (after, "Can deploy in "));
  g_assert_null (strstr (after, "Deploy at"));
}

static void
check_is_said (RdtEditorFixture *fixture,
               const char       *words)
{
  rdt_editor_fixture_settle ();
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (gtk_window_get_focus (GTK_WINDOW (fixture->window))),
    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);
}

static void
test_voice_tells_tools_and_selection (RdtEditorFixture *fixture,
                                      gconstpointer     unused)
{
  rdt_board_view_focus_cursor (fixture->board);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.mode", "i",
                              RDT_EDITOR_RECTANGLE);
  check_is_said (fixture, "Rectangle (R)");

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.mode", "i", RDT_EDITOR_SELECT);
  check_is_said (fixture, "Select and Move (S)");
  rdt_editor_fixture_activate (fixture, rdt_board_view_get_cursor (fixture->board));
  check_is_said (fixture, "Selected.");
}

/* The selection on the board stays as it is. */
static void
test_voice_escape_leaves_the_form_first (RdtEditorFixture *fixture,
                                         gconstpointer     unused)
{
  GtkWidget *tabs = rdt_ui_find_type (GTK_WIDGET (fixture->page), ADW_TYPE_VIEW_SWITCHER);

  rdt_editor_fixture_activate (fixture, 0);
  g_assert_true (gtk_widget_child_focus (tabs, GTK_DIR_TAB_FORWARD));
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.step-back", NULL);
  g_assert_nonnull (gtk_widget_get_focus_child (GTK_WIDGET (fixture->board)));
  g_assert_cmpuint (rdt_editor_get_cell (fixture->editor), ==, 0);

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.step-back", NULL);
  g_assert_cmpuint (rdt_editor_get_cell (fixture->editor), ==, RDT_NO_CELL);
}

#define add(path, func) \
  rdt_battle_fixture_add_page_test ("/gtk/voice/" path, NULL, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("tells-what-a-die-did", test_voice_tells_what_a_die_did);
  add ("stays-with-the-dice", test_voice_stays_with_the_dice);
  add ("escape-leads-to-the-board-first", test_voice_escape_leads_to_the_board_first);
  add ("tells-what-a-dialog-is-about", test_voice_tells_what_a_dialog_is_about);
  add ("space-goes-on-with-the-battle", test_voice_space_goes_on_with_the_battle);
  rdt_battle_fixture_add_page_test ("/gtk/voice/counts-the-cards", "nagyret",
                                    test_voice_counts_the_cards);
  rdt_battle_fixture_add_page_test ("/gtk/voice/tells-who-wins-with-this-turn", "kornau-salient",
                                    test_voice_tells_who_wins_with_this_turn);
  rdt_editor_fixture_add_test ("/gtk/voice/tells-tools-and-selection", NULL,
                               test_voice_tells_tools_and_selection);
  rdt_editor_fixture_add_test ("/gtk/voice/escape-leaves-the-form-first", NULL,
                               test_voice_escape_leaves_the_form_first);
  g_test_add_func ("/gtk/voice/tells-who-is-to-be-deployed",
                   test_voice_tells_who_is_to_be_deployed);

  return g_test_run ();
}
