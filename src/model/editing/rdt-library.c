/* rdt-library.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-library.h"

#include "rdt-rules-store.h"
#include "rdt-scenario.h"
#include "rdt-scenarios-resource.h"
#include "rdt-suffix.h"

#define RESOURCE_FOLDER "/io/github/redoubt/Redoubt/scenarios"

/**
 * RdtLibrary:
 *
 * The scenarios there are to play: those built in, then the user's own.
 *
 * A file that cannot be read is left out; opening it by name tells why.
 */

struct _RdtLibrary
{
  GObject     parent_instance;

  GListStore *rulesets;
  GPtrArray  *known;         /* the same, for threads: nobody adds to it */
  GPtrArray  *scenarios;     /* of RdtScenario */
  GFile      *folder;
  guint       n_built_in;
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

static void
load_rulesets (RdtLibrary *self)
{
  const char *const *ids = rdt_rules_store_list ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(RdtRules) rules = rdt_rules_store_find (ids[i], NULL, &error);
      g_autoptr(RdtRuleset) ruleset = NULL;

      g_assert_no_error (error);
      ruleset = rdt_ruleset_new (rules);
      g_list_store_append (self->rulesets, ruleset);
      g_ptr_array_add (self->known, g_object_ref (ruleset));
    }
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
      scenario = rdt_scenario_load_bytes (bytes, path, self, &error);
      g_assert_no_error (error);
      g_ptr_array_add (self->scenarios, scenario);
    }
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

static void
load_own (RdtLibrary *self)
{
  g_autoptr(GPtrArray) names = list_own (self);

  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr(GFile) file = g_file_get_child (self->folder, g_ptr_array_index (names, i));
      RdtScenario *scenario = rdt_scenario_load_file (file, self, NULL);

      if (scenario != NULL)
        g_ptr_array_add (self->scenarios, scenario);
    }
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

  load_rulesets (self);
  load_built_in (self);
  self->n_built_in = self->scenarios->len;
  load_own (self);
}

static void
rdt_library_finalize (GObject *object)
{
  RdtLibrary *self = RDT_LIBRARY (object);

  g_clear_object (&self->rulesets);
  g_clear_pointer (&self->known, g_ptr_array_unref);
  g_clear_pointer (&self->scenarios, g_ptr_array_unref);
  g_clear_object (&self->folder);

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
  self->rulesets = g_list_store_new (RDT_TYPE_RULESET);
  self->known = g_ptr_array_new_with_free_func (g_object_unref);
  self->scenarios = g_ptr_array_new_with_free_func (g_object_unref);
  self->folder = g_file_new_build_filename (g_get_user_data_dir (), "redoubt", "scenarios", NULL);
}

RdtLibrary *
rdt_library_new (void)
{
  return g_object_new (RDT_TYPE_LIBRARY, NULL);
}

/**
 * rdt_library_get_rulesets:
 *
 * Returns: (transfer none): a list of the rule sets that are built in
 */
GListModel *
rdt_library_get_rulesets (RdtLibrary *self)
{
  g_return_val_if_fail (RDT_IS_LIBRARY (self), NULL);

  return G_LIST_MODEL (self->rulesets);
}

/**
 * rdt_library_get_folder:
 *
 * Returns: (transfer none): where the user's own scenarios are; it need not
 *   exist
 */
GFile *
rdt_library_get_folder (RdtLibrary *self)
{
  g_return_val_if_fail (RDT_IS_LIBRARY (self), NULL);

  return self->folder;
}

/**
 * rdt_library_find_ruleset:
 *
 * Returns: (transfer none) (nullable): the rule set of that id, if it is built
 *   in
 */
RdtRuleset *
rdt_library_find_ruleset (RdtLibrary *self,
                          const char *id)
{
  g_return_val_if_fail (RDT_IS_LIBRARY (self), NULL);

  for (guint i = 0; i < self->known->len; i++)
    {
      RdtRuleset *ruleset = g_ptr_array_index (self->known, i);

      if (g_strcmp0 (rdt_ruleset_get_id (ruleset), id) == 0)
        return ruleset;
    }

  return NULL;
}

/**
 * rdt_library_load_ruleset:
 * @self: a library
 * @id: a rule set's id
 * @beside: (nullable): the file that names it
 * @error: return location for an error
 *
 * Finds a rule set that is built in, or else loads it from a file; also on a
 * thread.
 *
 * Returns: (transfer full): the rule set, or %NULL with an error
 */
RdtRuleset *
rdt_library_load_ruleset (RdtLibrary  *self,
                          const char  *id,
                          const char  *beside,
                          GError     **error)
{
  g_autoptr(RdtRules) rules = NULL;
  RdtRuleset *ruleset;

  g_return_val_if_fail (RDT_IS_LIBRARY (self), NULL);

  ruleset = rdt_library_find_ruleset (self, id);
  if (ruleset != NULL)
    return g_object_ref (ruleset);

  rules = rdt_rules_store_find (id, beside, error);

  return rules != NULL ? rdt_ruleset_new (rules) : NULL;
}

/**
 * rdt_library_refresh:
 *
 * Looks again at the user's own scenarios.
 */
void
rdt_library_refresh (RdtLibrary *self)
{
  guint n_before, n_now;

  g_return_if_fail (RDT_IS_LIBRARY (self));

  n_before = self->scenarios->len - self->n_built_in;
  g_ptr_array_set_size (self->scenarios, self->n_built_in);
  load_own (self);
  n_now = self->scenarios->len - self->n_built_in;

  if (n_before > 0 || n_now > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), self->n_built_in, n_before, n_now);
}
