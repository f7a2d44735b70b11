/* rdt-reshape.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-setup.h"

G_BEGIN_DECLS

/* Mirrors, rotates, resizes and crops boards with everything on them.
 *
 * @lost gets a sentence for each thing that no longer has a place.
 */

RdtSetup *rdt_reshape_resize     (const RdtSetup *setup,
                                  int             width,
                                  int             height,
                                  RdtPlace        shift,
                                  GPtrArray      *lost) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup *rdt_reshape_crop       (const RdtSetup *setup,
                                  RdtArea         area,
                                  GPtrArray      *lost) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup *rdt_reshape_mirror     (const RdtSetup *setup,
                                  gboolean        upside_down,
                                  GPtrArray      *lost) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup *rdt_reshape_rotate     (const RdtSetup *setup,
                                  guint           n_quarters,
                                  GPtrArray      *lost) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup *rdt_reshape_swap_sides (const RdtSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

guint     rdt_reshape_cells      (RdtSetup       *setup,
                                  RdtGridKind     kind);
void      rdt_reshape_face       (const RdtSetup *setup,
                                  RdtSide         side,
                                  RdtSetupUnit   *unit,
                                  RdtFacing       facing);

G_END_DECLS
