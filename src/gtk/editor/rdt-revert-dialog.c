/* rdt-revert-dialog.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-revert-dialog.h"

#include <glib/gi18n.h>

#include "rdt-dialog-description.h"

static void
responded_cb (GtkWidget  *page,
              const char *response)
{
  if (g_str_equal (response, "revert"))
    gtk_widget_activate_action (page, "editor.revert-now", NULL);
}

/**
 * rdt_revert_dialog_present:
 * @parent: the page, which has the action `editor.revert-now`
 *
 * Asks for confirmation before a scenario is reverted to its file.
 */
void
rdt_revert_dialog_present (GtkWidget *parent,
                           RdtEditor *editor)
{
  GtkWidget *dialog;

  if (rdt_scenario_get_file (rdt_editor_get_scenario (editor)) == NULL)
    {
      rdt_editor_tell (editor, _("This scenario has not been saved yet."));
      return;
    }

  dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (parent)),
                                   _("Revert to Saved Version?"),
                                   _("Changes made since the last save will be discarded. You"
                                     " can undo this."));
  rdt_dialog_description_attach (ADW_MESSAGE_DIALOG (dialog));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Cancel"),
                                    "revert", _("_Revert"),
                                    NULL);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "revert");
  g_signal_connect_object (dialog, "response", G_CALLBACK (responded_cb), parent,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
