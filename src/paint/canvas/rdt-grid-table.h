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
 * @title: (nullable): the title
 * @headings: the headings of its columns
 * @rows: (element-type GStrv): its rows
 * @kin: (nullable) (element-type GStrv): the rows of another table with the same
 *   column widths
 * @drawn: the widths of columns with drawings, 0 for text
 * @least_height: the minimum height of a row
 * @draw_cell: (nullable): draws a cell of a column with drawings
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
