/* rdt-cell-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cell-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-name-words.h"
#include "rdt-sanitise.h"
#include "rdt-type-words.h"
#include "rdt-words.h"

static void
add_works (GString *list,
           guint8   works)
{
  for (guint i = 0; i < RDT_N_WORKS; i++)
    if (works & (1 << i))
      rdt_words_list_add (list, rdt_words_works (i));
}

/* Adds the ground of a cell, with works even if they are not part of the initial terrain. */
static void
add_terrain (GString          *list,
             const RdtTerrain *terrain,
             guint8            works)
{
  rdt_words_list_add (list, rdt_words_ground (terrain->ground));

  if (terrain->crossing != RDT_CROSSING_NONE)
    rdt_words_list_add (list, rdt_words_crossing (terrain->crossing));

  if (terrain->height > 0)
    rdt_words_list_add_filled (list, _("height {count}"), &(RdtFill) { .count = terrain->height });

  if (terrain->has_road)
    rdt_words_list_add (list, _("road"));

  add_works (list, works);
}

static GString *
begin_cell (const RdtGrid *grid,
            RdtCell        cell)
{
  char label[RDT_CELL_LABEL_SIZE];

  rdt_grid_format_cell (grid, cell, label);

  return g_string_new (label);
}

static const RdtSetupObjective *
find_objective (const RdtSetup *setup,
                RdtCell         cell)
{
  for (guint i = 0; i < setup->objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, i);

      if (rdt_grid_cell_at (&setup->grid, objective->at.column, objective->at.row) == cell)
        return objective;
    }

  return NULL;
}

/**
 * rdt_words_objective:
 *
 * Returns: (transfer none) (nullable): the name of the objective in a cell
 */
const char *
rdt_words_objective (const RdtSetup *setup,
                     RdtCell         cell)
{
  const RdtSetupObjective *objective = find_objective (setup, cell);

  return objective != NULL && objective->name != NULL && *objective->name != '\0'
         ? rdt_sanitise_title (objective->name) : NULL;
}

static void
add_objective (GString        *list,
               const RdtSetup *setup,
               RdtCell         cell)
{
  RdtFill fill = { .word = rdt_words_objective (setup, cell) };

  if (fill.word != NULL)
    rdt_words_list_add_filled (list, _("objective “{word}”"), &fill);
  else if (find_objective (setup, cell) != NULL)
    rdt_words_list_add (list, _("objective"));
}

static void
add_labels (GString        *list,
            const RdtSetup *setup,
            RdtPlace        place)
{
  for (guint i = 0; i < setup->labels->len; i++)
    {
      const RdtSetupLabel *label = g_ptr_array_index (setup->labels, i);
      RdtFill fill = { .word = rdt_sanitise_title (label->text) };

      /* Translators: a name on the map, such as that of a hill. */
      if (rdt_place_equal (label->at, place))
        rdt_words_list_add_filled (list, _("name “{word}”"), &fill);
    }
}

static const char *
get_side_name (const RdtSetupSide *side)
{
  return side->name != NULL ? side->name : side->id;
}

/* Where sides deploy and leave the board. */
static void
add_zones (GString        *list,
           const RdtSetup *setup,
           RdtPlace        place)
{
  for (guint i = 0; i < RDT_N_SIDES; i++)
    {
      const RdtSetupSide *side = &setup->sides[i];
      RdtFill fill = { .side = get_side_name (side) };

      if (side->deploy != NULL && rdt_areas_have (side->deploy, place))
        rdt_words_list_add_filled (list, _("deployment zone of {side}"), &fill);

      for (guint j = 0; j < setup->exits->len; j++)
        {
          const RdtSetupExit *exit = g_ptr_array_index (setup->exits, j);

          if (g_strcmp0 (exit->side, side->id) == 0 && rdt_areas_have (exit->at, place))
            rdt_words_list_add_filled (list, _("exit for {side}"), &fill);
        }
    }
}

/* Returns: (transfer full): a cell of a scenario, as in "C4, woods, height 1, road" */
static char *
setup_cell (const RdtSetup *setup,
            RdtCell         cell)
{
  GString *list = begin_cell (&setup->grid, cell);

  add_terrain (list, &setup->terrain[cell], setup->terrain[cell].works);
  add_objective (list, setup, cell);
  add_labels (list, setup, rdt_place_of (&setup->grid, cell));
  add_zones (list, setup, rdt_place_of (&setup->grid, cell));

  return g_string_free (list, FALSE);
}

/* The name of a side comes first like an adjective if it is a single word. */
static void
add_unit_of_side (GString    *list,
                  const char *side,
                  const char *unit)
{
  RdtFill fill = { .side = side, .unit = unit };

  if (strchr (side, ' ') == NULL)
    /* Translators: a unit and its side, as in "Red 1st Rifles". */
    rdt_words_list_add_filled (list, _("{side} {unit}"), &fill);
  else
    /* Translators: a unit and its side, as in "1st Rifles (Army of the River)". */
    rdt_words_list_add_filled (list, _("{unit} ({side})"), &fill);
}

static void
add_facing (GString       *list,
            const RdtGrid *grid,
            RdtFacing      facing)
{
  RdtFill fill = { .facing = NULL };

  if (facing >= rdt_grid_get_n_facings (grid))
    return;

  fill.facing = rdt_words_facing (grid, facing);
  rdt_words_list_add_filled (list, _("facing {facing}"), &fill);
}

