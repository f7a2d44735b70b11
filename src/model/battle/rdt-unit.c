/* rdt-unit.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-unit.h"

#include "rdt-words.h"

/**
 * RdtUnit:
 *
 * One unit of one battle: an address, not a store.
 *
 * What changes about it is read from the battle when somebody asks, so that it
 * cannot disagree.  The battle does not live on for its units' sake.
 */

struct _RdtUnit
{
  GObject       parent_instance;

  RdtBattle    *battle;      /* not owned */
  RdtGame      *game;
  RdtUnitIndex  index;
  RdtUnitState  noticed;     /* what it has last notified of */
};

enum {
  PROP_0,
  PROP_BATTLE,
  PROP_INDEX,
  PROP_ID,
  PROP_NAME,
  PROP_TYPE_NAME,
  PROP_SIDE,
  PROP_QUALITY,
  PROP_CELL,
  PROP_FACING,
  PROP_STATUS,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RdtUnit, rdt_unit, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static const RdtUnitState *
find_state (RdtUnit *self)
{
  if (self->battle == NULL)
    return NULL;

  return &rdt_battle_get_position (self->battle)->units[self->index];
}

static void
rdt_unit_constructed (GObject *object)
{
  RdtUnit *self = RDT_UNIT (object);

  G_OBJECT_CLASS (rdt_unit_parent_class)->constructed (object);

  self->game = rdt_game_ref (rdt_battle_get_game (self->battle));
  self->noticed = *find_state (self);
}

static void
rdt_unit_finalize (GObject *object)
{
  RdtUnit *self = RDT_UNIT (object);

  g_clear_weak_pointer (&self->battle);
  g_clear_pointer (&self->game, rdt_game_unref);

  G_OBJECT_CLASS (rdt_unit_parent_class)->finalize (object);
}

/* Returns: (transfer full): what it is called */
static char *
dup_name (RdtUnit *self)
{
  return rdt_words_unit (self->game, self->index);
}

static RdtFacing
get_facing (RdtUnit *self)
{
  const RdtUnitState *state;

  state = find_state (self);

  return state != NULL ? state->facing : RDT_NO_FACING;
}

static void
rdt_unit_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  RdtUnit *self = RDT_UNIT (object);

