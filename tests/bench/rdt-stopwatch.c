/* rdt-stopwatch.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-stopwatch.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

/* No frame is expected after this time. */
#define PATIENCE_MS 200

/**
 * RdtStopwatch:
 * @frames: (element-type gint64): the time of each frame, in microseconds
 * @worked: (element-type gint64): how much of that was processor time, which is
 *   less on a busy machine
 * @noted: (element-type gint64): other measurements
 * @turn_began: when the main loop last began an iteration
 * @longest_turn: the longest time without looking for events
 */
struct _RdtStopwatch
{
  GdkFrameClock *clock;
  GArray        *frames;
  GArray        *worked;
  GArray        *noted;
  gint64         began;
  gint64         began_work;
  gint64         turn_began;
  gint64         longest_turn;
};

/* The poll function of a main context gets no user data. */
static RdtStopwatch *polled;

static gint64
get_work (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static void
end_turn (RdtStopwatch *self)
{
  if (self->turn_began != 0)
    self->longest_turn = MAX (self->longest_turn,
                              g_get_monotonic_time () - self->turn_began);

  self->turn_began = 0;
}

static int
poll_cb (GPollFD *fds,
         guint    n_fds,
         int      timeout)
{
  int n;

  end_turn (polled);
  n = g_poll (fds, n_fds, timeout);
  polled->turn_began = g_get_monotonic_time ();

  return n;
}

static void
before_paint_cb (RdtStopwatch *self)
{
  self->began = g_get_monotonic_time ();
  self->began_work = get_work ();
}

static void
after_paint_cb (RdtStopwatch *self)
{
  gint64 taken = g_get_monotonic_time () - self->began;
  gint64 worked = get_work () - self->began_work;

  g_array_append_val (self->frames, taken);
  g_array_append_val (self->worked, worked);
}

RdtStopwatch *
rdt_stopwatch_new (GtkWidget *window)
{
  RdtStopwatch *self = g_new0 (RdtStopwatch, 1);

  self->clock = g_object_ref (gtk_widget_get_frame_clock (window));
  self->frames = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->worked = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->noted = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_signal_connect_swapped (self->clock, "before-paint", G_CALLBACK (before_paint_cb), self);
  g_signal_connect_swapped (self->clock, "after-paint", G_CALLBACK (after_paint_cb), self);

  polled = self;
  g_main_context_set_poll_func (NULL, poll_cb);

  return self;
}

void
rdt_stopwatch_free (RdtStopwatch *self)
{
  g_main_context_set_poll_func (NULL, NULL);
  polled = NULL;

  g_signal_handlers_disconnect_by_data (self->clock, self);
  g_object_unref (self->clock);
  g_array_unref (self->frames);
  g_array_unref (self->worked);
  g_array_unref (self->noted);
  g_free (self);
}

void
rdt_stopwatch_reset (RdtStopwatch *self)
{
  g_array_set_size (self->frames, 0);
  g_array_set_size (self->worked, 0);
  g_array_set_size (self->noted, 0);
  self->longest_turn = 0;
  self->turn_began = 0;
}

guint
rdt_stopwatch_get_n_frames (RdtStopwatch *self)
{
  return self->frames->len;
}

static gboolean
ring_cb (gpointer has_rung)
{
  *(gboolean *) has_rung = TRUE;

  return G_SOURCE_REMOVE;
}

/* Runs the main loop for a time, or until the number of frames has changed. */
static void
run (RdtStopwatch *self,
     guint         milliseconds,
     guint         n_frames)
{
  gboolean has_rung = FALSE;
  guint alarm = g_timeout_add (milliseconds, ring_cb, &has_rung);

  self->turn_began = 0;
  while (!has_rung && self->frames->len <= n_frames)
    g_main_context_iteration (NULL, TRUE);

  end_turn (self);
  if (!has_rung)
    g_source_remove (alarm);
}

void
rdt_stopwatch_rest (RdtStopwatch *self,
                    guint         milliseconds)
{
  run (self, milliseconds, G_MAXUINT - 1);
}

void
rdt_stopwatch_await_frame (RdtStopwatch *self)
{
  run (self, PATIENCE_MS, self->frames->len);
}

void
rdt_stopwatch_note (RdtStopwatch *self,
                    gint64        microseconds)
{
  g_array_append_val (self->noted, microseconds);
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  gint64 first = *(const gint64 *) a;
  gint64 second = *(const gint64 *) b;

  return first < second ? -1 : first > second;
}

static void
print_times (GArray *times)
{
  guint n = times->len;

  if (n == 0)
    {
      g_print ("  none");
      return;
    }

  g_array_sort (times, compare_times);
  g_print ("  %4u: median %6.2f  p95 %6.2f  max %6.2f ms", n,
           g_array_index (times, gint64, n / 2) / 1e3,
           g_array_index (times, gint64, n * 95 / 100) / 1e3,
           g_array_index (times, gint64, n - 1) / 1e3);
}

/**
 * rdt_stopwatch_print:
 * @what: what was measured
 * @noted: (nullable): the name of the other measurements
 *
 * Prints the measurements since the last reset.
 */
void
rdt_stopwatch_print (RdtStopwatch *self,
                     const char   *what,
                     const char   *noted)
{
  g_print ("  %-28s frames", what);
  print_times (self->frames);

  if (self->worked->len > 0)
    {
      g_array_sort (self->worked, compare_times);
      g_print (" (work %.2f, p95 %.2f)",
               g_array_index (self->worked, gint64, self->worked->len / 2) / 1e3,
               g_array_index (self->worked, gint64, self->worked->len * 95 / 100) / 1e3);
    }

  if (noted != NULL)
    {
      g_print ("  %s", noted);
      print_times (self->noted);
    }

  g_print ("  longest turn %.2f ms\n", self->longest_turn / 1e3);
}

/**
 * rdt_peak_memory:
 *
 * Returns: the peak of this process's memory, in KiB
 */
guint
rdt_peak_memory (void)
{
  g_autofree char *status = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &status, NULL, NULL))
    return 0;

  line = strstr (status, "VmHWM:");

  return line != NULL ? strtoul (line + strlen ("VmHWM:"), NULL, 10) : 0;
}
