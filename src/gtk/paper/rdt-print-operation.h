/* rdt-print-operation.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-sheets.h"

G_BEGIN_DECLS

#define RDT_TYPE_PRINT_OPERATION (rdt_print_operation_get_type ())

G_DECLARE_FINAL_TYPE (RdtPrintOperation, rdt_print_operation, RDT, PRINT_OPERATION,
                      GtkPrintOperation)

RdtPrintOperation *rdt_print_operation_new (const RdtSheets       *subject,
                                            const RdtSheetOptions *options)
                                           G_GNUC_WARN_UNUSED_RESULT;
void               rdt_print_operation_run (RdtPrintOperation     *self,
                                            GtkWindow             *parent);

G_END_DECLS
