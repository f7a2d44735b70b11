/* test-battle-page.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-fixture.h"
#include "rdt-choices.h"
#include "rdt-dice-window.h"
#include "rdt-die.h"
#include "rdt-duel.h"
#include "rdt-end-window.h"
#include "rdt-event-words.h"
#include "rdt-forces-view.h"
#include "rdt-name-words.h"
#include "rdt-order-menu.h"
#include "rdt-page.h"
#include "rdt-roll-card.h"
#include "rdt-summary-card.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"
#include "rdt-units-left.h"
#include "rdt-words.h"

/* Enough for some order to have rolled dice. */
#define MOST_ORDERS 40

/* The most dice of an order. */
#define MOST_DICE 16

static void
test_battle_page_begins_the_battle (RdtBattleFixture *fixture,
                                    gconstpointer     unused)
{
  g_assert_true (rdt_battle_has_begun (fixture->battle));
  g_assert_cmpuint (rdt_battle_get_n_orders (fixture->battle), ==, 0);
}

static void
test_battle_page_gives_its_battle_up (RdtBattleFixture *fixture,
                                      gconstpointer     unused)
{
  RdtBattlePage *page = fixture->page;

  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&fixture->window)));

  /* The autosave's thread may still be writing. */
  while (page != NULL || G_OBJECT (fixture->battle)->ref_count > 1)
    g_main_context_iteration (NULL, TRUE);

  g_assert_finalize_object (g_steal_pointer (&fixture->battle));
}

static const RdtPicture *
get_picture (RdtBattleFixture *fixture)
{
  return rdt_board_view_get_picture (rdt_page_get_board (RDT_PAGE (fixture->page)));
}

static void
test_battle_page_shows_what_was_ordered (RdtBattleFixture *fixture,
                                         gconstpointer     unused)
{
  const RdtOrder *found = rdt_duel_find_order (fixture->battle, RDT_ORDER_MOVE);
  const RdtCounter *counter;
  RdtOrder order;

  g_assert_nonnull (found);
  order = *found;
  rdt_battle_controller_order (fixture->controller, &order);
  rdt_ui_settle ();

  g_assert_cmpuint (rdt_battle_get_n_orders (fixture->battle), ==, 1);
  g_assert_cmpuint (rdt_battle_controller_get_shown_order (fixture->controller), ==, 1);
  counter = rdt_picture_find_counter (get_picture (fixture), order.unit);
  g_assert_nonnull (counter);
  g_assert_cmpuint (counter->cell, ==,
                    rdt_battle_get_position (fixture->battle)->units[order.unit].cell);
}

static void
test_battle_page_undo_selects_who_was_ordered (RdtBattleFixture *fixture,
                                               gconstpointer     unused)
{
  const RdtOrder *found = rdt_duel_find_order (fixture->battle, RDT_ORDER_MOVE);
  RdtUnitIndex unit;

  g_assert_nonnull (found);
  unit = found->unit;
  rdt_battle_controller_order (fixture->controller, found);
  rdt_battle_controller_select_unit (fixture->controller, RDT_NO_UNIT);
  rdt_page_undo (RDT_PAGE (fixture->page));
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (fixture->controller), ==, unit);
}

/* Otherwise the next unit would be placed where the last one was. */
static void
test_battle_page_undo_while_deploying_selects_who_stood (RdtBattleFixture *fixture,
                                                         gconstpointer     unused)
{
  RdtUnitIndex unit = rdt_battle_controller_get_selected_unit (fixture->controller);
  const RdtOrder *found = rdt_duel_find_order (fixture->battle, RDT_ORDER_DEPLOY);

  g_assert_cmpuint (unit, !=, RDT_NO_UNIT);
  g_assert_cmpuint (found->unit, ==, unit);
  rdt_battle_controller_order (fixture->controller, found);
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (fixture->controller), !=, unit);
  rdt_page_undo (RDT_PAGE (fixture->page));
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (fixture->controller), ==, unit);
}

