/* rdt-sheet-cards.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-kinds.h"

#include <glib/gi18n.h>

/* Activation cards, of a size that common sleeves take.  A side has as many as
 * it has units.  Rules: 20th Century, Turn Sequence; T1.
 */

/* In points. */
#define WIDTH    (57 * RDT_POINTS_PER_MM)
#define HEIGHT   (78 * RDT_POINTS_PER_MM)
#define ROUNDING 9.0
#define INSET    8.0
#define BAND     26.0
#define PADDING  5.0

/* The cards that lie beside each other on a page. */
typedef struct
{
  const RdtSheets *sheets;
  RdtSide          sides[8];
  guint            n;
} Strip;

static void
trace_card (cairo_t *cr,
            RdtBox   box,
            double   radius)
{
  double right = box.x + box.width;
  double bottom = box.y + box.height;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, box.y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, box.x + radius, bottom - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, box.x + radius, box.y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

static void
draw_picture (const Strip *strip,
              RdtSide      side,
              cairo_t     *cr,
              RdtBox       box)
{
  double size = box.width * 0.5;
  RdtCounter counter = {
    .facing = RDT_NO_FACING,
    .side = side,
    .quality = RDT_QUALITY_AVERAGE,
    .type = "command",
  };
  RdtBox face = {
    .x = box.x + (box.width - size) / 2,
    .y = box.y + (box.height - size) / 2 + 4,
    .width = size,
    .height = size,
  };

  rdt_sheet_draw_counter (strip->sheets, &counter, face, cr);
}

/* Where the side is named, and what the card is for. */
static void
draw_band (const Strip *strip,
           RdtSide      side,
           cairo_t     *cr,
           RdtBox       band,
           PangoLayout *text)
{
  const RdtPalette *ink = &strip->sheets->ink;
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
  rdt_text_fit (text, room);
  rdt_text_show_in (text, cr, room, PANGO_ALIGN_CENTER);
  g_object_unref (text);
}

static void
draw_card (const Strip *strip,
           RdtSide      side,
           cairo_t     *cr,
           RdtBox       box)
{
  const RdtPalette *ink = &strip->sheets->ink;
  const RdtSetupSide *force = &strip->sheets->setup->sides[side];
  const char *name = force->name != NULL ? force->name : force->id;
  RdtBox inner = {
    .x = box.x + INSET,
    .y = box.y + INSET,
    .width = box.width - 2 * INSET,
    .height = box.height - 2 * INSET,
  };
  RdtBox head = { .x = inner.x, .y = inner.y, .width = inner.width, .height = BAND };
  RdtBox foot = head;

  foot.y += inner.height - BAND;
  rdt_palette_set_source (ink, cr, RDT_INK_TAG_TEXT);
  cairo_set_line_width (cr, 0.4);
  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  cairo_stroke (cr);

  cairo_save (cr);
  trace_card (cr, inner, ROUNDING);
  cairo_clip (cr);
  draw_band (strip, side, cr, head, rdt_text_new (name, RDT_TEXT_HEADING, head.width));
  draw_band (strip, side, cr, foot, rdt_text_new (_("Activation"), RDT_TEXT_STRONG, foot.width));
  cairo_restore (cr);

  trace_card (cr, inner, ROUNDING);
  rdt_palette_set_source (ink, cr, rdt_ink_for_side (RDT_INK_SIDE_A_EDGE, side));
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  draw_picture (strip, side, cr, inner);
}

static void
draw_strip (cairo_t          *cr,
            RdtBox            box,
            const RdtPalette *ink,
            gpointer          data)
{
  const Strip *strip = data;

  for (guint i = 0; i < strip->n; i++)
    draw_card (strip, strip->sides[i], cr, (RdtBox) {
      .x = box.x + i * WIDTH,
      .y = box.y,
      .width = WIDTH,
      .height = HEIGHT,
    });
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
