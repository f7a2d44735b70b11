/* rdt-library.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-library.h"

#include "rdt-replacement.h"
#include "rdt-scenario-size.h"
#include "rdt-scenarios-resource.h"
#include "rdt-suffix.h"

#define RESOURCE_FOLDER "/io/github/redoubt/Redoubt/scenarios"

/**
 * RdtLibrary:
 *
 * The library of scenarios: the user's own, then the built-in ones.
 *
 * Unreadable files are left out; opening one by name tells why.
 */

struct _RdtLibrary
{
  GObject     parent_instance;

  GPtrArray  *scenarios;     /* of RdtScenario */
  GFile      *folder;
  guint       n_own;         /* the number of the user's own */
  GFile      *trashed;       /* the scenario trashed last */
  char       *text;          /* its contents */
  gsize       length;
};

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RdtLibrary, rdt_library, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* Simple scenarios come first, for new players. */
static int
compare_scenarios (gconstpointer a,
                   gconstpointer b)
{
  RdtScenario *first = *(RdtScenario *const *) a;
  RdtScenario *other = *(RdtScenario *const *) b;
  RdtScenarioSize size, other_size;
  int difference;

  rdt_scenario_size_measure (&size, rdt_scenario_get_setup (first));
  rdt_scenario_size_measure (&other_size, rdt_scenario_get_setup (other));
  difference = rdt_scenario_size_compare (&size, &other_size);

  return difference != 0 ? difference
                         : g_utf8_collate (rdt_scenario_get_title (first),
                                           rdt_scenario_get_title (other));
}

/* Sorted by title, as shown, rather than by file name. */
static int
compare_titles (gconstpointer a,
                gconstpointer b)
{
  RdtScenario *first = *(RdtScenario *const *) a;
  RdtScenario *other = *(RdtScenario *const *) b;

  return g_utf8_collate (rdt_scenario_get_title (first), rdt_scenario_get_title (other));
}

static void
load_built_in (RdtLibrary *self)
{
  GResource *resource = rdt_scenarios_get_resource ();
  g_auto(GStrv) names = g_resource_enumerate_children (resource, RESOURCE_FOLDER,
                                                       G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  if (names == NULL)
    return;

  qsort (names, g_strv_length (names), sizeof *names, compare_names);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat (RESOURCE_FOLDER "/", names[i], NULL);
      g_autoptr(GError) error = NULL;
      g_autoptr(GBytes) bytes = NULL;
      RdtScenario *scenario;

      bytes = g_resource_lookup_data (resource, path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
      g_assert_no_error (error);
      scenario = rdt_scenario_load_bytes (bytes, path, &error);
      g_assert_no_error (error);
      g_ptr_array_add (self->scenarios, scenario);
    }

  g_ptr_array_sort (self->scenarios, compare_scenarios);
}

static GPtrArray *
list_own (RdtLibrary *self)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GDir) dir = g_dir_open (g_file_peek_path (self->folder), 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, RDT_SCENARIO_SUFFIX))
      g_ptr_array_add (names, g_strdup (name));

  g_ptr_array_sort (names, compare_names);

  return names;
}

/* The user's own come before those built in. */
static void
load_own (RdtLibrary *self)
{
  g_autoptr(GPtrArray) names = list_own (self);
  g_autoptr(GPtrArray) own = g_ptr_array_new ();

  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr(GFile) file = g_file_get_child (self->folder, g_ptr_array_index (names, i));
      RdtScenario *scenario = rdt_scenario_load_file (file, NULL);

      if (scenario != NULL)
        g_ptr_array_add (own, scenario);
    }

  g_ptr_array_sort (own, compare_titles);
  for (guint i = 0; i < own->len; i++)
    g_ptr_array_insert (self->scenarios, i, g_ptr_array_index (own, i));
  self->n_own = own->len;
}

static GType
rdt_library_get_item_type (GListModel *model)
{
  return RDT_TYPE_SCENARIO;
}

static guint
rdt_library_get_n_items (GListModel *model)
{
  return RDT_LIBRARY (model)->scenarios->len;
}

static gpointer
rdt_library_get_item (GListModel *model,
                      guint       position)
{
  RdtLibrary *self = RDT_LIBRARY (model);

  if (position >= self->scenarios->len)
    return NULL;

  return g_object_ref (g_ptr_array_index (self->scenarios, position));
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = rdt_library_get_item_type;
  iface->get_n_items = rdt_library_get_n_items;
  iface->get_item = rdt_library_get_item;
}

static void
rdt_library_constructed (GObject *object)
{
  RdtLibrary *self = RDT_LIBRARY (object);

  G_OBJECT_CLASS (rdt_library_parent_class)->constructed (object);

  load_built_in (self);
  load_own (self);
}

static void
rdt_library_finalize (GObject *object)
{
  RdtLibrary *self = RDT_LIBRARY (object);

  g_clear_pointer (&self->scenarios, g_ptr_array_unref);
  g_clear_object (&self->folder);
  g_clear_object (&self->trashed);
  g_free (self->text);

  G_OBJECT_CLASS (rdt_library_parent_class)->finalize (object);
}

static void
rdt_library_class_init (RdtLibraryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = rdt_library_constructed;
  object_class->finalize = rdt_library_finalize;
}

static void
rdt_library_init (RdtLibrary *self)
{
  self->scenarios = g_ptr_array_new_with_free_func (g_object_unref);
  self->folder = g_file_new_build_filename (g_get_user_data_dir (), "redoubt", "scenarios", NULL);
}

RdtLibrary *
rdt_library_new (void)
{
  return g_object_new (RDT_TYPE_LIBRARY, NULL);
}

