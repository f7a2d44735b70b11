/* test-saved-battles.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-branch.h"
#include "rdt-duel.h"
#include "rdt-saved-battles.h"
#include "rdt-test-home.h"

/* The battles that were saved automatically. */

static GFile *
keep (RdtBattle *battle,
      GFile     *file,
      guint      n_orders)
{
  RdtAutosave *autosave = rdt_battle_autosave_new (battle, file);
  GFile *kept = g_object_ref (rdt_autosave_get_file (autosave));

  rdt_duel_play (battle, n_orders);
  g_assert_finalize_object (autosave);

  return kept;
}

static void
wait_for (RdtSavedBattles *battles)
{
  while (rdt_saved_battles_is_reading (battles))
    g_main_context_iteration (NULL, TRUE);
}

static RdtSavedBattle *
find (RdtSavedBattles *battles,
      GFile           *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return rdt_saved_battles_find (battles, name);
}

static void
test_saved_battles_tell_where_they_stand (void)
{
  g_autoptr(RdtSavedBattles) battles = rdt_saved_battles_new ();
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  g_autoptr(GFile) file = NULL;
  RdtSavedBattle *kept;

  rdt_test_home_clear ();
  file = keep (battle, NULL, 5);
  rdt_saved_battles_refresh (battles);
  wait_for (battles);

  kept = find (battles, file);
  g_assert_nonnull (kept);
  g_assert_null (rdt_saved_battle_get_fault (kept));
  g_assert_null (rdt_saved_battle_get_parent (kept));
  g_assert_true (rdt_position_equal (rdt_saved_battle_get_position (kept),
                                     rdt_battle_get_position (battle)));
}

/* An unchanged file is not read again. */
static void
test_saved_battles_read_what_has_changed (void)
{
  g_autoptr(RdtSavedBattles) battles = rdt_saved_battles_new ();
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  g_autoptr(RdtBattle) other = rdt_duel_new ();
  g_autoptr(GFile) file = NULL;
  g_autoptr(GFile) other_file = NULL;
  RdtSavedBattle *before;

  rdt_test_home_clear ();
  other_file = keep (other, NULL, 1);
  file = keep (battle, NULL, 1);
  rdt_saved_battles_refresh (battles);
  wait_for (battles);
  before = find (battles, other_file);

  g_object_unref (keep (battle, file, 2));
  rdt_saved_battles_refresh (battles);
  wait_for (battles);

  g_assert_cmpuint (g_list_model_get_n_items (rdt_saved_battles_get_items (battles)), ==, 2);
  g_assert_true (find (battles, other_file) == before);
  g_assert_true (rdt_position_equal (rdt_saved_battle_get_position (find (battles, file)),
                                     rdt_battle_get_position (battle)));

  g_assert_true (g_file_delete (other_file, NULL, NULL));
  rdt_saved_battles_refresh (battles);
  wait_for (battles);
  g_assert_null (find (battles, other_file));
}

static void
test_saved_battles_know_their_branches (void)
{
  g_autoptr(RdtSavedBattles) battles = rdt_saved_battles_new ();
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  g_autoptr(RdtBattle) branch = NULL;
  g_autoptr(GFile) file = NULL;

  rdt_test_home_clear ();
  rdt_duel_play (battle, 3);
  rdt_battle_set_extra (battle, "\"x-other\": [1, 2]");
  branch = rdt_battle_branch_at (battle, 2);
  rdt_branch_mark (branch, "parent.battle.json", 7);
  g_assert_cmpstr (rdt_battle_get_extra (branch), ==,
                   "\"x-other\": [1,2], \"x-branch\": {\"of\":\"parent.battle.json\",\"turn\":7}");

  file = keep (branch, NULL, 1);
  rdt_saved_battles_refresh (battles);
  wait_for (battles);
  g_assert_cmpstr (rdt_saved_battle_get_parent (find (battles, file)), ==, "parent.battle.json");
  g_assert_cmpuint (rdt_saved_battle_get_parted_turn (find (battles, file)), ==, 7);
}

/* As it was: in its place among the others, and as old as it was. */
static void
test_saved_battles_come_back_from_the_bin (void)
{
  g_autoptr(RdtSavedBattles) battles = rdt_saved_battles_new ();
  GListModel *items = rdt_saved_battles_get_items (battles);
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  g_autoptr(RdtBattle) other = rdt_duel_new ();
  g_autoptr(GFile) file = NULL;
  g_autoptr(GFile) other_file = NULL;
  g_autoptr(RdtSavedBattle) older = NULL;
  g_autoptr(RdtSavedBattle) newer = NULL;
  g_autoptr(RdtSavedBattle) back = NULL;
  g_autoptr(GError) error = NULL;
  gint64 time;

  rdt_test_home_clear ();
  file = keep (battle, NULL, 2);
  other_file = keep (other, NULL, 1);
  rdt_saved_battles_refresh (battles);
  wait_for (battles);
  newer = g_list_model_get_item (items, 0);
  older = g_list_model_get_item (items, 1);
  time = rdt_saved_battle_get_time (older);

  g_assert_true (rdt_saved_battles_trash (battles, older, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (items), ==, 1);
  g_assert_false (g_file_query_exists (rdt_saved_battle_get_file (older), NULL));

  g_assert_true (rdt_saved_battles_restore (battles, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (items), ==, 2);
  back = g_list_model_get_item (items, 1);
  g_assert_true (back == older);
  g_assert_cmpint (rdt_saved_battle_read_time (rdt_saved_battle_get_file (older)), ==, time);

  /* It is not read again. */
  rdt_saved_battles_refresh (battles);
  wait_for (battles);
  g_assert_true (find (battles, file) == older || find (battles, other_file) == older);
}

/* A battle need not be a branch, and one whose file disagrees is none. */
static void
test_saved_battles_know_no_strange_branches (void)
{
  static const char *const strange[] = {
    NULL,
    "\"x-other\": 1",
    "\"x-branch\": 1",
    "\"x-branch\": {\"of\": 1, \"turn\": 1}",
    "\"x-branch\": {\"of\": \"a\", \"turn\": \"b\"}",
    "\"x-branch\": {\"of\": \"a\", \"turn\": -1}",
    "\"x-branch\": {\"of\": \"a\"}",
  };
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  g_autofree char *parent = NULL;
  guint turn;

  for (guint i = 0; i < G_N_ELEMENTS (strange); i++)
    {
      rdt_battle_set_extra (battle, strange[i]);
      g_assert_false (rdt_branch_read (battle, &parent, &turn));
      g_assert_null (parent);
    }
}

int
main (int   argc,
      char *argv[])
{
  rdt_test_home_init ();
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/saved-battles/tell-where-they-stand",
                   test_saved_battles_tell_where_they_stand);
  g_test_add_func ("/saved-battles/read-what-has-changed",
                   test_saved_battles_read_what_has_changed);
  g_test_add_func ("/saved-battles/know-their-branches", test_saved_battles_know_their_branches);
  g_test_add_func ("/saved-battles/come-back-from-the-bin",
                   test_saved_battles_come_back_from_the_bin);
  g_test_add_func ("/saved-battles/know-no-strange-branches",
                   test_saved_battles_know_no_strange_branches);

  return g_test_run ();
}
