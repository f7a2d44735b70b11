/* rdt-sheet-briefing.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-kinds.h"

#include <glib/gi18n.h>

#include "rdt-names.h"
#include "rdt-sheet-parts.h"

/* A page for each side, to be handed to its player before the battle: aims, forces,
 * and the map with what the side knows.
 */

/* In points. */
#define LEAST_MAP  110.0
#define GOOD_MAP   230.0
#define GAP        8.0
#define HAIRLINE   0.8

/* The board as a player knows it. */
typedef struct
{
  const RdtSheets *sheets;
  RdtSetup        *setup;
  RdtPicture       picture;
} Map;

static void
map_free (gpointer data)
{
  Map *self = data;

  rdt_setup_free (self->setup);
  g_free (self);
}

/* Reinforcements are only shown to their own side. */
static Map *
map_new (const RdtSheets *sheets,
         RdtSide          side)
{
  Map *self = g_new0 (Map, 1);
  GPtrArray *enemies;

  self->sheets = sheets;
  self->setup = rdt_setup_copy (sheets->setup);
  enemies = self->setup->sides[rdt_side_other (side)].units;
  for (guint i = enemies->len; i > 0; i--)
    {
      const RdtSetupUnit *unit = g_ptr_array_index (enemies, i - 1);

      if (unit->arrives != NULL)
        g_ptr_array_remove_index (enemies, i - 1);
    }

  rdt_picture_show_setup (&self->picture, self->setup);

  return self;
}

static void
draw_map (cairo_t          *cr,
          RdtBox            box,
          const RdtPalette *ink,
          gpointer          data)
{
  const Map *map = data;
  RdtLayout layout;
  RdtBrush brush;

  rdt_layout_fit (&layout, &map->setup->grid, box.width, box.height);
  layout.hairline = MIN (layout.hairline, HAIRLINE);
  cairo_translate (cr, box.x + (box.width - rdt_layout_get_width (&layout)) / 2, box.y);
  cairo_rectangle (cr, 0, 0, rdt_layout_get_width (&layout), rdt_layout_get_height (&layout));
  cairo_clip (cr);
  rdt_brush_init (&brush, cr, &layout, &map->sheets->palette, &map->picture);
  rdt_brush_set_paper (&brush);
  rdt_painter_draw (&brush, map->sheets->zones, RDT_PAINTER_ALL);
}

