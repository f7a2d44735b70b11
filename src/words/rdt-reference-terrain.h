/* rdt-reference-terrain.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-rules.h"
#include "rdt-table.h"

G_BEGIN_DECLS

RdtTable *rdt_words_table_terrain (const RdtRules *rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
