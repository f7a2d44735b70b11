/* rdt-history.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-history.h"

#include "rdt-odds.h"

static void
free_taken_back (RdtHistoryTakenBack *taken_back)
{
  g_array_unref (taken_back->orders);
  g_clear_pointer (&taken_back->nodes, g_ptr_array_unref);
  g_free (taken_back);
}

RdtHistoryEntry *
rdt_history_entry_new (void)
{
  return g_new0 (RdtHistoryEntry, 1);
}

void
rdt_history_entry_free (RdtHistoryEntry *self)
{
  rdt_event_list_clear (&self->events);
  g_free (self->thought);
  g_free (self->are_useful);
  g_free (self);
}

static RdtHistoryEntry *
copy_entry (const RdtHistoryEntry *entry)
{
  RdtHistoryEntry *copy = rdt_history_entry_new ();

  copy->order = entry->order;
  copy->position = entry->position;
  copy->thought = g_memdup2 (entry->thought, sizeof *entry->thought);
  copy->events.items = g_memdup2 (entry->events.items,
                                  entry->events.n_items * sizeof (RdtEvent));
  copy->events.n_items = entry->events.n_items;
  copy->events.n_allocated = entry->events.n_items;

  return copy;
}

void
rdt_history_init (RdtHistory *self)
{
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) rdt_history_entry_free);
  self->taken_back = g_ptr_array_new_with_free_func ((GDestroyNotify) free_taken_back);
  self->now = 0;
  self->thought = NULL;
}

void
rdt_history_clear (RdtHistory *self)
{
  g_clear_pointer (&self->thought, g_free);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->taken_back, g_ptr_array_unref);
}

/**
 * rdt_history_copy:
 * @self: (inout): a history to overwrite
 * @other: the history of another battle
 * @n_orders: how many of its orders to copy
 *
 * Copies the beginning of another history, without orders that were taken back.
 */
void
rdt_history_copy (RdtHistory       *self,
                  const RdtHistory *other,
                  guint             n_orders)
{
  g_ptr_array_set_size (self->entries, 0);
  g_ptr_array_set_size (self->taken_back, 0);

  for (guint i = 0; i <= n_orders; i++)
    g_ptr_array_add (self->entries, copy_entry (rdt_history_get (other, i)));

  self->now = n_orders;
}

const RdtHistoryEntry *
rdt_history_get (const RdtHistory *self,
                 guint             n_orders)
{
  return g_ptr_array_index (self->entries, n_orders);
}

/**
 * rdt_history_find_useful:
 * @orders: the orders that are possible now
 *
 * The odds of shots, which that takes, are computed once for each entry: the program
 * asks again whenever a unit is selected.
 *
 * Returns: (transfer none) (array): by unit: whether it has an order of use now
 */
const gboolean *
rdt_history_find_useful (RdtHistory         *self,
                         const RdtGame      *game,
                         const RdtOrderList *orders)
{
  RdtHistoryEntry *entry = g_ptr_array_index (self->entries, self->now);

  if (entry->are_useful == NULL)
    {
      entry->are_useful = g_new (gboolean, RDT_MAX_UNITS);
      rdt_odds_find_useful (game, &entry->position, orders, entry->are_useful);
    }

  return entry->are_useful;
}

/**
 * rdt_history_get_n_orders:
 *
 * Returns: the number of all orders, including those to be redone
 */
guint
rdt_history_get_n_orders (const RdtHistory *self)
{
  return self->entries->len - 1;
}

/**
 * rdt_history_has_die:
 *
 * Whether a die was rolled between two entries.
 */
gboolean
rdt_history_has_die (const RdtHistory *self,
                     guint             from,
                     guint             to)
{
  return rdt_history_get (self, from)->position.dice.n_rolled
         != rdt_history_get (self, to)->position.dice.n_rolled;
}

/**
 * rdt_history_list_orders:
 *
 * Returns: (transfer full) (element-type RdtOrder): the orders between two
 *   entries
 */
