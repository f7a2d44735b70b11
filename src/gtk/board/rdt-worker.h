/* rdt-worker.h
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
 * RdtWorker:
 * @idle: works when nothing else is to be done
 * @turn: works when it has not come to that for a while
 * @has_worked: whether it has, since the last turn
 *
 * Work that is done bit by bit beside everything else.
 */
typedef struct
{
  RdtWorkFunc work;
  gpointer    user_data;
  guint       idle;
  guint       turn;
  gboolean    has_worked;
} RdtWorker;

void rdt_worker_start (RdtWorker   *self,
                       RdtWorkFunc  work,
                       gpointer     user_data);
void rdt_worker_stop  (RdtWorker   *self);

G_END_DECLS
