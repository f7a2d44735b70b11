/* rdt-mount.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"

/* 20th Century: Cavalry Units; T11. */
gboolean
rdt_mount_check (const RdtScene *scene,
                 const RdtOrder *order,
                 RdtRefusal     *refusal)
{
  gboolean is_mounted = rdt_unit_has (&scene->position->units[order->unit], RDT_UNIT_MOUNTED);

  if ((scene->game->units[order->unit].tags & RDT_TAG_MOUNTS) == 0
      || is_mounted == (order->kind == RDT_ORDER_MOUNT))
    return rdt_refuse (refusal, RDT_LAW_MOUNT);

  return rdt_move_check_unit (scene, order->unit, 0, refusal);
}

void
rdt_mount_apply (RdtPlay        *play,
                 const RdtOrder *order)
{
  RdtUnitState *state = &play->position->units[order->unit];
  gboolean mounts = order->kind == RDT_ORDER_MOUNT;

  state->flags |= RDT_UNIT_MOVED | RDT_UNIT_STOPPED;
  state->flags ^= RDT_UNIT_MOUNTED;
  state->steps = 0;
  state->spare = 0;

  rdt_play_tell (play, mounts ? RDT_EVENT_MOUNTED : RDT_EVENT_DISMOUNTED, order->unit);
}
