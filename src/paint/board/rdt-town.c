/* rdt-town.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-town.h"

#include <math.h>

#include "rdt-links.h"
#include "rdt-marker.h"
#include "rdt-outline.h"

/* The sizes of houses and streets, in cells. */
#define STREET       0.16
#define LANE         0.08
#define BLOCK        0.36
#define YARD         0.025
#define ROW_GAP      0.03
#define REACH        0.485      /* the distance of houses from the centre of a cell */
#define FRAMED_REACH 0.42       /* the same inside the frame of an objective */
#define MAX_HOUSES   24
#define MAX_STREETS  RDT_MAX_FACINGS

/**
 * House:
 * @turn: the angle of its length
 *
 * A house, in the units of the layout.
 */
typedef struct
{
  RdtPoint at;
  double   length;
  double   depth;
  double   turn;
} House;

/**
 * Plan:
 * @ends: the points where streets leave the cell
 * @half_widths: half the widths of the streets
 * @has_flag: whether it is an objective, whose frame and flag must stay clear
 *
 * The part of a town in a cell.
 */
typedef struct
{
  RdtCell  cell;
  RdtPoint meeting;
  RdtPoint ends[MAX_STREETS];
  double   half_widths[MAX_STREETS];
  guint    n_streets;
  House    houses[MAX_HOUSES];
  guint    n_houses;
  gboolean has_flag;
} Plan;

static gboolean
find_towns (const RdtPicture *picture,
            guint8           *cells)
{
  gboolean found = FALSE;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&picture->grid); cell++)
    {
      cells[cell] = rdt_picture_get_terrain (picture, cell)->ground == RDT_GROUND_BUILT_UP;
      found = found || cells[cell];
    }

  return found;
}

/* A roof with its ridge along the house, lit from the north-west. */
static void
draw_house (const RdtBrush *brush,
            const House    *house)
{
  double size = brush->layout->cell;
  double length = house->length;
  double depth = house->depth;

  /* The side of the roof that faces away from the light. */
  gboolean is_turned = sin (house->turn) + cos (house->turn) < 0;

  cairo_save (brush->cr);
  cairo_translate (brush->cr, house->at.x + size * 0.022, house->at.y + size * 0.022);
  cairo_rotate (brush->cr, house->turn);
  cairo_rectangle (brush->cr, -length / 2, -depth / 2, length, depth);
  rdt_brush_fill (brush, RDT_INK_SHADE);
  cairo_restore (brush->cr);

  cairo_save (brush->cr);
  cairo_translate (brush->cr, house->at.x, house->at.y);
  cairo_rotate (brush->cr, house->turn);
  cairo_rectangle (brush->cr, -length / 2, -depth / 2, length, depth);
  rdt_brush_fill (brush, RDT_INK_ROOF);
  cairo_rectangle (brush->cr, -length / 2, is_turned ? -depth / 2 : 0, length, depth / 2);
  rdt_brush_fill (brush, RDT_INK_ROOF_SHADED);
  cairo_rectangle (brush->cr, -length / 2, -depth / 2, length, depth);
  rdt_brush_stroke (brush, RDT_INK_ROOF_EDGE, MAX (brush->layout->hairline * 0.8, size * 0.011));
  cairo_restore (brush->cr);
}

static double
get_distance_to_street (const Plan *plan,
                        guint       street,
                        RdtPoint    at)
{
  double dx = plan->ends[street].x - plan->meeting.x;
  double dy = plan->ends[street].y - plan->meeting.y;
  double square = MAX (dx * dx + dy * dy, 1e-6);
  double along = ((at.x - plan->meeting.x) * dx + (at.y - plan->meeting.y) * dy) / square;

  along = CLAMP (along, 0.0, 1.0);

  return hypot (at.x - plan->meeting.x - along * dx, at.y - plan->meeting.y - along * dy);
}

static double
get_reach (const Plan *plan)
{
  return plan->has_flag ? FRAMED_REACH : REACH;
}

