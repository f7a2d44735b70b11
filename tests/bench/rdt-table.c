/* rdt-table.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-table.h"

#include "rdt-random-map.h"
#include "rdt-roster.h"
#include "rdt-rules-store.h"
#include "rdt-test.h"

const RdtTable rdt_tables[] = {
  { .rules = "modern", .kind = RDT_GRID_SQUARE, .length = 8, .n_units = 12 },
  { .rules = "musket", .kind = RDT_GRID_HEX, .length = 8, .n_units = 12 },
  { .rules = "modern", .kind = RDT_GRID_SQUARE, .length = 15, .n_units = 24 },
  { .rules = "musket", .kind = RDT_GRID_HEX, .length = 15, .n_units = 24 },
  { .rules = "modern", .kind = RDT_GRID_SQUARE, .length = 64, .n_units = 64 },
  { .rules = "musket", .kind = RDT_GRID_HEX, .length = 64, .n_units = 64 },
};

const guint rdt_n_tables = G_N_ELEMENTS (rdt_tables);

char *
rdt_table_describe (const RdtTable *self)
{
  return g_strdup_printf ("%u × %u %s, %u units, %s", self->length, self->length,
                          self->kind == RDT_GRID_HEX ? "hexes" : "squares",
                          self->n_units * RDT_N_SIDES, self->rules);
}

static gboolean
is_dry (const RdtSetup *setup,
        RdtPlace        place)
{
  const RdtTerrain *terrain = rdt_setup_get_terrain (setup, place);

  return terrain->ground != RDT_GROUND_RIVER || terrain->crossing != RDT_CROSSING_NONE;
}

static const char *
choose_type (const RdtRules *rules,
             guint           i)
{
  for (guint j = 0; ; j++)
    {
      const RdtUnitType *type = &rules->types[(i + j) % rules->n_types];

      if (type->option == RDT_NO_OPTION)
        return type->id;
    }
}

/* The armies face each other across the middle, so that there are targets. */
static void
muster (const RdtTable *self,
        RdtSetup       *setup,
        const RdtRules *rules,
        RdtSide         side)
{
  int middle = self->length / 2;
  guint n = 0;

  for (int rank = 0; rank < middle - 1 && n < self->n_units; rank++)
    for (guint column = 0; column < self->length && n < self->n_units; column += 1 + (middle > 20))
      {
        RdtPlace place = { column, side == 0 ? middle - 2 - rank : middle + 1 + rank };

        if (is_dry (setup, place))
          rdt_roster_add (setup, side, choose_type (rules, n++), place);
      }
}

/**
 * rdt_table_lay:
 *
 * Returns: (transfer full): a scenario with every kind of ground
 */
RdtSetup *
rdt_table_lay (const RdtTable *self)
{
  g_autoptr(RdtRules) rules = rdt_rules_store_find (self->rules, NULL, NULL);
  const RdtRandomMap map = {
    .grid = { .kind = self->kind, .width = self->length, .height = self->length },
    .seed = 8,
    .style = RDT_MAP_STYLE_RIVER,
    .density = 70,
  };
  RdtSetup *setup = rdt_random_map_draw (&map, rules);

  muster (self, setup, rules, 0);
  muster (self, setup, rules, 1);

  return setup;
}

RdtBattle *
rdt_table_new_battle (const RdtTable *self)
{
  g_autoptr(RdtSetup) setup = rdt_table_lay (self);
  g_autoptr(RdtGame) game = rdt_test_game (setup);
  g_autoptr(RdtDice) dice = rdt_dice_new ();

  rdt_dice_set_seed (dice, 7);

  return rdt_battle_new (game, dice);
}
