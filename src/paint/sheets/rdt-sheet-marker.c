/* rdt-sheet-marker.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-kinds.h"

#include <glib/gi18n.h>
#include <math.h>

#include "rdt-earthwork.h"
#include "rdt-marker.h"
#include "rdt-name-words.h"
#include "rdt-words.h"

/* Markers that a battle may need on the board, in the usual number. */

#define UNITS_PER_PIN      3
#define WIRE               4
#define MINES_PER_ENGINEER 2

typedef enum
{
  MARKER_PIN,
  MARKER_GAS,
  MARKER_WIRE,
  MARKER_MINES,
  N_MARKERS,
} Marker;

static guint
count_units (const RdtSheets *sheets,
             gboolean       (*counts) (const RdtSheets    *sheets,
                                       const RdtSetupUnit *unit))
{
  guint n = 0;

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (guint i = 0; i < sheets->setup->sides[side].units->len; i++)
      n += counts (sheets, g_ptr_array_index (sheets->setup->sides[side].units, i)) ? 1 : 0;

  return n;
}

static gboolean
has_gas_shell (const RdtSheets    *sheets,
               const RdtSetupUnit *unit)
{
  return unit->has_gas_shell;
}

static gboolean
lays_mines (const RdtSheets    *sheets,
            const RdtSetupUnit *unit)
{
  guint8 type = rdt_rules_find_type (sheets->rules, unit->type);

  return type != RDT_NO_TYPE && (sheets->rules->types[type].tags & RDT_TAG_ENGINEER) != 0;
}

static guint
count (const RdtSheets *sheets,
       Marker           marker)
{
  guint options = rdt_sheet_get_options (sheets);

  if (sheets->rules == NULL)
    return 0;

  switch (marker)
    {
    case MARKER_PIN:
      return (options & (1 << RDT_OPTION_PINNING)) != 0
               ? (rdt_setup_get_n_units (sheets->setup) + UNITS_PER_PIN - 1) / UNITS_PER_PIN : 0;

    case MARKER_GAS:
      return (options & (1 << RDT_OPTION_GAS)) != 0 ? count_units (sheets, has_gas_shell) : 0;

    case MARKER_WIRE:
      return sheets->rules->lay_turns[RDT_WORKS_WIRE] > 0 ? WIRE : 0;

    case MARKER_MINES:
      return sheets->rules->lay_turns[RDT_WORKS_MINEFIELD] > 0
               ? MINES_PER_ENGINEER * count_units (sheets, lays_mines) : 0;

    case N_MARKERS:
      break;
    }

  g_assert_not_reached ();
}

static Marker
find (const RdtSheets *sheets,
      guint            number)
{
  Marker marker = 0;

  for (; marker + 1 < N_MARKERS && number >= count (sheets, marker); marker++)
    number -= count (sheets, marker);

  return marker;
}

/**
 * rdt_sheet_count_rules_markers:
 *
 * Returns: the number of markers that the rules need
 */
guint
rdt_sheet_count_rules_markers (const RdtSheets *sheets)
{
  guint n = 0;

  for (Marker marker = 0; marker < N_MARKERS; marker++)
    n += count (sheets, marker);

  return n;
}

/**
 * rdt_sheet_name_rules_marker:
 * @number: the index of a marker
 *
 * Returns: (transfer full): the name of a marker
 */
char *
rdt_sheet_name_rules_marker (const RdtSheets *sheets,
                             guint            number)
{
  switch (find (sheets, number))
    {
    case MARKER_PIN:
      return g_strdup (_("Pinned"));

    case MARKER_GAS:
      return g_strdup (rdt_words_option (RDT_OPTION_GAS));

    case MARKER_WIRE:
      return rdt_words_capitalise (rdt_words_works (RDT_WORKS_WIRE));

    case MARKER_MINES:
      return rdt_words_capitalise (rdt_words_works (RDT_WORKS_MINEFIELD));

    case N_MARKERS:
      break;
    }

  g_assert_not_reached ();
}

/* A bar in a disc, as on the screen. */
static void
draw_pin (const RdtSheets *sheets,
          cairo_t         *cr,
          RdtBox           box)
{
  double radius = box.width * 0.4;
  RdtPoint center = { .x = box.x + box.width / 2, .y = box.y + box.height / 2 };

  cairo_arc (cr, center.x, center.y, radius, 0, 2 * M_PI);
  rdt_palette_set_source (&sheets->ink, cr, RDT_INK_TARGET);
  cairo_fill (cr);
  cairo_move_to (cr, center.x - radius * 0.55, center.y);
  cairo_line_to (cr, center.x + radius * 0.55, center.y);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, radius * 0.3);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
}

/* Draws works in the centre of nine squares: at the edge of a board they would be
 * cut off.
 */
static void
draw_on_square (const RdtSheets *sheets,
                Marker           marker,
                cairo_t         *cr,
                RdtBox           box)
{
  const RdtGrid squares = { .kind = RDT_GRID_SQUARE, .width = 3, .height = 3 };
  RdtCell middle = rdt_grid_cell_at (&squares, 1, 1);
  g_autofree RdtPicture *picture = g_new0 (RdtPicture, 1);
  RdtLayout layout;
  RdtBrush brush;

  picture->setup = sheets->setup;
  picture->grid = squares;
  if (marker == MARKER_GAS)
    picture->clouds[picture->n_clouds++] = (RdtCloud) { .cell = middle };
  else
    picture->works[middle] = 1 << (marker == MARKER_WIRE ? RDT_WORKS_WIRE : RDT_WORKS_MINEFIELD);

  rdt_layout_init (&layout, &squares, box.width);
  layout.margin = 0;
  cairo_save (cr);
  cairo_translate (cr, box.x - box.width, box.y - box.width);
  rdt_brush_init (&brush, cr, &layout, &sheets->ink, picture);
  rdt_brush_set_paper (&brush);
  if (marker == MARKER_GAS)
    rdt_marker_draw_gas (&brush);
  else
    rdt_earthwork_draw (&brush);
  cairo_restore (cr);
}

/**
 * rdt_sheet_draw_rules_marker:
 * @number: the index of a marker
 *
 * Draws a marker without its name.
 */
void
rdt_sheet_draw_rules_marker (const RdtSheets *sheets,
                             guint            number,
                             cairo_t         *cr,
                             RdtBox           box)
{
  Marker marker = find (sheets, number);

  if (marker == MARKER_PIN)
    draw_pin (sheets, cr, box);
  else
    draw_on_square (sheets, marker, cr, box);
}
