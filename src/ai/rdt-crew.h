/* rdt-crew.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RdtCrewFunc:
 * @task: the number of the task, from 0
 * @worker: the number of the thread, from 0; tasks of a thread follow each other
 * @user_data: data passed to rdt_crew_run()
 *
 * Carries out a task.
 */
typedef void (*RdtCrewFunc) (guint    task,
                             guint    worker,
                             gpointer user_data);

typedef struct _RdtCrew RdtCrew;

/**
 * RdtCrew:
 * @n_workers: the number of threads
 * @run: carries out tasks, and returns after the last one
 *
 * Threads that a search may use.  It starts none itself: whoever lets it think has
 * them.
 */
struct _RdtCrew
{
  guint   n_workers;
  void  (*run) (RdtCrew     *self,
                guint        n_tasks,
                RdtCrewFunc  func,
                gpointer     user_data);
};

guint rdt_crew_get_n_workers (const RdtCrew *self);
void  rdt_crew_run           (RdtCrew       *self,
                              guint          n_tasks,
                              RdtCrewFunc    func,
                              gpointer       user_data);

G_END_DECLS
