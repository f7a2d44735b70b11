/* rdt-error-dialog.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-error-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "rdt-dialog-description.h"
#include "rdt-sanitise.h"

/**
 * rdt_error_dialog_present:
 *
 * Shows what failed, and why.
 */
void
rdt_error_dialog_present (GtkWindow  *parent,
                          const char *heading,
                          const char *body)
{
  g_autofree char *plain = rdt_sanitise_text (body);
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, plain);

  rdt_dialog_description_attach (ADW_MESSAGE_DIALOG (dialog));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}
