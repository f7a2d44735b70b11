/* test-goals.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-dice-prompt.h"
#include "rdt-goals-button.h"
#include "rdt-order-words.h"
#include "rdt-pips.h"
#include "rdt-side-mark.h"
#include "rdt-test-home.h"
#include "rdt-test.h"
#include "rdt-turn-bar.h"
#include "rdt-turn-outcome.h"
#include "rdt-ui.h"
#include "rdt-units-left.h"

/* What is always visible: the progress of both sides, and their aims. */

/* Enough for an exhausted side to be all but certain. */
#define N_BATTLES 20

#define SEED     42
#define N_ORDERS 300

typedef struct
{
  RdtBattle           *battle;
  RdtBattleController *controller;
  GtkWidget           *widget;
} Table;

static void
set_up (Table      *table,
        const char *scenario_name,
        GType       type)
{
  g_autoptr(RdtScenario) scenario = rdt_ui_load_scenario (scenario_name);
  g_autoptr(RdtGame) game = rdt_scenario_create_game (scenario, NULL);
  g_autoptr(RdtDice) dice = rdt_dice_new ();

  rdt_dice_set_seed (dice, SEED);
  table->battle = rdt_battle_new (game, dice);
  table->controller = rdt_battle_controller_new (table->battle);
  table->widget = g_object_ref_sink (g_object_new (type, NULL));
}

static void
clear (Table *table)
{
  g_clear_object (&table->widget);
  g_clear_object (&table->controller);
  g_clear_object (&table->battle);
}

static gboolean
says (GtkWidget     *widget,
      gconstpointer  words)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), words);
}

/* The boxes of both sides, with as many crossed out as units are lost. */
static void
check_pips (Table *table)
{
  const RdtGame *game = rdt_battle_get_game (table->battle);
  const RdtPosition *position = rdt_battle_get_position (table->battle);
  g_autoptr(GPtrArray) pips = rdt_ui_list (table->widget, RDT_TYPE_PIPS);

  g_assert_cmpuint (pips->len, ==, RDT_N_SIDES);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      RdtPips *row = g_ptr_array_index (pips, side);
      guint point = game->sides[side].exhaustion_point;

      g_assert_cmpuint (rdt_pips_get_n (row), ==, point);
      g_assert_cmpuint (rdt_pips_get_marked (row), ==, MIN (position->sides[side].lost, point));
    }
}

static void
check_objectives (Table *table)
{
  const RdtGame *game = rdt_battle_get_game (table->battle);
  const RdtPosition *position = rdt_battle_get_position (table->battle);

  for (guint i = 0; i < game->n_victory; i++)
    {
      const RdtVictory *victory = &game->victory[i];
      g_autofree char *number = NULL;
      guint n = 0;

      if (victory->kind != RDT_VICTORY_HOLDS)
        continue;

      for (RdtCell cell = 0; cell < game->map->n_cells; cell++)
        n += rdt_cell_set_has (&victory->cells, cell)
             && rdt_cell_set_has (&position->held[victory->side], cell);

      number = n < victory->count ? g_strdup_printf ("%u/%u", n, victory->count)
                                  : g_strdup_printf ("%u ✓", n);
      g_assert_nonnull (rdt_ui_find (table->widget, says, number));
    }
}

static void
test_goals_count_losses_and_objectives (void)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  Table table;

  set_up (&table, "kornau-salient", RDT_TYPE_GOALS_BUTTON);
  rdt_goals_button_set_controller (RDT_GOALS_BUTTON (table.widget), table.controller);

  for (guint i = 0; i < N_ORDERS && !rdt_battle_is_over (table.battle); i++)
    {
      RdtOrder order = rdt_test_choose (rdt_battle_list_orders (table.battle), chance);

      check_pips (&table);
      check_objectives (&table);
      rdt_battle_controller_order (table.controller, &order);
    }

  g_assert_cmpuint (rdt_battle_get_position (table.battle)->sides[0].lost
                    + rdt_battle_get_position (table.battle)->sides[1].lost, >, 0);
  clear (&table);
}

