/* rdt-repair-dialog.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-repair-dialog.h"

#include <glib/gi18n.h>

#include "rdt-loss-dialog.h"
#include "rdt-plain.h"

static void
responded_cb (AdwMessageDialog *dialog,
              const char       *response,
              gpointer          user_data)
{
  RdtWindow *window = RDT_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (dialog)));

  if (g_str_equal (response, "open"))
    rdt_window_edit (window, user_data);
}

/**
 * rdt_repair_dialog_offer:
 * @window: where it would be opened
 * @file: a scenario that cannot be loaded
 * @scenario: what could be understood of it
 *
 * Says what is wrong with a file and offers to open the rest of it on the
 * drawing table, as a scenario that no file has yet.
 */
void
rdt_repair_dialog_offer (RdtWindow   *window,
                         GFile       *file,
                         RdtScenario *scenario)
{
  g_autofree char *basename = g_file_get_basename (file);
  g_autofree char *name = rdt_plain_file_name (basename);
  g_autofree char *body = NULL;
  AdwMessageDialog *dialog;

  /* Translators: %s is the name of a file. */
  body = g_strdup_printf (_("Parts of “%s” could not be read. It can be opened as a new scenario"
                            " without the parts below; the file itself will not be changed."),
                          name);
  dialog = rdt_loss_dialog_new (GTK_WIDGET (window), _("The File Has Errors"), body,
                                rdt_scenario_get_left_out (scenario));
  adw_message_dialog_add_responses (dialog,
                                    "cancel", _("_Cancel"),
                                    "open", _("_Open Anyway"),
                                    NULL);
  adw_message_dialog_set_close_response (dialog, "cancel");
  adw_message_dialog_set_default_response (dialog, "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (responded_cb), g_object_ref (scenario),
                         (GClosureNotify) (GCallback) g_object_unref, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
