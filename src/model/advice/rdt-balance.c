/* rdt-balance.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-balance.h"

#include "rdt-ai-battle.h"

/**
 * RdtBalance:
 *
 * Tries a scenario: lets the computer play it many times in the background, and
 * counts the results.
 *
 * It plays the same battles as redoubt-cli match with the same players and
 * seeds.
 */

/* The first seed, as in redoubt-cli match. */
#define FIRST_SEED 1

/* A series of battles; the data that threads use. */
typedef struct
{
  gatomicrefcount  ref_count;
  RdtGame         *game;
  RdtAiBattlePlayer    players[RDT_N_SIDES];
  GWeakRef         balance;
  int              stop;
} Run;

/* A battle to be played, and its result. */
typedef struct
{
  Run       *run;
  guint      index;
  RdtBattleResult  result;
} Trial;

struct _RdtBalance
{
  GObject     parent_instance;

  RdtGame    *game;
  RdtPlayer   players[RDT_N_SIDES];
  guint       n_battles;

  Run        *run;        /* while running */
  GPtrArray  *results;    /* of RdtBattleResult, by seed; NULL until known */
  RdtSeries   series;
};

enum {
  PROP_0,
  PROP_N_BATTLES,
  PROP_N_PLAYED,
  PROP_RUNNING,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RdtBalance, rdt_balance, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
run_unref (Run *run)
{
  if (!g_atomic_ref_count_dec (&run->ref_count))
    return;

  g_weak_ref_clear (&run->balance);
  rdt_game_unref (run->game);
  g_free (run);
}

static void
trial_free (gpointer data)
{
  Trial *trial = data;

  run_unref (trial->run);
  g_free (trial);
}

static void
finish (RdtBalance *self)
{
  g_clear_pointer (&self->run, run_unref);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
}

/* Takes the result of a battle, on the main thread. */
static gboolean
played_cb (gpointer data)
{
  Trial *trial = data;
  g_autoptr(RdtBalance) self = g_weak_ref_get (&trial->run->balance);

  if (self == NULL || self->run != trial->run || trial->run->stop != 0)
    return G_SOURCE_REMOVE;

  g_ptr_array_index (self->results, trial->index) = g_memdup2 (&trial->result,
                                                               sizeof trial->result);
  rdt_series_add (&self->series, self->game, &trial->result);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_PLAYED]);

  if (self->series.n_battles == self->n_battles)
    finish (self);

  return G_SOURCE_REMOVE;
}

/* Plays a battle, in a thread of the pool. */
static void
play (gpointer data,
      gpointer unused)
{
  Trial *trial = data;
  Run *run = trial->run;
  g_auto(RdtAiBattle) contest;

  rdt_ai_battle_init (&contest, run->game, FIRST_SEED + trial->index, run->players);
  contest.stop = &run->stop;

  while (!rdt_ai_battle_is_over (&contest) && g_atomic_int_get (&run->stop) == 0)
    {
      RdtPosition before = contest.position;

      rdt_ai_battle_go_on (&contest);
      rdt_battle_result_note_order (&trial->result, &before, &contest.position);
    }

  rdt_battle_result_note_end (&trial->result, run->game, &contest.position);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, played_cb, trial, trial_free);
}

/* One processor is left to the user interface. */
static GThreadPool *
get_pool (void)
{
  static GThreadPool *pool;

  if (g_once_init_enter (&pool))
    {
      GThreadPool *made = g_thread_pool_new (play, NULL, MAX (g_get_num_processors (), 2) - 1,
                                             FALSE, NULL);

      g_once_init_leave (&pool, made);
    }

  return pool;
}

static void
rdt_balance_finalize (GObject *object)
{
  RdtBalance *self = RDT_BALANCE (object);

  if (self->run != NULL)
    g_atomic_int_set (&self->run->stop, 1);
  g_clear_pointer (&self->run, run_unref);
  g_clear_pointer (&self->results, g_ptr_array_unref);
  g_clear_pointer (&self->game, rdt_game_unref);

  G_OBJECT_CLASS (rdt_balance_parent_class)->finalize (object);
}

