/* rdt-battle-toasts.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-toasts.h"

#include <glib/gi18n.h>

#include "rdt-pending-fights.h"
#include "rdt-toast.h"

/* Toasts for side effects of orders, each with an Undo button. */

/* Names the close combats that were fought because they were obligatory and not
 * ordered.  They are not announced in the computer's turn, which is shown order by
 * order.
 */
static char *
name_fights (RdtBattle *battle)
{
  guint n_orders = rdt_battle_get_n_orders (battle);

  if (n_orders == 0 || rdt_battle_awaits_computer_at (battle, n_orders - 1))
    return NULL;

  return rdt_pending_fights_name_fought (battle);
}

static void
ordered_cb (GtkWidget           *page,
            gpointer             events,
            RdtBattleController *controller)
{
  rdt_toast_hide (page);
  rdt_battle_toasts_ended (page, rdt_battle_controller_get_battle (controller), NULL);
}

static void
ended_turn_cb (GtkWidget *page)
{
  rdt_toast_send_with_undo (page, _("Ended automatically: no units left to act."));
}

static void
dropped_cb (GtkWidget *page)
{
  rdt_toast_send (page, _("The dice for this order have not been rolled. Give the order again to"
                          " continue."),
                  RDT_TOAST_SHORT);
}

/**
 * rdt_battle_toasts_attach:
 *
 * Makes a page show toasts about the orders of its battle.
 */
void
rdt_battle_toasts_attach (GtkWidget           *page,
                          RdtBattleController *controller)
{
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (controller);

  g_signal_connect_object (controller, "ordered", G_CALLBACK (ordered_cb), page,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (runner, "dropped", G_CALLBACK (dropped_cb), page, G_CONNECT_SWAPPED);
  g_signal_connect_object (runner, "ended-turn", G_CALLBACK (ended_turn_cb), page,
                           G_CONNECT_SWAPPED);
}

/**
 * rdt_battle_toasts_ending:
 * @ready: the units that could still act
 *
 * Announces what an order that is waiting for dice gives up, while it can still
 * be taken back.
 */
void
rdt_battle_toasts_ending (GtkWidget  *page,
                          const char *ready)
{
  g_autofree char *words = g_strdup_printf (_("Could still act: %s"), ready);

  rdt_toast_send_with_undo (page, words);
}

/**
 * rdt_battle_toasts_ended:
 * @ready: (nullable): the units that could still act before the last order
 *
 * Announces what the last order gave up, and which units had to attack.
 */
void
rdt_battle_toasts_ended (GtkWidget  *page,
                         RdtBattle  *battle,
                         const char *ready)
{
  g_autofree char *fights = name_fights (battle);
  g_autofree char *words = NULL;

  if (ready != NULL && fights != NULL)
    /* Translators: each %s is a list of units. */
    words = g_strdup_printf (_("Could still act: %s. Had to attack: %s."), ready, fights);
  else if (ready != NULL)
    words = g_strdup_printf (_("Could still act: %s"), ready);
  else if (fights != NULL)
    words = g_strdup_printf (_("Had to attack: %s"), fights);

  if (words != NULL)
    rdt_toast_send_with_undo (page, words);
}

static void
failed_cb (GtkWidget *page,
           GError    *error)
{
  /* Translators: %s is the reason, such as "No space left on device"; it comes
   * first because long texts are cut at the end.
   */
  g_autofree char *words = g_strdup_printf (_("%s – could not save the battle automatically"),
                                            error->message);

  rdt_toast_send (page, words, RDT_TOAST_SHORT);
}

/**
 * rdt_battle_toasts_watch:
 *
 * Makes a page show a toast when autosaving fails.
 */
void
rdt_battle_toasts_watch (GtkWidget   *page,
                         RdtAutosave *autosave)
{
  g_signal_connect_object (autosave, "failed", G_CALLBACK (failed_cb), page, G_CONNECT_SWAPPED);
}
