/* test-dice.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-dice.h"

#define SEED          42
#define GREATEST_SEED G_GUINT64_CONSTANT (9007199254740991)

/* Rolls worked out independently, from the formula in the file format. */
typedef struct
{
  guint64 seed;
  guint8  scores[16];      /* of rolls 0 … 15 */
  guint8  score_1000;
  guint8  score_123456;
} Rolls;

static const Rolls rolls[] = {
  {
    .seed = 0,
    .scores = { 6, 3, 1, 6, 1, 2, 2, 5, 2, 6, 3, 5, 4, 4, 5, 4 },
    .score_1000 = 2,
    .score_123456 = 6,
  },
  {
    .seed = 1,
    .scores = { 4, 5, 6, 3, 3, 5, 6, 4, 2, 5, 3, 4, 3, 4, 3, 2 },
    .score_1000 = 3,
    .score_123456 = 4,
  },
  {
    .seed = SEED,
    .scores = { 5, 1, 2, 3, 1, 6, 2, 5, 3, 4, 2, 3, 4, 4, 4, 2 },
    .score_1000 = 3,
    .score_123456 = 6,
  },
  {
    .seed = GREATEST_SEED,
    .scores = { 1, 2, 4, 2, 3, 6, 2, 2, 5, 5, 3, 2, 1, 6, 2, 1 },
    .score_1000 = 3,
    .score_123456 = 4,
  },
};

/* The published output for the seed 1234567 of the generator that the format names. */
static const guint64 published[] = {
  G_GUINT64_CONSTANT (6457827717110365317),
  G_GUINT64_CONSTANT (3203168211198807973),
  G_GUINT64_CONSTANT (9817491932198370423),
  G_GUINT64_CONSTANT (4593380528125082431),
  G_GUINT64_CONSTANT (16408922859458223821),
};

typedef struct
{
  RdtDice       *dice;
  RdtDiceCursor  cursor;
} Fixture;

static void
fixture_set_up (Fixture       *fixture,
                gconstpointer  unused)
{
  fixture->dice = rdt_dice_new ();
}

static void
fixture_tear_down (Fixture       *fixture,
                   gconstpointer  unused)
{
  rdt_dice_unref (fixture->dice);
}

/* Rolls a die, which must succeed. */
static guint
roll_die (Fixture        *fixture,
          RdtDicePurpose  purpose)
{
  guint score = 0;

  g_assert_cmpint (rdt_dice_roll (fixture->dice, &fixture->cursor, purpose, &score),
                   ==, RDT_DICE_FAULT_NONE);
  g_assert_cmpuint (score, >=, 1);
  g_assert_cmpuint (score, <=, 6);

  return score;
}

/* Draws a card from the pack, which must succeed. */
static RdtSide
draw_card (Fixture *fixture,
           guint   *n_cards)
{
  RdtSide side = RDT_NO_SIDE;

  g_assert_cmpint (rdt_dice_draw (fixture->dice, &fixture->cursor, n_cards, &side),
                   ==, RDT_DICE_FAULT_NONE);
  g_assert_cmpuint (side, <, RDT_N_SIDES);
  g_assert_cmpuint (n_cards[side], >, 0);
  n_cards[side]--;

  return side;
}

static void
test_dice_follow_the_formula_of_the_format (Fixture       *fixture,
                                            gconstpointer  unused)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rolls); i++)
    {
      rdt_dice_set_seed (fixture->dice, rolls[i].seed);
      fixture->cursor = (RdtDiceCursor) { 0 };

      for (guint k = 0; k < G_N_ELEMENTS (rolls[i].scores); k++)
        g_assert_cmpuint (roll_die (fixture, RDT_DICE_TO_HIT), ==, rolls[i].scores[k]);

      g_assert_cmpuint (fixture->cursor.n_rolled, ==, G_N_ELEMENTS (rolls[i].scores));
    }
}

static void
test_dice_need_no_rolls_before_them (Fixture       *fixture,
                                     gconstpointer  unused)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rolls); i++)
    {
      rdt_dice_set_seed (fixture->dice, rolls[i].seed);

      fixture->cursor.n_rolled = 1000;
      g_assert_cmpuint (roll_die (fixture, RDT_DICE_EFFECT), ==, rolls[i].score_1000);
      fixture->cursor.n_rolled = 123456;
      g_assert_cmpuint (roll_die (fixture, RDT_DICE_EFFECT), ==, rolls[i].score_123456);
    }
}

