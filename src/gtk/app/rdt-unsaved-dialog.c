/* rdt-unsaved-dialog.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-unsaved-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "rdt-battle-page.h"
#include "rdt-question.h"
#include "rdt-save.h"

/* Asking is a #GTask with the window as source object and the page as task data. */

static gboolean
proceed_cb (gpointer user_data)
{
  g_task_return_boolean (user_data, TRUE);

  return G_SOURCE_REMOVE;
}

/* The dialog must not outlive its window once it has been answered. */
static void
proceed_later (GTask *task)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, proceed_cb, g_object_ref (task), g_object_unref);
}

static void
saved_cb (GObject      *page,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr(GTask) task = user_data;

  if (rdt_save_page_finish (result))
    proceed_later (task);
  else
    g_task_return_boolean (task, FALSE);
}

static void
answer (GTask      *asked,
        const char *response)
{
  g_autoptr(GTask) task = asked;
  RdtPage *page = g_task_get_task_data (task);

  if (g_str_equal (response, "discard"))
    proceed_later (task);
  else if (g_str_equal (response, "save"))
    rdt_save_page (page, rdt_page_get_file (page), saved_cb, g_object_ref (task));
  else
    g_task_return_boolean (task, FALSE);
}

/* Whether all of a battle has been saved automatically. */
static gboolean
is_kept_anyway (RdtPage *page)
{
  RdtAutosave *autosave = rdt_battle_page_find_autosave (page);

  return autosave != NULL && rdt_autosave_flush (autosave, NULL);
}

/**
 * rdt_unsaved_dialog_ask:
 * @page: a page with unsaved changes
 * @callback: called with the window of the page as source object
 */
void
rdt_unsaved_dialog_ask (RdtPage             *page,
                        GAsyncReadyCallback  callback)
{
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (page));
  gboolean is_kept = is_kept_anyway (page);
  GtkWidget *dialog =
    adw_message_dialog_new (GTK_WINDOW (window), _("Save Changes?"),
                            is_kept ? _("The file lacks the latest orders. The battle is kept"
                                        " among your battles, whether you save it or not.")
                                    : _("Changes that are not saved will be permanently lost."));
  GTask *task = g_task_new (window, NULL, callback, NULL);

  g_task_set_source_tag (task, rdt_unsaved_dialog_ask);
  g_task_set_task_data (task, g_object_ref (page), g_object_unref);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Cancel"),
                                    "discard", is_kept ? _("_Do Not Save") : _("_Discard"),
                                    "save", _("_Save"),
                                    NULL);
  if (!is_kept)
    adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard",
                                                ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  rdt_question_present (ADW_MESSAGE_DIALOG (dialog), task, answer);
}

/* Returns whether to proceed, with the changes saved or discarded. */
gboolean
rdt_unsaved_dialog_finish (GAsyncResult *result)
{
  return g_task_propagate_boolean (G_TASK (result), NULL);
}
