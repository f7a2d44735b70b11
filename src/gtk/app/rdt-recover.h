/* rdt-recover.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-window.h"

G_BEGIN_DECLS

void     rdt_recover_offer_async  (RdtWindow           *window,
                                   GAsyncReadyCallback  callback,
                                   gpointer             user_data);
gboolean rdt_recover_offer_finish (GAsyncResult        *result);

G_END_DECLS
