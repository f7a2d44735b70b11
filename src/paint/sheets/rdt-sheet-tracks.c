/* rdt-sheet-tracks.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-kinds.h"

#include <glib/gi18n.h>

#include "rdt-sheet-parts.h"

/* Tracks to be ticked off, or followed by a marker: turns with their
 * reinforcements, and losses of each side.
 */

/* In points. */
#define TURN_HEAD   16.0      /* the number of a turn, above the reinforcements */
#define TURN_INSET  3.0
#define TURN_HEIGHT 44.0
#define ARRIVAL     7.5
#define GAP         14.0

#define MOST_TURNS  8         /* in a row */

/* The size of boxes of losses relative to their distance, and the maximum width
 * relative to the height.
 */
#define LOSSES_SHARE 0.88
#define MOST_WIDTH   1.8
#define LABEL_GAP    8.0
#define ABOVE        5.0      /* above the first row of boxes, and below the last */
#define NUMBER       0.4      /* relative to a box, if it is small */
#define MOST_NUMBER  14.0
#define STATE        7.0
#define LEAST_STEP   0.75     /* of the requested distance, to keep them in one row */

/* Boxes for a marker fill the page, with some space around it. */
#define LEAST_BOX 26.0
#define MOST_BOX  110.0
#define ROOM      1.15
#define SMALLER   0.98
#define SLACK     1.0

/* A row of turns. */
typedef struct
{
  const RdtSheets *sheets;
  guint            first;
  guint            n;
  guint            n_in_row;
} Turns;

/* @are_exits: whether units that have left the board are counted, instead of losses
 * @first: the number of the first box: 0 or 1
 * @step: the distance of rows, and of boxes unless they fill rows
 * @fills: whether rows are as wide as the page
 */
typedef struct
{
  const RdtSheets *sheets;
  RdtSide          side;
  gboolean         are_exits;
  guint            first;
  double           step;
  gboolean         fills;
} Losses;

/* Makes rows of boxes equally long, if possible. */
static guint
balance (guint n,
         guint most)
{
  guint n_rows = (n + most - 1) / most;

  return (n + n_rows - 1) / n_rows;
}

/* The reinforcements of both sides from a turn on. */
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
draw_turn (const Turns *turns,
           guint        turn,
           cairo_t     *cr,
           RdtBox       box)
{
  g_autofree char *number = g_strdup_printf ("%u", turn);
  g_autofree char *arrivals = list_arrivals (turns->sheets->setup, turn);
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

/* The names of reinforcements must be legible, even for a whole brigade. */
static double
measure_turns (const Turns *turns,
               double       width,
               double       least)
{
  double height = least;

  for (guint i = 0; i < turns->n; i++)
    {
      g_autofree char *arrivals = list_arrivals (turns->sheets->setup, turns->first + i);
      PangoLayout *text = rdt_text_new_sized (arrivals, ARRIVAL,
                                              width / turns->n_in_row - 2 * TURN_INSET);

      height = MAX (height, TURN_HEAD + rdt_text_get_height (text) + TURN_INSET);
      g_object_unref (text);
    }

  return height;
}

static void
draw_turns (cairo_t          *cr,
            RdtBox            box,
            const RdtPalette *ink,
            gpointer          data)
{
  const Turns *turns = data;
  double width = box.width / turns->n_in_row;

  rdt_palette_set_source (ink, cr, RDT_INK_TAG_TEXT);
  for (guint i = 0; i < turns->n; i++)
    {
      RdtBox turn = { .x = box.x + i * width, .y = box.y, .width = width, .height = box.height };

      draw_turn (turns, turns->first + i, cr, turn);
    }
}

static gboolean
has_arrivals (const RdtSetup *setup)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (guint i = 0; i < setup->sides[side].units->len; i++)
      if (((const RdtSetupUnit *) g_ptr_array_index (setup->sides[side].units, i))->arrives != NULL)
        return TRUE;

  return FALSE;
}

/**
 * rdt_sheet_add_turns:
 * @box: the minimum size of a turn's box, in points, or 0
 *
 * Adds a box for each turn, with its reinforcements.
 */
