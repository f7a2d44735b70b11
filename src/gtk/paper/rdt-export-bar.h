/* rdt-export-bar.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-export-job.h"

G_BEGIN_DECLS

#define RDT_TYPE_EXPORT_BAR (rdt_export_bar_get_type ())

G_DECLARE_FINAL_TYPE (RdtExportBar, rdt_export_bar, RDT, EXPORT_BAR, AdwBin)

/**
 * RdtExportQuestion:
 * @title: the title of the file chooser
 * @kind: the name of this kind of file
 * @ending: the suffix; %NULL asks for a folder
 * @failure: the heading of the error message
 *
 * Describes the file chooser of an export.
 */
typedef struct
{
  const char *title;
  const char *kind;
  const char *ending;
  const char *failure;
} RdtExportQuestion;

gboolean rdt_export_bar_is_busy (RdtExportBar            *self);
void     rdt_export_bar_ask     (RdtExportBar            *self,
                                 const RdtExportQuestion *question,
                                 const RdtExportJob      *job,
                                 const RdtSheets         *what);
void     rdt_export_bar_report  (RdtExportBar            *self,
                                 const char              *heading,
                                 const char              *body);

G_END_DECLS
