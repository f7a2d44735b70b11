/* rdt-symbol.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-brush.h"

G_BEGIN_DECLS

void rdt_symbol_draw (const char     *type,
                      const RdtBrush *brush,
                      RdtBox          box,
                      RdtInkName      ink,
                      RdtInkName      face);

G_END_DECLS