static void
test_battle_page_shows_the_past_without_changing_it (RdtBattleFixture *fixture,
                                                     gconstpointer     unused)
{
  RdtOrder order = *rdt_duel_find_order (fixture->battle, RDT_ORDER_MOVE);

  rdt_battle_controller_order (fixture->controller, &order);
  rdt_battle_controller_set_shown_order (fixture->controller, 0);
  rdt_ui_settle ();

  g_assert_false (rdt_battle_controller_is_live (fixture->controller));
  g_assert_cmpuint (rdt_battle_get_n_orders (fixture->battle), ==, 1);
  g_assert_cmpuint (rdt_picture_find_counter (get_picture (fixture),
                                              order.unit)->cell,
                    ==, rdt_battle_get_position_at (fixture->battle, 0)->units[order.unit].cell);
}

static void
never_cb (const RdtOrder *order,
          gpointer        unused)
{
  g_assert_not_reached ();
}

/* At every cell, for the first unit that can act. */
static int
get_natural_height (GtkWidget *widget)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (widget),
                      NULL, &height, NULL, NULL);

  return height;
}

/* A menu shows all its items at once, unless it is very long, and has no empty
 * space below them.
 */
static void
assert_menu_fits (GtkWidget *popover)
{
  GtkWidget *scrolled;
  GtkAdjustment *place;

  rdt_ui_settle ();
  scrolled = rdt_ui_find_type (popover, GTK_TYPE_SCROLLED_WINDOW);
  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

  if (gtk_adjustment_get_page_size (place) < 420)
    g_assert_cmpfloat (gtk_adjustment_get_upper (place), ==, gtk_adjustment_get_page_size (place));
  g_assert_cmpint (get_natural_height (rdt_ui_find_type (popover, GTK_TYPE_LIST_BOX)),
                   >=, gtk_adjustment_get_upper (place) - 1);
}

static void
test_battle_page_order_menu_tells_why_not (RdtBattleFixture *fixture,
                                           gconstpointer     unused)
{
  const RdtGame *game = rdt_battle_get_game (fixture->battle);
  GtkWidget *view = GTK_WIDGET (rdt_page_get_board (RDT_PAGE (fixture->page)));
  RdtUnitIndex unit = rdt_units_left_find_next (fixture->battle, RDT_NO_UNIT, FALSE);
  guint n_refused = 0;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&game->map->grid); cell++)
    {
      g_autoptr(GArray) choices = rdt_choices_list_all (fixture->battle, unit, cell);
      GtkWidget *popover;

      rdt_order_menu_popup (view, &(GdkRectangle) { 10, 10, 20, 20 },
                            fixture->battle, choices, never_cb, fixture->page);
      popover = gtk_widget_get_last_child (view);
      g_assert_true (GTK_IS_POPOVER (popover));

      assert_menu_fits (popover);

      for (guint i = 0; i < choices->len; i++)
        {
          const RdtChoice *choice = &g_array_index (choices, RdtChoice, i);
          g_autofree char *why = NULL;

          if (choice->is_legal)
            continue;

          why = rdt_words_refusal (game, &choice->refusal);
          g_assert_nonnull (rdt_ui_find_words (popover, why));
          n_refused++;
        }

      gtk_popover_popdown (GTK_POPOVER (popover));
      while (gtk_widget_get_last_child (view) == popover)
        g_main_context_iteration (NULL, TRUE);
    }

  g_assert_cmpuint (n_refused, >, 0);
}

static gboolean
is_status (GtkWidget     *widget,
           gconstpointer  unused)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "status");
}

/* A toast gives the reason.  The last event stays below the board, and the board keeps
 * its size whatever its length is.
 */
static void
test_battle_page_refusal_leaves_the_board_alone (RdtBattleFixture *fixture,
                                                 gconstpointer     unused)
{
  GtkWidget *view = GTK_WIDGET (rdt_page_get_board (RDT_PAGE (fixture->page)));
  GtkWidget *status = rdt_ui_find (GTK_WIDGET (fixture->page), is_status, NULL);
  g_autofree char *told = g_strdup (gtk_label_get_label (GTK_LABEL (status)));
  g_autofree char *longer = g_strnfill (400, 'x');
  RdtOrder order;
  int height;

  rdt_ui_settle ();
  height = gtk_widget_get_height (view);

  rdt_order_init (&order, RDT_ORDER_UNPIN, 0);
  rdt_battle_controller_order (fixture->controller, &order);
  rdt_ui_settle ();
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (status)), ==, told);

  for (char *c = longer; *c != '\0'; c += 8)
    *c = ' ';
  gtk_label_set_label (GTK_LABEL (status), longer);
  rdt_ui_settle ();
  g_assert_cmpint (gtk_widget_get_height (view), ==, height);
}

