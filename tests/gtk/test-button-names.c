/* test-button-names.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "rdt-button-names.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

static void
test_button_names_are_told_once (void)
{
  GtkWidget *button = gtk_button_new_with_mnemonic ("Play _Again");
  GtkWidget *window = rdt_ui_show (button, 200, 100);

  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (button),
                                                    GTK_ACCESSIBLE_PROPERTY_LABEL));
  g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button),
                                                   GTK_ACCESSIBLE_RELATION_LABELLED_BY));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* A button without a mnemonic has no other name. */
static void
test_button_names_are_kept (void)
{
  GtkWidget *button = gtk_button_new_with_label ("Play");
  GtkWidget *window = rdt_ui_show (button, 200, 100);

  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (button),
                                                   GTK_ACCESSIBLE_PROPERTY_LABEL));

  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();
  rdt_button_names_init ();

  g_test_add_func ("/gtk/button-names/are-told-once", test_button_names_are_told_once);
  g_test_add_func ("/gtk/button-names/are-kept", test_button_names_are_kept);

  return g_test_run ();
}
