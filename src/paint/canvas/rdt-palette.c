/* rdt-palette.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-palette.h"

#include <math.h>

#include "rdt-theatre.h"

#define RULE 0.5    /* on paper, in points */

#define DEFAULT_COLOUR_A "#b3261e"
#define DEFAULT_COLOUR_B "#1f4e8c"

/* Red, green, blue, alpha. */
static const guint32 light[RDT_N_INKS] = {
  [RDT_INK_MARGIN] = 0xf5f0dfff,
  [RDT_INK_OPEN] = 0xdde0b4ff,
  [RDT_INK_GRASS] = 0xa9b57c70,
  [RDT_INK_FIELD] = 0xe6dda255,
  [RDT_INK_FURROW] = 0x9a9a5a60,
  [RDT_INK_HEIGHT] = 0xb97f3a3c,
  [RDT_INK_CONTOUR] = 0x8a5a28d0,
  [RDT_INK_HACHURE] = 0,
  [RDT_INK_SHADE] = 0x2a1e0826,
  [RDT_INK_LIGHT] = 0xfffbe04c,
  [RDT_INK_WOODS] = 0xa5c07eff,
  [RDT_INK_WOODS_EDGE] = 0x6f945060,
  [RDT_INK_TREE] = 0x6d9a4cff,
  [RDT_INK_TREE_LIT] = 0x93ba66ff,
  [RDT_INK_TREE_EDGE] = 0x2f5426ff,
  [RDT_INK_BUILT_UP] = 0xdcc8a4ff,
  [RDT_INK_BUILT_UP_EDGE] = 0xa0876780,
  [RDT_INK_ROOF] = 0xc8694aff,
  [RDT_INK_ROOF_SHADED] = 0xa04d38ff,
  [RDT_INK_ROOF_EDGE] = 0x4d2a20ff,
  [RDT_INK_RIVER] = 0x97c4deff,
  [RDT_INK_RIVER_DEEP] = 0x8bbcd9ff,
  [RDT_INK_RIVER_BANK] = 0x4a86a8ff,
  [RDT_INK_RIVER_SHORE] = 0xe9e0b8d0,
  [RDT_INK_RIVER_RIPPLE] = 0xffffff90,
  [RDT_INK_FORD] = 0xc9dcd0ff,
  [RDT_INK_BRIDGE] = 0xcbb892ff,
  [RDT_INK_BRIDGE_EDGE] = 0x4a3a24ff,
  [RDT_INK_ROAD] = 0xf6e9c4ff,
  [RDT_INK_ROAD_EDGE] = 0x92754aff,
  [RDT_INK_ROAD_VERGE] = 0xcdb98260,
  [RDT_INK_GRID] = 0x3b361e30,
  [RDT_INK_LABEL] = 0x5b543dff,
  [RDT_INK_WATER_NAME] = 0x1f5c86ff,
  [RDT_INK_EARTH] = 0xb08c5cff,
  [RDT_INK_WORKS] = 0x3d3020ff,
  [RDT_INK_GAS] = 0xd3cf4a78,
  [RDT_INK_GAS_EDGE] = 0x7c7a12d0,
  [RDT_INK_OBJECTIVE] = 0xffffffff,
  [RDT_INK_FRAME] = 0x2b2b2bff,
  [RDT_INK_HALO] = 0xfffffff0,
  [RDT_INK_MARK] = 0x2b2b2bff,
  [RDT_INK_MARK_TEXT] = 0xffffffff,
  [RDT_INK_SELECTION] = 0x009485ff,
  [RDT_INK_REACH] = 0x2458c9ff,
  [RDT_INK_TARGET] = 0xc01c28ff,
  [RDT_INK_ATTACK] = 0x9141acff,
  [RDT_INK_CHOICE] = 0x26803bff,
  [RDT_INK_ARC] = 0x63452c50,
  [RDT_INK_SIGHT] = 0x26803bff,
  [RDT_INK_BLOCKED] = 0xc01c28ff,
  [RDT_INK_PATH] = 0x1a5fb4ff,
  [RDT_INK_CURSOR] = 0x1a1a1aff,
  [RDT_INK_EVENT] = 0xff7800ff,
  [RDT_INK_TAG] = 0xffffffe8,
  [RDT_INK_TAG_TEXT] = 0x1e1e1eff,
};

