/* rdt-window-files.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-window.h"

#include <glib/gi18n.h>

#include "rdt-battle-load.h"
#include "rdt-battle-page.h"
#include "rdt-editor-page.h"
#include "rdt-new-battle-window.h"
#include "rdt-page.h"
#include "rdt-plain.h"
#include "rdt-recent.h"
#include "rdt-repair-dialog.h"
#include "rdt-suffix.h"
#include "rdt-words.h"

/* The files that a window opens. */

/* How long nobody has to be told that a file is being opened, in milliseconds. */
#define PATIENCE 400

static void
tell_replay (RdtWindow       *self,
             RdtBattle       *battle,
             const RdtReplay *replay)
{
  g_autofree char *why = NULL;
  g_autofree char *body = NULL;

  switch (replay->replayed)
    {
    case RDT_REPLAYED:
      return;

    case RDT_REPLAYED_REFUSED:
      why = rdt_words_refusal (rdt_battle_get_game (battle), &replay->refusal);
      /* Translators: %u is the number of an order, %s a sentence that says why. */
      body = g_strdup_printf (_("This version of Redoubt does not allow order %u: %s The battle"
                                " was restored to the moment before it; later orders are kept in"
                                " the file."),
                              replay->n_orders + 1, why);
      break;

    case RDT_REPLAYED_NO_DICE:
      body = g_strdup_printf (_("The file has no dice for order %u. The battle was restored to"
                                " the moment before it; later orders are kept in the file."),
                              replay->n_orders + 1);
      break;

    case RDT_REPLAYED_DIFFERENTLY:
      body = g_strdup (_("This battle was saved by another version of Redoubt and now plays out"
                         " differently. The result under the current version is shown."));
      break;
    }

  rdt_window_report (self, _("The Battle Has Changed"), body);
}

/* A file on its way into a window.  A thread reads it and makes of it what it
 * is: that may take seconds, and a network drive longer.
 */
typedef struct
{
  GFile       *file;
  RdtLibrary  *library;
  gboolean     is_again;        /* in place of what the window shows of it */
  gboolean     is_scenario;
  guint        timeout;         /* until it is said that it takes a while */

  RdtBattle   *battle;
  RdtReplay    replay;
  RdtScenario *scenario;
  gboolean     is_repaired;       /* what could be understood of a broken scenario */
  GError      *error;
} Opening;

static void
opening_free (gpointer data)
{
  Opening *self = data;

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->battle);
  g_clear_object (&self->scenario);
  g_clear_error (&self->error);
  g_object_unref (self->library);
  g_object_unref (self->file);
  g_free (self);
}

static void
open_in_thread (GTask        *task,
                gpointer      window,
                gpointer      task_data,
                GCancellable *cancellable)
{
  Opening *self = task_data;

  if (!self->is_scenario)
    {
      self->battle = rdt_battle_load_file (self->file, &self->replay, &self->error);
    }
  else
    {
      self->scenario = rdt_scenario_load_file (self->file, self->library, &self->error);
      if (self->scenario == NULL)
        {
          self->scenario = rdt_scenario_repair_file (self->file, self->library, NULL);
          self->is_repaired = self->scenario != NULL;
        }
    }

  g_task_return_boolean (task, TRUE);
}

static gboolean
has_file (GtkWidget *page,
          GFile     *file)
{
  GFile *own = rdt_page_get_file (RDT_PAGE (page));

  return (own != NULL && g_file_equal (own, file))
         || (RDT_IS_BATTLE_PAGE (page) && rdt_battle_page_keeps (RDT_BATTLE_PAGE (page), file));
}

/* Shows the window in which a file is open already: whoever saved there would
 * undo what is saved here.  A scenario may be played all the same, for a battle
 * has a file of its own.
 */
static gboolean
show_open (RdtWindow     *self,
           const Opening *opening)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  GtkWidget *here = rdt_window_get_page (self);

  if (opening->is_scenario && (here == NULL || !RDT_IS_EDITOR_PAGE (here)))
    return FALSE;

  for (GList *at = gtk_application_get_windows (application); at != NULL; at = at->next)
    {
      GtkWidget *page = RDT_IS_WINDOW (at->data) ? rdt_window_get_page (at->data) : NULL;

      if (page != NULL && has_file (page, opening->file))
        {
          gtk_window_present (at->data);
          return TRUE;
        }
    }

  return FALSE;
}

