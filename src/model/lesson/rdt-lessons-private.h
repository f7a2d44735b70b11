/* rdt-lessons-private.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-lesson.h"

G_BEGIN_DECLS

RdtLesson *rdt_lessons_load (const char  *id,
                             char       **text,
                             GError     **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
