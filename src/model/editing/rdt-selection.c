/* rdt-selection.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-selection.h"

#include "rdt-shape.h"

void
rdt_selection_clear (RdtSelection *self)
{
  self->has_area = FALSE;
  self->n_group = 0;
  self->corner = RDT_NO_CELL;
  self->unit = RDT_NOBODY;
}

/**
 * rdt_selection_choose:
 * @clicked: the unit that was clicked, or %RDT_NO_UNIT
 *
 * Selects a cell, and a unit in it; repeated clicks go through its units.
 */
void
rdt_selection_choose (RdtSelection   *self,
                      const RdtSetup *setup,
                      RdtCell         cell,
                      guint           clicked)
{
  RdtPlace place = rdt_place_of (&setup->grid, cell);
  const RdtSetupUnit *unit = rdt_roster_get (setup, self->unit);
  RdtRosterPlace next = RDT_NOBODY;

  if (clicked != RDT_NO_UNIT)
    next = rdt_roster_nth (setup, clicked);
  if (unit != NULL && rdt_place_equal (unit->at, place)
      && (!rdt_roster_place_is_set (next) || rdt_roster_get (setup, next) == unit))
    next = rdt_roster_find_at (setup, place, self->unit);
  if (!rdt_roster_place_is_set (next))
    next = rdt_roster_find_at (setup, place, RDT_NOBODY);

  self->unit = next;
  self->n_group = 0;
  self->corner = cell;
  self->area = (RdtArea) { .from = place, .to = place };
  self->has_area = TRUE;
}

/* The cell of a unit on the board; cargo is where its transport is. */
static RdtPlace
find_place (const RdtSetup     *setup,
            const RdtSetupUnit *unit)
{
  const RdtSetupUnit *transport;

  if (unit->aboard == NULL)
    return unit->at;

  transport = rdt_roster_get (setup, rdt_roster_find (setup, unit->aboard));

  return transport != NULL ? transport->at : RDT_NOWHERE;
}

/**
 * rdt_selection_choose_unit:
 *
 * Selects a unit and its cell.
 */
void
rdt_selection_choose_unit (RdtSelection   *self,
                           const RdtSetup *setup,
                           RdtRosterPlace  place)
{
  const RdtSetupUnit *unit = rdt_roster_get (setup, place);
  RdtPlace at = unit != NULL ? find_place (setup, unit) : RDT_NOWHERE;

  rdt_selection_clear (self);
  self->unit = place;

  if (!rdt_setup_contains (setup, at))
    return;

  self->corner = rdt_grid_cell_at (&setup->grid, at.column, at.row);
  self->area = (RdtArea) { .from = at, .to = at };
  self->has_area = TRUE;
}

/* Finds a unit again by its place in the roster, if its id has changed. */
static RdtRosterPlace
find_again (RdtRosterPlace  place,
            const RdtSetup *before,
            const RdtSetup *setup)
{
  const RdtSetupUnit *unit = rdt_roster_get (before, place);
  const RdtSetupUnit *other = rdt_roster_get (setup, place);
  RdtRosterPlace found;

  if (unit == NULL)
    return RDT_NOBODY;
  if (other != NULL && g_strcmp0 (other->id, unit->id) == 0)
    return place;

  found = rdt_roster_find (setup, unit->id);
  if (!rdt_roster_place_is_set (found)
      && setup->sides[place.side].units->len == before->sides[place.side].units->len)
    return place;

  return found;
}

