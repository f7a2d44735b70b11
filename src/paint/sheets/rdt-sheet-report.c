/* rdt-sheet-report.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-kinds.h"

#include <glib/gi18n.h>

#include "rdt-grid-table.h"
#include "rdt-name-words.h"
#include "rdt-words.h"

/* The report of a battle on paper: a page for each turn, with a map as large as the
 * text allows.
 */

/* The height of a map relative to the page, and the default for a turn of several pages. */
#define LEAST_MAP 0.27
#define USUAL_MAP 0.43

/* In points: the heading of a turn, and all gaps around its map. */
#define HEADING 44.0
#define GAP      5.0
#define MAP_GAP  8.0
#define ABOVE    14.0

/* The number of pages for measuring. */
#define MANY 64

/* The board at the end of a turn. */
typedef struct
{
  const RdtSheets   *sheets;
  const RdtPosition *position;
  RdtLayout          layout;
} Map;

static void
draw_map (cairo_t          *cr,
          RdtBox            box,
          const RdtPalette *ink,
          gpointer          data)
{
  const Map *map = data;
  g_autofree RdtPicture *picture = g_new (RdtPicture, 1);
  RdtBrush brush;

  rdt_picture_show_position (picture, map->sheets->report->game, map->position);
  rdt_picture_clear_turn (picture);
  cairo_translate (cr, box.x + (box.width - rdt_layout_get_width (&map->layout)) / 2, box.y);
  cairo_rectangle (cr, 0, 0,
                   rdt_layout_get_width (&map->layout), rdt_layout_get_height (&map->layout));
  cairo_clip (cr);
  rdt_brush_init (&brush, cr, &map->layout, &map->sheets->palette, picture);
  rdt_brush_set_paper (&brush);
  rdt_painter_draw (&brush, NULL, RDT_PAINTER_LABELS | RDT_PAINTER_UNITS);
}

static void
add_map (RdtSheets         *sheets,
         RdtFlow           *flow,
         const RdtPosition *position,
         double             height)
{
  Map *map = g_new0 (Map, 1);

  map->sheets = sheets;
  map->position = position;
  rdt_layout_fit (&map->layout, &sheets->setup->grid,
                  rdt_flow_get_width (flow), height);
  rdt_flow_add (flow, rdt_layout_get_height (&map->layout), draw_map, map, g_free);
}

/* The heading of a phase is kept with its first line. */
static void
add_lines (RdtFlow             *flow,
           const RdtReportTurn *turn)
{
  gboolean is_grouped = FALSE;

  for (guint i = 0; i < turn->lines->len; i++)
    {
      const RdtReportLine *line = g_ptr_array_index (turn->lines, i);
      gboolean is_heading = line->kind == RDT_REPORT_PHASE;

      if (is_heading)
        {
          if (!is_grouped)
            rdt_flow_begin_group (flow);
          is_grouped = TRUE;
          rdt_flow_add_gap (flow, i > 0 ? GAP : 0);
        }

      rdt_flow_add_text (flow, line->text,
                         is_heading ? RDT_TEXT_STRONG
                         : line->kind == RDT_REPORT_ROLL ? RDT_TEXT_SMALL : RDT_TEXT_BODY,
                         line->kind == RDT_REPORT_ROLL ? RDT_INK_LABEL : RDT_INK_TAG_TEXT);

      if (!is_heading && is_grouped)
        {
          rdt_flow_end_group (flow);
          is_grouped = FALSE;
        }
    }

  if (is_grouped)
    rdt_flow_end_group (flow);
}

/* The beginning of the battle is left out. */
static void
add_story (RdtFlow             *flow,
           const RdtReportTurn *turn)
{
  if (turn->turn == 0 && turn->lines->len == 1)
    return;

  rdt_flow_begin_story (flow, 2);
  add_lines (flow, turn);
  rdt_flow_end_story (flow);
}

/* The height of a map that leaves room for the lines of a turn. */
static double
choose_map (const RdtFlow       *flow,
            const RdtReportTurn *turn,
            double               room)
{
  const RdtBox body = {
    .width = rdt_flow_get_width (flow),
    .height = MANY * rdt_flow_get_height (flow),
  };
  g_autoptr(RdtFlow) alone = rdt_flow_new (&body);

  rdt_flow_set_spacing (alone, rdt_flow_get_spacing (flow));
  add_story (alone, turn);

  return room - HEADING - rdt_flow_get_filled (alone);
}

