/* rdt-saved-battles.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-saved-battle.h"

G_BEGIN_DECLS

#define RDT_TYPE_SAVED_BATTLES (rdt_saved_battles_get_type ())

G_DECLARE_FINAL_TYPE (RdtSavedBattles, rdt_saved_battles, RDT, SAVED_BATTLES, GObject)

RdtSavedBattles *rdt_saved_battles_new        (void) G_GNUC_WARN_UNUSED_RESULT;

GListModel      *rdt_saved_battles_get_items  (RdtSavedBattles  *self);
gboolean         rdt_saved_battles_is_reading (RdtSavedBattles  *self);
RdtSavedBattle  *rdt_saved_battles_find       (RdtSavedBattles  *self,
                                               const char       *name);
void             rdt_saved_battles_refresh    (RdtSavedBattles  *self);
gboolean         rdt_saved_battles_trash      (RdtSavedBattles  *self,
                                               RdtSavedBattle   *battle,
                                               GError          **error);
gboolean         rdt_saved_battles_restore    (RdtSavedBattles  *self,
                                               GError          **error);

G_END_DECLS
