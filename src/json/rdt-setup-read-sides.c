/* rdt-setup-read-sides.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-setup-read-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-wire.h"

/* The armies of a scenario. */

static void
read_arrival (RdtSetupReading *context,
              RdtSetupUnit    *unit)
{
  RdtReader *reader = context->reader;

  if (!rdt_reader_open_object (reader, "arrives"))
    return;

  if (rdt_reader_require (reader, "turn"))
    {
      unit->arrives_turn = rdt_reader_get_int (reader, 1, RDT_MAX_TURNS);
      rdt_reader_leave (reader);
    }
  if (rdt_reader_require (reader, "at"))
    {
      unit->arrives = rdt_reader_get_areas (reader);
      rdt_reader_leave (reader);
    }
  unit->arrives_extra = rdt_reader_dup_extra (reader);
  rdt_reader_close_object (reader);
}

static RdtSetupUnit *
read_unit (RdtSetupReading *context)
{
  RdtReader *reader = context->reader;
  RdtSetupUnit *unit = rdt_setup_unit_new ();

  rdt_reader_begin_object (reader);
  unit->id = rdt_reader_require_id (reader, "id");
  unit->type = rdt_reader_require_id (reader, "type");
  unit->name = rdt_reader_read_string (reader, "name");
  unit->quality = rdt_reader_read_enum (reader, "quality", RDT_TYPE_QUALITY, RDT_QUALITY_AVERAGE);
  unit->facing = rdt_reader_read_facing (reader, "facing", &context->setup->grid);
  unit->armament = rdt_reader_read_id (reader, "armament");
  unit->aboard = rdt_reader_read_id (reader, "aboard");
  unit->has_gas_shell = rdt_reader_read_boolean (reader, "gas-shell");
  read_arrival (context, unit);

  if (rdt_reader_enter (reader, "at"))
    {
      unit->at = rdt_reader_get_place (reader);
      rdt_reader_leave (reader);
    }

  unit->extra = rdt_reader_dup_extra (reader);
  rdt_reader_end_object (reader);

  return unit;
}

static void
read_units (RdtSetupReading *context,
            RdtSetupSide    *side)
{
  RdtReader *reader = context->reader;
  guint n;

  if (!rdt_reader_require (reader, "units"))
    return;

  n = rdt_reader_begin_array (reader);
  if (n + rdt_setup_get_n_units (context->setup) > RDT_MAX_UNITS)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("at most %u units in all"),
                          RDT_MAX_UNITS);

  for (guint i = 0; i < n && rdt_reader_is_good (reader); i++)
    {
      rdt_reader_enter_element (reader, i);
      g_ptr_array_add (side->units, read_unit (context));
      rdt_reader_leave (reader);
    }
  rdt_reader_leave (reader);
}

static void
read_colour (RdtReader    *reader,
             RdtSetupSide *side)
{
  if (!rdt_reader_enter (reader, "colour"))
    return;

  side->colour = g_strdup (rdt_reader_get_string (reader));
  if (strlen (side->colour) != 7 || side->colour[0] != '#'
      || strspn (side->colour + 1, "0123456789abcdefABCDEF") != 6)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("a colour such as \"#b3261e\""));
  rdt_reader_leave (reader);
}

static void
read_side (RdtSetupReading *context,
           RdtSetupSide    *side)
{
  RdtReader *reader = context->reader;

  rdt_reader_begin_object (reader);
  side->id = rdt_reader_require_id (reader, "id");
  side->name = rdt_reader_require_string (reader, "name");
  side->briefing = rdt_reader_read_string (reader, "briefing");
  read_colour (reader, side);

  if (rdt_reader_enter (reader, "commander"))
    {
      side->commander = rdt_reader_get_enum (reader, RDT_TYPE_RATING);
      side->has_commander = TRUE;
      rdt_reader_leave (reader);
    }

  if (rdt_reader_enter (reader, "deploy"))
    {
      side->deploy = rdt_reader_get_areas (reader);
      rdt_reader_leave (reader);
    }

  read_units (context, side);
  side->extra = rdt_reader_dup_extra (reader);
  rdt_reader_end_object (reader);
}

/**
 * rdt_setup_read_sides:
 *
 * Reads both sides with their units, after the board.
 */
void
rdt_setup_read_sides (RdtSetupReading *context)
{
  RdtReader *reader = context->reader;
  guint n;

  if (!rdt_reader_require (reader, "sides"))
    return;

  n = rdt_reader_begin_array (reader);
  if (n != RDT_N_SIDES)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("two sides"));

  for (guint i = 0; i < MIN (n, RDT_N_SIDES); i++)
    {
      rdt_reader_enter_element (reader, i);
      read_side (context, &context->setup->sides[i]);
      rdt_reader_leave (reader);
    }
  rdt_reader_leave (reader);
}
