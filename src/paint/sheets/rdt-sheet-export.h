/* rdt-sheet-export.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-export.h"
#include "rdt-sheets.h"

G_BEGIN_DECLS

/**
 * RdtSheetProgress:
 * @page: the number of pages done
 *
 * Returns: whether to continue
 */
typedef gboolean (*RdtSheetProgress) (guint    page,
                                      guint    n_pages,
                                      gpointer data);

/**
 * RdtSheetOutput:
 * @write: receives the bytes of the file
 * @progress: (nullable): called after each page
 *
 * The target of exported pages.
 */
typedef struct
{
  cairo_write_func_t write;
  void              *closure;
  RdtSheetProgress   progress;
  gpointer           data;
} RdtSheetOutput;

gboolean rdt_sheets_write_pdf  (const RdtSheets      *self,
                                const RdtSheetOutput *output,
                                GError              **error);
gboolean rdt_sheets_write_svg  (const RdtSheets      *self,
                                guint                 page,
                                const RdtSheetOutput *output,
                                GError              **error);
gboolean rdt_sheets_write_png  (const RdtSheets      *self,
                                guint                 page,
                                double                dots_per_inch,
                                const RdtSheetOutput *output,
                                GError              **error);

G_END_DECLS
