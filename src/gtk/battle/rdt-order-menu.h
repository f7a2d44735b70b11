/* rdt-order-menu.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-battle.h"

G_BEGIN_DECLS

typedef void (*RdtOrderChosen) (const RdtOrder *order,
                                gpointer        user_data);

void rdt_order_menu_popup (GtkWidget          *parent,
                           const GdkRectangle *area,
                           RdtBattle          *battle,
                           GArray             *choices,
                           RdtOrderChosen      chosen,
                           gpointer            user_data);

G_END_DECLS
