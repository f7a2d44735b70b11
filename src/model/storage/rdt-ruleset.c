/* rdt-ruleset.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-ruleset.h"

#include "rdt-rules-store.h"

/**
 * RdtRuleset:
 *
 * A rule set, as an item of lists.
 */

struct _RdtRuleset
{
  GObject   parent_instance;

  RdtRules *rules;
};

G_DEFINE_FINAL_TYPE (RdtRuleset, rdt_ruleset, G_TYPE_OBJECT)

static void
rdt_ruleset_finalize (GObject *object)
{
  RdtRuleset *self = RDT_RULESET (object);

  g_clear_pointer (&self->rules, rdt_rules_unref);

  G_OBJECT_CLASS (rdt_ruleset_parent_class)->finalize (object);
}

static void
rdt_ruleset_class_init (RdtRulesetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rdt_ruleset_finalize;
}

static void
rdt_ruleset_init (RdtRuleset *self)
{
}

RdtRuleset *
rdt_ruleset_new (RdtRules *rules)
{
  RdtRuleset *self;

  g_return_val_if_fail (rules != NULL, NULL);

  self = g_object_new (RDT_TYPE_RULESET, NULL);
  self->rules = rdt_rules_ref (rules);

  return self;
}

RdtRules *
rdt_ruleset_get_rules (RdtRuleset *self)
{
  g_return_val_if_fail (RDT_IS_RULESET (self), NULL);

  return self->rules;
}

const char *
rdt_ruleset_get_id (RdtRuleset *self)
{
  g_return_val_if_fail (RDT_IS_RULESET (self), NULL);

  return self->rules->id;
}

const char *
rdt_ruleset_get_name (RdtRuleset *self)
{
  g_return_val_if_fail (RDT_IS_RULESET (self), NULL);

  return self->rules->name != NULL ? self->rules->name : self->rules->id;
}

static gpointer
load_built_in (gpointer unused)
{
  const char *const *ids = rdt_rules_store_list ();
  GListStore *rulesets = g_list_store_new (RDT_TYPE_RULESET);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(RdtRules) rules = rdt_rules_store_find (ids[i], NULL, &error);
      g_autoptr(RdtRuleset) ruleset = NULL;

      g_assert_no_error (error);
      ruleset = rdt_ruleset_new (rules);
      g_list_store_append (rulesets, ruleset);
    }

  return rulesets;
}

/**
 * rdt_ruleset_list:
 *
 * Returns: (transfer none): a list of the built-in rule sets, which never
 *   changes; for the main thread only
 */
GListModel *
rdt_ruleset_list (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, load_built_in, NULL);
}

/* The same as an index for all threads. */
static gpointer
index_built_in (gpointer unused)
{
  GListModel *rulesets = rdt_ruleset_list ();
  GPtrArray *known = g_ptr_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr(RdtRuleset) ruleset = g_list_model_get_item (rulesets, i);

      g_ptr_array_add (known, ruleset);
    }

  return known;
}

/**
 * rdt_ruleset_find:
 *
 * Returns: (transfer none) (nullable): the built-in rule set with an id
 */
RdtRuleset *
rdt_ruleset_find (const char *id)
{
  static GOnce once = G_ONCE_INIT;
  const GPtrArray *known = g_once (&once, index_built_in, NULL);

  for (guint i = 0; i < known->len; i++)
    {
      RdtRuleset *ruleset = g_ptr_array_index (known, i);

      if (g_strcmp0 (rdt_ruleset_get_id (ruleset), id) == 0)
        return ruleset;
    }

  return NULL;
}

/**
 * rdt_ruleset_load:
 * @id: a rule set's id
 * @beside: (nullable): the file that names it
 * @error: return location for an error
 *
 * Returns a built-in rule set, or loads one from a file.  Can be called in a
 * thread.
 *
 * Returns: (transfer full): the rule set, or %NULL with an error
 */
RdtRuleset *
rdt_ruleset_load (const char  *id,
                  const char  *beside,
                  GError     **error)
{
  RdtRuleset *ruleset = rdt_ruleset_find (id);
  g_autoptr(RdtRules) rules = NULL;

  if (ruleset != NULL)
    return g_object_ref (ruleset);

  rules = rdt_rules_store_find (id, beside, error);

  return rules != NULL ? rdt_ruleset_new (rules) : NULL;
}
