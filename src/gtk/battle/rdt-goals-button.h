/* rdt-goals-button.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

#define RDT_TYPE_GOALS_BUTTON (rdt_goals_button_get_type ())

G_DECLARE_FINAL_TYPE (RdtGoalsButton, rdt_goals_button, RDT, GOALS_BUTTON, AdwBin)

void rdt_goals_button_set_controller (RdtGoalsButton      *self,
                                      RdtBattleController *controller);

G_END_DECLS
