/* rdt-new-battle-window.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-battle.h"
#include "rdt-scenario.h"

G_BEGIN_DECLS

GtkWindow *rdt_new_battle_window_present (GtkWindow   *parent,
                                          RdtScenario *scenario,
                                          GSettings   *settings,
                                          gboolean     can_edit);

G_END_DECLS
