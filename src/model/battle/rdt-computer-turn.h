/* rdt-computer-turn.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

/* The computer's orders since a person last decided. */

guint    rdt_computer_turn_count_beats (RdtBattle *battle);
guint    rdt_computer_turn_find_start  (RdtBattle *battle);
gboolean rdt_computer_turn_is_sequel   (RdtBattle *battle,
                                       guint      n_orders);
char    *rdt_computer_turn_summarise   (RdtBattle *battle) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
