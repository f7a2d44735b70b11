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

G_BEGIN_DECLS

#define RDT_TYPE_BATTLE_PAGE (rdt_battle_page_get_type ())

G_DECLARE_FINAL_TYPE (RdtBattlePage, rdt_battle_page, RDT, BATTLE_PAGE, AdwBin)

GtkWidget *rdt_battle_page_new            (RdtBattle     *battle,
                                           RdtAutosave   *autosave,
                                           GSettings     *settings) G_GNUC_WARN_UNUSED_RESULT;

gboolean   rdt_battle_page_keeps          (RdtBattlePage *self,
                                           GFile         *file);
void       rdt_battle_page_lead_to_editor (RdtBattlePage *self);

G_END_DECLS
