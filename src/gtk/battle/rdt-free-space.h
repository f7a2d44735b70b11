/* rdt-free-space.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-controller.h"
#include "rdt-board-view.h"

G_BEGIN_DECLS

void     rdt_free_space_measure    (GtkWidget           *child,
                                    double               share,
                                    GdkRectangle        *place);
gboolean rdt_free_space_find       (RdtBoardView        *view,
                                    RdtBattleController *controller,
                                    GtkWidget           *child,
                                    RdtCell              beside,
                                    const GdkRectangle  *before,
                                    GdkRectangle        *place);
void     rdt_free_space_find_shape (RdtBoardView        *view,
                                    RdtBattleController *controller,
                                    GtkWidget           *child,
                                    RdtCell              beside,
                                    GdkRectangle        *place);

G_END_DECLS
