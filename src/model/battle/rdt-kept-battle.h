/* rdt-kept-battle.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "rdt-position.h"

G_BEGIN_DECLS

#define RDT_TYPE_KEPT_BATTLE (rdt_kept_battle_get_type ())

G_DECLARE_FINAL_TYPE (RdtKeptBattle, rdt_kept_battle, RDT, KEPT_BATTLE, GObject)

RdtKeptBattle     *rdt_kept_battle_read            (GFile         *file)
                                                   G_GNUC_WARN_UNUSED_RESULT;

GFile             *rdt_kept_battle_get_file        (RdtKeptBattle *self);
gint64             rdt_kept_battle_get_time        (RdtKeptBattle *self);
const char        *rdt_kept_battle_get_title       (RdtKeptBattle *self);
const char        *rdt_kept_battle_get_fault       (RdtKeptBattle *self);
const RdtGame     *rdt_kept_battle_get_game        (RdtKeptBattle *self);
const RdtPosition *rdt_kept_battle_get_position    (RdtKeptBattle *self);
gboolean           rdt_kept_battle_is_over         (RdtKeptBattle *self);
gboolean           rdt_kept_battle_is_open         (RdtKeptBattle *self);
const char        *rdt_kept_battle_get_parent      (RdtKeptBattle *self);
guint              rdt_kept_battle_get_parted_turn (RdtKeptBattle *self);

gint64             rdt_kept_battle_read_time       (GFile         *file);

G_END_DECLS
