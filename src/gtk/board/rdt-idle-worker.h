/* rdt-idle-worker.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns whether there is more to do. */
typedef gboolean (*RdtWorkFunc) (gpointer user_data);

/**
 * RdtIdleWorker:
 * @idle: source that works when idle
 * @turn: timeout that works if idle time has been missing
 * @has_worked: whether any idle work was done since the last turn
 *
 * Work that is done in small portions when the main loop is idle.
 */
typedef struct
{
  RdtWorkFunc work;
  gpointer    user_data;
  guint       idle;
  guint       turn;
  gboolean    has_worked;
} RdtIdleWorker;

void rdt_idle_worker_start (RdtIdleWorker *self,
                            RdtWorkFunc    work,
                            gpointer       user_data);
void rdt_idle_worker_stop  (RdtIdleWorker *self);

G_END_DECLS
