/* rdt-links.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-brush.h"

G_BEGIN_DECLS

/**
 * RdtLinkKind:
 *
 * What runs from cell to cell.
 */
typedef enum
{
  RDT_LINK_RIVER,
  RDT_LINK_ROAD,
} RdtLinkKind;

gboolean rdt_links_has    (const RdtPicture *picture,
                           RdtLinkKind       kind,
                           RdtCell           cell);
guint8   rdt_links_find   (const RdtPicture *picture,
                           RdtLinkKind       kind,
                           RdtCell           cell);
void     rdt_links_trace  (const RdtBrush   *brush,
                           RdtLinkKind       kind,
                           RdtCell           cell);
double   rdt_links_get_distance (const RdtBrush *brush,
                                 RdtLinkKind     kind,
                                 RdtCell         cell,
                                 RdtPoint        point);

G_END_DECLS
