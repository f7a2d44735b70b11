/* rdt-battle-load.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-load.h"

#include <string.h>

#include "rdt-battle-file.h"
#include "rdt-file-read.h"
#include "rdt-order-in-hand.h"
#include "rdt-problem.h"
#include "rdt-rules-store.h"
#include "rdt-words.h"

/* Players are not part of the format, so other programs need not know them. */
#define PLAYERS "x-players"

static RdtGame *
make_game (const RdtBattleFile  *file,
           const char           *name,
           GError              **error)
{
  g_autoptr(GPtrArray) problems = rdt_setup_find_problems (file->setup, file->rules);
  const RdtProblem *fault = rdt_problem_find_fault (problems);
  g_autoptr(RdtSetup) shown = NULL;
  g_autofree char *words = NULL;

  if (fault == NULL)
    {
      shown = rdt_words_translate (file->setup);
      return rdt_game_new (shown, file->rules);
    }

  words = rdt_words_problem (file->setup, fault);
  g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE, "%s: $.scenario.%s: %s",
               name, fault->path, words);

  return NULL;
}

static void
read_player (RdtBattle *battle,
             RdtReader *reader,
             RdtSide    side)
{
  RdtPlayer player;

  if (!rdt_reader_enter (reader, rdt_battle_get_game (battle)->sides[side].id))
    return;

  if (rdt_player_parse (rdt_reader_get_string (reader), &player))
    rdt_battle_set_player (battle, side, player);
  rdt_reader_leave (reader);
}

static void
read_players (RdtBattle *battle,
              JsonNode  *node)
{
  g_autoptr(RdtReader) reader = rdt_reader_new_for_node (node, PLAYERS);

  rdt_reader_begin_object (reader);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    read_player (battle, reader, side);
}

/* An order that waits for dice is moot if orders before it were refused. */
static void
take_up_order (RdtBattle *battle,
               JsonNode  *node,
               RdtReplay *replay)
{
  replay->is_order_dropped = !rdt_order_in_hand_take_up (battle, node)
                             && replay->replayed == RDT_REPLAYED;
}

/* Extracts this program's members from those that are not part of the format; the
 * others are kept unchanged.
 */
static void
read_extra (RdtBattle  *battle,
            const char *extra,
            RdtReplay  *replay)
{
  g_autoptr(JsonNode) root = rdt_reader_parse_extra (extra);
  g_autoptr(RdtReader) others = NULL;
  g_autofree char *rest = NULL;
  JsonObject *object = json_node_get_object (root);

  if (json_object_has_member (object, PLAYERS))
    read_players (battle, json_object_get_member (object, PLAYERS));
  if (json_object_has_member (object, RDT_ORDER_IN_HAND))
    take_up_order (battle, json_object_get_member (object, RDT_ORDER_IN_HAND), replay);
  json_object_remove_member (object, PLAYERS);
  json_object_remove_member (object, RDT_ORDER_IN_HAND);

  others = rdt_reader_new_for_node (root, PLAYERS);
  rest = rdt_reader_dup_extra (others);
  rdt_battle_set_extra (battle, rest);
}

/* Orders that can no longer be replayed are kept as taken back. */
static void
keep_lost (RdtBattle           *battle,
           const RdtBattleFile *file,
           RdtReplay           *replay)
{
  g_autoptr(GArray) lost = g_array_new (FALSE, FALSE, sizeof (RdtOrder));
  g_autoptr(GPtrArray) nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);

  replay->n_lost = file->orders->len - replay->n_orders;
  if (replay->n_lost == 0)
    return;

  g_array_append_vals (lost, &g_array_index (file->orders, RdtOrder, replay->n_orders),
                       replay->n_lost);
  for (guint i = replay->n_orders; i < file->nodes->len; i++)
    g_ptr_array_add (nodes, json_node_ref (g_ptr_array_index (file->nodes, i)));
  rdt_history_withdraw (rdt_battle_get_history (battle), replay->n_orders, lost, nodes);
}

static RdtReplayed
replay_orders (RdtBattle           *battle,
               const RdtBattleFile *file,
               RdtReplay           *replay)
{
  if (!rdt_battle_has_begun (battle))
    return file->orders->len > 0 ? RDT_REPLAYED_NO_DICE : RDT_REPLAYED;

  for (guint i = 0; i < file->orders->len; i++)
    switch (rdt_battle_order (battle, &g_array_index (file->orders, RdtOrder, i),
                              &replay->refusal, NULL))
      {
      case RDT_ORDERED:
        replay->n_orders++;
        break;

      case RDT_REFUSED:
        return RDT_REPLAYED_REFUSED;

      case RDT_NEEDS_DICE:
        return RDT_REPLAYED_NO_DICE;

      default:
        g_assert_not_reached ();
      }

  return RDT_REPLAYED;
}

