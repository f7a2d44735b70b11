/* rdt-sheet-board.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-board.h"

#include "rdt-sheet-frame.h"
#include "rdt-sheet-kinds.h"

#include <glib/gi18n.h>
#include <math.h>

/* A board on paper: on one page, or to scale on several overlapping pages, which
 * are cut along the marks and joined.
 */

/* In points. */
#define FOOT          40.0     /* for the ruler and the map of the pages */
#define MARKS         13.0     /* around the picture, for cut marks */
#define MARK_GAP      2.0
#define RULER_MM      100
#define MOST_HAIRLINE 1.2
#define MOST_TEXT     26.0

/* The maximum enlargement of a size to fill its pages, and the number of bisections
 * to find it.
 */
#define MOST_WIDENED 1.05
#define BISECTIONS   24

/* The enlargement that is worth a page of another orientation. */
#define WORTH_TURNING 1.05

static gboolean
has_labels (const RdtSheets *sheets)
{
  return (sheets->options.parts & RDT_PAINTER_LABELS) != 0;
}

/* Without coordinates the board only needs a margin for its outline. */
static void
trim (const RdtSheets *sheets,
      RdtLayout       *layout)
{
  layout->hairline = MIN (layout->hairline, MOST_HAIRLINE);
  if (!has_labels (sheets))
    layout->margin = layout->hairline;
}

static RdtBox
get_body (const RdtSheets *sheets)
{
  return rdt_sheet_frame_get_body (sheets, RDT_SHEET_BOARD);
}

static void
fit_layout (const RdtSheets *sheets,
            const RdtBox    *body,
            RdtLayout       *fitted)
{
  RdtLayout layout;
  double scale;

  rdt_layout_fit (&layout, &sheets->setup->grid, body->width, body->height);
  trim (sheets, &layout);

  scale = MIN ((body->width - 2 * layout.margin)
                 / (rdt_layout_get_width (&layout) - 2 * layout.margin),
               (body->height - 2 * layout.margin)
                 / (rdt_layout_get_height (&layout) - 2 * layout.margin));
  layout.cell *= scale;
  *fitted = layout;
}

static void
fit (RdtSheets *sheets)
{
  RdtBox body = get_body (sheets);
  RdtLayout layout;

  fit_layout (sheets, &body, &layout);
  rdt_poster_init (&sheets->poster, &layout, &body, 0);
  sheets->poster.is_to_scale = FALSE;
}

/**
 * rdt_sheet_board_is_turned:
 * @sheets: sheets before any page is rotated
 *
 * Whether a board that is fitted to a page would be much larger with the page
 * rotated.
 */
gboolean
rdt_sheet_board_is_turned (const RdtSheets *sheets)
{
  RdtBox body = get_body (sheets);
  RdtBox other = body;
  RdtLayout upright, turned;

  other.width = body.height + RDT_SHEET_HEAD + RDT_SHEET_FOOT;
  other.height = body.width - RDT_SHEET_HEAD - RDT_SHEET_FOOT;
  fit_layout (sheets, &body, &upright);
  fit_layout (sheets, &other, &turned);

  return sheets->options.cell <= 0 && turned.cell > WORTH_TURNING * upright.cell;
}

/**
 * rdt_sheet_board_get_room:
 *
 * Returns: the room on a page for a part of a board to scale
 */
RdtBox
rdt_sheet_board_get_room (const RdtSheets *sheets)
{
  RdtBox room = get_body (sheets);

  room.x += MARKS;
  room.y += MARKS;
  room.width -= 2 * MARKS;
  room.height -= 2 * MARKS + FOOT;

  return room;
}

/**
 * rdt_sheet_board_measure:
 * @cell: the size of a cell, in points
 * @poster: (out): the parts of the board
 *
 * Computes how many pages a board takes.
 */
void
rdt_sheet_board_measure (const RdtSheets *sheets,
                         double           cell,
                         RdtPoster       *poster)
{
  RdtBox room = rdt_sheet_board_get_room (sheets);
  RdtLayout layout;

  rdt_layout_init (&layout, &sheets->setup->grid, cell);
  trim (sheets, &layout);
  rdt_poster_init (poster, &layout, &room,
                   CLAMP (sheets->options.overlap, 0, MIN (room.width, room.height) / 3));
}

