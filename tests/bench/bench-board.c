/* bench-board.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdlib.h>

#include "rdt-ai-player.h"
#include "rdt-application.h"
#include "rdt-bare-window.h"
#include "rdt-battle-page.h"
#include "rdt-locale.h"
#include "rdt-page.h"
#include "rdt-stopwatch.h"
#include "rdt-table.h"
#include "rdt-test-home.h"
#include "rdt-window.h"

/* Usage: bench-board [TABLE [hover|select|step|scroll|think|zoom|idle]]
 *
 * Measures how quickly the board answers: the frames of the real window during
 * hovering, selecting, stepping, scrolling and zooming, whether frames are missed while
 * the computer thinks, and whether any are drawn while nothing happens.  Each board is
 * measured in a process of its own, whose peak of memory is printed beside that of a
 * bare window.
 */

#define WIDTH  1920
#define HEIGHT 1080

/* The interval between the events of a fast hand, in milliseconds. */
#define PACE 16

/* A click that came right after a frame would have to wait for the next one. */
#define BETWEEN_CLICKS 200

#define N_SELECTIONS 20
#define N_STEPS      8
#define N_SCROLLED   200
#define N_ZOOMED     48

/* The time until all deferred work is done, in milliseconds. */
#define CALM 700

typedef struct
{
  RdtStopwatch        *watch;
  RdtBattlePage       *page;
  RdtBattle           *battle;
  RdtBattleController *controller;
  RdtBoardView        *view;
  GtkEventController  *motion;
} Bench;

static GtkEventController *
find_motion (GtkWidget *widget)
{
  g_autoptr(GListModel) all = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (all, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        return g_steal_pointer (&controller);
    }

  g_assert_not_reached ();
}

static void
point_at (Bench   *bench,
          RdtCell  cell)
{
  gint64 began = g_get_monotonic_time ();
  GdkRectangle area;

  rdt_board_view_get_cell_area (bench->view, cell, &area);
  g_signal_emit_by_name (bench->motion, "motion",
                         area.x + area.width / 2.0, area.y + area.height / 2.0);
  rdt_stopwatch_note (bench->watch, g_get_monotonic_time () - began);
}

/* Back and forth through the rows, so that each cell is next to the one before. */
static RdtCell
nth_cell (const RdtGrid *grid,
          guint          n)
{
  guint row = n / grid->width % grid->height;
  guint column = n % grid->width;

  return rdt_grid_cell_at (grid, row % 2 == 0 ? column : grid->width - 1 - column, row);
}

static void
hover (Bench      *bench,
       guint       n,
       guint       pace,
       const char *what)
{
  const RdtGrid *grid = &rdt_board_view_get_picture (bench->view)->grid;
  guint first = rdt_grid_get_n_cells (grid) / 2;

  rdt_stopwatch_rest (bench->watch, CALM);
  rdt_stopwatch_reset (bench->watch);

  for (guint i = 0; i < n; i++)
    {
      point_at (bench, nth_cell (grid, (first + i) % rdt_grid_get_n_cells (grid)));
      rdt_stopwatch_rest (bench->watch, pace);
    }

  rdt_stopwatch_print (bench->watch, what, "the event");
}

static RdtUnitIndex
find_next (Bench        *bench,
           RdtUnitIndex  after)
{
  const RdtOrderList *orders = rdt_battle_list_orders (bench->battle);
  const RdtPosition *position = rdt_battle_get_position (bench->battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].unit != RDT_NO_UNIT
        && (after == RDT_NO_UNIT || orders->items[i].unit > after)
        && position->units[orders->items[i].unit].status == RDT_STATUS_BOARD)
      return orders->items[i].unit;

  return RDT_NO_UNIT;
}

/* From the click to the highlights on the screen. */
static void
click (Bench        *bench,
       RdtUnitIndex  unit)
{
  RdtCell cell = rdt_battle_get_position (bench->battle)->units[unit].cell;
  gint64 began = g_get_monotonic_time ();

  g_signal_emit_by_name (bench->view, "cell-activated", (guint) cell, (guint) unit);
  rdt_stopwatch_await_frame (bench->watch);
  rdt_stopwatch_note (bench->watch, g_get_monotonic_time () - began);
}

static void
select_units (Bench *bench)
{
  RdtUnitIndex unit = RDT_NO_UNIT;

  rdt_stopwatch_rest (bench->watch, CALM);
  rdt_stopwatch_reset (bench->watch);

  for (guint i = 0; i < N_SELECTIONS; i++)
    {
      unit = find_next (bench, unit);
      if (unit == RDT_NO_UNIT)
        unit = find_next (bench, unit);

      rdt_battle_controller_select_unit (bench->controller, RDT_NO_UNIT);
      rdt_stopwatch_rest (bench->watch, BETWEEN_CLICKS);
      click (bench, unit);
      rdt_stopwatch_rest (bench->watch, BETWEEN_CLICKS);
    }

  rdt_stopwatch_print (bench->watch, "selecting a unit", "to the highlights");
}

