/* rdt-machine-actions.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-pace.h"

G_BEGIN_DECLS

void rdt_machine_actions_attach (GtkWidget *page,
                                 RdtPace   *pace);

G_END_DECLS
