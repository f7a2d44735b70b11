/* rdt-task-runner.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RdtTaskFunc:
 * @task: the number of the task, from 0
 * @worker: the number of the thread, from 0; tasks of a thread follow each other
 * @user_data: data passed to rdt_task_runner_run()
 *
 * Carries out a task.
 */
typedef void (*RdtTaskFunc) (guint    task,
                             guint    worker,
                             gpointer user_data);

typedef struct _RdtTaskRunner RdtTaskRunner;

/**
 * RdtTaskRunner:
 * @n_workers: the number of threads
 * @run: carries out tasks, and returns after the last one
 *
 * Threads that a search may use.  It starts none itself: whoever lets it think has
 * them.
 */
struct _RdtTaskRunner
{
  guint   n_workers;
  void  (*run) (RdtTaskRunner *self,
                guint          n_tasks,
                RdtTaskFunc    func,
                gpointer       user_data);
};

guint rdt_task_runner_get_n_workers (const RdtTaskRunner *self);
void  rdt_task_runner_run           (RdtTaskRunner       *self,
                                     guint                n_tasks,
                                     RdtTaskFunc          func,
                                     gpointer             user_data);

G_END_DECLS
