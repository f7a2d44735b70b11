/* rdt-print-file.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-print-file.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-replacement.h"

struct _RdtPrintFile
{
  GFile    *file;
  gboolean  is_known;   /* whether the file was read, or is known not to have existed */
  char     *old;        /* NULL if it did not exist */
  gsize     length;
};

/* How complete PDF, PostScript and SVG files end, and within how many bytes. */
static const char *const ends[] = { "%%EOF", "</svg>" };

#define TAIL 32

/**
 * rdt_print_file_new:
 * @settings: the settings of the print job
 *
 * Backs up the file that is printed to.
 *
 * Returns: (nullable): the backup, or %NULL if a printer is the target
 */
RdtPrintFile *
rdt_print_file_new (GtkPrintSettings *settings)
{
  const char *uri = gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_URI);
  g_autoptr(GError) error = NULL;
  RdtPrintFile *self;

  if (uri == NULL || !g_str_has_prefix (uri, "file:"))
    return NULL;

  self = g_new0 (RdtPrintFile, 1);
  self->file = g_file_new_for_uri (uri);
  self->is_known = g_file_load_contents (self->file, NULL, &self->old, &self->length, NULL, &error)
                   || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);

  return self;
}

void
rdt_print_file_free (RdtPrintFile *self)
{
  g_object_unref (self->file);
  g_free (self->old);
  g_free (self);
}

static gboolean
has_end (const char *pages,
         gsize       length)
{
  gsize first = length > TAIL ? length - TAIL : 0;

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (g_strstr_len (pages + first, length - first, ends[i]) != NULL)
      return TRUE;

  return FALSE;
}

/**
 * rdt_print_file_is_cut_short:
 *
 * Whether the file exists but is incomplete.
 */
gboolean
rdt_print_file_is_cut_short (const RdtPrintFile *self)
{
  g_autofree char *pages = NULL;
  gsize length;

  return g_file_load_contents (self->file, NULL, &pages, &length, NULL, NULL)
         && !has_end (pages, length);
}

/**
 * rdt_print_file_put_back:
 * @error: (inout): why printing failed; set here if it is not known
 *
 * Restores the file to what it was before.
 */
void
rdt_print_file_put_back (RdtPrintFile  *self,
                         GError       **error)
{
  g_autofree char *pages = NULL;
  gsize length;

  if (*error == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                         _("Not all pages could be written. "
                           "Free some disk space and print again."));

  if (!self->is_known
      || !g_file_load_contents (self->file, NULL, &pages, &length, NULL, NULL)
      || (self->old != NULL && length == self->length
          && memcmp (pages, self->old, length) == 0))
    return;

  g_file_delete (self->file, NULL, NULL);
  if (self->old != NULL)
    rdt_file_replace (self->file, self->old, self->length, RDT_REPLACEMENT_PLAIN, NULL);
}
