/* rdt-recover.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-recover.h"

#include <glib/gi18n.h>

#include "rdt-autosave.h"
#include "rdt-file-dialogs.h"

static void
responded_cb (AdwMessageDialog *dialog,
              const char       *response,
              RdtWindow        *window)
{
  GFile *file = g_object_get_data (G_OBJECT (dialog), "file");
  g_autoptr(GError) error = NULL;

  if (g_str_equal (response, "recover"))
    rdt_window_recover (window, file);
  else if (g_str_equal (response, "discard") && !rdt_autosave_forget (file, &error))
    rdt_window_report (window, _("Could Not Delete File"), error->message);
}

static char *
dup_words (GFile *file)
{
  RdtLibrary *library = rdt_application_get_library (rdt_application_get_default ());
  g_autoptr(RdtScenario) scenario = rdt_scenario_recover (file, library, NULL);
  g_autofree char *name = rdt_file_dup_display_name (file);

  /* Translators: %s is the title of a scenario. */
  return g_strdup_printf (_("Redoubt closed unexpectedly while “%s” had unsaved changes. The"
                            " changes can be recovered."),
                          scenario != NULL ? rdt_scenario_get_title (scenario) : name);
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
  g_autofree char *words = NULL;
  GtkWidget *dialog;

  if (files->len == 0)
    return;

  words = dup_words (g_ptr_array_index (files, 0));
  dialog = adw_message_dialog_new (GTK_WINDOW (window), _("Recover Scenario?"), words);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "later", _("_Not Now"),
                                    "discard", _("_Discard"),
                                    "recover", _("_Recover"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "recover",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "later");
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "recover");
  g_object_set_data_full (G_OBJECT (dialog), "file",
                          g_object_ref (g_ptr_array_index (files, 0)), g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (responded_cb), window, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
