/* rdt-thread-pool.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-thread-pool.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

/* The priority of helpers, unless that of the program is lower still. */
#define NICENESS 10

/* A helper thread; the calling thread is worker 0. */
typedef struct
{
  RdtThreadPool *pool;
  GThread       *thread;
  guint          worker;
} Helper;

struct _RdtThreadPool
{
  RdtTaskRunner  parent;
  GMutex         mutex;
  GCond          has_tasks;
  GCond          is_idle;
  Helper        *helpers;
  guint          n_helpers;

  /* Protected by the mutex. */
  RdtTaskFunc  func;        /* %NULL between runs */
  gpointer     user_data;
  guint        n_tasks;
  guint        n_busy;      /* helpers at work */
  guint        n_runs;
  gboolean     is_over;

  guint        next;        /* the next task; atomic */
};

static void
work (RdtThreadPool *self,
      guint          worker,
      RdtTaskFunc    func,
      gpointer       user_data,
      guint          n_tasks)
{
  guint task;

  while ((task = (guint) g_atomic_int_add (&self->next, 1)) < n_tasks)
    func (task, worker, user_data);
}

/* Lets the main thread, which draws, go first where there are no more processors than
 * threads.  Only on Linux is this about a single thread.
 */
static void
lower_priority (void)
{
#ifdef __linux__
  if (getpriority (PRIO_PROCESS, 0) < NICENESS)
    setpriority (PRIO_PROCESS, 0, NICENESS);
#endif
}

/* A helper that wakes up after the end of a run waits for the next one. */
static gpointer
help (gpointer data)
{
  const Helper *helper = data;
  RdtThreadPool *self = helper->pool;
  guint seen = 0;

  lower_priority ();
  g_mutex_lock (&self->mutex);

  while (!self->is_over)
    {
      RdtTaskFunc func = self->func;
      gpointer user_data = self->user_data;
      guint n_tasks = self->n_tasks;

      if (func == NULL || self->n_runs == seen)
        {
          g_cond_wait (&self->has_tasks, &self->mutex);
          continue;
        }

      seen = self->n_runs;
      self->n_busy++;
      g_mutex_unlock (&self->mutex);
      work (self, helper->worker, func, user_data, n_tasks);
      g_mutex_lock (&self->mutex);
      if (--self->n_busy == 0)
        g_cond_signal (&self->is_idle);
    }

  g_mutex_unlock (&self->mutex);

  return NULL;
}

/* Tasks are begun in the order of their numbers. */
static void
run (RdtTaskRunner *pool,
     guint          n_tasks,
     RdtTaskFunc    func,
     gpointer       user_data)
{
  RdtThreadPool *self = (RdtThreadPool *) pool;

  g_atomic_int_set (&self->next, 0);

  if (self->n_helpers > 0)
    {
      g_mutex_lock (&self->mutex);
      self->func = func;
      self->user_data = user_data;
      self->n_tasks = n_tasks;
      self->n_runs++;
      g_cond_broadcast (&self->has_tasks);
      g_mutex_unlock (&self->mutex);
    }

  work (self, 0, func, user_data, n_tasks);

  if (self->n_helpers > 0)
    {
      g_mutex_lock (&self->mutex);
      self->func = NULL;
      while (self->n_busy > 0)
        g_cond_wait (&self->is_idle, &self->mutex);
      g_mutex_unlock (&self->mutex);
    }
}

/**
 * rdt_thread_pool_new:
 * @n_workers: the number of threads, including the one that calls rdt_task_runner_run ()
 *
 * Starts the threads of a pool: fewer if the system refuses more.
 */
RdtThreadPool *
rdt_thread_pool_new (guint n_workers)
{
  RdtThreadPool *self = g_new0 (RdtThreadPool, 1);

  g_mutex_init (&self->mutex);
  g_cond_init (&self->has_tasks);
  g_cond_init (&self->is_idle);
  self->helpers = g_new0 (Helper, MAX (n_workers, 1) - 1);

  for (guint i = 1; i < n_workers; i++)
    {
      Helper *helper = &self->helpers[self->n_helpers];

      helper->pool = self;
      helper->worker = i;
      helper->thread = g_thread_try_new ("pool", help, helper, NULL);
      if (helper->thread == NULL)
        break;

      self->n_helpers++;
    }

  self->parent = (RdtTaskRunner) { .n_workers = self->n_helpers + 1, .run = run };

  return self;
}

/**
 * rdt_thread_pool_free:
 *
 * Ends the threads of a pool.
 */
void
rdt_thread_pool_free (RdtThreadPool *self)
{
  g_mutex_lock (&self->mutex);
  self->is_over = TRUE;
  g_cond_broadcast (&self->has_tasks);
  g_mutex_unlock (&self->mutex);

  for (guint i = 0; i < self->n_helpers; i++)
    g_thread_join (self->helpers[i].thread);

  g_free (self->helpers);
  g_cond_clear (&self->is_idle);
  g_cond_clear (&self->has_tasks);
  g_mutex_clear (&self->mutex);
  g_free (self);
}
