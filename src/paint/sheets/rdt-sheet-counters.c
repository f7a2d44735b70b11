/* rdt-sheet-counters.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-kinds.h"

#include <glib/gi18n.h>

#include "rdt-counter-name.h"
#include "rdt-cut-sheet.h"
#include "rdt-sanitise.h"
#include "rdt-sheet-board.h"
#include "rdt-sheet-frame.h"

/* Counters to cut out, to suit the printed board.  Each is folded in the middle:
 * the back has a tick, for a unit that has acted.  They are followed by markers:
 * for objectives and for the initiative, with a side on each face; for the tracks
 * of turns and losses; and those that the rules need, the same on both faces.
 */

/* In points. */
#define MOST      (80 * RDT_POINTS_PER_MM)
#define LEAST     (8 * RDT_POINTS_PER_MM)
#define LINE      1.25       /* of a line, relative to the font size */

/* Relative to the side of a counter, from its front edge on: a margin, the wedge,
 * the face, the name, and a margin.
 */
#define SHARE      0.8         /* of a cell */
#define CLEAR      0.055
#define WEDGE      0.29        /* relative to the face */
#define FACE       0.54
#define LEAST_FACE 0.4

/* The size of a flag, relative to a counter. */
#define FLAG_WIDTH  0.72
#define FLAG_HEIGHT 0.6

/* One for the turn, and one for the losses of each side. */
#define N_TRACK_MARKERS (1 + RDT_N_SIDES)

typedef enum
{
  PIECE_UNIT,
  PIECE_FLAG,
  PIECE_TURN,
  PIECE_LOSSES,
  PIECE_OF_RULES,
} PieceKind;

/* An objective without a name has its coordinates.  A marker of the rules has a
 * @number among them.
 */
typedef struct
{
  PieceKind           kind;
  RdtSide             side;
  const RdtSetupUnit *unit;
  const char         *name;
  char                label[RDT_CELL_LABEL_SIZE];
  guint               number;
} Piece;

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

/**
 * rdt_sheet_get_counter_size:
 *
 * Returns: the side of a counter, in points: as requested, or to suit the board
 *   on this paper
 */
double
rdt_sheet_get_counter_size (const RdtSheets *sheets)
{
  RdtBox body = rdt_sheet_frame_get_body (sheets, RDT_SHEET_COUNTERS);
  double wanted = sheets->options.counter;
  double most = MIN (MOST, MIN (body.width, body.height / 2 - 40));

  if (wanted <= 0)
    wanted = SHARE * rdt_sheet_board_get_cell (sheets);

  return CLAMP (wanted, LEAST, most);
}

static gboolean
has_initiative (const RdtSheets *sheets)
{
  return sheets->rules == NULL || sheets->rules->traits.activation != RDT_ACTIVATION_BY_CARD;
}

/* Whether a unit that has acted is finished for the turn: with cards it may be
 * activated again, unless the option forbids it.
 */
static gboolean
has_ticks (const RdtSheets *sheets)
{
  return has_initiative (sheets)
         || (rdt_sheet_get_options (sheets) & (1 << RDT_OPTION_ONCE_EACH)) != 0;
}

/* Counts the markers with a side on each face. */
static guint
count_flags (const RdtSheets *sheets)
{
  return sheets->setup->objectives->len + (has_initiative (sheets) ? 1 : 0);
}

static void
name_objective (Piece                   *piece,
                const RdtSetupObjective *objective)
{
  if (objective->name != NULL)
    piece->name = rdt_sanitise_title (objective->name);

  rdt_label_format (objective->at.column, objective->at.row, piece->label);
}

static Piece
find_flag (const RdtSheets *sheets,
           guint            number)
{
  const GPtrArray *objectives = sheets->setup->objectives;
  Piece piece = { .kind = PIECE_FLAG };

  if (number < objectives->len)
    name_objective (&piece, g_ptr_array_index (objectives, number));
  else
    /* Translators: on a counter with a side's flag: who goes first this turn. */
    piece.name = _("Goes First");

  return piece;
}

/* A marker for the turn track, and one for each side's losses. */
static Piece
find_track_marker (guint number)
{
  if (number == 0)
    return (Piece) { .kind = PIECE_TURN, .name = _("Turn") };

  return (Piece) { .kind = PIECE_LOSSES, .side = number - 1, .name = _("Losses") };
}

static Piece
find_piece (const RdtSheets *sheets,
            guint            number)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      const GPtrArray *units = sheets->setup->sides[side].units;

      if (number < units->len)
        {
          const RdtSetupUnit *unit = g_ptr_array_index (units, number);

          return (Piece) {
            .kind = PIECE_UNIT,
            .side = side,
            .unit = unit,
            .name = rdt_setup_unit_get_name (unit),
          };
        }
      number -= units->len;
    }

  if (number < count_flags (sheets))
    return find_flag (sheets, number);
  number -= count_flags (sheets);

  if (number < N_TRACK_MARKERS)
    return find_track_marker (number);

  return (Piece) { .kind = PIECE_OF_RULES, .number = number - N_TRACK_MARKERS };
}

