/* test-sheet-export.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-export.h"
#include "rdt-press.h"
#include "rdt-svg.h"
#include "rdt-test.h"

/* Cairo numbers its surfaces across the whole process. */
static void
test_sheet_export_svg_is_the_same_twice_in_a_process (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("musket");
  g_autoptr(RdtSheets) sheets = rdt_press_lay_out (setup, rdt_press_options (RDT_SHEET_ORBAT),
                                                   NULL);
  g_autoptr(GByteArray) first = rdt_press_write_svg (sheets, 0);
  g_autoptr(GByteArray) again = rdt_press_write_svg (sheets, 0);

  g_assert_cmpmem (first->data, first->len, again->data, again->len);
}

static void
test_sheet_export_svg_ids_are_settled (void)
{
  static const char text[] = "<g id=\"surface17\"><use xlink:href=\"#surface9\"/>"
                             "<path clip-path=\"url(#clip3)\" d=\"M 1\"/></g>"
                             "<use xlink:href=\"#surface17\"/>";
  static const char settled[] = "<g id=\"p-surface0\"><use xlink:href=\"#p-surface1\"/>"
                                "<path clip-path=\"url(#p-clip3)\" d=\"M 1\"/></g>"
                                "<use xlink:href=\"#p-surface0\"/>";
  g_autoptr(GByteArray) given = g_byte_array_new ();
  g_autoptr(GByteArray) found = NULL;

  g_byte_array_append (given, (const guint8 *) text, strlen (text));
  found = rdt_svg_settle (given, "p-");
  g_assert_cmpmem (found->data, found->len, settled, strlen (settled));
}

/* The outlines of the letters of a drawing, by their shape alone. */
static GHashTable *
collect_letters (const GByteArray *svg)
{
  GHashTable *shapes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *text = g_strndup ((const char *) svg->data, svg->len);
  g_autoptr(GRegex) pattern = g_regex_new ("id=\"[^\"]*glyph[^\"]*\">\\s*<path[^>]* d=\"([^\"]+)\"",
                                           0, 0, NULL);
  g_autoptr(GMatchInfo) match = NULL;

  g_regex_match (pattern, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    g_hash_table_add (shapes, g_match_info_fetch (match, 1));

  return shapes;
}

/* A picture of a board has the lettering of the printed board. */
static void
test_sheet_export_pictures_have_the_letters_of_print (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  const RdtExport job = { .format = RDT_EXPORT_SVG, .cell = 40, .parts = RDT_PAINTER_ALL };
  RdtSheetOptions options = rdt_press_options (RDT_SHEET_BOARD);
  g_autoptr(RdtSheets) sheets = NULL;
  g_autoptr(GByteArray) printed = NULL;
  g_autoptr(GByteArray) drawn = NULL;
  g_autoptr(GHashTable) in_print = NULL;
  g_autoptr(GHashTable) in_picture = NULL;
  guint n = 0;

  options.cell = job.cell;
  sheets = rdt_press_lay_out (setup, options, NULL);
  printed = rdt_press_write_svg (sheets, 0);
  drawn = rdt_export_board (&job, sheets->picture, NULL, NULL);
  in_print = collect_letters (printed);
  in_picture = collect_letters (drawn);
  for (GList *at = g_hash_table_get_keys (in_picture); at != NULL; at = g_list_delete_link (at, at))
    n += g_hash_table_contains (in_print, at->data);
  g_test_message ("%u of %u letters are alike", n, g_hash_table_size (in_picture));
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, ==, g_hash_table_size (in_picture));
}

static gboolean
stop_at_once (guint    page,
              guint    n_pages,
              gpointer data)
{
  guint *n = data;

  return (*n)++ < 1;
}

static void
test_sheet_export_can_be_cancelled (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtSheets) sheets = rdt_press_lay_out (setup, rdt_press_options (RDT_SHEET_KIT), NULL);
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  g_autoptr(GError) error = NULL;
  guint n = 0;
  RdtSheetOutput output = {
    .write = rdt_press_append,
    .closure = bytes,
    .progress = stop_at_once,
    .data = &n,
  };

  g_assert_false (rdt_sheets_write_pdf (sheets, &output, &error));
  g_assert_error (error, RDT_EXPORT_ERROR, RDT_EXPORT_ERROR_CANCELLED);
  g_assert_cmpuint (n, ==, 2);
}

static cairo_status_t
refuse (void                *closure,
        const unsigned char *data,
        unsigned int         length)
{
  return CAIRO_STATUS_WRITE_ERROR;
}

static void
test_sheet_export_a_full_disk_is_an_error (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtSheets) sheets = rdt_press_lay_out (setup, rdt_press_options (RDT_SHEET_KIT), NULL);
  g_autoptr(GError) error = NULL;
  RdtSheetOutput output = { .write = refuse };

  g_assert_false (rdt_sheets_write_pdf (sheets, &output, &error));
  g_assert_error (error, RDT_EXPORT_ERROR, RDT_EXPORT_ERROR_DRAWING);
}

#define add(path, func) g_test_add_func ("/paint/sheet-export/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("svg-is-the-same-twice-in-a-process", test_sheet_export_svg_is_the_same_twice_in_a_process);
  add ("pictures-have-the-letters-of-print",
       test_sheet_export_pictures_have_the_letters_of_print);
  add ("svg-ids-are-settled", test_sheet_export_svg_ids_are_settled);
  add ("can-be-cancelled", test_sheet_export_can_be_cancelled);
  add ("a-full-disk-is-an-error", test_sheet_export_a_full_disk_is_an_error);

  return g_test_run ();
}
