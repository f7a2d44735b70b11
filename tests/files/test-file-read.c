/* test-file-read.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-file-read.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

static char *
build_path (void)
{
  g_autofree char *name = g_strdup_printf ("redoubt-read-%d", getpid ());

  return g_build_filename (g_get_tmp_dir (), name, NULL);
}

static void
assert_refused (const char *path,
                GIOErrorEnum code)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;
  gsize length;

  g_assert_false (rdt_file_read (file, &text, &length, &error));
  g_assert_error (error, G_IO_ERROR, (int) code);
  g_assert_null (strstr (error->message, path));
  g_assert_null (text);
}

static void
test_file_read_reads_a_file_whole (void)
{
  g_autofree char *path = build_path ();
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GString) long_text = g_string_new (NULL);
  gsize lengths[] = { 0, 1, 65535, 65536, 65537, 200000 };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autofree char *text = NULL;
      gsize length;

      while (long_text->len < lengths[i])
        g_string_append_c (long_text, 'a' + long_text->len % 26);

      g_assert_true (g_file_set_contents (path, long_text->str, long_text->len, NULL));
      g_assert_true (rdt_file_read (file, &text, &length, NULL));
      g_assert_cmpmem (text, length + 1, long_text->str, long_text->len + 1);
    }

  g_unlink (path);
}

static void
test_file_read_refuses_what_is_no_file (void)
{
  g_autofree char *path = build_path ();

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  assert_refused (path, G_IO_ERROR_NOT_REGULAR_FILE);
  g_unlink (path);

  assert_refused (g_get_tmp_dir (), G_IO_ERROR_IS_DIRECTORY);
  assert_refused ("/dev/zero", G_IO_ERROR_NOT_REGULAR_FILE);
  assert_refused ("/nowhere", G_IO_ERROR_NOT_FOUND);
}

static void
test_file_read_refuses_a_file_that_is_too_large (void)
{
  g_autofree char *path = build_path ();
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  g_assert_cmpint (truncate (path, RDT_FILE_MOST_BYTES), ==, 0);
  g_assert_true (rdt_file_read (file, &text, &length, NULL));
  g_assert_cmpuint (length, ==, RDT_FILE_MOST_BYTES);

  g_assert_cmpint (truncate (path, RDT_FILE_MOST_BYTES + 1), ==, 0);
  assert_refused (path, g_io_error_from_errno (EFBIG));
  g_unlink (path);
}

static void
test_file_read_refuses_a_stream_without_an_end (void)
{
  g_autoptr(GFile) file = g_file_new_for_path ("/dev/zero");
  g_autoptr(GFileInputStream) stream = g_file_read (file, NULL, NULL);
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;
  gsize length;

  g_assert_false (rdt_file_read_stream (G_INPUT_STREAM (stream), &text, &length, &error));
  g_assert_error (error, G_IO_ERROR, (int) g_io_error_from_errno (EFBIG));
}

static void
test_file_read_tells_what_has_changed (void)
{
  g_autofree char *path = build_path ();
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autofree char *digest = rdt_file_digest ("one", 3);

  g_assert_false (rdt_file_has_changed (file, digest));
  g_assert_true (g_file_set_contents (path, "one", -1, NULL));
  g_assert_false (rdt_file_has_changed (file, digest));
  g_assert_true (g_file_set_contents (path, "two", -1, NULL));
  g_assert_true (rdt_file_has_changed (file, digest));

  g_unlink (path);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  g_assert_true (rdt_file_has_changed (file, digest));
  g_rmdir (path);
}

#define add(path, func) g_test_add_func ("/files/file-read/" path, func)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("reads-a-file-whole", test_file_read_reads_a_file_whole);
  add ("refuses-what-is-no-file", test_file_read_refuses_what_is_no_file);
  add ("refuses-a-file-that-is-too-large", test_file_read_refuses_a_file_that_is_too_large);
  add ("refuses-a-stream-without-an-end", test_file_read_refuses_a_stream_without_an_end);
  add ("tells-what-has-changed", test_file_read_tells_what_has_changed);

  return g_test_run ();
}
