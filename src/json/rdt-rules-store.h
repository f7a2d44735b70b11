/* rdt-rules-store.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-rules.h"

G_BEGIN_DECLS

/* Finds rule sets: built-in ones, then files named by id beside the scenario, in
 * the user's data folder and in the system's.
 */

#define RDT_RULES_SUFFIX     ".rules.json"
#define RDT_REFERENCE_SUFFIX ".reference.xml"

const char *const *rdt_rules_store_list    (void);
RdtRules          *rdt_rules_store_find    (const char *id,
                                            const char *beside,
                                            GError    **error) G_GNUC_WARN_UNUSED_RESULT;
RdtRules          *rdt_rules_store_find_at (const char *id,
                                            const char *beside,
                                            const char *place,
                                            GError    **error) G_GNUC_WARN_UNUSED_RESULT;
void               rdt_rules_store_add_reference
                                           (RdtRules   *rules,
                                            const char *beside);

G_END_DECLS
