/* rdt-event.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-event.h"

#include <string.h>

#define FIRST_ALLOCATION 32

/**
 * rdt_event_list_add:
 *
 * Returns: (transfer none): a new event at the end, with no unit and no cell,
 *   valid until the next is added
 */
RdtEvent *
rdt_event_list_add (RdtEventList *self,
                    RdtEventKind  kind)
{
  RdtEvent *event;

  if (self->n_items == self->n_allocated)
    {
      self->n_allocated = MAX (2 * self->n_allocated, FIRST_ALLOCATION);
      self->items = g_renew (RdtEvent, self->items, self->n_allocated);
    }

  event = &self->items[self->n_items++];
  memset (event, 0, sizeof *event);
  event->kind = kind;
  event->unit = RDT_NO_UNIT;
  event->other = RDT_NO_UNIT;
  event->side = RDT_NO_SIDE;
  event->facing = RDT_NO_FACING;
  event->cell = RDT_NO_CELL;
  event->to = RDT_NO_CELL;

  return event;
}

void
rdt_event_list_clear (RdtEventList *self)
{
  g_clear_pointer (&self->items, g_free);
  self->n_items = 0;
  self->n_allocated = 0;
}
