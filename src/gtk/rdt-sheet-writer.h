/* rdt-sheet-writer.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "rdt-sheets.h"

G_BEGIN_DECLS

void     rdt_sheet_writer_write_async  (const RdtSheets         *sheets,
                                        GFile                   *file,
                                        GCancellable            *cancellable,
                                        GAsyncReadyCallback      callback,
                                        gpointer                 user_data);
gboolean rdt_sheet_writer_write_finish (GAsyncResult            *result,
                                        GError                 **error);

G_END_DECLS
