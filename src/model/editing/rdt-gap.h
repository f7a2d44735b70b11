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
 *
 * Two cells between which a road or river went on, and which share no edge any
 * more.
 */
typedef struct
{
  RdtLinkKind kind;
  RdtCell     from;
  RdtCell     to;
} RdtGap;

GArray *rdt_gap_list  (const RdtSetup *setup,
                       const RdtGrid  *to) G_GNUC_WARN_UNUSED_RESULT;
void    rdt_gap_close (const RdtGap   *self,
                       RdtSetup       *setup);

G_END_DECLS
