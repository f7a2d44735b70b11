/* rdt-number-field.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void rdt_number_field_activate_default (GtkSpinButton *field);

G_END_DECLS
