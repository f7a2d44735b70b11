/* rdt-battle-runner.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-runner.h"

#include "rdt-ai-player.h"
#include "rdt-computer-turn.h"
#include "rdt-dice-filter.h"
#include "rdt-order-in-hand.h"
#include "rdt-units-left.h"

/**
 * RdtBattleRunner:
 *
 * Runs a battle: carries out orders, asks for dice that are rolled at the table,
 * collects dice to be shown, and lets the computer think in its turn.
 */

struct _RdtBattleRunner
{
  GObject       parent_instance;

  RdtBattle    *battle;
  GCancellable *thought;
  char         *dice_dialog;
  RdtOrder      pending;           /* the order that waits for dice */
  RdtDicePurpose last;             /* of the die before the one being asked for */
  RdtEventList  rolled;            /* dice of the computer's turn, to be shown after it */
  RdtPace      *pace;              /* of the computer's orders */
  guint         idle;              /* idle source that ends a turn */

  guint         is_beginning : 1;
  guint         is_computers_order : 1;
  guint         is_paused : 1;
  guint         is_closed : 1;
  guint         is_animated : 1;
  guint         ends_turns : 1;
  guint         has_ordered : 1;   /* since a turn last ended automatically */
  guint         is_asking : 1;     /* whether a die is being asked for */
  guint         has_last : 1;      /* whether it is not the first of its order */
};

enum {
  PROP_0,
  PROP_ANIMATED,
  PROP_ASKING,
  PROP_DICE_DIALOG,
  PROP_ENDS_TURNS,
  PROP_PAUSED,
  N_PROPS
};

enum {
  SIGNAL_DICE_ROLLED,
  SIGNAL_DICE_WANTED,
  SIGNAL_DROPPED,
  SIGNAL_ENDED,
  SIGNAL_ENDED_TURN,
  SIGNAL_INTENDED,
  SIGNAL_REFUSED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RdtBattleRunner, rdt_battle_runner, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static gboolean
is_computers_turn (RdtBattleRunner *self)
{
  return rdt_battle_has_begun (self->battle) && rdt_battle_awaits_computer (self->battle);
}

static void
set_paused (RdtBattleRunner *self,
            gboolean         is_paused)
{
  if (self->is_paused == !!is_paused)
    return;

  self->is_paused = !!is_paused;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
}

static void
set_asking (RdtBattleRunner *self,
            gboolean         is_asking)
{
  if (self->is_asking == !!is_asking)
    return;

  self->is_asking = !!is_asking;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ASKING]);
}

static void
ask (RdtBattleRunner *self,
     RdtDiceWant     *want)
{
  self->has_last = want->has_last;
  self->last = want->last_purpose;
  set_asking (self, TRUE);
  g_signal_emit (self, signals[SIGNAL_DICE_WANTED], 0, want);
}

static void
stop_thinking (RdtBattleRunner *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  rdt_pace_cancel (self->pace);
  g_cancellable_cancel (self->thought);
  g_clear_object (&self->thought);
}

static void
give_pending (RdtBattleRunner *self)
{
  RdtRefusal refusal;
  RdtDiceWant want;

  switch (rdt_battle_order (self->battle, &self->pending, &refusal, &want))
    {
    case RDT_ORDERED:
      break;

    case RDT_REFUSED:
      g_signal_emit (self, signals[SIGNAL_REFUSED], 0, &refusal);
      break;

    case RDT_NEEDS_DICE:
      ask (self, &want);
      break;
    }
}

