/* rdt-resign-dialog.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-resign-dialog.h"

#include <glib/gi18n.h>

#include "rdt-dialog-description.h"

static void
response_cb (RdtBattleController *controller,
             const char          *response)
{
  RdtOrder order;

  if (!g_str_equal (response, "resign"))
    return;

  rdt_order_init (&order, RDT_ORDER_RESIGN, RDT_NO_UNIT);
  rdt_battle_controller_order (controller, &order);
}

/**
 * rdt_resign_dialog_present:
 *
 * Lets the side to act resign, after a confirmation.
 */
void
rdt_resign_dialog_present (GtkWidget           *page,
                           RdtBattleController *controller)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (page)),
                                              _("Resign?"),
                                              _("The battle will end and the other side will"
                                                " win."));

  rdt_dialog_description_attach (ADW_MESSAGE_DIALOG (dialog));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Cancel"),
                                    "resign", _("_Resign"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "resign",
                                              ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), controller,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