/* The summary of the computer's turn lies over the board only without a panel beside it. */
static void
test_battle_page_summary_is_beside_the_board (RdtBattleFixture *fixture,
                                              gconstpointer     unused)
{
  GtkWidget *card = rdt_ui_find_type (GTK_WIDGET (fixture->page), RDT_TYPE_SUMMARY_CARD);
  AdwFlap *flap = ADW_FLAP (rdt_ui_find_type (GTK_WIDGET (fixture->page), ADW_TYPE_FLAP));
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (flap));

  /* libadwaita 1.2 leaks a fold's animation if the window is closed while it plays
   * and another fold is due.
   */
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);

  for (guint i = 0; i < 4; i++)
    {
      gboolean has_panel = i % 2 == 0;

      adw_flap_set_fold_policy (flap, ADW_FLAP_FOLD_POLICY_NEVER);
      adw_flap_set_reveal_flap (flap, has_panel);
      g_assert_true (gtk_widget_is_ancestor (card, GTK_WIDGET (fixture->page)));
      g_assert_true (gtk_widget_is_ancestor (card, adw_flap_get_flap (flap)) == has_panel);

      adw_flap_set_fold_policy (flap, ADW_FLAP_FOLD_POLICY_ALWAYS);
      g_assert_true (gtk_widget_is_ancestor (card, adw_flap_get_content (flap)));
    }

  gtk_settings_reset_property (settings, "gtk-enable-animations");
}

static void
closed_cb (gpointer user_data)
{
  guint *n_closed = g_object_get_data (user_data, "closed");

  (*n_closed)++;
}

static guint
count_rolled (const RdtEventList *events)
{
  guint n = 0;

  for (guint i = 0; i < events->n_items; i++)
    n += events->items[i].kind == RDT_EVENT_ROLLED ? 1 : 0;

  return n;
}

static gboolean
is_titled (GtkWidget     *widget,
           gconstpointer  title)
{
  return g_strcmp0 (gtk_window_get_title (GTK_WINDOW (widget)), title) == 0;
}

static void
test_battle_page_dice_window_shows_all_dice (RdtBattleFixture *fixture,
                                             gconstpointer     unused)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (RDT_DUEL_SEED);
  const RdtEventList *events = NULL;
  g_autoptr(GPtrArray) dice = NULL;
  GtkWidget *window;
  guint n_closed = 0;

  for (guint i = 0; i < MOST_ORDERS && (events == NULL || count_rolled (events) == 0); i++)
    {
      rdt_duel_go_on (fixture->battle, chance);
      events = rdt_battle_get_events_at (fixture->battle,
                                         rdt_battle_get_n_orders (fixture->battle));
    }

  g_assert_cmpuint (count_rolled (events), >, 0);
  g_object_set_data (G_OBJECT (fixture->page), "closed", &n_closed);
  rdt_dice_window_present (GTK_WIDGET (fixture->page), rdt_battle_get_game (fixture->battle),
                           events, TRUE, closed_cb, fixture->page);
  rdt_ui_settle ();

  window = rdt_ui_find_window (is_titled, "Dice");
  g_assert_nonnull (window);
  dice = rdt_ui_list (window, RDT_TYPE_DIE);
  g_assert_cmpuint (dice->len, ==, count_rolled (events));

  gtk_window_close (GTK_WINDOW (window));
  rdt_ui_settle ();
  g_assert_null (rdt_ui_find_window (is_titled, "Dice"));
  g_assert_cmpuint (n_closed, ==, 1);
}

