/* rdt-sight.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-scene.h"

G_BEGIN_DECLS

/**
 * RdtShot:
 * @from: the cell of the unit that fires
 * @to: the cell at which it fires
 * @way: the way between them, or %NULL if it is longer than any range
 *
 * A line of fire.
 */
typedef struct
{
  const RdtScene        *scene;
  RdtUnitIndex           unit;
  const RdtWeapon       *weapon;
  RdtCell                from;
  RdtCell                to;
  const RdtDisplacement *way;
  RdtFacing              towards;   /* the direction named by the order, if any */
  RdtUnitIndex           at_unit;   /* the unit named by the order, if any */
} RdtShot;

gboolean rdt_shot_is_seen          (const RdtShot *self);
gboolean rdt_shot_is_observed      (const RdtShot *self);
gboolean rdt_shot_is_free_of_units (const RdtShot *self,
                                    RdtCell       *blocked_at);
gboolean rdt_shot_is_within_wood   (const RdtShot *self);
gboolean rdt_shot_is_deep_in_cover (const RdtShot *self);
gboolean rdt_shot_leaves_cover     (const RdtShot *self);
gboolean rdt_shot_leaves_wood      (const RdtShot *self);

G_END_DECLS
