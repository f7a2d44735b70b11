/* rdt-theatre-json.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-setup.h"

G_BEGIN_DECLS

void rdt_theatre_read (RdtSetup   *setup);
void rdt_theatre_set  (RdtSetup   *setup,
                       RdtTheatre  theatre);

G_END_DECLS
