/* rdt-save.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-save.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "rdt-error-dialog.h"
#include "rdt-file-dialogs.h"
#include "rdt-question.h"
#include "rdt-recent.h"
#include "rdt-sanitise.h"

/* Saving is a #GTask with the page as source object and the file as task data. */

static void save_in_file (GTask       *task,
                          RdtSaveMode  mode);

static void
finish (GTask    *task,
        gboolean  is_saved)
{
  g_task_return_boolean (task, is_saved);
  g_object_unref (task);
}

static GtkWindow *
get_window (GTask *task)
{
  return GTK_WINDOW (gtk_widget_get_root (g_task_get_source_object (task)));
}

static void
chosen_cb (GFile    *file,
           gpointer  user_data)
{
  GTask *task = user_data;

  if (file == NULL)
    {
      finish (task, FALSE);
      return;
    }

  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  save_in_file (task, RDT_SAVE_IF_UNCHANGED);
}

static void
answer (GTask      *task,
        const char *response)
{
  GtkWindow *window = get_window (task);

  /* The page has been closed meanwhile. */
  if (window == NULL)
    {
      finish (task, FALSE);
      return;
    }

  if (g_str_equal (response, "overwrite"))
    {
      save_in_file (task, RDT_SAVE_ANYWAY);
      return;
    }

  if (g_str_equal (response, "save-as"))
    {
      rdt_file_dialogs_save (g_task_get_source_object (task), chosen_cb, task);
      return;
    }

  if (g_str_equal (response, "reload"))
    gtk_widget_activate_action (GTK_WIDGET (window), "win.reload", NULL);
  finish (task, FALSE);
}

/* A file that was changed elsewhere is not overwritten without asking. */
static void
ask (GTask *task)
{
  g_autofree char *basename = g_file_get_basename (g_task_get_task_data (task));
  g_autofree char *name = rdt_sanitise_file_name (basename);
  /* Translators: %s is the name of a file. */
  g_autofree char *body = g_strdup_printf (_("Another window or program has changed “%s” since it "
                                             "was opened here. Overwrite keeps the other version "
                                             "as a backup; Reload discards your changes."),
                                           name);
  GtkWidget *dialog = adw_message_dialog_new (get_window (task), _("The File Has Changed"), body);

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
  rdt_question_present (ADW_MESSAGE_DIALOG (dialog), task, answer);
}

static void
save_in_file (GTask       *task,
              RdtSaveMode  mode)
{
  GFile *file = g_task_get_task_data (task);
  g_autoptr(GError) error = NULL;

  if (rdt_page_save (g_task_get_source_object (task), file, mode, &error))
    {
      rdt_recent_add (file);
      finish (task, TRUE);
    }
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
    {
      ask (task);
    }
  else
    {
      rdt_error_dialog_present (get_window (task), _("Could Not Save File"), error->message);
      finish (task, FALSE);
    }
}

/**
 * rdt_save_page:
 * @page: the page to save
 * @file: (nullable): where to save, or %NULL to ask
 * @callback: (nullable): called when it has been saved, or was not
 *
 * Saves a page.  Asks what to do if the file has been changed by another
 * program, and shows an error if it cannot be written.
 */
void
rdt_save_page (RdtPage             *page,
               GFile               *file,
               GAsyncReadyCallback  callback,
               gpointer             user_data)
{
  GTask *task = g_task_new (page, NULL, callback, user_data);

  g_task_set_source_tag (task, rdt_save_page);

  if (file != NULL)
    chosen_cb (file, task);
  else
    rdt_file_dialogs_save (page, chosen_cb, task);
}

/* Returns whether the page was saved. */
gboolean
rdt_save_page_finish (GAsyncResult *result)
{
  return g_task_propagate_boolean (G_TASK (result), NULL);
}
