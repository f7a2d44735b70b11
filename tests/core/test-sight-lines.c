/* test-sight-lines.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-map.h"

#include "rdt-geometry.h"

#define N_BOARDS     8
#define LEAST_POINTS 120
#define HAIR         1e-9

static RdtSetup *
roll_board (RdtGridKind  kind,
            GRand       *chance)
{
  RdtGrid grid = {
    .kind = kind,
    .width = g_rand_int_range (chance, 2, 10),
    .height = g_rand_int_range (chance, 2, 10),
  };
  RdtSetup *setup = rdt_setup_new (&grid);

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&grid); cell++)
    {
      RdtTerrain *terrain = &setup->terrain[cell];

      if (g_rand_int_range (chance, 0, 3) == 0)
        terrain->ground = g_rand_int_range (chance, RDT_GROUND_OPEN, RDT_GROUND_RIVER + 1);
      terrain->height = g_rand_int_range (chance, 0, 3) == 0 ? g_rand_int_range (chance, 0, 3) : 0;
    }

  return setup;
}

/* Answers the same question by testing a great many points of the line. */
typedef struct
{
  const RdtSetup *setup;
  RdtPlace        from;
  RdtPlace        to;
  guint8          limit;
  gboolean        entered[16][16];   /* counted from the cell beyond the corner */
} Look;

static RdtPlace
find_place (const RdtSetup *setup,
            RdtCell         cell)
{
  return (RdtPlace) { .column = cell % setup->grid.width, .row = cell / setup->grid.width };
}

static gboolean
is_high (const Look *look,
         RdtPlace    place)
{
  const RdtTerrain *terrain = rdt_setup_get_terrain (look->setup, place);

  if (terrain == NULL)
    return FALSE;

  return terrain->height + (terrain->ground == RDT_GROUND_WOODS
                            || terrain->ground == RDT_GROUND_BUILT_UP) > look->limit;
}

static guint
count_points (const Look *look)
{
  guint dx = ABS (look->to.column - look->from.column);
  guint dy = ABS (look->to.row - look->from.row);
  guint n = 2 * MAX (dx, 1) * MAX (dy, 1);

  return n * (LEAST_POINTS / n + 1);
}

/* The cells inside which, or on whose border, a point lies. */
static guint
find_cells (const Look *look,
            RdtPoint    point,
            RdtPlace   *places)
{
  RdtGridKind kind = look->setup->grid.kind;
  RdtPoint pitch = rdt_geometry_find_centre (kind, 2, 1);
  int column = point.x / pitch.x * 2 + 0.5;
  int row = point.y / pitch.y + 0.5;
  guint n = 0;

  for (int x = column - 1; x <= column + 1; x++)
    for (int y = row - 1; y <= row + 1; y++)
      if (rdt_geometry_get_depth (kind, x, y, point) > -HAIR)
        places[n++] = (RdtPlace) { .column = x, .row = y };

  return n;
}

static RdtPoint
find_point (const Look *look,
            double      share)
{
  RdtGridKind kind = look->setup->grid.kind;

  return rdt_point_between (rdt_geometry_find_centre (kind, look->from.column, look->from.row),
                            rdt_geometry_find_centre (kind, look->to.column, look->to.row),
                            share);
}

static gboolean
has_entered (const Look *look,
             RdtPlace    place)
{
  return look->entered[place.column + 2][place.row + 2];
}

/* What the point shows: of two cells that the line passes between, both must be
 * high to block it.
 */
static RdtSight
look_at (const Look *look,
         RdtPoint    point)
{
  RdtPlace places[6];
  guint n = find_cells (look, point, places);
  guint n_beside = 0;
  guint n_high = 0;

  for (guint i = 0; i < n; i++)
    {
      gboolean is_end = rdt_place_equal (places[i], look->from)
                        || rdt_place_equal (places[i], look->to);
      gboolean is_beside = !has_entered (look, places[i]);

      if (!is_end && !is_beside && is_high (look, places[i]))
        return RDT_SIGHT_BLOCKED;

      n_beside += is_beside;
      n_high += is_beside && is_high (look, places[i]);
    }

  if (n_beside < 2 || n_high == 0)
    return RDT_SIGHT_CLEAR;

  return n_high == 1 ? RDT_SIGHT_PARTIAL : RDT_SIGHT_BLOCKED;
}

