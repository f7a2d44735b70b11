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

typedef struct
{
  GtkPopover *popover;
  RdtEditor  *editor;
} Menu;

static void
menu_free (gpointer  data,
           GClosure *closure)
{
  Menu *self = data;

  g_object_unref (self->editor);
  g_free (self);
}

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
         Menu         *self)
{
  GdkRectangle area;

  if (rdt_editor_get_mode (self->editor) == RDT_EDITOR_SELECT && !is_selected (self->editor, cell))
    rdt_editor_select_cell (self->editor, cell);

  rdt_board_view_get_cell_area (board, cell, &area);
  gtk_popover_set_pointing_to (self->popover, &area);
  gtk_popover_popup (self->popover);
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
  Menu *self = g_new (Menu, 1);
  GClosure *closure = g_cclosure_new (G_CALLBACK (menu_cb), self, menu_free);

  self->popover = menu;
  self->editor = g_object_ref (editor);
  gtk_widget_set_parent (GTK_WIDGET (menu), GTK_WIDGET (board));
  g_object_watch_closure (G_OBJECT (menu), closure);
  g_signal_connect_closure (board, "cell-menu", closure, FALSE);
}
