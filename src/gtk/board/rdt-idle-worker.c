/* rdt-idle-worker.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-idle-worker.h"

/* The interval of turns, in milliseconds. */
#define TURN_MS 40

static gboolean
idle_cb (gpointer user_data)
{
  RdtIdleWorker *self = user_data;

  self->has_worked = TRUE;
  if (self->work (self->user_data))
    return G_SOURCE_CONTINUE;

  self->idle = 0;
  rdt_idle_worker_stop (self);

  return G_SOURCE_REMOVE;
}

static gboolean
turn_cb (gpointer user_data)
{
  RdtIdleWorker *self = user_data;
  gboolean has_worked = self->has_worked;

  self->has_worked = FALSE;
  if (has_worked || self->work (self->user_data))
    return G_SOURCE_CONTINUE;

  self->turn = 0;
  rdt_idle_worker_stop (self);

  return G_SOURCE_REMOVE;
}

static gboolean
is_running (const RdtIdleWorker *self)
{
  return self->idle != 0;
}

/**
 * rdt_idle_worker_start:
 * @work: does a few milliseconds of the work
 *
 * Starts the work, unless it is running.  It gets regular turns even if
 * consecutive frames leave no idle time, as the animation of a spinner may with
 * a slow renderer.
 */
void
rdt_idle_worker_start (RdtIdleWorker *self,
                       RdtWorkFunc    work,
                       gpointer       user_data)
{
  if (is_running (self))
    return;

  self->work = work;
  self->user_data = user_data;
  self->has_worked = FALSE;
  self->idle = g_idle_add (idle_cb, self);
  self->turn = g_timeout_add (TURN_MS, turn_cb, self);
}

void
rdt_idle_worker_stop (RdtIdleWorker *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_handle_id (&self->turn, g_source_remove);
}
