/* rdt-tile-cache.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-painter.h"

G_BEGIN_DECLS

/* The board without its counters, as tiles that are cached until their part of the
 * board changes.
 *
 * Missing tiles are painted when idle; until then, stretched tiles of the previous
 * size are shown, or the background.
 */
typedef struct _RdtTileCache RdtTileCache;

RdtTileCache *rdt_tile_cache_new         (GtkWidget          *widget) G_GNUC_WARN_UNUSED_RESULT;
void          rdt_tile_cache_free        (RdtTileCache       *self);

void          rdt_tile_cache_set_layout  (RdtTileCache       *self,
                                          const RdtLayout    *layout,
                                          int                 scale);
gboolean      rdt_tile_cache_can_wait    (const RdtTileCache *self);
void          rdt_tile_cache_set_hurried (RdtTileCache       *self,
                                          gboolean            is_hurried);
void          rdt_tile_cache_set_palette (RdtTileCache       *self,
                                          const RdtPalette   *palette);
void          rdt_tile_cache_set_parts   (RdtTileCache       *self,
                                          guint               parts);
void          rdt_tile_cache_forget      (RdtTileCache       *self);
void          rdt_tile_cache_forget_cell (RdtTileCache       *self,
                                          RdtCell             cell);
void          rdt_tile_cache_append      (RdtTileCache       *self,
                                          const RdtPicture   *picture,
                                          const RdtBox       *visible,
                                          GtkSnapshot        *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtTileCache, rdt_tile_cache_free)

G_END_DECLS
