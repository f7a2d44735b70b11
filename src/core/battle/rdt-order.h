/* rdt-order.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-types.h"

G_BEGIN_DECLS

/**
 * RdtOrderKind:
 *
 * The kinds of orders, in the order of lists.
 */
typedef enum
{
  RDT_ORDER_DEPLOY,
  RDT_ORDER_ENTER,
  RDT_ORDER_EXIT,
  RDT_ORDER_FIRE,
  RDT_ORDER_MOVE,
  RDT_ORDER_CLOSE_COMBAT,
  RDT_ORDER_RETREAT,
  RDT_ORDER_ADVANCE,
  RDT_ORDER_STAY,
  RDT_ORDER_WITHDRAW,
  RDT_ORDER_LOAD,
  RDT_ORDER_UNLOAD,
  RDT_ORDER_MOUNT,
  RDT_ORDER_DISMOUNT,
  RDT_ORDER_UNPIN,
  RDT_ORDER_LAY,
  RDT_ORDER_CLEAR,
  RDT_ORDER_END,
  RDT_ORDER_RESIGN,
} RdtOrderKind;

#define RDT_N_ORDER_KINDS (RDT_ORDER_RESIGN + 1)

/**
 * RdtOrder:
 * @unit: the unit; %RDT_NO_UNIT for `end` and `resign`; %RDT_UNKNOWN_UNIT for a
 *   unit that does not exist
 * @other: the cargo, or the target among several units
 * @facing: the final facing, or %RDT_NO_FACING
 * @towards: the direction of fire on an exact diagonal, or %RDT_NO_FACING
 * @works: the works to lay or clear
 * @gas: whether to fire the gas shell
 * @n_path: the length of @path; %RDT_MAX_PATH + 1 for a path longer than any move
 * @cell: the target or destination, or %RDT_NO_CELL if it is off the board
 * @path: the cells to enter, without the start
 *
 * An order.
 */
typedef struct
{
  guint8       kind;
  RdtUnitIndex unit;
  RdtUnitIndex other;
  RdtFacing    facing;
  RdtFacing    towards;
  guint8       works;
  guint8       gas;
  guint8       n_path;
  RdtCell      cell;
  RdtCell      path[RDT_MAX_PATH];
} RdtOrder;

/**
 * RdtOrderList:
 *
 * A list of orders.  Setting @n_items to 0 keeps the memory, so that a list can
 * be reused without allocation.  A fixed list never grows: orders added to a
 * full one are dropped.
 *
 * A list that is refilled for one position after the other caches what the
 * referee knows of the last one, and is filled faster than a new list.
 */
typedef struct
{
  RdtOrder       *items;
  guint           n_items;
  guint           n_allocated;
  gboolean        is_fixed;

  /*< private >*/
  gpointer        cache;
  GDestroyNotify  free_cache;
} RdtOrderList;

gboolean  rdt_order_equal       (const RdtOrder *a,
                                 const RdtOrder *b);

void      rdt_order_list_clear  (RdtOrderList   *self);
void      rdt_order_list_grow   (RdtOrderList   *self);
void      rdt_order_list_add_many (RdtOrderList   *self,
                                   const RdtOrder *orders,
                                   guint           n_orders);

/**
 * rdt_order_init:
 *
 * Initialises an order with its kind and unit.
 */
static inline void
rdt_order_init (RdtOrder     *self,
                RdtOrderKind  kind,
                RdtUnitIndex  unit)
{
  self->kind = kind;
  self->unit = unit;
  self->other = RDT_NO_UNIT;
  self->facing = RDT_NO_FACING;
  self->towards = RDT_NO_FACING;
  self->works = 0;
  self->gas = FALSE;
  self->n_path = 0;
  self->cell = RDT_NO_CELL;
}

/**
 * rdt_order_list_add:
 *
 * Returns: (transfer none): a new order at the end, valid until the next is
 *   added
 */
static inline RdtOrder *
rdt_order_list_add (RdtOrderList *self,
                    RdtOrderKind  kind,
                    RdtUnitIndex  unit)
{
  RdtOrder *order;

  if (self->n_items == self->n_allocated)
    rdt_order_list_grow (self);

  order = &self->items[self->n_items++];
  rdt_order_init (order, kind, unit);

  return order;
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RdtOrderList, rdt_order_list_clear)

G_END_DECLS
