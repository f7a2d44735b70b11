/* rdt-conductor.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-battle.h"

G_BEGIN_DECLS

#define RDT_TYPE_CONDUCTOR (rdt_conductor_get_type ())

G_DECLARE_FINAL_TYPE (RdtConductor, rdt_conductor, RDT, CONDUCTOR, GObject)

RdtConductor *rdt_conductor_new (RdtBattle *battle,
                                 GSettings *settings,
                                 GtkWidget *page) G_GNUC_WARN_UNUSED_RESULT;

void     rdt_conductor_begin      (RdtConductor       *self);
void     rdt_conductor_give       (RdtConductor       *self,
                                   const RdtOrder     *order);
void     rdt_conductor_go_on      (RdtConductor       *self,
                                   const RdtEventList *events);
void     rdt_conductor_interrupt  (RdtConductor       *self);
gboolean rdt_conductor_is_resting (RdtConductor       *self);

G_END_DECLS