/* A user who cannot see the dice hears them with the button. */
static void
test_battle_page_dice_window_can_be_heard (RdtBattleFixture *fixture,
                                           gconstpointer     unused)
{
  const RdtGame *game = rdt_battle_get_game (fixture->battle);
  const RdtEventList *events;
  g_autoptr(GString) expected = g_string_new (NULL);
  g_autofree char *found = NULL;
  GtkWidget *window;
  guint n_closed = 0;

  rdt_duel_play (fixture->battle, RDT_DUEL_ORDERS);
  events = rdt_battle_get_events_at (fixture->battle, rdt_battle_get_n_orders (fixture->battle));
  for (guint i = 0; i < events->n_items; i++)
    if (rdt_words_tells_event (game, &events->items[i]))
      {
        g_autofree char *words = rdt_words_logged_event (game, NULL, events, i);

        g_string_append_printf (expected, "%s%s", expected->len > 0 ? " " : "", words);
      }

  g_object_set_data (G_OBJECT (fixture->page), "closed", &n_closed);
  rdt_dice_window_present (GTK_WIDGET (fixture->page), game, events, FALSE, closed_cb,
                           fixture->page);
  rdt_ui_settle ();
  window = rdt_ui_find_window (is_titled, "Dice");
  found = gtk_test_accessible_check_property (
    GTK_ACCESSIBLE (gtk_window_get_default_widget (GTK_WINDOW (window))),
    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, expected->str);
  g_assert_cmpuint (expected->len, >, 0);
  g_assert_null (found);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
ends_with (GtkWidget     *widget,
           gconstpointer  cell)
{
  return GTK_IS_LABEL (widget) && g_str_has_suffix (gtk_label_get_text (GTK_LABEL (widget)), cell);
}

/* Also where there is no board to look at. */
static void
test_battle_page_forces_tell_where_units_are (RdtBattleFixture *fixture,
                                              gconstpointer     unused)
{
  const RdtGame *game = rdt_battle_get_game (fixture->battle);
  const RdtPosition *position = rdt_battle_get_position (fixture->battle);
  GtkWidget *forces = rdt_ui_find_type (GTK_WIDGET (fixture->page), RDT_TYPE_FORCES_VIEW);
  GtkWidget *views = gtk_widget_get_ancestor (forces, ADW_TYPE_VIEW_STACK);
  char label[RDT_CELL_LABEL_SIZE];
  g_autofree char *expected = NULL;

  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (views), "forces");
  rdt_ui_settle ();
  rdt_grid_format_cell (&game->map->grid, position->units[0].cell, label);
  expected = g_strdup_printf (", %s", label);
  g_assert_nonnull (rdt_ui_find (forces, ends_with, expected));
}

static gboolean
is_label (GtkWidget     *widget,
          gconstpointer  words)
{
  return GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), words) == 0;
}

/* The units on the board are not all that is left. */
static void
test_battle_page_forces_count_who_is_to_come (RdtBattleFixture *fixture,
                                              gconstpointer     unused)
{
  const RdtGame *game = rdt_battle_get_game (fixture->battle);
  const RdtPosition *position = rdt_battle_get_position (fixture->battle);
  GtkWidget *forces = rdt_ui_find_type (GTK_WIDGET (fixture->page), RDT_TYPE_FORCES_VIEW);
  GtkWidget *views = gtk_widget_get_ancestor (forces, ADW_TYPE_VIEW_STACK);

  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (views), "forces");
  rdt_ui_settle ();

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      const RdtSideState *state = &position->sides[side];
      g_autofree char *name = rdt_words_side (game, side);
      g_autofree char *expected = g_strdup_printf ("%s: lost 0, %u left, %u to come", name,
                                                   state->left, state->to_come);

      g_assert_cmpuint (state->to_come, >, 0);
      g_assert_nonnull (rdt_ui_find (forces, is_label, expected));
    }
}