static void
give_pending_cb (gpointer user_data)
{
  g_autoptr(RdtBattleRunner) self = g_object_ref (user_data);

  give_pending (self);
}

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  GWeakRef *runner = user_data;
  g_autoptr(RdtBattleRunner) self = g_weak_ref_get (runner);
  RdtThought thought;

  g_weak_ref_clear (runner);
  g_free (runner);

  if (self == NULL
      || !rdt_ai_player_think_finish (self->battle, result, &thought, NULL)
      || self->is_closed)
    return;

  rdt_history_note_thought (rdt_battle_get_history (self->battle), &thought);
  self->pending = thought.items[0].order;
  self->is_computers_order = TRUE;

  /* An end has nothing to show. */
  if (self->pending.kind == RDT_ORDER_END)
    {
      give_pending (self);
      return;
    }

  g_signal_emit (self, signals[SIGNAL_INTENDED], 0, &self->pending);
  rdt_pace_wait (self->pace, rdt_computer_turn_count_beats (self->battle), give_pending_cb, self);
}

/* Whether all that is left for a person is to end a turn or phase, which gives
 * nothing up.  Requires an order since the last time, so that two sides unable to
 * do anything do not run through the battle.
 */
static gboolean
has_nothing_left (RdtBattleRunner *self)
{
  return self->ends_turns
         && self->has_ordered
         && !rdt_battle_is_over (self->battle)
         && !rdt_battle_can_redo (self->battle)
         && rdt_battle_get_position (self->battle)->awaiting.kind == RDT_DECISION_ORDERS
         && rdt_units_left_have_order (self->battle, RDT_ORDER_END)
         && rdt_units_left_count (self->battle) == 0;
}

static gboolean
end_turn_cb (gpointer user_data)
{
  RdtBattleRunner *self = user_data;
  RdtOrder end;

  self->idle = 0;
  self->has_ordered = FALSE;
  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  rdt_battle_runner_order (self, &end);
  self->has_ordered = FALSE;
  g_signal_emit (self, signals[SIGNAL_ENDED_TURN], 0);

  return G_SOURCE_REMOVE;
}

/**
 * rdt_battle_runner_go_on:
 *
 * Lets the computer think if it is its turn: after an order, and after its dice
 * have been shown.
 */
void
rdt_battle_runner_go_on (RdtBattleRunner *self)
{
  RdtSide side;
  GWeakRef *runner;

  g_return_if_fail (RDT_IS_BATTLE_RUNNER (self));

  stop_thinking (self);
  set_paused (self, FALSE);

  if (rdt_battle_is_over (self->battle))
    g_signal_emit (self, signals[SIGNAL_ENDED], 0);

  if (self->is_closed)
    return;

  if (!is_computers_turn (self))
    {
      rdt_pace_end (self->pace);

      /* Deferred, so that other handlers of the last order run first. */
      if (has_nothing_left (self))
        self->idle = g_idle_add (end_turn_cb, self);
      return;
    }

  rdt_pace_begin (self->pace);

  /* The task holds a weak reference, and ends with the battle. */
  side = rdt_battle_get_position (self->battle)->awaiting.side;
  runner = g_new (GWeakRef, 1);
  g_weak_ref_init (runner, self);
  self->thought = g_cancellable_new ();
  rdt_ai_player_think_async (self->battle, rdt_battle_get_player (self->battle, side),
                             self->thought, thought_cb, runner);
}

/* The computer's dice are shown on the board during its turn; a dialog for all dice
 * is shown once for the whole turn.
 */
static void
collect_dice (RdtBattleRunner    *self,
              const RdtEventList *events)
{
  gboolean shows_all = g_strcmp0 (self->dice_dialog, RDT_DICE_FILTER_ALWAYS) == 0;

  if (rdt_battle_has_person (self->battle) && (!self->is_computers_order || shows_all))
    rdt_dice_filter_add (&self->rolled, events, self->dice_dialog);
}

static void
rdt_battle_runner_finalize (GObject *object)
{
  RdtBattleRunner *self = RDT_BATTLE_RUNNER (object);

  stop_thinking (self);
  g_clear_object (&self->pace);
  rdt_event_list_clear (&self->rolled);
  g_clear_pointer (&self->dice_dialog, g_free);
  g_clear_object (&self->battle);

  G_OBJECT_CLASS (rdt_battle_runner_parent_class)->finalize (object);
}

