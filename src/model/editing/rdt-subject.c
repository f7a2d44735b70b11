/* rdt-subject.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-subject.h"

gboolean
rdt_subject_equal (const RdtSubject *self,
                   const RdtSubject *other)
{
  return self->kind == other->kind
         && self->cell == other->cell
         && self->unit.side == other->unit.side
         && self->unit.index == other->unit.index
         && self->index == other->index;
}

/**
 * rdt_subject_exists:
 *
 * Whether a scenario has a subject.
 */
gboolean
rdt_subject_exists (const RdtSubject *self,
                    const RdtSetup   *setup)
{
  return rdt_subject_find_object (self, setup) != NULL;
}

/**
 * rdt_subject_find_object:
 *
 * Returns: (nullable): the struct of a subject, such as its [struct@SetupUnit];
 *   %NULL if the scenario does not have it
 */
gpointer
rdt_subject_find_object (const RdtSubject *self,
                         const RdtSetup   *setup)
{
  const GPtrArray *objects = NULL;

  switch (self->kind)
    {
    case RDT_SUBJECT_SCENARIO:
      return (gpointer) setup;

    case RDT_SUBJECT_CELL:
      return self->cell < rdt_grid_get_n_cells (&setup->grid)
             ? &setup->terrain[self->cell] : NULL;

    case RDT_SUBJECT_SIDE:
      return self->unit.side < RDT_N_SIDES ? (gpointer) &setup->sides[self->unit.side] : NULL;

    case RDT_SUBJECT_UNIT:
      return rdt_roster_get (setup, self->unit);

    case RDT_SUBJECT_OBJECTIVE:
      objects = setup->objectives;
      break;

    case RDT_SUBJECT_EXIT:
      objects = setup->exits;
      break;

    case RDT_SUBJECT_VICTORY:
      objects = setup->victory;
      break;

    case RDT_SUBJECT_LABEL:
      objects = setup->labels;
      break;
    }

  g_return_val_if_fail (objects != NULL, NULL);

  return self->index < objects->len ? g_ptr_array_index (objects, self->index) : NULL;
}
