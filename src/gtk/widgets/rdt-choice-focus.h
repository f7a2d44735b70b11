/* rdt-choice-focus.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void rdt_choice_focus_attach (AdwComboRow *row);

G_END_DECLS
