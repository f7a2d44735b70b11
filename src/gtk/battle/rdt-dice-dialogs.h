/* rdt-dice-dialogs.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

/* The dialogs that show dice, or ask for them. */

void rdt_dice_dialogs_attach (GtkWidget           *page,
                              RdtBattleController *controller);

G_END_DECLS
