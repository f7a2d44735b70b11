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
 * around them: line breaks, marks that turn the direction of writing, and words
 * so long that a window grows with them.
 */

/* Longer ones are cut where they are shown, in letters. */
#define RDT_PLAIN_NAME  60
#define RDT_PLAIN_TITLE 120

gboolean    rdt_plain_is        (const char *text);
char       *rdt_plain_line      (const char *text) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_plain_name      (const char *text) G_GNUC_WARN_UNUSED_RESULT;
const char *rdt_plain_title     (const char *text);
char       *rdt_plain_lines     (const char *text) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_plain_file_name (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