static const guint32 dark[RDT_N_INKS] = {
  [RDT_INK_MARGIN] = 0x24241fff,
  [RDT_INK_OPEN] = 0x474c38ff,
  [RDT_INK_GRASS] = 0x6d755360,
  [RDT_INK_FIELD] = 0x5d583c60,
  [RDT_INK_FURROW] = 0x7d7a5660,
  [RDT_INK_HEIGHT] = 0xb98a4a34,
  [RDT_INK_CONTOUR] = 0xc79a5cc0,
  [RDT_INK_HACHURE] = 0,
  [RDT_INK_SHADE] = 0x00000048,
  [RDT_INK_LIGHT] = 0xfff2c820,
  [RDT_INK_WOODS] = 0x37502fff,
  [RDT_INK_WOODS_EDGE] = 0x86ad6850,
  [RDT_INK_TREE] = 0x4d7540ff,
  [RDT_INK_TREE_LIT] = 0x6d9a55ff,
  [RDT_INK_TREE_EDGE] = 0x16280fff,
  [RDT_INK_BUILT_UP] = 0x655a4bff,
  [RDT_INK_BUILT_UP_EDGE] = 0xa8977bb0,
  [RDT_INK_ROOF] = 0xa8634eff,
  [RDT_INK_ROOF_SHADED] = 0x86483aff,
  [RDT_INK_ROOF_EDGE] = 0x28150fff,
  [RDT_INK_RIVER] = 0x35617fff,
  [RDT_INK_RIVER_DEEP] = 0x2b5270ff,
  [RDT_INK_RIVER_BANK] = 0x7fb6d8ff,
  [RDT_INK_RIVER_SHORE] = 0x6d684bc0,
  [RDT_INK_RIVER_RIPPLE] = 0xcfe8f860,
  [RDT_INK_FORD] = 0x5b8590ff,
  [RDT_INK_BRIDGE] = 0x9d9077ff,
  [RDT_INK_BRIDGE_EDGE] = 0x17130dff,
  [RDT_INK_ROAD] = 0xb7a987ff,
  [RDT_INK_ROAD_EDGE] = 0x2d271bff,
  [RDT_INK_ROAD_VERGE] = 0x6d624880,
  [RDT_INK_GRID] = 0xffffff26,
  [RDT_INK_LABEL] = 0xc9c4b1ff,
  [RDT_INK_WATER_NAME] = 0xa9d8f2ff,
  [RDT_INK_EARTH] = 0x8a6d47ff,
  [RDT_INK_WORKS] = 0xe0d2b0ff,
  [RDT_INK_GAS] = 0xc9c63f60,
  [RDT_INK_GAS_EDGE] = 0xe6e35cc0,
  [RDT_INK_OBJECTIVE] = 0xc4bca6ff,
  [RDT_INK_FRAME] = 0x151515ff,
  [RDT_INK_HALO] = 0x101010e0,
  [RDT_INK_MARK] = 0xf4f4f4ff,
  [RDT_INK_MARK_TEXT] = 0x1a1a1aff,
  [RDT_INK_SELECTION] = 0x2ee0cbff,
  [RDT_INK_REACH] = 0x86a8ffff,
  [RDT_INK_TARGET] = 0xff7b72ff,
  [RDT_INK_ATTACK] = 0xd7a3f0ff,
  [RDT_INK_CHOICE] = 0x7ddc8dff,
  [RDT_INK_ARC] = 0xf1dfc13a,
  [RDT_INK_SIGHT] = 0x7ddc8dff,
  [RDT_INK_BLOCKED] = 0xff7b72ff,
  [RDT_INK_PATH] = 0x9cc8ffff,
  [RDT_INK_CURSOR] = 0xff9ef0ff,
  [RDT_INK_EVENT] = 0xffa348ff,
  [RDT_INK_TAG] = 0x16160fe8,
  [RDT_INK_TAG_TEXT] = 0xffffffff,
};

