/* rdt-tiles.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-painter.h"

G_BEGIN_DECLS

/* The board without its counters, painted in pieces that are kept until what
 * they show changes.
 *
 * A piece that is missing is painted when there is nothing else to do; until
 * then the pieces of the size before stand in for it, or the bare sheet.
 */
typedef struct _RdtTiles RdtTiles;

RdtTiles *rdt_tiles_new         (GtkWidget             *widget) G_GNUC_WARN_UNUSED_RESULT;
void      rdt_tiles_free        (RdtTiles              *self);

void      rdt_tiles_set_layout  (RdtTiles              *self,
                                 const RdtLayout       *layout,
                                 int                    scale);
gboolean  rdt_tiles_can_wait    (const RdtTiles        *self);
void      rdt_tiles_set_hurried (RdtTiles              *self,
                                 gboolean               is_hurried);
void      rdt_tiles_set_palette (RdtTiles              *self,
                                 const RdtPalette      *palette);
void      rdt_tiles_set_parts   (RdtTiles              *self,
                                 guint                  parts);
void      rdt_tiles_forget      (RdtTiles              *self);
void      rdt_tiles_forget_cell (RdtTiles              *self,
                                 RdtCell                cell);
void      rdt_tiles_append      (RdtTiles              *self,
                                 const RdtPicture      *picture,
                                 const RdtBox          *visible,
                                 GtkSnapshot           *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtTiles, rdt_tiles_free)

G_END_DECLS
