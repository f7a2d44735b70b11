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
 * RdtSaying:
 * @when: (nullable): when it is said; always, without
 * @text: what is said, to be translated
 */
typedef struct
{
  RdtCondition *when;
  char         *text;
} RdtSaying;

/**
 * RdtAsk:
 * @order: what the learner is to order; %RDT_CONDITION_WHATEVER for a mere mark
 * @unit: (nullable): the id of the unit
 * @cell: (nullable): where to, or at what
 *
 * What a step asks for, and what it marks on the board.
 */
typedef struct
{
  int   order;
  char *unit;
  char *cell;
  int   line;
} RdtAsk;

/**
 * RdtLessonStep:
 * @id: its name in the file, for error messages and saved battles
 * @title: what it is about, to be translated
 * @sayings: (element-type RdtSaying): the first whose condition holds is shown
 * @asks: (element-type RdtAsk): the orders that it asks for
 * @marks: (element-type RdtAsk): what else is marked
 * @until: (nullable): when it is done; without, when the orders have been
 *   given, or if there are none, when the learner says so
 * @unless: (nullable): when it is passed over, judged while the learner is to
 *   decide something, and not before its phase
 * @turn: the turn that it belongs to, or 0
 * @phase: and the phase
 * @enemy: (nullable): from now on the other side stands "still" or "plays"
 * @line: where it begins
 */
typedef struct
{
  char         *id;
  char         *title;
  GPtrArray    *sayings;
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
 * @title: what it is called, to be translated
 * @scenario: the name of the scenario's file without its suffix, beside the
 *   lesson's own
 * @player: the id of the learner's side
 * @seed: where the dice come from when those of @rolls are used up
 * @rolls: (nullable): what is rolled first for a purpose: words
 * @steps: (element-type RdtLessonStep): in their order
 *
 * A guided battle: what is to be said and asked for in it.  Immutable.
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
