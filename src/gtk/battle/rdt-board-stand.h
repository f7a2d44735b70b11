/* rdt-board-stand.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RDT_TYPE_BOARD_STAND (rdt_board_stand_get_type ())
G_DECLARE_FINAL_TYPE (RdtBoardStand, rdt_board_stand, RDT, BOARD_STAND, GtkWidget)

gboolean rdt_board_stand_place_toast (RdtBoardStand *self,
                                      GtkWidget     *toast,
                                      GdkRectangle  *allocation);

G_END_DECLS
