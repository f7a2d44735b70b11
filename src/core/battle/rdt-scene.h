/* rdt-scene.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-order.h"
#include "rdt-position.h"
#include "rdt-refusal.h"

G_BEGIN_DECLS

/**
 * RdtScene:
 * @side: the side that is to act
 * @enemies: the cells with enemy units
 * @near: the cells that share an edge with those
 *
 * A position as seen by the side to act, for listing or checking orders.
 */
typedef struct
{
  const RdtGame     *game;
  const RdtPosition *position;
  const RdtCellSet  *enemies;
  const RdtCellSet  *near;
  RdtSide            side;
} RdtScene;

/**
 * RdtCover:
 *
 * The rules' "in cover".  Rule: R6.
 */
typedef enum
{
  RDT_COVER_OPEN,
  RDT_COVER_SOFT,
  RDT_COVER_HARD,
} RdtCover;

static inline void
rdt_scene_init (RdtScene          *self,
                const RdtGame     *game,
                const RdtPosition *position,
                RdtSide            side)
{
  self->game = game;
  self->position = position;
  self->enemies = &position->occupied[rdt_side_other (side)];
  self->near = &position->near[rdt_side_other (side)];
  self->side = side;
}

static inline gboolean
rdt_scene_has_enemy (const RdtScene *self,
                     RdtCell         cell)
{
  return rdt_cell_set_has (self->enemies, cell);
}

/**
 * rdt_scene_is_near:
 *
 * Whether a cell shares an edge with an enemy.
 */
static inline gboolean
rdt_scene_is_near (const RdtScene *self,
                   RdtCell         cell)
{
  return rdt_cell_set_has (self->near, cell);
}

/**
 * rdt_scene_has_done:
 * @self: a scene
 * @unit: a unit of its side
 * @flags: any of `RDT_UNIT_MOVED`, `RDT_UNIT_FIRED` and `RDT_UNIT_ATTACKED`
 *
 * Whether a unit has done something in its activation.  With cards each
 * activation begins afresh, whatever the unit has done in the turn.  Rules: T2,
 * T5.
 */
static inline gboolean
rdt_scene_has_done (const RdtScene *self,
                    RdtUnitIndex    unit,
                    guint32         flags)
{
  return rdt_unit_has (&self->position->units[unit], flags)
         && (self->game->rules->traits.activation != RDT_ACTIVATION_BY_CARD
             || self->position->active == unit);
}

RdtSide      rdt_side_in                (const RdtGame     *game,
                                         const RdtPosition *position,
                                         RdtCell            cell);
RdtUnitIndex rdt_find_defender          (const RdtGame     *game,
                                         const RdtPosition *position,
                                         RdtCell            cell);
gboolean     rdt_is_near_enemy          (const RdtGame     *game,
                                         const RdtPosition *position,
                                         RdtCell            cell,
                                         RdtSide            side);
gboolean     rdt_is_in_trench           (const RdtGame     *game,
                                         const RdtPosition *position,
                                         RdtUnitIndex       unit);
gboolean     rdt_is_crossing_trench     (const RdtGame     *game,
                                         const RdtPosition *position,
                                         RdtUnitIndex       unit);
RdtCover     rdt_get_unit_cover         (const RdtGame     *game,
                                         const RdtPosition *position,
                                         RdtUnitIndex       unit);
RdtCover     rdt_get_cell_cover         (const RdtGame     *game,
                                         const RdtPosition *position,
                                         RdtCell            cell,
                                         RdtSide            side);
RdtUnitIndex rdt_find_commander_near    (const RdtGame     *game,
                                         const RdtPosition *position,
                                         RdtUnitIndex       unit,
                                         gboolean           same_cell);
guint        rdt_list_attackers         (const RdtGame     *game,
                                         const RdtPosition *position,
                                         RdtUnitIndex       defender,
                                         RdtUnitIndex      *attackers);
gboolean     rdt_has_room_for           (const RdtGame     *game,
                                         const RdtPosition *position,
                                         RdtUnitIndex       unit,
                                         RdtCell            cell,
                                         RdtRefusal        *refusal);

G_END_DECLS
