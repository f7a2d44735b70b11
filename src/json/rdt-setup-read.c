/* rdt-setup-read.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-setup-json.h"

#include "rdt-reader.h"
#include "rdt-wire.h"

#include <string.h>

#define MAX_TURNS 9999

/* A scenario is read in the order in which its parts need each other: first
 * the board, for its grid tells which directions there are.
 */
typedef struct
{
  RdtReader *reader;
  RdtSetup  *setup;
} Context;

static RdtPlace
get_place (RdtReader *reader)
{
  const char *label = rdt_reader_get_string (reader);
  int column, row;

  if (!rdt_reader_is_good (reader))
    return RDT_NOWHERE;

  if (rdt_grid_parse_cell (label, &column, &row))
    return (RdtPlace) { .column = column, .row = row };

  rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, "a cell such as \"C4\"");

  return RDT_NOWHERE;
}

/* A cell or a rectangle, "B1:G2". */
static RdtArea
get_area (RdtReader *reader)
{
  const char *label = rdt_reader_get_string (reader);
  g_auto(GStrv) corners = g_strsplit (label, ":", 2);
  guint n = g_strv_length (corners);
  int columns[2], rows[2];

  if (n > 0 && rdt_grid_parse_cell (corners[0], &columns[0], &rows[0])
      && (n == 1 || rdt_grid_parse_cell (corners[1], &columns[1], &rows[1])))
    {
      guint last = n - 1;

      return (RdtArea) {
        .from = { .column = MIN (columns[0], columns[last]), .row = MIN (rows[0], rows[last]) },
        .to = { .column = MAX (columns[0], columns[last]), .row = MAX (rows[0], rows[last]) },
      };
    }

  rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE,
                        "a cell such as \"C4\" or a rectangle such as \"B1:G2\"");

  return (RdtArea) { .from = RDT_NOWHERE, .to = RDT_NOWHERE };
}

static GArray *
get_areas (RdtReader *reader)
{
  GArray *areas = g_array_new (FALSE, FALSE, sizeof (RdtArea));
  guint n = rdt_reader_begin_array (reader);

  for (guint i = 0; i < n; i++)
    {
      RdtArea area;

      rdt_reader_enter_element (reader, i);
      area = get_area (reader);
      g_array_append_val (areas, area);
      rdt_reader_leave (reader);
    }

  return areas;
}

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
        rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, "each of the works once");
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
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, "\"ford\" or \"bridge\"");
  else if (terrain->ground != RDT_GROUND_RIVER)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE,
                          "a crossing only where the ground is \"river\"");
  rdt_reader_leave (reader);
}

static void
read_terrain (RdtReader  *reader,
              RdtTerrain *terrain)
{
  rdt_reader_begin_object (reader);
  terrain->ground = rdt_reader_read_enum (reader, "ground", RDT_TYPE_GROUND, RDT_GROUND_OPEN);
  read_crossing (reader, terrain);
  terrain->height = rdt_reader_read_int (reader, "height", 0, RDT_MAX_HEIGHT, 0);
  terrain->has_road = rdt_reader_read_boolean (reader, "road");
  read_works (reader, terrain);
  terrain->extra = rdt_reader_dup_extra (reader);
  rdt_reader_end_object (reader);
}

static void
read_cells (Context *context)
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
                              "the name of a cell on the board for its member");
      else
        read_terrain (reader, terrain);
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

/* Makes the scenario, for its board tells its size. */
static void
read_board (Context *context)
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
  read_cells (context);
  context->setup->board_extra = rdt_reader_dup_extra (reader);
  rdt_reader_close_object (reader);
}

static void
read_arrival (Context      *context,
              RdtSetupUnit *unit)
{
  RdtReader *reader = context->reader;

  if (!rdt_reader_open_object (reader, "arrives"))
    return;

  if (rdt_reader_require (reader, "turn"))
    {
      unit->arrives_turn = rdt_reader_get_int (reader, 1, MAX_TURNS);
      rdt_reader_leave (reader);
    }
  if (rdt_reader_require (reader, "at"))
    {
      unit->arrives = get_areas (reader);
      rdt_reader_leave (reader);
    }
  unit->arrives_extra = rdt_reader_dup_extra (reader);
  rdt_reader_close_object (reader);
}

