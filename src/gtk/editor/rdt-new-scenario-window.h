/* rdt-new-scenario-window.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-library.h"

G_BEGIN_DECLS

GtkWindow *rdt_new_scenario_window_present (GtkWindow  *parent,
                                            RdtLibrary *library);

G_END_DECLS
