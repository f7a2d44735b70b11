/* rdt-sheet-cards.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-kinds.h"

#include "rdt-card.h"
#include "rdt-cut-sheet.h"

/* Activation cards, of a size that common sleeves take.  A side has as many as
 * it has units.  Rules: 20th Century, Turn Sequence; T1.
 */

static void
draw_card (guint             piece,
           RdtBox            box,
           const RdtPalette *ink,
           cairo_t          *cr,
           gconstpointer     data)
{
  const RdtSheets *sheets = data;
  RdtSide side = piece < sheets->setup->sides[0].units->len ? 0 : 1;

  rdt_card_draw (sheets->setup, side, ink, box, cr);
}

/**
 * rdt_sheet_fill_cards:
 *
 * Fills the sheets of cards: all cards of both sides.
 */
void
rdt_sheet_fill_cards (RdtSheets *sheets,
                      RdtFlow   *flow)
{
  RdtCutSheet cut = {
    .width = RDT_CARD_WIDTH,
    .height = RDT_CARD_HEIGHT,
    .draw = draw_card,
    .data = sheets,
  };

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    cut.n_pieces += sheets->setup->sides[side].units->len;

  rdt_flow_add_cut_sheet (flow, NULL, &cut);
}
