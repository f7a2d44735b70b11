/* rdt-export-job.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-export-job.h"

#include <string.h>

#include "rdt-replacement.h"
#include "rdt-report-map.h"
#include "rdt-report-page.h"
#include "rdt-scratch.h"
#include "rdt-sheet-export.h"

/* Writes boards, sheets and reports to files in a worker thread, since a board of
 * five hundred pages takes a while.
 */

/* Nobody keeps more folders of the same name. */
#define MOST_FOLDERS 999

/* Maximum length of a title in a file name; file systems allow some two hundred bytes. */
#define MOST_LETTERS 60

/* The data of the worker: copies of the sheets, but without pages, because text is
 * laid out in the thread that draws it.
 */
typedef struct
{
  RdtExportJob  job;
  RdtSheets    *what;
  gpointer      user_data;
} Work;

static void
work_free (gpointer data)
{
  Work *self = data;

  rdt_sheets_free (self->what);
  g_object_unref (self->job.file);
  g_free (self);
}

/* A file being written, and the error that stopped it. */
typedef struct
{
  GTask          *task;
  RdtReplacement *file;
  GError         *error;
} Sink;

static cairo_status_t
write_bytes (void                *closure,
             const unsigned char *data,
             unsigned int         length)
{
  Sink *sink = closure;

  if (sink->error == NULL
      && !g_cancellable_set_error_if_cancelled (g_task_get_cancellable (sink->task), &sink->error)
      && rdt_replacement_write (sink->file, data, length, &sink->error))
    return CAIRO_STATUS_SUCCESS;

  return CAIRO_STATUS_WRITE_ERROR;
}

/* Progress to be reported. */
typedef struct
{
  GTask  *task;
  double  fraction;
} Step;

static void
step_free (gpointer data)
{
  Step *self = data;

  g_object_unref (self->task);
  g_free (self);
}

static gboolean
tell_step (gpointer data)
{
  const Step *step = data;
  const Work *work = g_task_get_task_data (step->task);

  if (!g_task_get_completed (step->task))
    work->job.progress (work->user_data, step->fraction);

  return G_SOURCE_REMOVE;
}

static gboolean
go_on (guint    page,
       guint    n_pages,
       gpointer data)
{
  GTask *task = data;
  const Work *work = g_task_get_task_data (task);
  Step *step;

  if (g_cancellable_is_cancelled (g_task_get_cancellable (task)))
    return FALSE;

  if (work->job.progress != NULL)
    {
      step = g_new0 (Step, 1);
      step->task = g_object_ref (task);
      step->fraction = (double) page / n_pages;
      g_main_context_invoke_full (g_task_get_context (task), G_PRIORITY_DEFAULT_IDLE,
                                  tell_step, step, step_free);
    }

  return TRUE;
}

static gboolean
write_pages (const Work  *work,
             Sink        *sink,
             GError     **error)
{
  RdtSheetOutput output = {
    .write = write_bytes,
    .closure = sink,
    .progress = go_on,
    .data = sink->task,
  };
  g_autoptr(RdtSheets) sheets = rdt_sheets_new_like (work->what, &work->job.pages, error);

  return sheets != NULL && rdt_sheets_write_pdf (sheets, &output, error);
}

static gboolean
write_picture (const Work  *work,
               Sink        *sink,
               GError     **error)
{
  g_autoptr(GByteArray) bytes = rdt_export_board (&work->job.picture, work->what->picture,
                                                  work->what->overlay, error);

  return bytes != NULL
         && write_bytes (sink, bytes->data, bytes->len) == CAIRO_STATUS_SUCCESS;
}

static gboolean
write_html (const Work *work,
            Sink       *sink)
{
  g_autofree char *page = rdt_report_to_html (work->what->report, work->job.pages.palette);

  return write_bytes (sink, (const guint8 *) page, strlen (page)) == CAIRO_STATUS_SUCCESS;
}

static gboolean
write_content (const Work  *work,
               Sink        *sink,
               GError     **error)
{
  switch (work->job.target)
    {
    case RDT_EXPORT_TARGET_PICTURE:
      return write_picture (work, sink, error);

    case RDT_EXPORT_TARGET_PAGES:
      return write_pages (work, sink, error);

    case RDT_EXPORT_TARGET_HTML:
      return write_html (work, sink);

    case RDT_EXPORT_TARGET_MARKDOWN:
      break;
    }

  g_assert_not_reached ();
}

static gboolean
write_file (const Work  *work,
            GTask       *task,
            GError     **error)
{
  g_autoptr(RdtReplacement) file =
    rdt_replacement_new (work->job.file, RDT_REPLACEMENT_PLAIN, error);
  Sink sink = { .task = task, .file = file };
  g_autoptr(GError) local_error = NULL;

  if (file == NULL)
    return FALSE;

  if (write_content (work, &sink, &local_error)
      && !g_cancellable_set_error_if_cancelled (g_task_get_cancellable (task), &local_error)
      && rdt_replacement_commit (file, &local_error))
    return TRUE;

  /* An error of the disk is the cause of cairo's error, so it comes first. */
  if (sink.error != NULL)
    g_propagate_error (error, sink.error);
  else
    g_propagate_error (error, g_steal_pointer (&local_error));

  return FALSE;
}

