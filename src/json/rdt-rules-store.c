/* rdt-rules-store.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-rules-store.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "rdt-file-read.h"
#include "rdt-format-error.h"
#include "rdt-rules-json.h"
#include "rdt-rules-resource.h"

#define RESOURCE_FOLDER "/io/github/redoubt/Redoubt/rules/"

/* References are cached for the lifetime of the program. */
#define MAX_REFERENCE (1024 * 1024)

/* In the order in which they are listed. */
static const char *const built_in[] = {
  "portable",
  "musket",
  "nineteenth-century",
  "modern",
  "twentieth-century",
  NULL,
};

/**
 * rdt_rules_store_list:
 *
 * Returns: the ids of the built-in rule sets
 */
const char *const *
rdt_rules_store_list (void)
{
  return built_in;
}

static RdtRules *
load_built_in (const char  *id,
               GError     **error)
{
  g_autofree char *path = g_strconcat (RESOURCE_FOLDER, id, RDT_RULES_SUFFIX, NULL);
  g_autoptr(GBytes) bytes = g_resource_lookup_data (rdt_rules_get_resource (), path,
                                                    G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  gsize length;

  if (bytes == NULL)
    return NULL;

  return rdt_rules_read (g_bytes_get_data (bytes, &length), g_bytes_get_size (bytes), path,
                         error);
}

/* The path of a user's rule set, or NULL. */
static char *
find_file (const char *id,
           const char *suffix,
           const char *beside)
{
  g_autofree char *name = g_strconcat (id, suffix, NULL);
  g_autoptr(GPtrArray) folders = g_ptr_array_new_with_free_func (g_free);
  const char *const *data_dirs = g_get_system_data_dirs ();

  if (beside != NULL)
    g_ptr_array_add (folders, g_path_get_dirname (beside));

  g_ptr_array_add (folders, g_build_filename (g_get_user_data_dir (), "redoubt", "rules", NULL));
  for (guint i = 0; data_dirs[i] != NULL; i++)
    g_ptr_array_add (folders, g_build_filename (data_dirs[i], "redoubt", "rules", NULL));

  for (guint i = 0; i < folders->len; i++)
    {
      g_autofree char *path = g_build_filename (g_ptr_array_index (folders, i), name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
        return g_steal_pointer (&path);
    }

  return NULL;
}

/**
 * rdt_rules_store_add_reference:
 * @rules: a rule set being built
 * @beside: (nullable): its file, or the file that embeds it
 *
 * Finds the reference of a user's rule set, in the places where the rule set
 * would be.
 */
void
rdt_rules_store_add_reference (RdtRules   *rules,
                               const char *beside)
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autoptr(GFile) file = NULL;
  gsize length;

  if (g_strv_contains (built_in, rules->id))
    return;

  path = find_file (rules->id, RDT_REFERENCE_SUFFIX, beside);
  if (path == NULL)
    return;

  file = g_file_new_for_path (path);
  if (rdt_file_read (file, &text, &length, NULL)
      && length <= MAX_REFERENCE && g_utf8_validate_len (text, length, NULL))
    rules->reference = g_steal_pointer (&text);
}

/* A battle embeds its rule set under the id in its scenario, so the id in the file
 * must be that of its name.
 */
static RdtRules *
load_file (const char  *path,
           const char  *id,
           GError     **error)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(RdtRules) rules = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (!rdt_file_read (file, &text, &length, error))
    {
      g_prefix_error (error, "%s: ", path);
      return NULL;
    }

  rules = rdt_rules_read (text, length, path, error);
  if (rules == NULL)
    return NULL;

  if (g_str_equal (rules->id, id))
    {
      rdt_rules_store_add_reference (rules, path);
      return g_steal_pointer (&rules);
    }

  g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE,
               /* Translators: a file’s name; two ids of rule sets. */
               _("%s: $.id: expected \"%s\" as in the file’s name, found \"%s\""), path, id,
               rules->id);

  return NULL;
}

/**
 * rdt_rules_store_find:
 * @id: the id of a rule set
 * @beside: (nullable): the file that names it
 * @error: return location for an error
 *
 * Returns a built-in rule set, or loads one.
 *
 * Returns: (transfer full): the rule set, or %NULL with an error
 */
RdtRules *
rdt_rules_store_find (const char  *id,
                      const char  *beside,
                      GError     **error)
{
  return rdt_rules_store_find_at (id, beside, "$.rules", error);
}

/**
 * rdt_rules_store_find_at:
 * @place: the path in the file that names it, for errors
 *
 * The same with a path for errors.
 *
 * Returns: (transfer full): the rule set, or %NULL with an error
 */
RdtRules *
rdt_rules_store_find_at (const char  *id,
                         const char  *beside,
                         const char  *place,
                         GError     **error)
{
  g_autofree char *path = NULL;

  if (g_strv_contains (built_in, id))
    return load_built_in (id, error);

  path = find_file (id, RDT_RULES_SUFFIX, beside);
  if (path != NULL)
    return load_file (path, id, error);

  g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE,
               /* Translators: a file’s name; where in it; an id of no rule set. */
               _("%s: %s: expected the id of a rule set that is built in or installed, "
                 "found \"%s\""), beside != NULL ? beside : "-", place, id);

  return NULL;
}
