/* test-scratch.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-scratch.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Folders that are filled before they are moved into place. */

typedef struct
{
  char  *path;
  GFile *file;
} Desk;

static void
desk_set_up (Desk          *desk,
             gconstpointer  unused)
{
  desk->path = g_dir_make_tmp ("redoubt-scratch-XXXXXX", NULL);
  desk->file = g_file_new_for_path (desk->path);
}

static void
desk_tear_down (Desk          *desk,
                gconstpointer  unused)
{
  g_assert_cmpint (g_rmdir (desk->path), ==, 0);
  g_object_unref (desk->file);
  g_free (desk->path);
}

static void
put (const char *folder,
     const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, "text", -1, NULL));
}

static guint
count (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static void
test_scratch_takes_its_place_whole (Desk          *desk,
                                    gconstpointer  unused)
{
  g_autoptr(RdtScratch) scratch = rdt_scratch_new (desk->file, NULL);
  g_autoptr(GFile) at = g_file_get_child (desk->file, "Report");
  g_autoptr(GFile) page = g_file_get_child (at, "page.md");

  put (g_file_peek_path (rdt_scratch_get_folder (scratch)), "page.md");
  g_assert_true (rdt_scratch_place (scratch, at, NULL));
  g_assert_cmpuint (count (desk->path), ==, 1);

  g_assert_true (g_file_delete (page, NULL, NULL));
  g_assert_true (g_file_delete (at, NULL, NULL));
}

static void
test_scratch_is_gone_if_it_was_not_placed (Desk          *desk,
                                           gconstpointer  unused)
{
  RdtScratch *scratch = rdt_scratch_new (desk->file, NULL);

  put (g_file_peek_path (rdt_scratch_get_folder (scratch)), "page.md");
  g_assert_cmpuint (count (desk->path), ==, 1);
  rdt_scratch_free (scratch);
  g_assert_cmpuint (count (desk->path), ==, 0);
}

/* Fills a folder in another process, and kills that process. */
static void
leave_behind (Desk *desk)
{
  pid_t child = fork ();

  if (child == 0)
    {
      RdtScratch *scratch = rdt_scratch_new (desk->file, NULL);

      put (g_file_peek_path (rdt_scratch_get_folder (scratch)), "turn-1.svg");
      kill (getpid (), SIGKILL);
    }

  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  g_assert_cmpuint (count (desk->path), ==, 1);
}

static void
test_scratch_of_the_killed_is_swept (Desk          *desk,
                                     gconstpointer  unused)
{
  leave_behind (desk);
  rdt_scratch_sweep (desk->path, 60);
  g_assert_cmpuint (count (desk->path), ==, 1);
  rdt_scratch_sweep (desk->path, 0);
  g_assert_cmpuint (count (desk->path), ==, 0);

  rdt_scratch_sweep ("/nowhere", 0);
}

static void
test_scratch_is_not_swept_while_it_is_filled (Desk          *desk,
                                              gconstpointer  unused)
{
  g_autoptr(RdtScratch) scratch = rdt_scratch_new (desk->file, NULL);

  rdt_scratch_sweep (desk->path, 0);
  g_assert_cmpuint (count (desk->path), ==, 1);
}

/* Other names, links and files of other programs are not removed. */
static void
test_scratch_sweeps_nothing_else (Desk          *desk,
                                  gconstpointer  unused)
{
  g_autofree char *own = g_build_filename (desk->path, "own", NULL);
  g_autofree char *link = g_build_filename (desk->path, ".redoubt-0123abcd", NULL);
  g_autofree char *other = g_build_filename (desk->path, ".redoubt-settings", NULL);
  g_autofree char *held = g_build_filename (desk->path, ".redoubt-89abcdef", NULL);
  g_autofree char *inner = g_build_filename (held, "folder", NULL);
  g_autofree char *file = g_build_filename (own, "file", NULL);

  g_assert_cmpint (g_mkdir (own, 0700), ==, 0);
  put (own, "file");
  g_assert_cmpint (symlink (own, link), ==, 0);
  g_assert_cmpint (g_mkdir (other, 0700), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (inner, 0700), ==, 0);

  rdt_scratch_sweep (desk->path, 0);
  g_assert_cmpuint (count (desk->path), ==, 4);

  g_assert_cmpint (g_unlink (file), ==, 0);
  g_assert_cmpint (g_unlink (link), ==, 0);
  g_assert_cmpint (g_rmdir (own), ==, 0);
  g_assert_cmpint (g_rmdir (other), ==, 0);
  g_assert_cmpint (g_rmdir (inner), ==, 0);
  g_assert_cmpint (g_rmdir (held), ==, 0);
}

#define add(path, func) \
  g_test_add ("/files/scratch/" path, Desk, NULL, desk_set_up, func, desk_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("takes-its-place-whole", test_scratch_takes_its_place_whole);
  add ("is-gone-if-it-was-not-placed", test_scratch_is_gone_if_it_was_not_placed);
  add ("of-the-killed-is-swept", test_scratch_of_the_killed_is_swept);
  add ("is-not-swept-while-it-is-filled", test_scratch_is_not_swept_while_it_is_filled);
  add ("sweeps-nothing-else", test_scratch_sweeps_nothing_else);

  return g_test_run ();
}
