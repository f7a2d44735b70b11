/* rdt-file-dialogs.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-file-dialogs.h"

#include <glib/gi18n.h>

#include "rdt-application.h"
#include "rdt-plain.h"
#include "rdt-suffix.h"

static void
add_filter (GtkFileChooser *chooser,
            const char     *name,
            const char     *pattern)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (chooser, filter);
  g_object_unref (filter);
}

static char *
strip (const char *name,
       const char *end)
{
  gsize length = strlen (name);

  if (g_str_has_suffix (name, end))
    length -= strlen (end);

  return g_strndup (name, length);
}

/**
 * rdt_file_dialogs_complete_name:
 * @suffix: how it must end, such as `.battle.json`
 *
 * Returns: (transfer full): the name with all of the suffix, of which it may
 *   have a part
 */
char *
rdt_file_dialogs_complete_name (const char *name,
                                const char *suffix)
{
  const char *json = strrchr (suffix, '.');
  g_autofree char *kind = strip (suffix, json);
  g_autofree char *without_json = strip (name, json);
  g_autofree char *bare = strip (without_json, kind);

  return g_strconcat (bare, suffix, NULL);
}

/* What a page is saved in is told by how its name ends; typing a new name easily
 * takes the end away, and the file would not be found again.
 */
static GFile *
complete (GFile      *file,
          const char *suffix)
{
  g_autoptr(GFile) folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *full = rdt_file_dialogs_complete_name (name, suffix);

  return g_file_get_child (folder, full);
}

static void
save_in (RdtWindow     *window,
         GFile         *file,
         const char    *suffix,
         RdtFileChosen  chosen)
{
  g_autoptr(GFile) full = complete (file, suffix);

  /* The chooser has asked about another file. */
  if (!g_file_equal (file, full) && g_file_query_exists (full, NULL))
    {
      g_autofree char *basename = g_file_get_basename (full);
      g_autofree char *name = rdt_plain_file_name (basename);
      g_autofree char *body = g_strdup_printf (_("“%s” already exists."), name);

      rdt_window_report (window, _("Could Not Save File"), body);
    }
  else
    {
      chosen (window, full);
    }
}

static void
responded_cb (GtkNativeDialog *dialog,
              int              response,
              RdtWindow       *window)
{
  RdtFileChosen chosen = (RdtFileChosen) g_object_get_data (G_OBJECT (dialog), "chosen");
  const char *suffix = g_object_get_data (G_OBJECT (dialog), "suffix");
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    {
      if (suffix != NULL)
        save_in (window, file, suffix, chosen);
      else
        chosen (window, file);
    }

  g_object_unref (dialog);
}

static GtkFileChooserNative *
create (RdtWindow            *window,
        const char           *title,
        GtkFileChooserAction  action,
        RdtFileChosen         chosen)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, GTK_WINDOW (window),
                                                              action, NULL, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_object_set_data (G_OBJECT (dialog), "chosen", chosen);
  g_signal_connect (dialog, "response", G_CALLBACK (responded_cb), window);

  return dialog;
}

/**
 * rdt_file_dialogs_open:
 *
 * Lets somebody choose a battle or a scenario to open.
 */
void
rdt_file_dialogs_open (RdtWindow *window)
{
  GtkFileChooserNative *dialog = create (window, _("Open"), GTK_FILE_CHOOSER_ACTION_OPEN,
                                         rdt_window_open_file);

  add_filter (GTK_FILE_CHOOSER (dialog), _("Battles and Scenarios"), "*.json");
  add_filter (GTK_FILE_CHOOSER (dialog), _("Battles"), "*" RDT_BATTLE_SUFFIX);
  add_filter (GTK_FILE_CHOOSER (dialog), _("Scenarios"), "*" RDT_SCENARIO_SUFFIX);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/* Scenarios go to the library's folder, where the first page finds them again. */
static void
propose (GtkFileChooser *chooser,
         RdtLibrary     *library,
         RdtPage        *page,
         const char     *name)
{
  if (rdt_page_get_file (page) != NULL)
    {
      gtk_file_chooser_set_file (chooser, rdt_page_get_file (page), NULL);
      return;
    }

  gtk_file_chooser_set_current_name (chooser, name);
  if (g_str_has_suffix (name, RDT_SCENARIO_SUFFIX) && rdt_library_make_folder (library, NULL))
    gtk_file_chooser_set_current_folder (chooser, rdt_library_get_folder (library), NULL);
}

/**
 * rdt_file_dialogs_save:
 *
 * Lets somebody choose where a page is saved.
 */
void
rdt_file_dialogs_save (RdtWindow     *window,
                       RdtPage       *page,
                       RdtFileChosen  chosen)
{
  GtkFileChooserNative *dialog = create (window, _("Save As"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                         chosen);
  g_autofree char *name = rdt_page_dup_name (page);

  g_object_set_data (G_OBJECT (dialog), "suffix",
                     (gpointer) (g_str_has_suffix (name, RDT_BATTLE_SUFFIX) ? RDT_BATTLE_SUFFIX
                                                                            : RDT_SCENARIO_SUFFIX));

  propose (GTK_FILE_CHOOSER (dialog), rdt_window_get_library (window), page, name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
