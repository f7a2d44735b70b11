/* rdt-ai-battle.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Expectations that name only what matters: a value matches if it contains all that
 * is expected of it.
 */

gboolean  rdt_match          (JsonNode  *expected,
                              JsonNode  *found);
gboolean  rdt_ai_battle_any  (JsonNode  *expected,
                              GPtrArray *found);
char     *rdt_ai_battle_describe (JsonNode  *node) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
