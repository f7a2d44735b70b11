/* rdt-links.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-brush.h"
#include "rdt-link.h"

G_BEGIN_DECLS

void     rdt_links_trace        (const RdtBrush *brush,
                                 RdtLinkKind     kind,
                                 RdtCell         cell);
guint    rdt_links_find_lines   (const RdtBrush *brush,
                                 RdtLinkKind     kind,
                                 RdtCell         cell,
                                 RdtPoint       *meeting,
                                 RdtPoint       *ends);
double   rdt_links_get_distance (const RdtBrush *brush,
                                 RdtLinkKind     kind,
                                 RdtCell         cell,
                                 RdtPoint        point);

G_END_DECLS
