/* rdt-problem-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-words.h"

#include <glib/gi18n.h>

/* Translators: in the sentences of this file {word} is what stands in the
 * scenario, {unit} the id of a unit, {needs} a number.  They follow the name
 * of a file and a place in it: "FILE: $.sides[0].id: …".
 */
static const char *const sentences[] = {
  [RDT_PROBLEM_GRID] = N_("expected a grid on which these rules are played"),
  [RDT_PROBLEM_OPTION] = N_("expected an option of these rules, found \"{word}\""),
  [RDT_PROBLEM_WORKS] = N_("expected works that these rules have, found {word}"),
  [RDT_PROBLEM_SIDE_ID] = N_("expected an id that the other side does not have, found \"{word}\""),
  [RDT_PROBLEM_SIDE_ID_DRAW] = N_("expected another id, for \"draw\" means that nobody wins"),
  [RDT_PROBLEM_UNKNOWN_SIDE] = N_("expected the id of a side, found \"{word}\""),
  [RDT_PROBLEM_TOO_MANY_UNITS] = N_("expected at most {needs} units in all"),
  [RDT_PROBLEM_ARMY] = N_("expected an army of at most {needs} units on a board of this width"),
  [RDT_PROBLEM_COMMANDERS] = N_("expected at most {needs} commander in an army"),
  [RDT_PROBLEM_COMMANDER] = N_("expected no rating, for these rules do not rate commanders"),
  [RDT_PROBLEM_UNIT_ID] = N_("expected an id that no other unit has, found \"{word}\""),
  [RDT_PROBLEM_UNIT_TYPE] = N_("expected a unit type of these rules, found \"{word}\""),
  [RDT_PROBLEM_UNIT_TYPE_OPTION] =
    N_("expected the option that allows the type \"{word}\" to be on"),
  [RDT_PROBLEM_ARMAMENT] = N_("expected a gun that this type can carry, found \"{word}\""),
  [RDT_PROBLEM_GAS_SHELL] =
    N_("expected gas shells only for artillery, where the option \"gas\" is on"),
  [RDT_PROBLEM_OFF_BOARD] = N_("expected a cell on the board ({other}), found \"{word}\""),
  [RDT_PROBLEM_NO_PLACE] =
    N_("expected one of \"at\", \"aboard\" and \"arrives\", or a side that deploys"),
  [RDT_PROBLEM_PLACES] = N_("expected only one of \"at\", \"aboard\" and \"arrives\""),
  [RDT_PROBLEM_IMPASSABLE] =
    N_("expected a cell that can be entered, found \"{word}\", a river without a crossing"),
  [RDT_PROBLEM_OCCUPIED] = N_("expected a cell with room, found \"{word}\", where others stand"),
  [RDT_PROBLEM_ENEMY_THERE] = N_("expected a cell without enemies, found \"{word}\""),
  [RDT_PROBLEM_TRANSPORT_UNKNOWN] =
    N_("expected the id of a unit of the same side that is not aboard itself, found \"{word}\""),
  [RDT_PROBLEM_TRANSPORT_TYPE] = N_("expected a unit that can carry this one, found \"{word}\""),
  [RDT_PROBLEM_TRANSPORT_FULL] = N_("expected a transport with room, found \"{word}\""),
  [RDT_PROBLEM_ZONE_SMALL] = N_("expected a deployment zone with room for {needs} units"),
  [RDT_PROBLEM_ARRIVES_NOWHERE] = N_("expected a cell that can be entered"),
  [RDT_PROBLEM_OBJECTIVE_TWICE] = N_("expected one objective a cell, found \"{word}\" again"),
  [RDT_PROBLEM_EXIT_INSIDE] = N_("expected a cell at the board's edge, found \"{word}\""),
  [RDT_PROBLEM_AT_LEAST] = N_("expected a number up to {needs}, the cells that there are"),

  [RDT_PROBLEM_CONTACT] = N_("warning: {unit} starts in contact with the enemy"),
  [RDT_PROBLEM_NO_UNITS] = N_("warning: the side has no units"),
  [RDT_PROBLEM_ROAD_INTO_RIVER] = N_("warning: the road meets a river without ford or bridge"),
  [RDT_PROBLEM_LATE] = N_("warning: {unit} arrives after the turn limit"),
};

/**
 * rdt_words_problem:
 * @setup: a scenario
 * @rules: the rule set that it names
 * @problem: what is wrong with it
 *
 * Returns: (transfer full): the same in words, without the place in the file
 */
char *
rdt_words_problem (const RdtSetup   *setup,
                   const RdtRules   *rules,
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

  return rdt_words_fill (_(sentences[problem->code]), &fill);
}
