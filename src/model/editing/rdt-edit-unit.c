/* rdt-edit-unit.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-edit.h"

#include <glib/gi18n.h>

#include "rdt-wire.h"
#include "rdt-zone.h"

static void
leave_arrival (RdtSetupUnit *unit)
{
  g_clear_pointer (&unit->arrives, g_array_unref);
  g_clear_pointer (&unit->arrives_extra, g_free);
  unit->arrives_turn = 0;
}

static gboolean
set_at (RdtEdit        *edit,
        RdtRosterPlace  unit)
{
  RdtPlace place = RDT_NOWHERE;

  if (edit->value[0] == '\0')
    {
      rdt_roster_get (edit->setup, unit)->at = RDT_NOWHERE;
      return TRUE;
    }

  if (!rdt_place_from_text (edit->value, edit->setup->grid.kind, &place, edit->error))
    return FALSE;

  rdt_roster_move (edit->setup, unit, place);

  return TRUE;
}

static gboolean
set_facing (RdtEdit      *edit,
            RdtSetupUnit *unit)
{
  RdtFacing facing = RDT_NO_FACING;

  if (edit->value[0] != '\0')
    {
      facing = rdt_grid_parse_facing (&edit->setup->grid, edit->value);
      if (facing == RDT_NO_FACING)
        return rdt_edit_refuse (edit, _("“%s” is not one of the choices"), edit->value);
    }

  unit->facing = facing;

  return TRUE;
}

static gboolean
set_aboard (RdtEdit      *edit,
            RdtSetupUnit *unit)
{
  if (!rdt_edit_id (edit, &unit->aboard))
    return FALSE;

  if (unit->aboard != NULL)
    {
      unit->at = RDT_NOWHERE;
      leave_arrival (unit);
    }

  return TRUE;
}

/* The cells along a side's own edge of the board. */
static RdtArea
find_home_edge (const RdtSetup *setup,
                RdtSide         side)
{
  int right = setup->grid.width - 1, top = setup->grid.height - 1;
  RdtArea edge = { .from = { 0, 0 }, .to = { right, top } };

  switch (rdt_roster_find_home (setup, side))
    {
    case 0:
      edge.from.row = top;
      break;

    case 1:
      edge.from.column = right;
      break;

    case 2:
      edge.to.row = 0;
      break;

    default:
      edge.to.column = 0;
      break;
    }

  return edge;
}

/* Reinforcements arrive at their own edge by default. */
static void
begin_arrival (RdtSetup       *setup,
               RdtRosterPlace  place)
{
  RdtSetupUnit *unit = rdt_roster_get (setup, place);
  RdtArea edge = find_home_edge (setup, place.side);

  unit->at = RDT_NOWHERE;
  g_clear_pointer (&unit->aboard, g_free);
  if (unit->arrives != NULL)
    return;

  unit->arrives = rdt_zone_new ();
  g_array_append_val (unit->arrives, edge);
  unit->arrives_turn = 1;
}

static gboolean
set_arrival (RdtEdit        *edit,
             RdtRosterPlace  place)
{
  RdtSetupUnit *unit = rdt_roster_get (edit->setup, place);
  g_autoptr(GArray) zone = NULL;
  guint turn;

  if (edit->field->name == RDT_FIELD_UNIT_ARRIVES_TURN)
    {
      if (!rdt_edit_read_number (edit, &turn))
        return FALSE;
    }
  else if (!rdt_edit_zone (edit, &zone))
    return FALSE;
  else
    turn = zone != NULL ? MAX (1, unit->arrives_turn) : 0;

  if (turn == 0)
    {
      leave_arrival (unit);
      return TRUE;
    }

  begin_arrival (edit->setup, place);
  unit->arrives_turn = turn;
  if (zone != NULL)
    {
      g_array_unref (unit->arrives);
      unit->arrives = g_steal_pointer (&zone);
    }

  return TRUE;
}

static gboolean
set_quality (RdtEdit      *edit,
             RdtSetupUnit *unit)
{
  int quality;

  if (!rdt_edit_read_word (edit, RDT_TYPE_QUALITY, &quality))
    return FALSE;

  unit->quality = quality;

  return TRUE;
}

/* Units aboard a transport are identified by its id, which must stay unique. */
static gboolean
rename_unit (RdtEdit        *edit,
             RdtRosterPlace  place)
{
  RdtRosterPlace other = rdt_roster_find (edit->setup, edit->value);

  if (!rdt_edit_read_id (edit))
    return FALSE;
  if (rdt_roster_place_is_set (other)
      && (other.side != place.side || other.index != place.index))
    return rdt_edit_refuse (edit, _("Another unit has the identifier “%s”"), edit->value);

  rdt_roster_rename (edit->setup, place, edit->value);

  return TRUE;
}

gboolean
rdt_edit_unit (RdtEdit        *edit,
               RdtRosterPlace  place)
{
  RdtSetupUnit *unit = rdt_roster_get (edit->setup, place);

  switch ((int) edit->field->name)
    {
    case RDT_FIELD_UNIT_ID:
      return rename_unit (edit, place);

    case RDT_FIELD_UNIT_TYPE:
      return rdt_edit_id (edit, &unit->type);

    case RDT_FIELD_UNIT_NAME:
      return rdt_edit_text (edit, &unit->name);

    case RDT_FIELD_UNIT_QUALITY:
      return set_quality (edit, unit);

    case RDT_FIELD_UNIT_AT:
      return set_at (edit, place);

    case RDT_FIELD_UNIT_FACING:
      return set_facing (edit, unit);

    case RDT_FIELD_UNIT_ARMAMENT:
      return rdt_edit_id (edit, &unit->armament);

    case RDT_FIELD_UNIT_ABOARD:
      return set_aboard (edit, unit);

    case RDT_FIELD_UNIT_GAS_SHELL:
      unit->has_gas_shell = rdt_edit_read_switch (edit);
      return TRUE;

    case RDT_FIELD_UNIT_ARRIVES_TURN:
    case RDT_FIELD_UNIT_ARRIVES_AT:
      return set_arrival (edit, place);

    default:
      g_return_val_if_reached (FALSE);
    }
}
