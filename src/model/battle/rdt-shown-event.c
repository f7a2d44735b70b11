/* rdt-shown-event.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-shown-event.h"

#include "rdt-event-position.h"

/* Before the first order the board is that of the first decision. */
static RdtPosition *
find_position (RdtBattle *battle,
               guint      n_orders,
               guint      n_events)
{
  const RdtEventList *events = rdt_battle_get_events_at (battle, n_orders);
  RdtPosition *position =
    g_memdup2 (rdt_battle_get_position_at (battle, n_orders > 0 ? n_orders - 1 : 0),
               sizeof (RdtPosition));

  for (guint i = 0; n_orders > 0 && i < n_events; i++)
    rdt_event_position_apply (position, rdt_battle_get_game (battle), &events->items[i]);

  return position;
}

/**
 * rdt_shown_event_set:
 * @n_orders: a number of orders
 * @n_events: a number of events of the last of them; %G_MAXUINT for all
 */
void
rdt_shown_event_set (RdtShownEvent *self,
                     RdtBattle     *battle,
                     guint          n_orders,
                     guint          n_events)
{
  const RdtEventList *events = rdt_battle_get_events_at (battle, n_orders);

  rdt_shown_event_clear (self);
  self->n_orders = n_orders;
  if (n_events >= events->n_items)
    return;

  self->within = find_position (battle, n_orders, n_events);
  self->events = (RdtEventList) { .items = events->items, .n_items = n_events };
}

void
rdt_shown_event_clear (RdtShownEvent *self)
{
  g_clear_pointer (&self->within, g_free);
}

const RdtPosition *
rdt_shown_event_get_position (const RdtShownEvent *self,
                              RdtBattle           *battle)
{
  return self->within != NULL ? self->within
                              : rdt_battle_get_position_at (battle, self->n_orders);
}

/**
 * rdt_shown_event_get_events:
 *
 * Returns: the events since the order before
 */
const RdtEventList *
rdt_shown_event_get_events (const RdtShownEvent *self,
                            RdtBattle           *battle)
{
  return self->within != NULL ? &self->events
                              : rdt_battle_get_events_at (battle, self->n_orders);
}
