/* fuzz-driver.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-fuzz.h"

/* Runs the files of the given folders once, without a fuzzing engine.  Options,
 * which are the engine's, are ignored.
 */

static gboolean
try_file (const char *path)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *copy = NULL;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, &error))
    {
      g_printerr ("%s\n", error->message);
      return FALSE;
    }

  /* Without a NUL behind it, so that tools that check memory notice reading past
   * the end.
   */
  copy = g_malloc (MAX (length, 1));
  memcpy (copy, text, length);
  LLVMFuzzerTestOneInput ((const guint8 *) copy, length);

  return TRUE;
}

static guint
try_folder (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      n += try_file (path);
    }

  return n;
}

int
main (int   argc,
      char *argv[])
{
  guint n = 0;

  for (int i = 1; i < argc; i++)
    if (*argv[i] != '-')
      n += try_folder (argv[i]);

  g_print ("%u files\n", n);

  return n > 0 ? 0 : 1;
}
