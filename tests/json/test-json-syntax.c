/* test-json-syntax.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-json-syntax.h"

#include <string.h>

#include "rdt-format-error.h"

/* RFC 8259, to the letter. */

typedef struct
{
  const char *text;
  const char *says;   /* the place, and what was expected */
} Wrong;

static const char *const good[] = {
  "null", "true", "false", "0", "-0", "-1", "1.5", "1e9", "1E+9", "-0.5e-3", "\"\"", "[]", "{}",
  " \t\r\n[ 1 , 2 ]\n", "{ \"a\" : 1 , \"b\" : [ { } ] }", "9223372036854775807",
  "-9223372036854775807", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\"", "\"\\ud83d\\ude00\"",
  "\"\\uD83D\\uDE00\"", "\"\\ud7ff\\ue000\"",
  "\"\xc3\xbc \xf0\x9f\x98\x80 \x7f\"", "\"/* no comment */\"",
  "{\"a\": {\"a\": 1}, \"b\": {\"a\": 2}}", "[\"a\", \"a\"]", "{\"\": 0}",
};

static const Wrong wrong[] = {
  { "", "line 1, column 1: expected a value, found the end of the file" },
  { " \n ", "line 2, column 2: expected a value, found the end of the file" },
  { "nul", "line 1, column 1: expected a value" },
  { "nulll", "line 1, column 5: expected nothing after the end, found \"l\"" },
  { "True", "line 1, column 1: expected a value, found \"T\"" },
  { "undefined", "line 1, column 1: expected a value" },
  { "NaN", "line 1, column 1: expected a value" },
  { "-Infinity", "line 1, column 2: expected a digit, found \"I\"" },
  { "+1", "line 1, column 1: expected a value" },
  { ".5", "line 1, column 1: expected a value" },
  { "1.", "line 1, column 3: expected a digit, found the end of the file" },
  { "1e", "line 1, column 3: expected a digit" },
  { "1e+", "line 1, column 4: expected a digit" },
  { "-", "line 1, column 2: expected a digit" },
  { "007", "line 1, column 1: expected a number without leading zeros, found \"007\"" },
  { "9223372036854775808", "line 1, column 1: expected a number up to 9223372036854775807, "
    "found \"9223372036854775808\"" },
  { "-01", "line 1, column 2: expected a number without leading zeros" },
  { "0x10", "line 1, column 2: expected nothing after the end, found \"x\"" },
  { "1_000", "line 1, column 2: expected nothing after the end" },
  { "-9223372036854775808", "line 1, column 2: expected a number up to 9223372036854775807" },
  { "18446744073709551617", "line 1, column 1: expected a number up to" },
  { "'a'", "line 1, column 1: expected a value, found \"'\"" },
  { "\"a", "line 1, column 3: expected the end of a string, found the end of the file" },
  { "\"a\nb\"", "line 1, column 3: expected the end of a string, found the byte 0x0a" },
  { "\"\t\"", "line 1, column 2: expected the end of a string, found the byte 0x09" },
  { "\"\\", "line 1, column 3: expected one of \" \\ / b f n r t u, found the end of the file" },
  { "\"\\x41\"", "line 1, column 3: expected one of" },
  { "\"\\'\"", "line 1, column 3: expected one of" },
  { "\"\\u12g4\"", "line 1, column 6: expected four hexadecimal digits" },
  { "\"\\u12", "line 1, column 6: expected four hexadecimal digits, found the end of the file" },
  { "\"\\u0000\"", "line 1, column 2: expected a character other than NUL" },
  { "\"\\ud800\"", "line 1, column 2: expected both halves of a surrogate pair" },
  { "\"\\ud800x\"", "line 1, column 2: expected both halves of a surrogate pair" },
  { "\"\\ud800xude00\"", "line 1, column 2: expected both halves of a surrogate pair" },
  { "\"\\ud800\\n\"", "line 1, column 2: expected both halves of a surrogate pair" },
  { "\"\\ud800\\ud800\"", "line 1, column 2: expected both halves of a surrogate pair" },
  { "\"\\udc00\\ud800\"", "line 1, column 2: expected both halves of a surrogate pair" },
  { "[", "line 1, column 2: expected a value, found the end of the file" },
  { "[1", "line 1, column 3: expected \",\" or \"]\", found the end of the file" },
  { "[1,", "line 1, column 4: expected a value" },
  { "[1,]", "line 1, column 4: expected a value, found \"]\"" },
  { "[,1]", "line 1, column 2: expected a value" },
  { "[1 2]", "line 1, column 4: expected \",\" or \"]\"" },
  { "[1}", "line 1, column 3: expected \",\" or \"]\"" },
  { "]", "line 1, column 1: expected a value" },
  { "{", "line 1, column 2: expected a member’s name in double quotes" },
  { "{a: 1}", "line 1, column 2: expected a member’s name in double quotes" },
  { "{1: 1}", "line 1, column 2: expected a member’s name in double quotes" },
  { "{\"a\" 1}", "line 1, column 6: expected \":\"" },
  { "{\"a\"", "line 1, column 5: expected \":\", found the end of the file" },
  { "{\"a\":", "line 1, column 6: expected a value" },
  { "{\"a\": 1,}", "line 1, column 9: expected a member’s name" },
  { "{\"a\": 1]", "line 1, column 8: expected \",\" or \"}\"" },
  { "{\"a\": 1, \"a\": 1}", "line 1, column 10: expected each member once, found $.a again" },
  { "{\"b\": [{}, {\"a\": {\"c\": 1, \"c\": 2}}]}",
    "line 1, column 27: expected each member once, found $.b[1].a.c again" },
  { "{\"a b\": {\"a\": 1, \"a\": 1}}",
    "line 1, column 18: expected each member once, found $[\"a b\"].a again" },
  { "{\"a\": 1, \"\\u0061\": 1}", "line 1, column 10: expected each member once" },
  { "{\"\": 1, \"\": 1}", "line 1, column 9: expected each member once" },
  { "1 2", "line 1, column 3: expected nothing after the end" },
  { "{}{}", "line 1, column 3: expected nothing after the end" },
  { "{},", "line 1, column 3: expected nothing after the end" },
  { "// a\n1", "line 1, column 1: expected a value" },
  { "1 /* a */", "line 1, column 3: expected nothing after the end" },
  { "\xef\xbb\xbf{}", "line 1, column 1: expected a value" },
  { "\xc2\xa0{}", "line 1, column 1: expected a value" },
  { "[\n  1,\n  \xc3\xbc\n]", "line 3, column 3: expected a value, found \"\xc3\xbc\"" },
  { "[\"\xc3\xbc\", x]", "line 1, column 7: expected a value, found \"x\"" },
  { "\"\xff\"", "line 1, column 2: expected text in UTF-8, found the byte 0xff" },
  { "[\n\"\xc0\x80\"]", "line 2, column 2: expected text in UTF-8, found the byte 0xc0" },
  { "\"\xed\xa0\x80\"", "line 1, column 2: expected text in UTF-8, found the byte 0xed" },
};

