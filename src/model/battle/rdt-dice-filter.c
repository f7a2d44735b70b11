/* rdt-dice-filter.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-dice-filter.h"

static gboolean
is_roll (const RdtEvent *event)
{
  return event->kind == RDT_EVENT_ROLLED || event->kind == RDT_EVENT_CARD_DRAWN;
}

/* Whether an event is a hit, or a die that prevented one. */
static gboolean
is_important (const RdtEvent *event)
{
  return event->kind == RDT_EVENT_DESTROYED
         || (event->kind == RDT_EVENT_ROLLED
             && (event->roll.purpose == RDT_DICE_EFFECT
                 || event->roll.purpose == RDT_DICE_CLOSE_COMBAT
                 || event->roll.purpose == RDT_DICE_MINEFIELD));
}

/* Whether an event only settles who may act. */
static gboolean
is_routine (const RdtEvent *event)
{
  return event->kind == RDT_EVENT_CARD_DRAWN
         || (event->kind == RDT_EVENT_ROLLED
             && (event->roll.purpose == RDT_DICE_INITIATIVE
                 || event->roll.purpose == RDT_DICE_ACTIVATION
                 || event->roll.purpose == RDT_DICE_COMMAND
                 || event->roll.purpose == RDT_DICE_COMMANDER));
}

/**
 * rdt_dice_filter_add:
 * @shown: (inout): the events to show
 * @events: the events of an order
 * @wanted: (nullable): %RDT_DICE_FILTER_ALWAYS for all dice,
 *   %RDT_DICE_FILTER_NEVER for none, anything else for those that matter
 *
 * Collects the events of an order that are shown in a dialog.
 */
void
rdt_dice_filter_add (RdtEventList       *shown,
                     const RdtEventList *events,
                     const char         *wanted)
{
  gboolean shows_all = g_strcmp0 (wanted, RDT_DICE_FILTER_ALWAYS) == 0;
  gboolean shows_none = g_strcmp0 (wanted, RDT_DICE_FILTER_NEVER) == 0;
  gboolean is_wanted = FALSE;

  for (guint i = 0; i < events->n_items && !shows_none; i++)
    is_wanted |= shows_all ? is_roll (&events->items[i]) : is_important (&events->items[i]);

  for (guint i = 0; i < events->n_items && is_wanted; i++)
    if (shows_all || !is_routine (&events->items[i]))
      *rdt_event_list_add (shown, events->items[i].kind) = events->items[i];
}