static void
show_battle (RdtWindow     *self,
             const Opening *opening)
{
  if (!opening->is_again)
    self = rdt_window_find_room (self);
  rdt_window_show_battle (self, opening->battle);
  tell_replay (self, opening->battle, &opening->replay);
}

static void
show_scenario (RdtWindow     *self,
               const Opening *opening)
{
  GtkWidget *page = rdt_window_get_page (self);

  if (page != NULL && RDT_IS_EDITOR_PAGE (page))
    rdt_window_edit (self, opening->scenario);
  else
    rdt_window_play (self, opening->scenario);
}

static void
report_error (RdtWindow     *self,
              const Opening *opening)
{
  g_autofree char *basename = g_file_get_basename (opening->file);
  g_autofree char *name = rdt_plain_file_name (basename);
  /* Translators: %s is the name of a file. */
  g_autofree char *body = g_strdup_printf (_("“%s” is a device or a pipe, not a file."), name);
  gboolean is_file =
    !g_error_matches (opening->error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);

  rdt_window_report (self, _("Could Not Open File"),
                     is_file ? opening->error->message : body);
}

static void
show_opened (RdtWindow     *self,
             const Opening *opening)
{
  if (opening->is_repaired)
    {
      rdt_repair_dialog_offer (self, opening->file, opening->scenario);
      return;
    }

  if (opening->error != NULL)
    {
      report_error (self, opening);
      return;
    }

  if (!opening->is_again && show_open (self, opening))
    return;

  if (opening->is_scenario)
    show_scenario (self, opening);
  else
    show_battle (self, opening);

  rdt_recent_add (opening->file);
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  RdtWindow *self = RDT_WINDOW (source);
  Opening *opening = g_task_get_task_data (G_TASK (result));

  if (opening->timeout == 0)
    rdt_window_dismiss_toast (GTK_WIDGET (self));
  g_clear_handle_id (&opening->timeout, g_source_remove);
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);

  /* It has been closed meanwhile. */
  if (gtk_window_get_application (GTK_WINDOW (self)) != NULL)
    show_opened (self, opening);
}

static gboolean
tell_opening (gpointer user_data)
{
  GTask *task = user_data;
  Opening *opening = g_task_get_task_data (task);
  g_autofree char *basename = g_file_get_basename (opening->file);
  g_autofree char *name = rdt_plain_file_name (basename);
  /* Translators: %s is the name of a file. */
  g_autofree char *words = g_strdup_printf (_("Opening “%s”…"), name);

  opening->timeout = 0;
  rdt_window_show_toast (g_task_get_source_object (task), words, 0);

  return G_SOURCE_REMOVE;
}

static void
open_file (RdtWindow *self,
           GFile     *file,
           gboolean   is_again)
{
  g_autoptr(GTask) task = g_task_new (self, NULL, opened_cb, NULL);
  g_autofree char *name = g_file_get_basename (file);
  Opening *opening = g_new0 (Opening, 1);

  opening->file = g_object_ref (file);
  opening->library = g_object_ref (rdt_window_get_library (self));
  opening->is_again = is_again;
  opening->is_scenario = g_str_has_suffix (name, RDT_SCENARIO_SUFFIX);
  g_task_set_task_data (task, opening, opening_free);

  if (!is_again && show_open (self, opening))
    return;

  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "progress");
  opening->timeout = g_timeout_add (PATIENCE, tell_opening, task);
  g_task_set_source_tag (task, open_file);
  g_task_run_in_thread (task, open_in_thread);
}

/**
 * rdt_window_open_file:
 *
 * Opens a battle or a scenario as soon as it has been read; if it cannot be,
 * says where and why, and leaves what was open as it was.
 */
void
rdt_window_open_file (RdtWindow *self,
                      GFile     *file)
{
  g_return_if_fail (RDT_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  open_file (self, file, FALSE);
}

/**
 * rdt_window_reopen_battle:
 *
 * Opens the file of the battle that the window shows again, in its place.
 */
void
rdt_window_reopen_battle (RdtWindow *self,
                          GFile     *file)
{
  g_return_if_fail (RDT_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  open_file (self, file, TRUE);
}
