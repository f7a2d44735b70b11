/* rdt-print-settings.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-print-settings.h"

/* The answers of the system's dialogs are kept in our settings, as GTK's key files. */

static void
keep (GSettings  *settings,
      const char *key,
      GKeyFile   *file)
{
  g_autofree char *text = g_key_file_to_data (file, NULL, NULL);

  g_settings_set_string (settings, key, text);
}

static GKeyFile *
load (GSettings  *settings,
      const char *key)
{
  g_autofree char *text = g_settings_get_string (settings, key);
  g_autoptr(GKeyFile) file = g_key_file_new ();

  if (text[0] == '\0' || !g_key_file_load_from_data (file, text, -1, G_KEY_FILE_NONE, NULL))
    return NULL;

  return g_steal_pointer (&file);
}

/**
 * rdt_print_settings_load_setup:
 *
 * Returns: (transfer full): the last paper, or that of the locale
 */
GtkPageSetup *
rdt_print_settings_load_setup (GSettings *settings)
{
  g_autoptr(GKeyFile) file = load (settings, "page-setup");
  GtkPageSetup *setup = NULL;

  if (file != NULL)
    setup = gtk_page_setup_new_from_key_file (file, NULL, NULL);

  return setup != NULL ? setup : gtk_page_setup_new ();
}

/**
 * rdt_print_settings_keep_setup:
 * Saves the paper and its orientation for the next time.
 */
void
rdt_print_settings_keep_setup (GSettings    *settings,
                               GtkPageSetup *setup)
{
  g_autoptr(GKeyFile) file = g_key_file_new ();

  gtk_page_setup_to_key_file (setup, file, NULL);
  keep (settings, "page-setup", file);
}

/**
 * rdt_print_settings_load:
 *
 * Returns: (transfer full): the last printer with all its options
 */
GtkPrintSettings *
rdt_print_settings_load (GSettings *settings)
{
  g_autoptr(GKeyFile) file = load (settings, "print-settings");
  GtkPrintSettings *loaded = NULL;

  if (file != NULL)
    loaded = gtk_print_settings_new_from_key_file (file, NULL, NULL);

  return loaded != NULL ? loaded : gtk_print_settings_new ();
}

/**
 * rdt_print_settings_keep:
 * @chosen: what was chosen in the system's dialog
 *
 * Saves the printer and its options for the next time.
 */
void
rdt_print_settings_keep (GSettings        *settings,
                         GtkPrintSettings *chosen)
{
  g_autoptr(GKeyFile) file = g_key_file_new ();

  gtk_print_settings_to_key_file (chosen, file, NULL);
  keep (settings, "print-settings", file);
}
