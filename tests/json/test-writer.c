/* test-writer.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-writer.h"

#include <json-glib/json-glib.h>

#include "rdt-json-syntax.h"

#include <string.h>

/* The layout of our files and lines. */

/* An object with a block and a flat array in it, and an empty block. */
static char *
write_sample (gboolean is_flat)
{
  RdtWriter writer;

  if (is_flat)
    rdt_writer_init_flat (&writer);
  else
    rdt_writer_init (&writer);

  rdt_writer_begin_block (&writer, '{');
  rdt_writer_member_string (&writer, "name", "A");
  rdt_writer_name (&writer, "rows");
  rdt_writer_begin_block (&writer, '[');
  for (gint64 i = 1; i < 3; i++)
    {
      rdt_writer_begin_object (&writer);
      rdt_writer_member_int (&writer, "i", -i);
      rdt_writer_name (&writer, "list");
      rdt_writer_begin_array (&writer);
      rdt_writer_null (&writer);
      rdt_writer_boolean (&writer, TRUE);
      rdt_writer_end_array (&writer);
      rdt_writer_end_object (&writer);
    }
  rdt_writer_end_array (&writer);
  rdt_writer_name (&writer, "none");
  rdt_writer_begin_block (&writer, '{');
  rdt_writer_end_object (&writer);
  rdt_writer_extra (&writer, "\"x-a\": 1, \"x-b\": 2");
  rdt_writer_extra (&writer, NULL);
  rdt_writer_end_object (&writer);

  return rdt_writer_finish (&writer);
}

static void
test_writer_gives_a_block_a_line_for_each_item (void)
{
  g_autofree char *text = write_sample (FALSE);

  g_assert_cmpstr (text, ==,
                   "{\n"
                   "  \"name\": \"A\",\n"
                   "  \"rows\": [\n"
                   "    {\"i\": -1, \"list\": [null, true]},\n"
                   "    {\"i\": -2, \"list\": [null, true]}\n"
                   "  ],\n"
                   "  \"none\": {},\n"
                   "  \"x-a\": 1, \"x-b\": 2\n"
                   "}");
}

static void
test_writer_that_is_flat_writes_one_line (void)
{
  g_autofree char *text = write_sample (TRUE);

  g_assert_cmpstr (text, ==,
                   "{\"name\": \"A\", \"rows\": [{\"i\": -1, \"list\": [null, true]}, "
                   "{\"i\": -2, \"list\": [null, true]}], \"none\": {}, "
                   "\"x-a\": 1, \"x-b\": 2}");
}

/* Any string is written on one line, and read back the same. */
static void
test_writer_escapes_strings (void)
{
  const char strings[] = "\"\\/\b\f\n\r\t\x01\x1f\x7f <&> \xc3\xbc \xe2\x80\xa8 \xf0\x9f\x98\x80";
  g_autoptr(JsonNode) node = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  RdtWriter writer;

  rdt_writer_init (&writer);
  rdt_writer_string (&writer, strings);
  text = rdt_writer_finish (&writer);

  g_assert_null (strchr (text, '\n'));
  rdt_json_syntax_check (text, strlen (text), "text", &error);
  g_assert_no_error (error);
  node = json_from_string (text, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (json_node_get_string (node), ==, strings);
}

static void
test_writer_escapes_names (void)
{
  g_autofree char *text = NULL;
  RdtWriter writer;

  rdt_writer_init_flat (&writer);
  rdt_writer_begin_object (&writer);
  rdt_writer_member_boolean (&writer, "a\"b\n", FALSE);
  rdt_writer_end_object (&writer);
  text = rdt_writer_finish (&writer);

  g_assert_cmpstr (text, ==, "{\"a\\\"b\\n\": false}");
}

static void
test_writer_writes_great_numbers_exactly (void)
{
  g_autofree char *text = NULL;
  RdtWriter writer;

  rdt_writer_init (&writer);
  rdt_writer_int (&writer, G_GINT64_CONSTANT (9007199254740991));
  text = rdt_writer_finish (&writer);

  g_assert_cmpstr (text, ==, "9007199254740991");
}

#define add(path, func) g_test_add_func ("/json/writer/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("gives-a-block-a-line-for-each-item", test_writer_gives_a_block_a_line_for_each_item);
  add ("that-is-flat-writes-one-line", test_writer_that_is_flat_writes_one_line);
  add ("escapes-strings", test_writer_escapes_strings);
  add ("escapes-names", test_writer_escapes_names);
  add ("writes-great-numbers-exactly", test_writer_writes_great_numbers_exactly);

  return g_test_run ();
}
