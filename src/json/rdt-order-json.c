/* rdt-order-json.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-order-json.h"

#include <glib/gi18n.h>

#include "rdt-wire.h"

/* The members that each kind of order has besides `order`. */
typedef enum
{
  MEMBER_UNIT    = 1 << 0,
  MEMBER_AT      = 1 << 1,
  MEMBER_TARGET  = 1 << 2,
  MEMBER_TO      = 1 << 3,
  MEMBER_PATH    = 1 << 4,
  MEMBER_CARGO   = 1 << 5,
  MEMBER_WORKS   = 1 << 6,

  /* Optional members. */
  MEMBER_FACING  = 1 << 7,
  MEMBER_TOWARDS = 1 << 8,
  MEMBER_AT_UNIT = 1 << 9,
  MEMBER_GAS     = 1 << 10,
} Members;

static const guint members[RDT_N_ORDER_KINDS] = {
  [RDT_ORDER_DEPLOY] = MEMBER_UNIT | MEMBER_AT | MEMBER_FACING,
  [RDT_ORDER_ENTER] = MEMBER_UNIT | MEMBER_AT | MEMBER_FACING,
  [RDT_ORDER_EXIT] = MEMBER_UNIT,
  [RDT_ORDER_FIRE] = MEMBER_UNIT | MEMBER_TARGET | MEMBER_GAS | MEMBER_AT_UNIT | MEMBER_TOWARDS,
  [RDT_ORDER_MOVE] = MEMBER_UNIT | MEMBER_PATH | MEMBER_FACING,
  [RDT_ORDER_CLOSE_COMBAT] = MEMBER_UNIT | MEMBER_TARGET | MEMBER_AT_UNIT,
  [RDT_ORDER_RETREAT] = MEMBER_UNIT | MEMBER_TO,
  [RDT_ORDER_ADVANCE] = MEMBER_UNIT | MEMBER_FACING,
  [RDT_ORDER_STAY] = MEMBER_UNIT,
  [RDT_ORDER_WITHDRAW] = MEMBER_UNIT | MEMBER_TO,
  [RDT_ORDER_LOAD] = MEMBER_UNIT | MEMBER_CARGO,
  [RDT_ORDER_UNLOAD] = MEMBER_UNIT | MEMBER_CARGO,
  [RDT_ORDER_MOUNT] = MEMBER_UNIT,
  [RDT_ORDER_DISMOUNT] = MEMBER_UNIT,
  [RDT_ORDER_UNPIN] = MEMBER_UNIT,
  [RDT_ORDER_LAY] = MEMBER_UNIT | MEMBER_WORKS | MEMBER_TARGET,
  [RDT_ORDER_CLEAR] = MEMBER_UNIT | MEMBER_WORKS | MEMBER_TARGET,
};

static RdtCell
get_cell (RdtReader     *reader,
          const RdtGame *game)
{
  int column, row;

  if (rdt_grid_parse_cell (rdt_reader_get_string (reader), &column, &row))
    return rdt_grid_cell_at (&game->map->grid, column, row);

  rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("a square or hex such as \"C4\""));

  return RDT_NO_CELL;
}

static void
read_cell (RdtReader     *reader,
           const RdtGame *game,
           const char    *name,
           RdtOrder      *order)
{
  if (!rdt_reader_require (reader, name))
    return;

  order->cell = get_cell (reader, game);
  rdt_reader_leave (reader);
}

static RdtUnitIndex
get_unit (RdtReader     *reader,
          const RdtGame *game)
{
  RdtUnitIndex unit = rdt_game_find_unit (game, rdt_reader_get_string (reader));

  return unit != RDT_NO_UNIT ? unit : RDT_UNKNOWN_UNIT;
}

static RdtUnitIndex
require_unit (RdtReader     *reader,
              const RdtGame *game,
              const char    *name)
{
  RdtUnitIndex unit = RDT_UNKNOWN_UNIT;

  if (rdt_reader_require (reader, name))
    {
      unit = get_unit (reader, game);
      rdt_reader_leave (reader);
    }

  return unit;
}

