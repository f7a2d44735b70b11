/* rdt-flow.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-palette.h"
#include "rdt-text.h"

G_BEGIN_DECLS

/**
 * RdtFlow:
 *
 * Lays out text, tables and drawings on pages.  With several columns, each block
 * goes to the column with most room; between rdt_flow_begin_story() and
 * rdt_flow_end_story() they are read column by column.
 */
typedef struct _RdtFlow RdtFlow;

/* The spacing of rows. */
#define RDT_FLOW_NORMAL   1.0
#define RDT_FLOW_TIGHT    0.5
#define RDT_FLOW_TIGHTEST 0.25

/* The height of an endless page, for measuring. */
#define RDT_FLOW_ENDLESS 1e6

/**
 * RdtFlowDraw:
 * @box: the place
 * @ink: the palette of text and lines
 *
 * Draws a block.
 */
typedef void (*RdtFlowDraw) (cairo_t          *cr,
                             RdtBox            box,
                             const RdtPalette *ink,
                             gpointer          data);

RdtFlow *rdt_flow_new         (const RdtBox     *body) G_GNUC_WARN_UNUSED_RESULT;
void     rdt_flow_free        (RdtFlow          *self);

double   rdt_flow_get_width   (const RdtFlow    *self);
double   rdt_flow_get_height  (const RdtFlow    *self);
guint    rdt_flow_get_n_pages (const RdtFlow    *self);

double   rdt_flow_get_filled  (const RdtFlow    *self);

void     rdt_flow_break_page  (RdtFlow          *self);
void     rdt_flow_set_spacing (RdtFlow          *self,
                               double            spacing);
double   rdt_flow_get_spacing (const RdtFlow    *self);
void     rdt_flow_set_columns (RdtFlow          *self,
                               guint             n_columns);
void     rdt_flow_begin_story (RdtFlow          *self,
                               guint             n_columns);
void     rdt_flow_end_story   (RdtFlow          *self);
void     rdt_flow_begin_group (RdtFlow          *self);
void     rdt_flow_end_group   (RdtFlow          *self);
void     rdt_flow_begin_table (RdtFlow          *self);
void     rdt_flow_end_table   (RdtFlow          *self);
void     rdt_flow_add_gap     (RdtFlow          *self,
                               double            height);
void     rdt_flow_add_text    (RdtFlow          *self,
                               const char       *text,
                               RdtTextStyle      style,
                               RdtInkName        ink);
void     rdt_flow_add         (RdtFlow          *self,
                               double            height,
                               RdtFlowDraw       draw,
                               gpointer          data,
                               GDestroyNotify    free_data);

void     rdt_flow_draw        (const RdtFlow    *self,
                               guint             page,
                               cairo_t          *cr,
                               const RdtPalette *ink);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtFlow, rdt_flow_free)

G_END_DECLS
