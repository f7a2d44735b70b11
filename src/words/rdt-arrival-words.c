/* rdt-arrival-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-arrival-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-name-words.h"
#include "rdt-words.h"

/* The maximum number of places named. */
#define MOST_CELLS 6

static gboolean
is_due (const RdtGame *game,
        RdtUnitIndex   unit,
        RdtSide        side,
        guint          turn)
{
  return game->units[unit].side == side && turn > 0 && game->units[unit].arrives_turn == turn;
}

/* Whether two units have the same entry points. */
static gboolean
is_beside (const RdtGame *game,
           RdtUnitIndex   a,
           RdtUnitIndex   b)
{
  const RdtCellSet *first = game->units[a].arrives;
  const RdtCellSet *second = game->units[b].arrives;

  return first == second
         || (first != NULL && second != NULL && memcmp (first, second, sizeof *first) == 0);
}

static char *
list_places (const RdtGame    *game,
             const RdtCellSet *cells)
{
  GString *list = g_string_new (NULL);
  guint n = 0;

  for (RdtCell cell = 0; cells != NULL && cell < game->map->n_cells; cell++)
    if (rdt_cell_set_has (cells, cell) && n++ < MOST_CELLS)
      {
        char label[RDT_CELL_LABEL_SIZE];

        rdt_grid_format_cell (&game->map->grid, cell, label);
        rdt_words_list_add (list, label);
      }

  if (n > MOST_CELLS)
    rdt_words_list_add (list, "…");

  return g_string_free (list, FALSE);
}

/* The units that share a unit's entry points, with the places. */
static char *
list_group (const RdtGame *game,
            RdtUnitIndex   first,
            guint          turn)
{
  g_autoptr(GString) names = g_string_new (NULL);
  g_autofree char *places = list_places (game, game->units[first].arrives);

  for (RdtUnitIndex unit = first; unit < game->n_units; unit++)
    if (is_due (game, unit, game->units[first].side, turn) && is_beside (game, first, unit))
      {
        g_autofree char *name = rdt_words_unit (game, unit);

        rdt_words_list_add (names, name);
      }

  if (*places == '\0')
    return g_strdup (names->str);

  /* Translators: units, and the cells where they are, such as C4. */
  return g_strdup_printf (_("%s (%s)"), names->str, places);
}

static gboolean
is_first_of_group (const RdtGame *game,
                   RdtUnitIndex   unit,
                   guint          turn)
{
  for (RdtUnitIndex before = 0; before < unit; before++)
    if (is_due (game, before, game->units[unit].side, turn) && is_beside (game, before, unit))
      return FALSE;

  return TRUE;
}

/**
 * rdt_words_reinforcements:
 *
 * Returns: (transfer full) (nullable): the units of a side that may arrive from
 *   a turn on, with the places
 */
char *
rdt_words_reinforcements (const RdtGame *game,
                          RdtSide        side,
                          guint          turn)
{
  g_autoptr(GString) groups = g_string_new (NULL);
  g_autofree char *name = rdt_words_side (game, side);

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    if (is_due (game, unit, side, turn) && is_first_of_group (game, unit, turn))
      {
        g_autofree char *group = list_group (game, unit, turn);

        if (groups->len > 0)
          g_string_append (groups, "; ");
        g_string_append (groups, group);
      }

  return groups->len > 0 ? rdt_words_fill (_("Reinforcements for {side}: {word}."),
                                           &(RdtFill) { .side = name, .word = groups->str })
                         : NULL;
}
