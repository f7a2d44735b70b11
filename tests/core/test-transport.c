/* test-transport.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-test.h"

/* Which unit a refusal names: two are ordered at once, the transport and its cargo. */

#define SEED 42

#define TRUCK 0
#define CARGO 1

typedef struct
{
  RdtGame     *game;
  RdtDice     *dice;
  RdtPosition  position;
} Battle;

/* Begins a battle and goes on to the first side's turn. */
static void
battle_init (Battle         *self,
             const RdtSetup *setup)
{
  RdtOrder end;

  self->game = rdt_test_game (setup);
  self->dice = rdt_dice_new ();
  rdt_dice_set_seed (self->dice, SEED);
  g_assert_true (rdt_referee_begin (self->game, self->dice, &self->position, NULL, NULL));

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  while (self->position.awaiting.side != 0 || self->position.stage != RDT_STAGE_ACT)
    g_assert_true (rdt_referee_apply (self->game, self->dice, &self->position, &end, NULL,
                                      NULL));
}

static void
battle_clear (Battle *self)
{
  rdt_game_unref (self->game);
  rdt_dice_unref (self->dice);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Battle, battle_clear)

/* A truck and infantry in the same cell. */
static RdtSetup *
new_setup (void)
{
  RdtSetup *setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                   "......\n"
                                   "......\n"
                                   "......\n"
                                   "......\n"
                                   "......\n"
                                   "......");

  rdt_test_add_unit (setup, 0, "truck", "B2");
  rdt_test_add_unit (setup, 0, "infantry", "B2");
  rdt_test_add_unit (setup, 1, "infantry", "F6");

  return setup;
}

static void
assert_refused_for_the_cargo (const Battle *battle,
                              RdtOrderKind  kind,
                              RdtLaw        law)
{
  RdtOrder order;
  RdtRefusal refusal;

  rdt_order_init (&order, kind, TRUCK);
  order.other = CARGO;

  g_assert_false (rdt_referee_check (battle->game, &battle->position, &order, &refusal));
  g_assert_cmpint (refusal.law, ==, law);
  g_assert_cmpuint (refusal.unit, ==, CARGO);
}

static void
test_transport_names_the_cargo_that_is_destroyed (void)
{
  g_autoptr(RdtSetup) setup = new_setup ();
  g_auto(Battle) battle;

  battle_init (&battle, setup);
  rdt_position_take_away (&battle.position, battle.game, CARGO);
  battle.position.units[CARGO].status = RDT_STATUS_DESTROYED;

  assert_refused_for_the_cargo (&battle, RDT_ORDER_LOAD, RDT_LAW_UNIT_LIVES);
}

static void
test_transport_names_the_cargo_that_has_no_room (void)
{
  g_autoptr(RdtSetup) setup = new_setup ();
  RdtSetupUnit *cargo = setup->sides[0].units->pdata[CARGO];
  g_auto(Battle) battle;

  cargo->at = RDT_NOWHERE;
  cargo->aboard = g_strdup ("r1");
  rdt_test_add_unit (setup, 0, "infantry", "B2");
  battle_init (&battle, setup);

  assert_refused_for_the_cargo (&battle, RDT_ORDER_UNLOAD, RDT_LAW_STACKING);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/core/transport/names-the-cargo-that-is-destroyed",
                   test_transport_names_the_cargo_that_is_destroyed);
  g_test_add_func ("/core/transport/names-the-cargo-that-has-no-room",
                   test_transport_names_the_cargo_that_has_no_room);

  return g_test_run ();
}
