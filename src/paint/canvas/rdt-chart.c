/* rdt-chart.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-chart.h"

#include "rdt-text.h"

#define TEXT_SIZE 10.0
#define GAP       6.0

/* Relative to the width of a bar. */
#define NAME_SHARE 0.36
#define TEXT_SHARE 0.12

/* The maximum number of columns with numbers. */
#define MOST_NUMBERS 12

static void
show_text (cairo_t          *cr,
           const RdtPalette *palette,
           const char       *words,
           RdtBox            box,
           PangoAlignment    alignment)
{
  g_autoptr(PangoLayout) text = rdt_text_new_sized (words, TEXT_SIZE, box.width);

  rdt_text_cut (text, 1);
  rdt_palette_set_source (palette, cr, RDT_INK_LABEL);
  rdt_text_show_in (text, cr, box, alignment);
}

static void
fill_box (cairo_t          *cr,
          const RdtPalette *palette,
          RdtInkName        ink,
          RdtBox            box)
{
  if (box.width <= 0 || box.height <= 0)
    return;

  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  rdt_palette_fill (palette, cr, ink, TEXT_SIZE * 0.5);
  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  rdt_palette_set_source (palette, cr, RDT_INK_LABEL);
  cairo_set_line_width (cr, 0.75);
  cairo_stroke (cr);
}

/* Draws the interval of the end of a bar. */
static void
draw_whisker (cairo_t          *cr,
              const RdtPalette *palette,
              const RdtBar     *bar,
              RdtBox            room)
{
  double from = room.x + room.width * bar->low / RDT_CHART_WHOLE;
  double to = room.x + room.width * bar->high / RDT_CHART_WHOLE;
  double middle = room.y + room.height / 2;
  double arm = room.height * 0.3;

  for (guint i = 0; i < 2; i++)
    {
      cairo_move_to (cr, from, middle);
      cairo_line_to (cr, to, middle);
      cairo_move_to (cr, from, middle - arm);
      cairo_line_to (cr, from, middle + arm);
      cairo_move_to (cr, to, middle - arm);
      cairo_line_to (cr, to, middle + arm);
      rdt_palette_set_source (palette, cr, i == 0 ? RDT_INK_HALO : RDT_INK_LABEL);
      cairo_set_line_width (cr, i == 0 ? 4 : 1.5);
      cairo_stroke (cr);
    }
}

static void
draw_bar (cairo_t          *cr,
          const RdtPalette *palette,
          const RdtBar     *bar,
          RdtBox            line)
{
  RdtBox name = line, text = line, room = line;

  name.width = line.width * NAME_SHARE - GAP;
  text.width = line.width * TEXT_SHARE - GAP;
  text.x = line.x + line.width - text.width;
  room.x = line.x + line.width * NAME_SHARE;
  room.width = line.width * (1 - NAME_SHARE - TEXT_SHARE);
  room.y += line.height * 0.16;
  room.height *= 0.68;

  show_text (cr, palette, bar->name, name, PANGO_ALIGN_LEFT);
  if (bar->text != NULL)
    show_text (cr, palette, bar->text, text, PANGO_ALIGN_RIGHT);

  fill_box (cr, palette, bar->ink, (RdtBox) {
    .x = room.x,
    .y = room.y,
    .width = room.width * bar->share / RDT_CHART_WHOLE,
    .height = room.height,
  });

  if (bar->high > 0)
    draw_whisker (cr, palette, bar, room);
}

/**
 * rdt_chart_draw_bars:
 *
 * Draws a horizontal bar chart with names.
 */
void
rdt_chart_draw_bars (cairo_t          *cr,
                     RdtBox            box,
                     const RdtPalette *palette,
                     const RdtBar     *bars,
                     guint             n_bars)
{
  for (guint i = 0; i < n_bars; i++)
    draw_bar (cr, palette, &bars[i], (RdtBox) {
      .x = box.x,
      .y = box.y + box.height * i / n_bars,
      .width = box.width,
      .height = box.height / n_bars,
    });
}

static guint
find_highest (const RdtColumn *columns,
              guint            n_columns)
{
  guint highest = 1;

  for (guint i = 0; i < n_columns; i++)
    highest = MAX (highest, columns[i].values[0] + columns[i].values[1]);

  return highest;
}

static void
draw_column (cairo_t          *cr,
             const RdtPalette *palette,
             const RdtInkName *inks,
             const RdtColumn  *column,
             RdtBox            room,
             double            unit)
{
  double y = room.y + room.height;

  for (guint i = 0; i < G_N_ELEMENTS (column->values); i++)
    {
      double height = column->values[i] * unit;

      y -= height;
      fill_box (cr, palette, inks[i], (RdtBox) {
        .x = room.x + room.width * 0.1,
        .y = y,
        .width = room.width * 0.8,
        .height = height,
      });
    }
}

static void
show_number (cairo_t          *cr,
             const RdtPalette *palette,
             guint             number,
             RdtBox            box,
             PangoAlignment    alignment)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  show_text (cr, palette, text, box, alignment);
}

/**
 * rdt_chart_draw_columns:
 * @inks: (array fixed-size=2): the colours of the values
 *
 * Draws a column chart with numbers.
 */
void
rdt_chart_draw_columns (cairo_t          *cr,
                        RdtBox            box,
                        const RdtPalette *palette,
                        const RdtInkName *inks,
                        const RdtColumn  *columns,
                        guint             n_columns)
{
  const double line = TEXT_SIZE * 1.6, margin = TEXT_SIZE * 3.2;
  guint highest = find_highest (columns, n_columns);
  guint every = (n_columns + MOST_NUMBERS - 1) / MOST_NUMBERS;
  RdtBox room = {
    .x = box.x + margin,
    .y = box.y + line / 2,
    .width = box.width - margin,
    .height = box.height - line * 1.5,
  };

  show_number (cr, palette, highest, (RdtBox) { box.x, box.y, margin - GAP, line },
               PANGO_ALIGN_RIGHT);
  show_number (cr, palette, 0, (RdtBox) { box.x, room.y + room.height - line / 2, margin - GAP,
                                          line }, PANGO_ALIGN_RIGHT);

  for (guint i = 0; i < n_columns; i++)
    {
      RdtBox own = room;

      own.width = room.width / n_columns;
      own.x = room.x + own.width * i;
      draw_column (cr, palette, inks, &columns[i], own, room.height / highest);

      if (i % every == 0)
        show_number (cr, palette, columns[i].number,
                     (RdtBox) { own.x - margin, room.y + room.height, own.width + 2 * margin,
                                line }, PANGO_ALIGN_CENTER);
    }

  cairo_move_to (cr, room.x, room.y + room.height);
  cairo_line_to (cr, room.x + room.width, room.y + room.height);
  rdt_palette_set_source (palette, cr, RDT_INK_LABEL);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}