/**
 * rdt_library_get_folder:
 *
 * Returns: (transfer none): the folder of the user's scenarios, which may not
 *   exist
 */
GFile *
rdt_library_get_folder (RdtLibrary *self)
{
  g_return_val_if_fail (RDT_IS_LIBRARY (self), NULL);

  return self->folder;
}

/**
 * rdt_library_refresh:
 *
 * Reads the user's scenarios again.
 */
void
rdt_library_refresh (RdtLibrary *self)
{
  guint n_before;

  g_return_if_fail (RDT_IS_LIBRARY (self));

  n_before = self->n_own;
  g_ptr_array_remove_range (self->scenarios, 0, n_before);
  load_own (self);

  if (n_before > 0 || self->n_own > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, self->n_own);
}

/**
 * rdt_library_is_own:
 *
 * Whether a scenario is one of the user's own.
 */
gboolean
rdt_library_is_own (RdtLibrary  *self,
                    RdtScenario *scenario)
{
  guint index;

  g_return_val_if_fail (RDT_IS_LIBRARY (self), FALSE);

  return g_ptr_array_find (self->scenarios, scenario, &index) && index < self->n_own;
}

/* An unused file name: the title, with a number if necessary. */
static GFile *
find_free_file (RdtLibrary *self,
                const char *title)
{
  g_autofree char *plain = g_strdelimit (g_strdup (title), "/", '-');

  for (guint i = 1;; i++)
    {
      g_autofree char *name = i == 1 ? g_strconcat (plain, RDT_SCENARIO_SUFFIX, NULL)
                                     : g_strdup_printf ("%s %u" RDT_SCENARIO_SUFFIX, plain, i);
      g_autoptr(GFile) file = g_file_get_child (self->folder, name);

      if (!g_file_query_exists (file, NULL))
        return g_steal_pointer (&file);
    }
}

static gboolean
save_as (RdtLibrary   *self,
         RdtScenario  *scenario,
         const char   *title,
         GFile        *file,
         GError      **error)
{
  g_autoptr(RdtScenario) copy = rdt_scenario_copy (scenario);
  RdtSetup *setup = rdt_setup_copy (rdt_scenario_get_setup (scenario));
  gboolean is_saved;

  g_free (setup->title);
  setup->title = g_strdup (title);
  rdt_scenario_edit (copy, NULL, setup);
  is_saved = rdt_scenario_save_file (copy, file, RDT_SAVE_IF_UNCHANGED, error);
  rdt_library_refresh (self);

  return is_saved;
}

/**
 * rdt_library_make_folder:
 *
 * Creates the folder of the user's scenarios if necessary.
 */
gboolean
rdt_library_make_folder (RdtLibrary  *self,
                         GError     **error)
{
  g_autoptr(GError) made = NULL;

  g_return_val_if_fail (RDT_IS_LIBRARY (self), FALSE);

  if (g_file_make_directory_with_parents (self->folder, NULL, &made)
      || g_error_matches (made, G_IO_ERROR, G_IO_ERROR_EXISTS))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&made));

  return FALSE;
}

/**
 * rdt_library_duplicate:
 * @title: the title of the copy
 * @error: return location for an error
 *
 * Copies a scenario into the user's own.
 */
gboolean
rdt_library_duplicate (RdtLibrary   *self,
                       RdtScenario  *scenario,
                       const char   *title,
                       GError      **error)
{
  g_autoptr(GFile) file = NULL;

  g_return_val_if_fail (RDT_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (RDT_IS_SCENARIO (scenario), FALSE);

  if (!rdt_library_make_folder (self, error))
    return FALSE;

  file = find_free_file (self, title);

  return save_as (self, scenario, title, file, error);
}

/**
 * rdt_library_rename:
 * @scenario: one of the user's own
 * @error: return location for an error
 *
 * Changes the title of a scenario.  The file keeps its name, so that references
 * to it stay valid.
 */
gboolean
rdt_library_rename (RdtLibrary   *self,
                    RdtScenario  *scenario,
                    const char   *title,
                    GError      **error)
{
  g_return_val_if_fail (RDT_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (rdt_library_is_own (self, scenario), FALSE);

  return save_as (self, scenario, title, rdt_scenario_get_file (scenario), error);
}

/**
 * rdt_library_trash:
 * @scenario: one of the user's own
 * @error: return location for an error
 *
 * Moves a scenario to the bin.
 */
gboolean
rdt_library_trash (RdtLibrary   *self,
                   RdtScenario  *scenario,
                   GError      **error)
{
  GFile *file = rdt_scenario_get_file (scenario);
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (RDT_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (rdt_library_is_own (self, scenario), FALSE);

  if (!g_file_load_contents (file, NULL, &text, &length, NULL, error)
      || !g_file_trash (file, NULL, error))
    {
      rdt_library_refresh (self);
      return FALSE;
    }

  g_set_object (&self->trashed, file);
  g_free (self->text);
  self->text = g_steal_pointer (&text);
  self->length = length;
  rdt_library_refresh (self);

  return TRUE;
}

/**
 * rdt_library_restore:
 * @error: return location for an error
 *
 * Restores the scenario that was last moved to the bin.  The bin keeps its copy.
 */
gboolean
rdt_library_restore (RdtLibrary  *self,
                     GError     **error)
{
  g_return_val_if_fail (RDT_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (self->trashed != NULL, FALSE);

  if (!rdt_file_replace (self->trashed, self->text, self->length, RDT_REPLACEMENT_PLAIN, error))
    return FALSE;

  rdt_library_refresh (self);

  return TRUE;
}
