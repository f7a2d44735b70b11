/* rdt-wire.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "rdt-core-enums.h"

G_BEGIN_DECLS

/* The words of the public formats are the nicks of enums. */

const char *rdt_wire_get_word   (GType        type,
                                 int          value);
gboolean    rdt_wire_parse      (GType        type,
                                 const char  *word,
                                 int         *value);
char       *rdt_wire_list_words (GType        type);

G_END_DECLS
