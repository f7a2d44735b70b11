/* rdt-autosave-file.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-autosave-file.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#include "rdt-lock.h"
#include "rdt-replacement.h"

struct _RdtAutosaveFile
{
  gatomicrefcount  ref_count;

  GFile           *file;
  char            *path;
  guint64          newest;    /* number of the latest text */

  GMutex           lock;      /* for the file and the members below */
  int              claim;     /* descriptor of the lock file, or -1 */
  guint64          written;   /* number of the text in the file */
};

typedef struct
{
  RdtAutosaveFile *output;
  char    *text;
  guint64  number;
} Job;

static Job *
job_new (RdtAutosaveFile *output,
         char            *text)
{
  Job *job = g_new0 (Job, 1);

  g_atomic_ref_count_inc (&output->ref_count);
  job->output = output;
  job->text = text;
  job->number = ++output->newest;

  return job;
}

static void
job_free (Job *job)
{
  rdt_autosave_file_unref (job->output);
  g_free (job->text);
  g_free (job);
}

/* The file is replaced atomically, and synced in case of a power failure. */
static gboolean
write_text (const Job  *job,
            GError    **error)
{
  const char *path = job->output->path;
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      int code = errno;

      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), g_strerror (code));
      return FALSE;
    }

  /* Some network drives have no locks; the file is written nevertheless. */
  if (job->output->claim < 0)
    job->output->claim = rdt_lock_take (path);

  return rdt_file_replace (job->output->file, job->text, strlen (job->text),
                           RDT_REPLACEMENT_PRIVATE, error);
}

static gboolean
do_job (const Job  *job,
        GError    **error)
{
  g_autoptr(GMutexLocker) locker = g_mutex_locker_new (&job->output->lock);

  if (job->output->written >= job->number)
    return TRUE;

  if (!write_text (job, error))
    return FALSE;

  job->output->written = job->number;

  return TRUE;
}

static void
write_in_thread (GTask        *task,
                 gpointer      source_object,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  GError *error = NULL;

  if (do_job (task_data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/**
 * rdt_autosave_file_new:
 * @file: a local file, which need not exist, nor its folder
 */
RdtAutosaveFile *
rdt_autosave_file_new (GFile *file)
{
  RdtAutosaveFile *self = g_new0 (RdtAutosaveFile, 1);

  g_atomic_ref_count_init (&self->ref_count);
  g_mutex_init (&self->lock);
  self->file = g_object_ref (file);
  self->path = g_file_get_path (file);
  self->claim = -1;

  return self;
}

static void
release_claim (RdtAutosaveFile *self)
{
  self->written = G_MAXUINT64;
  if (self->claim >= 0)
    rdt_lock_release (self->path, self->claim);
  self->claim = -1;
}

/**
 * rdt_autosave_file_unref:
 *
 * Drops a reference; a write in progress is completed.
 */
void
rdt_autosave_file_unref (RdtAutosaveFile *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  release_claim (self);
  g_mutex_clear (&self->lock);
  g_object_unref (self->file);
  g_free (self->path);
  g_free (self);
}

/**
 * rdt_autosave_file_claim:
 *
 * Locks the file against other programs, before the first text is written.
 *
 * Returns: %FALSE if another program has locked it
 */
gboolean
rdt_autosave_file_claim (RdtAutosaveFile *self)
{
  g_autoptr(GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  if (self->claim < 0)
    self->claim = rdt_lock_take (self->path);

  return self->claim >= 0 || errno != EWOULDBLOCK;
}

/**
 * rdt_autosave_file_write:
 * @text: (transfer full): the new contents
 * @error: return location for an error
 *
 * Writes synchronously, after any write in progress.
 */
gboolean
rdt_autosave_file_write (RdtAutosaveFile  *self,
                         char             *text,
                         GError          **error)
{
  Job *job = job_new (self, text);
  gboolean is_written = do_job (job, error);

  job_free (job);

  return is_written;
}

/**
 * rdt_autosave_file_write_async:
 * @text: (transfer full): the new contents
 * @callback: called when done, without a source object
 * @user_data: for @callback
 *
 * Writes in a thread, unless a newer text arrives first.
 */
void
rdt_autosave_file_write_async (RdtAutosaveFile     *self,
                               char                *text,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data)
{
  g_autoptr(GTask) task = g_task_new (NULL, NULL, callback, user_data);

  g_task_set_source_tag (task, rdt_autosave_file_write_async);
  g_task_set_task_data (task, job_new (self, text), (GDestroyNotify) job_free);
  g_task_run_in_thread (task, write_in_thread);
}

gboolean
rdt_autosave_file_write_finish (GAsyncResult  *result,
                                GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

/**
 * rdt_autosave_file_close:
 *
 * Stops writing and unlocks the file: a thread that is still to write finds it
 * closed.
 */
void
rdt_autosave_file_close (RdtAutosaveFile *self)
{
  g_autoptr(GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  release_claim (self);
}

/**
 * rdt_autosave_file_delete:
 *
 * Closes and deletes the file.
 */
void
rdt_autosave_file_delete (RdtAutosaveFile *self)
{
  g_autoptr(GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  g_unlink (self->path);
  release_claim (self);
}
