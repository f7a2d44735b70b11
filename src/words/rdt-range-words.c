/* rdt-range-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-range-words.h"

#include <glib/gi18n.h>

static char *
describe_sight (const RdtGame *game,
                RdtCell        from,
                RdtCell        to)
{
  RdtCell block = rdt_map_find_block (game->map, from, to);
  char label[RDT_CELL_LABEL_SIZE] = "";

  if (rdt_map_find_displacement (game->map, from, to) == NULL)
    return g_strdup (_("out of range"));

  if (block != RDT_NO_CELL && block != to)
    {
      rdt_grid_format_cell (&game->map->grid, block, label);
      return g_strdup_printf (_("line of sight blocked at %s"), label);
    }

  if (rdt_map_get_sight (game->map, from, to) == RDT_SIGHT_BLOCKED)
    return g_strdup (_("line of sight blocked"));

  /* Ruling: R4.  Without partial sight, sight is either clear or blocked. */
  return g_strdup (rdt_map_get_sight (game->map, from, to) == RDT_SIGHT_PARTIAL
                   && game->rules->hit == RDT_HIT_BY_EXPOSURE
                     ? _("partial line of sight") : _("clear line of sight"));
}

/* Modern: Firing (e), (f). */
static const char *
describe_arc (const RdtGame         *game,
              RdtUnitIndex           unit,
              const RdtUnitState    *state,
              const RdtDisplacement *way)
{
  if (rdt_game_get_weapon (game, unit)->all_round)
    return _("all-round arc");

  return way != NULL && ((way->arcs >> state->facing) & 1) != 0 ? _("in arc") : _("out of arc");
}

/**
 * rdt_words_range:
 * @state: the place and facing of the unit
 *
 * Returns: (transfer full): range, arc and sight of a unit to a cell; an unarmed
 *   unit has no arc
 */
char *
rdt_words_range (const RdtGame      *game,
                 RdtUnitIndex        unit,
                 const RdtUnitState *state,
                 RdtCell             cell)
{
  const RdtDisplacement *way = rdt_map_find_displacement (game->map, state->cell, cell);
  guint distance = rdt_map_get_distance (game->map, state->cell, cell);
  g_autofree char *sight = describe_sight (game, state->cell, cell);

  if (game->units[unit].weapon == RDT_NO_WEAPON)
    /* Translators: a distance in cells, and how well a unit sees a cell. */
    return g_strdup_printf (_("Distance %u, %s"), distance, sight);

  /* Translators: a distance in cells, whether a unit faces there, and how well it sees it. */
  return g_strdup_printf (_("Range %u, %s, %s"), distance,
                          describe_arc (game, unit, state, way), sight);
}
