/* rdt-balance-window.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-balance.h"
#include "rdt-scenario.h"

G_BEGIN_DECLS

#define RDT_TYPE_BALANCE_WINDOW (rdt_balance_window_get_type ())

G_DECLARE_FINAL_TYPE (RdtBalanceWindow, rdt_balance_window, RDT, BALANCE_WINDOW, AdwWindow)

gboolean rdt_balance_window_present (GtkWindow   *parent,
                                     RdtScenario *scenario);

G_END_DECLS
