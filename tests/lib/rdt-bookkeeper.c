/* rdt-bookkeeper.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-bookkeeper-private.h"

#include "rdt-order.h"

static RdtUnitState *
get (RdtBook      *self,
     RdtUnitIndex  unit)
{
  return &self->position.units[unit];
}

static RdtUnitIndex
find_cargo (const RdtBook *self,
            RdtUnitIndex   transport)
{
  return rdt_position_find_cargo (&self->position, self->game, transport);
}

static void
place (RdtBook      *self,
       RdtUnitIndex  unit,
       RdtCell       cell)
{
  RdtUnitIndex cargo = find_cargo (self, unit);
  guint8 flags = self->game->map->cells[cell].flags;

  if (get (self, unit)->cell != RDT_NO_CELL)
    rdt_position_take_away (&self->position, self->game, unit);
  rdt_position_put (&self->position, self->game, unit, cell);

  get (self, unit)->flags &= ~RDT_UNIT_ENTERED_TRENCH;
  if (flags & RDT_MAP_TRENCH)
    get (self, unit)->flags |= RDT_UNIT_ENTERED_TRENCH;
  get (self, unit)->fording = RDT_FORDING_NO;
  if ((flags & RDT_MAP_FORD) && self->game->rules->laws[RDT_LAW_MOVE_FORDING])
    get (self, unit)->fording = RDT_FORDING_TURN_A;

  if (cargo == RDT_NO_UNIT)
    return;

  if (get (self, cargo)->cell != RDT_NO_CELL)
    rdt_position_take_away (&self->position, self->game, cargo);
  rdt_position_put (&self->position, self->game, cargo, cell);
}

static void
remove_unit (RdtBook      *self,
             RdtUnitIndex  unit,
             RdtStatus     status)
{
  RdtUnitState *state = get (self, unit);
  RdtSideState *side = &self->position.sides[self->game->units[unit].side];

  if (state->cell != RDT_NO_CELL)
    rdt_position_take_away (&self->position, self->game, unit);

  state->status = status;
  state->transport = RDT_NO_UNIT;
  side->left--;
  if (status == RDT_STATUS_DESTROYED)
    side->lost++;
  else
    side->exited++;
}

/* The side whose turn it is follows from its actions. */
static void
act (RdtBook      *self,
     RdtUnitIndex  unit)
{
  RdtUnitIndex before = self->position.active;

  if (self->position.phase != RDT_PHASE_ACTIONS || before == unit)
    return;

  if (before != RDT_NO_UNIT)
    get (self, before)->flags |= RDT_UNIT_ACTED;
  self->position.active = unit;
}

static void
end_part (RdtBook *self)
{
  if (self->position.active != RDT_NO_UNIT)
    get (self, self->position.active)->flags |= RDT_UNIT_ACTED;
  self->position.active = RDT_NO_UNIT;
}

static void
begin_turn (RdtBook        *self,
            const RdtEvent *event)
{
  self->position.turn = event->count;
  self->position.next_cloud = 0;

  for (RdtUnitIndex unit = 0; unit < self->game->n_units; unit++)
    {
      RdtUnitState *state = get (self, unit);

      state->flags &= ~RDT_UNIT_TURN_FLAGS;
      state->steps = 0;
      state->fording = state->fording == RDT_FORDING_TURN_A ? RDT_FORDING_TURN_B
                                                            : RDT_FORDING_NO;
    }
}

static void
end_turn (RdtBook        *self,
          const RdtEvent *event)
{
  end_part (self);

  for (guint i = 0; i < self->position.n_clouds; i++)
    self->position.clouds[i].turn++;

  for (RdtUnitIndex unit = 0; unit < self->game->n_units; unit++)
    {
      RdtUnitState *state = get (self, unit);

      state->pending = 0;
      if (!rdt_unit_has (state, RDT_UNIT_FIRED))
        state->last_target = RDT_NO_CELL;
    }
}

static void
declare (RdtBook        *self,
         const RdtEvent *event)
{
  get (self, event->unit)->flags |= RDT_UNIT_FIRED;
  get (self, event->unit)->target = event->cell;
  self->position.n_declared++;
}

static void
fire (RdtBook        *self,
      const RdtEvent *event)
{
  RdtUnitState *state = get (self, event->unit);

  act (self, event->unit);
  state->flags |= RDT_UNIT_FIRED;

  if (state->target == RDT_NO_CELL)
    return;

  if (self->game->rules->landing_modifiers.same_target != 0)
    state->last_target = event->cell;
  if (event->is_gas)
    state->flags &= ~RDT_UNIT_HAS_SHELL;
  state->target = RDT_NO_CELL;
  self->position.n_declared--;
  self->position.side = self->game->units[event->unit].side;
  self->position.retreats[0] = event->unit;
}

