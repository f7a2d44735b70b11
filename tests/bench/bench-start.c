/* bench-start.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>
#include <stdlib.h>

#include "rdt-application.h"
#include "rdt-bare-window.h"
#include "rdt-locale.h"
#include "rdt-stopwatch.h"
#include "rdt-test-home.h"

/* Measures the time from the start of the program to its first painted window and
 * its peak of memory, beside those of a bare window of the same size, each many
 * times in turn.
 */

#define N_RUNS 15

#define WIDTH  1200
#define HEIGHT 800

/* Work that is deferred until after the first frame counts towards the peak. */
#define SETTLED_MS 1500

typedef struct
{
  double milliseconds[N_RUNS];
  guint  peak;
} Result;

static gint64 began;
static gint64 painted;
static GMainLoop *loop;

static gboolean
settled_cb (gpointer unused)
{
  g_main_loop_quit (loop);

  return G_SOURCE_REMOVE;
}

static void
after_paint_cb (GdkFrameClock *clock)
{
  if (painted != 0)
    return;

  painted = g_get_monotonic_time ();
  g_timeout_add (SETTLED_MS, settled_cb, NULL);
}

static void
await_paint (GtkWindow *window)
{
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint",
                    G_CALLBACK (after_paint_cb), NULL);
  loop = g_main_loop_new (NULL, FALSE);
  g_main_loop_run (loop);
  g_main_loop_unref (loop);

  g_print ("%.2f %u\n", (painted - began) / 1e3, rdt_peak_memory ());
}

static void
start_bare (void)
{
  GtkWidget *window;

  gtk_init ();
  window = rdt_bare_window_new (WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  await_paint (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
start_program (void)
{
  g_autoptr(RdtApplication) application = NULL;

  rdt_locale_begin ();
  application = rdt_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (application), NULL, NULL))
    g_error ("There is no display.");
  g_application_activate (G_APPLICATION (application));
  await_paint (gtk_application_get_active_window (GTK_APPLICATION (application)));
}

static void
run_once (const char *program,
          const char *which,
          guint       run,
          Result     *result)
{
  g_autofree char *now = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ());
  const char *argv[] = { program, which, now, NULL };
  g_autoptr(GError) error = NULL;
  g_autofree char *output = NULL;
  guint peak;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL,
                &output, NULL, NULL, &error);
  g_assert_no_error (error);
  if (sscanf (output, "%lf %u", &result->milliseconds[run], &peak) != 2)
    g_error ("%s says: %s", which, output);
  result->peak = MAX (result->peak, peak);
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;

  return first < second ? -1 : first > second;
}

static double
print_result (const char *what,
              Result     *result)
{
  double median;

  qsort (result->milliseconds, N_RUNS, sizeof *result->milliseconds, compare_times);
  median = result->milliseconds[N_RUNS / 2];
  g_print ("%-16s first painted window: median %.1f ms, least %.1f ms, most %.1f ms; "
           "peak of memory %.1f MB\n",
           what, median, result->milliseconds[0], result->milliseconds[N_RUNS - 1],
           result->peak / 1024.0);

  return median;
}

static void
compare (const char *program)
{
  Result bare = { 0 };
  Result whole = { 0 };
  double ratio;

  for (guint i = 0; i < N_RUNS; i++)
    {
      run_once (program, "bare", i, &bare);
      run_once (program, "program", i, &whole);
    }

  ratio = 1 / print_result ("a bare window", &bare);
  ratio *= print_result ("redoubt", &whole);
  g_print ("%-16s %.2f times as long, %.1f MB more\n", "", ratio,
           ((double) whole.peak - bare.peak) / 1024);
}

int
main (int   argc,
      char *argv[])
{
  if (argc < 3)
    {
      rdt_test_home_init ();
      compare (argv[0]);
      return 0;
    }

  began = g_ascii_strtoll (argv[2], NULL, 10);

  if (g_str_equal (argv[1], "bare"))
    start_bare ();
  else
    start_program ();

  return 0;
}
