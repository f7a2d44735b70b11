/* test-battle-view.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-fixture.h"
#include "rdt-battle-title.h"
#include "rdt-board-dice.h"
#include "rdt-duel.h"
#include "rdt-event-words.h"
#include "rdt-name-words.h"
#include "rdt-order-words.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

/* The widgets over the board come and go with the orders given on it. */

/* A key on the board removes the dice, as a click does. */
static void
test_battle_view_keys_take_the_dice_up (RdtBattleFixture *fixture,
                                        gconstpointer     unused)
{
  GtkWidget *dice = rdt_ui_find_type (GTK_WIDGET (fixture->view), RDT_TYPE_BOARD_DICE);
  const RdtOrder *found = rdt_duel_find_order (fixture->battle, RDT_ORDER_CLOSE_COMBAT);
  RdtOrder attack;

  g_assert_nonnull (found);
  attack = *found;
  rdt_battle_controller_order (fixture->controller, &attack);
  g_assert_true (gtk_widget_get_visible (dice));
  rdt_ui_press_key (GTK_WIDGET (rdt_battle_view_get_board (fixture->view)), GDK_KEY_Tab);
  g_assert_false (gtk_widget_get_visible (dice));
}

/* The dice have been read when the next die or card is asked for. */
static void
test_battle_view_dice_are_taken_up_for_the_next (RdtBattleFixture *fixture,
                                                 gconstpointer     unused)
{
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (fixture->controller);
  GtkWidget *dice = rdt_ui_find_type (GTK_WIDGET (fixture->view), RDT_TYPE_BOARD_DICE);
  RdtOrder attack = *rdt_duel_find_order (fixture->battle, RDT_ORDER_CLOSE_COMBAT);
  g_autofree RdtDiceWant *want = g_new0 (RdtDiceWant, 1);

  rdt_battle_controller_order (fixture->controller, &attack);
  g_assert_true (gtk_widget_get_visible (dice));

  want->purpose = RDT_DICE_CARD;
  want->unit = RDT_NO_UNIT;
  want->side = RDT_NO_SIDE;
  want->first = RDT_NO_SIDE;
  want->has_board = TRUE;
  want->board = *rdt_battle_get_position (fixture->battle);
  g_signal_emit_by_name (runner, "dice-wanted", want);
  g_assert_false (gtk_widget_get_visible (dice));
}

/* While its die is asked for, the turn shown is the one that the order begins; when
 * the order is deferred, it is not.
 */
static void
test_battle_view_dice_are_of_the_turn_in_the_title (RdtBattleFixture *fixture,
                                                    gconstpointer     unused)
{
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (fixture->controller);
  AdwWindowTitle *title = g_object_ref_sink (ADW_WINDOW_TITLE (adw_window_title_new ("", "")));
  g_autofree RdtDiceWant *want = g_new0 (RdtDiceWant, 1);
  g_autofree char *next = NULL;

  rdt_battle_title_attach (title, fixture->controller);
  want->purpose = RDT_DICE_CARD;
  want->unit = RDT_NO_UNIT;
  want->side = RDT_NO_SIDE;
  want->first = RDT_NO_SIDE;
  want->has_board = TRUE;
  want->board = *rdt_battle_get_position (fixture->battle);
  want->board.turn++;
  next = rdt_words_turn (rdt_battle_get_game (fixture->battle), want->board.turn);

  g_assert_cmpstr (adw_window_title_get_subtitle (title), !=, next);
  g_signal_emit_by_name (runner, "dice-wanted", want);
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, next);
  g_object_notify (G_OBJECT (runner), "asking");
  g_assert_cmpstr (adw_window_title_get_subtitle (title), !=, next);

  /* The first card is turned over before there is a board to show. */
  want->has_board = FALSE;
  want->turn = want->board.turn;
  g_signal_emit_by_name (runner, "dice-wanted", want);
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, next);

  g_assert_finalize_object (title);
}

static guint
count_highlights (const RdtOverlay *overlay)
{
  guint n = overlay->selected != RDT_NO_CELL;

  for (RdtCell cell = 0; cell < RDT_MAX_CELLS; cell++)
    n += (overlay->highlights[cell] & ~(RDT_HIGHLIGHT_DECLARED | RDT_HIGHLIGHT_DECLARED_GAS)) != 0;

  return n;
}

/* While a die is asked for no unit is selected and no square offers an order; if
 * the order is deferred, the orders offered before are offered again.
 */
static void
test_battle_view_dice_are_asked_on_a_clear_board (RdtBattleFixture *fixture,
                                                  gconstpointer     unused)
{
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (fixture->controller);
  const RdtOverlay *overlay =
    rdt_board_view_get_overlay (rdt_battle_view_get_board (fixture->view));
  const RdtOrder *found = rdt_duel_find_order (fixture->battle, RDT_ORDER_CLOSE_COMBAT);
  RdtOrder attack;
  guint n_before;

  g_assert_nonnull (found);
  attack = *found;
  rdt_battle_set_manual_dice (fixture->battle, TRUE);
  rdt_battle_controller_select_unit (fixture->controller, attack.unit);
  n_before = count_highlights (overlay);
  g_assert_cmpuint (n_before, >, 1);

  rdt_battle_controller_order (fixture->controller, &attack);
  g_assert_true (rdt_battle_runner_is_asking (runner));
  g_assert_cmpuint (count_highlights (overlay), ==, 0);
  rdt_battle_controller_point_at (fixture->controller, 0);
  g_assert_cmpuint (overlay->n_path, ==, 0);
  g_assert_cmpuint (overlay->sight_from, ==, RDT_NO_CELL);

  rdt_battle_runner_cancel_roll (runner);
  g_assert_cmpuint (count_highlights (overlay), ==, n_before);
}

