/* rdt-rules-json.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-reader.h"
#include "rdt-rules.h"

G_BEGIN_DECLS

#define RDT_RULES_FORMAT  "redoubt-rules"
#define RDT_RULES_VERSION 1

RdtRules *rdt_rules_read      (const char  *text,
                               gsize        length,
                               const char  *file,
                               GError     **error) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *rdt_rules_collect  (const char  *text,
                               gsize        length,
                               const char  *file) G_GNUC_WARN_UNUSED_RESULT;
RdtRules *rdt_rules_read_here (RdtReader   *reader) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
