/* rdt-dialog-description.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-dialog-description.h"

#include "rdt-announce.h"

static void
focus_changed_cb (AdwMessageDialog *dialog)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (dialog));

  if (focus == NULL)
    return;

  rdt_announce_describe (focus, adw_message_dialog_get_body (dialog));
  g_signal_handlers_disconnect_by_func (dialog, focus_changed_cb, NULL);
}

/**
 * rdt_dialog_description_attach:
 * @dialog: a dialog that is not shown yet
 *
 * Makes a screen reader read the body of a dialog, not only its heading, with
 * the default button.
 */
void
rdt_dialog_description_attach (AdwMessageDialog *dialog)
{
  g_signal_connect (dialog, "notify::focus-widget", G_CALLBACK (focus_changed_cb), NULL);
}
