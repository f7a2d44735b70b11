/* rdt-counter-animation.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-counter-animation.h"

#include <adwaita.h>

/* The duration per cell, and the maximum for a whole path. */
#define STEP_MS 140
#define MAX_MS  450

struct _RdtCounterAnimation
{
  AdwAnimation    *animation;
  RdtCounterMoved  moved;
  gpointer         user_data;

  RdtPoint         stops[RDT_MAX_PATH + 1];
  guint            n_stops;
  RdtUnitIndex     unit;
};

static void
moved_cb (double   along,
          gpointer user_data)
{
  RdtCounterAnimation *self = user_data;
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

static void
done_cb (RdtCounterAnimation *self)
{
  self->moved (RDT_NO_UNIT, 0, 0, self->user_data);
}

/**
 * rdt_counter_animation_new:
 * @widget: the board
 *
 * Moves a counter along its path, if animations are enabled.
 */
RdtCounterAnimation *
rdt_counter_animation_new (GtkWidget            *widget,
                           const RdtLayout      *layout,
                           const RdtCounterPath *path,
                           RdtCounterMoved       moved,
                           gpointer              user_data)
{
  RdtCounterAnimation *self = g_new0 (RdtCounterAnimation, 1);
  guint n_steps;

  self->moved = moved;
  self->user_data = user_data;
  self->unit = path->unit;
  self->stops[self->n_stops++] = rdt_layout_get_center (layout, path->from);

  for (guint i = 0; i < path->n_path && self->n_stops < G_N_ELEMENTS (self->stops); i++)
    self->stops[self->n_stops++] = rdt_layout_get_center (layout, path->path[i]);

  n_steps = self->n_stops - 1;
  if (n_steps == 0)
    return self;

  self->animation =
    adw_timed_animation_new (widget, 0, n_steps, MIN (n_steps * STEP_MS, MAX_MS),
                             adw_callback_animation_target_new (moved_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_OUT_QUAD);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (done_cb), self);
  adw_animation_play (self->animation);

  return self;
}

void
rdt_counter_animation_free (RdtCounterAnimation *self)
{
  if (self->animation != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->animation, done_cb, self);
      if (adw_animation_get_state (self->animation) == ADW_ANIMATION_PLAYING)
        {
          adw_animation_pause (self->animation);
          done_cb (self);
        }
      g_clear_object (&self->animation);
    }

  g_free (self);
}
