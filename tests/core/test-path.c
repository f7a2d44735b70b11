/* test-path.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-path.h"

#include <string.h>

#include "rdt-referee.h"
#include "rdt-test.h"

#define N_GAMES    25
#define MAX_ORDERS 60

/**
 * Found:
 * @facings: the directions of its steps
 *
 * The best path to a cell at a known cost, or no steps.
 */
typedef struct
{
  guint     cost;
  guint     n_mines;
  guint     n_steps;
  RdtCell   path[RDT_MAX_PATH];
  RdtFacing facings[RDT_MAX_PATH];
} Found;

/* Tries all paths, one after the other. */
typedef struct
{
  const RdtMover *mover;
  Found           here;
  Found           best[RDT_MAX_CELLS];
} Walk;

/* A path is better if it is cheaper, otherwise if it passes fewer minefields,
 * otherwise if it turns first clockwise from north where the two part.
 */
static gboolean
is_better (const Found *a,
           const Found *b)
{
  if (b->n_steps == 0 || a->cost != b->cost)
    return b->n_steps == 0 || a->cost < b->cost;

  if (a->n_mines != b->n_mines)
    return a->n_mines < b->n_mines;

  for (guint i = 0; i < MIN (a->n_steps, b->n_steps); i++)
    if (a->facings[i] != b->facings[i])
      return a->facings[i] < b->facings[i];

  return FALSE;
}

static void
walk_on (Walk            *walk,
         const RdtStride *stride)
{
  const RdtMap *map = walk->mover->scene->game->map;

  for (RdtFacing facing = 0; facing < map->n_facings; facing++)
    {
      RdtCell next = map->cells[stride->cell].neighbours[facing];
      RdtStride longer = *stride;
      Found *here = &walk->here;

      if (next == RDT_NO_CELL || !rdt_mover_step (walk->mover, &longer, next, NULL))
        continue;

      g_assert_cmpuint (here->n_steps, <, RDT_MAX_PATH);
      here->path[here->n_steps] = next;
      here->facings[here->n_steps++] = facing;
      here->cost = longer.cost;
      here->n_mines = longer.n_mines;

      if (is_better (here, &walk->best[next]))
        walk->best[next] = *here;

      walk_on (walk, &longer);
      here->n_steps--;
    }
}

static void
walk_all (Walk           *walk,
          const RdtMover *mover)
{
  RdtStride start;

  memset (walk, 0, sizeof *walk);
  walk->mover = mover;
  rdt_mover_start (mover, &start);
  walk_on (walk, &start);
}

/**
 * Search:
 * @walk: the cells to be found
 * @last: the cell that was found before
 * @n: the number of cells found
 */
typedef struct
{
  const Walk *walk;
  int         last;
  guint       n;
} Search;

static void
compare_cb (const RdtReached *reached,
            gpointer          data)
{
  Search *search = data;
  const Found *best = &search->walk->best[reached->cell];

  g_assert_cmpint (reached->cell, >, search->last);
  search->last = reached->cell;
  search->n++;

  g_assert_cmpuint (best->n_steps, >, 0);
  g_assert_cmpuint (reached->cost, ==, best->cost);
  g_assert_cmpuint (reached->n_mines, ==, best->n_mines);
  g_assert_cmpmem (reached->path, reached->n_path * sizeof (RdtCell),
                   best->path, best->n_steps * sizeof (RdtCell));
}

static guint
count_cells (const Walk *walk)
{
  guint n = 0;

  for (RdtCell cell = 0; cell < RDT_MAX_CELLS; cell++)
    n += walk->best[cell].n_steps > 0;

  return n;
}

static void
compare (const RdtScene *scene,
         RdtUnitIndex    unit)
{
  Walk walk;
  RdtMover mover;
  Search search = { .walk = &walk, .last = -1 };

  rdt_mover_init (&mover, scene, unit);
  walk_all (&walk, &mover);

  /* A circle leads nowhere, except into contact once more. */
  if (!mover.in_contact)
    walk.best[mover.start].n_steps = 0;

  rdt_mover_reach (&mover, compare_cb, &search);

  g_assert_cmpuint (search.n, ==, count_cells (&walk));

  for (RdtCell cell = 0; cell < RDT_MAX_CELLS; cell++)
    g_assert_cmpuint (walk.best[cell].n_steps, <=, rdt_mover_get_radius (&mover));
}

static void
compare_all (const RdtGame     *game,
             const RdtPosition *position)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      RdtScene scene;

      rdt_scene_init (&scene, game, position, side);
      for (guint i = 0; i < game->sides[side].n_units; i++)
        if (position->units[game->sides[side].first_unit + i].status == RDT_STATUS_BOARD)
          compare (&scene, game->sides[side].first_unit + i);
    }
}

static void
play_and_compare (RdtGame *game,
                  GRand   *chance,
                  guint    seed)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_auto(RdtOrderList) legal = { 0 };
  RdtPosition position;

  rdt_dice_set_seed (dice, seed);
  rdt_referee_begin (game, dice, &position, NULL, NULL);

  for (guint i = 0; i < MAX_ORDERS && !position.is_over; i++)
    {
      RdtOrder order;

      if (i % 4 == 0)
        compare_all (game, &position);

      rdt_referee_list (game, &position, &legal);
      order = rdt_test_choose (&legal, chance);
      g_assert_true (rdt_referee_apply (game, dice, &position, &order, NULL, NULL));
    }
}

