/* rdt-review.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-review.h"

#include <glib/gi18n.h>

#include "rdt-advice-words.h"
#include "rdt-ai-level.h"
#include "rdt-order-estimate.h"
#include "rdt-referee.h"
#include "rdt-words.h"

/**
 * RdtReview:
 *
 * Finds the costliest orders of a battle: those that left the lowest chance of
 * winning compared with the best alternative.
 *
 * If persons play, only theirs are reviewed.
 */
struct _RdtReview
{
  GObject       parent_instance;

  RdtBattle    *battle;
  GListStore   *mistakes;     /* of RdtMistake, worst first */
  GCancellable *thought;
  gpointer      question;     /* the review in progress */
  guint         poll;
};

/**
 * RdtMistake:
 *
 * A costly order, and a better one.
 */
struct _RdtMistake
{
  GObject   parent_instance;

  guint     n_orders;
  guint     cost;             /* in permille */
  RdtOrder  better;
  char     *title;
  char     *advice;
};

/* The level that looks for better orders. */
#define LEVEL RDT_AI_LEVEL_MEDIUM

/* All orders are compared by a few rollouts, and the costliest again by more: the
 * largest of many uncertain differences is largest partly by chance.
 */
#define N_FIRST_SAMPLES 24
#define N_LAST_SAMPLES  192
#define N_CANDIDATES    12

/* Smaller costs are not shown. */
#define LEAST_PERMILLE 10

/* The interval of progress updates. */
#define POLL_MS 150

enum {
  PROP_0,
  PROP_FRACTION,
  PROP_RUNNING,
  N_PROPS
};

enum {
  MISTAKE_PROP_0,
  MISTAKE_PROP_ADVICE,
  MISTAKE_PROP_TITLE,
  N_MISTAKE_PROPS
};

G_DEFINE_FINAL_TYPE (RdtReview, rdt_review, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE (RdtMistake, rdt_mistake, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static GParamSpec *mistake_properties[N_MISTAKE_PROPS];

/* A candidate for a mistake. */
typedef struct
{
  guint       n_orders;
  int         cost;           /* of RDT_CERTAIN */
  RdtOrder    given;
  RdtOrder    better;
  RdtPosition position;
} Candidate;

/* What the thinking thread uses: only copies and immutable data. */
typedef struct
{
  gatomicrefcount  ref_count;
  RdtGame         *game;
  RdtDice         *dice;
  GArray          *orders;
  gboolean         is_looked_at[RDT_N_SIDES];
  int              stop;
  int              n_done;
} Question;

static void
question_unref (Question *question)
{
  if (!g_atomic_ref_count_dec (&question->ref_count))
    return;

  rdt_game_unref (question->game);
  rdt_dice_unref (question->dice);
  g_array_unref (question->orders);
  g_free (question);
}

static void
cancelled_cb (GCancellable *cancellable,
              Question     *question)
{
  g_atomic_int_set (&question->stop, 1);
}

static int
compare_costs (gconstpointer a,
               gconstpointer b)
{
  const Candidate *first = *(Candidate *const *) a, *second = *(Candidate *const *) b;

  if (first->cost != second->cost)
    return first->cost < second->cost ? 1 : -1;

  return first->n_orders < second->n_orders ? -1 : 1;
}

static void
weigh (const RdtAnalysis *analysis,
       Candidate         *candidate,
       guint              n_samples)
{
  guint64 seed = rdt_position_hash (&candidate->position, analysis->game);
  RdtOrderEstimate better, given;

  rdt_order_estimate_compute (analysis, &candidate->position, &candidate->better, seed, n_samples,
                              &better);
  rdt_order_estimate_compute (analysis, &candidate->position, &candidate->given, seed, n_samples,
                              &given);
  candidate->cost = (int) better.chance - (int) given.chance;
}

/* Compares an order with the best one, and keeps it if it is among the worst. */
static void
look_at (const Question    *question,
         const RdtAnalysis *analysis,
         const RdtPosition *position,
         guint              index,
         GPtrArray         *candidates)
{
  const RdtOrder *order = &g_array_index (question->orders, RdtOrder, index);
  const RdtAiOptions options = {
    .level = LEVEL,
    .n_nodes = rdt_ai_level_get_nodes (LEVEL),
    .seed = rdt_position_hash (position, question->game),
    .stop = &question->stop,
  };
  Candidate *candidate;
  RdtAdvice advice;

  if (order->kind == RDT_ORDER_RESIGN
      || !question->is_looked_at[position->awaiting.side]
      || !rdt_ai_level_advise (&options, question->game, position, &advice, NULL)
      || rdt_order_equal (&advice.items[0].order, order))
    return;

  candidate = g_new0 (Candidate, 1);
  candidate->n_orders = index + 1;
  candidate->given = *order;
  candidate->better = advice.items[0].order;
  candidate->position = *position;
  weigh (analysis, candidate, N_FIRST_SAMPLES);

  g_ptr_array_add (candidates, candidate);
  g_ptr_array_sort (candidates, compare_costs);
  if (candidates->len > N_CANDIDATES)
    g_ptr_array_set_size (candidates, N_CANDIDATES);
}

static void
think_in_thread (GTask        *task,
                 gpointer      source_object,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  Question *question = task_data;
  gulong handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), question, NULL);
  g_autoptr(RdtAnalysis) analysis = rdt_analysis_new (question->game);
  g_autofree RdtPosition *position = g_new0 (RdtPosition, 1);
  GPtrArray *candidates = g_ptr_array_new_with_free_func (g_free);
  gboolean goes_on = rdt_referee_begin (question->game, question->dice, position, NULL, NULL);

  for (guint i = 0; i < question->orders->len && goes_on; i++)
    {
      look_at (question, analysis, position, i, candidates);
      goes_on = g_atomic_int_get (&question->stop) == 0
                && rdt_referee_apply (question->game, question->dice, position,
                                      &g_array_index (question->orders, RdtOrder, i), NULL, NULL);
      g_atomic_int_inc (&question->n_done);
    }

  for (guint i = 0; i < candidates->len && g_atomic_int_get (&question->stop) == 0; i++)
    weigh (analysis, g_ptr_array_index (candidates, i), N_LAST_SAMPLES);
  g_ptr_array_sort (candidates, compare_costs);

  g_cancellable_disconnect (cancellable, handler);
  g_task_return_pointer (task, candidates, (GDestroyNotify) g_ptr_array_unref);
}

