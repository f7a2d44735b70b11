/* rdt-problems-view.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-editor.h"

G_BEGIN_DECLS

#define RDT_TYPE_PROBLEMS_VIEW (rdt_problems_view_get_type ())

G_DECLARE_FINAL_TYPE (RdtProblemsView, rdt_problems_view, RDT, PROBLEMS_VIEW, AdwBin)

guint            rdt_problems_view_refresh      (RdtProblemsView *self,
                                                 RdtEditor       *editor);
const GPtrArray *rdt_problems_view_get_problems (RdtProblemsView *self);

G_END_DECLS
