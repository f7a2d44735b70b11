/* rdt-thought.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-order.h"
#include "rdt-player.h"

G_BEGIN_DECLS

#define RDT_MAX_WEIGHED 4

/* What stands for a certainty. */
#define RDT_SURE 65536

/**
 * RdtWeighed:
 * @order: that could be given
 * @chance: to win with it, of %RDT_SURE
 */
typedef struct
{
  RdtOrder order;
  guint    chance;
} RdtWeighed;

/**
 * RdtThought:
 * @player: who thought
 * @items: the order that was chosen, then others
 * @n_items: how many; 0 where there was nothing to choose
 *
 * What a machine player weighed before it gave an order.
 */
typedef struct
{
  RdtPlayer  player;
  RdtWeighed items[RDT_MAX_WEIGHED];
  guint      n_items;
} RdtThought;

G_END_DECLS
