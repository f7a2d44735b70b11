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
 * What a side can want done.  The order of the kinds is that of lists.
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
 * @unit: whom it is for; %RDT_NO_UNIT for `end` and `resign`;
 *   %RDT_UNKNOWN_UNIT for a unit that does not exist
 * @other: the cargo; or the one unit aimed at among several
 * @facing: how to face at the end, or %RDT_NO_FACING
 * @towards: the direction of fire on an exact diagonal, or %RDT_NO_FACING
 * @works: what to lay or clear
 * @gas: whether to fire the gas shell
 * @n_path: how many cells @path has; %RDT_MAX_PATH + 1 for a path longer
 *   than any move
 * @cell: the target or destination, or %RDT_NO_CELL if it lies off the board
 * @path: the cells to enter, without the start
 *
 * What a side wants done.
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
 * Orders, one after another.  Setting @n_items to 0 keeps the room, so that a
 * list that is used again allocates nothing.  A fixed list never grows: what
 * is added to a full one is forgotten.
 *
 * A list that is filled again and again, for one position after the other,
 * keeps what the referee knows of the last one, and is filled faster than a
 * new one.
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
 * Makes an order that says no more than what and for whom.
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
 * Returns: (transfer none): a new order at the end, good until the next is
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
