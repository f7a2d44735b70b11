/* test-random-map.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-link.h"
#include "rdt-random-map.h"
#include "rdt-roster.h"
#include "rdt-test.h"

/* What kind of country the styles are, over many maps of each. */

#define N_MAPS 40
#define WIDTH  15
#define HEIGHT 10

/* Of all maps of a style. */
typedef struct
{
  guint n_woods;
  guint n_built_up;
  guint n_high;
  guint n_fords;
  guint n_deep;
  guint highest;
  guint n_across;     /* maps whose every column has a road */
} Tally;

static RdtSetup *
draw (RdtGridKind  kind,
      RdtMapStyle  style,
      guint        density,
      guint        seed)
{
  g_autoptr(RdtRules) rules = rdt_test_find_rules ("musket");
  const RdtRandomMap map = {
    .grid = { .kind = kind, .width = WIDTH, .height = HEIGHT },
    .seed = seed,
    .style = style,
    .density = density,
  };

  return rdt_random_map_draw (&map, rules);
}

static const RdtTerrain *
get_terrain (const RdtSetup *setup,
             int             column,
             int             row)
{
  return &setup->terrain[rdt_grid_cell_at (&setup->grid, column, row)];
}

/* In the middle a village may stand on it. */
static gboolean
has_everywhere (const RdtSetup *setup,
                RdtLinkKind     kind,
                gboolean        in_columns)
{
  guint n = in_columns ? WIDTH : HEIGHT, n_beside = in_columns ? HEIGHT : WIDTH;

  for (guint i = 0; i < n; i++)
    {
      gboolean is_there = in_columns && i == WIDTH / 2;

      for (guint j = 0; j < n_beside; j++)
        is_there |= rdt_link_has (get_terrain (setup, in_columns ? i : j, in_columns ? j : i),
                                  kind);

      if (!is_there)
        return FALSE;
    }

  return TRUE;
}

static void
tally_cells (const RdtSetup *setup,
             Tally          *tally)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&setup->grid); cell++)
    {
      const RdtTerrain *terrain = &setup->terrain[cell];

      tally->n_woods += terrain->ground == RDT_GROUND_WOODS;
      tally->n_built_up += terrain->ground == RDT_GROUND_BUILT_UP;
      tally->n_high += terrain->height > 0;
      tally->highest = MAX (tally->highest, terrain->height);
      if (terrain->ground != RDT_GROUND_RIVER)
        continue;

      g_assert_cmpuint (terrain->height, ==, 0);
      g_assert_cmpint (terrain->crossing == RDT_CROSSING_BRIDGE, ==, terrain->has_road);
      tally->n_fords += terrain->crossing == RDT_CROSSING_FORD;
      tally->n_deep += terrain->crossing == RDT_CROSSING_NONE;
    }
}

static Tally
tally_maps (RdtGridKind  kind,
            RdtMapStyle  style,
            guint        density)
{
  Tally tally = { 0 };

  for (guint seed = 0; seed < N_MAPS; seed++)
    {
      g_autoptr(RdtSetup) setup = draw (kind, style, density, seed);

      tally_cells (setup, &tally);
      g_assert_cmpint (has_everywhere (setup, RDT_LINK_RIVER, TRUE), ==,
                       style == RDT_MAP_STYLE_RIVER);
      g_assert_true (has_everywhere (setup, RDT_LINK_ROAD, FALSE));
      tally.n_across += has_everywhere (setup, RDT_LINK_ROAD, TRUE);
    }

  return tally;
}

static void
check_styles (RdtGridKind kind)
{
  Tally tallies[RDT_N_MAP_STYLES];

  for (RdtMapStyle style = 0; style < RDT_N_MAP_STYLES; style++)
    {
      tallies[style] = tally_maps (kind, style, 50);
      if (style != RDT_MAP_STYLE_RIVER)
        g_assert_cmpuint (tallies[style].n_fords + tallies[style].n_deep, ==, 0);
      if (style != RDT_MAP_STYLE_TOWN)
        g_assert_cmpuint (tallies[style].n_across, <, N_MAPS / 2);
    }

  for (RdtMapStyle style = 0; style < RDT_N_MAP_STYLES; style++)
    {
      g_assert_cmpuint (tallies[style].n_woods, <=, tallies[RDT_MAP_STYLE_FOREST].n_woods);
      g_assert_cmpuint (tallies[style].n_built_up, <=, tallies[RDT_MAP_STYLE_TOWN].n_built_up);
      g_assert_cmpuint (tallies[style].n_high, <=, tallies[RDT_MAP_STYLE_HILLS].n_high);
      g_assert_cmpuint (tallies[style].highest, ==, 3);
    }

  /* Two roads cross in a town, and every fourth cell of a river is a ford. */
  g_assert_cmpuint (tallies[RDT_MAP_STYLE_TOWN].n_across, ==, N_MAPS);
  g_assert_cmpuint (4 * tallies[RDT_MAP_STYLE_RIVER].n_fords, >,
                    tallies[RDT_MAP_STYLE_RIVER].n_deep);
  g_assert_cmpuint (2 * tallies[RDT_MAP_STYLE_RIVER].n_fords, <,
                    tallies[RDT_MAP_STYLE_RIVER].n_deep);
}

