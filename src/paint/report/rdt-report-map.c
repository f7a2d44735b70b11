/* rdt-report-map.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-report-map.h"

#include "rdt-marker.h"
#include "rdt-names.h"
#include "rdt-svg.h"

#define MOST_CELL 60.0
#define WIDTH     640.0

/**
 * rdt_report_map_new:
 * @width: the maximum width
 */
RdtReportMap *
rdt_report_map_new (const RdtReport   *report,
                    const RdtPosition *position,
                    RdtPaletteKind     palette,
                    double             width)
{
  RdtReportMap *self = g_new0 (RdtReportMap, 1);
  const RdtSetup *setup = report->game->setup;

  rdt_picture_show_position (&self->picture, report->game, position);
  rdt_picture_clear_turn (&self->picture);
  rdt_palette_init_for (&self->palette, palette, setup);
  rdt_layout_fit (&self->layout, &setup->grid, width, width * 4);
  if (self->layout.cell > MOST_CELL)
    rdt_layout_init (&self->layout, &setup->grid, MOST_CELL);

  return self;
}

double
rdt_report_map_get_width (const RdtReportMap *self)
{
  return rdt_layout_get_width (&self->layout);
}

double
rdt_report_map_get_height (const RdtReportMap *self)
{
  return rdt_layout_get_height (&self->layout);
}

static void
draw_ground (cairo_t       *cr,
             gconstpointer  data)
{
  const RdtReportMap *self = data;
  RdtBrush brush;

  rdt_brush_init (&brush, cr, &self->layout, &self->palette, &self->picture);
  rdt_brush_set_print (&brush);
  rdt_painter_draw_ground (&brush, RDT_PAINTER_LABELS);
}

static void
draw_units (cairo_t       *cr,
            gconstpointer  data)
{
  const RdtReportMap *self = data;
  RdtBrush brush;

  rdt_brush_init (&brush, cr, &self->layout, &self->palette, &self->picture);
  rdt_brush_set_print (&brush);
  rdt_painter_draw_marks (&brush);
  rdt_painter_draw_units (&brush);
  rdt_names_draw (&brush, NULL);
}

static void
draw_all (cairo_t       *cr,
          gconstpointer  data)
{
  draw_ground (cr, data);
  draw_units (cr, data);
}

/**
 * rdt_report_map_draw_ground:
 *
 * Returns: (transfer full): what seldom changes, as SVG
 */
char *
rdt_report_map_draw_ground (const RdtReportMap *self,
                            const char         *prefix)
{
  return rdt_svg_draw (rdt_report_map_get_width (self), rdt_report_map_get_height (self),
                       draw_ground, self, prefix);
}

/**
 * rdt_report_map_draw_units:
 *
 * Returns: (transfer full): what is on the ground, as SVG
 */
char *
rdt_report_map_draw_units (const RdtReportMap *self,
                           const char         *prefix)
{
  return rdt_svg_draw (rdt_report_map_get_width (self), rdt_report_map_get_height (self),
                       draw_units, self, prefix);
}

static char *
draw (const RdtReportMap *self,
      const char         *prefix)
{
  return rdt_svg_draw (rdt_report_map_get_width (self), rdt_report_map_get_height (self),
                       draw_all, self, prefix);
}

/**
 * rdt_report_draw_map:
 * @turn: the index of the turn in the report
 *
 * Returns: (transfer full): the board at the end of a turn, as SVG
 */
char *
rdt_report_draw_map (const RdtReport *report,
                     guint            turn,
                     RdtPaletteKind   palette)
{
  const RdtReportTurn *shown = g_ptr_array_index (report->turns, turn);
  g_autofree RdtReportMap *map = rdt_report_map_new (report, shown->end, palette, WIDTH);

  return draw (map, "");
}
