/* rdt-state-json.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-state-json.h"

#include "rdt-order-json.h"
#include "rdt-referee.h"
#include "rdt-scene.h"
#include "rdt-wire.h"

typedef struct
{
  const RdtPosition *position;
  const RdtGame     *game;
  RdtWriter         *writer;
} State;

static void
write_cell (const State *state,
            const char  *name,
            RdtCell      cell)
{
  char label[RDT_CELL_LABEL_SIZE];

  rdt_writer_name (state->writer, name);

  if (cell == RDT_NO_CELL)
    {
      rdt_writer_null (state->writer);
      return;
    }

  rdt_grid_format_cell (&state->game->map->grid, cell, label);
  rdt_writer_string (state->writer, label);
}

static void
write_facing (const State *state,
              const char  *name,
              RdtFacing    facing)
{
  rdt_writer_member_string (state->writer, name,
                            rdt_grid_facing_name (&state->game->map->grid, facing));
}

static void
write_choices (const State *state)
{
  g_auto(RdtOrderList) orders = { 0 };

  rdt_referee_list (state->game, state->position, &orders);

  rdt_writer_name (state->writer, "choices");
  rdt_writer_begin_array (state->writer);
  for (guint i = 0; i < orders.n_items; i++)
    if (orders.items[i].kind != RDT_ORDER_RESIGN)
      rdt_order_write (&orders.items[i], state->game, state->writer);
  rdt_writer_end_array (state->writer);
}

static void
write_awaiting (const State *state)
{
  const RdtDecision *awaiting = &state->position->awaiting;
  RdtWriter *writer = state->writer;

  rdt_writer_name (writer, "awaiting");

  if (awaiting->kind == RDT_DECISION_NONE)
    {
      rdt_writer_null (writer);
      return;
    }

  rdt_writer_begin_object (writer);
  rdt_writer_member_string (writer, "side", state->game->sides[awaiting->side].id);
  rdt_writer_member_string (writer, "decision",
                            rdt_wire_get_word (RDT_TYPE_DECISION_KIND, awaiting->kind));
  if (awaiting->unit != RDT_NO_UNIT)
    {
      rdt_writer_member_string (writer, "unit", state->game->units[awaiting->unit].id);
      write_choices (state);
    }
  rdt_writer_end_object (writer);
}

static void
write_winner (const State *state)
{
  RdtSide winner = state->position->winner;

  rdt_writer_name (state->writer, "winner");

  if (!state->position->is_over)
    rdt_writer_null (state->writer);
  else if (winner == RDT_NO_SIDE)
    rdt_writer_string (state->writer, "draw");
  else
    rdt_writer_string (state->writer, state->game->sides[winner].id);
}

static void
write_held (const State *state)
{
  rdt_writer_name (state->writer, "held");
  rdt_writer_begin_object (state->writer);

  for (RdtCell cell = 0; cell < state->game->map->n_cells; cell++)
    for (RdtSide side = 0; side < RDT_N_SIDES; side++)
      if (rdt_cell_set_has (&state->position->held[side], cell))
        {
          char label[RDT_CELL_LABEL_SIZE];

          rdt_grid_format_cell (&state->game->map->grid, cell, label);
          rdt_writer_member_string (state->writer, label, state->game->sides[side].id);
        }

  rdt_writer_end_object (state->writer);
}

static void
write_declared (const State *state)
{
  rdt_writer_name (state->writer, "declared");
  rdt_writer_begin_array (state->writer);

  for (guint i = 0; i < state->position->n_declared; i++)
    {
      RdtUnitIndex unit = state->position->declared[i];

      rdt_writer_begin_object (state->writer);
      rdt_writer_member_string (state->writer, "unit", state->game->units[unit].id);
      write_cell (state, "target", state->position->units[unit].target);
      rdt_writer_end_object (state->writer);
    }

  rdt_writer_end_array (state->writer);
}

static guint
count_to_deploy (const State *state,
                 RdtSide      side)
{
  const RdtRosterSide *roster = &state->game->sides[side];
  guint n = 0;

  for (guint i = 0; i < roster->n_units; i++)
    n += state->position->units[roster->first_unit + i].status == RDT_STATUS_TO_DEPLOY;

  return n;
}

static void
write_side (const State *state,
            RdtSide      side)
{
  const RdtRules *rules = state->game->rules;
  const RdtSideState *s = &state->position->sides[side];
  RdtWriter *writer = state->writer;

  rdt_writer_begin_object (writer);
  rdt_writer_member_string (writer, "id", state->game->sides[side].id);
  rdt_writer_member_int (writer, "units-left", s->left - count_to_deploy (state, side));
  rdt_writer_member_int (writer, "to-come", s->to_come);
  rdt_writer_member_int (writer, "lost", s->lost);
  rdt_writer_member_int (writer, "exited", s->exited);
  rdt_writer_member_boolean (writer, "exhausted", s->is_exhausted);
  if (rules->exhaustion > 0)
    rdt_writer_member_int (writer, "exhaustion-point",
                           state->game->sides[side].exhaustion_point);
  if (rules->traits.activation == RDT_ACTIVATION_COUNTED)
    rdt_writer_member_int (writer, "activations-left", s->activations_left);
  if (rules->traits.activation == RDT_ACTIVATION_BY_CARD)
    {
      rdt_writer_member_int (writer, "command-value", s->command_value);
      rdt_writer_member_int (writer, "cards-left", s->cards_left);
    }
  rdt_writer_end_object (writer);
}

static void
write_work (const State        *state,
            const RdtUnitState *unit)
{
  if (unit->work_order == 0)
    return;

  rdt_writer_name (state->writer, "work");
  rdt_writer_begin_object (state->writer);
  rdt_writer_member_string (state->writer, "order",
                            rdt_wire_get_word (RDT_TYPE_ORDER_KIND, unit->work_order));
  rdt_writer_member_string (state->writer, "works",
                            rdt_wire_get_word (RDT_TYPE_WORKS, unit->work_kind));
  write_cell (state, "target", unit->work_cell);
  rdt_writer_member_int (state->writer, "turns", unit->work_turns);
  rdt_writer_end_object (state->writer);
}

static void
write_pending (const State        *state,
               const RdtUnitState *unit)
{
  if (unit->pending == 0)
    return;

  rdt_writer_name (state->writer, "pending");
  rdt_writer_begin_object (state->writer);
  rdt_writer_member_string (state->writer, "order",
                            rdt_wire_get_word (RDT_TYPE_ORDER_KIND, unit->pending));
  rdt_writer_member_string (state->writer, "cargo", state->game->units[unit->pending_cargo].id);
  rdt_writer_end_object (state->writer);
}

/* Writes states that only some units have: horses, pins, trenches, fords, work,
 * targets, shells and cargo in transit.
 */
