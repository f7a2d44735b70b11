/* test-replacement.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-breakage.h"
#include "rdt-replacement.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct
{
  char  *folder;
  char  *path;
  char  *backup;
  GFile *file;
  guint  n_failed;
} Desk;

static void
desk_set_up (Desk          *desk,
             gconstpointer  unused)
{
  g_autofree char *folder = g_dir_make_tmp ("redoubt-files-XXXXXX", NULL);

  desk->folder = realpath (folder, NULL);
  desk->path = g_build_filename (desk->folder, "plan.json", NULL);
  desk->backup = g_strconcat (desk->path, "~", NULL);
  desk->file = g_file_new_for_path (desk->path);
}

static void
clear_folder (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      g_assert_cmpint (g_remove (child), ==, 0);
    }
}

static void
desk_tear_down (Desk          *desk,
                gconstpointer  unused)
{
  g_chmod (desk->folder, 0700);
  clear_folder (desk->folder);
  g_assert_cmpint (g_rmdir (desk->folder), ==, 0);
  free (desk->folder);
  g_free (desk->path);
  g_free (desk->backup);
  g_object_unref (desk->file);
}

static void
put (const char *path,
     const char *text)
{
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
assert_holds (const char *path,
              const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static guint
get_mode (const char *path)
{
  struct stat info;

  g_assert_cmpint (stat (path, &info), ==, 0);

  return info.st_mode & 07777;
}

static gboolean
replace (Desk                 *desk,
         const char           *text,
         RdtReplacementFlags   flags,
         GError              **error)
{
  return rdt_file_replace (desk->file, text, strlen (text), flags, error);
}

static void
assert_backup (Desk *desk)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (desk->backup, &text, NULL, NULL));
  g_assert_true (g_str_equal (text, "old") || g_str_equal (text, "older"));
}

static void
replace_on_a_broken_disk (const RdtBreakage *breakage,
                          gpointer           user_data)
{
  Desk *desk = user_data;
  g_autoptr(GError) error = NULL;
  gboolean is_done;

  put (desk->path, "old");
  put (desk->backup, "older");

  rdt_breakage_begin (breakage, desk->folder);
  is_done = replace (desk, "new", RDT_REPLACEMENT_BACKUP, &error);
  rdt_breakage_end ();

  g_assert_true (is_done == (error == NULL));
  assert_holds (desk->path, is_done ? "new" : "old");
  if (is_done)
    assert_backup (desk);
  else
    assert_holds (desk->backup, "older");
  g_assert_cmpuint (rdt_breakage_count_files (desk->folder), ==, 2);

  if (!is_done)
    {
      desk->n_failed++;
      g_assert_cmpint (error->code, ==, g_io_error_from_errno (breakage->code));
      g_assert_cmpstr (error->message, ==, g_strerror (breakage->code));
    }
}

static void
test_replacement_failing_leaves_all_as_it_was (Desk          *desk,
                                               gconstpointer  unused)
{
  rdt_breakage_try_each (replace_on_a_broken_disk, desk->folder, desk);
  g_assert_cmpuint (desk->n_failed, >=, 4 * 2 * 5);
}

typedef struct
{
  Desk *desk;
  char *other;
} Pair;

static gboolean
replace_two (Pair    *pair,
             GError **error)
{
  g_autoptr(GPtrArray) both =
    g_ptr_array_new_with_free_func ((GDestroyNotify) rdt_replacement_free);
  g_autoptr(GFile) other = g_file_new_for_path (pair->other);
  GFile *files[] = { pair->desk->file, other };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      RdtReplacement *replacement = rdt_replacement_new (files[i], RDT_REPLACEMENT_PLAIN, error);

      if (replacement == NULL)
        return FALSE;

      g_ptr_array_add (both, replacement);
      if (!rdt_replacement_write (replacement, "new", 3, error))
        return FALSE;
    }

  return rdt_replacement_commit_all (both, error);
}

static void
replace_two_on_a_broken_disk (const RdtBreakage *breakage,
                              gpointer           user_data)
{
  Pair *pair = user_data;
  g_autoptr(GError) error = NULL;
  gboolean is_done;

  /* Nothing can be restored where renaming fails permanently. */
  if (breakage->call == RDT_BREAKAGE_RENAME && breakage->is_lasting && breakage->nth > 0)
    {
      rdt_breakage_begin (breakage, "/nowhere");
      rdt_breakage_end ();
      return;
    }

  put (pair->desk->path, "old");
  g_unlink (pair->other);

  rdt_breakage_begin (breakage, pair->desk->folder);
  is_done = replace_two (pair, &error);
  rdt_breakage_end ();

  g_assert_true (is_done == (error == NULL));
  assert_holds (pair->desk->path, is_done ? "new" : "old");
  g_assert_true (is_done == g_file_test (pair->other, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (rdt_breakage_count_files (pair->desk->folder), ==, is_done ? 2 : 1);
  pair->desk->n_failed += is_done ? 0 : 1;
}

static void
test_replacement_of_two_is_of_both_or_none (Desk          *desk,
                                            gconstpointer  unused)
{
  g_autofree char *other = g_build_filename (desk->folder, "picture.svg", NULL);
  Pair pair = { .desk = desk, .other = other };

  rdt_breakage_try_each (replace_two_on_a_broken_disk, desk->folder, &pair);
  g_assert_cmpuint (desk->n_failed, >=, 4 * 2 * 5);
}

static void
test_replacement_keeps_the_old_one_as_a_backup (Desk          *desk,
                                                gconstpointer  unused)
{
  g_assert_true (replace (desk, "first", RDT_REPLACEMENT_BACKUP, NULL));
  g_assert_false (g_file_test (desk->backup, G_FILE_TEST_EXISTS));
  g_assert_true (replace (desk, "second", RDT_REPLACEMENT_BACKUP, NULL));
  g_assert_true (replace (desk, "third", RDT_REPLACEMENT_BACKUP, NULL));

  assert_holds (desk->path, "third");
  assert_holds (desk->backup, "second");
  g_assert_cmpuint (rdt_breakage_count_files (desk->folder), ==, 2);
}

static void
test_replacement_copies_where_there_are_no_links (Desk          *desk,
                                                  gconstpointer  unused)
{
  RdtBreakage breakage = { .call = RDT_BREAKAGE_LINK, .code = EPERM, .is_lasting = TRUE };

  put (desk->path, "first");
  g_chmod (desk->path, 0640);
  rdt_breakage_begin (&breakage, desk->folder);
  g_assert_true (replace (desk, "second", RDT_REPLACEMENT_BACKUP, NULL));
  g_assert_true (rdt_breakage_end ());

  assert_holds (desk->path, "second");
  assert_holds (desk->backup, "first");
  g_assert_cmpuint (get_mode (desk->backup), ==, 0640);
  g_assert_cmpuint (rdt_breakage_count_files (desk->folder), ==, 2);
}

static void
test_replacement_backs_no_empty_file_up (Desk          *desk,
                                         gconstpointer  unused)
{
  put (desk->path, "");
  put (desk->backup, "whole");

  g_assert_true (replace (desk, "new", RDT_REPLACEMENT_BACKUP, NULL));

  assert_holds (desk->path, "new");
  assert_holds (desk->backup, "whole");
}

static void
test_replacement_keeps_a_link (Desk          *desk,
                               gconstpointer  unused)
{
  g_autofree char *folder = g_build_filename (desk->folder, "there", NULL);
  g_autofree char *target = g_build_filename (folder, "target.json", NULL);
  g_autofree char *backup = g_strconcat (target, "~", NULL);

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  put (target, "old");
  g_assert_cmpint (symlink ("there/target.json", desk->path), ==, 0);

  g_assert_true (replace (desk, "new", RDT_REPLACEMENT_BACKUP, NULL));

  g_assert_true (g_file_test (desk->path, G_FILE_TEST_IS_SYMLINK));
  assert_holds (target, "new");
  assert_holds (backup, "old");
  g_assert_cmpuint (rdt_breakage_count_files (desk->folder), ==, 2);
  g_assert_cmpuint (rdt_breakage_count_files (folder), ==, 2);

  clear_folder (folder);
}

static void
test_replacement_makes_what_a_link_leads_to (Desk          *desk,
                                             gconstpointer  unused)
{
  g_autofree char *target = g_build_filename (desk->folder, "target.json", NULL);
  g_autoptr(GError) error = NULL;

  g_assert_cmpint (symlink ("target.json", desk->path), ==, 0);
  g_assert_true (replace (desk, "new", RDT_REPLACEMENT_BACKUP, NULL));
  g_assert_true (g_file_test (desk->path, G_FILE_TEST_IS_SYMLINK));
  assert_holds (target, "new");

  g_assert_cmpint (g_unlink (desk->path), ==, 0);
  g_assert_cmpint (symlink ("plan.json", desk->path), ==, 0);
  g_assert_false (replace (desk, "new", RDT_REPLACEMENT_BACKUP, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TOO_MANY_LINKS);
}

static void
test_replacement_keeps_the_mode (Desk          *desk,
                                 gconstpointer  unused)
{
  mode_t mask = umask (0027);

  g_assert_true (replace (desk, "new", RDT_REPLACEMENT_PLAIN, NULL));
  g_assert_cmpuint (get_mode (desk->path), ==, 0640);
  g_chmod (desk->path, 0604);
  g_assert_true (replace (desk, "newer", RDT_REPLACEMENT_PRIVATE, NULL));
  g_assert_cmpuint (get_mode (desk->path), ==, 0604);
  g_unlink (desk->path);
  g_assert_true (replace (desk, "newest", RDT_REPLACEMENT_PRIVATE, NULL));
  g_assert_cmpuint (get_mode (desk->path), ==, 0600);

  umask (mask);
}

static void
assert_fails (Desk       *desk,
              GIOErrorEnum  code)
{
  g_autoptr(GError) error = NULL;

  g_assert_false (replace (desk, "new", RDT_REPLACEMENT_BACKUP, &error));
  g_assert_error (error, G_IO_ERROR, (int) code);
}

static void
test_replacement_is_of_files_only (Desk          *desk,
                                   gconstpointer  unused)
{
  g_assert_cmpint (g_mkdir (desk->path, 0700), ==, 0);
  assert_fails (desk, G_IO_ERROR_IS_DIRECTORY);
  g_assert_cmpint (g_rmdir (desk->path), ==, 0);

  g_assert_cmpint (mkfifo (desk->path, 0600), ==, 0);
  assert_fails (desk, G_IO_ERROR_NOT_REGULAR_FILE);
  g_assert_cmpuint (rdt_breakage_count_files (desk->folder), ==, 1);
}

/* Root may write anywhere, so another user has to try. */
static void
assert_fails_for_others (Desk *desk)
{
  gboolean is_root = geteuid () == 0;

  if (is_root)
    g_assert_cmpint (seteuid (65534), ==, 0);

  assert_fails (desk, G_IO_ERROR_PERMISSION_DENIED);

  if (is_root)
    g_assert_cmpint (seteuid (0), ==, 0);
}

static void
test_replacement_respects_a_read_only_folder (Desk          *desk,
                                              gconstpointer  unused)
{
  put (desk->path, "old");
  g_chmod (desk->path, 0666);
  g_chmod (desk->folder, 0555);

  assert_fails_for_others (desk);
  assert_holds (desk->path, "old");
  g_assert_cmpuint (rdt_breakage_count_files (desk->folder), ==, 1);
}

static void
test_replacement_respects_a_read_only_file (Desk          *desk,
                                            gconstpointer  unused)
{
  put (desk->path, "old");
  g_chmod (desk->path, 0444);
  g_chmod (desk->folder, 0777);

  assert_fails_for_others (desk);
  assert_holds (desk->path, "old");
  g_assert_cmpuint (rdt_breakage_count_files (desk->folder), ==, 1);
}

static gboolean
sweeps (Desk       *desk,
        const char *name,
        guint       age)
{
  g_autofree char *path = g_build_filename (desk->folder, name, NULL);

  put (path, "half");
  rdt_file_sweep (desk->folder, age);

  return !g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
test_replacement_sweeps_what_nobody_writes (Desk          *desk,
                                            gconstpointer  unused)
{
  g_autoptr(RdtReplacement) at_work = NULL;

  g_assert_true (sweeps (desk, ".redoubt-abcdef", 0));
  g_assert_false (sweeps (desk, ".redoubt-abcdef", 60));
  g_assert_false (sweeps (desk, ".redoubt-settings", 0));
  g_assert_false (sweeps (desk, "plan.json", 0));

  at_work = rdt_replacement_new (desk->file, RDT_REPLACEMENT_PLAIN, NULL);
  rdt_file_sweep (desk->folder, 0);
  g_assert_true (rdt_replacement_commit (at_work, NULL));

  rdt_file_sweep ("/nowhere", 0);
}

#define add(path, func) \
  g_test_add ("/files/replacement/" path, Desk, NULL, desk_set_up, func, desk_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("failing-leaves-all-as-it-was", test_replacement_failing_leaves_all_as_it_was);
  add ("of-two-is-of-both-or-none", test_replacement_of_two_is_of_both_or_none);
  add ("keeps-the-old-one-as-a-backup", test_replacement_keeps_the_old_one_as_a_backup);
  add ("copies-where-there-are-no-links", test_replacement_copies_where_there_are_no_links);
  add ("backs-no-empty-file-up", test_replacement_backs_no_empty_file_up);
  add ("keeps-a-link", test_replacement_keeps_a_link);
  add ("makes-what-a-link-leads-to", test_replacement_makes_what_a_link_leads_to);
  add ("keeps-the-mode", test_replacement_keeps_the_mode);
  add ("is-of-files-only", test_replacement_is_of_files_only);
  add ("respects-a-read-only-folder", test_replacement_respects_a_read_only_folder);
  add ("respects-a-read-only-file", test_replacement_respects_a_read_only_file);
  add ("sweeps-what-nobody-writes", test_replacement_sweeps_what_nobody_writes);

  return g_test_run ();
}
