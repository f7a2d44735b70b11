/* rdt-ai-player.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-ai-player.h"

#include "rdt-search.h"

/**
 * RdtAiPlayer:
 *
 * Decides for those sides of a battle that a machine plays.
 *
 * Whenever such a side is awaited it thinks, and says what it has chosen;
 * whoever runs the battle orders that as a person's order.  When the battle
 * goes elsewhere meanwhile, the thought is dropped.
 */

struct _RdtAiPlayer
{
  GObject       parent_instance;

  RdtBattle    *battle;
  GCancellable *cancellable;     /* of the thought under way, or NULL */
  guint         is_paused : 1;
};

/* What a thinking thread may touch: copies and immutable things only. */
typedef struct
{
  RdtGame     *game;
  RdtPosition  position;
  guint        n_nodes;
  int          stop;
} Thought;

enum {
  PROP_0,
  PROP_BATTLE,
  PROP_THINKING,
  PROP_PAUSED,
  N_PROPS
};

enum {
  SIGNAL_CHOSE,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RdtAiPlayer, rdt_ai_player, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
thought_free (Thought *thought)
{
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
  g_autofree RdtOrder *best = g_new0 (RdtOrder, 1);
  gboolean has_chosen;
  gulong handler = 0;

  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), thought, NULL);

  /* Dice of its own, thrown from how things stand: with the battle's it would
   * know every throw to come.
   */
  has_chosen = rdt_search_choose (thought->game, &thought->position,
                                  rdt_position_hash (&thought->position, thought->game),
                                  thought->n_nodes, &thought->stop, best);

  if (handler != 0)
    g_cancellable_disconnect (cancellable, handler);

  if (g_task_return_error_if_cancelled (task))
    return;

  if (has_chosen)
    g_task_return_pointer (task, g_steal_pointer (&best), g_free);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "nothing to choose from");
}

static gboolean
is_machines_turn (RdtBattle *battle)
{
  const RdtDecision *awaiting = &rdt_battle_get_position (battle)->awaiting;

  return awaiting->kind != RDT_DECISION_NONE
         && rdt_player_is_machine (rdt_battle_get_player (battle, awaiting->side));
}

static void
stop_thinking (RdtAiPlayer *self)
{
  if (self->cancellable == NULL)
    return;

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
}

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  GWeakRef *player = user_data;
  g_autoptr(RdtAiPlayer) self = g_weak_ref_get (player);
  g_autoptr(GError) error = NULL;
  RdtOrder order;
  gboolean has_chosen;

  g_weak_ref_clear (player);
  g_free (player);

  if (self == NULL)
    return;

  /* After a thought that was given up another may be under way. */
  has_chosen = rdt_ai_player_think_finish (self->battle, result, &order, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->cancellable);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
  if (has_chosen)
    g_signal_emit (self, signals[SIGNAL_CHOSE], 0, &order);
}

static void
look_again (RdtAiPlayer *self)
{
  RdtSide side = rdt_battle_get_position (self->battle)->awaiting.side;
  GWeakRef *player;

  stop_thinking (self);

  if (self->is_paused || !is_machines_turn (self->battle))
    return;

  /* A thought does not keep alive whom it is for. */
  player = g_new (GWeakRef, 1);
  g_weak_ref_init (player, self);

  self->cancellable = g_cancellable_new ();
  rdt_ai_player_think_async (self->battle, rdt_battle_get_player (self->battle, side),
                             self->cancellable, thought_cb, player);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
}

static void
rdt_ai_player_constructed (GObject *object)
{
  static const char *const changes[] = { "ordered", "rewound", "players-changed" };
  RdtAiPlayer *self = RDT_AI_PLAYER (object);

  G_OBJECT_CLASS (rdt_ai_player_parent_class)->constructed (object);

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (self->battle, changes[i], G_CALLBACK (look_again), self,
                             G_CONNECT_SWAPPED);

  look_again (self);
}

static void
rdt_ai_player_dispose (GObject *object)
{
  RdtAiPlayer *self = RDT_AI_PLAYER (object);

  stop_thinking (self);
  g_clear_object (&self->battle);

  G_OBJECT_CLASS (rdt_ai_player_parent_class)->dispose (object);
}

