/* rdt-resize-window.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-editor-page.h"

G_BEGIN_DECLS

void rdt_resize_window_present (RdtEditorPage *page);

G_END_DECLS
