/* rdt-unsaved-dialog.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-page.h"
#include "rdt-window.h"

G_BEGIN_DECLS

/* Asks what is to become of unsaved work before a page is left. */

typedef void (*RdtProceed) (RdtWindow *window);

void rdt_unsaved_dialog_ask (RdtWindow  *window,
                             RdtPage    *page,
                             RdtProceed  proceed);

G_END_DECLS
