/* test-board-stand.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "rdt-board-stand.h"
#include "rdt-test-home.h"
#include "rdt-toast.h"
#include "rdt-ui.h"

/* A long event and a short one. */
#define LONG "1st Battalion Third Brigade in close combat: rolled 4 (destroys Mounted Gendarmes" \
             " on 2 or less: −2 cover). Mounted Gendarmes not destroyed."
#define SHORT "Turn 4"

/* Beside the goals, and above them; the last is too narrow even for two lines of a long event. */
static const int widths[] = { 1050, 650, 350 };

typedef struct
{
  GtkWidget *window;
  GtkWidget *overlay;
  GtkWidget *stand;
  GtkWidget *board;
  GtkWidget *event;
  GtkWidget *goals;
  GtkWidget *toast;
} Fixture;

static gboolean
place_cb (RdtBoardStand *stand,
          GtkWidget     *toast,
          GdkRectangle  *allocation)
{
  return rdt_board_stand_place_toast (stand, toast, allocation);
}

static void
set_up (Fixture *self,
        int      width)
{
  self->stand = g_object_new (RDT_TYPE_BOARD_STAND, NULL);
  self->board = gtk_drawing_area_new ();
  self->event = gtk_label_new (SHORT);
  self->goals = gtk_button_new_with_label ("Losses 1 of 5, 0 of 2");
  self->toast = g_object_new (RDT_TYPE_TOAST, NULL);
  self->overlay = gtk_overlay_new ();

  gtk_label_set_wrap (GTK_LABEL (self->event), TRUE);
  gtk_widget_set_size_request (self->goals, 230, -1);
  gtk_widget_set_parent (self->board, self->stand);
  gtk_widget_set_parent (self->event, self->stand);
  gtk_widget_set_parent (self->goals, self->stand);
  gtk_overlay_set_child (GTK_OVERLAY (self->overlay), self->stand);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), self->toast);
  g_signal_connect_swapped (self->overlay, "get-child-position", G_CALLBACK (place_cb),
                            self->stand);
  self->window = rdt_ui_show (self->overlay, width, 500);
}

static graphene_rect_t
get_box (const Fixture *self,
         GtkWidget     *widget)
{
  graphene_rect_t box;

  g_assert_true (gtk_widget_compute_bounds (widget, self->overlay, &box));

  return box;
}

/* The last result can be read, and the board stays as it is. */
static void
test_board_stand_shows_the_event_whole (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      Fixture fixture;
      graphene_rect_t before, after, event, goals;
      int wanted;

      set_up (&fixture, widths[i]);
      before = get_box (&fixture, fixture.board);
      gtk_label_set_label (GTK_LABEL (fixture.event), LONG);
      rdt_ui_settle ();
      after = get_box (&fixture, fixture.board);
      event = get_box (&fixture, fixture.event);
      goals = get_box (&fixture, fixture.goals);

      g_test_message ("%d", widths[i]);
      g_assert_true (graphene_rect_equal (&before, &after));
      g_assert_false (graphene_rect_intersection (&event, &goals, NULL));
      gtk_widget_measure (fixture.event, GTK_ORIENTATION_VERTICAL, event.size.width, &wanted, NULL,
                          NULL, NULL);
      g_assert_cmpfloat (event.size.height, >=, wanted);
      g_assert_cmpfloat (event.origin.y + event.size.height, <=, 500);
      gtk_window_destroy (GTK_WINDOW (fixture.window));
    }
}

static void
test_board_stand_keeps_toasts_off_the_goals (void)
{
  static const char *const words[] = { "No target.", LONG };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (widths); i++)
    {
      Fixture fixture;
      graphene_rect_t toast, goals;

      set_up (&fixture, widths[i / 2]);
      rdt_toast_show (RDT_TOAST (fixture.toast), words[i % 2], RDT_TOAST_SHORT);
      rdt_toast_set_button (RDT_TOAST (fixture.toast), "Undo", "win.undo");
      rdt_ui_settle ();
      toast = get_box (&fixture, fixture.toast);
      goals = get_box (&fixture, fixture.goals);

      g_test_message ("%d: %s", widths[i / 2], words[i % 2]);
      g_assert_cmpfloat (toast.size.width, >, 0);
      g_assert_cmpfloat (toast.origin.x, >=, 0);
      g_assert_cmpfloat (toast.origin.x + toast.size.width, <=, widths[i / 2]);
      g_assert_false (graphene_rect_intersection (&toast, &goals, NULL));
      gtk_window_destroy (GTK_WINDOW (fixture.window));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  g_test_add_func ("/gtk/board-stand/shows-the-event-whole",
                   test_board_stand_shows_the_event_whole);
  g_test_add_func ("/gtk/board-stand/keeps-toasts-off-the-goals",
                   test_board_stand_keeps_toasts_off_the_goals);

  return g_test_run ();
}
