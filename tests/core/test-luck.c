/* test-luck.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-luck.h"
#include "rdt-test.h"

/* Whose luck a die is, and whether it has succeeded. */

typedef struct
{
  RdtSetup *setup;
  RdtGame  *game;
  RdtLuck   luck[RDT_N_SIDES];
} Table;

static void
set_up (Table         *table,
        gconstpointer  rules)
{
  table->setup = rdt_test_draw (rules, RDT_GRID_SQUARE, "....\n....");
  rdt_test_add_unit (table->setup, 0, "infantry", "A1");
  rdt_test_add_unit (table->setup, 1, "infantry", "D2");
  table->game = rdt_test_game (table->setup);
}

static void
tear_down (Table         *table,
           gconstpointer  unused)
{
  rdt_game_unref (table->game);
  rdt_setup_free (table->setup);
}

static void
roll (Table          *table,
      RdtUnitIndex    unit,
      RdtDicePurpose  purpose,
      guint           face,
      int             needs)
{
  g_auto(RdtEventList) events = { 0 };
  RdtEvent *event = rdt_event_list_add (&events, RDT_EVENT_ROLLED);

  event->unit = unit;
  event->side = 1;
  event->roll = (RdtRoll) { .purpose = purpose, .die = face, .score = face, .needs = needs };
  rdt_luck_count (table->game, &events, table->luck);
}

static void
roll_each_face (Table          *table,
                RdtUnitIndex    unit,
                RdtDicePurpose  purpose,
                int             needs)
{
  for (guint face = 1; face <= 6; face++)
    roll (table, unit, purpose, face, needs);
}

/* All dice of one roll, and how many of them have succeeded. */
static void
check (const RdtLuck *luck,
       guint          n_rolls,
       guint          expected,
       guint          succeeded)
{
  g_assert_cmpuint (luck->n_rolls, ==, n_rolls);
  g_assert_cmpuint (luck->expected, ==, expected);
  g_assert_cmpuint (luck->succeeded, ==, succeeded);
}

static void
test_luck_is_of_who_rolls_to_hit (Table         *table,
                                  gconstpointer  unused)
{
  roll_each_face (table, 0, RDT_DICE_TO_HIT, 5);

  check (&table->luck[0], 6, 6 * 2, 2);
  check (&table->luck[1], 0, 0, 0);
}

/* A hit unit rolls for itself: average troops survive on 4+. */
static void
test_luck_is_of_who_survives (Table         *table,
                              gconstpointer  unused)
{
  roll_each_face (table, 1, RDT_DICE_EFFECT, 4);

  check (&table->luck[1], 6, 6 * 3, 3);
  check (&table->luck[0], 0, 0, 0);
}

/* In the open a unit that is hit is destroyed on a high die, and its enemy is glad. */
static void
test_luck_is_of_who_destroys (Table         *table,
                              gconstpointer  unused)
{
  roll_each_face (table, 1, RDT_DICE_EFFECT, 5);

  check (&table->luck[0], 6, 6 * 2, 2);
  check (&table->luck[1], 0, 0, 0);
  g_assert_cmpuint (table->luck[1].faces[5], ==, 1);
}

/* Close combat by power destroys on its power or less. */
static void
test_luck_by_power_is_a_low_die (Table         *table,
                                 gconstpointer  unused)
{
  roll_each_face (table, 0, RDT_DICE_CLOSE_COMBAT, 2);

  check (&table->luck[0], 6, 6 * 2, 2);
  g_assert_cmpuint (table->luck[1].n_rolls, ==, 0);
}

/* Mines are glad of what harms the unit in them, whose die it is nevertheless. */
static void
test_luck_in_mines_is_the_enemy_s (Table         *table,
                                   gconstpointer  unused)
{
  roll (table, 0, RDT_DICE_MINEFIELD, 6, 5);
  roll (table, 0, RDT_DICE_MINEFIELD, 4, 5);

  check (&table->luck[1], 2, 2 * 2, 1);
  check (&table->luck[0], 0, 0, 0);
  g_assert_cmpuint (table->luck[0].faces[5], ==, 1);
  g_assert_cmpuint (table->luck[0].faces[3], ==, 1);
  g_assert_cmpuint (table->luck[1].faces[5], ==, 0);
}

/* A die that is only high or low is neither good nor bad, but has a face. */
static void
test_luck_of_the_initiative_is_a_face (Table         *table,
                                       gconstpointer  unused)
{
  roll (table, RDT_NO_UNIT, RDT_DICE_INITIATIVE, 1, 0);
  roll (table, 0, RDT_DICE_LANDING, 6, 0);

  check (&table->luck[0], 0, 0, 0);
  check (&table->luck[1], 0, 0, 0);
  g_assert_cmpuint (table->luck[1].faces[0], ==, 1);
  g_assert_cmpuint (table->luck[0].faces[5], ==, 1);
}

/* The die of a side needs a score, but no unit's luck is in it. */
static void
test_luck_of_no_unit_is_no_success (Table         *table,
                                    gconstpointer  unused)
{
  roll (table, RDT_NO_UNIT, RDT_DICE_COMMANDER, 6, 4);

  check (&table->luck[0], 0, 0, 0);
  check (&table->luck[1], 0, 0, 0);
  g_assert_cmpuint (table->luck[1].faces[5], ==, 1);
}

static void
test_luck_of_other_events_is_none (Table         *table,
                                   gconstpointer  unused)
{
  g_auto(RdtEventList) events = { 0 };
  RdtEvent *event = rdt_event_list_add (&events, RDT_EVENT_CARD_DRAWN);

  event->unit = 0;
  event->roll = (RdtRoll) { .die = 5, .score = 5, .needs = 4 };
  rdt_luck_count (table->game, &events, table->luck);

  check (&table->luck[0], 0, 0, 0);
  for (guint i = 0; i < G_N_ELEMENTS (table->luck[0].faces); i++)
    g_assert_cmpuint (table->luck[0].faces[i], ==, 0);
}

#define add(path, rules, func) \
  g_test_add ("/core/luck/" path, Table, rules, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("is-of-who-rolls-to-hit", "modern", test_luck_is_of_who_rolls_to_hit);
  add ("is-of-who-survives", "modern", test_luck_is_of_who_survives);
  add ("is-of-who-destroys", "portable", test_luck_is_of_who_destroys);
  add ("by-power-is-a-low-die", "portable", test_luck_by_power_is_a_low_die);
  add ("in-mines-is-the-enemy-s", "modern", test_luck_in_mines_is_the_enemy_s);
  add ("of-the-initiative-is-a-face", "modern", test_luck_of_the_initiative_is_a_face);
  add ("of-no-unit-is-no-success", "modern", test_luck_of_no_unit_is_no_success);
  add ("of-other-events-is-none", "modern", test_luck_of_other_events_is_none);

  return g_test_run ();
}
