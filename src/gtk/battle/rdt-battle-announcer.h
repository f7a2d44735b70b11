/* rdt-battle-announcer.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-controller.h"
#include "rdt-page.h"

G_BEGIN_DECLS

#define RDT_TYPE_BATTLE_ANNOUNCER (rdt_battle_announcer_get_type ())

G_DECLARE_FINAL_TYPE (RdtBattleAnnouncer, rdt_battle_announcer, RDT, BATTLE_ANNOUNCER, GObject)

RdtBattleAnnouncer *rdt_battle_announcer_new (RdtPage             *page,
                                              RdtBattleController *controller)
                                             G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