/* Scans a text that ends where its memory ends. */
static gboolean
scan (const char  *text,
      gsize        length,
      GError     **error)
{
  g_autofree char *copy = g_malloc (MAX (length, 1));

  memcpy (copy, text, length);

  return rdt_json_syntax_check (copy, length, "file", error);
}

static void
test_scan_takes_json (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr(GError) error = NULL;

      scan (good[i], strlen (good[i]), &error);
      g_assert_no_error (error);
    }
}

static void
test_scan_refuses_all_else (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *opening = g_strconcat ("file: ", wrong[i].says, NULL);
      g_autoptr(GError) error = NULL;

      g_assert_false (scan (wrong[i].text, strlen (wrong[i].text), &error));
      g_assert_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_SYNTAX);
      if (!g_str_has_prefix (error->message, opening))
        g_error ("%s: %s, not %s", wrong[i].text, error->message, opening);
    }
}

static void
test_scan_refuses_a_nul (void)
{
  const char texts[][4] = { { '1', '\0', ' ', ' ' }, { '"', '\0', '"', ' ' },
                            { '"', '\\', '\0', '"' } };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_false (scan (texts[i], sizeof texts[i], &error));
      g_assert_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_SYNTAX);
    }
}

static char *
nest (guint n)
{
  g_autofree char *open = g_strnfill (n, '[');
  g_autofree char *close = g_strnfill (n, ']');

  return g_strconcat (open, close, NULL);
}

static void
test_scan_goes_64_levels_deep (void)
{
  g_autofree char *deep = nest (64);
  g_autofree char *deeper = nest (65);
  g_autofree char *deepest = nest (1000000);
  g_autoptr(GError) error = NULL;

  g_assert_true (scan (deep, strlen (deep), &error));
  g_assert_no_error (error);
  g_assert_false (scan (deeper, strlen (deeper), &error));
  g_assert_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_SYNTAX);
  g_clear_error (&error);
  g_assert_false (scan (deepest, strlen (deepest), &error));
  g_assert_nonnull (strstr (error->message, "column 65: expected at most 64 levels"));
}

static void
test_scan_stops_at_its_length (void)
{
  const char text[] = "[1, 2] nonsense";
  g_autoptr(GError) error = NULL;

  g_assert_true (rdt_json_syntax_check (text, 6, "file", &error));
  g_assert_no_error (error);
  g_assert_false (rdt_json_syntax_check (text, 5, "file", &error));
  g_assert_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_SYNTAX);
}

#define add(path, func) g_test_add_func ("/json/scan/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("takes-json", test_scan_takes_json);
  add ("refuses-all-else", test_scan_refuses_all_else);
  add ("refuses-a-nul", test_scan_refuses_a_nul);
  add ("goes-64-levels-deep", test_scan_goes_64_levels_deep);
  add ("stops-at-its-length", test_scan_stops_at_its_length);

  return g_test_run ();
}
