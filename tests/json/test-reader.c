/* test-reader.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reader.h"

#include <string.h>

#include "rdt-grid.h"
#include "rdt-wire.h"

/* A strict reader: it objects to members that it was not asked to read. */

static RdtReader *
read_text (const char *text)
{
  return rdt_reader_new_for_data (text, strlen (text), "file");
}

/* Finishes with that error. */
static void
check_error (RdtReader      *reader,
             RdtFormatError  code,
             const char     *message)
{
  g_autoptr(GError) error = NULL;

  g_assert_false (rdt_reader_is_good (reader));
  g_assert_false (rdt_reader_finish (reader, &error));
  g_assert_error (error, RDT_FORMAT_ERROR, (int) code);
  g_assert_cmpstr (error->message, ==, message);
}

static void
check_good (RdtReader *reader)
{
  g_autoptr(GError) error = NULL;

  g_assert_true (rdt_reader_finish (reader, &error));
  g_assert_no_error (error);
}

static void
test_reader_reads_what_is_there (void)
{
  g_autoptr(RdtReader) reader = read_text ("{\"s\": \"a\", \"i\": 7, \"b\": true, \"e\": \"hex\", "
                                           "\"id\": \"a-1\"}");
  g_autofree char *string = NULL;
  g_autofree char *id = NULL;

  rdt_reader_begin_object (reader);
  string = rdt_reader_read_string (reader, "s");
  id = rdt_reader_require_id (reader, "id");
  g_assert_cmpstr (string, ==, "a");
  g_assert_cmpstr (id, ==, "a-1");
  g_assert_cmpint (rdt_reader_read_int (reader, "i", 0, 9, 3), ==, 7);
  g_assert_true (rdt_reader_read_boolean (reader, "b"));
  g_assert_cmpint (rdt_reader_require_enum (reader, "e", RDT_TYPE_GRID_KIND), ==, RDT_GRID_HEX);
  rdt_reader_end_object (reader);
  check_good (reader);
}

static void
test_reader_falls_back_where_nothing_is (void)
{
  g_autoptr(RdtReader) reader = read_text ("{}");

  rdt_reader_begin_object (reader);
  g_assert_null (rdt_reader_read_string (reader, "s"));
  g_assert_null (rdt_reader_read_id (reader, "id"));
  g_assert_cmpint (rdt_reader_read_int (reader, "i", 0, 9, 3), ==, 3);
  g_assert_false (rdt_reader_read_boolean (reader, "b"));
  g_assert_cmpint (rdt_reader_read_enum (reader, "e", RDT_TYPE_GRID_KIND, RDT_GRID_HEX), ==,
                   RDT_GRID_HEX);
  g_assert_false (rdt_reader_open_object (reader, "o"));
  rdt_reader_end_object (reader);
  check_good (reader);
}

static void
test_reader_requires (void)
{
  g_autoptr(RdtReader) reader = read_text ("{\"a\": [{}]}");

  rdt_reader_begin_object (reader);
  g_assert_true (rdt_reader_require (reader, "a"));
  g_assert_cmpuint (rdt_reader_begin_array (reader), ==, 1);
  rdt_reader_enter_element (reader, 0);
  rdt_reader_begin_object (reader);
  g_assert_false (rdt_reader_require (reader, "b"));
  check_error (reader, RDT_FORMAT_ERROR_MISSING,
               "file: $.a[0]: expected a member \"b\", found none");
}

static void
test_reader_objects_to_what_nobody_asked_for (void)
{
  g_autoptr(RdtReader) reader = read_text ("{\"a\": {\"b\": 1, \"c\\n\": 2}}");

  rdt_reader_begin_object (reader);
  g_assert_true (rdt_reader_open_object (reader, "a"));
  rdt_reader_read_int (reader, "b", 0, 9, 0);
  rdt_reader_close_object (reader);
  rdt_reader_end_object (reader);
  check_error (reader, RDT_FORMAT_ERROR_UNKNOWN_MEMBER,
               "file: $.a: expected a known member, found \"c\\n\"");
}

static void
test_reader_passes_over_what_is_somebody_elses (void)
{
  g_autoptr(RdtReader) reader = read_text ("{\"x-a\": [1, {\"b\": null}], \"x-\\\"\": 1.5}");
  g_autofree char *extra = NULL;

  rdt_reader_begin_object (reader);
  extra = rdt_reader_dup_extra (reader);
  rdt_reader_end_object (reader);
  check_good (reader);
  g_assert_cmpstr (extra, ==, "\"x-a\": [1,{\"b\":null}], \"x-\\\"\": 1.5");
}

