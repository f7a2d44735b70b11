/* rdt-card.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-layout.h"
#include "rdt-palette.h"

G_BEGIN_DECLS

/* Of an activation card on paper, in points: what common sleeves are made for. */
#define RDT_CARD_WIDTH  (63 * 72 / 25.4)
#define RDT_CARD_HEIGHT (88 * 72 / 25.4)

void rdt_card_trace (cairo_t          *cr,
                     RdtBox            box);
void rdt_card_draw  (const RdtSetup   *setup,
                     RdtSide           side,
                     const RdtPalette *ink,
                     RdtBox            box,
                     double            reserved,
                     cairo_t          *cr);

G_END_DECLS