/* The result of the last die must not lie below the edge. */
static void
test_battle_page_dice_window_does_not_scroll (RdtBattleFixture *fixture,
                                              gconstpointer     unused)
{
  g_auto(RdtEventList) events = { .items = NULL };
  RdtEvent roll = { .kind = RDT_EVENT_ROLLED, .unit = 0, .side = RDT_NO_SIDE,
                    .roll = { .purpose = RDT_DICE_TO_HIT, .die = 3, .needs = 5, .score = 4,
                              .n_modifiers = 1,
                              .modifiers = { { .kind = RDT_MODIFIER_NOT_MOVED, .value = 1 } } } };
  guint n_closed = 0;

  g_object_set_data (G_OBJECT (fixture->page), "closed", &n_closed);

  for (guint n = 1; n <= MOST_DICE; n *= 2)
    {
      GtkWidget *window;
      GtkAdjustment *adjustment;

      while (events.n_items < n)
        *rdt_event_list_add (&events, RDT_EVENT_ROLLED) = roll;
      rdt_dice_window_present (GTK_WIDGET (fixture->page), rdt_battle_get_game (fixture->battle),
                               &events, FALSE, closed_cb, fixture->page);
      rdt_ui_settle ();
      window = rdt_ui_find_window (is_titled, "Dice");
      adjustment = gtk_scrolled_window_get_vadjustment (
        GTK_SCROLLED_WINDOW (rdt_ui_find_type (window, GTK_TYPE_SCROLLED_WINDOW)));
      g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=,
                         gtk_adjustment_get_page_size (adjustment));
      gtk_window_close (GTK_WINDOW (window));
      rdt_ui_settle ();
    }
}

static void
branched_cb (RdtBattlePage  *page,
             RdtBattle      *branch,
             RdtBattle     **again)
{
  *again = g_object_ref (branch);
}

static void
test_battle_page_end_window_tells_and_goes_on (RdtBattleFixture *fixture,
                                               gconstpointer     unused)
{
  g_autofree char *outcome = NULL;
  g_autoptr(RdtBattle) again = NULL;
  GtkWidget *window, *label;
  RdtOrder order;

  while (rdt_battle_get_position (fixture->battle)->turn < 2)
    {
      order = *rdt_duel_find_order (fixture->battle, RDT_ORDER_END);
      rdt_battle_controller_order (fixture->controller, &order);
    }

  order = *rdt_duel_find_order (fixture->battle, RDT_ORDER_RESIGN);
  rdt_battle_controller_order (fixture->controller, &order);
  rdt_ui_settle ();
  window = rdt_ui_find_window_type (RDT_TYPE_END_WINDOW);
  g_assert_nonnull (window);
  outcome = rdt_words_outcome (rdt_battle_get_game (fixture->battle),
                               rdt_battle_get_position (fixture->battle));
  g_assert_nonnull (rdt_ui_find_words (window, outcome));

  /* From its beginning, however short its last turn was. */
  label = rdt_ui_find_words (window, "Replay");
  g_signal_emit_by_name (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "clicked");
  g_assert_cmpuint (rdt_battle_controller_get_shown_order (fixture->controller), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "battle.live", NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "battle.result", NULL);
  rdt_ui_settle ();
  window = rdt_ui_find_window_type (RDT_TYPE_END_WINDOW);

  g_signal_connect (fixture->page, "branched", G_CALLBACK (branched_cb), &again);
  label = rdt_ui_find_words (window, "Play Again");
  g_signal_emit_by_name (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "clicked");
  rdt_ui_settle ();
  g_assert_nonnull (again);
  g_assert_cmpuint (rdt_battle_get_n_orders (again), ==, 0);
  g_assert_null (rdt_ui_find_window_type (RDT_TYPE_END_WINDOW));
}

