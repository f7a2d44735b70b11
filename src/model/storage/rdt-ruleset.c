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
 * A rule set that scenarios can be played under, as lists show it.
 */

struct _RdtRuleset
{
  GObject   parent_instance;

  RdtRules *rules;
};

enum {
  PROP_0,
  PROP_RULES,
  PROP_ID,
  PROP_NAME,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RdtRuleset, rdt_ruleset, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
rdt_ruleset_finalize (GObject *object)
{
  RdtRuleset *self = RDT_RULESET (object);

  g_clear_pointer (&self->rules, rdt_rules_unref);

  G_OBJECT_CLASS (rdt_ruleset_parent_class)->finalize (object);
}

static void
rdt_ruleset_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  RdtRuleset *self = RDT_RULESET (object);

  switch (prop_id)
    {
    case PROP_ID:
      g_value_set_string (value, rdt_ruleset_get_id (self));
      break;

    case PROP_NAME:
      g_value_set_string (value, rdt_ruleset_get_name (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_ruleset_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  RdtRuleset *self = RDT_RULESET (object);

  switch (prop_id)
    {
    case PROP_RULES:
      self->rules = rdt_rules_ref (g_value_get_pointer (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_ruleset_class_init (RdtRulesetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rdt_ruleset_finalize;
  object_class->get_property = rdt_ruleset_get_property;
  object_class->set_property = rdt_ruleset_set_property;

  properties[PROP_RULES] =
    g_param_spec_pointer ("rules", NULL, NULL,
                          G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  /**
   * RdtRuleset:id:
   *
   * What scenarios call it.
   */
  properties[PROP_ID] =
    g_param_spec_string ("id", NULL, NULL, NULL,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtRuleset:name:
   *
   * What people call it.
   */
  properties[PROP_NAME] =
    g_param_spec_string ("name", NULL, NULL, NULL,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rdt_ruleset_init (RdtRuleset *self)
{
}

RdtRuleset *
rdt_ruleset_new (RdtRules *rules)
{
  g_return_val_if_fail (rules != NULL, NULL);

  return g_object_new (RDT_TYPE_RULESET, "rules", rules, NULL);
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

/**
 * rdt_ruleset_is_built_in:
 *
 * Whether every copy of the program has it; if not, battles carry it along.
 */
gboolean
rdt_ruleset_is_built_in (RdtRuleset *self)
{
  g_return_val_if_fail (RDT_IS_RULESET (self), FALSE);

  return g_strv_contains (rdt_rules_store_list (), self->rules->id);
}
