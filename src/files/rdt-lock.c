/* rdt-lock.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static char *
build_path (const char *path)
{
  return g_strconcat (path, RDT_LOCK_SUFFIX, NULL);
}

/* The owner deletes the file when it releases the lock; another process may have
 * opened it just before.
 */
static gboolean
is_at (int         fd,
       const char *path)
{
  struct stat ours, theirs;

  return fstat (fd, &ours) == 0 && stat (path, &theirs) == 0
         && ours.st_dev == theirs.st_dev && ours.st_ino == theirs.st_ino;
}

/**
 * rdt_lock_take:
 * @path: the path of the lock file, which need not exist
 *
 * Returns: a handle for releasing the lock; -1 with %EWOULDBLOCK if another
 *   process has it, or with another error if it cannot be created
 */
int
rdt_lock_take (const char *path)
{
  g_autofree char *lock = build_path (path);

  for (;;)
    {
      int fd = g_open (lock, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
      int code;

      if (fd < 0)
        return -1;

      if (flock (fd, LOCK_EX | LOCK_NB) == 0 && is_at (fd, lock))
        return fd;

      code = errno;
      if (!is_at (fd, lock))
        code = 0;
      close (fd);
      errno = code;

      if (code != 0)
        return -1;
    }
}

/**
 * rdt_lock_release:
 * @fd: the handle from rdt_lock_take()
 */
void
rdt_lock_release (const char *path,
                  int         fd)
{
  g_autofree char *lock = build_path (path);

  if (is_at (fd, lock))
    g_unlink (lock);
  close (fd);
}

/**
 * rdt_lock_look:
 * @path: the path of a file, which need not exist
 *
 * Returns: whether another process has the lock of the file, or left it when it
 *   was killed
 */
RdtLockState
rdt_lock_look (const char *path)
{
  g_autofree char *lock = build_path (path);
  int fd = g_open (lock, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0);
  gboolean is_left;

  if (fd < 0)
    return RDT_LOCK_FREE;

  is_left = flock (fd, LOCK_SH | LOCK_NB) == 0;
  close (fd);

  return is_left ? RDT_LOCK_LEFT : RDT_LOCK_HELD;
}
