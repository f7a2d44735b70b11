/* test-bench.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-ai-level.h"
#include "rdt-referee.h"
#include "rdt-skirmish.h"

/* One number that depends on all of the search's play.  It is kept in
 * tests/ai/bench.expected and must change only on purpose.
 */

/* How many orders may be tried for each decision, and how many are played. */
#define N_NODES  300
#define N_ORDERS 40

#define SEED 1

static const char *const ground =
  "..w.....\n"
  ".....2..\n"
  "..##..1.\n"
  "~~F~~~F~\n"
  "..==.w..\n"
  ".1......\n"
  "........";

/* Four kinds of units for each rule set, in pairs. */
static const struct
{
  const char *rules;
  const char *types[4];
} armies[] = {
  { "modern", { "infantry", "tank", "field-artillery", "engineers" } },
  { "musket", { "infantry", "rifles", "artillery", "cavalry" } },
  { "nineteenth-century", { "infantry", "machine-gun", "field-artillery", "mounted-cavalry" } },
  { "portable", { "infantry", "tank", "field-artillery", "machine-gun" } },
  { "twentieth-century", { "rifle", "tank", "field-gun", "command" } },
};

static RdtGame *
new_game (guint army)
{
  static const char *const cells[RDT_N_SIDES][4] = {
    { "B2", "D2", "C1", "F2" },
    { "C6", "E6", "G7", "F6" },
  };
  gboolean is_hex = g_str_equal (armies[army].rules, "twentieth-century");
  g_autoptr(RdtSetup) setup = rdt_test_draw (armies[army].rules,
                                             is_hex ? RDT_GRID_HEX : RDT_GRID_SQUARE, ground);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (armies[army].types); i++)
        rdt_test_add_unit (setup, side, armies[army].types[i], cells[side][i]);

      rdt_skirmish_add_aim (setup, side, "C5");
    }

  return rdt_test_game (setup);
}

/* Lets computer players, mostly hard ones, play for a while, and returns the hash of
 * the last position.
 */
static guint64
play (const RdtGame *game)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtPosition position;
  RdtOrder order;

  rdt_dice_set_seed (dice, SEED);
  rdt_referee_begin (game, dice, &position, NULL, NULL);

  for (guint i = 0; i < N_ORDERS; i++)
    {
      const RdtAiOptions options = {
        .level = i % 4 == 0 ? RDT_AI_LEVEL_GREEDY : RDT_AI_LEVEL_HARD,
        .n_nodes = N_NODES,
        .seed = SEED + i,
      };

      if (!rdt_ai_level_choose (&options, game, &position, &order))
        break;

      rdt_referee_apply (game, dice, &position, &order, NULL, NULL);
    }

  return rdt_position_hash (&position, game);
}

static void
test_bench_is_what_was_written_down (void)
{
  g_autofree char *path = rdt_test_path ("tests/ai/bench.expected");
  g_autofree char *expected = rdt_test_read (path, NULL);
  g_autofree char *found = NULL;
  guint64 sum = 0;

  for (guint i = 0; i < G_N_ELEMENTS (armies); i++)
    {
      g_autoptr(RdtGame) game = new_game (i);

      sum = 31 * sum + play (game);
    }

  found = g_strdup_printf ("%016" G_GINT64_MODIFIER "x\n", sum);
  g_assert_cmpstr (found, ==, expected);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/bench/is-what-was-written-down", test_bench_is_what_was_written_down);

  return g_test_run ();
}