static void
move (RdtBook        *self,
      const RdtEvent *event)
{
  RdtUnitState *state = get (self, event->unit);

  act (self, event->unit);
  state->flags |= RDT_UNIT_MOVED;
  state->steps = event->n_path;
  state->facing = event->facing;
  if (event->n_path > 0)
    place (self, event->unit, event->path[event->n_path - 1]);
}

static void
enter (RdtBook        *self,
       const RdtEvent *event)
{
  RdtUnitState *state = get (self, event->unit);
  RdtSideState *side = &self->position.sides[self->game->units[event->unit].side];

  act (self, event->unit);
  state->status = RDT_STATUS_BOARD;
  state->flags |= RDT_UNIT_MOVED;
  state->steps = 1;
  state->facing = event->facing;
  place (self, event->unit, event->cell);
  side->to_come--;
  side->left++;
}

static void
deploy (RdtBook        *self,
        const RdtEvent *event)
{
  RdtUnitState *state = get (self, event->unit);

  state->status = RDT_STATUS_BOARD;
  state->facing = event->facing;
  place (self, event->unit, event->cell);
  state->flags &= ~RDT_UNIT_ENTERED_TRENCH;
  state->fording = RDT_FORDING_NO;
}

static void
begin_loading (RdtBook        *self,
               const RdtEvent *event)
{
  act (self, event->unit);
  get (self, event->unit)->pending = event->kind == RDT_EVENT_LOADING ? RDT_ORDER_LOAD
                                                                      : RDT_ORDER_UNLOAD;
  get (self, event->unit)->pending_cargo = event->other;
}

static void
end_loading (RdtBook        *self,
             const RdtEvent *event)
{
  RdtUnitState *cargo = get (self, event->other);
  gboolean loaded = event->kind == RDT_EVENT_LOADED;

  cargo->status = loaded ? RDT_STATUS_ABOARD : RDT_STATUS_BOARD;
  cargo->transport = loaded ? event->unit : RDT_NO_UNIT;
  if (!loaded)
    cargo->facing = get (self, event->unit)->facing;
}

/* The event at the end of a turn counts one turn; an order only begins or continues the work. */
static void
work (RdtBook        *self,
      const RdtEvent *event)
{
  RdtUnitState *state = get (self, event->unit);

  if (state->work_cell != event->cell || state->work_turns == event->count)
    act (self, event->unit);

  state->work_cell = event->cell;
  state->work_kind = event->value;
  state->work_turns = event->count;
}

static void
activate (RdtBook        *self,
          const RdtEvent *event)
{
  RdtUnitState *state = get (self, event->unit);

  act (self, event->unit);

  if (self->game->rules->traits.activation == RDT_ACTIVATION_BY_CARD)
    {
      state->flags &= ~(RDT_UNIT_MOVED | RDT_UNIT_FIRED | RDT_UNIT_ACTED);
      state->steps = 0;
      return;
    }

  state->flags |= RDT_UNIT_ACTED;
  self->position.sides[self->game->units[event->unit].side].activations_left--;
}

static void
begin_phase (RdtBook        *self,
             const RdtEvent *event)
{
  end_part (self);
  self->position.phase = event->value;
  self->position.side = event->side;
}

static void
set_flag (RdtBook        *self,
          const RdtEvent *event,
          guint32         flag,
          gboolean        value)
{
  RdtUnitState *state = get (self, event->unit);

  state->flags = value ? state->flags | flag : state->flags & ~flag;
}

static void
mount (RdtBook        *self,
       const RdtEvent *event)
{
  act (self, event->unit);
  set_flag (self, event, RDT_UNIT_MOUNTED, event->kind == RDT_EVENT_MOUNTED);
  set_flag (self, event, RDT_UNIT_MOVED, TRUE);
  get (self, event->unit)->steps = 0;
}

static void
fail_to_spot (RdtBook        *self,
              const RdtEvent *event)
{
  act (self, event->other);
  get (self, event->other)->flags |= RDT_UNIT_FIRED;
}

static void
rate_commander (RdtBook        *self,
                const RdtEvent *event)
{
  self->position.sides[event->side].command_value = event->count;
}

static void
pin (RdtBook        *self,
     const RdtEvent *event)
{
  set_flag (self, event, RDT_UNIT_PINNED, event->kind == RDT_EVENT_PINNED);
}

static void
turn (RdtBook        *self,
      const RdtEvent *event)
{
  get (self, event->unit)->facing = event->facing;
}

