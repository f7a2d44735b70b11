/* rdt-svg.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-svg.h"

#include <cairo-svg.h>
#include <string.h>

#include "rdt-byte-array.h"

/* Cairo numbers its surfaces process-wide and uses the numbers as ids in SVG files:
 * the same picture would come out differently each time, and two pictures in one
 * page would share ids.
 */

#define SURFACE "surface"

/* What precedes and ends an id. */
static const struct
{
  const char *before;
  char        end;
} places[] = {
  { .before = " id=\"", .end = '"' },
  { .before = "url(#", .end = ')' },
  { .before = "href=\"#", .end = '"' },
};

/* The place where an id begins, or the number of places. */
static guint
find_place (const char *text,
            const char *end)
{
  guint i;

  for (i = 0; i < G_N_ELEMENTS (places); i++)
    {
      gsize length = strlen (places[i].before);

      if ((gsize) (end - text) >= length && memcmp (text, places[i].before, length) == 0)
        break;
    }

  return i;
}

/* Surfaces are renumbered in order of appearance. */
static void
append_id (GByteArray *settled,
           GPtrArray  *surfaces,
           const char *id)
{
  g_autofree char *renamed = NULL;
  guint index;

  if (!g_str_has_prefix (id, SURFACE) || !g_ascii_isdigit (id[strlen (SURFACE)]))
    {
      g_byte_array_append (settled, (const guint8 *) id, strlen (id));
      return;
    }

  if (!g_ptr_array_find_with_equal_func (surfaces, id, g_str_equal, &index))
    {
      index = surfaces->len;
      g_ptr_array_add (surfaces, g_strdup (id));
    }

  renamed = g_strdup_printf (SURFACE "%u", index);
  g_byte_array_append (settled, (const guint8 *) renamed, strlen (renamed));
}

/**
 * rdt_svg_settle:
 * @svg: a picture written by cairo
 * @prefix: the prefix of all ids
 *
 * Makes a picture independent of earlier ones.
 *
 * Returns: (transfer full): the picture
 */
GByteArray *
rdt_svg_settle (const GByteArray *svg,
                const char       *prefix)
{
  g_autoptr(GPtrArray) surfaces = g_ptr_array_new_with_free_func (g_free);
  GByteArray *settled = g_byte_array_sized_new (svg->len);
  const char *text = (const char *) svg->data;
  const char *end = text + svg->len;
  const char *kept = text;

  while (text < end)
    {
      guint place = *text == ' ' || *text == 'u' || *text == 'h' ? find_place (text, end)
                                                                 : G_N_ELEMENTS (places);
      g_autofree char *id = NULL;
      const char *id_end;

      if (place == G_N_ELEMENTS (places))
        {
          text++;
          continue;
        }

      text += strlen (places[place].before);
      g_byte_array_append (settled, (const guint8 *) kept, text - kept);
      g_byte_array_append (settled, (const guint8 *) prefix, strlen (prefix));
      id_end = memchr (text, places[place].end, end - text);
      if (id_end == NULL)
        id_end = end;
      id = g_strndup (text, id_end - text);
      append_id (settled, surfaces, id);
      text = kept = id_end;
    }

  g_byte_array_append (settled, (const guint8 *) kept, end - kept);

  return settled;
}

/**
 * rdt_svg_draw:
 * @prefix: the prefix of all ids
 *
 * Draws a picture as an SVG document.
 *
 * Returns: (transfer full): the SVG document
 */
char *
rdt_svg_draw (double         width,
              double         height,
              RdtSvgDraw     draw,
              gconstpointer  data,
              const char    *prefix)
{
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  g_autoptr(GByteArray) settled = NULL;
  cairo_surface_t *surface =
    cairo_svg_surface_create_for_stream (rdt_byte_array_write, bytes, width, height);
  cairo_t *cr = cairo_create (surface);

  draw (cr, data);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  settled = rdt_svg_settle (bytes, prefix);

  return g_strndup ((const char *) settled->data, settled->len);
}

/**
 * rdt_svg_get_content:
 * @svg: a document
 *
 * Returns: (transfer full): the contents of its `svg` element
 */
char *
rdt_svg_get_content (const char *svg)
{
  const char *begin = strstr (svg, "<svg");
  const char *end;

  begin = begin != NULL ? strchr (begin, '>') : NULL;
  end = begin != NULL ? g_strrstr (begin, "</svg>") : NULL;

  return end != NULL ? g_strndup (begin + 1, end - begin - 1) : g_strdup ("");
}
