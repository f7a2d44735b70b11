/* rdt-sheet-solo.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-kinds.h"

#include <glib/gi18n.h>

#include "rdt-grid-table.h"

/* For a player who leads both sides: which turn it is, who arrives, what has
 * been lost, and room to write.
 */

/* In points. */
#define TURN_HEIGHT 44.0
#define TURN_HEAD   16.0      /* the number of a turn, above who arrives */
#define TURN_INSET  3.0
#define ARRIVAL     6.5
#define GAP         10.0
#define LINE        20.0
#define LOG_ROW     16.0

#define TURNS_PER_ROW 8
#define ENDLESS       16      /* the turns of a battle without a limit */
#define LEAST_LINES   4

/* Turns that stand beside each other. */
typedef struct
{
  const RdtSheets *sheets;
  guint            first;
  guint            n;
} Track;

static guint
count_turns (const RdtSheets *sheets)
{
  return sheets->setup->turn_limit > 0 ? sheets->setup->turn_limit : ENDLESS;
}

/* Who may arrive from a turn on, of both sides. */
static char *
list_arrivals (const RdtSetup *setup,
               guint           turn)
{
  GString *list = g_string_new (NULL);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (guint i = 0; i < setup->sides[side].units->len; i++)
      {
        const RdtSetupUnit *unit = g_ptr_array_index (setup->sides[side].units, i);

        if (unit->arrives == NULL || unit->arrives_turn != turn)
          continue;

        if (list->len > 0)
          g_string_append_c (list, '\n');
        g_string_append (list, rdt_setup_unit_get_name (unit));
      }

  return g_string_free (list, FALSE);
}

static void
draw_turn (const Track *track,
           guint        turn,
           cairo_t     *cr,
           RdtBox       box)
{
  g_autofree char *number = g_strdup_printf ("%u", turn);
  g_autofree char *arrivals = list_arrivals (track->sheets->setup, turn);
  PangoLayout *text = rdt_text_new (number, RDT_TEXT_STRONG, RDT_TEXT_UNBOUND);
  RdtBox room = {
    .x = box.x + TURN_INSET,
    .y = box.y + TURN_HEAD,
    .width = box.width - 2 * TURN_INSET,
    .height = box.height - TURN_HEAD,
  };

  cairo_set_line_width (cr, 0.7);
  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  cairo_stroke (cr);
  rdt_text_show (text, cr, box.x + 4, box.y + 2);
  g_object_unref (text);

  if (arrivals[0] == '\0')
    return;

  text = rdt_text_new_sized (arrivals, ARRIVAL, room.width);
  rdt_text_fit (text, room, RDT_TEXT_LEAST_GOOD);
  rdt_text_show (text, cr, room.x, room.y);
  g_object_unref (text);
}

/* Who arrives is read without a glass, be it a whole brigade. */
static double
measure_track (const Track *track,
               double       width)
{
  double height = TURN_HEIGHT;

  for (guint i = 0; i < track->n; i++)
    {
      g_autofree char *arrivals = list_arrivals (track->sheets->setup, track->first + i);
      PangoLayout *text = rdt_text_new_sized (arrivals, ARRIVAL,
                                              width / TURNS_PER_ROW - 2 * TURN_INSET);

      height = MAX (height, TURN_HEAD + rdt_text_get_height (text) + TURN_INSET);
      g_object_unref (text);
    }

  return height;
}

static void
draw_track (cairo_t          *cr,
            RdtBox            box,
            const RdtPalette *ink,
            gpointer          data)
{
  const Track *track = data;
  double width = box.width / TURNS_PER_ROW;

  rdt_palette_set_source (ink, cr, RDT_INK_TAG_TEXT);
  for (guint i = 0; i < track->n; i++)
    {
      RdtBox turn = { .x = box.x + i * width, .y = box.y, .width = width, .height = box.height };

      draw_turn (track, track->first + i, cr, turn);
    }
}

