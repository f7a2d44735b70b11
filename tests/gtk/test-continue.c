/* test-continue.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-autosave.h"
#include "rdt-battle-card.h"
#include "rdt-battle-page.h"
#include "rdt-branch.h"
#include "rdt-duel.h"
#include "rdt-page.h"
#include "rdt-roll-card.h"
#include "rdt-scenario-card.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

/* How a battle is continued that was in play when the program ended. */

#define ATTACK "{\"order\": \"close-combat\", \"unit\": \"r1\", \"target\": \"B3\"}"

typedef struct
{
  RdtWindow *window;
  GFile     *kept;
} Table;

static void
set_up (Table         *table,
        gconstpointer  unused)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtAutosave *autosave;

  rdt_test_home_clear ();
  autosave = rdt_battle_autosave_new (battle, NULL);
  rdt_duel_play (battle, 3);
  table->kept = g_object_ref (rdt_autosave_get_file (autosave));
  g_assert_finalize_object (autosave);
  g_assert_finalize_object (battle);
  table->window = rdt_ui_open_window ();
}

static void
tear_down (Table         *table,
           gconstpointer  unused)
{
  rdt_ui_close_window (table->window);
  g_clear_object (&table->kept);
}

/* The newest battle's card. */
static GtkWidget *
find_card (RdtWindow *window)
{
  GtkWidget *card = rdt_ui_find_type (GTK_WIDGET (window), RDT_TYPE_BATTLE_CARD);

  g_assert_nonnull (card);

  return card;
}

static gboolean
shows_text (GtkWidget     *widget,
            gconstpointer  text)
{
  const char *shown = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : NULL;

  return shown != NULL && gtk_widget_get_mapped (widget) && strstr (shown, text) != NULL;
}

static void
press_continue (RdtWindow *window)
{
  GtkWidget *open = rdt_battle_card_get_open (RDT_BATTLE_CARD (find_card (window)));

  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (open)), ==, "Continue");
  g_signal_emit_by_name (open, "clicked");
  rdt_ui_settle ();
}

static RdtBattle *
get_battle (RdtWindow *window)
{
  GtkWidget *page = rdt_window_get_page (window);

  g_assert_true (RDT_IS_BATTLE_PAGE (page));

  return rdt_battle_controller_get_battle (rdt_ui_get_object (page, "controller"));
}

static void
test_continue_names_the_battle (Table         *table,
                                gconstpointer  unused)
{
  g_autoptr(RdtBattle) battle = rdt_battle_load_file (table->kept, NULL, NULL);

  g_assert_nonnull (rdt_ui_find (find_card (table->window), shows_text,
                                 rdt_battle_get_title (battle)));
  g_assert_nonnull (rdt_ui_find (find_card (table->window), shows_text, "Turn "));
  g_assert_nonnull (rdt_ui_find (find_card (table->window), shows_text, "Today"));
}

/* Another battle, as the program keeps it. */
static RdtBattle *
keep_another (RdtBattle *battle)
{
  RdtAutosave *autosave = rdt_battle_autosave_new (battle, NULL);

  rdt_duel_play (battle, 1);
  g_assert_finalize_object (autosave);

  return battle;
}

/* Titles of the shipped scenarios are no longer than that. */
static void
test_continue_cuts_off_no_title (Table         *table,
                                 gconstpointer  unused)
{
  g_autoptr(RdtScenario) scenario = rdt_ui_load_scenario ("mont-saint-jean");
  g_autoptr(RdtGame) game = rdt_scenario_create_game (scenario, NULL);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  GtkWidget *label;

  rdt_dice_set_seed (dice, RDT_DUEL_SEED);
  g_object_unref (keep_another (rdt_battle_new (game, dice)));
  rdt_ui_close_window (table->window);
  table->window = rdt_ui_open_window ();

  label = rdt_ui_find (find_card (table->window), shows_text, "Mont-Saint-Jean, 18 June 1815");
  g_assert_nonnull (label);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
}

static int
get_top (RdtWindow *window,
         GType      type)
{
  GtkWidget *widget = rdt_ui_find_type (GTK_WIDGET (window), type);
  graphene_point_t top;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (window), &GRAPHENE_POINT_INIT (0, 0),
                                           &top));

  return top.y;
}

/* Wide enough for three columns. */
#define WIDE 1200
#define HIGH 800

static graphene_rect_t
get_area (GtkWidget *card,
          RdtWindow *window)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (window), &area));

  return area;
}