static const guint32 high_contrast[RDT_N_INKS] = {
  [RDT_INK_MARGIN] = 0xffffffff,
  [RDT_INK_OPEN] = 0xffffffff,
  [RDT_INK_GRASS] = 0x00000000,
  [RDT_INK_FIELD] = 0x00000000,
  [RDT_INK_FURROW] = 0x00000000,
  [RDT_INK_HEIGHT] = 0xd9a74d40,
  [RDT_INK_CONTOUR] = 0x6b3d00ff,
  [RDT_INK_HACHURE] = 0,
  [RDT_INK_SHADE] = 0x00000000,
  [RDT_INK_LIGHT] = 0x00000000,
  [RDT_INK_WOODS] = 0xb6e39aff,
  [RDT_INK_WOODS_EDGE] = 0x0f3d00ff,
  [RDT_INK_TREE] = 0x4f9a2dff,
  [RDT_INK_TREE_LIT] = 0x7cc257ff,
  [RDT_INK_TREE_EDGE] = 0x0a2b00ff,
  [RDT_INK_BUILT_UP] = 0xe3c7a0ff,
  [RDT_INK_BUILT_UP_EDGE] = 0x3d2400ff,
  [RDT_INK_ROOF] = 0xb8442bff,
  [RDT_INK_ROOF_SHADED] = 0x8c2f1cff,
  [RDT_INK_ROOF_EDGE] = 0x000000ff,
  [RDT_INK_RIVER] = 0x7cc4f5ff,
  [RDT_INK_RIVER_DEEP] = 0x7cc4f5ff,
  [RDT_INK_RIVER_BANK] = 0x003a66ff,
  [RDT_INK_RIVER_SHORE] = 0x00000000,
  [RDT_INK_RIVER_RIPPLE] = 0xffffffff,
  [RDT_INK_FORD] = 0xdff1ffff,
  [RDT_INK_BRIDGE] = 0xf0e4c6ff,
  [RDT_INK_BRIDGE_EDGE] = 0x000000ff,
  [RDT_INK_ROAD] = 0xfff2b8ff,
  [RDT_INK_ROAD_EDGE] = 0x2f2200ff,
  [RDT_INK_ROAD_VERGE] = 0x00000000,
  [RDT_INK_GRID] = 0x00000080,
  [RDT_INK_LABEL] = 0x000000ff,
  [RDT_INK_WATER_NAME] = 0x00305cff,
  [RDT_INK_EARTH] = 0xc79645ff,
  [RDT_INK_WORKS] = 0x000000ff,
  [RDT_INK_GAS] = 0xe8e000a0,
  [RDT_INK_GAS_EDGE] = 0x4a4700ff,
  [RDT_INK_OBJECTIVE] = 0xffffffff,
  [RDT_INK_FRAME] = 0x000000ff,
  [RDT_INK_HALO] = 0xffffffff,
  [RDT_INK_MARK] = 0x000000ff,
  [RDT_INK_MARK_TEXT] = 0xffffffff,
  [RDT_INK_SELECTION] = 0x00736aff,
  [RDT_INK_REACH] = 0x0032b0ff,
  [RDT_INK_TARGET] = 0xa30010ff,
  [RDT_INK_ATTACK] = 0x6a1587ff,
  [RDT_INK_CHOICE] = 0x005c1aff,
  [RDT_INK_ARC] = 0x00000060,
  [RDT_INK_SIGHT] = 0x005c1aff,
  [RDT_INK_BLOCKED] = 0xa30010ff,
  [RDT_INK_PATH] = 0x003083ff,
  [RDT_INK_CURSOR] = 0x000000ff,
  [RDT_INK_EVENT] = 0xd65200ff,
  [RDT_INK_TAG] = 0xffffffff,
  [RDT_INK_TAG_TEXT] = 0x000000ff,
};

