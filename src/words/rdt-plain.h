/* rdt-plain.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Names and texts out of files, which may hold what would change the words
 * around them: line breaks, and marks that turn the direction of writing.
 */

gboolean    rdt_plain_is    (const char *text);
char       *rdt_plain_name  (const char *text) G_GNUC_WARN_UNUSED_RESULT;
const char *rdt_plain_title (const char *text);
char       *rdt_plain_lines (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
