/* rdt-fold.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The apostrophe after folding. */
#define RDT_FOLD_APOSTROPHE "’"

char *rdt_fold (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
