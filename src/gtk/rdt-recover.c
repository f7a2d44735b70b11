/* rdt-recover.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-recover.h"

#include <glib/gi18n.h>

#include "rdt-autosave.h"

static void
responded_cb (AdwMessageDialog *dialog,
              const char       *response,
              RdtWindow        *window)
{
  GFile *file = g_object_get_data (G_OBJECT (dialog), "file");
  g_autoptr(GError) error = NULL;

  if (g_str_equal (response, "recover"))
    rdt_window_recover (window, file);
  else if (g_str_equal (response, "discard") && !g_file_delete (file, NULL, &error))
    rdt_window_report (window, _("The File Was Not Deleted"), error->message);
}

/**
 * rdt_recover_offer:
 *
 * Asks what is to become of the scenario that was being written when the
 * program ended without asking.
 */
void
rdt_recover_offer (RdtWindow *window)
{
  g_autoptr(GPtrArray) files = rdt_autosave_list_scenarios ();
  GtkWidget *dialog;

  if (files->len == 0)
    return;

  dialog = adw_message_dialog_new (GTK_WINDOW (window), _("Recover the Scenario?"),
                                   _("The program ended while a scenario on the drawing table "
                                     "had changes that were not in its file. They have been "
                                     "kept."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "later", _("_Later"),
                                    "discard", _("_Discard"),
                                    "recover", _("_Recover"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "recover",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "later");
  g_object_set_data_full (G_OBJECT (dialog), "file",
                          g_object_ref (g_ptr_array_index (files, 0)), g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (responded_cb), window, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
