/* rdt-file-dialogs.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-file-dialogs.h"

#include <glib/gi18n.h>

#include "rdt-export.h"

/* Pixels or points to a cell of a picture that is exported. */
#define EXPORT_CELL 96.0

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

static RdtExportFormat
find_format (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  if (g_str_has_suffix (name, ".svg"))
    return RDT_EXPORT_SVG;

  return g_str_has_suffix (name, ".pdf") ? RDT_EXPORT_PDF : RDT_EXPORT_PNG;
}

static void
export_to (RdtWindow *window,
           GFile     *file)
{
  RdtPage *page = RDT_PAGE (rdt_window_get_page (window));
  RdtExport export = {
    .format = find_format (file),
    .palette = RDT_PALETTE_LIGHT,
    .cell = EXPORT_CELL,
    .parts = RDT_PAINTER_LABELS | RDT_PAINTER_UNITS,
  };
  g_autoptr(GByteArray) bytes = NULL;
  g_autoptr(GError) error = NULL;

  bytes = rdt_export_board (&export, rdt_board_view_get_picture (rdt_page_get_board (page)), NULL,
                            &error);

  if (bytes == NULL
      || !g_file_replace_contents (file, (const char *) bytes->data, bytes->len, NULL, FALSE,
                                   G_FILE_CREATE_NONE, NULL, NULL, &error))
    rdt_window_report (window, _("The Board Was Not Exported"), error->message);
}

/**
 * rdt_file_dialogs_export:
 *
 * Lets somebody choose where a picture of the board is written; the name
 * tells its format.
 */
void
rdt_file_dialogs_export (RdtWindow *window,
                         RdtPage   *page)
{
  GtkFileChooserNative *dialog = create (window, _("Export Board"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                         export_to, G_CALLBACK (responded_cb));

  add_filter (GTK_FILE_CHOOSER (dialog), _("PNG Pictures"), "*.png");
  add_filter (GTK_FILE_CHOOSER (dialog), _("SVG Drawings"), "*.svg");
  add_filter (GTK_FILE_CHOOSER (dialog), _("PDF Documents"), "*.pdf");
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), _("Board.png"));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
