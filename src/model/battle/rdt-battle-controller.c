/* rdt-battle-controller.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-controller.h"

#include "rdt-offer.h"
#include "rdt-shown-event.h"
#include "rdt-undo.h"

/**
 * RdtBattleController:
 *
 * What is selected, pointed at and shown of a battle, and what could be
 * ordered there.
 *
 * Pointer, keys, menus and dialogs change it; whatever shows the battle
 * follows its properties.  None of it is part of the position: a player would
 * not expect it back after Undo.
 */

struct _RdtBattleController
{
  GObject          parent_instance;

  RdtBattle       *battle;
  RdtBattleRunner *runner;

  RdtShownEvent    shown;
  RdtUnitIndex     selected;
  RdtFacing        facing;       /* in which the selected unit's move is to end */
  RdtCell          cursor;
  RdtCell          pointed;
  RdtCell          subject;      /* the cell that was pointed at last */

  RdtOffer         offer;        /* at @subject */
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
  rdt_offer_clear (&self->offer);
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

/* Notifies of another position than was shown before. */
static void
notify_position (RdtBattleController *self)
{
  drop_choices (self);
  notify (self, PROP_N_ORDERS);
  notify (self, PROP_SHOWN_ORDER);
  notify (self, PROP_POSITION);
  notify (self, PROP_PLACING);
}

/* Shows the position that now holds, and selects the unit that has to answer; a
 * unit that can do no more is selected no longer, nor is any of the machine's.
 */
static void
follow_battle (RdtBattleController *self)
{
  const RdtPosition *position = rdt_battle_get_position (self->battle);
  gboolean is_machines = rdt_battle_awaits_machine (self->battle);
  RdtUnitIndex unit = self->selected;

  rdt_shown_event_set (&self->shown, self->battle, rdt_battle_get_n_orders (self->battle),
                       G_MAXUINT);

  if (rdt_choices_is_answer (&position->awaiting) && !is_machines)
    {
      unit = position->awaiting.unit;
      set_cursor (self, position->units[unit].cell);
    }
  else if (unit != RDT_NO_UNIT && (is_machines || !rdt_choices_has_any (self->battle, unit)))
    unit = RDT_NO_UNIT;

  /* Units are placed one after the other until all stand. */
  if (rdt_battle_controller_is_waiting (self)
      && (unit == RDT_NO_UNIT || position->units[unit].status != RDT_STATUS_TO_DEPLOY)
      && rdt_choices_find_to_deploy (self->battle) != RDT_NO_UNIT)
    unit = rdt_choices_find_to_deploy (self->battle);

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

/* Selects the unit whose order was undone: most likely it is to do something
 * else.
 */
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
      && rdt_choices_has_any (self->battle, unit))
    set_selected (self, unit);