/* The losses of both sides are in sight, over a large window as much as it has space for. */
static void
test_battle_page_end_window_shows_losses (RdtBattleFixture *fixture,
                                          gconstpointer     unused)
{
  RdtOrder order = *rdt_duel_find_order (fixture->battle, RDT_ORDER_RESIGN);
  g_autoptr(GPtrArray) rows = NULL;
  GtkWidget *window, *scrolled;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 960);
  rdt_ui_settle ();
  rdt_battle_controller_order (fixture->controller, &order);
  rdt_ui_settle ();
  window = rdt_ui_find_window_type (RDT_TYPE_END_WINDOW);
  scrolled = rdt_ui_find_type (window, GTK_TYPE_SCROLLED_WINDOW);
  rows = rdt_ui_list (gtk_widget_get_first_child (scrolled), ADW_TYPE_ACTION_ROW);
  g_assert_cmpint (gtk_widget_get_height (window), <, 660);

  for (guint i = 0; i < rows->len; i++)
    {
      graphene_rect_t box;

      if (rdt_ui_find_words (rows->pdata[i], "Units lost") == NULL)
        continue;

      g_assert_true (gtk_widget_compute_bounds (rows->pdata[i], scrolled, &box));
      g_assert_cmpfloat (box.origin.y + box.size.height, <, gtk_widget_get_height (scrolled));
    }

  g_assert_cmpint (gtk_scrolled_window_get_max_content_height (GTK_SCROLLED_WINDOW (scrolled)),
                   >=, gtk_widget_get_height (fixture->window) - 240);
}

/* Units left, lost and still to come: none is missing. */
static void
test_battle_page_end_window_counts_who_never_came (RdtBattleFixture *fixture,
                                                   gconstpointer     unused)
{
  const RdtPosition *position = rdt_battle_get_position (fixture->battle);
  RdtOrder order = *rdt_duel_find_order (fixture->battle, RDT_ORDER_RESIGN);
  g_autofree char *to_come = g_strdup_printf ("%u", position->sides[0].to_come);
  GtkWidget *window, *label;

  rdt_battle_controller_order (fixture->controller, &order);
  rdt_ui_settle ();
  window = rdt_ui_find_window_type (RDT_TYPE_END_WINDOW);
  label = rdt_ui_find_words (window, "Units still to come");
  g_assert_nonnull (label);
  g_assert_nonnull (rdt_ui_find_words (gtk_widget_get_ancestor (label, ADW_TYPE_ACTION_ROW),
                                       to_come));
}

static void
ask_for (RdtBattleFixture  *fixture,
         const RdtDiceWant *want)
{
  g_signal_emit_by_name (fixture->runner, "dice-wanted", want);
  rdt_ui_settle ();
}

/* Return, pressed out of habit, must not be taken for a roll. */
static void
test_battle_page_own_dice_are_not_rolled_by_return (RdtBattleFixture *fixture,
                                                    gconstpointer     unused)
{
  const RdtDiceWant want = { .purpose = RDT_DICE_TO_HIT, .unit = 0, .side = RDT_NO_SIDE };
  GtkWidget *card = rdt_ui_find_type (GTK_WIDGET (fixture->page), RDT_TYPE_ROLL_CARD);

  g_assert_false (gtk_widget_get_visible (card));
  ask_for (fixture, &want);
  g_assert_true (gtk_widget_get_visible (card));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == card);
}

/* The hint to press Tab is shown only where it goes round the units. */
static void
test_battle_page_tab_goes_where_it_is_said_to (RdtBattleFixture *fixture,
                                               gconstpointer     unused)
{
  GtkWidget *forces = rdt_ui_find_type (GTK_WIDGET (fixture->page), RDT_TYPE_FORCES_VIEW);
  GtkWidget *board = GTK_WIDGET (rdt_page_get_board (RDT_PAGE (fixture->page)));

  rdt_battle_controller_select_unit (fixture->controller, RDT_NO_UNIT);
  gtk_widget_child_focus (forces, GTK_DIR_TAB_FORWARD);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "battle.give-kind", "i",
                              RDT_ORDER_MOVE);
  g_assert_nonnull (gtk_widget_get_focus_child (board));
}

static gboolean
is_die (GtkWidget     *widget,
        gconstpointer  unused)
{
  return RDT_IS_DIE (widget);
}

static gboolean
has_tooltip (GtkWidget     *widget,
             gconstpointer  unused)
{
  return GTK_IS_BUTTON (widget)
         && rdt_ui_find (widget, is_die, NULL) != NULL
         && gtk_widget_get_tooltip_text (widget) != NULL;
}

