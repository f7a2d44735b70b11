/* rdt-name-nodes.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-brush.h"

G_BEGIN_DECLS

/* The names on a board as render nodes.  They are drawn over highlights, and keep
 * their places whatever is below them.
 */
typedef struct _RdtNameNodes RdtNameNodes;

RdtNameNodes *rdt_name_nodes_new         (void) G_GNUC_WARN_UNUSED_RESULT;
void          rdt_name_nodes_free        (RdtNameNodes   *self);

void          rdt_name_nodes_set_hurried (RdtNameNodes   *self,
                                          gboolean        is_hurried);
void          rdt_name_nodes_set_stale   (RdtNameNodes   *self);
void          rdt_name_nodes_forget      (RdtNameNodes   *self);

void          rdt_name_nodes_append      (RdtNameNodes   *self,
                                          const RdtBrush *brush,
                                          int             scale,
                                          GtkSnapshot    *snapshot);

guint         rdt_name_nodes_get_n_names (const RdtNameNodes *self);
RdtBox        rdt_name_nodes_get_box     (const RdtNameNodes *self,
                                          const RdtBrush     *brush,
                                          guint               i);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtNameNodes, rdt_name_nodes_free)

G_END_DECLS
