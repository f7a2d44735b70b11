/* rdt-roster.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-roster.h"

#include "rdt-translation.h"

/**
 * rdt_roster_get:
 *
 * Returns: (transfer none) (nullable): the unit at a place in the roster
 */
RdtSetupUnit *
rdt_roster_get (const RdtSetup *setup,
                RdtRosterPlace  place)
{
  if (!rdt_roster_place_is_set (place) || place.index >= setup->sides[place.side].units->len)
    return NULL;

  return g_ptr_array_index (setup->sides[place.side].units, place.index);
}

/**
 * rdt_roster_nth:
 * @number: the number of a unit among those of both sides, as in pictures
 */
RdtRosterPlace
rdt_roster_nth (const RdtSetup *setup,
                guint           number)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      if (number < setup->sides[side].units->len)
        return (RdtRosterPlace) { .side = side, .index = number };

      number -= setup->sides[side].units->len;
    }

  return RDT_NOBODY;
}

RdtRosterPlace
rdt_roster_find (const RdtSetup *setup,
                 const char     *id)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (guint i = 0; i < setup->sides[side].units->len; i++)
      {
        RdtRosterPlace place = { .side = side, .index = i };

        if (g_strcmp0 (rdt_roster_get (setup, place)->id, id) == 0)
          return place;
      }

  return RDT_NOBODY;
}

/**
 * rdt_roster_find_at:
 * @after: a unit in the cell, or %RDT_NOBODY for the first
 *
 * Returns: the next unit in the cell, or %RDT_NOBODY
 */
RdtRosterPlace
rdt_roster_find_at (const RdtSetup *setup,
                    RdtPlace        at,
                    RdtRosterPlace  after)
{
  RdtSide first = rdt_roster_place_is_set (after) ? after.side : 0;

  for (RdtSide side = first; side < RDT_N_SIDES; side++)
    {
      guint i = rdt_roster_place_is_set (after) && side == first ? after.index + 1 : 0;

      for (; i < setup->sides[side].units->len; i++)
        {
          const RdtSetupUnit *unit = g_ptr_array_index (setup->sides[side].units, i);

          if (rdt_place_equal (unit->at, at))
            return (RdtRosterPlace) { .side = side, .index = i };
        }
    }

  return RDT_NOBODY;
}

/* The first letter of a side's id, unless the other side's begins with the same one. */
static char
get_initial (const RdtSetup *setup,
             RdtSide         side)
{
  const char *id = setup->sides[side].id;
  const char *other = setup->sides[1 - side].id;

  if (id != NULL && g_ascii_islower (*id) && (other == NULL || *id != *other))
    return *id;

  return side == 0 ? 'a' : 'b';
}

/**
 * rdt_roster_new_id:
 *
 * Returns: (transfer full): an unused id: "r1", "r2" … for a side "red"
 */
char *
rdt_roster_new_id (const RdtSetup *setup,
                   RdtSide         side)
{
  for (guint i = 1;; i++)
    {
      g_autofree char *id = g_strdup_printf ("%c%u", get_initial (setup, side), i);

      if (!rdt_roster_place_is_set (rdt_roster_find (setup, id)))
        return g_steal_pointer (&id);
    }
}

/* Twice the distance of the cells of a zone to the east and north of the centre. */
static void
weigh_zone (const RdtSetup *setup,
            const GArray   *zone,
            gint64         *x,
            gint64         *y)
{
  for (guint i = 0; zone != NULL && i < zone->len; i++)
    {
      const RdtArea *area = &g_array_index (zone, RdtArea, i);
      int n = (area->to.column - area->from.column + 1) * (area->to.row - area->from.row + 1);

      *x += n * (area->from.column + area->to.column - (setup->grid.width - 1));
      *y += n * (area->from.row + area->to.row - (setup->grid.height - 1));
    }
}

/* The same for units.  Those near the centre do not count. */
static void
weigh_units (const RdtSetup *setup,
             RdtSide         side,
             gint64         *x,
             gint64         *y)
{
  int width = setup->grid.width, height = setup->grid.height;
  int n = 0;

  for (guint i = 0; i < setup->sides[side].units->len; i++)
    {
      const RdtSetupUnit *unit = g_ptr_array_index (setup->sides[side].units, i);

      if (!rdt_place_is_set (unit->at))
        continue;

      *x += 2 * unit->at.column - (width - 1);
      *y += 2 * unit->at.row - (height - 1);
      n++;
    }

  if (3 * ABS (*x) <= (gint64) n * width)
    *x = 0;
  if (3 * ABS (*y) <= (gint64) n * height)
    *y = 0;
}

/* Finds the edge near which a side deploys or has its units, if there is one. */
static gboolean
find_edge (const RdtSetup *setup,
           RdtSide         side,
           guint          *edge)
{
  int width = setup->grid.width, height = setup->grid.height;
  gint64 x = 0, y = 0;

  weigh_zone (setup, setup->sides[side].deploy, &x, &y);
  if (x == 0 && y == 0)
    weigh_units (setup, side, &x, &y);

  if (ABS (x) * height > ABS (y) * width)
    *edge = x > 0 ? 1 : 3;
  else
    *edge = y > 0 ? 0 : 2;

  return x != 0 || y != 0;
}

