/* rdt-lesson.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-condition.h"
#include "rdt-dice.h"
#include "rdt-order.h"
#include "rdt-position.h"

G_BEGIN_DECLS

#define RDT_LESSON_SUFFIX ".lesson.xml"

/**
 * RdtLessonText:
 * @when: (nullable): when it is shown; always, if %NULL
 * @text: the text, to be translated
 */
typedef struct
{
  RdtCondition *when;
  char         *text;
} RdtLessonText;

/**
 * RdtLessonAsk:
 * @order: the order asked for; %RDT_CONDITION_WHATEVER for a mark only
 * @unit: (nullable): the id of the unit
 * @cell: (nullable): its destination or target
 *
 * An order that a step asks for, or a mark on the board.
 */
typedef struct
{
  int   order;
  char *unit;
  char *cell;
  int   line;
} RdtLessonAsk;

/**
 * RdtLessonStep:
 * @id: its id in the file, used in errors and saved battles
 * @title: its title, to be translated
 * @texts: (element-type RdtLessonText): its texts; the first whose condition holds
 *   is shown
 * @asks: (element-type RdtLessonAsk): the orders asked for
 * @marks: (element-type RdtLessonAsk): other marks
 * @until: (nullable): when it is complete; if %NULL, when the orders have been
 *   given, or if there are none, when the learner continues
 * @unless: (nullable): when it is skipped; checked while the learner is to decide,
 *   and not before its phase
 * @turn: the turn of the step, or 0
 * @phase: its phase
 * @enemy: (nullable): whether the other side "plays" or stands "still" from now on
 * @line: its line in the file
 */
typedef struct
{
  char         *id;
  char         *title;
  GPtrArray    *texts;
  GPtrArray    *asks;
  GPtrArray    *marks;
  RdtCondition *until;
  RdtCondition *unless;
  char         *enemy;
  int           turn;
  RdtPhase      phase;
  int           line;
} RdtLessonStep;

/**
 * RdtLesson:
 * @title: its title, to be translated
 * @scenario: the file name of its scenario without suffix, beside the lesson
 * @player: the id of the learner's side
 * @seed: the seed of dice that are not scripted
 * @rolls: (nullable): scripts by purpose, as words
 * @steps: (element-type RdtLessonStep): the steps
 *
 * A guided battle.  Immutable.
 */
typedef struct
{
  char      *title;
  char      *scenario;
  char      *player;
  guint64    seed;
  GStrv      rolls[RDT_N_DICE_PURPOSES];
  GPtrArray *steps;
} RdtLesson;

RdtLesson *rdt_lesson_read        (const char       *text,
                                   gssize            length,
                                   const char       *file,
                                   GError          **error) G_GNUC_WARN_UNUSED_RESULT;
void       rdt_lesson_free        (RdtLesson        *self);
gboolean   rdt_lesson_check       (const RdtLesson  *self,
                                   const RdtGame    *game,
                                   const char       *file,
                                   GError          **error);
RdtDice   *rdt_lesson_create_dice (const RdtLesson  *self,
                                   const RdtGame    *game) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtLesson, rdt_lesson_free)

G_END_DECLS
