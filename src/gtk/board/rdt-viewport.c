/* rdt-viewport.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-viewport.h"

#include <math.h>

static double
get_extent (const RdtLayout *layout,
            GtkOrientation   orientation)
{
  return orientation == GTK_ORIENTATION_HORIZONTAL ? rdt_layout_get_width (layout)
                                                   : rdt_layout_get_height (layout);
}

static double
get_room (GtkWidget      *widget,
          GtkOrientation  orientation)
{
  return orientation == GTK_ORIENTATION_HORIZONTAL ? gtk_widget_get_width (widget)
                                                   : gtk_widget_get_height (widget);
}

/* A board smaller than the widget is centred. */
static double
get_offset (const RdtViewport *self,
            const RdtLayout   *layout,
            GtkWidget         *widget,
            GtkOrientation     orientation)
{
  double spare = get_room (widget, orientation) - get_extent (layout, orientation);

  if (spare >= 0)
    return floor (spare / 2);

  if (self->adjustments[orientation] == NULL)
    return 0;

  return -round (gtk_adjustment_get_value (self->adjustments[orientation]));
}

void
rdt_viewport_clear (RdtViewport *self,
                    GCallback    scrolled,
                    gpointer     user_data)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->adjustments); i++)
    rdt_viewport_set_adjustment (self, i, NULL, scrolled, user_data);
}

/**
 * rdt_viewport_set_adjustment:
 * @adjustment: (nullable): an adjustment of a scrolled window
 * @scrolled: called with @user_data when it has been scrolled
 */
void
rdt_viewport_set_adjustment (RdtViewport    *self,
                             GtkOrientation  orientation,
                             GtkAdjustment  *adjustment,
                             GCallback       scrolled,
                             gpointer        user_data)
{
  if (self->adjustments[orientation] != NULL)
    g_signal_handlers_disconnect_by_func (self->adjustments[orientation], scrolled, user_data);

  g_set_object (&self->adjustments[orientation], adjustment);

  if (adjustment != NULL)
    g_signal_connect_swapped (adjustment, "value-changed", scrolled, user_data);
}

static void
configure (GtkAdjustment *adjustment,
           double         room,
           double         extent,
           double         cell)
{
  extent = MAX (room, extent);
  gtk_adjustment_configure (adjustment,
                            CLAMP (gtk_adjustment_get_value (adjustment), 0, extent - room),
                            0, extent, cell / 2, room * 0.9, room);
}

/**
 * rdt_viewport_configure:
 *
 * Updates the scrollbars for the size of the board.
 */
void
rdt_viewport_configure (RdtViewport     *self,
                        const RdtLayout *layout,
                        GtkWidget       *widget)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->adjustments); i++)
    if (self->adjustments[i] != NULL)
      configure (self->adjustments[i], get_room (widget, i), get_extent (layout, i), layout->cell);
}

void
rdt_viewport_find_origin (RdtViewport     *self,
                          const RdtLayout *layout,
                          GtkWidget       *widget)
{
  self->origin.x = get_offset (self, layout, widget, GTK_ORIENTATION_HORIZONTAL);
  self->origin.y = get_offset (self, layout, widget, GTK_ORIENTATION_VERTICAL);
}

/**
 * rdt_viewport_scroll_so:
 * @share: a point on the board, as fractions of its width and height
 * @at: where it should be in the widget
 */
void
rdt_viewport_scroll_so (RdtViewport     *self,
                        const RdtLayout *layout,
                        RdtPoint         share,
                        RdtPoint         at)
{
  if (self->adjustments[GTK_ORIENTATION_HORIZONTAL] != NULL)
    gtk_adjustment_set_value (self->adjustments[GTK_ORIENTATION_HORIZONTAL],
                              share.x * rdt_layout_get_width (layout) - at.x);
  if (self->adjustments[GTK_ORIENTATION_VERTICAL] != NULL)
    gtk_adjustment_set_value (self->adjustments[GTK_ORIENTATION_VERTICAL],
                              share.y * rdt_layout_get_height (layout) - at.y);
}

void
rdt_viewport_pan (RdtViewport *self,
                  double       dx,
                  double       dy)
{
  const double by[] = { dx, dy };

  for (guint i = 0; i < G_N_ELEMENTS (self->adjustments); i++)
    if (self->adjustments[i] != NULL)
      gtk_adjustment_set_value (self->adjustments[i],
                                gtk_adjustment_get_value (self->adjustments[i]) - by[i]);
}

/**
 * rdt_viewport_scroll_to:
 *
 * Scrolls no further than needed to show a box.
 */
void
rdt_viewport_scroll_to (RdtViewport  *self,
                        const RdtBox *box)
{
  if (self->adjustments[GTK_ORIENTATION_HORIZONTAL] != NULL)
    gtk_adjustment_clamp_page (self->adjustments[GTK_ORIENTATION_HORIZONTAL],
                               box->x, box->x + box->width);
  if (self->adjustments[GTK_ORIENTATION_VERTICAL] != NULL)
    gtk_adjustment_clamp_page (self->adjustments[GTK_ORIENTATION_VERTICAL],
                               box->y, box->y + box->height);
}