GArray *
rdt_history_list_orders (const RdtHistory *self,
                         guint             from,
                         guint             to)
{
  GArray *orders = g_array_new (FALSE, FALSE, sizeof (RdtOrder));

  for (guint i = from + 1; i <= to; i++)
    g_array_append_val (orders, rdt_history_get (self, i)->order);

  return orders;
}

/* Drops the orders to be redone; if dice were rolled for them they are remembered. */
static void
cut (RdtHistory *self)
{
  guint n = rdt_history_get_n_orders (self);

  if (rdt_history_has_die (self, self->now, n))
    {
      g_autoptr(GArray) orders = rdt_history_list_orders (self, self->now, n);

      rdt_history_withdraw (self, self->now, orders, NULL);
    }

  g_ptr_array_set_size (self->entries, self->now + 1);
}

/**
 * rdt_history_note_thought:
 *
 * Stores what a computer player has weighed with the order that it gives next.
 */
void
rdt_history_note_thought (RdtHistory       *self,
                          const RdtThought *thought)
{
  g_free (self->thought);
  self->thought = g_memdup2 (thought, sizeof *thought);
}

static void
take_thought (RdtHistory      *self,
              RdtHistoryEntry *entry)
{
  g_autofree RdtThought *thought = g_steal_pointer (&self->thought);

  if (thought != NULL
      && thought->n_items > 0
      && rdt_order_equal (&thought->items[0].order, &entry->order))
    entry->thought = g_steal_pointer (&thought);
}

/**
 * rdt_history_add:
 * @self: a history
 * @entry: (transfer full): the result of the next order
 *
 * Adds an entry in place of those that could be redone.
 */
void
rdt_history_add (RdtHistory      *self,
                 RdtHistoryEntry *entry)
{
  if (self->entries->len > 0)
    cut (self);

  take_thought (self, entry);
  g_ptr_array_add (self->entries, entry);
  self->now = self->entries->len - 1;
}

/**
 * rdt_history_replace:
 * @self: a history without orders
 * @entry: (transfer full): the new first entry
 */
void
rdt_history_replace (RdtHistory      *self,
                     RdtHistoryEntry *entry)
{
  g_ptr_array_set_size (self->entries, 0);
  g_ptr_array_add (self->entries, entry);
  self->now = 0;
}

/**
 * rdt_history_withdraw:
 * @self: a history
 * @after: the number of orders before them
 * @orders: (element-type RdtOrder): the orders
 * @nodes: (nullable) (element-type JsonNode): the same orders as in the file
 *
 * Remembers orders that cannot be redone.
 */
void
rdt_history_withdraw (RdtHistory *self,
                      guint       after,
                      GArray     *orders,
                      GPtrArray  *nodes)
{
  RdtHistoryTakenBack *taken_back = g_new0 (RdtHistoryTakenBack, 1);

  taken_back->after = after;
  taken_back->orders = g_array_ref (orders);
  taken_back->nodes = nodes != NULL ? g_ptr_array_ref (nodes) : NULL;

  g_ptr_array_add (self->taken_back, taken_back);
}

/**
 * rdt_history_count_luck:
 * @luck: (out caller-allocates): by side
 *
 * Sums up the dice of both sides up to the current entry.
 */
void
rdt_history_count_luck (const RdtHistory *self,
                        const RdtGame    *game,
                        RdtLuck           luck[RDT_N_SIDES])
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    luck[side] = (RdtLuck) { 0 };

  for (guint i = 0; i <= self->now; i++)
    rdt_luck_count (game, &rdt_history_get (self, i)->events, luck);
}

/**
 * rdt_history_make_report:
 *
 * Returns: (transfer full): what has happened up to the current entry, from the
 *   stored events
 */
RdtReport *
rdt_history_make_report (const RdtHistory *self,
                         RdtGame          *game)
{
  RdtReport *report = rdt_report_new (game);

  for (guint i = 0; i <= self->now; i++)
    {
      const RdtHistoryEntry *entry = rdt_history_get (self, i);

      rdt_report_add (report, &entry->events, &entry->position);
    }

  return report;
}
