/* rdt-crowding.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-problem-private.h"

/* Problems of units among each other: too many in a cell, a deployment zone
 * that is too small for them, enemies in contact.
 */

/* A unit with a cell of its own when the battle begins. */
typedef struct
{
  const RdtSetupUnit *unit;
  const RdtUnitType  *type;
  RdtSide             side;
  guint               index;    /* in its side */
  RdtCell             cell;
} Placed;

typedef struct
{
  const RdtSetup *setup;
  const RdtRules *rules;
  GPtrArray      *problems;
  Placed          placed[RDT_MAX_UNITS];
  guint           n_placed;
} Crowd;

/* What a side finds where it deploys. */
typedef struct
{
  guint room;           /* for so many units; for fighters in ONE_AND_FOLLOWERS */
  guint n_cells;        /* where a unit can stand, be it beside another */
  guint n_contested;    /* of them those that the other side could take */
} Zone;

static gboolean
is_follower (const RdtUnitType *type)
{
  return (type->tags & (RDT_TAG_COMMANDER | RDT_TAG_TRANSPORT)) != 0;
}

static const RdtUnitType *
find_type (const RdtRules     *rules,
           const RdtSetupUnit *unit)
{
  guint8 type = rdt_rules_find_type (rules, unit->type);

  return type != RDT_NO_TYPE ? &rules->types[type] : NULL;
}

static void
gather (Crowd *crowd)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (guint i = 0; i < crowd->setup->sides[side].units->len; i++)
      {
        const RdtSetupUnit *unit = g_ptr_array_index (crowd->setup->sides[side].units, i);
        const RdtUnitType *type = find_type (crowd->rules, unit);
        RdtCell cell = rdt_grid_cell_at (&crowd->setup->grid, unit->at.column, unit->at.row);

        if (type != NULL && cell != RDT_NO_CELL && crowd->n_placed < RDT_MAX_UNITS)
          crowd->placed[crowd->n_placed++] = (Placed) {
            .unit = unit,
            .type = type,
            .side = side,
            .index = i,
            .cell = cell,
          };
      }
}

/* A tank and its riders to be.  Rule: M30. */
static gboolean
may_ride (const Crowd  *crowd,
          const Placed *carrier,
          const Placed *rider)
{
  guint8 type = rider->type - crowd->rules->types;

  return ((carrier->type->carries >> type) & 1) != 0
         && (carrier->type->carries_option == RDT_NO_OPTION
             || rdt_setup_has_option (crowd->setup,
                                      rdt_option_get_id (carrier->type->carries_option)));
}

/* Whether a unit is one too many beside those of its cell that come before it
 * in the file.
 */
static gboolean
is_one_too_many (const Crowd  *crowd,
                 const Placed *placed)
{
  const Placed *fighter = NULL;
  guint n = 0;
  guint n_fighters = 0;

  for (const Placed *other = crowd->placed; other < placed; other++)
    if (other->cell == placed->cell)
      {
        n++;
        if (!is_follower (other->type))
          {
            fighter = other;
            n_fighters++;
          }
      }

  switch (crowd->rules->stacking)
    {
    case RDT_STACKING_ONE:
      return n >= 1;

    case RDT_STACKING_TWO:
      return n >= 2;

    case RDT_STACKING_ONE_AND_FOLLOWERS:
      break;
    }

  if (is_follower (placed->type) || n_fighters == 0)
    return FALSE;

  return n_fighters > 1
         || (!may_ride (crowd, fighter, placed) && !may_ride (crowd, placed, fighter));
}

static void
report (Crowd          *crowd,
        RdtProblemCode  code,
        const Placed   *placed)
{
  char *path = g_strdup_printf ("sides[%u].units[%u].at", placed->side, placed->index);

  g_ptr_array_add (crowd->problems,
                   rdt_problem_new (code, path, placed->unit->id, placed->unit->at));
}

static gboolean
shares_with_enemy (const Crowd  *crowd,
                   const Placed *placed)
{
  for (const Placed *other = crowd->placed; other < placed; other++)
    if (other->cell == placed->cell && other->side != placed->side)
      return TRUE;

  return FALSE;
}

static void
check_cells (Crowd *crowd)
{
  for (guint i = 0; i < crowd->n_placed; i++)
    {
      const Placed *placed = &crowd->placed[i];

      if (shares_with_enemy (crowd, placed))
        report (crowd, RDT_PROBLEM_ENEMY_THERE, placed);
      else if (is_one_too_many (crowd, placed))
        report (crowd, RDT_PROBLEM_OCCUPIED, placed);
    }
}

static gboolean
is_in_areas (const GArray *areas,
             RdtPlace      place)
{
  for (guint i = 0; i < areas->len; i++)
    if (rdt_area_has (&g_array_index (areas, RdtArea, i), place))
      return TRUE;

  return FALSE;
}

/* Whether a cell is part of a side's zone: its own, or that of its edge where
 * the rules have one.  Rule: P12.
 */
