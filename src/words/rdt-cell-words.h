/* rdt-cell-words.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-position.h"

G_BEGIN_DECLS

/* Cells and their contents, and the state of units, as lists of words. */

const char *rdt_words_objective      (const RdtSetup    *setup,
                                      RdtCell            cell);

char       *rdt_words_setup_contents (const RdtSetup    *setup,
                                      RdtCell            cell) G_GNUC_WARN_UNUSED_RESULT;

char       *rdt_words_cell           (const RdtGame     *game,
                                      const RdtPosition *position,
                                      RdtCell            cell) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_cell_contents  (const RdtGame     *game,
                                      const RdtPosition *position,
                                      RdtCell            cell) G_GNUC_WARN_UNUSED_RESULT;

guint32     rdt_words_unit_acts      (const RdtGame     *game,
                                      const RdtPosition *position,
                                      RdtUnitIndex       unit);
char       *rdt_words_unit_state     (const RdtGame     *game,
                                      const RdtPosition *position,
                                      RdtUnitIndex       unit) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_unit_full      (const RdtGame     *game,
                                      const RdtPosition *position,
                                      RdtUnitIndex       unit) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_unit_brief     (const RdtGame     *game,
                                      const RdtPosition *position,
                                      RdtUnitIndex       unit) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
