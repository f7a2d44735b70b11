/* rdt-board-thumbnail.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-saved-battle.h"
#include "rdt-scenario.h"

G_BEGIN_DECLS

#define RDT_TYPE_BOARD_THUMBNAIL (rdt_board_thumbnail_get_type ())

G_DECLARE_FINAL_TYPE (RdtBoardThumbnail, rdt_board_thumbnail, RDT, BOARD_THUMBNAIL, GtkWidget)

GtkWidget *rdt_board_thumbnail_new          (void) G_GNUC_WARN_UNUSED_RESULT;
void       rdt_board_thumbnail_set_scenario (RdtBoardThumbnail *self,
                                             RdtScenario       *scenario);
void       rdt_board_thumbnail_set_battle   (RdtBoardThumbnail *self,
                                             RdtSavedBattle    *battle);
void       rdt_board_thumbnail_act          (RdtBoardThumbnail *self,
                                             const char        *action);
void       rdt_board_thumbnail_set_size     (RdtBoardThumbnail *self,
                                             int                width,
                                             int                height);

G_END_DECLS
