/* rdt-figure.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-figure.h"

#include <string.h>

#include "rdt-path.h"

/* A figure's highlights being parsed. */
typedef struct
{
  RdtOverlay    *overlay;
  const RdtGame *game;
  RdtPosition   *position;
} Figure;

static RdtCell
find_cell (const Figure *self,
           const char   *label)
{
  int column, row;

  if (label == NULL || !rdt_grid_parse_cell (label, &column, &row))
    return RDT_NO_CELL;

  return rdt_grid_cell_at (&self->game->map->grid, column, row);
}

static RdtUnitIndex
find_unit (const Figure *self,
           const char   *id)
{
  RdtUnitIndex unit = id != NULL ? rdt_game_find_unit (self->game, id) : RDT_NO_UNIT;

  return unit < self->game->n_units ? unit : RDT_NO_UNIT;
}

/* Highlights the arc of a unit's weapon within its range. */
static gboolean
show_arc (Figure *self,
          char  **words)
{
  RdtUnitIndex unit = find_unit (self, words[0]);
  const RdtUnitState *state;

  if (unit == RDT_NO_UNIT || self->game->units[unit].weapon == RDT_NO_WEAPON)
    return FALSE;

  state = &self->position->units[unit];
  for (RdtCell cell = 0; cell < self->game->map->n_cells; cell++)
    {
      const RdtDisplacement *way = rdt_map_find_displacement (self->game->map, state->cell, cell);

      if (way != NULL && way->distance > 0 && way->distance <= self->game->units[unit].range
          && ((way->arcs >> state->facing) & 1) != 0)
        self->overlay->highlights[cell] |= RDT_HIGHLIGHT_ARC;
    }

  return TRUE;
}

static void
reached_cb (const RdtReached *reached,
            gpointer          user_data)
{
  RdtOverlay *overlay = user_data;

  overlay->highlights[reached->cell] |= RDT_HIGHLIGHT_REACH;
}

static gboolean
show_reach (Figure *self,
            char  **words)
{
  RdtUnitIndex unit = find_unit (self, words[0]);
  RdtScene scene;
  RdtMover mover;

  if (unit == RDT_NO_UNIT)
    return FALSE;

  rdt_scene_init (&scene, self->game, self->position, self->game->units[unit].side);
  rdt_mover_init (&mover, &scene, unit);
  rdt_mover_reach (&mover, reached_cb, self->overlay);

  return TRUE;
}

static gboolean
show_sight (Figure *self,
            char  **words)
{
  RdtCell from = find_cell (self, words[0]);
  RdtCell to = from != RDT_NO_CELL ? find_cell (self, words[1]) : RDT_NO_CELL;

  if (to == RDT_NO_CELL)
    return FALSE;

  self->overlay->sight_from = from;
  self->overlay->sight_to = to;
  self->overlay->sight_block = rdt_map_find_block (self->game->map, from, to);

  return TRUE;
}

static gboolean
show_selection (Figure *self,
                char  **words)
{
  RdtUnitIndex unit = find_unit (self, words[0]);

  if (unit == RDT_NO_UNIT)
    return FALSE;

  self->overlay->selected = self->position->units[unit].cell;

  return TRUE;
}

static gboolean
show_label (Figure *self,
            char  **words)
{
  RdtCell cell = find_cell (self, words[0]);

  if (cell == RDT_NO_CELL || words[1] == NULL)
    return FALSE;

  g_strlcpy (self->overlay->labels[cell], words[1], RDT_HIGHLIGHT_LABEL_SIZE);

  return TRUE;
}

static gboolean
show_highlights (Figure *self,
                 RdtHighlight highlight,
                 char  **words)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      RdtCell cell = find_cell (self, words[i]);

      if (cell == RDT_NO_CELL)
        return FALSE;
      self->overlay->highlights[cell] |= highlight;
    }

  return words[0] != NULL;
}

static gboolean
show (Figure     *self,
      const char *phrase)
{
  g_auto(GStrv) words = g_strsplit (phrase, " ", -1);

  if (g_strcmp0 (words[0], "arc") == 0)
    return show_arc (self, words + 1);
  if (g_strcmp0 (words[0], "reach") == 0)
    return show_reach (self, words + 1);
  if (g_strcmp0 (words[0], "sight") == 0)
    return show_sight (self, words + 1);
  if (g_strcmp0 (words[0], "select") == 0)
    return show_selection (self, words + 1);
  if (g_strcmp0 (words[0], "label") == 0)
    return show_label (self, words + 1);
  if (g_strcmp0 (words[0], "target") == 0)
    return show_highlights (self, RDT_HIGHLIGHT_TARGET, words + 1);
  if (g_strcmp0 (words[0], "attack") == 0)
    return show_highlights (self, RDT_HIGHLIGHT_ATTACK, words + 1);
  if (g_strcmp0 (words[0], "choice") == 0)
    return show_highlights (self, RDT_HIGHLIGHT_CHOICE, words + 1);
  if (g_strcmp0 (words[0], "ready") == 0)
    return show_highlights (self, RDT_HIGHLIGHT_READY, words + 1);

  return FALSE;
}

/**
 * rdt_figure_point_out:
 * @overlay: an initialised overlay
 * @game: the game of the figure, at its beginning
 * @shows: (nullable): the highlights: "arc UNIT", "reach UNIT", "select UNIT",
 *   "sight CELL CELL", "target CELL…", "attack CELL…", "choice CELL…", "ready
 *   CELL…", "label CELL WORD", separated by "; "
 * @error: return location for an error
 *
 * Adds highlights to an overlay.  They are computed by the rules where possible,
 * so that a figure cannot contradict them.
 */
gboolean
rdt_figure_point_out (RdtOverlay     *overlay,
                      const RdtGame  *game,
                      const char     *shows,
                      GError        **error)
{
  g_auto(GStrv) phrases = g_strsplit (shows != NULL ? shows : "", "; ", -1);
  g_autofree RdtPosition *position = g_new (RdtPosition, 1);
  Figure self = { .overlay = overlay, .game = game, .position = position };

  rdt_position_init (position, game);

  for (guint i = 0; phrases[i] != NULL; i++)
    if (!show (&self, phrases[i]))
      {
        g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                     "a figure cannot show \"%s\"", phrases[i]);
        return FALSE;
      }

  return TRUE;
}
