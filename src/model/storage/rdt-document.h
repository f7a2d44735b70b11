/* rdt-document.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Files of battles and of scenarios, which others may change too. */

/**
 * RdtSaveMode:
 * @RDT_SAVE_IF_UNCHANGED: fail with %G_IO_ERROR_WRONG_ETAG if somebody else has
 *   changed the file
 * @RDT_SAVE_ANYWAY: it becomes the backup then
 *
 * What becomes of a file that is not any more what was loaded from it.
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
