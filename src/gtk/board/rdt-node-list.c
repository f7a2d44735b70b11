/* rdt-node-list.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-node-list.h"

RdtNodeList *
rdt_node_list_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);
}

void
rdt_node_list_free (RdtNodeList *self)
{
  g_ptr_array_unref (self);
}

/**
 * rdt_node_list_add:
 * @node: (nullable): the next node, or %NULL to leave its place empty
 */
void
rdt_node_list_add (RdtNodeList   *self,
                   GskRenderNode *node)
{
  g_ptr_array_add (self, gsk_container_node_new (&node, node != NULL ? 1 : 0));
}

/**
 * rdt_node_list_append:
 *
 * Appends all nodes as one.
 */
void
rdt_node_list_append (RdtNodeList *self,
                      GtkSnapshot *snapshot)
{
  GskRenderNode *node = gsk_container_node_new ((GskRenderNode **) self->pdata, self->len);

  gtk_snapshot_append_node (snapshot, node);
  gsk_render_node_unref (node);
}
