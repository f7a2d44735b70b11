/* rdt-editor-title.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-title.h"

#include <glib/gi18n.h>

#include "rdt-button.h"
#include "rdt-sanitise.h"

/* The title of an editor's window: the name, an unsaved mark, the rule set and the
 * file; and the tooltips of Undo and Redo.
 */

static void
changed_cb (AdwWindowTitle *self,
            GParamSpec     *pspec,
            RdtScenario    *scenario)
{
  GFile *file = rdt_scenario_get_file (scenario);
  g_autofree char *basename = file != NULL ? g_file_get_basename (file) : NULL;
  g_autofree char *name = file != NULL ? rdt_sanitise_file_name (basename)
                                       : g_strdup (_("not saved"));
  const char *title = rdt_scenario_get_title (scenario);
  g_autofree char *marked = g_strdup_printf ("• %s", title);
  g_autofree char *subtitle =
    g_strdup_printf ("%s · %s", rdt_ruleset_get_name (rdt_scenario_get_ruleset (scenario)), name);

  adw_window_title_set_title (self, rdt_scenario_is_modified (scenario) ? marked : title);
  adw_window_title_set_subtitle (self, subtitle);
}

/**
 * rdt_editor_title_attach:
 *
 * Makes a title follow a scenario, for the lifetime of the title.
 */
void
rdt_editor_title_attach (AdwWindowTitle *title,
                         RdtScenario    *scenario)
{
  g_signal_connect_object (scenario, "notify", G_CALLBACK (changed_cb), title, G_CONNECT_SWAPPED);
  changed_cb (title, NULL, scenario);
}

static void
undo_changed_cb (GtkWidget   *button,
                 GParamSpec  *pspec,
                 RdtScenario *scenario)
{
  const char *name = rdt_scenario_get_undo_name (scenario);
  /* Translators: %s is an edit, such as "Move Unit". */
  g_autofree char *words = name != NULL ? g_strdup_printf (_("Undo: %s"), name)
                                        : g_strdup (_("Undo"));

  rdt_button_say (button, words);
}

static void
redo_changed_cb (GtkWidget   *button,
                 GParamSpec  *pspec,
                 RdtScenario *scenario)
{
  const char *name = rdt_scenario_get_redo_name (scenario);
  /* Translators: %s is an edit, such as "Move Unit". */
  g_autofree char *words = name != NULL ? g_strdup_printf (_("Redo: %s"), name)
                                        : g_strdup (_("Redo"));

  rdt_button_say (button, words);
}

/**
 * rdt_editor_title_attach_step:
 * @is_redo: whether it is the Redo button
 *
 * Keeps the tooltip of a button up to date, for the lifetime of the button.
 */
void
rdt_editor_title_attach_step (GtkWidget   *button,
                              RdtScenario *scenario,
                              gboolean     is_redo)
{
  void (*changed) (GtkWidget *, GParamSpec *, RdtScenario *) = is_redo ? redo_changed_cb
                                                                      : undo_changed_cb;

  g_signal_connect_object (scenario, "notify", G_CALLBACK (changed), button, G_CONNECT_SWAPPED);
  changed (button, NULL, scenario);
}
