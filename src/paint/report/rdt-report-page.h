/* rdt-report-page.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-palette.h"
#include "rdt-report.h"

G_BEGIN_DECLS

/* The report of a battle as text with maps, for the web and for blogs. */

char *rdt_report_to_html     (const RdtReport *self,
                              RdtPaletteKind   palette) G_GNUC_WARN_UNUSED_RESULT;
char *rdt_report_to_markdown (const RdtReport *self,
                              const char      *prefix) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
