/* rdt-node-list.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A list of render nodes with fixed places, which may be empty.
 *
 * GTK compares the nodes of two frames in order and redraws those that differ.  If
 * a node was inserted or removed, all that follow would be compared with the wrong
 * ones.
 */
typedef GPtrArray RdtNodeList;

RdtNodeList *rdt_node_list_new    (void) G_GNUC_WARN_UNUSED_RESULT;
void         rdt_node_list_free   (RdtNodeList   *self);

void         rdt_node_list_add    (RdtNodeList   *self,
                                   GskRenderNode *node);
void         rdt_node_list_append (RdtNodeList   *self,
                                   GtkSnapshot   *snapshot);

G_END_DECLS
