/* rdt-cut-sheet.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-flow.h"

G_BEGIN_DECLS

/* The length of a cut mark and its gap, in points. */
#define RDT_CUT_MARK 11.0

/**
 * RdtCutSheet:
 * @width: of a piece, in points
 * @height: of a piece, in points
 * @n_pieces: how many there are
 * @draw: draws the piece of a number, within its box
 * @data: for @draw; it must live as long as the flow
 *
 * Pieces to cut out of paper, all of one size.
 */
typedef struct
{
  double          width;
  double          height;
  guint           n_pieces;
  void          (*draw) (guint             piece,
                         RdtBox            box,
                         const RdtPalette *ink,
                         cairo_t          *cr,
                         gconstpointer     data);
  gconstpointer   data;
} RdtCutSheet;

void   rdt_flow_add_cut_sheet (RdtFlow           *self,
                               const char        *advice,
                               const RdtCutSheet *sheet);
guint  rdt_cut_sheet_count_columns (double width,
                                    double piece);
RdtBox rdt_cut_sheet_place    (const RdtBox      *body,
                               double             width,
                               double             height);

G_END_DECLS
