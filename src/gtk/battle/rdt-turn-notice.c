/* rdt-turn-notice.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-turn-notice.h"

#include <glib/gi18n.h>

#include "rdt-computer-turn.h"

/* Notifies the user, if the window is not active, that the computer has finished its turn. */

#define NOTICE_ID "turn"

typedef struct
{
  GtkWidget           *page;
  RdtBattleController *controller;
} Notice;

static void
notice_free (gpointer  data,
             GClosure *closure)
{
  g_free (data);
}

static GApplication *
find_application (GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (page);

  return root != NULL ? G_APPLICATION (gtk_window_get_application (GTK_WINDOW (root))) : NULL;
}

static void
active_changed_cb (RdtPace      *pace,
                   GParamSpec   *pspec,
                   const Notice *self)
{
  GtkRoot *root = gtk_widget_get_root (self->page);
  GApplication *application = find_application (self->page);
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  g_autoptr(GNotification) notice = NULL;
  g_autofree char *words = NULL;

  if (application == NULL || rdt_pace_is_active (pace) || gtk_window_is_active (GTK_WINDOW (root)))
    return;

  words = rdt_computer_turn_summarise (battle);
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
  Notice *self = g_new (Notice, 1);
  GClosure *closure = g_cclosure_new (G_CALLBACK (active_changed_cb), self, notice_free);

  self->page = page;
  self->controller = controller;
  g_object_watch_closure (G_OBJECT (page), closure);
  g_signal_connect_closure (pace, "notify::active", closure, FALSE);
  g_signal_connect (page, "notify::root", G_CALLBACK (root_changed_cb), NULL);
}
