/* test-record.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-duel.h"
#include "rdt-record.h"
#include "rdt-test.h"

static void
assert_same (RdtRecord *a,
             RdtRecord *b)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (a));

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (b)), ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(RdtRecordEntry) ours = g_list_model_get_item (G_LIST_MODEL (a), i);
      g_autoptr(RdtRecordEntry) theirs = g_list_model_get_item (G_LIST_MODEL (b), i);

      g_assert_cmpstr (rdt_record_entry_get_sentence (ours), ==,
                       rdt_record_entry_get_sentence (theirs));
      g_assert_cmpint (rdt_record_entry_get_kind (ours), ==,
                       rdt_record_entry_get_kind (theirs));
      g_assert_cmpuint (rdt_record_entry_get_n_orders (ours), ==,
                        rdt_record_entry_get_n_orders (theirs));
    }
}

static void
changed_cb (GListModel *model,
            guint       position,
            guint       n_removed,
            guint       n_added,
            guint      *n_items)
{
  *n_items = *n_items - n_removed + n_added;
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, *n_items);
}

static void
test_record_kept_is_the_record_made_later (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtRecord *kept = rdt_record_new (battle);
  RdtRecord *later;
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (kept));

  g_signal_connect (kept, "items-changed", G_CALLBACK (changed_cb), &n_items);
  rdt_duel_play (battle, RDT_DUEL_ORDERS);
  for (guint i = 0; i < 10; i++)
    rdt_battle_undo (battle);
  rdt_battle_redo (battle);
  rdt_duel_play (battle, 3);

  later = rdt_record_new (battle);
  g_assert_cmpuint (n_items, >, 20);
  assert_same (kept, later);

  g_assert_finalize_object (later);
  g_assert_finalize_object (kept);
  g_assert_finalize_object (battle);
}

static void
test_record_of_a_battle_that_begins_late (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  RdtRecord *kept = rdt_record_new (battle);
  RdtRecord *later;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (kept)), ==, 0);
  rdt_duel_roll_initiative (battle);
  later = rdt_record_new (battle);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (kept)), >, 0);
  assert_same (kept, later);

  g_assert_finalize_object (later);
  g_assert_finalize_object (kept);
  g_assert_finalize_object (battle);
}

static void
test_record_finds_where_an_order_begins (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtRecord *record = rdt_record_new (battle);
  guint n;

  rdt_duel_play (battle, 30);
  n = g_list_model_get_n_items (G_LIST_MODEL (record));

  for (guint order = 0; order <= 31; order++)
    {
      guint found = rdt_record_find (record, order);
      g_autoptr(RdtRecordEntry) entry = g_list_model_get_item (G_LIST_MODEL (record), found);
      g_autoptr(RdtRecordEntry) before = NULL;

      g_assert_true (entry != NULL || found == n);
      if (entry != NULL)
        g_assert_cmpuint (rdt_record_entry_get_n_orders (entry), >=, order);
      if (found > 0)
        before = g_list_model_get_item (G_LIST_MODEL (record), found - 1);
      if (before != NULL)
        g_assert_cmpuint (rdt_record_entry_get_n_orders (before), <, order);
    }

  g_assert_finalize_object (record);
  g_assert_finalize_object (battle);
}

static void
test_record_entries_tell_what_an_order_did (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  RdtRecord *record;
  g_autoptr(RdtRecordEntry) last = NULL;
  guint n;

  rdt_duel_roll_initiative (battle);
  record = rdt_record_new (battle);
  g_assert_cmpint (rdt_duel_order (battle, "{\"order\": \"move\", \"unit\": \"r2\", "
                                           "\"path\": [\"D3\"]}", NULL), ==, RDT_ORDERED);
  n = g_list_model_get_n_items (G_LIST_MODEL (record));
  last = g_list_model_get_item (G_LIST_MODEL (record), n - 1);

  g_assert_cmpint (rdt_record_entry_get_kind (last), ==, RDT_EVENT_MOVED);
  g_assert_cmpuint (rdt_record_entry_get_n_orders (last), ==, 1);
  g_assert_true (g_str_has_prefix (rdt_record_entry_get_sentence (last), "Cavalry r2 "));

  g_assert_finalize_object (record);
  g_assert_finalize_object (battle);
}

/* In close combat each unit saves on 3+: four faces of six.  The defender is hit by
 * its 2, and average troops survive on 4+: three faces.
 */
