/* rdt-combo.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void rdt_combo_describe (AdwComboRow *row);

G_END_DECLS
