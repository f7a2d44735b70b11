/* rdt-row-description.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void rdt_row_description_attach           (GtkWidget   *row);
void rdt_row_description_attach_below     (GtkWidget   *parent);
void rdt_row_description_attach_drop_down (GtkDropDown *choice,
                                           const char  *title);

G_END_DECLS
