/* rdt-logistic.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RdtLogistic:
 *
 * Fits weights to results (logistic regression).  Cases belong to groups, each
 * of which has a weight of its own that is discarded: a scenario may be easier
 * for one side, which must not be attributed to the features.  Every fifth
 * battle is kept apart, to see whether the weights hold for others.
 */
typedef struct _RdtLogistic RdtLogistic;

RdtLogistic  *rdt_logistic_new         (guint         n_features,
                                        guint         n_groups) G_GNUC_WARN_UNUSED_RESULT;
void          rdt_logistic_free        (RdtLogistic  *self);
void          rdt_logistic_add         (RdtLogistic  *self,
                                        const int    *features,
                                        guint         group,
                                        guint         battle);
guint         rdt_logistic_get_n_cases (RdtLogistic  *self);
void          rdt_logistic_set_outcome (RdtLogistic  *self,
                                        guint         index,
                                        double        outcome);
const double *rdt_logistic_fit         (RdtLogistic  *self,
                                        const double *prior,
                                        gboolean      is_positive);
void          rdt_logistic_print       (RdtLogistic  *self,
                                        const char   *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtLogistic, rdt_logistic_free)

G_END_DECLS
