/* rdt-reference-window.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-library.h"

G_BEGIN_DECLS

void rdt_reference_window_present       (GtkWindow  *parent,
                                         RdtLibrary *library,
                                         const char *rules,
                                         const char *citation);
void rdt_reference_window_present_guide (GtkWindow  *parent,
                                         RdtLibrary *library);

G_END_DECLS
