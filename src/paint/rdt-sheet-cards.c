/* rdt-sheet-cards.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-kinds.h"

#include <glib/gi18n.h>

#include "rdt-card.h"

/* Activation cards, of a size that common sleeves take.  A side has as many as
 * it has units.  Rules: 20th Century, Turn Sequence; T1.
 */

#define WIDTH  RDT_CARD_WIDTH
#define HEIGHT RDT_CARD_HEIGHT

/* The cards that lie beside each other on a page. */
typedef struct
{
  const RdtSheets *sheets;
  RdtSide          sides[8];
  guint            n;
} Strip;

static void
draw_strip (cairo_t          *cr,
            RdtBox            box,
            const RdtPalette *ink,
            gpointer          data)
{
  const Strip *strip = data;

  for (guint i = 0; i < strip->n; i++)
    {
      RdtBox card = {
        .x = box.x + i * WIDTH,
        .y = box.y,
        .width = WIDTH,
        .height = HEIGHT,
      };

      rdt_palette_set_source (&strip->sheets->ink, cr, RDT_INK_TAG_TEXT);
      cairo_set_line_width (cr, 0.4);
      cairo_rectangle (cr, card.x, card.y, card.width, card.height);
      cairo_stroke (cr);
      rdt_card_draw (strip->sheets->setup, strip->sides[i], &strip->sheets->ink, card, cr);
    }
}

static void
add_strip (RdtFlow *flow,
           Strip   *strip)
{
  rdt_flow_add (flow, HEIGHT, draw_strip, g_memdup2 (strip, sizeof *strip), g_free);
  strip->n = 0;
}

/**
 * rdt_sheet_fill_cards:
 *
 * Fills the sheets of cards: all cards of both sides, edge to edge.
 */
void
rdt_sheet_fill_cards (RdtSheets *sheets,
                      RdtFlow   *flow)
{
  Strip strip = { .sheets = sheets };
  guint n_fitting = CLAMP (rdt_flow_get_width (flow) / WIDTH, 1, G_N_ELEMENTS (strip.sides));

  rdt_flow_add_text (flow, _("A card for each unit. Each turn, shuffle as many of each side's "
                             "cards as it has units on the board."),
                     RDT_TEXT_SMALL, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (flow, 6);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (guint i = 0; i < sheets->setup->sides[side].units->len; i++)
      {
        strip.sides[strip.n++] = side;
        if (strip.n == n_fitting)
          add_strip (flow, &strip);
      }

  if (strip.n > 0)
    add_strip (flow, &strip);
}
