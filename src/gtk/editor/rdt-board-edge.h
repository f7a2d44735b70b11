/* rdt-board-edge.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-board-view.h"
#include "rdt-link.h"
#include "rdt-setup.h"

G_BEGIN_DECLS

RdtFacing rdt_board_edge_find (RdtBoardView   *view,
                               const RdtSetup *setup,
                               RdtLinkKind     kind,
                               double          x,
                               double          y);

G_END_DECLS