/* A unit destroyed by a die is counted before the next die. */
static void
test_goals_count_losses_between_dice (void)
{
  g_autofree RdtDiceWant *want = g_new0 (RdtDiceWant, 1);
  g_autoptr(GPtrArray) pips = NULL;
  RdtBattleRunner *runner;
  Table table;

  set_up (&table, "kornau-salient", RDT_TYPE_GOALS_BUTTON);
  rdt_goals_button_set_controller (RDT_GOALS_BUTTON (table.widget), table.controller);
  runner = rdt_battle_controller_get_runner (table.controller);
  want->has_board = TRUE;
  want->board = *rdt_battle_get_position (table.battle);
  want->board.sides[1].lost++;

  g_signal_emit_by_name (runner, "dice-wanted", want);
  pips = rdt_ui_list (table.widget, RDT_TYPE_PIPS);
  g_assert_cmpuint (rdt_pips_get_marked (g_ptr_array_index (pips, 0)), ==, 0);
  g_assert_cmpuint (rdt_pips_get_marked (g_ptr_array_index (pips, 1)), ==, 1);

  /* The order is deferred. */
  g_object_notify (G_OBJECT (runner), "asking");
  check_pips (&table);
  clear (&table);
}

static gboolean
is_end (GtkWidget     *widget,
        gconstpointer  unused)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "battle.end") == 0;
}

/* The names of all units would make too long a line. */
static void
test_the_end_button_names_few_units (void)
{
  const char *tooltip;
  GtkWidget *end;
  Table table;

  set_up (&table, "wells-of-bir-qamar", RDT_TYPE_TURN_BAR);
  rdt_turn_bar_set_controller (RDT_TURN_BAR (table.widget), table.controller);
  end = rdt_ui_find (table.widget, is_end, NULL);

  for (guint i = 0; i < N_ORDERS && !rdt_battle_is_over (table.battle); i++)
    {
      guint n_ready = rdt_units_left_count (table.battle);
      g_autofree char *count = g_strdup_printf ("Left to act: %u units.", n_ready);
      RdtOrder order = rdt_battle_list_orders (table.battle)->items[0];

      tooltip = gtk_widget_get_tooltip_text (end);
      g_assert_cmpint (strstr (tooltip, count) != NULL, ==, n_ready > 4);
      rdt_battle_controller_order (table.controller, &order);
    }

  clear (&table);
}

static gboolean
is_menu_button (GtkWidget     *widget,
                gconstpointer  unused)
{
  return GTK_IS_MENU_BUTTON (widget);
}

/* Whoever ends the turn has read beforehand who wins by it. */
static void
test_the_outcome_of_the_turn_is_told (void)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  g_autoptr(GtkWidget) goals = g_object_ref_sink (g_object_new (RDT_TYPE_GOALS_BUTTON, NULL));
  GtkWidget *end, *briefing;
  guint n_told = 0;
  Table table;

  set_up (&table, "kornau-salient", RDT_TYPE_TURN_BAR);
  rdt_turn_bar_set_controller (RDT_TURN_BAR (table.widget), table.controller);
  rdt_goals_button_set_controller (RDT_GOALS_BUTTON (goals), table.controller);
  end = rdt_ui_find (table.widget, is_end, NULL);
  briefing = rdt_ui_find (goals, is_menu_button, NULL);

  while (!rdt_battle_is_over (table.battle))
    {
      g_autofree char *outcome =
        rdt_turn_outcome_tell (rdt_battle_get_game (table.battle),
                               rdt_battle_get_position (table.battle));
      RdtOrder order;

      if (outcome != NULL)
        {
          g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (end), outcome));
          g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (briefing), outcome));
          n_told++;
        }
      g_assert_cmpint (rdt_ui_find (goals, says, "victory at the end of this turn") != NULL, ==,
                       outcome != NULL && strstr (outcome, "victory goes to") != NULL);

      do
        order = rdt_test_choose (rdt_battle_list_orders (table.battle), chance);
      while (order.kind == RDT_ORDER_RESIGN);
      rdt_battle_controller_order (table.controller, &order);
    }

  g_assert_cmpuint (n_told, >, 0);
  clear (&table);
}

/* Otherwise a second click on the button that skips the computer's turn would end one's own. */
static void
test_the_end_button_keeps_its_place (void)
{
  GtkWidget *end;
  Table table;

  set_up (&table, "kornau-salient", RDT_TYPE_TURN_BAR);
  rdt_turn_bar_set_controller (RDT_TURN_BAR (table.widget), table.controller);
  end = rdt_ui_find (table.widget, is_end, NULL);
  g_assert_true (gtk_widget_get_visible (end));

  rdt_battle_set_player (table.battle, rdt_battle_get_position (table.battle)->awaiting.side,
                         RDT_PLAYER_STILL);
  g_object_notify (G_OBJECT (table.controller), "position");
  g_assert_true (rdt_battle_awaits_computer (table.battle));
  g_assert_true (gtk_widget_get_visible (end));

  clear (&table);
}

