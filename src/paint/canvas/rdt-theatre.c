/* rdt-theatre.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-theatre.h"

/* Theatres change only the colours of the land: counters, marks and highlights are
 * the same everywhere.  Colours not listed are those of the temperate palette.
 */

/* Snow with blue shadows, also on roofs and trees; ice; trodden roads. */
static const RdtTint winter_light[] = {
  { RDT_INK_MARGIN, 0xeef1f4ff },
  { RDT_INK_OPEN, 0xe7edf1ff },
  { RDT_INK_GRASS, 0x8f9a8470 },
  { RDT_INK_FIELD, 0xd3dade60 },
  { RDT_INK_FURROW, 0x9d9a8c60 },
  { RDT_INK_HEIGHT, 0x7288aa30 },
  { RDT_INK_CONTOUR, 0x535d78d8 },
  { RDT_INK_SHADE, 0x16264426 },
  { RDT_INK_LIGHT, 0xffffff80 },
  { RDT_INK_WOODS, 0xcbd8d2ff },
  { RDT_INK_WOODS_EDGE, 0x7f968a70 },
  { RDT_INK_TREE, 0x5b8470ff },
  { RDT_INK_TREE_LIT, 0xf6fafcff },
  { RDT_INK_TREE_EDGE, 0x233f35ff },
  { RDT_INK_BUILT_UP, 0xd9d5cfff },
  { RDT_INK_BUILT_UP_EDGE, 0x94908c80 },
  { RDT_INK_ROOF, 0xf2f4f6ff },
  { RDT_INK_ROOF_SHADED, 0xa9604fff },
  { RDT_INK_ROOF_EDGE, 0x46312cff },
  { RDT_INK_RIVER, 0xb4d3e4ff },
  { RDT_INK_RIVER_DEEP, 0xa3c7ddff },
  { RDT_INK_RIVER_BANK, 0x4f86a6ff },
  { RDT_INK_RIVER_SHORE, 0xf7fafcd0 },
  { RDT_INK_RIVER_RIPPLE, 0xffffffb0 },
  { RDT_INK_FORD, 0xd3e2e8ff },
  { RDT_INK_BRIDGE, 0xc5b8a2ff },
  { RDT_INK_ROAD, 0xd6ccbaff },
  { RDT_INK_ROAD_EDGE, 0x81776aff },
  { RDT_INK_ROAD_VERGE, 0xc4c3be80 },
  { RDT_INK_GRID, 0x26324034 },
  { RDT_INK_LABEL, 0x4b5563ff },
  { RDT_INK_EARTH, 0xa58e72ff },
};

static const RdtTint winter_dark[] = {
  { RDT_INK_MARGIN, 0x20242aff },
  { RDT_INK_OPEN, 0x4b545eff },
  { RDT_INK_GRASS, 0x8a938a60 },
  { RDT_INK_FIELD, 0x5a646c60 },
  { RDT_INK_FURROW, 0x848c9060 },
  { RDT_INK_HEIGHT, 0xa8bcd834 },
  { RDT_INK_CONTOUR, 0xb8c8dcc0 },
  { RDT_INK_LIGHT, 0xe8f2ff26 },
  { RDT_INK_WOODS, 0x394a48ff },
  { RDT_INK_WOODS_EDGE, 0x8fb0a450 },
  { RDT_INK_TREE, 0x446c5eff },
  { RDT_INK_TREE_LIT, 0xc6d3d9ff },
  { RDT_INK_TREE_EDGE, 0x10221cff },
  { RDT_INK_BUILT_UP, 0x5e6066ff },
  { RDT_INK_BUILT_UP_EDGE, 0x9aa0a8b0 },
  { RDT_INK_ROOF, 0xadb5bdff },
  { RDT_INK_ROOF_SHADED, 0x7c4b40ff },
  { RDT_INK_ROOF_EDGE, 0x1d1715ff },
  { RDT_INK_RIVER, 0x3b627bff },
  { RDT_INK_RIVER_DEEP, 0x32566eff },
  { RDT_INK_RIVER_BANK, 0x8bbdd8ff },
  { RDT_INK_RIVER_SHORE, 0x6f7a82c0 },
  { RDT_INK_RIVER_RIPPLE, 0xe4f2fa60 },
  { RDT_INK_FORD, 0x648894ff },
  { RDT_INK_ROAD, 0xa09a8fff },
  { RDT_INK_ROAD_EDGE, 0x24221fff },
  { RDT_INK_ROAD_VERGE, 0x62626080 },
  { RDT_INK_LABEL, 0xc8ced4ff },
  { RDT_INK_EARTH, 0x7d6c57ff },
};

