/* rdt-random-map.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-random-map.h"

#include <glib/gi18n.h>

#include "rdt-link.h"
#include "rdt-shape.h"
#include "rdt-tool.h"

/**
 * Country:
 * @woods: cells with woods at full density, in percent
 * @built_up: cells with houses, in percent
 * @hills: cells with slopes, in percent
 * @n_rivers: the number of rivers across the map
 * @n_roads: the number of roads across the map
 *
 * The features of a style of map.
 */
typedef struct
{
  const char *name;
  guint       woods;
  guint       built_up;
  guint       hills;
  guint       n_rivers;
  guint       n_roads;
} Country;

static const Country countries[] = {
  [RDT_MAP_STYLE_FARMLAND] = { N_("Farmland"), 30, 10, 20, 0, 1 },
  [RDT_MAP_STYLE_FOREST] = { N_("Forest"), 80, 4, 20, 0, 1 },
  [RDT_MAP_STYLE_HILLS] = { N_("Hills"), 24, 6, 80, 0, 1 },
  [RDT_MAP_STYLE_RIVER] = { N_("River Valley"), 30, 8, 24, 1, 1 },
  [RDT_MAP_STYLE_TOWN] = { N_("Town"), 16, 50, 10, 0, 2 },
};

/* The maximum size of a wood or a village, in cells. */
#define PATCH 7

/* One ford for so many cells of a river, besides bridges. */
#define FORDS 4

#define MAX_HILL 3

typedef struct
{
  const RdtRandomMap *map;
  RdtSetup           *setup;
  GRand              *rand;
} Drawing;

static guint
choose (Drawing *drawing,
        guint    n)
{
  return g_rand_int_range (drawing->rand, 0, n);
}

static RdtCell
choose_cell (Drawing *drawing)
{
  return choose (drawing, rdt_grid_get_n_cells (&drawing->setup->grid));
}

static RdtCell
choose_neighbour (Drawing *drawing,
                  RdtCell  cell)
{
  const RdtGrid *grid = &drawing->setup->grid;
  RdtCell next = rdt_grid_step (grid, cell, choose (drawing, rdt_grid_get_n_facings (grid)));

  return next != RDT_NO_CELL ? next : cell;
}

static void
draw_patch (Drawing  *drawing,
            RdtGround ground,
            guint     size)
{
  RdtCell cell = choose_cell (drawing);

  for (guint i = 0; i < size; i++)
    {
      if (drawing->setup->terrain[cell].ground == RDT_GROUND_OPEN)
        drawing->setup->terrain[cell].ground = ground;
      cell = choose_neighbour (drawing, cell);
    }
}

static guint
count_share (Drawing *drawing,
             guint    share)
{
  return rdt_grid_get_n_cells (&drawing->setup->grid) * share * drawing->map->density / 10000;
}

static void
draw_patches (Drawing   *drawing,
              RdtGround  ground,
              guint      share)
{
  guint wanted = count_share (drawing, share);

  for (guint n = 0; n < wanted;)
    {
      guint size = MIN (1 + choose (drawing, PATCH), wanted - n);

      draw_patch (drawing, ground, size);
      n += size;
    }
}

/* Draws a hill: a top with slopes that fall by one level per cell. */
static void
draw_hill (Drawing *drawing)
{
  const RdtGrid *grid = &drawing->setup->grid;
  RdtCell top = choose_cell (drawing);
  guint height = 1 + choose (drawing, MAX_HILL);

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (grid); cell++)
    {
      guint distance = rdt_grid_distance (grid, top, cell);

      if (distance < height)
        drawing->setup->terrain[cell].height = MAX (drawing->setup->terrain[cell].height,
                                                    height - distance);
    }
}

static void
draw_hills (Drawing *drawing,
            guint    share)
{
  guint n = count_share (drawing, share) / PATCH;

  for (guint i = 0; i < n; i++)
    draw_hill (drawing);
}

/* A path from the southern half to the centre; rotated with the board, it continues
 * on the other side.
 */
