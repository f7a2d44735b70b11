/* rdt-report-window.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-sheets.h"

G_BEGIN_DECLS

void rdt_report_window_present (GtkWindow *parent,
                                RdtSheets *subject,
                                GSettings *settings);

G_END_DECLS
