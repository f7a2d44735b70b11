/* rdt-short-name.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *rdt_short_name_abbreviate (const char *name) G_GNUC_WARN_UNUSED_RESULT;
char *rdt_short_name_initial    (const char *name) G_GNUC_WARN_UNUSED_RESULT;
char *rdt_short_name_least      (const char *name) G_GNUC_WARN_UNUSED_RESULT;
char *rdt_short_name_hyphenate  (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
