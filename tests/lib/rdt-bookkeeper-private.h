/* rdt-bookkeeper-private.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-bookkeeper.h"

G_BEGIN_DECLS

void rdt_book_forget_work  (RdtUnitState   *state);

void rdt_book_change_works (RdtBook        *self,
                            const RdtEvent *event);
void rdt_book_release_gas  (RdtBook        *self,
                            const RdtEvent *event);
void rdt_book_drift        (RdtBook        *self,
                            const RdtEvent *event);
void rdt_book_disperse     (RdtBook        *self,
                            const RdtEvent *event);
void rdt_book_hold         (RdtBook        *self,
                            const RdtEvent *event);

G_END_DECLS
