/* rdt-problem.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-setup.h"

G_BEGIN_DECLS

/**
 * RdtProblemCode:
 *
 * What can be wrong with a scenario that is well-formed.  The last ones are
 * warnings: they do not keep anybody from playing.
 */
typedef enum
{
  RDT_PROBLEM_GRID,                 /* the rules are not played on this grid */
  RDT_PROBLEM_OPTION,               /* no such option */
  RDT_PROBLEM_WORKS,                /* the rules do not have these works */
  RDT_PROBLEM_SIDE_ID,              /* both sides have the same id */
  RDT_PROBLEM_SIDE_ID_DRAW,         /* "draw" is no side's id */
  RDT_PROBLEM_UNKNOWN_SIDE,
  RDT_PROBLEM_TOO_MANY_UNITS,
  RDT_PROBLEM_ARMY,                 /* more units than the rules allow here */
  RDT_PROBLEM_COMMANDERS,           /* more commanders than the rules allow */
  RDT_PROBLEM_COMMANDER,            /* the rules do not rate commanders */
  RDT_PROBLEM_UNIT_ID,              /* another unit has the id */
  RDT_PROBLEM_UNIT_TYPE,
  RDT_PROBLEM_UNIT_TYPE_OPTION,     /* the type's option is off */
  RDT_PROBLEM_ARMAMENT,
  RDT_PROBLEM_GAS_SHELL,
  RDT_PROBLEM_OFF_BOARD,
  RDT_PROBLEM_NO_PLACE,             /* neither at nor aboard nor arrives nor deploy */
  RDT_PROBLEM_PLACES,               /* more than one of them */
  RDT_PROBLEM_IMPASSABLE,
  RDT_PROBLEM_OCCUPIED,             /* more units than may stand there */
  RDT_PROBLEM_ENEMY_THERE,
  RDT_PROBLEM_TRANSPORT_UNKNOWN,
  RDT_PROBLEM_TRANSPORT_TYPE,       /* cannot carry it */
  RDT_PROBLEM_TRANSPORT_FULL,
  RDT_PROBLEM_ZONE_SMALL,
  RDT_PROBLEM_ARRIVES_NOWHERE,      /* no cell that it may enter */
  RDT_PROBLEM_ARRIVES_FIXED,        /* it never moves */
  RDT_PROBLEM_OBJECTIVE_TWICE,
  RDT_PROBLEM_EXIT_INSIDE,          /* not at the board's edge */
  RDT_PROBLEM_AT_LEAST,             /* more cells than there are */

  RDT_PROBLEM_CONTACT,              /* enemies in contact at the start */
  RDT_PROBLEM_NO_UNITS,
  RDT_PROBLEM_ROAD_INTO_RIVER,      /* a road without ford or bridge */
  RDT_PROBLEM_LATE,                 /* arrives after the turn limit */
  RDT_PROBLEM_OUTSIDE_ZONE,         /* starts elsewhere than its side deploys */
  RDT_PROBLEM_NO_EXITS,             /* nobody can leave */
  RDT_PROBLEM_ABOVE_ARMY,           /* more units than the army has */
  RDT_PROBLEM_NOTHING_TO_WIN,       /* a draw for want of conditions of victory */
} RdtProblemCode;

#define RDT_FIRST_WARNING RDT_PROBLEM_CONTACT

/**
 * RdtProblem:
 * @path: where in the file, as a JSON path without its `$.`
 * @found: (nullable): the word at fault
 * @number: a number that the sentence needs
 * @place: the cell that it is about, or nowhere
 * @unit: (nullable): the id of the unit that it is about
 *
 * Something that keeps a scenario from being played, or a warning.
 */
typedef struct
{
  RdtProblemCode  code;
  char           *path;
  char           *found;
  guint           number;
  RdtPlace        place;
  char           *unit;
} RdtProblem;

GPtrArray        *rdt_setup_find_problems (const RdtSetup   *setup,
                                           const RdtRules   *rules) G_GNUC_WARN_UNUSED_RESULT;

gboolean          rdt_problem_is_warning  (const RdtProblem *self);
const RdtProblem *rdt_problem_find_fault  (const GPtrArray  *problems);

G_END_DECLS
