/* rdt-cell-grid.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cell-grid.h"

#include <glib/gi18n.h>

#include "rdt-announce.h"

/**
 * RdtCellGrid:
 *
 * The cells of a board for screen readers: invisible focusable children with
 * names.
 *
 * In GTK 4.8 a widget cannot implement the accessibility of its parts itself.
 * The children are created when idle, those near the cursor at once, so that a
 * large board opens as fast as a small one.
 */

struct _RdtCellGrid
{
  GtkWidget        parent_instance;

  GtkWidget       *cells[RDT_MAX_CELLS];
  RdtDescribeCell  describe;
  gpointer         describe_data;
  RdtDescribeCell  tell;
  gpointer         tell_data;
  RdtCell          told;           /* the described cell, which the cursor is in */
  guint            telling;
  RdtLayout        layout;
  guint            n_cells;
  guint            next;
  guint            idle;
};

/* How many children are created at a time. */
#define N_IN_ONE_GO 16

/* On larger boards only visited cells get children: four thousand widgets use more
 * memory than the board.
 */
#define MOST_CELLS 1024

G_DEFINE_FINAL_TYPE (RdtCellGrid, rdt_cell_grid, GTK_TYPE_WIDGET)

/* A focusable child with a name. */
#define RDT_TYPE_BOARD_CELL (rdt_board_cell_get_type ())

G_DECLARE_FINAL_TYPE (RdtBoardCell, rdt_board_cell, RDT, BOARD_CELL, GtkWidget)

struct _RdtBoardCell
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (RdtBoardCell, rdt_board_cell, GTK_TYPE_WIDGET)

static void
rdt_board_cell_class_init (RdtBoardCellClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "board-cell");
}

static void
rdt_board_cell_init (RdtBoardCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

static void
name_cell (RdtCellGrid *self,
           RdtCell      cell)
{
  g_autofree char *name = NULL;

  if (self->describe == NULL || self->cells[cell] == NULL)
    return;

  name = self->describe (cell, self->describe_data);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->cells[cell]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

/* Only the cursor's cell gets a description, which takes longer to compute than a name. */
static void
tell_cell (RdtCellGrid *self,
           RdtCell      cell)
{
  g_autofree char *words = NULL;

  if (self->tell == NULL || cell == RDT_NO_CELL || self->cells[cell] == NULL)
    return;

  words = self->tell (cell, self->tell_data);
  rdt_announce_describe (self->cells[cell], words);
}

static void
leave_cell (RdtCellGrid *self,
            RdtCell      next)
{
  if (self->told < self->n_cells && self->told != next && self->cells[self->told] != NULL)
    {
      rdt_announce_forget (self->cells[self->told]);
      rdt_announce_describe (self->cells[self->told], NULL);
    }

  self->told = next;
}

static GtkWidget *
ensure_cell (RdtCellGrid *self,
             RdtCell      cell)
{
  if (self->cells[cell] == NULL)
    {
      GtkWidget *child = g_object_new (RDT_TYPE_BOARD_CELL, NULL);

      self->cells[cell] = child;
      gtk_widget_set_parent (child, GTK_WIDGET (self));
      gtk_accessible_update_relation (
        GTK_ACCESSIBLE (child),
        GTK_ACCESSIBLE_RELATION_ROW_INDEX,
        (int) self->layout.grid.height - rdt_grid_get_row (&self->layout.grid, cell),
        GTK_ACCESSIBLE_RELATION_COL_INDEX,
        rdt_grid_get_column (&self->layout.grid, cell) + 1,
        -1);
      name_cell (self, cell);
    }

  return self->cells[cell];
}

static gboolean
make_cells_cb (gpointer user_data)
{
  RdtCellGrid *self = user_data;

  for (guint i = 0; i < N_IN_ONE_GO && self->next < self->n_cells; i++, self->next++)
    if (self->cells[self->next] != NULL)
      name_cell (self, self->next);
    else if (self->n_cells <= MOST_CELLS)
      ensure_cell (self, self->next);

  if (self->next < self->n_cells)
    return G_SOURCE_CONTINUE;

  self->idle = 0;

  return G_SOURCE_REMOVE;
}

static void
start_over (RdtCellGrid *self)
{
  self->next = 0;

  if (self->idle == 0 && self->n_cells > 0)
    self->idle = g_idle_add_full (G_PRIORITY_LOW, make_cells_cb, self, NULL);
}

static void
drop_cells (RdtCellGrid *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_handle_id (&self->telling, g_source_remove);
  self->told = RDT_NO_CELL;

  for (guint i = 0; i < RDT_MAX_CELLS; i++)
    g_clear_pointer (&self->cells[i], gtk_widget_unparent);
}

static void
rdt_cell_grid_dispose (GObject *object)
{
  drop_cells (RDT_CELL_GRID (object));

  G_OBJECT_CLASS (rdt_cell_grid_parent_class)->dispose (object);
}

static void
rdt_cell_grid_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  RdtCellGrid *self = RDT_CELL_GRID (widget);

  for (RdtCell cell = 0; cell < self->n_cells; cell++)
    {
      GtkAllocation area;
      RdtBox box;
      int least;

      if (self->cells[cell] == NULL)
        continue;

      box = rdt_layout_get_box (&self->layout, cell);
      gtk_widget_measure (self->cells[cell], GTK_ORIENTATION_HORIZONTAL, -1,
                          &least, NULL, NULL, NULL);
      area = (GtkAllocation) { box.x, box.y, MAX (1, box.width), MAX (1, box.height) };
      gtk_widget_size_allocate (self->cells[cell], &area, -1);
    }
}

/* The cells are drawn by the board. */
static void
rdt_cell_grid_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
}

