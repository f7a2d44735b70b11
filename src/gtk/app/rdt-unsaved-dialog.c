/* rdt-unsaved-dialog.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-unsaved-dialog.h"

#include <glib/gi18n.h>

#include "rdt-file-dialogs.h"
#include "rdt-save.h"

typedef struct
{
  RdtWindow *window;
  RdtPage   *page;
  RdtProceed proceed;
} Question;

static void
free_question (gpointer  data,
               GClosure *closure)
{
  Question *question = data;

  g_object_unref (question->page);
  g_free (question);
}

static gboolean
proceed_cb (gpointer user_data)
{
  RdtProceed proceed = (RdtProceed) g_object_get_data (user_data, "proceed");

  proceed (user_data);

  return G_SOURCE_REMOVE;
}

/* The dialog that was answered must not outlive its window. */
static void
proceed_later (RdtWindow *window)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, proceed_cb, g_object_ref (window), g_object_unref);
}

static void
save_and_proceed (RdtWindow *window,
                  GFile     *file)
{
  rdt_save_page (window, file, save_and_proceed, proceed_later);
}

static void
responded_cb (AdwMessageDialog *dialog,
              const char       *response,
              gpointer          user_data)
{
  Question *question = user_data;

  g_object_set_data (G_OBJECT (question->window), "proceed", question->proceed);

  if (g_str_equal (response, "discard"))
    proceed_later (question->window);

  if (!g_str_equal (response, "save"))
    return;

  if (rdt_page_get_file (question->page) != NULL)
    save_and_proceed (question->window, rdt_page_get_file (question->page));
  else
    rdt_file_dialogs_save (question->window, question->page, save_and_proceed);
}

/**
 * rdt_unsaved_dialog_ask:
 * @page: with changes that no file has
 * @proceed: what to do when it has been saved, or is not to be
 */
void
rdt_unsaved_dialog_ask (RdtWindow  *window,
                        RdtPage    *page,
                        RdtProceed  proceed)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (window), _("Save Changes?"),
                                              _("Changes that are not saved will be permanently"
                                                " lost."));
  Question *question = g_new0 (Question, 1);

  question->window = window;
  question->page = g_object_ref (page);
  question->proceed = proceed;

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Cancel"),
                                    "discard", _("_Discard"),
                                    "save", _("_Save"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (responded_cb), question, free_question, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
