/* rdt-unsaved-dialog.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-page.h"

G_BEGIN_DECLS

/* The dialog about unsaved changes before a page is closed. */

void     rdt_unsaved_dialog_ask    (RdtPage             *page,
                                    GAsyncReadyCallback  callback);
gboolean rdt_unsaved_dialog_finish (GAsyncResult        *result);

G_END_DECLS