static void
read_path (RdtReader     *reader,
           const RdtGame *game,
           RdtOrder      *order)
{
  guint n;

  if (!rdt_reader_require (reader, "path"))
    return;

  n = rdt_reader_begin_array (reader);
  order->n_path = MIN (n, RDT_MAX_PATH + 1);

  for (guint i = 0; i < n; i++)
    {
      RdtCell cell;

      rdt_reader_enter_element (reader, i);
      cell = get_cell (reader, game);
      if (i < RDT_MAX_PATH)
        order->path[i] = cell;
      rdt_reader_leave (reader);
    }
  rdt_reader_leave (reader);
}

static void
read_works (RdtReader *reader,
            RdtOrder  *order)
{
  if (!rdt_reader_require (reader, "works"))
    return;

  order->works = rdt_reader_get_enum (reader, RDT_TYPE_WORKS);
  if (order->works != RDT_WORKS_MINEFIELD && order->works != RDT_WORKS_WIRE)
    /* Translators: after "expected": two words that a file may have. */
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("\"%s\" or \"%s\""),
                          "minefield", "wire");
  rdt_reader_leave (reader);
}

static void
read_at_unit (RdtReader     *reader,
              const RdtGame *game,
              RdtOrder      *order)
{
  if (!rdt_reader_enter (reader, "at-unit"))
    return;

  order->other = get_unit (reader, game);
  rdt_reader_leave (reader);
}

static void
read_members (RdtReader     *reader,
              const RdtGame *game,
              guint          wanted,
              RdtOrder      *order)
{
  if (wanted & MEMBER_UNIT)
    order->unit = require_unit (reader, game, "unit");
  if (wanted & MEMBER_AT)
    read_cell (reader, game, "at", order);
  if (wanted & MEMBER_TARGET)
    read_cell (reader, game, "target", order);
  if (wanted & MEMBER_TO)
    read_cell (reader, game, "to", order);
  if (wanted & MEMBER_PATH)
    read_path (reader, game, order);
  if (wanted & MEMBER_CARGO)
    order->other = require_unit (reader, game, "cargo");
  if (wanted & MEMBER_WORKS)
    read_works (reader, order);
  if (wanted & MEMBER_FACING)
    order->facing = rdt_reader_read_facing (reader, "facing", &game->map->grid);
  if (wanted & MEMBER_TOWARDS)
    order->towards = rdt_reader_read_facing (reader, "towards", &game->map->grid);
  if (wanted & MEMBER_AT_UNIT)
    read_at_unit (reader, game, order);
  if (wanted & MEMBER_GAS)
    order->gas = rdt_reader_read_boolean (reader, "gas");
}

/**
 * rdt_order_read_here:
 * @reader: a reader at an order
 * @game: the battle
 * @order: (out caller-allocates): the order
 *
 * Reads an order.  Nonexistent units and cells are not errors of the file: the
 * referee refuses them.
 */
void
rdt_order_read_here (RdtReader     *reader,
                     const RdtGame *game,
                     RdtOrder      *order)
{
  rdt_order_init (order, RDT_ORDER_END, RDT_NO_UNIT);
  rdt_reader_begin_object (reader);

  if (rdt_reader_require (reader, "order"))
    {
      order->kind = rdt_reader_get_enum (reader, RDT_TYPE_ORDER_KIND);
      rdt_reader_leave (reader);
    }

  /* Without a kind, its members cannot be checked. */
  if (!rdt_reader_is_good (reader))
    return;

  read_members (reader, game, members[order->kind], order);
  rdt_reader_end_object (reader);
}

static gboolean
has_cell (const RdtGame *game,
          RdtCell        cell)
{
  return cell < rdt_grid_get_n_cells (&game->map->grid);
}

/**
 * rdt_order_names_what_exists:
 *
 * Whether an order can be written: one read from a file may refer to a
 * nonexistent unit or cell.
 */
