/* rdt-list-item.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define RDT_TYPE_LIST_ITEM (rdt_list_item_get_type ())

G_DECLARE_FINAL_TYPE (RdtListItem, rdt_list_item, RDT, LIST_ITEM, GObject)

GListStore *rdt_list_item_list_new (void) G_GNUC_WARN_UNUSED_RESULT;
void        rdt_list_item_set_nth  (GListStore *items,
                                    guint       n,
                                    const char *title,
                                    const char *subtitle);
void        rdt_list_item_truncate (GListStore *items,
                                    guint       n_items);

G_END_DECLS
