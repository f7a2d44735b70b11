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
  GFile          *file;
  RdtReplacement *copy;     /* of the old file; NULL if it did not exist */
  char           *old;      /* its contents */
  gsize           length;
};

/* How complete PDF, PostScript and SVG files end, and within how many bytes. */
static const char *const ends[] = { "%%EOF", "</svg>" };

#define TAIL 32

static gboolean
copy_old (RdtPrintFile  *self,
          GError       **error)
{
  g_autoptr(GError) unread = NULL;

  if (!g_file_load_contents (self->file, NULL, &self->old, &self->length, NULL, &unread))
    {
      if (g_error_matches (unread, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
        return TRUE;

      g_propagate_error (error, g_steal_pointer (&unread));
      return FALSE;
    }

  self->copy = rdt_replacement_new (self->file, RDT_REPLACEMENT_PLAIN, error);

  return self->copy != NULL
         && rdt_replacement_write (self->copy, self->old, self->length, error)
         && rdt_replacement_flush (self->copy, error);
}

/**
 * rdt_print_file_new:
 * @settings: the settings of the print job
 * @error: (out): set if the old file cannot be copied
 *
 * Copies the file that is printed to.
 *
 * Returns: (nullable): %NULL on failure, or without @error if a printer is the
 *   target
 */
RdtPrintFile *
rdt_print_file_new (GtkPrintSettings  *settings,
                    GError           **error)
{
  const char *uri = gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_URI);
  g_autoptr(RdtPrintFile) self = NULL;

  if (uri == NULL || !g_str_has_prefix (uri, "file:"))
    return NULL;

  self = g_new0 (RdtPrintFile, 1);
  self->file = g_file_new_for_uri (uri);

  return copy_old (self, error) ? g_steal_pointer (&self) : NULL;
}

void
rdt_print_file_free (RdtPrintFile *self)
{
  g_clear_pointer (&self->copy, rdt_replacement_free);
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

  if (self->copy == NULL)
    g_file_delete (self->file, NULL, NULL);
  else if (!g_file_load_contents (self->file, NULL, &pages, &length, NULL, NULL)
           || length != self->length || memcmp (pages, self->old, length) != 0)
    rdt_replacement_commit (self->copy, NULL);
}