static const guint32 high_contrast_dark[RDT_N_INKS] = {
  [RDT_INK_MARGIN] = 0x000000ff,
  [RDT_INK_OPEN] = 0x1c1c1cff,
  [RDT_INK_GRASS] = 0x00000000,
  [RDT_INK_FIELD] = 0x00000000,
  [RDT_INK_FURROW] = 0x00000000,
  [RDT_INK_HEIGHT] = 0xd9a74d38,
  [RDT_INK_CONTOUR] = 0xffc878ff,
  [RDT_INK_HACHURE] = 0,
  [RDT_INK_SHADE] = 0x00000000,
  [RDT_INK_LIGHT] = 0x00000000,
  [RDT_INK_WOODS] = 0x143d0bff,
  [RDT_INK_WOODS_EDGE] = 0xb4ff8aff,
  [RDT_INK_TREE] = 0x52a832ff,
  [RDT_INK_TREE_LIT] = 0x7fd45cff,
  [RDT_INK_TREE_EDGE] = 0xd9ffc4ff,
  [RDT_INK_BUILT_UP] = 0x4a3a24ff,
  [RDT_INK_BUILT_UP_EDGE] = 0xffdca8ff,
  [RDT_INK_ROOF] = 0xe06a4cff,
  [RDT_INK_ROOF_SHADED] = 0xb04a30ff,
  [RDT_INK_ROOF_EDGE] = 0xffffffff,
  [RDT_INK_RIVER] = 0x06456fff,
  [RDT_INK_RIVER_DEEP] = 0x06456fff,
  [RDT_INK_RIVER_BANK] = 0x9bdcffff,
  [RDT_INK_RIVER_SHORE] = 0x00000000,
  [RDT_INK_RIVER_RIPPLE] = 0x9bdcffff,
  [RDT_INK_FORD] = 0x8d8a68ff,
  [RDT_INK_BRIDGE] = 0xcdbf9cff,
  [RDT_INK_BRIDGE_EDGE] = 0xffffffff,
  [RDT_INK_ROAD] = 0xe8d79cff,
  [RDT_INK_ROAD_EDGE] = 0x000000ff,
  [RDT_INK_ROAD_VERGE] = 0x00000000,
  [RDT_INK_GRID] = 0xffffff80,
  [RDT_INK_LABEL] = 0xffffffff,
  [RDT_INK_WATER_NAME] = 0xb4e6ffff,
  [RDT_INK_EARTH] = 0xb88a3fff,
  [RDT_INK_WORKS] = 0xffffffff,
  [RDT_INK_GAS] = 0xe8e00080,
  [RDT_INK_GAS_EDGE] = 0xfff95cff,
  [RDT_INK_OBJECTIVE] = 0xffffffff,
  [RDT_INK_FRAME] = 0x000000ff,
  [RDT_INK_HALO] = 0x000000ff,
  [RDT_INK_MARK] = 0xffffffff,
  [RDT_INK_MARK_TEXT] = 0x000000ff,
  [RDT_INK_SELECTION] = 0x3ef2ddff,
  [RDT_INK_REACH] = 0x9db8ffff,
  [RDT_INK_TARGET] = 0xff9c94ff,
  [RDT_INK_ATTACK] = 0xe9bcffff,
  [RDT_INK_CHOICE] = 0x93f5a2ff,
  [RDT_INK_ARC] = 0xffffff60,
  [RDT_INK_SIGHT] = 0x93f5a2ff,
  [RDT_INK_BLOCKED] = 0xff9c94ff,
  [RDT_INK_PATH] = 0xb8d8ffff,
  [RDT_INK_CURSOR] = 0xffa6f2ff,
  [RDT_INK_EVENT] = 0xffb266ff,
  [RDT_INK_TAG] = 0x000000ff,
  [RDT_INK_TAG_TEXT] = 0xffffffff,
};

#define BLACK 0x000000ff
#define WHITE 0xffffffff

