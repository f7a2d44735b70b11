/* rdt-side-mark.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-game.h"

G_BEGIN_DECLS

#define RDT_TYPE_SIDE_MARK (rdt_side_mark_get_type ())

G_DECLARE_FINAL_TYPE (RdtSideMark, rdt_side_mark, RDT, SIDE_MARK, AdwBin)

void    rdt_side_mark_set_side (RdtSideMark *self,
                                RdtGame     *game,
                                RdtSide      side);
RdtSide rdt_side_mark_get_side (RdtSideMark *self);

G_END_DECLS
