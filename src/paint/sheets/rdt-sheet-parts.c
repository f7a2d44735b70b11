/* rdt-sheet-parts.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-parts.h"

#include <glib/gi18n.h>

#include "rdt-event-words.h"
#include "rdt-goal-words.h"
#include "rdt-name-words.h"
#include "rdt-words.h"

/* In points. */
#define BAND      20.0
#define LINES_GAP 10.0

/* A heading in the colour of a side. */
typedef struct
{
  const RdtSetupSide *side;
  RdtSide             index;
} Band;

/**
 * rdt_sheet_add_title:
 *
 * Adds the title and the author.
 */
void
rdt_sheet_add_title (RdtSheets *sheets,
                     RdtFlow   *flow)
{
  g_autofree char *author = rdt_words_author (sheets->setup);

  rdt_flow_add_text (flow, rdt_sheets_get_title (sheets), RDT_TEXT_TITLE, RDT_INK_TAG_TEXT);

  if (author != NULL)
    {
      rdt_flow_add_gap (flow, 2);
      rdt_flow_add_text (flow, author, RDT_TEXT_SMALL, RDT_INK_TAG_TEXT);
    }

  rdt_flow_add_gap (flow, 10);
}

/**
 * rdt_sheet_add_words:
 * @words: (nullable): a text
 *
 * Adds a text, if there is one.
 */