/**
 * rdt_sheet_board_get_cell:
 *
 * Returns: the printed size of a cell, in points
 */
double
rdt_sheet_board_get_cell (const RdtSheets *sheets)
{
  RdtBox body = get_body (sheets);
  RdtLayout layout;

  if (sheets->options.cell > 0)
    return sheets->options.cell;

  fit_layout (sheets, &body, &layout);

  return layout.cell;
}

static gboolean
takes_as_many (const RdtSheets *sheets,
               double           cell,
               const RdtPoster *poster)
{
  RdtPoster other;

  rdt_sheet_board_measure (sheets, cell, &other);

  return other.n_columns == poster->n_columns && other.n_rows == poster->n_rows;
}

/**
 * rdt_sheet_board_settle:
 * @cell: the approximate size of a cell, in points
 *
 * Rounds a size to one at which the board fills its pages, if that is close, or
 * else to whole millimetres.
 *
 * Returns: the size of a cell, in points, a multiple of a tenth of a millimetre
 */
double
rdt_sheet_board_settle (const RdtSheets *sheets,
                        double           cell)
{
  double low = cell;
  double high = 2 * cell;
  RdtPoster poster;
  double full, whole;

  rdt_sheet_board_measure (sheets, cell, &poster);
  for (guint i = 0; i < BISECTIONS; i++)
    {
      double middle = (low + high) / 2;

      if (takes_as_many (sheets, middle, &poster))
        low = middle;
      else
        high = middle;
    }

  full = floor (low / RDT_POINTS_PER_MM * 10) / 10 * RDT_POINTS_PER_MM;
  whole = round (cell / RDT_POINTS_PER_MM) * RDT_POINTS_PER_MM;

  return full < MOST_WIDENED * cell || whole > full ? full : whole;
}

/**
 * rdt_sheet_lay_out_board:
 *
 * Returns: the number of pages; several pages begin with a map of them
 */
guint
rdt_sheet_lay_out_board (RdtSheets *sheets)
{
  guint n;

  if (sheets->options.cell <= 0)
    {
      fit (sheets);
      return 1;
    }

  rdt_sheet_board_measure (sheets, sheets->options.cell, &sheets->poster);
  n = rdt_poster_get_n (&sheets->poster);

  return n > 1 ? n + 1 : 1;
}

/**
 * rdt_sheet_board_has_units:
 * @kinds: %RdtSheetKind
 * @is_battle: whether a battle is printed, not a scenario
 *
 * Counters are put on the board, so it is printed without the units of a scenario,
 * which would still be there after they have moved.  Where units start is told by
 * orders of battle and briefings; how a battle stands by its board alone.
 *
 * Returns: whether the board can have units
 */
gboolean
rdt_sheet_board_has_units (guint    kinds,
                           gboolean is_battle)
{
  return (kinds & RDT_SHEET_COUNTERS) == 0 || is_battle;
}

static void
paint (const RdtSheets *sheets,
       const RdtLayout *layout,
       cairo_t         *cr)
{
  const RdtOverlay *overlay = sheets->overlay;
  guint parts = sheets->options.parts;
  RdtBrush brush;

  if (!rdt_sheet_board_has_units (sheets->options.kinds, sheets->position != NULL))
    parts &= ~RDT_PAINTER_UNITS;
  if (overlay == NULL || (parts & RDT_PAINTER_OVERLAY) == 0)
    {
      overlay = sheets->zones;
      parts |= RDT_PAINTER_OVERLAY;
    }

  rdt_brush_init (&brush, cr, layout, &sheets->palette, sheets->picture);
  rdt_brush_set_paper (&brush);
  rdt_painter_draw (&brush, overlay, parts);
}

/* The place of a part on its page: centred horizontally, and vertically too if the
 * board fills the page.
 */
static RdtPoint
get_corner (const RdtSheets *sheets,
            const RdtBox    *room,
            const RdtBox    *part)
{
  return (RdtPoint) {
    .x = room->x + (room->width - part->width) / 2,
    .y = sheets->poster.is_to_scale ? room->y
                                     : room->y - RDT_SHEET_RISE
                                         + (room->height - part->height) / 2,
  };
}

