/* rdt-problem-label.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-field.h"
#include "rdt-problem.h"
#include "rdt-roster.h"

G_BEGIN_DECLS

/* Problems in the words of designers: with the names of things, where the checker
 * of files has ids and paths.
 */

RdtRosterPlace  rdt_problem_label_find_unit (const RdtProblem *problem,
                                             const RdtSetup   *setup);
char           *rdt_problem_label_dup_words (const RdtProblem *problem,
                                             const RdtSetup   *setup) G_GNUC_WARN_UNUSED_RESULT;
char           *rdt_problem_label_dup_place (const RdtProblem *problem,
                                             const RdtSetup   *setup) G_GNUC_WARN_UNUSED_RESULT;
const RdtField *rdt_problem_label_find_field (const char     *path,
                                              const RdtSetup *setup,
                                              RdtSubject     *subject);
gboolean        rdt_problem_label_is_in      (const RdtProblem *problem,
                                              const RdtSetup   *setup,
                                              const RdtField   *field,
                                              const RdtSubject *subject);
const char     *rdt_problem_label_find_view  (const char     *path);

G_END_DECLS
