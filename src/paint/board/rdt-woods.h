/* rdt-woods.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-brush.h"

G_BEGIN_DECLS

void rdt_woods_draw_floor (const RdtBrush *brush);
void rdt_woods_draw_trees (const RdtBrush *brush);

G_END_DECLS
