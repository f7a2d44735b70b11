/* rdt-board-input.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-board-view.h"

G_BEGIN_DECLS

/* What pointer, wheel, fingers and keys do to a board. */

void rdt_board_input_attach (RdtBoardView *view);

G_END_DECLS
