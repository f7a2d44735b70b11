/* rdt-chart.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-layout.h"
#include "rdt-palette.h"

G_BEGIN_DECLS

/**
 * RdtBar:
 * @name: its name
 * @text: (nullable): the text at its end
 * @ink: its colour
 * @share: its length, of %RDT_CHART_WHOLE
 * @low: the lower end of its interval
 * @high: the upper end; 0 for none
 */
typedef struct
{
  const char *name;
  const char *text;
  RdtInkName  ink;
  guint       share;
  guint       low;
  guint       high;
} RdtBar;

/**
 * RdtColumn:
 * @number: the number below it
 * @values: the stacked values
 */
typedef struct
{
  guint number;
  guint values[2];
} RdtColumn;

#define RDT_CHART_WHOLE 10000

/* In pixels or points. */
#define RDT_CHART_BAR_HEIGHT     22.0
#define RDT_CHART_COLUMNS_HEIGHT 130.0

void rdt_chart_draw_bars    (cairo_t          *cr,
                             RdtBox            box,
                             const RdtPalette *palette,
                             const RdtBar     *bars,
                             guint             n_bars);
void rdt_chart_draw_columns (cairo_t          *cr,
                             RdtBox            box,
                             const RdtPalette *palette,
                             const RdtInkName *inks,
                             const RdtColumn  *columns,
                             guint             n_columns);

G_END_DECLS
