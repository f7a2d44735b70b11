/* rdt-choices.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"
#include "rdt-odds.h"

G_BEGIN_DECLS

/**
 * RdtChoice:
 * @is_listed: whether the referee lists it; other legal orders differ from listed
 *   ones in ways that hardly matter
 * @refusal: why it is illegal, if it is
 *
 * An order that a player might want to give.
 */
typedef struct
{
  RdtOrder   order;
  gboolean   is_legal;
  gboolean   is_listed;
  RdtRefusal refusal;
} RdtChoice;

GArray        *rdt_choices_list_all         (RdtBattle         *battle,
                                             RdtUnitIndex       unit,
                                             RdtCell            cell) G_GNUC_WARN_UNUSED_RESULT;
GArray        *rdt_choices_list_in_person   (RdtBattle         *battle,
                                             RdtUnitIndex       unit) G_GNUC_WARN_UNUSED_RESULT;
RdtOdds       *rdt_choices_compute_odds     (RdtBattle         *battle,
                                             const RdtOrder    *order) G_GNUC_WARN_UNUSED_RESULT;
const RdtFate *rdt_choices_find_fate        (RdtBattle         *battle,
                                             const RdtOdds     *odds,
                                             RdtSide            side,
                                             RdtCell            cell);
const RdtFate *rdt_choices_find_target_fate (RdtBattle         *battle,
                                             const RdtOrder    *order,
                                             const RdtOdds     *odds);
gboolean       rdt_choices_is_in_vain       (RdtBattle         *battle,
                                             const RdtOrder    *order,
                                             const RdtOdds     *odds);
RdtCell        rdt_choices_get_cell         (RdtBattle         *battle,
                                             const RdtOrder    *order);
gboolean       rdt_choices_is_answer        (const RdtDecision *awaiting);
gboolean       rdt_choices_takes_facing     (const RdtOrder    *order);

G_END_DECLS
