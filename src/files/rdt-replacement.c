/* rdt-replacement.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-replacement.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* Replaces files atomically.  GIO's g_file_replace() nearly does, but when the disk
 * is full and the stream is not abandoned it leaves an empty file, and it
 * overwrites files with several links in place.
 */

/* Temporary files have names of their own, since one based on the target's might be
 * too long.
 */
#define PREFIX ".redoubt-"
#define TEMPLATE PREFIX "XXXXXX"

#define MOST_LINKS 40

/* Documents are written in many small pieces. */
#define BUFFER_SIZE 65536

struct _RdtReplacement
{
  RdtReplacementFlags  flags;

  char                *path;     /* the path of the target, with symbolic links resolved */
  char                *temp;     /* the temporary file; NULL once it is in place */
  char                *old;      /* a second name of the old file, until done */
  int                  fd;       /* @temp, locked while it is open */
  GByteArray          *unwritten;
  guint                is_new : 1;

  GOutputStream       *stream;   /* for a target without a path */
};

static gboolean
fail (int      code,
      GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), g_strerror (code));

  return FALSE;
}

static char *
resolve (const char  *path,
         GError     **error)
{
  g_autofree char *at = g_strdup (path);

  for (guint i = 0; i < MOST_LINKS; i++)
    {
      g_autofree char *link = g_file_read_link (at, NULL);
      g_autofree char *folder = g_path_get_dirname (at);

      if (link == NULL)
        return g_steal_pointer (&at);

      g_free (at);
      at = g_path_is_absolute (link) ? g_strdup (link) : g_build_filename (folder, link, NULL);
    }

  fail (ELOOP, error);

  return NULL;
}

static char *
build_template (RdtReplacement *self)
{
  g_autofree char *folder = g_path_get_dirname (self->path);

  return g_build_filename (folder, TEMPLATE, NULL);
}

/* The new file gets the owner and mode of the old one, as far as permitted. */
static gboolean
take_over_mode (int                fd,
                const struct stat *old,
                GError           **error)
{
  if (fchown (fd, old->st_uid, old->st_gid) != 0
      && fchown (fd, (uid_t) -1, old->st_gid) != 0)
    errno = 0;

  return fchmod (fd, old->st_mode & 0777) == 0 || fail (errno, error);
}

static gboolean
check_old (RdtReplacement    *self,
           const struct stat *old,
           GError           **error)
{
  if (S_ISDIR (old->st_mode))
    return fail (EISDIR, error);

  if (!S_ISREG (old->st_mode))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                           _("not a regular file"));
      return FALSE;
    }

  /* Replacing needs write permission in the folder only; a read-only file is
   * refused nevertheless.
   */
  return faccessat (AT_FDCWD, self->path, W_OK, AT_EACCESS) == 0 || fail (errno, error);
}

static gboolean
open_temp (RdtReplacement  *self,
           GError         **error)
{
  struct stat old;
  gboolean has_old = lstat (self->path, &old) == 0;
  gboolean is_private = has_old || (self->flags & RDT_REPLACEMENT_PRIVATE) != 0;
  g_autofree char *temp = build_template (self);

  if (has_old && !check_old (self, &old, error))
    return FALSE;

  self->fd = g_mkstemp_full (temp, O_WRONLY | O_CLOEXEC, is_private ? 0600 : 0666);
  if (self->fd < 0)
    return fail (errno, error);

  self->temp = g_steal_pointer (&temp);

  /* Where locks are not supported, temporary files are swept by age. */
  if (flock (self->fd, LOCK_EX | LOCK_NB) != 0)
    errno = 0;

  return !has_old || take_over_mode (self->fd, &old, error);
}

/**
 * rdt_replacement_new:
 * @file: the target, which need not exist; a symbolic link is followed
 * @error: return location for a %G_IO_ERROR with the reason only
 *
 * Begins to write a file.  The old one is unchanged until the new one is
 * committed.
 */
RdtReplacement *
rdt_replacement_new (GFile                *file,
                     RdtReplacementFlags   flags,
                     GError              **error)
{
  g_autoptr(RdtReplacement) self = g_new0 (RdtReplacement, 1);
  const char *path;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self->flags = flags;
  self->fd = -1;
  self->unwritten = g_byte_array_new ();
  path = g_file_peek_path (file);

  if (path == NULL)
    self->stream =
      G_OUTPUT_STREAM (g_file_replace (file, NULL, (flags & RDT_REPLACEMENT_BACKUP) != 0,
                                       G_FILE_CREATE_NONE, NULL, error));
  else
    self->path = resolve (path, error);

  if (self->stream != NULL || (self->path != NULL && open_temp (self, error)))
    return g_steal_pointer (&self);

  return NULL;
}

/* A stream that is closed with a cancelled cancellable drops its data. */
static void
abandon_stream (GOutputStream *stream)
{
  g_autoptr(GCancellable) cancelled = g_cancellable_new ();

  g_cancellable_cancel (cancelled);
  g_output_stream_close (stream, cancelled, NULL);
}