static RdtMistake *
mistake_new (const RdtGame   *game,
             const Candidate *candidate)
{
  RdtMistake *self = g_object_new (RDT_TYPE_MISTAKE, NULL);
  g_autofree char *better = rdt_words_proposal (game, &candidate->position, &candidate->better);
  RdtFill fill = { .word = better };

  self->n_orders = candidate->n_orders;
  self->cost = ((gint64) candidate->cost * 1000 + RDT_CERTAIN / 2) / RDT_CERTAIN;
  self->better = candidate->better;
  fill.count = (self->cost + 5) / 10;
  self->title = rdt_words_given (game, &candidate->position, &candidate->given);

  /* Translators: a better order, and by how many percentage points the order that
   * was given lowered the chance of winning compared with it.
   */
  self->advice =
    rdt_words_fill (ngettext ("Lowered the chance of winning by {count} point. Better: {word}",
                              "Lowered the chance of winning by {count} points. Better: {word}",
                              fill.count), &fill);

  return self;
}

static void
notify (RdtReview *self,
        guint      property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
finish (RdtReview *self)
{
  g_clear_handle_id (&self->poll, g_source_remove);
  g_clear_object (&self->thought);
  g_clear_pointer ((Question **) &self->question, question_unref);
  notify (self, PROP_FRACTION);
  notify (self, PROP_RUNNING);
}

static void
answer_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr(RdtReview) self = g_weak_ref_get (user_data);
  g_autoptr(GPtrArray) candidates = g_task_propagate_pointer (G_TASK (result), NULL);

  g_weak_ref_clear (user_data);
  g_free (user_data);

  if (self == NULL || candidates == NULL
      || g_task_get_cancellable (G_TASK (result)) != self->thought)
    return;

  for (guint i = 0; i < MIN (candidates->len, RDT_MAX_MISTAKES); i++)
    {
      const Candidate *candidate = g_ptr_array_index (candidates, i);

      if (candidate->cost >= RDT_CERTAIN / 1000 * LEAST_PERMILLE)
        {
          g_autoptr(RdtMistake) mistake = mistake_new (rdt_battle_get_game (self->battle),
                                                       candidate);

          g_list_store_append (self->mistakes, mistake);
        }
    }

  finish (self);
}

static gboolean
poll_cb (gpointer user_data)
{
  notify (user_data, PROP_FRACTION);

  return G_SOURCE_CONTINUE;
}

static void
rdt_review_dispose (GObject *object)
{
  RdtReview *self = RDT_REVIEW (object);

  g_clear_handle_id (&self->poll, g_source_remove);
  g_cancellable_cancel (self->thought);
  g_clear_object (&self->thought);
  g_clear_pointer ((Question **) &self->question, question_unref);
  g_clear_object (&self->battle);
  g_clear_object (&self->mistakes);

  G_OBJECT_CLASS (rdt_review_parent_class)->dispose (object);
}

static double
get_fraction (RdtReview *self)
{
  Question *question = self->question;

  if (question == NULL || question->orders->len == 0)
    return 0;

  return g_atomic_int_get (&question->n_done) / (double) question->orders->len;
}