static void
rdt_battle_runner_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  RdtBattleRunner *self = RDT_BATTLE_RUNNER (object);

  switch (prop_id)
    {
    case PROP_ANIMATED:
      g_value_set_boolean (value, self->is_animated);
      break;

    case PROP_ASKING:
      g_value_set_boolean (value, self->is_asking);
      break;

    case PROP_DICE_DIALOG:
      g_value_set_string (value, self->dice_dialog);
      break;

    case PROP_ENDS_TURNS:
      g_value_set_boolean (value, self->ends_turns);
      break;

    case PROP_PAUSED:
      g_value_set_boolean (value, self->is_paused);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_battle_runner_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  RdtBattleRunner *self = RDT_BATTLE_RUNNER (object);

  switch (prop_id)
    {
    case PROP_ANIMATED:
      self->is_animated = g_value_get_boolean (value);
      break;

    case PROP_DICE_DIALOG:
      g_free (self->dice_dialog);
      self->dice_dialog = g_value_dup_string (value);
      break;

    case PROP_ENDS_TURNS:
      self->ends_turns = g_value_get_boolean (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  /**
   * RdtBattleRunner:animated:
   *
   * Whether dice are animated.
   */
  properties[PROP_ANIMATED] =
    g_param_spec_boolean ("animated", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtBattleRunner:asking:
   *
   * Whether a die or card is being asked for.
   */
  properties[PROP_ASKING] =
    g_param_spec_boolean ("asking", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtBattleRunner:dice-dialog:
   *
   * Which dice are shown in a dialog: "always", "never", or those that matter.
   */
  properties[PROP_DICE_DIALOG] =
    g_param_spec_string ("dice-dialog", NULL, NULL, NULL,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtBattleRunner:ends-turns:
   *
   * Whether a person's turn or phase ends automatically when nothing can be done
   * in it after an order.
   */
  properties[PROP_ENDS_TURNS] =
    g_param_spec_boolean ("ends-turns", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtBattleRunner:paused:
   *
   * Whether the battle waits to be continued: its dice were not entered, or it
   * was rewound to a decision of the computer.
   */
  properties[PROP_PAUSED] =
    g_param_spec_boolean ("paused", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
install_signals (GType type)
{
  /**
   * RdtBattleRunner::dice-rolled:
   * @events: (type gpointer): the dice to show
   *
   * Emitted before the battle goes on, which it does after
   * [method@BattleRunner.go_on].
   */
  signals[SIGNAL_DICE_ROLLED] =
    g_signal_new ("dice-rolled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);

  /**
   * RdtBattleRunner::dice-wanted:
   * @want: (type gpointer): the die to roll
   */
  signals[SIGNAL_DICE_WANTED] =
    g_signal_new ("dice-wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);

  /**
   * RdtBattleRunner::dropped:
   *
   * Emitted when an order was dropped because its dice were not entered.
   */
  signals[SIGNAL_DROPPED] =
    g_signal_new ("dropped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  /**
   * RdtBattleRunner::ended:
   *
   * Emitted after the last dice of the battle have been shown.
   */
  signals[SIGNAL_ENDED] =
    g_signal_new ("ended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  /**
   * RdtBattleRunner::ended-turn:
   *
   * Emitted after a person's turn or phase has ended automatically.
   */
  signals[SIGNAL_ENDED_TURN] =
    g_signal_new ("ended-turn", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  /**
   * RdtBattleRunner::intended:
   * @order: (type gpointer): the computer's next order
   *
   * Emitted a beat before an order of the computer.
   */
  signals[SIGNAL_INTENDED] =
    g_signal_new ("intended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);

  /**
   * RdtBattleRunner::refused:
   * @refusal: (type gpointer): why an order was refused
   */
  signals[SIGNAL_REFUSED] =
    g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
rdt_battle_runner_class_init (RdtBattleRunnerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rdt_battle_runner_finalize;
  object_class->get_property = rdt_battle_runner_get_property;
  object_class->set_property = rdt_battle_runner_set_property;

  install_properties (object_class);
  install_signals (G_TYPE_FROM_CLASS (klass));
}

static void
rdt_battle_runner_init (RdtBattleRunner *self)
{
  self->pace = rdt_pace_new ();
}

RdtBattleRunner *
rdt_battle_runner_new (RdtBattle *battle)
{
  RdtBattleRunner *self;

  g_return_val_if_fail (RDT_IS_BATTLE (battle), NULL);

  self = g_object_new (RDT_TYPE_BATTLE_RUNNER, NULL);
  self->battle = g_object_ref (battle);

  return self;
}

/* Continues with an order that waits for a die. */
static void
take_up (RdtBattleRunner *self)
{
  stop_thinking (self);
  set_paused (self, FALSE);
  self->is_computers_order = is_computers_turn (self);
  if (self->is_computers_order)
    rdt_pace_begin (self->pace);
  give_pending (self);
}

/**
 * rdt_battle_runner_begin:
 *
 * Begins the battle, or continues it, with the order that was waiting for dice,
 * if there is one.
 */
void
rdt_battle_runner_begin (RdtBattleRunner *self)
{
  RdtDiceWant want;

  g_return_if_fail (RDT_IS_BATTLE_RUNNER (self));

  if (self->is_asking)
    return;

  if (rdt_battle_has_begun (self->battle))
    {
      if (rdt_order_in_hand_get (self->battle, &self->pending))
        take_up (self);
      else
        rdt_battle_runner_go_on (self);
      return;
    }

  self->is_beginning = TRUE;
  self->is_computers_order = FALSE;
  set_paused (self, FALSE);

  switch (rdt_battle_begin (self->battle, &want))
    {
    case RDT_ORDERED:
      self->is_beginning = FALSE;
      break;

    case RDT_NEEDS_DICE:
      ask (self, &want);
      break;

    case RDT_REFUSED:
      g_assert_not_reached ();
    }
}

/**
 * rdt_battle_runner_order:
 *
 * Carries out an order, as soon as it has its dice.
 */
void
rdt_battle_runner_order (RdtBattleRunner *self,
                         const RdtOrder  *order)
{
  g_return_if_fail (RDT_IS_BATTLE_RUNNER (self));
  g_return_if_fail (order != NULL);

  self->pending = *order;
  self->is_computers_order = FALSE;
  give_pending (self);
}

/* If another die is needed at once, the prompt and its focus are kept. */
static void
try_again (RdtBattleRunner *self)
{
  g_autoptr(RdtBattleRunner) held = g_object_ref (self);

  g_object_freeze_notify (G_OBJECT (held));
  set_asking (self, FALSE);
  (self->is_beginning ? rdt_battle_runner_begin : give_pending) (self);
  g_object_thaw_notify (G_OBJECT (held));
}

/**
 * rdt_battle_runner_roll:
 * @purpose: what was asked for
 * @face: the face of the die, or the number of the card's side, from 1
 *
 * Continues with a die that was rolled at the table.
 */
void
rdt_battle_runner_roll (RdtBattleRunner *self,
                        RdtDicePurpose   purpose,
                        guint            face)
{
  g_return_if_fail (RDT_IS_BATTLE_RUNNER (self));

  rdt_battle_enter_die (self->battle, purpose, purpose == RDT_DICE_CARD ? face - 1 : face);
  try_again (self);
}

/**
 * rdt_battle_runner_take_back_die:
 *
 * Asks for the last die again, to correct it.
 */
void
rdt_battle_runner_take_back_die (RdtBattleRunner *self,
                                 RdtDicePurpose   purpose)
{
  g_return_if_fail (RDT_IS_BATTLE_RUNNER (self));

  rdt_battle_take_back_die (self->battle, purpose);
  try_again (self);
}

/**
 * rdt_battle_runner_cancel_roll:
 *
 * Puts off the order that needs a die.  The dice entered for it are kept until
 * another order is given.
 */
void
rdt_battle_runner_cancel_roll (RdtBattleRunner *self)
{
  g_return_if_fail (RDT_IS_BATTLE_RUNNER (self));

  set_asking (self, FALSE);
  set_paused (self, self->is_beginning || is_computers_turn (self));
  if (self->is_paused)
    rdt_pace_end (self->pace);
  else
    rdt_order_in_hand_put_off (self->battle);
  if (!self->is_paused && !self->is_closed)
    g_signal_emit (self, signals[SIGNAL_DROPPED], 0);
}

/**
 * rdt_battle_runner_can_undo_roll:
 *
 * Whether the current prompt for a die can be put off, or the die before it
 * corrected.  Before the first turn neither is possible.
 */
gboolean
rdt_battle_runner_can_undo_roll (RdtBattleRunner *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_RUNNER (self), FALSE);

  return self->is_asking && (self->has_last || !self->is_beginning);
}

/**
 * rdt_battle_runner_undo_roll:
 *
 * Takes back the last die entered for the current order, or puts the order off.
 */
void
rdt_battle_runner_undo_roll (RdtBattleRunner *self)
{
  g_return_if_fail (RDT_IS_BATTLE_RUNNER (self));

  if (!rdt_battle_runner_can_undo_roll (self))
    return;

  if (self->has_last)
    rdt_battle_runner_take_back_die (self, self->last);
  else
    rdt_battle_runner_cancel_roll (self);
}

/**
 * rdt_battle_runner_ordered:
 * @events: the events of the last order
 *
 * Shows dice, if wanted, and lets the computer think.
 */
void
rdt_battle_runner_ordered (RdtBattleRunner    *self,
                           const RdtEventList *events)
{
  g_return_if_fail (RDT_IS_BATTLE_RUNNER (self));

  if (self->is_closed)
    return;

  self->has_ordered = TRUE;
  collect_dice (self, events);

  if (self->is_computers_order && is_computers_turn (self))
    rdt_battle_runner_go_on (self);
  else if (self->rolled.n_items > 0)
    {
      g_signal_emit (self, signals[SIGNAL_DICE_ROLLED], 0, &self->rolled);
      self->rolled.n_items = 0;
    }
  else
    rdt_battle_runner_go_on (self);
}

/**
 * rdt_battle_runner_interrupt:
 *
 * Stops the computer's thinking, because the position has changed.
 */
void
rdt_battle_runner_interrupt (RdtBattleRunner *self)
{
  g_return_if_fail (RDT_IS_BATTLE_RUNNER (self));

  stop_thinking (self);
  set_asking (self, FALSE);
  rdt_pace_end (self->pace);
  self->rolled.n_items = 0;
  set_paused (self, is_computers_turn (self));
}

/**
 * rdt_battle_runner_close:
 *
 * Stops for good when the page is closed.
 */
void
rdt_battle_runner_close (RdtBattleRunner *self)
{
  g_return_if_fail (RDT_IS_BATTLE_RUNNER (self));

  self->is_closed = TRUE;
  stop_thinking (self);
}

/**
 * rdt_battle_runner_get_pace:
 *
 * Returns: (transfer none): the pace of the computer's orders
 */
RdtPace *
rdt_battle_runner_get_pace (RdtBattleRunner *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_RUNNER (self), NULL);

  return self->pace;
}

gboolean
rdt_battle_runner_is_asking (RdtBattleRunner *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_RUNNER (self), FALSE);

  return self->is_asking;
}

gboolean
rdt_battle_runner_is_paused (RdtBattleRunner *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_RUNNER (self), FALSE);

  return self->is_paused;
}

RdtBattle *
rdt_battle_runner_get_battle (RdtBattleRunner *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_RUNNER (self), NULL);

  return self->battle;
}

gboolean
rdt_battle_runner_is_animated (RdtBattleRunner *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_RUNNER (self), FALSE);

  return self->is_animated;
}
