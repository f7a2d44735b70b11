/* rdt-player.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-player.h"

#include <string.h>

typedef struct
{
  const char *id;
  guint       nodes;     /* the orders that it may try before it decides */
} Row;

static const Row rows[RDT_N_PLAYERS] = {
  [RDT_PLAYER_PERSON] = { .id = "person" },
  [RDT_PLAYER_EASY] = { .id = "easy", .nodes = 200 },
  [RDT_PLAYER_MEDIUM] = { .id = "medium", .nodes = 2000 },
  [RDT_PLAYER_HARD] = { .id = "hard", .nodes = 20000 },
};

/**
 * rdt_player_get_id:
 *
 * Returns: what files call it
 */
const char *
rdt_player_get_id (RdtPlayer player)
{
  g_return_val_if_fail (player < RDT_N_PLAYERS, NULL);

  return rows[player].id;
}

gboolean
rdt_player_parse (const char *id,
                  RdtPlayer  *player)
{
  for (guint i = 0; i < RDT_N_PLAYERS; i++)
    if (strcmp (rows[i].id, id) == 0)
      {
        *player = i;
        return TRUE;
      }

  return FALSE;
}

gboolean
rdt_player_is_machine (RdtPlayer player)
{
  return rdt_player_get_nodes (player) > 0;
}

/**
 * rdt_player_get_nodes:
 *
 * Returns: how many orders it tries before it decides; 0 for a person
 */
guint
rdt_player_get_nodes (RdtPlayer player)
{
  g_return_val_if_fail (player < RDT_N_PLAYERS, 0);

  return rows[player].nodes;
}
