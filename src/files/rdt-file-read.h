/* rdt-file-read.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A generous limit: the longest battle in the tests is less than a hundredth of it.
 * Reading takes some forty times the size of a file in memory.
 */
#define RDT_FILE_MOST_BYTES (16 * 1024 * 1024)

gboolean rdt_file_read        (GFile         *file,
                               char         **text,
                               gsize         *length,
                               GError       **error);
gboolean rdt_file_read_stream (GInputStream  *stream,
                               char         **text,
                               gsize         *length,
                               GError       **error);

char    *rdt_file_digest      (const char    *text,
                               gsize          length) G_GNUC_WARN_UNUSED_RESULT;
gboolean rdt_file_has_changed (GFile         *file,
                               const char    *digest);

G_END_DECLS
