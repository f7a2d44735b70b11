/* rdt-viewport.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-layout.h"

G_BEGIN_DECLS

/**
 * RdtViewport:
 * @adjustments: (nullable): scroll positions, by orientation
 * @origin: the position of the board in the widget
 *
 * The visible part of a board.
 */
typedef struct
{
  GtkAdjustment *adjustments[2];
  RdtPoint       origin;
} RdtViewport;

void rdt_viewport_clear          (RdtViewport     *self,
                                  GCallback        scrolled,
                                  gpointer         user_data);
void rdt_viewport_set_adjustment (RdtViewport     *self,
                                  GtkOrientation   orientation,
                                  GtkAdjustment   *adjustment,
                                  GCallback        scrolled,
                                  gpointer         user_data);
void rdt_viewport_configure      (RdtViewport     *self,
                                  const RdtLayout *layout,
                                  GtkWidget       *widget);
void rdt_viewport_find_origin    (RdtViewport     *self,
                                  const RdtLayout *layout,
                                  GtkWidget       *widget);
void rdt_viewport_scroll_so      (RdtViewport     *self,
                                  const RdtLayout *layout,
                                  RdtPoint         share,
                                  RdtPoint         at);
void rdt_viewport_pan            (RdtViewport     *self,
                                  double           dx,
                                  double           dy);
void rdt_viewport_scroll_to      (RdtViewport     *self,
                                  const RdtBox    *box);

G_END_DECLS
