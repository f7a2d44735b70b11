/* rdt-adviser.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-adviser.h"

#include <glib/gi18n.h>

#include "rdt-ai-level.h"
#include "rdt-name-words.h"
#include "rdt-order-estimate.h"
#include "rdt-thread-pool.h"
#include "rdt-words.h"

/**
 * RdtAdviser:
 *
 * Advises a player: suggests orders, or explains an order of the computer.
 *
 * Thinks in a thread about the position on show; when another position is shown,
 * the advice is dropped.
 */

struct _RdtAdviser
{
  GObject              parent_instance;

  RdtBattleController *controller;
  GListStore          *suggestions; /* of RdtSuggestion, best first */
  GCancellable        *thought;
  char                *level;
  char                *heading;
  guint                shown;       /* the number of orders before the position of the advice */
  gboolean             is_hint;     /* rather than an explanation */
  gboolean             could_ask;   /* the last value notified */
};

/* How many rollouts estimate the cost of an order. */
#define N_SAMPLES 64

/* Reasons that count for less are not shown. */
#define LEAST_PERMILLE 5

enum {
  PROP_0,
  PROP_CAN_ASK,
  PROP_CAN_GIVE,
  PROP_HEADING,
  PROP_LEVEL,
  PROP_STATE,
  PROP_THINKING,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RdtAdviser, rdt_adviser, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

/* What the thinking thread uses: only copies and immutable data. */
typedef struct
{
  RdtGame     *game;
  RdtPosition  position;
  RdtAiLevel   level;
  RdtThought   thought;    /* to be explained; empty for a hint */
  int          stop;
} Question;

typedef struct
{
  RdtSuggestionFacts items[RDT_MAX_ADVICE];
  guint           n_items;
} Answer;

G_STATIC_ASSERT (RDT_MAX_REASONS >= RDT_N_MOTIVES);

static void
question_free (Question *question)
{
  rdt_game_unref (question->game);
  g_free (question);
}

static void
cancelled_cb (GCancellable *cancellable,
              Question     *question)
{
  g_atomic_int_set (&question->stop, 1);
}

static int
to_permille (int chance)
{
  int half = chance < 0 ? -RDT_CERTAIN / 2 : RDT_CERTAIN / 2;

  return (int) (((gint64) chance * 1000 + half) / RDT_CERTAIN);
}

static guint
to_tenths (guint sum,
           guint n_samples)
{
  return (sum * 10 + n_samples / 2) / n_samples;
}

/* Adds reasons in order of weight; equal ones keep their order. */
static void
add_reasons (RdtSuggestionFacts *facts,
             const int          *motives)
{
  for (RdtMotive motive = 0; motive < RDT_N_MOTIVES; motive++)
    {
      RdtSuggestionReason reason = { rdt_motive_get_word (motive), to_permille (motives[motive]) };
      guint place = facts->n_reasons;

      if (ABS (reason.permille) < LEAST_PERMILLE)
        continue;

      for (; place > 0 && ABS (facts->reasons[place - 1].permille) < ABS (reason.permille); place--)
        facts->reasons[place] = facts->reasons[place - 1];

      facts->reasons[place] = reason;
      facts->n_reasons++;
    }
}

static void
find_facts (const RdtAiOptions *options,
            const Question     *question,
            const RdtAdvice    *advice,
            guint               index,
            RdtSuggestionFacts *facts)
{
  g_autoptr(RdtAnalysis) analysis = rdt_analysis_new (question->game);
  RdtOrderEstimate estimate;
  RdtReasons reasons;

  facts->order = advice->items[index].order;
  facts->permille = to_permille (advice->items[index].chance);
  facts->has_objectives = analysis->n_aims > 0;
  facts->is_compared = rdt_ai_level_explain (options, question->game, &question->position, advice,
                                             index, &reasons);
  facts->instead = reasons.instead;
  add_reasons (facts, reasons.motives);

  rdt_order_estimate_compute (analysis, &question->position, &facts->order, options->seed,
                              N_SAMPLES, &estimate);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      facts->lost[side] = to_tenths (estimate.lost[side], estimate.n_samples);
      facts->held[side] = to_tenths (estimate.held[side], estimate.n_samples);
    }
}

