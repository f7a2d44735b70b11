/* rdt-random-play.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-game.h"
#include "rdt-referee.h"

G_BEGIN_DECLS

/**
 * RdtRandomPlay:
 * @chance: chooses the orders
 * @events: of the last order, or of the beginning of the battle
 * @legal: the allowed orders
 *
 * A battle of random orders, one after the other:
 *
 * for (guint i = 0; i < MAX_ORDERS && rdt_random_play_list (play); i++) { ...
 * look at the position and what may be ordered ... rdt_random_play_order (play);
 * ... look at the events ... }
 */
typedef struct
{
  RdtGame      *game;
  GRand        *chance;
  RdtDice      *dice;
  RdtPosition   position;
  RdtEventList  events;
  RdtOrderList  legal;
} RdtRandomPlay;

RdtRandomPlay *rdt_random_play_new          (RdtGame       *game,
                                             guint          seed) G_GNUC_WARN_UNUSED_RESULT;
RdtRandomPlay *rdt_random_play_new_anywhere (const char    *rules,
                                             guint          seed) G_GNUC_WARN_UNUSED_RESULT;
void           rdt_random_play_free         (RdtRandomPlay *self);

gboolean       rdt_random_play_list         (RdtRandomPlay *self);
void           rdt_random_play_order        (RdtRandomPlay *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtRandomPlay, rdt_random_play_free)

G_END_DECLS