void
rdt_sheet_add_words (const char *words,
                     RdtFlow    *flow)
{
  if (words == NULL || words[0] == '\0')
    return;

  rdt_flow_add_text (flow, words, RDT_TEXT_BODY, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (flow, 6);
}

/* Adds a victory condition as a paragraph.  Names are not separated from the cells
 * that follow them in brackets.
 */
static void
add_condition (const char *words,
               RdtFlow    *flow)
{
  g_auto(GStrv) parts = g_strsplit (words, " (", -1);
  g_autofree char *bound = g_strjoinv ("\u00a0(", parts);

  rdt_flow_add_text (flow, bound, RDT_TEXT_BODY, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (flow, 4);
}

static void
add_options (const RdtSheets *sheets,
             RdtFlow         *flow)
{
  guint options = rdt_sheet_get_options (sheets);
  g_autoptr(GString) list = g_string_new (NULL);
  g_autofree char *words = NULL;

  for (RdtOption option = 0; option < RDT_N_OPTIONS; option++)
    if ((options & (1 << option)) != 0)
      rdt_words_list_add (list, rdt_words_option (option));

  if (list->len == 0)
    return;

  /* Translators: a list, as in "Cyclists, Gas". */
  words = g_strdup_printf (_("Optional rules: %s."), list->str);
  add_condition (words, flow);
}

/**
 * rdt_sheet_add_conditions:
 * @side: the winning side, or %RDT_NO_SIDE for both
 *
 * Adds the victory conditions, the length of the battle and the optional rules.
 */
void
rdt_sheet_add_conditions (RdtSheets *sheets,
                          RdtSide    side,
                          RdtFlow   *flow)
{
  const RdtGame *game = sheets->game;
  g_autoptr(GString) end = g_string_new (NULL);
  g_autofree char *otherwise = NULL;

  if (game == NULL)
    return;

  for (guint i = 0; i < game->n_victory; i++)
    {
      g_autofree char *words = rdt_words_victory (game, &game->victory[i]);

      if (side == RDT_NO_SIDE || game->victory[i].side == side)
        add_condition (words, flow);
    }

  if (game->turn_limit > 0)
    {
      g_string_append_printf (end, ngettext ("The battle lasts %u turn.",
                                             "The battle lasts %u turns.",
                                             game->turn_limit), game->turn_limit);
      g_string_append_c (end, ' ');
    }

  otherwise = rdt_words_otherwise (game);
  g_string_append (end, otherwise);
  add_condition (end->str, flow);
  add_options (sheets, flow);
}

static void
draw_band (cairo_t          *cr,
           RdtBox            box,
           const RdtPalette *ink,
           gpointer          data)
{
  const Band *band = data;
  const char *name = band->side->name != NULL ? band->side->name : band->side->id;
  PangoLayout *text = rdt_text_new (name, RDT_TEXT_HEADING, box.width - 16);

  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  rdt_palette_set_source (ink, cr, rdt_ink_for_side (RDT_INK_SIDE_A, band->index));
  cairo_fill_preserve (cr);
  rdt_palette_set_source (ink, cr, rdt_ink_for_side (RDT_INK_SIDE_A_EDGE, band->index));
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  rdt_palette_set_source (ink, cr, rdt_ink_for_side (RDT_INK_SIDE_A_TEXT, band->index));
  rdt_text_cut (text, 1);
  rdt_text_show (text, cr, box.x + 8, box.y + (box.height - rdt_text_get_height (text)) / 2);
  g_object_unref (text);
}

/**
 * rdt_sheet_add_facts:
 *
 * Adds the strength of a side and the rating of its commander on a line.
 */
void
rdt_sheet_add_facts (RdtSheets *sheets,
                     RdtSide    side,
                     RdtFlow   *flow)
{
  const RdtSetupSide *setup = &sheets->setup->sides[side];
  guint point = rdt_sheet_get_exhaustion_point (sheets, side);
  g_autoptr(GString) list = g_string_new (NULL);
  guint n = setup->units->len;

  g_string_append_printf (list, ngettext ("%u unit", "%u units", n), n);

  if (point > 0)
    {
      g_string_append (list, " · ");
      g_string_append_printf (list, ngettext ("exhausted after losing %u unit",
                                              "exhausted after losing %u units", point), point);
    }

  if (setup->has_commander && setup->commander != RDT_RATING_ROLL)
    {
      g_string_append (list, " · ");
      /* Translators: the rating of a side's commander. */
      g_string_append_printf (list, _("commander: %s"),
                              rdt_words_rating (setup->commander));
    }

  rdt_flow_add_text (flow, list->str, RDT_TEXT_SMALL, RDT_INK_TAG_TEXT);
}

/**
 * rdt_sheet_add_band:
 *
 * Adds a heading in the colour of a side.
 */
void
rdt_sheet_add_band (RdtSheets *sheets,
                    RdtSide    side,
                    RdtFlow   *flow)
{
  const Band band = { .side = &sheets->setup->sides[side], .index = side };

  rdt_flow_add (flow, BAND, draw_band, g_memdup2 (&band, sizeof band), g_free);
  rdt_flow_add_gap (flow, 6);
}

static void
draw_lines (cairo_t          *cr,
            RdtBox            box,
            const RdtPalette *ink,
            gpointer          data)
{
  for (double y = RDT_SHEET_LINE; y <= box.height; y += RDT_SHEET_LINE)
    {
      cairo_move_to (cr, box.x, box.y + y);
      cairo_line_to (cr, box.x + box.width, box.y + y);
    }
  rdt_palette_rule (ink, cr);
}

/**
 * rdt_sheet_add_lines:
 *
 * LINES_GAPleast: how many there are at least
 *
 * Fills the rest of the page with lines for notes.
 */
void
rdt_sheet_add_lines (RdtFlow *flow,
                     guint    least)
{
  double room;

  rdt_flow_begin_group (flow);
  rdt_flow_add_text (flow, _("Notes"), RDT_TEXT_STRONG, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (flow, 3);
  rdt_flow_end_group (flow);

  room = rdt_flow_get_height (flow) - rdt_flow_get_filled (flow) - LINES_GAP;
  rdt_flow_add (flow, MAX (room, least * RDT_SHEET_LINE), draw_lines, NULL, NULL);
}

/**
 * rdt_sheet_cross_out:
 *
 * Crosses out a loss.
 */
void
rdt_sheet_cross_out (cairo_t *cr,
                     RdtBox   box)
{
  cairo_move_to (cr, box.x, box.y);
  cairo_line_to (cr, box.x + box.width, box.y + box.height);
  cairo_move_to (cr, box.x + box.width, box.y);
  cairo_line_to (cr, box.x, box.y + box.height);
  cairo_stroke (cr);
}
