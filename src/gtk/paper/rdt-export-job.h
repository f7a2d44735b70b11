/* rdt-export-job.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "rdt-export.h"
#include "rdt-sheets.h"

G_BEGIN_DECLS

/**
 * RdtExportTarget:
 * @RDT_EXPORT_TARGET_PICTURE: the board, as a picture
 * @RDT_EXPORT_TARGET_PAGES: sheets, as a PDF document
 * @RDT_EXPORT_TARGET_HTML: the report, as a page for the web
 * @RDT_EXPORT_TARGET_MARKDOWN: the report, as text with pictures
 */
typedef enum
{
  RDT_EXPORT_TARGET_PICTURE,
  RDT_EXPORT_TARGET_PAGES,
  RDT_EXPORT_TARGET_HTML,
  RDT_EXPORT_TARGET_MARKDOWN,
} RdtExportTarget;

/**
 * RdtExportProgress:
 * @source: for whom it is written
 * @fraction: how much is done, from 0 to 1
 *
 * Is told on the main thread how far a job has got.
 */
typedef void (*RdtExportProgress) (GObject *source,
                                   double   fraction);

/**
 * RdtExportJob:
 * @file: where to; of Markdown the folder in which it gets a folder of its own
 * @picture: how a picture is drawn
 * @pages: how pages are laid out; its palette is that of reports, too
 * @progress: (nullable): is told of pages
 *
 * What is to be written, and how.
 */
typedef struct
{
  RdtExportTarget    target;
  GFile             *file;
  RdtExport          picture;
  RdtSheetOptions    pages;
  RdtExportProgress  progress;
} RdtExportJob;

void   rdt_export_job_run_async  (const RdtExportJob   *self,
                                  const RdtSheets      *what,
                                  GObject              *source,
                                  GCancellable         *cancellable,
                                  GAsyncReadyCallback   callback);
GFile *rdt_export_job_run_finish (GAsyncResult         *result,
                                  GError              **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
