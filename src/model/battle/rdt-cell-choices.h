/* rdt-cell-choices.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-choices.h"

G_BEGIN_DECLS

/**
 * RdtCellChoices:
 * @choices: (nullable): of #RdtChoice; listed on demand
 * @odds: (nullable): of #RdtOdds, by choice; computed on demand
 *
 * The choices of a unit for a cell, with their odds, cached.
 */
typedef struct
{
  GArray    *choices;
  GPtrArray *odds;
} RdtCellChoices;

const GArray  *rdt_cell_choices_get_choices (RdtCellChoices *self,
                                             RdtBattle      *battle,
                                             RdtUnitIndex    unit,
                                             RdtCell         cell);
const RdtOdds *rdt_cell_choices_get_odds    (RdtCellChoices *self,
                                             RdtBattle      *battle,
                                             guint           choice);
void           rdt_cell_choices_clear       (RdtCellChoices *self);

G_END_DECLS