/* Whether a house is clear of streets, the flag and other houses, and inside its cell. */
static gboolean
has_room (const RdtBrush *brush,
          const Plan     *plan,
          const House    *house)
{
  double size = brush->layout->cell;
  double radius = hypot (house->length, house->depth) / 2;
  RdtPoint center = rdt_layout_get_center (brush->layout, plan->cell);

  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (&brush->layout->grid); facing++)
    {
      double angle = rdt_layout_get_angle (brush->layout, facing);
      double out = (house->at.x - center.x) * sin (angle) - (house->at.y - center.y) * cos (angle);

      if (out + radius * 0.75 > size * get_reach (plan))
        return FALSE;
    }

  if (plan->has_flag && rdt_marker_covers (brush, plan->cell, house->at, radius * 0.75))
    return FALSE;

  for (guint i = 0; i < plan->n_streets; i++)
    if (get_distance_to_street (plan, i, house->at)
        < plan->half_widths[i] + house->depth / 2 + size * YARD * 0.8)
      return FALSE;

  for (guint i = 0; i < plan->n_houses; i++)
    {
      const House *other = &plan->houses[i];
      double reach = (MIN (house->length, house->depth) + MIN (other->length, other->depth)) / 2
                     + (MAX (house->length, house->depth) + MAX (other->length, other->depth)) / 2;

      if (hypot (house->at.x - other->at.x, house->at.y - other->at.y)
          < reach / 2 + size * ROW_GAP * 0.6)
        return FALSE;
    }

  return TRUE;
}

static void
build (const RdtBrush *brush,
       Plan           *plan,
       const House    *house)
{
  if (plan->n_houses < MAX_HOUSES && has_room (brush, plan, house))
    plan->houses[plan->n_houses++] = *house;
}

/* Adds rows of houses along both sides of a street. */
static void
build_along (const RdtBrush *brush,
             Plan           *plan,
             guint           street)
{
  double size = brush->layout->cell;
  double dx = plan->ends[street].x - plan->meeting.x;
  double dy = plan->ends[street].y - plan->meeting.y;
  double length = hypot (dx, dy);
  guint chance = 200 + 40 * street;

  if (length < size * 0.1)
    return;

  for (int row = -1; row <= 1; row += 2)
    for (double along = size * 0.1; along < length; )
      {
        double wide = size * (0.12 + 0.08 * rdt_brush_noise (plan->cell, chance));
        double deep = size * (0.1 + 0.03 * rdt_brush_noise (plan->cell, chance + 1));
        double aside = row * (plan->half_widths[street] + size * YARD + deep / 2);
        double share = (along + wide / 2) / length;

        build (brush, plan, &(House) {
          .at = { plan->meeting.x + dx * share - dy / length * aside,
                  plan->meeting.y + dy * share + dx / length * aside },
          .length = wide,
          .depth = deep,
          .turn = atan2 (dy, dx),
        });
        along += wide + size * ROW_GAP;
        chance += 2;
      }
}

/* Streets are roads, and lanes to cells of the same town; a village without either
 * gets a lane of its own.
 */
static void
lay_out (const RdtBrush *brush,
         RdtCell         cell,
         const guint8   *towns,
         Plan           *plan)
{
  const RdtGrid *grid = &brush->layout->grid;
  guint8 roads = rdt_link_find (brush->picture->setup, RDT_LINK_ROAD, cell);
  double size = brush->layout->cell;

  plan->cell = cell;
  plan->n_houses = 0;
  plan->n_streets = 0;
  plan->has_flag = rdt_marker_has_flag (brush->picture, cell);
  plan->meeting = rdt_layout_get_center (brush->layout, cell);

  if (rdt_link_has (rdt_picture_get_terrain (brush->picture, cell), RDT_LINK_ROAD))
    plan->n_streets = rdt_links_find_lines (brush, RDT_LINK_ROAD, cell,
                                            &plan->meeting, plan->ends);
  for (guint i = 0; i < plan->n_streets; i++)
    plan->half_widths[i] = size * STREET / 2;

  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (grid); facing++)
    {
      RdtCell next = rdt_grid_step (grid, cell, facing);

      if (((roads >> facing) & 1) != 0 || next == RDT_NO_CELL || !towns[next])
        continue;

      plan->half_widths[plan->n_streets] = size * LANE / 2;
      plan->ends[plan->n_streets++] = rdt_layout_get_side (brush->layout, cell, facing);
    }

  while (plan->n_streets < 2)
    {
      double way = (plan->n_streets == 0 ? -0.4 : 0.4) * size;

      if (plan->n_streets == 1)
        {
          RdtPoint end = plan->ends[0];

          plan->ends[1] = (RdtPoint) { plan->meeting.x + (plan->meeting.x - end.x) * 0.8,
                                       plan->meeting.y + (plan->meeting.y - end.y) * 0.8 };
        }
      else
        plan->ends[0] = (RdtPoint) { plan->meeting.x + way, plan->meeting.y - way * 0.2 };
      plan->half_widths[plan->n_streets++] = size * LANE / 2;
    }
}

