/* test-cost-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cost-words.h"
#include "rdt-path.h"
#include "rdt-referee.h"
#include "rdt-test.h"

/* The spoken cost of a move adds up to what the engine charges. */

static RdtCell
find_cell (const RdtGame *game,
           const char    *label)
{
  char found[RDT_CELL_LABEL_SIZE];

  for (RdtCell cell = 0; cell < game->map->n_cells; cell++)
    {
      rdt_grid_format_cell (&game->map->grid, cell, found);
      if (g_str_equal (found, label))
        return cell;
    }

  g_assert_not_reached ();
}

static char *
tell (const RdtGame     *game,
      const RdtPosition *position,
      const char        *first,
      const char        *second)
{
  RdtOrder move;

  rdt_order_init (&move, RDT_ORDER_MOVE, 0);
  move.path[move.n_path++] = find_cell (game, first);
  if (second != NULL)
    move.path[move.n_path++] = find_cell (game, second);

  return rdt_words_move_cost (game, position, &move);
}

/* Ruling: P10.  Half a step left over on leaving a road is lost. */
static void
test_cost_words_a_half_is_lost_off_the_road (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("portable", RDT_GRID_SQUARE,
                                             "..=...\n..=...\n..=...\n..=...\n......");
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autofree RdtPosition *position = g_new0 (RdtPosition, 1);
  g_auto(RdtEventList) events = { 0 };
  g_autofree char *along = NULL;
  g_autofree char *one = NULL;
  g_autofree char *off = NULL;

  rdt_test_add_unit (setup, 0, "mounted-cavalry", "C2");
  rdt_test_add_unit (setup, 1, "infantry", "A5");
  game = rdt_test_game (setup);
  rdt_dice_set_seed (dice, 1);
  g_assert_true (rdt_referee_begin (game, dice, position, &events, NULL));

  along = tell (game, position, "C3", "C4");
  g_assert_true (g_str_has_prefix (along, "Movement used: 1 of "));
  g_assert_nonnull (strstr (along, " (½ to C3, 1 to C4)."));
  g_assert_null (strstr (along, "lost"));

  one = tell (game, position, "C3", NULL);
  g_assert_true (g_str_has_prefix (one, "Movement used: ½ of "));
  g_assert_null (strstr (one, "C3"));

  off = tell (game, position, "C3", "D3");
  g_assert_nonnull (strstr (off, " (½ to C3, 2 to D3). "));
  g_assert_nonnull (strstr (off, "lost"));
}

static void
test_cost_words_tell_halves (void)
{
  static const char *const expected[] = { "0", "½", "1", "1½", "2" };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *words = rdt_words_cost (i);

      g_assert_cmpstr (words, ==, expected[i]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cost-words/tell-halves", test_cost_words_tell_halves);
  g_test_add_func ("/cost-words/a-half-is-lost-off-the-road",
                   test_cost_words_a_half_is_lost_off_the_road);

  return g_test_run ();
}
