/* rdt-dice-window.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-event.h"
#include "rdt-game.h"

G_BEGIN_DECLS

typedef void (*RdtDiceClosed) (gpointer user_data);

void rdt_dice_window_present (GtkWidget          *parent,
                              const RdtGame      *game,
                              const RdtEventList *events,
                              gboolean            rolls,
                              RdtDiceClosed       closed,
                              gpointer            user_data);

G_END_DECLS