static gboolean
says (GtkWidget     *widget,
      gconstpointer  words)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), words);
}

static gboolean
has_cross (const RdtOverlay *overlay,
           RdtCell           cell)
{
  for (guint i = 0; i < overlay->n_traces; i++)
    if (overlay->traces[i].kind == RDT_TRACE_LOSS && overlay->traces[i].to == cell)
      return TRUE;

  return FALSE;
}

/* The result of a fight is told and visible when the next card or die is asked for. */
static void
test_battle_view_dice_tell_how_the_fight_ended (RdtBattleFixture *fixture,
                                                gconstpointer     unused)
{
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (fixture->controller);
  const RdtGame *game = rdt_battle_get_game (fixture->battle);
  const RdtOverlay *overlay =
    rdt_board_view_get_overlay (rdt_battle_view_get_board (fixture->view));
  g_autofree RdtDiceWant *want = g_new0 (RdtDiceWant, 1);
  g_autofree char *lost = NULL;
  g_autofree char *told = NULL;

  want->purpose = RDT_DICE_CARD;
  want->unit = RDT_NO_UNIT;
  want->side = RDT_NO_SIDE;
  want->first = RDT_NO_SIDE;
  want->has_board = TRUE;
  want->board = *rdt_battle_get_position (fixture->battle);
  want->n_told = 1;
  for (RdtUnitIndex unit = 0; unit < 2; unit++)
    want->results[want->n_results++] = (RdtEvent) {
      .kind = RDT_EVENT_DESTROYED,
      .unit = unit,
      .other = RDT_NO_UNIT,
      .side = RDT_NO_SIDE,
      .facing = RDT_NO_FACING,
      .value = RDT_DESTROYED_CLOSE_COMBAT,
      .cell = want->board.units[unit].cell,
      .to = RDT_NO_CELL,
    };
  told = rdt_words_event (game, &want->results[0]);
  lost = rdt_words_event (game, &want->results[1]);

  g_signal_emit_by_name (runner, "dice-wanted", want);
  g_assert_nonnull (rdt_ui_find (GTK_WIDGET (fixture->view), says, lost));
  g_assert_null (rdt_ui_find (GTK_WIDGET (fixture->view), says, told));
  g_assert_true (has_cross (overlay, want->results[0].cell));
  g_assert_true (has_cross (overlay, want->results[1].cell));
}

/* Before a shot that is only fired if its target is spotted. */
static void
test_battle_view_dice_for_spotting_name_the_target (RdtBattleFixture *fixture,
                                                    gconstpointer     unused)
{
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (fixture->controller);
  const RdtGame *game = rdt_battle_get_game (fixture->battle);
  const RdtPosition *position = rdt_battle_get_position (fixture->battle);
  g_autofree RdtDiceWant *want = g_new0 (RdtDiceWant, 1);
  g_autofree char *fired = NULL;
  g_autofree char *words = NULL;
  RdtOrder fire;

  want->purpose = RDT_DICE_SPOTTING;
  want->unit = 0;
  want->side = RDT_NO_SIDE;
  want->first = RDT_NO_SIDE;
  want->has_board = TRUE;
  want->board = *position;
  want->has_cause = TRUE;
  want->cause = (RdtEvent) {
    .kind = RDT_EVENT_FIRED, .unit = 0, .other = 2, .side = RDT_NO_SIDE,
    .facing = RDT_NO_FACING, .cell = position->units[2].cell, .to = RDT_NO_CELL,
  };
  rdt_order_init (&fire, RDT_ORDER_FIRE, 0);
  fire.other = 2;
  fire.cell = position->units[2].cell;
  words = rdt_words_order (game, position, &fire);
  fired = rdt_words_event (game, &want->cause);

  g_signal_emit_by_name (runner, "dice-wanted", want);
  g_assert_nonnull (rdt_ui_find (GTK_WIDGET (fixture->view), says, words));
  g_assert_null (rdt_ui_find (GTK_WIDGET (fixture->view), says, fired));
}

/* Both dice are shown, so that the player need not remember the first to know who goes first. */
static void
test_battle_view_dice_tell_who_has_the_initiative (RdtBattleFixture *fixture,
                                                   gconstpointer     unused)
{
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (fixture->controller);
  g_autofree RdtDiceWant *want = g_new0 (RdtDiceWant, 1);

  want->purpose = RDT_DICE_ACTIVATION;
  want->unit = RDT_NO_UNIT;

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      g_autofree char *name = rdt_words_side (rdt_battle_get_game (fixture->battle), side);
      g_autofree char *words = g_strdup_printf ("The initiative goes to %s.", name);

      want->first = side;
      g_signal_emit_by_name (runner, "dice-wanted", want);
      g_assert_nonnull (rdt_ui_find (GTK_WIDGET (fixture->view), says, words));
    }
}

#define add(path, func) \
  rdt_battle_fixture_add_view_test ("/gtk/battle-view/" path, NULL, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("keys-take-the-dice-up", test_battle_view_keys_take_the_dice_up);
  add ("dice-are-taken-up-for-the-next", test_battle_view_dice_are_taken_up_for_the_next);
  add ("dice-are-of-the-turn-in-the-title", test_battle_view_dice_are_of_the_turn_in_the_title);
  add ("dice-are-asked-on-a-clear-board", test_battle_view_dice_are_asked_on_a_clear_board);
  add ("dice-tell-how-the-fight-ended", test_battle_view_dice_tell_how_the_fight_ended);
  add ("dice-for-spotting-name-the-target", test_battle_view_dice_for_spotting_name_the_target);
  add ("dice-tell-who-has-the-initiative", test_battle_view_dice_tell_who_has_the_initiative);

  return g_test_run ();
}
