/* rdt-setup-read.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-setup-read-private.h"

#include <glib/gi18n.h>

#include "rdt-theatre-json.h"
#include "rdt-wire.h"

static void
read_works (RdtReader  *reader,
            RdtTerrain *terrain)
{
  guint n;

  if (!rdt_reader_enter (reader, "works"))
    return;

  n = rdt_reader_begin_array (reader);
  for (guint i = 0; i < n; i++)
    {
      guint bit;

      rdt_reader_enter_element (reader, i);
      bit = 1u << rdt_reader_get_enum (reader, RDT_TYPE_WORKS);
      if (terrain->works & bit)
        rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("each kind of fieldworks once"));
      terrain->works |= bit;
      rdt_reader_leave (reader);
    }
  rdt_reader_leave (reader);
}

static void
read_crossing (RdtReader  *reader,
               RdtTerrain *terrain)
{
  if (!rdt_reader_enter (reader, "crossing"))
    return;

  terrain->crossing = rdt_reader_get_enum (reader, RDT_TYPE_CROSSING);
  if (terrain->crossing == RDT_CROSSING_NONE)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("\"%s\" or \"%s\""), "ford", "bridge");
  else if (terrain->ground != RDT_GROUND_RIVER)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE,
                          /* Translators: after "expected": a kind of ground as files write it. */
                          _("a crossing only where the ground is \"%s\""), "river");
  rdt_reader_leave (reader);
}

static guint8
read_facings (RdtReader     *reader,
              const RdtGrid *grid)
{
  guint n = rdt_reader_begin_array (reader);
  guint8 facings = 0;

  for (guint i = 0; i < n; i++)
    {
      RdtFacing facing;

      rdt_reader_enter_element (reader, i);
      facing = rdt_reader_get_facing (reader, grid);
      if (facing != RDT_NO_FACING)
        {
          if (facings & (1 << facing))
            rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("each edge once"));
          facings |= 1 << facing;
        }
      rdt_reader_leave (reader);
    }

  return facings;
}

static void
read_road (RdtReader     *reader,
           const RdtGrid *grid,
           RdtTerrain    *terrain)
{
  if (!rdt_reader_enter (reader, "road"))
    return;

  if (rdt_reader_is_at_array (reader))
    {
      terrain->has_road = TRUE;
      terrain->has_links = TRUE;
      terrain->links = read_facings (reader, grid);
    }
  else if (rdt_reader_is_at_boolean (reader))
    terrain->has_road = rdt_reader_get_boolean (reader);
  else
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_TYPE,
                          _("true or false, or the edges over which the road goes"));
  rdt_reader_leave (reader);
}

static void
read_flows (RdtReader     *reader,
            const RdtGrid *grid,
            RdtTerrain    *terrain)
{
  if (!rdt_reader_enter (reader, "flows"))
    return;

  terrain->has_flows = TRUE;
  terrain->flows = read_facings (reader, grid);
  if (terrain->ground != RDT_GROUND_RIVER)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE,
                          /* Translators: after "expected": a kind of ground as files write it. */
                          _("edges only where the ground is \"%s\""), "river");
  rdt_reader_leave (reader);
}

static void
read_terrain (RdtReader     *reader,
              const RdtGrid *grid,
              RdtTerrain    *terrain)
{
  rdt_reader_begin_object (reader);
  terrain->ground = rdt_reader_read_enum (reader, "ground", RDT_TYPE_GROUND, RDT_GROUND_OPEN);
  read_crossing (reader, terrain);
  terrain->height = rdt_reader_read_int (reader, "height", 0, RDT_MAX_HEIGHT, 0);
  read_road (reader, grid, terrain);
  read_flows (reader, grid, terrain);
  read_works (reader, terrain);
  terrain->extra = rdt_reader_dup_extra (reader);
  rdt_reader_end_object (reader);
}

static void
read_cells (RdtSetupReading *context)
{
  RdtReader *reader = context->reader;
  g_auto(GStrv) labels = NULL;

  if (!rdt_reader_open_object (reader, "cells"))
    return;

  labels = rdt_reader_dup_members (reader);

  for (guint i = 0; labels[i] != NULL; i++)
    {
      RdtPlace place = RDT_NOWHERE;
      RdtTerrain *terrain = NULL;
      int column, row;

      if (!rdt_reader_enter (reader, labels[i]))
        continue;

      if (rdt_grid_parse_cell (labels[i], &column, &row))
        {
          place = (RdtPlace) { .column = column, .row = row };
          terrain = rdt_setup_get_terrain (context->setup, place);
        }

      if (terrain == NULL)
        rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE,
                              _("a member named after a square or hex on the board"));
      else
        read_terrain (reader, &context->setup->grid, terrain);
      rdt_reader_leave (reader);
    }

  context->setup->cells_extra = rdt_reader_dup_extra (reader);
  rdt_reader_close_object (reader);
}

static int
require_length (RdtReader  *reader,
                const char *name)
{
  int length = 1;

  if (rdt_reader_require (reader, name))
    {
      length = rdt_reader_get_int (reader, 1, RDT_MAX_LENGTH);
      rdt_reader_leave (reader);
    }

  return length;
}

