/* rdt-sheet-counters.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-kinds.h"

#include <glib/gi18n.h>

#include "rdt-cut-sheet.h"
#include "rdt-sheet-board.h"
#include "rdt-short-name.h"

/* Counters to cut out, for the board as it is printed.  Each is folded in the
 * middle: its back has a tick, for a unit that has acted.
 */

/* In points. */
#define MOST      (80 * RDT_POINTS_PER_MM)
#define LEAST     (8 * RDT_POINTS_PER_MM)
#define MOST_NAME 11.0
#define LINE      1.25       /* of a line, of the size of its letters */

/* Of a counter's side, from its front edge on: the edge is left clear, then
 * come the wedge, the face and the name, and the rear edge is left clear.
 */
#define SHARE      0.8         /* of a cell */
#define CLEAR      0.055
#define WEDGE      0.29        /* of the face */
#define FACE       0.5
#define LEAST_FACE 0.36
#define NAME       0.085

static void
draw_tick (cairo_t *cr,
           RdtBox   box)
{
  double size = box.width * 0.1;
  double x = box.x + box.width * 0.86;
  double y = box.y + box.height * 0.14;

  cairo_move_to (cr, x - size * 0.7, y);
  cairo_line_to (cr, x - size * 0.15, y + size * 0.55);
  cairo_line_to (cr, x + size * 0.8, y - size * 0.7);
  cairo_set_line_width (cr, size * 0.32);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}

static RdtSide
find_side (const RdtSheets *sheets,
           guint           *unit)
{
  guint n = sheets->setup->sides[0].units->len;

  if (*unit < n)
    return 0;

  *unit -= n;

  return 1;
}

/* On a small counter a name is shortened rather than that it cannot be read. */
static PangoLayout *
set_name (const char *name,
          RdtBox      room)
{
  static char *(*const shorten[]) (const char *name) = {
    g_strdup,
    rdt_short_name_abbreviate,
    rdt_short_name_initial,
  };
  double size = CLAMP (room.width * NAME, RDT_TEXT_LEAST, MOST_NAME);
  PangoLayout *text = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (shorten); i++)
    {
      g_autofree char *shown = shorten[i] (name);

      g_clear_object (&text);
      text = rdt_text_new_sized (shown, size, room.width);
      if (rdt_text_fit (text, room, RDT_TEXT_LEAST))
        break;
    }

  return text;
}

/* Two lines of a name that can be read take more of a small counter. */
static double
choose_face (double side)
{
  double room = 1 - CLEAR * 2.5 - 2 * RDT_TEXT_LEAST * LINE / side;

  return side * CLAMP (room / (1 + WEDGE), LEAST_FACE, FACE);
}

static void
draw_face (const RdtSheets *sheets,
           guint            number,
           gboolean         is_back,
           cairo_t         *cr,
           RdtBox           box)
{
  RdtSide side = find_side (sheets, &number);
  const RdtSetupUnit *unit = g_ptr_array_index (sheets->setup->sides[side].units, number);
  double size = choose_face (box.width);
  RdtCounter counter = {
    .side = side,
    .quality = unit->quality,
    .type = unit->type,
  };
  RdtBox face = {
    .x = box.x + (box.width - size) / 2,
    .y = box.y + box.height * CLEAR + size * WEDGE,
    .width = size,
    .height = size,
  };
  double clear = box.width * CLEAR;
  RdtBox below = {
    .x = box.x + clear / 2,
    .y = face.y + size + clear / 2,
    .width = box.width - clear,
    .height = box.y + box.height - face.y - size - clear * 1.5,
  };
  PangoLayout *name = set_name (rdt_setup_unit_get_name (unit), below);

  rdt_sheet_draw_counter (sheets, &counter, face, cr);
  rdt_palette_set_source (&sheets->ink, cr, RDT_INK_TAG_TEXT);
  rdt_text_show_in (name, cr, below, PANGO_ALIGN_CENTER);
  g_object_unref (name);

  if (is_back)
    draw_tick (cr, box);
}

static void
draw_fold (cairo_t *cr,
           RdtBox   box)
{
  static const double dashes[] = { 2, 1.5 };
  double y = box.y + box.height / 2;

  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, 0.3);
  cairo_move_to (cr, box.x, y);
  cairo_line_to (cr, box.x + box.width, y);
  cairo_stroke (cr);
}

/* The back stands on its head above the front, so that folding brings both
 * outside the same way up.
 */
static void
draw_counter (guint             piece,
              RdtBox            box,
              const RdtPalette *ink,
              cairo_t          *cr,
              gconstpointer     data)
{
  const RdtSheets *sheets = data;
  double half = box.height / 2;
  RdtBox front = { .x = box.x, .y = box.y + half, .width = box.width, .height = half };
  RdtBox back = { .x = -box.width / 2, .y = -half / 2, .width = box.width, .height = half };

  draw_face (sheets, piece, FALSE, cr, front);
  cairo_save (cr);
  cairo_translate (cr, box.x + box.width / 2, box.y + half / 2);
  cairo_rotate (cr, G_PI);
  draw_face (sheets, piece, TRUE, cr, back);
  cairo_restore (cr);

  rdt_palette_set_source (ink, cr, RDT_INK_TAG_TEXT);
  draw_fold (cr, box);
}

/* As large as was asked for, or as suits the board on this paper. */
static double
choose_size (const RdtSheets *sheets,
             const RdtFlow   *flow)
{
  double wanted = sheets->options.counter;
  double most = MIN (MOST, MIN (rdt_flow_get_width (flow), rdt_flow_get_height (flow) / 2 - 40));

  if (wanted <= 0)
    wanted = SHARE * rdt_sheet_board_get_cell (sheets);

  return CLAMP (wanted, LEAST, most);
}

/**
 * rdt_sheet_fill_counters:
 *
 * Fills the sheets of counters.
 */
void
rdt_sheet_fill_counters (RdtSheets *sheets,
                         RdtFlow   *flow)
{
  double size = choose_size (sheets, flow);
  RdtCutSheet cut = {
    .width = size,
    .height = 2 * size,
    .draw = draw_counter,
    .data = sheets,
  };

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    cut.n_pieces += sheets->setup->sides[side].units->len;

  rdt_flow_add_cut_sheet (flow, _("Cut along the lines, fold along the dashes and glue. Flip a"
                                  " counter to its ticked side when the unit has finished for the"
                                  " turn."), &cut);
}
