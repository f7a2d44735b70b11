/* rdt-record.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

#define RDT_TYPE_RECORD_ENTRY (rdt_record_entry_get_type ())
#define RDT_TYPE_RECORD       (rdt_record_get_type ())

G_DECLARE_FINAL_TYPE (RdtRecordEntry, rdt_record_entry, RDT, RECORD_ENTRY, GObject)

/* A list of #RdtRecordEntry. */
G_DECLARE_FINAL_TYPE (RdtRecord, rdt_record, RDT, RECORD, GObject)

RdtRecord    *rdt_record_new                (RdtBattle      *battle) G_GNUC_WARN_UNUSED_RESULT;

guint         rdt_record_find               (RdtRecord      *self,
                                             guint           n_orders);

const char   *rdt_record_entry_get_sentence (RdtRecordEntry *self);
guint         rdt_record_entry_get_n_orders (RdtRecordEntry *self);
guint         rdt_record_entry_get_n_events (RdtRecordEntry *self);
RdtEventKind  rdt_record_entry_get_kind     (RdtRecordEntry *self);
gboolean      rdt_record_entry_has_thought  (RdtRecordEntry *self);

G_END_DECLS