static void
clear_path (char **path)
{
  if (*path != NULL)
    g_unlink (*path);
  g_clear_pointer (path, g_free);
}

/**
 * rdt_replacement_free:
 *
 * Frees it, and abandons the file unless it was committed.
 */
void
rdt_replacement_free (RdtReplacement *self)
{
  if (self->fd >= 0)
    close (self->fd);
  clear_path (&self->temp);
  clear_path (&self->old);
  g_free (self->path);
  g_byte_array_unref (self->unwritten);

  if (self->stream != NULL && !g_output_stream_is_closed (self->stream))
    abandon_stream (self->stream);
  g_clear_object (&self->stream);

  g_free (self);
}

static gboolean
write_all (int          fd,
           const char  *data,
           gsize        length,
           GError     **error)
{
  while (length > 0)
    {
      ssize_t n = write (fd, data, length);

      if (n < 0 && errno == EINTR)
        continue;

      if (n < 0)
        return fail (errno, error);

      data += n;
      length -= n;
    }

  return TRUE;
}

static gboolean
flush (RdtReplacement  *self,
       GError         **error)
{
  gboolean is_written = write_all (self->fd, (const char *) self->unwritten->data,
                                   self->unwritten->len, error);

  g_byte_array_set_size (self->unwritten, 0);

  return is_written;
}

gboolean
rdt_replacement_write (RdtReplacement  *self,
                       const void      *data,
                       gsize            length,
                       GError         **error)
{
  if (self->stream != NULL)
    return g_output_stream_write_all (self->stream, data, length, NULL, NULL, error);

  g_return_val_if_fail (self->fd >= 0, FALSE);

  g_byte_array_append (self->unwritten, data, length);

  return self->unwritten->len < BUFFER_SIZE || flush (self, error);
}

/* Some file systems do not support syncing. */
static gboolean
synchronise (int      fd,
             GError **error)
{
  return fsync (fd) == 0 || errno == EINVAL || errno == ENOSYS || errno == ENOTSUP
         || fail (errno, error);
}

/**
 * rdt_replacement_flush:
 *
 * Writes everything to disk, so that committing needs no more space.
 */
gboolean
rdt_replacement_flush (RdtReplacement  *self,
                       GError         **error)
{
  if (self->stream != NULL)
    return g_output_stream_flush (self->stream, NULL, error);

  return flush (self, error) && synchronise (self->fd, error);
}

static gboolean
close_temp (int     *fd,
            GError **error)
{
  int closing = *fd;

  *fd = -1;

  return close (closing) == 0 || errno == EINTR || fail (errno, error);
}

/* Writes everything to disk, before the file is renamed. */
static gboolean
finish (RdtReplacement  *self,
        GError         **error)
{
  return self->stream != NULL
         || (rdt_replacement_flush (self, error) && close_temp (&self->fd, error));
}

