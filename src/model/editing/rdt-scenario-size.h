/* rdt-scenario-size.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-setup.h"

G_BEGIN_DECLS

/**
 * RdtDifficulty:
 *
 * How much one must know to play a scenario well.
 */
typedef enum
{
  RDT_DIFFICULTY_SIMPLE,
  RDT_DIFFICULTY_MODERATE,
  RDT_DIFFICULTY_COMPLEX,
} RdtDifficulty;

/**
 * RdtScenarioSize:
 * @minutes: the approximate playing time on a computer
 *
 * The size of a scenario for its players, estimated from its units and rules.
 */
typedef struct
{
  guint         minutes;
  RdtDifficulty difficulty;
} RdtScenarioSize;

void rdt_scenario_size_measure (RdtScenarioSize *self,
                                const RdtSetup  *setup);
int  rdt_scenario_size_compare (const RdtScenarioSize *a,
                                const RdtScenarioSize *b);

G_END_DECLS