static gboolean
find_advice (const RdtAiOptions *options,
             const Question     *question,
             RdtAdvice          *advice)
{
  if (question->thought.n_items == 0)
    return rdt_ai_level_advise (options, question->game, &question->position, advice, NULL);

  advice->n_items = MIN (question->thought.n_items, RDT_MAX_ADVICE);
  for (guint i = 0; i < advice->n_items; i++)
    advice->items[i] = (RdtAdvised) {
      .order = question->thought.items[i].order,
      .chance = question->thought.items[i].chance,
    };

  return TRUE;
}

static void
think_in_thread (GTask        *task,
                 gpointer      source_object,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  Question *question = task_data;
  g_autofree Answer *answer = g_new0 (Answer, 1);
  gulong handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), question, NULL);
  g_autoptr(RdtThreadPool) pool = rdt_thread_pool_new (g_get_num_processors ());
  const RdtAiOptions options = {
    .level = question->level,
    .n_nodes = rdt_ai_level_get_nodes (question->level),
    .runner = (RdtTaskRunner *) pool,
    .seed = rdt_position_hash (&question->position, question->game),
    .stop = &question->stop,
  };
  RdtAdvice advice = { 0 };

  if (find_advice (&options, question, &advice))
    for (guint i = 0; i < advice.n_items && g_atomic_int_get (&question->stop) == 0; i++)
      find_facts (&options, question, &advice, i, &answer->items[answer->n_items++]);

  g_cancellable_disconnect (cancellable, handler);

  if (!g_task_return_error_if_cancelled (task))
    g_task_return_pointer (task, g_steal_pointer (&answer), g_free);
}

static void
notify (RdtAdviser *self,
        guint       property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
notify_state (RdtAdviser *self)
{
  notify (self, PROP_STATE);
  notify (self, PROP_THINKING);
  notify (self, PROP_CAN_GIVE);
}

static RdtBattle *
get_battle (RdtAdviser *self)
{
  return rdt_battle_controller_get_battle (self->controller);
}

static gboolean
can_be_asked (RdtAdviser *self)
{
  return rdt_battle_has_begun (get_battle (self))
         && rdt_battle_controller_is_waiting (self->controller);
}

static void
answer_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr(RdtAdviser) self = g_weak_ref_get (user_data);
  g_autofree Answer *answer = g_task_propagate_pointer (G_TASK (result), NULL);
  const RdtPosition *position;

  g_weak_ref_clear (user_data);
  g_free (user_data);

  /* It may have been cancelled and asked again. */
  if (self == NULL || answer == NULL
      || g_task_get_cancellable (G_TASK (result)) != self->thought)
    return;

  g_clear_object (&self->thought);
  position = rdt_battle_get_position_at (get_battle (self), self->shown);
  for (guint i = 0; i < answer->n_items; i++)
    {
      g_autoptr(RdtSuggestion) suggestion =
        rdt_suggestion_new (rdt_battle_get_game (get_battle (self)), position, &answer->items[i]);

      g_list_store_append (self->suggestions, suggestion);
    }

  notify_state (self);
}

static void
set_heading (RdtAdviser *self,
             const char *sentence,
             RdtSide     side)
{
  g_autofree char *name = rdt_words_side (rdt_battle_get_game (get_battle (self)), side);
  RdtFill fill = { .side = name };

  g_free (self->heading);
  self->heading = rdt_words_fill (sentence, &fill);
  notify (self, PROP_HEADING);
}

static void
think (RdtAdviser       *self,
       const RdtThought *thought,
       const char       *level)
{
  g_autoptr(GTask) task = NULL;
  Question *question = g_new0 (Question, 1);
  GWeakRef *weak = g_new (GWeakRef, 1);

  question->game = rdt_game_ref (rdt_battle_get_game (get_battle (self)));
  question->position = *rdt_battle_get_position_at (get_battle (self), self->shown);
  if (!rdt_ai_level_parse (level, &question->level))
    question->level = RDT_AI_LEVEL_HARD;
  if (thought != NULL)
    question->thought = *thought;

  g_weak_ref_init (weak, self);
  self->thought = g_cancellable_new ();
  task = g_task_new (NULL, self->thought, answer_cb, weak);
  g_task_set_source_tag (task, think);
  g_task_set_task_data (task, question, (GDestroyNotify) question_free);
  g_task_run_in_thread (task, think_in_thread);
  notify_state (self);
}

