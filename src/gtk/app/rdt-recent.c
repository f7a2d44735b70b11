/* rdt-recent.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-recent.h"

#include "rdt-autosave.h"
#include "rdt-mnemonic.h"
#include "rdt-suffix.h"

/* A longer menu could not be taken in at a glance. */
#define MOST_ITEMS 10

/* Automatically saved battles are continued from the welcome page instead. */
static gboolean
is_ours (GtkRecentInfo *info)
{
  const char *uri = gtk_recent_info_get_uri (info);
  g_autofree char *state = g_filename_to_uri (g_get_user_state_dir (), NULL, NULL);

  return (g_str_has_suffix (uri, RDT_BATTLE_SUFFIX) || g_str_has_suffix (uri, RDT_SCENARIO_SUFFIX))
         && (state == NULL || !g_str_has_prefix (uri, state))
         && gtk_recent_info_exists (info);
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified ((GtkRecentInfo *) b),
                              gtk_recent_info_get_modified ((GtkRecentInfo *) a));
}

/**
 * rdt_recent_add:
 * @file: a file that was opened or saved
 *
 * Adds a file to the desktop's list of recent files, except for automatic saves,
 * which the user has not named.
 */
void
rdt_recent_add (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  if (!rdt_autosave_folder_has (RDT_AUTOSAVE_BATTLE, file))
    gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}

/**
 * rdt_recent_create_menu:
 *
 * Returns: (transfer full): a menu of the files, most recent first
 */
GMenuModel *
rdt_recent_create_menu (void)
{
  GMenu *menu = g_menu_new ();
  GList *items = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());

  items = g_list_sort (items, compare_times);

  for (GList *at = items; at != NULL; at = at->next)
    {
      g_autoptr(GMenuItem) item = NULL;
      g_autofree char *label = NULL;

      if (!is_ours (at->data) || g_menu_model_get_n_items (G_MENU_MODEL (menu)) >= MOST_ITEMS)
        continue;

      label = rdt_mnemonic_escape (gtk_recent_info_get_display_name (at->data));
      item = g_menu_item_new (label, NULL);
      g_menu_item_set_action_and_target (item, "win.open-recent", "s",
                                         gtk_recent_info_get_uri (at->data));
      g_menu_append_item (menu, item);
    }

  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);

  return G_MENU_MODEL (menu);
}
