/* rdt-ruleset.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "rdt-rules.h"

G_BEGIN_DECLS

#define RDT_TYPE_RULESET (rdt_ruleset_get_type ())

G_DECLARE_FINAL_TYPE (RdtRuleset, rdt_ruleset, RDT, RULESET, GObject)

RdtRuleset *rdt_ruleset_new       (RdtRules    *rules) G_GNUC_WARN_UNUSED_RESULT;
RdtRuleset *rdt_ruleset_find      (const char  *id);
RdtRuleset *rdt_ruleset_load      (const char  *id,
                                   const char  *beside,
                                   GError     **error) G_GNUC_WARN_UNUSED_RESULT;
GListModel *rdt_ruleset_list      (void);

RdtRules   *rdt_ruleset_get_rules (RdtRuleset  *self);
const char *rdt_ruleset_get_id    (RdtRuleset  *self);
const char *rdt_ruleset_get_name  (RdtRuleset  *self);

G_END_DECLS