  notify_position (self);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
rdt_battle_controller_finalize (GObject *object)
{
  RdtBattleController *self = RDT_BATTLE_CONTROLLER (object);

  rdt_shown_event_clear (&self->shown);
  rdt_offer_clear (&self->offer);
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
   * What the selected unit may be ordered to do at the cell that was pointed
   * at last, and what it may not, with the reason: an array of #RdtChoice.
   */
  properties[PROP_CHOICES] =
    g_param_spec_boxed ("choices", NULL, NULL, G_TYPE_ARRAY,
                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtBattleController:cursor-cell:
   *
   * Where the keyboard's cursor is wanted; the board moves it on from there.
   */
  properties[PROP_CURSOR_CELL] =
    number_property ("cursor-cell", RDT_NO_CELL, RDT_NO_CELL, G_PARAM_READABLE);

  /**
   * RdtBattleController:facing:
   *
   * How the selected unit is to face at the end of its move, or
   * %RDT_NO_FACING for the usual way.
   */
  properties[PROP_FACING] =
    number_property ("facing", RDT_NO_FACING, RDT_NO_FACING, G_PARAM_READABLE);

  /**
   * RdtBattleController:shown-order:
   *
   * After how many orders the battle is shown.
   */
  properties[PROP_SHOWN_ORDER] = number_property ("shown-order", G_MAXUINT, 0, G_PARAM_READWRITE);

  /**
   * RdtBattleController:n-orders:
   *
   * How many orders have been given and not undone.
   */
  properties[PROP_N_ORDERS] = number_property ("n-orders", G_MAXUINT, 0, G_PARAM_READABLE);

  /**
   * RdtBattleController:placing:
   *
   * Whether somebody has units to place: in a deployment or as reinforcements.
   */
  properties[PROP_PLACING] =
    g_param_spec_boolean ("placing", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtBattleController:pointed-cell:
   *
   * Where the pointer or the keyboard's cursor is, or %RDT_NO_CELL.
   */
  properties[PROP_POINTED_CELL] =
    number_property ("pointed-cell", RDT_NO_CELL, RDT_NO_CELL, G_PARAM_READABLE);

  /**
   * RdtBattleController:position:
   *
   * The #RdtPosition that is shown.  Notified when it may be another one.
   */
  properties[PROP_POSITION] =
    g_param_spec_pointer ("position", NULL, NULL,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtBattleController:selected-unit:
   *
   * The unit that orders are for, or %RDT_NO_UNIT.
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
   * @choices: (type GArray) (element-type RdtChoice): the orders that fit
   * @cell: where
   *
   * Emitted when more than one order fits a click, or a menu is wanted.
   */
  signals[SIGNAL_CHOICE_WANTED] =
    g_signal_new ("choice-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_ARRAY, G_TYPE_UINT);

  /**
   * RdtBattleController::ordered:
   * @events: (type gpointer): what it brought about
   *
   * Emitted when an order was given, but not when it was redone, before the
   * battle goes on.
   */
  signals[SIGNAL_ORDERED] =
    g_signal_new ("ordered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);

  /**
   * RdtBattleController::refused:
   * @refusal: (type gpointer): why an order may not be given
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
 * Returns: (transfer none): what led to the position that is shown
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
 * @n_orders: after how many orders
 *
 * Shows the battle as it stood then; it goes on from where it is.
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
 * @n_orders: after how many orders
 * @n_events: and how many of the events of the last of them
 *
 * Shows the battle as it stood when that had happened and nothing else.
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
 * Whether the present is shown, and a person is asked for an order, not for a
 * die.
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
         && !rdt_battle_awaits_machine (self->battle);
}

gboolean
rdt_battle_controller_is_placing (RdtBattleController *self)
{
  return rdt_battle_controller_is_waiting (self)
         && (rdt_choices_find_to_deploy (self->battle) != RDT_NO_UNIT
             || rdt_choices_has_kind (self->battle, RDT_ORDER_ENTER));
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
 * Selects the unit that orders are for.  While one has to answer it is always
 * that one: where it may go stays marked, for nobody else can be ordered.
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
 * @cell: where the pointer or the cursor is now, or %RDT_NO_CELL
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
 * Returns: the cell that is to be explained: the one that was pointed at last,
 *   so that one can go from the board to the explanation
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
 * Returns: (transfer none) (element-type RdtChoice): what may be thought of
 *   for the selected unit at the cell that is explained, unless the machine is
 *   to decide
 */
const GArray *
rdt_battle_controller_get_choices (RdtBattleController *self)
{
  gboolean is_asked;
  RdtCell cell;

  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (self), NULL);

  is_asked = rdt_battle_controller_is_live (self) && !rdt_battle_awaits_machine (self->battle);
  cell = is_asked ? rdt_battle_controller_get_subject_cell (self) : RDT_NO_CELL;

  return rdt_offer_get_choices (&self->offer, self->battle, self->selected, cell);
}

/**
 * rdt_battle_controller_get_odds:
 * @choice: the index of one of the choices
 *
 * Returns: (transfer none) (nullable): what may come of it, if it is fire or
 *   close combat that is allowed
 */
const RdtOdds *
rdt_battle_controller_get_odds (RdtBattleController *self,
                                guint                choice)
{
  const GArray *choices = rdt_battle_controller_get_choices (self);

  g_return_val_if_fail (choice < choices->len, NULL);

  return rdt_offer_get_odds (&self->offer, self->battle, choice);
}

/**
 * rdt_battle_controller_request_choice:
 * @choices: (element-type RdtChoice): the orders that fit
 *
 * Has somebody choose which of several orders is meant.
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
 * Says why an order may not be given.
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
 * Gives an order, with the facing that was chosen on the board, if a person
 * is asked.
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
  if (given.facing == RDT_NO_FACING && rdt_choices_takes_facing (&given))
    given.facing = self->facing;

  rdt_battle_runner_order (self->runner, &given);
}

/**
 * rdt_battle_controller_redo:
 *
 * Gives the orders again that were undone, up to a person's decision, and
 * goes on.
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