static void
draw_part (const RdtSheets *sheets,
           const RdtBox    *part,
           RdtPoint         corner,
           cairo_t         *cr)
{
  cairo_save (cr);
  cairo_rectangle (cr, corner.x, corner.y, part->width, part->height);
  cairo_clip (cr);
  cairo_translate (cr, corner.x - part->x, corner.y - part->y);
  paint (sheets, &sheets->poster.layout, cr);
  cairo_restore (cr);
}

static void
trace_mark (cairo_t  *cr,
            RdtPoint  from,
            double    dx,
            double    dy)
{
  cairo_move_to (cr, from.x + dx * MARK_GAP, from.y + dy * MARK_GAP);
  cairo_line_to (cr, from.x + dx * MARKS, from.y + dy * MARKS);
}

/* Draws cut marks at each corner. */
static void
draw_cut_marks (cairo_t *cr,
                RdtBox   box)
{
  for (int x = 0; x <= 1; x++)
    for (int y = 0; y <= 1; y++)
      {
        RdtPoint at = { .x = box.x + x * box.width, .y = box.y + y * box.height };

        trace_mark (cr, at, 2 * x - 1, 0);
        trace_mark (cr, at, 0, 2 * y - 1);
      }

  cairo_set_line_width (cr, 0.4);
  cairo_stroke (cr);
}

/* Marks where the previous page overlaps. */
static void
draw_overlap_marks (const RdtSheets *sheets,
                    guint            tile,
                    cairo_t         *cr,
                    RdtBox           box)
{
  static const double dashes[] = { 2, 1.5 };
  const RdtPoster *poster = &sheets->poster;

  if (poster->overlap <= 0)
    return;

  if (tile % poster->n_columns > 0)
    {
      trace_mark (cr, (RdtPoint) { box.x + poster->overlap, box.y }, 0, -1);
      trace_mark (cr, (RdtPoint) { box.x + poster->overlap, box.y + box.height }, 0, 1);
    }
  if (tile / poster->n_columns > 0)
    {
      trace_mark (cr, (RdtPoint) { box.x, box.y + poster->overlap }, -1, 0);
      trace_mark (cr, (RdtPoint) { box.x + box.width, box.y + poster->overlap }, 1, 0);
    }

  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, 0.5);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static gboolean
has_hexes (const RdtSheets *sheets)
{
  return sheets->setup->grid.kind == RDT_GRID_HEX;
}

/* Draws a ruler of a hundred millimetres, to check the printer's scale. */
static void
draw_ruler (const RdtSheets *sheets,
            cairo_t         *cr,
            double           x,
            double           y)
{
  g_autofree char *words = NULL;
  PangoLayout *text;

  for (guint mm = 0; mm <= RULER_MM; mm++)
    {
      double at = x + mm * RDT_POINTS_PER_MM;

      cairo_move_to (cr, at, y);
      cairo_line_to (cr, at, y - (mm % 10 == 0 ? 8 : mm % 5 == 0 ? 6 : 4));
    }
  cairo_set_line_width (cr, 0.3);
  cairo_stroke (cr);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + RULER_MM * RDT_POINTS_PER_MM, y);
  cairo_set_line_width (cr, 0.6);
  cairo_stroke (cr);

  /* Translators: under a ruler on paper; the number is the size of a cell. */
  words = g_strdup_printf (has_hexes (sheets)
                             ? _("This line is 100 mm long; hexes are %g mm wide.")
                             : _("This line is 100 mm long; squares are %g mm wide."),
                           round (sheets->options.cell / RDT_POINTS_PER_MM * 100) / 100);
  text = rdt_text_new (words, RDT_TEXT_SMALL, RULER_MM * RDT_POINTS_PER_MM);
  rdt_text_show (text, cr, x, y + 2);
  g_object_unref (text);
}

static void
draw_page_map (const RdtSheets *sheets,
               guint            tile,
               cairo_t         *cr,
               RdtBox           box)
{
  const RdtPoster *poster = &sheets->poster;
  double whole_width = rdt_layout_get_width (&poster->layout);
  double whole_height = rdt_layout_get_height (&poster->layout);
  double scale = MIN (box.width / whole_width, box.height / whole_height);
  double width = whole_width * scale / poster->n_columns;
  double height = whole_height * scale / poster->n_rows;
  double x = box.x + box.width - poster->n_columns * width;

  cairo_rectangle (cr, x + tile % poster->n_columns * width,
                   box.y + tile / poster->n_columns * height, width, height);
  cairo_fill (cr);

  for (guint i = 0; i <= poster->n_columns; i++)
    {
      cairo_move_to (cr, x + i * width, box.y);
      cairo_line_to (cr, x + i * width, box.y + poster->n_rows * height);
    }
  for (guint i = 0; i <= poster->n_rows; i++)
    {
      cairo_move_to (cr, x, box.y + i * height);
      cairo_line_to (cr, x + poster->n_columns * width, box.y + i * height);
    }
  cairo_set_line_width (cr, MIN (0.4, width / 8));
  cairo_stroke (cr);
}

