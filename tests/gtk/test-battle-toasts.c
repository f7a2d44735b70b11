/* test-battle-toasts.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-page.h"
#include "rdt-choices.h"
#include "rdt-duel.h"
#include "rdt-page.h"
#include "rdt-shelter.h"
#include "rdt-stage.h"

/* What is said over a battle, and how long it holds. */

typedef struct
{
  RdtBattle     *battle;
  GSettings     *settings;
  RdtBattlePage *page;
  GtkWidget     *window;
} Table;

static void
set_up (Table         *table,
        gconstpointer  unused)
{
  table->settings = g_settings_new ("io.github.redoubt.Redoubt");
  g_settings_set_string (table->settings, "dice-dialog", "never");
  table->battle = rdt_duel_new ();
  table->page = RDT_BATTLE_PAGE (rdt_battle_page_new (table->battle, table->settings));
  table->window = rdt_stage_show (GTK_WIDGET (table->page), 1000, 700);
}

static void
tear_down (Table         *table,
           gconstpointer  unused)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  rdt_stage_settle ();
  g_clear_object (&table->battle);
  g_clear_object (&table->settings);
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

/* Notes what is said over the page's window, until it is taken away. */
static void
listen (Table  *table,
        char  **said)
{
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr(GVariantType) type = g_variant_type_new ("(suss)");
  g_autoptr(GSimpleAction) toast = g_simple_action_new ("toast", type);
  g_autoptr(GSimpleAction) hide = g_simple_action_new ("hide-toast", NULL);

  g_signal_connect (toast, "activate", G_CALLBACK (toast_cb), said);
  g_signal_connect (hide, "activate", G_CALLBACK (toast_cb), said);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (toast));
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (hide));
  gtk_widget_insert_action_group (table->window, "win", G_ACTION_GROUP (actions));
}

/* What ending gives up is said while it can still be put off. */
static void
test_battle_toasts_end_warns_before_its_dice (Table         *table,
                                            gconstpointer  unused)
{
  RdtBattleController *controller = rdt_battle_page_get_controller (table->page);
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (controller);
  g_autofree char *ready = NULL;
  g_autofree char *said = NULL;

  listen (table, &said);
  rdt_battle_set_manual_dice (table->battle, TRUE);
  while (!rdt_battle_runner_is_asking (runner))
    {
      g_free (ready);
      ready = rdt_choices_name_ready (table->battle);
      gtk_widget_activate_action (GTK_WIDGET (table->page), "battle.end", NULL);
    }

  g_assert_nonnull (ready);
  g_assert_nonnull (said);
  g_assert_true (g_str_has_suffix (said, ready));
  g_clear_pointer (&said, g_free);
}

/* Once it has been done again nothing is undone. */
static void
test_battle_toasts_redo_takes_back_what_undo_said (Table         *table,
                                                 gconstpointer  unused)
{
  g_autofree char *said = NULL;
  const RdtOrder *found = rdt_duel_find_order (table->battle, RDT_ORDER_CLOSE_COMBAT);
  RdtOrder order;

  g_assert_nonnull (found);
  order = *found;
  listen (table, &said);
  rdt_battle_controller_order (rdt_battle_page_get_controller (table->page), &order);
  rdt_page_undo (RDT_PAGE (table->page));
  g_assert_nonnull (said);
  rdt_page_redo (RDT_PAGE (table->page));
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, 1);
  g_assert_null (said);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_shelter_init ();
  adw_init ();

  g_test_add ("/gtk/battle-toasts/end-warns-before-its-dice", Table, NULL, set_up,
              test_battle_toasts_end_warns_before_its_dice, tear_down);
  g_test_add ("/gtk/battle-toasts/redo-takes-back-what-undo-said", Table, NULL, set_up,
              test_battle_toasts_redo_takes_back_what_undo_said, tear_down);

  return g_test_run ();
}