/* Advice is about one position only. */
static void
position_changed_cb (RdtAdviser *self)
{
  gboolean can_ask = can_be_asked (self);

  if (rdt_battle_controller_get_shown_order (self->controller) != self->shown
      || (self->is_hint && !can_ask))
    rdt_adviser_forget (self);

  if (can_ask == self->could_ask)
    return;

  self->could_ask = can_ask;
  notify (self, PROP_CAN_ASK);
}

static void
rdt_adviser_dispose (GObject *object)
{
  RdtAdviser *self = RDT_ADVISER (object);

  g_cancellable_cancel (self->thought);
  g_clear_object (&self->thought);
  g_clear_object (&self->controller);

  G_OBJECT_CLASS (rdt_adviser_parent_class)->dispose (object);
}

static void
rdt_adviser_finalize (GObject *object)
{
  RdtAdviser *self = RDT_ADVISER (object);

  g_clear_object (&self->suggestions);
  g_clear_pointer (&self->heading, g_free);
  g_clear_pointer (&self->level, g_free);

  G_OBJECT_CLASS (rdt_adviser_parent_class)->finalize (object);
}

static const char *
get_state (RdtAdviser *self)
{
  if (self->thought != NULL)
    return "thinking";

  return g_list_model_get_n_items (G_LIST_MODEL (self->suggestions)) > 0 ? "answer" : "idle";
}

