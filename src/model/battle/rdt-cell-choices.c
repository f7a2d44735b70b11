/* rdt-cell-choices.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cell-choices.h"

/**
 * rdt_cell_choices_get_choices:
 * @unit: a unit, or %RDT_NO_UNIT
 * @cell: a cell, or %RDT_NO_CELL
 *
 * Returns: (transfer none) (element-type RdtChoice): the choices of the unit for
 *   the cell, valid until these are cleared
 */
const GArray *
rdt_cell_choices_get_choices (RdtCellChoices *self,
                              RdtBattle      *battle,
                              RdtUnitIndex    unit,
                              RdtCell         cell)
{
  if (self->choices == NULL && unit != RDT_NO_UNIT && cell != RDT_NO_CELL)
    self->choices = rdt_choices_list_all (battle, unit, cell);
  else if (self->choices == NULL)
    self->choices = g_array_new (FALSE, FALSE, sizeof (RdtChoice));

  return self->choices;
}

/**
 * rdt_cell_choices_get_odds:
 * @choice: the index of a choice
 *
 * Returns: (transfer none) (nullable): its odds, if it is legal fire or close
 *   combat
 */
const RdtOdds *
rdt_cell_choices_get_odds (RdtCellChoices *self,
                           RdtBattle      *battle,
                           guint           choice)
{
  if (self->odds == NULL)
    {
      self->odds = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_set_size (self->odds, self->choices->len);
    }

  if (g_ptr_array_index (self->odds, choice) == NULL)
    g_ptr_array_index (self->odds, choice) =
      rdt_choices_compute_odds (battle, &g_array_index (self->choices, RdtChoice, choice).order);

  return g_ptr_array_index (self->odds, choice);
}

void
rdt_cell_choices_clear (RdtCellChoices *self)
{
  g_clear_pointer (&self->choices, g_array_unref);
  g_clear_pointer (&self->odds, g_ptr_array_unref);
}
