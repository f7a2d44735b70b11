/* test-odds.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-odds.h"
#include "rdt-test.h"

/* Chances worked out by hand from the rule texts: the first unit of each side
 * fights the first of the other, face to face.
 */

typedef struct
{
  const char  *name;
  const char  *rules;
  RdtGridKind  grid;
  const char  *drawing;
  const char  *option;
  const char  *unit;
  const char  *at;
  const char  *enemy;
  const char  *enemy_at;
  RdtQuality   quality;      /* of the enemy */
  const char  *order;
  const char  *hits;
  const char  *destroyed;    /* chances of the enemy's */
  const char  *retreats;
  const char  *pinned;
  const char  *lost;         /* that the unit itself is destroyed */
  const char  *lands;
} Row;

#define OPEN_ROW ".....\n"

#define OPEN_GROUND \
  OPEN_ROW OPEN_ROW OPEN_ROW OPEN_ROW OPEN_ROW "....."

#define WOODS_AT_C4 \
  OPEN_ROW OPEN_ROW "..w..\n" OPEN_ROW OPEN_ROW "....."

#define MINES_AT_C2 \
  OPEN_ROW OPEN_ROW OPEN_ROW OPEN_ROW "..M..\n" "....."

/* On all sides of C4. */
#define MINES_ALL_ROUND_C4 \
  OPEN_ROW "..M..\n" ".M.M.\n" "..M..\n" OPEN_ROW "....."

/* Around C4, except for the square behind it. */
#define MINES_ROUND_C4 \
  OPEN_ROW OPEN_ROW ".M.M.\n" "..M..\n" OPEN_ROW "....."

