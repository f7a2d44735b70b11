/* rdt-document.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-document.h"

#include <string.h>

#include "rdt-file-read.h"
#include "rdt-replacement.h"

/* A temporary file that is an hour old is abandoned. */
#define SWEEP_AGE 3600

static gboolean
name_file (GFile   *file,
           GError **error)
{
  g_autofree char *name = g_file_get_parse_name (file);

  g_prefix_error (error, "%s: ", name);

  return FALSE;
}

/**
 * rdt_document_read:
 * @error: return location for an error that names the file
 */
gboolean
rdt_document_read (GFile   *file,
                   char   **text,
                   gsize   *length,
                   GError **error)
{
  return rdt_file_read (file, text, length, error) || name_file (file, error);
}

static void
sweep_beside (GFile *file)
{
  g_autoptr(GFile) folder = g_file_get_parent (file);

  if (folder != NULL && g_file_peek_path (folder) != NULL)
    rdt_file_sweep (g_file_peek_path (folder), SWEEP_AGE);
}

/**
 * rdt_document_save:
 * @text: the new contents
 * @digest: (nullable): the digest that the file must still have, if it exists
 * @error: return location for an error that names the file
 *
 * Saves a text, with the previous file as a backup.  The file is written
 * completely, or it and its backup stay as they were.
 */
gboolean
rdt_document_save (GFile       *file,
                   const char  *text,
                   const char  *digest,
                   GError     **error)
{
  if (digest != NULL && rdt_file_has_changed (file, digest))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, "changed by somebody else");
      return name_file (file, error);
    }

  if (!rdt_file_replace (file, text, strlen (text), RDT_REPLACEMENT_BACKUP, error))
    return name_file (file, error);

  sweep_beside (file);

  return TRUE;
}
