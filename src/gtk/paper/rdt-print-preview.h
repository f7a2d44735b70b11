/* rdt-print-preview.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-sheets.h"

G_BEGIN_DECLS

#define RDT_TYPE_PRINT_PREVIEW (rdt_print_preview_get_type ())

G_DECLARE_FINAL_TYPE (RdtPrintPreview, rdt_print_preview, RDT, PRINT_PREVIEW, AdwBin)

void rdt_print_preview_show (RdtPrintPreview *self,
                             RdtSheets       *sheets);

G_END_DECLS
