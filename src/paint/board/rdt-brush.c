/* rdt-brush.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-brush.h"

#include <pango/pangocairo.h>

#include "rdt-sanitise.h"
#include "rdt-text.h"

/* How far a drawing may extend beyond its cell, in cells. */
#define OVERHANG 0.35

/* In smaller cells, in pixels or points, fine detail is left out. */
#define DETAIL_ON_SCREEN     22.0
#define DETAIL_ON_PAPER      12.0
#define DETAIL_IN_THUMBNAILS 11.0

/* The height of capitals and figures, relative to the size of the font. */
#define CAPITALS 0.72

/* The desktop's font. */
#define SCREEN_FACES "Sans"

/* The width of a name's halo, relative to the size of the font. */
#define HALO 0.28

void
rdt_brush_init (RdtBrush         *self,
                cairo_t          *cr,
                const RdtLayout  *layout,
                const RdtPalette *palette,
                const RdtPicture *picture)
{
  double left, top, right, bottom;

  cairo_clip_extents (cr, &left, &top, &right, &bottom);

  *self = (RdtBrush) {
    .cr = cr,
    .layout = layout,
    .palette = palette,
    .picture = picture,
    .clip = { .x = left, .y = top, .width = right - left, .height = bottom - top },
    .least_text = RDT_LEAST_TEXT_ON_SCREEN,
    .least_detail = DETAIL_ON_SCREEN,
    .faces = SCREEN_FACES,
  };
}

/**
 * rdt_brush_set_print:
 *
 * Uses the fonts of print, so that a picture looks the same on every desktop,
 * and like the printed board.
 */
void
rdt_brush_set_print (RdtBrush *self)
{
  self->faces = RDT_TEXT_FACES;
}

/**
 * rdt_brush_set_paper:
 *
 * Prepares a brush for paper: smaller text is legible, and counters cast no
 * shadows.
 */
void
rdt_brush_set_paper (RdtBrush *self)
{
  self->least_text = RDT_LEAST_TEXT_ON_PAPER;
  self->least_detail = DETAIL_ON_PAPER;
  self->is_paper = TRUE;
  rdt_brush_set_print (self);
}

/**
 * rdt_brush_set_thumbnail:
 *
 * Draws a small picture that is painted once and at leisure, with trees and
 * houses that a board of many such cells has no time for.
 */
void
rdt_brush_set_thumbnail (RdtBrush *self)
{
  self->least_detail = DETAIL_IN_THUMBNAILS;
}

/**
 * rdt_brush_shows:
 *
 * Whether any part of a cell is inside the clip.
 */
gboolean
rdt_brush_shows (const RdtBrush *self,
                 RdtCell         cell)
{
  RdtBox box = rdt_layout_get_box (self->layout, cell);
  double more = OVERHANG * self->layout->cell;

  box.x -= more;
  box.y -= more;
  box.width += 2 * more;
  box.height += 2 * more;

  return rdt_box_touches (&box, &self->clip);
}

/**
 * rdt_brush_trace_cell:
 * Adds the outline of a cell to the path of the context.
 */
void
rdt_brush_trace_cell (const RdtBrush *self,
                      RdtCell         cell)
{
  RdtPoint corners[RDT_MAX_CORNERS];
  guint n = rdt_layout_get_corners (self->layout, cell, corners);

  cairo_new_sub_path (self->cr);
  for (guint i = 0; i < n; i++)
    cairo_line_to (self->cr, corners[i].x, corners[i].y);
  cairo_close_path (self->cr);
}

/**
 * rdt_brush_trace_inset:
 * @inset: the inset, in cells
 *
 * Adds the inset outline of a cell to the current path.
 */
void
rdt_brush_trace_inset (const RdtBrush *self,
                       RdtCell         cell,
                       double          inset)
{
  RdtPoint corners[RDT_MAX_CORNERS];
  RdtPoint center = rdt_layout_get_center (self->layout, cell);
  guint n = rdt_layout_get_corners (self->layout, cell, corners);

  cairo_new_sub_path (self->cr);
  for (guint i = 0; i < n; i++)
    cairo_line_to (self->cr,
                   corners[i].x + (center.x - corners[i].x) * 2 * inset,
                   corners[i].y + (center.y - corners[i].y) * 2 * inset);
  cairo_close_path (self->cr);
}

/**
 * rdt_brush_stroke:
 * @width: the width of the line, in the units of the layout
 *
 * Strokes the path with an ink, and clears it.  An ink without a line in the palette
 * draws nothing.
 */
void
rdt_brush_stroke (const RdtBrush *self,
                  RdtInkName      ink,
                  double          width)
{
  if (self->palette->inks[ink].hatch == RDT_HATCH_NONE)
    {
      cairo_new_path (self->cr);
      return;
    }

  rdt_palette_set_source (self->palette, self->cr, ink);
  cairo_set_line_width (self->cr, width);
  cairo_stroke (self->cr);
}

void
rdt_brush_fill (const RdtBrush *self,
                RdtInkName      ink)
{
  rdt_palette_fill (self->palette, self->cr, ink, self->layout->cell * 0.11);
}

