/* rdt-print-form.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-sheets.h"

G_BEGIN_DECLS

#define RDT_TYPE_PRINT_FORM (rdt_print_form_get_type ())

G_DECLARE_FINAL_TYPE (RdtPrintForm, rdt_print_form, RDT, PRINT_FORM, AdwBin)

void            rdt_print_form_begin       (RdtPrintForm    *self,
                                            const RdtSheets *subject,
                                            GSettings       *settings);
RdtSheetOptions rdt_print_form_get_options (RdtPrintForm    *self);
GtkPageSetup   *rdt_print_form_get_setup   (RdtPrintForm    *self);
void            rdt_print_form_set_cell    (RdtPrintForm    *self,
                                            double           mm);
void            rdt_print_form_refuse      (RdtPrintForm    *self,
                                            const char      *why);
void            rdt_print_form_advise      (RdtPrintForm    *self,
                                            int              n_saved,
                                            gboolean         has_turned_board);
void            rdt_print_form_tell_sizes  (RdtPrintForm    *self,
                                            const RdtSheets *sheets);

G_END_DECLS