static gboolean
copy_bytes (int      from,
            int      to,
            GError **error)
{
  char buffer[65536];
  ssize_t n;

  while ((n = read (from, buffer, sizeof buffer)) != 0)
    {
      if (n < 0 && errno == EINTR)
        continue;

      if (n < 0)
        return fail (errno, error);

      if (!write_all (to, buffer, n, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
copy_to (int           from,
         int           to,
         GError      **error)
{
  struct stat old;
  gboolean is_copied = fstat (from, &old) == 0
                         ? take_over_mode (to, &old, error) && copy_bytes (from, to, error)
                             && synchronise (to, error)
                         : fail (errno, error);

  return close_temp (&to, is_copied ? error : NULL) && is_copied;
}

static gboolean
copy_old (RdtReplacement  *self,
          GError         **error)
{
  int from = g_open (self->path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW, 0);
  gboolean is_copied;
  int to;

  if (from < 0)
    return fail (errno, error);

  self->old = build_template (self);
  to = g_mkstemp_full (self->old, O_WRONLY | O_CLOEXEC, 0600);
  is_copied = to >= 0 ? copy_to (from, to, error) : fail (errno, error);
  if (to < 0)
    g_clear_pointer (&self->old, g_free);
  close (from);

  return is_copied;
}

static gboolean
can_link (int code)
{
  return code != EPERM && code != EACCES && code != EMLINK && code != ENOSYS
         && code != ENOTSUP && code != EXDEV;
}

/* Links the old file to a second name, or copies it where hard links are not supported. */
static gboolean
keep_old (RdtReplacement  *self,
          GError         **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  struct stat old;

  self->is_new = lstat (self->path, &old) != 0;
  if (self->is_new)
    return errno == ENOENT || fail (errno, error);

  for (;;)
    {
      g_autofree char *name = g_strdup_printf (PREFIX "%06x", g_random_int () & 0xffffff);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (link (self->path, path) == 0)
        {
          self->old = g_steal_pointer (&path);
          return TRUE;
        }

      if (errno != EEXIST)
        return can_link (errno) ? fail (errno, error) : copy_old (self, error);
    }
}

static gboolean
install (RdtReplacement  *self,
         GError         **error)
{
  if (self->stream != NULL)
    return g_output_stream_close (self->stream, NULL, error);

  if (g_rename (self->temp, self->path) != 0)
    return fail (errno, error);

  g_clear_pointer (&self->temp, g_free);

  return TRUE;
}

static void
revert (RdtReplacement *self)
{
  if (self->stream != NULL || self->temp != NULL)
    return;

  if (self->is_new)
    g_unlink (self->path);
  else if (self->old != NULL && g_rename (self->old, self->path) == 0)
    g_clear_pointer (&self->old, g_free);
}

/* An empty file is likely the result of a full disk: its backup is worth more. */
static gboolean
deserves_backup (const char *path)
{
  struct stat old;

  return lstat (path, &old) == 0 && old.st_size > 0;
}

/* After the rename nothing can be lost, so a failure to put the backup in place or
 * to sync the folder is not reported as an error.
 */
static void
settle (RdtReplacement *self)
{
  g_autofree char *folder = NULL;
  int fd;

  if (self->path == NULL)
    return;

  if ((self->flags & RDT_REPLACEMENT_BACKUP) != 0 && self->old != NULL
      && deserves_backup (self->old))
    {
      g_autofree char *backup = g_strconcat (self->path, "~", NULL);

      g_rename (self->old, backup);
    }

  /* Renaming a file to another link of the same file does nothing. */
  clear_path (&self->old);

  folder = g_path_get_dirname (self->path);
  fd = g_open (folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY, 0);
  if (fd < 0)
    return;

  fsync (fd);
  close (fd);
}

/**
 * rdt_replacement_commit:
 *
 * Replaces the target.  On failure the file and its backup are unchanged.
 */
gboolean
rdt_replacement_commit (RdtReplacement  *self,
                        GError         **error)
{
  gboolean needs_old = (self->flags & RDT_REPLACEMENT_BACKUP) != 0 && self->stream == NULL;

  if (!finish (self, error)
      || (needs_old && !keep_old (self, error))
      || !install (self, error))
    return FALSE;

  settle (self);

  return TRUE;
}

/**
 * rdt_replacement_commit_all:
 * @replacements: (element-type RdtReplacement): in the order in which they are put
 *   in place
 *
 * Commits several files that belong together, all or none.
 */
gboolean
rdt_replacement_commit_all (GPtrArray  *replacements,
                            GError    **error)
{
  guint n_done = 0;

  for (guint i = 0; i < replacements->len; i++)
    {
      RdtReplacement *self = g_ptr_array_index (replacements, i);

      if (!finish (self, error) || (self->stream == NULL && !keep_old (self, error)))
        return FALSE;
    }

  while (n_done < replacements->len
         && install (g_ptr_array_index (replacements, n_done), error))
    n_done++;

  if (n_done == replacements->len)
    g_ptr_array_foreach (replacements, (GFunc) (void *) settle, NULL);
  else
    while (n_done > 0)
      revert (g_ptr_array_index (replacements, --n_done));

  return n_done == replacements->len;
}

/**
 * rdt_file_replace:
 * @error: return location for a %G_IO_ERROR with the reason only
 *
 * Replaces the contents of a file.
 */
gboolean
rdt_file_replace (GFile                *file,
                  const void           *data,
                  gsize                 length,
                  RdtReplacementFlags   flags,
                  GError              **error)
{
  g_autoptr(RdtReplacement) self = rdt_replacement_new (file, flags, error);

  return self != NULL
         && rdt_replacement_write (self, data, length, error)
         && rdt_replacement_commit (self, error);
}

/* An unlocked temporary file is abandoned.  It may be a link to another file, so
 * its change time counts.
 */
static gboolean
is_left_behind (int   fd,
                guint age)
{
  struct stat found;

  return fstat (fd, &found) == 0
         && S_ISREG (found.st_mode)
         && found.st_uid == geteuid ()
         && g_get_real_time () / G_USEC_PER_SEC - found.st_ctime >= age
         && flock (fd, LOCK_EX | LOCK_NB) == 0;
}

/**
 * rdt_file_sweep:
 * @folder: the folder, which need not exist
 * @age: the minimum age in seconds; a new file may not be locked yet
 *
 * Deletes temporary files of programs that were killed.
 */
void
rdt_file_sweep (const char *folder,
                guint       age)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      int fd;

      if (!g_str_has_prefix (name, PREFIX) || strlen (name) != strlen (TEMPLATE))
        continue;

      fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0);
      if (fd < 0)
        continue;

      if (is_left_behind (fd, age))
        g_unlink (path);
      close (fd);
    }
}
