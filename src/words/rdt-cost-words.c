/* rdt-cost-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cost-words.h"

#include <glib/gi18n.h>

#include "rdt-path.h"
#include "rdt-words.h"

/**
 * rdt_words_cost:
 *
 * Returns: (transfer full): a cost in cells, with halves, such as "1½"
 */
char *
rdt_words_cost (guint half_cells)
{
  const char *half = half_cells % RDT_WHOLE_CELL != 0 ? "½" : "";

  if (half_cells >= RDT_WHOLE_CELL)
    return g_strdup_printf ("%u%s", half_cells / RDT_WHOLE_CELL, half);

  return g_strdup (*half != '\0' ? half : "0");
}

static void
add_step (GString         *text,
          const RdtGrid   *grid,
          const RdtStride *stride)
{
  g_autofree char *cost = rdt_words_cost (stride->cost);
  char cell[RDT_CELL_LABEL_SIZE];

  rdt_grid_format_cell (grid, stride->cell, cell);
  /* Translators: how much movement a unit has used when it enters a square or hex:
   * "1½ to H2".
   */
  rdt_words_list_add_filled (text, _("{roll} to {cell}"),
                             &(RdtFill) { .roll = cost, .cell = cell });
}

/**
 * rdt_words_move_cost:
 *
 * Returns: (transfer full) (nullable): how the cost of a move adds up from cell
 *   to cell; %NULL if it enters none
 */
char *
rdt_words_move_cost (const RdtGame     *game,
                     const RdtPosition *position,
                     const RdtOrder    *move)
{
  g_autoptr(GString) steps = g_string_new (NULL);
  g_autofree char *allowance = NULL;
  g_autofree char *used = NULL;
  g_autofree char *words = NULL;
  gboolean loses_half = FALSE;
  RdtStride stride;
  RdtScene scene;
  RdtMover mover;

  rdt_scene_init (&scene, game, position, game->units[move->unit].side);
  rdt_mover_init (&mover, &scene, move->unit);
  rdt_mover_start (&mover, &stride);

  for (guint i = 0; i < move->n_path; i++)
    {
      guint before = stride.cost;

      if (!rdt_mover_step (&mover, &stride, move->path[i], NULL))
        return NULL;

      loses_half = loses_half || (before % RDT_WHOLE_CELL != 0 && stride.cost - before != 1);
      add_step (steps, &game->map->grid, &stride);
    }

  if (move->n_path == 0)
    return NULL;

  used = rdt_words_cost (stride.cost);
  allowance = rdt_words_cost (stride.along_road ? mover.road_allowance : mover.allowance);
  if (move->n_path == 1)
    /* Translators: how much of its movement a unit uses, and how much it has. */
    words = g_strdup_printf (_("Movement used: %s of %s."), used, allowance);
  else
    /* Translators: the third %s is what has been used by then in each square or
     * hex, such as "½ to G2, 1½ to H2".
     */
    words = g_strdup_printf (_("Movement used: %s of %s (%s)."), used, allowance, steps->str);

  if (!loses_half)
    return g_steal_pointer (&words);

  /* Translators: two sentences. */
  return g_strdup_printf (_("%s Half a step left over on leaving a road is lost."), words);
}
