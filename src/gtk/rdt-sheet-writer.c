/* rdt-sheet-writer.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-writer.h"

#include <string.h>

#include "rdt-sheet-export.h"

/* Writes sheets into files on a worker thread: a board of five hundred pages
 * takes a while.
 */

/* What a worker writes: all that sheets show, but without pages, for texts are
 * laid out on the thread that draws them.
 */
typedef struct
{
  RdtSheets       *sheets;
  RdtSheetOptions  options;
  GFile           *file;
} Work;

static void
work_free (gpointer data)
{
  Work *self = data;

  rdt_sheets_free (self->sheets);
  g_object_unref (self->file);
  g_free (self);
}

/* An open file, and what went wrong with it. */
typedef struct
{
  GOutputStream *stream;
  GCancellable  *cancellable;
  GError        *error;
} Sink;

static cairo_status_t
write_bytes (void                *closure,
             const unsigned char *data,
             unsigned int         length)
{
  Sink *sink = closure;

  if (sink->error == NULL
      && g_output_stream_write_all (sink->stream, data, length, NULL, sink->cancellable,
                                    &sink->error))
    return CAIRO_STATUS_SUCCESS;

  return CAIRO_STATUS_WRITE_ERROR;
}

static gboolean
go_on (guint    page,
       guint    n_pages,
       gpointer data)
{
  return !g_cancellable_is_cancelled (data);
}

static gboolean
has_suffix (GFile      *file,
            const char *suffix)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *lower = g_ascii_strdown (name, -1);

  return g_str_has_suffix (lower, suffix);
}

static gboolean
write_sheets (const Work    *work,
              Sink          *sink,
              GError       **error)
{
  RdtSheetOutput output = {
    .write = write_bytes,
    .closure = sink,
    .progress = go_on,
    .data = sink->cancellable,
  };
  g_autoptr(RdtSheets) sheets = rdt_sheets_new_like (work->sheets, &work->options, error);

  return sheets != NULL && rdt_sheets_write_pdf (sheets, &output, error);
}

static gboolean
write_report (const Work *work,
              Sink       *sink)
{
  g_autofree char *page = rdt_report_to_html (work->sheets->report, work->options.palette);

  return write_bytes (sink, (const guint8 *) page, strlen (page)) == CAIRO_STATUS_SUCCESS;
}

/* A file that is not whole must not take the place of the old one: closing it
 * cancelled drops it.
 */
static void
abandon (GOutputStream *stream)
{
  g_autoptr(GCancellable) cancelled = g_cancellable_new ();

  g_cancellable_cancel (cancelled);
  g_output_stream_close (stream, cancelled, NULL);
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  const Work *work = task_data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GFileOutputStream) stream =
    g_file_replace (work->file, NULL, FALSE, G_FILE_CREATE_NONE, cancellable, &error);
  Sink sink = { .stream = G_OUTPUT_STREAM (stream), .cancellable = cancellable };
  gboolean is_written;

  if (stream == NULL)
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }

  is_written = work->sheets->report != NULL && has_suffix (work->file, ".html")
                 ? write_report (work, &sink)
                 : write_sheets (work, &sink, &error);

  if (is_written && g_output_stream_close (sink.stream, cancellable, &error))
    {
      g_task_return_boolean (task, TRUE);
      return;
    }

  abandon (sink.stream);
  if (sink.error != NULL)
    g_task_return_error (task, sink.error);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

/**
 * rdt_sheet_writer_write_async:
 * @sheets: what is written; it is copied
 * @file: where to; a report whose name ends in `.html` is written for the
 *   web, all else as PDF
 *
 * Writes sheets into a file.
 */
void
rdt_sheet_writer_write_async (const RdtSheets     *sheets,
                              GFile               *file,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             user_data)
{
  g_autoptr(GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  RdtSheetOptions bare = sheets->options;
  Work *work = g_new0 (Work, 1);

  bare.kinds = 0;
  work->sheets = rdt_sheets_new_like (sheets, &bare, NULL);
  work->options = sheets->options;
  work->file = g_object_ref (file);
  g_task_set_source_tag (task, rdt_sheet_writer_write_async);
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, write_in_thread);
}

gboolean
rdt_sheet_writer_write_finish (GAsyncResult  *result,
                               GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
