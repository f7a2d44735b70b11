/* test-battle-toasts.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-fixture.h"
#include "rdt-choices.h"
#include "rdt-duel.h"
#include "rdt-page.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

/* The toasts over a battle, and how long they are shown. */

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
static void
listen (RdtBattleFixture  *fixture,
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

/* The warning of what an end gives up is shown while it can still be deferred. */
static void
test_battle_toasts_end_warns_before_its_dice (RdtBattleFixture *fixture,
                                              gconstpointer     unused)
{
  RdtBattleController *controller = rdt_ui_get_object (fixture->page, "controller");
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (controller);
  g_autofree char *ready = NULL;
  g_autofree char *said = NULL;

  listen (fixture, &said);
  rdt_battle_set_manual_dice (fixture->battle, TRUE);
  while (!rdt_battle_runner_is_asking (runner))
    {
      g_free (ready);
      ready = rdt_choices_name_ready (fixture->battle);
      gtk_widget_activate_action (GTK_WIDGET (fixture->page), "battle.end", NULL);
    }

  g_assert_nonnull (ready);
  g_assert_nonnull (said);
  g_assert_true (g_str_has_suffix (said, ready));
  g_clear_pointer (&said, g_free);
}

/* Units left to act do not matter any more when the battle is over. */
static void
test_battle_toasts_last_end_gives_nothing_up (RdtBattleFixture *fixture,
                                              gconstpointer     unused)
{
  g_autofree char *ready = NULL;
  g_autofree char *said = NULL;
  guint last = rdt_battle_get_game (fixture->battle)->turn_limit;

  while (rdt_battle_get_position (fixture->battle)->turn < last)
    {
      RdtOrder end = *rdt_duel_find_order (fixture->battle, RDT_ORDER_END);

      g_assert_cmpint (rdt_battle_order (fixture->battle, &end, NULL, NULL), ==, RDT_ORDERED);
    }

  listen (fixture, &said);
  for (guint i = 0; i < 10 && !rdt_battle_is_over (fixture->battle); i++)
    {
      g_clear_pointer (&said, g_free);
      g_free (ready);
      ready = rdt_choices_name_ready (fixture->battle);
      gtk_widget_activate_action (GTK_WIDGET (fixture->page), "battle.end", NULL);
    }

  g_assert_true (rdt_battle_is_over (fixture->battle));
  g_assert_nonnull (ready);
  g_assert_cmpstr (said, ==, NULL);
}

/* After Redo there is nothing to undo. */
static void
test_battle_toasts_redo_takes_back_what_undo_said (RdtBattleFixture *fixture,
                                                   gconstpointer     unused)
{
  g_autofree char *said = NULL;
  const RdtOrder *found = rdt_duel_find_order (fixture->battle, RDT_ORDER_CLOSE_COMBAT);
  RdtOrder order;

  g_assert_nonnull (found);
  order = *found;
  listen (fixture, &said);
  rdt_battle_controller_order (rdt_ui_get_object (fixture->page, "controller"), &order);
  rdt_page_undo (RDT_PAGE (fixture->page));
  g_assert_nonnull (said);
  rdt_page_redo (RDT_PAGE (fixture->page));
  g_assert_cmpuint (rdt_battle_get_n_orders (fixture->battle), ==, 1);
  g_assert_null (said);
}

#define add(path, func) \
  rdt_battle_fixture_add_page_test ("/gtk/battle-toasts/" path, NULL, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("end-warns-before-its-dice", test_battle_toasts_end_warns_before_its_dice);
  rdt_battle_fixture_add_page_test ("/gtk/battle-toasts/last-end-gives-nothing-up",
                                    "wells-of-bir-qamar",
                                    test_battle_toasts_last_end_gives_nothing_up);
  add ("redo-takes-back-what-undo-said", test_battle_toasts_redo_takes_back_what_undo_said);

  return g_test_run ();
}