static const guint32 paper[RDT_N_INKS] = {
  [RDT_INK_MARGIN] = WHITE,
  [RDT_INK_OPEN] = WHITE,
  [RDT_INK_GRASS] = 0,
  [RDT_INK_FIELD] = 0,
  [RDT_INK_FURROW] = 0,
  [RDT_INK_HEIGHT] = 0,
  [RDT_INK_CONTOUR] = BLACK,
  [RDT_INK_HACHURE] = BLACK,
  [RDT_INK_SHADE] = 0,
  [RDT_INK_LIGHT] = 0,
  [RDT_INK_WOODS] = WHITE,
  [RDT_INK_WOODS_EDGE] = BLACK,
  [RDT_INK_TREE] = WHITE,
  [RDT_INK_TREE_LIT] = WHITE,
  [RDT_INK_TREE_EDGE] = BLACK,
  [RDT_INK_BUILT_UP] = WHITE,
  [RDT_INK_BUILT_UP_EDGE] = BLACK,
  [RDT_INK_ROOF] = WHITE,
  [RDT_INK_ROOF_SHADED] = BLACK,
  [RDT_INK_ROOF_EDGE] = BLACK,
  [RDT_INK_RIVER] = BLACK,
  [RDT_INK_RIVER_DEEP] = 0,
  [RDT_INK_RIVER_BANK] = BLACK,
  [RDT_INK_RIVER_SHORE] = 0,
  [RDT_INK_RIVER_RIPPLE] = 0,
  [RDT_INK_FORD] = WHITE,
  [RDT_INK_BRIDGE] = WHITE,
  [RDT_INK_BRIDGE_EDGE] = BLACK,
  [RDT_INK_ROAD] = WHITE,
  [RDT_INK_ROAD_EDGE] = BLACK,
  [RDT_INK_ROAD_VERGE] = 0,
  [RDT_INK_GRID] = BLACK,
  [RDT_INK_LABEL] = BLACK,
  [RDT_INK_WATER_NAME] = BLACK,
  [RDT_INK_EARTH] = WHITE,
  [RDT_INK_WORKS] = BLACK,
  [RDT_INK_GAS] = BLACK,
  [RDT_INK_GAS_EDGE] = BLACK,
  [RDT_INK_OBJECTIVE] = WHITE,
  [RDT_INK_FRAME] = BLACK,
  [RDT_INK_SIDE_A] = WHITE,
  [RDT_INK_SIDE_A_EDGE] = BLACK,
  [RDT_INK_SIDE_A_TEXT] = BLACK,
  [RDT_INK_SIDE_B] = BLACK,
  [RDT_INK_SIDE_B_EDGE] = BLACK,
  [RDT_INK_SIDE_B_TEXT] = WHITE,
  [RDT_INK_HALO] = WHITE,
  [RDT_INK_MARK] = BLACK,
  [RDT_INK_MARK_TEXT] = WHITE,
  [RDT_INK_SELECTION] = BLACK,
  [RDT_INK_REACH] = BLACK,
  [RDT_INK_TARGET] = BLACK,
  [RDT_INK_ATTACK] = BLACK,
  [RDT_INK_CHOICE] = BLACK,
  [RDT_INK_ARC] = BLACK,
  [RDT_INK_SIGHT] = BLACK,
  [RDT_INK_BLOCKED] = BLACK,
  [RDT_INK_PATH] = BLACK,
  [RDT_INK_CURSOR] = BLACK,
  [RDT_INK_EVENT] = BLACK,
  [RDT_INK_TAG] = WHITE,
  [RDT_INK_TAG_TEXT] = BLACK,
};

static const guint32 *const tables[RDT_N_PALETTES] = {
  [RDT_PALETTE_LIGHT] = light,
  [RDT_PALETTE_DARK] = dark,
  [RDT_PALETTE_HIGH_CONTRAST] = high_contrast,
  [RDT_PALETTE_HIGH_CONTRAST_DARK] = high_contrast_dark,
  [RDT_PALETTE_PAPER] = paper,
};

static RdtInk
unpack (guint32 colour)
{
  return (RdtInk) {
    .red = (colour >> 24) / 255.0,
    .green = ((colour >> 16) & 0xff) / 255.0,
    .blue = ((colour >> 8) & 0xff) / 255.0,
    .alpha = (colour & 0xff) / 255.0,
    .hatch = (colour & 0xff) == 0 ? RDT_HATCH_NONE : RDT_HATCH_SOLID,
  };
}

/**
 * rdt_colour_parse:
 * @colour: (nullable): `#rrggbb`
 * @ink: (out): the colour
 *
 * Returns: whether it is a valid colour
 */
