/* rdt-lost-dialog.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-editor.h"

G_BEGIN_DECLS

void rdt_lost_dialog_present (RdtEditor       *editor,
                              const GPtrArray *lost,
                              gpointer         parent);

G_END_DECLS