static void
add_heading (const char *words,
             RdtFlow    *flow)
{
  rdt_flow_add_gap (flow, GAP);
  rdt_flow_add_text (flow, words, RDT_TEXT_STRONG, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (flow, 2);
}

static void
add_situation (RdtSheets *sheets,
               RdtSide    side,
               RdtFlow   *flow)
{
  rdt_sheet_add_title (sheets, flow);
  rdt_sheet_add_words (sheets->setup->description, flow);

  if (sheets->game != NULL)
    {
      add_heading (_("Your Aims"), flow);
      rdt_sheet_add_conditions (sheets, side, flow);
    }

  rdt_flow_add_gap (flow, GAP);
}

/* The layouts of a page, from the most readable to the most compact. */
static const struct
{
  double       spacing;
  RdtForceLook look;
} settings[] = {
  { .spacing = RDT_FLOW_NORMAL, .look = RDT_FORCE_FOR_ITS_OWN },
  { .spacing = RDT_FLOW_TIGHT, .look = RDT_FORCE_FOR_ITS_OWN },
  { .spacing = RDT_FLOW_NORMAL, .look = RDT_FORCE_IN_SHORT },
  { .spacing = RDT_FLOW_TIGHT, .look = RDT_FORCE_IN_SHORT },
};

/* The height of the text above the table, or beside the map. */
static double
measure_situation (RdtSheets *sheets,
                   RdtSide    side,
                   guint      setting,
                   double     width)
{
  const RdtBox body = { .width = width, .height = RDT_FLOW_ENDLESS };
  g_autoptr(RdtFlow) trial = rdt_flow_new (&body);

  rdt_flow_set_spacing (trial, settings[setting].spacing);
  add_situation (sheets, side, trial);

  return rdt_flow_get_filled (trial);
}

static double
measure_force (RdtSheets *sheets,
               RdtSide    side,
               guint      setting,
               double     width)
{
  const RdtBox body = { .width = width, .height = RDT_FLOW_ENDLESS };
  g_autoptr(RdtFlow) trial = rdt_flow_new (&body);

  rdt_flow_set_spacing (trial, settings[setting].spacing);
  rdt_sheet_add_force (sheets, side, settings[setting].look, trial);

  return rdt_flow_get_filled (trial);
}

/* The share of a page that text and table need, without the map. */
static double
measure (RdtSheets     *sheets,
         RdtSide        side,
         guint          setting,
         const RdtFlow *flow)
{
  double width = rdt_flow_get_width (flow);

  return measure_situation (sheets, side, setting, width)
         + measure_force (sheets, side, setting, width) + GAP;
}

/* Fits the map into a part of a page. */
static void
fit_map (const RdtSheets *sheets,
         const RdtFlow   *flow,
         double           room,
         RdtLayout       *layout)
{
  rdt_layout_fit (layout, &sheets->setup->grid, rdt_flow_get_width (flow), MAX (room, 1));
}

/* Whether a map is large enough, and has names if the width of the page allows. */
static gboolean
is_good_map (const RdtSheets *sheets,
             const RdtFlow   *flow,
             double           room)
{
  const double with_names = RDT_LEAST_TEXT_ON_PAPER / RDT_NAMES_MOST;
  RdtLayout fitted, largest;

  fit_map (sheets, flow, room, &fitted);
  fit_map (sheets, flow, rdt_flow_get_height (flow), &largest);

  return room >= GOOD_MAP && (fitted.cell >= with_names || largest.cell < with_names);
}

static void
add_map (RdtSheets *sheets,
         RdtSide    side,
         double     room,
         RdtFlow   *flow)
{
  RdtLayout layout;

  fit_map (sheets, flow, room, &layout);
  rdt_flow_add (flow, MIN (room, rdt_layout_get_height (&layout)), draw_map,
                map_new (sheets, side), map_free);
  rdt_flow_add_gap (flow, GAP);
}

/* An army that does not fit on a page with a map gets pages of its own; the map
 * then fills the rest of the first one.
 */
static void
fill_pages (RdtSheets *sheets,
            RdtSide    side,
            RdtFlow   *flow)
{
  rdt_flow_set_spacing (flow, RDT_FLOW_NORMAL);
  add_situation (sheets, side, flow);
  add_map (sheets, side,
           rdt_flow_get_height (flow) - rdt_flow_get_filled (flow) - 3 * GAP, flow);
  rdt_flow_break_page (flow);
  rdt_sheet_add_force (sheets, side, RDT_FORCE_FOR_ITS_OWN, flow);
}

static void
fill_page (RdtSheets *sheets,
           RdtSide    side,
           RdtFlow   *flow)
{
  double height = rdt_flow_get_height (flow) - 3 * GAP;
  guint setting = 0;
  double used = measure (sheets, side, setting, flow);

  while (!is_good_map (sheets, flow, height - used) && setting + 1 < G_N_ELEMENTS (settings))
    used = measure (sheets, side, ++setting, flow);

  if (height - used < LEAST_MAP)
    {
      fill_pages (sheets, side, flow);
      return;
    }

  rdt_flow_set_spacing (flow, settings[setting].spacing);
  add_situation (sheets, side, flow);
  add_map (sheets, side, height - used, flow);
  rdt_sheet_add_force (sheets, side, settings[setting].look, flow);
}

/* On a landscape page the map is beside the text.
 *
 * Returns: whether it fits
 */
static gboolean
fill_wide_page (RdtSheets *sheets,
                RdtSide    side,
                RdtFlow   *flow)
{
  double width = rdt_flow_get_width (flow);
  double height = rdt_flow_get_height (flow) - 4 * GAP;
  const guint last = G_N_ELEMENTS (settings) - 1;
  double words = 0, room = 0;
  guint setting;

  rdt_flow_set_columns (flow, 2);
  for (setting = 0; setting <= last; setting++)
    {
      words = measure_situation (sheets, side, setting, rdt_flow_get_width (flow));
      room = height - measure_force (sheets, side, setting, width);
      if (words <= room && is_good_map (sheets, flow, room))
        break;
    }

  if (setting > last && (words > room || room < LEAST_MAP))
    {
      rdt_flow_set_columns (flow, 1);
      return FALSE;
    }

  setting = MIN (setting, last);
  rdt_flow_set_spacing (flow, settings[setting].spacing);
  rdt_flow_begin_group (flow);
  add_situation (sheets, side, flow);
  rdt_flow_end_group (flow);
  add_map (sheets, side, room, flow);
  rdt_flow_set_columns (flow, 1);
  rdt_sheet_add_force (sheets, side, settings[setting].look, flow);

  return TRUE;
}

/**
 * rdt_sheet_fill_briefings:
 *
 * Fills a page for each side.
 */
void
rdt_sheet_fill_briefings (RdtSheets *sheets,
                          RdtFlow   *flow)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      gboolean is_wide = rdt_flow_get_width (flow) > rdt_flow_get_height (flow);

      rdt_flow_break_page (flow);
      if (!is_wide || !fill_wide_page (sheets, side, flow))
        fill_page (sheets, side, flow);
    }
}
