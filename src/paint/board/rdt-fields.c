/* rdt-fields.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-fields.h"

#include <math.h>

/* Fields have no meaning in the rules: they are a texture of open ground, too faint
 * to be mistaken for terrain.
 */

/* How much of the open ground has fields: beside a town, and elsewhere. */
#define NEAR_TOWN  0.75
#define ELSEWHERE  0.12

/* The sizes of a field, in cells. */
#define FURROW_GAP 0.075
#define BUSH       0.016

static gboolean
is_open (const RdtPicture *picture,
         RdtCell           cell)
{
  const RdtTerrain *terrain = rdt_picture_get_terrain (picture, cell);

  return terrain->ground == RDT_GROUND_OPEN && terrain->height == 0 && picture->works[cell] == 0;
}

static gboolean
is_near_town (const RdtPicture *picture,
              RdtCell           cell)
{
  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (&picture->grid); facing++)
    {
      RdtCell next = rdt_grid_step (&picture->grid, cell, facing);

      if (next != RDT_NO_CELL
          && rdt_picture_get_terrain (picture, next)->ground == RDT_GROUND_BUILT_UP)
        return TRUE;
    }

  return FALSE;
}

/* An irregular strip with furrows, and a hedge on one side. */
static void
draw_field (const RdtBrush *brush,
            RdtCell         cell,
            double          turn,
            guint           chance)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double size = brush->layout->cell;
  double length = 0.3 + 0.12 * rdt_brush_noise (cell, chance);
  double depth = 0.13 + 0.09 * rdt_brush_noise (cell, chance + 1);
  double skew = (rdt_brush_noise (cell, chance + 2) - 0.5) * 0.2;

  cairo_save (brush->cr);
  cairo_translate (brush->cr, center.x, center.y);
  cairo_rotate (brush->cr, turn);
  cairo_scale (brush->cr, size, size);
  cairo_translate (brush->cr, 0, chance % 2 == 0 ? 0.22 : -0.22);

  cairo_move_to (brush->cr, -length, -depth);
  cairo_line_to (brush->cr, length + skew, -depth);
  cairo_line_to (brush->cr, length, depth);
  cairo_line_to (brush->cr, -length + skew, depth);
  cairo_close_path (brush->cr);
  rdt_brush_fill (brush, RDT_INK_FIELD);

  for (double y = -depth + FURROW_GAP; y < depth; y += FURROW_GAP)
    {
      cairo_move_to (brush->cr, -length + MAX (skew, 0) + 0.02, y);
      cairo_line_to (brush->cr, length + MIN (skew, 0) - 0.02, y);
    }
  rdt_brush_stroke (brush, RDT_INK_FURROW, 0.01);

  for (double x = -length; x <= length; x += 0.05)
    {
      cairo_new_sub_path (brush->cr);
      cairo_arc (brush->cr, x + (chance % 2 == 0 ? skew : 0), chance % 2 == 0 ? depth : -depth,
                 BUSH * (0.8 + 0.5 * rdt_brush_noise (cell, chance + 3 + 100 * (x + 1))),
                 0, 2 * M_PI);
    }
  rdt_brush_fill (brush, RDT_INK_FURROW);
  cairo_restore (brush->cr);
}

static gboolean
is_at_edge (const RdtGrid *grid,
            RdtCell        cell)
{
  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (grid); facing++)
    if (rdt_grid_step (grid, cell, facing) == RDT_NO_CELL)
      return TRUE;

  return FALSE;
}

/* Draws two fields.  They are kept inside the board by construction, as a clip
 * would make files larger.
 */
static void
draw_cell (const RdtBrush *brush,
           RdtCell         cell)
{
  double turn = floor (rdt_brush_noise (cell, 700) * 4) * M_PI_4
                + (rdt_brush_noise (cell, 701) - 0.5) * 0.3;

  cairo_save (brush->cr);
  if (is_at_edge (&brush->layout->grid, cell))
    {
      rdt_brush_trace_cell (brush, cell);
      cairo_clip (brush->cr);
    }

  draw_field (brush, cell, turn, 710);
  draw_field (brush, cell, turn, 721);
  cairo_restore (brush->cr);
}

/**
 * rdt_fields_draw:
 *
 * Draws the fields on open ground, most of them beside towns.
 */
void
rdt_fields_draw (const RdtBrush *brush)
{
  const RdtPicture *picture = brush->picture;

  if (brush->palette->inks[RDT_INK_FIELD].hatch == RDT_HATCH_NONE)
    return;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&picture->grid); cell++)
    {
      double often = is_near_town (picture, cell) ? NEAR_TOWN : ELSEWHERE;

      if (is_open (picture, cell) && rdt_brush_shows (brush, cell)
          && rdt_brush_noise (cell, 702) <= often)
        draw_cell (brush, cell);
    }
}
