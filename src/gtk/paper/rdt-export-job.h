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
 * @RDT_EXPORT_TARGET_PICTURE: a picture of the board
 * @RDT_EXPORT_TARGET_PAGES: the sheets as a PDF document
 * @RDT_EXPORT_TARGET_HTML: the report as a web page
 * @RDT_EXPORT_TARGET_MARKDOWN: the report as text with pictures
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
 * @user_data: as the callback gets it
 * @fraction: from 0 to 1
 *
 * Reports the progress of an export on the main thread.
 */
typedef void (*RdtExportProgress) (gpointer user_data,
                                   double   fraction);

/**
 * RdtExportJob:
 * @file: the target; for Markdown the folder in which a new one is made
 * @picture: options of a picture
 * @pages: options of pages; reports use their palette
 * @progress: (nullable): called after each page
 *
 * What to export, and how.
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
                                  GCancellable         *cancellable,
                                  GAsyncReadyCallback   callback,
                                  gpointer              user_data);
GFile *rdt_export_job_run_finish (GAsyncResult         *result,
                                  GError              **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
