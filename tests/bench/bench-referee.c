/* bench-referee.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>
#include <string.h>

#include "rdt-rules-store.h"
#include "rdt-setup-json.h"
#include "rdt-test.h"

/* Measures the speed of the referee: random play with all legal orders listed at
 * each decision, on boards of two sizes, and the parts of which that consists.
 */

#define SECONDS 1.0

/* Armies have the types of the rule set in turn, so that each has some of every kind. */
typedef struct
{
  const char *name;
  guint       length;      /* cells along each side of the board */
  guint       n_units;     /* a side */
} Size;

static const Size sizes[] = {
  { .name = "8 x 8, 12 a side", .length = 8, .n_units = 12 },
  { .name = "64 x 64, 64 a side", .length = 64, .n_units = 64 },
};

static void
scatter_terrain (RdtSetup       *setup,
                 const RdtRules *rules,
                 GRand          *chance)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&setup->grid); cell++)
    {
      RdtTerrain *terrain = &setup->terrain[cell];

      switch (g_rand_int_range (chance, 0, 12))
        {
        case 0:
        case 1:
          terrain->ground = RDT_GROUND_WOODS;
          break;

        case 2:
          terrain->ground = RDT_GROUND_BUILT_UP;
          break;

        case 3:
          terrain->height = 1;
          break;

        case 4:
          terrain->has_road = TRUE;
          break;

        default:
          break;
        }
    }
}

static const char *
choose_type (const RdtRules *rules,
             RdtSide         side,
             guint           i)
{
  /* One commander only, as the rules require. */
  static const char *const portable[] = {
    "command", "infantry", "infantry", "infantry", "infantry", "machine-gun", "mortar",
    "mounted-cavalry", "armoured-car", "tank", "field-artillery", "anti-tank-gun",
  };

  if (rules->army_commanders > 0)
    return portable[i < G_N_ELEMENTS (portable) ? i : 1 + i % (G_N_ELEMENTS (portable) - 1)];

  for (guint j = 0; ; j++)
    {
      const RdtUnitType *type = &rules->types[(i + j) % rules->n_types];

      if (type->option == RDT_NO_OPTION)
        return type->id;
    }
}

static void
muster (RdtSetup       *setup,
        const RdtRules *rules,
        const Size     *size)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (guint i = 0; i < size->n_units; i++)
      {
        guint column = i % size->length;
        guint rank = i / size->length;
        char label[RDT_CELL_LABEL_SIZE];

        rdt_label_format (column, side == 0 ? rank : size->length - 1 - rank, label);
        rdt_test_add_unit (setup, side, choose_type (rules, side, i), label);
      }
}

static RdtGame *
make_game (const char *id,
           const Size *size)
{
  g_autoptr(RdtRules) rules = rdt_rules_store_find (id, NULL, NULL);
  g_autoptr(GRand) chance = g_rand_new_with_seed (8);
  g_autoptr(RdtSetup) setup = NULL;
  RdtGrid grid = { .width = size->length, .height = size->length };

  grid.kind = rules->grids & (1 << RDT_GRID_SQUARE) ? RDT_GRID_SQUARE : RDT_GRID_HEX;
  setup = rdt_setup_new (&grid);
  setup->title = g_strdup (size->name);
  setup->rules = g_strdup (id);
  setup->turn_limit = 12;
  setup->sides[0].id = g_strdup ("red");
  setup->sides[0].name = g_strdup ("Red");
  setup->sides[1].id = g_strdup ("blue");
  setup->sides[1].name = g_strdup ("Blue");
  scatter_terrain (setup, rules, chance);
  muster (setup, rules, size);

  return rdt_test_game (setup);
}

/* A small generator of our own, so that choosing costs nothing. */
static guint
choose (guint64 *state,
        guint    n)
{
  *state = *state * G_GUINT64_CONSTANT (6364136223846793005) + 1442695040888963407;

  return ((*state >> 32) * n) >> 32;
}

static void
time_random_play (const char *rules,
                  const Size *size)
{
  g_autoptr(RdtGame) game = make_game (rules, size);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(GTimer) timer = g_timer_new ();
  g_auto(RdtOrderList) orders = { 0 };
  guint64 n_orders = 0;
  guint64 n_listed = 0;
  guint64 n_battles = 0;
  guint64 state = 1;
  RdtPosition position;

  while (g_timer_elapsed (timer, NULL) < SECONDS)
    {
      rdt_dice_set_seed (dice, n_battles++);
      rdt_referee_begin (game, dice, &position, NULL, NULL);

      while (!position.is_over)
        {
          rdt_referee_list (game, &position, &orders);
          n_listed += orders.n_items;

          /* Any order but to resign, which is the last in the list. */
          rdt_referee_apply (game, dice, &position,
                             &orders.items[choose (&state, orders.n_items - 1)], NULL, NULL);
          n_orders++;
        }
    }

  g_print ("%-20s %-20s %9.0f orders/s %8.0f battles/s  (%.0f orders a battle, %.1f listed)\n",
           rules, size->name,
           n_orders / g_timer_elapsed (timer, NULL), n_battles / g_timer_elapsed (timer, NULL),
           (double) n_orders / n_battles, (double) n_listed / n_orders);
}

