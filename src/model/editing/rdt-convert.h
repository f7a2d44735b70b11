/* rdt-convert.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-ruleset.h"
#include "rdt-setup.h"

G_BEGIN_DECLS

/**
 * RdtTypeChange:
 * @from: a type in the scenario
 * @to: the type that it becomes
 * @n_units: the number of units of that type
 */
typedef struct
{
  char  *from;
  char  *to;
  guint  n_units;
} RdtTypeChange;

RdtSetup  *rdt_convert_grid       (const RdtSetup  *setup,
                                   RdtGridKind      kind,
                                   GPtrArray       *lost) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *rdt_convert_list_types (const RdtSetup  *setup,
                                   const RdtRules  *before,
                                   const RdtRules  *rules) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup  *rdt_convert_rules      (const RdtSetup  *setup,
                                   const GPtrArray *types,
                                   const RdtRules  *rules,
                                   GPtrArray       *lost) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
