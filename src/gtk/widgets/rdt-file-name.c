/* rdt-file-name.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-file-name.h"

#include <string.h>

#include "rdt-plain.h"

/**
 * rdt_file_dup_display_name:
 *
 * Returns: (transfer full): the name of a file, without its folder, as people
 *   can read it
 */
char *
rdt_file_dup_display_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (name);

  return rdt_plain_line (shown);
}

static char *
strip (const char *name,
       const char *end)
{
  gsize length = strlen (name);

  if (g_str_has_suffix (name, end))
    length -= strlen (end);

  return g_strndup (name, length);
}

/**
 * rdt_file_complete_name:
 * @suffix: how it must end, such as `.battle.json`
 *
 * Returns: (transfer full): the name with all of the suffix, of which it may
 *   have a part
 */
char *
rdt_file_complete_name (const char *name,
                        const char *suffix)
{
  const char *json = strrchr (suffix, '.');
  g_autofree char *kind = strip (suffix, json);
  g_autofree char *without_json = strip (name, json);
  g_autofree char *bare = strip (without_json, kind);

  return g_strconcat (bare, suffix, NULL);
}