/* Skips what cannot be checked without something that is faulty. */
static void
pass_over (RdtReader  *reader,
           const char *name)
{
  if (rdt_reader_enter (reader, name))
    rdt_reader_leave (reader);
}

/* Creates the scenario with the size of its board. */
static void
read_board (RdtSetupReading *context)
{
  RdtReader *reader = context->reader;
  RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 1, .height = 1 };

  if (!rdt_reader_require (reader, "board"))
    {
      context->setup = rdt_setup_new (&grid);
      return;
    }

  rdt_reader_begin_object (reader);
  if (rdt_reader_require (reader, "grid"))
    {
      grid.kind = rdt_reader_get_enum (reader, RDT_TYPE_GRID_KIND);
      rdt_reader_leave (reader);
    }
  grid.width = require_length (reader, "width");
  grid.height = require_length (reader, "height");
  context->setup = rdt_setup_new (&grid);
  if (rdt_reader_is_good (reader))
    {
      read_cells (context);
      rdt_setup_read_labels (context);
    }
  else
    {
      pass_over (reader, "cells");
      pass_over (reader, "labels");
    }
  context->setup->board_extra = rdt_reader_dup_extra (reader);
  rdt_theatre_read (context->setup);
  rdt_reader_close_object (reader);
}

static void
read_options (RdtSetupReading *context)
{
  RdtReader *reader = context->reader;
  g_auto(GStrv) ids = NULL;

  if (!rdt_reader_open_object (reader, "options"))
    return;

  ids = rdt_reader_dup_ids (reader);

  for (guint i = 0; ids[i] != NULL; i++)
    g_ptr_array_add (rdt_reader_read_boolean (reader, ids[i]) ? context->setup->options
                                                              : context->setup->options_off,
                     g_strdup (ids[i]));

  context->setup->options_extra = rdt_reader_dup_extra (reader);
  rdt_reader_close_object (reader);
}

static void
read_all (RdtSetupReading *context)
{
  RdtReader *reader = context->reader;
  RdtSetup *setup;

  rdt_reader_read_format (reader, RDT_SCENARIO_FORMAT, RDT_SCENARIO_VERSION);
  read_board (context);
  setup = context->setup;

  setup->title = rdt_reader_require_string (reader, "title");
  setup->author = rdt_reader_read_string (reader, "author");
  setup->description = rdt_reader_read_string (reader, "description");
  setup->notes = rdt_reader_read_string (reader, "notes");
  setup->rules = rdt_reader_require_id (reader, "rules");
  read_options (context);
  setup->turn_limit = rdt_reader_read_int (reader, "turn-limit", 1, RDT_MAX_TURNS, 0);
  rdt_setup_read_sides (context);
  rdt_setup_read_goals (context);
  setup->otherwise = rdt_reader_read_id (reader, "otherwise");
  rdt_setup_read_translations (context);
  setup->extra = rdt_reader_dup_extra (reader);
}

/**
 * rdt_setup_read_here:
 * @reader: a reader at a scenario
 *
 * Reads an embedded scenario.
 *
 * Returns: (transfer full): the scenario, to be discarded if the reader has an
 *   error
 */
RdtSetup *
rdt_setup_read_here (RdtReader *reader)
{
  RdtSetupReading context = { .reader = reader };

  rdt_reader_begin_object (reader);
  read_all (&context);
  rdt_reader_end_object (reader);

  return context.setup;
}

/**
 * rdt_setup_read:
 * @text: (array length=length): the contents of a scenario file
 * @length: their length in bytes
 * @file: its name for errors
 * @error: return location for a %RDT_FORMAT_ERROR
 *
 * Reads a scenario.  Whether it can be played is checked by
 * [func@Setup.find_problems].
 *
 * Returns: (transfer full): the scenario, or %NULL with an error
 */
RdtSetup *
rdt_setup_read (const char  *text,
                gsize        length,
                const char  *file,
                GError     **error)
{
  g_autoptr(RdtReader) reader = rdt_reader_new_for_data (text, length, file);
  g_autoptr(RdtSetup) setup = rdt_setup_read_here (reader);

  return rdt_reader_finish (reader, error) ? g_steal_pointer (&setup) : NULL;
}

/**
 * rdt_setup_collect:
 * @text: (array length=length): the contents of a scenario file
 * @length: their length in bytes
 * @file: its name for errors
 * @faults: (out) (element-type RdtFault): all faults
 *
 * Reads a scenario and collects all its faults.
 *
 * Returns: (transfer full) (nullable): the valid part of the scenario, if it is
 *   sufficient
 */
RdtSetup *
rdt_setup_collect (const char  *text,
                   gsize        length,
                   const char  *file,
                   GPtrArray  **faults)
{
  g_autoptr(RdtReader) reader = rdt_reader_new_for_data (text, length, file);
  g_autoptr(RdtSetup) setup = NULL;

  rdt_reader_begin_collecting (reader);
  setup = rdt_setup_read_here (reader);
  *faults = rdt_reader_finish_forgiving (reader);

  return rdt_reader_is_whole (reader) ? g_steal_pointer (&setup) : NULL;
}
