/* rdt-table.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RdtTable:
 * @title: the title
 * @columns: the headings of its columns
 * @n_columns: the number of columns
 * @rows: (element-type GStrv): its rows
 * @note: (nullable): a note below it
 *
 * A table of text, for the rules reference and printed sheets.
 */
typedef struct
{
  char      *title;
  char     **columns;
  guint      n_columns;
  GPtrArray *rows;
  char      *note;
} RdtTable;

RdtTable  *rdt_table_new        (const char  *title,
                                 const char  *first_column) G_GNUC_WARN_UNUSED_RESULT;
void       rdt_table_add_column (RdtTable    *self,
                                 const char  *heading);
char     **rdt_table_add_row    (RdtTable    *self,
                                 const char  *name);
void       rdt_table_set_cell   (char       **row,
                                 guint        column,
                                 char        *text);
void       rdt_table_free       (RdtTable    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtTable, rdt_table_free)

G_END_DECLS
