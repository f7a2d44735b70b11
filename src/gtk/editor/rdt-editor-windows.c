/* rdt-editor-windows.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-windows.h"

#include "rdt-convert-window.h"
#include "rdt-editor-edits.h"
#include "rdt-replace-window.h"
#include "rdt-resize-window.h"
#include "rdt-translation-window.h"

/* The actions that open windows. */

typedef struct
{
  GtkWidget *page;
  RdtEditor *editor;
} Source;

/* Applies pending input of a form first. */
static GtkWindow *
get_parent (const Source *source)
{
  gtk_widget_activate_action (source->page, "editor.focus-board", NULL);

  return GTK_WINDOW (gtk_widget_get_root (source->page));
}

static void
convert_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  const Source *source = user_data;
  const char *path, *value;
  RdtRuleset *ruleset;

  g_variant_get (parameter, "(&s&s)", &path, &value);
  if (!g_str_equal (path, "rules"))
    {
      rdt_editor_edits_convert (source->editor, path, value);
      return;
    }

  ruleset = rdt_ruleset_find (value);
  if (ruleset != NULL)
    rdt_convert_window_present (GTK_WINDOW (gtk_widget_get_root (source->page)),
                                source->editor, ruleset);
}

static void
replace_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  const Source *source = user_data;

  rdt_replace_window_present (get_parent (source), source->editor);
}

static void
resize_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  const Source *source = user_data;

  rdt_resize_window_present (get_parent (source), source->editor);
}

static void
translations_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  const Source *source = user_data;

  rdt_translation_window_present (get_parent (source), source->editor);
}

static const GActionEntry entries[] = {
  { .name = "convert", .activate = convert_cb, .parameter_type = "(ss)" },
  { .name = "replace", .activate = replace_cb },
  { .name = "resize", .activate = resize_cb },
  { .name = "translations", .activate = translations_cb },
};

/**
 * rdt_editor_windows_add_actions:
 * @actions: a group that lives as long as the page and the editor
 * @page: a widget of the parent window
 */
void
rdt_editor_windows_add_actions (GActionMap *actions,
                                GtkWidget  *page,
                                RdtEditor  *editor)
{
  Source *source = g_new (Source, 1);

  source->page = page;
  source->editor = editor;
  /* Action entries do not own their user data. */
  g_object_set_data_full (G_OBJECT (actions), "windows", source, g_free);
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), source);
}
