/* rdt-journey.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-journey.h"

#include "rdt-style.h"

/* From cell to cell, and the whole way at most, in microseconds. */
#define STEP_US  140000.0
#define MOST_US  450000.0

struct _RdtJourney
{
  GtkWidget       *widget;
  RdtJourneyMoved  moved;
  gpointer         user_data;

  RdtPoint         stops[RDT_MAX_PATH + 1];
  guint            n_stops;
  RdtUnitIndex     unit;
  gint64           began;
  guint            tick;
};

static void
report (RdtJourney *self,
        double      along)
{
  guint stop = MIN ((guint) along, self->n_stops - 2);
  double share = along - stop;
  RdtPoint end = self->stops[self->n_stops - 1];
  RdtPoint from = self->stops[stop];
  RdtPoint to = self->stops[stop + 1];

  self->moved (self->unit,
               from.x + (to.x - from.x) * share - end.x,
               from.y + (to.y - from.y) * share - end.y,
               self->user_data);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  RdtJourney *self = user_data;
  guint n_steps = self->n_stops - 1;
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  double share;

  if (self->began == 0)
    self->began = now;

  share = (now - self->began) / MIN (n_steps * STEP_US, MOST_US);

  if (share >= 1)
    {
      self->tick = 0;
      self->moved (RDT_NO_UNIT, 0, 0, self->user_data);
      return G_SOURCE_REMOVE;
    }

  /* Fast at first, gently to rest. */
  report (self, n_steps * (1 - (1 - share) * (1 - share)));

  return G_SOURCE_CONTINUE;
}

/**
 * rdt_journey_begin:
 * @widget: whose frames to keep time with
 *
 * Sets a counter on its way.
 */
RdtJourney *
rdt_journey_begin (GtkWidget           *widget,
                   const RdtLayout     *layout,
                   const RdtJourneyWay *way,
                   RdtJourneyMoved      moved,
                   gpointer             user_data)
{
  RdtJourney *self = g_new0 (RdtJourney, 1);

  self->widget = widget;
  self->moved = moved;
  self->user_data = user_data;
  self->unit = way->unit;
  self->stops[self->n_stops++] = rdt_layout_get_center (layout, way->from);

  for (guint i = 0; i < way->n_path && self->n_stops < G_N_ELEMENTS (self->stops); i++)
    self->stops[self->n_stops++] = rdt_layout_get_center (layout, way->path[i]);

  if (self->n_stops < 2 || !rdt_style_has_animations (NULL))
    return self;

  report (self, 0);
  self->tick = gtk_widget_add_tick_callback (widget, tick_cb, self, NULL);

  return self;
}

void
rdt_journey_free (RdtJourney *self)
{
  if (self->tick != 0)
    {
      gtk_widget_remove_tick_callback (self->widget, self->tick);
      self->moved (RDT_NO_UNIT, 0, 0, self->user_data);
    }

  g_free (self);
}
