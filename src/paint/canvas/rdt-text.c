/* rdt-text.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-text.h"

#include "rdt-sanitise.h"

/* Text on paper, in points.  It is laid out without hinting, which would make it
 * wider in the preview than on the printed page, and wrap lines differently.
 */

/* The step in which the font is shrunk to fit. */
#define SIZE_STEP 0.5

/* The distance of lines, relative to the font size. */
#define LEADING 0.12

/* Sample text, its width in the first of the fonts, and the x-height of that font,
 * relative to the font size.
 */
#define SAMPLE       "The quick brown fox jumps over the lazy dog 0123456789"
#define SAMPLE_WIDTH 25.65
#define X_HEIGHT     0.507
#define SAMPLE_SIZE  100

/* Tabular figures, to align numbers in columns. */
#define FEATURES "tnum=1, lnum=1"

static const struct
{
  double      size;
  PangoWeight weight;
} styles[] = {
  [RDT_TEXT_TITLE] = { .size = 20, .weight = PANGO_WEIGHT_BOLD },
  [RDT_TEXT_HEADING] = { .size = 13, .weight = PANGO_WEIGHT_BOLD },
  [RDT_TEXT_STRONG] = { .size = 9.5, .weight = PANGO_WEIGHT_BOLD },
  [RDT_TEXT_BODY] = { .size = 9.5, .weight = PANGO_WEIGHT_NORMAL },
  [RDT_TEXT_SMALL] = { .size = 8, .weight = PANGO_WEIGHT_NORMAL },
  [RDT_TEXT_SMALL_STRONG] = { .size = 8, .weight = PANGO_WEIGHT_BOLD },
};

/* How text is adapted to the installed font: the factor of the font size, that of
 * the minimum, and the weight of semibold text.
 */
typedef struct
{
  double      share;
  double      least;
  PangoWeight semibold;
} Face;

static PangoContext *
create_context (void)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_context_set_round_glyph_positions (context, FALSE);

  return context;
}

static void
set_font (PangoLayout *text,
          double       size,
          PangoWeight  weight)
{
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family_static (font, RDT_TEXT_FACES);
  pango_font_description_set_weight (font, weight);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (text, font);
  pango_font_description_free (font);
}

/* Sheets are designed for the first of the fonts: a wider one is set smaller to fit
 * the same text, but not so small that it is less legible than the first at its
 * minimum.
 */
static void
measure_shares (PangoContext *context,
                Face         *face)
{
  PangoLayout *sample = pango_layout_new (context);
  double width, height;

  set_font (sample, SAMPLE_SIZE, PANGO_WEIGHT_NORMAL);
  pango_layout_set_text (sample, SAMPLE, -1);
  width = rdt_text_get_width (sample) / SAMPLE_SIZE;
  height = rdt_text_get_x_height (sample) / SAMPLE_SIZE;
  g_object_unref (sample);

  face->share = width > SAMPLE_WIDTH ? SAMPLE_WIDTH / width : 1;
  face->least = height > X_HEIGHT ? X_HEIGHT / height : 1;
}

/* A font without a semibold weight would fall back to bold, which is wider. */
static PangoWeight
measure_semibold (PangoContext *context)
{
  PangoFontDescription *font = pango_font_description_new ();
  PangoFontDescription *found;
  PangoFont *loaded;
  PangoWeight weight;

  pango_font_description_set_family_static (font, RDT_TEXT_FACES);
  pango_font_description_set_weight (font, PANGO_WEIGHT_SEMIBOLD);
  loaded = pango_context_load_font (context, font);
  pango_font_description_free (font);
  if (loaded == NULL)
    return PANGO_WEIGHT_SEMIBOLD;

  found = pango_font_describe (loaded);
  weight = pango_font_description_get_weight (found);
  pango_font_description_free (found);
  g_object_unref (loaded);

  return weight > PANGO_WEIGHT_SEMIBOLD ? PANGO_WEIGHT_NORMAL : PANGO_WEIGHT_SEMIBOLD;
}

/* Measurements of the installed font. */
static const Face *
find_face (PangoContext *context)
{
  static Face face;
  static gsize is_found = 0;

  if (g_once_init_enter (&is_found))
    {
      measure_shares (context, &face);
      face.semibold = measure_semibold (context);
      g_once_init_leave (&is_found, 1);
    }

  return &face;
}

/* Replaces straight apostrophes after letters or digits by typographic ones. */
static char *
set_apostrophes (const char *text)
{
  GString *set = g_string_new (NULL);
  gunichar last = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      g_string_append_unichar (set, letter == '\'' && g_unichar_isalnum (last) ? 0x2019 : letter);
      last = letter;
    }

  return g_string_free (set, FALSE);
}

