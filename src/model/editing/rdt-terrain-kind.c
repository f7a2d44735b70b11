/* rdt-terrain-kind.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-terrain-kind.h"

#include "rdt-name-words.h"
#include "rdt-wire.h"
#include "rdt-words.h"

/**
 * RdtTerrainKind:
 *
 * A kind of ground, crossing or works that a rule set knows, for palettes and
 * the reference.
 */

struct _RdtTerrainKind
{
  GObject          parent_instance;

  RdtTerrainFamily family;
  guint            value;
};

enum {
  PROP_0,
  PROP_FAMILY,
  PROP_VALUE,
  PROP_ID,
  PROP_NAME,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RdtTerrainKind, rdt_terrain_kind, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static const char *
get_id (RdtTerrainKind *self)
{
  switch (self->family)
    {
    case RDT_TERRAIN_GROUND:
      return rdt_wire_get_word (RDT_TYPE_GROUND, self->value);

    case RDT_TERRAIN_CROSSING:
      return rdt_wire_get_word (RDT_TYPE_CROSSING, self->value);

    case RDT_TERRAIN_WORKS:
      return rdt_wire_get_word (RDT_TYPE_WORKS, self->value);

    default:
      g_return_val_if_reached (NULL);
    }
}

static const char *
get_name (RdtTerrainKind *self)
{
  switch (self->family)
    {
    case RDT_TERRAIN_GROUND:
      return rdt_words_ground (self->value);

    case RDT_TERRAIN_CROSSING:
      return rdt_words_crossing (self->value);

    case RDT_TERRAIN_WORKS:
      return rdt_words_works (self->value);

    default:
      g_return_val_if_reached (NULL);
    }
}

static void
rdt_terrain_kind_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  RdtTerrainKind *self = RDT_TERRAIN_KIND (object);

  switch (prop_id)
    {
    case PROP_FAMILY:
      g_value_set_uint (value, self->family);
      break;

    case PROP_VALUE:
      g_value_set_uint (value, self->value);
      break;

    case PROP_ID:
      g_value_set_string (value, get_id (self));
      break;

    case PROP_NAME:
      g_value_set_string (value, get_name (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_terrain_kind_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  RdtTerrainKind *self = RDT_TERRAIN_KIND (object);

  switch (prop_id)
    {
    case PROP_FAMILY:
      self->family = g_value_get_uint (value);
      break;

    case PROP_VALUE:
      self->value = g_value_get_uint (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_terrain_kind_class_init (RdtTerrainKindClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags fixed = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = rdt_terrain_kind_get_property;
  object_class->set_property = rdt_terrain_kind_set_property;

  properties[PROP_FAMILY] =
    g_param_spec_uint ("family", NULL, NULL, 0, RDT_TERRAIN_WORKS, 0, fixed);

  /**
   * RdtTerrainKind:value:
   *
   * The %RdtGround, %RdtCrossing or %RdtWorks that it is.
   */
  properties[PROP_VALUE] =
    g_param_spec_uint ("value", NULL, NULL, 0, G_MAXUINT, 0, fixed);

  /**
   * RdtTerrainKind:id:
   *
   * What scenarios call it.
   */
  properties[PROP_ID] =
    g_param_spec_string ("id", NULL, NULL, NULL,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtTerrainKind:name:
   *
   * What people call it.
   */
  properties[PROP_NAME] =
    g_param_spec_string ("name", NULL, NULL, NULL,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rdt_terrain_kind_init (RdtTerrainKind *self)
{
}

static void
append (GListStore       *kinds,
        RdtTerrainFamily  family,
        guint             value)
{
  g_autoptr(RdtTerrainKind) kind = g_object_new (RDT_TYPE_TERRAIN_KIND,
                                                 "family", family,
                                                 "value", value,
                                                 NULL);

  g_list_store_append (kinds, kind);
}

/**
 * rdt_terrain_kind_list:
 *
 * Returns: (transfer full): a list of all that can be in a cell under a rule
 *   set, but for heights and roads
 */
GListModel *
rdt_terrain_kind_list (RdtRuleset *ruleset)
{
  GListStore *kinds;
  guint8 works;

  g_return_val_if_fail (RDT_IS_RULESET (ruleset), NULL);

  kinds = g_list_store_new (RDT_TYPE_TERRAIN_KIND);
  works = rdt_ruleset_get_rules (ruleset)->works;

  for (guint i = RDT_GROUND_OPEN; i <= RDT_GROUND_RIVER; i++)
    append (kinds, RDT_TERRAIN_GROUND, i);

  append (kinds, RDT_TERRAIN_CROSSING, RDT_CROSSING_FORD);
  append (kinds, RDT_TERRAIN_CROSSING, RDT_CROSSING_BRIDGE);

  for (guint i = 0; i < RDT_N_WORKS; i++)
    if (works & (1 << i))
      append (kinds, RDT_TERRAIN_WORKS, i);

  return G_LIST_MODEL (kinds);
}

RdtTerrainFamily
rdt_terrain_kind_get_family (RdtTerrainKind *self)
{
  g_return_val_if_fail (RDT_IS_TERRAIN_KIND (self), RDT_TERRAIN_GROUND);

  return self->family;
}

guint
rdt_terrain_kind_get_value (RdtTerrainKind *self)
{
  g_return_val_if_fail (RDT_IS_TERRAIN_KIND (self), 0);

  return self->value;
}
