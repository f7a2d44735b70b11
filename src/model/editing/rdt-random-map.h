/* rdt-random-map.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-setup.h"

G_BEGIN_DECLS

/**
 * RdtMapStyle:
 *
 * The styles of maps.
 */
typedef enum
{
  RDT_MAP_STYLE_FARMLAND,
  RDT_MAP_STYLE_FOREST,
  RDT_MAP_STYLE_HILLS,
  RDT_MAP_STYLE_RIVER,
  RDT_MAP_STYLE_TOWN,
} RdtMapStyle;

#define RDT_N_MAP_STYLES (RDT_MAP_STYLE_TOWN + 1)

/**
 * RdtRandomMap:
 * @seed: equal seeds make equal maps
 * @density: how much of it is not open ground, 0 to 100
 * @is_symmetric: whether it looks the same from both sides
 * @n_units: the number of units of each side; may be 0
 *
 * The options of a random map.
 */
typedef struct
{
  RdtGrid     grid;
  guint32     seed;
  RdtMapStyle style;
  guint       density;
  gboolean    is_symmetric;
  guint       n_units;
} RdtRandomMap;

const char *rdt_map_style_get_name (RdtMapStyle         style);
RdtSetup   *rdt_random_map_draw    (const RdtRandomMap *self,
                                    const RdtRules     *rules) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup   *rdt_blank_map          (const RdtGrid      *grid,
                                    const RdtRules     *rules) G_GNUC_WARN_UNUSED_RESULT;

void        rdt_fair_armies_add    (RdtSetup           *setup,
                                    const RdtRules     *rules,
                                    GRand              *rand,
                                    guint               n_units);

G_END_DECLS
