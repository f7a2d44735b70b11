/* rdt-export.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-painter.h"

G_BEGIN_DECLS

typedef enum
{
  RDT_EXPORT_PNG,
  RDT_EXPORT_SVG,
  RDT_EXPORT_PDF,
} RdtExportFormat;

/**
 * RdtExportError:
 * @RDT_EXPORT_ERROR_SIZE: the picture would be too large, or empty
 * @RDT_EXPORT_ERROR_DRAWING: cairo failed to draw it
 * @RDT_EXPORT_ERROR_CANCELLED: it was cancelled
 *
 * Errors of exporting.
 */
typedef enum
{
  RDT_EXPORT_ERROR_SIZE,
  RDT_EXPORT_ERROR_DRAWING,
  RDT_EXPORT_ERROR_CANCELLED,
} RdtExportError;

#define RDT_EXPORT_ERROR (rdt_export_error_quark ())

GQuark rdt_export_error_quark (void);

/**
 * RdtExport:
 * @cell: the size of a cell: in pixels for PNG, in points for the others
 * @dots_per_inch: the resolution of PNG, or 0
 * @parts: %RdtPainterParts
 *
 * The options of an exported board.
 */
typedef struct
{
  RdtExportFormat format;
  RdtPaletteKind  palette;
  double          cell;
  double          dots_per_inch;
  guint           parts;
} RdtExport;

GByteArray *rdt_export_board      (const RdtExport   *self,
                                   const RdtPicture  *picture,
                                   const RdtOverlay  *overlay,
                                   GError           **error) G_GNUC_WARN_UNUSED_RESULT;
void        rdt_export_settle_pdf (cairo_surface_t   *surface);

G_END_DECLS
