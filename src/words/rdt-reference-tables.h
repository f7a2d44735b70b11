/* rdt-reference-tables.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-rules.h"
#include "rdt-table.h"

G_BEGIN_DECLS

GPtrArray *rdt_words_tables             (const RdtRules *rules,
                                         guint           options) G_GNUC_WARN_UNUSED_RESULT;

RdtTable  *rdt_words_table_fire         (const RdtRules *rules) G_GNUC_WARN_UNUSED_RESULT;
RdtTable  *rdt_words_table_close_combat (const RdtRules *rules) G_GNUC_WARN_UNUSED_RESULT;
RdtTable  *rdt_words_table_hits         (const RdtRules *rules,
                                         guint           options) G_GNUC_WARN_UNUSED_RESULT;
RdtTable  *rdt_words_table_works        (const RdtRules *rules) G_GNUC_WARN_UNUSED_RESULT;
RdtTable  *rdt_words_table_command      (const RdtRules *rules) G_GNUC_WARN_UNUSED_RESULT;
RdtTable  *rdt_words_table_dice         (const RdtRules *rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
