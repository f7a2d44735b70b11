/* test-board-dice.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-board-dice.h"
#include "rdt-computer-turn.h"
#include "rdt-dice-tray.h"
#include "rdt-die.h"
#include "rdt-event-words.h"
#include "rdt-lessons.h"
#include "rdt-side-mark.h"
#include "rdt-test-home.h"
#include "rdt-test.h"
#include "rdt-traces.h"
#include "rdt-ui.h"

/* The dice on the board are those that were rolled. */

#define SEED     42
#define N_ORDERS 120

static gboolean
is_routine (const RdtEvent *event)
{
  return event->roll.purpose == RDT_DICE_INITIATIVE
         || event->roll.purpose == RDT_DICE_ACTIVATION
         || event->roll.purpose == RDT_DICE_COMMAND
         || event->roll.purpose == RDT_DICE_COMMANDER;
}

/* Each die comes with a word about its result. */
static void
check_words (RdtBoardDice       *dice,
             const RdtGame      *game,
             const RdtEventList *events)
{
  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];
      g_autofree char *words = NULL;

      if (event->kind == RDT_EVENT_NOT_SPOTTED)
        words = rdt_words_event (game, event);
      else if (event->kind == RDT_EVENT_ROLLED
               && event->roll.purpose == RDT_DICE_MINEFIELD
               && event->roll.score < event->roll.needs)
        words = rdt_words_roll (game, event);

      g_assert_true (words == NULL || rdt_ui_find_words (GTK_WIDGET (dice), words) != NULL);
    }
}

/* For each unit that survives a hit it says whether it must retreat. */
static void
check_survivors (RdtBoardDice       *dice,
                 const RdtGame      *game,
                 const RdtEventList *events)
{
  const RdtEvent *die = NULL;

  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];
      g_autofree char *words = NULL;

      if (event->kind == RDT_EVENT_ROLLED && event->roll.purpose == RDT_DICE_EFFECT)
        die = event;
      if (event->kind != RDT_EVENT_SURVIVED || die == NULL || die->unit != event->unit)
        continue;

      words = rdt_words_roll (game, die);
      g_assert_nonnull (rdt_ui_find_words (GTK_WIDGET (dice), words));
    }
}

/* Each die lies over the mark of the side that rolled it. */
static void
check_marks (RdtBoardDice       *dice,
             const RdtGame      *game,
             const RdtEventList *events)
{
  g_autoptr(GPtrArray) marks = rdt_ui_list (GTK_WIDGET (dice), RDT_TYPE_SIDE_MARK);
  guint n = 0;

  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];

      if (event->kind != RDT_EVENT_ROLLED
          || is_routine (event)
          || event->unit == RDT_NO_UNIT)
        continue;

      g_assert_cmpuint (n, <, marks->len);
      g_assert_cmpint (rdt_side_mark_get_side (g_ptr_array_index (marks, n)), ==,
                       game->units[event->unit].side);
      n++;
    }

  g_assert_cmpuint (marks->len, ==, n);
}

static guint
check_dice (RdtBoardDice       *dice,
            const RdtGame      *game,
            const RdtEventList *events,
            gboolean            rolls)
{
  g_autoptr(GPtrArray) shown = rdt_ui_list (GTK_WIDGET (dice), RDT_TYPE_DIE);
  guint n = 0;

  for (guint i = 0; i < events->n_items; i++)
    n += events->items[i].kind == RDT_EVENT_ROLLED && !is_routine (&events->items[i]);

  g_assert_cmpuint (shown->len, ==, n);
  check_marks (dice, game, events);
  if (n == 0)
    return 0;

  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (dice)));
  g_assert_cmpuint (rdt_board_dice_get_cell (dice), <, game->map->n_cells);

  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].kind == RDT_EVENT_DESTROYED)
      {
        g_autofree char *words = rdt_words_event (game, &events->items[i]);
        GtkWidget *label = rdt_ui_find_words (GTK_WIDGET (dice), words);

        /* Not before they have stopped. */
        g_assert_nonnull (label);
        g_assert_cmpint (gtk_widget_get_visible (label), ==, !rolls);
      }

  check_survivors (dice, game, events);
  check_words (dice, game, events);

  return n;
}

