/* rdt-saves.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-saves.h"

#include <string.h>

#include "rdt-suffix.h"

typedef struct
{
  const char *folder;
  const char *suffix;
} Kind;

static const Kind kinds[] = {
  [RDT_SAVE_BATTLE] = { .folder = "battles", .suffix = RDT_BATTLE_SUFFIX },
  [RDT_SAVE_SCENARIO] = { .folder = "scenarios", .suffix = RDT_SCENARIO_SUFFIX },
};

static char *
build_folder (RdtSaveKind kind)
{
  return g_build_filename (g_get_user_state_dir (), "redoubt", kinds[kind].folder, NULL);
}

/**
 * rdt_saves_new_file:
 *
 * Returns: (transfer full): a file that is not there yet
 */
GFile *
rdt_saves_new_file (RdtSaveKind kind)
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
 * rdt_saves_list:
 * @kind: of what
 *
 * Returns: (transfer full) (element-type GFile): all that there are, the
 *   newest first
 */
GPtrArray *
rdt_saves_list (RdtSaveKind kind)
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

gboolean
rdt_saves_has (RdtSaveKind  kind,
               GFile       *file)
{
  g_autofree char *path = build_folder (kind);
  g_autoptr(GFile) folder = g_file_new_for_path (path);

  return g_file_has_parent (file, folder);
}
