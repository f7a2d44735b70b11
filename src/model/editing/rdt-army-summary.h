/* rdt-army-summary.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-setup.h"

G_BEGIN_DECLS

/**
 * RdtArmySummary:
 * @n_units: the number of its units
 * @n_arriving: how many of them arrive later
 * @exhaustion_point: the number of losses that exhaust it; 0 for never
 * @n_dice: its activation dice at the beginning; 0 if it has none
 * @worth: the value of its units, a rough estimate
 *
 * The figures of an army.
 */
typedef struct
{
  guint n_units;
  guint n_arriving;
  guint exhaustion_point;
  guint n_dice;
  guint worth;
} RdtArmySummary;

void rdt_army_summary_count (RdtArmySummary *self,
                             const RdtSetup *setup,
                             const RdtRules *rules,
                             RdtSide         side);

G_END_DECLS
