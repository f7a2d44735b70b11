/* rdt-ui.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-ui.h"

#include <string.h>

#include "rdt-library.h"
#include "rdt-saved-battles-view.h"
#include "rdt-test-home.h"

/* Some work is done when idle, some in the next frame. */
#define N_ROUNDS 12

static gboolean
frame_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       user_data)
{
  guint *n_left = user_data;

  if (--*n_left > 0)
    return G_SOURCE_CONTINUE;

  return G_SOURCE_REMOVE;
}

/* A window that opens a file shows a busy pointer. */
static gboolean
is_reading (GtkWidget *window)
{
  GtkWidget *battles = rdt_ui_find_type (window, RDT_TYPE_SAVED_BATTLES_VIEW);

  return gtk_widget_get_cursor (window) != NULL
         || (battles != NULL
             && rdt_saved_battles_view_is_reading (RDT_SAVED_BATTLES_VIEW (battles)));
}

static gboolean
is_opening (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWidget) window = g_list_model_get_item (windows, i);

      found = found || (RDT_IS_WINDOW (window) && is_reading (window));
    }

  return found;
}

/**
 * rdt_ui_settle:
 *
 * Waits until all windows have opened their files, drawn some frames and done
 * their deferred work.
 */
void
rdt_ui_settle (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n_left = 0;

  while (is_opening ())
    g_main_context_iteration (NULL, TRUE);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWidget) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_mapped (window))
        {
          n_left = N_ROUNDS;
          gtk_widget_add_tick_callback (window, frame_cb, &n_left, NULL);
          break;
        }
    }

  while (n_left > 0)
    g_main_context_iteration (NULL, TRUE);

  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/**
 * rdt_ui_show:
 *
 * Shows a widget in a window of its own.
 *
 * Returns: (transfer none): the window, to be destroyed
 */
GtkWidget *
rdt_ui_show (GtkWidget *child,
             int        width,
             int        height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  rdt_ui_settle ();

  return window;
}

GtkWidget *
rdt_ui_find (GtkWidget     *root,
             RdtUiWants  wants,
             gconstpointer  user_data)
{
  if (wants (root, user_data))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = rdt_ui_find (child, wants, user_data);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static gboolean
is_of_type (GtkWidget     *widget,
            gconstpointer  type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), (GType) type);
}

GtkWidget *
rdt_ui_find_type (GtkWidget *root,
                  GType      type)
{
  return rdt_ui_find (root, is_of_type, (gconstpointer) type);
}

/* Returns: (transfer none): the value of a property, which its object owns */
gpointer
rdt_ui_get_object (gpointer    object,
                   const char *property)
{
  g_autoptr(GObject) value = NULL;

  g_object_get (object, property, &value, NULL);
  g_assert_nonnull (value);

  return value;
}

static void
add_to_list (GPtrArray *list,
             GtkWidget *widget,
             GType      type)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    g_ptr_array_add (list, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_to_list (list, child, type);
}

/**
 * rdt_ui_list:
 *
 * Returns: (transfer container): all widgets of a type
 */
GPtrArray *
rdt_ui_list (GtkWidget *root,
             GType      type)
{
  GPtrArray *list = g_ptr_array_new ();

  add_to_list (list, root, type);

  return list;
}

/**
 * rdt_ui_find_window:
 *
 * Returns: (nullable) (transfer none): the open window that fits
 */
GtkWidget *
rdt_ui_find_window (RdtUiWants wants,
                    gconstpointer user_data)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWidget) window = g_list_model_get_item (windows, i);

      if (wants (window, user_data))
        return window;
    }

  return NULL;
}

static gboolean
is_other_window (GtkWidget     *widget,
                 gconstpointer  window)
{
  return RDT_IS_WINDOW (widget) && widget != window;
}

/**
 * rdt_ui_find_other_window:
 *
 * Returns: (nullable) (transfer none): a window of the application other than
 *   the given one
 */
