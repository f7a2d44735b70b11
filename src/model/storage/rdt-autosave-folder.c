/* rdt-autosave-folder.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-autosave-folder.h"

#include <glib/gstdio.h>
#include <string.h>

#include "rdt-lock.h"
#include "rdt-origin.h"
#include "rdt-replacement.h"
#include "rdt-suffix.h"

/* Automatic saves take no time, so a temporary file that is so many seconds old is
 * abandoned.
 */
#define SWEEP_AGE 60

typedef struct
{
  const char *folder;
  const char *suffix;
} Kind;

static const Kind kinds[] = {
  [RDT_AUTOSAVE_BATTLE] = { .folder = "battles", .suffix = RDT_BATTLE_SUFFIX },
  [RDT_AUTOSAVE_SCENARIO] = { .folder = "scenarios", .suffix = RDT_SCENARIO_SUFFIX },
};

static char *
build_folder (RdtAutosaveSubject kind)
{
  return g_build_filename (g_get_user_state_dir (), "redoubt", kinds[kind].folder, NULL);
}

/**
 * rdt_autosave_folder_new_file:
 *
 * Returns: (transfer full): an unused file
 */
GFile *
rdt_autosave_folder_new_file (RdtAutosaveSubject kind)
{
  g_autofree char *folder = build_folder (kind);
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *name = g_strconcat (id, kinds[kind].suffix, NULL);

  return g_file_new_build_filename (folder, name, NULL);
}

typedef struct
{
  GFile  *file;
  gint64  time;
  char   *name;
} Found;

static void
found_clear (Found *found)
{
  g_clear_object (&found->file);
  g_free (found->name);
}

static int
compare_found (const Found *a,
               const Found *b)
{
  if (a->time != b->time)
    return a->time < b->time ? 1 : -1;

  return strcmp (a->name, b->name);
}

static gint64
get_time (GFileInfo *info)
{
  guint64 seconds = g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED);
  guint32 rest = g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC);

  return seconds * G_USEC_PER_SEC + rest;
}

/**
 * rdt_autosave_folder_list:
 * @kind: the kind of object
 *
 * Returns: (transfer full) (element-type GFile): all autosaves, the newest first
 */
GPtrArray *
rdt_autosave_folder_list (RdtAutosaveSubject kind)
{
  g_autofree char *path = build_folder (kind);
  g_autoptr(GFile) dir = g_file_new_for_path (path);
  g_autoptr(GFileEnumerator) files = NULL;
  g_autoptr(GArray) found = g_array_new (FALSE, FALSE, sizeof (Found));
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);
  GFileInfo *info;

  g_array_set_clear_func (found, (GDestroyNotify) found_clear);
  files = g_file_enumerate_children (dir, "standard::name,time::modified,time::modified-usec",
                                     G_FILE_QUERY_INFO_NONE, NULL, NULL);

  while (files != NULL
         && g_file_enumerator_iterate (files, &info, NULL, NULL, NULL)
         && info != NULL)
    if (g_str_has_suffix (g_file_info_get_name (info), kinds[kind].suffix))
      {
        Found next = {
          .file = g_file_get_child (dir, g_file_info_get_name (info)),
          .time = get_time (info),
          .name = g_strdup (g_file_info_get_name (info)),
        };

        g_array_append_val (found, next);
      }

  g_array_sort (found, (GCompareFunc) compare_found);
  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (list, g_object_ref (g_array_index (found, Found, i).file));

  return list;
}

/* A battle that was closed is kept without asking; a scenario is kept only while it
 * is in the editor.
 */
static gboolean
is_left (RdtAutosaveSubject  kind,
         GFile           *file)
{
  RdtLockState state = rdt_lock_look (g_file_peek_path (file));

  return state == RDT_LOCK_LEFT || (state == RDT_LOCK_FREE && kind == RDT_AUTOSAVE_SCENARIO);
}

/**
 * rdt_autosave_folder_list_left:
 * @kind: the kind of object
 *
 * Returns: (transfer full) (element-type GFile): the autosaves that were open
 *   when the program crashed, the newest first
 */
GPtrArray *
rdt_autosave_folder_list_left (RdtAutosaveSubject kind)
{
  GPtrArray *files = rdt_autosave_folder_list (kind);

  for (guint i = files->len; i-- > 0;)
    if (!is_left (kind, g_ptr_array_index (files, i)))
      g_ptr_array_remove_index (files, i);

  return files;
}

/**
 * rdt_autosave_folder_forget:
 * @file: a deleted autosave
 *
 * Deletes its companion files.
 */
void
rdt_autosave_folder_forget (GFile *file)
{
  const char *path = g_file_peek_path (file);
  int claim = rdt_lock_take (path);

  if (claim < 0)
    return;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    rdt_origin_keep (file, NULL, NULL);
  rdt_lock_release (path, claim);
}

/* A lock without a file belongs to a program that was killed before its first write. */
static void
sweep_locks (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr(GFile) file = NULL;

      if (!g_str_has_suffix (name, RDT_LOCK_SUFFIX))
        continue;

      path[strlen (path) - strlen (RDT_LOCK_SUFFIX)] = '\0';
      file = g_file_new_for_path (path);
      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        rdt_autosave_folder_forget (file);
    }
}

/**
 * rdt_autosave_folder_sweep:
 *
 * Deletes temporary files of programs that were killed.
 */
void
rdt_autosave_folder_sweep (void)
{
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    {
      g_autofree char *folder = build_folder (kind);

      rdt_file_sweep (folder, SWEEP_AGE);
      sweep_locks (folder);
    }
}

gboolean
rdt_autosave_folder_has (RdtAutosaveSubject  kind,
                         GFile           *file)
{
  g_autofree char *path = build_folder (kind);
  g_autoptr(GFile) folder = g_file_new_for_path (path);

  return g_file_has_parent (file, folder);
}
