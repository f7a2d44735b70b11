/* rdt-recover.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-recover.h"

#include <glib/gi18n.h>

#include "rdt-autosave.h"
#include "rdt-battle-load.h"
#include "rdt-dialog-description.h"
#include "rdt-error-dialog.h"
#include "rdt-row-description.h"
#include "rdt-sanitise.h"
#include "rdt-suffix.h"

/* The height, in pixels, at which the list starts to scroll. */
#define MOST_HEIGHT 320

/**
 * Left:
 * @title: the title of the battle or scenario
 * @when: when it was saved
 * @check: the check box of its row; %NULL until the dialog is built
 */
typedef struct
{
  GFile          *file;
  char           *title;
  char           *when;
  GtkCheckButton *check;
} Left;

static void
left_free (gpointer data)
{
  Left *self = data;

  g_object_unref (self->file);
  g_clear_object (&self->check);
  g_free (self->title);
  g_free (self->when);
  g_free (self);
}

static gboolean
is_scenario (GFile *file)
{
  return g_str_has_suffix (g_file_peek_path (file), RDT_SCENARIO_SUFFIX);
}

/* A window that already shows a file, or is opening one, is not reused. */
static RdtWindow *
find_window (RdtWindow *window)
{
  if (rdt_window_get_page (window) == NULL && gtk_widget_get_cursor (GTK_WIDGET (window)) == NULL)
    return window;

  return rdt_window_open_another (window);
}

static void
recover (RdtWindow *window,
         GFile     *file)
{
  window = find_window (window);

  if (is_scenario (file))
    rdt_window_recover (window, file);
  else
    rdt_window_open_file (window, file);
}

static void
discard (RdtWindow *window,
         GFile     *file)
{
  g_autoptr(GError) error = NULL;

  if (!rdt_autosave_forget (file, &error))
    rdt_error_dialog_present (GTK_WINDOW (window), _("Could Not Delete File"), error->message);
}

static void
responded_cb (AdwMessageDialog *dialog,
              const char       *response,
              const GPtrArray  *all)
{
  RdtWindow *window = RDT_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (dialog)));

  for (guint i = 0; i < all->len; i++)
    {
      const Left *left = g_ptr_array_index (all, i);

      if (!gtk_check_button_get_active (left->check))
        continue;

      if (g_str_equal (response, "recover"))
        recover (window, left->file);
      else if (g_str_equal (response, "discard"))
        discard (window, left->file);
    }

  /* Its battles have been listed already. */
  if (g_str_equal (response, "discard") && rdt_window_get_page (window) == NULL)
    rdt_window_show_welcome (window);
}

static void
release (gpointer  all,
         GClosure *closure)
{
  g_ptr_array_unref (all);
}

/* GTK focuses the first row; the default button is not known before mapping. */
static void
mapped_cb (GtkWindow *dialog)
{
  gtk_window_set_focus (dialog, gtk_window_get_default_widget (dialog));
}

static char *
dup_title (GFile *file)
{
  g_autoptr(RdtScenario) scenario = NULL;
  g_autoptr(RdtBattle) battle = NULL;
  g_autofree char *basename = NULL;

  if (is_scenario (file))
    scenario = rdt_scenario_recover (file, NULL);
  else
    battle = rdt_battle_load_file (file, NULL, NULL);

  if (scenario != NULL)
    return g_strdup (rdt_scenario_get_title (scenario));

  if (battle != NULL)
    return g_strdup (rdt_battle_get_title (battle));

  basename = g_file_get_basename (file);

  return rdt_sanitise_file_name (basename);
}

static char *
dup_time (GFile *file)
{
  g_autoptr(GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_TIME_MODIFIED,
                                                 G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autoptr(GDateTime) utc =
    info != NULL ? g_file_info_get_modification_date_time (info) : NULL;
  g_autoptr(GDateTime) here = utc != NULL ? g_date_time_to_local (utc) : NULL;

  return here != NULL ? g_date_time_format (here, "%x %H:%M") : g_strdup ("");
}

static Left *
left_new (GFile *file)
{
  Left *self = g_new0 (Left, 1);

  self->file = g_object_ref (file);
  self->title = dup_title (file);
  self->when = dup_time (file);

  return self;
}

/* Each one can be unchecked, to be offered again at the next start. */
static GtkWidget *
create_row (Left *left)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();
  /* Translators: of a recovered battle or scenario; %s is a date and a time. */
  g_autofree char *subtitle = g_strdup_printf (is_scenario (left->file)
                                               ? _("Scenario, saved on %s")
                                               : _("Battle, saved on %s"),
                                               left->when);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), left->title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  rdt_row_description_attach (row);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 1);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);

  left->check = g_object_ref (GTK_CHECK_BUTTON (check));

  return row;
}

static GtkWidget *
create_list (GPtrArray *all)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *scroll = gtk_scrolled_window_new ();

  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  for (guint i = 0; i < all->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), create_row (g_ptr_array_index (all, i)));

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroll), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroll), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroll), MOST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroll), list);

  return scroll;
}

static void
ask (RdtWindow *window,
     GPtrArray *all)
{
  GtkWidget *dialog =
    adw_message_dialog_new (GTK_WINDOW (window), _("Recover Unsaved Work?"),
                            _("Redoubt closed unexpectedly. What was open can be recovered."));

  rdt_dialog_description_attach (ADW_MESSAGE_DIALOG (dialog));
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), create_list (all));
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
  g_signal_connect_data (dialog, "response", G_CALLBACK (responded_cb), g_ptr_array_ref (all),
                         release, 0);
  g_signal_connect_after (dialog, "map", G_CALLBACK (mapped_cb), NULL);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      unused,
                GCancellable *cancellable)
{
  g_autoptr(GPtrArray) files = rdt_autosave_list_left ();
  GPtrArray *all = g_ptr_array_new_with_free_func (left_free);

  for (guint i = 0; i < files->len; i++)
    g_ptr_array_add (all, left_new (g_ptr_array_index (files, i)));

  g_task_return_pointer (task, all, (GDestroyNotify) g_ptr_array_unref);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr(GPtrArray) all = g_task_propagate_pointer (G_TASK (result), NULL);
  g_autoptr(GTask) task = user_data;
  RdtWindow *window = g_task_get_source_object (task);
  /* The window may have been closed meanwhile. */
  gboolean is_any = all->len > 0 && gtk_window_get_application (GTK_WINDOW (window)) != NULL;

  if (is_any)
    ask (window, all);
  g_task_return_boolean (task, is_any);
}

/**
 * rdt_recover_offer_async:
 * @callback: (nullable): called when the dialog is shown, or turns out not to be
 *   needed
 * @user_data: for @callback
 *
 * Offers to recover the battles and scenarios that were open when a program
 * crashed, as soon as they have been read.
 */
void
rdt_recover_offer_async (RdtWindow           *window,
                         GAsyncReadyCallback  callback,
                         gpointer             user_data)
{
  GTask *task = g_task_new (window, NULL, callback, user_data);
  /* Threads must not finalize windows, so this one gets none. */
  g_autoptr(GTask) reading = g_task_new (NULL, NULL, read_cb, task);

  g_task_set_source_tag (task, rdt_recover_offer_async);
  g_task_set_source_tag (reading, rdt_recover_offer_async);
  g_task_run_in_thread (reading, read_in_thread);
}

/**
 * rdt_recover_offer_finish:
 *
 * Returns: whether there is anything to recover
 */
gboolean
rdt_recover_offer_finish (GAsyncResult *result)
{
  return g_task_propagate_boolean (G_TASK (result), NULL);
}
