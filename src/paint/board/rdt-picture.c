/* rdt-picture.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-picture.h"

#include <string.h>

#include "rdt-cell-words.h"
#include "rdt-scene.h"

/* Numbers the counters of each cell from the bottom, in the order of the roster
 * with transports and commanders on top.
 */
static void
stack_counters (RdtPicture *self)
{
  g_autofree guint32 *marks = g_new0 (guint32, RDT_MAX_CELLS);
  guint8 n_there[RDT_MAX_CELLS] = { 0 };

  for (guint i = 0; i < self->n_counters; i++)
    {
      RdtCounter *counter = &self->counters[i];

      counter->place = n_there[counter->cell]++;
      marks[counter->cell] |= counter->marks;
    }

  for (guint i = 0; i < self->n_counters; i++)
    {
      RdtCounter *counter = &self->counters[i];

      counter->n_there = n_there[counter->cell];
      counter->is_top = counter->place + 1 == counter->n_there;
      counter->stack_marks = marks[counter->cell];
    }
}

static RdtCounter *
add_counter (RdtPicture *self)
{
  RdtCounter *counter = &self->counters[self->n_counters++];

  *counter = (RdtCounter) { 0 };

  return counter;
}

static RdtCell
find_cell (const RdtPicture *self,
           RdtPlace          place)
{
  return rdt_grid_cell_at (&self->grid, place.column, place.row);
}

static const RdtSetupUnit *
find_setup_cargo (const RdtSetupSide *side,
                  const char         *transport)
{
  for (guint i = 0; i < side->units->len; i++)
    {
      const RdtSetupUnit *unit = g_ptr_array_index (side->units, i);

      if (g_strcmp0 (unit->aboard, transport) == 0)
        return unit;
    }

  return NULL;
}

static void
add_setup_unit (RdtPicture         *self,
                RdtSide             side,
                const RdtSetupUnit *unit,
                RdtUnitIndex        index)
{
  RdtCell cell = find_cell (self, unit->at);
  const RdtSetupUnit *cargo;
  RdtCounter *counter;

  if (!rdt_place_is_set (unit->at) || cell == RDT_NO_CELL)
    return;

  cargo = find_setup_cargo (&self->setup->sides[side], unit->id);

  counter = add_counter (self);
  counter->unit = index;
  counter->cell = cell;
  counter->facing = rdt_setup_get_facing (self->setup, side, unit);
  counter->side = side;
  counter->quality = unit->quality;
  counter->type = unit->type;
  counter->cargo = cargo != NULL ? cargo->type : NULL;
  if (cargo != NULL)
    counter->marks |= RDT_MARK_CARRIES;
  if (unit->has_gas_shell)
    counter->marks |= RDT_MARK_SHELL;
}

static void
show_board (RdtPicture     *self,
            const RdtSetup *setup)
{
  self->setup = setup;
  self->grid = setup->grid;
  self->n_counters = 0;
  self->n_clouds = 0;
  memset (self->held, RDT_NO_SIDE, sizeof self->held);
}

/**
 * rdt_picture_show_setup:
 * @setup: a scenario, playable or not; must outlive the picture
 *
 * Shows a scenario at its beginning.
 */
void
rdt_picture_show_setup (RdtPicture     *self,
                        const RdtSetup *setup)
{
  guint index = 0;

  show_board (self, setup);

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&setup->grid); cell++)
    self->works[cell] = setup->terrain[cell].works;

  for (guint i = 0; i < setup->objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, i);
      RdtCell cell = find_cell (self, objective->at);

      if (cell != RDT_NO_CELL && objective->held_by != NULL)
        self->held[cell] = rdt_setup_find_side (setup, objective->held_by);
    }

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (guint i = 0; i < setup->sides[side].units->len && index < RDT_MAX_UNITS; i++)
      add_setup_unit (self, side, g_ptr_array_index (setup->sides[side].units, i), index++);

  stack_counters (self);
}

static guint32
find_marks (const RdtGame     *game,
            const RdtPosition *position,
            RdtUnitIndex       unit)
{
  const RdtUnitState *state = &position->units[unit];
  guint32 flags = rdt_words_unit_acts (game, position, unit);
  guint32 marks = 0;

  if ((flags & RDT_UNIT_MOVED) != 0)
    marks |= RDT_MARK_MOVED;
  if ((flags & RDT_UNIT_FIRED) != 0)
    marks |= RDT_MARK_FIRED;
  if (rdt_position_is_finished (position, game, unit))
    marks |= RDT_MARK_DONE;
  if (position->active == unit)
    marks |= RDT_MARK_ACTIVE;
  if (rdt_unit_has (state, RDT_UNIT_PINNED))
    marks |= RDT_MARK_PINNED;
  if (rdt_unit_has (state, RDT_UNIT_HAS_SHELL))
    marks |= RDT_MARK_SHELL;
  if (state->target != RDT_NO_CELL)
    marks |= RDT_MARK_DECLARED;
  if (state->pending != 0)
    marks |= RDT_MARK_LOADING;
  if (state->work_order != 0)
    marks |= RDT_MARK_WORKING;
  if (state->fording != RDT_FORDING_NO)
    marks |= RDT_MARK_FORDING;
  if (rdt_is_crossing_trench (game, position, unit))
    marks |= RDT_MARK_CROSSING;
  else if (rdt_is_in_trench (game, position, unit))
    marks |= RDT_MARK_ENTRENCHED;

  return marks;
}

