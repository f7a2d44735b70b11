/* rdt-ai-player.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-ai-player.h"

#include "rdt-ai-level.h"
#include "rdt-thread-pool.h"

/* Computer players. */

/* What the thinking thread uses: only copies and immutable data. */
typedef struct
{
  RdtGame     *game;
  RdtAnalysis *analysis;
  RdtPosition  position;
  RdtPlayer    player;
  RdtAiLevel   level;
  int          stop;
} Thought;

/* The analysis of the ground is kept with the battle: it takes time on large
 * boards, and the ground does not change.
 */
#define ANALYSIS_KEY "rdt-ai-player-analysis"

G_STATIC_ASSERT (RDT_MAX_WEIGHED >= RDT_MAX_ADVICE);
G_STATIC_ASSERT (RDT_SURE == RDT_CERTAIN);

static void
thought_free (Thought *thought)
{
  g_clear_pointer (&thought->analysis, rdt_analysis_unref);
  rdt_game_unref (thought->game);
  g_free (thought);
}

static void
cancelled_cb (GCancellable *cancellable,
              Thought      *thought)
{
  g_atomic_int_set (&thought->stop, 1);
}

static void
think_in_thread (GTask        *task,
                 gpointer      source_object,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  Thought *thought = task_data;
  g_autofree RdtThought *result = g_new0 (RdtThought, 1);
  RdtAdvice advice = { 0 };
  g_autoptr(RdtThreadPool) pool = rdt_thread_pool_new (g_get_num_processors ());
  RdtAiOptions options = {
    .level = thought->level,
    .n_nodes = rdt_ai_level_get_nodes (thought->level),
    .runner = (RdtTaskRunner *) pool,
    .stop = &thought->stop,
  };
  gboolean has_chosen;
  gulong handler = 0;

  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), thought, NULL);

  /* A seed of its own, derived from the position: with the battle's dice the player
   * would know every roll to come.
   */
  options.seed = rdt_position_hash (&thought->position, thought->game);
  if (thought->analysis == NULL)
    thought->analysis = rdt_analysis_new (thought->game);
  options.analysis = thought->analysis;
  has_chosen = rdt_ai_level_advise (&options, thought->game, &thought->position, &advice, NULL);
  result->player = thought->player;
  result->n_items = advice.n_items;
  for (guint i = 0; i < advice.n_items; i++)
    result->items[i] = (RdtWeighed) {
      .order = advice.items[i].order,
      .chance = advice.items[i].chance,
    };

  if (handler != 0)
    g_cancellable_disconnect (cancellable, handler);

  if (g_task_return_error_if_cancelled (task))
    return;

  if (has_chosen)
    g_task_return_pointer (task, g_steal_pointer (&result), g_free);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "nothing to choose from");
}

/**
 * rdt_ai_player_think_async:
 * @battle: a battle that waits for an order
 * @player: the level
 * @cancellable: (nullable): stops thinking
 * @callback: called with the result, without a source object
 * @user_data: for @callback
 *
 * Chooses an order in a thread.
 */
void
rdt_ai_player_think_async (RdtBattle           *battle,
                           RdtPlayer            player,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  g_autoptr(GTask) task = NULL;
  RdtAnalysis *analysis;
  Thought *thought;

  g_return_if_fail (RDT_IS_BATTLE (battle));
  g_return_if_fail (rdt_player_is_computer (player));

  thought = g_new0 (Thought, 1);
  thought->game = rdt_game_ref (rdt_battle_get_game (battle));
  thought->position = *rdt_battle_get_position (battle);
  thought->player = player;
  rdt_ai_level_parse (rdt_player_get_id (player), &thought->level);
  analysis = g_object_get_data (G_OBJECT (battle), ANALYSIS_KEY);
  if (analysis != NULL && analysis->game == thought->game)
    thought->analysis = rdt_analysis_ref (analysis);

  /* If the battle were the task's source object, the thread could drop its last
   * reference.
   */
  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, rdt_ai_player_think_async);
  g_task_set_task_data (task, thought, (GDestroyNotify) thought_free);
  g_task_run_in_thread (task, think_in_thread);
}

/* For the player that stands still: ends whatever can be ended, deploys a unit if
 * it must, or gives the first answer.
 */
static void
stand_still (RdtBattle *battle,
             RdtOrder  *order)
{
  const RdtPosition *position = rdt_battle_get_position (battle);
  const RdtOrderList *orders = rdt_battle_list_orders (battle);

  *order = orders->items[0];
  for (guint i = 1; i < orders->n_items; i++)
    {
      const RdtOrder *other = &orders->items[i];

      if (other->kind == RDT_ORDER_END
          || (other->kind == RDT_ORDER_DEPLOY
              && position->units[other->unit].status == RDT_STATUS_TO_DEPLOY))
        *order = *other;
    }
}

/**
 * rdt_ai_player_think_finish:
 * @battle: a battle
 * @result: the result that @callback was given
 * @thought: (out caller-allocates): the chosen order and its alternatives
 * @error: return location for an error
 *
 * Finishes thinking, unless the battle has changed meanwhile.
 *
 * Returns: whether there is an order that still applies
 */
gboolean
rdt_ai_player_think_finish (RdtBattle     *battle,
                            GAsyncResult  *result,
                            RdtThought    *thought,
                            GError       **error)
{
  g_autofree RdtThought *answer = NULL;
  const Thought *question;

  g_return_val_if_fail (RDT_IS_BATTLE (battle), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  answer = g_task_propagate_pointer (G_TASK (result), error);
  if (answer == NULL)
    return FALSE;

  question = g_task_get_task_data (G_TASK (result));
  g_object_set_data_full (G_OBJECT (battle), ANALYSIS_KEY, rdt_analysis_ref (question->analysis),
                          (GDestroyNotify) rdt_analysis_unref);
  if (!rdt_position_equal (&question->position, rdt_battle_get_position (battle)))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "the battle has gone on");
      return FALSE;
    }

  *thought = *answer;
  if (question->player == RDT_PLAYER_STILL)
    {
      stand_still (battle, &thought->items[0].order);
      thought->n_items = 0;
    }

  return TRUE;
}
