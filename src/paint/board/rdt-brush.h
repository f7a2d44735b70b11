/* rdt-brush.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-layout.h"
#include "rdt-palette.h"
#include "rdt-picture.h"

G_BEGIN_DECLS

/**
 * RdtBrush:
 * @clip: the visible part of the board
 * @least_text: the smallest legible font size, in the units of the layout
 * @least_detail: the size of a cell below which fine detail is left out
 * @is_paper: whether it is paper, without shadows
 * @faces: the fonts, in order of preference
 *
 * The state of drawing, passed along.
 */
typedef struct
{
  cairo_t          *cr;
  const RdtLayout  *layout;
  const RdtPalette *palette;
  const RdtPicture *picture;
  RdtBox            clip;
  double            least_text;
  double            least_detail;
  gboolean          is_paper;
  const char       *faces;
} RdtBrush;

/* Defaults for the screen, and values for paper, where smaller text is legible. */
#define RDT_LEAST_TEXT_ON_SCREEN 8.0
#define RDT_LEAST_TEXT_ON_PAPER  5.5

static inline gboolean
rdt_brush_has_detail (const RdtBrush *self)
{
  return self->layout->cell >= self->least_detail;
}

void     rdt_brush_init       (RdtBrush         *self,
                               cairo_t          *cr,
                               const RdtLayout  *layout,
                               const RdtPalette *palette,
                               const RdtPicture *picture);
void     rdt_brush_set_paper  (RdtBrush         *self);
void     rdt_brush_set_print  (RdtBrush         *self);
void     rdt_brush_set_thumbnail (RdtBrush      *self);
gboolean rdt_brush_shows      (const RdtBrush   *self,
                               RdtCell           cell);
void     rdt_brush_trace_cell (const RdtBrush   *self,
                               RdtCell           cell);
void     rdt_brush_trace_inset (const RdtBrush  *self,
                                RdtCell          cell,
                                double           inset);
void     rdt_brush_stroke     (const RdtBrush   *self,
                               RdtInkName        ink,
                               double            width);
void     rdt_brush_fill       (const RdtBrush   *self,
                               RdtInkName        ink);
void     rdt_brush_fill_and_stroke (const RdtBrush *self,
                                    RdtInkName      fill,
                                    RdtInkName      edge,
                                    double          width);
void     rdt_brush_write      (const RdtBrush   *self,
                               const char       *text,
                               RdtPoint          middle,
                               double            size,
                               RdtInkName        ink);

/**
 * RdtLettering:
 *
 * The lettering of a name on the map.
 */
typedef struct
{
  RdtInkName ink;
  gboolean   is_italic;
} RdtLettering;

double   rdt_brush_measure_name (const RdtBrush   *self,
                                 const char       *text,
                                 double            size,
                                 const RdtLettering *lettering);
void     rdt_brush_write_name (const RdtBrush     *self,
                               const char         *text,
                               RdtPoint            middle,
                               double              size,
                               const RdtLettering *lettering);

/* rdt_brush_noise:
 *
 * A pseudorandom number that is constant for a cell and a purpose, so that trees
 * keep their places when a board is redrawn.
 *
 * Returns: 0 … 1
 */
static inline double
rdt_brush_noise (RdtCell cell,
                 guint   purpose)
{
  guint32 mixed = (cell + 1) * 0x9e3779b1u + purpose * 0x85ebca77u;

  mixed = (mixed ^ (mixed >> 15)) * 0x2c1b3c6du;
  mixed = (mixed ^ (mixed >> 12)) * 0x297a2d39u;
  mixed ^= mixed >> 15;

  return mixed / 4294967296.0;
}

G_END_DECLS
