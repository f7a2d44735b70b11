/* rdt-file-opening.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-file-opening.h"

#include <glib/gi18n.h>

#include "rdt-sanitise.h"
#include "rdt-suffix.h"
#include "rdt-toast.h"

/* After so many milliseconds the user is told that a file is being opened. */
#define PATIENCE 400

static void
rdt_file_opening_free (gpointer data)
{
  RdtFileOpening *self = data;

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->battle);
  g_clear_object (&self->scenario);
  g_clear_error (&self->error);
  g_object_unref (self->file);
  g_free (self);
}

/* Reading may take seconds, or longer on a network drive. */
static void
open_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  RdtFileOpening *self = task_data;

  if (!self->is_scenario)
    {
      self->battle = rdt_battle_load_file (self->file, &self->replay, &self->error);
    }
  else
    {
      self->scenario = rdt_scenario_load_file (self->file, &self->error);
      if (self->scenario == NULL)
        {
          self->scenario = rdt_scenario_repair_file (self->file, NULL);
          self->is_repaired = self->scenario != NULL;
        }
    }

  g_task_return_boolean (task, TRUE);
}

static gboolean
tell_opening (gpointer user_data)
{
  GTask *task = user_data;
  RdtFileOpening *self = g_task_get_task_data (task);
  g_autofree char *basename = g_file_get_basename (self->file);
  g_autofree char *name = rdt_sanitise_file_name (basename);
  /* Translators: %s is the name of a file. */
  g_autofree char *words = g_strdup_printf (_("Opening “%s”…"), name);

  self->timeout = 0;
  rdt_toast_send (self->window, words, 0);

  return G_SOURCE_REMOVE;
}

gboolean
rdt_file_opening_is_scenario (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_str_has_suffix (name, RDT_SCENARIO_SUFFIX);
}

/**
 * rdt_file_opening_begin:
 * @window: shows a message if it takes long
 * @callback: called without a source object, with a reference to @window as data,
 *   which it has to drop
 *
 * Reads a file in a thread and parses it.  The thread may be the last to drop a
 * source object, and widgets must not be finalized in threads.
 */
void
rdt_file_opening_begin (GtkWidget           *window,
                        GFile               *file,
                        GAsyncReadyCallback  callback)
{
  g_autoptr(GTask) task = g_task_new (NULL, NULL, callback, g_object_ref (window));
  RdtFileOpening *self = g_new0 (RdtFileOpening, 1);

  self->window = window;
  self->file = g_object_ref (file);
  self->is_scenario = rdt_file_opening_is_scenario (file);
  g_task_set_task_data (task, self, rdt_file_opening_free);
  g_task_set_source_tag (task, rdt_file_opening_begin);

  gtk_widget_set_cursor_from_name (window, "progress");
  self->timeout = g_timeout_add (PATIENCE, tell_opening, task);
  g_task_run_in_thread (task, open_in_thread);
}

/**
 * rdt_file_opening_finish:
 *
 * Returns: (transfer none): the result, valid as long as @result
 */
RdtFileOpening *
rdt_file_opening_finish (GAsyncResult *result)
{
  RdtFileOpening *self = g_task_get_task_data (G_TASK (result));

  if (self->timeout == 0)
    rdt_toast_hide (self->window);
  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_widget_set_cursor (self->window, NULL);

  return self;
}
