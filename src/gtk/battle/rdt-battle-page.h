/* rdt-battle-page.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-autosave.h"
#include "rdt-battle-controller.h"
#include "rdt-page.h"

G_BEGIN_DECLS

#define RDT_TYPE_BATTLE_PAGE (rdt_battle_page_get_type ())

G_DECLARE_FINAL_TYPE (RdtBattlePage, rdt_battle_page, RDT, BATTLE_PAGE, AdwBin)

GtkWidget   *rdt_battle_page_new            (RdtBattle     *battle,
                                             RdtAutosave   *autosave,
                                             GSettings     *settings) G_GNUC_WARN_UNUSED_RESULT;

RdtAutosave *rdt_battle_page_find_autosave  (RdtPage       *page);
void         rdt_battle_page_lead_to_editor (RdtBattlePage *self);

G_END_DECLS
