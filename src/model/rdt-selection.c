/* rdt-selection.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-selection.h"

static RdtPlace
get_place (const RdtSetup *setup,
           RdtCell         cell)
{
  return (RdtPlace) {
    .column = rdt_grid_get_column (&setup->grid, cell),
    .row = rdt_grid_get_row (&setup->grid, cell),
  };
}

void
rdt_selection_clear (RdtSelection *self)
{
  self->has_area = FALSE;
  self->corner = RDT_NO_CELL;
  self->unit = RDT_NOBODY;
}

/**
 * rdt_selection_choose:
 * @clicked: the number of the unit that was hit, or %RDT_NO_UNIT
 *
 * Chooses a cell, and a unit in it: again and again, one after the other.
 */
void
rdt_selection_choose (RdtSelection   *self,
                      const RdtSetup *setup,
                      RdtCell         cell,
                      guint           clicked)
{
  RdtPlace place = get_place (setup, cell);
  const RdtSetupUnit *unit = rdt_muster_get (setup, self->unit);
  RdtRosterPlace next = RDT_NOBODY;

  if (clicked != RDT_NO_UNIT)
    next = rdt_muster_nth (setup, clicked);
  if (unit != NULL && rdt_place_equal (unit->at, place)
      && (!rdt_roster_place_is_set (next) || rdt_muster_get (setup, next) == unit))
    next = rdt_muster_find_at (setup, place, self->unit);
  if (!rdt_roster_place_is_set (next))
    next = rdt_muster_find_at (setup, place, RDT_NOBODY);

  self->unit = next;
  self->corner = cell;
  self->area = (RdtArea) { .from = place, .to = place };
  self->has_area = TRUE;
}

/**
 * rdt_selection_choose_unit:
 *
 * Chooses a unit, and the cell where it stands.
 */
void
rdt_selection_choose_unit (RdtSelection   *self,
                           const RdtSetup *setup,
                           RdtRosterPlace  place)
{
  const RdtSetupUnit *unit = rdt_muster_get (setup, place);

  rdt_selection_clear (self);
  self->unit = place;

  if (unit == NULL || !rdt_setup_contains (setup, unit->at))
    return;

  self->corner = rdt_grid_cell_at (&setup->grid, unit->at.column, unit->at.row);
  self->area = (RdtArea) { .from = unit->at, .to = unit->at };
  self->has_area = TRUE;
}

void
rdt_selection_choose_all (RdtSelection   *self,
                          const RdtSetup *setup)
{
  self->unit = RDT_NOBODY;
  self->corner = 0;
  self->has_area = TRUE;
  self->area = (RdtArea) {
    .from = { 0, 0 },
    .to = { setup->grid.width - 1, setup->grid.height - 1 },
  };
}

/**
 * rdt_selection_extend:
 *
 * Chooses the rectangle between where choosing began and a cell.
 */
void
rdt_selection_extend (RdtSelection   *self,
                      const RdtSetup *setup,
                      RdtCell         cell)
{
  RdtPlace from, to;

  if (self->corner >= rdt_grid_get_n_cells (&setup->grid))
    self->corner = cell;

  from = get_place (setup, self->corner);
  to = get_place (setup, cell);
  self->area.from = (RdtPlace) { MIN (from.column, to.column), MIN (from.row, to.row) };
  self->area.to = (RdtPlace) { MAX (from.column, to.column), MAX (from.row, to.row) };
  self->has_area = TRUE;
  self->unit = RDT_NOBODY;
}

/**
 * rdt_selection_get_area:
 * @area: (out): the cells that are chosen
 *
 * Returns: whether any are
 */
gboolean
rdt_selection_get_area (const RdtSelection *self,
                        const RdtSetup     *setup,
                        RdtArea            *area)
{
  if (!self->has_area
      || !rdt_setup_contains (setup, self->area.from)
      || !rdt_setup_contains (setup, self->area.to))
    return FALSE;

  *area = self->area;

  return TRUE;
}

RdtRosterPlace
rdt_selection_get_unit (const RdtSelection *self,
                        const RdtSetup     *setup)
{
  return rdt_muster_get (setup, self->unit) != NULL ? self->unit : RDT_NOBODY;
}