static const Row rows[] = {
  /* Hit on a 5, or on a 4 for not having moved; an average unit is destroyed on 1 to 3. */
  {
    .name = "musket/a-volley-at-average-infantry",
    .rules = "musket",
    .unit = "infantry",
    .at = "C2",
    .enemy = "infantry",
    .enemy_at = "C4",
    .quality = RDT_QUALITY_AVERAGE,
    .order = "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"C4\"}",
    .hits = "1/2",
    .destroyed = "1/4",
    .retreats = "1/4",
  },
  {
    .name = "musket/a-volley-at-an-elite-unit",
    .rules = "musket",
    .unit = "infantry",
    .at = "C2",
    .enemy = "infantry",
    .enemy_at = "C4",
    .quality = RDT_QUALITY_ELITE,
    .order = "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"C4\"}",
    .hits = "1/2",
    .destroyed = "1/6",
    .retreats = "1/3",
  },
  {
    .name = "musket/a-volley-at-a-poor-unit",
    .rules = "musket",
    .unit = "infantry",
    .at = "C2",
    .enemy = "infantry",
    .enemy_at = "C4",
    .quality = RDT_QUALITY_POOR,
    .order = "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"C4\"}",
    .hits = "1/2",
    .destroyed = "1/3",
    .retreats = "1/6",
  },
  /* No retreat leads over the edge. */
  {
    .name = "musket/a-volley-at-a-unit-without-a-retreat",
    .rules = "musket",
    .drawing = "~.~\n...\n...",
    .unit = "infantry",
    .at = "B1",
    .enemy = "infantry",
    .enemy_at = "B3",
    .quality = RDT_QUALITY_AVERAGE,
    .order = "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"B3\"}",
    .hits = "1/2",
    .destroyed = "1/2",
  },
  /* Each unit is hit on a 1 or a 2.  If the only attacker is destroyed the battle
   * is over before any retreat.  Rule: R16.
   */
  {
    .name = "musket/close-combat-of-infantry",
    .rules = "musket",
    .unit = "infantry",
    .at = "C3",
    .enemy = "infantry",
    .enemy_at = "C4",
    .quality = RDT_QUALITY_AVERAGE,
    .order = "{\"order\": \"close-combat\", \"unit\": \"r1\", \"target\": \"C4\"}",
    .hits = "1/3",
    .destroyed = "1/6",
    .retreats = "5/36",
    .lost = "1/6",
  },
  /* Three dice that hit on one half each: destroyed with 1 - (3/4)^3. */
  {
    .name = "modern/a-machine-gun-rolls-three-dice",
    .rules = "modern",
    .unit = "machine-gun",
    .at = "C2",
    .enemy = "infantry",
    .enemy_at = "C4",
    .quality = RDT_QUALITY_AVERAGE,
    .order = "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"C4\"}",
    .hits = "7/8",
    .destroyed = "37/64",
    .retreats = "19/64",
  },
  /* A 5, and two more for seeing the target. */
  {
    .name = "modern/artillery-that-sees-its-target",
    .rules = "modern",
    .unit = "field-artillery",
    .at = "C1",
    .enemy = "infantry",
    .enemy_at = "C5",
    .quality = RDT_QUALITY_AVERAGE,
    .order = "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"C5\"}",
    .hits = "2/3",
    .destroyed = "1/3",
    .retreats = "1/3",
    .lands = "2/3",
  },
  {
    .name = "nineteenth-century/artillery-at-cover",
    .rules = "nineteenth-century",
    .drawing = WOODS_AT_C4,
    .unit = "field-artillery",
    .at = "C1",
    .enemy = "infantry",
    .enemy_at = "C4",
    .quality = RDT_QUALITY_AVERAGE,
    .order = "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"C4\"}",
    .hits = "1/2",
    .destroyed = "1/4",
    .retreats = "1/4",
    .lands = "1/2",
  },
  {
    .name = "nineteenth-century/close-combat-of-infantry",
    .rules = "nineteenth-century",
    .unit = "infantry",
    .at = "C3",
    .enemy = "infantry",
    .enemy_at = "C4",
    .quality = RDT_QUALITY_AVERAGE,
    .order = "{\"order\": \"close-combat\", \"unit\": \"r1\", \"target\": \"C4\"}",
    .hits = "1/3",
    .destroyed = "1/6",
    .retreats = "5/36",
    .lost = "1/6",
  },
  /* It lands on 5 or 6, and destroys in the open on 4 or more. */
  {
    .name = "portable/artillery-in-the-open",
    .rules = "portable",
    .unit = "field-artillery",
    .at = "C1",
    .enemy = "infantry",
    .enemy_at = "C5",
    .order = "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"C5\"}",
    .hits = "1/3",
    .destroyed = "1/6",
    .lands = "1/3",
  },
  {
    .name = "portable/small-arms-in-the-open",
    .rules = "portable",
    .unit = "infantry",
    .at = "C2",
    .enemy = "infantry",
    .enemy_at = "C4",
    .order = "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"C4\"}",
    .hits = "1/2",
    .destroyed = "1/2",
  },
  /* With pinning, 5 and 6 destroy in the open, and all other scores pin. */
  {
    .name = "portable/small-arms-that-pin",
    .rules = "portable",
    .option = "pinning",
    .unit = "infantry",
    .at = "C2",
    .enemy = "infantry",
    .enemy_at = "C4",
    .order = "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"C4\"}",
    .hits = "1/1",
    .destroyed = "1/3",
    .pinned = "2/3",
  },
  {
    .name = "twentieth-century/rifles-in-the-open",
    .rules = "twentieth-century",
    .grid = RDT_GRID_HEX,
    .unit = "rifle",
    .at = "C2",
    .enemy = "rifle",
    .enemy_at = "C4",
    .order = "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"C4\"}",
    .hits = "1/3",
    .destroyed = "5/18",
  },
  /* The target must first be spotted, on 4 or more; in woods it is destroyed on up to 4. */
  {
    .name = "twentieth-century/rifles-at-a-wood",
    .rules = "twentieth-century",
    .grid = RDT_GRID_HEX,
    .drawing = WOODS_AT_C4,
    .unit = "rifle",
    .at = "C2",
    .enemy = "rifle",
    .enemy_at = "C4",
    .order = "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"C4\"}",
    .hits = "1/6",
    .destroyed = "1/9",
  },
  /* The attacker fires before it fights, with the chances above; then a power of 3
   * destroys on 3 or more.  Rule: T7.
   */
  {
    .name = "twentieth-century/close-combat-of-rifles",
    .rules = "twentieth-century",
    .grid = RDT_GRID_HEX,
    .unit = "rifle",
    .at = "C3",
    .enemy = "rifle",
    .enemy_at = "C4",
    .order = "{\"order\": \"close-combat\", \"unit\": \"r1\", \"target\": \"C4\"}",
    .hits = "7/9",
    .destroyed = "41/54",
    .lost = "13/27",
  },
  {
    .name = "twentieth-century/a-move-into-mines",
    .rules = "twentieth-century",
    .grid = RDT_GRID_HEX,
    .drawing = MINES_AT_C2,
    .unit = "rifle",
    .at = "C1",
    .enemy = "rifle",
    .enemy_at = "C6",
    .order = "{\"order\": \"move\", \"unit\": \"r1\", \"path\": [\"C2\"]}",
    .lost = "1/2",
  },
  /* In this set mines hit like anything else. */
  {
    .name = "modern/a-move-into-mines",
    .rules = "modern",
    .drawing = MINES_AT_C2,
    .unit = "infantry",
    .at = "C1",
    .enemy = "infantry",
    .enemy_at = "C6",
    .order = "{\"order\": \"move\", \"unit\": \"r1\", \"path\": [\"C2\"]}",
    .lost = "1/2",
  },
  /* A unit with a choice retreats to where it is not hit again, and is destroyed by
   * the shot alone.
   */
  {
    .name = "modern/a-retreat-keeps-out-of-mines",
    .rules = "modern",
    .drawing = MINES_ROUND_C4,
    .unit = "infantry",
    .at = "C1",
    .enemy = "infantry",
    .enemy_at = "C4",
    .quality = RDT_QUALITY_AVERAGE,
    .order = "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"C4\"}",
    .hits = "1/2",
    .destroyed = "1/4",
    .retreats = "1/4",
  },
  /* With mines all round it has no choice: it is destroyed by the shot on 1 to 3,
   * otherwise by the mines on 1 to 3, and does not surrender.  Ruling: M25.
   */
  {
    .name = "modern/a-retreat-that-must-end-in-mines",
    .rules = "modern",
    .drawing = MINES_ALL_ROUND_C4,
    .unit = "infantry",
    .at = "C1",
    .enemy = "infantry",
    .enemy_at = "C4",
    .quality = RDT_QUALITY_AVERAGE,
    .order = "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"C4\"}",
    .hits = "1/2",
    .destroyed = "3/8",
    .retreats = "1/4",
  },
};

