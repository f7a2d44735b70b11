/* rdt-repair-dialog.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-window.h"

G_BEGIN_DECLS

/* Scenario files that cannot be loaded, but understood in part. */

void rdt_repair_dialog_offer (RdtWindow   *window,
                              GFile       *file,
                              RdtScenario *scenario);

G_END_DECLS