static void
add_turn (RdtSheets           *sheets,
          RdtFlow             *flow,
          const RdtReportTurn *turn,
          double               map_height)
{
  g_autofree char *heading = rdt_report_say_turn (turn);

  rdt_flow_begin_group (flow);
  rdt_flow_add_text (flow, heading, RDT_TEXT_HEADING, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (flow, GAP);
  add_map (sheets, flow, turn->end, map_height);
  rdt_flow_end_group (flow);
  rdt_flow_add_gap (flow, MAP_GAP);
  add_story (flow, turn);
}

/* Each turn has a page of its own, or follows the forces or a turn of several
 * pages, if all of it fits there, or half a page of it.
 */
static void
add_turns (RdtSheets *sheets,
           RdtFlow   *flow)
{
  double page = rdt_flow_get_height (flow);
  double least = LEAST_MAP * page;

  for (guint i = 0; i < sheets->report->turns->len; i++)
    {
      const RdtReportTurn *turn = g_ptr_array_index (sheets->report->turns, i);
      double filled = rdt_flow_get_filled (flow);
      double below = choose_map (flow, turn, page - filled - ABOVE);
      double map = choose_map (flow, turn, page);

      rdt_flow_add_gap (flow, ABOVE);
      if (below >= least)
        map = below;
      else if (filled > page / 2 || map >= least)
        rdt_flow_break_page (flow);

      add_turn (sheets, flow, turn, map >= least ? map : USUAL_MAP * page);
    }
}

static void
add_losses (RdtSheets *sheets,
            RdtFlow   *flow)
{
  const RdtReport *report = sheets->report;
  g_autoptr(RdtTable) table = rdt_table_new (_("Losses"), _("Turn"));

  rdt_table_add_column (table, _("Side"));
  rdt_table_add_column (table, _("What happened"));

  for (guint i = 0; i < report->losses->len; i++)
    {
      const RdtReportLoss *loss = g_ptr_array_index (report->losses, i);
      g_autofree char *turn = g_strdup_printf ("%u", loss->turn);
      char **row = rdt_table_add_row (table, turn);

      rdt_table_set_cell (row, 1,
                          rdt_words_side (report->game, report->game->units[loss->unit].side));
      rdt_table_set_cell (row, 2, g_strdup (loss->how));
    }

  rdt_flow_add_gap (flow, ABOVE);
  if (report->losses->len > 0)
    rdt_flow_add_words_table (flow, table);
  else
    rdt_flow_add_text (flow, _("No units were lost."), RDT_TEXT_BODY, RDT_INK_TAG_TEXT);
}

static void
add_luck (RdtSheets *sheets,
          RdtFlow   *flow)
{
  const RdtReport *report = sheets->report;
  g_autoptr(RdtTable) table = rdt_table_new (_("Dice and Luck"), _("Side"));

  for (guint face = 1; face <= 6; face++)
    {
      g_autofree char *heading = g_strdup_printf ("%u", face);

      rdt_table_add_column (table, heading);
    }
  rdt_table_add_column (table, _("Luck"));

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      g_autofree char *name = rdt_words_side (report->game, side);
      char **row = rdt_table_add_row (table, name);

      for (guint i = 0; i < 6; i++)
        rdt_table_set_cell (row, 1 + i, g_strdup_printf ("%u", report->luck[side].faces[i]));
      rdt_table_set_cell (row, 7, rdt_report_say_luck (report, side));
    }

  rdt_flow_add_gap (flow, ABOVE);
  rdt_flow_add_words_table (flow, table);
}

static guint
count_pages (RdtSheets     *sheets,
             const RdtFlow *flow,
             const char    *outcome,
             double         spacing)
{
  const RdtBox body = { .width = rdt_flow_get_width (flow), .height = rdt_flow_get_height (flow) };
  g_autoptr(RdtFlow) trial = rdt_flow_new (&body);

  rdt_flow_set_spacing (trial, spacing);
  rdt_sheet_add_orbat (sheets, outcome, trial);

  return rdt_flow_get_n_pages (trial);
}

/* The forces get closer rows if that saves a page. */
static void
add_forces (RdtSheets  *sheets,
            const char *outcome,
            RdtFlow    *flow)
{
  double spacing = rdt_flow_get_spacing (flow);

  if (count_pages (sheets, flow, outcome, RDT_FLOW_TIGHT)
      < count_pages (sheets, flow, outcome, spacing))
    rdt_flow_set_spacing (flow, RDT_FLOW_TIGHT);
  rdt_sheet_add_orbat (sheets, outcome, flow);
  rdt_flow_set_spacing (flow, spacing);
}

/**
 * rdt_sheet_fill_report:
 *
 * Fills the report: result, forces, turns, losses, dice.
 */
void
rdt_sheet_fill_report (RdtSheets *sheets,
                       RdtFlow   *flow)
{
  g_autofree char *outcome = NULL;

  if (sheets->report == NULL)
    return;

  outcome = rdt_report_say_outcome (sheets->report);
  add_forces (sheets, outcome, flow);
  add_turns (sheets, flow);
  add_losses (sheets, flow);
  add_luck (sheets, flow);
}
