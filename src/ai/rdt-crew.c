/* rdt-crew.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-crew.h"

/**
 * rdt_crew_get_n_workers:
 * @self: (nullable): a crew
 *
 * Returns: the number of threads that carry out tasks
 */
guint
rdt_crew_get_n_workers (const RdtCrew *self)
{
  return self != NULL ? self->n_workers : 1;
}

/**
 * rdt_crew_run:
 * @self: (nullable): a crew
 * @n_tasks: the number of tasks
 * @func: carries out a task, in any thread of the crew
 * @user_data: data for @func
 *
 * Carries out tasks, without a crew in the calling thread, and waits for the last
 * one.
 */
void
rdt_crew_run (RdtCrew     *self,
              guint        n_tasks,
              RdtCrewFunc  func,
              gpointer     user_data)
{
  if (self != NULL)
    self->run (self, n_tasks, func, user_data);
  else
    for (guint task = 0; task < n_tasks; task++)
      func (task, 0, user_data);
}
