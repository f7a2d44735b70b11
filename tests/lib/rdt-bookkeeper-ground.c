/* rdt-bookkeeper-ground.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-bookkeeper-private.h"

/* What events tell of the board: works, gas, cells held. */

/* A work that is finished or abandoned. */
void
rdt_book_forget_work (RdtUnitState *state)
{
  state->work_cell = RDT_NO_CELL;
  state->work_kind = 0;
  state->work_turns = 0;
}

void
rdt_book_change_works (RdtBook        *self,
                       const RdtEvent *event)
{
  RdtCellSet *set = event->value == RDT_WORKS_MINEFIELD ? &self->position.minefields
                                                        : &self->position.wire;

  if (event->kind == RDT_EVENT_WORKS_LAID)
    rdt_cell_set_add (set, event->cell);
  else
    rdt_cell_set_remove (set, event->cell);

  for (RdtUnitIndex unit = 0; unit < self->game->n_units; unit++)
    {
      RdtUnitState *state = &self->position.units[unit];
      guint8 needed = event->kind == RDT_EVENT_WORKS_LAID
                      ? self->game->rules->lay_turns[event->value]
                      : self->game->rules->clear_turns[event->value];

      if (state->work_cell == event->cell && state->work_kind == event->value
          && state->work_turns == needed)
        {
          rdt_book_forget_work (state);
          return;
        }
    }
}

void
rdt_book_release_gas (RdtBook        *self,
                      const RdtEvent *event)
{
  RdtUnitIndex gun = self->position.retreats[0];

  self->position.clouds[self->position.n_clouds++] = (RdtCloud) {
    .cell = event->cell,
    .turn = 1,
    .towards = self->position.units[gun].facing,
  };
}

/* Clouds drift one after the other; a cloud that has gone makes room for the next. */
void
rdt_book_drift (RdtBook        *self,
                const RdtEvent *event)
{
  RdtPosition *position = &self->position;
  guint index = position->next_cloud;

  if (event->to != RDT_NO_CELL)
    {
      position->clouds[index].cell = event->to;
      position->next_cloud++;
      return;
    }

  position->n_clouds--;
  for (guint i = index; i < position->n_clouds; i++)
    position->clouds[i] = position->clouds[i + 1];
}

void
rdt_book_disperse (RdtBook        *self,
                   const RdtEvent *event)
{
  self->position.n_clouds--;
  for (guint i = 0; i < self->position.n_clouds; i++)
    self->position.clouds[i] = self->position.clouds[i + 1];
}

void
rdt_book_hold (RdtBook        *self,
               const RdtEvent *event)
{
  rdt_cell_set_add (&self->position.held[event->side], event->cell);
  rdt_cell_set_remove (&self->position.held[rdt_side_other (event->side)], event->cell);
}
