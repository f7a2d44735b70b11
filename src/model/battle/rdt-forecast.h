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
 * @unit: the unit ordered
 * @obliged: another unit that has to attack first, or %RDT_NO_UNIT
 * @trusts_luck: whether it assumes that mines on the path spare the unit
 * @contacts_before: the enemies in contact before
 * @after: the position afterwards
 *
 * The result of an order that no dice decide, except those for mines on the
 * path.  If another unit has to attack first, that fight is assumed to change
 * nothing.
 */
typedef struct
{
  const RdtGame *game;
  RdtUnitIndex   unit;
  RdtUnitIndex   obliged;
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
RdtOdds  *rdt_forecast_find_shot   (const RdtForecast *self,
                                    RdtUnitIndex       target) G_GNUC_WARN_UNUSED_RESULT;
RdtOdds  *rdt_forecast_find_fight  (const RdtForecast *self,
                                    RdtOrder          *attack) G_GNUC_WARN_UNUSED_RESULT;
RdtOdds  *rdt_forecast_find_further_fight (const RdtForecast *self,
                                           RdtOrder          *attack) G_GNUC_WARN_UNUSED_RESULT;
RdtOdds  *rdt_forecast_find_risk   (RdtBattle         *battle,
                                    const RdtOrder    *order) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
