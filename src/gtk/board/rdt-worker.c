/* rdt-worker.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-worker.h"

/* Between two turns, in milliseconds. */
#define TURN_MS 40

static gboolean
idle_cb (gpointer user_data)
{
  RdtWorker *self = user_data;

  self->has_worked = TRUE;
  if (self->work (self->user_data))
    return G_SOURCE_CONTINUE;

  self->idle = 0;
  rdt_worker_stop (self);

  return G_SOURCE_REMOVE;
}

static gboolean
turn_cb (gpointer user_data)
{
  RdtWorker *self = user_data;
  gboolean has_worked = self->has_worked;

  self->has_worked = FALSE;
  if (has_worked || self->work (self->user_data))
    return G_SOURCE_CONTINUE;

  self->turn = 0;
  rdt_worker_stop (self);

  return G_SOURCE_REMOVE;
}

static gboolean
is_running (const RdtWorker *self)
{
  return self->idle != 0;
}

/**
 * rdt_worker_start:
 * @work: does a bit of it, in no more than a few milliseconds
 *
 * Goes to work, unless it is at it.  Where frames that follow each other leave
 * no idle time, as a spinner's do where they are drawn slowly, it has its turn
 * all the same now and then.
 */
void
rdt_worker_start (RdtWorker   *self,
                  RdtWorkFunc  work,
                  gpointer     user_data)
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
rdt_worker_stop (RdtWorker *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_handle_id (&self->turn, g_source_remove);
}