/* It names the target itself, and the cards left in the pack. */
static void
test_battle_page_own_dice_are_told_what_for (RdtBattleFixture *fixture,
                                             gconstpointer     unused)
{
  RdtDiceWant want = {
    .purpose = RDT_DICE_TO_HIT,
    .unit = 0,
    .side = RDT_NO_SIDE,
    .has_cause = TRUE,
    .cause = { .kind = RDT_EVENT_FIRED, .unit = 0, .cell = 9, .other = RDT_NO_UNIT },
  };
  const RdtGame *game = rdt_battle_get_game (fixture->battle);
  g_autofree char *cause = rdt_words_event (game, &want.cause);
  GtkWidget *card = rdt_ui_find_type (GTK_WIDGET (fixture->page), RDT_TYPE_ROLL_CARD);

  ask_for (fixture, &want);
  g_assert_nonnull (rdt_ui_find_words (card, cause));
  g_assert_null (rdt_ui_find (card, has_tooltip, NULL));
  g_assert_cmpuint (rdt_roll_card_get_cell (RDT_ROLL_CARD (card)), ==, 9);

  want = (RdtDiceWant) { .purpose = RDT_DICE_CARD, .unit = RDT_NO_UNIT, .side = RDT_NO_SIDE,
                         .has_pack = TRUE, .cards_left = { 7, 5 }, .turn = 3 };
  ask_for (fixture, &want);
  g_assert_nonnull (rdt_ui_find_words (card, "\302\2407, "));
  g_assert_nonnull (rdt_ui_find_words (card, "Turn 3"));
}

static graphene_rect_t
find_faces (RdtBattleFixture *fixture)
{
  GtkWidget *card = rdt_ui_find_type (GTK_WIDGET (fixture->page), RDT_TYPE_ROLL_CARD);
  GtkWidget *die = rdt_ui_find_type (card, RDT_TYPE_DIE);
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (die, GTK_WIDGET (fixture->page), &area));

  return area;
}

/* The dice of an order are clicked in one place, and all of it is visible. */
static void
test_battle_page_own_dice_stay_where_they_are (RdtBattleFixture *fixture,
                                               gconstpointer     unused)
{
  RdtDiceWant want = { .purpose = RDT_DICE_INITIATIVE, .unit = RDT_NO_UNIT, .side = 0 };
  GtkWidget *card = rdt_ui_find_type (GTK_WIDGET (fixture->page), RDT_TYPE_ROLL_CARD);
  GtkWidget *board = gtk_widget_get_parent (card);
  graphene_rect_t before, after;

  ask_for (fixture, &want);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->page));
  before = find_faces (fixture);

  want.side = 1;
  want.has_last = TRUE;
  want.last = (RdtEvent) {
    .kind = RDT_EVENT_ROLLED, .unit = RDT_NO_UNIT, .side = 0,
    .roll = { .purpose = RDT_DICE_INITIATIVE, .die = 3 },
  };
  ask_for (fixture, &want);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->page));
  after = find_faces (fixture);
  g_assert_cmpfloat_with_epsilon (after.origin.x, before.origin.x, 1);
  g_assert_cmpfloat_with_epsilon (after.origin.y, before.origin.y, 1);

  /* With a turn in which many units arrive. */
  want.turn = 2;
  ask_for (fixture, &want);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->page));
  g_assert_cmpint (gtk_widget_get_width (card), <=, gtk_widget_get_width (board));
}

/* While an order waits for its die, the board takes no other order, Undo defers it,
 * and the number keys enter the die.
 */