static void
test_path_to_each_cell_is_the_best_there_is (gconstpointer rules)
{
  for (guint seed = 0; seed < N_GAMES; seed++)
    {
      g_autoptr(GRand) chance = g_rand_new_with_seed (seed);
      g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);

      g_test_message ("seed %u", seed);
      play_and_compare (game, chance, seed);
    }
}

/* The cells that a unit can reach, in words: "A1 B2 …". */
typedef struct
{
  const RdtGrid *grid;
  GString       *words;
} Words;

static void
write_cell_cb (const RdtReached *reached,
               gpointer          data)
{
  Words *words = data;
  char label[RDT_CELL_LABEL_SIZE];

  rdt_grid_format_cell (words->grid, reached->cell, label);
  g_string_append_printf (words->words, "%s ", label);
}

static void
write_path_cb (const RdtReached *reached,
               gpointer          data)
{
  Words *words = data;

  for (guint i = 0; i < reached->n_path; i++)
    {
      char label[RDT_CELL_LABEL_SIZE];

      rdt_grid_format_cell (words->grid, reached->path[i], label);
      g_string_append_printf (words->words, i == 0 ? "%s" : "-%s", label);
    }

  g_string_append_c (words->words, ' ');
}

static char *
describe (const RdtSetup *setup,
          RdtReachedFunc  func)
{
  g_autoptr(RdtGame) game = rdt_test_game (setup);
  Words words = { .grid = &setup->grid, .words = g_string_new (NULL) };
  RdtPosition position;
  RdtMover mover;
  RdtScene scene;

  rdt_position_init (&position, game);
  rdt_scene_init (&scene, game, &position, 0);
  rdt_mover_init (&mover, &scene, 0);
  rdt_mover_reach (&mover, func, &words);

  return g_strchomp (g_string_free (words.words, FALSE));
}

/* A board with a unit at its first cell and a distant enemy, and the cells that the
 * unit can reach.
 */
typedef struct
{
  const char     *claim;
  const char     *rules;
  RdtGridKind     kind;
  const char     *drawing;
  const char     *type;
  const char     *from;
  const char     *enemy;
  RdtReachedFunc  describe;
  const char     *reached;
} Reach;

static const Reach reaches[] = {
  {
    .claim = "leads-clockwise-from-north-first",
    .rules = "modern",
    .drawing = ".......\n"
               "...wwww\n"
               "...wwww",
    .type = "mounted-cavalry", .from = "A1", .enemy = "G3",
    .describe = write_path_cb,
    .reached = "B1 B1-C1 A2 A2-B2 A2-A3",
  },
  {
    .claim = "leads-clockwise-from-north-first-on-hexes",
    .rules = "twentieth-century", .kind = RDT_GRID_HEX,
    .drawing = ".....\n"
               ".....\n"
               ".....",
    .type = "rifle", .from = "A1", .enemy = "E3",
    .describe = write_path_cb,
    .reached = "B1 B1-C1 A2 A2-B2 B1-C2 A2-A3",
  },
  {
    .claim = "avoids-minefields-that-cost-the-same",
    .rules = "twentieth-century", .kind = RDT_GRID_HEX,
    .drawing = ".......\n"
               "M......\n"
               ".......",
    .type = "cavalry", .from = "A1", .enemy = "G3",
    .describe = write_path_cb,
    .reached = "B1 B1-C1 B1-C2-D1 A2 B1-B2 B1-C2 B1-C2-D2 A2-A3 B1-B2-B3 B1-B2-C3",
  },
  {
    .claim = "takes-the-bonus-of-a-road-only-along-it",
    .rules = "modern",
    .drawing = "..=....\n"
               "====...\n"
               ".......",
    .type = "infantry", .from = "A2", .enemy = "G1",
    .describe = write_cell_cb,
    .reached = "A1 B2 C2 A3",
  },
};

static void
test_path_is_as_drawn (gconstpointer data)
{
  const Reach *reach = data;
  g_autoptr(RdtSetup) setup = rdt_test_draw (reach->rules, reach->kind, reach->drawing);
  g_autofree char *found = NULL;

  rdt_test_add_unit (setup, 0, reach->type, reach->from);
  rdt_test_add_unit (setup, 1, reach->type, reach->enemy);
  found = describe (setup, reach->describe);
  g_assert_cmpstr (found, ==, reach->reached);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  rdt_test_add_for_rules ("/core/path/to-each-cell-is-the-best-there-is",
                          test_path_to_each_cell_is_the_best_there_is);

  for (gsize i = 0; i < G_N_ELEMENTS (reaches); i++)
    {
      g_autofree char *path = g_strconcat ("/core/path/", reaches[i].claim, NULL);

      g_test_add_data_func (path, &reaches[i], test_path_is_as_drawn);
    }

  return g_test_run ();
}