static char *
name_tile (const RdtPoster *poster,
           guint            tile)
{
  /* Translators: where a page belongs in a board of many pages. */
  return g_strdup_printf (_("Row %u, column %u"),
                          tile / poster->n_columns + 1, tile % poster->n_columns + 1);
}

static void
draw_foot (const RdtSheets *sheets,
           guint            tile,
           cairo_t         *cr)
{
  RdtBox body = get_body (sheets);
  double top = body.y + body.height - FOOT + 6;
  gboolean is_wide = body.width >= RULER_MM * RDT_POINTS_PER_MM + 110;
  RdtBox map = { .x = body.x + body.width - 60, .y = top, .width = 60, .height = FOOT - 10 };
  g_autofree char *words = name_tile (&sheets->poster, tile);
  PangoLayout *text;

  if (is_wide || body.width >= RULER_MM * RDT_POINTS_PER_MM)
    draw_ruler (sheets, cr, body.x, top + 12);

  if (rdt_poster_get_n (&sheets->poster) == 1 || !is_wide)
    return;

  draw_page_map (sheets, tile, cr, map);
  text = rdt_text_new (words, RDT_TEXT_SMALL, RDT_TEXT_UNBOUND);
  rdt_text_show (text, cr, map.x - 8 - rdt_text_get_width (text) - 4, top + 14);
  g_object_unref (text);
}

static void
draw_tile (const RdtSheets *sheets,
           guint            tile,
           cairo_t         *cr)
{
  RdtBox part = rdt_poster_get_part (&sheets->poster, tile);
  RdtBox room = rdt_sheet_board_get_room (sheets);
  RdtPoint corner = get_corner (sheets, &room, &part);
  RdtBox box = { .x = corner.x, .y = corner.y, .width = part.width, .height = part.height };

  draw_part (sheets, &part, corner, cr);
  rdt_palette_set_source (&sheets->ink, cr, RDT_INK_TAG_TEXT);
  draw_cut_marks (cr, box);
  draw_overlap_marks (sheets, tile, cr, box);
  draw_foot (sheets, tile, cr);
}

/* Draws a page on the map of pages, with its row and column. */
static void
mark_page (const RdtSheets *sheets,
           guint            tile,
           double           scale,
           cairo_t         *cr)
{
  const RdtPoster *poster = &sheets->poster;
  RdtBox part = rdt_poster_get_part (poster, tile);
  double side = MIN (part.width, part.height) * scale;
  RdtBox page = { .x = part.x * scale, .y = part.y * scale,
                  .width = part.width * scale, .height = part.height * scale };
  g_autofree char *label = g_strdup_printf ("%u.%u", tile / poster->n_columns + 1,
                                            tile % poster->n_columns + 1);
  PangoLayout *text = rdt_text_new_sized (label, MIN (side * 0.2, MOST_TEXT), RDT_TEXT_UNBOUND);
  double width = rdt_text_get_width (text);
  double height = rdt_text_get_height (text);
  double x = page.x + (page.width - width) / 2;
  double y = page.y + (page.height - height) / 2;

  cairo_rectangle (cr, page.x, page.y, page.width, page.height);
  rdt_palette_set_source (&sheets->ink, cr, RDT_INK_TAG_TEXT);
  cairo_set_line_width (cr, MIN (0.8, side / 60));
  cairo_stroke (cr);

  cairo_rectangle (cr, x - side * 0.03, y, width + side * 0.06, height);
  rdt_palette_fill (&sheets->ink, cr, RDT_INK_TAG, 1);
  rdt_palette_set_source (&sheets->ink, cr, RDT_INK_TAG_TEXT);
  rdt_text_show (text, cr, x, y);
  g_object_unref (text);
}

