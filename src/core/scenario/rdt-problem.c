/* rdt-problem.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-problem-private.h"

void
rdt_problem_free (RdtProblem *self)
{
  g_free (self->path);
  g_free (self->found);
  g_free (self->unit);
  g_free (self);
}

static RdtProblem *
add (RdtProblemSearch *search,
     RdtProblemCode    code,
     const char       *path,
     va_list           args)
{
  RdtProblem *problem = g_new0 (RdtProblem, 1);

  problem->code = code;
  problem->place = RDT_NOWHERE;
  problem->path = g_strdup_vprintf (path, args);
  g_ptr_array_add (search->problems, problem);

  return problem;
}

static void
point (RdtProblem *problem,
       RdtPlace    place)
{
  char label[RDT_CELL_LABEL_SIZE];

  rdt_label_format (place.column, place.row, label);
  problem->found = g_strdup (label);
  problem->place = place;
}

/**
 * rdt_problem_add:
 * @path: its path in the file, a printf() format
 *
 * Returns: (transfer none): the problem, for adding details
 */
RdtProblem *
rdt_problem_add (RdtProblemSearch *search,
                 RdtProblemCode    code,
                 const char       *path,
                 ...)
{
  RdtProblem *problem;
  va_list args;

  va_start (args, path);
  problem = add (search, code, path, args);
  va_end (args);

  return problem;
}

/**
 * rdt_problem_add_found:
 * @found: the wrong word
 * @path: its path in the file, a printf() format
 */
void
rdt_problem_add_found (RdtProblemSearch *search,
                       RdtProblemCode    code,
                       const char       *found,
                       const char       *path,
                       ...)
{
  va_list args;

  va_start (args, path);
  add (search, code, path, args)->found = g_strdup (found);
  va_end (args);
}

/**
 * rdt_problem_add_at:
 * @place: the wrong cell
 * @path: its path in the file, a printf() format
 */
void
rdt_problem_add_at (RdtProblemSearch *search,
                    RdtProblemCode    code,
                    RdtPlace          place,
                    const char       *path,
                    ...)
{
  va_list args;

  va_start (args, path);
  point (add (search, code, path, args), place);
  va_end (args);
}

/* Whether a cell is a river without a crossing. */
gboolean
rdt_setup_is_deep (const RdtSetup *setup,
                   RdtPlace        place)
{
  const RdtTerrain *terrain = rdt_setup_get_terrain (setup, place);

  return terrain != NULL && rdt_terrain_is_deep (terrain);
}

/* Checks that cells and rectangles are on the board. */
void
rdt_problem_check_areas (RdtProblemSearch *search,
                         const GArray     *areas,
                         const char       *path)
{
  for (guint i = 0; i < areas->len; i++)
    {
      const RdtArea *area = &g_array_index (areas, RdtArea, i);
      RdtPlace corner = rdt_setup_contains (search->setup, area->from) ? area->to : area->from;

      if (!rdt_setup_contains (search->setup, corner))
        rdt_problem_add_at (search, RDT_PROBLEM_OFF_BOARD, corner, "%s[%u]", path, i);
    }
}

gboolean
rdt_problem_is_warning (const RdtProblem *self)
{
  return self->code >= RDT_FIRST_WARNING;
}

/**
 * rdt_problem_find_fault:
 * @problems: (element-type RdtProblem): problems and warnings
 *
 * Returns: (transfer none) (nullable): the first problem that keeps the scenario
 *   from being played
 */
const RdtProblem *
rdt_problem_find_fault (const GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++)
    if (!rdt_problem_is_warning (g_ptr_array_index (problems, i)))
      return g_ptr_array_index (problems, i);

  return NULL;
}

/**
 * rdt_problem_new:
 * @path: (transfer full): its path in the file
 *
 * Creates a problem about a unit and a cell.
 */
RdtProblem *
rdt_problem_new (RdtProblemCode code,
                 char          *path,
                 const char    *unit,
                 RdtPlace       place)
{
  RdtProblem *self = g_new0 (RdtProblem, 1);

  self->code = code;
  self->path = path;
  self->unit = g_strdup (unit);
  self->place = place;
  if (rdt_place_is_set (place))
    point (self, place);

  return self;
}