/* Another battle with a longer title moves nothing below. */
static void
test_continue_shows_battles_in_the_columns_of_scenarios (Table         *table,
                                                         gconstpointer  unused)
{
  static const char *const names[] = { "wells-of-bir-qamar", "brihuega" };
  graphene_rect_t before = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr(RdtScenario) scenario = rdt_ui_load_scenario (names[i]);
      g_autoptr(RdtGame) game = rdt_scenario_create_game (scenario, NULL);
      g_autoptr(RdtDice) dice = rdt_dice_new ();
      g_autoptr(GPtrArray) battles = NULL, scenarios = NULL;

      rdt_dice_set_seed (dice, RDT_DUEL_SEED);
      g_object_unref (keep_another (rdt_battle_new (game, dice)));
      rdt_ui_close_window (table->window);
      table->window = rdt_ui_open_window ();

      gtk_window_set_default_size (GTK_WINDOW (table->window), WIDE, HIGH);
      rdt_ui_settle ();

      battles = rdt_ui_list (GTK_WIDGET (table->window), RDT_TYPE_BATTLE_CARD);
      scenarios = rdt_ui_list (GTK_WIDGET (table->window), RDT_TYPE_SCENARIO_CARD);
      g_assert_cmpuint (battles->len, ==, i + 2);
      for (guint j = 0; j < battles->len; j++)
        {
          graphene_rect_t above = get_area (g_ptr_array_index (battles, j), table->window);
          graphene_rect_t below = get_area (g_ptr_array_index (scenarios, j), table->window);

          g_assert_cmpint (above.origin.x, ==, below.origin.x);
          g_assert_cmpint (above.size.width, ==, below.size.width);
          g_assert_cmpint (below.origin.y, ==,
                           get_area (g_ptr_array_index (scenarios, 0), table->window).origin.y);
          if (i > 0)
            g_assert_cmpint (below.origin.y, ==, before.origin.y);
          before = below;
        }
    }
}

/* A search must not move what the user is about to click. */
static void
test_continue_a_search_moves_nothing (Table         *table,
                                      gconstpointer  unused)
{
  GtkWidget *search = rdt_ui_find_type (GTK_WIDGET (table->window), GTK_TYPE_SEARCH_ENTRY);
  int top = get_top (table->window, GTK_TYPE_SEARCH_ENTRY);
  int card = get_top (table->window, RDT_TYPE_BATTLE_CARD);

  gtk_editable_set_text (GTK_EDITABLE (search), "no such scenario");
  rdt_ui_settle ();
  g_assert_nonnull (rdt_ui_find (GTK_WIDGET (table->window), shows_text,
                                 "No Scenarios Found"));
  g_assert_cmpint (get_top (table->window, GTK_TYPE_SEARCH_ENTRY), ==, top);
  g_assert_cmpint (get_top (table->window, RDT_TYPE_BATTLE_CARD), ==, card);
}

static gboolean
has_title (GtkWidget     *widget,
           gconstpointer  title)
{
  return g_strcmp0 (gtk_window_get_title (GTK_WINDOW (widget)), title) == 0;
}