static void
rdt_balance_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  RdtBalance *self = RDT_BALANCE (object);

  switch (prop_id)
    {
    case PROP_N_BATTLES:
      g_value_set_uint (value, self->n_battles);
      break;

    case PROP_N_PLAYED:
      g_value_set_uint (value, self->series.n_battles);
      break;

    case PROP_RUNNING:
      g_value_set_boolean (value, rdt_balance_is_running (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_balance_class_init (RdtBalanceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = rdt_balance_finalize;
  object_class->get_property = rdt_balance_get_property;

  /**
   * RdtBalance:n-battles:
   *
   * The number of battles to play.
   */
  properties[PROP_N_BATTLES] =
    g_param_spec_uint ("n-battles", NULL, NULL, 1, RDT_MAX_BALANCE_BATTLES, 100, readable);

  /**
   * RdtBalance:n-played:
   *
   * The number of battles played; notified whenever the results change.
   */
  properties[PROP_N_PLAYED] =
    g_param_spec_uint ("n-played", NULL, NULL, 0, RDT_MAX_BALANCE_BATTLES, 0, readable);

  properties[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, readable);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rdt_balance_init (RdtBalance *self)
{
  self->n_battles = 100;
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    self->players[side] = RDT_PLAYER_MEDIUM;
  self->results = g_ptr_array_new_with_free_func (g_free);
}

RdtBalance *
rdt_balance_new (RdtGame *game)
{
  RdtBalance *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (RDT_TYPE_BALANCE, NULL);
  self->game = rdt_game_ref (game);

  return self;
}

RdtGame *
rdt_balance_get_game (RdtBalance *self)
{
  g_return_val_if_fail (RDT_IS_BALANCE (self), NULL);

  return self->game;
}

/**
 * rdt_balance_set_player:
 * @player: a level of the computer
 *
 * Sets who plays a side from the next start on.
 */
void
rdt_balance_set_player (RdtBalance *self,
                        RdtSide     side,
                        RdtPlayer   player)
{
  g_return_if_fail (RDT_IS_BALANCE (self));
  g_return_if_fail (side < RDT_N_SIDES);
  g_return_if_fail (rdt_player_is_computer (player));

  self->players[side] = player;
}

void
rdt_balance_set_n_battles (RdtBalance *self,
                           guint       n_battles)
{
  g_return_if_fail (RDT_IS_BALANCE (self));
  g_return_if_fail (!rdt_balance_is_running (self));

  self->n_battles = CLAMP (n_battles, 1, RDT_MAX_BALANCE_BATTLES);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_BATTLES]);
}

static Run *
create_run (RdtBalance *self)
{
  Run *run = g_new0 (Run, 1);

  g_atomic_ref_count_init (&run->ref_count);
  g_weak_ref_init (&run->balance, self);
  run->game = rdt_game_ref (self->game);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      RdtAiBattlePlayer *player = &run->players[side];

      rdt_ai_level_parse (rdt_player_get_id (self->players[side]), &player->level);
      player->n_nodes = rdt_ai_level_get_nodes (player->level);
    }

  return run;
}

/**
 * rdt_balance_start:
 *
 * Starts again.
 */
void
rdt_balance_start (RdtBalance *self)
{
  g_return_if_fail (RDT_IS_BALANCE (self));

  rdt_balance_cancel (self);
  self->series = (RdtSeries) { 0 };
  g_ptr_array_set_size (self->results, 0);
  g_ptr_array_set_size (self->results, self->n_battles);
  self->run = create_run (self);

  for (guint i = 0; i < self->n_battles; i++)
    {
      Trial *trial = g_new0 (Trial, 1);

      trial->run = self->run;
      trial->index = i;
      g_atomic_ref_count_inc (&self->run->ref_count);
      g_thread_pool_push (get_pool (), trial, NULL);
    }

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_PLAYED]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
}

/**
 * rdt_balance_cancel:
 *
 * Stops; the results so far are kept.
 */
void
rdt_balance_cancel (RdtBalance *self)
{
  g_return_if_fail (RDT_IS_BALANCE (self));

  if (self->run == NULL)
    return;

  g_atomic_int_set (&self->run->stop, 1);
  finish (self);
}

gboolean
rdt_balance_is_running (RdtBalance *self)
{
  g_return_val_if_fail (RDT_IS_BALANCE (self), FALSE);

  return self->run != NULL;
}

/**
 * rdt_balance_get_series:
 *
 * Returns: (transfer none): the results so far
 */
const RdtSeries *
rdt_balance_get_series (RdtBalance *self)
{
  g_return_val_if_fail (RDT_IS_BALANCE (self), NULL);

  return &self->series;
}

/**
 * rdt_balance_get_result:
 * @index: the index of a battle; its seed is one more
 *
 * Returns: (transfer none) (nullable): its result, if it has been played
 */
const RdtBattleResult *
rdt_balance_get_result (RdtBalance *self,
                        guint       index)
{
  g_return_val_if_fail (RDT_IS_BALANCE (self), NULL);

  return index < self->results->len ? g_ptr_array_index (self->results, index) : NULL;
}
