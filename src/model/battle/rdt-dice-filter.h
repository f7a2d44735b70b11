/* rdt-dice-filter.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-event.h"

G_BEGIN_DECLS

/* Which dice of an order are shown in a dialog. */

#define RDT_DICE_FILTER_ALWAYS "always"
#define RDT_DICE_FILTER_NEVER  "never"

void rdt_dice_filter_add (RdtEventList       *shown,
                          const RdtEventList *events,
                          const char         *wanted);

G_END_DECLS
