/* test-refusal-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-check-words.h"
#include "rdt-problem.h"
#include "rdt-referee.h"
#include "rdt-rules-store.h"
#include "rdt-test.h"
#include "rdt-words.h"

/* A refusal says what is wrong, and not what could be wrong elsewhere. */

/* With the first unit named "1st", and of another type where one is given. */
static void
assert_refusal (const char       *rules,
                const char       *type,
                const RdtRefusal *refusal,
                const char       *expected)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup (rules);
  g_autoptr(RdtGame) game = NULL;
  g_autofree char *words = NULL;
  RdtSetupUnit *unit = g_ptr_array_index (setup->sides[0].units, 0);

  if (type != NULL)
    {
      g_free (unit->type);
      unit->type = g_strdup (type);
    }

  g_free (unit->name);
  unit->name = g_strdup ("1st");
  game = rdt_test_game (setup);

  words = rdt_words_refusal (game, refusal);
  g_assert_cmpstr (words, ==, expected);
}

static void
assert_late (const char  *rules,
             const char  *type,
             RdtPhase     phase,
             RdtOrderKind order,
             const char  *expected)
{
  assert_refusal (rules, type,
                  &(RdtRefusal) { .unit = 0, .other = RDT_NO_UNIT, .cell = RDT_NO_CELL,
                                  .law = RDT_LAW_PHASE, .order = order,
                                  .phase = phase, .awaits = RDT_DECISION_ORDERS },
                  expected);
}

static void
assert_words (const char *rules,
              RdtLaw      law,
              const char *type,
              gboolean    names_other,
              const char *expected)
{
  assert_refusal (rules, type,
                  &(RdtRefusal) { .unit = 0, .other = names_other ? 0 : RDT_NO_UNIT, .cell = 2,
                                  .law = law, .order = RDT_ORDER_MOUNT },
                  expected);
}

static void
test_refusal_of_what_there_is_none_of_says_so (void)
{
  assert_words ("musket", RDT_LAW_MOUNT, NULL, FALSE, "1st cannot mount or dismount.");
  assert_words ("musket", RDT_LAW_UNPIN, NULL, FALSE, "This battle is played without pinning.");
  assert_words ("musket", RDT_LAW_FIRE_GAS, NULL, FALSE, "There is no gas in this battle.");
}

static void
test_refusal_of_cavalry_that_may_mount_says_when (void)
{
  assert_words ("twentieth-century", RDT_LAW_MOUNT, "cavalry", FALSE,
                "1st cannot mount: already mounted.");
  assert_words ("twentieth-century", RDT_LAW_FIRE_WEAPON, "cavalry", FALSE,
                "1st must dismount before firing.");
}

/* Commanders of the 19th Century set never fire. */
static void
test_refusal_of_fire_does_not_promise_any (void)
{
  assert_late ("nineteenth-century", "commander", RDT_PHASE_ARTILLERY, RDT_ORDER_FIRE,
               "1st cannot fire: no ranged weapon.");
  assert_late ("nineteenth-century", "infantry", RDT_PHASE_ARTILLERY, RDT_ORDER_FIRE,
               "This is the artillery phase: 1st can fire in the orders phase.");
  assert_refusal ("nineteenth-century", "mounted-cavalry",
                  &(RdtRefusal) { .unit = 0, .other = 0, .cell = 2,
                                  .law = RDT_LAW_PHASE, .order = RDT_ORDER_FIRE,
                                  .phase = RDT_PHASE_ACTIONS, .awaits = RDT_DECISION_ADVANCE },
                  "1st cannot fire: no ranged weapon.");
}

/* Ending the activations would not help against a distant enemy, and is not suggested. */
static void
test_refusal_of_an_attack_promises_none_from_afar (void)
{
  assert_late ("portable", NULL, RDT_PHASE_ACTIONS, RDT_ORDER_CLOSE_COMBAT,
               "Close combats are fought after the activations, between adjacent units only.");
}

/* There are no advances in the 20th Century set. */
static void
test_refusal_of_an_advance_does_not_promise_one (void)
{
  assert_late ("musket", NULL, RDT_PHASE_ACTIONS, RDT_ORDER_ADVANCE,
               "1st can advance only after winning a close combat.");
  assert_late ("twentieth-century", NULL, RDT_PHASE_ACTIONS, RDT_ORDER_ADVANCE,
               "1st cannot advance after close combat.");
}

