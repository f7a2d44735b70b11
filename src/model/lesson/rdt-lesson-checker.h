/* rdt-lesson-checker.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"
#include "rdt-condition.h"
#include "rdt-lesson.h"

G_BEGIN_DECLS

/**
 * RdtLessonChecker:
 * @since: the number of orders after which events count
 * @learner: the side whose orders count
 * @selected: the selected unit, or %RDT_NO_UNIT
 *
 * Evaluates conditions of guided battles.
 */
typedef struct
{
  RdtBattle    *battle;
  guint         since;
  RdtSide       learner;
  RdtUnitIndex  selected;
} RdtLessonChecker;

gboolean        rdt_lesson_checker_holds        (const RdtLessonChecker *self,
                                                 const RdtCondition     *condition);
gboolean        rdt_lesson_checker_was_done     (const RdtLessonChecker *self,
                                                 const RdtLessonAsk     *ask);
const RdtOrder *rdt_lesson_checker_find_order   (const RdtLessonChecker *self,
                                                 const RdtLessonAsk     *ask);
gboolean        rdt_lesson_checker_is_done      (const RdtLessonChecker *self,
                                                 const RdtLessonStep    *step);
gboolean        rdt_lesson_checker_is_too_late  (const RdtLessonChecker *self,
                                                 const RdtLessonStep    *step);
int             rdt_lesson_checker_compare_time (const RdtLessonChecker *self,
                                                 const RdtLessonStep    *step);

G_END_DECLS
