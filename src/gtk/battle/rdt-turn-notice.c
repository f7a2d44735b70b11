/* rdt-turn-notice.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-turn-notice.h"

#include <glib/gi18n.h>

#include "rdt-machine-turn.h"

/* Notifies the user, if the window is not active, that the computer has finished its turn. */

#define NOTICE_ID "turn"

static GApplication *
find_application (GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (page);

  return root != NULL ? G_APPLICATION (gtk_window_get_application (GTK_WINDOW (root))) : NULL;
}

static void
active_changed_cb (GtkWidget  *page,
                   GParamSpec *pspec,
                   RdtPace    *pace)
{
  RdtBattleController *controller = g_object_get_data (G_OBJECT (page), NOTICE_ID);
  GtkRoot *root = gtk_widget_get_root (page);
  GApplication *application = find_application (page);
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  g_autoptr(GNotification) notice = NULL;
  g_autofree char *words = NULL;

  if (application == NULL || rdt_pace_is_active (pace) || gtk_window_is_active (GTK_WINDOW (root)))
    return;

  words = rdt_machine_turn_summarise (battle);
  if (words == NULL)
    return;

  notice = g_notification_new (rdt_battle_is_over (battle) ? _("Battle over") : _("Your turn"));
  g_notification_set_body (notice, words);
  g_application_send_notification (application, NOTICE_ID, notice);
}

/* No notification is needed while the battle is in view. */
static void
window_activated_cb (GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (page);
  GApplication *application = find_application (page);

  if (application != NULL && gtk_window_is_active (GTK_WINDOW (root)))
    g_application_withdraw_notification (application, NOTICE_ID);
}

static void
root_changed_cb (GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (page);

  if (root != NULL)
    g_signal_connect_object (root, "notify::is-active", G_CALLBACK (window_activated_cb), page,
                             G_CONNECT_SWAPPED);
}

/**
 * rdt_turn_notice_attach:
 * @page: the page whose window is watched
 */
void
rdt_turn_notice_attach (GtkWidget           *page,
                        RdtBattleController *controller)
{
  RdtPace *pace = rdt_battle_runner_get_pace (rdt_battle_controller_get_runner (controller));

  g_object_set_data (G_OBJECT (page), NOTICE_ID, controller);
  g_signal_connect_object (pace, "notify::active", G_CALLBACK (active_changed_cb), page,
                           G_CONNECT_SWAPPED);
  g_signal_connect (page, "notify::root", G_CALLBACK (root_changed_cb), NULL);
}
