/* rdt-scratch.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-scratch.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define PREFIX ".redoubt-"
#define N_DIGITS 8

/* A new folder may not be locked yet. */
#define SWEEP_AGE 60

/**
 * RdtScratch:
 * @folder: the temporary folder
 * @lock: its descriptor; -1 if it cannot be locked
 * @is_placed: whether it has been renamed to its target
 */
struct _RdtScratch
{
  GFile    *folder;
  int       lock;
  gboolean  is_placed;
};

static int
open_folder (const char *path)
{
  return g_open (path, O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW, 0);
}

/* Deletes files only; this program makes no subfolders. */
static void
empty (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      g_unlink (child);
    }
}

/**
 * rdt_scratch_new:
 * @parent: the folder to create it in
 *
 * Creates a temporary folder, and sweeps abandoned ones.
 *
 * Returns: (transfer full): the folder, or %NULL with an error
 */
RdtScratch *
rdt_scratch_new (GFile   *parent,
                 GError **error)
{
  g_autofree char *name = g_strdup_printf (PREFIX "%0*x", N_DIGITS, g_random_int ());
  g_autoptr(GFile) folder = g_file_get_child (parent, name);
  RdtScratch *self;

  if (g_file_peek_path (parent) != NULL)
    rdt_scratch_sweep (g_file_peek_path (parent), SWEEP_AGE);

  if (!g_file_make_directory (folder, NULL, error))
    return NULL;

  self = g_new0 (RdtScratch, 1);
  self->folder = g_steal_pointer (&folder);
  self->lock = g_file_peek_path (self->folder) != NULL
               ? open_folder (g_file_peek_path (self->folder)) : -1;
  if (self->lock >= 0)
    flock (self->lock, LOCK_EX | LOCK_NB);

  return self;
}

GFile *
rdt_scratch_get_folder (RdtScratch *self)
{
  return self->folder;
}

/**
 * rdt_scratch_place:
 * @at: the target, which must not exist
 *
 * Renames the folder to its target.
 */
gboolean
rdt_scratch_place (RdtScratch  *self,
                   GFile       *at,
                   GError     **error)
{
  self->is_placed = g_file_move (self->folder, at, G_FILE_COPY_NO_FALLBACK_FOR_MOVE, NULL, NULL,
                                 NULL, error);

  return self->is_placed;
}

/**
 * rdt_scratch_free:
 *
 * Deletes the folder, unless it has been placed.
 */
void
rdt_scratch_free (RdtScratch *self)
{
  if (!self->is_placed && g_file_peek_path (self->folder) != NULL)
    empty (g_file_peek_path (self->folder));
  if (!self->is_placed)
    g_file_delete (self->folder, NULL, NULL);

  if (self->lock >= 0)
    close (self->lock);
  g_object_unref (self->folder);
  g_free (self);
}

static gboolean
is_name_of_one (const char *name)
{
  return g_str_has_prefix (name, PREFIX)
         && strlen (name) == strlen (PREFIX) + N_DIGITS
         && strspn (name + strlen (PREFIX), "0123456789abcdef") == N_DIGITS;
}

static gboolean
is_left_behind (int   fd,
                guint age)
{
  struct stat found;

  return fstat (fd, &found) == 0
         && found.st_uid == geteuid ()
         && g_get_real_time () / G_USEC_PER_SEC - found.st_ctime >= age
         && flock (fd, LOCK_EX | LOCK_NB) == 0;
}

/**
 * rdt_scratch_sweep:
 * @parent: the folder, which need not exist
 * @age: the minimum time since a file was added, in seconds
 *
 * Deletes temporary folders of programs that were killed.
 */
void
rdt_scratch_sweep (const char *parent,
                   guint       age)
{
  g_autoptr(GDir) dir = g_dir_open (parent, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (parent, name, NULL);
      int fd = is_name_of_one (name) ? open_folder (path) : -1;

      if (fd < 0)
        continue;

      if (is_left_behind (fd, age))
        {
          empty (path);
          g_rmdir (path);
        }
      close (fd);
    }
}
