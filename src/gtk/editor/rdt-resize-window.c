/* rdt-resize-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-resize-window.h"

#include <glib/gi18n.h>

#include "rdt-button.h"
#include "rdt-editor-edits.h"
#include "rdt-number-field.h"
#include "rdt-reshape.h"
#include "rdt-row-description.h"

/**
 * RdtResizeWindow:
 *
 * Changes the size of a board, and selects the part that keeps its place.
 */

#define RDT_TYPE_RESIZE_WINDOW (rdt_resize_window_get_type ())

G_DECLARE_FINAL_TYPE (RdtResizeWindow, rdt_resize_window, RDT, RESIZE_WINDOW, AdwWindow)

struct _RdtResizeWindow
{
  AdwWindow      parent_instance;

  RdtEditor     *editor;
  GtkSpinButton *width;
  GtkSpinButton *height;
  GtkGrid       *anchors;
  GtkWidget     *buttons[3][3];   /* by row from the north and column */
};

G_DEFINE_FINAL_TYPE (RdtResizeWindow, rdt_resize_window, ADW_TYPE_WINDOW)

static const char *const names[3][3] = {
  { N_("North-west"), N_("North"), N_("North-east") },
  { N_("West"), N_("Middle"), N_("East") },
  { N_("South-west"), N_("South"), N_("South-east") },
};

static void
find_anchor (RdtResizeWindow *self,
             int             *column,
             int             *row)
{
  *column = 0;
  *row = 2;

  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->buttons[i][j])))
        {
          *row = i;
          *column = j;
        }
}

static void
resize_cb (RdtResizeWindow *self)
{
  const RdtSetup *setup = rdt_editor_get_setup (self->editor);
  int width = gtk_spin_button_get_value_as_int (self->width);
  int height = gtk_spin_button_get_value_as_int (self->height);
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  RdtPlace shift;
  int column, row;

  find_anchor (self, &column, &row);
  shift.column = (width - setup->grid.width) * column / 2;
  shift.row = (height - setup->grid.height) * (2 - row) / 2;

  /* Shifting by an odd number of columns would move hexes half a cell up or down. */
  if (setup->grid.kind == RDT_GRID_HEX)
    shift.column -= shift.column % 2;

  if (width != setup->grid.width || height != setup->grid.height)
    rdt_editor_edits_apply (self->editor, _("Resize"),
                            rdt_reshape_resize (setup, width, height, shift, lost), lost);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
fill_anchors (RdtResizeWindow *self)
{
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      {
        GtkWidget *button = gtk_toggle_button_new ();

        gtk_widget_set_size_request (button, 40, 40);
        rdt_button_say (button, _(names[i][j]));
        if (i + j > 0)
          gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                       GTK_TOGGLE_BUTTON (self->buttons[0][0]));
        gtk_grid_attach (self->anchors, button, j, i, 1, 1);
        self->buttons[i][j] = button;
      }

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[2][0]), TRUE);
}

static void
rdt_resize_window_dispose (GObject *object)
{
  RdtResizeWindow *self = RDT_RESIZE_WINDOW (object);

  g_clear_object (&self->editor);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_RESIZE_WINDOW);

  G_OBJECT_CLASS (rdt_resize_window_parent_class)->dispose (object);
}

static void
rdt_resize_window_class_init (RdtResizeWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_resize_window_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-resize-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtResizeWindow, anchors);
  gtk_widget_class_bind_template_child (widget_class, RdtResizeWindow, height);
  gtk_widget_class_bind_template_child (widget_class, RdtResizeWindow, width);
  gtk_widget_class_bind_template_callback (widget_class, resize_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rdt_resize_window_init (RdtResizeWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rdt_number_field_activate_default (self->width);
  rdt_number_field_activate_default (self->height);
  rdt_row_description_attach_below (GTK_WIDGET (self));
  fill_anchors (self);
}

/**
 * rdt_resize_window_present:
 *
 * Shows the window that resizes the board.
 */
void
rdt_resize_window_present (GtkWindow *parent,
                           RdtEditor *editor)
{
  const RdtSetup *setup = rdt_editor_get_setup (editor);
  RdtResizeWindow *self = g_object_new (RDT_TYPE_RESIZE_WINDOW,
                                        "transient-for", parent,
                                        "modal", TRUE,
                                        "destroy-with-parent", TRUE,
                                        NULL);

  self->editor = g_object_ref (editor);
  gtk_spin_button_set_value (self->width, setup->grid.width);
  gtk_spin_button_set_value (self->height, setup->grid.height);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->width));
}