static void
rdt_review_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  RdtReview *self = RDT_REVIEW (object);

  switch (prop_id)
    {
    case PROP_FRACTION:
      g_value_set_double (value, get_fraction (self));
      break;

    case PROP_RUNNING:
      g_value_set_boolean (value, rdt_review_is_running (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_review_class_init (RdtReviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = rdt_review_dispose;
  object_class->get_property = rdt_review_get_property;

  /**
   * RdtReview:fraction:
   *
   * The fraction of the battle that has been reviewed.
   */
  properties[PROP_FRACTION] = g_param_spec_double ("fraction", NULL, NULL, 0, 1, 0, readable);

  properties[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, readable);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rdt_review_init (RdtReview *self)
{
  self->mistakes = g_list_store_new (RDT_TYPE_MISTAKE);
}

RdtReview *
rdt_review_new (RdtBattle *battle)
{
  RdtReview *self;

  g_return_val_if_fail (RDT_IS_BATTLE (battle), NULL);

  self = g_object_new (RDT_TYPE_REVIEW, NULL);
  self->battle = g_object_ref (battle);

  return self;
}

static Question *
create_question (RdtReview *self)
{
  Question *question = g_new0 (Question, 1);
  RdtHistory *history = rdt_battle_get_history (self->battle);
  gboolean has_person = rdt_battle_has_person (self->battle);

  g_atomic_ref_count_init (&question->ref_count);
  question->game = rdt_game_ref (rdt_battle_get_game (self->battle));
  question->dice = rdt_dice_ref (rdt_battle_get_dice (self->battle));
  question->orders = rdt_history_list_orders (history, 0, rdt_battle_get_n_orders (self->battle));

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    question->is_looked_at[side] =
      !has_person || rdt_battle_get_player (self->battle, side) == RDT_PLAYER_PERSON;

  return question;
}

/**
 * rdt_review_start:
 *
 * Starts reviewing all orders given so far.
 */
void
rdt_review_start (RdtReview *self)
{
  g_autoptr(GTask) task = NULL;
  Question *question;
  GWeakRef *weak;

  g_return_if_fail (RDT_IS_REVIEW (self));

  rdt_review_cancel (self);
  g_list_store_remove_all (self->mistakes);

  question = create_question (self);
  g_atomic_ref_count_inc (&question->ref_count);
  self->question = question;
  self->thought = g_cancellable_new ();
  self->poll = g_timeout_add (POLL_MS, poll_cb, self);

  weak = g_new (GWeakRef, 1);
  g_weak_ref_init (weak, self);
  task = g_task_new (NULL, self->thought, answer_cb, weak);
  g_task_set_source_tag (task, rdt_review_start);
  g_task_set_task_data (task, question, (GDestroyNotify) question_unref);
  g_task_run_in_thread (task, think_in_thread);
  notify (self, PROP_RUNNING);
}

/**
 * rdt_review_cancel:
 *
 * Stops without a result.
 */
void
rdt_review_cancel (RdtReview *self)
{
  g_return_if_fail (RDT_IS_REVIEW (self));

  if (self->thought == NULL)
    return;

  g_cancellable_cancel (self->thought);
  finish (self);
}

gboolean
rdt_review_is_running (RdtReview *self)
{
  g_return_val_if_fail (RDT_IS_REVIEW (self), FALSE);

  return self->thought != NULL;
}

GListModel *
rdt_review_get_mistakes (RdtReview *self)
{
  g_return_val_if_fail (RDT_IS_REVIEW (self), NULL);

  return G_LIST_MODEL (self->mistakes);
}

static void
rdt_mistake_finalize (GObject *object)
{
  RdtMistake *self = RDT_MISTAKE (object);

  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->advice, g_free);

  G_OBJECT_CLASS (rdt_mistake_parent_class)->finalize (object);
}

static void
rdt_mistake_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  RdtMistake *self = RDT_MISTAKE (object);

  switch (prop_id)
    {
    case MISTAKE_PROP_ADVICE:
      g_value_set_string (value, self->advice);
      break;

    case MISTAKE_PROP_TITLE:
      g_value_set_string (value, self->title);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_mistake_class_init (RdtMistakeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = rdt_mistake_finalize;
  object_class->get_property = rdt_mistake_get_property;

  mistake_properties[MISTAKE_PROP_ADVICE] =
    g_param_spec_string ("advice", NULL, NULL, NULL, readable);
  mistake_properties[MISTAKE_PROP_TITLE] =
    g_param_spec_string ("title", NULL, NULL, NULL, readable);

  g_object_class_install_properties (object_class, N_MISTAKE_PROPS, mistake_properties);
}

static void
rdt_mistake_init (RdtMistake *self)
{
}

/**
 * rdt_mistake_get_n_orders:
 *
 * Returns: the number of the order
 */
guint
rdt_mistake_get_n_orders (RdtMistake *self)
{
  g_return_val_if_fail (RDT_IS_MISTAKE (self), 0);

  return self->n_orders;
}

/**
 * rdt_mistake_get_cost:
 *
 * Returns: its cost in chance of winning, in permille
 */
guint
rdt_mistake_get_cost (RdtMistake *self)
{
  g_return_val_if_fail (RDT_IS_MISTAKE (self), 0);

  return self->cost;
}

const RdtOrder *
rdt_mistake_get_better (RdtMistake *self)
{
  g_return_val_if_fail (RDT_IS_MISTAKE (self), NULL);

  return &self->better;
}