void
rdt_selection_choose_all (RdtSelection   *self,
                          const RdtSetup *setup)
{
  self->unit = RDT_NOBODY;
  self->n_group = 0;
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
 * Selects the rectangle between the first corner and a cell.
 */
void
rdt_selection_extend (RdtSelection   *self,
                      const RdtSetup *setup,
                      RdtCell         cell)
{
  RdtPlace from, to;

  if (self->corner >= rdt_grid_get_n_cells (&setup->grid))
    self->corner = cell;

  from = rdt_place_of (&setup->grid, self->corner);
  to = rdt_place_of (&setup->grid, cell);
  self->area.from = (RdtPlace) { MIN (from.column, to.column), MIN (from.row, to.row) };
  self->area.to = (RdtPlace) { MAX (from.column, to.column), MAX (from.row, to.row) };
  self->has_area = TRUE;
  self->unit = RDT_NOBODY;
  self->n_group = 0;
}

static gboolean
has_group (const RdtSelection *self,
           const RdtSetup     *setup)
{
  return self->n_group > 0 && self->n_group == rdt_setup_get_n_units (setup);
}

/**
 * rdt_selection_list_units:
 *
 * Returns: (transfer full) (element-type RdtRosterPlace): the selected units: a
 *   group, a single unit, or all units in the selected cells
 */
GArray *
rdt_selection_list_units (const RdtSelection *self,
                          const RdtSetup     *setup)
{
  GArray *units;
  RdtArea area;

  if (!has_group (self, setup)
      && rdt_roster_get (setup, self->unit) == NULL
      && rdt_selection_get_area (self, setup, &area))
    return rdt_unit_group_new_in (setup, &area);

  units = rdt_unit_group_new ();
  for (guint i = 0; has_group (self, setup) && i < self->n_group; i++)
    {
      RdtRosterPlace place = rdt_roster_nth (setup, i);

      if (self->group[i])
        g_array_append_val (units, place);
    }

  if (units->len == 0 && rdt_roster_get (setup, self->unit) != NULL)
    g_array_append_val (units, self->unit);

  return units;
}

/**
 * rdt_selection_choose_group:
 * @units: (element-type RdtRosterPlace): units
 *
 * Selects units; the cell too, if there is only one.
 */
void
rdt_selection_choose_group (RdtSelection   *self,
                            const RdtSetup *setup,
                            const GArray   *units)
{
  guint unused;

  if (units->len < 2)
    {
      rdt_selection_choose_unit (self, setup, units->len == 1
                                 ? g_array_index (units, RdtRosterPlace, 0) : RDT_NOBODY);
      return;
    }

  rdt_selection_clear (self);
  self->n_group = rdt_setup_get_n_units (setup);
  for (guint i = 0; i < self->n_group; i++)
    self->group[i] = rdt_unit_group_find (units, rdt_roster_nth (setup, i), &unused);
}

/* Units are selected by number, and changing sides or its undo numbers them anew. */
static void
follow_group (RdtSelection   *self,
              const RdtSetup *before,
              const RdtSetup *setup)
{
  g_autoptr(GArray) units = rdt_selection_list_units (self, before);
  g_autoptr(GArray) now = rdt_unit_group_new ();

  for (guint i = 0; i < units->len; i++)
    {
      RdtRosterPlace unit = find_again (g_array_index (units, RdtRosterPlace, i), before, setup);

      if (rdt_roster_place_is_set (unit))
        g_array_append_val (now, unit);
    }

  rdt_selection_choose_group (self, setup, now);
}

/**
 * rdt_selection_follow:
 * @before: the contents before the edit
 *
 * Follows the selected units after an edit.  If a single one has been removed, its
 * cell stays selected.
 */
void
rdt_selection_follow (RdtSelection   *self,
                      const RdtSetup *before,
                      const RdtSetup *setup)
{
  RdtRosterPlace unit;

  if (has_group (self, before))
    {
      follow_group (self, before, setup);
      return;
    }

  if (!rdt_roster_place_is_set (self->unit))
    return;

  unit = find_again (self->unit, before, setup);
  if (rdt_roster_place_is_set (unit))
    rdt_selection_choose_unit (self, setup, unit);
  else
    self->unit = RDT_NOBODY;
}

/**
 * rdt_selection_toggle_unit:
 *
 * Adds a unit to the selection, or removes it.
 */
void
rdt_selection_toggle_unit (RdtSelection   *self,
                           const RdtSetup *setup,
                           RdtRosterPlace  place)
{
  g_autoptr(GArray) units = rdt_selection_list_units (self, setup);
  guint index;

  if (rdt_unit_group_find (units, place, &index))
    g_array_remove_index (units, index);
  else
    g_array_append_val (units, place);

  rdt_selection_choose_group (self, setup, units);
}

/**
 * rdt_selection_get_area:
 * @area: (out): the selected cells
 *
 * Returns: whether cells are selected
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
  return rdt_roster_get (setup, self->unit) != NULL ? self->unit : RDT_NOBODY;
}

/**
 * rdt_selection_list_cells:
 *
 * Returns: (transfer full) (element-type RdtCell): all selected cells
 */
GArray *
rdt_selection_list_cells (const RdtSelection *self,
                          const RdtSetup     *setup)
{
  const RdtGrid *grid = &setup->grid;
  RdtArea area;

  if (!rdt_selection_get_area (self, setup, &area))
    return g_array_new (FALSE, FALSE, sizeof (RdtCell));

  return rdt_shape_rectangle (grid, rdt_grid_cell_at (grid, area.from.column, area.from.row),
                              rdt_grid_cell_at (grid, area.to.column, area.to.row));
}

/**
 * rdt_selection_grab:
 * @pressed: the unit whose counter was pressed, or %RDT_NO_UNIT
 *
 * Begins to drag a unit: the pressed one, or else the selected one if it is
 * there, or else the first in the cell.
 */
void
rdt_selection_grab (RdtSelection   *self,
                    const RdtSetup *setup,
                    RdtCell         cell,
                    guint           pressed)
{
  RdtPlace place = rdt_place_of (&setup->grid, cell);
  const RdtSetupUnit *unit;

  if (pressed != RDT_NO_UNIT)
    self->unit = rdt_roster_nth (setup, pressed);
  unit = rdt_roster_get (setup, self->unit);
  if (unit == NULL || !rdt_place_equal (unit->at, place))
    self->unit = rdt_roster_find_at (setup, place, RDT_NOBODY);
}

/**
 * rdt_selection_find_next:
 * @n_on: by how many units to go on, or back if negative, in the order of the file
 *
 * Returns: the unit that is so many after the selected one, the first if none is
 *   selected; %RDT_NOBODY if there are none
 */
RdtRosterPlace
rdt_selection_find_next (const RdtSelection *self,
                         const RdtSetup     *setup,
                         int                 n_on)
{
  RdtRosterPlace now = rdt_selection_get_unit (self, setup);
  int n = rdt_setup_get_n_units (setup);
  int number = n_on > 0 ? 0 : n - 1;

  if (n == 0)
    return RDT_NOBODY;

  if (rdt_roster_place_is_set (now))
    number = (int) (now.index + now.side * setup->sides[0].units->len) + n_on;

  return rdt_roster_nth (setup, (number % n + n) % n);
}