static void
time_copying (void)
{
  g_autofree RdtPosition *a = g_new0 (RdtPosition, 1);
  g_autofree RdtPosition *b = g_new0 (RdtPosition, 1);
  g_autoptr(GTimer) timer = g_timer_new ();
  const guint n = 2000000;

  for (guint i = 0; i < n; i++)
    {
      *a = *b;
      /* Otherwise the compiler would leave the copies out. */
      __asm__ volatile ("" : : "r" (a), "r" (b) : "memory");
    }

  g_print ("copying a position of %zu bytes: %.0f ns\n", sizeof *a,
           g_timer_elapsed (timer, NULL) / n * 1e9);
}

static void
time_sight (const Size *size)
{
  g_autoptr(RdtGame) game = make_game ("modern", size);
  g_autoptr(GTimer) timer = g_timer_new ();
  RdtCell from = game->map->n_cells / 2 + size->length / 2;
  guint n_seen = 0;
  guint n = 0;

  for (; g_timer_elapsed (timer, NULL) < SECONDS / 4; n++)
    for (RdtCell to = 0; to < game->map->n_cells; to++)
      n_seen += rdt_map_get_sight (game->map, from, to) != RDT_SIGHT_BLOCKED;

  g_print ("line-of-sight map of %s: %.1f us (%u cells seen)\n", size->name,
           g_timer_elapsed (timer, NULL) / n * 1e6, n_seen / n);
}

static char *
make_battle_text (RdtGame *game,
                  guint    n_orders)
{
  g_autoptr(RdtBattleFile) file = rdt_battle_file_new ();
  g_auto(RdtOrderList) orders = { 0 };
  guint64 state = 5;
  RdtPosition position;

  file->setup = rdt_setup_copy (game->setup);
  file->rules = rdt_rules_ref (game->rules);
  file->dice = rdt_dice_new ();
  rdt_dice_set_seed (file->dice, 7);
  rdt_referee_begin (game, file->dice, &position, NULL, NULL);

  while (file->orders->len < n_orders && !position.is_over)
    {
      rdt_referee_list (game, &position, &orders);
      g_array_append_val (file->orders, orders.items[choose (&state, orders.n_items - 1)]);
      rdt_referee_apply (game, file->dice, &position,
                         &g_array_index (file->orders, RdtOrder, file->orders->len - 1),
                         NULL, NULL);
    }

  return rdt_battle_file_to_text (file, game);
}

/* Returns the time of the replay alone, in seconds. */
static double
load_and_replay (const char   *text,
                 gsize         length,
                 RdtEventList *events)
{
  g_autoptr(RdtBattleFile) file = rdt_battle_file_read (text, length, "battle", NULL);
  g_autoptr(RdtGame) game = rdt_game_new (file->setup, file->rules);
  g_autoptr(GTimer) timer = NULL;
  RdtPosition position;

  rdt_battle_file_read_orders (file, game, NULL);
  timer = g_timer_new ();
  rdt_referee_begin (game, file->dice, &position, events, NULL);
  for (guint i = 0; i < file->orders->len; i++)
    {
      events->n_items = 0;
      rdt_referee_apply (game, file->dice, &position,
                         &g_array_index (file->orders, RdtOrder, i), events, NULL);
    }

  return g_timer_elapsed (timer, NULL);
}

static void
time_replay (const Size *size,
             guint       n_orders)
{
  g_autoptr(RdtGame) game = make_game ("modern", size);
  g_autofree char *text = make_battle_text (game, n_orders);
  g_autoptr(GTimer) timer = g_timer_new ();
  g_auto(RdtEventList) events = { 0 };
  gsize length = strlen (text);
  double replaying = 0;
  guint n = 0;

  for (; g_timer_elapsed (timer, NULL) < SECONDS / 2; n++)
    replaying += load_and_replay (text, length, &events);

  g_print ("loading and replaying a battle of %u orders on %s: %.2f ms, of which replaying"
           " %.2f ms (%zu bytes)\n",
           n_orders, size->name, g_timer_elapsed (timer, NULL) / n * 1e3, replaying / n * 1e3,
           length);
}

static void
time_loading (const Size *size)
{
  g_autoptr(RdtGame) game = make_game ("modern", size);
  g_autofree char *text = rdt_setup_to_text (game->setup);
  g_autoptr(GTimer) timer = g_timer_new ();
  gsize length = strlen (text);
  guint n = 0;

  for (; g_timer_elapsed (timer, NULL) < SECONDS / 4; n++)
    {
      g_autoptr(RdtSetup) setup = rdt_setup_read (text, length, "scenario", NULL);
      g_autoptr(RdtGame) loaded = rdt_test_game (setup);
    }

  g_print ("loading a scenario, checking it and making a game, %s: %.2f ms (%zu bytes)\n",
           size->name, g_timer_elapsed (timer, NULL) / n * 1e3, length);
}

/* Measures one rule set.  Portable's armies are as large as the board is wide. */
static void
time_one (const char *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (i == 0 || !g_str_equal (rules, "portable"))
      time_random_play (rules, &sizes[i]);
}

int
main (int   argc,
      char *argv[])
{
  const char *const *rules = rdt_rules_store_list ();

  if (argc > 1)
    {
      time_one (argv[1]);
      return 0;
    }

  for (guint i = 0; rules[i] != NULL; i++)
    time_one (rules[i]);

  time_copying ();

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      time_sight (&sizes[i]);
      time_loading (&sizes[i]);
    }

  time_replay (&sizes[0], 200);
  time_replay (&sizes[1], 1000);

  return 0;
}