/* 20th Century: Minefields. */
static void
test_board_dice_tell_of_mines_passed (void)
{
  static const guint8 low[] = { 1 };
  g_autoptr(RdtSetup) setup = rdt_test_draw ("twentieth-century", RDT_GRID_HEX,
                                             ".....\n.....\n.....\n.....\n..M..\n.....");
  g_autoptr(RdtDice) scripted = rdt_dice_new ();
  g_autoptr(RdtGame) game = NULL;
  RdtBoardDice *dice = g_object_ref_sink (g_object_new (RDT_TYPE_BOARD_DICE, NULL));
  RdtBattleController *controller;
  RdtBattle *battle;
  RdtOrder end, move;

  rdt_test_add_unit (setup, 0, "rifle", "C1");
  rdt_test_add_unit (setup, 1, "rifle", "C6");
  game = rdt_test_game (setup);
  rdt_dice_script (scripted, RDT_DICE_MINEFIELD, low, 1);
  rdt_dice_set_seed (scripted, SEED);
  battle = rdt_battle_new (game, scripted);
  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  while (rdt_battle_get_position (battle)->awaiting.side != 0)
    g_assert_cmpint (rdt_battle_order (battle, &end, NULL, NULL), ==, RDT_ORDERED);

  controller = rdt_battle_controller_new (battle);
  rdt_board_dice_set_controller (dice, controller);
  move = rdt_test_order (game, "{\"order\": \"move\", \"unit\": \"r1\", \"path\": [\"C2\"]}");
  g_assert_cmpint (rdt_battle_order (battle, &move, NULL, NULL), ==, RDT_ORDERED);
  g_assert_cmpuint (check_dice (dice, game,
                                rdt_battle_get_events_at (battle, rdt_battle_get_n_orders (battle)),
                                FALSE), ==, 1);
  g_assert_nonnull (rdt_ui_find_words (GTK_WIDGET (dice), "in the minefield: rolled 1"));

  g_assert_finalize_object (dice);
  g_assert_finalize_object (controller);
  g_assert_finalize_object (battle);
}

static void
test_board_dice_are_those_of_the_engine (gconstpointer rules)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  guint n_checked = 0;

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);
      g_autoptr(RdtDice) seeded = rdt_dice_new ();
      RdtBoardDice *dice = g_object_ref_sink (g_object_new (RDT_TYPE_BOARD_DICE, NULL));
      gboolean rolls = i % 2 == 1;
      RdtBattleController *controller;
      RdtBattle *battle;

      rdt_dice_set_seed (seeded, SEED);
      battle = rdt_battle_new (game, seeded);
      controller = rdt_battle_controller_new (battle);
      g_object_set (rdt_battle_controller_get_runner (controller), "animated", rolls, NULL);
      rdt_board_dice_set_controller (dice, controller);

      for (guint n = 0; n < N_ORDERS && !rdt_battle_is_over (battle); n++)
        {
          RdtOrder order = rdt_test_choose (rdt_battle_list_orders (battle), chance);

          g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
          n_checked += check_dice (dice, game, rdt_battle_controller_get_events (controller),
                                   rolls);
          if (n % 3 == 0)
            {
              rdt_board_dice_take_up (dice);
              g_assert_false (gtk_widget_get_visible (GTK_WIDGET (dice)));
            }
        }

      g_assert_finalize_object (dice);
      g_assert_finalize_object (controller);
      g_assert_finalize_object (battle);
    }

  g_assert_cmpuint (n_checked, >, 5);
}

static gboolean
is_box (GtkWidget     *widget,
        gconstpointer  unused)
{
  return GTK_IS_BOX (widget) && gtk_widget_get_hexpand (widget);
}