static gboolean
is_in_zone (const Crowd *crowd,
            RdtSide      side,
            int          column,
            int          row)
{
  const RdtGrid *grid = &crowd->setup->grid;
  const GArray *deploy = crowd->setup->sides[side].deploy;
  int rank = side == 0 ? row : grid->height - 1 - row;

  if (deploy != NULL)
    return is_in_areas (deploy, (RdtPlace) { column, row });

  return rank < crowd->rules->zone_ranks
         && column >= crowd->rules->zone_margin
         && column < grid->width - crowd->rules->zone_margin;
}

static guint
get_room (const Crowd *crowd)
{
  return crowd->rules->stacking == RDT_STACKING_TWO ? 2 : 1;
}

/* Adds what a cell offers to a side that deploys in it. */
static void
measure_cell (const Crowd *crowd,
              RdtSide      side,
              int          column,
              int          row,
              Zone        *zone)
{
  RdtCell cell = rdt_grid_cell_at (&crowd->setup->grid, column, row);
  const RdtTerrain *terrain = &crowd->setup->terrain[cell];
  guint room = get_room (crowd);
  gboolean is_empty = TRUE;

  if (!is_in_zone (crowd, side, column, row)
      || (terrain->ground == RDT_GROUND_RIVER && terrain->crossing == RDT_CROSSING_NONE))
    return;

  for (guint i = 0; i < crowd->n_placed; i++)
    if (crowd->placed[i].cell == cell)
      {
        if (crowd->placed[i].side != side)
          return;

        is_empty = FALSE;

        if (room > 0
            && (crowd->rules->stacking != RDT_STACKING_ONE_AND_FOLLOWERS
                || !is_follower (crowd->placed[i].type)))
          room--;
      }

  zone->room += room;
  zone->n_cells++;
  zone->n_contested += is_empty && is_in_zone (crowd, 1 - side, column, row);
}

static void
count_to_deploy (const Crowd *crowd,
                 RdtSide      side,
                 guint       *n_units,
                 guint       *n_fighters)
{
  GPtrArray *units = crowd->setup->sides[side].units;

  for (guint i = 0; i < units->len; i++)
    {
      const RdtSetupUnit *unit = g_ptr_array_index (units, i);
      const RdtUnitType *type = find_type (crowd->rules, unit);

      if (type == NULL || rdt_place_is_set (unit->at)
          || unit->aboard != NULL || unit->arrives != NULL)
        continue;

      (*n_units)++;
      *n_fighters += !is_follower (type);
    }
}

/* The side listed first deploys first, and each of its units may take a cell of
 * both zones away from the other side, which must have room all the same.
 */
static void
check_zone (Crowd   *crowd,
            RdtSide  side)
{
  const RdtGrid *grid = &crowd->setup->grid;
  gboolean with_followers = crowd->rules->stacking == RDT_STACKING_ONE_AND_FOLLOWERS;
  guint n_units = 0;
  guint n_fighters = 0;
  guint n_rivals = 0;
  guint n_rival_fighters = 0;
  guint n_lost;
  Zone zone = { 0, };
  RdtProblem *problem;

  if (crowd->setup->sides[side].deploy == NULL && crowd->rules->zone_ranks == 0)
    return;

  count_to_deploy (crowd, side, &n_units, &n_fighters);

  if (side > 0)
    count_to_deploy (crowd, 0, &n_rivals, &n_rival_fighters);

  for (int row = 0; row < grid->height; row++)
    for (int column = 0; column < grid->width; column++)
      measure_cell (crowd, side, column, row, &zone);

  n_lost = MIN (n_rivals, zone.n_contested);

  if (zone.room - n_lost * get_room (crowd) >= (with_followers ? n_fighters : n_units)
      && (zone.n_cells > n_lost || n_units == 0))
    return;

  problem = rdt_problem_new (RDT_PROBLEM_ZONE_SMALL, g_strdup_printf ("sides[%u].deploy", side),
                             NULL, RDT_NOWHERE);
  problem->number = n_units;
  g_ptr_array_add (crowd->problems, problem);
}

static void
check_contact (Crowd *crowd)
{
  for (guint i = 0; i < crowd->n_placed; i++)
    for (guint j = 0; j < i; j++)
      if (crowd->placed[i].side != crowd->placed[j].side
          && rdt_grid_distance (&crowd->setup->grid, crowd->placed[i].cell,
                                crowd->placed[j].cell) == 1)
        {
          report (crowd, RDT_PROBLEM_CONTACT, &crowd->placed[i]);
          break;
        }
}

/**
 * rdt_setup_find_crowding:
 * @setup: a scenario
 * @rules: the rule set that it names
 * @problems: (element-type RdtProblem): where to add what is found
 *
 * Finds the problems of units among each other.
 */
void
rdt_setup_find_crowding (const RdtSetup *setup,
                         const RdtRules *rules,
                         GPtrArray      *problems)
{
  Crowd crowd = { .setup = setup, .rules = rules, .problems = problems };

  gather (&crowd);
  check_cells (&crowd);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    check_zone (&crowd, side);

  check_contact (&crowd);
}
