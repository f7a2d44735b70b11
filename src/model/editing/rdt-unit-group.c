/* rdt-unit-group.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-unit-group.h"

GArray *
rdt_unit_group_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (RdtRosterPlace));
}

/**
 * rdt_unit_group_new_in:
 *
 * Returns: (transfer full) (element-type RdtRosterPlace): the units in some
 *   cells, in the order of the file
 */
GArray *
rdt_unit_group_new_in (const RdtSetup *setup,
                       const RdtArea  *area)
{
  GArray *units = rdt_unit_group_new ();

  for (guint i = 0; i < rdt_setup_get_n_units (setup); i++)
    {
      RdtRosterPlace place = rdt_roster_nth (setup, i);

      if (rdt_area_has (area, rdt_roster_get (setup, place)->at))
        g_array_append_val (units, place);
    }

  return units;
}

gboolean
rdt_unit_group_find (const GArray   *units,
                     RdtRosterPlace  place,
                     guint          *index)
{
  for (guint i = 0; i < units->len; i++)
    {
      RdtRosterPlace other = g_array_index (units, RdtRosterPlace, i);

      if (other.side != place.side || other.index != place.index)
        continue;

      *index = i;
      return TRUE;
    }

  return FALSE;
}

static RdtSetupUnit *
get_unit (const GArray   *units,
          const RdtSetup *setup,
          guint           i)
{
  return rdt_roster_get (setup, g_array_index (units, RdtRosterPlace, i));
}

/**
 * rdt_unit_group_is_at:
 *
 * Whether one of the units is in a cell.
 */
gboolean
rdt_unit_group_is_at (const GArray   *units,
                      const RdtSetup *setup,
                      RdtPlace        place)
{
  for (guint i = 0; i < units->len; i++)
    {
      const RdtSetupUnit *unit = get_unit (units, setup, i);

      if (unit != NULL && rdt_place_equal (unit->at, place))
        return TRUE;
    }

  return FALSE;
}

/**
 * rdt_unit_group_turn:
 *
 * Turns each unit in place.
 */
void
rdt_unit_group_turn (const GArray *units,
                     RdtSetup     *setup,
                     int           n_clockwise)
{
  for (guint i = 0; i < units->len; i++)
    rdt_roster_turn (setup, g_array_index (units, RdtRosterPlace, i), n_clockwise);
}

static int
compare_backwards (gconstpointer a,
                   gconstpointer b)
{
  const RdtRosterPlace *place = a;
  const RdtRosterPlace *other = b;

  if (place->side != other->side)
    return (int) other->side - (int) place->side;

  return (int) other->index - (int) place->index;
}

/**
 * rdt_unit_group_remove:
 *
 * Removes the units, from the last to the first, so that places in the roster
 * stay valid.
 */
void
rdt_unit_group_remove (const GArray *units,
                       RdtSetup     *setup)
{
  g_autoptr(GArray) backwards = g_array_copy ((GArray *) units);

  g_array_sort (backwards, compare_backwards);
  for (guint i = 0; i < backwards->len; i++)
    rdt_roster_remove (setup, g_array_index (backwards, RdtRosterPlace, i));
}

/**
 * rdt_unit_group_shift:
 *
 * Returns: a place moved by a vector; it may be off the board
 */
RdtPlace
rdt_unit_group_shift (const RdtGrid *grid,
                      RdtPlace       place,
                      RdtPlace       from,
                      RdtPlace       to)
{
  int column = place.column + to.column - from.column;
  int rows = to.row - rdt_grid_get_slant (grid, to.column)
             - from.row + rdt_grid_get_slant (grid, from.column);

  if (column < 0)
    return RDT_NOWHERE;

  return (RdtPlace) {
    .column = column,
    .row = place.row - rdt_grid_get_slant (grid, place.column)
           + rows + rdt_grid_get_slant (grid, column),
  };
}

/**
 * rdt_unit_group_list_at:
 * @from: the start of a move
 * @to: its end
 *
 * Returns: (transfer full) (element-type RdtPlace): where units on the board
 *   would be after the same move
 */