void
rdt_sheet_add_turns (RdtSheets *sheets,
                     double     box,
                     RdtFlow   *flow)
{
  guint n_turns = rdt_sheet_count_turns (sheets);
  double width = rdt_flow_get_width (flow);
  guint n_in_row = balance (n_turns, MOST_TURNS);

  rdt_flow_add_text (flow, has_arrivals (sheets->setup) ? _("Turns and Reinforcements")
                                                        : _("Turns"),
                     RDT_TEXT_STRONG, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (flow, 3);
  for (guint first = 1; first <= n_turns; first += n_in_row)
    {
      Turns turns = {
        .sheets = sheets,
        .first = first,
        .n = MIN (n_in_row, n_turns - first + 1),
        .n_in_row = n_in_row,
      };

      rdt_flow_add (flow, measure_turns (&turns, width, MAX (TURN_HEIGHT, box)), draw_turns,
                    g_memdup2 (&turns, sizeof turns), g_free);
    }
}

static guint
count_losses (const Losses *losses)
{
  const RdtPosition *position = losses->sheets->position;

  if (position == NULL)
    return 0;

  return losses->are_exits ? position->sides[losses->side].exited
                           : position->sides[losses->side].lost;
}

/* The number of units that win the battle by leaving the board, or 0. */
static guint
count_wanted_exits (const RdtGame *game,
                    RdtSide        side)
{
  for (guint i = 0; game != NULL && i < game->n_victory; i++)
    if (game->victory[i].kind == RDT_VICTORY_EXITED && game->victory[i].side == side)
      return game->victory[i].count;

  return 0;
}

/* Whether so many losses exhaust a side, or win the battle for the enemy; or so many
 * units off the board win it.
 */
static gboolean
is_fateful (const Losses *losses,
            guint         n_lost)
{
  const RdtGame *game = losses->sheets->game;

  if (losses->are_exits)
    return n_lost == count_wanted_exits (game, losses->side);

  for (guint i = 0; game != NULL && i < game->n_victory; i++)
    if (game->victory[i].kind == RDT_VICTORY_ENEMY_LOST
        && game->victory[i].side == rdt_side_other (losses->side)
        && game->victory[i].count == n_lost)
      return TRUE;

  return n_lost > 0 && n_lost == rdt_sheet_get_exhaustion_point (losses->sheets, losses->side);
}

/* A track for a marker has a heading instead of a label. */
static PangoLayout *
make_label (const Losses *losses)
{
  const char *words = losses->are_exits ? _("Units off the board") : _("Losses");

  return rdt_text_new (losses->fills ? "" : words, RDT_TEXT_SMALL_STRONG, RDT_TEXT_UNBOUND);
}

/* The indent of the first box. */
static double
find_indent (const Losses *losses)
{
  PangoLayout *label = make_label (losses);
  double indent = losses->fills ? 0 : rdt_text_get_width (label) + LABEL_GAP;

  g_object_unref (label);

  return indent;
}

static guint
count_boxes (const Losses *losses)
{
  return losses->sheets->setup->sides[losses->side].units->len + 1 - losses->first;
}

/* The number of boxes in a row, after the label. */
static guint
count_in_row (const Losses *losses,
              double        width)
{
  guint most = MAX ((width - find_indent (losses)) / losses->step, 1);

  return balance (count_boxes (losses), most);
}

static double
find_step (const Losses *losses,
           double        width)
{
  double step = (width + losses->step * (1 - LOSSES_SHARE)) / count_in_row (losses, width);

  return losses->fills ? MIN (step, MOST_WIDTH * losses->step) : losses->step;
}

static double
measure_losses (const Losses *losses,
                double        width)
{
  guint n_in_row = count_in_row (losses, width);

  return 2 * ABOVE + (count_boxes (losses) + n_in_row - 1) / n_in_row * losses->step;
}

/* Written below the number of a box for a marker. */
static void
write_state (cairo_t    *cr,
             RdtBox      box,
             const char *words)
{
  RdtBox room = {
    .x = box.x + 2,
    .y = box.y + box.height * 0.6,
    .width = box.width - 4,
    .height = box.height * 0.4,
  };
  PangoLayout *text = rdt_text_new_sized (words, STATE, room.width);

  rdt_text_fit (text, room, RDT_TEXT_LEAST);
  rdt_text_show_in (text, cr, room, PANGO_ALIGN_CENTER);
  g_object_unref (text);
}

static void
draw_box (const Losses *losses,
          guint         n_lost,
          cairo_t      *cr,
          RdtBox        box)
{
  g_autofree char *number = g_strdup_printf ("%u", n_lost);
  PangoLayout *text = rdt_text_new_sized (number, MIN (box.height * NUMBER, MOST_NUMBER),
                                          box.width);
  gboolean is_exhausted = n_lost > 0
                          && n_lost == rdt_sheet_get_exhaustion_point (losses->sheets,
                                                                       losses->side);

  cairo_set_line_width (cr, is_fateful (losses, n_lost) ? 2.2 : 0.7);
  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  cairo_stroke (cr);
  rdt_text_show_in (text, cr, box, PANGO_ALIGN_CENTER);
  g_object_unref (text);
  if (is_exhausted && losses->fills)
    /* Translators: in the box of as many losses as exhaust a side, in small letters. */
    write_state (cr, box, C_("side", "exhausted"));

  cairo_set_line_width (cr, 1);
  if (n_lost > 0 && n_lost <= count_losses (losses))
    rdt_sheet_cross_out (cr, box);
}

/* A box for each unit that may be lost, with a heavy outline where that has consequences. */
static void
draw_losses (cairo_t          *cr,
             RdtBox            box,
             const RdtPalette *ink,
             gpointer          data)
{
  const Losses *losses = data;
  PangoLayout *label = make_label (losses);
  double left = box.x + find_indent (losses);
  double step = find_step (losses, box.width);
  double gap = losses->step * (1 - LOSSES_SHARE);
  guint n_in_row = count_in_row (losses, box.width);

  rdt_palette_set_source (ink, cr, RDT_INK_TAG_TEXT);
  rdt_text_show (label, cr, box.x,
                 box.y + ABOVE + (losses->step - rdt_text_get_height (label)) / 2);
  g_object_unref (label);

  for (guint i = 0; i < count_boxes (losses); i++)
    {
      RdtBox mark = {
        .x = left + i % n_in_row * step,
        .y = box.y + ABOVE + gap / 2 + i / n_in_row * losses->step,
        .width = step - gap,
        .height = losses->step - gap,
      };

      draw_box (losses, losses->first + i, cr, mark);
    }
}

static void
add_losses (const Losses *losses,
            RdtFlow      *flow)
{
  if (losses->sheets->setup->sides[losses->side].units->len > 0)
    rdt_flow_add (flow, measure_losses (losses, rdt_flow_get_width (flow)), draw_losses,
                  g_memdup2 (losses, sizeof *losses), g_free);
}

/* Boxes that come a little closer spare one or two a row of their own. */
static void
add_row (Losses  *losses,
         RdtFlow *flow)
{
  double room = rdt_flow_get_width (flow) - find_indent (losses);
  double step = losses->step;

  losses->step = CLAMP (room / MAX (count_boxes (losses), 1), step * LEAST_STEP, step);
  add_losses (losses, flow);
}

/**
 * rdt_sheet_add_losses:
 * @step: from box to box, in points
 *
 * Adds the boxes in which a side's losses are crossed off.
 */
void
rdt_sheet_add_losses (RdtSheets *sheets,
                      RdtSide    side,
                      double     step,
                      RdtFlow   *flow)
{
  Losses losses = { .sheets = sheets, .side = side, .first = 1, .step = step };

  add_row (&losses, flow);
}

/**
 * rdt_sheet_add_exits:
 * @step: from box to box, in points
 *
 * Adds the boxes in which units that have left are crossed off, if a side wins by
 * that.
 */
void
rdt_sheet_add_exits (RdtSheets *sheets,
                     RdtSide    side,
                     double     step,
                     RdtFlow   *flow)
{
  Losses exits = {
    .sheets = sheets,
    .side = side,
    .are_exits = TRUE,
    .first = 1,
    .step = step,
  };

  if (count_wanted_exits (sheets->game, side) > 0)
    add_row (&exits, flow);
}

static Losses
make_losses (const RdtSheets *sheets,
             RdtSide          side,
             double           box)
{
  return (Losses) { .sheets = sheets, .side = side, .step = box, .fills = TRUE };
}

static void
fill (RdtSheets *sheets,
      double     box,
      double     gap,
      RdtFlow   *flow)
{
  rdt_sheet_add_title (sheets, flow);
  rdt_flow_add_gap (flow, GAP);
  rdt_sheet_add_turns (sheets, box, flow);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      const Losses losses = make_losses (sheets, side, box);

      rdt_flow_add_gap (flow, gap);
      rdt_flow_begin_group (flow);
      rdt_sheet_add_band (sheets, side, flow);
      rdt_sheet_add_facts (sheets, side, flow);
      rdt_flow_add_gap (flow, 4);
      rdt_sheet_add_conditions (sheets, side, flow);
      rdt_flow_add_text (flow, _("Losses"), RDT_TEXT_STRONG, RDT_INK_TAG_TEXT);
      add_losses (&losses, flow);
      rdt_sheet_add_exits (sheets, side, RDT_SHEET_LOSSES_STEP, flow);
      rdt_flow_end_group (flow);
    }
}