static void
test_random_map_has_its_style (void)
{
  check_styles (RDT_GRID_SQUARE);
  check_styles (RDT_GRID_HEX);
}

/* Two villages in the centre are always there. */
static void
test_random_map_grows_with_its_density (void)
{
  Tally before = { 0 };

  for (guint density = 0; density <= 100; density += 25)
    {
      Tally tally = tally_maps (RDT_GRID_SQUARE, RDT_MAP_STYLE_FARMLAND, density);

      if (density == 0)
        {
          g_assert_cmpuint (tally.n_woods, ==, 0);
          g_assert_cmpuint (tally.n_high, ==, 0);
          g_assert_cmpuint (tally.n_built_up, ==, 2 * N_MAPS);
        }
      else
        {
          g_assert_cmpuint (tally.n_woods, >, before.n_woods);
          g_assert_cmpuint (tally.n_high, >, before.n_high);
          g_assert_cmpuint (tally.n_built_up, >, before.n_built_up);
        }

      /* Thirty in a hundred cells are to be woods; patches overlap. */
      g_assert_cmpuint (tally.n_woods, <=, N_MAPS * WIDTH * HEIGHT * 30 * density / 10000);
      g_assert_cmpuint (tally.n_woods, >=, N_MAPS * WIDTH * HEIGHT * 10 * density / 10000);
      before = tally;
    }
}

static void
test_random_map_has_villages_to_hold (void)
{
  static const struct
  {
    guint       width;
    guint       height;
    const char *cells[2];
  } boards[] = {
    { .width = 9, .height = 9, .cells = { "E5" } },
    { .width = 8, .height = 8, .cells = { "E4", "D5" } },
    { .width = 9, .height = 6, .cells = { "E3", "E4" } },
  };
  g_autoptr(RdtRules) rules = rdt_test_find_rules ("musket");

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      const RdtRandomMap map = {
        .grid = { .kind = RDT_GRID_SQUARE, .width = boards[i].width, .height = boards[i].height },
        .style = RDT_MAP_STYLE_RIVER,
        .density = 50,
        .n_units = 6,
      };
      g_autoptr(RdtSetup) setup = rdt_random_map_draw (&map, rules);
      guint n = boards[i].cells[1] != NULL ? 2 : 1;

      g_assert_cmpuint (setup->objectives->len, ==, n);
      for (guint j = 0; j < n; j++)
        {
          const RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, j);
          RdtCell cell = rdt_test_cell (&setup->grid, boards[i].cells[j]);

          g_assert_cmpuint (rdt_grid_cell_at (&setup->grid, objective->at.column,
                                              objective->at.row), ==, cell);
          g_assert_cmpint (setup->terrain[cell].ground, ==, RDT_GROUND_BUILT_UP);
          g_assert_cmpint (setup->terrain[cell].crossing, ==, RDT_CROSSING_NONE);
        }

      g_assert_cmpuint (setup->victory->len, ==, RDT_N_SIDES);
      for (guint side = 0; side < RDT_N_SIDES; side++)
        {
          const RdtSetupVictory *victory = g_ptr_array_index (setup->victory, side);

          g_assert_cmpstr (victory->side, ==, setup->sides[side].id);
          g_assert_cmpuint (victory->holds->len, ==, n);
          g_assert_cmpuint (setup->sides[side].units->len, >=, 6);
        }
    }
}

/* Rivers from west to east and roads from south to north begin and end anywhere, and
 * bend as far out as the corners; in the middle of the board are villages.
 */
static void
check_reach (RdtGridKind kind)
{
  gboolean river[HEIGHT][3] = { 0 };
  gboolean road[WIDTH][3] = { 0 };

  for (guint seed = 0; seed < 8 * N_MAPS; seed++)
    {
      g_autoptr(RdtSetup) setup = draw (kind, RDT_MAP_STYLE_RIVER, 0, seed);

      for (guint i = 0; i < 3; i++)
        {
          for (guint row = 0; row < HEIGHT; row++)
            river[row][i] |= rdt_link_has (get_terrain (setup, i * (WIDTH - 1) / 2, row),
                                           RDT_LINK_RIVER);
          for (guint column = 0; column < WIDTH; column++)
            road[column][i] |= rdt_link_has (get_terrain (setup, column, i * (HEIGHT - 1) / 2),
                                             RDT_LINK_ROAD);
        }
    }

  for (guint i = 0; i < 3; i++)
    {
      for (guint row = 0; row < HEIGHT; row += i == 1 ? HEIGHT - 1 : 1)
        g_assert_true (river[row][i]);
      for (guint column = 0; column < WIDTH; column += i == 1 ? WIDTH - 1 : 1)
        g_assert_true (road[column][i]);
    }
}

static void
test_random_map_leads_anywhere (void)
{
  check_reach (RDT_GRID_SQUARE);
  check_reach (RDT_GRID_HEX);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/random-map/has-its-style", test_random_map_has_its_style);
  g_test_add_func ("/model/random-map/grows-with-its-density",
                   test_random_map_grows_with_its_density);
  g_test_add_func ("/model/random-map/leads-anywhere", test_random_map_leads_anywhere);
  g_test_add_func ("/model/random-map/has-villages-to-hold",
                   test_random_map_has_villages_to_hold);

  return g_test_run ();
}
