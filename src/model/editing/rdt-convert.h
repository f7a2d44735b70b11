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

RdtSetup *rdt_convert_grid  (const RdtSetup *setup,
                             RdtGridKind     kind,
                             GPtrArray      *lost) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup *rdt_convert_rules (const RdtSetup *setup,
                             const RdtRules *before,
                             const RdtRules *rules,
                             GPtrArray      *lost) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
