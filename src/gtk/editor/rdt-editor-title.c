/* rdt-editor-title.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-title.h"

#include <glib/gi18n.h>

#include "rdt-plain.h"

/* The title of an editor's window: what the scenario is called, whether its file
 * lacks something, the rule set and the file.
 */

static void
changed_cb (AdwWindowTitle *self,
            GParamSpec     *pspec,
            RdtScenario    *scenario)
{
  GFile *file = rdt_scenario_get_file (scenario);
  g_autofree char *basename = file != NULL ? g_file_get_basename (file) : NULL;
  g_autofree char *name = file != NULL ? rdt_plain_file_name (basename)
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
 * Has a title follow a scenario, as long as the title lives.
 */
void
rdt_editor_title_attach (AdwWindowTitle *title,
                         RdtScenario    *scenario)
{
  g_signal_connect_object (scenario, "notify", G_CALLBACK (changed_cb), title, G_CONNECT_SWAPPED);
  changed_cb (title, NULL, scenario);
}