static gboolean
is_as_saved (RdtBattle           *battle,
             const RdtBattleFile *file)
{
  guint64 hash = rdt_position_hash (rdt_battle_get_position (battle),
                                    rdt_battle_get_game (battle));
  g_autofree char *check = rdt_battle_format_check (hash);

  return file->check == NULL || strcmp (file->check, check) == 0;
}

static void
replay_file (RdtBattle           *battle,
             const RdtBattleFile *file,
             RdtReplay           *replay)
{
  RdtHistory *history = rdt_battle_get_history (battle);

  replay->replayed = replay_orders (battle, file, replay);
  if (replay->replayed == RDT_REPLAYED && !is_as_saved (battle, file))
    replay->replayed = RDT_REPLAYED_DIFFERENTLY;

  for (guint i = 0; i < file->taken_back->len; i++)
    {
      const RdtTakenBack *taken_back = g_ptr_array_index (file->taken_back, i);

      rdt_history_withdraw (history, taken_back->after, taken_back->orders,
                            taken_back->nodes);
    }

  keep_lost (battle, file, replay);
}

static RdtBattle *
load_text (const char  *text,
           gsize        length,
           const char  *name,
           RdtReplay   *replay,
           GError     **error)
{
  g_autoptr(RdtBattleFile) file = rdt_battle_file_read (text, length, name, error);
  g_autoptr(RdtGame) game = NULL;
  RdtBattle *battle;

  if (file == NULL)
    return NULL;

  game = make_game (file, name, error);
  if (game == NULL || !rdt_battle_file_read_orders (file, game, error))
    return NULL;

  battle = rdt_battle_new (game, file->dice);
  replay_file (battle, file, replay);
  if (file->extra != NULL)
    read_extra (battle, file->extra, replay);
  rdt_battle_set_modified (battle, FALSE);

  return battle;
}

/**
 * rdt_battle_load_bytes:
 * @bytes: the contents of a battle file
 * @name: its name for errors; rule sets are looked for beside it
 * @replay: (out caller-allocates) (optional): how far it was replayed
 * @error: return location for an error
 *
 * Opens a battle that cannot be saved to where it came from.
 *
 * Returns: (transfer full): the battle, or %NULL with an error
 */
RdtBattle *
rdt_battle_load_bytes (GBytes      *bytes,
                       const char  *name,
                       RdtReplay   *replay,
                       GError     **error)
{
  RdtReplay unheard = { 0 };
  const char *text;
  RdtBattle *battle;
  gsize length;

  g_return_val_if_fail (bytes != NULL, NULL);

  text = g_bytes_get_data (bytes, &length);
  battle = load_text (text, length, name, &unheard, error);
  if (replay != NULL)
    *replay = unheard;

  return battle;
}

/**
 * rdt_battle_load_file:
 * @file: a battle file
 * @replay: (out caller-allocates) (optional): how far it was replayed
 * @error: return location for an error
 *
 * Opens a battle and replays it as far as possible.
 *
 * Returns: (transfer full): the battle, or %NULL with an error
 */
RdtBattle *
rdt_battle_load_file (GFile      *file,
                      RdtReplay  *replay,
                      GError    **error)
{
  g_autofree char *name = NULL;
  g_autoptr(GBytes) bytes = NULL;
  char *text;
  gsize length;
  RdtBattle *battle;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_parse_name (file);
  if (!rdt_document_read (file, &text, &length, error))
    return NULL;

  bytes = g_bytes_new_take (text, length);
  battle = rdt_battle_load_bytes (bytes, name, replay, error);
  if (battle != NULL)
    {
      rdt_battle_set_file (battle, file);
      rdt_battle_take_digest (battle, rdt_file_digest (text, length));
    }

  return battle;
}

static void
add_taken_back (RdtBattleFile *file,
                guint          after,
                const GArray  *orders,
                GPtrArray     *nodes)
{
  RdtTakenBack *taken_back = rdt_taken_back_new (after);

  g_array_append_vals (taken_back->orders, orders->data, orders->len);
  for (guint i = 0; nodes != NULL && i < nodes->len; i++)
    g_ptr_array_add (taken_back->nodes, json_node_ref (g_ptr_array_index (nodes, i)));
  g_ptr_array_add (file->taken_back, taken_back);
}

/* Orders that could be redone are written as taken back. */
static void
add_history (RdtBattleFile    *file,
             const RdtHistory *history)
{
  guint n_all = rdt_history_get_n_orders (history);
  g_autoptr(GArray) orders = rdt_history_list_orders (history, 0, history->now);
  g_autoptr(GArray) undone = rdt_history_list_orders (history, history->now, n_all);

  g_array_append_vals (file->orders, orders->data, orders->len);

  for (guint i = 0; i < history->taken_back->len; i++)
    {
      const RdtHistoryTakenBack *taken_back = g_ptr_array_index (history->taken_back, i);

      add_taken_back (file, taken_back->after, taken_back->orders, taken_back->nodes);
    }

  if (rdt_history_has_die (history, history->now, n_all))
    add_taken_back (file, history->now, undone, NULL);
}

