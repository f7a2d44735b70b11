/* rdt-shot-view.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-battle-controller.h"
#include "rdt-board-view.h"

G_BEGIN_DECLS

#define RDT_TYPE_SHOT_VIEW (rdt_shot_view_get_type ())

G_DECLARE_FINAL_TYPE (RdtShotView, rdt_shot_view, RDT, SHOT_VIEW, GtkWidget)

void     rdt_shot_view_set_controller (RdtShotView         *self,
                                       RdtBattleController *controller,
                                       RdtBoardView        *board);
guint    rdt_shot_view_get_n_shots    (RdtShotView         *self);
void     rdt_shot_view_get_shot       (RdtShotView         *self,
                                       guint                index,
                                       RdtCell             *from,
                                       RdtCell             *to);

G_END_DECLS
