/* rdt-sheet-counters.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-kinds.h"

#include <glib/gi18n.h>

/* Counters to cut out, at the scale of the board.  Each is folded in the
 * middle: its back has a tick, for a unit that has acted.
 */

/* In points, unless said otherwise. */
#define DEFAULT_CELL  (50 * RDT_POINTS_PER_MM)
#define SHARE         0.8      /* of a cell */
#define MOST          (80 * RDT_POINTS_PER_MM)
#define LEAST         (12 * RDT_POINTS_PER_MM)
#define GAP           7.0
#define FACE          0.58     /* of the counter's side */
#define NAME          0.088

/* The counters that stand beside each other on a page. */
typedef struct
{
  const RdtSheets *sheets;
  RdtSide          side;
  guint            first;
  guint            n;
  double           size;
} Strip;

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

static void
draw_face (const Strip        *strip,
           const RdtSetupUnit *unit,
           gboolean            is_back,
           cairo_t            *cr,
           RdtBox              box)
{
  const RdtPalette *ink = &strip->sheets->ink;
  const char *name = rdt_setup_unit_get_name (unit);
  double size = box.width * FACE;
  RdtCounter counter = {
    .side = strip->side,
    .quality = unit->quality,
    .type = unit->type,
  };
  RdtBox face = {
    .x = box.x + (box.width - size) / 2,
    .y = box.y + box.height * 0.17,
    .width = size,
    .height = size,
  };
  RdtBox below = {
    .x = box.x + box.width * 0.04,
    .y = face.y + size + box.height * 0.015,
    .width = box.width * 0.92,
    .height = box.height * 0.985 - size - (face.y - box.y),
  };
  PangoLayout *text = rdt_text_new_sized (name, box.width * NAME, below.width);

  rdt_sheet_draw_counter (strip->sheets, &counter, face, cr);
  rdt_palette_set_source (ink, cr, RDT_INK_TAG_TEXT);
  rdt_text_cut (text, 2);
  rdt_text_show_in (text, cr, below, PANGO_ALIGN_CENTER);
  g_object_unref (text);

  if (is_back)
    draw_tick (cr, box);
}

/* The back stands on its head above the front, so that folding brings both
 * outside the same way up.
 */
static void
draw_counter (const Strip        *strip,
              const RdtSetupUnit *unit,
              cairo_t            *cr,
              RdtBox              box)
{
  static const double dashes[] = { 3, 2 };
  double half = box.height / 2;
  RdtBox front = { .x = box.x, .y = box.y + half, .width = box.width, .height = half };
  RdtBox back = { .x = -box.width / 2, .y = -half / 2, .width = box.width, .height = half };

  draw_face (strip, unit, FALSE, cr, front);
  cairo_save (cr);
  cairo_translate (cr, box.x + box.width / 2, box.y + half / 2);
  cairo_rotate (cr, G_PI);
  draw_face (strip, unit, TRUE, cr, back);
  cairo_restore (cr);

  rdt_palette_set_source (&strip->sheets->ink, cr, RDT_INK_TAG_TEXT);
  cairo_set_line_width (cr, 0.4);
  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  cairo_stroke (cr);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (cr, box.x, box.y + half);
  cairo_line_to (cr, box.x + box.width, box.y + half);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_strip (cairo_t          *cr,
            RdtBox            box,
            const RdtPalette *ink,
            gpointer          data)
{
  const Strip *strip = data;
  const GPtrArray *units = strip->sheets->setup->sides[strip->side].units;

  for (guint i = 0; i < strip->n; i++)
    {
      RdtBox place = {
        .x = box.x + i * (strip->size + GAP),
        .y = box.y,
        .width = strip->size,
        .height = 2 * strip->size,
      };

      draw_counter (strip, g_ptr_array_index (units, strip->first + i), cr, place);
    }
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
  double cell = sheets->options.cell > 0 ? sheets->options.cell : DEFAULT_CELL;
  double most = MIN (MOST, MIN (rdt_flow_get_width (flow), rdt_flow_get_height (flow) / 2 - 12));
  Strip strip = { .sheets = sheets, .size = CLAMP (cell * SHARE, LEAST, most) };
  guint n_fitting = (rdt_flow_get_width (flow) + GAP) / (strip.size + GAP);

  rdt_flow_add_text (flow, _("Cut along the lines, fold along the dashes and glue. Turn a"
                             " counter to its ticked back when the unit has finished for the"
                             " turn."),
                     RDT_TEXT_SMALL, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (flow, GAP);

  for (strip.side = 0; strip.side < RDT_N_SIDES; strip.side++)
    {
      guint n_units = sheets->setup->sides[strip.side].units->len;

      for (strip.first = 0; strip.first < n_units; strip.first += n_fitting)
        {
          strip.n = MIN (n_fitting, n_units - strip.first);
          rdt_flow_add (flow, 2 * strip.size, draw_strip, g_memdup2 (&strip, sizeof strip),
                        g_free);
          rdt_flow_add_gap (flow, GAP);
        }
    }
}
