/* rdt-sheet-export.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-export.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "rdt-png.h"
#include "rdt-svg.h"

static gboolean
check_status (cairo_status_t   status,
              GError         **error)
{
  if (status == CAIRO_STATUS_SUCCESS)
    return TRUE;

  g_set_error_literal (error, RDT_EXPORT_ERROR, RDT_EXPORT_ERROR_DRAWING,
                       cairo_status_to_string (status));

  return FALSE;
}

static gboolean
draw_page (const RdtSheets *self,
           guint            page,
           cairo_surface_t *surface)
{
  cairo_t *cr = cairo_create (surface);

  rdt_sheets_draw (self, page, cr);
  cairo_show_page (cr);
  cairo_destroy (cr);

  return cairo_surface_status (surface) == CAIRO_STATUS_SUCCESS;
}

static gboolean
draw_pages (const RdtSheets       *self,
            cairo_surface_t       *surface,
            const RdtSheetOutput  *output,
            GError               **error)
{
  guint n = rdt_sheets_get_n_pages (self);
  double width, height;

  for (guint i = 0; i < n; i++)
    {
      if (output->progress != NULL && !output->progress (i, n, output->data))
        {
          g_set_error_literal (error, RDT_EXPORT_ERROR, RDT_EXPORT_ERROR_CANCELLED,
                               _("The export was cancelled."));
          return FALSE;
        }

      rdt_sheets_get_size (self, i, &width, &height);
      cairo_pdf_surface_set_size (surface, width, height);
      if (!draw_page (self, i, surface))
        break;
    }

  return TRUE;
}

/**
 * rdt_sheets_write_pdf:
 * @error: return location for a %RDT_EXPORT_ERROR
 *
 * Writes all pages to a PDF file.
 */
gboolean
rdt_sheets_write_pdf (const RdtSheets       *self,
                      const RdtSheetOutput  *output,
                      GError               **error)
{
  cairo_surface_t *surface;
  cairo_status_t status;
  gboolean is_whole;

  if (rdt_sheets_get_n_pages (self) == 0)
    {
      g_set_error_literal (error, RDT_EXPORT_ERROR, RDT_EXPORT_ERROR_SIZE,
                           _("There is nothing to print."));
      return FALSE;
    }

  surface = cairo_pdf_surface_create_for_stream (output->write, output->closure,
                                                 self->options.width, self->options.height);
  rdt_export_settle_pdf (surface);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, rdt_sheets_get_title (self));
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Redoubt");

  is_whole = draw_pages (self, surface, output, error);
  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);

  return is_whole && check_status (status, error);
}

typedef struct
{
  const RdtSheets *sheets;
  guint            page;
} Page;

static void
draw_svg (cairo_t       *cr,
          gconstpointer  data)
{
  const Page *page = data;

  rdt_sheets_draw (page->sheets, page->page, cr);
}

/**
 * rdt_sheets_write_svg:
 * @error: return location for a %RDT_EXPORT_ERROR
 *
 * Writes a page to an SVG file.
 */
gboolean
rdt_sheets_write_svg (const RdtSheets       *self,
                      guint                  page,
                      const RdtSheetOutput  *output,
                      GError               **error)
{
  Page what = { .sheets = self, .page = page };
  g_autofree char *text = NULL;
  double width, height;

  rdt_sheets_get_size (self, page, &width, &height);
  text = rdt_svg_draw (width, height, draw_svg, &what, "");

  return check_status (output->write (output->closure, (const guint8 *) text, strlen (text)),
                       error);
}

/**
 * rdt_sheets_write_png:
 * @error: return location for a %RDT_EXPORT_ERROR
 *
 * Writes a page to a PNG file, on white paper.
 */
gboolean
rdt_sheets_write_png (const RdtSheets       *self,
                      guint                  page,
                      double                 dots_per_inch,
                      const RdtSheetOutput  *output,
                      GError               **error)
{
  double scale = dots_per_inch / 72;
  double width, height;
  cairo_surface_t *surface;
  cairo_status_t status;
  cairo_t *cr;

  rdt_sheets_get_size (self, page, &width, &height);
  width = ceil (width * scale);
  height = ceil (height * scale);
  if (!(scale > 0) || !rdt_png_is_possible (width, height))
    {
      g_set_error (error, RDT_EXPORT_ERROR, RDT_EXPORT_ERROR_SIZE,
                   _("A picture of %.0f × %.0f pixels is too large."), width, height);
      return FALSE;
    }

  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  rdt_sheets_draw (self, page, cr);
  cairo_destroy (cr);
  status = rdt_png_write (surface, dots_per_inch, output->write, output->closure);
  cairo_surface_destroy (surface);

  return check_status (status, error);
}
