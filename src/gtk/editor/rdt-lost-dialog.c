/* rdt-lost-dialog.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-lost-dialog.h"

#include <glib/gi18n.h>

#include "rdt-loss-dialog.h"

static void
responded_cb (RdtEditor  *editor,
              const char *response)
{
  if (g_str_equal (response, "undo"))
    rdt_scenario_undo (rdt_editor_get_scenario (editor));
}

/**
 * rdt_lost_dialog_present:
 * @lost: (element-type utf8): descriptions of what the last edit lost
 * @parent: a widget of the parent window
 *
 * Tells what the last edit could not keep, and offers to undo it.
 */
void
rdt_lost_dialog_present (RdtEditor       *editor,
                         const GPtrArray *lost,
                         gpointer         parent)
{
  AdwMessageDialog *dialog = rdt_loss_dialog_new (parent, _("Some Content Was Changed"),
                                                  NULL, lost);

  adw_message_dialog_add_responses (dialog,
                                    "undo", _("_Undo"),
                                    "keep", _("_Keep Changes"),
                                    NULL);
  adw_message_dialog_set_response_appearance (dialog, "keep", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_close_response (dialog, "keep");
  adw_message_dialog_set_default_response (dialog, "keep");
  g_signal_connect_object (dialog, "response", G_CALLBACK (responded_cb), editor,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
