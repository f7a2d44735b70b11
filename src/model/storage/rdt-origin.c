/* rdt-origin.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-origin.h"

#include <glib/gstdio.h>
#include <string.h>

#include "rdt-file-read.h"
#include "rdt-replacement.h"

static char *
build_path (GFile *kept)
{
  g_autofree char *path = g_file_get_path (kept);

  return g_strconcat (path, ".origin", NULL);
}

/**
 * rdt_origin_keep:
 * @kept: an autosave
 * @origin: (nullable): the scenario's own file
 * @digest: (nullable): the digest of @origin when the scenario was loaded
 *
 * Errors are ignored: those of the autosave itself are reported, and without
 * this file the scenario is recovered as one without a file.
 */
void
rdt_origin_keep (GFile      *kept,
                 GFile      *origin,
                 const char *digest)
{
  g_autofree char *path = build_path (kept);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autofree char *uri = NULL;
  g_autofree char *text = NULL;

  if (origin == NULL)
    {
      g_unlink (path);
      return;
    }

  uri = g_file_get_uri (origin);
  text = g_strdup_printf ("%s\n%s", uri, digest != NULL ? digest : "");
  if (g_mkdir_with_parents (folder, 0700) == 0)
    rdt_file_replace (file, text, strlen (text), RDT_REPLACEMENT_PRIVATE, NULL);
}

/**
 * rdt_origin_find:
 * @digest: (out): the digest of its own file when it was loaded, or %NULL
 *
 * Returns: (transfer full) (nullable): the own file of an autosaved scenario
 */
GFile *
rdt_origin_find (GFile  *kept,
                 char  **digest)
{
  g_autofree char *path = build_path (kept);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;
  gsize length;

  *digest = NULL;
  if (!rdt_file_read (file, &text, &length, NULL))
    return NULL;

  lines = g_strsplit (text, "\n", 2);
  if (lines[0] == NULL || !g_uri_is_valid (lines[0], G_URI_FLAGS_ENCODED, NULL))
    return NULL;

  if (lines[1] != NULL && lines[1][0] != '\0')
    *digest = g_strdup (lines[1]);

  return g_file_new_for_uri (lines[0]);
}
