/* rdt-locale.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void               rdt_locale_begin         (void);
const char *const *rdt_locale_get_languages (void);

G_END_DECLS
