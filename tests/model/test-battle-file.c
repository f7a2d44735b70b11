/* test-battle-file.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-duel.h"
#include "rdt-test-home.h"
#include "rdt-test.h"
#include "rdt-undo.h"

static void
test_battle_file_saved_and_opened_stands_where_it_stood (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtBattle *again;
  RdtReplay replay;

  rdt_duel_play (battle, RDT_DUEL_ORDERS);
  g_assert_true (rdt_battle_is_modified (battle));
  again = rdt_duel_reload (battle, &replay);

  g_assert_cmpint (replay.replayed, ==, RDT_REPLAYED);
  g_assert_cmpuint (replay.n_orders, ==, rdt_battle_get_n_orders (battle));
  g_assert_true (rdt_position_equal (rdt_battle_get_position (again),
                                     rdt_battle_get_position (battle)));
  g_assert_false (rdt_battle_is_modified (again));
  g_assert_cmpstr (rdt_battle_get_title (again), ==, "A drawing");

  g_assert_finalize_object (again);
  g_assert_finalize_object (battle);
}

static void
test_battle_file_saving_again_writes_the_same (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtBattle *again;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  rdt_battle_set_player (battle, 1, RDT_PLAYER_HARD);
  rdt_battle_set_extra (battle, "\"x-note\": [1,2]");
  rdt_duel_play (battle, RDT_DUEL_ORDERS);
  while (!rdt_undo_crosses_die (battle))
    rdt_battle_undo (battle);
  rdt_battle_undo (battle);

  again = rdt_duel_reload (battle, NULL);
  first = rdt_battle_to_text (battle);
  second = rdt_battle_to_text (again);
  g_assert_cmpstr (first, ==, second);
  g_assert_nonnull (strstr (first, "\"taken-back\""));
  g_assert_nonnull (strstr (first, "\"x-note\""));

  g_assert_finalize_object (again);
  g_assert_finalize_object (battle);
}

/* More orders may have been undone than there are left. */
static void
test_battle_file_is_read_however_much_was_undone (void)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (RDT_DUEL_SEED);
  RdtBattle *battle = rdt_duel_new ();

  for (guint i = 0; i < 30; i++)
    {
      RdtBattle *again;
      g_autofree char *first = NULL;
      g_autofree char *second = NULL;

      for (int n = g_rand_int_range (chance, 0, 8);
           n > 0 && !rdt_battle_is_over (battle);
           n--)
        rdt_duel_go_on (battle, chance);
      for (int n = g_rand_int_range (chance, 0, 8); n > 0 && rdt_battle_can_undo (battle); n--)
        rdt_battle_undo (battle);

      again = rdt_duel_reload (battle, NULL);
      first = rdt_battle_to_text (battle);
      second = rdt_battle_to_text (again);
      g_assert_cmpstr (first, ==, second);
      g_assert_finalize_object (again);
    }

  g_assert_finalize_object (battle);
}

static void
test_battle_file_players_are_saved_with_it (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtBattle *again;

  rdt_battle_set_player (battle, 1, RDT_PLAYER_MEDIUM);
  again = rdt_duel_reload (battle, NULL);

  g_assert_cmpint (rdt_battle_get_player (again, 0), ==, RDT_PLAYER_PERSON);
  g_assert_cmpint (rdt_battle_get_player (again, 1), ==, RDT_PLAYER_MEDIUM);
  g_assert_null (rdt_battle_get_extra (again));

  g_assert_finalize_object (again);
  g_assert_finalize_object (battle);
}

