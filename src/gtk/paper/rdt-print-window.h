/* rdt-print-window.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-page.h"
#include "rdt-window.h"

G_BEGIN_DECLS

void rdt_print_window_present (RdtWindow *parent,
                               RdtPage   *page);

G_END_DECLS
