/* rdt-order.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-order.h"

#include <string.h>

#define FIRST_ALLOCATION 128

gboolean
rdt_order_equal (const RdtOrder *a,
                 const RdtOrder *b)
{
  guint n = MIN (a->n_path, RDT_MAX_PATH);

  return memcmp (a, b, G_STRUCT_OFFSET (RdtOrder, path)) == 0
         && memcmp (a->path, b->path, n * sizeof (RdtCell)) == 0;
}

/**
 * rdt_order_list_clear:
 *
 * Frees what a list holds.
 */
void
rdt_order_list_clear (RdtOrderList *self)
{
  g_clear_pointer (&self->items, g_free);
  g_clear_pointer (&self->cache, self->free_cache);
  self->n_items = 0;
  self->n_allocated = 0;
}

/**
 * rdt_order_list_grow:
 *
 * Makes room for at least one more order.
 */
void
rdt_order_list_grow (RdtOrderList *self)
{
  if (self->is_fixed)
    {
      self->n_items--;
      return;
    }

  self->n_allocated = MAX (2 * self->n_allocated, FIRST_ALLOCATION);
  self->items = g_renew (RdtOrder, self->items, self->n_allocated);
}

/**
 * rdt_order_list_add_many:
 *
 * Adds copies of orders.
 */
void
rdt_order_list_add_many (RdtOrderList   *self,
                         const RdtOrder *orders,
                         guint           n_orders)
{
  if (n_orders == 0)
    return;

  while (self->n_allocated - self->n_items < n_orders)
    rdt_order_list_grow (self);

  memcpy (&self->items[self->n_items], orders, n_orders * sizeof *orders);
  self->n_items += n_orders;
}