GArray *
rdt_unit_group_list_at (const GArray   *units,
                        const RdtSetup *setup,
                        RdtPlace        from,
                        RdtPlace        to)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (RdtPlace));

  for (guint i = 0; i < units->len; i++)
    {
      const RdtSetupUnit *unit = get_unit (units, setup, i);
      RdtPlace place;

      if (unit == NULL || !rdt_setup_contains (setup, unit->at))
        continue;

      place = rdt_unit_group_shift (&setup->grid, unit->at, from, to);
      g_array_append_val (places, place);
    }

  return places;
}

/**
 * rdt_unit_group_move:
 *
 * Moves all units on the board by the same vector.
 *
 * Returns: whether there was room; if not, none is moved
 */
gboolean
rdt_unit_group_move (const GArray *units,
                     RdtSetup     *setup,
                     RdtPlace      from,
                     RdtPlace      to)
{
  g_autoptr(GArray) places = rdt_unit_group_list_at (units, setup, from, to);
  guint n = 0;

  for (guint i = 0; i < places->len; i++)
    if (!rdt_setup_contains (setup, g_array_index (places, RdtPlace, i)))
      return FALSE;

  for (guint i = 0; i < units->len; i++)
    {
      RdtSetupUnit *unit = get_unit (units, setup, i);

      if (unit != NULL && rdt_setup_contains (setup, unit->at))
        unit->at = g_array_index (places, RdtPlace, n++);
    }

  return places->len > 0;
}

/**
 * rdt_unit_group_new_like:
 *
 * Returns: (transfer full) (element-type RdtRosterPlace): all units of the same
 *   sides and types as some units
 */
GArray *
rdt_unit_group_new_like (const RdtSetup *setup,
                         const GArray   *units)
{
  GArray *alike = rdt_unit_group_new ();

  for (guint i = 0; i < rdt_setup_get_n_units (setup); i++)
    {
      RdtRosterPlace place = rdt_roster_nth (setup, i);
      const RdtSetupUnit *unit = rdt_roster_get (setup, place);
      gboolean is_like = FALSE;

      for (guint j = 0; j < units->len && !is_like; j++)
        is_like = g_array_index (units, RdtRosterPlace, j).side == place.side
                  && g_strcmp0 (get_unit (units, setup, j)->type, unit->type) == 0;

      if (is_like)
        g_array_append_val (alike, place);
    }

  return alike;
}

/**
 * rdt_unit_group_change_side:
 *
 * Moves units to the other side with their cargo; cargo without its transport
 * leaves the transport.
 */
void
rdt_unit_group_change_side (const GArray *units,
                            RdtSetup     *setup)
{
  g_autoptr(GPtrArray) leaving = g_ptr_array_new ();

  for (guint i = 0; i < units->len; i++)
    g_ptr_array_add (leaving, get_unit (units, setup, i));

  for (guint i = 0; i < rdt_setup_get_n_units (setup); i++)
    {
      RdtSetupUnit *unit = rdt_roster_get (setup, rdt_roster_nth (setup, i));
      RdtRosterPlace place = rdt_roster_find (setup, unit->aboard);
      RdtSetupUnit *transport = unit->aboard != NULL ? rdt_roster_get (setup, place) : NULL;
      guint unused;

      if (transport == NULL)
        continue;

      if (g_ptr_array_find (leaving, transport, &unused)
          && !g_ptr_array_find (leaving, unit, &unused))
        g_ptr_array_add (leaving, unit);
      else if (g_ptr_array_find (leaving, unit, &unused)
               && !g_ptr_array_find (leaving, transport, &unused))
        {
          unit->at = transport->at;
          g_clear_pointer (&unit->aboard, g_free);
        }
    }

  for (guint i = 0; i < leaving->len; i++)
    {
      RdtSetupUnit *unit = g_ptr_array_index (leaving, i);
      RdtSide side = g_ptr_array_find (setup->sides[0].units, unit, NULL) ? 0 : 1;
      guint index;

      g_ptr_array_find (setup->sides[side].units, unit, &index);
      g_ptr_array_steal_index (setup->sides[side].units, index);
      g_ptr_array_add (setup->sides[1 - side].units, unit);
    }
}
