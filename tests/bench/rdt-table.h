/* rdt-table.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

/**
 * RdtTable:
 * @length: cells along each side of the board
 * @n_units: a side
 *
 * A board with two armies, for measuring.
 */
typedef struct
{
  const char  *rules;
  RdtGridKind  kind;
  guint        length;
  guint        n_units;
} RdtTable;

extern const RdtTable rdt_tables[];
extern const guint rdt_n_tables;

char      *rdt_table_describe   (const RdtTable *self) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup  *rdt_table_lay        (const RdtTable *self) G_GNUC_WARN_UNUSED_RESULT;
RdtBattle *rdt_table_new_battle (const RdtTable *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
