/* rdt-link.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-setup.h"

G_BEGIN_DECLS

/**
 * RdtLinkKind:
 *
 * Lines that continue from cell to cell.
 */
typedef enum
{
  RDT_LINK_RIVER,
  RDT_LINK_ROAD,
} RdtLinkKind;

#define RDT_N_LINK_KINDS (RDT_LINK_ROAD + 1)

gboolean rdt_link_has        (const RdtTerrain *terrain,
                              RdtLinkKind       kind);
guint8   rdt_link_find       (const RdtSetup   *setup,
                              RdtLinkKind       kind,
                              RdtCell           cell);
void     rdt_link_set        (RdtTerrain       *terrain,
                              RdtLinkKind       kind,
                              guint8            edges);
void     rdt_link_write_down (RdtSetup         *setup,
                              RdtLinkKind       kind,
                              RdtCell           cell);
void     rdt_link_join       (RdtSetup         *setup,
                              RdtLinkKind       kind,
                              RdtCell           from,
                              RdtCell           to);
void     rdt_link_prolong    (RdtSetup         *setup,
                              RdtLinkKind       kind,
                              RdtCell           from,
                              RdtCell           to);
void     rdt_link_toggle     (RdtSetup         *setup,
                              RdtLinkKind       kind,
                              RdtCell           cell,
                              RdtFacing         facing);
void     rdt_link_leave      (RdtSetup         *setup,
                              RdtLinkKind       kind,
                              RdtCell           cell);

G_END_DECLS
