/* rdt-unpin.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"

/* Portable, with the option pinning: P2. */
gboolean
rdt_unpin_check (const RdtScene *scene,
                 const RdtOrder *order,
                 RdtRefusal     *refusal)
{
  if (rdt_unit_has (&scene->position->units[order->unit], RDT_UNIT_PINNED))
    return TRUE;

  return rdt_refuse (refusal, RDT_LAW_UNPIN);
}

void
rdt_unpin_apply (RdtPlay        *play,
                 const RdtOrder *order)
{
  play->position->units[order->unit].flags &= ~RDT_UNIT_PINNED;
  rdt_play_tell (play, RDT_EVENT_UNPINNED, order->unit);
}
