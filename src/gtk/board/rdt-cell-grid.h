/* rdt-cell-grid.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-layout.h"

G_BEGIN_DECLS

#define RDT_TYPE_CELL_GRID (rdt_cell_grid_get_type ())

G_DECLARE_FINAL_TYPE (RdtCellGrid, rdt_cell_grid, RDT, CELL_GRID, GtkWidget)

/**
 * RdtDescribeCell:
 *
 * Returns: (transfer full): the name of a cell and of what is in it
 */
typedef char *(*RdtDescribeCell) (RdtCell  cell,
                                  gpointer user_data);

GtkWidget *rdt_cell_grid_new          (void) G_GNUC_WARN_UNUSED_RESULT;

void       rdt_cell_grid_set_layout   (RdtCellGrid     *self,
                                       const RdtLayout *layout);
void       rdt_cell_grid_set_describe (RdtCellGrid     *self,
                                       RdtDescribeCell  describe,
                                       gpointer         user_data);
void       rdt_cell_grid_set_tell     (RdtCellGrid     *self,
                                       RdtDescribeCell  tell,
                                       gpointer         user_data);
void       rdt_cell_grid_retell       (RdtCellGrid     *self);
void       rdt_cell_grid_changed      (RdtCellGrid     *self,
                                       RdtCell          cell);
gboolean   rdt_cell_grid_focus        (RdtCellGrid     *self,
                                       RdtCell          cell);

G_END_DECLS
