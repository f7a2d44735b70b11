/* rdt-sheet-frame.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-frame.h"

#include <glib/gi18n.h>

#include "rdt-card.h"
#include "rdt-cut-sheet.h"
#include "rdt-words.h"

/* The frame of a page: title and turn above, rule set and page number below.  A
 * sheet of cards has no room for these lines: its title is in the margin of the
 * wider edges.
 */

/* In points. */
#define LINE     0.5
#define HEAD_GAP 13.0
#define FOOT_GAP 5.0
#define TEXT_GAP 7.0
#define EDGE_GAP 2.0

static gboolean
is_turned (const RdtSheets *sheets,
           guint            kind)
{
  return (sheets->turned & kind) != 0;
}

/* The page in its orientation. */
static RdtBox
get_paper (const RdtSheets *sheets,
           guint            kind)
{
  const RdtSheetOptions *options = &sheets->options;

  return (RdtBox) {
    .width = is_turned (sheets, kind) ? options->height : options->width,
    .height = is_turned (sheets, kind) ? options->width : options->height,
  };
}

/* On a sheet of cards only cuts come close to the edge. */
static double
get_margin (const RdtSheets *sheets,
            guint            kind)
{
  double margin = sheets->options.margin;

  return kind == RDT_SHEET_CARDS ? MIN (margin, RDT_SHEET_LEAST_MARGIN) : margin;
}

/**
 * rdt_sheet_frame_get_body:
 * @kind: %RdtSheetKind
 *
 * Returns: the body of a page
 */
RdtBox
rdt_sheet_frame_get_body (const RdtSheets *sheets,
                          guint            kind)
{
  RdtBox paper = get_paper (sheets, kind);
  double margin = get_margin (sheets, kind);
  double head = kind == RDT_SHEET_CARDS ? 0 : RDT_SHEET_HEAD;
  double foot = kind == RDT_SHEET_CARDS ? 0 : RDT_SHEET_FOOT;

  return (RdtBox) {
    .x = margin,
    .y = margin + head,
    .width = paper.width - 2 * margin,
    .height = paper.height - 2 * margin - head - foot,
  };
}

static char *
say_moment (const RdtSheets *sheets)
{
  if (sheets->position == NULL || sheets->position->turn == 0)
    return NULL;

  /* Translators: the current turn of a battle. */
  return g_strdup_printf (_("Turn %u"), sheets->position->turn);
}

static char *
say_kind (const RdtSheets *sheets,
          guint            kind)
{
  g_autofree char *moment = say_moment (sheets);

  return g_strjoin (" · ", rdt_sheet_kind_get_name (kind),
                    kind == RDT_SHEET_BOARD ? moment : NULL, NULL);
}

static char *
say_page (const RdtSheets *sheets,
          guint            page)
{
  /* Translators: the number of a printed page and how many there are. */
  return g_strdup_printf (_("Page %u of %u"), page + 1, sheets->pages->len);
}

static const char *
get_rules (const RdtSheets *sheets)
{
  return sheets->rules != NULL ? rdt_words_rules (sheets->rules) : "";
}

/* Writes text at both ends of a line. */
static void
write_line (cairo_t    *cr,
            RdtBox      line,
            const char *left,
            const char *right)
{
  PangoLayout *layout = rdt_text_new (right, RDT_TEXT_SMALL, RDT_TEXT_UNBOUND);
  double width = rdt_text_get_width (layout);

  rdt_text_show (layout, cr, line.x + line.width - width, line.y);
  g_object_unref (layout);

  layout = rdt_text_new (left, RDT_TEXT_SMALL_STRONG, line.width - width - 12);
  rdt_text_cut (layout, 1);
  rdt_text_show (layout, cr, line.x, line.y);
  g_object_unref (layout);
}

static void
rule_line (cairo_t *cr,
           RdtBox   line,
           double   y)
{
  cairo_set_line_width (cr, LINE);
  cairo_move_to (cr, line.x, y);
  cairo_line_to (cr, line.x + line.width, y);
  cairo_stroke (cr);
}

static void
draw_lines (const RdtSheets *sheets,
            guint            kind,
            guint            page,
            cairo_t         *cr)
{
  RdtBox body = rdt_sheet_frame_get_body (sheets, kind);
  RdtBox head = { .x = body.x, .y = sheets->options.margin, .width = body.width };
  RdtBox foot = { .x = body.x, .y = body.y + body.height, .width = body.width };
  g_autofree char *what = say_kind (sheets, kind);
  g_autofree char *number = say_page (sheets, page);

  rule_line (cr, head, head.y + HEAD_GAP);
  write_line (cr, head, rdt_sheets_get_title (sheets), what);
  rule_line (cr, foot, foot.y + FOOT_GAP);
  foot.y += TEXT_GAP;
  write_line (cr, foot, get_rules (sheets), number);
}

static double
measure_line (void)
{
  PangoLayout *text = rdt_text_new ("X", RDT_TEXT_SMALL, RDT_TEXT_UNBOUND);
  double height = rdt_text_get_height (text);

  g_object_unref (text);

  return height;
}

/* Rotates the page so that a wider edge is at the top. */
static void
turn_up_broad_edge (const RdtBox *paper,
                    const RdtBox *cards,
                    cairo_t      *cr)
{
  if (cards->y >= cards->x)
    return;

  cairo_translate (cr, 0, paper->height);
  cairo_rotate (cr, -G_PI / 2);
}

/* Writes beyond the cut marks, as far from the edge as possible. */
static void
draw_margins (const RdtSheets *sheets,
              guint            kind,
              guint            page,
              cairo_t         *cr)
{
  RdtBox paper = get_paper (sheets, kind);
  RdtBox body = rdt_sheet_frame_get_body (sheets, kind);
  RdtBox cards = rdt_cut_sheet_place (&body, RDT_CARD_WIDTH, RDT_CARD_HEIGHT);
  double edge = MAX (cards.x, cards.y) - RDT_CUT_MARK - EDGE_GAP;
  gboolean is_above = cards.y >= cards.x;
  double depth = is_above ? paper.height : paper.width;
  RdtBox head = {
    .x = is_above ? cards.x : cards.y,
    .y = MAX (edge - measure_line (), RDT_SHEET_LEAST_MARGIN),
    .width = is_above ? cards.width : cards.height,
  };
  RdtBox foot = head;
  g_autofree char *what = say_kind (sheets, kind);
  g_autofree char *number = say_page (sheets, page);

  foot.y = depth - head.y - measure_line ();
  turn_up_broad_edge (&paper, &cards, cr);
  write_line (cr, head, rdt_sheets_get_title (sheets), what);
  write_line (cr, foot, _("Each turn, shuffle as many of each side’s cards as it has units on the"
                          " board."), number);
}

/**
 * rdt_sheet_frame_draw:
 * @page: the page, from 0
 *
 * Draws the frame around the body of a page.
 */
void
rdt_sheet_frame_draw (const RdtSheets *sheets,
                      guint            page,
                      cairo_t         *cr)
{
  guint kind = g_array_index (sheets->pages, RdtSheetPage, page).kind;

  rdt_palette_set_source (&sheets->ink, cr, RDT_INK_TAG_TEXT);
  if (kind == RDT_SHEET_CARDS)
    draw_margins (sheets, kind, page, cr);
  else
    draw_lines (sheets, kind, page, cr);
}