/* Even before the search has caught up with what was typed. */
static void
test_continue_return_opens_what_is_found (Table         *table,
                                          gconstpointer  unused)
{
  GtkWidget *search = rdt_ui_find_type (GTK_WIDGET (table->window), GTK_TYPE_SEARCH_ENTRY);
  guint n_windows = g_list_model_get_n_items (gtk_window_get_toplevels ());
  GtkWidget *window;

  gtk_editable_set_text (GTK_EDITABLE (search), "no such scenario");
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, n_windows);

  gtk_editable_set_text (GTK_EDITABLE (search), "brennach");
  g_signal_emit_by_name (search, "activate");
  window = rdt_ui_find_window (has_title, "The Brennach Road");
  g_assert_nonnull (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_continue_shows_all_battles (Table         *table,
                                 gconstpointer  unused)
{
  g_autoptr(GPtrArray) cards = NULL;
  g_autoptr(GPtrArray) all = NULL;
  GtkWidget *toggle;

  for (guint i = 0; i < 4; i++)
    g_object_unref (keep_another (rdt_duel_new ()));
  rdt_ui_close_window (table->window);
  table->window = rdt_ui_open_window ();

  cards = rdt_ui_list (GTK_WIDGET (table->window), RDT_TYPE_BATTLE_CARD);
  g_assert_cmpuint (cards->len, ==, 3);

  toggle = gtk_widget_get_ancestor (rdt_ui_find (GTK_WIDGET (table->window), shows_text,
                                                 "Show All (5)"),
                                    GTK_TYPE_TOGGLE_BUTTON);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  rdt_ui_settle ();
  all = rdt_ui_list (GTK_WIDGET (table->window), RDT_TYPE_BATTLE_CARD);
  g_assert_cmpuint (all->len, ==, 5);
}

static void
test_continue_marks_branches (Table         *table,
                              gconstpointer  unused)
{
  g_autoptr(RdtBattle) battle = rdt_battle_load_file (table->kept, NULL, NULL);
  g_autoptr(RdtBattle) branch = rdt_battle_branch_at (battle, 2);
  g_autofree char *name = g_file_get_basename (table->kept);

  rdt_branch_mark (branch, name, 1);
  keep_another (branch);
  rdt_ui_close_window (table->window);
  table->window = rdt_ui_open_window ();

  g_assert_nonnull (rdt_ui_find (find_card (table->window), shows_text,
                                 "Branch from turn 1 of Today"));
}

/* A battle in the bin can be restored exactly as it was. */
static void
test_continue_moves_to_the_bin_and_back (Table         *table,
                                         gconstpointer  unused)
{
  g_autofree char *name = g_file_get_basename (table->kept);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  GtkWidget *undo;

  g_assert_true (g_file_get_contents (g_file_peek_path (table->kept), &before, NULL, NULL));
  gtk_widget_activate_action (find_card (table->window), "battles.trash", "s", name);
  rdt_ui_settle ();
  g_assert_false (g_file_query_exists (table->kept, NULL));
  g_assert_null (rdt_ui_find_type (GTK_WIDGET (table->window), RDT_TYPE_BATTLE_CARD));

  undo = rdt_ui_find (GTK_WIDGET (table->window), shows_text, "Undo");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (undo)), ==, "Undo");
  g_signal_emit_by_name (gtk_widget_get_ancestor (undo, GTK_TYPE_BUTTON), "clicked");
  rdt_ui_settle ();
  g_assert_true (g_file_get_contents (g_file_peek_path (table->kept), &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
  find_card (table->window);
}

/* A battle in play cannot be deleted. */
static void
test_continue_keeps_what_is_in_play (Table         *table,
                                     gconstpointer  unused)
{
  g_autofree char *name = g_file_get_basename (table->kept);
  RdtWindow *other = rdt_ui_open_window ();

  press_continue (table->window);
  gtk_widget_activate_action (find_card (other), "battles.trash", "s", name);
  rdt_ui_settle ();
  g_assert_true (g_file_query_exists (table->kept, NULL));
  gtk_window_destroy (GTK_WINDOW (rdt_ui_find_window_type (ADW_TYPE_MESSAGE_DIALOG)));
  rdt_ui_close_window (other);
}

static void
test_continue_tells_of_what_cannot_be_read (Table         *table,
                                            gconstpointer  unused)
{
  g_assert_true (g_file_set_contents (g_file_peek_path (table->kept), "{", -1, NULL));
  rdt_ui_close_window (table->window);
  table->window = rdt_ui_open_window ();
  g_assert_nonnull (rdt_ui_find (find_card (table->window), shows_text, "cannot be read"));
}

static void
test_continue_goes_on_in_the_same_file (Table         *table,
                                        gconstpointer  unused)
{
  g_autoptr(GPtrArray) files = NULL;
  g_autoptr(RdtBattle) again = NULL;

  press_continue (table->window);
  g_assert_cmpuint (rdt_battle_get_n_orders (get_battle (table->window)), ==, 3);
  rdt_duel_play (get_battle (table->window), 1);
  rdt_window_show_welcome (table->window);
  rdt_ui_settle ();

  files = rdt_autosave_folder_list (RDT_AUTOSAVE_BATTLE);
  g_assert_cmpuint (files->len, ==, 1);
  again = rdt_battle_load_file (table->kept, NULL, NULL);
  g_assert_cmpuint (rdt_battle_get_n_orders (again), ==, 4);
}

/* Saving must ask for a file, and not write to the state folder. */
static void
test_continue_has_no_file_of_its_own (Table         *table,
                                      gconstpointer  unused)
{
  press_continue (table->window);
  g_assert_null (rdt_battle_get_file (get_battle (table->window)));
}

static void
test_continue_elsewhere_shows_what_is_in_play (Table         *table,
                                               gconstpointer  unused)
{
  RdtWindow *other = rdt_ui_open_window ();

  press_continue (table->window);
  press_continue (other);
  g_assert_null (rdt_window_get_page (other));
  g_assert_cmpuint (rdt_battle_get_n_orders (get_battle (table->window)), ==, 3);
  rdt_ui_close_window (other);
}

/* A battle in a file chosen by the user. */
static GFile *
save_as (Table      *table,
         const char *name)
{
  GFile *file = g_file_new_build_filename (g_get_user_data_dir (), name, NULL);

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  g_assert_true (g_file_copy (table->kept, file, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL));

  return file;
}

/* A battle that has been saved to a file is expected to be there as it stands. */
static void
test_continue_asks_when_a_file_is_behind (Table         *table,
                                          gconstpointer  unused)
{
  g_autoptr(GFile) own = save_as (table, "own.battle.json");
  g_autoptr(GPtrArray) files = NULL;

  rdt_window_open_file (table->window, own);
  rdt_ui_settle ();
  g_assert_true (g_file_equal (rdt_battle_get_file (get_battle (table->window)), own));

  g_assert_false (rdt_page_must_save (RDT_PAGE (rdt_window_get_page (table->window))));

  rdt_duel_play (get_battle (table->window), 1);
  g_assert_true (rdt_page_must_save (RDT_PAGE (rdt_window_get_page (table->window))));
  g_assert_true (rdt_page_save (RDT_PAGE (rdt_window_get_page (table->window)), own,
                                RDT_SAVE_IF_UNCHANGED, NULL));
  g_assert_false (rdt_page_must_save (RDT_PAGE (rdt_window_get_page (table->window))));
  rdt_window_show_welcome (table->window);
  rdt_ui_settle ();
  files = rdt_autosave_folder_list (RDT_AUTOSAVE_BATTLE);
  g_assert_cmpuint (files->len, ==, 2);
}

static void
test_continue_opens_beside_what_is_not_saved (Table         *table,
                                              gconstpointer  unused)
{
  g_autoptr(GFile) own = save_as (table, "own.battle.json");
  g_autoptr(GFile) next = save_as (table, "next.battle.json");
  RdtWindow *other;

  rdt_window_open_file (table->window, own);
  rdt_ui_settle ();
  rdt_window_open_file (table->window, next);
  rdt_ui_settle ();
  g_assert_null (rdt_ui_find_other_window (table->window));

  rdt_duel_play (get_battle (table->window), 1);
  rdt_window_open_file (table->window, own);
  rdt_ui_settle ();
  g_assert_cmpuint (rdt_battle_get_n_orders (get_battle (table->window)), ==, 4);
  other = rdt_ui_find_other_window (table->window);
  g_assert_nonnull (other);
  g_assert_true (g_file_equal (rdt_battle_get_file (get_battle (other)), own));
  rdt_ui_close_window (other);
}

/* Leaves a battle in which an attack waits for its second die. */
static void
keep_half_attacked (Table *table)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  RdtAutosave *autosave = rdt_battle_autosave_new (battle, NULL);
  RdtDiceWant want;

  rdt_duel_roll_initiative (battle);
  g_assert_cmpint (rdt_duel_order (battle, ATTACK, &want), ==, RDT_NEEDS_DICE);
  rdt_battle_enter_die (battle, want.purpose, 6);
  g_assert_cmpint (rdt_duel_order (battle, ATTACK, &want), ==, RDT_NEEDS_DICE);
  g_assert_finalize_object (autosave);
  g_assert_finalize_object (battle);

  rdt_ui_close_window (table->window);
  table->window = rdt_ui_open_window ();
}