/* Adds houses along the edges of the cell where the rows have left room. */
static void
fill_up (const RdtBrush *brush,
         Plan           *plan)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, plan->cell);
  double size = brush->layout->cell;
  double out = size * (get_reach (plan) - 0.095);

  for (guint i = 0; i < 12; i++)
    {
      double angle = 2 * M_PI * (i + 0.5) / 12;
      guint street = 0;

      for (guint j = 1; j < plan->n_streets; j++)
        {
          double best = plan->ends[street].x * cos (angle) + plan->ends[street].y * sin (angle);

          if (plan->ends[j].x * cos (angle) + plan->ends[j].y * sin (angle) > best)
            street = j;
        }

      build (brush, plan, &(House) {
        .at = { center.x + out * cos (angle), center.y + out * sin (angle) },
        .length = size * (0.11 + 0.05 * rdt_brush_noise (plan->cell, 480 + i)),
        .depth = size * 0.1,
        .turn = atan2 (plan->ends[street].y - plan->meeting.y,
                       plan->ends[street].x - plan->meeting.x),
      });
    }
}

static void
draw_houses (const RdtBrush *brush,
             RdtCell         cell,
             const guint8   *towns)
{
  Plan plan;

  lay_out (brush, cell, towns, &plan);
  for (guint i = 0; i < plan.n_streets; i++)
    build_along (brush, &plan, i);
  fill_up (brush, &plan);

  for (guint i = 0; i < plan.n_houses; i++)
    draw_house (brush, &plan.houses[i]);
}

static void
trace_lanes (const RdtBrush *brush,
             const guint8   *towns)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    {
      Plan plan;

      if (!towns[cell] || !rdt_brush_shows (brush, cell))
        continue;

      lay_out (brush, cell, towns, &plan);
      for (guint i = 0; i < plan.n_streets; i++)
        {
          cairo_move_to (brush->cr, plan.meeting.x, plan.meeting.y);
          cairo_line_to (brush->cr, plan.ends[i].x, plan.ends[i].y);
        }
    }
}

/**
 * rdt_town_draw_ground:
 *
 * Draws yards and streets, which are below the roads.
 */
void
rdt_town_draw_ground (const RdtBrush *brush)
{
  guint8 cells[RDT_MAX_CELLS];
  RdtOutline outline = { .cells = cells, .inset = 0.035, .roundness = 0.35 };

  if (!find_towns (brush->picture, cells))
    return;

  rdt_outline_trace (&outline, brush);
  rdt_brush_fill_and_stroke (brush, RDT_INK_BUILT_UP, RDT_INK_BUILT_UP_EDGE,
                             MAX (brush->layout->hairline, brush->layout->cell * 0.015));

  cairo_save (brush->cr);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  trace_lanes (brush, cells);
  rdt_brush_stroke (brush, RDT_INK_ROAD, brush->layout->cell * LANE);
  cairo_restore (brush->cr);
}

/* A solid block where houses are too small to be drawn and black ink has no tint
 * for a town, unlike woods.
 */
static void
draw_block (const RdtBrush *brush,
            RdtCell         cell)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double size = brush->layout->cell * BLOCK;

  cairo_rectangle (brush->cr, center.x - size / 2, center.y - size / 2, size, size);
  rdt_brush_fill (brush, RDT_INK_BUILT_UP_EDGE);
}

void
rdt_town_draw_buildings (const RdtBrush *brush)
{
  gboolean has_detail = rdt_brush_has_detail (brush);
  guint8 cells[RDT_MAX_CELLS];

  if (!find_towns (brush->picture, cells)
      || (!has_detail && !rdt_palette_is_ink (brush->palette)))
    return;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    {
      if (!cells[cell] || !rdt_brush_shows (brush, cell))
        continue;

      if (has_detail)
        draw_houses (brush, cell, cells);
      else
        draw_block (brush, cell);
    }
}
