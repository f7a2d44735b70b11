/* rdt-file-dialogs.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-file-dialogs.h"

#include <glib/gi18n.h>

#include "rdt-error-dialog.h"
#include "rdt-sanitise.h"
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
 * @suffix: the required suffix, such as `.battle.json`
 *
 * Returns: (transfer full): the name with the whole suffix, of which it may
 *   already have a part
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

/* The suffix tells battles from scenarios.  It is easily deleted while typing a new
 * name, and the file would then not be found again.
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

/* Whom to give the chosen file to. */
typedef struct
{
  GtkWindow     *window;
  const char    *suffix;        /* (nullable): the required suffix */
  RdtFileChosen  chosen;
  gpointer       user_data;
} Choice;

static void
free_choice (gpointer  data,
             GClosure *closure)
{
  g_free (data);
}

/* Returns: (transfer full) (nullable): the file with its whole suffix, or %NULL if
 * it must not be overwritten.
 */
static GFile *
complete_or_report (const Choice *choice,
                    GFile        *file)
{
  g_autoptr(GFile) full = complete (file, choice->suffix);

  /* The file chooser asked about overwriting a file of another name. */
  if (!g_file_equal (file, full) && g_file_query_exists (full, NULL))
    {
      g_autofree char *basename = g_file_get_basename (full);
      g_autofree char *name = rdt_sanitise_file_name (basename);
      g_autofree char *body = g_strdup_printf (_("“%s” already exists."), name);

      rdt_error_dialog_present (choice->window, _("Could Not Save File"), body);
      return NULL;
    }

  return g_steal_pointer (&full);
}

static void
responded_cb (GtkNativeDialog *dialog,
              int              response,
              const Choice    *choice)
{
  g_autoptr(GFile) file = NULL;
  g_autoptr(GFile) full = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  if (file != NULL && choice->suffix != NULL)
    full = complete_or_report (choice, file);
  else
    full = g_steal_pointer (&file);

  choice->chosen (full, choice->user_data);
  g_object_unref (dialog);
}

static GtkFileChooser *
create (const char           *title,
        GtkFileChooserAction  action,
        const Choice         *choice)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, choice->window, action,
                                                              NULL, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_data (dialog, "response", G_CALLBACK (responded_cb),
                         g_memdup2 (choice, sizeof *choice), free_choice, 0);

  return GTK_FILE_CHOOSER (dialog);
}

/**
 * rdt_file_dialogs_open:
 *
 * Shows a file chooser for a battle or a scenario to open.
 */
void
rdt_file_dialogs_open (GtkWindow     *window,
                       RdtFileChosen  chosen,
                       gpointer       user_data)
{
  const Choice choice = { .window = window, .chosen = chosen, .user_data = user_data };
  GtkFileChooser *dialog = create (_("Open"), GTK_FILE_CHOOSER_ACTION_OPEN, &choice);

  add_filter (dialog, _("Battles and Scenarios"), "*.json");
  add_filter (dialog, _("Battles"), "*" RDT_BATTLE_SUFFIX);
  add_filter (dialog, _("Scenarios"), "*" RDT_SCENARIO_SUFFIX);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
propose (GtkFileChooser *chooser,
         RdtPage        *page,
         const char     *name)
{
  g_autoptr(GFile) folder = NULL;

  if (rdt_page_get_file (page) != NULL)
    {
      gtk_file_chooser_set_file (chooser, rdt_page_get_file (page), NULL);
      return;
    }

  gtk_file_chooser_set_current_name (chooser, name);
  folder = rdt_page_dup_folder (page);
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
}

/**
 * rdt_file_dialogs_save:
 *
 * Shows a file chooser for where to save a page.
 */
void
rdt_file_dialogs_save (RdtPage       *page,
                       RdtFileChosen  chosen,
                       gpointer       user_data)
{
  g_autofree char *name = rdt_page_dup_name (page);
  const Choice choice = {
    .window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page))),
    .suffix = g_str_has_suffix (name, RDT_BATTLE_SUFFIX) ? RDT_BATTLE_SUFFIX
                                                         : RDT_SCENARIO_SUFFIX,
    .chosen = chosen,
    .user_data = user_data,
  };
  GtkFileChooser *dialog = create (_("Save As"), GTK_FILE_CHOOSER_ACTION_SAVE, &choice);

  propose (dialog, page, name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
