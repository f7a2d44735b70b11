/* rdt-node-list.h
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
typedef GPtrArray RdtNodeList;

RdtNodeList *rdt_node_list_new    (void) G_GNUC_WARN_UNUSED_RESULT;
void         rdt_node_list_free   (RdtNodeList   *self);

void         rdt_node_list_add    (RdtNodeList   *self,
                                   GskRenderNode *node);
void         rdt_node_list_append (RdtNodeList   *self,
                                   GtkSnapshot   *snapshot);

G_END_DECLS