/* Finds a folder name that is not taken. */
static GFile *
choose_folder (const Work *work)
{
  g_autofree char *whole = g_strdup (rdt_sheets_get_title (work->what));
  g_autofree char *title = g_utf8_substring (whole, 0, MIN (g_utf8_strlen (whole, -1),
                                                            MOST_LETTERS));

  /* The name must neither be hidden nor lead to another folder. */
  g_strdelimit (title, G_DIR_SEPARATOR_S, '-');
  if (title[0] == '.')
    title[0] = '-';

  for (guint i = 1; ; i++)
    {
      g_autofree char *name = i == 1 ? g_strdup (title) : g_strdup_printf ("%s (%u)", title, i);
      g_autoptr(GFile) folder = g_file_get_child (work->job.file, name);

      if (i == MOST_FOLDERS || !g_file_query_exists (folder, NULL))
        return g_steal_pointer (&folder);
    }
}

static gboolean
write_text (GFile         *folder,
            const char    *name,
            const char    *text,
            GCancellable  *cancellable,
            GError       **error)
{
  g_autoptr(GFile) file = g_file_get_child (folder, name);

  return !g_cancellable_set_error_if_cancelled (cancellable, error)
         && rdt_file_replace (file, text, strlen (text), RDT_REPLACEMENT_PLAIN, error);
}

static gboolean
fill_folder (const Work    *work,
             GFile         *folder,
             const char    *title,
             GCancellable  *cancellable,
             GError       **error)
{
  const RdtReport *report = work->what->report;
  g_autofree char *page = rdt_report_to_markdown (report, "turn-");
  g_autofree char *name = g_strconcat (title, ".md", NULL);

  for (guint i = 0; i < report->turns->len; i++)
    {
      const RdtReportTurn *turn = g_ptr_array_index (report->turns, i);
      g_autofree char *picture = g_strdup_printf ("turn-%u.svg", turn->turn);
      g_autofree char *map = rdt_report_draw_map (report, i, work->job.pages.palette);

      if (!write_text (folder, picture, map, cancellable, error))
        return FALSE;
    }

  return write_text (folder, name, page, cancellable, error);
}

/* The folder gets its name when it is complete. */
static GFile *
write_folder (const Work    *work,
              GCancellable  *cancellable,
              GError       **error)
{
  g_autoptr(GFile) folder = choose_folder (work);
  g_autoptr(RdtScratch) scratch = rdt_scratch_new (work->job.file, error);
  g_autofree char *title = g_file_get_basename (folder);

  if (scratch != NULL
      && fill_folder (work, rdt_scratch_get_folder (scratch), title, cancellable, error)
      && !g_cancellable_set_error_if_cancelled (cancellable, error)
      && rdt_scratch_place (scratch, folder, error))
    return g_steal_pointer (&folder);

  return NULL;
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  const Work *work = task_data;
  g_autoptr(GError) error = NULL;
  GFile *written = NULL;

  if (work->job.target == RDT_EXPORT_TARGET_MARKDOWN)
    written = write_folder (work, cancellable, &error);
  else if (write_file (work, task, &error))
    written = g_object_ref (work->job.file);

  if (written != NULL)
    g_task_return_pointer (task, written, g_object_unref);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

/**
 * rdt_export_job_run_async:
 * @what: the sheets, which are copied
 * @callback: called when done, without a source object
 * @user_data: for @callback, and for progress until then
 *
 * Exports to files in a worker thread.  After cancellation the thread outlives the
 * callback.  It would finalize a source object then, and widgets must not be
 * finalized in threads.
 */
void
rdt_export_job_run_async (const RdtExportJob   *self,
                          const RdtSheets      *what,
                          GCancellable         *cancellable,
                          GAsyncReadyCallback   callback,
                          gpointer              user_data)
{
  g_autoptr(GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  RdtSheetOptions bare = what->options;
  Work *work = g_new0 (Work, 1);

  bare.kinds = 0;
  work->job = *self;
  work->job.file = g_object_ref (self->file);
  work->what = rdt_sheets_new_like (what, &bare, NULL);
  work->user_data = user_data;
  g_task_set_return_on_cancel (task, TRUE);
  g_task_set_source_tag (task, rdt_export_job_run_async);
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, write_in_thread);
}

/**
 * rdt_export_job_run_finish:
 *
 * Returns: (transfer full) (nullable): the file or folder that was written
 */
GFile *
rdt_export_job_run_finish (GAsyncResult  *result,
                           GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
