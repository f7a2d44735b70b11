/* test-battle-json.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <json-glib/json-glib.h>
#include <string.h>

#include "rdt-battle-file.h"
#include "rdt-mutant.h"
#include "rdt-referee.h"
#include "rdt-rules-store.h"
#include "rdt-test.h"

/* Battle files: they are written as they were read, and replay. */

#define EVERYTHING "tests/json/everything.battle.json"

#define SCENARIO(rules) \
  "{\"format\": \"redoubt-scenario\", \"version\": 1, \"title\": \"T\", " \
  "\"rules\": \"" rules "\", \"board\": {\"grid\": \"square\", \"width\": 4, \"height\": 4}, " \
  "\"sides\": [{\"id\": \"red\", \"name\": \"R\", \"units\": [" \
  "{\"id\": \"r1\", \"type\": \"infantry\", \"at\": \"B1\"}]}, " \
  "{\"id\": \"blue\", \"name\": \"B\", \"units\": [" \
  "{\"id\": \"b1\", \"type\": \"infantry\", \"at\": \"B3\"}]}]}"

#define BATTLE(rules, dice, more) \
  "{\"format\": \"redoubt-battle\", \"version\": 1, \"scenario\": " SCENARIO (rules) ", " \
  more "\"dice\": {" dice "}, \"orders\": []}"

typedef struct
{
  RdtBattleFile *file;
  RdtGame       *game;
} Battle;

static void
battle_read (Battle     *battle,
             const char *text)
{
  g_autoptr(GError) error = NULL;

  battle->file = rdt_battle_file_read (text, strlen (text), "file", &error);
  g_assert_no_error (error);
  battle->game = rdt_game_new (battle->file->setup, battle->file->rules);
  rdt_battle_file_read_orders (battle->file, battle->game, &error);
  g_assert_no_error (error);
}

static void
battle_clear (Battle *battle)
{
  rdt_battle_file_free (battle->file);
  rdt_game_unref (battle->game);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Battle, battle_clear)

static char *
read_everything (void)
{
  g_autofree char *path = rdt_test_path (EVERYTHING);
  gsize length;

  return rdt_test_read (path, &length);
}

/* A digest of the state after the last order. */
static char *
replay (const Battle *battle)
{
  RdtPosition position;
  RdtRefusal refusal;

  g_assert_true (rdt_referee_begin (battle->game, battle->file->dice, &position, NULL, &refusal));
  for (guint i = 0; i < battle->file->orders->len; i++)
    g_assert_true (rdt_referee_apply (battle->game, battle->file->dice, &position,
                                      &g_array_index (battle->file->orders, RdtOrder, i), NULL,
                                      &refusal));

  return rdt_battle_format_check (rdt_position_hash (&position, battle->game));
}

/* Members of other programs are kept at every level of the file. */
static void
test_battle_is_written_as_it_was_read (void)
{
  g_autofree char *text = read_everything ();
  g_autofree char *again = NULL;
  g_auto(Battle) battle = { 0 };

  battle_read (&battle, text);
  again = rdt_battle_file_to_text (battle.file, battle.game);
  g_assert_cmpstr (again, ==, text);
}

static void
test_battle_on_one_line_is_the_same (void)
{
  g_autofree char *text = read_everything ();
  g_autofree char *line = NULL;
  g_autofree char *again = NULL;
  g_auto(Battle) battle = { 0 };
  g_auto(Battle) second = { 0 };

  battle_read (&battle, text);
  line = rdt_battle_file_to_line (battle.file, battle.game);
  g_assert_null (strchr (line, '\n'));
  battle_read (&second, line);
  again = rdt_battle_file_to_text (second.file, second.game);
  g_assert_cmpstr (again, ==, text);
}

static void
test_battle_check_is_that_of_the_replay (void)
{
  g_autofree char *text = read_everything ();
  g_autofree char *check = NULL;
  g_auto(Battle) battle = { 0 };

  battle_read (&battle, text);
  check = replay (&battle);
  g_assert_cmpstr (battle.file->check, ==, check);
  g_assert_cmpuint (strlen (check), ==, 16);
}

/* The order of members does not matter. */
static void
test_battle_reversed_replays_the_same (void)
{
  g_autofree char *text = read_everything ();
  g_autoptr(JsonNode) root = json_from_string (text, NULL);
  g_autofree char *reversed = rdt_mutant_write (root, NULL, RDT_CHANGE_REVERSE, NULL);
  g_autofree char *check = NULL;
  g_auto(Battle) battle = { 0 };

  g_assert_true (g_str_has_prefix (reversed, "{\"x-tool\""));
  battle_read (&battle, reversed);
  check = replay (&battle);
  g_assert_cmpstr (battle.file->check, ==, check);
}

static void
test_battle_keeps_what_was_taken_back (void)
{
  g_autofree char *text = read_everything ();
  const RdtTakenBack *taken_back;
  const RdtOrder *order;
  g_auto(Battle) battle = { 0 };

  battle_read (&battle, text);
  g_assert_cmpuint (battle.file->taken_back->len, ==, 1);
  taken_back = g_ptr_array_index (battle.file->taken_back, 0);
  g_assert_cmpuint (taken_back->after, ==, 2);
  g_assert_cmpuint (taken_back->orders->len, ==, 2);
  order = &g_array_index (taken_back->orders, RdtOrder, 0);
  g_assert_cmpuint (order->kind, ==, RDT_ORDER_FIRE);
  g_assert_cmpuint (order->other, ==, rdt_game_find_unit (battle.game, "b1"));
}

