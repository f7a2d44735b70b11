/* rdt-sheet-orbat.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-kinds.h"

#include <glib/gi18n.h>

#include "rdt-event-words.h"
#include "rdt-goal-words.h"
#include "rdt-name-words.h"
#include "rdt-words.h"

/**
 * rdt_sheet_add_words:
 * @words: (nullable): what somebody has written
 *
 * Adds what there is of a text.
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

/**
 * rdt_sheet_get_options:
 *
 * Returns: the optional rules that are in force, a bit each
 */
guint
rdt_sheet_get_options (const RdtSheets *sheets)
{
  const GPtrArray *ids = sheets->setup->options;
  guint options = 0;

  if (sheets->game != NULL)
    return sheets->game->options;

  for (guint i = 0; i < ids->len; i++)
    {
      guint8 option = rdt_option_find (g_ptr_array_index (ids, i));

      if (option != RDT_NO_OPTION)
        options |= 1 << option;
    }

  return sheets->rules != NULL ? options & sheets->rules->options : options;
}

/* What decides a battle stands apart, a condition a paragraph.  Names of places
 * are not parted from the cells that follow them in brackets.
 */
/* Lines to write on, in points, and how many are worth a heading. */
#define LINE         20.0
#define LINES_GAP    10.0
#define FEWEST_LINES 4

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
 * @side: whose victory, or %RDT_NO_SIDE for either
 *
 * Adds who wins a battle, how long it lasts and what then, and the optional
 * rules that it is played with.
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

/* What the designer has to say about the battle stands behind its forces. */
static void
add_notes (RdtFlow        *flow,
           const RdtSetup *setup)
{
  if (setup->notes == NULL || setup->notes[0] == '\0')
    return;

  rdt_flow_add_gap (flow, 12);
  rdt_flow_begin_group (flow);
  rdt_flow_add_text (flow, _("Designer’s Notes"), RDT_TEXT_HEADING, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (flow, 4);
  rdt_sheet_add_words (setup->notes, flow);
  rdt_flow_end_group (flow);
}

/**
 * rdt_sheet_add_title:
 *
 * Adds what is played, and by whom it is.
 */
void
rdt_sheet_add_title (RdtSheets *sheets,
                     RdtFlow   *flow)
{
  const char *author = sheets->setup->author;

  rdt_flow_add_text (flow, rdt_sheets_get_title (sheets), RDT_TEXT_TITLE, RDT_INK_TAG_TEXT);

  if (author != NULL && author[0] != '\0')
    {
      /* Translators: by whom a scenario is. */
      g_autofree char *words = g_strdup_printf (_("A scenario by %s"), author);

      rdt_flow_add_gap (flow, 2);
      rdt_flow_add_text (flow, words, RDT_TEXT_SMALL, RDT_INK_TAG_TEXT);
    }

  rdt_flow_add_gap (flow, 10);
}

/**
 * rdt_sheet_add_orbat:
 * @outcome: (nullable): how the battle has ended
 *
 * Adds what it is about, then a side after the other.
 * Both players see it, so neither briefing is on it.
 */
void
rdt_sheet_add_orbat (RdtSheets  *sheets,
                     const char *outcome,
                     RdtFlow    *flow)
{
  const RdtSetup *setup = sheets->setup;

  rdt_sheet_add_title (sheets, flow);

  if (outcome != NULL)
    {
      rdt_flow_add_text (flow, outcome, RDT_TEXT_HEADING, RDT_INK_TAG_TEXT);
      rdt_flow_add_gap (flow, 8);
    }

  if (setup->description != NULL && setup->description[0] != '\0')
    rdt_flow_add_text (flow, setup->description, RDT_TEXT_BODY, RDT_INK_TAG_TEXT);

  rdt_flow_add_gap (flow, 8);
  rdt_sheet_add_conditions (sheets, RDT_NO_SIDE, flow);
  rdt_flow_add_gap (flow, 8);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    rdt_sheet_add_force (sheets, side, RDT_FORCE_FOR_BOTH, flow);

  add_notes (flow, setup);
}

static void
draw_lines (cairo_t          *cr,
            RdtBox            box,
            const RdtPalette *ink,
            gpointer          data)
{
  for (double y = LINE; y <= box.height; y += LINE)
    {
      cairo_move_to (cr, box.x, box.y + y);
      cairo_line_to (cr, box.x + box.width, box.y + y);
    }
  rdt_palette_rule (ink, cr);
}

/**
 * rdt_sheet_add_lines:
 * @least: how many there are at least
 *
 * Fills what is left of the page with lines to write on.
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
  rdt_flow_add (flow, MAX (room, least * LINE), draw_lines, NULL, NULL);
}

/**
 * rdt_sheet_fill_orbat:
 *
 * Fills the order of battle.  Where it takes a page more, players may write on
 * what is left of that.
 */
void
rdt_sheet_fill_orbat (RdtSheets *sheets,
                      RdtFlow   *flow)
{
  rdt_sheet_add_orbat (sheets, NULL, flow);
  if (rdt_flow_get_n_pages (flow) > 1
      && rdt_flow_get_height (flow) - rdt_flow_get_filled (flow) > FEWEST_LINES * LINE)
    rdt_sheet_add_lines (flow, 0);
}