static RdtSetupUnit *
read_unit (Context *context)
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
      unit->at = get_place (reader);
      rdt_reader_leave (reader);
    }

  unit->extra = rdt_reader_dup_extra (reader);
  rdt_reader_end_object (reader);

  return unit;
}

static void
read_units (Context      *context,
            RdtSetupSide *side)
{
  RdtReader *reader = context->reader;
  guint n;

  if (!rdt_reader_require (reader, "units"))
    return;

  n = rdt_reader_begin_array (reader);
  if (n + rdt_setup_get_n_units (context->setup) > RDT_MAX_UNITS)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, "at most %u units in all", RDT_MAX_UNITS);

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
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, "a colour such as \"#b3261e\"");
  rdt_reader_leave (reader);
}

static void
read_side (Context      *context,
           RdtSetupSide *side)
{
  RdtReader *reader = context->reader;

  rdt_reader_begin_object (reader);
  side->id = rdt_reader_require_id (reader, "id");
  side->name = rdt_reader_require_string (reader, "name");
  read_colour (reader, side);

  if (rdt_reader_enter (reader, "commander"))
    {
      side->commander = rdt_reader_get_enum (reader, RDT_TYPE_RATING);
      side->has_commander = TRUE;
      rdt_reader_leave (reader);
    }

  if (rdt_reader_enter (reader, "deploy"))
    {
      side->deploy = get_areas (reader);
      rdt_reader_leave (reader);
    }

  read_units (context, side);
  side->extra = rdt_reader_dup_extra (reader);
  rdt_reader_end_object (reader);
}

static void
read_sides (Context *context)
{
  RdtReader *reader = context->reader;
  guint n;

  if (!rdt_reader_require (reader, "sides"))
    return;

  n = rdt_reader_begin_array (reader);
  if (n != RDT_N_SIDES)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, "two sides");

  for (guint i = 0; i < MIN (n, RDT_N_SIDES); i++)
    {
      rdt_reader_enter_element (reader, i);
      read_side (context, &context->setup->sides[i]);
      rdt_reader_leave (reader);
    }
  rdt_reader_leave (reader);
}

static void
read_options (Context *context)
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

static gpointer
read_objective (RdtReader *reader)
{
  RdtSetupObjective *objective = rdt_setup_objective_new ();

  if (rdt_reader_require (reader, "at"))
    {
      objective->at = get_place (reader);
      rdt_reader_leave (reader);
    }
  objective->name = rdt_reader_read_string (reader, "name");
  objective->held_by = rdt_reader_read_id (reader, "held-by");
  objective->extra = rdt_reader_dup_extra (reader);

  return objective;
}

static gpointer
read_exit (RdtReader *reader)
{
  RdtSetupExit *exit = rdt_setup_exit_new ();

  exit->side = rdt_reader_require_id (reader, "side");
  if (rdt_reader_require (reader, "at"))
    {
      g_array_unref (exit->at);
      exit->at = get_areas (reader);
      rdt_reader_leave (reader);
    }
  exit->extra = rdt_reader_dup_extra (reader);

  return exit;
}

static void
read_holds (RdtReader       *reader,
            RdtSetupVictory *victory)
{
  guint n = rdt_reader_begin_array (reader);

  if (n == 0)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, "at least one cell");

  for (guint i = 0; i < n && rdt_reader_is_good (reader); i++)
    {
      RdtPlace place;

      rdt_reader_enter_element (reader, i);
      place = get_place (reader);
      for (guint j = 0; j < victory->holds->len; j++)
        if (rdt_place_equal (place, g_array_index (victory->holds, RdtPlace, j)))
          rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, "each cell once");
      g_array_append_val (victory->holds, place);
      rdt_reader_leave (reader);
    }
}

