/* rdt-sketch.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sketch.h"

#include "rdt-page.h"
#include "rdt-random-map.h"
#include "rdt-stage.h"

void
rdt_sketch_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

void
rdt_sketch_open (RdtSketch   *sketch,
                 RdtScenario *scenario)
{
  sketch->scenario = g_object_ref (scenario);
  sketch->page = RDT_EDITOR_PAGE (rdt_editor_page_new (scenario, sketch->library,
                                                       sketch->settings));
  sketch->board = rdt_page_get_board (RDT_PAGE (sketch->page));
  sketch->editor = rdt_editor_page_get_editor (sketch->page);
  sketch->window = rdt_stage_show (GTK_WIDGET (sketch->page), 1024, 700);
}

void
rdt_sketch_close (RdtSketch *sketch)
{
  gtk_window_destroy (GTK_WINDOW (sketch->window));
  g_clear_object (&sketch->scenario);
  rdt_sketch_settle ();
}

void
rdt_sketch_begin (RdtSketch    *sketch,
                  gconstpointer rules)
{
  RdtRuleset *ruleset;
  RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 8, .height = 8 };
  g_autoptr(RdtScenario) scenario = NULL;

  sketch->library = rdt_library_new ();
  sketch->settings = g_settings_new ("io.github.redoubt.Redoubt");
  ruleset = rdt_ruleset_find (rules != NULL ? rules : "modern");
  if (!((rdt_ruleset_get_rules (ruleset)->grids >> grid.kind) & 1))
    grid.kind = RDT_GRID_HEX;
  scenario = rdt_scenario_new (ruleset, rdt_blank_map (&grid, rdt_ruleset_get_rules (ruleset)));
  rdt_sketch_open (sketch, scenario);
}

void
rdt_sketch_end (RdtSketch    *sketch,
                gconstpointer unused)
{
  rdt_sketch_close (sketch);
  g_clear_object (&sketch->settings);
  g_clear_object (&sketch->library);
}

const RdtSetup *
rdt_sketch_get_setup (RdtSketch *sketch)
{
  return rdt_scenario_get_setup (sketch->scenario);
}

void
rdt_sketch_press (RdtSketch *sketch,
                  RdtCell    cell)
{
  g_signal_emit_by_name (sketch->board, "cell-pressed", (guint) cell);
}

void
rdt_sketch_drag (RdtSketch  *sketch,
                 const char *signal,
                 RdtCell     from,
                 RdtCell     to)
{
  GdkRectangle area;

  rdt_board_view_get_cell_area (sketch->board, to, &area);
  g_signal_emit_by_name (sketch->board, signal, (guint) from,
                         area.x + area.width / 2.0, area.y + area.height / 2.0);
}

void
rdt_sketch_activate (RdtSketch *sketch,
                     RdtCell    cell)
{
  g_signal_emit_by_name (sketch->board, "cell-activated", (guint) cell, (guint) RDT_NO_UNIT);
}

GtkWidget *
rdt_sketch_find_named (GtkWidget  *widget,
                       const char *name)
{
  if (g_strcmp0 (gtk_widget_get_name (widget), name) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = rdt_sketch_find_named (child, name);

      if (found != NULL)
        return found;
    }

  return NULL;
}
