/* rdt-series-chart.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-series-chart.h"

#include <glib/gi18n.h>

#include "rdt-advice-words.h"
#include "rdt-name-words.h"
#include "rdt-words.h"

static const char *const titles[RDT_N_SERIES_CHARTS] = {
  [RDT_SERIES_CHART_WINS] = N_("Battles Won"),
  [RDT_SERIES_CHART_TURNS] = N_("Battles Ended, by Turn"),
  [RDT_SERIES_CHART_LOSSES] = N_("Losses by Unit"),
  [RDT_SERIES_CHART_TAKEN] = N_("Objectives Taken, by Turn"),
};

const char *
rdt_series_chart_get_title (RdtSeriesChart chart)
{
  g_return_val_if_fail (chart < RDT_N_SERIES_CHARTS, NULL);

  return _(titles[chart]);
}

/**
 * rdt_series_chart_get_height:
 *
 * Returns: the height that it needs to be legible
 */
double
rdt_series_chart_get_height (RdtSeriesChart  chart,
                             const RdtGame  *game)
{
  switch (chart)
    {
    case RDT_SERIES_CHART_WINS:
      return (RDT_N_SIDES + 1) * RDT_CHART_BAR_HEIGHT;

    case RDT_SERIES_CHART_LOSSES:
      return game->n_units * RDT_CHART_BAR_HEIGHT;

    case RDT_SERIES_CHART_TURNS:
    case RDT_SERIES_CHART_TAKEN:
      return RDT_CHART_COLUMNS_HEIGHT;
    }

  return 0;
}

static guint
to_share (guint part,
          guint whole)
{
  return ((guint64) part * RDT_CHART_WHOLE + whole / 2) / whole;
}

static void
draw_wins (cairo_t          *cr,
           RdtBox            box,
           const RdtPalette *palette,
           const RdtGame    *game,
           const RdtSeries  *series)
{
  RdtBar bars[RDT_N_SIDES + 1];
  char *words[RDT_N_SIDES + 1][2];

  for (guint i = 0; i <= RDT_N_SIDES; i++)
    {
      guint share = to_share (series->n_won[i], series->n_battles);

      words[i][0] = i < RDT_N_SIDES ? rdt_words_side (game, i) : g_strdup (_("Draw"));
      words[i][1] = rdt_words_percent ((share + 5) / 10);
      bars[i] = (RdtBar) {
        .name = words[i][0],
        .text = words[i][1],
        .ink = i < RDT_N_SIDES ? rdt_ink_for_side (RDT_INK_SIDE_A, i) : RDT_INK_GRID,
        .share = share,
      };
      rdt_series_get_interval (series->n_battles, 2 * series->n_won[i], &bars[i].low,
                               &bars[i].high);
    }

  rdt_chart_draw_bars (cr, box, palette, bars, RDT_N_SIDES + 1);

  for (guint i = 0; i <= RDT_N_SIDES; i++)
    for (guint j = 0; j < 2; j++)
      g_free (words[i][j]);
}

static void
draw_losses (cairo_t          *cr,
             RdtBox            box,
             const RdtPalette *palette,
             const RdtGame    *game,
             const RdtSeries  *series)
{
  g_autofree RdtBar *bars = g_new0 (RdtBar, game->n_units);
  g_autoptr(GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      guint share = to_share (series->lost[unit], series->n_battles);
      char *name = rdt_words_unit (game, unit);
      char *percent = rdt_words_percent ((share + 5) / 10);

      g_ptr_array_add (words, name);
      g_ptr_array_add (words, percent);
      bars[unit] = (RdtBar) {
        .name = name,
        .text = percent,
        .ink = rdt_ink_for_side (RDT_INK_SIDE_A, game->units[unit].side),
        .share = share,
      };
    }

  rdt_chart_draw_bars (cr, box, palette, bars, game->n_units);
}

static void
draw_turns (RdtSeriesChart    chart,
            cairo_t          *cr,
            RdtBox            box,
            const RdtPalette *palette,
            const RdtSeries  *series)
{
  const RdtInkName sides[] = { RDT_INK_SIDE_A, RDT_INK_SIDE_B };
  const RdtInkName both[] = { RDT_INK_MARK, RDT_INK_MARK };
  guint n = MAX (rdt_series_get_last_turn (series), 1);
  g_autofree RdtColumn *columns = g_new0 (RdtColumn, n);

  for (guint i = 0; i < n; i++)
    {
      columns[i].number = i + 1;
      if (chart == RDT_SERIES_CHART_TURNS)
        columns[i].values[0] = series->n_turns[i + 1];
      else
        for (RdtSide side = 0; side < RDT_N_SIDES; side++)
          columns[i].values[side] = series->taken[i + 1][side];
    }

  rdt_chart_draw_columns (cr, box, palette, chart == RDT_SERIES_CHART_TURNS ? both : sides,
                          columns, n);
}

/**
 * rdt_series_chart_draw:
 * @box: the place
 * @series: at least one battle
 *
 * Draws the results of many battles.
 */
void
rdt_series_chart_draw (RdtSeriesChart    chart,
                       cairo_t          *cr,
                       RdtBox            box,
                       const RdtPalette *palette,
                       const RdtGame    *game,
                       const RdtSeries  *series)
{
  switch (chart)
    {
    case RDT_SERIES_CHART_WINS:
      draw_wins (cr, box, palette, game, series);
      break;

    case RDT_SERIES_CHART_LOSSES:
      draw_losses (cr, box, palette, game, series);
      break;

    case RDT_SERIES_CHART_TURNS:
    case RDT_SERIES_CHART_TAKEN:
      draw_turns (chart, cr, box, palette, series);
      break;
    }
}
