/* rdt-leave.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-leave.h"

#include <glib/gi18n.h>

#include "rdt-file-dialogs.h"
#include "rdt-save.h"

typedef struct
{
  RdtWindow *window;
  RdtPage   *page;
  RdtLeft    left;
} Leave;

static void
free_leave (gpointer  data,
            GClosure *closure)
{
  Leave *leave = data;

  g_object_unref (leave->page);
  g_free (leave);
}

static gboolean
leave_cb (gpointer user_data)
{
  RdtLeft left = (RdtLeft) g_object_get_data (user_data, "left");

  left (user_data);

  return G_SOURCE_REMOVE;
}

/* The dialog that was answered must not outlive its window. */
static void
leave_later (RdtWindow *window)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, leave_cb, g_object_ref (window), g_object_unref);
}

static void
save_and_leave (RdtWindow *window,
                GFile     *file)
{
  rdt_save_page (window, file, save_and_leave, leave_later);
}

static void
responded_cb (AdwMessageDialog *dialog,
              const char       *response,
              gpointer          user_data)
{
  Leave *leave = user_data;

  g_object_set_data (G_OBJECT (leave->window), "left", leave->left);

  if (g_str_equal (response, "discard"))
    leave_later (leave->window);

  if (!g_str_equal (response, "save"))
    return;

  if (rdt_page_get_file (leave->page) != NULL)
    save_and_leave (leave->window, rdt_page_get_file (leave->page));
  else
    rdt_file_dialogs_save (leave->window, leave->page, save_and_leave);
}

/**
 * rdt_leave_ask:
 * @page: with changes that no file has
 * @left: what to do when it has been saved, or is not to be
 */
void
rdt_leave_ask (RdtWindow *window,
               RdtPage   *page,
               RdtLeft    left)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (window), _("Save Changes?"),
                                              _("Changes that are not saved will be permanently"
                                                " lost."));
  Leave *leave = g_new0 (Leave, 1);

  leave->window = window;
  leave->page = g_object_ref (page);
  leave->left = left;

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
  g_signal_connect_data (dialog, "response", G_CALLBACK (responded_cb), leave, free_leave, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
