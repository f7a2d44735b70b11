/* rdt-option-choice.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-scenario.h"

G_BEGIN_DECLS

gboolean rdt_option_choice_is_open (RdtScenario *scenario,
                                    RdtOption    option);

G_END_DECLS
