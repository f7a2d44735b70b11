/* rdt-bare-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-bare-window.h"

/* The least that a program with a board would do: a GTK window with squares in it,
 * to compare the real one with.
 */

#define LENGTH 8

static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        unused)
{
  double cell = MIN (width, height) / (double) LENGTH;

  for (int i = 0; i < LENGTH * LENGTH; i++)
    {
      double shade = (i + i / LENGTH) % 2 == 0 ? 0.9 : 0.6;

      cairo_rectangle (cr, i % LENGTH * cell, i / LENGTH * cell, cell, cell);
      cairo_set_source_rgb (cr, shade, shade, shade * 0.8);
      cairo_fill (cr);
      cairo_arc (cr, (i % LENGTH + 0.5) * cell, (i / LENGTH + 0.5) * cell, cell / 4, 0, 2 * G_PI);
      cairo_set_source_rgb (cr, 0.2, 0.2, 0.4);
      cairo_fill (cr);
    }
}

GtkWidget *
rdt_bare_window_new (int width,
                     int height)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, NULL, NULL);
  gtk_window_set_child (GTK_WINDOW (window), area);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);

  return window;
}
