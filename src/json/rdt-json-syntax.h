/* rdt-json-syntax.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean rdt_json_syntax_check  (const char  *text,
                                 gsize        length,
                                 const char  *file,
                                 GError     **error);

void     rdt_path_append_member (GString     *path,
                                 const char  *name);

G_END_DECLS