gboolean
rdt_order_names_what_exists (const RdtOrder *order,
                             const RdtGame  *game)
{
  guint has = members[order->kind];

  if ((has & MEMBER_UNIT) && order->unit >= game->n_units)
    return FALSE;

  if ((has & MEMBER_CARGO) && order->other >= game->n_units)
    return FALSE;

  if ((has & MEMBER_AT_UNIT) && order->other != RDT_NO_UNIT && order->other >= game->n_units)
    return FALSE;

  if ((has & (MEMBER_AT | MEMBER_TARGET | MEMBER_TO)) && !has_cell (game, order->cell))
    return FALSE;

  if (order->n_path > RDT_MAX_PATH)
    return FALSE;

  for (guint i = 0; i < order->n_path; i++)
    if (!has_cell (game, order->path[i]))
      return FALSE;

  return TRUE;
}

static void
write_cell (RdtWriter     *writer,
            const RdtGame *game,
            RdtCell        cell)
{
  char label[RDT_CELL_LABEL_SIZE];

  rdt_grid_format_cell (&game->map->grid, cell, label);
  rdt_writer_string (writer, label);
}

static void
write_where (RdtWriter      *writer,
             const RdtGame  *game,
             const char     *name,
             const RdtOrder *order)
{
  rdt_writer_name (writer, name);
  write_cell (writer, game, order->cell);
}

static void
write_path (RdtWriter      *writer,
            const RdtGame  *game,
            const RdtOrder *order)
{
  rdt_writer_name (writer, "path");
  rdt_writer_begin_array (writer);
  for (guint i = 0; i < order->n_path; i++)
    write_cell (writer, game, order->path[i]);
  rdt_writer_end_array (writer);
}

static void
write_facing (RdtWriter     *writer,
              const RdtGame *game,
              const char    *name,
              RdtFacing      facing)
{
  if (facing != RDT_NO_FACING)
    rdt_writer_member_string (writer, name, rdt_grid_facing_name (&game->map->grid, facing));
}

/**
 * rdt_order_write:
 * @order: an order whose unit and cells exist
 * @game: the battle
 * @writer: where to write
 *
 * Writes an order as an object.
 */
void
rdt_order_write (const RdtOrder *order,
                 const RdtGame  *game,
                 RdtWriter      *writer)
{
  rdt_order_write_extra (order, game, NULL, writer);
}

/**
 * rdt_order_write_extra:
 * @extra: (nullable): members of other programs, as text
 *
 * Writes an order with the members of other programs.
 */
void
rdt_order_write_extra (const RdtOrder *order,
                       const RdtGame  *game,
                       const char     *extra,
                       RdtWriter      *writer)
{
  guint has = members[order->kind];

  rdt_writer_begin_object (writer);
  rdt_writer_member_string (writer, "order", rdt_wire_get_word (RDT_TYPE_ORDER_KIND, order->kind));

  if (has & MEMBER_UNIT)
    rdt_writer_member_string (writer, "unit", game->units[order->unit].id);
  if (has & MEMBER_AT)
    write_where (writer, game, "at", order);
  if (has & MEMBER_CARGO)
    rdt_writer_member_string (writer, "cargo", game->units[order->other].id);
  if (has & MEMBER_WORKS)
    rdt_writer_member_string (writer, "works", rdt_wire_get_word (RDT_TYPE_WORKS, order->works));
  if (has & MEMBER_TARGET)
    write_where (writer, game, "target", order);
  if (has & MEMBER_TO)
    write_where (writer, game, "to", order);
  if (has & MEMBER_PATH)
    write_path (writer, game, order);
  if ((has & MEMBER_AT_UNIT) && order->other != RDT_NO_UNIT)
    rdt_writer_member_string (writer, "at-unit", game->units[order->other].id);
  if ((has & MEMBER_GAS) && order->gas)
    rdt_writer_member_boolean (writer, "gas", TRUE);
  write_facing (writer, game, "facing", order->facing);
  write_facing (writer, game, "towards", order->towards);
  rdt_writer_extra (writer, extra);

  rdt_writer_end_object (writer);
}
