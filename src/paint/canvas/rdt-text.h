/* rdt-text.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pangocairo.h>

#include "rdt-layout.h"

G_BEGIN_DECLS

/**
 * RdtTextStyle:
 *
 * The styles of text on paper.
 */
typedef enum
{
  RDT_TEXT_TITLE,
  RDT_TEXT_HEADING,
  RDT_TEXT_STRONG,
  RDT_TEXT_BODY,
  RDT_TEXT_SMALL,
  RDT_TEXT_SMALL_STRONG,
} RdtTextStyle;

/* Fonts for print, in order of preference. */
#define RDT_TEXT_FACES "Lato,Carlito,Open Sans,Sans"

/* The font sizes of that font, in points, that are comfortable to read, and the
 * smallest legible one.
 */
#define RDT_TEXT_LEAST_GOOD 5.0
#define RDT_TEXT_LEAST      4.5

/* No wrapping. */
#define RDT_TEXT_UNBOUND 0.0

PangoLayout *rdt_text_new           (const char     *text,
                                     RdtTextStyle    style,
                                     double          width) G_GNUC_WARN_UNUSED_RESULT;
PangoLayout *rdt_text_new_sized     (const char     *text,
                                     double          size,
                                     double          width) G_GNUC_WARN_UNUSED_RESULT;
void         rdt_text_scale         (PangoLayout    *text,
                                     double          share);
void         rdt_text_cut           (PangoLayout    *text,
                                     guint           n_lines);
gboolean     rdt_text_fit           (PangoLayout    *text,
                                     RdtBox          box,
                                     double          least);
double       rdt_text_get_width     (PangoLayout    *text);
double       rdt_text_get_height    (PangoLayout    *text);
double       rdt_text_get_x_height  (PangoLayout    *text);
void         rdt_text_show          (PangoLayout    *text,
                                     cairo_t        *cr,
                                     double          x,
                                     double          y);
void         rdt_text_show_in       (PangoLayout    *text,
                                     cairo_t        *cr,
                                     RdtBox          box,
                                     PangoAlignment  alignment);

G_END_DECLS
