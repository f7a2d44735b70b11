/* rdt-test-home.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-test-home.h"

#include <gio/gio.h>
#include <stdlib.h>

static char *home;

static void
delete_all (GFile *file)
{
  g_autoptr(GFileEnumerator) children = NULL;
  GFile *child;

  children = g_file_enumerate_children (file, "standard::name",
                                        G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);

  while (children != NULL
         && g_file_enumerator_iterate (children, NULL, &child, NULL, NULL)
         && child != NULL)
    delete_all (child);

  g_file_delete (file, NULL, NULL);
}

static void
clear_folder (const char *path)
{
  g_autoptr(GFile) folder = g_file_new_for_path (path);

  delete_all (folder);
  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
}

static void
leave (void)
{
  g_autoptr(GFile) folder = g_file_new_for_path (home);

  delete_all (folder);
  g_clear_pointer (&home, g_free);
}

/**
 * rdt_test_home_init:
 *
 * Moves the user's folders to a temporary folder, before they are looked up, and
 * removes it in the end.
 */
void
rdt_test_home_init (void)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *data = NULL;
  g_autofree char *state = NULL;

  home = g_dir_make_tmp ("redoubt-test-XXXXXX", &error);
  g_assert_no_error (error);
  data = g_build_filename (home, "data", NULL);
  state = g_build_filename (home, "state", NULL);

  g_setenv ("XDG_DATA_HOME", data, TRUE);
  g_setenv ("XDG_STATE_HOME", state, TRUE);
  rdt_test_home_clear ();
  atexit (leave);
}

/**
 * rdt_test_home_clear:
 *
 * Removes the files of the tests before.
 */
void
rdt_test_home_clear (void)
{
  clear_folder (g_get_user_data_dir ());
  clear_folder (g_get_user_state_dir ());
}
