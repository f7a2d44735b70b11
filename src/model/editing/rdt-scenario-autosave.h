/* rdt-scenario-autosave.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-autosave.h"
#include "rdt-scenario.h"

G_BEGIN_DECLS

RdtAutosave *rdt_scenario_autosave_new (RdtScenario *self,
                                        GFile       *file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