/* A note on an order goes when the order is replaced. */
static void
test_battle_forgets_notes_of_orders_that_are_gone (void)
{
  g_autofree char *text = read_everything ();
  g_autofree char *again = NULL;
  g_auto(Battle) battle = { 0 };

  battle_read (&battle, text);
  g_assert_nonnull (strstr (text, "\"x-why\""));
  g_array_index (battle.file->orders, RdtOrder, 0).facing = RDT_NO_FACING;
  again = rdt_battle_file_to_text (battle.file, battle.game);
  g_assert_null (strstr (again, "\"x-why\""));
  g_assert_nonnull (strstr (again, "\"x-d\""));
}

static void
test_battle_dice_are_kept_exactly (void)
{
  const RdtDicePurpose card = RDT_DICE_CARD;
  g_autofree char *text = NULL;
  const guint8 *script;
  gsize n;
  g_auto(Battle) battle = { 0 };

  battle_read (&battle, BATTLE ("musket", "\"seed\": 9007199254740991, \"rolled\": "
                                "{\"card\": [\"blue\", \"red\"], \"gas-drift\": [6]}", ""));
  g_assert_true (rdt_dice_has_seed (battle.file->dice));
  g_assert_cmpuint (rdt_dice_get_seed (battle.file->dice), ==,
                    G_GUINT64_CONSTANT (9007199254740991));
  script = rdt_dice_get_script (battle.file->dice, card, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (script[0], ==, 1);
  g_assert_cmpuint (script[1], ==, 0);

  text = rdt_battle_file_to_text (battle.file, battle.game);
  g_assert_nonnull (strstr (text, "\"dice\": {\"seed\": 9007199254740991, \"rolled\": "
                                  "{\"card\": [\"blue\", \"red\"], \"gas-drift\": [6]}}"));
}

static void
test_battle_without_a_seed_has_none (void)
{
  g_autofree char *text = NULL;
  g_auto(Battle) battle = { 0 };

  battle_read (&battle, BATTLE ("musket", "", ""));
  g_assert_false (rdt_dice_has_seed (battle.file->dice));
  text = rdt_battle_file_to_text (battle.file, battle.game);
  g_assert_nonnull (strstr (text, "\"dice\": {},"));
}

static void
test_battle_keeps_the_engine_that_wrote_it (void)
{
  g_autofree char *text = NULL;
  g_auto(Battle) old = { 0 };
  g_auto(Battle) none = { 0 };

  battle_read (&old, BATTLE ("musket", "", "\"engine\": 77, "));
  battle_read (&none, BATTLE ("musket", "", ""));
  text = rdt_battle_file_to_text (old.file, old.game);

  g_assert_nonnull (strstr (text, "\"engine\": 77,"));
  g_assert_cmpuint (none.file->engine, ==, RDT_ENGINE);
}

static char *
make_house_rules (void)
{
  g_autoptr(RdtRules) rules = rdt_rules_store_find ("musket", NULL, NULL);
  g_autoptr(JsonNode) root = json_from_string (rules->source, NULL);

  json_object_set_string_member (json_node_get_object (root), "id", "house");
  json_object_set_string_member (json_node_get_object (root), "x-by", "me");

  return json_to_string (root, FALSE);
}

static void
test_battle_carries_a_rule_set (void)
{
  g_autofree char *house = make_house_rules ();
  g_autofree char *member = g_strdup_printf ("\"rule-set\": %s, \"dice\"", house);
  g_auto(GStrv) parts = g_strsplit (BATTLE ("house", "", ""), "\"dice\"", 2);
  g_autofree char *text = g_strjoin (member, parts[0], parts[1], NULL);
  g_autofree char *again = NULL;
  g_auto(Battle) battle = { 0 };
  g_auto(Battle) second = { 0 };

  battle_read (&battle, text);
  g_assert_true (battle.file->carries_rules);
  g_assert_cmpstr (battle.file->rules->id, ==, "house");

  again = rdt_battle_file_to_text (battle.file, battle.game);
  g_assert_nonnull (strstr (again, "\"x-by\""));
  battle_read (&second, again);
  g_assert_cmpstr (second.file->rules->source, ==, battle.file->rules->source);
}

static void
test_battle_of_a_built_in_set_carries_none (void)
{
  g_autofree char *text = NULL;
  g_auto(Battle) battle = { 0 };

  battle_read (&battle, BATTLE ("musket", "", ""));
  g_assert_false (battle.file->carries_rules);
  text = rdt_battle_file_to_text (battle.file, battle.game);
  g_assert_null (strstr (text, "rule-set"));
}

#define add(path, func) g_test_add_func ("/json/battle-json/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("is-written-as-it-was-read", test_battle_is_written_as_it_was_read);
  add ("on-one-line-is-the-same", test_battle_on_one_line_is_the_same);
  add ("check-is-that-of-the-replay", test_battle_check_is_that_of_the_replay);
  add ("reversed-replays-the-same", test_battle_reversed_replays_the_same);
  add ("keeps-what-was-taken-back", test_battle_keeps_what_was_taken_back);
  add ("forgets-notes-of-orders-that-are-gone",
       test_battle_forgets_notes_of_orders_that_are_gone);
  add ("dice-are-kept-exactly", test_battle_dice_are_kept_exactly);
  add ("without-a-seed-has-none", test_battle_without_a_seed_has_none);
  add ("keeps-the-engine-that-wrote-it", test_battle_keeps_the_engine_that_wrote_it);
  add ("carries-a-rule-set", test_battle_carries_a_rule_set);
  add ("of-a-built-in-set-carries-none", test_battle_of_a_built_in_set_carries_none);

  return g_test_run ();
}
