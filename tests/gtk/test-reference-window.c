/* test-reference-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reference-window.h"
#include "rdt-ui.h"

typedef struct
{
  RdtWindow *window;
} Fixture;

static RdtLibrary *
get_library (void)
{
  return rdt_application_get_library (RDT_APPLICATION (g_application_get_default ()));
}

static void
set_up (Fixture       *fixture,
        gconstpointer  unused)
{
  fixture->window = rdt_ui_open_window ();
}

static gboolean
is_reference (GtkWidget     *widget,
              gconstpointer  unused)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "RdtReferenceWindow");
}

static GtkWidget *
find_reference (void)
{
  GtkWidget *window = rdt_ui_find_window (is_reference, NULL);

  g_assert_nonnull (window);
  rdt_ui_settle ();

  return window;
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  unused)
{
  gtk_window_destroy (GTK_WINDOW (find_reference ()));
  rdt_ui_close_window (fixture->window);
}

/* A drop-down has an entry of its own. */
static gboolean
is_shown_entry (GtkWidget     *widget,
                gconstpointer  unused)
{
  return GTK_IS_SEARCH_ENTRY (widget) && gtk_widget_get_mapped (widget);
}

static void
search (GtkWidget  *window,
        const char *query)
{
  GtkWidget *entry = rdt_ui_find (window, is_shown_entry, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), query);
  g_signal_emit_by_name (entry, "search-changed");
}

static gboolean
is_label (GtkWidget     *widget,
          gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text);
}

static gboolean
shows (GtkWidget  *window,
       const char *text)
{
  return rdt_ui_find (window, is_label, text) != NULL;
}

static gboolean
is_wanted (GtkWidget     *widget,
           gconstpointer  unused)
{
  return gtk_widget_has_css_class (widget, "wanted");
}

/* The paragraph that a refusal cites may be in the middle of an article. */
static void
test_paragraph_that_is_cited_is_marked (Fixture       *fixture,
                                        gconstpointer  unused)
{
  GtkWidget *window, *marked;

  rdt_reference_window_present (GTK_WINDOW (fixture->window), get_library (), "modern", "M20");
  window = find_reference ();
  marked = rdt_ui_find (window, is_wanted, NULL);

  g_assert_true (GTK_IS_LABEL (marked));
  g_assert_true (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (marked)),
                                   "Give the order again every turn"));
}

static gboolean
is_heading (GtkWidget     *widget,
            gconstpointer  text)
{
  return is_label (widget, text) && gtk_widget_has_css_class (widget, "heading");
}

/* No heading is repeated. */
static void
test_article_called_as_its_section_has_no_heading (Fixture       *fixture,
                                                   gconstpointer  unused)
{
  GtkWidget *window;

  rdt_reference_window_present (GTK_WINDOW (fixture->window), get_library (), "modern", NULL);
  window = find_reference ();

  g_assert_null (rdt_ui_find (window, is_heading, "Transport"));
  g_assert_nonnull (rdt_ui_find (window, is_heading, "Gas (option)"));
}

static void
test_letter_that_is_cited_is_marked_whole (Fixture       *fixture,
                                           gconstpointer  unused)
{
  GtkWidget *window, *marked;

  rdt_reference_window_present (GTK_WINDOW (fixture->window), get_library (), "modern",
                                "Movement (h)");
  window = find_reference ();
  marked = rdt_ui_find (window, is_wanted, NULL);

  g_assert_true (GTK_IS_BOX (marked));
  g_assert_true (shows (marked, "Movement (h) – Contact"));
}

static void
test_guide_and_rules_are_searched_together (Fixture       *fixture,
                                            gconstpointer  unused)
{
  GtkWidget *window;

  rdt_reference_window_present (GTK_WINDOW (fixture->window), get_library (), "modern", NULL);
  window = find_reference ();

  search (window, "how do I print");
  g_assert_true (shows (window, "Paper and Files – Printing"));

  search (window, "can I shoot over my own men?");
  g_assert_true (shows (window, "Firing (g) – Line of sight"));
  g_assert_false (shows (window, "Paper and Files – Printing"));

  search (window, "");
  g_assert_true (shows (window, "Gas (option)"));
  g_assert_false (shows (window, "Printing"));
}

/* Without a battle the rule set is not known. */
static void
test_rules_of_all_sets_are_found_from_the_guide (Fixture       *fixture,
                                                 gconstpointer  unused)
{
  GtkWidget *window;

  rdt_reference_window_present_guide (GTK_WINDOW (fixture->window), get_library ());
  window = find_reference ();
  g_assert_true (shows (window, "Printing"));

  search (window, "shoot over my own men");
  g_assert_true (shows (window, "Portable Wargame: Modern"));
  g_assert_true (shows (window, "Firing (g) – Line of sight"));
  g_assert_true (shows (window, "Fire Combat – Line of sight"));

  search (window, "xyzzy");
  g_assert_true (shows (window, "No Results Found"));
}

#define add(path, func) \
  g_test_add ("/gtk/reference-window/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_autoptr(RdtApplication) application = rdt_ui_start (&argc, &argv);

  add ("paragraph", test_paragraph_that_is_cited_is_marked);
  add ("headings", test_article_called_as_its_section_has_no_heading);
  add ("letter", test_letter_that_is_cited_is_marked_whole);
  add ("search", test_guide_and_rules_are_searched_together);
  add ("search-from-guide", test_rules_of_all_sets_are_found_from_the_guide);

  return g_test_run ();
}
