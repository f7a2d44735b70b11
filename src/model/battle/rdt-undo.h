/* rdt-undo.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

/* Undo and Redo for players: to a person's previous or next decision, with all that
 * the computer did in between.
 */

gboolean rdt_undo_can_undo    (RdtBattle *battle);
gboolean rdt_undo_crosses_die (RdtBattle *battle);
gboolean rdt_undo_undo        (RdtBattle *battle);
void     rdt_undo_redo        (RdtBattle *battle);

G_END_DECLS
