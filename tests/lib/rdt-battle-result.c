/* rdt-battle-result.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-result.h"

#include <string.h>

#include "rdt-battle-file.h"
#include "rdt-event-json.h"
#include "rdt-order-json.h"
#include "rdt-problem.h"
#include "rdt-referee.h"
#include "rdt-state-json.h"
#include "rdt-wire.h"
#include "rdt-words.h"

static JsonNode *
parse (RdtWriter *writer)
{
  g_autofree char *text = rdt_writer_finish (writer);

  return json_from_string (text, NULL);
}

static void
keep_events (RdtBattleResult *self,
             const RdtGame   *game,
             RdtEventList    *events)
{
  for (guint i = 0; i < events->n_items; i++)
    {
      RdtWriter writer;

      rdt_writer_init_flat (&writer);
      rdt_event_write (&events->items[i], game, &writer);
      g_ptr_array_add (self->events, parse (&writer));
    }

  events->n_items = 0;
}

static void
keep_refusal (RdtBattleResult  *self,
              const RdtGame    *game,
              const RdtRefusal *refusal,
              int               index)
{
  self->index = index;

  if (refusal->fault != RDT_DICE_FAULT_NONE)
    {
      self->fault = refusal->fault == RDT_DICE_FAULT_EXHAUSTED ? "dice-exhausted"
                                                               : "card-not-in-pack";
      self->purpose = rdt_wire_get_word (RDT_TYPE_DICE_PURPOSE, refusal->purpose);
      return;
    }

  self->was_refused = TRUE;
  self->law = refusal->law;
  self->reason = rdt_wire_get_word (RDT_TYPE_REASON, refusal->reason);
  self->rule = rdt_words_rule (game->rules, refusal->law);
}

static void
keep_outcome (RdtBattleResult   *self,
              const RdtGame     *game,
              const RdtPosition *position)
{
  g_auto(RdtOrderList) orders = { 0 };
  RdtWriter writer;

  rdt_writer_init_flat (&writer);
  rdt_state_write (position, game, &writer);
  self->state = parse (&writer);

  rdt_referee_list (game, position, &orders);
  for (guint i = 0; i < orders.n_items; i++)
    {
      rdt_writer_init_flat (&writer);
      rdt_order_write (&orders.items[i], game, &writer);
      g_ptr_array_add (self->legal, parse (&writer));
    }
}

static void
play (RdtBattleResult *self,
      RdtBattleFile   *file,
      const RdtGame   *game)
{
  g_auto(RdtEventList) events = { 0 };
  RdtPosition position;
  RdtRefusal refusal;

  if (!rdt_referee_begin (game, file->dice, &position, &events, &refusal))
    {
      keep_refusal (self, game, &refusal, -1);
      keep_outcome (self, game, &position);
      return;
    }

  keep_events (self, game, &events);
  for (guint i = 0; i < file->orders->len; i++)
    {
      if (!rdt_referee_apply (game, file->dice, &position,
                              &g_array_index (file->orders, RdtOrder, i), &events, &refusal))
        {
          keep_refusal (self, game, &refusal, i);
          break;
        }
      keep_events (self, game, &events);
    }

  keep_outcome (self, game, &position);
}

static gboolean
is_playable (RdtBattleResult     *self,
             const RdtBattleFile *file)
{
  g_autoptr(GPtrArray) problems = rdt_setup_find_problems (file->setup, file->rules);

  for (guint i = 0; i < problems->len; i++)
    {
      const RdtProblem *problem = g_ptr_array_index (problems, i);

      if (rdt_problem_is_warning (problem))
        continue;

      self->error = g_error_new (RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE, "battle: $.scenario.%s",
                                 problem->path);
      return FALSE;
    }

  return TRUE;
}

/**
 * rdt_battle_result_new:
 * @battle: a battle file
 *
 * Plays a battle from its file, and keeps its results.
 */
RdtBattleResult *
rdt_battle_result_new (JsonNode *battle)
{
  RdtBattleResult *self = g_new0 (RdtBattleResult, 1);
  g_autofree char *text = json_to_string (battle, FALSE);
  g_autoptr(RdtBattleFile) file = NULL;
  g_autoptr(RdtGame) game = NULL;

  self->index = -1;
  self->events = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  self->legal = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);

  file = rdt_battle_file_read (text, strlen (text), "battle", &self->error);
  if (file == NULL || !is_playable (self, file))
    return self;

  game = rdt_game_new (file->setup, file->rules);
  if (rdt_battle_file_read_orders (file, game, &self->error))
    play (self, file, game);

  return self;
}

void
rdt_battle_result_free (RdtBattleResult *self)
{
  g_clear_error (&self->error);
  g_clear_pointer (&self->state, json_node_unref);
  g_ptr_array_unref (self->events);
  g_ptr_array_unref (self->legal);
  g_free (self->rule);
  g_free (self);
}
