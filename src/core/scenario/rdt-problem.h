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
 * The problems of well-formed scenarios.  The last ones are warnings, with which
 * it can be played.
 */
typedef enum
{
  RDT_PROBLEM_GRID,                 /* the rules do not allow this grid */
  RDT_PROBLEM_OPTION,               /* no such option */
  RDT_PROBLEM_WORKS,                /* the rules do not have these works */
  RDT_PROBLEM_SIDE_ID,              /* both sides have the same id */
  RDT_PROBLEM_SIDE_ID_DRAW,         /* "draw" is no side's id */
  RDT_PROBLEM_UNKNOWN_SIDE,
  RDT_PROBLEM_TOO_MANY_UNITS,
  RDT_PROBLEM_ARMY,                 /* more units than the rules allow here */
  RDT_PROBLEM_COMMANDERS,           /* more commanders than the rules allow */
  RDT_PROBLEM_COMMANDER,            /* the rules have no ratings */
  RDT_PROBLEM_UNIT_ID,              /* another unit has the same id */
  RDT_PROBLEM_UNIT_TYPE,
  RDT_PROBLEM_UNIT_TYPE_OPTION,     /* the option for the type is off */
  RDT_PROBLEM_ARMAMENT,
  RDT_PROBLEM_GAS_SHELL,
  RDT_PROBLEM_OFF_BOARD,
  RDT_PROBLEM_NO_PLACE,             /* none of at, aboard, arrives and deploy */
  RDT_PROBLEM_PLACES,               /* more than one of them */
  RDT_PROBLEM_IMPASSABLE,
  RDT_PROBLEM_OCCUPIED,             /* more units than may stand there */
  RDT_PROBLEM_ENEMY_THERE,
  RDT_PROBLEM_TRANSPORT_UNKNOWN,
  RDT_PROBLEM_TRANSPORT_TYPE,       /* the transport cannot carry it */
  RDT_PROBLEM_TRANSPORT_FULL,
  RDT_PROBLEM_ZONE_SMALL,
  RDT_PROBLEM_ARRIVES_NOWHERE,      /* no cell that it may enter by */
  RDT_PROBLEM_ARRIVES_FIXED,        /* it never moves */
  RDT_PROBLEM_OBJECTIVE_TWICE,
  RDT_PROBLEM_EXIT_INSIDE,          /* not at the edge of the board */
  RDT_PROBLEM_AT_LEAST,             /* more cells than there are */

  RDT_PROBLEM_CONTACT,              /* enemies in contact at the start */
  RDT_PROBLEM_NO_UNITS,
  RDT_PROBLEM_ROAD_INTO_RIVER,      /* a road over a river without ford or bridge */
  RDT_PROBLEM_LATE,                 /* arrives after the turn limit */
  RDT_PROBLEM_OUTSIDE_ZONE,         /* starts outside its side's zone */
  RDT_PROBLEM_NO_EXITS,             /* no exits */
  RDT_PROBLEM_ABOVE_ARMY,           /* more units than the army has */
  RDT_PROBLEM_NOTHING_TO_WIN,       /* no victory conditions, so a draw */
  RDT_PROBLEM_ONE_CAN_WIN,          /* the other side has no victory conditions */
} RdtProblemCode;

#define RDT_FIRST_WARNING RDT_PROBLEM_CONTACT

/**
 * RdtProblem:
 * @path: its path in the file, a JSON path without `$.`
 * @found: (nullable): the wrong word
 * @number: a number for the sentence
 * @place: the cell concerned, or nowhere
 * @unit: (nullable): the id of the unit concerned
 *
 * A problem that keeps a scenario from being played, or a warning.
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
