/* rdt-cli-render.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-cli.h"
#include "rdt-report.h"
#include "rdt-sheets.h"

G_BEGIN_DECLS

#define RDT_RENDER_NO_TURN -1

typedef enum
{
  RDT_RENDER_PNG,
  RDT_RENDER_SVG,
  RDT_RENDER_PDF,
  RDT_RENDER_HTML,
  RDT_RENDER_MARKDOWN,
} RdtRenderOutput;

/**
 * RdtRenderOptions:
 *
 * The options.
 */
typedef struct
{
  char     *out;
  char     *palette;
  char     *sheet;
  char     *paper;
  char     *turn;
  char     *page;
  double    cell_mm;
  double    counter_mm;
  double    margin_mm;
  double    overlap_mm;
  double    dpi;
  gboolean  no_units;
  gboolean  no_coordinates;
  gboolean  no_background;
  gboolean  is_landscape;
  char    **files;
} RdtRenderOptions;

/**
 * RdtRenderJob:
 * @turn: the turn to draw, or %RDT_RENDER_NO_TURN
 * @page: the page to draw as a picture, from 1
 * @is_whole_board: whether to draw the board itself, without paper
 * @position: (nullable): the position, for a battle
 *
 * What to render, and how.
 */
typedef struct
{
  RdtCliBattle       battle;
  RdtReport         *report;
  const RdtPosition *position;
  RdtSheetOptions    sheets;
  RdtRenderOutput    output;
  gint64             turn;
  gint64             page;
  gboolean           is_whole_board;
  gboolean           is_battle;
} RdtRenderJob;

G_GNUC_PRINTF (2, 3)
gboolean rdt_render_fail              (GError           **error,
                                       const char        *format,
                                       ...);

gboolean rdt_render_options_parse     (RdtRenderOptions  *options,
                                       int                argc,
                                       char             **argv,
                                       GError           **error);
gboolean rdt_render_options_interpret (const RdtRenderOptions  *options,
                                       RdtRenderJob            *job,
                                       GError                 **error);
void     rdt_render_options_clear     (RdtRenderOptions  *options);

G_END_DECLS
