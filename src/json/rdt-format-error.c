/* rdt-format-error.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-format-error.h"

G_DEFINE_QUARK (rdt-format-error-quark, rdt_format_error)
