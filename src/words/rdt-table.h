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
 * @title: what it is about
 * @columns: the headings of its columns
 * @n_columns: how many there are
 * @rows: (element-type GStrv): its rows, as many cells each; a cell in which
 *   nothing stands is empty
 * @note: (nullable): what stands below it
 *
 * A table in words, for the rules reference and for sheets on paper.
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
