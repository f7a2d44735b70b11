/* rdt-offer.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-choices.h"

G_BEGIN_DECLS

/**
 * RdtOffer:
 * @choices: (nullable): of #RdtChoice; listed on demand
 * @odds: (nullable): of #RdtOdds, by choice; computed on demand
 *
 * The choices of a unit for a cell, with their odds, cached.
 */
typedef struct
{
  GArray    *choices;
  GPtrArray *odds;
} RdtOffer;

const GArray  *rdt_offer_get_choices (RdtOffer     *self,
                                      RdtBattle    *battle,
                                      RdtUnitIndex  unit,
                                      RdtCell       cell);
const RdtOdds *rdt_offer_get_odds    (RdtOffer     *self,
                                      RdtBattle    *battle,
                                      guint         choice);
void           rdt_offer_clear       (RdtOffer     *self);

G_END_DECLS
