/* rdt-review.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

#define RDT_TYPE_REVIEW  (rdt_review_get_type ())
#define RDT_TYPE_MISTAKE (rdt_mistake_get_type ())

G_DECLARE_FINAL_TYPE (RdtReview, rdt_review, RDT, REVIEW, GObject)
G_DECLARE_FINAL_TYPE (RdtMistake, rdt_mistake, RDT, MISTAKE, GObject)

/* The number of mistakes shown. */
#define RDT_MAX_MISTAKES 3

RdtReview      *rdt_review_new           (RdtBattle  *battle) G_GNUC_WARN_UNUSED_RESULT;

void            rdt_review_start         (RdtReview  *self);
void            rdt_review_cancel        (RdtReview  *self);
gboolean        rdt_review_is_running    (RdtReview  *self);
GListModel     *rdt_review_get_mistakes  (RdtReview  *self);

guint           rdt_mistake_get_n_orders (RdtMistake *self);
guint           rdt_mistake_get_cost     (RdtMistake *self);
const RdtOrder *rdt_mistake_get_better   (RdtMistake *self);

G_END_DECLS
