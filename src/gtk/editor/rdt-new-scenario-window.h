/* rdt-new-scenario-window.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-window.h"

G_BEGIN_DECLS

void rdt_new_scenario_window_present (RdtWindow *parent);

G_END_DECLS