static void
rdt_cell_grid_class_init (RdtCellGridClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rdt_cell_grid_dispose;

  widget_class->size_allocate = rdt_cell_grid_size_allocate;
  widget_class->snapshot = rdt_cell_grid_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_widget_class_set_css_name (widget_class, "cell-grid");
}

static void
rdt_cell_grid_init (RdtCellGrid *self)
{
  self->told = RDT_NO_CELL;

  /* The board handles clicks. */
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board"),
                                  -1);
}

GtkWidget *
rdt_cell_grid_new (void)
{
  return g_object_new (RDT_TYPE_CELL_GRID, NULL);
}

void
rdt_cell_grid_set_layout (RdtCellGrid     *self,
                          const RdtLayout *layout)
{
  gboolean is_same_board;

  g_return_if_fail (RDT_IS_CELL_GRID (self));

  is_same_board = rdt_grid_equal (&self->layout.grid, &layout->grid);
  self->layout = *layout;
  gtk_widget_queue_allocate (GTK_WIDGET (self));

  if (is_same_board)
    return;

  drop_cells (self);
  self->n_cells = rdt_grid_get_n_cells (&layout->grid);
  start_over (self);
}

void
rdt_cell_grid_set_describe (RdtCellGrid     *self,
                            RdtDescribeCell  describe,
                            gpointer         user_data)
{
  g_return_if_fail (RDT_IS_CELL_GRID (self));

  self->describe = describe;
  self->describe_data = user_data;
  rdt_cell_grid_changed (self, RDT_NO_CELL);
}

/**
 * rdt_cell_grid_set_tell:
 * @tell: describes what can be done in a cell, or %NULL
 *
 * Sets the function that describes the focused cell.
 */
void
rdt_cell_grid_set_tell (RdtCellGrid     *self,
                        RdtDescribeCell  tell,
                        gpointer         user_data)
{
  g_return_if_fail (RDT_IS_CELL_GRID (self));

  self->tell = tell;
  self->tell_data = user_data;
  rdt_cell_grid_retell (self);
}

/* Returns: the focused cell, or %RDT_NO_CELL */
static RdtCell
find_focused (RdtCellGrid *self)
{
  GtkWidget *child;

  child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  for (RdtCell cell = 0; child != NULL && cell < self->n_cells; cell++)
    if (self->cells[cell] == child)
      return cell;

  return RDT_NO_CELL;
}

static gboolean
tell_cb (gpointer user_data)
{
  RdtCellGrid *self = user_data;

  self->telling = 0;
  tell_cell (self, find_focused (self));

  return G_SOURCE_REMOVE;
}

/**
 * rdt_cell_grid_retell:
 *
 * Updates the description of the focused cell when idle, after the board has
 * been drawn.
 */
void
rdt_cell_grid_retell (RdtCellGrid *self)
{
  g_return_if_fail (RDT_IS_CELL_GRID (self));

  if (self->telling == 0)
    self->telling = g_idle_add_full (G_PRIORITY_LOW, tell_cb, self, NULL);
}

/**
 * rdt_cell_grid_changed:
 * @cell: the changed cell, or %RDT_NO_CELL for all
 *
 * Updates names: of the focused cell at once, of others when idle.
 */
void
rdt_cell_grid_changed (RdtCellGrid *self,
                       RdtCell      cell)
{
  g_return_if_fail (RDT_IS_CELL_GRID (self));

  if (cell != RDT_NO_CELL)
    {
      name_cell (self, cell);
      return;
    }

  cell = find_focused (self);
  if (cell != RDT_NO_CELL)
    name_cell (self, cell);

  rdt_cell_grid_retell (self);
  start_over (self);
}

/**
 * rdt_cell_grid_focus:
 *
 * Moves the focus to a cell.
 *
 * Returns: whether it took the focus
 */
gboolean
rdt_cell_grid_focus (RdtCellGrid *self,
                     RdtCell      cell)
{
  g_return_val_if_fail (RDT_IS_CELL_GRID (self), FALSE);
  g_return_val_if_fail (cell < self->n_cells, FALSE);

  /* Before it is focused, so that the description is read with its name. */
  ensure_cell (self, cell);
  leave_cell (self, cell);
  tell_cell (self, cell);

  return gtk_widget_grab_focus (self->cells[cell]);
}
