/* rdt-problem-private.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-problem.h"

G_BEGIN_DECLS

/**
 * RdtProblemSearch:
 * @problems: (element-type RdtProblem): the problems so far
 * @units: id → #RdtSetupUnit of all units so far
 *
 * A check of a scenario.
 */
typedef struct
{
  const RdtSetup *setup;
  const RdtRules *rules;
  GPtrArray      *problems;
  GHashTable     *units;
} RdtProblemSearch;

void        rdt_problem_free        (RdtProblem       *self);
RdtProblem *rdt_problem_new         (RdtProblemCode    code,
                                     char             *path,
                                     const char       *unit,
                                     RdtPlace          place) G_GNUC_WARN_UNUSED_RESULT;
RdtProblem *rdt_problem_add         (RdtProblemSearch *search,
                                     RdtProblemCode    code,
                                     const char       *path,
                                     ...) G_GNUC_PRINTF (3, 4);
void        rdt_problem_add_found   (RdtProblemSearch *search,
                                     RdtProblemCode    code,
                                     const char       *found,
                                     const char       *path,
                                     ...) G_GNUC_PRINTF (4, 5);
void        rdt_problem_add_at      (RdtProblemSearch *search,
                                     RdtProblemCode    code,
                                     RdtPlace          place,
                                     const char       *path,
                                     ...) G_GNUC_PRINTF (4, 5);

gboolean    rdt_setup_is_deep       (const RdtSetup   *setup,
                                     RdtPlace          place);
void        rdt_problem_check_areas (RdtProblemSearch *search,
                                     const GArray     *areas,
                                     const char       *path);

/* rdt-problem-units.c */
void        rdt_problem_check_side  (RdtProblemSearch *search,
                                     RdtSide           index);

/* rdt-crowding.c */
void        rdt_setup_find_crowding (const RdtSetup   *setup,
                                     const RdtRules   *rules,
                                     GPtrArray        *problems);

G_END_DECLS
