/* rdt-document.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Files of battles and scenarios, which other programs may change. */

/**
 * RdtSaveMode:
 * @RDT_SAVE_IF_UNCHANGED: fail with %G_IO_ERROR_WRONG_ETAG if the file was changed
 *   elsewhere
 * @RDT_SAVE_ANYWAY: overwrite it; the changed file becomes the backup
 *
 * What to do if a file has changed since it was loaded.
 */
typedef enum
{
  RDT_SAVE_IF_UNCHANGED,
  RDT_SAVE_ANYWAY,
} RdtSaveMode;

gboolean rdt_document_read (GFile        *file,
                            char        **text,
                            gsize        *length,
                            GError      **error);
gboolean rdt_document_save (GFile        *file,
                            const char   *text,
                            const char   *digest,
                            GError      **error);

G_END_DECLS