static void
find_entered (Look *look)
{
  guint n_points = count_points (look);

  for (guint i = 0; i <= n_points; i++)
    {
      RdtPlace places[6];

      if (find_cells (look, find_point (look, (double) i / n_points), places) == 1)
        look->entered[places[0].column + 2][places[0].row + 2] = TRUE;
    }
}

static RdtSight
sample_sight (const RdtSetup *setup,
              RdtCell         from,
              RdtCell         to)
{
  Look look = {
    .setup = setup,
    .from = find_place (setup, from),
    .to = find_place (setup, to),
    .limit = MIN (setup->terrain[from].height, setup->terrain[to].height),
  };
  RdtSight sight = RDT_SIGHT_CLEAR;
  guint n_points = count_points (&look);

  find_entered (&look);
  for (guint i = 0; i <= n_points; i++)
    sight = MIN (sight, look_at (&look, find_point (&look, (double) i / n_points)));

  return sight;
}

static void
test_sight_is_what_the_points_of_the_line_show (void)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (4);

  for (guint i = 0; i < N_BOARDS; i++)
    {
      g_autoptr(RdtSetup) setup = roll_board (i % RDT_GRID_N_KINDS, chance);
      g_autoptr(RdtMap) map = rdt_map_new (setup, 9);

      for (RdtCell from = 0; from < map->n_cells; from++)
        for (RdtCell to = 0; to < map->n_cells; to++)
          g_assert_cmpint (rdt_map_get_sight (map, from, to),
                           ==,
                           sample_sight (setup, from, to));
    }
}

static void
test_sight_is_mutual_and_takes_no_notice_of_range (void)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (40);

  for (guint i = 0; i < 10 * N_BOARDS; i++)
    {
      g_autoptr(RdtSetup) setup = roll_board (i % RDT_GRID_N_KINDS, chance);
      g_autoptr(RdtMap) near = rdt_map_new (setup, 1);
      g_autoptr(RdtMap) far = rdt_map_new (setup, 63);

      for (RdtCell from = 0; from < near->n_cells; from++)
        for (RdtCell to = 0; to < near->n_cells; to++)
          {
            RdtSight sight = rdt_map_get_sight (near, from, to);

            g_assert_cmpint (rdt_map_get_sight (near, to, from), ==, sight);
            g_assert_cmpint (rdt_map_get_sight (far, from, to), ==, sight);
          }
    }
}

static void
test_sight_everybody_sees_himself_and_his_neighbours (void)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (400);

  for (guint i = 0; i < N_BOARDS; i++)
    {
      g_autoptr(RdtSetup) setup = roll_board (i % RDT_GRID_N_KINDS, chance);
      g_autoptr(RdtMap) map = rdt_map_new (setup, 4);

      for (RdtCell from = 0; from < map->n_cells; from++)
        for (RdtCell to = 0; to < map->n_cells; to++)
          if (rdt_map_get_distance (map, from, to) <= 1)
            g_assert_cmpint (rdt_map_get_sight (map, from, to), ==, RDT_SIGHT_CLEAR);
    }
}

#define add(path, func) g_test_add_func ("/core/sight/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("is-what-the-points-of-the-line-show", test_sight_is_what_the_points_of_the_line_show);
  add ("is-mutual-and-takes-no-notice-of-range",
       test_sight_is_mutual_and_takes_no_notice_of_range);
  add ("everybody-sees-himself-and-his-neighbours",
       test_sight_everybody_sees_himself_and_his_neighbours);

  return g_test_run ();
}
