/* rdt-sanitise.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Sanitises names and texts from files, which may contain line breaks,
 * bidirectional control characters, or words so long that a window grows with them.
 */

/* Names are truncated to so many characters for display. */
#define RDT_MAX_SHOWN_NAME  60
#define RDT_MAX_SHOWN_TITLE 120

gboolean    rdt_sanitise_is_clean  (const char *text);
char       *rdt_sanitise_line      (const char *text) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_sanitise_name      (const char *text) G_GNUC_WARN_UNUSED_RESULT;
const char *rdt_sanitise_title     (const char *text);
char       *rdt_sanitise_text      (const char *text) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_sanitise_file_name (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
