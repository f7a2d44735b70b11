/* rdt-sheet-cards.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-kinds.h"

#include <glib/gi18n.h>

#include "rdt-card.h"
#include "rdt-cut-sheet.h"

/* Activation cards in a size for common sleeves.  A side has as many as it has
 * units.  Rules: 20th Century, Turn Sequence; T1.
 */

/* In points: between the picture and the foot of a card, from its lower edge. */
#define ROLL_TOP    72.0
#define ROLL_HEIGHT 34.0
#define ROLL_INSET  14.0

/* Whether the scenario sets the rating of a side's commander. */
static gboolean
has_roll (const RdtSheets *sheets,
          RdtSide          side)
{
  const RdtSetupSide *force = &sheets->setup->sides[side];

  return force->has_commander && force->commander != RDT_RATING_ROLL;
}

/* Draws the roll that the side needs. */
static void
draw_roll (const RdtSheets  *sheets,
           RdtSide           side,
           RdtBox            box,
           const RdtPalette *ink,
           cairo_t          *cr)
{
  const RdtSetupSide *force = &sheets->setup->sides[side];
  g_autofree char *roll = NULL;
  g_autofree char *lost = NULL;
  RdtBox room = {
    .x = box.x + ROLL_INSET,
    .y = box.y + box.height - ROLL_TOP,
    .width = box.width - 2 * ROLL_INSET,
    .height = ROLL_HEIGHT / 2,
  };
  PangoLayout *text;
  guint value;

  value = sheets->rules->command_values[force->commander];
  /* Translators: on an activation card, as in "2+ activates a unit". */
  roll = g_strdup_printf (_("%u+ activates a unit"), value);
  /* Translators: below the same, as in "3+ without its Command unit". */
  lost = g_strdup_printf (_("%u+ without its Command unit"),
                          value + sheets->rules->command_loss);

  rdt_palette_set_source (ink, cr, RDT_INK_TAG_TEXT);
  text = rdt_text_new (roll, RDT_TEXT_STRONG, room.width);
  rdt_text_show_in (text, cr, room, PANGO_ALIGN_CENTER);
  g_object_unref (text);
  room.y += room.height;
  text = rdt_text_new (lost, RDT_TEXT_SMALL, room.width);
  rdt_text_show_in (text, cr, room, PANGO_ALIGN_CENTER);
  g_object_unref (text);
}

static void
draw_card (guint             piece,
           RdtBox            box,
           const RdtPalette *ink,
           cairo_t          *cr,
           gconstpointer     data)
{
  const RdtSheets *sheets = data;
  RdtSide side = piece < sheets->setup->sides[0].units->len ? 0 : 1;

  rdt_card_draw (sheets->setup, side, ink, box, has_roll (sheets, side) ? ROLL_HEIGHT : 0, cr);
  if (has_roll (sheets, side))
    draw_roll (sheets, side, box, ink, cr);
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
