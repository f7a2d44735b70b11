/* rdt-outcome-bar.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-odds.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RDT_TYPE_OUTCOME_BAR (rdt_outcome_bar_get_type ())

G_DECLARE_FINAL_TYPE (RdtOutcomeBar, rdt_outcome_bar, RDT, OUTCOME_BAR, GtkWidget)

GtkWidget *rdt_outcome_bar_new       (const RdtOdds *odds,
                                      const RdtFate *fate);
double     rdt_outcome_bar_get_share (RdtOutcomeBar *self,
                                      guint          part);

G_END_DECLS
