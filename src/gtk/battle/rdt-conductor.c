/* rdt-conductor.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-conductor.h"

#include "rdt-ai-player.h"
#include "rdt-dice-window.h"
#include "rdt-style.h"
#include "rdt-throw-window.h"

/**
 * RdtConductor:
 *
 * Keeps a battle going: hands orders to it, asks for dice that are thrown by
 * hand, shows the dice that were thrown, and lets the machine think when it
 * is its go.
 */

struct _RdtConductor
{
  GObject       parent_instance;

  RdtBattle    *battle;
  GSettings    *settings;
  GCancellable *thought;
  GtkWidget    *page;              /* weak: over which dialogs appear */

  RdtOrder      pending;           /* waits for dice that are thrown by hand */
  RdtEventList  seen;              /* dice of the machine's go, to be shown after it */
  guint         pause;

  guint         is_beginning : 1;
  guint         is_machines_order : 1;
  guint         is_resting : 1;
};

/* So that one can follow what the machine does, in milliseconds. */
#define PAUSE_MS 450

enum {
  SIGNAL_BEGUN,
  SIGNAL_DROPPED,
  SIGNAL_ENDED,
  SIGNAL_REFUSED,
  SIGNAL_RESTED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RdtConductor, rdt_conductor, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static gboolean
is_machines_turn (RdtConductor *self)
{
  return rdt_battle_has_begun (self->battle) && rdt_battle_awaits_machine (self->battle);
}

static void
rest (RdtConductor *self,
      gboolean      is_resting)
{
  if (self->is_resting == is_resting)
    return;

  self->is_resting = is_resting;
  g_signal_emit (self, signals[SIGNAL_RESTED], 0);
}

static void carry_out (RdtConductor *self);

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  GWeakRef *conductor = user_data;
  g_autoptr(RdtConductor) self = g_weak_ref_get (conductor);
  g_autoptr(GError) error = NULL;
  RdtOrder order;

  g_weak_ref_clear (conductor);
  g_free (conductor);

  if (self == NULL
      || !rdt_ai_player_think_finish (self->battle, result, &order, &error)
      || self->page == NULL)
    return;

  self->pending = order;
  self->is_machines_order = TRUE;
  carry_out (self);
}

static void
stop (RdtConductor *self)
{
  g_clear_handle_id (&self->pause, g_source_remove);
  g_cancellable_cancel (self->thought);
  g_clear_object (&self->thought);
}

static void
think (RdtConductor *self)
{
  RdtSide side = rdt_battle_get_position (self->battle)->awaiting.side;
  GWeakRef *conductor;

  stop (self);
  rest (self, FALSE);

  if (rdt_battle_is_over (self->battle))
    g_signal_emit (self, signals[SIGNAL_ENDED], 0);

  if (!is_machines_turn (self) || self->page == NULL)
    return;

  /* A thought does not keep alive whom it is for: it ends with the battle. */
  conductor = g_new (GWeakRef, 1);
  g_weak_ref_init (conductor, self);
  self->thought = g_cancellable_new ();
  rdt_ai_player_think_async (self->battle, rdt_battle_get_player (self->battle, side),
                             self->thought, thought_cb, conductor);
}

static gboolean
paused_cb (gpointer user_data)
{
  RdtConductor *self = user_data;

  self->pause = 0;
  think (self);

  return G_SOURCE_REMOVE;
}

static void
think_soon (RdtConductor *self)
{
  stop (self);

  if (rdt_style_has_animations (self->settings))
    self->pause = g_timeout_add (PAUSE_MS, paused_cb, self);
  else
    think (self);
}

static void
dice_closed_cb (gpointer user_data)
{
  think (user_data);
}

static gboolean
is_throw (const RdtEvent *event)
{
  return event->kind == RDT_EVENT_ROLLED || event->kind == RDT_EVENT_CARD_DRAWN;
}

/* Whether somebody was harmed, or was spared by a die. */
static gboolean
is_important (const RdtEvent *event)
{
  return event->kind == RDT_EVENT_DESTROYED
         || (event->kind == RDT_EVENT_ROLLED
             && (event->throw.purpose == RDT_DICE_EFFECT
                 || event->throw.purpose == RDT_DICE_CLOSE_COMBAT
                 || event->throw.purpose == RDT_DICE_MINEFIELD));
}

/* Whether an event only settles who may do something. */
static gboolean
is_routine (const RdtEvent *event)
{
  return event->kind == RDT_EVENT_CARD_DRAWN
         || (event->kind == RDT_EVENT_ROLLED
             && (event->throw.purpose == RDT_DICE_INITIATIVE
                 || event->throw.purpose == RDT_DICE_ACTIVATION
                 || event->throw.purpose == RDT_DICE_COMMAND
                 || event->throw.purpose == RDT_DICE_COMMANDER));
}

/* Keeps what is to be shown of what an order brought about: a dialog for each
 * of the machine's throws would tire, so they wait until somebody is asked.
 */
static void
keep_seen (RdtConductor       *self,
           const RdtEventList *events)
{
  g_autofree char *when = g_settings_get_string (self->settings, "dice-dialog");
  gboolean shows_all = g_str_equal (when, "always");
  gboolean is_wanted = FALSE;

  if (!rdt_battle_has_person (self->battle))
    return;

  for (guint i = 0; i < events->n_items && !g_str_equal (when, "never"); i++)
    is_wanted |= shows_all ? is_throw (&events->items[i]) : is_important (&events->items[i]);

  for (guint i = 0; i < events->n_items && is_wanted; i++)
    if (shows_all || !is_routine (&events->items[i]))
      *rdt_event_list_add (&self->seen, events->items[i].kind) = events->items[i];
}