/* The meaning of a die is not shown while it rolls. */
static void
test_board_dice_are_told_when_they_lie (void)
{
  g_autoptr(RdtScenario) scenario = rdt_ui_load_scenario ("two-villages");
  g_autoptr(RdtGame) game = rdt_scenario_create_game (scenario, NULL);
  const RdtEvent event = {
    .kind = RDT_EVENT_ROLLED, .unit = 0,
    .roll = { .purpose = RDT_DICE_TO_HIT, .die = 3, .score = 3, .needs = 4 },
  };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *window, *words;

  rdt_dice_tray_add (GTK_BOX (box), game, &event, RDT_DICE_ROLLING);
  words = rdt_ui_find (gtk_widget_get_first_child (box), is_box, NULL);
  g_assert_cmpfloat (gtk_widget_get_opacity (words), ==, 0);

  window = rdt_ui_show (box, 300, 100);
  while (gtk_widget_get_opacity (words) < 1)
    g_main_context_iteration (NULL, TRUE);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Where one order rolls for artillery, initiative and activations. */
static void
test_board_dice_in_the_panel_show_the_last (void)
{
  g_autoptr(RdtScenario) scenario = rdt_ui_load_scenario ("brihuega");
  g_autoptr(RdtGame) game = rdt_scenario_create_game (scenario, NULL);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtDiceTray *tray = g_object_new (RDT_TYPE_DICE_TRAY, NULL);
  RdtBattleController *controller;
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;
  GtkWidget *last;
  RdtBattle *battle;
  GtkWidget *window;
  RdtOrder end;

  rdt_dice_set_seed (dice, SEED);
  battle = rdt_battle_new (game, dice);
  controller = rdt_battle_controller_new (battle);
  window = rdt_ui_show (GTK_WIDGET (tray), 300, 120);
  rdt_dice_tray_set_controller (tray, controller);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (
    rdt_ui_find_type (GTK_WIDGET (tray), GTK_TYPE_SCROLLED_WINDOW)));

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  do
    {
      g_assert_false (rdt_battle_is_over (battle));
      g_assert_cmpint (rdt_battle_order (battle, &end, NULL, NULL), ==, RDT_ORDERED);
      rdt_ui_settle ();
    }
  while (gtk_adjustment_get_upper (adjustment) <= gtk_adjustment_get_page_size (adjustment));

  last = rdt_ui_find_type (GTK_WIDGET (tray), GTK_TYPE_VIEWPORT);
  last = gtk_widget_get_last_child (gtk_widget_get_first_child (last));
  g_assert_true (gtk_widget_compute_bounds (last, GTK_WIDGET (tray), &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     gtk_widget_get_height (GTK_WIDGET (tray)));

  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (controller);
  g_assert_finalize_object (battle);
}

/* In a column, as in the side panel, where the dice are hidden until there are any. */
static void
test_board_dice_in_the_panel_have_room_for_their_words (void)
{
  g_autoptr(RdtScenario) scenario = rdt_ui_load_scenario ("brihuega");
  g_autoptr(RdtGame) game = rdt_scenario_create_game (scenario, NULL);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *tray = g_object_new (RDT_TYPE_DICE_TRAY, "visible", FALSE, NULL);
  RdtBattleController *controller;
  RdtBattle *battle;
  GtkWidget *window, *rows;
  RdtOrder end;

  rdt_dice_set_seed (dice, SEED);
  battle = rdt_battle_new (game, dice);
  controller = rdt_battle_controller_new (battle);
  gtk_box_append (GTK_BOX (column), tray);
  rdt_dice_tray_set_controller (RDT_DICE_TRAY (tray), controller);
  window = rdt_ui_show (column, 300, 500);

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  for (guint i = 0; i < 6; i++)
    {
      g_assert_cmpint (rdt_battle_order (battle, &end, NULL, NULL), ==, RDT_ORDERED);
      rdt_ui_settle ();

      rows = gtk_widget_get_first_child (rdt_ui_find_type (tray, GTK_TYPE_VIEWPORT));
      for (GtkWidget *row = gtk_widget_get_first_child (rows);
           row != NULL;
           row = gtk_widget_get_next_sibling (row))
        {
          graphene_rect_t bounds;

          g_assert_true (gtk_widget_compute_bounds (row, rows, &bounds));
          g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                             gtk_widget_get_height (rows));
        }
    }

  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (controller);
  g_assert_finalize_object (battle);
}

typedef struct
{
  RdtBattle           *battle;
  RdtBattleController *controller;
  RdtBoardDice        *dice;
  RdtDiceTray         *tray;
} Guided;

static void
give (Guided     *guided,
      const char *text)
{
  RdtOrder order = rdt_test_order (rdt_battle_get_game (guided->battle), text);

  g_assert_cmpint (rdt_battle_order (guided->battle, &order, NULL, NULL), ==, RDT_ORDERED);
}

#define END "{\"order\": \"end\"}"

/* And the other side's phases, which does nothing. */
static void
end (Guided *guided)
{
  do
    give (guided, END);
  while (rdt_battle_get_position (guided->battle)->awaiting.side != 0);
}

static void
assert_dice (Guided     *guided,
             const char *words)
{
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (guided->dice)));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (guided->tray)));
  g_assert_nonnull (rdt_ui_find_words (GTK_WIDGET (guided->tray), words));
}

static void
sit_down (Guided    *guided,
          RdtBattle *battle)
{
  guided->battle = battle;
  guided->controller = rdt_battle_controller_new (guided->battle);
  guided->dice = g_object_ref_sink (g_object_new (RDT_TYPE_BOARD_DICE, NULL));
  guided->tray = g_object_ref_sink (g_object_new (RDT_TYPE_DICE_TRAY, NULL));
  rdt_board_dice_set_controller (guided->dice, guided->controller);
  rdt_dice_tray_set_controller (guided->tray, guided->controller);
}

static void
set_up_guided (Guided *guided)
{
  RdtBattle *battle = rdt_lessons_begin ("nineteenth-century", NULL);

  g_assert_nonnull (battle);
  sit_down (guided, battle);
}

static void
tear_down_guided (Guided *guided)
{
  g_assert_finalize_object (guided->tray);
  g_assert_finalize_object (guided->dice);
  g_assert_finalize_object (guided->controller);
  g_assert_finalize_object (guided->battle);
}

/* In the second turn the computer goes first and ends it at once: the shell that
 * landed before is still visible.
 */
