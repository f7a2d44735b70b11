/* rdt-task-runner.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-task-runner.h"

/**
 * rdt_task_runner_get_n_workers:
 * @self: (nullable): a runner
 *
 * Returns: the number of threads that carry out tasks
 */
guint
rdt_task_runner_get_n_workers (const RdtTaskRunner *self)
{
  return self != NULL ? self->n_workers : 1;
}

/**
 * rdt_task_runner_run:
 * @self: (nullable): a runner
 * @n_tasks: the number of tasks
 * @func: carries out a task, in any thread of the runner
 * @user_data: data for @func
 *
 * Carries out tasks, without a runner in the calling thread, and waits for the last
 * one.
 */
void
rdt_task_runner_run (RdtTaskRunner *self,
                     guint          n_tasks,
                     RdtTaskFunc    func,
                     gpointer       user_data)
{
  if (self != NULL)
    self->run (self, n_tasks, func, user_data);
  else
    for (guint task = 0; task < n_tasks; task++)
      func (task, 0, user_data);
}
