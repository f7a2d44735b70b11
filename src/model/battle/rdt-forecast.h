/* rdt-forecast.h
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
 * RdtForecast:
 * @game: a battle's fixed half
 * @unit: who is ordered
 * @debtor: who has to attack before that, or %RDT_NO_UNIT
 * @trusts_luck: whether it holds only if mines on the way spare the unit
 * @contacts_before: its contacts with the enemy as they are now
 * @after: where the battle would stand
 *
 * What would follow from an order about which no die decides but those for mines
 * on the way; if another unit has to attack first, what would follow if that
 * fight left all as it is.
 */
typedef struct
{
  const RdtGame *game;
  RdtUnitIndex   unit;
  RdtUnitIndex   debtor;
  gboolean       trusts_luck;
  guint8         contacts_before;
  RdtPosition    after;
} RdtForecast;

gboolean  rdt_forecast_init        (RdtForecast       *self,
                                    RdtBattle         *battle,
                                    const RdtOrder    *order);
RdtFacing rdt_forecast_get_facing  (const RdtForecast *self);
gboolean  rdt_forecast_must_attack (const RdtForecast *self);
gboolean  rdt_forecast_can_fire_at (const RdtForecast *self,
                                    RdtCell            cell);
gboolean  rdt_forecast_can_fire    (const RdtForecast *self);
gboolean  rdt_forecast_can_fire_if_turned (RdtForecast *self);
gboolean  rdt_forecast_perishes    (const RdtForecast *self);
gboolean  rdt_forecast_find_fire   (const RdtForecast *self,
                                    RdtUnitIndex       target,
                                    RdtOrder          *fire);
RdtOdds  *rdt_forecast_compute_odds (const RdtForecast *self,
                                     const RdtOrder    *order) G_GNUC_WARN_UNUSED_RESULT;
RdtOdds  *rdt_forecast_find_fight  (const RdtForecast *self,
                                    RdtOrder          *attack) G_GNUC_WARN_UNUSED_RESULT;
RdtOdds  *rdt_forecast_find_further_fight (const RdtForecast *self,
                                           RdtOrder          *attack) G_GNUC_WARN_UNUSED_RESULT;
RdtOdds  *rdt_forecast_find_risk   (RdtBattle         *battle,
                                    const RdtOrder    *order) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