/* Tells where to place the ruler for cutting. */
static const char *
explain_cuts (const RdtSheets *sheets)
{
  return has_hexes (sheets)
           ? _("Vertical cuts run between two columns of hexes; horizontal cuts run along the"
               " edges of every other column and halve the hexes between, from corner to corner.")
           : _("All cuts run along the lines between squares.");
}

static char *
explain_pages (const RdtSheets *sheets)
{
  const RdtPoster *poster = &sheets->poster;
  g_autofree char *pages = NULL;

  /* Translators: how many pages a board takes, and how to join them. */
  pages = g_strdup_printf (has_hexes (sheets)
                             ? _("%u pages in %u rows of %u. Cut at the corner marks; each page"
                                 " overlaps the next one to the right and below as far as the"
                                 " dashed marks. Hexes are %g mm wide, the whole board %.0f ×"
                                 " %.0f mm.")
                             : _("%u pages in %u rows of %u. Cut at the corner marks; each page"
                                 " overlaps the next one to the right and below as far as the"
                                 " dashed marks. Squares are %g mm wide, the whole board %.0f ×"
                                 " %.0f mm."),
                           rdt_poster_get_n (poster), poster->n_rows, poster->n_columns,
                           round (sheets->options.cell / RDT_POINTS_PER_MM * 100) / 100,
                           rdt_layout_get_width (&poster->layout) / RDT_POINTS_PER_MM,
                           rdt_layout_get_height (&poster->layout) / RDT_POINTS_PER_MM);

  return poster->columns.is_between_cells && poster->rows.is_between_cells
           ? g_strdup_printf ("%s %s", pages, explain_cuts (sheets))
           : g_steal_pointer (&pages);
}

/**
 * rdt_sheet_board_draw_whole:
 * @cell: the size of a cell
 *
 * Draws the whole board in a given size.
 *
 * A small board is drawn without fine detail, which would take as long to print
 * as all the pages together.
 */
void
rdt_sheet_board_draw_whole (const RdtSheets *sheets,
                            double           cell,
                            cairo_t         *cr)
{
  RdtLayout small = sheets->poster.layout;

  small.margin *= cell / small.cell;
  small.cell = cell;
  small.hairline = MIN (small.hairline, small.cell / 40);
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, rdt_layout_get_width (&small), rdt_layout_get_height (&small));
  cairo_clip (cr);
  paint (sheets, &small, cr);
  cairo_restore (cr);
}

/* Draws the map of the pages. */
static void
draw_overview (const RdtSheets *sheets,
               cairo_t         *cr)
{
  const RdtPoster *poster = &sheets->poster;
  RdtBox body = get_body (sheets);
  double width = rdt_layout_get_width (&poster->layout);
  double height = rdt_layout_get_height (&poster->layout);
  double scale = MIN (body.width / width, (body.height - FOOT) / height);
  g_autofree char *words = explain_pages (sheets);
  PangoLayout *text = rdt_text_new (words, RDT_TEXT_SMALL, body.width);

  cairo_save (cr);
  cairo_translate (cr, body.x + (body.width - width * scale) / 2, body.y);
  rdt_sheet_board_draw_whole (sheets, poster->layout.cell * scale, cr);
  for (guint i = 0; i < rdt_poster_get_n (poster); i++)
    mark_page (sheets, i, scale, cr);
  cairo_restore (cr);

  rdt_palette_set_source (&sheets->ink, cr, RDT_INK_TAG_TEXT);
  rdt_text_show (text, cr, body.x, body.y + height * scale + 6);
  g_object_unref (text);
}

/**
 * rdt_sheet_draw_board:
 * @number: the page of the board, from 0
 *
 * Draws a page of a board.
 */
void
rdt_sheet_draw_board (const RdtSheets *sheets,
                      guint            number,
                      cairo_t         *cr)
{
  RdtBox whole = rdt_poster_get_part (&sheets->poster, 0);
  RdtBox body = get_body (sheets);

  if (!sheets->poster.is_to_scale)
    draw_part (sheets, &whole, get_corner (sheets, &body, &whole), cr);
  else if (rdt_poster_get_n (&sheets->poster) == 1)
    draw_tile (sheets, 0, cr);
  else if (number == 0)
    draw_overview (sheets, cr);
  else
    draw_tile (sheets, number - 1, cr);
}
