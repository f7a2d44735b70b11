/* rdt-ai-player.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

void     rdt_ai_player_think_async  (RdtBattle            *battle,
                                     RdtPlayer             player,
                                     GCancellable         *cancellable,
                                     GAsyncReadyCallback   callback,
                                     gpointer              user_data);
gboolean rdt_ai_player_think_finish (RdtBattle            *battle,
                                     GAsyncResult         *result,
                                     RdtThought           *thought,
                                     GError              **error);

G_END_DECLS