static void
write_conditions (const State  *state,
                  RdtUnitIndex  index)
{
  const RdtGame *game = state->game;
  const RdtUnitState *unit = &state->position->units[index];
  RdtWriter *writer = state->writer;

  if (game->units[index].tags & RDT_TAG_MOUNTS)
    rdt_writer_member_boolean (writer, "mounted", rdt_unit_has (unit, RDT_UNIT_MOUNTED));
  if (rdt_game_has_option (game, RDT_OPTION_PINNING))
    rdt_writer_member_boolean (writer, "pinned", rdt_unit_has (unit, RDT_UNIT_PINNED));
  if (unit->status == RDT_STATUS_BOARD
      && game->rules->trenches == RDT_TRENCHES_CROSSED
      && rdt_is_in_trench (game, state->position, index))
    rdt_writer_member_string (writer, "trench",
                              rdt_is_crossing_trench (game, state->position, index)
                              ? "crossing" : "occupied");
  if (unit->fording != RDT_FORDING_NO)
    rdt_writer_member_string (writer, "fording",
                              unit->fording == RDT_FORDING_TURN_A ? "A" : "B");
  write_work (state, unit);
  if (unit->last_target != RDT_NO_CELL)
    write_cell (state, "last-target", unit->last_target);
  if (rdt_game_has_option (game, RDT_OPTION_GAS) && game->units[index].has_gas_shell)
    rdt_writer_member_boolean (writer, "gas-shell", rdt_unit_has (unit, RDT_UNIT_HAS_SHELL));
  write_pending (state, unit);
}