gboolean
rdt_colour_parse (const char *colour,
                  RdtInk     *ink)
{
  guint32 packed = 0;

  if (colour == NULL || colour[0] != '#')
    return FALSE;

  for (guint i = 1; i <= 6; i++)
    {
      int digit = g_ascii_xdigit_value (colour[i]);

      if (digit < 0)
        return FALSE;

      packed = packed << 4 | digit;
    }

  *ink = unpack (packed << 8 | 0xff);

  return colour[7] == '\0';
}

/* Linearises an sRGB component. */
static double
get_light (double part)
{
  return part <= 0.04045 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4);
}

/* The relative luminance of a colour, 0 … 1. */
static double
get_luminance (const RdtInk *ink)
{
  return 0.2126 * get_light (ink->red)
         + 0.7152 * get_light (ink->green)
         + 0.0722 * get_light (ink->blue);
}

/* The luminance above which black is more legible than white. */
#define MIDDLE_GREY 0.2

static RdtInk
mix (const RdtInk *ink,
     double        other,
     double        share)
{
  return (RdtInk) {
    .red = ink->red + (other - ink->red) * share,
    .green = ink->green + (other - ink->green) * share,
    .blue = ink->blue + (other - ink->blue) * share,
    .alpha = ink->alpha,
    .hatch = ink->hatch,
  };
}

static gboolean
is_high_contrast (const RdtPalette *self)
{
  return self->kind == RDT_PALETTE_HIGH_CONTRAST
         || self->kind == RDT_PALETTE_HIGH_CONTRAST_DARK;
}

/* Sets the colours of a side's counters, with an edge and a symbol that contrast. */
static void
set_side (RdtPalette *self,
          RdtSide     side,
          const char *colour,
          const char *fallback)
{
  RdtInk *face = &self->inks[rdt_ink_for_side (RDT_INK_SIDE_A, side)];
  RdtInk *edge = &self->inks[rdt_ink_for_side (RDT_INK_SIDE_A_EDGE, side)];
  RdtInk *text = &self->inks[rdt_ink_for_side (RDT_INK_SIDE_A_TEXT, side)];
  gboolean is_light;

  if (!rdt_colour_parse (colour, face))
    rdt_colour_parse (fallback, face);

  if (self->kind == RDT_PALETTE_DARK && get_luminance (face) < 0.08)
    *face = mix (face, 1.0, 0.18);

  is_light = get_luminance (face) > MIDDLE_GREY;
  *text = unpack (is_light ? 0x0a0a0aff : 0xffffffff);

  /* The edge separates the counter from the ground, and shows its facing. */
  if (is_high_contrast (self))
    *edge = self->inks[RDT_INK_MARK];
  else if (self->kind == RDT_PALETTE_DARK)
    *edge = mix (face, 1.0, 0.6);
  else
    *edge = mix (face, is_light ? 0.0 : 0.05, 0.55);
}

/* Sets the hatches that replace colours in black ink. */
static void
hatch (RdtPalette *self)
{
  self->inks[RDT_INK_RIVER].hatch = RDT_HATCH_LEVEL;
  self->inks[RDT_INK_GAS].hatch = RDT_HATCH_DOTS;
  self->inks[RDT_INK_ARC].hatch = RDT_HATCH_RISING;
}

/**
 * rdt_palette_kind_for:
 *
 * Returns: the palette for a desktop style
 */
RdtPaletteKind
rdt_palette_kind_for (gboolean is_dark,
                      gboolean is_high_contrast)
{
  if (is_high_contrast)
    return is_dark ? RDT_PALETTE_HIGH_CONTRAST_DARK : RDT_PALETTE_HIGH_CONTRAST;

  return is_dark ? RDT_PALETTE_DARK : RDT_PALETTE_LIGHT;
}

/**
 * rdt_palette_init:
 * @colour_a: (nullable): the first side's colour, `#rrggbb`
 * @colour_b: (nullable): the second side's colour
 *
 * Initialises a palette.
 */