/* Begins a battle so that the first side acts. */
static void
begin (const RdtGame *game,
       RdtPosition   *position)
{
  static const guint8 high[] = { 6, 6 };
  static const guint8 first_wins[] = { 6, 1 };
  static const guint8 first_card[] = { 0 };
  g_autoptr(RdtDice) dice = rdt_dice_new ();

  rdt_dice_script (dice, RDT_DICE_INITIATIVE, first_wins, 2);
  rdt_dice_script (dice, RDT_DICE_ACTIVATION, high, 2);
  rdt_dice_script (dice, RDT_DICE_COMMANDER, high, 2);
  rdt_dice_script (dice, RDT_DICE_COMMAND, high, 2);
  rdt_dice_script (dice, RDT_DICE_CARD, first_card, 1);

  g_assert_true (rdt_referee_begin (game, dice, position, NULL, NULL));
}

static RdtGame *
new_game (const Row *row)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw (row->rules, row->grid,
                                             row->drawing != NULL ? row->drawing : OPEN_GROUND);
  RdtSetupUnit *enemy;

  rdt_test_add_unit (setup, 0, row->unit, row->at);
  rdt_test_add_unit (setup, 1, row->enemy, row->enemy_at);
  enemy = g_ptr_array_index (setup->sides[1].units, 0);
  enemy->quality = row->quality;
  if (row->option != NULL)
    g_ptr_array_add (setup->options, g_strdup (row->option));

  return rdt_test_game (setup);
}

