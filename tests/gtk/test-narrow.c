/* test-narrow.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-duel.h"
#include "rdt-stage.h"

/* Screens as narrow as telephones', where windows have no buttons but the one
 * that closes them.  Scenarios are drawn on larger ones.
 */

/* In pixels. */
#define LEAST_WIDTH 360

typedef struct
{
  RdtWindow *window;
} Stage;

static void
set_up (Stage         *stage,
        gconstpointer  unused)
{
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":close", NULL);
  stage->window = rdt_stage_open_window ();
}

static void
tear_down (Stage         *stage,
           gconstpointer  unused)
{
  rdt_stage_close_window (stage->window);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-decoration-layout");
}

static int
get_least_width (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

  return least;
}

static void
tell_what_is_wide (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child) && get_least_width (child) > LEAST_WIDTH)
      {
        g_test_message ("%s: %d pixels", G_OBJECT_TYPE_NAME (child), get_least_width (child));
        tell_what_is_wide (child);
      }
}

static void
assert_fits (Stage *stage)
{
  GtkWidget *window = GTK_WIDGET (stage->window);

  rdt_stage_settle ();
  tell_what_is_wide (window);
  g_assert_cmpint (get_least_width (window), <=, LEAST_WIDTH);
}

static void
test_narrow_screen_shows_the_scenarios (Stage         *stage,
                                        gconstpointer  unused)
{
  rdt_window_show_welcome (stage->window);
  assert_fits (stage);
}

static void
test_narrow_screen_shows_a_battle (Stage         *stage,
                                   gconstpointer  unused)
{
  g_autoptr(RdtBattle) battle = rdt_duel_new ();

  rdt_window_show_battle (stage->window, battle);
  assert_fits (stage);
}

#define add(path, func) \
  g_test_add ("/gtk/narrow/" path, Stage, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_autoptr(RdtApplication) application = rdt_stage_start (&argc, &argv);

  add ("screen-shows-the-scenarios", test_narrow_screen_shows_the_scenarios);
  add ("screen-shows-a-battle", test_narrow_screen_shows_a_battle);

  return g_test_run ();
}
