/* rdt-lessons.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

/* The guided battles: one for each built-in rule set, then the user's own. */

GStrv      rdt_lessons_list      (void) G_GNUC_WARN_UNUSED_RESULT;
char      *rdt_lessons_dup_title (const char  *id) G_GNUC_WARN_UNUSED_RESULT;
RdtBattle *rdt_lessons_begin     (const char  *id,
                                  GError     **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