  switch (prop_id)
    {
    case PROP_INDEX:
      g_value_set_uint (value, self->index);
      break;

    case PROP_ID:
      g_value_set_string (value, rdt_unit_get_id (self));
      break;

    case PROP_NAME:
      g_value_take_string (value, dup_name (self));
      break;

    case PROP_TYPE_NAME:
      g_value_set_string (value, rdt_unit_get_type_name (self));
      break;

    case PROP_SIDE:
      g_value_set_uint (value, rdt_unit_get_side (self));
      break;

    case PROP_QUALITY:
      g_value_set_uint (value, rdt_unit_get_quality (self));
      break;

    case PROP_CELL:
      g_value_set_uint (value, rdt_unit_get_cell (self));
      break;

    case PROP_FACING:
      g_value_set_uint (value, get_facing (self));
      break;

    case PROP_STATUS:
      g_value_set_uint (value, rdt_unit_get_status (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_unit_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  RdtUnit *self = RDT_UNIT (object);

  switch (prop_id)
    {
    case PROP_BATTLE:
      g_set_weak_pointer (&self->battle, g_value_get_object (value));
      break;

    case PROP_INDEX:
      self->index = g_value_get_uint (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static GParamSpec *
number_property (const char *name,
                 guint       greatest)
{
  return g_param_spec_uint (name, NULL, NULL, 0, greatest, 0,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static GParamSpec *
string_property (const char *name)
{
  return g_param_spec_string (name, NULL, NULL, NULL,
                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
rdt_unit_class_init (RdtUnitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = rdt_unit_constructed;
  object_class->finalize = rdt_unit_finalize;
  object_class->get_property = rdt_unit_get_property;
  object_class->set_property = rdt_unit_set_property;

  properties[PROP_BATTLE] =
    g_param_spec_object ("battle", NULL, NULL, RDT_TYPE_BATTLE,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  /**
   * RdtUnit:index:
   *
   * Its place in the roster.
   */
  properties[PROP_INDEX] =
    g_param_spec_uint ("index", NULL, NULL,
                       0, RDT_MAX_UNITS - 1, 0,
                       G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  properties[PROP_ID] = string_property ("id");
  properties[PROP_NAME] = string_property ("name");
  properties[PROP_TYPE_NAME] = string_property ("type-name");
  properties[PROP_SIDE] = number_property ("side", RDT_N_SIDES - 1);
  properties[PROP_QUALITY] = number_property ("quality", RDT_N_QUALITIES - 1);
  properties[PROP_CELL] = number_property ("cell", RDT_NO_CELL);
  properties[PROP_FACING] = number_property ("facing", RDT_NO_FACING);
  properties[PROP_STATUS] = number_property ("status", RDT_STATUS_DESTROYED);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rdt_unit_init (RdtUnit *self)
{
}

RdtUnitIndex
rdt_unit_get_index (RdtUnit *self)
{
  g_return_val_if_fail (RDT_IS_UNIT (self), RDT_NO_UNIT);

  return self->index;
}

const char *
rdt_unit_get_id (RdtUnit *self)
{
  g_return_val_if_fail (RDT_IS_UNIT (self), NULL);

  return self->game->units[self->index].id;
}

const char *
rdt_unit_get_type_name (RdtUnit *self)
{
  g_return_val_if_fail (RDT_IS_UNIT (self), NULL);

  return rdt_words_type (rdt_game_get_type (self->game, self->index)->id);
}

RdtSide
rdt_unit_get_side (RdtUnit *self)
{
  g_return_val_if_fail (RDT_IS_UNIT (self), RDT_NO_SIDE);

  return self->game->units[self->index].side;
}

RdtQuality
rdt_unit_get_quality (RdtUnit *self)
{
  g_return_val_if_fail (RDT_IS_UNIT (self), RDT_QUALITY_AVERAGE);

  return self->game->units[self->index].quality;
}

RdtCell
rdt_unit_get_cell (RdtUnit *self)
{
  const RdtUnitState *state;

  g_return_val_if_fail (RDT_IS_UNIT (self), RDT_NO_CELL);

  state = find_state (self);

  return state != NULL ? state->cell : RDT_NO_CELL;
}

/**
 * rdt_unit_get_status:
 *
 * Returns: where it is in the battle's course; destroyed, if there is no
 *   battle any more
 */
RdtStatus
rdt_unit_get_status (RdtUnit *self)
{
  const RdtUnitState *state;

  g_return_val_if_fail (RDT_IS_UNIT (self), RDT_STATUS_DESTROYED);

  state = find_state (self);

  return state != NULL ? state->status : RDT_STATUS_DESTROYED;
}

/* Notifies of what has changed about it. */
static void
notice (RdtUnit *self)
{
  const RdtUnitState was = self->noticed;

  self->noticed = *find_state (self);

  if (self->noticed.cell != was.cell)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CELL]);
  if (self->noticed.facing != was.facing)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FACING]);
  if (self->noticed.status != was.status)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATUS]);
}

static void
changed_cb (GListModel *units)
{
  for (guint i = 0; i < g_list_model_get_n_items (units); i++)
    {
      g_autoptr(RdtUnit) unit = g_list_model_get_item (units, i);

      notice (unit);
    }
}

/**
 * rdt_unit_list_new:
 *
 * Returns: (transfer full): a list of a side's #RdtUnit, in the order of the
 *   roster, which notify of what changes about them
 */
GListModel *
rdt_unit_list_new (RdtBattle *battle,
                   RdtSide    side)
{
  const RdtRosterSide *roster;
  GListStore *units;

  g_return_val_if_fail (RDT_IS_BATTLE (battle), NULL);
  g_return_val_if_fail (side < RDT_N_SIDES, NULL);

  roster = &rdt_battle_get_game (battle)->sides[side];
  units = g_list_store_new (RDT_TYPE_UNIT);
  for (guint i = 0; i < roster->n_units; i++)
    {
      g_autoptr(RdtUnit) unit = g_object_new (RDT_TYPE_UNIT,
                                              "battle", battle,
                                              "index", roster->first_unit + i,
                                              NULL);

      g_list_store_append (units, unit);
    }

  g_signal_connect_object (battle, "ordered", G_CALLBACK (changed_cb), units, G_CONNECT_SWAPPED);
  g_signal_connect_object (battle, "rewound", G_CALLBACK (changed_cb), units, G_CONNECT_SWAPPED);

  return G_LIST_MODEL (units);
}
