/* rdt-file-dialogs.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-file-dialogs.h"

#include <glib/gi18n.h>

static void
add_filter (GtkFileChooser *chooser,
            const char     *name,
            const char     *pattern)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (chooser, filter);
  g_object_unref (filter);
}

static GtkFileChooserNative *
create (RdtWindow            *window,
        const char           *title,
        GtkFileChooserAction  action,
        RdtFileChosen         chosen,
        GCallback             responded)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, GTK_WINDOW (window),
                                                              action, NULL, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_object_set_data (G_OBJECT (dialog), "chosen", chosen);
  g_signal_connect (dialog, "response", responded, window);

  return dialog;
}

static void
responded_cb (GtkNativeDialog *dialog,
              int              response,
              RdtWindow       *window)
{
  RdtFileChosen chosen = (RdtFileChosen) g_object_get_data (G_OBJECT (dialog), "chosen");
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    chosen (window, file);

  g_object_unref (dialog);
}

/**
 * rdt_file_dialogs_open:
 *
 * Lets somebody choose a battle or a scenario to open.
 */
void
rdt_file_dialogs_open (RdtWindow *window)
{
  GtkFileChooserNative *dialog = create (window, _("Open"), GTK_FILE_CHOOSER_ACTION_OPEN,
                                         rdt_window_open_file, G_CALLBACK (responded_cb));

  add_filter (GTK_FILE_CHOOSER (dialog), _("Battles and Scenarios"), "*.json");
  add_filter (GTK_FILE_CHOOSER (dialog), _("Battles"), "*.battle.json");
  add_filter (GTK_FILE_CHOOSER (dialog), _("Scenarios"), "*.scenario.json");
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/**
 * rdt_file_dialogs_save:
 *
 * Lets somebody choose where a page is saved.
 */
void
rdt_file_dialogs_save (RdtWindow     *window,
                       RdtPage       *page,
                       RdtFileChosen  chosen)
{
  GtkFileChooserNative *dialog = create (window, _("Save As"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                         chosen, G_CALLBACK (responded_cb));
  g_autofree char *name = rdt_page_dup_name (page);

  if (rdt_page_get_file (page) != NULL)
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (dialog), rdt_page_get_file (page), NULL);
  else
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);

  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
