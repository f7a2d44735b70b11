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

/* Somebody who has just made one may not have locked it yet. */
#define SWEEP_AGE 60

/**
 * RdtScratch:
 * @folder: what is filled
 * @lock: the folder, opened; -1 where it cannot be
 * @is_placed: whether it has become what it is to be
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

/* Only files: what else is in it, somebody else has put there. */
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
 * @parent: where it is to stand
 *
 * Makes a folder to be filled, and sweeps away those that were left there.
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
 * @at: where nothing is yet
 *
 * Gives the folder its name.
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
 * Removes the folder, if it has not taken its place.
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
 * @parent: it need not exist
 * @age: for how long at least nothing was put there, in seconds
 *
 * Removes the folders of programs that were killed.
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