static void
assert_chance (const RdtOdds *odds,
               guint64        chance,
               const char    *expected)
{
  guint64 numerator, denominator;
  g_autofree char *found = NULL;

  rdt_odds_reduce (odds, chance, &numerator, &denominator);
  found = g_strdup_printf ("%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT, numerator, denominator);
  g_assert_cmpstr (found, ==, expected != NULL ? expected : "0/1");
}

static void
test_odds_are_those_of_the_rules (gconstpointer data)
{
  const Row *row = data;
  g_autoptr(RdtGame) game = new_game (row);
  g_autofree RdtPosition *position = g_new (RdtPosition, 1);
  g_autofree RdtOdds *odds = g_new (RdtOdds, 1);
  RdtPosition before;
  RdtOrder order = rdt_test_order (game, row->order);

  begin (game, position);
  before = *position;
  g_assert_true (rdt_odds_compute (game, position, &order, odds, NULL));
  g_assert_true (rdt_position_equal (position, &before));

  g_assert_false (odds->is_rough);
  assert_chance (odds, odds->hits, row->hits);
  assert_chance (odds, odds->lands, row->lands);
  assert_chance (odds, odds->fates[1].hit, row->hits);
  assert_chance (odds, odds->fates[1].destroyed, row->destroyed);
  assert_chance (odds, odds->fates[1].retreats, row->retreats);
  assert_chance (odds, odds->fates[1].pinned, row->pinned);
  assert_chance (odds, odds->fates[0].destroyed, row->lost);
}

static void
test_odds_of_a_refused_order_are_none (void)
{
  g_autoptr(RdtGame) game = new_game (&rows[0]);
  RdtOrder order = rdt_test_order (game, "{\"order\": \"fire\", \"unit\": \"r1\", "
                                         "\"target\": \"E6\"}");
  RdtPosition position;
  RdtRefusal refusal;
  RdtOdds odds;

  begin (game, &position);
  g_assert_false (rdt_odds_compute (game, &position, &order, &odds, &refusal));
  g_assert_cmpint (refusal.law, ==, RDT_LAW_FIRE_TARGET);
}

/* Initiative for the next turn is rolled once both sides have ended theirs. */
static void
test_odds_leave_the_dice_of_a_new_turn_alone (void)
{
  g_autoptr(RdtGame) game = new_game (&rows[0]);
  RdtPosition position;
  RdtOrder order;
  RdtOdds odds;

  rdt_order_init (&order, RDT_ORDER_END, RDT_NO_UNIT);
  begin (game, &position);
  g_assert_true (rdt_odds_compute (game, &position, &order, &odds, NULL));
  g_assert_cmpuint (odds.hits, ==, 0);
  g_assert_cmpuint (odds.n_rolls, ==, 0);
}

static void
test_odds_tell_the_rolls_in_order (void)
{
  g_autoptr(RdtGame) game = new_game (&rows[0]);
  RdtOrder order = rdt_test_order (game, rows[0].order);
  RdtPosition position;
  RdtOdds odds;

  begin (game, &position);
  g_assert_true (rdt_odds_compute (game, &position, &order, &odds, NULL));

  g_assert_cmpuint (odds.n_rolls, ==, 2);
  g_assert_cmpint (odds.rolls[0].die.purpose, ==, RDT_DICE_TO_HIT);
  g_assert_cmpint (odds.rolls[0].die.needs, ==, 5);
  g_assert_cmpuint (odds.rolls[0].n_dice, ==, 1);
  g_assert_cmpuint (odds.rolls[0].unit, ==, 0);
  g_assert_cmpuint (odds.rolls[0].die.n_modifiers, ==, 1);
  g_assert_cmpint (odds.rolls[0].die.modifiers[0].kind, ==, RDT_MODIFIER_NOT_MOVED);
  g_assert_cmpint (odds.rolls[0].die.modifiers[0].value, ==, 1);
  g_assert_cmpuint (rdt_odds_count_faces (game, &odds.rolls[0].die), ==, 3);
  g_assert_cmpint (odds.rolls[1].die.purpose, ==, RDT_DICE_EFFECT);
  g_assert_cmpuint (odds.rolls[1].unit, ==, 1);
}

/* Fire declared earlier does not add to the odds of a later shot. */
static void
test_odds_count_declared_fire_as_if_alone (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, OPEN_GROUND);
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtPosition position;
  RdtOrder first, second;
  RdtOdds odds;

  rdt_test_add_unit (setup, 0, "field-artillery", "C1");
  rdt_test_add_unit (setup, 0, "field-artillery", "D1");
  rdt_test_add_unit (setup, 1, "infantry", "C5");
  game = rdt_test_game (setup);
  first = rdt_test_order (game, "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"C5\"}");
  second = rdt_test_order (game, "{\"order\": \"fire\", \"unit\": \"r2\", \"target\": \"C5\"}");

  begin (game, &position);
  g_assert_true (rdt_referee_apply (game, dice, &position, &first, NULL, NULL));
  g_assert_true (rdt_odds_compute (game, &position, &second, &odds, NULL));
  assert_chance (&odds, odds.hits, "2/3");
  assert_chance (&odds, odds.fates[2].destroyed, "1/3");
}

/* Two shells at one target are independent: it is missed by both, or hit.  What is fired
 * elsewhere does not count.
 */
