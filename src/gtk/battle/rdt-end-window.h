/* rdt-end-window.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-battle.h"

G_BEGIN_DECLS

#define RDT_TYPE_END_WINDOW (rdt_end_window_get_type ())

G_DECLARE_FINAL_TYPE (RdtEndWindow, rdt_end_window, RDT, END_WINDOW, AdwWindow)

void rdt_end_window_present (GtkWidget *page,
                             RdtBattle *battle);

G_END_DECLS
