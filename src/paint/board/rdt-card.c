/* rdt-card.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-card.h"

#include <glib/gi18n.h>

#include "rdt-counter.h"
#include "rdt-text.h"

/* Draws activation cards, the same on paper and on the screen.  Rule: 20th Century,
 * Turn Sequence.
 */

/* In points. */
#define ROUNDING 9.0
#define INSET    8.0
#define BAND     26.0
#define PADDING  5.0
#define PICTURE  0.58         /* relative to the width of a card */

/**
 * rdt_card_trace:
 *
 * Adds the rounded outline of a card to the current path.
 */
void
rdt_card_trace (cairo_t *cr,
                RdtBox   box)
{
  double right = box.x + box.width;
  double bottom = box.y + box.height;
  double radius = ROUNDING;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, box.y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, box.x + radius, bottom - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, box.x + radius, box.y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

/* Draws the picture in the centre of a box. */
static void
draw_picture (const RdtSetup   *setup,
              RdtSide           side,
              const RdtPalette *ink,
              RdtBox            box,
              cairo_t          *cr)
{
  double size = box.width * PICTURE;
  RdtCounter counter = {
    .facing = RDT_NO_FACING,
    .side = side,
    .quality = RDT_QUALITY_AVERAGE,
    .type = "command",
    .n_there = 1,
  };
  RdtBox face = {
    .x = box.x + (box.width - size) / 2,
    .y = box.y + (box.height - size) / 2,
    .width = size,
    .height = size,
  };
  RdtLayout layout;
  RdtBrush brush;

  rdt_layout_init (&layout, &setup->grid, size / 0.6);
  layout.hairline = MIN (layout.hairline, 0.6);
  cairo_save (cr);
  rdt_brush_init (&brush, cr, &layout, ink, NULL);
  rdt_brush_set_paper (&brush);
  rdt_counter_draw_face (&counter, &brush, face);
  cairo_restore (cr);
}

/* Draws the band with the name of the side and the purpose of the card. */
static void
draw_band (RdtSide           side,
           const RdtPalette *ink,
           cairo_t          *cr,
           RdtBox            band,
           PangoLayout      *text)
{
  RdtBox room = {
    .x = band.x + PADDING,
    .y = band.y,
    .width = band.width - 2 * PADDING,
    .height = band.height,
  };

  cairo_rectangle (cr, band.x, band.y, band.width, band.height);
  rdt_palette_set_source (ink, cr, rdt_ink_for_side (RDT_INK_SIDE_A, side));
  cairo_fill_preserve (cr);
  rdt_palette_set_source (ink, cr, rdt_ink_for_side (RDT_INK_SIDE_A_EDGE, side));
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);

  rdt_palette_set_source (ink, cr, rdt_ink_for_side (RDT_INK_SIDE_A_TEXT, side));
  rdt_text_fit (text, room, RDT_TEXT_LEAST_GOOD);
  rdt_text_show_in (text, cr, room, PANGO_ALIGN_CENTER);
  g_object_unref (text);
}

/**
 * rdt_card_draw:
 * @box: the place, in the size of a printed card
 * @reserved: the height to leave free above the bottom
 *
 * Draws an activation card of a side.
 */
void
rdt_card_draw (const RdtSetup   *setup,
               RdtSide           side,
               const RdtPalette *ink,
               RdtBox            box,
               double            reserved,
               cairo_t          *cr)
{
  const RdtSetupSide *force = &setup->sides[side];
  const char *name = force->name != NULL ? force->name : force->id;
  RdtBox inner = {
    .x = box.x + INSET,
    .y = box.y + INSET,
    .width = box.width - 2 * INSET,
    .height = box.height - 2 * INSET,
  };
  RdtBox head = { .x = inner.x, .y = inner.y, .width = inner.width, .height = BAND };
  RdtBox foot = head;
  RdtBox middle = inner;

  foot.y += inner.height - BAND;
  middle.y += BAND;
  middle.height -= 2 * BAND + reserved;

  cairo_save (cr);
  rdt_card_trace (cr, inner);
  cairo_clip (cr);
  if (!rdt_palette_is_ink (ink))
    {
      rdt_palette_set_tint (ink, cr, rdt_ink_for_side (RDT_INK_SIDE_A, side), RDT_PALETTE_TINT);
      cairo_paint (cr);
    }
  draw_band (side, ink, cr, head, rdt_text_new (name, RDT_TEXT_HEADING, head.width));
  draw_band (side, ink, cr, foot, rdt_text_new (_("Activation"), RDT_TEXT_STRONG, foot.width));
  cairo_restore (cr);

  rdt_card_trace (cr, inner);
  rdt_palette_set_source (ink, cr, rdt_ink_for_side (RDT_INK_SIDE_A_EDGE, side));
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  draw_picture (setup, side, ink, middle, cr);
}
