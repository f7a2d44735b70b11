/* rdt-saved-battle.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "rdt-position.h"

G_BEGIN_DECLS

#define RDT_TYPE_SAVED_BATTLE (rdt_saved_battle_get_type ())

G_DECLARE_FINAL_TYPE (RdtSavedBattle, rdt_saved_battle, RDT, SAVED_BATTLE, GObject)

RdtSavedBattle *rdt_saved_battle_read (GFile *file)
                                 G_GNUC_WARN_UNUSED_RESULT;

GFile             *rdt_saved_battle_get_file        (RdtSavedBattle *self);
gint64             rdt_saved_battle_get_time        (RdtSavedBattle *self);
const char        *rdt_saved_battle_get_title       (RdtSavedBattle *self);
const char        *rdt_saved_battle_get_fault       (RdtSavedBattle *self);
const RdtGame     *rdt_saved_battle_get_game        (RdtSavedBattle *self);
const RdtPosition *rdt_saved_battle_get_position    (RdtSavedBattle *self);
gboolean           rdt_saved_battle_is_over         (RdtSavedBattle *self);
gboolean           rdt_saved_battle_is_open         (RdtSavedBattle *self);
const char        *rdt_saved_battle_get_parent      (RdtSavedBattle *self);
guint              rdt_saved_battle_get_parted_turn (RdtSavedBattle *self);

gint64             rdt_saved_battle_read_time       (GFile          *file);

G_END_DECLS
