/* rdt-scenario-card.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-library.h"

G_BEGIN_DECLS

#define RDT_TYPE_SCENARIO_CARD (rdt_scenario_card_get_type ())

G_DECLARE_FINAL_TYPE (RdtScenarioCard, rdt_scenario_card, RDT, SCENARIO_CARD, GtkFlowBoxChild)

GtkWidget   *rdt_scenario_card_new          (RdtScenario     *scenario,
                                             RdtLibrary      *library) G_GNUC_WARN_UNUSED_RESULT;
RdtScenario *rdt_scenario_card_get_scenario (RdtScenarioCard *self);

G_END_DECLS