/* Sand without fields, palms, walls of clay, and green along the water. */
static const RdtTint desert_light[] = {
  { RDT_INK_MARGIN, 0xf9f1ddff },
  { RDT_INK_OPEN, 0xedd9a6ff },
  { RDT_INK_GRASS, 0xb08c4c60 },
  { RDT_INK_FIELD, 0x00000000 },
  { RDT_INK_FURROW, 0x00000000 },
  { RDT_INK_HEIGHT, 0xb56c343a },
  { RDT_INK_CONTOUR, 0x8a4a1fd0 },
  { RDT_INK_SHADE, 0x3a1c0628 },
  { RDT_INK_LIGHT, 0xfff7dc66 },
  { RDT_INK_WOODS, 0xccc487ff },
  { RDT_INK_WOODS_EDGE, 0x8f8a4a60 },
  { RDT_INK_TREE, 0x6b8f45ff },
  { RDT_INK_TREE_LIT, 0x9bbb62ff },
  { RDT_INK_TREE_EDGE, 0x39491cff },
  { RDT_INK_BUILT_UP, 0xe0c091ff },
  { RDT_INK_BUILT_UP_EDGE, 0xa5794880 },
  { RDT_INK_ROOF, 0xf0dfbeff },
  { RDT_INK_ROOF_SHADED, 0xbb8f60ff },
  { RDT_INK_ROOF_EDGE, 0x573a22ff },
  { RDT_INK_RIVER, 0x86c1cbff },
  { RDT_INK_RIVER_DEEP, 0x78b4c2ff },
  { RDT_INK_RIVER_BANK, 0x3b8092ff },
  { RDT_INK_RIVER_SHORE, 0xb5bd78d0 },
  { RDT_INK_FORD, 0xcdd8b8ff },
  { RDT_INK_ROAD, 0xfbf3d9ff },
  { RDT_INK_ROAD_EDGE, 0xa07c48ff },
  { RDT_INK_ROAD_VERGE, 0xd9bf8260 },
  { RDT_INK_LABEL, 0x6b5230ff },
  { RDT_INK_EARTH, 0xc39a61ff },
};

static const RdtTint desert_dark[] = {
  { RDT_INK_MARGIN, 0x282219ff },
  { RDT_INK_OPEN, 0x605238ff },
  { RDT_INK_GRASS, 0x92804f60 },
  { RDT_INK_FIELD, 0x00000000 },
  { RDT_INK_FURROW, 0x00000000 },
  { RDT_INK_HEIGHT, 0xdc8c4a30 },
  { RDT_INK_CONTOUR, 0xe0a868c0 },
  { RDT_INK_LIGHT, 0xffe9b828 },
  { RDT_INK_WOODS, 0x505432ff },
  { RDT_INK_WOODS_EDGE, 0xa8a86850 },
  { RDT_INK_TREE, 0x657a3dff },
  { RDT_INK_TREE_LIT, 0x90a858ff },
  { RDT_INK_TREE_EDGE, 0x1d230bff },
  { RDT_INK_BUILT_UP, 0x6e5a40ff },
  { RDT_INK_BUILT_UP_EDGE, 0xc0a071b0 },
  { RDT_INK_ROOF, 0xb59d74ff },
  { RDT_INK_ROOF_SHADED, 0x7d6141ff },
  { RDT_INK_ROOF_EDGE, 0x281b0eff },
  { RDT_INK_RIVER, 0x336674ff },
  { RDT_INK_RIVER_DEEP, 0x2a5765ff },
  { RDT_INK_RIVER_BANK, 0x7fc4d2ff },
  { RDT_INK_RIVER_SHORE, 0x5e6439c0 },
  { RDT_INK_FORD, 0x5e8679ff },
  { RDT_INK_ROAD, 0xc4ae82ff },
  { RDT_INK_ROAD_EDGE, 0x302616ff },
  { RDT_INK_ROAD_VERGE, 0x7d6a4480 },
  { RDT_INK_EARTH, 0x8f6e41ff },
};

