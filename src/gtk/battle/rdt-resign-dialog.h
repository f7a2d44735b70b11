/* rdt-resign-dialog.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-controller.h"

#include <adwaita.h>

G_BEGIN_DECLS

void rdt_resign_dialog_present (GtkWidget           *page,
                                RdtBattleController *controller);

G_END_DECLS
