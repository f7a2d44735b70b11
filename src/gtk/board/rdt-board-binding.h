/* rdt-board-binding.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-board-view.h"
#include "rdt-board.h"

G_BEGIN_DECLS

/* What ties the widget, which knows cells, to the model, which knows battles. */

void rdt_board_binding_add (RdtBoardView *view,
                            RdtBoard     *board);

G_END_DECLS
