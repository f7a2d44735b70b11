/* rdt-unit.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-unit.h"

#include "rdt-cell-words.h"
#include "rdt-units-left.h"
#include "rdt-value-words.h"
#include "rdt-words.h"

/**
 * RdtUnit:
 *
 * A unit of a battle in the position on show, for lists that bind to it.
 */

struct _RdtUnit
{
  GObject       parent_instance;

  RdtGame      *game;
  RdtUnitIndex  index;
  char         *description;
  gboolean      is_gone;
  gboolean      is_ready;
};

enum {
  PROP_0,
  PROP_DESCRIPTION,
  PROP_VALUES,
  PROP_GONE,
  PROP_READY,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RdtUnit, rdt_unit, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
rdt_unit_finalize (GObject *object)
{
  RdtUnit *self = RDT_UNIT (object);

  g_clear_pointer (&self->game, rdt_game_unref);
  g_free (self->description);

  G_OBJECT_CLASS (rdt_unit_parent_class)->finalize (object);
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
    case PROP_DESCRIPTION:
      g_value_set_string (value, self->description);
      break;

    case PROP_VALUES:
      g_value_take_string (value, rdt_words_unit_values (self->game, self->index));
      break;

    case PROP_GONE:
      g_value_set_boolean (value, self->is_gone);
      break;

    case PROP_READY:
      g_value_set_boolean (value, self->is_ready);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_unit_class_init (RdtUnitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = rdt_unit_finalize;
  object_class->get_property = rdt_unit_get_property;

  /**
   * RdtUnit:description:
   *
   * Its type, state and place.
   */
  properties[PROP_DESCRIPTION] =
    g_param_spec_string ("description", NULL, NULL, NULL, readable);

  /**
   * RdtUnit:values:
   *
   * Its movement, range and close combat values.
   */
  properties[PROP_VALUES] = g_param_spec_string ("values", NULL, NULL, NULL, readable);

  /**
   * RdtUnit:gone:
   *
   * Whether it is destroyed, or has left the board for good.
   */
  properties[PROP_GONE] = g_param_spec_boolean ("gone", NULL, NULL, FALSE, readable);

  /**
   * RdtUnit:ready:
   *
   * Whether a person can give it an order now, including arrival and deployment.
   */
  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE, readable);

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

gboolean
rdt_unit_is_ready (RdtUnit *self)
{
  g_return_val_if_fail (RDT_IS_UNIT (self), FALSE);

  return self->is_ready;
}

static char *
describe (const RdtGame     *game,
          const RdtPosition *position,
          RdtUnitIndex       unit)
{
  g_autofree char *brief = rdt_words_unit_brief (game, position, unit);
  GString *words = g_string_new (brief);

  if (position->units[unit].status == RDT_STATUS_BOARD)
    {
      char cell[RDT_CELL_LABEL_SIZE];

      rdt_grid_format_cell (&game->map->grid, position->units[unit].cell, cell);
      rdt_words_list_add (words, cell);
    }

  return g_string_free (words, FALSE);
}

static void
set_boolean (RdtUnit  *self,
             gboolean *place,
             gboolean  value,
             guint     property)
{
  if (*place == value)
    return;

  *place = value;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
show (RdtUnit           *self,
      const RdtPosition *position)
{
  RdtStatus status = position->units[self->index].status;
  g_autofree char *description = describe (self->game, position, self->index);

  if (g_strcmp0 (self->description, description) != 0)
    {
      g_free (self->description);
      self->description = g_steal_pointer (&description);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DESCRIPTION]);
    }

  set_boolean (self, &self->is_gone,
               status == RDT_STATUS_DESTROYED || status == RDT_STATUS_EXITED, PROP_GONE);
}

/* Whether a unit that can be given an order waits for one: not if it is in place already. */
static gboolean
is_waiting (RdtUnitIndex       unit,
            const RdtPosition *position)
{
  return position->awaiting.kind != RDT_DECISION_DEPLOY
         || position->units[unit].status == RDT_STATUS_TO_DEPLOY;
}

/* Also updated with the selection: the selected unit may be the one that has to answer. */
static void
show_ready_cb (RdtBattleController *controller,
               GParamSpec          *pspec,
               GListModel          *units)
{
  const RdtPosition *position = rdt_battle_controller_get_position (controller);
  const gboolean *are_ready = NULL;

  if (rdt_battle_controller_is_waiting (controller))
    are_ready = rdt_units_left_find (rdt_battle_controller_get_battle (controller));

  for (guint i = 0; i < g_list_model_get_n_items (units); i++)
    {
      g_autoptr(RdtUnit) unit = g_list_model_get_item (units, i);

      set_boolean (unit, &unit->is_ready,
                   are_ready != NULL && are_ready[unit->index]
                     && is_waiting (unit->index, position), PROP_READY);
    }
}

static void
show_position_cb (RdtBattleController *controller,
                  GParamSpec          *pspec,
                  GListModel          *units)
{
  const RdtPosition *position = rdt_battle_controller_get_position (controller);

  for (guint i = 0; i < g_list_model_get_n_items (units); i++)
    {
      g_autoptr(RdtUnit) unit = g_list_model_get_item (units, i);

      show (unit, position);
    }

  show_ready_cb (controller, NULL, units);
}

/**
 * rdt_unit_list_new:
 *
 * Returns: (transfer full): a list of all #RdtUnit of a battle, in the order of
 *   the roster, which follow the position on show
 */
GListModel *
rdt_unit_list_new (RdtBattleController *controller)
{
  RdtGame *game;
  GListStore *units;

  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (controller), NULL);

  game = rdt_battle_get_game (rdt_battle_controller_get_battle (controller));
  units = g_list_store_new (RDT_TYPE_UNIT);
  for (guint i = 0; i < game->n_units; i++)
    {
      g_autoptr(RdtUnit) unit = g_object_new (RDT_TYPE_UNIT, NULL);

      unit->game = rdt_game_ref (game);
      unit->index = i;
      g_list_store_append (units, unit);
    }

  g_signal_connect_object (controller, "notify::position", G_CALLBACK (show_position_cb), units, 0);
  g_signal_connect_object (controller, "notify::selected-unit", G_CALLBACK (show_ready_cb), units,
                           0);
  show_position_cb (controller, NULL, G_LIST_MODEL (units));

  return G_LIST_MODEL (units);
}
