/* rdt-item-row.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-list-item.h"

G_BEGIN_DECLS

GtkWidget *rdt_item_row_new (RdtListItem *item) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