void
rdt_palette_init (RdtPalette     *self,
                  RdtPaletteKind  kind,
                  const char     *colour_a,
                  const char     *colour_b)
{
  self->kind = kind;
  self->theatre = RDT_THEATRE_TEMPERATE;

  for (guint i = 0; i < RDT_N_INKS; i++)
    self->inks[i] = unpack (tables[kind][i]);

  if (kind == RDT_PALETTE_PAPER)
    {
      hatch (self);
      return;
    }

  self->inks[RDT_INK_ARC].hatch = RDT_HATCH_RISING;
  set_side (self, 0, colour_a, DEFAULT_COLOUR_A);
  set_side (self, 1, colour_b, DEFAULT_COLOUR_B);
}

/**
 * rdt_palette_go_to:
 *
 * Changes the theatre.  Black ink and high contrast have the same ground in
 * every theatre.
 */
void
rdt_palette_go_to (RdtPalette *self,
                   RdtTheatre  theatre)
{
  guint n_tints;
  const RdtTint *tints = rdt_theatre_get_tints (theatre, self->kind, &n_tints);

  if (tints == NULL)
    return;

  self->theatre = theatre;
  for (guint i = 0; i < n_tints; i++)
    self->inks[tints[i].ink] = unpack (tints[i].colour);
}

/**
 * rdt_palette_init_for:
 *
 * Initialises a palette for a scenario: its sides and its theatre.
 */
void
rdt_palette_init_for (RdtPalette     *self,
                      RdtPaletteKind  kind,
                      const RdtSetup *setup)
{
  rdt_palette_init (self, kind, setup->sides[0].colour, setup->sides[1].colour);
  rdt_palette_go_to (self, setup->theatre);
}

gboolean
rdt_palette_is_ink (const RdtPalette *self)
{
  return self->kind == RDT_PALETTE_PAPER;
}

void
rdt_palette_set_source (const RdtPalette *self,
                        cairo_t          *cr,
                        RdtInkName        ink)
{
  const RdtInk *colour = &self->inks[ink];

  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, colour->alpha);
}

/**
 * rdt_palette_set_tint:
 * @share: the share of the ink
 *
 * Sets a pale ink as the source.  It is opaque, as paper is white, because
 * transparency takes long to print.
 */
void
rdt_palette_set_tint (const RdtPalette *self,
                      cairo_t          *cr,
                      RdtInkName        ink,
                      double            share)
{
  const RdtInk *colour = &self->inks[ink];

  cairo_set_source_rgb (cr, 1 - (1 - colour->red) * share, 1 - (1 - colour->green) * share,
                        1 - (1 - colour->blue) * share);
}

/**
 * rdt_palette_fill:
 * @spacing: the distance of hatch lines
 *
 * Fills the current path with a colour or a hatch, and clears it.
 */
void
rdt_palette_fill (const RdtPalette *self,
                  cairo_t          *cr,
                  RdtInkName        ink,
                  double            spacing)
{
  rdt_palette_set_source (self, cr, ink);

  switch (self->inks[ink].hatch)
    {
    case RDT_HATCH_NONE:
      cairo_new_path (cr);
      break;

    case RDT_HATCH_SOLID:
      cairo_fill (cr);
      break;

    case RDT_HATCH_RISING:
    case RDT_HATCH_FALLING:
    case RDT_HATCH_CROSSED:
    case RDT_HATCH_LEVEL:
    case RDT_HATCH_DOTS:
      cairo_save (cr);
      cairo_clip (cr);
      rdt_hatch_draw (self->inks[ink].hatch, cr, spacing);
      cairo_restore (cr);
      break;
    }
}

/**
 * rdt_palette_rule:
 *
 * Strokes the current path as a thin rule on paper, and clears it.  In black ink
 * it is dotted.
 */
void
rdt_palette_rule (const RdtPalette *self,
                  cairo_t          *cr)
{
  static const double dots[] = { 0, 2 };

  cairo_save (cr);
  rdt_palette_set_source (self, cr, RDT_INK_GRID);
  cairo_set_line_width (cr, RULE);
  if (self->kind == RDT_PALETTE_PAPER)
    {
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 0);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}
