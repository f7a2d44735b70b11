/* rdt-recover.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-window.h"

G_BEGIN_DECLS

void rdt_recover_offer (RdtWindow *window);

G_END_DECLS
