/* rdt-victory-kind.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-victory-kind.h"

/* Adds the objectives, or else the centre of the board. */
static void
hold_objectives (const RdtSetup  *setup,
                 RdtSetupVictory *victory)
{
  RdtPlace middle = { .column = setup->grid.width / 2, .row = setup->grid.height / 2 };

  for (guint i = 0; i < setup->objectives->len; i++)
    rdt_victory_add_place (victory,
                           ((RdtSetupObjective *) g_ptr_array_index (setup->objectives, i))->at);

  if (victory->holds->len == 0)
    rdt_victory_add_place (victory, middle);
}

/* Changes the kind of a condition, with default values. */
static void
become (RdtSetupVictory *victory,
        const RdtSetup  *setup,
        RdtVictoryKind   kind)
{
  RdtSide side = rdt_setup_find_side (setup, victory->side);

  victory->kind = kind;
  victory->count = 0;
  g_array_set_size (victory->holds, 0);

  if (kind == RDT_VICTORY_HOLDS)
    hold_objectives (setup, victory);
  else
    {
      if (kind == RDT_VICTORY_ENEMY_LOST && side != RDT_NO_SIDE)
        side = rdt_side_other (side);
      victory->count = side == RDT_NO_SIDE ? 1 : MAX (1, setup->sides[side].units->len / 2);
    }
}

/* Counts a side's conditions, and whether one of them is to hold something. */
static guint
count_conditions (const RdtSetup *setup,
                  RdtSide         side,
                  gboolean       *holds)
{
  guint n = 0;

  *holds = FALSE;
  for (guint i = 0; i < setup->victory->len; i++)
    {
      const RdtSetupVictory *victory = g_ptr_array_index (setup->victory, i);

      if (rdt_setup_find_side (setup, victory->side) != side)
        continue;

      n++;
      *holds = *holds || victory->kind == RDT_VICTORY_HOLDS;
    }

  return n;
}

/**
 * rdt_victory_add_place:
 *
 * Adds a place to hold, unless the condition has it already.
 */
void
rdt_victory_add_place (RdtSetupVictory *victory,
                       RdtPlace         place)
{
  for (guint i = 0; i < victory->holds->len; i++)
    if (rdt_place_equal (g_array_index (victory->holds, RdtPlace, i), place))
      return;

  g_array_append_val (victory->holds, place);
}

/**
 * rdt_victory_change_kind:
 *
 * Makes a condition one of another kind, with default values.
 */
void
rdt_victory_change_kind (RdtSetupVictory *victory,
                         const RdtSetup  *setup,
                         RdtVictoryKind   kind)
{
  if (victory->kind != kind)
    become (victory, setup, kind);
}

/**
 * rdt_victory_suggest:
 *
 * Returns: (transfer full): the condition that is most likely wanted next: for
 *   the side with fewer, to hold the objectives; or, if it has that already or
 *   there are none, to destroy half of the enemy
 */
RdtSetupVictory *
rdt_victory_suggest (const RdtSetup *setup)
{
  RdtSetupVictory *victory = rdt_setup_victory_new ();
  gboolean holds[RDT_N_SIDES];
  RdtSide side = count_conditions (setup, 1, &holds[1]) < count_conditions (setup, 0, &holds[0]);

  victory->side = g_strdup (setup->sides[side].id);
  become (victory, setup, setup->objectives->len > 0 && !holds[side] ? RDT_VICTORY_HOLDS
                                                                     : RDT_VICTORY_ENEMY_LOST);

  return victory;
}
