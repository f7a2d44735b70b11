/* rdt-path.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-path.h"

#include <string.h>

#define NO_STOP RDT_N_LAWS

/* A step into a neighbouring cell. */
typedef struct
{
  const RdtMover  *mover;
  const RdtStride *stride;
  RdtCell          to;
  guint8           from_flags;
  guint8           to_flags;
  gboolean         is_on_road;
  guint8           rise;        /* levels up or down */
} Step;

static const RdtRules *
get_rules (const RdtMover *self)
{
  return self->scene->game->rules;
}

static gboolean
has_tag (const RdtMover *self,
         RdtTag          tag)
{
  return (self->scene->game->units[self->unit].tags & tag) != 0;
}

/* Portable: Hills; P9.  Descents count as well. */
static gboolean
is_gentle (const Step *step)
{
  return step->stride->climbed + step->rise <= 1;
}

/* 20th Century: Woods & Built-up Areas; T13. */
static gboolean
is_open_to_it (const Step *step)
{
  return (step->to_flags & (RDT_MAP_WOODS | RDT_MAP_BUILT_UP)) == 0
         || step->is_on_road
         || has_tag (step->mover, RDT_TAG_CROSS_COUNTRY);
}

/* Modern: Movement (i); M18. */
static gboolean
keeps_from_fronts (const Step *step)
{
  const RdtScene *scene = step->mover->scene;
  const RdtMap *map = scene->game->map;

  for (RdtFacing facing = 0; facing < map->n_facings; facing++)
    {
      RdtCell cell = map->cells[step->to].neighbours[facing];
      RdtUnitIndex enemy;

      if (cell == RDT_NO_CELL || !rdt_scene_has_enemy (scene, cell)
          || rdt_map_get_distance (map, cell, step->mover->start) == 1)
        continue;

      for (enemy = scene->position->first_in_cell[cell];
           enemy != RDT_NO_UNIT;
           enemy = scene->position->units[enemy].next)
        if (scene->position->units[enemy].status == RDT_STATUS_BOARD
            && rdt_grid_get_aspect (&map->grid, scene->position->units[enemy].facing,
                                    rdt_grid_reverse (&map->grid, facing)) == RDT_ASPECT_FRONT)
          return FALSE;
    }

  return TRUE;
}

static guint
find_nearest_enemy (const RdtScene *scene,
                    RdtCell         cell)
{
  const RdtRosterSide *enemy = &scene->game->sides[rdt_side_other (scene->side)];
  guint nearest = G_MAXUINT;

  for (guint i = 0; i < enemy->n_units; i++)
    {
      const RdtUnitState *unit = &scene->position->units[enemy->first_unit + i];

      if (unit->status == RDT_STATUS_BOARD)
        nearest = MIN (nearest, rdt_map_get_distance (scene->game->map, cell, unit->cell));
    }

  return nearest;
}

/* Modern: Exhaustion Point; M19. */
static gboolean
keeps_its_distance (const Step *step)
{
  const RdtScene *scene = step->mover->scene;

  return find_nearest_enemy (scene, step->to)
         >= find_nearest_enemy (scene, step->stride->cell);
}

/* 20th Century: Movement; T6. */
static gboolean
breaks_contact (const Step *step)
{
  return step->stride->n_steps > 0
         || !rdt_scene_is_near (step->mover->scene, step->to);
}

/* Rule: T6. */
static guint
find_cost (const Step *step)
{
  guint cost = rdt_mover_find_level_cost (step->mover, step->stride, step->is_on_road);

  if (get_rules (step->mover)->heights == RDT_HEIGHTS_ONE_EACH)
    cost += RDT_WHOLE_CELL * step->rise;

  return cost;
}

static gboolean
ignores_ground (const Step *step)
{
  return step->is_on_road && get_rules (step->mover)->roads_override;
}

/* Works and gas that end a move.  Rules: M25, M26, M27. */
static guint8
find_hazard (const Step *step)
{
  const RdtPosition *position = step->mover->scene->position;
  const guint8 *laws = get_rules (step->mover)->laws;

  if (laws[RDT_LAW_MOVE_STOP_MINES] && rdt_cell_set_has (&position->minefields, step->to))
    return RDT_LAW_MOVE_STOP_MINES;

  if (rdt_position_has_gas (position, step->to))
    return RDT_LAW_MOVE_STOP_GAS;

  if (laws[RDT_LAW_MOVE_STOP_WIRE]
      && rdt_cell_set_has (&position->wire, step->to)
      && !has_tag (step->mover, RDT_TAG_CRUSHES_WIRE))
    return RDT_LAW_MOVE_STOP_WIRE;

  return NO_STOP;
}

