/* test-difference.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-difference.h"

/* The first place in which two texts differ, whichever comes first. */
static void
check (const char *text,
       const char *other,
       const char *expected)
{
  g_autofree char *found = rdt_difference_find (text, other);
  g_autofree char *reversed = rdt_difference_find (other, text);

  g_assert_cmpstr (found, ==, expected);
  g_assert_cmpstr (reversed, ==, expected);
}

static void
test_difference_of_equal_texts_is_none (void)
{
  static const char *const text = "{\"a\": [1, {\"b\": null}], \"c\": true}";

  check (text, text, NULL);
  check ("{\"a\": 1, \"b\": 2}", "{\"b\": 2, \"a\": 1}", NULL);
}

static void
test_difference_of_values_is_their_path (void)
{
  check ("1", "2", "$");
  check ("{\"a\": {\"b\": \"x\"}}", "{\"a\": {\"b\": \"y\"}}", "$.a.b");
  check ("{\"a\": [0, [1, 2]]}", "{\"a\": [0, [1, 3]]}", "$.a[1][1]");
  check ("{\"same\": [1], \"then\": 1}", "{\"same\": [1], \"then\": 2}", "$.then");
}

static void
test_difference_of_order_matters_in_arrays_only (void)
{
  check ("[1, 2]", "[2, 1]", "$[0]");
}

static void
test_difference_of_types_is_their_path (void)
{
  check ("{\"a\": {}}", "{\"a\": []}", "$.a");
  check ("{\"a\": 1}", "{\"a\": \"1\"}", "$.a");
}

static void
test_difference_of_what_is_missing_is_its_path (void)
{
  check ("{\"a\": 1}", "{\"a\": 1, \"b\": 2}", "$.b");
  check ("{\"a\": [1]}", "{\"a\": [1, 2]}", "$.a[1]");
  check ("{\"a\": 1}", "{}", "$.a");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/json/difference/of-equal-texts-is-none",
                   test_difference_of_equal_texts_is_none);
  g_test_add_func ("/json/difference/of-values-is-their-path",
                   test_difference_of_values_is_their_path);
  g_test_add_func ("/json/difference/of-order-matters-in-arrays-only",
                   test_difference_of_order_matters_in_arrays_only);
  g_test_add_func ("/json/difference/of-types-is-their-path",
                   test_difference_of_types_is_their_path);
  g_test_add_func ("/json/difference/of-what-is-missing-is-its-path",
                   test_difference_of_what_is_missing_is_its_path);

  return g_test_run ();
}
