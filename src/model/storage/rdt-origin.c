/* rdt-origin.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-origin.h"

#include <glib/gstdio.h>

static char *
build_path (GFile *kept)
{
  g_autofree char *path = g_file_get_path (kept);

  return g_strconcat (path, ".origin", NULL);
}

/**
 * rdt_origin_keep:
 * @kept: a local file
 * @origin: (nullable): the file that the scenario in it belongs to
 *
 * What cannot be written is told when the scenario itself is: without this it
 * is recovered all the same, as one that has no file.
 */
void
rdt_origin_keep (GFile *kept,
                 GFile *origin)
{
  g_autofree char *path = build_path (kept);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *uri = NULL;

  if (origin == NULL)
    {
      g_unlink (path);
      return;
    }

  uri = g_file_get_uri (origin);
  if (g_mkdir_with_parents (folder, 0700) == 0)
    g_file_set_contents_full (path, uri, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
}

/**
 * rdt_origin_find:
 *
 * Returns: (transfer full) (nullable): the file that a kept scenario belongs
 *   to
 */
GFile *
rdt_origin_find (GFile *kept)
{
  g_autofree char *path = build_path (kept);
  g_autofree char *uri = NULL;

  if (!g_file_get_contents (path, &uri, NULL, NULL)
      || !g_uri_is_valid (uri, G_URI_FLAGS_NONE, NULL))
    return NULL;

  return g_file_new_for_uri (uri);
}
