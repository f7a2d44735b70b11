/* rdt-ai-player.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

#define RDT_TYPE_AI_PLAYER (rdt_ai_player_get_type ())

G_DECLARE_FINAL_TYPE (RdtAiPlayer, rdt_ai_player, RDT, AI_PLAYER, GObject)

RdtAiPlayer *rdt_ai_player_new          (RdtBattle            *battle) G_GNUC_WARN_UNUSED_RESULT;

gboolean     rdt_ai_player_is_thinking  (RdtAiPlayer          *self);
gboolean     rdt_ai_player_is_paused    (RdtAiPlayer          *self);
void         rdt_ai_player_set_paused   (RdtAiPlayer          *self,
                                         gboolean              paused);

void         rdt_ai_player_think_async  (RdtBattle            *battle,
                                         RdtPlayer             player,
                                         GCancellable         *cancellable,
                                         GAsyncReadyCallback   callback,
                                         gpointer              user_data);
gboolean     rdt_ai_player_think_finish (RdtBattle            *battle,
                                         GAsyncResult         *result,
                                         RdtOrder             *order,
                                         GError              **error);

G_END_DECLS
