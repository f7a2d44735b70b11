/* rdt-history.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-event.h"
#include "rdt-luck.h"
#include "rdt-order.h"
#include "rdt-position.h"
#include "rdt-report.h"
#include "rdt-thought.h"

G_BEGIN_DECLS

/**
 * RdtHistoryEntry:
 * @order: the order; unset in the first entry
 * @events: its events
 * @position: the position afterwards
 * @thought: (nullable): what was weighed before it, if a computer player gave it
 *   since the battle was opened
 * @are_useful: (nullable) (array): by unit: whether it has an order of use then, once
 *   that was asked
 *
 * The state of a battle after an order.
 */
typedef struct
{
  RdtOrder     order;
  RdtEventList events;
  RdtPosition  position;
  RdtThought  *thought;
  gboolean    *are_useful;
} RdtHistoryEntry;

/**
 * RdtHistoryTakenBack:
 * @after: the number of orders before them
 * @orders: (element-type RdtOrder): the orders
 * @nodes: (nullable) (element-type JsonNode): the same orders as in the file
 *
 * Orders that were undone after dice had been rolled, and replaced by others.
 */
typedef struct
{
  guint      after;
  GArray    *orders;
  GPtrArray *nodes;
} RdtHistoryTakenBack;

/**
 * RdtHistory:
 * @entries: (element-type RdtHistoryEntry): the first has no order; entries after
 *   @now can be redone
 * @now: the index of the current entry, which is also the number of orders
 * @taken_back: (element-type RdtHistoryTakenBack): orders that cannot be redone
 * @thought: (nullable): what was weighed for the next order
 *
 * The history of a battle.  An entry keeps its address for as long as it exists.
 */
typedef struct
{
  GPtrArray  *entries;
  guint       now;
  GPtrArray  *taken_back;
  RdtThought *thought;
} RdtHistory;

void                   rdt_history_init         (RdtHistory       *self);
void                   rdt_history_clear        (RdtHistory       *self);
void                   rdt_history_copy         (RdtHistory       *self,
                                                 const RdtHistory *other,
                                                 guint             n_orders);

RdtHistoryEntry       *rdt_history_entry_new    (void) G_GNUC_WARN_UNUSED_RESULT;
void                   rdt_history_entry_free   (RdtHistoryEntry  *self);

const RdtHistoryEntry *rdt_history_get          (const RdtHistory *self,
                                                 guint             n_orders);
const gboolean        *rdt_history_find_useful  (RdtHistory         *self,
                                                 const RdtGame      *game,
                                                 const RdtOrderList *orders);
guint                  rdt_history_get_n_orders (const RdtHistory *self);
gboolean               rdt_history_has_die      (const RdtHistory *self,
                                                 guint             from,
                                                 guint             to);
GArray                *rdt_history_list_orders  (const RdtHistory *self,
                                                 guint             from,
                                                 guint             to) G_GNUC_WARN_UNUSED_RESULT;
void                   rdt_history_add          (RdtHistory       *self,
                                                 RdtHistoryEntry  *entry);
void                   rdt_history_note_thought (RdtHistory       *self,
                                                 const RdtThought *thought);
void                   rdt_history_replace      (RdtHistory       *self,
                                                 RdtHistoryEntry  *entry);
void                   rdt_history_withdraw     (RdtHistory       *self,
                                                 guint             after,
                                                 GArray           *orders,
                                                 GPtrArray        *nodes);
void                   rdt_history_count_luck   (const RdtHistory *self,
                                                 const RdtGame    *game,
                                                 RdtLuck           luck[RDT_N_SIDES]);
RdtReport             *rdt_history_make_report  (const RdtHistory *self,
                                                 RdtGame          *game) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtHistoryEntry, rdt_history_entry_free)

G_END_DECLS
