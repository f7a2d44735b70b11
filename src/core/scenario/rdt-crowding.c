/* rdt-crowding.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-problem-private.h"

/* Problems between units: too many in a cell, a deployment zone that is too small,
 * enemies in contact.
 */

/* A unit with a cell of its own at the start of the battle. */
typedef struct
{
  const RdtSetupUnit *unit;
  const RdtUnitType  *type;
  RdtSide             side;
  guint               index;    /* its index in its side */
  RdtCell             cell;
} Placed;

typedef struct
{
  const RdtSetup *setup;
  const RdtRules *rules;
  GPtrArray      *problems;
  guint64         riders;       /* types that others may carry in combat, as a bit mask */
  Placed          placed[RDT_MAX_UNITS];
  guint           n_placed;
} Crowd;

/* Units of a side that could share a cell, such as a tank and its riders. */
typedef struct
{
  guint n_carriers;
  guint n_riders;
} Riding;

/* The room in a side's deployment zone. */
typedef struct
{
  guint  room;          /* for so many units; for fighters with ONE_AND_FOLLOWERS */
  guint  n_cells;       /* the number of cells with room, possibly beside a unit */
  guint  n_contested;   /* how many of those the other side could take */
  Riding there;         /* the units already there */
} Zone;

/* The units that a side has to deploy. */
typedef struct
{
  guint  n_units;
  guint  n_fighters;
  Riding riding;
} Draft;

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

/* Whether units ride on one in combat: a transport's are cargo.  Rule: M30. */
static gboolean
has_riders (const Crowd       *crowd,
            const RdtUnitType *carrier)
{
  return carrier->carries != 0
         && !is_follower (carrier)
         && (carrier->carries_option == RDT_NO_OPTION
             || rdt_setup_has_option (crowd->setup,
                                      rdt_option_get_id (carrier->carries_option)));
}

static void
gather (Crowd *crowd)
{
  for (guint i = 0; i < crowd->rules->n_types; i++)
    if (has_riders (crowd, &crowd->rules->types[i]))
      crowd->riders |= crowd->rules->types[i].carries;

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

static gboolean
may_ride (const Crowd       *crowd,
          const RdtUnitType *carrier,
          const RdtUnitType *rider)
{
  return ((carrier->carries >> (rider - crowd->rules->types)) & 1) != 0
         && has_riders (crowd, carrier);
}

/* Whether a unit is one too many in its cell, given those before it in the file. */
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
         || (!may_ride (crowd, fighter->type, placed->type)
             && !may_ride (crowd, placed->type, fighter->type));
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

/* Whether a cell is in a side's deployment zone: its own, or that of its edge under
 * the rules.  Rule: P12.
 */
static gboolean
is_in_zone (const Crowd *crowd,
            RdtSide      side,
            RdtCell      cell)
{
  const RdtGrid *grid = &crowd->setup->grid;
  int column = rdt_grid_get_column (grid, cell);
  int row = rdt_grid_get_row (grid, cell);
  const GArray *deploy = crowd->setup->sides[side].deploy;
  int rank = side == 0 ? row : grid->height - 1 - row;

  if (deploy != NULL)
    return rdt_areas_have (deploy, (RdtPlace) { column, row });

  return rank < crowd->rules->zone_ranks
         && column >= crowd->rules->zone_margin
         && column < grid->width - crowd->rules->zone_margin;
}

/* Whether only fighters take up room.  Rule: M30. */
static gboolean
are_fighters_counted (const Crowd *crowd)
{
  return crowd->rules->stacking == RDT_STACKING_ONE_AND_FOLLOWERS;
}

static guint
get_room (const Crowd *crowd)
{
  return crowd->rules->stacking == RDT_STACKING_TWO ? 2 : 1;
}

static void
add_to_riding (const Crowd       *crowd,
               const RdtUnitType *type,
               Riding            *riding)
{
  if (has_riders (crowd, type))
    riding->n_carriers++;
  else if (!is_follower (type))
    riding->n_riders += (crowd->riders >> (type - crowd->rules->types)) & 1;
}

/* Adds the room that a cell offers to a side. */
static void
measure_cell (const Crowd *crowd,
              RdtSide      side,
              RdtCell      cell,
              Zone        *zone)
{
  const Placed *fighter = NULL;
  guint room = get_room (crowd);
  guint n = 0;
  guint n_fighters = 0;

  for (const Placed *placed = crowd->placed; placed < crowd->placed + crowd->n_placed; placed++)
    if (placed->cell == cell)
      {
        if (placed->side != side)
          return;

        n++;
        if (!is_follower (placed->type))
          {
            fighter = placed;
            n_fighters++;
          }
      }

  zone->room += room - MIN (room, are_fighters_counted (crowd) ? n_fighters : n);
  zone->n_cells++;
  zone->n_contested += n == 0 && is_in_zone (crowd, 1 - side, cell);

  if (n_fighters == 1)
    add_to_riding (crowd, fighter->type, &zone->there);
}

static void
measure_zone (const Crowd *crowd,
              RdtSide      side,
              Zone        *zone)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&crowd->setup->grid); cell++)
    if (is_in_zone (crowd, side, cell) && !rdt_terrain_is_deep (&crowd->setup->terrain[cell]))
      measure_cell (crowd, side, cell, zone);
}

