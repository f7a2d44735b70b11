/* rdt-loss-dialog.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Lists of the parts of a scenario that have been, or would be, lost. */

GtkWidget        *rdt_loss_label_new  (const GPtrArray *lost) G_GNUC_WARN_UNUSED_RESULT;
AdwMessageDialog *rdt_loss_dialog_new (GtkWidget       *widget,
                                       const char      *heading,
                                       const char      *body,
                                       const GPtrArray *lost) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
