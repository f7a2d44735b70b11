/* rdt-game.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-game.h"

#include <string.h>

static RdtCell
find_cell (const RdtGame *self,
           RdtPlace       place)
{
  return rdt_grid_cell_at (&self->map->grid, place.column, place.row);
}

static RdtCellSet *
make_set (const RdtGame *self,
          const GArray  *areas)
{
  RdtCellSet *set = g_new0 (RdtCellSet, 1);

  for (guint i = 0; i < areas->len; i++)
    {
      const RdtArea *area = &g_array_index (areas, RdtArea, i);

      for (gint16 row = area->from.row; row <= area->to.row; row++)
        for (gint16 column = area->from.column; column <= area->to.column; column++)
          rdt_cell_set_add (set, find_cell (self, (RdtPlace) { column, row }));
    }

  return set;
}

/* The deployment zone that a rule set gives a side at an edge.  Rule: P12. */
static RdtCellSet *
make_own_zone (const RdtGame *self,
               RdtSide        side)
{
  const RdtGrid *grid = &self->map->grid;
  RdtPlace from = { .column = self->rules->zone_margin, .row = 0 };
  RdtPlace to = { .column = grid->width - 1 - self->rules->zone_margin,
                  .row = self->rules->zone_ranks - 1 };
  g_autoptr(GArray) areas = g_array_new (FALSE, FALSE, sizeof (RdtArea));
  RdtArea area = { .from = from, .to = to };

  if (side == 1)
    {
      area.from.row = grid->height - self->rules->zone_ranks;
      area.to.row = grid->height - 1;
    }

  area.from.row = MAX (area.from.row, 0);
  area.to.row = MIN (area.to.row, grid->height - 1);
  g_array_append_val (areas, area);

  return make_set (self, areas);
}

static void
arm (RdtGame            *self,
     RdtRosterUnit      *unit,
     const RdtSetupUnit *setup)
{
  const RdtRules *rules = self->rules;
  const RdtUnitType *type = &rules->types[unit->type];

  unit->weapon = type->weapon;
  unit->armament = type->armament;

  if (setup->armament != NULL)
    unit->armament = rdt_rules_find_type (rules, setup->armament);

  if (unit->armament != RDT_NO_TYPE)
    {
      guint8 gun = rules->types[unit->armament].weapon;

      if (type->armament_gives_weapon)
        unit->weapon = gun;
      unit->range = rules->weapons[gun].range;
    }
  else if (unit->weapon != RDT_NO_WEAPON)
    {
      unit->range = rules->weapons[unit->weapon].range;
    }
}

static void
add_unit (RdtGame            *self,
          RdtSide             side,
          const RdtSetupUnit *setup)
{
  RdtRosterUnit *unit = &self->units[self->n_units++];

  unit->id = setup->id;
  unit->name = setup->name;
  unit->side = side;
  unit->type = rdt_rules_find_type (self->rules, setup->type);
  unit->tags = self->rules->types[unit->type].tags;
  unit->quality = setup->quality;
  unit->has_gas_shell = setup->has_gas_shell;
  unit->transport = RDT_NO_UNIT;
  unit->cell = RDT_NO_CELL;
  arm (self, unit, setup);

  if (rdt_place_is_set (setup->at))
    unit->cell = find_cell (self, setup->at);

  if (setup->arrives != NULL)
    {
      unit->arrives_turn = setup->arrives_turn;
      unit->arrives = make_set (self, setup->arrives);
    }

  unit->facing = rdt_setup_get_facing (self->setup, side, setup);
}

static void
add_side (RdtGame *self,
          RdtSide  side)
{
  const RdtSetupSide *setup = &self->setup->sides[side];
  RdtRosterSide *roster = &self->sides[side];

  roster->id = setup->id;
  roster->name = setup->name;
  roster->first_unit = self->n_units;
  roster->n_units = setup->units->len;
  roster->commander = setup->commander;

  for (guint i = 0; i < setup->units->len; i++)
    add_unit (self, side, g_ptr_array_index (setup->units, i));

  if (self->rules->exhaustion > 0)
    roster->exhaustion_point = (roster->n_units + self->rules->exhaustion - 1)
                               / self->rules->exhaustion;

  if (setup->deploy != NULL)
    roster->deploys = make_set (self, setup->deploy);
  else if (self->rules->zone_ranks > 0)
    roster->deploys = make_own_zone (self, side);
}

static void
put_aboard (RdtGame *self,
            RdtSide  side)
{
  const RdtSetupSide *setup = &self->setup->sides[side];

  for (guint i = 0; i < setup->units->len; i++)
    {
      const RdtSetupUnit *unit = g_ptr_array_index (setup->units, i);

      if (unit->aboard != NULL)
        self->units[self->sides[side].first_unit + i].transport =
          rdt_game_find_unit (self, unit->aboard);
    }
}

static void
track (RdtGame *self,
       RdtCell  cell)
{
  if (rdt_cell_set_has (&self->tracked, cell))
    return;

  rdt_cell_set_add (&self->tracked, cell);
  self->n_tracked++;
}

static void
add_objectives (RdtGame *self)
{
  for (guint i = 0; i < self->setup->objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (self->setup->objectives, i);
      RdtCell cell = find_cell (self, objective->at);

      track (self, cell);
      if (objective->held_by != NULL)
        rdt_cell_set_add (&self->held_at_start[rdt_setup_find_side (self->setup,
                                                                    objective->held_by)],
                          cell);
    }
}