static GtkWidget *
find_question (RdtWindow *window)
{
  GtkWidget *card = rdt_ui_find_type (GTK_WIDGET (window), RDT_TYPE_ROLL_CARD);

  g_assert_nonnull (card);

  return gtk_widget_get_visible (card) ? card : NULL;
}

static gboolean
asks_for (RdtWindow  *window,
          const char *unit)
{
  GtkWidget *card = find_question (window);
  g_autofree char *words = g_strdup_printf ("roll a die for %s.", unit);

  return card != NULL && rdt_ui_find (card, shows_text, words) != NULL;
}

static RdtBattleRunner *
get_runner (RdtWindow *window)
{
  RdtBattlePage *page = RDT_BATTLE_PAGE (rdt_window_get_page (window));

  return rdt_battle_controller_get_runner (rdt_ui_get_object (page, "controller"));
}

/* Dice that have been rolled are not rolled again. */
static void
test_continue_asks_for_the_next_die (Table         *table,
                                     gconstpointer  unused)
{
  keep_half_attacked (table);
  press_continue (table->window);
  g_assert_true (rdt_battle_runner_is_asking (get_runner (table->window)));
  g_assert_true (asks_for (table->window, "Infantry b1"));

  /* Nor are those that are entered now, if the battle is left once more. */
  gtk_widget_activate_action (rdt_window_get_page (table->window), "win.undo", NULL);
  rdt_ui_settle ();
  g_assert_true (asks_for (table->window, "Infantry r1"));
  gtk_widget_activate_action (GTK_WIDGET (table->window), "win.welcome", NULL);
  rdt_ui_settle ();
  press_continue (table->window);
  g_assert_true (asks_for (table->window, "Infantry r1"));

  rdt_battle_runner_roll (get_runner (table->window), RDT_DICE_CLOSE_COMBAT, 6);
  rdt_battle_runner_roll (get_runner (table->window), RDT_DICE_CLOSE_COMBAT, 6);
  g_assert_false (rdt_battle_runner_is_asking (get_runner (table->window)));
  g_assert_cmpuint (rdt_battle_get_n_orders (get_battle (table->window)), ==, 1);
}

