/* rdt-lesson-panel.h
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

#define RDT_TYPE_LESSON_PANEL (rdt_lesson_panel_get_type ())

G_DECLARE_FINAL_TYPE (RdtLessonPanel, rdt_lesson_panel, RDT, LESSON_PANEL, AdwBin)

void rdt_lesson_panel_set_controller (RdtLessonPanel      *self,
                                      RdtBattleController *controller,
                                      RdtBoardView        *view);

G_END_DECLS
