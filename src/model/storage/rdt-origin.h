/* rdt-origin.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Which file a scenario belongs to that is kept unasked: that is written
 * beside what is kept, for it is no business of the scenario's.
 */

void   rdt_origin_keep (GFile       *kept,
                        GFile       *origin,
                        const char  *digest);
GFile *rdt_origin_find (GFile       *kept,
                        char       **digest) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
