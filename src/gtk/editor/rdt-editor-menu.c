/* rdt-editor-menu.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-menu.h"

#include "rdt-roster.h"

/* The context menu of a cell, which it selects, or of the selection if the cell is
 * part of it.
 */

static gboolean
is_selected (RdtEditor *editor,
             RdtCell    cell)
{
  const RdtSetup *setup = rdt_editor_get_setup (editor);
  g_autoptr(GArray) units = rdt_editor_list_units (editor);
  g_autoptr(GArray) cells = rdt_editor_list_cells (editor);
  RdtPlace place = rdt_place_of (&setup->grid, cell);

  for (guint i = 0; i < cells->len; i++)
    if (g_array_index (cells, RdtCell, i) == cell)
      return TRUE;

  for (guint i = 0; i < units->len; i++)
    {
      const RdtSetupUnit *unit =
        rdt_roster_get (setup, g_array_index (units, RdtRosterPlace, i));

      if (rdt_place_equal (unit->at, place))
        return TRUE;
    }

  return FALSE;
}

static void
menu_cb (RdtBoardView *board,
         guint         cell,
         guint         clicked,
         GtkPopover   *menu)
{
  RdtEditor *editor = g_object_get_data (G_OBJECT (menu), "editor");
  GdkRectangle area;

  if (rdt_editor_get_mode (editor) == RDT_EDITOR_SELECT && !is_selected (editor, cell))
    rdt_editor_select_cell (editor, cell);

  rdt_board_view_get_cell_area (board, cell, &area);
  gtk_popover_set_pointing_to (menu, &area);
  gtk_popover_popup (menu);
}

/**
 * rdt_editor_menu_attach:
 * @menu: (transfer full): a popover, to be unparented before the board is
 *   destroyed
 */
void
rdt_editor_menu_attach (GtkPopover   *menu,
                        RdtBoardView *board,
                        RdtEditor    *editor)
{
  gtk_widget_set_parent (GTK_WIDGET (menu), GTK_WIDGET (board));
  g_object_set_data_full (G_OBJECT (menu), "editor", g_object_ref (editor), g_object_unref);
  g_signal_connect_object (board, "cell-menu", G_CALLBACK (menu_cb), menu, 0);
}