static void
test_record_luck_is_expected_against_rolled (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  const RdtDicePurpose purposes[] = {
    RDT_DICE_CLOSE_COMBAT,
    RDT_DICE_CLOSE_COMBAT,
    RDT_DICE_EFFECT,
  };
  const guint faces[] = { 6, 2, 1 };
  const char *attack = "{\"order\": \"close-combat\", \"unit\": \"r1\", \"target\": \"B3\"}";
  RdtLuck luck[RDT_N_SIDES];

  rdt_duel_roll_initiative (battle);
  rdt_duel_order (battle, attack, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      rdt_battle_enter_die (battle, purposes[i], faces[i]);
      rdt_duel_order (battle, attack, NULL);
    }
  g_assert_cmpuint (rdt_battle_get_n_orders (battle), ==, 1);

  rdt_history_count_luck (rdt_battle_get_history (battle), rdt_battle_get_game (battle), luck);
  g_assert_cmpuint (luck[0].n_rolls, ==, 1);
  g_assert_cmpuint (luck[0].expected, ==, 4);
  g_assert_cmpuint (luck[0].succeeded, ==, 1);
  g_assert_cmpuint (luck[1].n_rolls, ==, 2);
  g_assert_cmpuint (luck[1].expected, ==, 7);
  g_assert_cmpuint (luck[1].succeeded, ==, 0);

  g_assert_finalize_object (battle);
}

/* Ten dice that succeed on 3+ should bring 6.67, and that is 6.7. */
static void
test_record_luck_is_rounded (void)
{
  const struct
  {
    guint sixths;
    guint tenths;
  } cases[] = { { 0, 0 }, { 1, 2 }, { 2, 3 }, { 3, 5 }, { 5, 8 }, { 6, 10 }, { 40, 67 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      RdtLuck luck = { .expected = cases[i].sixths };

      g_assert_cmpuint (rdt_luck_expect_tenths (&luck), ==, cases[i].tenths);
    }
}

static void
test_record_tells_a_turn_on_the_spot_once (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  RdtRecord *record;
  guint n;

  rdt_duel_roll_initiative (battle);
  record = rdt_record_new (battle);
  n = g_list_model_get_n_items (G_LIST_MODEL (record));
  g_assert_cmpint (rdt_duel_order (battle, "{\"order\": \"move\", \"unit\": \"r2\", "
                                           "\"path\": [], \"facing\": \"e\"}", NULL),
                   ==, RDT_ORDERED);

  g_assert_cmpuint (rdt_battle_get_events_at (battle, 1)->n_items, ==, 2);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (record)), ==, n + 1);

  g_assert_finalize_object (record);
  g_assert_finalize_object (battle);
}

#define add(path, func) g_test_add_func ("/model/record/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("kept-is-the-record-made-later", test_record_kept_is_the_record_made_later);
  add ("of-a-battle-that-begins-late", test_record_of_a_battle_that_begins_late);
  add ("finds-where-an-order-begins", test_record_finds_where_an_order_begins);
  add ("entries-tell-what-an-order-did", test_record_entries_tell_what_an_order_did);
  add ("tells-a-turn-on-the-spot-once", test_record_tells_a_turn_on_the_spot_once);
  add ("luck-is-expected-against-rolled", test_record_luck_is_expected_against_rolled);
  add ("luck-is-rounded", test_record_luck_is_rounded);

  return g_test_run ();
}
