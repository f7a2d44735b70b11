/* rdt-palette.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "rdt-ink.h"
#include "rdt-setup.h"

G_BEGIN_DECLS

/**
 * RdtPalette:
 * @theatre: the theatre, for colours of the ground and vegetation
 *
 * The colours and hatches of all inks.
 */
typedef struct
{
  RdtPaletteKind kind;
  RdtTheatre     theatre;
  RdtInk         inks[RDT_N_INKS];
} RdtPalette;

RdtPaletteKind rdt_palette_kind_for   (gboolean          is_dark,
                                       gboolean          is_high_contrast);
void           rdt_palette_init       (RdtPalette       *self,
                                       RdtPaletteKind    kind,
                                       const char       *colour_a,
                                       const char       *colour_b);
void           rdt_palette_init_for   (RdtPalette       *self,
                                       RdtPaletteKind    kind,
                                       const RdtSetup   *setup);
void           rdt_palette_go_to      (RdtPalette       *self,
                                       RdtTheatre        theatre);
gboolean       rdt_palette_is_ink     (const RdtPalette *self);
void           rdt_palette_set_source (const RdtPalette *self,
                                       cairo_t          *cr,
                                       RdtInkName        ink);
/* The share of a side's colour on its counters and cards. */
#define RDT_PALETTE_TINT 0.16

void           rdt_palette_set_tint   (const RdtPalette *self,
                                       cairo_t          *cr,
                                       RdtInkName        ink,
                                       double            share);
void           rdt_palette_fill       (const RdtPalette *self,
                                       cairo_t          *cr,
                                       RdtInkName        ink,
                                       double            spacing);
void           rdt_palette_rule       (const RdtPalette *self,
                                       cairo_t          *cr);
gboolean       rdt_colour_parse       (const char       *colour,
                                       RdtInk           *ink);

G_END_DECLS