/* Of three kinds of conditions a file must have exactly one. */
static void
read_condition (RdtReader       *reader,
                RdtSetupVictory *victory)
{
  guint n = 0;

  if (rdt_reader_enter (reader, "holds"))
    {
      n++;
      victory->kind = RDT_VICTORY_HOLDS;
      read_holds (reader, victory);
      rdt_reader_leave (reader);
      victory->count = rdt_reader_read_int (reader, "at-least", 1, RDT_MAX_CELLS, 0);
    }

  if (rdt_reader_enter (reader, "enemy-lost"))
    {
      n++;
      victory->kind = RDT_VICTORY_ENEMY_LOST;
      victory->count = rdt_reader_get_int (reader, 1, RDT_MAX_UNITS);
      rdt_reader_leave (reader);
    }

  if (rdt_reader_enter (reader, "exited"))
    {
      n++;
      victory->kind = RDT_VICTORY_EXITED;
      victory->count = rdt_reader_get_int (reader, 1, RDT_MAX_UNITS);
      rdt_reader_leave (reader);
    }

  if (n != 1)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE,
                          "exactly one of \"holds\", \"enemy-lost\" and \"exited\"");
}

static gpointer
read_victory (RdtReader *reader)
{
  RdtSetupVictory *victory = rdt_setup_victory_new ();

  victory->side = rdt_reader_require_id (reader, "side");
  read_condition (reader, victory);

  if (rdt_reader_enter (reader, "when"))
    {
      victory->any_turn = rdt_reader_get_enum (reader, RDT_TYPE_WHEN) == RDT_WHEN_ANY_TURN;
      rdt_reader_leave (reader);
    }
  victory->extra = rdt_reader_dup_extra (reader);

  return victory;
}

/* An optional array of objects. */
static void
read_list (RdtReader   *reader,
           const char  *name,
           gpointer   (*read_item) (RdtReader *reader),
           GPtrArray   *items)
{
  guint n;

  if (!rdt_reader_enter (reader, name))
    return;

  n = rdt_reader_begin_array (reader);
  for (guint i = 0; i < n && rdt_reader_is_good (reader); i++)
    {
      rdt_reader_enter_element (reader, i);
      rdt_reader_begin_object (reader);
      g_ptr_array_add (items, read_item (reader));
      rdt_reader_close_object (reader);
    }
  rdt_reader_leave (reader);
}

static void
read_all (Context *context)
{
  RdtReader *reader = context->reader;
  RdtSetup *setup;

  rdt_reader_read_format (reader, RDT_SCENARIO_FORMAT, RDT_SCENARIO_VERSION);
  read_board (context);
  setup = context->setup;

  setup->title = rdt_reader_require_string (reader, "title");
  setup->author = rdt_reader_read_string (reader, "author");
  setup->description = rdt_reader_read_string (reader, "description");
  setup->rules = rdt_reader_require_id (reader, "rules");
  read_options (context);
  setup->turn_limit = rdt_reader_read_int (reader, "turn-limit", 1, MAX_TURNS, 0);
  read_sides (context);
  read_list (reader, "objectives", read_objective, setup->objectives);
  read_list (reader, "exits", read_exit, setup->exits);
  read_list (reader, "victory", read_victory, setup->victory);
  setup->otherwise = rdt_reader_read_id (reader, "otherwise");
  setup->extra = rdt_reader_dup_extra (reader);
}

/**
 * rdt_setup_read_here:
 * @reader: a reader that stands at a scenario
 *
 * Reads a scenario that is part of something larger.
 *
 * Returns: (transfer full): the scenario, to be thrown away if the reader is
 *   not good
 */
RdtSetup *
rdt_setup_read_here (RdtReader *reader)
{
  Context context = { .reader = reader };

  rdt_reader_begin_object (reader);
  read_all (&context);
  rdt_reader_end_object (reader);

  return context.setup;
}

/**
 * rdt_setup_read:
 * @text: (array length=length): a scenario file
 * @length: of it, in bytes
 * @file: what to call it in errors
 * @error: return location for a %RDT_FORMAT_ERROR
 *
 * Reads a scenario.  Whether it can be played [func@Setup.find_problems]
 * tells.
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
