/* rdt-save.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-page.h"

G_BEGIN_DECLS

void     rdt_save_page        (RdtPage             *page,
                               GFile               *file,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data);
gboolean rdt_save_page_finish (GAsyncResult        *result);

G_END_DECLS