static void
test_dice_are_the_published_generators (Fixture       *fixture,
                                        gconstpointer  unused)
{
  rdt_dice_set_seed (fixture->dice, 1234567);

  for (gsize k = 0; k < G_N_ELEMENTS (published); k++)
    g_assert_cmpuint (roll_die (fixture, RDT_DICE_LANDING),
                      ==,
                      (published[k] >> 32) * 6 / G_GUINT64_CONSTANT (0x100000000) + 1);
}

static void
test_dice_take_no_notice_of_the_purpose (Fixture       *fixture,
                                         gconstpointer  unused)
{
  rdt_dice_set_seed (fixture->dice, SEED);

  for (guint k = 0; k < 16; k++)
    g_assert_cmpuint (roll_die (fixture, k % 2 == 0 ? RDT_DICE_INITIATIVE : RDT_DICE_GAS_DRIFT),
                      ==,
                      rolls[2].scores[k]);
}

static void
test_dice_going_back_rolls_the_same_again (Fixture       *fixture,
                                           gconstpointer  unused)
{
  const guint8 script[] = { 6, 1, 3 };
  RdtDiceCursor before;
  guint first[6];

  rdt_dice_set_seed (fixture->dice, SEED);
  rdt_dice_script (fixture->dice, RDT_DICE_TO_HIT, script, G_N_ELEMENTS (script));
  roll_die (fixture, RDT_DICE_TO_HIT);
  before = fixture->cursor;

  for (guint i = 0; i < G_N_ELEMENTS (first); i++)
    first[i] = roll_die (fixture, RDT_DICE_TO_HIT);

  fixture->cursor = before;
  for (guint i = 0; i < G_N_ELEMENTS (first); i++)
    g_assert_cmpuint (roll_die (fixture, RDT_DICE_TO_HIT), ==, first[i]);
}

static void
test_dice_script_comes_before_seed (Fixture       *fixture,
                                    gconstpointer  unused)
{
  const guint8 script[] = { 6, 1 };

  rdt_dice_set_seed (fixture->dice, SEED);
  rdt_dice_script (fixture->dice, RDT_DICE_EFFECT, script, G_N_ELEMENTS (script));

  for (gsize i = 0; i < G_N_ELEMENTS (script); i++)
    g_assert_cmpuint (roll_die (fixture, RDT_DICE_EFFECT), ==, script[i]);

  g_assert_cmpuint (fixture->cursor.n_rolled, ==, 2);
  g_assert_cmpuint (fixture->cursor.n_used[RDT_DICE_EFFECT], ==, 2);
}

static void
test_dice_scripted_rolls_count_as_rolls (Fixture       *fixture,
                                         gconstpointer  unused)
{
  const guint8 script[] = { 6, 1 };

  rdt_dice_set_seed (fixture->dice, SEED);
  rdt_dice_script (fixture->dice, RDT_DICE_EFFECT, script, G_N_ELEMENTS (script));

  roll_die (fixture, RDT_DICE_EFFECT);
  g_assert_cmpuint (roll_die (fixture, RDT_DICE_TO_HIT), ==, rolls[2].scores[1]);
  roll_die (fixture, RDT_DICE_EFFECT);
  g_assert_cmpuint (roll_die (fixture, RDT_DICE_EFFECT), ==, rolls[2].scores[3]);
}

static void
test_dice_each_purpose_has_a_script_of_its_own (Fixture       *fixture,
                                                gconstpointer  unused)
{
  for (guint purpose = 0; purpose < RDT_N_DICE_PURPOSES; purpose++)
    {
      guint8 value = purpose % 6 + 1;

      if (purpose != RDT_DICE_CARD)
        rdt_dice_script (fixture->dice, purpose, &value, 1);
    }

  for (guint purpose = RDT_N_DICE_PURPOSES; purpose-- > 0;)
    if (purpose != RDT_DICE_CARD)
      g_assert_cmpuint (roll_die (fixture, purpose), ==, purpose % 6 + 1);
}

static void
test_dice_script_can_be_lengthened (Fixture       *fixture,
                                    gconstpointer  unused)
{
  const guint8 first = 2;
  const guint8 second = 5;
  const guint8 *values;
  gsize n;

  rdt_dice_script (fixture->dice, RDT_DICE_EFFECT, &first, 1);
  roll_die (fixture, RDT_DICE_EFFECT);
  rdt_dice_script (fixture->dice, RDT_DICE_EFFECT, &second, 1);
  g_assert_cmpuint (roll_die (fixture, RDT_DICE_EFFECT), ==, second);

  values = rdt_dice_get_script (fixture->dice, RDT_DICE_EFFECT, &n);
  g_assert_cmpmem (values, n, ((guint8[]) { 2, 5 }), 2);
}