/* A deferred order is not asked for again. */
static void
test_continue_leaves_alone_what_was_put_off (Table         *table,
                                             gconstpointer  unused)
{
  keep_half_attacked (table);
  press_continue (table->window);
  rdt_battle_runner_cancel_roll (get_runner (table->window));
  gtk_widget_activate_action (GTK_WIDGET (table->window), "win.welcome", NULL);
  rdt_ui_settle ();
  press_continue (table->window);
  g_assert_false (rdt_battle_runner_is_asking (get_runner (table->window)));
  g_assert_null (find_question (table->window));
}

/* Another program has continued or changed the file. */
static void
test_continue_tells_of_dice_that_do_not_fit (Table         *table,
                                             gconstpointer  unused)
{
  g_autofree char *text = NULL;
  g_autoptr(GString) changed = NULL;
  GFile *kept;
  g_autoptr(GPtrArray) files = NULL;

  keep_half_attacked (table);
  files = rdt_autosave_folder_list (RDT_AUTOSAVE_BATTLE);
  kept = g_ptr_array_index (files, 0);
  g_assert_true (g_file_get_contents (g_file_peek_path (kept), &text, NULL, NULL));
  changed = g_string_new (text);
  g_assert_cmpuint (g_string_replace (changed, "\"after\": 0", "\"after\": 2", 0), ==, 1);
  g_assert_true (g_file_set_contents (g_file_peek_path (kept), changed->str, -1, NULL));

  press_continue (table->window);
  g_assert_false (rdt_battle_runner_is_asking (get_runner (table->window)));
  g_assert_nonnull (rdt_ui_find_words (rdt_ui_find_window_type (ADW_TYPE_MESSAGE_DIALOG),
                                       "The Last Order Was Not Finished"));
  gtk_window_destroy (GTK_WINDOW (rdt_ui_find_window_type (ADW_TYPE_MESSAGE_DIALOG)));
}

#define add(path, func) \
  g_test_add ("/gtk/continue/" path, Table, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_autoptr(RdtApplication) application = rdt_ui_start (&argc, &argv);

  add ("names-the-battle", test_continue_names_the_battle);
  add ("cuts-off-no-title", test_continue_cuts_off_no_title);
  add ("shows-battles-in-the-columns-of-scenarios",
       test_continue_shows_battles_in_the_columns_of_scenarios);
  add ("shows-all-battles", test_continue_shows_all_battles);
  add ("a-search-moves-nothing", test_continue_a_search_moves_nothing);
  add ("return-opens-what-is-found", test_continue_return_opens_what_is_found);
  add ("marks-branches", test_continue_marks_branches);
  add ("moves-to-the-bin-and-back", test_continue_moves_to_the_bin_and_back);
  add ("keeps-what-is-in-play", test_continue_keeps_what_is_in_play);
  add ("tells-of-what-cannot-be-read", test_continue_tells_of_what_cannot_be_read);
  add ("goes-on-in-the-same-file", test_continue_goes_on_in_the_same_file);
  add ("has-no-file-of-its-own", test_continue_has_no_file_of_its_own);
  add ("elsewhere-shows-what-is-in-play", test_continue_elsewhere_shows_what_is_in_play);
  add ("asks-when-a-file-is-behind", test_continue_asks_when_a_file_is_behind);
  add ("opens-beside-what-is-not-saved", test_continue_opens_beside_what_is_not_saved);
  add ("asks-for-the-next-die", test_continue_asks_for_the_next_die);
  add ("leaves-alone-what-was-put-off", test_continue_leaves_alone_what_was_put_off);
  add ("tells-of-dice-that-do-not-fit", test_continue_tells_of_dice_that_do_not_fit);

  return g_test_run ();
}
