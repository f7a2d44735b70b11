/* rdt-view-state.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-board-view.h"

G_BEGIN_DECLS

/* The arrangement of a page with a board: the zoom, and whether the panel is shown. */

void rdt_view_state_bind         (RdtBoardView *view,
                                  AdwFlap      *panel,
                                  GSettings    *settings);
void rdt_view_state_toggle_panel (AdwFlap      *panel,
                                  GSettings    *settings);

G_END_DECLS
