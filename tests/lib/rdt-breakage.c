/* rdt-breakage.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* open() and open64() are two functions here. */
#undef _FILE_OFFSET_BITS
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "rdt-breakage.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define MOST_PATH 4096

static struct
{
  RdtBreakage  breakage;
  char        *folder;      /* applies to paths in it only; NULL while nothing fails */
  int          n_calls;
  int          n_broken;
} state;

static gboolean
is_inside (const char *path)
{
  return g_str_has_prefix (path, state.folder) && path[strlen (state.folder)] == '/';
}

static gboolean
breaks (RdtBreakageCall  call,
        const char      *path)
{
  guint n;

  if (state.folder == NULL || call != state.breakage.call || !is_inside (path))
    return FALSE;

  n = g_atomic_int_add (&state.n_calls, 1);
  if (n != state.breakage.nth && (n < state.breakage.nth || !state.breakage.is_lasting))
    return FALSE;

  g_atomic_int_inc (&state.n_broken);
  errno = state.breakage.code;

  return TRUE;
}

static gboolean
breaks_fd (RdtBreakageCall call,
           int             fd)
{
  char link[64];
  char path[MOST_PATH];
  ssize_t n;

  if (state.folder == NULL || call != state.breakage.call)
    return FALSE;

  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  n = readlink (link, path, sizeof path - 1);
  path[MAX (n, 0)] = '\0';

  return breaks (call, path);
}

#define next(name) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name))

int
open (const char *path,
      int         flags,
      ...)
{
  va_list more;
  int mode;

  va_start (more, flags);
  mode = va_arg (more, int);
  va_end (more);

  return breaks (RDT_BREAKAGE_OPEN, path) ? -1 : next (open) (path, flags, mode);
}

int
open64 (const char *path,
        int         flags,
        ...)
{
  va_list more;
  int mode;

  va_start (more, flags);
  mode = va_arg (more, int);
  va_end (more);

  return breaks (RDT_BREAKAGE_OPEN, path) ? -1 : next (open64) (path, flags, mode);
}

/* A disk becomes full in the middle of a write. */
ssize_t
write (int         fd,
       const void *data,
       size_t      length)
{
  int code;

  if (!breaks_fd (RDT_BREAKAGE_WRITE, fd))
    return next (write) (fd, data, length);

  code = errno;
  if (next (write) (fd, data, length / 2) >= 0)
    errno = code;

  return -1;
}

/* Only the call and its result are tested, since no test cuts the power, and
 * waiting for a real disk takes most of the time.
 */
int
fsync (int fd)
{
  return breaks_fd (RDT_BREAKAGE_FSYNC, fd) ? -1 : 0;
}

int
close (int fd)
{
  gboolean is_broken = breaks_fd (RDT_BREAKAGE_CLOSE, fd);
  int code = errno;
  int result = next (close) (fd);

  if (!is_broken)
    return result;

  errno = code;

  return -1;
}

int
rename (const char *from,
        const char *to)
{
  return breaks (RDT_BREAKAGE_RENAME, from) ? -1 : next (rename) (from, to);
}

int
link (const char *from,
      const char *to)
{
  return breaks (RDT_BREAKAGE_LINK, from) ? -1 : next (link) (from, to);
}

/**
 * rdt_breakage_begin:
 * @folder: where calls fail; without symbolic links
 */
void
rdt_breakage_begin (const RdtBreakage *breakage,
                    const char        *folder)
{
  g_assert_null (state.folder);

  state.breakage = *breakage;
  state.n_calls = 0;
  state.n_broken = 0;
  state.folder = g_strdup (folder);
}

/**
 * rdt_breakage_end:
 *
 * Returns: whether any call has failed
 */
gboolean
rdt_breakage_end (void)
{
  char *folder = g_steal_pointer (&state.folder);

  g_free (folder);

  return state.n_broken > 0;
}

/**
 * rdt_breakage_try_each:
 * @func: does something, and checks the result
 * @folder: where
 *
 * Runs something again and again, with one call after the other failing. @func
 * calls rdt_breakage_begin() with its arguments, and rdt_breakage_end().
 */
void
rdt_breakage_try_each (RdtBreakageFunc  func,
                       const char      *folder,
                       gpointer         user_data)
{
  static const int codes[] = { ENOSPC, EIO, EROFS, EDQUOT };

  for (guint i = 0; i < RDT_BREAKAGE_N_CALLS * G_N_ELEMENTS (codes); i++)
    {
      RdtBreakage breakage = {
        .call = i / G_N_ELEMENTS (codes),
        .code = codes[i % G_N_ELEMENTS (codes)],
      };

      do
        {
          breakage.is_lasting = FALSE;
          func (&breakage, user_data);
          breakage.is_lasting = TRUE;
          func (&breakage, user_data);
        }
      while (breakage.nth++ < (guint) state.n_calls);
    }
}

/**
 * rdt_breakage_count_files:
 *
 * Returns: how many files are in a folder, hidden and temporary ones as well
 */
guint
rdt_breakage_count_files (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}
