/* test-thread-pool.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>
#include <sys/resource.h>

#include "rdt-thread-pool.h"

#define N_TASKS   500
#define N_WORKERS 4
#define N_RUNS    300

/* The nice value of helpers. */
#define LOW_PRIORITY 10

typedef struct
{
  RdtThreadPool *threads;
  RdtTaskRunner *runner;
  int            n_done[N_TASKS];
  int            n_of_workers[N_WORKERS];
  int            n_at_once;
  int            priorities[N_WORKERS];
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->threads = rdt_thread_pool_new (GPOINTER_TO_UINT (data));
  fixture->runner = (RdtTaskRunner *) fixture->threads;
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  rdt_thread_pool_free (fixture->threads);
}

static void
note (guint    task,
      guint    worker,
      gpointer user_data)
{
  Fixture *fixture = user_data;

  g_assert_cmpuint (worker, <, rdt_task_runner_get_n_workers (fixture->runner));
  g_atomic_int_inc (&fixture->n_done[task]);

  /* Without a lock, for the tasks of a worker follow each other. */
  fixture->n_of_workers[worker]++;
}

static void
test_thread_pool_carries_out_each_task_once (Fixture       *fixture,
                                             gconstpointer  data)
{
  for (guint run = 0; run < N_RUNS; run++)
    {
      guint n_tasks = run % N_TASKS, n_done = 0;

      memset (fixture->n_done, 0, sizeof fixture->n_done);
      memset (fixture->n_of_workers, 0, sizeof fixture->n_of_workers);
      rdt_task_runner_run (fixture->runner, n_tasks, note, fixture);

      for (guint i = 0; i < N_TASKS; i++)
        g_assert_cmpint (fixture->n_done[i], ==, i < n_tasks ? 1 : 0);
      for (guint i = 0; i < N_WORKERS; i++)
        n_done += fixture->n_of_workers[i];
      g_assert_cmpuint (n_done, ==, n_tasks);
    }
}

/* Waits until a task has begun in every thread that there is. */
static void
meet (guint    task,
      guint    worker,
      gpointer user_data)
{
  Fixture *fixture = user_data;

  g_atomic_int_inc (&fixture->n_at_once);
  while ((guint) g_atomic_int_get (&fixture->n_at_once)
         < rdt_task_runner_get_n_workers (fixture->runner))
    g_usleep (100);

  fixture->priorities[worker] = getpriority (PRIO_PROCESS, 0);
}

static void
test_thread_pool_works_in_all_threads (Fixture       *fixture,
                                       gconstpointer  data)
{
  guint n_workers = rdt_task_runner_get_n_workers (fixture->runner);

  rdt_task_runner_run (fixture->runner, n_workers, meet, fixture);
  g_assert_cmpint (fixture->n_at_once, ==, (int) n_workers);
}

/* While the computer thinks in all processors the window has to be drawn.  Nobody's
 * priority rises, if the program has a low one itself.
 */
static void
test_thread_pool_helpers_let_others_go_first (Fixture       *fixture,
                                              gconstpointer  data)
{
  guint n_workers = rdt_task_runner_get_n_workers (fixture->runner);
  int own = getpriority (PRIO_PROCESS, 0);

  rdt_task_runner_run (fixture->runner, n_workers, meet, fixture);
  g_assert_cmpint (fixture->priorities[0], ==, own);
  for (guint i = 1; i < n_workers; i++)
    g_assert_cmpint (fixture->priorities[i], ==, MAX (own, LOW_PRIORITY));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/ai/thread-pool/carries-out-each-task-once/one", Fixture,
              GUINT_TO_POINTER (1), set_up,
              test_thread_pool_carries_out_each_task_once, tear_down);
  g_test_add ("/ai/thread-pool/carries-out-each-task-once/many", Fixture,
              GUINT_TO_POINTER (N_WORKERS), set_up,
              test_thread_pool_carries_out_each_task_once, tear_down);
  g_test_add ("/ai/thread-pool/works-in-all-threads", Fixture,
              GUINT_TO_POINTER (N_WORKERS), set_up,
              test_thread_pool_works_in_all_threads, tear_down);
  g_test_add ("/ai/thread-pool/helpers-let-others-go-first", Fixture,
              GUINT_TO_POINTER (N_WORKERS), set_up,
              test_thread_pool_helpers_let_others_go_first, tear_down);

  return g_test_run ();
}
