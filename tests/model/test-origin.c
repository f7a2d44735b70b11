/* test-origin.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gio/gio.h>
#include <string.h>

#include "rdt-origin.h"

/* Which file an autosaved scenario belongs to. */

typedef struct
{
  GFile *folder;
  GFile *kept;
  GFile *note;
} Desk;

static void
set_up (Desk          *desk,
        gconstpointer  unused)
{
  g_autofree char *path = g_dir_make_tmp ("redoubt-test-XXXXXX", NULL);

  desk->folder = g_file_new_for_path (path);
  desk->kept = g_file_get_child (desk->folder, "kept.scenario.json");
  desk->note = g_file_get_child (desk->folder, "kept.scenario.json.origin");
}

static void
tear_down (Desk          *desk,
           gconstpointer  unused)
{
  g_file_delete (desk->note, NULL, NULL);
  g_assert_true (g_file_delete (desk->folder, NULL, NULL));
  g_object_unref (desk->folder);
  g_object_unref (desk->kept);
  g_object_unref (desk->note);
}

static void
check (Desk       *desk,
       const char *path,
       const char *digest)
{
  g_autofree char *found = NULL;
  g_autoptr(GFile) file = rdt_origin_find (desk->kept, &found);

  g_assert_cmpstr (file != NULL ? g_file_peek_path (file) : NULL, ==, path);
  g_assert_cmpstr (found, ==, digest);
}

static void
test_origin_is_found_again (Desk          *desk,
                            gconstpointer  unused)
{
  const char *const paths[] = { "/tmp/a.scenario.json", "/tmp/ü 2", "/tmp/two\nlines",
                                "/tmp/\xff\xfe", "/tmp/50%" };

  check (desk, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr(GFile) origin = g_file_new_for_path (paths[i]);

      rdt_origin_keep (desk->kept, origin, "abc123");
      check (desk, paths[i], "abc123");
      rdt_origin_keep (desk->kept, origin, NULL);
      check (desk, paths[i], NULL);
    }
}

static void
test_origin_of_a_scenario_without_a_file_is_none (Desk          *desk,
                                                  gconstpointer  unused)
{
  g_autoptr(GFile) origin = g_file_new_for_path ("/tmp/a.scenario.json");

  rdt_origin_keep (desk->kept, origin, "abc123");
  rdt_origin_keep (desk->kept, NULL, NULL);
  check (desk, NULL, NULL);
  g_assert_false (g_file_query_exists (desk->note, NULL));
}

/* Whatever is written there by others is no file, or one with the digest that it has. */
static void
test_origin_that_is_damaged_is_none (Desk          *desk,
                                     gconstpointer  unused)
{
  const struct
  {
    const char *text;
    const char *path;
    const char *digest;
  } notes[] = {
    { "", NULL, NULL },
    { "\n", NULL, NULL },
    { "\nabc", NULL, NULL },
    { "no address\nabc", NULL, NULL },
    { "file:///tmp/a", "/tmp/a", NULL },
    { "file:///tmp/a\n", "/tmp/a", NULL },
    { "file:///tmp/a\nx", "/tmp/a", "x" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (notes); i++)
    {
      g_assert_true (g_file_replace_contents (desk->note, notes[i].text, strlen (notes[i].text),
                                              NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
      check (desk, notes[i].path, notes[i].digest);
    }
}

#define add(path, func) \
  g_test_add ("/model/origin/" path, Desk, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("is-found-again", test_origin_is_found_again);
  add ("of-a-scenario-without-a-file-is-none", test_origin_of_a_scenario_without_a_file_is_none);
  add ("that-is-damaged-is-none", test_origin_that_is_damaged_is_none);

  return g_test_run ();
}