static gboolean
has_tooltip (GtkWidget *end,
             gboolean   is_by_keyboard)
{
  g_autoptr(GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean is_shown = FALSE;

  g_signal_emit_by_name (end, "query-tooltip", 1, 1, is_by_keyboard, tooltip, &is_shown);

  return is_shown;
}

static void
move_pointer_away (GtkWidget *end)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (end);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "leave");
    }
}

/* The tooltip of the next end does not cover what follows this one. */
static void
test_the_end_button_is_silent_once_clicked (void)
{
  GtkWidget *end;
  Table table;

  set_up (&table, "kornau-salient", RDT_TYPE_TURN_BAR);
  rdt_turn_bar_set_controller (RDT_TURN_BAR (table.widget), table.controller);
  end = rdt_ui_find (table.widget, is_end, NULL);
  g_assert_true (has_tooltip (end, FALSE));

  g_signal_emit_by_name (end, "clicked");
  g_assert_false (has_tooltip (end, FALSE));
  g_assert_true (has_tooltip (end, TRUE));

  move_pointer_away (end);
  g_assert_true (has_tooltip (end, FALSE));
  clear (&table);
}

static gboolean
tells_key (GtkWidget     *widget,
           gconstpointer  unused)
{
  return GTK_IS_LABEL (widget)
         && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), "Ctrl+Return: ");
}

/* The key ends the artillery phase alone, for example, and not the turn. */
static void
test_the_hint_says_what_the_key_ends (void)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  guint n_told[RDT_PHASE_CLOSE_COMBAT + 1] = { 0 };
  Table table;

  set_up (&table, "two-villages", RDT_TYPE_TURN_BAR);
  rdt_turn_bar_set_controller (RDT_TURN_BAR (table.widget), table.controller);

  for (guint i = 0; i < N_ORDERS && !rdt_battle_is_over (table.battle); i++)
    {
      const RdtPosition *position = rdt_battle_get_position (table.battle);
      GtkWidget *hint = rdt_ui_find (table.widget, tells_key, NULL);
      RdtOrder order;

      if (hint != NULL)
        {
          g_autofree char *end = NULL;

          rdt_order_init (&order, RDT_ORDER_END, RDT_NO_UNIT);
          end = rdt_words_order (rdt_battle_get_game (table.battle), position, &order);
          g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (hint)), end));
          n_told[position->phase]++;
        }

      do
        order = rdt_test_choose (rdt_battle_list_orders (table.battle), chance);
      while (order.kind == RDT_ORDER_RESIGN);
      rdt_battle_controller_order (table.controller, &order);
    }

  g_assert_cmpuint (n_told[RDT_PHASE_ARTILLERY], >, 0);
  g_assert_cmpuint (n_told[RDT_PHASE_CLOSE_COMBAT], >, 0);
  clear (&table);
}

