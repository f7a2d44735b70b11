/* rdt-counter-name.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-text.h"

G_BEGIN_DECLS

PangoLayout *rdt_counter_name_new (const char *name,
                                   double      side,
                                   RdtBox      room) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
