/* rdt-series-pages.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-flow.h"
#include "rdt-series-chart.h"

G_BEGIN_DECLS

RdtFlow    *rdt_series_lay_out (const RdtSeries *series,
                                const RdtGame   *game,
                                const RdtBox    *body) G_GNUC_WARN_UNUSED_RESULT;
GByteArray *rdt_series_to_pdf  (const RdtSeries *series,
                                const RdtGame   *game,
                                double           width,
                                double           height) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