static GArray *
draw_half_way (Drawing  *drawing,
               gboolean  is_eastward)
{
  const RdtGrid *grid = &drawing->setup->grid;
  guint row = (grid->height - 1) / 2;
  RdtCell from = is_eastward ? rdt_grid_cell_at (grid, 0, choose (drawing, row + 1))
                             : rdt_grid_cell_at (grid, choose (drawing, grid->width), 0);
  RdtCell middle = rdt_grid_cell_at (grid, grid->width / 2, row);
  RdtCell beside = rdt_grid_cell_at (grid, grid->width - 1 - grid->width / 2, row);
  GArray *cells = rdt_shape_line (grid, from, middle);
  g_autoptr(GArray) rest = rdt_shape_line (grid, middle, beside);

  return g_array_append_vals (cells, rest->data, rest->len);
}

/* A path across the board with one bend: from west to east or from south to north. */
static GArray *
draw_way (Drawing  *drawing,
          gboolean  is_eastward)
{
  const RdtGrid *grid = &drawing->setup->grid;
  guint right = grid->width - 1, top = grid->height - 1;
  RdtCell from = is_eastward ? rdt_grid_cell_at (grid, 0, choose (drawing, top + 1))
                             : rdt_grid_cell_at (grid, choose (drawing, right + 1), 0);
  RdtCell over = rdt_grid_cell_at (grid, is_eastward ? right / 2 : choose (drawing, right + 1),
                                   is_eastward ? choose (drawing, top + 1) : top / 2);
  RdtCell to = is_eastward ? rdt_grid_cell_at (grid, right, choose (drawing, top + 1))
                           : rdt_grid_cell_at (grid, choose (drawing, right + 1), top);
  GArray *cells = NULL;
  g_autoptr(GArray) rest = NULL;

  if (drawing->map->is_symmetric)
    return draw_half_way (drawing, is_eastward);

  cells = rdt_shape_line (grid, from, over);
  rest = rdt_shape_line (grid, over, to);

  return g_array_append_vals (cells, rest->data, rest->len);
}

/* On hexes a line does not connect to cells beside its path. */
static void
put (Drawing       *drawing,
     const RdtTool *tool,
     RdtCell        before,
     RdtCell        cell)
{
  RdtLinkKind kind = tool->kind == RDT_TOOL_ROAD ? RDT_LINK_ROAD : RDT_LINK_RIVER;
  RdtTerrain *terrain = &drawing->setup->terrain[cell];
  gboolean is_new = !rdt_link_has (terrain, kind);

  rdt_tool_put_along (tool, drawing->setup, before, cell);
  if (before == RDT_NO_CELL && is_new && drawing->setup->grid.kind == RDT_GRID_HEX)
    rdt_link_set (terrain, kind, 0);
}

/* Draws along a path, and again along the rotated path on a symmetric map. */
static void
draw_along (Drawing       *drawing,
            const RdtTool *tool,
            const GArray  *way)
{
  RdtCell last = rdt_grid_get_n_cells (&drawing->setup->grid) - 1;
  RdtCell end = g_array_index (way, RdtCell, way->len - 1);
  RdtCell before = RDT_NO_CELL, mirrored = RDT_NO_CELL;

  for (guint i = 0; i < way->len; i++)
    {
      RdtCell cell = g_array_index (way, RdtCell, i);

      if (cell == before)
        continue;

      put (drawing, tool, before, cell);
      before = cell;
      if (!drawing->map->is_symmetric)
        continue;

      put (drawing, tool, mirrored, last - cell);
      mirrored = last - cell;
    }

  if (drawing->map->is_symmetric
      && rdt_grid_facing_to (&drawing->setup->grid, end, last - end) != RDT_NO_FACING)
    rdt_tool_put_along (tool, drawing->setup, end, last - end);
}

static void
draw_river (Drawing *drawing)
{
  const RdtTool river = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_RIVER };
  g_autoptr(GArray) cells = draw_way (drawing, TRUE);
  RdtTerrain *terrain = drawing->setup->terrain;

  draw_along (drawing, &river, cells);
  for (guint i = 0; i < cells->len; i++)
    {
      RdtCell cell = g_array_index (cells, RdtCell, i);
      RdtCell other = rdt_grid_get_n_cells (&drawing->setup->grid) - 1 - cell;

      terrain[cell].height = 0;
      terrain[cell].crossing = choose (drawing, FORDS) == 0 ? RDT_CROSSING_FORD
                                                            : RDT_CROSSING_NONE;
      if (!drawing->map->is_symmetric)
        continue;

      terrain[other].height = 0;
      terrain[other].crossing = terrain[cell].crossing;
    }
}

static void
draw_road (Drawing  *drawing,
           gboolean  is_eastward)
{
  const RdtTool road = { .kind = RDT_TOOL_ROAD };
  g_autoptr(GArray) cells = draw_way (drawing, is_eastward);

  draw_along (drawing, &road, cells);
}

