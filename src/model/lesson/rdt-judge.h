/* rdt-judge.h
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
 * RdtJudge:
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
} RdtJudge;

gboolean        rdt_judge_holds        (const RdtJudge      *self,
                                        const RdtCondition  *condition);
gboolean        rdt_judge_was_done     (const RdtJudge      *self,
                                        const RdtLessonAsk        *ask);
const RdtOrder *rdt_judge_find_order   (const RdtJudge      *self,
                                        const RdtLessonAsk        *ask);
gboolean        rdt_judge_is_done      (const RdtJudge      *self,
                                        const RdtLessonStep *step);
gboolean        rdt_judge_is_too_late  (const RdtJudge      *self,
                                        const RdtLessonStep *step);
int             rdt_judge_compare_time (const RdtJudge      *self,
                                        const RdtLessonStep *step);

G_END_DECLS
