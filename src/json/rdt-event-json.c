/* rdt-event-json.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-event-json.h"

#include "rdt-position.h"
#include "rdt-wire.h"

/* The members of an event in the format, and where their values come from. */
typedef struct
{
  const char *unit;      /* the names of the members, or NULL for none */
  const char *other;
  const char *side;
  const char *cell;
  const char *to;
  const char *value;
  GType     (*value_type) (void);
  const char *count;
  gboolean    has_facing;
  gboolean    has_path;
  gboolean    side_is_optional;
} Shape;

static const Shape shapes[RDT_N_EVENT_KINDS] = {
  [RDT_EVENT_COMMANDER_RATED] = { .side = "side", .value = "rating",
                                  .value_type = rdt_rating_get_type, .count = "value" },
  [RDT_EVENT_TURN_BEGAN] = { .count = "turn" },
  [RDT_EVENT_PHASE_BEGAN] = { .value = "phase", .value_type = rdt_phase_get_type,
                              .side = "side", .side_is_optional = TRUE },
  [RDT_EVENT_DECLARED] = { .unit = "unit", .cell = "target" },
  [RDT_EVENT_FIRED] = { .unit = "by", .cell = "target", .other = "at-unit" },
  [RDT_EVENT_LANDED] = { .unit = "by", .cell = "at" },
  [RDT_EVENT_HIT] = { .unit = "unit", .other = "by", },
  [RDT_EVENT_MISSED] = { .unit = "by", .cell = "target" },
  [RDT_EVENT_SURVIVED] = { .unit = "unit" },
  [RDT_EVENT_NOT_SPOTTED] = { .unit = "unit", .other = "by" },
  [RDT_EVENT_PINNED] = { .unit = "unit" },
  [RDT_EVENT_UNPINNED] = { .unit = "unit" },
  [RDT_EVENT_MOVED] = { .unit = "unit", .has_path = TRUE, .has_facing = TRUE },
  [RDT_EVENT_TURNED] = { .unit = "unit", .has_facing = TRUE },
  [RDT_EVENT_CLOSE_COMBAT] = { .unit = "attacker", .other = "defender", .value = "aspect",
                               .value_type = rdt_aspect_get_type },
  [RDT_EVENT_CLOSE_COMBAT_RESULT] = { .unit = "attacker", .other = "defender",
                                      .value = "result", .value_type = rdt_result_get_type },
  [RDT_EVENT_RETREATED] = { .unit = "unit", .cell = "to" },
  [RDT_EVENT_WITHDREW] = { .unit = "unit", .cell = "to" },
  [RDT_EVENT_ADVANCED] = { .unit = "unit", .cell = "to" },
  [RDT_EVENT_DESTROYED] = { .unit = "unit", .cell = "at", .value = "why",
                            .value_type = rdt_destroyed_get_type },
  [RDT_EVENT_DEPLOYED] = { .unit = "unit", .cell = "at", .has_facing = TRUE },
  [RDT_EVENT_ENTERED] = { .unit = "unit", .cell = "at", .has_facing = TRUE },
  [RDT_EVENT_EXITED] = { .unit = "unit" },
  [RDT_EVENT_LOADING] = { .unit = "unit", .other = "cargo" },
  [RDT_EVENT_LOADED] = { .unit = "unit", .other = "cargo" },
  [RDT_EVENT_UNLOADING] = { .unit = "unit", .other = "cargo" },
  [RDT_EVENT_UNLOADED] = { .unit = "unit", .other = "cargo" },
  [RDT_EVENT_MOUNTED] = { .unit = "unit" },
  [RDT_EVENT_DISMOUNTED] = { .unit = "unit" },
  [RDT_EVENT_WORK] = { .unit = "unit", .value = "works", .value_type = rdt_works_get_type,
                       .cell = "target", .count = "turns" },
  [RDT_EVENT_WORK_STOPPED] = { .unit = "unit" },
  [RDT_EVENT_WORKS_LAID] = { .value = "works", .value_type = rdt_works_get_type, .cell = "at" },
  [RDT_EVENT_WORKS_CLEARED] = { .value = "works", .value_type = rdt_works_get_type,
                                .cell = "at" },
  [RDT_EVENT_GAS_RELEASED] = { .cell = "at" },
  [RDT_EVENT_GAS_DRIFTED] = { .cell = "from", .to = "to" },
  [RDT_EVENT_GAS_DISPERSED] = { .cell = "at" },
  [RDT_EVENT_ACTIVATIONS] = { .side = "side", .count = "count" },
  [RDT_EVENT_ACTIVATED] = { .unit = "unit" },
  [RDT_EVENT_CARD_DRAWN] = { .side = "side" },
  [RDT_EVENT_COMMAND_FAILED] = { .side = "side" },
  [RDT_EVENT_OBJECTIVE_TAKEN] = { .cell = "at", .side = "side" },
  [RDT_EVENT_SIDE_EXHAUSTED] = { .side = "side" },
  [RDT_EVENT_TURN_ENDED] = { .count = "turn" },
  [RDT_EVENT_BATTLE_ENDED] = { .value = "why", .value_type = rdt_end_get_type, .side = "winner" },
};