void
rdt_brush_fill_and_stroke (const RdtBrush *self,
                           RdtInkName      fill,
                           RdtInkName      edge,
                           double          width)
{
  cairo_path_t *path = cairo_copy_path (self->cr);

  rdt_brush_fill (self, fill);
  cairo_new_path (self->cr);
  cairo_append_path (self->cr, path);
  cairo_path_destroy (path);
  rdt_brush_stroke (self, edge, width);
}

static PangoLayout *
set_text (const RdtBrush *self,
          const char     *text,
          double          size)
{
  PangoLayout *layout = pango_cairo_create_layout (self->cr);
  PangoFontDescription *font = pango_font_description_new ();
  g_autofree char *plain = rdt_sanitise_line (text);

  pango_font_description_set_family_static (font, self->faces);
  pango_font_description_set_weight (font, PANGO_WEIGHT_SEMIBOLD);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, plain, -1);
  pango_font_description_free (font);

  return layout;
}

/* Text is centred on its capitals: a descender, as in Q, must not raise one label
 * above others.
 */
static void
move_to_start (const RdtBrush *self,
               PangoLayout    *layout,
               RdtPoint        middle,
               double          size)
{
  PangoRectangle extents;

  pango_layout_get_extents (layout, &extents, NULL);
  cairo_move_to (self->cr,
                 middle.x - (extents.x + extents.width / 2.0) / PANGO_SCALE,
                 middle.y + size * CAPITALS / 2
                   - (double) pango_layout_get_baseline (layout) / PANGO_SCALE);
}

/**
 * rdt_brush_write:
 * @text: a short text
 * @middle: the centre of its capitals
 * @size: the size of the font, in the units of the layout
 *
 * Draws a label.
 */
void
rdt_brush_write (const RdtBrush *self,
                 const char     *text,
                 RdtPoint        middle,
                 double          size,
                 RdtInkName      ink)
{
  PangoLayout *layout = set_text (self, text, size);

  rdt_palette_set_source (self->palette, self->cr, ink);
  move_to_start (self, layout, middle, size);
  pango_cairo_show_layout (self->cr, layout);
  cairo_new_path (self->cr);

  g_object_unref (layout);
}

/* Keeps a name within the sheet. */
static double
keep_on_sheet (const RdtBrush *self,
               PangoLayout    *layout,
               double          x)
{
  double width = rdt_layout_get_width (self->layout);
  PangoRectangle extents;
  double half;

  pango_layout_get_extents (layout, &extents, NULL);
  half = extents.width / 2.0 / PANGO_SCALE + self->layout->cell * 0.03;

  return 2 * half < width ? CLAMP (x, half, width - half) : x;
}

static void
lean (PangoLayout *layout)
{
  PangoFontDescription *font;

  font = pango_font_description_copy (pango_layout_get_font_description (layout));
  pango_font_description_set_style (font, PANGO_STYLE_ITALIC);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
}

/**
 * rdt_brush_measure_name:
 *
 * Returns: the width of a name
 */
double
rdt_brush_measure_name (const RdtBrush     *self,
                        const char         *text,
                        double              size,
                        const RdtLettering *lettering)
{
  PangoLayout *layout = set_text (self, text, size);
  PangoRectangle extents;

  if (lettering->is_italic)
    lean (layout);
  pango_layout_get_extents (layout, NULL, &extents);
  g_object_unref (layout);

  return (double) extents.width / PANGO_SCALE;
}

/* A line of the ground between two words would look like a hyphen. */
static void
clear_between_words (const RdtBrush *self,
                     PangoLayout    *layout,
                     RdtPoint        middle,
                     double          size)
{
  PangoRectangle extents;
  double half;

  pango_layout_get_extents (layout, &extents, NULL);
  half = extents.width / 2.0 / PANGO_SCALE;
  cairo_new_path (self->cr);
  cairo_move_to (self->cr, middle.x - half, middle.y);
  cairo_line_to (self->cr, middle.x + half, middle.y);
  rdt_brush_stroke (self, RDT_INK_HALO, size * (CAPITALS + HALO));
}

/**
 * rdt_brush_write_name:
 *
 * Draws a name on the map with a halo.
 */
void
rdt_brush_write_name (const RdtBrush     *self,
                      const char         *text,
                      RdtPoint            middle,
                      double              size,
                      const RdtLettering *lettering)
{
  PangoLayout *layout = set_text (self, text, size);

  if (lettering->is_italic)
    lean (layout);
  middle.x = keep_on_sheet (self, layout, middle.x);
  cairo_save (self->cr);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  clear_between_words (self, layout, middle, size);
  move_to_start (self, layout, middle, size);
  pango_cairo_layout_path (self->cr, layout);
  rdt_brush_stroke (self, RDT_INK_HALO, size * HALO);
  cairo_restore (self->cr);

  rdt_palette_set_source (self->palette, self->cr, lettering->ink);
  move_to_start (self, layout, middle, size);
  pango_cairo_show_layout (self->cr, layout);
  cairo_new_path (self->cr);

  g_object_unref (layout);
}
