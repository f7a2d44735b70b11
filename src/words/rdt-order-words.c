/* rdt-order-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-order-words.h"

#include <glib/gi18n.h>

#include "rdt-name-words.h"
#include "rdt-scene.h"
#include "rdt-words.h"

/* The labels of an order, without and with a facing. */
typedef struct
{
  const char *plain;
  const char *facing;
} Label;

/* Translators: orders, as labels of a menu. {other} is a unit or several, {cell} a
 * cell such as C4, {facing} a direction such as north.
 */
static const Label labels[RDT_N_ORDER_KINDS] = {
  [RDT_ORDER_DEPLOY] = {
    .plain = N_("Deploy at {cell}"),
    .facing = N_("Deploy at {cell}, facing {facing}"),
  },
  [RDT_ORDER_ENTER] = {
    .plain = N_("Enter the board at {cell}"),
    .facing = N_("Enter the board at {cell}, facing {facing}"),
  },
  [RDT_ORDER_EXIT] = { .plain = N_("Leave the board") },
  [RDT_ORDER_FIRE] = {
    .plain = N_("Fire at {other} ({cell})"),
    .facing = N_("Fire at {other} ({cell}), aiming {facing}"),
  },
  [RDT_ORDER_MOVE] = {
    .plain = N_("Move to {cell}"),
    .facing = N_("Move to {cell}, facing {facing}"),
  },
  [RDT_ORDER_CLOSE_COMBAT] = { .plain = N_("Attack {other} ({cell})") },
  [RDT_ORDER_RETREAT] = { .plain = N_("Retreat to {cell}") },
  [RDT_ORDER_ADVANCE] = {
    .plain = N_("Advance into {cell}"),
    .facing = N_("Advance into {cell}, facing {facing}"),
  },
  [RDT_ORDER_STAY] = { .plain = N_("Stay") },
  [RDT_ORDER_WITHDRAW] = { .plain = N_("Withdraw to {cell}") },
  [RDT_ORDER_LOAD] = { .plain = N_("Load {other}") },
  [RDT_ORDER_UNLOAD] = { .plain = N_("Unload {other}") },
  [RDT_ORDER_MOUNT] = { .plain = N_("Mount") },
  [RDT_ORDER_DISMOUNT] = { .plain = N_("Dismount") },
  [RDT_ORDER_UNPIN] = { .plain = N_("Rally") },
  [RDT_ORDER_LAY] = { .plain = N_("Build fieldworks at {cell}") },
  [RDT_ORDER_CLEAR] = { .plain = N_("Clear fieldworks at {cell}") },
  [RDT_ORDER_END] = { .plain = N_("End") },
  [RDT_ORDER_RESIGN] = { .plain = N_("Resign") },
};

static const Label gas_label = {
  .plain = N_("Fire the gas shell at {other} ({cell})"),
  .facing = N_("Fire the gas shell at {other} ({cell}), aiming {facing}"),
};

static const Label turn_label = {
  .plain = N_("Turn in place"),
  .facing = N_("Turn to face {facing}"),
};

/* For works that take one turn, and more. */
static const Label lay_labels[RDT_N_WORKS][2] = {
  [RDT_WORKS_TRENCH] = {
    { .plain = N_("Dig a trench at {cell}") },
    { .plain = N_("Dig a trench at {cell}, turn {has} of {needs}") },
  },
  [RDT_WORKS_FORTIFICATION] = {
    { .plain = N_("Build a fortification at {cell}") },
    { .plain = N_("Build a fortification at {cell}, turn {has} of {needs}") },
  },
  [RDT_WORKS_MINEFIELD] = {
    { .plain = N_("Lay a minefield at {cell}") },
    { .plain = N_("Lay a minefield at {cell}, turn {has} of {needs}") },
  },
  [RDT_WORKS_WIRE] = {
    { .plain = N_("Lay barbed wire at {cell}") },
    { .plain = N_("Lay barbed wire at {cell}, turn {has} of {needs}") },
  },
};

static const Label clear_labels[RDT_N_WORKS][2] = {
  [RDT_WORKS_TRENCH] = {
    { .plain = N_("Fill in the trench at {cell}") },
    { .plain = N_("Fill in the trench at {cell}, turn {has} of {needs}") },
  },
  [RDT_WORKS_FORTIFICATION] = {
    { .plain = N_("Demolish the fortification at {cell}") },
    { .plain = N_("Demolish the fortification at {cell}, turn {has} of {needs}") },
  },
  [RDT_WORKS_MINEFIELD] = {
    { .plain = N_("Clear the minefield at {cell}") },
    { .plain = N_("Clear the minefield at {cell}, turn {has} of {needs}") },
  },
  [RDT_WORKS_WIRE] = {
    { .plain = N_("Clear the barbed wire at {cell}") },
    { .plain = N_("Clear the barbed wire at {cell}, turn {has} of {needs}") },
  },
};

/* By the phase that `end` ends. */
static const Label end_labels[] = {
  [RDT_PHASE_NONE] = { .plain = N_("End") },
  [RDT_PHASE_DEPLOYMENT] = { .plain = N_("End Deployment") },
  [RDT_PHASE_ARTILLERY] = { .plain = N_("End Artillery Fire") },
  [RDT_PHASE_INITIATIVE] = { .plain = N_("End") },
  [RDT_PHASE_ACTIVATION] = { .plain = N_("End Activation") },
  [RDT_PHASE_ACTIONS] = { .plain = N_("End Turn") },
  [RDT_PHASE_CLOSE_COMBAT] = { .plain = N_("End Close Combats") },
  [RDT_PHASE_EXHAUSTION] = { .plain = N_("End") },
};

