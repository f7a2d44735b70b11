/* rdt-export.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-export.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n.h>
#include <math.h>

#include "rdt-byte-array.h"
#include "rdt-png.h"
#include "rdt-svg.h"

/* Five metres: more than any board at the scale of any figures. */
#define MAX_POINTS 14400.0

G_DEFINE_QUARK (rdt-export-error-quark, rdt_export_error)

/* Opaque pictures need no alpha channel, which makes files smaller. */
static gboolean
has_background (const RdtExport *self)
{
  return (self->parts & RDT_PAINTER_BARE) == 0;
}

static cairo_surface_t *
create_surface (const RdtExport *self,
                const RdtLayout *layout,
                GByteArray      *bytes)
{
  double width = rdt_layout_get_width (layout);
  double height = rdt_layout_get_height (layout);

  switch (self->format)
    {
    case RDT_EXPORT_PNG:
      return cairo_image_surface_create (has_background (self) ? CAIRO_FORMAT_RGB24
                                                               : CAIRO_FORMAT_ARGB32,
                                         ceil (width), ceil (height));

    case RDT_EXPORT_SVG:
      return cairo_svg_surface_create_for_stream (rdt_byte_array_write, bytes, width, height);

    case RDT_EXPORT_PDF:
      return cairo_pdf_surface_create_for_stream (rdt_byte_array_write, bytes, width, height);
    }

  g_assert_not_reached ();
}

/**
 * rdt_export_settle_pdf:
 *
 * Sets the date of a PDF file: with the current time, equal boards would give
 * different files.
 */
void
rdt_export_settle_pdf (cairo_surface_t *surface)
{
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_MOD_DATE, "2000-01-01T00:00:00Z");
}

static void
draw (const RdtExport  *self,
      const RdtLayout  *layout,
      const RdtPicture *picture,
      const RdtOverlay *overlay,
      cairo_surface_t  *surface)
{
  cairo_t *cr = cairo_create (surface);
  RdtPalette palette;
  RdtBrush brush;

  rdt_palette_init_for (&palette, self->palette, picture->setup);
  rdt_brush_init (&brush, cr, layout, &palette, picture);
  rdt_brush_set_print (&brush);
  if (self->format == RDT_EXPORT_PDF)
    rdt_brush_set_paper (&brush);
  rdt_painter_draw (&brush, overlay, self->parts);
  cairo_destroy (cr);
}

/* SVG and PDF are written when their surfaces are finished. */
static cairo_status_t
finish (const RdtExport *self,
        cairo_surface_t *surface,
        GByteArray      *bytes)
{
  if (self->format == RDT_EXPORT_PNG)
    return rdt_png_write (surface, self->dots_per_inch, rdt_byte_array_write, bytes);

  cairo_surface_finish (surface);

  return cairo_surface_status (surface);
}

static gboolean
is_possible (const RdtExport *self,
             const RdtLayout *layout)
{
  double width = rdt_layout_get_width (layout);
  double height = rdt_layout_get_height (layout);

  if (self->format == RDT_EXPORT_PNG)
    return rdt_png_is_possible (width, height);

  return MAX (width, height) <= MAX_POINTS;
}

/**
 * rdt_export_board:
 * @overlay: (nullable): the highlights
 *
 * Exports a board to memory.
 *
 * Returns: (transfer full) (nullable): the file, or %NULL with an error
 */
GByteArray *
rdt_export_board (const RdtExport   *self,
                  const RdtPicture  *picture,
                  const RdtOverlay  *overlay,
                  GError           **error)
{
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_status_t status;
  RdtLayout layout;

  rdt_layout_init (&layout, &picture->grid, self->cell);

  if (!(self->cell > 0) || !is_possible (self, &layout))
    {
      g_set_error (error, RDT_EXPORT_ERROR, RDT_EXPORT_ERROR_SIZE,
                   _("A picture of %2$.0f × %3$.0f is too large: make the size smaller than"
                     " %1$g."),
                   self->cell,
                   rdt_layout_get_width (&layout), rdt_layout_get_height (&layout));
      return NULL;
    }

  surface = create_surface (self, &layout, bytes);
  if (self->format == RDT_EXPORT_PDF)
    rdt_export_settle_pdf (surface);
  draw (self, &layout, picture, overlay, surface);
  status = finish (self, surface, bytes);
  cairo_surface_destroy (surface);

  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error_literal (error, RDT_EXPORT_ERROR, RDT_EXPORT_ERROR_DRAWING,
                           cairo_status_to_string (status));
      return NULL;
    }

  return self->format == RDT_EXPORT_SVG ? rdt_svg_settle (bytes, "")
                                        : g_steal_pointer (&bytes);
}
