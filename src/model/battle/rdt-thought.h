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

/* Represents a certainty. */
#define RDT_SURE 65536

/**
 * RdtWeighed:
 * @order: a possible order
 * @chance: the chance of winning with it, of %RDT_SURE
 */
typedef struct
{
  RdtOrder order;
  guint    chance;
} RdtWeighed;

/**
 * RdtThought:
 * @player: the level
 * @items: the chosen order, then alternatives
 * @n_items: their number; 0 if there was no choice
 *
 * What a computer player weighed before an order.
 */
typedef struct
{
  RdtPlayer  player;
  RdtWeighed items[RDT_MAX_WEIGHED];
  guint      n_items;
} RdtThought;

G_END_DECLS