static void
test_battle_file_an_order_refused_on_opening_ends_the_replay (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtBattle *again;
  g_autofree char *text = NULL;
  g_autofree char *damaged = NULL;
  g_autoptr(GString) edit = NULL;
  g_autoptr(GBytes) bytes = NULL;
  RdtReplay replay;

  g_assert_cmpint (rdt_duel_order (battle, "{\"order\": \"end\"}", NULL), ==, RDT_ORDERED);
  g_assert_cmpint (rdt_duel_order (battle, "{\"order\": \"resign\"}", NULL), ==, RDT_ORDERED);
  text = rdt_battle_to_text (battle);

  edit = g_string_new (text);
  g_assert_cmpuint (g_string_replace (edit, "{\"order\": \"end\"}",
                                      "{\"order\": \"move\", \"unit\": \"nobody\", \"path\": []}",
                                      1), ==, 1);
  bytes = g_bytes_new (edit->str, edit->len);
  again = rdt_battle_load_bytes (bytes, "battle", &replay, NULL);

  g_assert_cmpint (replay.replayed, ==, RDT_REPLAYED_REFUSED);
  g_assert_cmpint (replay.refusal.reason, ==, RDT_REASON_UNKNOWN_UNIT);
  g_assert_cmpuint (replay.n_orders, ==, 0);
  g_assert_cmpuint (replay.n_lost, ==, 2);
  g_assert_cmpuint (rdt_battle_get_n_orders (again), ==, 0);
  g_assert_cmpuint (rdt_duel_get_taken_back (again)->orders->len, ==, 2);

  g_assert_finalize_object (again);
  g_assert_finalize_object (battle);
}

/* Spaces are allowed between tokens. */
static void
assert_has (const char *text,
            const char *json)
{
  g_autoptr(GString) all = g_string_new (text);
  g_autoptr(GString) part = g_string_new (json);

  g_string_replace (all, " ", "", 0);
  g_string_replace (part, " ", "", 0);
  g_test_message ("%s", json);
  g_assert_nonnull (strstr (all->str, part->str));
}

/* A file written by hand may name unknown things: the order is refused, and kept as
 * it was written.
 */
static void
test_battle_file_keeps_orders_that_name_nothing (void)
{
  static const char *const orders[] = {
    "{\"order\": \"move\", \"unit\": \"nobody\", \"path\": [\"D3\"]}",
    "{\"order\": \"fire\", \"unit\": \"nobody\", \"target\": \"B3\"}",
    "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"ZZ99\"}",
    "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"B3\", \"at-unit\": \"nobody\"}",
    "{\"order\": \"move\", \"unit\": \"r2\", \"path\": [\"D3\", \"ZZ99\"]}",
    "{\"order\": \"load\", \"unit\": \"r1\", \"cargo\": \"nobody\"}",
    "{\"order\": \"end\", \"x-why\": \"tired\"}",
  };
  RdtBattle *battle = rdt_duel_new ();
  g_autoptr(GString) all = g_string_new (NULL);
  g_autoptr(GString) steps = g_string_new ("\"D3\"");
  g_autoptr(GString) edit = NULL;
  g_autoptr(GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  g_autofree char *saved = NULL;
  g_autofree char *saved_again = NULL;
  RdtBattle *again, *third;
  RdtReplay replay;

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    g_string_append_printf (all, "%s%s", i > 0 ? ", " : "", orders[i]);
  for (guint i = 0; i < 2 * RDT_MAX_PATH; i++)
    g_string_append (steps, i % 2 ? ", \"D3\"" : ", \"D4\"");
  g_string_append_printf (all, ", {\"order\": \"move\", \"unit\": \"r2\", \"path\": [%s]}",
                          steps->str);

  g_assert_cmpint (rdt_duel_order (battle, "{\"order\": \"end\"}", NULL), ==, RDT_ORDERED);
  text = rdt_battle_to_text (battle);
  edit = g_string_new (text);
  g_assert_cmpuint (g_string_replace (edit, "{\"order\": \"end\"}", all->str, 1), ==, 1);
  bytes = g_bytes_new (edit->str, edit->len);
  again = rdt_battle_load_bytes (bytes, "battle", &replay, NULL);
  g_assert_cmpint (replay.replayed, ==, RDT_REPLAYED_REFUSED);
  g_assert_cmpuint (replay.n_lost, ==, G_N_ELEMENTS (orders) + 1);

  saved = rdt_battle_to_text (again);
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    assert_has (saved, orders[i]);
  assert_has (saved, steps->str);

  third = rdt_duel_reload (again, &replay);
  g_assert_cmpint (replay.replayed, ==, RDT_REPLAYED);
  saved_again = rdt_battle_to_text (third);
  g_assert_cmpstr (saved_again, ==, saved);

  g_assert_finalize_object (third);
  g_assert_finalize_object (again);
  g_assert_finalize_object (battle);
}

static void
test_battle_file_another_check_is_told (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtBattle *again;
  g_autofree char *text = rdt_battle_to_text (battle);
  g_autoptr(GBytes) bytes = NULL;
  char *check = strstr (text, "\"check\": \"");
  RdtReplay replay;

  g_assert_nonnull (check);
  check += strlen ("\"check\": \"");
  *check = *check == '0' ? '1' : '0';
  bytes = g_bytes_new (text, strlen (text));
  again = rdt_battle_load_bytes (bytes, "battle", &replay, NULL);
  g_assert_cmpint (replay.replayed, ==, RDT_REPLAYED_DIFFERENTLY);

  g_assert_finalize_object (again);
  g_assert_finalize_object (battle);
}

static void
test_battle_file_a_scenario_with_problems_is_an_error (void)
{
  RdtBattle *battle = rdt_duel_new ();
  g_autofree char *text = rdt_battle_to_text (battle);
  g_autoptr(GString) edit = g_string_new (text);
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GError) error = NULL;

  g_string_replace (edit, "\"at\": \"B3\"", "\"at\": \"B2\"", 1);
  bytes = g_bytes_new (edit->str, edit->len);

  g_assert_null (rdt_battle_load_bytes (bytes, "battle", NULL, &error));
  g_assert_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE);
  g_assert_true (g_str_has_prefix (error->message, "battle: $.scenario.sides[1].units[0]"));

  g_assert_finalize_object (battle);
}

