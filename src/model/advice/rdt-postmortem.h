/* rdt-postmortem.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

/* What can be told of a battle that is over. */

/**
 * RdtFall:
 * @unit: which was destroyed
 * @cell: where
 * @turn: in which turn
 * @n_orders: the order that led to it
 */
typedef struct
{
  RdtUnitIndex unit;
  RdtCell      cell;
  guint        turn;
  guint        n_orders;
} RdtFall;

/**
 * RdtTurningPoint:
 * @n_orders: the order after which the chances stood most differently
 * @turn: in which turn that was
 * @side: who gained
 * @before: its chance of winning before, in permille
 * @after: and after the order
 */
typedef struct
{
  guint   n_orders;
  guint   turn;
  RdtSide side;
  guint   before;
  guint   after;
} RdtTurningPoint;

GArray    *rdt_postmortem_list_falls         (RdtBattle       *battle) G_GNUC_WARN_UNUSED_RESULT;
gboolean   rdt_postmortem_find_turning_point (RdtBattle       *battle,
                                              RdtTurningPoint *point);
RdtBattle *rdt_postmortem_play_again         (RdtBattle       *battle,
                                              gboolean         swaps) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