static void
rdt_ai_player_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  RdtAiPlayer *self = RDT_AI_PLAYER (object);

  switch (prop_id)
    {
    case PROP_THINKING:
      g_value_set_boolean (value, rdt_ai_player_is_thinking (self));
      break;

    case PROP_PAUSED:
      g_value_set_boolean (value, self->is_paused);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_ai_player_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  RdtAiPlayer *self = RDT_AI_PLAYER (object);

  switch (prop_id)
    {
    case PROP_BATTLE:
      self->battle = g_value_dup_object (value);
      break;

    case PROP_PAUSED:
      rdt_ai_player_set_paused (self, g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_ai_player_class_init (RdtAiPlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = rdt_ai_player_constructed;
  object_class->dispose = rdt_ai_player_dispose;
  object_class->get_property = rdt_ai_player_get_property;
  object_class->set_property = rdt_ai_player_set_property;

  properties[PROP_BATTLE] =
    g_param_spec_object ("battle", NULL, NULL, RDT_TYPE_BATTLE,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  properties[PROP_THINKING] =
    g_param_spec_boolean ("thinking", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtAiPlayer:paused:
   *
   * Whether it leaves the battle alone, while somebody looks at its past, say.
   */
  properties[PROP_PAUSED] =
    g_param_spec_boolean ("paused", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * RdtAiPlayer::chose:
   * @self: a player
   * @order: (type gpointer): the #RdtOrder that it wants carried out, good
   *   until the signal's end
   *
   * Emitted when it has decided for the side that the battle awaits.
   */
  signals[SIGNAL_CHOSE] =
    g_signal_new ("chose",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
rdt_ai_player_init (RdtAiPlayer *self)
{
}

RdtAiPlayer *
rdt_ai_player_new (RdtBattle *battle)
{
  g_return_val_if_fail (RDT_IS_BATTLE (battle), NULL);

  return g_object_new (RDT_TYPE_AI_PLAYER, "battle", battle, NULL);
}

gboolean
rdt_ai_player_is_thinking (RdtAiPlayer *self)
{
  g_return_val_if_fail (RDT_IS_AI_PLAYER (self), FALSE);

  return self->cancellable != NULL;
}

gboolean
rdt_ai_player_is_paused (RdtAiPlayer *self)
{
  g_return_val_if_fail (RDT_IS_AI_PLAYER (self), FALSE);

  return self->is_paused;
}

void
rdt_ai_player_set_paused (RdtAiPlayer *self,
                          gboolean     paused)
{
  g_return_if_fail (RDT_IS_AI_PLAYER (self));

  if (self->is_paused == !!paused)
    return;

  self->is_paused = !!paused;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
  look_again (self);
}

/**
 * rdt_ai_player_think_async:
 * @battle: a battle that awaits a side
 * @player: how hard to think about it
 * @cancellable: (nullable): stops the thought
 * @callback: what to call with the answer, without a source
 * @user_data: for @callback
 *
 * Looks for an order on a thread of its own.
 */
void
rdt_ai_player_think_async (RdtBattle           *battle,
                           RdtPlayer            player,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  g_autoptr(GTask) task = NULL;
  Thought *thought;

  g_return_if_fail (RDT_IS_BATTLE (battle));
  g_return_if_fail (rdt_player_is_machine (player));

  thought = g_new0 (Thought, 1);
  thought->game = rdt_game_ref (rdt_battle_get_game (battle));
  thought->position = *rdt_battle_get_position (battle);
  thought->n_nodes = rdt_player_get_nodes (player);

  /* With the battle for its source the task could let go of it last, on the
   * wrong thread.
   */
  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, rdt_ai_player_think_async);
  g_task_set_task_data (task, thought, (GDestroyNotify) thought_free);
  g_task_run_in_thread (task, think_in_thread);
}

/**
 * rdt_ai_player_think_finish:
 * @battle: a battle
 * @result: what the callback was given
 * @order: (out caller-allocates): what it would do
 * @error: return location for an error
 *
 * Takes the answer, unless the battle stands elsewhere now.
 *
 * Returns: whether there is an answer that still means something
 */
gboolean
rdt_ai_player_think_finish (RdtBattle     *battle,
                            GAsyncResult  *result,
                            RdtOrder      *order,
                            GError       **error)
{
  g_autofree RdtOrder *best = NULL;
  const Thought *thought;

  g_return_val_if_fail (RDT_IS_BATTLE (battle), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  best = g_task_propagate_pointer (G_TASK (result), error);
  if (best == NULL)
    return FALSE;

  thought = g_task_get_task_data (G_TASK (result));
  if (!rdt_position_equal (&thought->position, rdt_battle_get_position (battle)))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "the battle has gone on");
      return FALSE;
    }

  *order = *best;

  return TRUE;
}
