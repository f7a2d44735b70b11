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

/* The length of a side, in pixels. */
#define RDT_TILE_SIZE 256

/**
 * RdtTile:
 * @cell: the size of cells that it was painted for
 * @is_stale: whether it is outdated, and only better than nothing
 * @node: (nullable): its image
 *
 * A square piece of the ground of a board, painted once.
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
 * A rectangle of tiles, including the last column and row.
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