static void
rdt_adviser_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  RdtAdviser *self = RDT_ADVISER (object);

  switch (prop_id)
    {
    case PROP_CAN_ASK:
      g_value_set_boolean (value, can_be_asked (self));
      break;

    case PROP_CAN_GIVE:
      g_value_set_boolean (value, rdt_adviser_can_give (self));
      break;

    case PROP_HEADING:
      g_value_set_string (value, self->heading);
      break;

    case PROP_LEVEL:
      g_value_set_string (value, self->level);
      break;

    case PROP_STATE:
      g_value_set_string (value, get_state (self));
      break;

    case PROP_THINKING:
      g_value_set_boolean (value, rdt_adviser_is_thinking (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_adviser_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  RdtAdviser *self = RDT_ADVISER (object);

  switch (prop_id)
    {
    case PROP_LEVEL:
      g_free (self->level);
      self->level = g_value_dup_string (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  /**
   * RdtAdviser:can-ask:
   *
   * Whether the present is on show and a person is to decide.
   */
  properties[PROP_CAN_ASK] = g_param_spec_boolean ("can-ask", NULL, NULL, FALSE, readable);

  /**
   * RdtAdviser:can-give:
   *
   * Whether a suggestion can be ordered now.
   */
  properties[PROP_CAN_GIVE] = g_param_spec_boolean ("can-give", NULL, NULL, FALSE, readable);

  /**
   * RdtAdviser:heading:
   *
   * Whose hint it is, or whose order is explained.
   */
  properties[PROP_HEADING] = g_param_spec_string ("heading", NULL, NULL, NULL, readable);

  /**
   * RdtAdviser:level:
   *
   * The level used for hints, as in the settings.
   */
  properties[PROP_LEVEL] =
    g_param_spec_string ("level", NULL, NULL, "hard", G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtAdviser:state:
   *
   * "idle", "thinking" or "answer".
   */
  properties[PROP_STATE] = g_param_spec_string ("state", NULL, NULL, "idle", readable);

  properties[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, readable);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rdt_adviser_class_init (RdtAdviserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rdt_adviser_dispose;
  object_class->finalize = rdt_adviser_finalize;
  object_class->get_property = rdt_adviser_get_property;
  object_class->set_property = rdt_adviser_set_property;

  install_properties (object_class);
}

static void
rdt_adviser_init (RdtAdviser *self)
{
  self->suggestions = g_list_store_new (RDT_TYPE_SUGGESTION);
  self->level = g_strdup ("hard");
}

/**
 * rdt_adviser_new:
 * @controller: the controller of a battle
 */
RdtAdviser *
rdt_adviser_new (RdtBattleController *controller)
{
  RdtAdviser *self;

  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (controller), NULL);

  self = g_object_new (RDT_TYPE_ADVISER, NULL);
  self->controller = g_object_ref (controller);
  self->could_ask = can_be_asked (self);
  g_signal_connect_object (controller, "notify::position", G_CALLBACK (position_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

GListModel *
rdt_adviser_get_suggestions (RdtAdviser *self)
{
  g_return_val_if_fail (RDT_IS_ADVISER (self), NULL);

  return G_LIST_MODEL (self->suggestions);
}

gboolean
rdt_adviser_is_thinking (RdtAdviser *self)
{
  g_return_val_if_fail (RDT_IS_ADVISER (self), FALSE);

  return self->thought != NULL;
}

gboolean
rdt_adviser_can_give (RdtAdviser *self)
{
  g_return_val_if_fail (RDT_IS_ADVISER (self), FALSE);

  return self->is_hint && g_list_model_get_n_items (G_LIST_MODEL (self->suggestions)) > 0;
}

/**
 * rdt_adviser_ask:
 *
 * Starts thinking about an order for the player.
 */
void
rdt_adviser_ask (RdtAdviser *self)
{
  g_return_if_fail (RDT_IS_ADVISER (self));

  if (!can_be_asked (self))
    return;

  rdt_adviser_forget (self);
  self->shown = rdt_battle_controller_get_shown_order (self->controller);
  self->is_hint = TRUE;
  set_heading (self, _("Hint for {side}"),
               rdt_battle_get_position (get_battle (self))->awaiting.side);
  think (self, NULL, self->level);
}

/**
 * rdt_adviser_explain:
 * @n_orders: the number of an order
 *
 * Starts explaining an order of the computer, and shows the position before it.
 *
 * Returns: whether its alternatives are known
 */
gboolean
rdt_adviser_explain (RdtAdviser *self,
                     guint       n_orders)
{
  const RdtThought *thought;

  g_return_val_if_fail (RDT_IS_ADVISER (self), FALSE);
  g_return_val_if_fail (n_orders > 0, FALSE);

  thought = rdt_history_get (rdt_battle_get_history (get_battle (self)), n_orders)->thought;
  if (thought == NULL)
    return FALSE;

  rdt_battle_controller_set_shown_order (self->controller, n_orders - 1);
  rdt_adviser_forget (self);
  self->shown = n_orders - 1;
  self->is_hint = FALSE;
  set_heading (self, _("What {side} considered"),
               rdt_battle_get_position_at (get_battle (self), n_orders - 1)->awaiting.side);
  think (self, thought, rdt_player_get_id (thought->player));

  return TRUE;
}

/**
 * rdt_adviser_show:
 * @n_orders: the number of an order
 *
 * Shows the position before an order, and explains it if possible.
 */
void
rdt_adviser_show (RdtAdviser *self,
                  guint       n_orders)
{
  g_return_if_fail (RDT_IS_ADVISER (self));
  g_return_if_fail (n_orders > 0);

  if (!rdt_adviser_explain (self, n_orders))
    rdt_battle_controller_set_shown_order (self->controller, n_orders - 1);
}

/**
 * rdt_adviser_forget:
 *
 * Stops thinking, and drops the advice.
 */
void
rdt_adviser_forget (RdtAdviser *self)
{
  g_return_if_fail (RDT_IS_ADVISER (self));

  if (self->thought == NULL && g_list_model_get_n_items (G_LIST_MODEL (self->suggestions)) == 0)
    return;

  g_cancellable_cancel (self->thought);
  g_clear_object (&self->thought);
  g_list_store_remove_all (self->suggestions);
  notify_state (self);
}

/**
 * rdt_adviser_give:
 * @suggestion: one of the suggestions
 *
 * Gives the suggested order, and selects its unit, as if the player had ordered
 * it.
 */
void
rdt_adviser_give (RdtAdviser    *self,
                  RdtSuggestion *suggestion)
{
  RdtOrder order;

  g_return_if_fail (RDT_IS_ADVISER (self));
  g_return_if_fail (RDT_IS_SUGGESTION (suggestion));

  if (!rdt_adviser_can_give (self))
    return;

  order = rdt_suggestion_get_facts (suggestion)->order;

  /* A facing chosen on the board belongs to another order. */
  rdt_battle_controller_select_unit (self->controller, order.unit);
  rdt_battle_controller_order (self->controller, &order);
}
