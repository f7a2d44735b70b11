/* rdt-origin.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The file that an autosaved scenario belongs to.  It is noted in a file beside the
 * autosave, because it is not part of the scenario.
 */

void   rdt_origin_keep (GFile       *kept,
                        GFile       *origin,
                        const char  *digest);
GFile *rdt_origin_find (GFile       *kept,
                        char       **digest) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
