/* rdt-setup-read-goals.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-setup-read-private.h"

#include <glib/gi18n.h>

#include "rdt-wire.h"

/* The objectives, exits and victory conditions of a scenario. */

static gpointer
read_objective (RdtReader *reader)
{
  RdtSetupObjective *objective = rdt_setup_objective_new ();

  if (rdt_reader_require (reader, "at"))
    {
      objective->at = rdt_reader_get_place (reader);
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
      exit->at = rdt_reader_get_areas (reader);
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
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("at least one square or hex"));

  for (guint i = 0; i < n && rdt_reader_is_good (reader); i++)
    {
      RdtPlace place;

      rdt_reader_enter_element (reader, i);
      place = rdt_reader_get_place (reader);
      for (guint j = 0; j < victory->holds->len; j++)
        if (rdt_place_equal (place, g_array_index (victory->holds, RdtPlace, j)))
          rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("each square or hex once"));
      g_array_append_val (victory->holds, place);
      rdt_reader_leave (reader);
    }
}

/* Exactly one of three kinds of conditions is required. */
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
                          _("exactly one of \"holds\", \"enemy-lost\" and \"exited\""));
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

/* Reads an optional array of objects. */
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

/**
 * rdt_setup_read_goals:
 *
 * Reads objectives, exits and victory conditions.
 */
void
rdt_setup_read_goals (RdtSetupReading *context)
{
  RdtReader *reader = context->reader;
  RdtSetup *setup = context->setup;

  read_list (reader, "objectives", read_objective, setup->objectives);
  read_list (reader, "exits", read_exit, setup->exits);
  read_list (reader, "victory", read_victory, setup->victory);
}