RdtWindow *
rdt_ui_find_other_window (RdtWindow *window)
{
  return (RdtWindow *) rdt_ui_find_window (is_other_window, window);
}

GtkWidget *
rdt_ui_find_window_type (GType type)
{
  return rdt_ui_find_window (is_of_type, (gconstpointer) type);
}

static gboolean
has_words (GtkWidget     *widget,
           gconstpointer  words)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL;
}

/**
 * rdt_ui_find_words:
 *
 * Returns: (nullable): the first label that contains the words
 */
GtkWidget *
rdt_ui_find_words (GtkWidget  *root,
                   const char *words)
{
  return rdt_ui_find (root, has_words, words);
}

static gboolean
has_action (GtkWidget     *widget,
            gconstpointer  action)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

/**
 * rdt_ui_find_action:
 *
 * Returns: (nullable): the first button of an action
 */
GtkWidget *
rdt_ui_find_action (GtkWidget  *root,
                    const char *action)
{
  return rdt_ui_find (root, has_action, action);
}

/**
 * rdt_ui_press_key:
 *
 * Gives a key to a widget's key controllers until one of them handles it.
 */
void
rdt_ui_press_key (GtkWidget *widget,
                  guint      key)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean is_taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !is_taken; i++)
    {
      g_autoptr(GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &is_taken);
    }
}

/**
 * rdt_ui_press_shortcut:
 * @key: as in "<Control>Return"
 *
 * Gives a key to a widget's shortcuts.
 *
 * Returns: whether one of them handled it
 */
gboolean
rdt_ui_press_shortcut (GtkWidget  *widget,
                       const char *key)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean is_taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GListModel) keys = g_list_model_get_item (controllers, i);

      for (guint j = 0; G_IS_LIST_MODEL (keys) && j < g_list_model_get_n_items (keys); j++)
        {
          g_autoptr(GtkShortcut) shortcut = g_list_model_get_item (keys, j);
          g_autofree char *trigger =
            gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

          if (!is_taken && g_str_equal (trigger, key))
            is_taken = gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0,
                                                     widget, NULL);
        }
    }

  return is_taken;
}

/**
 * rdt_ui_load_scenario:
 * @name: the name of the file, without its suffix
 *
 * Returns: (transfer full): a scenario of the installed ones
 */
RdtScenario *
rdt_ui_load_scenario (const char *name)
{
  g_autofree char *file_name = g_strconcat (name, ".scenario.json", NULL);
  g_autoptr(GFile) file = g_file_new_build_filename (g_getenv ("RDT_SOURCE_ROOT"), "scenarios",
                                                     file_name, NULL);
  g_autoptr(GError) error = NULL;
  RdtScenario *scenario = rdt_scenario_load_file (file, &error);

  g_assert_no_error (error);

  return scenario;
}

/**
 * rdt_ui_start:
 *
 * Begins a test program with an application, of which there can be one in a
 * process.
 *
 * Returns: (transfer full): the application, in which windows can be opened
 */
RdtApplication *
rdt_ui_start (int    *argc,
              char ***argv)
{
  RdtApplication *application;
  g_autoptr(GError) error = NULL;

  g_test_init (argc, argv, NULL);
  rdt_test_home_init ();
  application = rdt_application_new ();

  g_application_set_flags (G_APPLICATION (application),
                           G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE);
  g_application_set_default (G_APPLICATION (application));
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);

  return application;
}

/**
 * rdt_ui_open_window:
 *
 * Opens a window of the application that was started.
 *
 * Returns: (transfer none): the window, with its scenarios
 */
RdtWindow *
rdt_ui_open_window (void)
{
  RdtApplication *application = RDT_APPLICATION (g_application_get_default ());
  RdtWindow *window = rdt_window_new (GTK_APPLICATION (application),
                                      rdt_application_get_settings (application),
                                      rdt_application_get_library (application));

  gtk_window_present (GTK_WINDOW (window));
  rdt_ui_settle ();

  return window;
}

void
rdt_ui_close_window (RdtWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  rdt_ui_settle ();
}