static void
add_heading (const char *words,
             RdtFlow    *flow)
{
  rdt_flow_add_text (flow, words, RDT_TEXT_STRONG, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (flow, 3);
}

static void
add_turns (RdtSheets *sheets,
           RdtFlow   *flow)
{
  guint n_turns = count_turns (sheets);

  add_heading (_("Turns and Reinforcements"), flow);
  for (guint first = 1; first <= n_turns; first += TURNS_PER_ROW)
    {
      Track track = {
        .sheets = sheets,
        .first = first,
        .n = MIN (TURNS_PER_ROW, n_turns - first + 1),
      };

      rdt_flow_add (flow, measure_track (&track, rdt_flow_get_width (flow)), draw_track,
                    g_memdup2 (&track, sizeof track), g_free);
    }
  rdt_flow_add_gap (flow, GAP);
}

static const char *
get_name (const RdtSheets *sheets,
          RdtSide          side)
{
  const RdtSetupSide *force = &sheets->setup->sides[side];

  return force->name != NULL ? force->name : force->id;
}

static void
add_losses (RdtSheets *sheets,
            RdtFlow   *flow)
{
  rdt_flow_begin_group (flow);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      rdt_flow_add_text (flow, get_name (sheets, side), RDT_TEXT_STRONG, RDT_INK_TAG_TEXT);
      rdt_sheet_add_facts (sheets, side, flow);
      rdt_sheet_add_losses (sheets, side, flow);
    }
  rdt_flow_end_group (flow);
}

/* What a turn's dice or cards allow is written in a row for each turn. */
static void
add_log (RdtSheets *sheets,
         RdtFlow   *flow)
{
  gboolean has_dice = sheets->rules != NULL
                      && sheets->rules->manner.activation == RDT_ACTIVATION_COUNTED;
  g_autoptr(GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  gboolean has_cards = rdt_sheet_kind_suits (RDT_SHEET_CARDS, sheets->rules);
  const char *const all[] = {
    _("Turn"), _("First side"), get_name (sheets, 0), get_name (sheets, 1), _("Notes"),
  };
  /* Where cards decide no side goes first. */
  const char *const with_cards[] = { all[0], all[2], all[3], all[4] };
  const char *const *headings = has_cards ? with_cards : all;
  guint n = has_cards ? G_N_ELEMENTS (with_cards) : G_N_ELEMENTS (all);
  RdtGridTable table = {
    .title = has_dice ? _("Activations in Each Turn") : _("Course of the Battle"),
    .headings = headings,
    .n_columns = n,
    .rows = rows,
    .least_height = LOG_ROW,
  };

  for (guint turn = 1; turn <= count_turns (sheets); turn++)
    {
      char **row = g_new0 (char *, n + 1);

      row[0] = g_strdup_printf ("%u", turn);
      for (guint i = 1; i < n; i++)
        row[i] = g_strdup ("");
      g_ptr_array_add (rows, row);
    }

  rdt_flow_add_grid_table (flow, &table);
  rdt_flow_add_gap (flow, GAP);
}

/* Beside what has been lost stands what dice and commanders activate. */
static void
add_state (RdtSheets *sheets,
           RdtFlow   *flow)
{
  g_autoptr(RdtTable) command = NULL;

  if (sheets->rules != NULL)
    command = rdt_words_table_command (sheets->rules);

  rdt_flow_set_columns (flow, command != NULL && command->rows->len > 0 ? 2 : 1);
  add_losses (sheets, flow);
  if (command != NULL && command->rows->len > 0)
    rdt_flow_add_words_table (flow, command);
  rdt_flow_add_gap (flow, GAP);
  rdt_flow_set_columns (flow, 1);
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

/* Lines to write on fill what is left of the page. */
static void
add_notes (RdtFlow *flow)
{
  double room;

  rdt_flow_begin_group (flow);
  add_heading (_("Notes"), flow);
  rdt_flow_end_group (flow);

  room = rdt_flow_get_height (flow) - rdt_flow_get_filled (flow) - GAP;
  rdt_flow_add (flow, MAX (room, LEAST_LINES * LINE), draw_lines, NULL, NULL);
}

/**
 * rdt_sheet_fill_solo:
 *
 * Fills the sheet of who plays alone.
 */
void
rdt_sheet_fill_solo (RdtSheets *sheets,
                     RdtFlow   *flow)
{
  rdt_sheet_add_title (sheets, flow);
  rdt_flow_add_gap (flow, GAP);
  add_turns (sheets, flow);
  add_state (sheets, flow);
  add_log (sheets, flow);
  add_notes (flow);
}