static void
test_reader_has_no_extra_where_all_is_ours (void)
{
  g_autoptr(RdtReader) reader = read_text ("{\"a\": 1}");

  rdt_reader_begin_object (reader);
  g_assert_null (rdt_reader_dup_extra (reader));
}

static void
test_reader_objects_to_types (void)
{
  g_autoptr(RdtReader) object = read_text ("[]");
  g_autoptr(RdtReader) array = read_text ("{}");
  g_autoptr(RdtReader) string = read_text ("1");
  g_autoptr(RdtReader) nothing = read_text ("null");
  g_autoptr(RdtReader) boolean = read_text ("\"true\"");

  rdt_reader_begin_object (object);
  g_assert_cmpuint (rdt_reader_begin_array (array), ==, 0);
  g_assert_cmpstr (rdt_reader_get_string (string), ==, "");
  g_assert_cmpstr (rdt_reader_get_string (nothing), ==, "");
  g_assert_false (rdt_reader_get_boolean (boolean));

  check_error (object, RDT_FORMAT_ERROR_TYPE, "file: $: expected an object, found an array");
  check_error (array, RDT_FORMAT_ERROR_TYPE, "file: $: expected an array, found an object");
  check_error (string, RDT_FORMAT_ERROR_TYPE, "file: $: expected a string, found 1");
  check_error (nothing, RDT_FORMAT_ERROR_TYPE, "file: $: expected a string, found null");
  check_error (boolean, RDT_FORMAT_ERROR_TYPE,
               "file: $: expected true or false, found \"true\"");
}

static void
test_reader_objects_to_numbers (void)
{
  g_autoptr(RdtReader) fraction = read_text ("1.0");
  g_autoptr(RdtReader) word = read_text ("\"1\"");
  g_autoptr(RdtReader) small = read_text ("-1");
  g_autoptr(RdtReader) great = read_text ("10");

  g_assert_cmpint (rdt_reader_get_int (fraction, 2, 9), ==, 2);
  g_assert_cmpint (rdt_reader_get_int (word, 2, 9), ==, 2);
  g_assert_cmpint (rdt_reader_get_int (small, 2, 9), ==, 2);
  g_assert_cmpint (rdt_reader_get_int (great, 2, 9), ==, 2);
  check_error (fraction, RDT_FORMAT_ERROR_TYPE, "file: $: expected a whole number, found 1.0");
  check_error (word, RDT_FORMAT_ERROR_TYPE, "file: $: expected a whole number, found \"1\"");
  check_error (small, RDT_FORMAT_ERROR_VALUE,
               "file: $: expected a whole number from 2 to 9, found -1");
  check_error (great, RDT_FORMAT_ERROR_VALUE,
               "file: $: expected a whole number from 2 to 9, found 10");
}

static void
test_reader_objects_to_words_and_ids (void)
{
  const char *const wrong[] = { "\"\"", "\"-a\"", "\"A\"", "\"a b\"", "\"a_b\"", "\"\xc3\xbc\"" };
  g_autoptr(RdtReader) reader = read_text ("\"round\"");

  rdt_reader_get_enum (reader, RDT_TYPE_GRID_KIND);
  check_error (reader, RDT_FORMAT_ERROR_VALUE,
               "file: $: expected \"square\" or \"hex\", found \"round\"");

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr(RdtReader) id = read_text (wrong[i]);

      rdt_reader_get_id (id);
      g_assert_false (rdt_reader_is_good (id));
    }
}

static void
test_reader_objects_to_names_that_are_no_ids (void)
{
  g_autoptr(RdtReader) reader = read_text ("{\"a-1\": 1, \"x-b\": 2, \"Old\\tGuard\": 3}");
  g_auto(GStrv) ids = NULL;

  rdt_reader_begin_object (reader);
  ids = rdt_reader_dup_ids (reader);
  check_error (reader, RDT_FORMAT_ERROR_UNKNOWN_MEMBER,
               "file: $: expected an id (lower-case letters, digits and hyphens) as the name of "
               "each member, found \"Old\\tGuard\"");
}

