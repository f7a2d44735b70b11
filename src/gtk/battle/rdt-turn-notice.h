/* rdt-turn-notice.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-controller.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

void rdt_turn_notice_attach (GtkWidget           *page,
                             RdtBattleController *controller);

G_END_DECLS
