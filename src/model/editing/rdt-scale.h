/* rdt-scale.h
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
 * How much there is to know before one plays a scenario well.
 */
typedef enum
{
  RDT_DIFFICULTY_SIMPLE,
  RDT_DIFFICULTY_MODERATE,
  RDT_DIFFICULTY_COMPLEX,
} RdtDifficulty;

/**
 * RdtScale:
 * @minutes: how long it takes to play on a screen, about
 *
 * How large a scenario is for those who play it, as can be told from its units
 * and its rules.
 */
typedef struct
{
  guint         minutes;
  RdtDifficulty difficulty;
} RdtScale;

void rdt_scale_measure (RdtScale       *self,
                        const RdtSetup *setup);
int  rdt_scale_compare (const RdtScale *a,
                        const RdtScale *b);

G_END_DECLS
