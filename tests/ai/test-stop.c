/* test-stop.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <pthread.h>
#include <time.h>

#include "rdt-skirmish.h"

/* The most that a player may take to stop thinking.  It is processor time, which
 * does not depend on what else the machine does.
 */

#define MAX_MS 100

/* The largest board, with the most units. */
#define LENGTH  64
#define N_UNITS 64
#define SEED    5

typedef struct
{
  const RdtSkirmish *skirmish;
  clockid_t          clock;
  int                is_ready;
  int                is_over;
  int                stop;
  gint64             end;      /* when it stopped, in its own processor time */
} Thought;

static gint64
get_ms (clockid_t clock)
{
  struct timespec time;

  g_assert_cmpint (clock_gettime (clock, &time), ==, 0);

  return (gint64) time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static gpointer
think (gpointer data)
{
  Thought *thought = data;
  RdtOrder order;

  g_assert_cmpint (pthread_getcpuclockid (pthread_self (), &thought->clock), ==, 0);
  g_atomic_int_set (&thought->is_ready, 1);
  g_assert_true (rdt_skirmish_try (thought->skirmish, G_MAXINT, &thought->stop, &order));
  thought->end = get_ms (thought->clock);
  g_atomic_int_set (&thought->is_over, 1);

  return NULL;
}

/* Lets a player think for a time and measures how much longer it takes to stop. */
static gint64
stop_after (const RdtSkirmish *skirmish,
            gint64             ms)
{
  Thought thought = { .skirmish = skirmish };
  GThread *thread = g_thread_new ("thinking", think, &thought);
  gint64 told = 0;

  while (!g_atomic_int_get (&thought.is_ready))
    g_usleep (100);

  while (told < ms && !g_atomic_int_get (&thought.is_over))
    {
      g_usleep (100);
      told = get_ms (thought.clock);
    }

  g_assert_false (g_atomic_int_get (&thought.is_over));
  told = get_ms (thought.clock);
  g_atomic_int_set (&thought.stop, 1);
  g_thread_join (thread);

  return thought.end - told;
}

static RdtGame *
new_battle (const char *rules)
{
  g_autofree char *row = g_strnfill (LENGTH, '.');
  g_autoptr(GString) ground = g_string_new (row);
  g_autoptr(RdtSetup) setup = NULL;

  for (guint i = 1; i < LENGTH; i++)
    g_string_append_printf (ground, "\n%s", row);

  setup = rdt_test_draw (rules, RDT_GRID_SQUARE, ground->str);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (guint i = 0; i < N_UNITS; i++)
      {
        char cell[8];

        rdt_label_format (i % 32 * 2, 29 + (side == 0 ? 0 : 4) + i / 32, cell);
        rdt_test_add_unit (setup, side, "infantry", cell);
      }

  rdt_skirmish_add_aim (setup, 0, "B4");

  return rdt_test_game (setup);
}

static void
test_stop_takes_no_tenth_of_a_second (gconstpointer rules)
{
  static const gint64 moments[] = { 0, 1, 5, 20, 100, 300 };
  g_auto(RdtSkirmish) skirmish;

  rdt_skirmish_init (&skirmish, new_battle (rules), SEED);
  rdt_skirmish_wait_for (&skirmish, RDT_STAGE_ACT, 0);

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      gint64 ms = stop_after (&skirmish, moments[i]);

      g_test_message ("after %" G_GINT64_FORMAT " ms it took %" G_GINT64_FORMAT " ms more",
                      moments[i], ms);
      g_assert_cmpint (ms, <, MAX_MS);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/ai/stop/takes-no-tenth-of-a-second/modern", "modern",
                        test_stop_takes_no_tenth_of_a_second);
  g_test_add_data_func ("/ai/stop/takes-no-tenth-of-a-second/musket", "musket",
                        test_stop_takes_no_tenth_of_a_second);

  return g_test_run ();
}
