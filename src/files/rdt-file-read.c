/* rdt-file-read.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-file-read.h"

#include <errno.h>
#include <glib/gi18n.h>

/* Reads whole files into memory, within a size limit. */

#define CHUNK 65536

static gboolean
fail_too_large (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (EFBIG), g_strerror (EFBIG));

  return FALSE;
}

/* GIO's messages name the file, as those of the callers do: the reason is enough. */
static gboolean
fail_unnamed (GError **error,
              GError  *named)
{
  static const struct
  {
    GIOErrorEnum code;
    int          reason;
  } reasons[] = {
    { .code = G_IO_ERROR_FILENAME_TOO_LONG, .reason = ENAMETOOLONG },
    { .code = G_IO_ERROR_NOT_DIRECTORY, .reason = ENOTDIR },
    { .code = G_IO_ERROR_NOT_FOUND, .reason = ENOENT },
    { .code = G_IO_ERROR_PERMISSION_DENIED, .reason = EACCES },
    { .code = G_IO_ERROR_TOO_MANY_LINKS, .reason = ELOOP },
  };

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (g_error_matches (named, G_IO_ERROR, reasons[i].code))
      {
        g_set_error_literal (error, G_IO_ERROR, named->code, g_strerror (reasons[i].reason));
        g_error_free (named);
        return FALSE;
      }

  g_propagate_error (error, named);

  return FALSE;
}

/* Opening a pipe would block, and a device may be endless. */
static gboolean
check_file (GFile   *file,
            GError **error)
{
  g_autoptr(GFileInfo) info = NULL;
  GError *named = NULL;
  GFileType type;

  info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE ","
                            G_FILE_ATTRIBUTE_STANDARD_SIZE,
                            G_FILE_QUERY_INFO_NONE, NULL, &named);
  if (info == NULL)
    return fail_unnamed (error, named);

  type = g_file_info_get_file_type (info);
  if (type == G_FILE_TYPE_DIRECTORY)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY, g_strerror (EISDIR));
      return FALSE;
    }

  if (type != G_FILE_TYPE_REGULAR)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                           _("not a regular file"));
      return FALSE;
    }

  return g_file_info_get_size (info) <= RDT_FILE_MOST_BYTES || fail_too_large (error);
}

/**
 * rdt_file_read_stream:
 * @text: (out): the contents, null-terminated
 * @length: (out): the length in bytes
 * @error: return location for an error
 *
 * Reads a stream to its end, or fails if that exceeds the limit.
 */
gboolean
rdt_file_read_stream (GInputStream  *stream,
                      char         **text,
                      gsize         *length,
                      GError       **error)
{
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  gsize had, n;

  do
    {
      had = bytes->len;
      g_byte_array_set_size (bytes, had + CHUNK);
      if (!g_input_stream_read_all (stream, bytes->data + had, CHUNK, &n, NULL, error))
        return FALSE;

      g_byte_array_set_size (bytes, had + n);
      if (bytes->len > RDT_FILE_MOST_BYTES)
        return fail_too_large (error);
    }
  while (n == CHUNK);

  *length = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  *text = (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);

  return TRUE;
}

/**
 * rdt_file_read:
 * @text: (out): the contents, null-terminated
 * @length: (out): the length in bytes
 * @error: return location for a %G_IO_ERROR that does not name the file
 *
 * Reads a regular file of up to %RDT_FILE_MOST_BYTES.
 */
gboolean
rdt_file_read (GFile   *file,
               char   **text,
               gsize   *length,
               GError **error)
{
  g_autoptr(GFileInputStream) stream = NULL;
  GError *named = NULL;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  if (!check_file (file, error))
    return FALSE;

  stream = g_file_read (file, NULL, &named);
  if (stream == NULL)
    return fail_unnamed (error, named);

  return rdt_file_read_stream (G_INPUT_STREAM (stream), text, length, error);
}

/**
 * rdt_file_digest:
 *
 * Returns: (transfer full): a digest of a text
 */
char *
rdt_file_digest (const char *text,
                 gsize       length)
{
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
}

/**
 * rdt_file_has_changed:
 * @digest: the digest of its former contents
 *
 * Whether the contents of a file have changed.  Contents are compared instead of
 * times: a clock may be set back, a copy may keep its time, and some file
 * systems have a resolution of seconds.
 *
 * Returns: also %FALSE if the file no longer exists
 */
gboolean
rdt_file_has_changed (GFile      *file,
                      const char *digest)
{
  g_autofree char *text = NULL;
  g_autofree char *now = NULL;
  g_autoptr(GError) error = NULL;
  gsize length;

  if (!rdt_file_read (file, &text, &length, &error))
    return !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);

  now = rdt_file_digest (text, length);

  return !g_str_equal (now, digest);
}