static void
test_board_dice_stay_while_the_computer_passes (void)
{
  Guided guided;

  set_up_guided (&guided);
  give (&guided, "{\"order\": \"fire\", \"unit\": \"r4\", \"target\": \"D5\"}");
  end (&guided);
  assert_dice (&guided, "Battery firing: rolled 4");
  end (&guided);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (guided.dice)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (guided.tray)));

  give (&guided, "{\"order\": \"fire\", \"unit\": \"r4\", \"target\": \"D8\"}");
  end (&guided);
  g_assert_true (rdt_computer_turn_is_sequel (guided.battle,
                                              rdt_battle_get_n_orders (guided.battle)));
  assert_dice (&guided, "Battery firing: rolled 3");

  rdt_battle_undo (guided.battle);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (guided.dice)));
  tear_down_guided (&guided);
}

/* Musket: Close Combat.  The computer advances at once into the cell of a unit that
 * has just been destroyed: how it was destroyed is still visible, on the board as
 * well.
 */
static void
test_board_dice_stay_while_the_computer_answers (void)
{
  static const guint8 initiative[] = { 6, 1 };
  static const guint8 close_combat[] = { 1, 6 };
  static const guint8 effect[] = { 1 };
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "...\n...\n...\n...");
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);
  g_autoptr(RdtGame) game = NULL;
  Guided guided;

  rdt_test_add_unit (setup, 0, "infantry", "B2");
  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "B3");
  game = rdt_test_game (setup);
  rdt_dice_script (dice, RDT_DICE_INITIATIVE, initiative, G_N_ELEMENTS (initiative));
  rdt_dice_script (dice, RDT_DICE_CLOSE_COMBAT, close_combat, G_N_ELEMENTS (close_combat));
  rdt_dice_script (dice, RDT_DICE_EFFECT, effect, G_N_ELEMENTS (effect));
  sit_down (&guided, rdt_battle_new (game, dice));
  rdt_battle_set_player (guided.battle, 1, RDT_PLAYER_EASY);

  give (&guided, "{\"order\": \"close-combat\", \"unit\": \"r1\", \"target\": \"B3\"}");
  assert_dice (&guided, "Destroyed");
  give (&guided, "{\"order\": \"advance\", \"unit\": \"b1\"}");
  assert_dice (&guided, "Destroyed");

  rdt_overlay_init (overlay);
  rdt_traces_find (overlay, guided.controller);
  g_assert_cmpuint (overlay->n_traces, ==, 3);
  g_assert_cmpint (overlay->traces[0].kind, ==, RDT_TRACE_ATTACK);
  g_assert_cmpint (overlay->traces[1].kind, ==, RDT_TRACE_LOSS);
  g_assert_cmpint (overlay->traces[2].kind, ==, RDT_TRACE_MOVE);
  tear_down_guided (&guided);
}

/* The odds of the selected unit are shown where they lie. */
static void
test_board_dice_in_the_panel_make_room (void)
{
  Guided guided;
  const RdtGame *game;

  set_up_guided (&guided);
  game = rdt_battle_get_game (guided.battle);
  give (&guided, "{\"order\": \"fire\", \"unit\": \"r4\", \"target\": \"D5\"}");
  end (&guided);
  rdt_battle_controller_select_unit (guided.controller, rdt_game_find_unit (game, "r4"));
  assert_dice (&guided, "Battery firing: rolled 4");
  rdt_battle_controller_select_unit (guided.controller, rdt_game_find_unit (game, "r1"));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (guided.tray)));

  give (&guided, "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"D6\"}");
  assert_dice (&guided, "1st Line firing: rolled 3");
  tear_down_guided (&guided);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  rdt_test_add_for_rules ("/gtk/board-dice/are-those-of-the-engine",
                          test_board_dice_are_those_of_the_engine);

  g_test_add_func ("/gtk/board-dice/are-told-when-they-lie",
                   test_board_dice_are_told_when_they_lie);

  g_test_add_func ("/gtk/board-dice/in-the-panel-show-the-last",
                   test_board_dice_in_the_panel_show_the_last);
  g_test_add_func ("/gtk/board-dice/in-the-panel-have-room-for-their-words",
                   test_board_dice_in_the_panel_have_room_for_their_words);
  g_test_add_func ("/gtk/board-dice/in-the-panel-make-room",
                   test_board_dice_in_the_panel_make_room);
  g_test_add_func ("/gtk/board-dice/stay-while-the-computer-passes",
                   test_board_dice_stay_while_the_computer_passes);
  g_test_add_func ("/gtk/board-dice/stay-while-the-computer-answers",
                   test_board_dice_stay_while_the_computer_answers);
  g_test_add_func ("/gtk/board-dice/tell-of-mines-passed", test_board_dice_tell_of_mines_passed);

  return g_test_run ();
}