static void
test_refusal_of_a_target_names_it_only_if_the_order_did (void)
{
  assert_words ("twentieth-century", RDT_LAW_FIRE_TARGET, NULL, FALSE,
                "There is no enemy at C1.");
  assert_words ("twentieth-century", RDT_LAW_FIRE_TARGET, NULL, TRUE,
                "There is no enemy called 1st at C1.");
  assert_words ("twentieth-century", RDT_LAW_COMBAT_TARGET, NULL, FALSE,
                "There is no enemy at C1.");
  assert_words ("twentieth-century", RDT_LAW_COMBAT_TARGET, NULL, TRUE,
                "There is no enemy called 1st at C1.");
}

/* Scenarios of two units a side, r1 and r2 in the first two cells given, b1 and b2
 * in the others; the referee's answer to an order after some others.
 */
typedef struct
{
  const char  *rules;
  RdtGridKind  kind;
  const char  *drawing;
  const char  *type;
  const char  *enemy;       /* the type of the others, if it is not the same */
  const char  *cells[4];
  const char  *hits;        /* to-hit dice */
  const char  *orders[4];   /* the last is refused */
  const char  *expected;
} Play;

static void
script (RdtDice        *dice,
        RdtDicePurpose  purpose,
        const char     *faces)
{
  for (; faces != NULL && *faces != '\0'; faces++)
    {
      guint8 face = *faces - '0';

      rdt_dice_script (dice, purpose, &face, 1);
    }
}

static void
assert_play (const Play *play)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw (play->rules, play->kind, play->drawing);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(RdtGame) game = NULL;
  g_autofree char *words = NULL;
  RdtPosition position;
  RdtRefusal refusal;

  for (guint i = 0; i < G_N_ELEMENTS (play->cells); i++)
    rdt_test_add_unit (setup, i / 2, i / 2 == 1 && play->enemy != NULL ? play->enemy : play->type,
                       play->cells[i]);
  game = rdt_test_game (setup);

  script (dice, RDT_DICE_INITIATIVE, "61");
  script (dice, RDT_DICE_CARD, "0");
  script (dice, RDT_DICE_COMMAND, "6");
  script (dice, RDT_DICE_COMMANDER, "66");
  script (dice, RDT_DICE_TO_HIT, play->hits);
  script (dice, RDT_DICE_EFFECT, "666");
  g_assert_true (rdt_referee_begin (game, dice, &position, NULL, &refusal));

  for (guint i = 0; i < G_N_ELEMENTS (play->orders) && play->orders[i] != NULL; i++)
    {
      RdtOrder order = rdt_test_order (game, play->orders[i]);

      g_clear_pointer (&words, g_free);
      if (!rdt_referee_apply (game, dice, &position, &order, NULL, &refusal))
        words = rdt_words_refusal (game, &refusal);
    }

  g_assert_cmpstr (words, ==, play->expected);
}

#define OPEN "....\n....\n....\n...."

