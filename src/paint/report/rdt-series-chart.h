/* rdt-series-chart.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-chart.h"
#include "rdt-series.h"

G_BEGIN_DECLS

/**
 * RdtSeriesChart:
 * @RDT_SERIES_CHART_WINS: wins of both sides, with confidence intervals
 * @RDT_SERIES_CHART_TURNS: the number of battles that ended in each turn
 * @RDT_SERIES_CHART_LOSSES: how often each unit was lost
 * @RDT_SERIES_CHART_TAKEN: objectives taken in each turn
 *
 * The charts of many battles.
 */
typedef enum
{
  RDT_SERIES_CHART_WINS,
  RDT_SERIES_CHART_TURNS,
  RDT_SERIES_CHART_LOSSES,
  RDT_SERIES_CHART_TAKEN,
} RdtSeriesChart;

#define RDT_N_SERIES_CHARTS (RDT_SERIES_CHART_TAKEN + 1)

const char *rdt_series_chart_get_title  (RdtSeriesChart    chart);
double      rdt_series_chart_get_height (RdtSeriesChart    chart,
                                         const RdtGame    *game);
void        rdt_series_chart_draw       (RdtSeriesChart    chart,
                                         cairo_t          *cr,
                                         RdtBox            box,
                                         const RdtPalette *palette,
                                         const RdtGame    *game,
                                         const RdtSeries  *series);
char       *rdt_series_to_html          (const RdtSeries  *series,
                                         const RdtGame    *game,
                                         RdtPaletteKind    palette) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_series_to_markdown      (const RdtSeries  *series,
                                         const RdtGame    *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