static char *
format_players (RdtBattle *self)
{
  const RdtGame *game = rdt_battle_get_game (self);
  RdtPlayer players[RDT_N_SIDES];

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    players[side] = rdt_battle_get_player (self, side);

  if (!rdt_player_is_computer (players[0]) && !rdt_player_is_computer (players[1]))
    return NULL;

  /* Ids of sides and players need no quoting. */
  return g_strdup_printf ("\"%s\": {\"%s\": \"%s\", \"%s\": \"%s\"}", PLAYERS,
                          game->sides[0].id, rdt_player_get_id (players[0]),
                          game->sides[1].id, rdt_player_get_id (players[1]));
}

static void
add_members (GString    *all,
             const char *members)
{
  if (members == NULL)
    return;

  if (all->len > 0)
    g_string_append (all, ", ");
  g_string_append (all, members);
}

static char *
dup_extra (RdtBattle *self)
{
  g_autoptr(GString) all = g_string_new (NULL);
  g_autofree char *players = format_players (self);
  g_autofree char *in_hand = rdt_order_in_hand_format (self);

  add_members (all, players);
  add_members (all, in_hand);
  add_members (all, rdt_battle_get_extra (self));

  return all->len > 0 ? g_strdup (all->str) : NULL;
}

/**
 * rdt_battle_to_text:
 *
 * Returns: (transfer full): the battle as written to files
 */
char *
rdt_battle_to_text (RdtBattle *self)
{
  g_autoptr(RdtBattleFile) file = NULL;
  RdtGame *game;

  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);

  game = rdt_battle_get_game (self);
  file = rdt_battle_file_new ();
  file->setup = rdt_setup_copy (game->setup);
  file->rules = rdt_rules_ref (game->rules);
  file->carries_rules = !g_strv_contains (rdt_rules_store_list (), game->rules->id);
  file->dice = rdt_playthrough_rewind_dice (rdt_battle_get_playthrough (self),
                                            rdt_battle_get_n_orders (self));
  file->extra = dup_extra (self);
  if (rdt_battle_has_begun (self))
    file->check = rdt_battle_format_check (rdt_position_hash (rdt_battle_get_position (self),
                                                              game));
  add_history (file, rdt_battle_get_history (self));

  return rdt_battle_file_to_text (file, game);
}

/**
 * rdt_battle_save_file:
 * @self: a battle
 * @file: the target
 * @mode: what to do if its own file was changed elsewhere
 * @error: return location for an error
 *
 * Saves a battle, with the previous file as a backup.  The file is written
 * completely or not at all.
 */
gboolean
rdt_battle_save_file (RdtBattle    *self,
                      GFile        *file,
                      RdtSaveMode   mode,
                      GError      **error)
{
  g_autofree char *text = NULL;
  const char *digest = NULL;

  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  text = rdt_battle_to_text (self);
  if (mode == RDT_SAVE_IF_UNCHANGED
      && rdt_battle_get_file (self) != NULL
      && g_file_equal (rdt_battle_get_file (self), file))
    digest = rdt_battle_get_digest (self);

  if (!rdt_document_save (file, text, digest, error))
    return FALSE;

  rdt_battle_take_digest (self, rdt_file_digest (text, strlen (text)));
  rdt_battle_set_file (self, file);
  rdt_battle_set_modified (self, FALSE);

  return TRUE;
}

static char *
to_text (gpointer battle)
{
  return rdt_battle_to_text (battle);
}

/**
 * rdt_battle_autosave_new:
 * @file: (nullable): the autosave file to continue
 *
 * Creates an autosave, which begins with the next order.
 */
RdtAutosave *
rdt_battle_autosave_new (RdtBattle *battle,
                         GFile     *file)
{
  static const char *const changes[] = {
    "ordered",
    "rewound",
    "amended",
    "notify::manual-dice",
    NULL,
  };
  static const RdtAutosaveKind kind = {
    .save = RDT_AUTOSAVE_BATTLE,
    .changes = changes,
    .to_text = to_text,
  };

  g_return_val_if_fail (RDT_IS_BATTLE (battle), NULL);

  return rdt_autosave_new (&kind, battle, file);
}

/**
 * rdt_battle_autosave_begin:
 *
 * Creates an autosave, which begins with the next order.  A battle loaded from
 * the state folder continues there; that file is not its own, so saving asks for
 * a name.
 *
 * Returns: (transfer full): the autosave
 */
RdtAutosave *
rdt_battle_autosave_begin (RdtBattle *battle)
{
  g_autoptr(GFile) file = NULL;

  g_return_val_if_fail (RDT_IS_BATTLE (battle), NULL);

  if (rdt_battle_get_file (battle) != NULL
      && rdt_autosave_folder_has (RDT_AUTOSAVE_BATTLE, rdt_battle_get_file (battle)))
    {
      file = g_object_ref (rdt_battle_get_file (battle));
      rdt_battle_set_file (battle, NULL);
    }

  return rdt_battle_autosave_new (battle, file);
}
