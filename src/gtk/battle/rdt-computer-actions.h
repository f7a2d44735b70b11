/* rdt-computer-actions.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

void rdt_computer_actions_attach (GtkWidget           *page,
                                 RdtBattleController *controller);

G_END_DECLS