static gboolean
reads (GtkWidget     *widget,
       gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

/* It does not say that the computer thinks while a person turns over a card for it. */
static void
test_the_bar_asks_for_the_die_that_is_wanted (void)
{
  RdtDiceWant want = { .purpose = RDT_DICE_CARD, .unit = RDT_NO_UNIT, .side = RDT_NO_SIDE };
  g_autofree char *ask = NULL;
  g_autofree char *decision = NULL;
  Table table;

  set_up (&table, "kornau-salient", RDT_TYPE_TURN_BAR);
  rdt_turn_bar_set_controller (RDT_TURN_BAR (table.widget), table.controller);
  ask = rdt_dice_prompt_ask (rdt_battle_get_game (table.battle), &want);
  decision = rdt_words_decision (rdt_battle_get_game (table.battle),
                                 rdt_battle_get_position (table.battle));

  g_signal_emit_by_name (rdt_battle_controller_get_runner (table.controller), "dice-wanted",
                         &want);
  g_assert_nonnull (rdt_ui_find (table.widget, reads, ask));
  g_assert_null (rdt_ui_find (table.widget, reads, decision));

  rdt_battle_runner_cancel_roll (rdt_battle_controller_get_runner (table.controller));
  g_assert_null (rdt_ui_find (table.widget, reads, ask));
  g_assert_nonnull (rdt_ui_find (table.widget, reads, decision));

  clear (&table);
}

/* The side of the die stands beside its purpose, and not the side that was asked last. */
static void
test_the_bar_shows_whose_die_it_is (void)
{
  RdtDiceWant want = { .purpose = RDT_DICE_INITIATIVE, .unit = RDT_NO_UNIT };
  RdtBattleRunner *runner;
  RdtSideMark *mark;
  RdtSide asked;
  Table table;

  set_up (&table, "kornau-salient", RDT_TYPE_TURN_BAR);
  rdt_turn_bar_set_controller (RDT_TURN_BAR (table.widget), table.controller);
  runner = rdt_battle_controller_get_runner (table.controller);
  mark = RDT_SIDE_MARK (rdt_ui_find_type (table.widget, RDT_TYPE_SIDE_MARK));
  asked = rdt_battle_get_position (table.battle)->awaiting.side;

  for (want.side = 0; want.side < RDT_N_SIDES; want.side++)
    {
      g_signal_emit_by_name (runner, "dice-wanted", &want);
      g_assert_cmpuint (rdt_side_mark_get_side (mark), ==, want.side);
    }

  want.side = RDT_NO_SIDE;
  for (want.unit = 0; want.unit < rdt_battle_get_game (table.battle)->n_units; want.unit++)
    {
      g_signal_emit_by_name (runner, "dice-wanted", &want);
      g_assert_cmpuint (rdt_side_mark_get_side (mark), ==,
                        rdt_battle_get_game (table.battle)->units[want.unit].side);
    }

  rdt_battle_runner_cancel_roll (runner);
  g_assert_cmpuint (rdt_side_mark_get_side (mark), ==, asked);
  clear (&table);
}

static gboolean
tells_exhaustion (GtkWidget     *widget,
                  gconstpointer  unused)
{
  return GTK_IS_LABEL (widget)
         && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), "Exhausted: ");
}

/* Returns: how often it was announced in a random battle */
static guint
count_told (GRand *chance)
{
  guint n_told = 0;
  Table table;

  set_up (&table, "kornau-salient", RDT_TYPE_TURN_BAR);
  rdt_turn_bar_set_controller (RDT_TURN_BAR (table.widget), table.controller);

  while (!rdt_battle_is_over (table.battle))
    {
      const RdtPosition *position = rdt_battle_get_position (table.battle);
      RdtOrder order = rdt_test_choose (rdt_battle_list_orders (table.battle), chance);
      gboolean is_told = rdt_ui_find (table.widget, tells_exhaustion, NULL) != NULL;

      if (position->awaiting.side >= RDT_N_SIDES
          || !position->sides[position->awaiting.side].is_exhausted)
        g_assert_false (is_told);
      n_told += is_told;

      while (order.kind == RDT_ORDER_RESIGN)
        order = rdt_test_choose (rdt_battle_list_orders (table.battle), chance);
      rdt_battle_controller_order (table.controller, &order);
    }

  clear (&table);

  return n_told;
}

/* It is announced as soon as an exhausted side is asked, and not before. */
static void
test_exhaustion_is_told_when_it_binds (void)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  guint n_told = 0;

  /* Not every battle lasts until a side is exhausted. */
  for (guint i = 0; i < N_BATTLES && n_told == 0; i++)
    n_told = count_told (chance);

  g_assert_cmpuint (n_told, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  g_test_add_func ("/goals/count-losses-and-objectives", test_goals_count_losses_and_objectives);
  g_test_add_func ("/goals/count-losses-between-dice", test_goals_count_losses_between_dice);
  g_test_add_func ("/turn-bar/the-end-button-names-few-units",
                   test_the_end_button_names_few_units);
  g_test_add_func ("/turn-bar/asks-for-the-die-that-is-wanted",
                   test_the_bar_asks_for_the_die_that_is_wanted);
  g_test_add_func ("/turn-bar/shows-whose-die-it-is", test_the_bar_shows_whose_die_it_is);
  g_test_add_func ("/turn-bar/the-hint-says-what-the-key-ends",
                   test_the_hint_says_what_the_key_ends);
  g_test_add_func ("/turn-bar/exhaustion-is-told-when-it-binds",
                   test_exhaustion_is_told_when_it_binds);
  g_test_add_func ("/turn-bar/end-is-silent-once-clicked",
                   test_the_end_button_is_silent_once_clicked);
  g_test_add_func ("/turn-bar/tells-the-outcome-of-the-turn",
                   test_the_outcome_of_the_turn_is_told);
  g_test_add_func ("/turn-bar/end-keeps-its-place", test_the_end_button_keeps_its_place);

  return g_test_run ();
}