static void
test_battle_page_own_dice_hold_other_orders_up (RdtBattleFixture *fixture,
                                                gconstpointer     unused)
{
  GtkWidget *card = rdt_ui_find_type (GTK_WIDGET (fixture->page), RDT_TYPE_ROLL_CARD);
  GArray *orders = g_array_new (FALSE, FALSE, sizeof (RdtOrder));
  guint n_asked = 0;

  rdt_battle_set_manual_dice (fixture->battle, TRUE);
  for (guint i = 0; i < rdt_battle_list_orders (fixture->battle)->n_items; i++)
    g_array_append_val (orders, rdt_battle_list_orders (fixture->battle)->items[i]);

  for (guint i = 0; i < orders->len; i++)
    {
      RdtOrder order = g_array_index (orders, RdtOrder, i);

      rdt_battle_controller_order (fixture->controller, &order);
      if (!rdt_battle_runner_is_asking (fixture->runner))
        {
          rdt_page_undo (RDT_PAGE (fixture->page));
          continue;
        }

      n_asked++;
      g_assert_true (gtk_widget_get_visible (card));
      g_assert_false (rdt_battle_controller_is_waiting (fixture->controller));
      rdt_page_undo (RDT_PAGE (fixture->page));
      g_assert_false (rdt_battle_runner_is_asking (fixture->runner));
      g_assert_false (gtk_widget_get_visible (card));
      g_assert_true (rdt_battle_controller_is_waiting (fixture->controller));
      g_assert_cmpuint (rdt_battle_get_n_orders (fixture->battle), ==, 0);
    }

  g_assert_cmpuint (n_asked, >, 0);
  g_array_unref (orders);
}

static void
test_battle_page_lets_computers_play (RdtBattleFixture *fixture,
                                      gconstpointer     unused)
{
  g_settings_set_boolean (fixture->settings, "animations", FALSE);
  g_settings_set_double (fixture->settings, "machine-pace", 0);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    rdt_battle_set_player (fixture->battle, side, RDT_PLAYER_EASY);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "battle.go-on", NULL);

  while (!rdt_battle_is_over (fixture->battle)
         && rdt_battle_get_n_orders (fixture->battle) < MOST_ORDERS)
    g_main_context_iteration (NULL, TRUE);

  /* The battle waits for a player who never answers. */
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    rdt_battle_set_player (fixture->battle, side, RDT_PLAYER_PERSON);
}

#define add_with(path, scenario, func) \
  rdt_battle_fixture_add_page_test ("/gtk/battle-page/" path, scenario, func)

#define add(path, func) add_with (path, NULL, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("begins-the-battle", test_battle_page_begins_the_battle);
  add ("end-window-tells-and-goes-on", test_battle_page_end_window_tells_and_goes_on);
  add ("end-window-shows-losses", test_battle_page_end_window_shows_losses);
  add_with ("end-window-counts-who-never-came", "ruby-station",
            test_battle_page_end_window_counts_who_never_came);
  add ("dice-window-can-be-heard", test_battle_page_dice_window_can_be_heard);
  add ("forces-tell-where-units-are", test_battle_page_forces_tell_where_units_are);
  add_with ("forces-count-who-is-to-come", "ruby-station",
            test_battle_page_forces_count_who_is_to_come);
  add ("gives-its-battle-up", test_battle_page_gives_its_battle_up);
  add ("refusal-leaves-the-board-alone", test_battle_page_refusal_leaves_the_board_alone);
  add ("summary-is-beside-the-board", test_battle_page_summary_is_beside_the_board);
  add ("shows-what-was-ordered", test_battle_page_shows_what_was_ordered);
  add ("undo-selects-who-was-ordered", test_battle_page_undo_selects_who_was_ordered);
  add_with ("undo-while-deploying-selects-who-stood", "ostrow-mill",
            test_battle_page_undo_while_deploying_selects_who_stood);
  add ("shows-the-past-without-changing-it", test_battle_page_shows_the_past_without_changing_it);
  add ("order-menu-tells-why-not", test_battle_page_order_menu_tells_why_not);
  add ("own-dice-are-told-what-for", test_battle_page_own_dice_are_told_what_for);
  add_with ("own-dice-stay-where-they-are", "ruby-station",
            test_battle_page_own_dice_stay_where_they_are);
  add ("tab-goes-where-it-is-said-to", test_battle_page_tab_goes_where_it_is_said_to);
  add ("own-dice-hold-other-orders-up", test_battle_page_own_dice_hold_other_orders_up);
  add ("own-dice-are-not-rolled-by-return", test_battle_page_own_dice_are_not_rolled_by_return);
  add ("lets-computers-play", test_battle_page_lets_computers_play);
  add ("dice-window-does-not-scroll", test_battle_page_dice_window_does_not_scroll);
  add ("dice-window-shows-all-dice", test_battle_page_dice_window_shows_all_dice);

  return g_test_run ();
}
