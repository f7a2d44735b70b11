/* rdt-difference.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *rdt_difference_find (const char *text,
                           const char *other) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