static void
draft (const Crowd *crowd,
       RdtSide      side,
       Draft       *draft)
{
  GPtrArray *units = crowd->setup->sides[side].units;

  for (guint i = 0; i < units->len; i++)
    {
      const RdtSetupUnit *unit = g_ptr_array_index (units, i);
      const RdtUnitType *type = find_type (crowd->rules, unit);

      if (type == NULL || rdt_place_is_set (unit->at)
          || unit->aboard != NULL || unit->arrives != NULL)
        continue;

      draft->n_units++;
      draft->n_fighters += !is_follower (type);
      add_to_riding (crowd, type, &draft->riding);
    }
}

/* How many units to deploy need no cell of their own, because they can share: first
 * with units already there, then with each other.
 */
static guint
count_pairs (const Riding *drafted,
             const Riding *there)
{
  guint n_mounting = MIN (drafted->n_riders, there->n_carriers);
  guint n_mounted = MIN (drafted->n_carriers, there->n_riders);

  return n_mounting + n_mounted
         + MIN (drafted->n_riders - n_mounting, drafted->n_carriers - n_mounted);
}

static gboolean
has_room (const Crowd *crowd,
          RdtSide      side,
          const Draft *drafted)
{
  Zone zone = { 0, };
  Draft rivals = { 0, };
  guint n_lost;
  guint n_needed = drafted->n_units;

  /* The first side deploys first, and each of its units may take a cell of both
   * zones from the other side, which must have room nevertheless.
   */
  if (side > 0)
    draft (crowd, 0, &rivals);

  measure_zone (crowd, side, &zone);
  n_lost = MIN (rivals.n_units, zone.n_contested);

  if (are_fighters_counted (crowd))
    n_needed = drafted->n_fighters - count_pairs (&drafted->riding, &zone.there);

  return zone.room - n_lost * get_room (crowd) >= n_needed
         && (zone.n_cells > n_lost || drafted->n_units == 0);
}

static void
check_zone (Crowd   *crowd,
            RdtSide  side)
{
  Draft drafted = { 0, };
  RdtProblem *problem;

  if (crowd->setup->sides[side].deploy == NULL && crowd->rules->zone_ranks == 0)
    return;

  draft (crowd, side, &drafted);
  if (has_room (crowd, side, &drafted))
    return;

  problem = rdt_problem_new (RDT_PROBLEM_ZONE_SMALL, g_strdup_printf ("sides[%u].deploy", side),
                             NULL, RDT_NOWHERE);
  problem->number = drafted.n_units;
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
 * @rules: its rule set
 * @problems: (element-type RdtProblem): the list to add to
 *
 * Finds problems between units.
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
