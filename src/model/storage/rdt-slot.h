/* rdt-slot.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * RdtSlot:
 *
 * A file that is written again and again, on threads, and never holds an
 * older text after a newer one.
 *
 * Texts are handed to it by one thread.
 */
typedef struct _RdtSlot RdtSlot;

RdtSlot  *rdt_slot_new          (GFile                *file) G_GNUC_WARN_UNUSED_RESULT;
void      rdt_slot_unref        (RdtSlot              *self);
gboolean  rdt_slot_claim        (RdtSlot              *self);

gboolean  rdt_slot_write        (RdtSlot              *self,
                                 char                 *text,
                                 GError              **error);
void      rdt_slot_write_async  (RdtSlot              *self,
                                 char                 *text,
                                 GAsyncReadyCallback   callback,
                                 gpointer              user_data);
gboolean  rdt_slot_write_finish (GAsyncResult         *result,
                                 GError              **error);
void      rdt_slot_close        (RdtSlot              *self);
void      rdt_slot_delete       (RdtSlot              *self);

G_END_DECLS