static const RdtOrder *
find_step (Bench *bench)
{
  const RdtOrderList *orders = rdt_battle_list_orders (bench->battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].kind == RDT_ORDER_MOVE && orders->items[i].n_path > 0)
      return &orders->items[i];

  return NULL;
}

/* Ends phases until there is a unit to be moved.  The orders that this takes are
 * not measured.
 */
static gboolean
reach_movement (Bench *bench)
{
  RdtOrder end;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);

  for (guint i = 0; i < 8 && find_step (bench) == NULL; i++)
    {
      rdt_battle_controller_order (bench->controller, &end);
      rdt_stopwatch_rest (bench->watch, CALM);
    }

  return find_step (bench) != NULL;
}

static void
step (Bench *bench)
{
  if (!reach_movement (bench))
    return;

  rdt_stopwatch_rest (bench->watch, CALM);
  rdt_stopwatch_reset (bench->watch);

  for (guint i = 0; i < N_STEPS && find_step (bench) != NULL; i++)
    {
      gint64 began = g_get_monotonic_time ();
      RdtOrder order = *find_step (bench);

      rdt_battle_controller_order (bench->controller, &order);
      rdt_stopwatch_note (bench->watch, g_get_monotonic_time () - began);
      rdt_stopwatch_rest (bench->watch, CALM);
    }

  rdt_stopwatch_print (bench->watch, "a unit's step", "the order");
}

/* Notes also the time from one frame to the next, in which frames may be missed.  The
 * board is larger than the window, or nothing would move.
 */
static void
scroll_noting (Bench      *bench,
               const char *what)
{
  const RdtGrid *grid = &rdt_board_view_get_picture (bench->view)->grid;
  gint64 last = 0;

  rdt_board_view_zoom_to (bench->view, MAX (72, 1.25 * HEIGHT / grid->height),
                          WIDTH / 3.0, HEIGHT / 2.0);
  rdt_stopwatch_rest (bench->watch, CALM);
  rdt_stopwatch_reset (bench->watch);

  for (guint i = 0; i < N_SCROLLED; i++)
    {
      gboolean is_way_out = i / 50 % 2 == 0;
      guint n_frames = rdt_stopwatch_get_n_frames (bench->watch);
      gint64 now;

      rdt_board_view_pan (bench->view, is_way_out ? -40 : 40, is_way_out ? -30 : 30);
      rdt_stopwatch_await_frame (bench->watch);
      now = g_get_monotonic_time ();

      /* At the edge of the board there is nothing to draw. */
      if (last != 0 && rdt_stopwatch_get_n_frames (bench->watch) > n_frames)
        rdt_stopwatch_note (bench->watch, now - last);
      last = now;
    }

  rdt_stopwatch_print (bench->watch, what, "the interval");
}

static void
scroll (Bench *bench)
{
  scroll_noting (bench, "scrolling");
}

typedef struct
{
  RdtBattle    *battle;
  GCancellable *cancellable;
  gboolean      is_over;
} Thinking;

static void begin_thought (Thinking *thinking);

static void
thought_cb (GObject      *unused,
            GAsyncResult *result,
            gpointer      user_data)
{
  Thinking *thinking = user_data;
  RdtThought thought;

  rdt_ai_player_think_finish (thinking->battle, result, &thought, NULL);
  thinking->is_over = g_cancellable_is_cancelled (thinking->cancellable);
  if (!thinking->is_over)
    begin_thought (thinking);
}

static void
begin_thought (Thinking *thinking)
{
  rdt_ai_player_think_async (thinking->battle, RDT_PLAYER_HARDEST, thinking->cancellable,
                             thought_cb, thinking);
}

/* The computer thinks in all processors. */
static void
think (Bench *bench)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  Thinking thinking = { .battle = bench->battle, .cancellable = cancellable };

  begin_thought (&thinking);
  scroll_noting (bench, "scrolling, while it thinks");
  g_cancellable_cancel (cancellable);
  while (!thinking.is_over)
    g_main_context_iteration (NULL, TRUE);
}

static void
zoom (Bench *bench)
{
  rdt_board_view_zoom_to_fit (bench->view);
  rdt_stopwatch_rest (bench->watch, CALM);
  rdt_stopwatch_reset (bench->watch);

  for (guint i = 0; i < N_ZOOMED; i++)
    {
      gint64 began = g_get_monotonic_time ();

      rdt_board_view_zoom_by (bench->view, i / 12 % 2 == 0 ? 1.15 : 1 / 1.15);
      rdt_stopwatch_note (bench->watch, g_get_monotonic_time () - began);
      rdt_stopwatch_await_frame (bench->watch);
    }

  rdt_stopwatch_print (bench->watch, "zooming", "the event");
  rdt_board_view_zoom_to_fit (bench->view);
  rdt_stopwatch_rest (bench->watch, CALM);
}

static void
idle (Bench *bench)
{
  rdt_stopwatch_rest (bench->watch, 3 * CALM);
  rdt_stopwatch_reset (bench->watch);
  rdt_stopwatch_rest (bench->watch, 1000);
  g_print ("  %-28s frames in a second: %u\n", "nothing",
           rdt_stopwatch_get_n_frames (bench->watch));
}