static void
test_battle_file_saved_to_a_file_keeps_the_one_before (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtBattle *again;
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "a.battle.json", NULL);
  g_autofree char *backup = g_strconcat (path, "~", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GError) error = NULL;

  g_assert_true (rdt_battle_save_file (battle, file, RDT_SAVE_ANYWAY, &error));
  g_assert_no_error (error);
  rdt_duel_play (battle, 3);
  g_assert_true (rdt_battle_is_modified (battle));
  g_assert_true (rdt_battle_save_file (battle, file, RDT_SAVE_ANYWAY, &error));
  g_assert_no_error (error);
  g_assert_false (rdt_battle_is_modified (battle));
  g_assert_true (g_file_test (backup, G_FILE_TEST_EXISTS));

  again = rdt_battle_load_file (file, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (rdt_battle_get_n_orders (again), ==, 3);
  g_assert_true (g_file_equal (rdt_battle_get_file (again), file));

  g_assert_finalize_object (again);
  g_assert_finalize_object (battle);
}

static void
test_battle_file_a_file_that_is_not_there_is_an_error (void)
{
  g_autoptr(GFile) file = g_file_new_for_path ("/nowhere/a.battle.json");
  g_autoptr(GError) error = NULL;

  g_assert_null (rdt_battle_load_file (file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_true (g_str_has_prefix (error->message, "/nowhere/a.battle.json: "));
}

#define add(path, func) g_test_add_func ("/model/battle-file/" path, func)

static void
add_tests (void)
{
  add ("saved-and-opened-stands-where-it-stood",
       test_battle_file_saved_and_opened_stands_where_it_stood);
  add ("saving-again-writes-the-same", test_battle_file_saving_again_writes_the_same);
  add ("is-read-however-much-was-undone", test_battle_file_is_read_however_much_was_undone);
  add ("players-are-saved-with-it", test_battle_file_players_are_saved_with_it);
  add ("an-order-refused-on-opening-ends-the-replay",
       test_battle_file_an_order_refused_on_opening_ends_the_replay);
  add ("keeps-orders-that-name-nothing", test_battle_file_keeps_orders_that_name_nothing);
  add ("another-check-is-told", test_battle_file_another_check_is_told);
  add ("a-scenario-with-problems-is-an-error",
       test_battle_file_a_scenario_with_problems_is_an_error);
  add ("saved-to-a-file-keeps-the-one-before",
       test_battle_file_saved_to_a_file_keeps_the_one_before);
  add ("a-file-that-is-not-there-is-an-error",
       test_battle_file_a_file_that_is_not_there_is_an_error);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  add_tests ();

  return g_test_run ();
}
