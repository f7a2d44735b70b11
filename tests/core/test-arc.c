/* test-arc.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-grid.h"

#include <string.h>

#include "rdt-geometry.h"
#include "rdt-test.h"

/* Tolerance for lines that should meet but miss each other by rounding. */
#define HAIR 1e-9

/* Boards on which `#` marks the cells within the arc of fire of the unit at `o`;
 * the first row is the northernmost.
 */
typedef struct
{
  RdtGridKind  kind;
  const char  *facing;
  const char  *drawing;
} Arc;

static const Arc arcs[] = {
  {
    .kind = RDT_GRID_SQUARE,
    .facing = "n",
    .drawing = "#######\n"
               ".#####.\n"
               "..###..\n"
               "...o...\n"
               ".......\n"
               ".......",
  },
  {
    .kind = RDT_GRID_SQUARE,
    .facing = "e",
    .drawing = "......#\n"
               ".....##\n"
               "....###\n"
               "...o###\n"
               "....###\n"
               ".....##",
  },
  {
    .kind = RDT_GRID_SQUARE,
    .facing = "s",
    .drawing = ".......\n"
               ".......\n"
               "...o...\n"
               "..###..\n"
               ".#####.\n"
               "#######",
  },
  {
    .kind = RDT_GRID_SQUARE,
    .facing = "w",
    .drawing = "##.....\n"
               "###....\n"
               "###o...\n"
               "###....\n"
               "##.....\n"
               "#......",
  },
  {
    .kind = RDT_GRID_HEX,
    .facing = "n",
    .drawing = "########\n"
               "########\n"
               ".#####..\n"
               "...o....\n"
               "........\n"
               "........\n"
               "........",
  },
  {
    .kind = RDT_GRID_HEX,
    .facing = "n",
    .drawing = "########\n"
               "########\n"
               ".#######\n"
               "...#o#..\n"
               "........\n"
               "........\n"
               "........",
  },
  {
    .kind = RDT_GRID_HEX,
    .facing = "ne",
    .drawing = "...#####\n"
               "...#####\n"
               "...#####\n"
               "...o####\n"
               ".....###\n"
               ".......#\n"
               "........",
  },
  {
    .kind = RDT_GRID_HEX,
    .facing = "se",
    .drawing = "........\n"
               "........\n"
               "......##\n"
               "....o###\n"
               "....####\n"
               "....####\n"
               "....####",
  },
};

/* The cell of the unit in the drawing. */
static RdtCell
find_unit (const RdtGrid *grid,
           GStrv          rows)
{
  for (int row = 0; row < grid->height; row++)
    {
      const char *at = strchr (rows[grid->height - 1 - row], 'o');

      if (at != NULL)
        return rdt_grid_cell_at (grid, at - rows[grid->height - 1 - row], row);
    }

  g_assert_not_reached ();
}

static void
check_arc (const Arc *arc)
{
  g_auto(GStrv) rows = g_strsplit (arc->drawing, "\n", -1);
  const RdtGrid grid = {
    .kind = arc->kind,
    .width = strlen (rows[0]),
    .height = g_strv_length (rows),
  };
  RdtFacing facing = rdt_grid_parse_facing (&grid, arc->facing);
  RdtCell unit = find_unit (&grid, rows);

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&grid); cell++)
    {
      char drawn = rows[grid.height - 1 - cell / grid.width][cell % grid.width];
      char found = rdt_grid_find_arcs (&grid, unit, cell) & (1 << facing) ? '#' : '.';

      if (cell == unit)
        found = found == '.' ? 'o' : '!';
      g_assert_cmpint (found, ==, drawn);
    }
}

static void
test_arc_is_as_drawn (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (arcs); i++)
    check_arc (&arcs[i]);
}

/* Whether the angle between the facing and the direction to a cell is at most 45
 * degrees (60 on hexes), computed by the square of its cosine.
 */
static gboolean
is_ahead (RdtGridKind kind,
          RdtFacing   facing,
          RdtPoint    way)
{
  double ahead = rdt_point_dot (way, rdt_geometry_find_normal (kind, facing));
  double least = kind == RDT_GRID_SQUARE ? 0.5 : 0.25;

  return ahead > 0 && ahead * ahead >= least * rdt_point_dot (way, way) - HAIR;
}

static RdtPoint
find_way (const RdtGrid *grid,
          RdtCell        from,
          RdtCell        to)
{
  RdtPoint start = rdt_geometry_find_centre (grid->kind, from % grid->width, from / grid->width);
  RdtPoint end = rdt_geometry_find_centre (grid->kind, to % grid->width, to / grid->width);

  return rdt_point_minus (end, start);
}

