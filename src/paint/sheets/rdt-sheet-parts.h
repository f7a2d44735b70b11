/* rdt-sheet-parts.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-sheet.h"

G_BEGIN_DECLS

/* Parts shared by several kinds of sheets. */

/* The distance between lines for notes, in points. */
#define RDT_SHEET_LINE 20.0

void rdt_sheet_add_title      (RdtSheets  *sheets,
                               RdtFlow    *flow);
void rdt_sheet_add_words      (const char *words,
                               RdtFlow    *flow);
void rdt_sheet_add_conditions (RdtSheets  *sheets,
                               RdtSide     side,
                               RdtFlow    *flow);
void rdt_sheet_add_facts      (RdtSheets  *sheets,
                               RdtSide     side,
                               RdtFlow    *flow);
void rdt_sheet_add_band       (RdtSheets  *sheets,
                               RdtSide     side,
                               RdtFlow    *flow);
void rdt_sheet_add_lines      (RdtFlow    *flow,
                               guint       least);
void rdt_sheet_cross_out      (cairo_t    *cr,
                               RdtBox      box);

G_END_DECLS
