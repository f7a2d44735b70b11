/* rdt-table.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-table.h"

/**
 * rdt_table_new:
 * @title: the title
 * @first_column: the heading of the first column
 *
 * Returns: (transfer full): a table without rows
 */
RdtTable *
rdt_table_new (const char *title,
               const char *first_column)
{
  RdtTable *self = g_new0 (RdtTable, 1);

  self->title = g_strdup (title);
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  rdt_table_add_column (self, first_column);

  return self;
}

/**
 * rdt_table_add_column:
 *
 * Adds a column to a table without rows.
 */
void
rdt_table_add_column (RdtTable   *self,
                      const char *heading)
{
  g_assert (self->rows->len == 0);

  self->columns = g_renew (char *, self->columns, self->n_columns + 2);
  self->columns[self->n_columns++] = g_strdup (heading);
  self->columns[self->n_columns] = NULL;
}

/**
 * rdt_table_add_row:
 * @self: a table with all its columns
 * @name: the first cell of the row
 *
 * Returns: (transfer none): the cells of the row, the others still empty
 */
char **
rdt_table_add_row (RdtTable   *self,
                   const char *name)
{
  char **row = g_new0 (char *, self->n_columns + 1);

  row[0] = g_strdup (name);
  for (guint i = 1; i < self->n_columns; i++)
    row[i] = g_strdup ("");

  g_ptr_array_add (self->rows, row);

  return row;
}

/**
 * rdt_table_set_cell:
 * @row: a row
 * @text: (transfer full): the text of a cell
 */
void
rdt_table_set_cell (char  **row,
                    guint   column,
                    char   *text)
{
  g_free (row[column]);
  row[column] = text;
}

void
rdt_table_free (RdtTable *self)
{
  g_free (self->title);
  g_strfreev (self->columns);
  g_ptr_array_unref (self->rows);
  g_free (self->note);
  g_free (self);
}
