/* rdt-player.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-player.h"

#include <string.h>

static const char *const ids[RDT_N_PLAYERS] = {
  [RDT_PLAYER_PERSON] = "person",
  [RDT_PLAYER_EASY] = "easy",
  [RDT_PLAYER_MEDIUM] = "medium",
  [RDT_PLAYER_HARD] = "hard",
  [RDT_PLAYER_HARDEST] = "hardest",
  [RDT_PLAYER_STILL] = "still",
};

/**
 * rdt_player_get_id:
 *
 * Returns: its name in files
 */
const char *
rdt_player_get_id (RdtPlayer player)
{
  g_return_val_if_fail (player < RDT_N_PLAYERS, NULL);

  return ids[player];
}

gboolean
rdt_player_parse (const char *id,
                  RdtPlayer  *player)
{
  for (guint i = 0; i < RDT_N_PLAYERS; i++)
    if (strcmp (ids[i], id) == 0)
      {
        *player = i;
        return TRUE;
      }

  return FALSE;
}

gboolean
rdt_player_is_computer (RdtPlayer player)
{
  g_return_val_if_fail (player < RDT_N_PLAYERS, FALSE);

  return player != RDT_PLAYER_PERSON;
}
