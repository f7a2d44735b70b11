/* rdt-sheet-kinds.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-sheet.h"

G_BEGIN_DECLS

/* The contents of each kind of sheet. */

void  rdt_sheet_fill_orbat        (RdtSheets       *sheets,
                                   RdtFlow         *flow);
void  rdt_sheet_fill_reference    (RdtSheets       *sheets,
                                   RdtFlow         *flow);
void  rdt_sheet_fill_counters     (RdtSheets       *sheets,
                                   RdtFlow         *flow);
void  rdt_sheet_fill_cards        (RdtSheets       *sheets,
                                   RdtFlow         *flow);
void  rdt_sheet_fill_report       (RdtSheets       *sheets,
                                   RdtFlow         *flow);

guint rdt_sheet_lay_out_board     (RdtSheets       *sheets);
void  rdt_sheet_draw_board        (const RdtSheets *sheets,
                                   guint            number,
                                   cairo_t         *cr);

void  rdt_sheet_fill_briefings    (RdtSheets       *sheets,
                                   RdtFlow         *flow);
void  rdt_sheet_fill_solo         (RdtSheets       *sheets,
                                   RdtFlow         *flow);
void  rdt_sheet_fill_tracks       (RdtSheets       *sheets,
                                   RdtFlow         *flow);

double rdt_sheet_get_counter_size (const RdtSheets *sheets);

guint rdt_sheet_count_rules_markers (const RdtSheets *sheets);
char *rdt_sheet_name_rules_marker   (const RdtSheets *sheets,
                                     guint            number) G_GNUC_WARN_UNUSED_RESULT;
void  rdt_sheet_draw_rules_marker   (const RdtSheets *sheets,
                                     guint            number,
                                     cairo_t         *cr,
                                     RdtBox           box);

/**
 * RdtForceLook:
 * @RDT_FORCE_FOR_BOTH: for both players
 * @RDT_FORCE_FOR_ITS_OWN: with what only its player may know
 * @RDT_FORCE_IN_SHORT: the same, with units side by side and without numbers
 *
 * How a side is shown on a sheet.
 */
typedef enum
{
  RDT_FORCE_FOR_BOTH,
  RDT_FORCE_FOR_ITS_OWN,
  RDT_FORCE_IN_SHORT,
} RdtForceLook;

/* The distance between boxes of losses, in points. */
#define RDT_SHEET_LOSSES_STEP 17.0

void  rdt_sheet_add_orbat         (RdtSheets       *sheets,
                                   const char      *outcome,
                                   RdtFlow         *flow);
void  rdt_sheet_add_force         (RdtSheets       *sheets,
                                   RdtSide          side,
                                   RdtForceLook     look,
                                   RdtFlow         *flow);
void  rdt_sheet_add_losses        (RdtSheets       *sheets,
                                   RdtSide          side,
                                   double           step,
                                   RdtFlow         *flow);
void  rdt_sheet_add_exits         (RdtSheets       *sheets,
                                   RdtSide          side,
                                   double           step,
                                   RdtFlow         *flow);
void  rdt_sheet_add_turns         (RdtSheets       *sheets,
                                   double           box,
                                   RdtFlow         *flow);

G_END_DECLS