/* Ground that ends a move.  Rules: M23, M24, K11, P11. */
static guint8
find_stopping_ground (const Step *step)
{
  guint8 flags = step->to_flags & step->mover->scene->game->stopping_ground;

  if (flags & RDT_MAP_TRENCH)
    return RDT_LAW_MOVE_STOP_TRENCH;

  if (flags & RDT_MAP_DEEP)
    return RDT_LAW_MOVE_STOP_FORD;

  if (ignores_ground (step))
    return NO_STOP;

  if (flags & RDT_MAP_FORD)
    return RDT_LAW_MOVE_STOP_FORD;

  return flags & RDT_MAP_WOODS ? RDT_LAW_MOVE_STOP_WOODS : NO_STOP;
}

/* The law by which the entered cell ends the move.  Rule: M12 and those above. */
static guint8
find_stop_on_entering (const Step *step)
{
  guint8 stop = NO_STOP;

  if (rdt_scene_is_near (step->mover->scene, step->to))
    return RDT_LAW_MOVE_CONTACT;

  if (step->mover->has_hazards)
    stop = find_hazard (step);

  return stop == NO_STOP ? find_stopping_ground (step) : stop;
}

/* The law by which the first cell limits the move to one step.  Rules: M23, M24. */
static guint8
find_stop_on_leaving (const Step *step)
{
  guint8 flags = step->from_flags & step->mover->scene->game->starting_ground;

  if (flags & RDT_MAP_TRENCH)
    return RDT_LAW_MOVE_FROM_TRENCH;

  if (flags == 0 || ignores_ground (step))
    return NO_STOP;

  return flags & RDT_MAP_FORD ? RDT_LAW_MOVE_FROM_FORD : RDT_LAW_MOVE_FROM_WOODS;
}

static gboolean
refuse_step (RdtRefusal *refusal,
             RdtLaw      law,
             RdtCell     cell)
{
  rdt_refusal_tell (refusal, RDT_NO_UNIT, cell);

  return rdt_refuse (refusal, law);
}

/* The laws of ground and height. */
static gboolean
check_ground (const Step *step,
              RdtRefusal *refusal)
{
  const guint8 *laws = get_rules (step->mover)->laws;

  if (laws[RDT_LAW_MOVE_RIVER] && (step->to_flags & RDT_MAP_DEEP))
    return refuse_step (refusal, RDT_LAW_MOVE_RIVER, step->to);

  if (laws[RDT_LAW_MOVE_OFF_ROAD] && !is_open_to_it (step))
    return refuse_step (refusal, RDT_LAW_MOVE_OFF_ROAD, step->to);

  if (laws[RDT_LAW_MOVE_HEIGHT] && !is_gentle (step))
    return refuse_step (refusal, RDT_LAW_MOVE_HEIGHT, step->to);

  return TRUE;
}

/* The laws of units in contact, and of exhausted sides. */
static gboolean
check_hold (const Step *step,
            RdtRefusal *refusal)
{
  const RdtMover *mover = step->mover;
  const guint8 *laws = get_rules (mover)->laws;

  if (mover->in_contact && laws[RDT_LAW_MOVE_BREAK_CONTACT] && !breaks_contact (step))
    return refuse_step (refusal, RDT_LAW_MOVE_BREAK_CONTACT, step->to);

  if (mover->is_faced && laws[RDT_LAW_MOVE_WITHDRAW] && !keeps_from_fronts (step))
    return refuse_step (refusal, RDT_LAW_MOVE_WITHDRAW, step->to);

  if (mover->is_exhausted && !keeps_its_distance (step))
    return refuse_step (refusal, RDT_LAW_MOVE_EXHAUSTED, step->to);

  return TRUE;
}

/* The laws of one step. */
static gboolean
check_step (const Step *step,
            RdtRefusal *refusal)
{
  const RdtMover *mover = step->mover;

  if (rdt_scene_has_enemy (mover->scene, step->to))
    return refuse_step (refusal, RDT_LAW_MOVE_ENEMY, step->to);

  if ((step->to_flags != 0 || step->rise != 0) && !check_ground (step, refusal))
    return FALSE;

  if (step->stride->stop != NO_STOP)
    return refuse_step (refusal, step->stride->stop, step->stride->cell);

  return !(mover->in_contact || mover->is_exhausted) || check_hold (step, refusal);
}

static gboolean
is_faced (const RdtScene *scene,
          RdtCell         cell)
{
  const RdtMap *map = scene->game->map;

  for (RdtFacing facing = 0; facing < map->n_facings; facing++)
    {
      RdtCell neighbour = map->cells[cell].neighbours[facing];

      if (neighbour == RDT_NO_CELL || !rdt_scene_has_enemy (scene, neighbour))
        continue;

      for (RdtUnitIndex enemy = scene->position->first_in_cell[neighbour];
           enemy != RDT_NO_UNIT;
           enemy = scene->position->units[enemy].next)
        if (scene->position->units[enemy].status == RDT_STATUS_BOARD
            && scene->position->units[enemy].facing == rdt_grid_reverse (&map->grid, facing))
          return TRUE;
    }

  return FALSE;
}

static guint8
less_one_cell (guint8 allowance)
{
  return allowance > RDT_WHOLE_CELL ? allowance - RDT_WHOLE_CELL : 0;
}

