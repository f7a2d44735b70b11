/* rdt-new-battle-window.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-window.h"

G_BEGIN_DECLS

void rdt_new_battle_window_present (RdtWindow   *parent,
                                    RdtScenario *scenario,
                                    GSettings   *settings);

G_END_DECLS