/**
 * rdt_roster_find_home:
 *
 * Finds a side's own edge of the board: the one where it deploys or has its
 * units, or the one opposite the other side's, or the southern one for the first
 * side and the northern one for the other.
 *
 * Returns: 0 for the north, 1 for the east, 2 for the south, 3 for the west
 */
guint
rdt_roster_find_home (const RdtSetup *setup,
                      RdtSide         side)
{
  guint edge;

  if (find_edge (setup, side, &edge))
    return edge;

  if (find_edge (setup, rdt_side_other (side), &edge))
    return (edge + 2) % 4;

  return side == 0 ? 2 : 0;
}

/* Makes a unit face away from its side's edge; the default facing is not written. */
static void
face_enemy (const RdtSetup *setup,
            RdtSide         side,
            RdtSetupUnit   *unit)
{
  guint home = rdt_roster_find_home (setup, side);
  RdtFacing facing = (home + 2) % 4;

  if (setup->grid.kind == RDT_GRID_HEX)
    {
      if (home % 2 == 1)
        return;
      facing = home == 0 ? 3 : 0;
    }

  if (rdt_setup_get_facing (setup, side, unit) != facing)
    unit->facing = facing;
}

/**
 * rdt_roster_add:
 * @at: its place, which may be nowhere
 *
 * Adds a unit at the end of a side's roster.
 *
 * Returns: its place in the roster, or %RDT_NOBODY if the scenario has the
 *   maximum number of units
 */
RdtRosterPlace
rdt_roster_add (RdtSetup   *setup,
                RdtSide     side,
                const char *type,
                RdtPlace    at)
{
  RdtSetupUnit *unit;

  if (rdt_setup_get_n_units (setup) >= RDT_MAX_UNITS)
    return RDT_NOBODY;

  unit = rdt_setup_unit_new ();
  unit->id = rdt_roster_new_id (setup, side);
  unit->type = g_strdup (type);
  unit->at = at;
  g_ptr_array_add (setup->sides[side].units, unit);
  face_enemy (setup, side, unit);

  return (RdtRosterPlace) { .side = side, .index = setup->sides[side].units->len - 1 };
}

/**
 * rdt_roster_remove:
 *
 * Removes a unit.  Its cargo stays in its cell.
 */
void
rdt_roster_remove (RdtSetup       *setup,
                   RdtRosterPlace  place)
{
  const RdtSetupUnit *unit = rdt_roster_get (setup, place);
  GPtrArray *units;

  if (unit == NULL)
    return;

  units = setup->sides[place.side].units;
  for (guint i = 0; i < units->len; i++)
    {
      RdtSetupUnit *cargo = g_ptr_array_index (units, i);

      if (cargo->aboard == NULL || g_strcmp0 (cargo->aboard, unit->id) != 0)
        continue;

      g_clear_pointer (&cargo->aboard, g_free);
      cargo->at = unit->at;
    }

  rdt_setup_rename_words (setup, RDT_WORDING_UNIT, unit->id, NULL);
  g_ptr_array_remove_index (units, place.index);
}

/**
 * rdt_roster_remove_at:
 *
 * Removes all units in a cell, with their cargo.
 */
void
rdt_roster_remove_at (RdtSetup *setup,
                      RdtPlace  at)
{
  RdtRosterPlace place;

  while (rdt_roster_place_is_set (place = rdt_roster_find_at (setup, at, RDT_NOBODY)))
    rdt_roster_remove (setup, place);
}

/**
 * rdt_roster_move:
 *
 * Puts a unit on the board, wherever it was.
 */
void
rdt_roster_move (RdtSetup       *setup,
                 RdtRosterPlace  place,
                 RdtPlace        to)
{
  RdtSetupUnit *unit = rdt_roster_get (setup, place);

  if (unit == NULL)
    return;

  unit->at = to;
  unit->arrives_turn = 0;
  g_clear_pointer (&unit->aboard, g_free);
  g_clear_pointer (&unit->arrives, g_array_unref);
  g_clear_pointer (&unit->arrives_extra, g_free);
}

/**
 * rdt_roster_turn:
 *
 * Turns a unit.
 */
void
rdt_roster_turn (RdtSetup       *setup,
                 RdtRosterPlace  place,
                 int             n_clockwise)
{
  RdtSetupUnit *unit = rdt_roster_get (setup, place);
  int n = rdt_grid_get_n_facings (&setup->grid);

  if (unit != NULL)
    unit->facing = (rdt_setup_get_facing (setup, place.side, unit) + n_clockwise % n + n) % n;
}

/**
 * rdt_roster_rename:
 *
 * Changes the id of a unit, also in references of its cargo.
 */
void
rdt_roster_rename (RdtSetup       *setup,
                   RdtRosterPlace  place,
                   const char     *id)
{
  RdtSetupUnit *unit = rdt_roster_get (setup, place);
  g_autofree char *before = NULL;

  if (unit == NULL)
    return;

  before = g_steal_pointer (&unit->id);
  unit->id = g_strdup (id);
  rdt_setup_rename_words (setup, RDT_WORDING_UNIT, before, id);

  for (guint i = 0; i < setup->sides[place.side].units->len; i++)
    {
      RdtSetupUnit *cargo = g_ptr_array_index (setup->sides[place.side].units, i);

      if (cargo->aboard == NULL || g_strcmp0 (cargo->aboard, before) != 0)
        continue;

      g_free (cargo->aboard);
      cargo->aboard = g_strdup (id);
    }
}
