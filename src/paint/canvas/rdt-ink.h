/* rdt-ink.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-hatch.h"
#include "rdt-types.h"

G_BEGIN_DECLS

/**
 * RdtPaletteKind:
 * @RDT_PALETTE_PAPER: only black ink on white paper
 *
 * The palettes.
 */
typedef enum
{
  RDT_PALETTE_LIGHT,
  RDT_PALETTE_DARK,
  RDT_PALETTE_HIGH_CONTRAST,
  RDT_PALETTE_HIGH_CONTRAST_DARK,
  RDT_PALETTE_PAPER,
} RdtPaletteKind;

#define RDT_N_PALETTES (RDT_PALETTE_PAPER + 1)

/**
 * RdtInkName:
 *
 * The meanings of colours.
 */
typedef enum
{
  RDT_INK_MARGIN,
  RDT_INK_OPEN,
  RDT_INK_GRASS,
  RDT_INK_FIELD,           /* of a field */
  RDT_INK_FURROW,          /* lines of fields, and hedges */
  RDT_INK_HEIGHT,          /* applied once for each level */
  RDT_INK_CONTOUR,
  RDT_INK_HACHURE,         /* slopes where there is no shade */
  RDT_INK_SHADE,           /* shadows of slopes, trees and counters */
  RDT_INK_LIGHT,           /* what faces the light in the north-west */
  RDT_INK_WOODS,
  RDT_INK_WOODS_EDGE,
  RDT_INK_TREE,
  RDT_INK_TREE_LIT,
  RDT_INK_TREE_EDGE,
  RDT_INK_BUILT_UP,
  RDT_INK_BUILT_UP_EDGE,
  RDT_INK_ROOF,
  RDT_INK_ROOF_SHADED,
  RDT_INK_ROOF_EDGE,
  RDT_INK_RIVER,
  RDT_INK_RIVER_DEEP,
  RDT_INK_RIVER_BANK,
  RDT_INK_RIVER_SHORE,     /* of a river */
  RDT_INK_RIVER_RIPPLE,
  RDT_INK_FORD,
  RDT_INK_BRIDGE,
  RDT_INK_BRIDGE_EDGE,
  RDT_INK_ROAD,
  RDT_INK_ROAD_EDGE,
  RDT_INK_ROAD_VERGE,      /* of a road */
  RDT_INK_GRID,
  RDT_INK_LABEL,
  RDT_INK_WATER_NAME,
  RDT_INK_EARTH,           /* banks of trenches and fortifications */
  RDT_INK_WORKS,           /* lines of earthworks, wire and mines */
  RDT_INK_GAS,
  RDT_INK_GAS_EDGE,
  RDT_INK_OBJECTIVE,       /* frame and neutral flag */
  RDT_INK_FRAME,           /* of both */
  RDT_INK_SIDE_A,
  RDT_INK_SIDE_A_EDGE,
  RDT_INK_SIDE_A_TEXT,
  RDT_INK_SIDE_B,
  RDT_INK_SIDE_B_EDGE,
  RDT_INK_SIDE_B_TEXT,
  RDT_INK_HALO,            /* around counters and lines */
  RDT_INK_MARK,            /* state of a unit */
  RDT_INK_MARK_TEXT,
  RDT_INK_SELECTION,
  RDT_INK_REACH,
  RDT_INK_TARGET,
  RDT_INK_ATTACK,
  RDT_INK_CHOICE,
  RDT_INK_ARC,
  RDT_INK_SIGHT,
  RDT_INK_BLOCKED,
  RDT_INK_PATH,
  RDT_INK_CURSOR,
  RDT_INK_EVENT,
  RDT_INK_TAG,             /* background of a tag */
  RDT_INK_TAG_TEXT,
} RdtInkName;

#define RDT_N_INKS (RDT_INK_TAG_TEXT + 1)

typedef struct
{
  float    red;
  float    green;
  float    blue;
  float    alpha;
  RdtHatch hatch;
} RdtInk;

static inline RdtInkName
rdt_ink_for_side (RdtInkName ink_of_a,
                  RdtSide    side)
{
  return ink_of_a + side * (RDT_INK_SIDE_B - RDT_INK_SIDE_A);
}

G_END_DECLS