static char *
get_piece_name (const RdtSheets *sheets,
                const Piece     *piece)
{
  if (piece->kind == PIECE_OF_RULES)
    return rdt_sheet_name_rules_marker (sheets, piece->number);

  return g_strdup (piece->name != NULL ? piece->name : piece->label);
}

/* The number of lines that all names need, in legible letters. */
static guint
count_name_lines (const RdtSheets *sheets,
                  guint            n_pieces,
                  double           side)
{
  for (guint i = 0; i < n_pieces; i++)
    {
      const Piece piece = find_piece (sheets, i);
      g_autofree char *name = get_piece_name (sheets, &piece);
      PangoLayout *text = rdt_text_new_sized (name, RDT_TEXT_LEAST_GOOD, RDT_TEXT_UNBOUND);
      double width = rdt_text_get_width (text);

      g_object_unref (text);
      if (width > side * (1 - CLEAR))
        return 2;
    }

  return 1;
}

/* Legible lines of a name take a larger share of a small counter. */
static double
choose_face (double side,
             guint  n_lines)
{
  double room = 1 - CLEAR * 2.5 - n_lines * RDT_TEXT_LEAST * LINE / side;

  return side * CLAMP (room / (1 + WEDGE), LEAST_FACE, FACE);
}

/* The flag of a side, as on the board. */
static void
draw_flag (const RdtSheets *sheets,
           RdtSide          side,
           cairo_t         *cr,
           RdtBox           box)
{
  double width = box.width * FLAG_WIDTH;
  double height = box.height * FLAG_HEIGHT;
  double left = box.x + (box.width - width) / 2;
  double bottom = box.y + height;
  double line = box.width * 0.05;

  cairo_move_to (cr, left, box.y);
  cairo_curve_to (cr, left + width * 0.35, box.y - height * 0.14,
                  left + width * 0.6, box.y + height * 0.2, left + width, box.y);
  cairo_line_to (cr, left + width, bottom);
  cairo_curve_to (cr, left + width * 0.6, bottom + height * 0.2,
                  left + width * 0.35, bottom - height * 0.14, left, bottom);
  cairo_close_path (cr);
  rdt_palette_set_source (&sheets->ink, cr, rdt_ink_for_side (RDT_INK_SIDE_A, side));
  cairo_fill_preserve (cr);
  rdt_palette_set_source (&sheets->ink, cr, rdt_ink_for_side (RDT_INK_SIDE_A_EDGE, side));
  cairo_set_line_width (cr, line * 0.6);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);

  cairo_move_to (cr, left, box.y - line);
  cairo_line_to (cr, left, box.y + box.height);
  rdt_palette_set_source (&sheets->ink, cr, RDT_INK_TAG_TEXT);
  cairo_set_line_width (cr, line);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
}

