/* rdt-report-map.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-painter.h"
#include "rdt-report.h"

G_BEGIN_DECLS

/**
 * RdtReportMap:
 *
 * A position of a battle, and how it is drawn.
 */
typedef struct
{
  RdtPicture picture;
  RdtPalette palette;
  RdtLayout  layout;
} RdtReportMap;

RdtReportMap *rdt_report_map_new         (const RdtReport    *report,
                                          const RdtPosition  *position,
                                          RdtPaletteKind      palette,
                                          double              width) G_GNUC_WARN_UNUSED_RESULT;
double        rdt_report_map_get_width   (const RdtReportMap *self);
double        rdt_report_map_get_height  (const RdtReportMap *self);
char         *rdt_report_map_draw_ground (const RdtReportMap *self,
                                          const char         *prefix) G_GNUC_WARN_UNUSED_RESULT;
char         *rdt_report_map_draw_units  (const RdtReportMap *self,
                                          const char         *prefix) G_GNUC_WARN_UNUSED_RESULT;
char         *rdt_report_draw_map        (const RdtReport    *report,
                                          guint               turn,
                                          RdtPaletteKind      palette) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
