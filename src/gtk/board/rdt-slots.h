/* rdt-slots.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Render nodes that each have a place of their own, be it empty.
 *
 * GTK compares the nodes of two frames in their order, and redraws what
 * differs: a node that comes or goes without leaving its place behind would
 * have all that follow it compared with their neighbours.
 */
typedef GPtrArray RdtSlots;

RdtSlots *rdt_slots_new    (void) G_GNUC_WARN_UNUSED_RESULT;
void      rdt_slots_free   (RdtSlots      *self);

void      rdt_slots_add    (RdtSlots      *self,
                            GskRenderNode *node);
void      rdt_slots_append (RdtSlots      *self,
                            GtkSnapshot   *snapshot);

G_END_DECLS
