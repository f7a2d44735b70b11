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

RdtRuleset *rdt_ruleset_new         (RdtRules   *rules) G_GNUC_WARN_UNUSED_RESULT;

RdtRules   *rdt_ruleset_get_rules   (RdtRuleset *self);
const char *rdt_ruleset_get_id      (RdtRuleset *self);
const char *rdt_ruleset_get_name    (RdtRuleset *self);
gboolean    rdt_ruleset_is_built_in (RdtRuleset *self);

G_END_DECLS
