/* rdt-learn-bar.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RDT_TYPE_LEARN_BAR (rdt_learn_bar_get_type ())

G_DECLARE_FINAL_TYPE (RdtLearnBar, rdt_learn_bar, RDT, LEARN_BAR, AdwBin)

G_END_DECLS