static void
test_odds_of_declared_fire_can_be_taken_together (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, OPEN_GROUND);
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtPosition position;
  RdtOrder first, second, other;
  RdtOdds odds;

  rdt_test_add_unit (setup, 0, "field-artillery", "C1");
  rdt_test_add_unit (setup, 0, "field-artillery", "D1");
  rdt_test_add_unit (setup, 0, "field-artillery", "B1");
  rdt_test_add_unit (setup, 1, "infantry", "C5");
  rdt_test_add_unit (setup, 1, "infantry", "E5");
  game = rdt_test_game (setup);
  first = rdt_test_order (game, "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"C5\"}");
  second = rdt_test_order (game, "{\"order\": \"fire\", \"unit\": \"r2\", \"target\": \"C5\"}");
  other = rdt_test_order (game, "{\"order\": \"fire\", \"unit\": \"r3\", \"target\": \"E5\"}");

  begin (game, &position);
  g_assert_true (rdt_referee_apply (game, dice, &position, &other, NULL, NULL));
  g_assert_false (rdt_odds_compute_together (game, &position, &second, &odds));
  g_assert_true (rdt_referee_apply (game, dice, &position, &first, NULL, NULL));
  g_assert_true (rdt_odds_compute_together (game, &position, &second, &odds));
  assert_chance (&odds, odds.fates[3].hit, "8/9");
  assert_chance (&odds, odds.fates[3].destroyed, "5/9");
  assert_chance (&odds, odds.fates[4].hit, NULL);
}

/* K4: fire that is allowed though it can harm nobody is nothing left to do. */
static void
test_odds_find_units_that_can_be_of_use (void)
{
  for (guint is_covered = 0; is_covered < 2; is_covered++)
    {
      g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, OPEN_GROUND);
      g_autoptr(RdtGame) game = NULL;
      g_auto(RdtOrderList) orders = { .items = NULL };
      RdtPosition position;
      gboolean are_useful[RDT_MAX_UNITS];

      if (is_covered)
        setup->terrain[rdt_test_cell (&setup->grid, "B5")].works = 1 << RDT_WORKS_FORTIFICATION;
      rdt_test_add_unit (setup, 0, "artillery", "B2");
      rdt_test_add_unit (setup, 1, "infantry", "B5");
      game = rdt_test_game (setup);
      begin (game, &position);

      rdt_referee_list (game, &position, &orders);
      rdt_odds_find_useful (game, &position, &orders, are_useful);
      g_assert_cmpuint (orders.n_items, >, 1);
      g_assert_cmpint (are_useful[0], ==, !is_covered);
    }
}

static void
test_odds_in_thousandths_are_rounded (void)
{
  const RdtOdds odds = { .total = 36 };

  g_assert_cmpuint (rdt_odds_to_permille (&odds, 0), ==, 0);
  g_assert_cmpuint (rdt_odds_to_permille (&odds, 5), ==, 139);
  g_assert_cmpuint (rdt_odds_to_permille (&odds, 6), ==, 167);
  g_assert_cmpuint (rdt_odds_to_permille (&odds, 36), ==, 1000);
}

/* Portable: Close Combat: low scores succeed. */
static void
test_odds_count_low_faces_where_the_rules_do (void)
{
  const RdtRoll die = {
    .purpose = RDT_DICE_CLOSE_COMBAT,
    .needs = 4,
    .n_modifiers = 1,
    .modifiers = { { .kind = RDT_MODIFIER_WOOD, .value = 1 } },
  };
  const Row portable = { .rules = "portable", .unit = "infantry", .at = "C2",
                         .enemy = "infantry", .enemy_at = "C4" };
  g_autoptr(RdtGame) low = new_game (&portable);
  g_autoptr(RdtGame) high = new_game (&rows[0]);

  g_assert_cmpuint (rdt_odds_count_faces (low, &die), ==, 3);
  g_assert_cmpuint (rdt_odds_count_faces (high, &die), ==, 4);
}

#define add(path, func) g_test_add_func ("/core/odds/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/core/odds/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_odds_are_those_of_the_rules);
    }

  add ("of-a-refused-order-are-none", test_odds_of_a_refused_order_are_none);
  add ("leave-the-dice-of-a-new-turn-alone", test_odds_leave_the_dice_of_a_new_turn_alone);
  add ("tell-the-rolls-in-order", test_odds_tell_the_rolls_in_order);
  add ("count-declared-fire-as-if-alone", test_odds_count_declared_fire_as_if_alone);
  add ("of-declared-fire-can-be-taken-together",
       test_odds_of_declared_fire_can_be_taken_together);
  add ("find-units-that-can-be-of-use", test_odds_find_units_that_can_be_of_use);
  add ("in-thousandths-are-rounded", test_odds_in_thousandths_are_rounded);
  add ("count-low-faces-where-the-rules-do", test_odds_count_low_faces_where_the_rules_do);

  return g_test_run ();
}
