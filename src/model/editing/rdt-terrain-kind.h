/* rdt-terrain-kind.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-ruleset.h"

G_BEGIN_DECLS

/**
 * RdtTerrainFamily:
 *
 * What kind of thing a kind of terrain is.
 */
typedef enum
{
  RDT_TERRAIN_GROUND,
  RDT_TERRAIN_CROSSING,
  RDT_TERRAIN_WORKS,
} RdtTerrainFamily;

#define RDT_TYPE_TERRAIN_KIND (rdt_terrain_kind_get_type ())

G_DECLARE_FINAL_TYPE (RdtTerrainKind, rdt_terrain_kind, RDT, TERRAIN_KIND, GObject)

GListModel       *rdt_terrain_kind_list       (RdtRuleset     *ruleset) G_GNUC_WARN_UNUSED_RESULT;

RdtTerrainFamily  rdt_terrain_kind_get_family (RdtTerrainKind *self);
guint             rdt_terrain_kind_get_value  (RdtTerrainKind *self);

G_END_DECLS
