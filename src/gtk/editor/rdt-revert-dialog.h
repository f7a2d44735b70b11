/* rdt-revert-dialog.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-editor.h"

G_BEGIN_DECLS

void rdt_revert_dialog_present (GtkWidget *parent,
                                RdtEditor *editor);

G_END_DECLS
