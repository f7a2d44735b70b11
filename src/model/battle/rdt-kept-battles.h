/* rdt-kept-battles.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-kept-battle.h"

G_BEGIN_DECLS

#define RDT_TYPE_KEPT_BATTLES (rdt_kept_battles_get_type ())

G_DECLARE_FINAL_TYPE (RdtKeptBattles, rdt_kept_battles, RDT, KEPT_BATTLES, GObject)

RdtKeptBattles *rdt_kept_battles_new         (void) G_GNUC_WARN_UNUSED_RESULT;

GListModel     *rdt_kept_battles_get_items   (RdtKeptBattles  *self);
gboolean        rdt_kept_battles_is_reading  (RdtKeptBattles  *self);
RdtKeptBattle  *rdt_kept_battles_find        (RdtKeptBattles  *self,
                                              const char      *name);
void            rdt_kept_battles_refresh     (RdtKeptBattles  *self);
gboolean        rdt_kept_battles_trash       (RdtKeptBattles  *self,
                                              RdtKeptBattle   *battle,
                                              GError         **error);
gboolean        rdt_kept_battles_restore     (RdtKeptBattles  *self,
                                              GError         **error);

G_END_DECLS
