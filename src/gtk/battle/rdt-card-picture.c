/* rdt-card-picture.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-card-picture.h"

#include <glib/gi18n.h>

#include "rdt-card.h"
#include "rdt-name-words.h"
#include "rdt-style.h"

/* A picture of an activation card, struck through if it activated no unit. */

typedef struct
{
  RdtGame  *game;
  RdtSide   side;
  gboolean  has_failed;
} Card;

/* The size, in pixels. */
#define CARD_WIDTH  60
#define CARD_HEIGHT (CARD_WIDTH * RDT_CARD_HEIGHT / RDT_CARD_WIDTH)

static void
card_free (gpointer data)
{
  Card *card = data;

  rdt_game_unref (card->game);
  g_free (card);
}

static void
strike_through (cairo_t *cr)
{
  cairo_move_to (cr, RDT_CARD_WIDTH * 0.15, RDT_CARD_HEIGHT * 0.85);
  cairo_line_to (cr, RDT_CARD_WIDTH * 0.85, RDT_CARD_HEIGHT * 0.15);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, 16);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 0.75, 0.1, 0.1);
  cairo_set_line_width (cr, 9);
  cairo_stroke (cr);
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        user_data)
{
  const Card *card = user_data;
  RdtBox box = { 0, 0, RDT_CARD_WIDTH, RDT_CARD_HEIGHT };
  RdtPalette palette;

  rdt_style_init_palette (&palette, card->game->setup);
  cairo_scale (cr, width / RDT_CARD_WIDTH, height / RDT_CARD_HEIGHT);
  rdt_card_trace (cr, box);
  cairo_set_source_rgb (cr, 0.98, 0.97, 0.94);
  cairo_fill (cr);
  rdt_card_draw (card->game->setup, card->side, &palette, box, 0, cr);
  if (card->has_failed)
    strike_through (cr);
}

/**
 * rdt_card_picture_new:
 * @side: the side of the card
 * @has_failed: whether it activated no unit
 */
GtkWidget *
rdt_card_picture_new (RdtGame  *game,
                      RdtSide   side,
                      gboolean  has_failed)
{
  GtkWidget *area = gtk_drawing_area_new ();
  g_autofree char *side_name = rdt_words_side (game, side);
  /* Translators: %s is the side of a card. */
  g_autofree char *name = g_strdup_printf (has_failed ? _("Card: %s, not used")
                                                      : _("Card: %s"), side_name);
  Card *card = g_new0 (Card, 1);

  card->game = rdt_game_ref (game);
  card->side = side;
  card->has_failed = has_failed;
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), CARD_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), CARD_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, card, card_free);
  gtk_widget_set_tooltip_text (area, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return area;
}
