/* test-reference-tables.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-check-words.h"
#include "rdt-reference-tables.h"
#include "rdt-reference-terrain.h"
#include "rdt-reference-units.h"
#include "rdt-test.h"

static void
check_table (const RdtTable *table)
{
  rdt_check_label (table->title);
  g_assert_cmpuint (g_strv_length (table->columns), ==, table->n_columns);
  g_assert_cmpuint (table->n_columns, >=, 2);
  g_assert_cmpuint (table->rows->len, >, 0);

  for (guint i = 0; i < table->rows->len; i++)
    {
      char **row = g_ptr_array_index (table->rows, i);

      g_assert_cmpuint (g_strv_length (row), ==, table->n_columns);
      g_assert_cmpstr (row[0], !=, "");
      for (guint j = 0; j < table->n_columns; j++)
        g_assert_false (g_regex_match_simple ("\\b[RMNPKT][0-9]+\\b", row[j], 0, 0));
    }
}

static void
test_tables_are_whole (gconstpointer id)
{
  g_autoptr(RdtRules) rules = rdt_test_find_rules (id);
  g_autoptr(GPtrArray) tables = rdt_words_tables (rules, 0);

  g_assert_cmpuint (tables->len, >=, 3);
  for (guint i = 0; i < tables->len; i++)
    check_table (g_ptr_array_index (tables, i));
}

static char **
find_row (const RdtTable *table,
          const char     *name)
{
  for (guint i = 0; i < table->rows->len; i++)
    {
      char **row = g_ptr_array_index (table->rows, i);

      if (strcmp (row[0], name) == 0)
        return row;
    }

  return NULL;
}

static void
assert_row (const RdtTable *table,
            const char     *expected)
{
  g_auto(GStrv) cells = g_strsplit (expected, "|", -1);
  char **row = find_row (table, cells[0]);
  g_autofree char *found = row != NULL ? g_strjoinv ("|", row) : NULL;

  g_assert_cmpstr (found, ==, expected);
}

/* Numbers as printed in the rule texts. */
static void
test_tables_say_what_the_texts_say (void)
{
  g_autoptr(RdtRules) modern = rdt_test_find_rules ("modern");
  g_autoptr(RdtRules) portable = rdt_test_find_rules ("portable");
  g_autoptr(RdtRules) musket = rdt_test_find_rules ("musket");
  g_autoptr(RdtRules) twentieth = rdt_test_find_rules ("twentieth-century");
  g_autoptr(RdtTable) modern_units = rdt_words_table_units (modern, 0);
  g_autoptr(RdtTable) modern_terrain = rdt_words_table_terrain (modern);
  g_autoptr(RdtTable) portable_terrain = rdt_words_table_terrain (portable);
  g_autoptr(RdtTable) musket_terrain = rdt_words_table_terrain (musket);
  g_autoptr(RdtTable) terrain = rdt_words_table_terrain (twentieth);
  g_autoptr(RdtTable) modern_fire = rdt_words_table_fire (modern);
  g_autoptr(RdtTable) modern_hits = rdt_words_table_hits (modern, 0);
  g_autoptr(RdtTable) modern_works = rdt_words_table_works (modern);
  g_autoptr(RdtTable) portable_units = rdt_words_table_units (portable, 0);
  g_autoptr(RdtTable) portable_combat = rdt_words_table_close_combat (portable);
  g_autoptr(RdtTable) portable_hits = rdt_words_table_hits (portable, 0);
  g_autoptr(RdtTable) musket_fire = rdt_words_table_fire (musket);
  g_autoptr(RdtTable) musket_units = rdt_words_table_units (musket, 0);
  g_autoptr(RdtTable) units = rdt_words_table_units (twentieth, 0);
  g_autoptr(RdtTable) dice = rdt_words_table_dice (twentieth);
  g_autoptr(RdtTable) command = rdt_words_table_command (twentieth);
  g_autoptr(RdtTable) portable_dice = rdt_words_table_command (portable);
  g_autoptr(RdtTable) modern_combat = rdt_words_table_close_combat (modern);
  g_autoptr(RdtTable) combat = rdt_words_table_close_combat (twentieth);

  assert_row (modern_terrain, "Woods|soft|entering ends the move; a move out of it is"
                              " one step only; ignored along a road");
  assert_row (modern_terrain, "Trench|hard, once occupied|entering ends the move; a move out of it"
                              " is one step only; no fire while crossing it");
  assert_row (modern_terrain, "Ford||entering ends the move; a move out of it is one step only;"
                              " ignored along a road; no fire from it");
  assert_row (modern_terrain, "Road||+1 if the whole move is along roads");
  assert_row (portable_terrain, "Built-up area|hard|counts as road");
  assert_row (portable_terrain, "Trench|hard|");
  assert_row (portable_terrain, "River||destroys a unit that enters, except at a ford or bridge");
  assert_row (portable_terrain, "Hill||a move changes height by one level only");
  assert_row (musket_terrain, "Woods|soft|");
  assert_row (musket_terrain, "River||can be entered only at a ford or bridge");
  assert_row (terrain, "Woods|soft|infantry and cavalry only, except along a road");
  assert_row (modern_units, "Mounted cavalry|2|–|–|2+|4+|can advance");
  assert_row (modern_units, "Machine gun|1|3|3 × 5+|3+|5+|");
  assert_row (modern_units, "Self-propelled artillery|2|same as its gun|–|3+|5+|can move"
                            " after firing, can cross wire");
  assert_row (modern_units, "Heavy artillery|1|12|–|4+|5+|fires over units");
  assert_row (modern_units, "Truck|3|–|–|4+|5+|can carry units or tow guns");
  assert_row (modern_units, "Horse-drawn transport|1|–|–|5+|6+|can tow guns");
  assert_row (modern_fire, "Line of sight to target|+2|");
  assert_row (modern_fire, "Stationary||+1");
  assert_row (modern_hits, "elite|1–2|3–6");
  assert_row (modern_works, "minefield|3|5");

  assert_row (portable_units, "Machine gun|1|3|3+|4+|–|4|");
  assert_row (portable_units, "Tank|1|4|4+|5+|–|5|fires all round, can advance");
  assert_row (portable_units, "Mortar|1|4|4+|5+|5+|2|fires over units, fires into cover");
  assert_row (portable_units,
              "Field artillery|1|6|4+|5+|5+|2|fires over units, fires into cover");
  assert_row (portable_combat, "Attacking an enemy in hard cover|−2");
  assert_row (portable_hits, "Destroys a Command unit|5–6|6");

  g_assert_cmpstr (portable_dice->note, ==, "Dice: 1 for a Command unit on the board, and one for"
                                            " every 3 other units, rounded up.");

  assert_row (musket_fire, "Target in hard cover|−2|cannot be hit");
  assert_row (musket_units, "Artillery|1|2 / 6|3+ / 5+|4+|6+|");

  assert_row (units, "Armoured car|2|6|4|4+|5+|fires all round");
  assert_row (combat, "Adjacent Command unit|−1");
  assert_row (modern_combat, "Adjacent commander|+1");
  assert_row (command, "average|3–5|3+|4+");
  assert_row (dice, "A minefield destroys|4+");
  assert_row (dice, "Spotting (range 3)|4+");
}

