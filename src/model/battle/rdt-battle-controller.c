/* rdt-battle-controller.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-controller.h"

#include "rdt-bearing.h"
#include "rdt-cell-choices.h"
#include "rdt-shown-event.h"
#include "rdt-undo.h"
#include "rdt-units-left.h"

/**
 * RdtBattleController:
 *
 * The view state of a battle: what is selected, pointed at and shown, and which
 * orders are possible there.
 *
 * Pointer, keys, menus and dialogs change it; everything that shows the battle
 * is bound to its properties.  None of it is part of the position: Undo does not
 * restore it.
 */

struct _RdtBattleController
{
  GObject          parent_instance;

  RdtBattle       *battle;
  RdtBattleRunner *runner;

  RdtShownEvent    shown;
  RdtUnitIndex     selected;
  RdtFacing        facing;       /* the facing at the end of the selected unit's move */
  RdtCell          cursor;
  RdtCell          pointed;
  RdtCell          subject;      /* the cell pointed at last */

  RdtCellChoices   choices;       /* for @subject */
  gboolean         is_redoing;
};

enum {
  PROP_0,
  PROP_CHOICES,
  PROP_CURSOR_CELL,
  PROP_FACING,
  PROP_SHOWN_ORDER,
  PROP_N_ORDERS,
  PROP_PLACING,
  PROP_POINTED_CELL,
  PROP_POSITION,
  PROP_SELECTED_UNIT,
  N_PROPS
};

