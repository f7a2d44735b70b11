/* rdt-tile.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-painter.h"

G_BEGIN_DECLS

/* In pixels, along each side. */
#define RDT_TILE_SIZE 256

/**
 * RdtTile:
 * @cell: the size of cells in which it was painted
 * @is_stale: whether it shows what is no longer so; better than nothing
 * @node: (nullable): what was painted
 *
 * A square piece of the ground of a board, as it was painted once.
 */
typedef struct
{
  int            column;
  int            row;
  double         cell;
  gboolean       is_stale;
  GskRenderNode *node;
} RdtTile;

/**
 * RdtTileSpan:
 *
 * A rectangle of tiles, its last column and row included.
 */
typedef struct
{
  int first_column;
  int first_row;
  int last_column;
  int last_row;
} RdtTileSpan;

RdtTile *rdt_tile_new    (int             column,
                          int             row) G_GNUC_WARN_UNUSED_RESULT;
void     rdt_tile_free   (RdtTile        *self);

void     rdt_tile_paint  (RdtTile        *self,
                          const RdtBrush *brush,
                          guint           parts,
                          int             scale);
void     rdt_tile_append (const RdtTile  *self,
                          double          cell,
                          GtkSnapshot    *snapshot);

RdtTileSpan rdt_tile_span_find (const RdtLayout   *layout,
                                const RdtBox      *box);
gboolean    rdt_tile_span_has  (const RdtTileSpan *self,
                                int                column,
                                int                row);

G_END_DECLS