/* A clock, for the turn. */
static void
draw_clock (const RdtSheets *sheets,
            cairo_t         *cr,
            RdtBox           face)
{
  double radius = face.width * 0.42;
  RdtPoint middle = { .x = face.x + face.width / 2, .y = face.y + face.height / 2 };

  rdt_palette_set_source (&sheets->ink, cr, RDT_INK_TAG_TEXT);
  cairo_set_line_width (cr, face.width * 0.08);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_arc (cr, middle.x, middle.y, radius, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_move_to (cr, middle.x, middle.y - radius * 0.65);
  cairo_line_to (cr, middle.x, middle.y);
  cairo_line_to (cr, middle.x + radius * 0.45, middle.y + radius * 0.3);
  cairo_stroke (cr);
}

/* A cross over a side's shape, for its losses. */
static void
draw_losses (const RdtSheets *sheets,
             const Piece     *piece,
             cairo_t         *cr,
             RdtBox           face)
{
  const RdtCounter counter = {
    .facing = RDT_NO_FACING,
    .side = piece->side,
    .quality = RDT_QUALITY_AVERAGE,
  };
  double arm = face.width * 0.24;
  RdtPoint middle = { .x = face.x + face.width / 2, .y = face.y + face.height / 2 };

  rdt_sheets_draw_counter (sheets, &counter, face, cr);
  rdt_palette_set_source (&sheets->ink, cr, rdt_ink_for_side (RDT_INK_SIDE_A_TEXT, piece->side));
  cairo_set_line_width (cr, face.width * 0.1);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (int i = -1; i <= 1; i += 2)
    {
      cairo_move_to (cr, middle.x - arm, middle.y - i * arm);
      cairo_line_to (cr, middle.x + arm, middle.y + i * arm);
    }
  cairo_stroke (cr);
}

static void
draw_picture (const RdtSheets *sheets,
              const Piece     *piece,
              cairo_t         *cr,
              RdtBox           face)
{
  switch (piece->kind)
    {
    case PIECE_UNIT:
      {
        const RdtCounter counter = {
          .side = piece->side,
          .quality = piece->unit->quality,
          .type = piece->unit->type,
        };

        rdt_sheets_draw_counter (sheets, &counter, face, cr);
        return;
      }

    case PIECE_FLAG:
      draw_flag (sheets, piece->side, cr, face);
      return;

    case PIECE_TURN:
      draw_clock (sheets, cr, face);
      return;

    case PIECE_LOSSES:
      draw_losses (sheets, piece, cr, face);
      return;

    case PIECE_OF_RULES:
      rdt_sheet_draw_rules_marker (sheets, piece->number, cr, face);
      return;
    }
}

static gboolean
has_side (const Piece *piece)
{
  return piece->kind != PIECE_TURN && piece->kind != PIECE_OF_RULES;
}

/* Counters are tinted up to the cuts, so that cutting need not be exact. */
static void
draw_tint (const RdtSheets *sheets,
           RdtSide          side,
           cairo_t         *cr,
           RdtBox           box)
{
  if (rdt_palette_is_ink (&sheets->ink))
    return;

  rdt_palette_set_tint (&sheets->ink, cr, rdt_ink_for_side (RDT_INK_SIDE_A, side),
                        RDT_PALETTE_TINT);
  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  cairo_fill (cr);
}

static PangoLayout *
set_piece_name (const RdtSheets *sheets,
                const Piece     *piece,
                double           side,
                RdtBox           room)
{
  g_autofree char *name = get_piece_name (sheets, piece);

  return rdt_counter_name_new (name, side, room);
}

static void
draw_face (const RdtSheets *sheets,
           const Piece     *piece,
           cairo_t         *cr,
           RdtBox           box)
{
  double size = choose_face (box.width, sheets->n_name_lines);
  double clear = box.width * CLEAR;
  RdtBox face = {
    .x = box.x + (box.width - size) / 2,
    .y = box.y + clear + size * WEDGE,
    .width = size,
    .height = size,
  };
  RdtBox below = {
    .x = box.x + clear / 2,
    .y = face.y + size + clear / 2,
    .width = box.width - clear,
    .height = box.y + box.height - face.y - size - clear * 1.5,
  };
  PangoLayout *name = set_piece_name (sheets, piece, box.width, below);

  if (has_side (piece))
    draw_tint (sheets, piece->side, cr, box);
  draw_picture (sheets, piece, cr, face);
  rdt_palette_set_source (&sheets->ink, cr, RDT_INK_TAG_TEXT);
  rdt_text_show_in (name, cr, below, PANGO_ALIGN_CENTER);
  g_object_unref (name);
}

/* Draws the back: of a unit, as having acted; of a flag, the other side's; of a
 * losses marker, as exhausted.
 */
static void
draw_back (const RdtSheets *sheets,
           Piece            piece,
           cairo_t         *cr,
           RdtBox           box)
{
  if (piece.kind == PIECE_FLAG)
    piece.side = rdt_side_other (piece.side);
  if (piece.kind == PIECE_LOSSES && rdt_sheet_get_exhaustion_point (sheets, piece.side) > 0)
    piece.name = _("Exhausted");

  draw_face (sheets, &piece, cr, box);
  if (piece.kind == PIECE_UNIT && has_ticks (sheets))
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

/* The back is upside down above the front, so that both are upright after folding. */
static void
draw_counter (guint             piece,
              RdtBox            box,
              const RdtPalette *ink,
              cairo_t          *cr,
              gconstpointer     data)
{
  const RdtSheets *sheets = data;
  Piece what = find_piece (sheets, piece);
  double half = box.height / 2;
  RdtBox front = { .x = box.x, .y = box.y + half, .width = box.width, .height = half };
  RdtBox back = { .x = -box.width / 2, .y = -half / 2, .width = box.width, .height = half };

  draw_face (sheets, &what, cr, front);
  cairo_save (cr);
  cairo_translate (cr, box.x + box.width / 2, box.y + half / 2);
  cairo_rotate (cr, G_PI);
  draw_back (sheets, what, cr, back);
  cairo_restore (cr);

  rdt_palette_set_source (ink, cr, RDT_INK_TAG_TEXT);
  draw_fold (cr, box);
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
  double size = rdt_sheet_get_counter_size (sheets);
  RdtCutSheet cut = {
    .width = size,
    .height = 2 * size,
    .draw = draw_counter,
    .n_pieces = rdt_setup_get_n_units (sheets->setup) + count_flags (sheets) + N_TRACK_MARKERS
                + rdt_sheet_count_rules_markers (sheets),
    .data = sheets,
  };

  sheets->n_name_lines = count_name_lines (sheets, cut.n_pieces, size);
  rdt_flow_add_cut_sheet (flow, has_ticks (sheets)
                                  ? _("Cut along the lines, fold along the dashes and glue. Flip a"
                                      " counter to its ticked side when the unit has finished for"
                                      " the turn. Flags mark who holds a place.")
                                  : _("Cut along the lines, fold along the dashes and glue. Flags"
                                      " mark who holds a place."), &cut);
}
