/* rdt-cut-sheet.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-flow.h"

G_BEGIN_DECLS

/* The length of a cut mark with its gap, in points. */
#define RDT_CUT_MARK 11.0

/**
 * RdtCutSheet:
 * @width: the width of a piece, in points
 * @height: the height of a piece, in points
 * @n_pieces: the number of pieces
 * @draw: draws a piece in a box
 * @data: data for @draw; must outlive the flow
 *
 * Pieces of equal size to be cut out of paper.
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
RdtBox rdt_cut_sheet_place    (const RdtBox      *body,
                               double             width,
                               double             height);

G_END_DECLS