static const Play plays[] = {
  {
    .rules = "modern", .drawing = "....\n.w..\n....\n....", .type = "infantry",
    .cells = { "B1", "D1", "B4", "D4" },
    .orders = { "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"B4\"}" },
    .expected = "The line of sight from Infantry r1 to B4 is blocked at B3.",
  },
  {
    .rules = "modern", .drawing = OPEN, .type = "infantry",
    .cells = { "B1", "D1", "B3", "D4" }, .hits = "6",
    .orders = { "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"B3\"}",
                "{\"order\":\"retreat\",\"unit\":\"b1\",\"to\":\"B2\"}" },
    .expected = "Infantry b1 cannot retreat to B2, only to A3, C3, B4.",
  },
  {
    .rules = "modern", .drawing = OPEN, .type = "infantry",
    .cells = { "A1", "D1", "B4", "D4" },
    .orders = { "{\"order\":\"move\",\"unit\":\"r1\",\"path\":[\"A2\"]}",
                "{\"order\":\"move\",\"unit\":\"r1\",\"path\":[\"A3\"]}" },
    .expected = "Infantry r1 moved or turned earlier and cannot do so again this turn.",
  },
  {
    .rules = "modern", .drawing = OPEN, .type = "mounted-cavalry",
    .cells = { "A1", "D1", "B4", "D4" },
    .orders = { "{\"order\":\"move\",\"unit\":\"r1\",\"path\":[\"A2\",\"B3\"]}" },
    .expected = "B3 does not share an edge with A2.",
  },
  {
    .rules = "modern", .drawing = OPEN, .type = "mounted-cavalry",
    .cells = { "A1", "D1", "B4", "D4" },
    .orders = { "{\"order\":\"move\",\"unit\":\"r1\",\"path\":[\"A1\"]}" },
    .expected = "Mounted cavalry r1 cannot move to A1: already there.",
  },
  {
    .rules = "modern", .drawing = OPEN, .type = "infantry",
    .cells = { "A1", "D1", "A3", "D4" }, .hits = "1",
    .orders = { "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"A3\"}",
                "{\"order\":\"move\",\"unit\":\"r1\",\"path\":[\"B1\"]}" },
    .expected = "Infantry r1 fired, which leaves no movement to reach B1.",
  },
  {
    .rules = "modern", .drawing = OPEN, .type = "engineers",
    .cells = { "A1", "D1", "A4", "D4" },
    .orders = { "{\"order\":\"clear\",\"unit\":\"r1\",\"works\":\"minefield\","
                "\"target\":\"A2\"}" },
    .expected = "There is no minefield at A2.",
  },
  {
    .rules = "modern", .drawing = OPEN, .type = "infantry",
    .cells = { "A1", "D1", "A4", "D4" },
    .orders = { "{\"order\":\"load\",\"unit\":\"r1\",\"cargo\":\"r2\"}" },
    .expected = "Infantry r1 cannot carry Infantry r2: only transports can carry units.",
  },
  {
    .rules = "modern", .drawing = OPEN, .type = "infantry",
    .cells = { "A1", "D1", "A4", "D4" },
    .orders = { "{\"order\":\"exit\",\"unit\":\"r1\"}" },
    .expected = "Infantry r1 cannot leave the board: this scenario has no exits for red.",
  },
  {
    .rules = "twentieth-century", .kind = RDT_GRID_HEX, .drawing = OPEN,
    .type = "rifle", .enemy = "tank",
    .cells = { "B1", "D1", "B3", "D4" },
    .orders = { "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"B3\"}" },
    .expected = "Fire from Rifle r1 cannot harm Tank b1.",
  },
  {
    .rules = "twentieth-century", .kind = RDT_GRID_HEX, .drawing = OPEN,
    .type = "rifle", .enemy = "tank",
    .cells = { "B1", "D1", "B3", "B3" },
    .orders = { "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"B3\"}" },
    .expected = "There are two enemies at B3: select one of them.",
  },
  {
    .rules = "twentieth-century", .kind = RDT_GRID_HEX, .drawing = OPEN,
    .type = "rifle", .enemy = "tank",
    .cells = { "B1", "D1", "B3", "B3" },
    .orders = { "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"B3\",\"at-unit\":\"b2\"}" },
    .expected = "Fire from Rifle r1 cannot harm Tank b2.",
  },
};

static void
test_refusals_of_play_say_what_is_in_the_way (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (plays); i++)
    assert_play (&plays[i]);
}

/* A scenario that is being made may have one unit, or one place to hold. */
static void
test_a_problem_says_one_as_well_as_many (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtRules) rules = rdt_rules_store_find ("modern", NULL, NULL);
  char name[] = "x";

  for (guint i = 0; i <= RDT_PROBLEM_ONE_CAN_WIN; i++)
    {
      const RdtProblem problem = { .code = i, .number = 1, .found = name, .unit = name };
      g_autofree char *words = rdt_words_problem (setup, &problem);

      rdt_check_label (words);
      g_assert_false (g_regex_match_simple ("\\b1 [a-z]*s\\b|\\bare (only )?1\\b", words, 0, 0));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/refusal/of-what-there-is-none-of-says-so",
                   test_refusal_of_what_there_is_none_of_says_so);
  g_test_add_func ("/words/refusal/of-cavalry-that-may-mount-says-when",
                   test_refusal_of_cavalry_that_may_mount_says_when);
  g_test_add_func ("/words/refusal/of-fire-does-not-promise-any",
                   test_refusal_of_fire_does_not_promise_any);
  g_test_add_func ("/words/refusal/of-an-attack-promises-none-from-afar",
                   test_refusal_of_an_attack_promises_none_from_afar);
  g_test_add_func ("/words/refusal/of-an-advance-does-not-promise-one",
                   test_refusal_of_an_advance_does_not_promise_one);
  g_test_add_func ("/words/refusal/of-a-target-names-it-only-if-the-order-did",
                   test_refusal_of_a_target_names_it_only_if_the_order_did);

  g_test_add_func ("/words/refusal/of-play-says-what-is-in-the-way",
                   test_refusals_of_play_say_what_is_in_the_way);

  g_test_add_func ("/words/problem/says-one-as-well-as-many",
                   test_a_problem_says_one_as_well_as_many);

  return g_test_run ();
}