enum {
  SIGNAL_CHOICE_WANTED,
  SIGNAL_ORDERED,
  SIGNAL_REFUSED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RdtBattleController, rdt_battle_controller, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
notify (RdtBattleController *self,
        guint                property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
drop_choices (RdtBattleController *self)
{
  rdt_cell_choices_clear (&self->choices);
  notify (self, PROP_CHOICES);
}

static void
set_selected (RdtBattleController *self,
              RdtUnitIndex         unit)
{
  if (self->selected == unit)
    return;

  self->selected = unit;
  notify (self, PROP_SELECTED_UNIT);
}

void
rdt_battle_controller_set_facing (RdtBattleController *self,
                                  RdtFacing            facing)
{
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (self));

  if (self->facing == facing)
    return;

  self->facing = facing;
  notify (self, PROP_FACING);
}

static void
set_cursor (RdtBattleController *self,
            RdtCell              cell)
{
  self->cursor = cell;
  notify (self, PROP_CURSOR_CELL);
}

/* Notifies of a change of the position on show. */
static void
notify_position (RdtBattleController *self)
{
  drop_choices (self);
  notify (self, PROP_N_ORDERS);
  notify (self, PROP_SHOWN_ORDER);
  notify (self, PROP_POSITION);
  notify (self, PROP_PLACING);
}

/* Shows the current position and selects the unit that has to answer.  Units that
 * can do no more are deselected, and so are the computer's.
 */
static void
follow_battle (RdtBattleController *self)
{
  const RdtPosition *position = rdt_battle_get_position (self->battle);
  gboolean is_computers = rdt_battle_awaits_computer (self->battle);
  RdtUnitIndex unit = self->selected;

  rdt_shown_event_set (&self->shown, self->battle, rdt_battle_get_n_orders (self->battle),
                       G_MAXUINT);

  if (rdt_choices_is_answer (&position->awaiting) && !is_computers)
    {
      unit = position->awaiting.unit;
      set_cursor (self, position->units[unit].cell);
    }
  else if (unit != RDT_NO_UNIT && (is_computers || !rdt_units_left_has (self->battle, unit)))
    unit = RDT_NO_UNIT;

  /* During deployment the next unit is selected. */
  if (rdt_battle_controller_is_waiting (self)
      && (unit == RDT_NO_UNIT || position->units[unit].status != RDT_STATUS_TO_DEPLOY)
      && rdt_units_left_find_to_deploy (self->battle) != RDT_NO_UNIT)
    unit = rdt_units_left_find_to_deploy (self->battle);

  set_selected (self, unit);
  rdt_battle_controller_set_facing (self, RDT_NO_FACING);
}

static void
ordered_cb (RdtBattleController *self)
{
  const RdtEventList *events;

  g_object_freeze_notify (G_OBJECT (self));
  follow_battle (self);
  notify_position (self);
  events = rdt_battle_controller_get_events (self);
  g_object_thaw_notify (G_OBJECT (self));

  if (self->is_redoing)
    return;

  g_signal_emit (self, signals[SIGNAL_ORDERED], 0, events);
  rdt_battle_runner_ordered (self->runner, events);
}

/* Selects the unit whose order was undone, which is likely to get another one. */
static void
rewound_cb (RdtBattleController *self)
{
  guint n_orders = rdt_battle_get_n_orders (self->battle);
  RdtUnitIndex unit = RDT_NO_UNIT;

  rdt_battle_runner_interrupt (self->runner);

  g_object_freeze_notify (G_OBJECT (self));
  follow_battle (self);

  if (rdt_battle_can_redo (self->battle))
    unit = rdt_battle_get_order_at (self->battle, n_orders + 1)->unit;
  if (unit != RDT_NO_UNIT
      && rdt_battle_controller_is_waiting (self)
      && rdt_units_left_has (self->battle, unit))
    set_selected (self, unit);

  notify_position (self);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
rdt_battle_controller_finalize (GObject *object)
{
  RdtBattleController *self = RDT_BATTLE_CONTROLLER (object);

  rdt_shown_event_clear (&self->shown);
  rdt_cell_choices_clear (&self->choices);
  g_clear_object (&self->runner);
  g_clear_object (&self->battle);

  G_OBJECT_CLASS (rdt_battle_controller_parent_class)->finalize (object);
}

static void
rdt_battle_controller_get_property (GObject    *object,
                                    guint       prop_id,
                                    GValue     *value,
                                    GParamSpec *pspec)
{
  RdtBattleController *self = RDT_BATTLE_CONTROLLER (object);

  switch (prop_id)
    {
    case PROP_CHOICES:
      g_value_set_boxed (value, rdt_battle_controller_get_choices (self));
      break;

    case PROP_CURSOR_CELL:
      g_value_set_uint (value, self->cursor);
      break;

    case PROP_FACING:
      g_value_set_uint (value, self->facing);
      break;

    case PROP_SHOWN_ORDER:
      g_value_set_uint (value, rdt_battle_controller_get_shown_order (self));
      break;

    case PROP_N_ORDERS:
      g_value_set_uint (value, rdt_battle_get_n_orders (self->battle));
      break;

    case PROP_PLACING:
      g_value_set_boolean (value, rdt_battle_controller_is_placing (self));
      break;

    case PROP_POINTED_CELL:
      g_value_set_uint (value, self->pointed);
      break;

    case PROP_POSITION:
      g_value_set_pointer (value, (gpointer) rdt_battle_controller_get_position (self));
      break;

    case PROP_SELECTED_UNIT:
      g_value_set_uint (value, self->selected);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_battle_controller_set_property (GObject      *object,
                                    guint         prop_id,
                                    const GValue *value,
                                    GParamSpec   *pspec)
{
  RdtBattleController *self = RDT_BATTLE_CONTROLLER (object);

  switch (prop_id)
    {
    case PROP_SHOWN_ORDER:
      rdt_battle_controller_set_shown_order (self, g_value_get_uint (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static GParamSpec *
number_property (const char  *name,
                 guint        greatest,
                 guint        usual,
                 GParamFlags  flags)
{
  return g_param_spec_uint (name, NULL, NULL, 0, greatest, usual,
                            flags | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
}

static void
install_properties (GObjectClass *object_class)
{
  /**
   * RdtBattleController:choices:
   *
   * An array of #RdtChoice: the possible orders of the selected unit for the
   * cell pointed at last, and impossible ones with the reason.
   */
  properties[PROP_CHOICES] =
    g_param_spec_boxed ("choices", NULL, NULL, G_TYPE_ARRAY,
                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtBattleController:cursor-cell:
   *
   * The cell to which the keyboard cursor should move.
   */
  properties[PROP_CURSOR_CELL] =
    number_property ("cursor-cell", RDT_NO_CELL, RDT_NO_CELL, G_PARAM_READABLE);

  /**
   * RdtBattleController:facing:
   *
   * The chosen facing of the selected unit at the end of its move, or
   * %RDT_NO_FACING for the default.
   */
  properties[PROP_FACING] =
    number_property ("facing", RDT_NO_FACING, RDT_NO_FACING, G_PARAM_READABLE);

  /**
   * RdtBattleController:shown-order:
   *
   * The number of orders before the position on show.
   */
  properties[PROP_SHOWN_ORDER] = number_property ("shown-order", G_MAXUINT, 0, G_PARAM_READWRITE);

  /**
   * RdtBattleController:n-orders:
   *
   * The number of orders given and not undone.
   */
  properties[PROP_N_ORDERS] = number_property ("n-orders", G_MAXUINT, 0, G_PARAM_READABLE);

  /**
   * RdtBattleController:placing:
   *
   * Whether a person has units to deploy or reinforcements to place.
   */
  properties[PROP_PLACING] =
    g_param_spec_boolean ("placing", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtBattleController:pointed-cell:
   *
   * The cell under the pointer or the cursor, or %RDT_NO_CELL.
   */
  properties[PROP_POINTED_CELL] =
    number_property ("pointed-cell", RDT_NO_CELL, RDT_NO_CELL, G_PARAM_READABLE);

  /**
   * RdtBattleController:position:
   *
   * The #RdtPosition on show.
   */
  properties[PROP_POSITION] =
    g_param_spec_pointer ("position", NULL, NULL,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtBattleController:selected-unit:
   *
   * The selected unit, or %RDT_NO_UNIT.
   */
  properties[PROP_SELECTED_UNIT] =
    number_property ("selected-unit", RDT_NO_UNIT, RDT_NO_UNIT, G_PARAM_READABLE);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rdt_battle_controller_class_init (RdtBattleControllerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rdt_battle_controller_finalize;
  object_class->get_property = rdt_battle_controller_get_property;
  object_class->set_property = rdt_battle_controller_set_property;

  install_properties (object_class);

  /**
   * RdtBattleController::choice-wanted:
   * @choices: (type GArray) (element-type RdtChoice): the possible orders
   * @cell: their cell
   *
   * Emitted when several orders fit a click, or a menu is requested.
   */
  signals[SIGNAL_CHOICE_WANTED] =
    g_signal_new ("choice-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_ARRAY, G_TYPE_UINT);

  /**
   * RdtBattleController::ordered:
   * @events: (type gpointer): its events
   *
   * Emitted for a new order, but not for Redo, before the battle goes on.
   */
  signals[SIGNAL_ORDERED] =
    g_signal_new ("ordered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);

  /**
   * RdtBattleController::refused:
   * @refusal: (type gpointer): the reason
   */
  signals[SIGNAL_REFUSED] =
    g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
rdt_battle_controller_init (RdtBattleController *self)
{
  self->selected = RDT_NO_UNIT;
  self->facing = RDT_NO_FACING;
  self->cursor = RDT_NO_CELL;
  self->pointed = RDT_NO_CELL;
  self->subject = RDT_NO_CELL;
}

RdtBattleController *
rdt_battle_controller_new (RdtBattle *battle)
{
  RdtBattleController *self;

  g_return_val_if_fail (RDT_IS_BATTLE (battle), NULL);

  self = g_object_new (RDT_TYPE_BATTLE_CONTROLLER, NULL);
  self->battle = g_object_ref (battle);
  self->runner = rdt_battle_runner_new (battle);
  g_signal_connect_object (battle, "ordered", G_CALLBACK (ordered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (battle, "rewound", G_CALLBACK (rewound_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->runner, "refused", G_CALLBACK (rdt_battle_controller_refuse),
                           self, G_CONNECT_SWAPPED);
  follow_battle (self);

  return self;
}

RdtBattle *
rdt_battle_controller_get_battle (RdtBattleController *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (self), NULL);

  return self->battle;
}

RdtBattleRunner *
rdt_battle_controller_get_runner (RdtBattleController *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (self), NULL);

  return self->runner;
}

const RdtPosition *
rdt_battle_controller_get_position (RdtBattleController *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (self), NULL);

  return rdt_shown_event_get_position (&self->shown, self->battle);
}

/**
 * rdt_battle_controller_get_events:
 *
 * Returns: (transfer none): the events that led to the position on show
 */
const RdtEventList *
rdt_battle_controller_get_events (RdtBattleController *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (self), NULL);

  return rdt_shown_event_get_events (&self->shown, self->battle);
}

guint
rdt_battle_controller_get_shown_order (RdtBattleController *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (self), 0);

  return self->shown.n_orders;
}

/**
 * rdt_battle_controller_set_shown_order:
 * @n_orders: a number of orders
 *
 * Shows the position after so many orders.  The battle itself is not changed.
 */
void
rdt_battle_controller_set_shown_order (RdtBattleController *self,
                                       guint                n_orders)
{
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (self));

  n_orders = MIN (n_orders, rdt_battle_get_n_orders (self->battle));
  if (n_orders == self->shown.n_orders && self->shown.within == NULL)
    return;

  rdt_battle_controller_show_event (self, n_orders, G_MAXUINT);
}

/**
 * rdt_battle_controller_show_event:
 * @n_orders: a number of orders
 * @n_events: a number of events of the last of them
 *
 * Shows the position in the middle of an order, after so many of its events.
 */
void
rdt_battle_controller_show_event (RdtBattleController *self,
                                  guint                n_orders,
                                  guint                n_events)
{
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (self));
  g_return_if_fail (n_orders <= rdt_battle_get_n_orders (self->battle));

  rdt_shown_event_set (&self->shown, self->battle, n_orders, n_events);
  g_object_freeze_notify (G_OBJECT (self));
  notify_position (self);
  g_object_thaw_notify (G_OBJECT (self));
}

gboolean
rdt_battle_controller_is_live (RdtBattleController *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (self), FALSE);

  return self->shown.within == NULL
         && self->shown.n_orders == rdt_battle_get_n_orders (self->battle);
}

/**
 * rdt_battle_controller_is_waiting:
 *
 * Whether the present is on show and a person is to give an order, rather than
 * to roll a die.
 */
gboolean
rdt_battle_controller_is_waiting (RdtBattleController *self)
{
  const RdtPosition *position;

  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (self), FALSE);

  position = rdt_battle_get_position (self->battle);

  return rdt_battle_controller_is_live (self)
         && !position->is_over
         && position->awaiting.kind != RDT_DECISION_NONE
         && !rdt_battle_runner_is_asking (self->runner)
         && !rdt_battle_awaits_computer (self->battle);
}

gboolean
rdt_battle_controller_is_placing (RdtBattleController *self)
{
  return rdt_battle_controller_is_waiting (self)
         && (rdt_units_left_find_to_deploy (self->battle) != RDT_NO_UNIT
             || rdt_units_left_have_order (self->battle, RDT_ORDER_ENTER));
}

RdtUnitIndex
rdt_battle_controller_get_selected_unit (RdtBattleController *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (self), RDT_NO_UNIT);

  return self->selected;
}

static void
set_pointed (RdtBattleController *self,
             RdtCell              cell)
{
  if (self->pointed == cell)
    return;

  self->pointed = cell;
  notify (self, PROP_POINTED_CELL);

  if (cell == RDT_NO_CELL || cell == self->subject)
    return;

  self->subject = cell;
  drop_choices (self);
}

/**
 * rdt_battle_controller_select_unit:
 * @unit: a unit, or %RDT_NO_UNIT
 *
 * Selects a unit.  While a unit has to answer it stays selected, because no
 * other can be ordered.
 */
void
rdt_battle_controller_select_unit (RdtBattleController *self,
                                   RdtUnitIndex         unit)
{
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (self));

  if (rdt_battle_controller_is_waiting (self)
      && rdt_choices_is_answer (&rdt_battle_get_position (self->battle)->awaiting))
    unit = rdt_battle_get_position (self->battle)->awaiting.unit;

  g_object_freeze_notify (G_OBJECT (self));

  set_selected (self, unit);
  rdt_battle_controller_set_facing (self, RDT_NO_FACING);
  drop_choices (self);

  if (unit != RDT_NO_UNIT
      && rdt_battle_get_position (self->battle)->units[unit].status == RDT_STATUS_BOARD)
    {
      set_cursor (self, rdt_battle_get_position (self->battle)->units[unit].cell);
      set_pointed (self, self->cursor);
    }

  g_object_thaw_notify (G_OBJECT (self));
}

RdtFacing
rdt_battle_controller_get_facing (RdtBattleController *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (self), RDT_NO_FACING);

  return self->facing;
}

RdtCell
rdt_battle_controller_get_pointed_cell (RdtBattleController *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (self), RDT_NO_CELL);

  return self->pointed;
}

/**
 * rdt_battle_controller_point_at:
 * @cell: the new cell of the pointer or cursor, or %RDT_NO_CELL
 */
void
rdt_battle_controller_point_at (RdtBattleController *self,
                                RdtCell              cell)
{
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (self));

  g_object_freeze_notify (G_OBJECT (self));
  set_pointed (self, cell);
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * rdt_battle_controller_get_subject_cell:
 *
 * Returns: the cell to explain: the one pointed at last, which stays while the
 *   pointer is on its way to the explanation
 */
RdtCell
rdt_battle_controller_get_subject_cell (RdtBattleController *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (self), RDT_NO_CELL);

  if (self->subject == RDT_NO_CELL && self->selected != RDT_NO_UNIT)
    return rdt_battle_controller_get_position (self)->units[self->selected].cell;

  return self->subject;
}

/**
 * rdt_battle_controller_get_choices:
 *
 * Returns: (transfer none) (element-type RdtChoice): the choices of the selected
 *   unit for the cell to explain, unless the computer is to decide
 */
const GArray *
rdt_battle_controller_get_choices (RdtBattleController *self)
{
  gboolean is_asked;
  RdtCell cell;

  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (self), NULL);

  is_asked = rdt_battle_controller_is_live (self) && !rdt_battle_awaits_computer (self->battle);
  cell = is_asked ? rdt_battle_controller_get_subject_cell (self) : RDT_NO_CELL;

  return rdt_cell_choices_get_choices (&self->choices, self->battle, self->selected, cell);
}

/**
 * rdt_battle_controller_get_odds:
 * @choice: the index of a choice
 *
 * Returns: (transfer none) (nullable): its odds, if it is legal fire or close
 *   combat
 */
const RdtOdds *
rdt_battle_controller_get_odds (RdtBattleController *self,
                                guint                choice)
{
  const GArray *choices = rdt_battle_controller_get_choices (self);

  g_return_val_if_fail (choice < choices->len, NULL);

  return rdt_cell_choices_get_odds (&self->choices, self->battle, choice);
}

/**
 * rdt_battle_controller_request_choice:
 * @choices: (element-type RdtChoice): the possible orders
 *
 * Asks which of several orders is meant.
 */
void
rdt_battle_controller_request_choice (RdtBattleController *self,
                                      const GArray        *choices,
                                      RdtCell              cell)
{
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (self));

  g_signal_emit (self, signals[SIGNAL_CHOICE_WANTED], 0, choices, (guint) cell);
}

/**
 * rdt_battle_controller_refuse:
 *
 * Emits `refused`.
 */
void
rdt_battle_controller_refuse (RdtBattleController *self,
                              const RdtRefusal    *refusal)
{
  RdtRefusal copy = *refusal;

  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (self));

  g_signal_emit (self, signals[SIGNAL_REFUSED], 0, &copy);
}

/**
 * rdt_battle_controller_order:
 *
 * Gives an order, with the facing chosen on the board, if a person is to decide.
 */
void
rdt_battle_controller_order (RdtBattleController *self,
                             const RdtOrder      *order)
{
  RdtOrder given;

  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (self));
  g_return_if_fail (order != NULL);

  if (!rdt_battle_controller_is_waiting (self))
    return;

  given = *order;
  rdt_bearing_fill (self->battle, self->facing, &given);
  rdt_battle_runner_order (self->runner, &given);
}

/**
 * rdt_battle_controller_redo:
 *
 * Redoes orders up to a person's decision, and goes on.
 */
void
rdt_battle_controller_redo (RdtBattleController *self)
{
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (self));

  if (!rdt_battle_can_redo (self->battle))
    return;

  rdt_battle_runner_interrupt (self->runner);
  self->is_redoing = TRUE;
  rdt_undo_redo (self->battle);
  self->is_redoing = FALSE;
  rdt_battle_runner_begin (self->runner);
}
