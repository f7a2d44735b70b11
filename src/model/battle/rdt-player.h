/* rdt-player.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-types.h"

G_BEGIN_DECLS

/**
 * RdtPlayer:
 * @RDT_PLAYER_PERSON: a person
 * @RDT_PLAYER_EASY: the computer at its easiest
 * @RDT_PLAYER_MEDIUM: the computer, with some care
 * @RDT_PLAYER_HARD: the computer, looking ahead
 * @RDT_PLAYER_HARDEST: the computer, taking its time to look ahead
 * @RDT_PLAYER_STILL: the computer does only what it must, for guided battles
 *
 * Who plays a side.
 */
typedef enum
{
  RDT_PLAYER_PERSON,
  RDT_PLAYER_EASY,
  RDT_PLAYER_MEDIUM,
  RDT_PLAYER_HARD,
  RDT_PLAYER_HARDEST,
  RDT_PLAYER_STILL,
} RdtPlayer;

#define RDT_N_PLAYERS (RDT_PLAYER_STILL + 1)

const char *rdt_player_get_id     (RdtPlayer   player);
gboolean    rdt_player_parse      (const char *id,
                                   RdtPlayer  *player);
gboolean    rdt_player_is_computer (RdtPlayer   player);

G_END_DECLS