static void
write_cell (RdtWriter     *writer,
            const RdtGame *game,
            const char    *name,
            RdtCell        cell)
{
  char label[RDT_CELL_LABEL_SIZE];

  rdt_writer_name (writer, name);

  if (cell == RDT_NO_CELL)
    {
      rdt_writer_null (writer);
      return;
    }

  rdt_grid_format_cell (&game->map->grid, cell, label);
  rdt_writer_string (writer, label);
}

static void
write_unit (RdtWriter     *writer,
            const RdtGame *game,
            const char    *name,
            RdtUnitIndex   unit)
{
  if (name != NULL && unit != RDT_NO_UNIT)
    rdt_writer_member_string (writer, name, game->units[unit].id);
}

static void
write_side (RdtWriter     *writer,
            const RdtGame *game,
            const Shape   *shape,
            RdtSide        side)
{
  if (shape->side == NULL || (side == RDT_NO_SIDE && shape->side_is_optional))
    return;

  rdt_writer_member_string (writer, shape->side,
                            side == RDT_NO_SIDE ? "draw" : game->sides[side].id);
}

static void
write_path (RdtWriter      *writer,
            const RdtGame  *game,
            const RdtEvent *event)
{
  rdt_writer_name (writer, "path");
  rdt_writer_begin_array (writer);
  for (guint i = 0; i < event->n_path; i++)
    {
      char label[RDT_CELL_LABEL_SIZE];

      rdt_grid_format_cell (&game->map->grid, event->path[i], label);
      rdt_writer_string (writer, label);
    }
  rdt_writer_end_array (writer);
}

static void
write_roll (RdtWriter      *writer,
            const RdtGame  *game,
            const RdtEvent *event)
{
  const RdtRoll *die = &event->roll;

  rdt_writer_member_string (writer, "for", rdt_wire_get_word (RDT_TYPE_DICE_PURPOSE, die->purpose));
  if (event->side != RDT_NO_SIDE)
    rdt_writer_member_string (writer, "side", game->sides[event->side].id);
  write_unit (writer, game, "unit", event->unit);

  rdt_writer_name (writer, "dice");
  rdt_writer_begin_array (writer);
  rdt_writer_int (writer, die->die);
  rdt_writer_end_array (writer);

  rdt_writer_name (writer, "modifiers");
  rdt_writer_begin_array (writer);
  for (guint i = 0; i < die->n_modifiers; i++)
    {
      rdt_writer_begin_object (writer);
      rdt_writer_member_string (writer, "why",
                                rdt_wire_get_word (RDT_TYPE_MODIFIER_KIND, die->modifiers[i].kind));
      rdt_writer_member_int (writer, "value", die->modifiers[i].value);
      rdt_writer_end_object (writer);
    }
  rdt_writer_end_array (writer);

  rdt_writer_member_int (writer, "score", die->score);
  if (die->needs != 0)
    rdt_writer_member_int (writer, "needs", die->needs);
}

static void
write_members (RdtWriter      *writer,
               const RdtGame  *game,
               const RdtEvent *event)
{
  const Shape *shape = &shapes[event->kind];

  write_unit (writer, game, shape->unit, event->unit);
  write_unit (writer, game, shape->other, event->other);

  if (shape->value != NULL)
    rdt_writer_member_string (writer, shape->value,
                              rdt_wire_get_word (shape->value_type (), event->value));
  if (shape->has_path)
    write_path (writer, game, event);
  if (shape->cell != NULL)
    write_cell (writer, game, shape->cell, event->cell);
  if (shape->to != NULL)
    write_cell (writer, game, shape->to, event->to);
  write_side (writer, game, shape, event->side);
  if (shape->count != NULL)
    rdt_writer_member_int (writer, shape->count, event->count);
  if (shape->has_facing)
    rdt_writer_member_string (writer, "facing",
                              rdt_grid_facing_name (&game->map->grid, event->facing));
  if (event->has_direct)
    rdt_writer_member_boolean (writer, "direct", event->is_direct);
  if (event->is_gas && event->kind == RDT_EVENT_FIRED)
    rdt_writer_member_boolean (writer, "gas", TRUE);
}

/**
 * rdt_event_write:
 * @event: an event
 * @game: its battle
 * @writer: where to write
 *
 * Writes an event as an object.
 */
void
rdt_event_write (const RdtEvent *event,
                 const RdtGame  *game,
                 RdtWriter      *writer)
{
  rdt_writer_begin_object (writer);
  rdt_writer_member_string (writer, "event", rdt_wire_get_word (RDT_TYPE_EVENT_KIND, event->kind));

  if (event->kind == RDT_EVENT_ROLLED)
    write_roll (writer, game, event);
  else
    write_members (writer, game, event);

  rdt_writer_end_object (writer);
}