/**
 * rdt_mover_init:
 * @self: (out caller-allocates): a mover
 * @scene: a position as seen by the side to act; referenced
 * @unit: a unit on the board
 *
 * Prepares a unit for moving: its allowance and restrictions.  Where the rules
 * say so, fire costs a cell.  Rules: M10, M22, T17.
 */
void
rdt_mover_init (RdtMover       *self,
                const RdtScene *scene,
                RdtUnitIndex    unit)
{
  const RdtRules *rules = scene->game->rules;
  const RdtUnitType *type = rdt_game_get_type (scene->game, unit);
  const RdtUnitState *state = &scene->position->units[unit];

  self->scene = scene;
  self->map = scene->game->map;
  self->unit = unit;
  self->start = state->cell;
  self->allowance = type->movement;
  self->road_allowance = rdt_rules_get_road_movement (rules, type);

  if (rules->traits.fire_costs_move && rdt_unit_has (state, RDT_UNIT_FIRED))
    {
      self->allowance = less_one_cell (self->allowance);
      self->road_allowance = less_one_cell (self->road_allowance);
    }

  self->in_contact = rdt_scene_is_near (scene, self->start);
  self->is_faced = self->in_contact && is_faced (scene, self->start);
  self->is_exhausted = scene->position->sides[scene->side].is_exhausted;
  self->is_free = !self->in_contact && !self->is_exhausted;
  self->has_half_steps = rules->roads == RDT_ROADS_HALF_STEPS;
  self->has_hazards = scene->position->n_hazards > 0 || scene->position->n_clouds > 0;
}

void
rdt_mover_start (const RdtMover *self,
                 RdtStride      *stride)
{
  guint8 flags = self->map->cells[self->start].flags;

  *stride = (RdtStride) {
    .cell = self->start,
    .along_road = (flags & RDT_MAP_ROAD) != 0,
    .stop = NO_STOP,
  };
}

/* A step is along a road only if the road crosses the edge between the cells. */
static gboolean
has_road (const Step *step)
{
  const RdtMapCell *here = &step->mover->map->cells[step->stride->cell];

  if ((step->from_flags & step->to_flags & RDT_MAP_ROAD) == 0)
    return FALSE;

  for (RdtFacing facing = 0; facing < step->mover->map->n_facings; facing++)
    if (here->neighbours[facing] == step->to)
      return ((here->roads >> facing) & 1) != 0;

  return FALSE;
}

/* Whether the move reaches that far. */
static gboolean
check_distance (const RdtMover *self,
                gboolean        along_road,
                guint           cost,
                RdtCell         to,
                RdtRefusal     *refusal)
{
  guint allowance = along_road ? self->road_allowance : self->allowance;

  if (cost <= allowance)
    return TRUE;

  rdt_refusal_count (refusal, allowance, cost);

  return refuse_step (refusal, RDT_LAW_MOVE_DISTANCE, to);
}

/**
 * rdt_mover_step:
 * @self: a moving unit
 * @stride: (inout): the move so far
 * @to: the next cell
 * @refusal: (out caller-allocates) (optional): why the step is illegal
 *
 * Adds a step to a move, if it is legal.
 *
 * Returns: whether it is legal; if not, @stride is unchanged
 */
gboolean
rdt_mover_step (const RdtMover *self,
                RdtStride      *stride,
                RdtCell         to,
                RdtRefusal     *refusal)
{
  const RdtMap *map = self->map;
  Step step = {
    .mover = self,
    .stride = stride,
    .to = to,
    .from_flags = map->cells[stride->cell].flags,
    .to_flags = map->cells[to].flags,
    .rise = ABS (map->cells[to].height - map->cells[stride->cell].height),
  };
  gboolean along_road;
  guint8 stop;
  guint cost;

  step.is_on_road = has_road (&step);

  if (!check_step (&step, refusal))
    return FALSE;

  along_road = stride->along_road && step.is_on_road;
  cost = find_cost (&step);

  if (!check_distance (self, along_road, cost, to, refusal))
    return FALSE;

  stop = find_stop_on_entering (&step);
  if (stop == NO_STOP && stride->n_steps == 0)
    stop = find_stop_on_leaving (&step);

  stride->cell = to;
  stride->cost = cost;
  stride->n_steps++;
  stride->n_mines += self->has_hazards
                     && rdt_cell_set_has (&self->scene->position->minefields, to);
  stride->along_road = along_road;
  stride->climbed += step.rise;
  stride->stop = stop;

  return TRUE;
}

/**
 * rdt_mover_find_stop_on_arrival:
 * @self: a unit that has just entered the board, along a road if there is one
 *
 * Returns: the law that ends its move in the entry cell, or %RDT_N_LAWS
 */
RdtLaw
rdt_mover_find_stop_on_arrival (const RdtMover *self)
{
  guint8 flags = self->map->cells[self->start].flags;
  Step step = {
    .mover = self,
    .to = self->start,
    .to_flags = flags,
    .is_on_road = (flags & RDT_MAP_ROAD) != 0,
  };

  return find_stop_on_entering (&step);
}
