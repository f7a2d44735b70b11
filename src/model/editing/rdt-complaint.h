/* rdt-complaint.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-muster.h"
#include "rdt-problem.h"

G_BEGIN_DECLS

/* Problems as they are told to somebody who draws a scenario: by the names of
 * things, where the checker of files says ids and places in the file.
 */

RdtRosterPlace rdt_complaint_find_unit (const RdtProblem *problem,
                                        const RdtSetup   *setup);
char          *rdt_complaint_dup_words (const RdtProblem *problem,
                                        const RdtSetup   *setup,
                                        const RdtRules   *rules) G_GNUC_WARN_UNUSED_RESULT;
char          *rdt_complaint_dup_place (const RdtProblem *problem,
                                        const RdtSetup   *setup) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
