/* rdt-lesson-bar.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RDT_TYPE_LESSON_BAR (rdt_lesson_bar_get_type ())

G_DECLARE_FINAL_TYPE (RdtLessonBar, rdt_lesson_bar, RDT, LESSON_BAR, AdwBin)

G_END_DECLS
