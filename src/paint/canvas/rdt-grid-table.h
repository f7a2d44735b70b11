/* rdt-grid-table.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-flow.h"
#include "rdt-table.h"

G_BEGIN_DECLS

#define RDT_MAX_TABLE_COLUMNS 16

/**
 * RdtGridTable:
 * @title: (nullable): over it
 * @headings: of its columns
 * @rows: (element-type GStrv): its cells
 * @kin: (nullable) (element-type GStrv): the rows of a table whose columns
 *   have the same widths
 * @drawn: the widths of columns that hold drawings, 0 for texts
 * @least_height: of a row
 * @draw_cell: (nullable): draws the cells of drawn columns
 * @free_data: (nullable): frees @data
 *
 * A table on paper.
 */
typedef struct
{
  const char        *title;
  const char *const *headings;
  guint              n_columns;
  GPtrArray         *rows;
  const GPtrArray   *kin;
  double             drawn[RDT_MAX_TABLE_COLUMNS];
  double             least_height;
  void             (*draw_cell) (cairo_t          *cr,
                                 RdtBox            box,
                                 const RdtPalette *ink,
                                 guint             row,
                                 guint             column,
                                 gpointer          data);
  gpointer           data;
  GDestroyNotify     free_data;
} RdtGridTable;

void   rdt_flow_add_grid_table  (RdtFlow            *self,
                                 const RdtGridTable *table);
void   rdt_flow_add_words_table (RdtFlow            *self,
                                 const RdtTable     *table);
double rdt_words_table_measure  (const RdtTable     *table);

G_END_DECLS