static void
write_unit (const State  *state,
            RdtUnitIndex  index)
{
  const RdtGame *game = state->game;
  const RdtUnitState *unit = &state->position->units[index];
  const RdtUnitState *bearer = unit;
  RdtWriter *writer = state->writer;

  if (unit->status == RDT_STATUS_ABOARD)
    bearer = &state->position->units[unit->transport];

  rdt_writer_begin_object (writer);
  rdt_writer_member_string (writer, "id", game->units[index].id);
  rdt_writer_member_string (writer, "side", game->sides[game->units[index].side].id);
  rdt_writer_member_string (writer, "status", rdt_wire_get_word (RDT_TYPE_STATUS, unit->status));
  write_cell (state, "at", bearer->cell);
  write_facing (state, "facing", bearer->facing);
  rdt_writer_member_boolean (writer, "destroyed", unit->status == RDT_STATUS_DESTROYED);
  if (unit->status == RDT_STATUS_ABOARD)
    rdt_writer_member_string (writer, "aboard", game->units[unit->transport].id);
  rdt_writer_member_boolean (writer, "moved", rdt_unit_has (unit, RDT_UNIT_MOVED));
  rdt_writer_member_int (writer, "steps", unit->steps);
  rdt_writer_member_boolean (writer, "fired", rdt_unit_has (unit, RDT_UNIT_FIRED));
  rdt_writer_member_boolean (writer, "acted", rdt_unit_has (unit, RDT_UNIT_ACTED));
  write_conditions (state, index);
  rdt_writer_end_object (writer);
}

static void
write_works (const State *state)
{
  rdt_writer_name (state->writer, "works");
  rdt_writer_begin_object (state->writer);

  for (RdtCell cell = 0; cell < state->game->map->n_cells; cell++)
    {
      guint8 works = rdt_position_get_works (state->position, state->game->map, cell);
      char label[RDT_CELL_LABEL_SIZE];

      if (works == 0)
        continue;

      rdt_grid_format_cell (&state->game->map->grid, cell, label);
      rdt_writer_name (state->writer, label);
      rdt_writer_begin_array (state->writer);
      for (guint i = 0; i < RDT_N_WORKS; i++)
        if (works & (1 << i))
          rdt_writer_string (state->writer, rdt_wire_get_word (RDT_TYPE_WORKS, i));
      rdt_writer_end_array (state->writer);
    }

  rdt_writer_end_object (state->writer);
}

static void
write_gas (const State *state)
{
  rdt_writer_name (state->writer, "gas");
  rdt_writer_begin_array (state->writer);

  for (guint i = 0; i < state->position->n_clouds; i++)
    {
      const RdtCloud *cloud = &state->position->clouds[i];

      rdt_writer_begin_object (state->writer);
      write_cell (state, "at", cloud->cell);
      rdt_writer_member_int (state->writer, "turn", cloud->turn);
      write_facing (state, "towards", cloud->towards);
      rdt_writer_end_object (state->writer);
    }

  rdt_writer_end_array (state->writer);
}

static void
write_course (const State *state)
{
  const RdtPosition *position = state->position;
  RdtWriter *writer = state->writer;

  rdt_writer_member_int (writer, "turn", position->turn);
  rdt_writer_name (writer, "phase");
  if (position->phase == RDT_PHASE_NONE)
    rdt_writer_null (writer);
  else
    rdt_writer_string (writer, rdt_wire_get_word (RDT_TYPE_PHASE, position->phase));
  write_awaiting (state);
  if (position->active != RDT_NO_UNIT)
    rdt_writer_member_string (writer, "active", state->game->units[position->active].id);
  if (position->first != RDT_NO_SIDE)
    rdt_writer_member_string (writer, "first", state->game->sides[position->first].id);
  rdt_writer_member_int (writer, "throws", position->dice.n_rolled);
  rdt_writer_member_int (writer, "orders", position->n_orders);
  rdt_writer_member_boolean (writer, "over", position->is_over);
  write_winner (state);
}

/**
 * rdt_state_write:
 * @position: a battle's changing half
 * @game: its fixed half
 * @writer: where to write
 *
 * Writes the state of a battle as an object.
 */
void
rdt_state_write (const RdtPosition *position,
                 const RdtGame     *game,
                 RdtWriter         *writer)
{
  State state = { .position = position, .game = game, .writer = writer };

  rdt_writer_begin_object (writer);
  write_course (&state);
  write_held (&state);
  write_declared (&state);

  rdt_writer_name (writer, "sides");
  rdt_writer_begin_array (writer);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    write_side (&state, side);
  rdt_writer_end_array (writer);

  rdt_writer_name (writer, "units");
  rdt_writer_begin_array (writer);
  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    write_unit (&state, unit);
  rdt_writer_end_array (writer);

  write_works (&state);
  write_gas (&state);
  rdt_writer_end_object (writer);
}
