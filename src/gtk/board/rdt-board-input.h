/* rdt-board-input.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-board-view.h"

G_BEGIN_DECLS

/* Input of a board: pointer, wheel, touch and keys. */

void rdt_board_input_attach (RdtBoardView *view);

G_END_DECLS