static void
test_arc_is_a_quarter_or_a_third_of_all_directions (void)
{
  for (guint kind = 0; kind < RDT_GRID_N_KINDS; kind++)
    {
      const RdtGrid grid = { .kind = kind, .width = 13, .height = 13 };

      for (RdtCell from = 84; from <= 85; from++)
        for (RdtCell to = 0; to < rdt_grid_get_n_cells (&grid); to++)
          for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (&grid); facing++)
            g_assert_cmpint ((rdt_grid_find_arcs (&grid, from, to) >> facing) & 1, ==,
                             is_ahead (kind, facing, find_way (&grid, from, to)));
    }
}

static void
test_arc_attackers_come_from_front_flank_or_rear (void)
{
  const RdtGrid squares = { .kind = RDT_GRID_SQUARE, .width = 3, .height = 3 };
  const RdtGrid hexes = { .kind = RDT_GRID_HEX, .width = 3, .height = 3 };
  const RdtAspect on_squares[] = {
    RDT_ASPECT_FRONT, RDT_ASPECT_FLANK, RDT_ASPECT_REAR, RDT_ASPECT_FLANK,
  };
  const RdtAspect on_hexes[] = {
    RDT_ASPECT_FRONT, RDT_ASPECT_FRONT, RDT_ASPECT_FLANK,
    RDT_ASPECT_REAR, RDT_ASPECT_FLANK, RDT_ASPECT_FRONT,
  };

  for (RdtFacing facing = 0; facing < 4; facing++)
    for (guint turn = 0; turn < 4; turn++)
      g_assert_cmpint (rdt_grid_get_aspect (&squares, facing, (facing + turn) % 4),
                       ==, on_squares[turn]);

  for (RdtFacing facing = 0; facing < 6; facing++)
    for (guint turn = 0; turn < 6; turn++)
      g_assert_cmpint (rdt_grid_get_aspect (&hexes, facing, (facing + turn) % 6),
                       ==, on_hexes[turn]);
}

/* The axes to a cell on squares, as letters. */
static char *
name_axes (const RdtGrid *grid,
           const char    *from,
           const char    *to)
{
  GString *names = g_string_new (NULL);
  guint8 axes = rdt_grid_find_axes (grid, rdt_test_cell (grid, from), rdt_test_cell (grid, to));

  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (grid); facing++)
    if (axes & (1 << facing))
      g_string_append_printf (names, "%s ", rdt_grid_facing_name (grid, facing));

  return g_strchomp (g_string_free (names, FALSE));
}

static void
check_axes (RdtGridKind  kind,
            const char  *from,
            const char  *to,
            const char  *axes)
{
  const RdtGrid grid = { .kind = kind, .width = 9, .height = 9 };
  g_autofree char *found = name_axes (&grid, from, to);

  g_assert_cmpstr (found, ==, axes);
}

static void
test_arc_axis_is_that_of_the_greater_displacement (void)
{
  check_axes (RDT_GRID_SQUARE, "D4", "D6", "n");
  check_axes (RDT_GRID_SQUARE, "D4", "E6", "n");
  check_axes (RDT_GRID_SQUARE, "D4", "C1", "s");
  check_axes (RDT_GRID_SQUARE, "D4", "G6", "e");
  check_axes (RDT_GRID_SQUARE, "D4", "A3", "w");
}

static void
test_arc_exact_diagonals_have_two_axes (void)
{
  check_axes (RDT_GRID_SQUARE, "D4", "E5", "n e");
  check_axes (RDT_GRID_SQUARE, "D4", "G1", "e s");
  check_axes (RDT_GRID_SQUARE, "D4", "B2", "s w");
  check_axes (RDT_GRID_SQUARE, "D4", "B6", "n w");
}

static void
test_arc_axes_of_hexes_are_lines_of_hexes (void)
{
  check_axes (RDT_GRID_HEX, "E4", "E7", "n");
  check_axes (RDT_GRID_HEX, "E4", "G5", "ne");
  check_axes (RDT_GRID_HEX, "D4", "B3", "sw");
  check_axes (RDT_GRID_HEX, "E4", "F6", "n");

  /* Between two lines, through the edge shared by two hexes. */
  check_axes (RDT_GRID_HEX, "E4", "G4", "ne se");
  check_axes (RDT_GRID_HEX, "E4", "F5", "n ne");
}

#define add(path, func) g_test_add_func ("/core/arc/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("is-as-drawn", test_arc_is_as_drawn);
  add ("is-a-quarter-or-a-third-of-all-directions",
       test_arc_is_a_quarter_or_a_third_of_all_directions);
  add ("attackers-come-from-front-flank-or-rear",
       test_arc_attackers_come_from_front_flank_or_rear);
  add ("axis-is-that-of-the-greater-displacement",
       test_arc_axis_is_that_of_the_greater_displacement);
  add ("exact-diagonals-have-two-axes", test_arc_exact_diagonals_have_two_axes);
  add ("axes-of-hexes-are-lines-of-hexes", test_arc_axes_of_hexes_are_lines_of_hexes);

  return g_test_run ();
}