/* Cavalry that has dismounted is drawn on foot, because only then may it fire.
 * Rule: T11.
 */
static const char *
find_type (const RdtGame     *game,
           const RdtPosition *position,
           RdtUnitIndex       unit)
{
  if ((game->units[unit].tags & RDT_TAG_MOUNTS) != 0
      && !rdt_unit_has (&position->units[unit], RDT_UNIT_MOUNTED))
    return "dismounted-cavalry";

  return rdt_game_get_type (game, unit)->id;
}

static void
add_unit (RdtPicture        *self,
          const RdtGame     *game,
          const RdtPosition *position,
          RdtUnitIndex       unit)
{
  const RdtUnitState *state = &position->units[unit];
  RdtUnitIndex cargo = rdt_position_find_cargo (position, game, unit);
  RdtCounter *counter = add_counter (self);

  counter->unit = unit;
  counter->cell = state->cell;
  counter->facing = state->facing;
  counter->side = game->units[unit].side;
  counter->quality = game->units[unit].quality;
  counter->type = find_type (game, position, unit);
  counter->marks = find_marks (game, position, unit);

  if (cargo != RDT_NO_UNIT)
    {
      counter->cargo = rdt_game_get_type (game, cargo)->id;
      counter->marks |= RDT_MARK_CARRIES;
    }
}

/**
 * rdt_picture_show_position:
 * @game: a battle; must outlive the picture
 *
 * Shows a position of a battle.
 */
void
rdt_picture_show_position (RdtPicture        *self,
                           const RdtGame     *game,
                           const RdtPosition *position)
{
  show_board (self, game->setup);

  for (RdtCell cell = 0; cell < game->map->n_cells; cell++)
    {
      self->works[cell] = rdt_position_get_works (position, game->map, cell);

      for (RdtSide side = 0; side < RDT_N_SIDES; side++)
        if (rdt_cell_set_has (&position->held[side], cell))
          self->held[cell] = side;
    }

  self->n_clouds = position->n_clouds;
  memcpy (self->clouds, position->clouds, position->n_clouds * sizeof *self->clouds);

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    if (position->units[unit].status == RDT_STATUS_BOARD)
      add_unit (self, game, position, unit);

  stack_counters (self);
}

/**
 * rdt_picture_clear_turn:
 *
 * Removes the marks that last for a turn.  At the end of a battle units keep
 * them, unlike at the end of other turns.
 */
void
rdt_picture_clear_turn (RdtPicture *self)
{
  const guint32 marks = RDT_MARK_MOVED | RDT_MARK_FIRED | RDT_MARK_DONE | RDT_MARK_ACTIVE
                        | RDT_MARK_DECLARED;

  for (guint i = 0; i < self->n_counters; i++)
    {
      self->counters[i].marks &= ~marks;
      self->counters[i].stack_marks &= ~marks;
    }
}

/**
 * rdt_picture_raise:
 * @unit: a unit, or %RDT_NO_UNIT
 *
 * Puts a unit on top of its stack.  In other cells the last unit is on top.
 */
void
rdt_picture_raise (RdtPicture   *self,
                   RdtUnitIndex  unit)
{
  const RdtCounter *raised = rdt_picture_find_counter (self, unit);

  for (guint i = 0; i < self->n_counters; i++)
    {
      RdtCounter *counter = &self->counters[i];

      if (raised != NULL && raised->cell == counter->cell)
        counter->is_top = counter->unit == unit;
      else
        counter->is_top = counter->place + 1 == counter->n_there;
    }
}

/**
 * rdt_picture_find_counter:
 *
 * Returns: (nullable): a unit's counter, if it is visible
 */
const RdtCounter *
rdt_picture_find_counter (const RdtPicture *self,
                          RdtUnitIndex      unit)
{
  for (guint i = 0; i < self->n_counters; i++)
    if (self->counters[i].unit == unit)
      return &self->counters[i];

  return NULL;
}

/**
 * rdt_picture_find_top:
 *
 * Returns: (nullable): the counter on top of those in a cell
 */
const RdtCounter *
rdt_picture_find_top (const RdtPicture *self,
                      RdtCell           cell)
{
  for (guint i = 0; i < self->n_counters; i++)
    if (self->counters[i].cell == cell && self->counters[i].is_top)
      return &self->counters[i];

  return NULL;
}