static void
add_exits (RdtGame *self)
{
  for (guint i = 0; i < self->setup->exits->len; i++)
    {
      const RdtSetupExit *exit = g_ptr_array_index (self->setup->exits, i);
      RdtRosterSide *side = &self->sides[rdt_setup_find_side (self->setup, exit->side)];
      g_autofree RdtCellSet *set = make_set (self, exit->at);

      if (side->exits == NULL)
        side->exits = g_new0 (RdtCellSet, 1);

      for (guint j = 0; j < G_N_ELEMENTS (set->bits); j++)
        side->exits->bits[j] |= set->bits[j];
    }
}

static void
add_victory (RdtGame *self)
{
  const RdtSetup *setup = self->setup;

  self->n_victory = setup->victory->len;
  self->victory = g_new0 (RdtVictory, self->n_victory);

  for (guint i = 0; i < self->n_victory; i++)
    {
      const RdtSetupVictory *condition = g_ptr_array_index (setup->victory, i);
      RdtVictory *victory = &self->victory[i];

      victory->side = rdt_setup_find_side (setup, condition->side);
      victory->kind = condition->kind;
      victory->count = condition->count;
      victory->any_turn = condition->any_turn;

      if (condition->kind == RDT_VICTORY_HOLDS && condition->count == 0)
        victory->count = condition->holds->len;

      for (guint j = 0; j < condition->holds->len; j++)
        {
          RdtCell cell = find_cell (self, g_array_index (condition->holds, RdtPlace, j));

          rdt_cell_set_add (&victory->cells, cell);
          track (self, cell);
        }
    }
}

static void
add_options (RdtGame *self)
{
  for (guint i = 0; i < RDT_N_OPTIONS; i++)
    if (rdt_setup_has_option (self->setup, rdt_option_get_id (i)))
      self->options |= 1 << i;

  self->options &= ~rdt_rules_get_idle_options (self->rules);
}

/* Derives the properties of the ground under the rules. */
static void
note_stops (RdtGame *self)
{
  const guint8 *laws = self->rules->laws;

  self->stopping_ground = RDT_MAP_DEEP
                          | (laws[RDT_LAW_MOVE_STOP_TRENCH] ? RDT_MAP_TRENCH : 0)
                          | (laws[RDT_LAW_MOVE_STOP_FORD] ? RDT_MAP_FORD : 0)
                          | (laws[RDT_LAW_MOVE_STOP_WOODS] ? RDT_MAP_WOODS : 0);
  self->starting_ground = (laws[RDT_LAW_MOVE_FROM_TRENCH] ? RDT_MAP_TRENCH : 0)
                          | (laws[RDT_LAW_MOVE_FROM_FORD] ? RDT_MAP_FORD : 0)
                          | (laws[RDT_LAW_MOVE_FROM_WOODS] ? RDT_MAP_WOODS : 0);
}

/* Portable: Roads; P10: for movement, built-up areas are roads. */
static void
pave_built_up_areas (RdtGame *self)
{
  for (RdtCell cell = 0; cell < self->map->n_cells; cell++)
    if (self->map->cells[cell].flags & RDT_MAP_BUILT_UP)
      self->map->cells[cell].flags |= RDT_MAP_ROAD;
}

/* Finds the steps that no law of the ground can affect. */
static void
note_steps (RdtGame *self)
{
  const guint8 *laws = self->rules->laws;
  guint8 off_road = laws[RDT_LAW_MOVE_OFF_ROAD] ? RDT_MAP_WOODS | RDT_MAP_BUILT_UP : 0;

  rdt_map_note_steps (self->map, self->stopping_ground | off_road, self->starting_ground,
                      laws[RDT_LAW_MOVE_HEIGHT] || self->rules->heights != RDT_HEIGHTS_FREE);
}

/**
 * rdt_game_new:
 * @setup: a scenario without problems, which is copied
 * @rules: its rule set
 *
 * Creates the fixed half of a battle.
 */
RdtGame *
rdt_game_new (const RdtSetup *setup,
              RdtRules       *rules)
{
  RdtGame *self;

  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  self = g_new0 (RdtGame, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->rules = rdt_rules_ref (rules);
  self->setup = rdt_setup_copy (setup);
  self->map = rdt_map_new (setup, rdt_rules_get_reach (rules));
  self->turn_limit = setup->turn_limit;

  add_options (self);
  note_stops (self);
  if (rules->built_up_is_road)
    pave_built_up_areas (self);
  note_steps (self);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    add_side (self, side);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    put_aboard (self, side);
  add_objectives (self);
  add_exits (self);
  add_victory (self);

  self->has_otherwise = setup->otherwise != NULL;
  self->otherwise = rdt_setup_find_side (self->setup, setup->otherwise);

  return self;
}

RdtGame *
rdt_game_ref (RdtGame *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
rdt_game_unref (RdtGame *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint i = 0; i < self->n_units; i++)
    g_free (self->units[i].arrives);

  for (guint i = 0; i < RDT_N_SIDES; i++)
    {
      g_free (self->sides[i].deploys);
      g_free (self->sides[i].exits);
    }

  g_free (self->victory);
  rdt_map_free (self->map);
  rdt_setup_free (self->setup);
  rdt_rules_unref (self->rules);
  g_free (self);
}

/**
 * rdt_game_find_unit:
 *
 * Returns: the unit with an id, or %RDT_NO_UNIT
 */
RdtUnitIndex
rdt_game_find_unit (const RdtGame *self,
                    const char    *id)
{
  for (RdtUnitIndex unit = 0; unit < self->n_units; unit++)
    if (strcmp (self->units[unit].id, id) == 0)
      return unit;

  return RDT_NO_UNIT;
}
