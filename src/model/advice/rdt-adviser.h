/* rdt-adviser.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-controller.h"
#include "rdt-suggestion.h"

G_BEGIN_DECLS

#define RDT_TYPE_ADVISER (rdt_adviser_get_type ())

G_DECLARE_FINAL_TYPE (RdtAdviser, rdt_adviser, RDT, ADVISER, GObject)

RdtAdviser *rdt_adviser_new             (RdtBattleController *controller) G_GNUC_WARN_UNUSED_RESULT;

GListModel *rdt_adviser_get_suggestions (RdtAdviser          *self);
gboolean    rdt_adviser_is_thinking     (RdtAdviser          *self);
gboolean    rdt_adviser_can_give        (RdtAdviser          *self);

void        rdt_adviser_ask             (RdtAdviser          *self);
gboolean    rdt_adviser_explain         (RdtAdviser          *self,
                                         guint                n_orders);
void        rdt_adviser_show            (RdtAdviser          *self,
                                         guint                n_orders);
void        rdt_adviser_forget          (RdtAdviser          *self);
void        rdt_adviser_give            (RdtAdviser          *self,
                                         RdtSuggestion       *suggestion);

G_END_DECLS