/* The first error is reported, since later ones are its consequences. */
static void
test_reader_keeps_the_first_error (void)
{
  g_autoptr(RdtReader) reader = read_text ("{\"a\": 1, \"b\": 2}");

  g_autofree char *string = NULL;

  rdt_reader_begin_object (reader);
  string = rdt_reader_require_string (reader, "a");
  g_assert_cmpstr (string, ==, "");
  g_assert_false (rdt_reader_read_boolean (reader, "b"));
  g_assert_false (rdt_reader_enter (reader, "b"));
  rdt_reader_end_object (reader);
  check_error (reader, RDT_FORMAT_ERROR_TYPE, "file: $.a: expected a string, found 1");
}

static void
test_reader_of_no_json_reads_nothing (void)
{
  g_autoptr(RdtReader) reader = read_text ("{\"a\": 1");

  rdt_reader_begin_object (reader);
  g_assert_cmpint (rdt_reader_read_int (reader, "a", 0, 9, 3), ==, 3);
  g_assert_cmpuint (rdt_reader_begin_array (reader), ==, 0);
  rdt_reader_end_object (reader);
  check_error (reader, RDT_FORMAT_ERROR_SYNTAX,
               "file: line 1, column 8: expected \",\" or \"}\", found the end of the file");
}

static void
test_reader_quotes_names_that_would_mislead (void)
{
  g_autoptr(RdtReader) reader = read_text ("{\"a.b-C\": {\"]:\\n\": 1}}");

  rdt_reader_begin_object (reader);
  g_assert_true (rdt_reader_open_object (reader, "a.b-C"));
  g_assert_true (rdt_reader_enter (reader, "]:\n"));
  rdt_reader_get_string (reader);
  check_error (reader, RDT_FORMAT_ERROR_TYPE,
               "file: $.a.b-C[\"]:\\n\"]: expected a string, found 1");
}

static void
test_reader_shortens_what_it_found (void)
{
  g_autofree char *much = g_strnfill (1000, 'a');
  g_autofree char *text = g_strdup_printf ("\"%s\"", much);
  g_autoptr(RdtReader) reader = read_text (text);
  g_autoptr(GError) error = NULL;

  rdt_reader_get_boolean (reader);
  g_assert_false (rdt_reader_finish (reader, &error));
  g_assert_cmpuint (strlen (error->message), <, 120);
  g_assert_true (g_str_has_suffix (error->message, "…"));
}

static void
test_reader_knows_formats (void)
{
  g_autoptr(RdtReader) good = read_text ("{\"format\": \"f\", \"version\": 2}");
  g_autoptr(RdtReader) other = read_text ("{\"format\": \"g\", \"version\": 2}");
  g_autoptr(RdtReader) newer = read_text ("{\"format\": \"f\", \"version\": 3}");

  rdt_reader_begin_object (good);
  rdt_reader_read_format (good, "f", 2);
  rdt_reader_end_object (good);
  check_good (good);

  rdt_reader_begin_object (other);
  rdt_reader_read_format (other, "f", 2);
  check_error (other, RDT_FORMAT_ERROR_FORMAT, "file: $.format: expected \"f\", found \"g\"");

  rdt_reader_begin_object (newer);
  rdt_reader_read_format (newer, "f", 2);
  check_error (newer, RDT_FORMAT_ERROR_FORMAT,
               "file: $.version: expected a version up to 2 (a newer program wrote this), "
               "found 3");
}

#define add(path, func) g_test_add_func ("/json/reader/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("reads-what-is-there", test_reader_reads_what_is_there);
  add ("falls-back-where-nothing-is", test_reader_falls_back_where_nothing_is);
  add ("requires", test_reader_requires);
  add ("objects-to-what-nobody-asked-for", test_reader_objects_to_what_nobody_asked_for);
  add ("passes-over-what-is-somebody-elses", test_reader_passes_over_what_is_somebody_elses);
  add ("has-no-extra-where-all-is-ours", test_reader_has_no_extra_where_all_is_ours);
  add ("objects-to-types", test_reader_objects_to_types);
  add ("objects-to-numbers", test_reader_objects_to_numbers);
  add ("objects-to-words-and-ids", test_reader_objects_to_words_and_ids);
  add ("objects-to-names-that-are-no-ids", test_reader_objects_to_names_that_are_no_ids);
  add ("keeps-the-first-error", test_reader_keeps_the_first_error);
  add ("of-no-json-reads-nothing", test_reader_of_no_json_reads_nothing);
  add ("quotes-names-that-would-mislead", test_reader_quotes_names_that_would_mislead);
  add ("shortens-what-it-found", test_reader_shortens_what_it_found);
  add ("knows-formats", test_reader_knows_formats);

  return g_test_run ();
}
