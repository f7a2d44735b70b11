/* rdt-sheet-board.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-sheet.h"

G_BEGIN_DECLS

/* The size of a board on sheets. */

gboolean rdt_sheet_board_has_units  (guint            kinds,
                                     gboolean         is_battle);
gboolean rdt_sheet_board_is_turned  (const RdtSheets *sheets);
double   rdt_sheet_board_get_cell   (const RdtSheets *sheets);
RdtBox   rdt_sheet_board_get_room   (const RdtSheets *sheets);
void     rdt_sheet_board_measure    (const RdtSheets *sheets,
                                     double           cell,
                                     RdtPoster       *poster);
double   rdt_sheet_board_settle     (const RdtSheets *sheets,
                                     double           cell);
void     rdt_sheet_board_draw_whole (const RdtSheets *sheets,
                                     double           cell,
                                     cairo_t         *cr);

G_END_DECLS