/* Adds the type of a unit, unless its name contains it. */
static void
add_type (GString    *list,
          const char *name,
          const char *type)
{
  const char *noun = rdt_words_type_noun (type);
  g_autofree char *called = NULL;
  g_autofree char *meant = NULL;

  if (name == NULL || *name == '\0')
    return;

  called = g_utf8_casefold (name, -1);
  meant = g_utf8_casefold (noun, -1);
  if (strcmp (called, meant) != 0)
    rdt_words_list_add (list, noun);
}

static void
add_setup_unit (GString            *list,
                const RdtSetup     *setup,
                const RdtSetupSide *side,
                const RdtSetupUnit *unit)
{
  g_autofree char *called = rdt_words_setup_unit (unit);

  add_unit_of_side (list, get_side_name (side), called);
  add_type (list, unit->name, unit->type);
  if (unit->quality != RDT_QUALITY_AVERAGE)
    rdt_words_list_add (list, rdt_words_quality (unit->quality));
  add_facing (list, &setup->grid, unit->facing);
}

/**
 * rdt_words_setup_contents:
 *
 * Returns: (transfer full): a cell of a scenario and the units that start in
 *   it
 */
char *
rdt_words_setup_contents (const RdtSetup *setup,
                          RdtCell         cell)
{
  g_autofree char *ground = setup_cell (setup, cell);
  GString *list = g_string_new (ground);

  for (guint i = 0; i < RDT_N_SIDES; i++)
    {
      const RdtSetupSide *side = &setup->sides[i];

      for (guint j = 0; j < side->units->len; j++)
        {
          const RdtSetupUnit *unit = g_ptr_array_index (side->units, j);

          if (rdt_place_is_set (unit->at)
              && rdt_grid_cell_at (&setup->grid, unit->at.column, unit->at.row) == cell)
            add_setup_unit (list, setup, side, unit);
        }
    }

  return g_string_free (list, FALSE);
}

static void
add_holder (GString           *list,
            const RdtGame     *game,
            const RdtPosition *position,
            RdtCell            cell)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      g_autofree char *name = NULL;
      RdtFill fill = { .side = NULL };

      if (!rdt_cell_set_has (&game->tracked, cell)
          || !rdt_cell_set_has (&position->held[side], cell))
        continue;

      fill.side = name = rdt_words_side (game, side);
      rdt_words_list_add_filled (list, _("held by {side}"), &fill);
    }
}

/**
 * rdt_words_cell:
 *
 * Returns: (transfer full): the present state of a cell, with works, gas and
 *   objectives, as in "C4, woods, height 1, road"
 */
char *
rdt_words_cell (const RdtGame     *game,
                const RdtPosition *position,
                RdtCell            cell)
{
  GString *list = begin_cell (&game->map->grid, cell);

  add_terrain (list, &game->setup->terrain[cell],
               rdt_position_get_works (position, game->map, cell));
  if (rdt_position_has_gas (position, cell))
    rdt_words_list_add (list, _("gas"));
  add_objective (list, game->setup, cell);
  add_holder (list, game, position, cell);

  return g_string_free (list, FALSE);
}

/**
 * rdt_words_cell_contents:
 *
 * Returns: (transfer full): the present state of a cell with its units, as in
 *   "C4, woods, Red 1st Rifles, infantry, facing north"
 */
char *
rdt_words_cell_contents (const RdtGame     *game,
                         const RdtPosition *position,
                         RdtCell            cell)
{
  g_autofree char *ground = rdt_words_cell (game, position, cell);
  GString *list = g_string_new (ground);

  for (RdtUnitIndex unit = position->first_in_cell[cell];
       unit != RDT_NO_UNIT;
       unit = position->units[unit].next)
    {
      g_autofree char *full = NULL;

      if (position->units[unit].status != RDT_STATUS_BOARD)
        continue;

      full = rdt_words_unit_full (game, position, unit);
      rdt_words_list_add (list, full);
    }

  return g_string_free (list, FALSE);
}

static void
add_unit_state (GString           *list,
                const RdtGame     *game,
                const RdtPosition *position,
                RdtUnitIndex       unit)
{
  const RdtRosterUnit *roster = &game->units[unit];
  g_autofree char *state = rdt_words_unit_state (game, position, unit);

  add_type (list, roster->name, rdt_game_get_type (game, unit)->id);
  if (roster->quality != RDT_QUALITY_AVERAGE)
    rdt_words_list_add (list, rdt_words_quality (roster->quality));
  if (position->units[unit].status == RDT_STATUS_BOARD)
    add_facing (list, &game->map->grid, position->units[unit].facing);
  if (*state != '\0')
    rdt_words_list_add (list, state);
}

/**
 * rdt_words_unit_full:
 *
 * Returns: (transfer full): a unit with its state, as in "Red 1st Rifles,
 *   infantry, facing north, moved"
 */
char *
rdt_words_unit_full (const RdtGame     *game,
                     const RdtPosition *position,
                     RdtUnitIndex       unit)
{
  g_autofree char *side = rdt_words_side (game, game->units[unit].side);
  g_autofree char *name = rdt_words_unit (game, unit);
  GString *list = g_string_new (NULL);

  add_unit_of_side (list, side, name);
  add_unit_state (list, game, position, unit);

  return g_string_free (list, FALSE);
}

/**
 * rdt_words_unit_brief:
 *
 * Returns: (transfer full): a unit with its state but without its side, as in
 *   "1st Rifles, infantry, facing north, moved"
 */
char *
rdt_words_unit_brief (const RdtGame     *game,
                      const RdtPosition *position,
                      RdtUnitIndex       unit)
{
  g_autofree char *name = rdt_words_unit (game, unit);
  GString *list = g_string_new (name);

  add_unit_state (list, game, position, unit);

  return g_string_free (list, FALSE);
}