static void
attack (RdtBook        *self,
        const RdtEvent *event)
{
  act (self, event->unit);
}

static void
shift (RdtBook        *self,
       const RdtEvent *event)
{
  place (self, event->unit, event->cell);
}

static void
destroy (RdtBook        *self,
         const RdtEvent *event)
{
  remove_unit (self, event->unit, RDT_STATUS_DESTROYED);
  rdt_book_forget_work (get (self, event->unit));
}

static void
leave (RdtBook        *self,
       const RdtEvent *event)
{
  act (self, event->unit);
  remove_unit (self, event->unit, RDT_STATUS_EXITED);
}

static void
stop_work (RdtBook        *self,
           const RdtEvent *event)
{
  rdt_book_forget_work (get (self, event->unit));
}

static void
count_activations (RdtBook        *self,
                   const RdtEvent *event)
{
  self->position.sides[event->side].activations_left = event->count;
}

static void
exhaust (RdtBook        *self,
         const RdtEvent *event)
{
  self->position.sides[event->side].is_exhausted = TRUE;
}

static void
end_battle (RdtBook        *self,
            const RdtEvent *event)
{
  self->position.is_over = TRUE;
  self->position.winner = event->side;
  self->position.end = event->value;
}

/* Events without an entry change nothing that the book keeps. */
static void (* const entries[RDT_N_EVENT_KINDS]) (RdtBook        *self,
                                                  const RdtEvent *event) = {
  [RDT_EVENT_COMMANDER_RATED] = rate_commander,
  [RDT_EVENT_TURN_BEGAN] = begin_turn,
  [RDT_EVENT_PHASE_BEGAN] = begin_phase,
  [RDT_EVENT_DECLARED] = declare,
  [RDT_EVENT_FIRED] = fire,
  [RDT_EVENT_NOT_SPOTTED] = fail_to_spot,
  [RDT_EVENT_PINNED] = pin,
  [RDT_EVENT_UNPINNED] = pin,
  [RDT_EVENT_MOVED] = move,
  [RDT_EVENT_TURNED] = turn,
  [RDT_EVENT_CLOSE_COMBAT] = attack,
  [RDT_EVENT_RETREATED] = shift,
  [RDT_EVENT_WITHDREW] = shift,
  [RDT_EVENT_ADVANCED] = shift,
  [RDT_EVENT_DESTROYED] = destroy,
  [RDT_EVENT_DEPLOYED] = deploy,
  [RDT_EVENT_ENTERED] = enter,
  [RDT_EVENT_EXITED] = leave,
  [RDT_EVENT_LOADING] = begin_loading,
  [RDT_EVENT_LOADED] = end_loading,
  [RDT_EVENT_UNLOADING] = begin_loading,
  [RDT_EVENT_UNLOADED] = end_loading,
  [RDT_EVENT_MOUNTED] = mount,
  [RDT_EVENT_DISMOUNTED] = mount,
  [RDT_EVENT_WORK] = work,
  [RDT_EVENT_WORK_STOPPED] = stop_work,
  [RDT_EVENT_WORKS_LAID] = rdt_book_change_works,
  [RDT_EVENT_WORKS_CLEARED] = rdt_book_change_works,
  [RDT_EVENT_GAS_RELEASED] = rdt_book_release_gas,
  [RDT_EVENT_GAS_DRIFTED] = rdt_book_drift,
  [RDT_EVENT_GAS_DISPERSED] = rdt_book_disperse,
  [RDT_EVENT_ACTIVATIONS] = count_activations,
  [RDT_EVENT_ACTIVATED] = activate,
  [RDT_EVENT_OBJECTIVE_TAKEN] = rdt_book_hold,
  [RDT_EVENT_SIDE_EXHAUSTED] = exhaust,
  [RDT_EVENT_TURN_ENDED] = end_turn,
  [RDT_EVENT_BATTLE_ENDED] = end_battle,
};

static void
write_one (RdtBook        *self,
           const RdtEvent *event)
{
  if (entries[event->kind] != NULL)
    entries[event->kind] (self, event);
}

/**
 * rdt_book_init:
 *
 * Begins a book with the scenario.
 */
void
rdt_book_init (RdtBook       *self,
               const RdtGame *game)
{
  self->game = game;
  rdt_position_init (&self->position, game);
}

/**
 * rdt_book_write:
 *
 * Enters events into the book.
 */
void
rdt_book_write (RdtBook            *self,
                const RdtEventList *events)
{
  for (guint i = 0; i < events->n_items; i++)
    write_one (self, &events->items[i]);
}