/* Copies the southern half to the north, rotated.  This comes before roads and
 * rivers, so that no edges have to be rotated.
 */
static void
make_symmetric (Drawing *drawing)
{
  RdtTerrain *terrain = drawing->setup->terrain;
  guint n = rdt_grid_get_n_cells (&drawing->setup->grid);

  for (guint i = 0; i < n / 2; i++)
    terrain[n - 1 - i] = terrain[i];
}

/* Puts bridges where roads cross rivers. */
static void
build_bridges (RdtSetup *setup)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&setup->grid); cell++)
    if (setup->terrain[cell].ground == RDT_GROUND_RIVER && setup->terrain[cell].has_road)
      setup->terrain[cell].crossing = RDT_CROSSING_BRIDGE;
}

static void
add_objective (RdtSetup   *setup,
               RdtPlace    place,
               const char *name)
{
  RdtSetupObjective *objective = rdt_setup_objective_new ();
  RdtTerrain *terrain = rdt_setup_get_terrain (setup, place);

  objective->at = place;
  objective->name = g_strdup (name);
  terrain->ground = RDT_GROUND_BUILT_UP;
  terrain->crossing = RDT_CROSSING_NONE;
  g_ptr_array_add (setup->objectives, objective);
}

/* Puts an objective into a village in the centre; two if no cell is the centre. */
static void
add_objectives (RdtSetup *setup)
{
  int width = setup->grid.width, height = setup->grid.height;
  RdtPlace place = { width / 2, (height - 1) / 2 };
  RdtPlace other = { width - 1 - place.column, height - 1 - place.row };

  add_objective (setup, place, _("The Village"));
  if (!rdt_place_equal (place, other))
    add_objective (setup, other, _("The Mill"));

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      RdtSetupVictory *victory = rdt_setup_victory_new ();

      victory->side = g_strdup (setup->sides[side].id);
      g_array_append_val (victory->holds, place);
      if (!rdt_place_equal (place, other))
        g_array_append_val (victory->holds, other);
      g_ptr_array_add (setup->victory, victory);
    }
}

static void
name_side (RdtSetupSide *side,
           const char   *id,
           const char   *name,
           const char   *colour)
{
  side->id = g_strdup (id);
  side->name = g_strdup (name);
  side->colour = g_strdup (colour);
}

const char *
rdt_map_style_get_name (RdtMapStyle style)
{
  return _(countries[style].name);
}

/**
 * rdt_blank_map:
 *
 * Returns: (transfer full): a scenario of open ground with two sides
 */
RdtSetup *
rdt_blank_map (const RdtGrid  *grid,
               const RdtRules *rules)
{
  RdtSetup *setup = rdt_setup_new (grid);

  setup->title = g_strdup (_("New Scenario"));
  setup->rules = g_strdup (rules->id);
  setup->turn_limit = 12;
  setup->otherwise = g_strdup ("draw");
  name_side (&setup->sides[0], "red", _("Red"), "#b3261e");
  name_side (&setup->sides[1], "blue", _("Blue"), "#1f4e9c");

  return setup;
}

/**
 * rdt_random_map_draw:
 *
 * Returns: (transfer full): a random scenario
 */
RdtSetup *
rdt_random_map_draw (const RdtRandomMap *self,
                     const RdtRules     *rules)
{
  const Country *country = &countries[self->style];
  g_autoptr(GRand) rand = g_rand_new_with_seed (self->seed);
  Drawing drawing = {
    .map = self,
    .setup = rdt_blank_map (&self->grid, rules),
    .rand = rand,
  };

  draw_hills (&drawing, country->hills);
  draw_patches (&drawing, RDT_GROUND_WOODS, country->woods);
  draw_patches (&drawing, RDT_GROUND_BUILT_UP, country->built_up);
  if (self->is_symmetric)
    make_symmetric (&drawing);
  for (guint i = 0; i < country->n_rivers; i++)
    draw_river (&drawing);
  for (guint i = 0; i < country->n_roads; i++)
    draw_road (&drawing, i % 2 == 1);
  build_bridges (drawing.setup);
  add_objectives (drawing.setup);
  if (self->n_units > 0)
    rdt_fair_armies_add (drawing.setup, rules, rand, self->n_units);

  return drawing.setup;
}
