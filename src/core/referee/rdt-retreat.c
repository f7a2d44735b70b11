/* rdt-retreat.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"
#include "rdt-retreat-cells.h"

#include <string.h>

static void
drop_first (RdtPosition *position)
{
  position->n_retreats--;
  memmove (&position->retreats[0], &position->retreats[1],
           position->n_retreats * sizeof position->retreats[0]);
  position->retreats[position->n_retreats] = RDT_NO_UNIT;
}

static void
go_back (RdtPlay      *play,
         RdtUnitIndex  unit,
         RdtCell       to,
         guint         n_open,
         RdtEventKind  kind)
{
  RdtCell from = play->position->units[unit].cell;
  RdtEvent *event;

  rdt_works_stop (play, unit);
  rdt_play_put (play, unit, to);
  event = rdt_play_tell (play, kind, unit);
  event->cell = to;
  event->count = n_open;
  rdt_hazard_meet (play, unit, from);
}

/**
 * rdt_retreat_next:
 *
 * Lets the first unit in the queue retreat: it is destroyed if there is no cell,
 * and its side is asked if there are several.  Rule: R10.
 */
void
rdt_retreat_next (RdtPlay *play)
{
  RdtPosition *position = play->position;
  RdtUnitIndex unit = position->retreats[0];
  RdtCell cells[RDT_MAX_FACINGS];
  guint n = rdt_find_retreats (play->game, position, unit, cells);

  if (n > 1)
    {
      rdt_play_await (play, RDT_DECISION_RETREAT, play->game->units[unit].side, unit);
      return;
    }

  drop_first (position);

  if (n == 1)
    {
      go_back (play, unit, cells[0], n, RDT_EVENT_RETREATED);
      return;
    }

  rdt_play_destroy (play, unit, RDT_DESTROYED_NO_RETREAT);
  rdt_outcome_check_units (play);
}

static gboolean
is_among (RdtCell        cell,
          const RdtCell *cells,
          guint          n)
{
  for (guint i = 0; i < n; i++)
    if (cells[i] == cell)
      return TRUE;

  return FALSE;
}

static gboolean
check_choice (const RdtOrder *order,
              const RdtCell  *cells,
              guint           n,
              RdtLaw          law,
              RdtRefusal     *refusal)
{
  if (order->cell != RDT_NO_CELL && is_among (order->cell, cells, n))
    return TRUE;

  rdt_refusal_tell (refusal, RDT_NO_UNIT, order->cell);
  if (refusal != NULL)
    {
      memcpy (refusal->open, cells, n * sizeof cells[0]);
      refusal->n_open = n;
    }

  return rdt_refuse (refusal, law);
}

gboolean
rdt_retreat_check (const RdtScene *scene,
                   const RdtOrder *order,
                   RdtRefusal     *refusal)
{
  RdtCell cells[RDT_MAX_FACINGS];
  guint n = rdt_find_retreats (scene->game, scene->position, order->unit, cells);

  return check_choice (order, cells, n, RDT_LAW_RETREAT_CHOICE, refusal);
}

/**
 * rdt_retreat_list:
 *
 * Lists the answers of a unit that must retreat or withdraw, in the order of
 * cells.
 */
void
rdt_retreat_list (const RdtScene *scene,
                  RdtUnitIndex    unit,
                  RdtOrderKind    kind,
                  RdtOrderList   *orders)
{
  const RdtMap *map = scene->game->map;
  RdtCell cells[8];
  RdtCell around[8];
  guint n_around = rdt_list_surroundings (map, scene->position->units[unit].cell, around);
  guint n = kind == RDT_ORDER_RETREAT
            ? rdt_find_retreats (scene->game, scene->position, unit, cells)
            : rdt_find_withdrawals (scene->game, scene->position, unit, cells);

  for (guint i = 0; i < n_around; i++)
    if (is_among (around[i], cells, n))
      rdt_order_list_add (orders, kind, unit)->cell = around[i];
}

void
rdt_retreat_apply (RdtPlay        *play,
                   const RdtOrder *order)
{
  RdtCell cells[RDT_MAX_FACINGS];
  guint n = rdt_find_retreats (play->game, play->position, order->unit, cells);

  drop_first (play->position);
  go_back (play, order->unit, order->cell, n, RDT_EVENT_RETREATED);
}

/**
 * rdt_withdraw_begin:
 *
 * Makes an attacker withdraw after a drawn close combat.
 */
void
rdt_withdraw_begin (RdtPlay      *play,
                    RdtUnitIndex  unit)
{
  RdtCell cells[8];
  guint n = rdt_find_withdrawals (play->game, play->position, unit, cells);

  if (n > 1)
    {
      rdt_play_await (play, RDT_DECISION_WITHDRAW, play->game->units[unit].side, unit);
    }
  else if (n == 1)
    {
      go_back (play, unit, cells[0], n, RDT_EVENT_WITHDREW);
    }
  else
    {
      rdt_play_destroy (play, unit, RDT_DESTROYED_NO_RETREAT);
      rdt_outcome_check_units (play);
    }
}

gboolean
rdt_withdraw_check (const RdtScene *scene,
                    const RdtOrder *order,
                    RdtRefusal     *refusal)
{
  RdtCell cells[8];
  guint n = rdt_find_withdrawals (scene->game, scene->position, order->unit, cells);

  return check_choice (order, cells, n, RDT_LAW_WITHDRAW_CHOICE, refusal);
}

void
rdt_withdraw_apply (RdtPlay        *play,
                    const RdtOrder *order)
{
  RdtCell cells[8];
  guint n = rdt_find_withdrawals (play->game, play->position, order->unit, cells);

  go_back (play, order->unit, order->cell, n, RDT_EVENT_WITHDREW);
}