/* Pinning: 5 or 6 destroys in the open, 6 in cover, lower scores pin; the same for all units. */
static void
test_tables_heed_optional_rules (void)
{
  const guint pinning = 1 << RDT_OPTION_PINNING;
  const guint command = 1 << RDT_OPTION_SMALL_ARMS_HIT_COMMAND;
  g_autoptr(RdtRules) portable = rdt_test_find_rules ("portable");
  g_autoptr(RdtRules) twentieth = rdt_test_find_rules ("twentieth-century");
  g_autoptr(RdtTable) units = rdt_words_table_units (portable, pinning);
  g_autoptr(RdtTable) hits = rdt_words_table_hits (portable, pinning);
  g_autoptr(RdtTable) without = rdt_words_table_hits (portable, 0);
  g_auto(GStrv) harmless = rdt_words_list_harmless (twentieth, command);

  assert_row (units, "Machine gun|1|3|5+|6+|–|4|");
  assert_row (units, "Infantry|1|2|5+|6+|–|4|can advance");
  assert_row (units, "Field artillery|1|6|5+|6+|6+|2|fires over units, fires into cover");
  assert_row (units, "Mounted cavalry|2|–|–|–|–|4|can advance");
  assert_row (hits, "With pinning: destroys|5–6|6");
  assert_row (hits, "With pinning: pins|1–4|4–5");
  g_assert_null (find_row (hits, "Destroys a Command unit"));
  g_assert_null (find_row (without, "With pinning: pins"));
  g_assert_cmpuint (g_strv_length (harmless), ==, 1);
  g_assert_true (g_str_has_suffix (harmless[0], " against tank, armoured car, self-propelled gun,"
                                                " pillbox."));
}

static void
test_tables_tell_who_harms_nobody (void)
{
  g_autoptr(RdtRules) modern = rdt_test_find_rules ("modern");
  g_autoptr(RdtRules) musket = rdt_test_find_rules ("musket");
  g_auto(GStrv) harmless = rdt_words_list_harmless (modern, 0);
  g_auto(GStrv) nobody = rdt_words_list_harmless (musket, 0);

  g_assert_cmpuint (g_strv_length (harmless), ==, 1);
  g_assert_cmpstr (harmless[0], ==, "Fire has no effect: infantry, engineers, dismounted cavalry,"
                                    " machine gun, cyclists against light tank, tank.");
  g_assert_cmpuint (g_strv_length (nobody), ==, 0);
}

/* A gun named by the scenario has its own range and score. */
static void
test_tables_know_what_a_unit_carries (void)
{
  g_autoptr(RdtRules) twentieth = rdt_test_find_rules ("twentieth-century");
  g_autoptr(RdtRules) modern = rdt_test_find_rules ("modern");
  g_autoptr(RdtTable) units = rdt_words_table_units (twentieth, 0);
  g_autoptr(RdtTable) modern_units = rdt_words_table_units (modern, 0);
  char **row = rdt_words_table_arm (units, twentieth,
                                    rdt_rules_find_type (twentieth, "self-propelled-gun"),
                                    rdt_rules_find_type (twentieth, "field-gun"), 0);
  char **gun = rdt_words_table_arm (modern_units, modern,
                                    rdt_rules_find_type (modern, "assault-gun"),
                                    rdt_rules_find_type (modern, "field-artillery"), 0);

  assert_row (units, "Self-propelled gun|2|4|same as its gun|same as its gun|3+|can cross wire");
  g_assert_cmpstr (row[3], ==, "9");
  g_assert_cmpstr (row[4], ==, "5+");
  g_assert_cmpstr (gun[2], ==, "8");
  g_assert_cmpstr (gun[3], ==, "5+");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reference-tables/numbers", test_tables_say_what_the_texts_say);
  g_test_add_func ("/reference-tables/options", test_tables_heed_optional_rules);
  g_test_add_func ("/reference-tables/harm", test_tables_tell_who_harms_nobody);
  g_test_add_func ("/reference-tables/armament", test_tables_know_what_a_unit_carries);

  rdt_test_add_for_rules ("/reference-tables/whole", test_tables_are_whole);

  return g_test_run ();
}