/* Whether everything fits on a page with boxes of a size. */
/* How much of a page is free with boxes of a size; less than nothing if they take
 * more than one.
 */
static double
measure_room (RdtSheets     *sheets,
              double         box,
              const RdtFlow *flow)
{
  const RdtBox body = {
    .width = rdt_flow_get_width (flow),
    .height = rdt_flow_get_height (flow),
  };
  g_autoptr(RdtFlow) trial = rdt_flow_new (&body);

  fill (sheets, box, GAP, trial);

  return rdt_flow_get_n_pages (trial) == 1 ? body.height - rdt_flow_get_filled (trial) : -1;
}

/**
 * rdt_sheet_fill_tracks:
 *
 * Fills the sheet of tracks for markers, with boxes as large as possible.  What is
 * left of the page goes above both sides.
 */
void
rdt_sheet_fill_tracks (RdtSheets *sheets,
                       RdtFlow   *flow)
{
  double box = MAX (MOST_BOX, ROOM * rdt_sheet_get_counter_size (sheets));
  double room = measure_room (sheets, box, flow);

  while (box > LEAST_BOX && room < 0)
    {
      box *= SMALLER;
      room = measure_room (sheets, box, flow);
    }

  fill (sheets, box, GAP + MAX (0, room - SLACK) / RDT_N_SIDES, flow);
}