static PangoLayout *
create_text (const char  *text,
             double       size,
             PangoWeight  weight,
             double       width)
{
  PangoContext *context = create_context ();
  PangoLayout *self = pango_layout_new (context);
  const Face *face = find_face (context);
  PangoAttrList *attributes = pango_attr_list_new ();
  g_autofree char *plain = rdt_sanitise_text (text);
  g_autofree char *set = set_apostrophes (plain);

  set_font (self, size * face->share,
            weight == PANGO_WEIGHT_SEMIBOLD ? face->semibold : weight);

  pango_attr_list_insert (attributes, pango_attr_font_features_new (FEATURES));
  pango_layout_set_attributes (self, attributes);
  pango_attr_list_unref (attributes);

  pango_layout_set_text (self, set, -1);
  pango_layout_set_wrap (self, PANGO_WRAP_WORD_CHAR);
  if (width != RDT_TEXT_UNBOUND)
    pango_layout_set_width (self, width * PANGO_SCALE);

  g_object_unref (context);

  return self;
}

/**
 * rdt_text_new:
 * @width: the width for wrapping, or %RDT_TEXT_UNBOUND
 */
PangoLayout *
rdt_text_new (const char   *text,
              RdtTextStyle  style,
              double        width)
{
  PangoLayout *self = create_text (text, styles[style].size, styles[style].weight, width);

  pango_layout_set_spacing (self, styles[style].size * LEADING * PANGO_SCALE);

  return self;
}

/**
 * rdt_text_new_sized:
 * @size: the font size, in points
 */
PangoLayout *
rdt_text_new_sized (const char *text,
                    double      size,
                    double      width)
{
  return create_text (text, size, PANGO_WEIGHT_SEMIBOLD, width);
}

/**
 * rdt_text_scale:
 * @share: the factor of the font size
 *
 * Scales the font.
 */
void
rdt_text_scale (PangoLayout *text,
                double       share)
{
  PangoFontDescription *font;
  int size;

  font = pango_font_description_copy (pango_layout_get_font_description (text));
  size = pango_font_description_get_size (font);
  pango_font_description_set_absolute_size (font, size * share);
  pango_layout_set_font_description (text, font);
  pango_font_description_free (font);
}

/**
 * rdt_text_cut:
 *
 * Truncates a text after so many lines, with an ellipsis.
 */
void
rdt_text_cut (PangoLayout *text,
              guint        n_lines)
{
  pango_layout_set_height (text, -(int) n_lines);
  pango_layout_set_ellipsize (text, PANGO_ELLIPSIZE_END);
}

/**
 * rdt_text_fit:
 * @least: the minimum font size, in points of the first font; for other fonts it
 *   is adapted to equal legibility
 *
 * Shrinks the font and wraps lines until a text fits into a box.  If it does not
 * fit at the minimum, it is truncated.
 *
 * Returns: whether it fits without breaking a word
 */
gboolean
rdt_text_fit (PangoLayout *text,
              RdtBox       box,
              double       least)
{
  PangoFontDescription *font;
  gboolean fits;
  double size;

  least *= find_face (pango_layout_get_context (text))->least;
  font = pango_font_description_copy (pango_layout_get_font_description (text));
  size = MAX ((double) pango_font_description_get_size (font) / PANGO_SCALE, least);
  pango_layout_set_width (text, box.width * PANGO_SCALE);
  pango_layout_set_wrap (text, PANGO_WRAP_WORD);

  while (TRUE)
    {
      pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
      pango_layout_set_font_description (text, font);

      fits = rdt_text_get_width (text) <= box.width && rdt_text_get_height (text) <= box.height;
      if (fits || size <= least)
        break;

      size = MAX (size - SIZE_STEP, least);
    }

  pango_layout_set_wrap (text, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_height (text, box.height * PANGO_SCALE);
  pango_layout_set_ellipsize (text, PANGO_ELLIPSIZE_END);
  pango_font_description_free (font);

  return fits;
}

double
rdt_text_get_width (PangoLayout *text)
{
  PangoRectangle extents;

  pango_layout_get_extents (text, NULL, &extents);

  return (double) extents.width / PANGO_SCALE;
}

double
rdt_text_get_height (PangoLayout *text)
{
  PangoRectangle extents;

  pango_layout_get_extents (text, NULL, &extents);

  return (double) extents.height / PANGO_SCALE;
}

/**
 * rdt_text_get_x_height:
 *
 * Returns: the x-height of a text, which determines how large it looks
 */
double
rdt_text_get_x_height (PangoLayout *text)
{
  PangoLayout *letter = pango_layout_new (pango_layout_get_context (text));
  PangoRectangle ink;

  pango_layout_set_font_description (letter, pango_layout_get_font_description (text));
  pango_layout_set_text (letter, "x", 1);
  pango_layout_get_extents (letter, &ink, NULL);
  g_object_unref (letter);

  return (double) ink.height / PANGO_SCALE;
}

/**
 * rdt_text_show:
 * @x: its left edge
 * @y: its top edge
 */
void
rdt_text_show (PangoLayout *text,
               cairo_t     *cr,
               double       x,
               double       y)
{
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, text);
  cairo_new_path (cr);
}

/**
 * rdt_text_show_in:
 *
 * Draws a text vertically centred in a box and aligned within its width.
 */
void
rdt_text_show_in (PangoLayout    *text,
                  cairo_t        *cr,
                  RdtBox          box,
                  PangoAlignment  alignment)
{
  pango_layout_set_width (text, box.width * PANGO_SCALE);
  pango_layout_set_alignment (text, alignment);
  rdt_text_show (text, cr, box.x, box.y + (box.height - rdt_text_get_height (text)) / 2);
}
