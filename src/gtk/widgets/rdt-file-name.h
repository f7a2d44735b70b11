/* rdt-file-name.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The names of files, as people read and write them. */

char *rdt_file_dup_display_name (GFile      *file) G_GNUC_WARN_UNUSED_RESULT;
char *rdt_file_complete_name    (const char *name,
                                 const char *suffix) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
