/* rdt-postmortem.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

/* Facts about a finished battle. */

/**
 * RdtLostUnit:
 * @unit: the unit that was destroyed
 * @cell: its cell
 * @turn: the turn
 * @n_orders: the number of the order that destroyed it
 */
typedef struct
{
  RdtUnitIndex unit;
  RdtCell      cell;
  guint        turn;
  guint        n_orders;
} RdtLostUnit;

/**
 * RdtTurningPoint:
 * @n_orders: the number of the order
 * @turn: its turn
 * @side: the side that gained
 * @before: its chance of winning before the order, in permille
 * @after: its chance after the order
 */
typedef struct
{
  guint   n_orders;
  guint   turn;
  RdtSide side;
  guint   before;
  guint   after;
} RdtTurningPoint;

GArray    *rdt_postmortem_list_losses         (RdtBattle       *battle) G_GNUC_WARN_UNUSED_RESULT;
gboolean   rdt_postmortem_find_turning_point (RdtBattle       *battle,
                                              RdtTurningPoint *point);
RdtBattle *rdt_postmortem_play_again         (RdtBattle       *battle,
                                              gboolean         swaps) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