static void
test_dice_without_seed_run_out (Fixture       *fixture,
                                gconstpointer  unused)
{
  const guint8 script = 3;
  RdtDiceCursor before;
  guint score;

  rdt_dice_script (fixture->dice, RDT_DICE_EFFECT, &script, 1);
  roll_die (fixture, RDT_DICE_EFFECT);
  before = fixture->cursor;

  g_assert_cmpint (rdt_dice_roll (fixture->dice, &fixture->cursor, RDT_DICE_EFFECT, &score),
                   ==, RDT_DICE_FAULT_EXHAUSTED);
  g_assert_cmpmem (&fixture->cursor, sizeof before, &before, sizeof before);
}

static void
test_dice_are_endless_with_a_seed_alone (Fixture       *fixture,
                                         gconstpointer  unused)
{
  const guint8 value = 1;

  g_assert_false (rdt_dice_is_endless (fixture->dice));
  g_assert_false (rdt_dice_has_seed (fixture->dice));
  rdt_dice_script (fixture->dice, RDT_DICE_EFFECT, &value, 1);
  g_assert_false (rdt_dice_is_endless (fixture->dice));

  rdt_dice_set_seed (fixture->dice, GREATEST_SEED);
  g_assert_true (rdt_dice_is_endless (fixture->dice));
  g_assert_true (rdt_dice_has_seed (fixture->dice));
  g_assert_cmpuint (rdt_dice_get_seed (fixture->dice), ==, GREATEST_SEED);

  /* A card may be missing from the pack. */
  rdt_dice_script (fixture->dice, RDT_DICE_CARD, &value, 1);
  g_assert_false (rdt_dice_is_endless (fixture->dice));
}

static void
test_dice_copy_rolls_the_same_and_goes_its_own_way (Fixture       *fixture,
                                                    gconstpointer  unused)
{
  const guint8 script[] = { 4, 4, 2 };
  const guint8 more = 6;
  g_autoptr(RdtDice) copy = NULL;
  RdtDiceCursor cursor = { 0 };
  guint score;
  gsize n;

  rdt_dice_set_seed (fixture->dice, SEED);
  rdt_dice_script (fixture->dice, RDT_DICE_EFFECT, script, G_N_ELEMENTS (script));
  copy = rdt_dice_copy (fixture->dice);

  for (guint i = 0; i < 8; i++)
    {
      g_assert_cmpint (rdt_dice_roll (copy, &cursor, RDT_DICE_EFFECT, &score),
                       ==, RDT_DICE_FAULT_NONE);
      g_assert_cmpuint (score, ==, roll_die (fixture, RDT_DICE_EFFECT));
    }

  rdt_dice_script (copy, RDT_DICE_EFFECT, &more, 1);
  rdt_dice_get_script (fixture->dice, RDT_DICE_EFFECT, &n);
  g_assert_cmpuint (n, ==, 3);
}

static void
test_dice_cards_follow_the_formula_of_the_format (Fixture       *fixture,
                                                  gconstpointer  unused)
{
  const RdtSide drawn[] = { 1, 0, 0, 0, 0, 1, 0, 1 };
  guint n_cards[RDT_N_SIDES] = { 5, 3 };

  rdt_dice_set_seed (fixture->dice, SEED);

  for (gsize i = 0; i < G_N_ELEMENTS (drawn); i++)
    g_assert_cmpuint (draw_card (fixture, n_cards), ==, drawn[i]);

  g_assert_cmpuint (n_cards[0] + n_cards[1], ==, 0);
  g_assert_cmpuint (fixture->cursor.n_rolled, ==, 8);
}

static void
test_dice_cards_of_one_side_are_turned_over_too (Fixture       *fixture,
                                                 gconstpointer  unused)
{
  guint n_cards[RDT_N_SIDES] = { 0, 4 };

  rdt_dice_set_seed (fixture->dice, SEED);

  while (n_cards[1] > 0)
    g_assert_cmpuint (draw_card (fixture, n_cards), ==, 1);

  g_assert_cmpuint (fixture->cursor.n_rolled, ==, 4);
  g_assert_cmpuint (roll_die (fixture, RDT_DICE_COMMAND), ==, rolls[2].scores[4]);
}

static void
test_dice_scripted_card_must_be_in_the_pack (Fixture       *fixture,
                                             gconstpointer  unused)
{
  const guint8 script[] = { 1, 0 };
  guint n_cards[RDT_N_SIDES] = { 0, 1 };
  RdtSide side;

  rdt_dice_set_seed (fixture->dice, SEED);
  rdt_dice_script (fixture->dice, RDT_DICE_CARD, script, G_N_ELEMENTS (script));

  g_assert_cmpuint (draw_card (fixture, n_cards), ==, 1);
  n_cards[1] = 3;
  g_assert_cmpint (rdt_dice_draw (fixture->dice, &fixture->cursor, n_cards, &side),
                   ==, RDT_DICE_FAULT_NOT_IN_PACK);
}