static const Label activations_end_label = { .plain = N_("End Activations") };
static const Label activation_end_label = { .plain = N_("End Activation") };
static const Label no_activation_label = { .plain = N_("Activate No Unit") };

static guint
get_turns (const RdtGame  *game,
           const RdtOrder *order)
{
  return order->kind == RDT_ORDER_LAY ? game->rules->lay_turns[order->works]
                                      : game->rules->clear_turns[order->works];
}

/* Rule: M20: turns add up for the same order and cell. */
static guint
get_turns_done (const RdtPosition *position,
                const RdtOrder    *order)
{
  const RdtUnitState *unit = &position->units[order->unit];

  return unit->work_order == order->kind
         && unit->work_kind == order->works
         && unit->work_cell == order->cell ? unit->work_turns : 0;
}

static const Label *
choose_end_label (const RdtGame     *game,
                  const RdtPosition *position)
{
  if (position->phase != RDT_PHASE_ACTIONS)
    return &end_labels[position->phase];

  switch (game->rules->traits.activation)
    {
    case RDT_ACTIVATION_FREE:
      break;

    case RDT_ACTIVATION_COUNTED:
      return &activations_end_label;

    case RDT_ACTIVATION_BY_CARD:
      return position->active == RDT_NO_UNIT ? &no_activation_label : &activation_end_label;
    }

  return &end_labels[RDT_PHASE_ACTIONS];
}

static const Label *
choose_label (const RdtGame     *game,
              const RdtPosition *position,
              const RdtOrder    *order)
{
  if (order->kind == RDT_ORDER_FIRE && order->gas)
    return &gas_label;

  if (order->kind == RDT_ORDER_MOVE && order->n_path == 0)
    return &turn_label;

  if (order->kind == RDT_ORDER_LAY)
    return &lay_labels[order->works][get_turns (game, order) > 1];

  if (order->kind == RDT_ORDER_CLEAR)
    return &clear_labels[order->works][get_turns (game, order) > 1];

  if (order->kind == RDT_ORDER_END)
    return choose_end_label (game, position);

  return &labels[order->kind];
}

/* The cell of an order; an advance does not name it. */
static RdtCell
find_cell (const RdtPosition *position,
           const RdtOrder    *order)
{
  if (order->kind == RDT_ORDER_MOVE)
    return order->n_path > 0 ? order->path[MIN (order->n_path, RDT_MAX_PATH) - 1] : RDT_NO_CELL;

  return order->kind == RDT_ORDER_ADVANCE ? position->aftermath.vacated : order->cell;
}

/* The units in the target cell. */
static char *
name_targets (const RdtGame     *game,
              const RdtPosition *position,
              const RdtOrder    *order)
{
  RdtUnitIndex first = RDT_NO_UNIT;
  RdtFill fill = { .count = 0 };

  if (order->other < game->n_units)
    return rdt_words_unit (game, order->other);

  if (order->cell == RDT_NO_CELL || order->unit >= game->n_units)
    return NULL;

  /* Fire is at all units in a cell, an attack at one. */
  if (order->kind == RDT_ORDER_CLOSE_COMBAT)
    first = rdt_find_defender (game, position, order->cell);
  if (first != RDT_NO_UNIT)
    return rdt_words_unit (game, first);

  for (RdtUnitIndex unit = position->first_in_cell[order->cell];
       unit != RDT_NO_UNIT;
       unit = position->units[unit].next)
    {
      if (position->units[unit].status != RDT_STATUS_BOARD
          || game->units[unit].side == game->units[order->unit].side)
        continue;

      if (first == RDT_NO_UNIT)
        first = unit;
      fill.count++;
    }

  if (fill.count == 1)
    return rdt_words_unit (game, first);

  return rdt_words_fill (ngettext ("{count} unit", "{count} units", fill.count), &fill);
}

/**
 * rdt_words_order:
 * @game: a battle's fixed half
 * @position: its position
 * @order: an order
 *
 * Returns: (transfer full): the label of the order in a menu of its unit
 */
char *
rdt_words_order (const RdtGame     *game,
                 const RdtPosition *position,
                 const RdtOrder    *order)
{
  const RdtGrid *grid = &game->map->grid;
  const Label *label = choose_label (game, position, order);
  RdtFacing facing = order->kind == RDT_ORDER_FIRE ? order->towards : order->facing;
  gboolean has_facing = label->facing != NULL && facing < rdt_grid_get_n_facings (grid);
  g_autofree char *other = name_targets (game, position, order);
  char cell[RDT_CELL_LABEL_SIZE] = "";
  RdtFill fill = { .cell = cell, .other = other };

  if (find_cell (position, order) != RDT_NO_CELL)
    rdt_grid_format_cell (grid, find_cell (position, order), cell);

  if (has_facing)
    fill.facing = rdt_words_facing (grid, facing);

  if (order->kind == RDT_ORDER_LAY || order->kind == RDT_ORDER_CLEAR)
    {
      fill.has = get_turns_done (position, order) + 1;
      fill.needs = get_turns (game, order);
    }

  return rdt_words_fill (_(has_facing ? label->facing : label->plain), &fill);
}
