/* rdt-gap.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-link.h"

G_BEGIN_DECLS

/**
 * RdtGap:
 * @is_from_end: whether the line ends at @from
 * @is_to_end: whether it ends at @to
 *
 * Two cells that a road or river connects and that no longer share an edge.
 */
typedef struct
{
  RdtLinkKind kind;
  RdtCell     from;
  RdtCell     to;
  gboolean    is_from_end;
  gboolean    is_to_end;
} RdtGap;

GArray *rdt_gap_list         (const RdtSetup *setup,
                              const RdtGrid  *to) G_GNUC_WARN_UNUSED_RESULT;
guint8  rdt_gap_find_way_out (const RdtGrid  *to,
                              RdtPlace        place,
                              RdtFacing       edge);
void    rdt_gap_close        (const RdtGap   *self,
                              RdtSetup       *setup);
void    rdt_gap_trim         (const RdtGap   *self,
                              RdtSetup       *setup);

G_END_DECLS
