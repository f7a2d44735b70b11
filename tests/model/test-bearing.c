/* test-bearing.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-bearing.h"

#include "rdt-test.h"

static const char *const open_ground =
  "......\n"
  "......\n"
  "......\n"
  "......\n"
  "......\n"
  "......";

static RdtBattle *
begin (RdtGridKind kind)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", kind, open_ground);
  static const guint8 initiative[] = { 6, 1 };
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(RdtGame) game = NULL;

  rdt_test_add_unit (setup, 0, "cavalry", "C2");
  rdt_test_add_unit (setup, 1, "infantry", "C6");
  game = rdt_test_game (setup);
  rdt_dice_script (dice, RDT_DICE_INITIATIVE, initiative, G_N_ELEMENTS (initiative));

  return rdt_battle_new (game, dice);
}

/* Carries out a move with the facing that is filled in. */
static RdtFacing
move (RdtBattle  *battle,
      RdtFacing   chosen,
      const char *json)
{
  RdtOrder order = rdt_test_order (rdt_battle_get_game (battle), json);

  rdt_bearing_fill (battle, chosen, &order);
  g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);

  return rdt_battle_get_position (battle)->units[0].facing;
}

#define MOVE(path) "{\"order\": \"move\", \"unit\": \"r1\", \"path\": [" path "]}"

/* A unit that moves sideways or back does not turn its flank to the enemy. */
static void
test_bearing_is_towards_the_nearest_enemy (void)
{
  static const char *const moves[] = { MOVE ("\"D2\""), MOVE ("\"B2\""), MOVE ("\"C1\"") };

  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
      {
        g_autoptr(RdtBattle) battle = begin (kind);
        const RdtGrid *grid = &rdt_battle_get_game (battle)->map->grid;
        RdtFacing facing = move (battle, RDT_NO_FACING, moves[i]);
        const RdtPosition *position = rdt_battle_get_position (battle);

        g_assert_cmphex (rdt_grid_find_arcs (grid, position->units[0].cell,
                                             position->units[1].cell) & 1 << facing, !=, 0);
      }
}

/* As long as the enemy is in its arc, the unit faces the way it went. */
static void
test_bearing_is_along_the_path_where_that_will_do (void)
{
  g_autoptr(RdtBattle) battle = begin (RDT_GRID_SQUARE);

  g_assert_cmpuint (move (battle, RDT_NO_FACING, MOVE ("\"D2\", \"D3\"")), ==, 0);
}

static void
test_bearing_that_was_chosen_is_kept (void)
{
  g_autoptr(RdtBattle) battle = begin (RDT_GRID_SQUARE);

  g_assert_cmpuint (move (battle, 2, MOVE ("\"D2\"")), ==, 2);
}

/* Rule: M12.  In contact the referee turns a unit. */
static void
test_bearing_is_left_to_contact (void)
{
  g_autoptr(RdtBattle) battle = begin (RDT_GRID_SQUARE);
  RdtOrder order = rdt_test_order (rdt_battle_get_game (battle),
                                   MOVE ("\"C3\", \"C4\", \"C5\""));

  rdt_bearing_fill (battle, RDT_NO_FACING, &order);
  g_assert_cmpuint (order.facing, ==, RDT_NO_FACING);
}

#define add(path, func) g_test_add_func ("/model/bearing/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("is-towards-the-nearest-enemy", test_bearing_is_towards_the_nearest_enemy);
  add ("is-along-the-path-where-that-will-do", test_bearing_is_along_the_path_where_that_will_do);
  add ("that-was-chosen-is-kept", test_bearing_that_was_chosen_is_kept);
  add ("is-left-to-contact", test_bearing_is_left_to_contact);

  return g_test_run ();
}