static void
thrown_cb (RdtDicePurpose purpose,
           guint          face,
           gpointer       user_data)
{
  RdtConductor *self = user_data;

  if (face == 0 || self->page == NULL)
    {
      rdt_battle_forget_throws (self->battle);
      rest (self, self->is_beginning || self->is_machines_order);
      if (self->page != NULL && !self->is_resting)
        g_signal_emit (self, signals[SIGNAL_DROPPED], 0);
      return;
    }

  rdt_battle_throw_by_hand (self->battle, purpose, purpose == RDT_DICE_CARD ? face - 1 : face);

  if (self->is_beginning)
    rdt_conductor_begin (self);
  else
    carry_out (self);
}

static void
ask_for_dice (RdtConductor      *self,
              const RdtDiceWant *want)
{
  rdt_throw_window_present (self->page, rdt_battle_get_game (self->battle), want,
                            thrown_cb, self);
}

static void
carry_out (RdtConductor *self)
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
      ask_for_dice (self, &want);
      break;
    }
}

static void
rdt_conductor_dispose (GObject *object)
{
  RdtConductor *self = RDT_CONDUCTOR (object);

  stop (self);
  rdt_event_list_clear (&self->seen);
  g_clear_weak_pointer (&self->page);
  g_clear_object (&self->battle);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rdt_conductor_parent_class)->dispose (object);
}

static void
rdt_conductor_class_init (RdtConductorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rdt_conductor_dispose;

  /**
   * RdtConductor::begun:
   *
   * Emitted when the battle has come to its first decision.
   */
  signals[SIGNAL_BEGUN] =
    g_signal_new ("begun",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  /**
   * RdtConductor::dropped:
   *
   * Emitted when somebody's order is not carried out, since its dice were not
   * thrown.
   */
  signals[SIGNAL_DROPPED] =
    g_signal_new ("dropped",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  /**
   * RdtConductor::ended:
   *
   * Emitted when the battle is over and its last dice have been looked at.
   */
  signals[SIGNAL_ENDED] =
    g_signal_new ("ended",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  /**
   * RdtConductor::refused:
   * @refusal: (type gpointer): why an order was not carried out
   */
  signals[SIGNAL_REFUSED] =
    g_signal_new ("refused",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);

  /**
   * RdtConductor::rested:
   *
   * Emitted when the battle waits for a word to go on, or no longer does.
   */
  signals[SIGNAL_RESTED] =
    g_signal_new ("rested",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
rdt_conductor_init (RdtConductor *self)
{
}

/**
 * rdt_conductor_new:
 * @page: the widget over which dialogs appear; when it goes, the battle rests
 */
RdtConductor *
rdt_conductor_new (RdtBattle *battle,
                   GSettings *settings,
                   GtkWidget *page)
{
  RdtConductor *self;

  g_return_val_if_fail (RDT_IS_BATTLE (battle), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (page), NULL);

  self = g_object_new (RDT_TYPE_CONDUCTOR, NULL);
  self->battle = g_object_ref (battle);
  self->settings = g_object_ref (settings);
  g_set_weak_pointer (&self->page, page);

  return self;
}

/**
 * rdt_conductor_begin:
 *
 * Brings the battle to its first decision, or goes on where it stands.
 */
void
rdt_conductor_begin (RdtConductor *self)
{
  RdtDiceWant want;

  g_return_if_fail (RDT_IS_CONDUCTOR (self));

  if (rdt_battle_has_begun (self->battle))
    {
      think (self);
      return;
    }

  self->is_beginning = TRUE;
  rest (self, FALSE);

  switch (rdt_battle_begin (self->battle, &want))
    {
    case RDT_ORDERED:
      self->is_beginning = FALSE;
      g_signal_emit (self, signals[SIGNAL_BEGUN], 0);
      think (self);
      break;

    case RDT_NEEDS_DICE:
      ask_for_dice (self, &want);
      break;

    case RDT_REFUSED:
      g_assert_not_reached ();
    }
}

/**
 * rdt_conductor_give:
 *
 * Has an order carried out, as soon as it has its dice.
 */
void
rdt_conductor_give (RdtConductor   *self,
                    const RdtOrder *order)
{
  g_return_if_fail (RDT_IS_CONDUCTOR (self));
  g_return_if_fail (order != NULL);

  self->pending = *order;
  self->is_machines_order = FALSE;
  carry_out (self);
}

/**
 * rdt_conductor_go_on:
 * @events: what the last order brought about
 *
 * Shows the dice, if they are wanted, and lets the machine think.
 */
void
rdt_conductor_go_on (RdtConductor       *self,
                     const RdtEventList *events)
{
  g_return_if_fail (RDT_IS_CONDUCTOR (self));

  if (self->page == NULL)
    return;

  keep_seen (self, events);

  if (self->is_machines_order && is_machines_turn (self))
    think_soon (self);
  else if (self->seen.n_items > 0)
    {
      rdt_dice_window_present (self->page, rdt_battle_get_game (self->battle), &self->seen,
                               dice_closed_cb, self);
      self->seen.n_items = 0;
    }
  else
    think (self);
}

/**
 * rdt_conductor_interrupt:
 *
 * Drops the machine's thought, since the battle goes elsewhere.
 */
void
rdt_conductor_interrupt (RdtConductor *self)
{
  g_return_if_fail (RDT_IS_CONDUCTOR (self));

  stop (self);
  self->seen.n_items = 0;
  rest (self, is_machines_turn (self));
}

/**
 * rdt_conductor_is_resting:
 *
 * Whether the battle waits for a word to go on: its dice were not thrown, or
 * it was rewound to a decision of the machine's.
 */
gboolean
rdt_conductor_is_resting (RdtConductor *self)
{
  g_return_val_if_fail (RDT_IS_CONDUCTOR (self), FALSE);

  return self->is_resting;
}
