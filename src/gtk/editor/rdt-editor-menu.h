/* rdt-editor-menu.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-board-view.h"
#include "rdt-editor.h"

G_BEGIN_DECLS

void rdt_editor_menu_attach (GtkPopover   *menu,
                             RdtBoardView *board,
                             RdtEditor    *editor);

G_END_DECLS
