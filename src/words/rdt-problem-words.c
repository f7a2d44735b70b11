/* rdt-problem-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-words.h"

#include <glib/gi18n.h>

/* Translators: in the sentences of this file {word} is what stands in the
 * scenario, {unit} a unit, {needs} a number.  They have no full stop, because
 * they are lines of a list, or follow the name of a file and a place in it.
 */
static const char *const sentences[] = {
  [RDT_PROBLEM_GRID] = N_("These rules are not played on squares"),
  [RDT_PROBLEM_OPTION] = N_("These rules have no option “{word}”"),
  [RDT_PROBLEM_WORKS] = N_("These rules have no {word}"),
  [RDT_PROBLEM_SIDE_ID] = N_("Both sides have the identifier “{word}”"),
  [RDT_PROBLEM_SIDE_ID_DRAW] = N_("A side cannot have the identifier “draw”"),
  [RDT_PROBLEM_UNKNOWN_SIDE] = N_("There is no side with the identifier “{word}”"),
  [RDT_PROBLEM_TOO_MANY_UNITS] =
    N_("There are too many units: both armies together can have at most {needs}"),
  [RDT_PROBLEM_ARMY] =
    N_("The army has too many units for the width of this board: it can have at most {needs}"),
  [RDT_PROBLEM_COMMANDERS] = N_("The army has too many commanders: it can have at most {needs}"),
  [RDT_PROBLEM_COMMANDER] = N_("These rules do not rate commanders"),
  [RDT_PROBLEM_UNIT_ID] = N_("Two units have the identifier “{word}”"),
  [RDT_PROBLEM_UNIT_TYPE] = N_("These rules have no unit type “{word}”"),
  [RDT_PROBLEM_UNIT_TYPE_OPTION] =
    N_("The unit type “{word}” needs an optional rule that is switched off"),
  [RDT_PROBLEM_ARMAMENT] = N_("This type of unit cannot have the gun “{word}”"),
  [RDT_PROBLEM_GAS_SHELL] =
    N_("Only artillery can have a gas shell, and only with the optional rule for gas"),
  [RDT_PROBLEM_OFF_BOARD] = N_("{word} is not on the board ({other})"),
  [RDT_PROBLEM_NO_PLACE] =
    N_("The unit has no starting place, transport or arrival, and its side does not deploy"),
  [RDT_PROBLEM_PLACES] =
    N_("The unit can have only one of a starting place, a transport and an arrival"),
  [RDT_PROBLEM_IMPASSABLE] = N_("{word} is a river without a ford or bridge"),
  [RDT_PROBLEM_OCCUPIED] = N_("{word} is already occupied"),
  [RDT_PROBLEM_ENEMY_THERE] = N_("{word} is occupied by the enemy"),
  [RDT_PROBLEM_TRANSPORT_UNKNOWN] =
    N_("“{word}” is not a unit of this side that can carry another"),
  [RDT_PROBLEM_TRANSPORT_TYPE] = N_("{word} cannot carry this unit"),
  [RDT_PROBLEM_TRANSPORT_FULL] = N_("{word} already carries another unit"),
  [RDT_PROBLEM_ZONE_SMALL] =
    N_("The deployment zone is too small for the units to be deployed: {needs}"),
  [RDT_PROBLEM_ARRIVES_NOWHERE] =
    N_("The unit cannot enter the board at any of its arrival points"),
  [RDT_PROBLEM_ARRIVES_FIXED] = N_("A unit that never moves cannot arrive as a reinforcement"),
  [RDT_PROBLEM_OBJECTIVE_TWICE] = N_("{word} is an objective twice"),
  [RDT_PROBLEM_EXIT_INSIDE] = N_("{word} is not at the edge of the board"),
  [RDT_PROBLEM_AT_LEAST] = N_("The number to hold is too high: the most is {needs}"),

  [RDT_PROBLEM_CONTACT] = N_("warning: {unit} would start in contact with the enemy"),
  [RDT_PROBLEM_NO_UNITS] = N_("warning: the side has no units"),
  [RDT_PROBLEM_ROAD_INTO_RIVER] = N_("warning: the road meets a river without a ford or bridge"),
  [RDT_PROBLEM_LATE] = N_("warning: {unit} would arrive after the last turn"),
  [RDT_PROBLEM_OUTSIDE_ZONE] = N_("warning: {unit} would start outside the deployment zone"),
  [RDT_PROBLEM_NO_EXITS] = N_("warning: the side has no exits by which to leave the board"),
  [RDT_PROBLEM_ABOVE_ARMY] = N_("warning: the army has fewer units than that, only {needs}"),
  [RDT_PROBLEM_NOTHING_TO_WIN] =
    N_("warning: without victory conditions the battle is a draw unless an army is beaten"),
  [RDT_PROBLEM_ONE_CAN_WIN] =
    N_("warning: the other side has no victory condition, so this side wins unless its army is"
       " beaten"),
};

static const char *
choose_sentence (const RdtProblem *problem)
{
  if (problem->code == RDT_PROBLEM_GRID && problem->number == RDT_GRID_HEX)
    return _("These rules are not played on hexes");

  return _(sentences[problem->code]);
}

/**
 * rdt_words_problem:
 * @setup: a scenario
 * @problem: a problem of it
 *
 * Returns: (transfer full): the problem in words, without its path
 */
char *
rdt_words_problem (const RdtSetup   *setup,
                   const RdtProblem *problem)
{
  char last[RDT_CELL_LABEL_SIZE];
  g_autofree char *board = NULL;
  RdtFill fill = {
    .word = problem->found,
    .unit = problem->unit,
    .needs = problem->number,
  };

  if (problem->code == RDT_PROBLEM_WORKS)
    fill.word = rdt_words_works (problem->number);

  rdt_label_format (setup->grid.width - 1, setup->grid.height - 1, last);
  fill.other = board = g_strconcat ("A1…", last, NULL);

  return rdt_words_fill (choose_sentence (problem), &fill);
}
