/* rdt-battle-announcer.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-announcer.h"

#include <glib/gi18n.h>

#include "rdt-announce.h"
#include "rdt-event-words.h"
#include "rdt-order-words.h"
#include "rdt-turn-outcome.h"

/**
 * RdtBattleAnnouncer:
 *
 * Announces a battle to screen readers: the events of each order, and the next
 * decision.  Toasts announce themselves.
 */

struct _RdtBattleAnnouncer
{
  GObject              parent_instance;

  GtkWidget           *page;     /* owns the announcer */
  RdtBattleController *controller;
  char                *asked;    /* the last question announced */
  char                *phase;    /* the phase that began, with which the question may begin */
  guint                asking;   /* idle source that announces the question */
  gboolean             is_past;  /* whether the past is shown */
};

G_DEFINE_FINAL_TYPE (RdtBattleAnnouncer, rdt_battle_announcer, G_TYPE_OBJECT)

static void
say (RdtBattleAnnouncer *self,
     const char         *sentence)
{
  rdt_announce (self->page, sentence);
}

static void
say_phase (RdtBattleAnnouncer *self)
{
  g_autofree char *phase = g_steal_pointer (&self->phase);

  if (phase != NULL)
    say (self, phase);
}

static void
say_events (RdtBattleAnnouncer *self,
            guint               n_orders)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtEventList *events = rdt_battle_get_events_at (battle, n_orders);
  const RdtPosition *before = n_orders > 0 ? rdt_battle_get_position_at (battle, n_orders - 1)
                                           : NULL;

  for (guint i = 0; i < events->n_items; i++)
    {
      g_autofree char *words = NULL;

      if (!rdt_words_tells_event (game, &events->items[i]))
        continue;

      say_phase (self);
      words = rdt_words_logged_event (game, before, events, i);
      if (events->items[i].kind == RDT_EVENT_PHASE_BEGAN)
        self->phase = g_steal_pointer (&words);
      else
        say (self, words);
    }
}

/* Announced once when the history is opened, and when it is left. */
static void
say_whether_live (RdtBattleAnnouncer *self)
{
  gboolean is_live = rdt_battle_controller_is_live (self->controller);

  if (!is_live && !self->is_past)
    say (self, _("You are viewing an earlier turn. Press Escape to return to the battle."));
  self->is_past = !is_live;
}

/* With each card of one's own: what is left in the pack decides whether to wait. */
static void
say_cards (RdtBattleAnnouncer *self)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtPosition *position = rdt_battle_get_position (battle);
  g_autofree char *words = NULL;

  if (game->rules->traits.activation != RDT_ACTIVATION_BY_CARD
      || position->awaiting.kind != RDT_DECISION_ORDERS
      || position->active != RDT_NO_UNIT
      || rdt_battle_awaits_computer (battle))
    return;

  words = rdt_words_cards_left (game, position);
  say (self, words);
}

/* With each question, until the enemy's victory at the end of this turn is prevented. */
static void
say_outcome (RdtBattleAnnouncer *self)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  g_autofree char *words = NULL;

  if (rdt_battle_awaits_computer (battle))
    return;

  words = rdt_turn_outcome_tell (rdt_battle_get_game (battle), rdt_battle_get_position (battle));
  if (words != NULL)
    say (self, words);
}

/* At the end the last event has told the winner. */
static void
say_asked (RdtBattleAnnouncer *self)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  g_autofree char *words = NULL;

  say_whether_live (self);
  if (!rdt_battle_has_begun (battle) || !rdt_battle_controller_is_live (self->controller))
    return;

  words = rdt_words_decision (rdt_battle_get_game (battle), rdt_battle_get_position (battle));
  if (g_strcmp0 (words, self->asked) == 0)
    return;

  if (self->phase != NULL && g_str_has_prefix (words, self->phase))
    g_clear_pointer (&self->phase, g_free);
  say_phase (self);
  say (self, words);
  say_cards (self);
  say_outcome (self);
  g_free (self->asked);
  self->asked = g_steal_pointer (&words);
}

static void
ordered_cb (RdtBattleAnnouncer *self,
            guint               n_orders)
{
  say_events (self, n_orders);
}

static void
rewound_cb (RdtBattleAnnouncer *self)
{
  say (self, _("Order undone."));
  g_clear_pointer (&self->asked, g_free);
}

static gboolean
ask_cb (gpointer user_data)
{
  RdtBattleAnnouncer *self = user_data;

  self->asking = 0;
  say_asked (self);
  say_phase (self);

  return G_SOURCE_REMOVE;
}

/* Deferred, so that it follows the announcement of the events. */
static void
position_changed_cb (RdtBattleAnnouncer *self)
{
  if (self->asking == 0)
    self->asking = g_idle_add (ask_cb, self);
}

static void
paused_cb (RdtBattleAnnouncer *self)
{
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (self->controller);

  if (rdt_battle_runner_is_paused (runner))
    say (self, _("The battle is paused. Press Space to continue."));
}

/* The decision is announced when the page is shown. */
static void
mapped_cb (RdtBattleAnnouncer *self)
{
  g_clear_pointer (&self->asked, g_free);
  say_asked (self);
}

static void
rdt_battle_announcer_finalize (GObject *object)
{
  RdtBattleAnnouncer *self = RDT_BATTLE_ANNOUNCER (object);

  g_clear_handle_id (&self->asking, g_source_remove);
  g_free (self->asked);
  g_free (self->phase);

  G_OBJECT_CLASS (rdt_battle_announcer_parent_class)->finalize (object);
}

static void
rdt_battle_announcer_class_init (RdtBattleAnnouncerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rdt_battle_announcer_finalize;
}

static void
rdt_battle_announcer_init (RdtBattleAnnouncer *self)
{
}

/**
 * rdt_battle_announcer_new:
 * @page: the page that owns the announcer
 *
 * Announces the battle of a page while the announcer exists.
 */
RdtBattleAnnouncer *
rdt_battle_announcer_new (RdtPage             *page,
                          RdtBattleController *controller)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  RdtBattleAnnouncer *self = g_object_new (RDT_TYPE_BATTLE_ANNOUNCER, NULL);

  self->page = GTK_WIDGET (page);
  self->controller = controller;

  g_signal_connect_object (battle, "ordered", G_CALLBACK (ordered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (battle, "rewound", G_CALLBACK (rewound_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "notify::position", G_CALLBACK (position_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (rdt_battle_controller_get_runner (controller), "notify::paused",
                           G_CALLBACK (paused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "map", G_CALLBACK (mapped_cb), self, G_CONNECT_SWAPPED);

  return self;
}
