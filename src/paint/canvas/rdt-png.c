/* rdt-png.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-png.h"

#include <math.h>
#include <png.h>

/* Cairo writes PNG files with libpng's defaults, which suit photographs.  Boards
 * have large even areas: with these settings they take a third of the time, and the
 * files are smaller.
 */
#define FILTER PNG_FILTER_NONE
#define LEVEL  3

/* The limit of cairo's image surfaces, and of memory. */
#define MOST_LENGTH 32767.0
#define MOST_PIXELS 100e6

#define INCHES_PER_M (1000 / 25.4)

/* The output. */
typedef struct
{
  cairo_write_func_t  write;
  void               *closure;
  cairo_status_t      status;
} Sink;

static void
write_cb (png_structp file,
          png_bytep   data,
          size_t      length)
{
  Sink *sink = png_get_io_ptr (file);

  sink->status = sink->write (sink->closure, data, length);
  if (sink->status != CAIRO_STATUS_SUCCESS)
    png_error (file, "");
}

static void
flush_cb (png_structp file)
{
}

static void
failed_cb (png_structp     file,
           png_const_charp message)
{
  Sink *sink = png_get_io_ptr (file);

  if (sink != NULL && sink->status == CAIRO_STATUS_SUCCESS)
    sink->status = CAIRO_STATUS_PNG_ERROR;
  png_longjmp (file, 1);
}

static void
warned_cb (png_structp     file,
           png_const_charp message)
{
}

/* Converts premultiplied alpha, which cairo uses, to straight alpha. */
static void
take_weight_off (const guint32 *pixels,
                 guint8        *row,
                 int            width)
{
  for (int x = 0; x < width; x++, row += 4)
    {
      guint32 alpha = pixels[x] >> 24;

      row[3] = alpha;
      for (guint i = 0; i < 3; i++)
        {
          guint32 colour = pixels[x] >> (16 - 8 * i) & 0xff;

          row[i] = alpha == 0 ? 0 : (colour * 255 + alpha / 2) / alpha;
        }
    }
}

static void
drop_padding (const guint32 *pixels,
              guint8        *row,
              int            width)
{
  for (int x = 0; x < width; x++, row += 3)
    {
      row[0] = pixels[x] >> 16 & 0xff;
      row[1] = pixels[x] >> 8 & 0xff;
      row[2] = pixels[x] & 0xff;
    }
}

static void
write_rows (png_structp      file,
            cairo_surface_t *picture,
            guint8          *row)
{
  const guint8 *data = cairo_image_surface_get_data (picture);
  gboolean has_alpha = cairo_image_surface_get_format (picture) == CAIRO_FORMAT_ARGB32;
  int width = cairo_image_surface_get_width (picture);
  int height = cairo_image_surface_get_height (picture);
  int stride = cairo_image_surface_get_stride (picture);

  for (int y = 0; y < height; y++)
    {
      const guint32 *pixels = (const guint32 *) (data + (gsize) y * stride);

      if (has_alpha)
        take_weight_off (pixels, row, width);
      else
        drop_padding (pixels, row, width);
      png_write_row (file, row);
    }
}

/* libpng returns here after an error. */
static void
write_file (png_structp      file,
            png_infop        info,
            cairo_surface_t *picture,
            double           dots_per_inch,
            guint8          *row)
{
  gboolean has_alpha = cairo_image_surface_get_format (picture) == CAIRO_FORMAT_ARGB32;
  guint dots_per_m = round (dots_per_inch * INCHES_PER_M);

  if (setjmp (png_jmpbuf (file)) != 0)
    return;

  png_set_IHDR (file, info,
                cairo_image_surface_get_width (picture),
                cairo_image_surface_get_height (picture), 8,
                has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
                PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (dots_per_m > 0)
    png_set_pHYs (file, info, dots_per_m, dots_per_m, PNG_RESOLUTION_METER);
  png_set_filter (file, PNG_FILTER_TYPE_BASE, FILTER);
  png_set_compression_level (file, LEVEL);
  png_write_info (file, info);
  write_rows (file, picture, row);
  png_write_end (file, info);
}

/**
 * rdt_png_is_possible:
 *
 * Whether a picture of a size in pixels can be drawn.
 */
gboolean
rdt_png_is_possible (double width,
                     double height)
{
  return width <= MOST_LENGTH && height <= MOST_LENGTH && width * height <= MOST_PIXELS;
}

/**
 * rdt_png_write:
 * @picture: an image surface
 * @dots_per_inch: the resolution, or 0
 *
 * Writes a PNG file.
 */
cairo_status_t
rdt_png_write (cairo_surface_t    *picture,
               double              dots_per_inch,
               cairo_write_func_t  write,
               void               *closure)
{
  Sink sink = { .write = write, .closure = closure, .status = cairo_surface_status (picture) };
  png_structp file;
  png_infop info;
  guint8 *row;

  if (sink.status != CAIRO_STATUS_SUCCESS)
    return sink.status;

  cairo_surface_flush (picture);
  row = g_new (guint8, 4 * cairo_image_surface_get_width (picture));
  file = png_create_write_struct (PNG_LIBPNG_VER_STRING, NULL, failed_cb, warned_cb);
  info = png_create_info_struct (file);
  png_set_write_fn (file, &sink, write_cb, flush_cb);
  write_file (file, info, picture, dots_per_inch, row);
  png_destroy_write_struct (&file, &info);
  g_free (row);

  return sink.status;
}
