/* rdt-reference-units.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-rules.h"
#include "rdt-table.h"

G_BEGIN_DECLS

RdtTable  *rdt_words_table_units   (const RdtRules *rules,
                                    guint           options) G_GNUC_WARN_UNUSED_RESULT;
char     **rdt_words_table_arm     (RdtTable       *self,
                                    const RdtRules *rules,
                                    guint8          type,
                                    guint8          gun,
                                    guint           options);

char     **rdt_words_list_harmless (const RdtRules *rules,
                                    guint           options) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
