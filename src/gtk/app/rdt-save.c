/* rdt-save.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-save.h"

#include <glib/gi18n.h>

#include "rdt-editor-page.h"
#include "rdt-plain.h"
#include "rdt-recent.h"

typedef struct
{
  RdtWindow     *window;
  RdtPage       *page;
  GFile         *file;
  RdtFileChosen  again;
  RdtSaved       saved;
} Save;

static void
free_save (gpointer  data,
           GClosure *closure)
{
  Save *save = data;

  g_object_unref (save->page);
  g_object_unref (save->file);
  g_free (save);
}

static void
save_in_file (const Save  *save,
              RdtSaveMode  mode,
              GError     **error)
{
  if (!rdt_page_save (save->page, save->file, mode, error))
    return;

  rdt_recent_add (save->file);
  if (save->saved != NULL)
    save->saved (save->window);
}

static void
reload (const Save *save)
{
  if (RDT_IS_EDITOR_PAGE (save->page))
    rdt_editor_page_revert (RDT_EDITOR_PAGE (save->page));
  else
    rdt_window_reopen_battle (save->window, save->file);
}

static void
responded_cb (AdwMessageDialog *dialog,
              const char       *response,
              gpointer          user_data)
{
  const Save *save = user_data;
  g_autoptr(GError) error = NULL;

  if (GTK_WIDGET (save->page) != rdt_window_get_page (save->window))
    return;

  if (g_str_equal (response, "overwrite"))
    save_in_file (save, RDT_SAVE_ANYWAY, &error);
  else if (g_str_equal (response, "save-as"))
    rdt_file_dialogs_save (save->window, save->page, save->again);
  else if (g_str_equal (response, "reload"))
    reload (save);

  if (error != NULL)
    rdt_window_report (save->window, _("Could Not Save File"), error->message);
}

/* Nobody writes over what somebody else has written without knowing it. */
static void
ask (Save *save)
{
  g_autofree char *basename = g_file_get_basename (save->file);
  g_autofree char *name = rdt_plain_file_name (basename);
  /* Translators: %s is the name of a file. */
  g_autofree char *body = g_strdup_printf (_("Another window or program has changed “%s” since it "
                                             "was opened here. Overwrite keeps the other version "
                                             "as a backup; Reload discards your changes."),
                                           name);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (save->window), _("The File Has Changed"),
                                              body);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Cancel"),
                                    "save-as", _("_Save As…"),
                                    "reload", _("_Reload"),
                                    "overwrite", _("_Overwrite"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "reload",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "overwrite",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save-as");
  g_signal_connect_data (dialog, "response", G_CALLBACK (responded_cb), save, free_save, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/**
 * rdt_save_page:
 * @window: whose page is saved
 * @file: where to
 * @again: what saves it in another file that somebody chooses
 * @saved: (nullable): what to do when it has been saved
 *
 * Saves a page.  If the file has changed under it, asks what is to be done;
 * if it cannot be written, says why.
 */
void
rdt_save_page (RdtWindow     *window,
               GFile         *file,
               RdtFileChosen  again,
               RdtSaved       saved)
{
  Save *save = g_new0 (Save, 1);
  g_autoptr(GError) error = NULL;

  save->window = window;
  save->page = g_object_ref (RDT_PAGE (rdt_window_get_page (window)));
  save->file = g_object_ref (file);
  save->again = again;
  save->saved = saved;
  save_in_file (save, RDT_SAVE_IF_UNCHANGED, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
    {
      ask (save);
      return;
    }

  if (error != NULL)
    rdt_window_report (window, _("Could Not Save File"), error->message);

  free_save (save, NULL);
}
