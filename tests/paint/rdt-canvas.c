/* rdt-canvas.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-canvas.h"

#include "rdt-test.h"

/**
 * rdt_canvas_init:
 * @setup: (transfer full): the scenario to paint
 */
void
rdt_canvas_init (RdtCanvas      *self,
                 RdtSetup       *setup,
                 RdtPaletteKind  palette,
                 double          cell)
{
  self->setup = setup;
  self->picture = g_new0 (RdtPicture, 1);
  rdt_picture_show_setup (self->picture, self->setup);
  rdt_palette_init (&self->palette, palette, NULL, NULL);
  rdt_layout_init (&self->layout, &self->setup->grid, cell);
  self->surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                              rdt_layout_get_width (&self->layout),
                                              rdt_layout_get_height (&self->layout));
  self->cr = cairo_create (self->surface);
  rdt_brush_init (&self->brush, self->cr, &self->layout, &self->palette, self->picture);
}

/**
 * rdt_canvas_init_open:
 *
 * Begins a board with nothing on it.
 */
void
rdt_canvas_init_open (RdtCanvas      *self,
                      RdtGrid         grid,
                      RdtPaletteKind  palette,
                      double          cell)
{
  rdt_canvas_init (self, rdt_setup_new (&grid), palette, cell);
}

void
rdt_canvas_clear (RdtCanvas *self)
{
  cairo_destroy (self->cr);
  cairo_surface_destroy (self->surface);
  rdt_setup_free (self->setup);
  g_free (self->picture);
}

/**
 * rdt_canvas_paint:
 * @clip: (nullable): the part to paint
 */
void
rdt_canvas_paint (RdtCanvas    *self,
                  const RdtBox *clip,
                  guint         parts)
{
  cairo_t *cr = cairo_create (self->surface);
  RdtBrush brush;

  if (clip != NULL)
    {
      cairo_rectangle (cr, clip->x, clip->y, clip->width, clip->height);
      cairo_clip (cr);
    }

  rdt_brush_init (&brush, cr, &self->layout, &self->palette, self->picture);
  rdt_painter_draw (&brush, NULL, parts);
  cairo_destroy (cr);
  cairo_surface_flush (self->surface);
}

guint32
rdt_canvas_get_dot (const RdtCanvas *self,
                    int              x,
                    int              y)
{
  const guint8 *data = cairo_image_surface_get_data (self->surface);

  data += (gsize) y * cairo_image_surface_get_stride (self->surface) + 4 * (gsize) x;

  return *(const guint32 *) data & 0xffffff;
}

guint32
rdt_ink_pack (const RdtInk *ink)
{
  return ((guint32) (ink->red * 255 + 0.5) << 16)
         | ((guint32) (ink->green * 255 + 0.5) << 8)
         | (guint32) (ink->blue * 255 + 0.5);
}

/**
 * rdt_canvas_count_ink:
 *
 * Returns: the number of dots of a cell in an ink
 */
guint
rdt_canvas_count_ink (const RdtCanvas *self,
                      const char      *label,
                      RdtInkName       ink)
{
  RdtBox box = rdt_layout_get_box (&self->layout,
                                   rdt_test_cell (&self->setup->grid, label));
  guint32 wanted = rdt_ink_pack (&self->palette.inks[ink]);
  guint n = 0;

  for (int y = box.y + 1; y < box.y + box.height - 1; y++)
    for (int x = box.x + 1; x < box.x + box.width - 1; x++)
      n += rdt_canvas_get_dot (self, x, y) == wanted;

  return n;
}

/**
 * rdt_dots_are_alike:
 *
 * Where a line begins or ends at a slightly different place, shades differ by a
 * few steps.
 */
gboolean
rdt_dots_are_alike (guint32 a,
                    guint32 b)
{
  for (guint shift = 0; shift <= 16; shift += 8)
    if (ABS ((int) ((a >> shift) & 0xff) - (int) ((b >> shift) & 0xff)) > 16)
      return FALSE;

  return TRUE;
}

guint
rdt_canvas_count_differences (const RdtCanvas *a,
                              const RdtCanvas *b)
{
  int width = cairo_image_surface_get_width (a->surface);
  int height = cairo_image_surface_get_height (a->surface);
  guint n = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      n += !rdt_dots_are_alike (rdt_canvas_get_dot (a, x, y), rdt_canvas_get_dot (b, x, y));

  return n;
}