/* Dry grass, thatch. */
static const RdtTint steppe_light[] = {
  { RDT_INK_MARGIN, 0xf5eed9ff },
  { RDT_INK_OPEN, 0xe2d294ff },
  { RDT_INK_GRASS, 0x94812f90 },
  { RDT_INK_FIELD, 0xeee2a670 },
  { RDT_INK_FURROW, 0x9b843e60 },
  { RDT_INK_HEIGHT, 0x9460263a },
  { RDT_INK_CONTOUR, 0x7a4d1cd0 },
  { RDT_INK_SHADE, 0x2e1e0628 },
  { RDT_INK_LIGHT, 0xfff6cc58 },
  { RDT_INK_WOODS, 0xb9b76eff },
  { RDT_INK_WOODS_EDGE, 0x7f7f3c60 },
  { RDT_INK_TREE, 0x7c8c40ff },
  { RDT_INK_TREE_LIT, 0xa6b25cff },
  { RDT_INK_TREE_EDGE, 0x414719ff },
  { RDT_INK_BUILT_UP, 0xd8bf90ff },
  { RDT_INK_BUILT_UP_EDGE, 0x9a7a4a80 },
  { RDT_INK_ROOF, 0xc8a766ff },
  { RDT_INK_ROOF_SHADED, 0x94713dff },
  { RDT_INK_ROOF_EDGE, 0x46311aff },
  { RDT_INK_RIVER, 0x8fbfd0ff },
  { RDT_INK_RIVER_DEEP, 0x82b4c8ff },
  { RDT_INK_RIVER_BANK, 0x437f9bff },
  { RDT_INK_RIVER_SHORE, 0xc3bd72d0 },
  { RDT_INK_FORD, 0xc7d3bfff },
  { RDT_INK_ROAD, 0xf5e8c0ff },
  { RDT_INK_ROAD_EDGE, 0x866a3aff },
  { RDT_INK_ROAD_VERGE, 0xc5ad6a60 },
  { RDT_INK_EARTH, 0xb18b56ff },
};

static const RdtTint steppe_dark[] = {
  { RDT_INK_MARGIN, 0x25231aff },
  { RDT_INK_OPEN, 0x565032ff },
  { RDT_INK_GRASS, 0x998d5070 },
  { RDT_INK_FIELD, 0x6b603660 },
  { RDT_INK_FURROW, 0x8c804c60 },
  { RDT_INK_HEIGHT, 0xc48e4434 },
  { RDT_INK_CONTOUR, 0xd0a45cc0 },
  { RDT_INK_LIGHT, 0xfff0b824 },
  { RDT_INK_WOODS, 0x474c29ff },
  { RDT_INK_WOODS_EDGE, 0xa0a45a50 },
  { RDT_INK_TREE, 0x646f35ff },
  { RDT_INK_TREE_LIT, 0x8d994cff },
  { RDT_INK_TREE_EDGE, 0x1b1f0aff },
  { RDT_INK_BUILT_UP, 0x66583eff },
  { RDT_INK_BUILT_UP_EDGE, 0xb09a6cb0 },
  { RDT_INK_ROOF, 0xa98c56ff },
  { RDT_INK_ROOF_SHADED, 0x755a33ff },
  { RDT_INK_ROOF_EDGE, 0x251a0cff },
  { RDT_INK_RIVER, 0x34616fff },
  { RDT_INK_RIVER_DEEP, 0x2b5262ff },
  { RDT_INK_RIVER_BANK, 0x7fb9ccff },
  { RDT_INK_RIVER_SHORE, 0x63602fc0 },
  { RDT_INK_FORD, 0x5d8480ff },
  { RDT_INK_ROAD, 0xbba97cff },
  { RDT_INK_ROAD_EDGE, 0x2c2515ff },
  { RDT_INK_ROAD_VERGE, 0x72653e80 },
  { RDT_INK_EARTH, 0x8a6c40ff },
};

#define TINTS(array) { .tints = array, .n_tints = G_N_ELEMENTS (array) }

static const struct
{
  const RdtTint *tints;
  guint          n_tints;
} theatres[RDT_N_THEATRES][RDT_N_PALETTES] = {
  [RDT_THEATRE_WINTER] = {
    [RDT_PALETTE_LIGHT] = TINTS (winter_light),
    [RDT_PALETTE_DARK] = TINTS (winter_dark),
  },
  [RDT_THEATRE_DESERT] = {
    [RDT_PALETTE_LIGHT] = TINTS (desert_light),
    [RDT_PALETTE_DARK] = TINTS (desert_dark),
  },
  [RDT_THEATRE_STEPPE] = {
    [RDT_PALETTE_LIGHT] = TINTS (steppe_light),
    [RDT_PALETTE_DARK] = TINTS (steppe_dark),
  },
};

/**
 * rdt_theatre_get_tints:
 * @n_tints: (out): their number
 *
 * Returns: (nullable) (array length=n_tints): the colours that differ from the
 *   temperate palette
 */
const RdtTint *
rdt_theatre_get_tints (RdtTheatre      theatre,
                       RdtPaletteKind  kind,
                       guint          *n_tints)
{
  *n_tints = theatres[theatre][kind].n_tints;

  return theatres[theatre][kind].tints;
}
