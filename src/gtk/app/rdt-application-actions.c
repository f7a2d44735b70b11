/* rdt-application-actions.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-application.h"

#include <glib/gi18n.h>

#include "rdt-config.h"
#include "rdt-preferences-window.h"
#include "rdt-reference-window.h"
#include "rdt-window.h"

typedef struct
{
  const char *action;
  const char *accelerators[3];
} Accelerator;

/* Every one of them stands in the shortcuts window; a test compares. */
static const Accelerator accelerators[] = {
  { .action = "app.new-window", .accelerators = { "<Control><Shift>n" } },
  { .action = "app.preferences", .accelerators = { "<Control>comma" } },
  { .action = "app.quit", .accelerators = { "<Control>q" } },
  { .action = "app.reference", .accelerators = { "F1" } },
  { .action = "win.close", .accelerators = { "<Control>w" } },
  { .action = "win.fullscreen", .accelerators = { "F11" } },
  { .action = "win.new", .accelerators = { "<Control>n" } },
  { .action = "win.open", .accelerators = { "<Control>o" } },
  { .action = "win.export", .accelerators = { "<Control>e" } },
  { .action = "win.print", .accelerators = { "<Control>p" } },
  { .action = "win.redo", .accelerators = { "<Control><Shift>z", "<Control>y" } },
  { .action = "win.save", .accelerators = { "<Control>s" } },
  { .action = "win.save-as", .accelerators = { "<Control><Shift>s" } },
  { .action = "win.show-help-overlay", .accelerators = { "<Control>question" } },
  { .action = "win.undo", .accelerators = { "<Control>z" } },
  { .action = "win.zoom-fit", .accelerators = { "<Control>0", "<Control>KP_0" } },
  { .action = "win.zoom-in", .accelerators = { "<Control>plus", "<Control>equal" } },
  { .action = "win.zoom-out", .accelerators = { "<Control>minus" } },
};

static void
new_window_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  gtk_window_present (GTK_WINDOW (rdt_window_new (user_data)));
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  RdtApplication *self = user_data;

  rdt_preferences_window_present (gtk_application_get_active_window (GTK_APPLICATION (self)),
                                  rdt_application_get_settings (self));
}

static void
reference_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  GtkWindow *parent = gtk_application_get_active_window (user_data);

  rdt_reference_window_present (parent, RDT_IS_WINDOW (parent)
                                          ? rdt_window_get_rules_id (RDT_WINDOW (parent))
                                          : NULL,
                                NULL);
}

static void
rule_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  const char *rules, *citation;

  g_variant_get (parameter, "(&s&s)", &rules, &citation);
  rdt_reference_window_present (gtk_application_get_active_window (user_data), rules, citation);
}

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  GList *windows = g_list_copy_deep (gtk_application_get_windows (user_data),
                                     (GCopyFunc) (GCallback) g_object_ref, NULL);

  /* Each asks for itself what is to become of unsaved work. */
  for (GList *at = windows; at != NULL; at = at->next)
    gtk_window_close (at->data);

  g_list_free_full (windows, g_object_unref);
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  const char *developers[] = { "The Redoubt authors", NULL };

  adw_show_about_window (gtk_application_get_active_window (user_data),
                         "application-name", _("Redoubt"),
                         "application-icon", "io.github.redoubt.Redoubt",
                         "version", RDT_VERSION,
                         "developer-name", "The Redoubt authors",
                         "developers", developers,
                         "copyright", "© 2026 The Redoubt authors",
                         "license-type", GTK_LICENSE_GPL_3_0,
                         "comments", _("Plays, referees and designs gridded miniature wargames "
                                       "under five rule sets by Bob Cordery."),
                         /* Translators: your names, one a line. */
                         "translator-credits", _("translator-credits"),
                         NULL);
}

static const GActionEntry entries[] = {
  { .name = "about", .activate = about_cb },
  { .name = "new-window", .activate = new_window_cb },
  { .name = "preferences", .activate = preferences_cb },
  { .name = "quit", .activate = quit_cb },
  { .name = "reference", .activate = reference_cb },
  { .name = "rule", .activate = rule_cb, .parameter_type = "(ss)" },
};

/**
 * rdt_application_install_actions:
 *
 * Gives the application its actions, and all actions their keys.
 */
void
rdt_application_install_actions (RdtApplication *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);

  for (guint i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self),
                                           accelerators[i].action,
                                           (const char **) accelerators[i].accelerators);
}