static void
hover_all (Bench *bench)
{
  hover (bench, 200, PACE, "hovering");
  rdt_battle_controller_select_unit (bench->controller, find_next (bench, RDT_NO_UNIT));
  hover (bench, 200, PACE, "hovering, a unit selected");
  hover (bench, 30, PACE * 8, "the same, slowly");
  rdt_battle_controller_select_unit (bench->controller, RDT_NO_UNIT);
}

static const struct
{
  const char *name;
  void      (*measure) (Bench *bench);
} trials[] = {
  { "hover", hover_all },
  { "select", select_units },
  { "step", step },
  { "scroll", scroll },
  { "think", think },
  { "zoom", zoom },
  { "idle", idle },
};

/* @which: (nullable): the only measurement to make */
static void
measure_all (Bench      *bench,
             const char *which)
{
  for (guint i = 0; i < G_N_ELEMENTS (trials); i++)
    if (which == NULL || g_str_equal (which, trials[i].name))
      trials[i].measure (bench);
}

/* The program itself, in a window as large as the screen. */
static RdtWindow *
open_window (RdtApplication *application)
{
  GSettings *settings;

  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (application), NULL, NULL))
    g_error ("There is no display.");

  settings = rdt_application_get_settings (application);
  g_settings_set_int (settings, "window-width", WIDTH);
  g_settings_set_int (settings, "window-height", HEIGHT);
  g_settings_set_string (settings, "dice-dialog", "never");
  g_application_activate (G_APPLICATION (application));

  return RDT_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
}

static void
measure_table (const RdtTable *table,
               const char     *which)
{
  g_autoptr(RdtApplication) application = NULL;
  g_autoptr(RdtStopwatch) watch = NULL;
  g_autoptr(RdtBattle) battle = NULL;
  Bench bench = { 0 };
  RdtWindow *window;

  rdt_test_home_init ();
  application = rdt_application_new ();
  battle = rdt_table_new_battle (table);
  window = open_window (application);

  watch = rdt_stopwatch_new (GTK_WIDGET (window));
  bench.watch = watch;
  rdt_stopwatch_rest (bench.watch, CALM);

  rdt_stopwatch_reset (bench.watch);
  rdt_window_show_battle (window, battle);
  rdt_stopwatch_rest (bench.watch, CALM);
  rdt_stopwatch_print (bench.watch, "opening the battle", NULL);

  bench.page = RDT_BATTLE_PAGE (rdt_window_get_page (window));
  bench.battle = battle;
  g_object_get (bench.page, "controller", &bench.controller, NULL);
  bench.view = rdt_page_get_board (RDT_PAGE (bench.page));
  bench.motion = find_motion (GTK_WIDGET (bench.view));
  measure_all (&bench, which);
  g_object_unref (bench.motion);
  g_object_unref (bench.controller);
}

static void
measure_bare (void)
{
  g_autoptr(RdtStopwatch) watch = NULL;
  GtkWidget *window;

  gtk_init ();
  window = rdt_bare_window_new (WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  watch = rdt_stopwatch_new (window);
  rdt_stopwatch_rest (watch, CALM);

  /* Frames in quick succession use several buffers in turn. */
  for (guint i = 0; i < N_ZOOMED; i++)
    {
      gtk_widget_queue_draw (gtk_window_get_child (GTK_WINDOW (window)));
      rdt_stopwatch_await_frame (watch);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Measures in a separate process, which prints its peak of memory last. */
static guint
measure_apart (const char *program,
               const char *which)
{
  const char *argv[] = { program, which, NULL };
  g_autoptr(GError) error = NULL;
  g_autofree char *output = NULL;
  char *last;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL,
                &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);

  g_strchomp (output);
  last = g_strrstr (output, "peak ");
  g_assert_nonnull (last);
  *last = '\0';
  g_print ("%s", output);

  return strtoul (last + strlen ("peak "), NULL, 10);
}

static void
compare_all (const char *program)
{
  guint bare = measure_apart (program, "bare");

  g_print ("a bare window: peak of memory %.1f MB\n", bare / 1024.0);

  for (guint i = 0; i < rdt_n_tables; i++)
    {
      g_autofree char *which = g_strdup_printf ("%u", i);
      g_autofree char *name = rdt_table_describe (&rdt_tables[i]);
      guint peak;

      g_print ("%s\n", name);
      peak = measure_apart (program, which);
      g_print ("  %-28s %.1f MB, %.1f MB above the bare window\n", "peak of memory",
               peak / 1024.0, (peak - (double) bare) / 1024);
    }
}

int
main (int   argc,
      char *argv[])
{
  rdt_locale_begin ();

  if (argc < 2)
    {
      compare_all (argv[0]);
      return 0;
    }

  if (g_str_equal (argv[1], "bare"))
    measure_bare ();
  else
    measure_table (&rdt_tables[strtoul (argv[1], NULL, 10) % rdt_n_tables],
                   argc > 2 ? argv[2] : NULL);

  g_print ("peak %u\n", rdt_peak_memory ());

  return 0;
}
