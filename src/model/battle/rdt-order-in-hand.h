/* rdt-order-in-hand.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"
#include "rdt-reader.h"

G_BEGIN_DECLS

/* The order that waits for dice rolled at the table, and the dice entered for it:
 * not part of the battle yet, but saved beside it.
 */

#define RDT_ORDER_IN_HAND "x-order-in-hand"

gboolean rdt_order_in_hand_get     (RdtBattle *battle,
                                    RdtOrder  *order);
void     rdt_order_in_hand_put_off (RdtBattle *battle);
char    *rdt_order_in_hand_format  (RdtBattle *battle) G_GNUC_WARN_UNUSED_RESULT;
gboolean rdt_order_in_hand_take_up (RdtBattle *battle,
                                    JsonNode  *node);

G_END_DECLS
