/* rdt-shown-event.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

/**
 * RdtShownEvent:
 * @n_orders: the number of orders before the position
 * @within: (nullable): the position between events of the last of them
 * @events: the events up to there; the items belong to the battle
 *
 * A moment in a battle's history.
 */
typedef struct
{
  guint         n_orders;
  RdtPosition  *within;
  RdtEventList  events;
} RdtShownEvent;

void                rdt_shown_event_set          (RdtShownEvent       *self,
                                                  RdtBattle           *battle,
                                                  guint                n_orders,
                                                  guint                n_events);
void                rdt_shown_event_clear        (RdtShownEvent       *self);
const RdtPosition  *rdt_shown_event_get_position (const RdtShownEvent *self,
                                                  RdtBattle           *battle);
const RdtEventList *rdt_shown_event_get_events   (const RdtShownEvent *self,
                                                  RdtBattle           *battle);

G_END_DECLS
