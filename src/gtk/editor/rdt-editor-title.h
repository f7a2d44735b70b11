/* rdt-editor-title.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-scenario.h"

G_BEGIN_DECLS

void rdt_editor_title_attach      (AdwWindowTitle *title,
                                   RdtScenario    *scenario);
void rdt_editor_title_attach_step (GtkWidget      *button,
                                   RdtScenario    *scenario,
                                   gboolean        is_redo);

G_END_DECLS