static void
test_dice_cards_without_seed_run_out (Fixture       *fixture,
                                      gconstpointer  unused)
{
  const guint n_cards[RDT_N_SIDES] = { 2, 2 };
  RdtSide side;

  g_assert_cmpint (rdt_dice_draw (fixture->dice, &fixture->cursor, n_cards, &side),
                   ==, RDT_DICE_FAULT_EXHAUSTED);
  g_assert_cmpuint (fixture->cursor.n_rolled, ==, 0);
}

static void
test_dice_are_fair (Fixture       *fixture,
                    gconstpointer  unused)
{
  guint count[7] = { 0 };

  rdt_dice_set_seed (fixture->dice, SEED);

  for (guint i = 0; i < 60000; i++)
    count[roll_die (fixture, RDT_DICE_TO_HIT)]++;

  /* Five standard deviations about the mean of 10000. */
  for (guint score = 1; score <= 6; score++)
    g_assert_cmpint (ABS ((int) count[score] - 10000), <, 457);
}

static void
test_dice_pairs_are_fair (Fixture       *fixture,
                          gconstpointer  unused)
{
  guint count[7][7] = { { 0 } };

  rdt_dice_set_seed (fixture->dice, 0);

  for (guint i = 0; i < 36000; i++)
    {
      guint first = roll_die (fixture, RDT_DICE_CLOSE_COMBAT);

      count[first][roll_die (fixture, RDT_DICE_CLOSE_COMBAT)]++;
    }

  /* Five standard deviations about the mean of 1000. */
  for (guint first = 1; first <= 6; first++)
    for (guint second = 1; second <= 6; second++)
      g_assert_cmpint (ABS ((int) count[first][second] - 1000), <, 156);
}

static void
test_dice_cards_are_fair (Fixture       *fixture,
                          gconstpointer  unused)
{
  const guint n_cards[RDT_N_SIDES] = { 7, 3 };
  guint count[RDT_N_SIDES] = { 0 };

  rdt_dice_set_seed (fixture->dice, SEED);

  for (guint i = 0; i < 10000; i++)
    {
      guint pack[RDT_N_SIDES] = { n_cards[0], n_cards[1] };

      count[draw_card (fixture, pack)]++;
    }

  /* Five standard deviations about the mean. */
  g_assert_cmpint (ABS ((int) count[0] - 7000), <, 230);
}

#define add(path, func) \
  g_test_add ("/core/dice/" path, Fixture, NULL, \
              fixture_set_up, func, fixture_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("follow-the-formula-of-the-format", test_dice_follow_the_formula_of_the_format);
  add ("need-no-rolls-before-them", test_dice_need_no_rolls_before_them);
  add ("are-the-published-generators", test_dice_are_the_published_generators);
  add ("take-no-notice-of-the-purpose", test_dice_take_no_notice_of_the_purpose);
  add ("going-back-rolls-the-same-again", test_dice_going_back_rolls_the_same_again);
  add ("script-comes-before-seed", test_dice_script_comes_before_seed);
  add ("scripted-rolls-count-as-rolls", test_dice_scripted_rolls_count_as_rolls);
  add ("each-purpose-has-a-script-of-its-own", test_dice_each_purpose_has_a_script_of_its_own);
  add ("script-can-be-lengthened", test_dice_script_can_be_lengthened);
  add ("without-seed-run-out", test_dice_without_seed_run_out);
  add ("are-endless-with-a-seed-alone", test_dice_are_endless_with_a_seed_alone);
  add ("copy-rolls-the-same-and-goes-its-own-way",
       test_dice_copy_rolls_the_same_and_goes_its_own_way);
  add ("cards-follow-the-formula-of-the-format",
       test_dice_cards_follow_the_formula_of_the_format);
  add ("cards-of-one-side-are-turned-over-too",
       test_dice_cards_of_one_side_are_turned_over_too);
  add ("scripted-card-must-be-in-the-pack", test_dice_scripted_card_must_be_in_the_pack);
  add ("cards-without-seed-run-out", test_dice_cards_without_seed_run_out);
  add ("are-fair", test_dice_are_fair);
  add ("pairs-are-fair", test_dice_pairs_are_fair);
  add ("cards-are-fair", test_dice_cards_are_fair);

  return g_test_run ();
}
