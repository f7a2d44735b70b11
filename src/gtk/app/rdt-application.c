/* rdt-application.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-application.h"

#include <glib/gi18n.h>

#include "rdt-autosave.h"
#include "rdt-config.h"
#include "rdt-error-dialog.h"
#include "rdt-gtk-workarounds.h"
#include "rdt-lessons.h"
#include "rdt-preferences-window.h"
#include "rdt-recover.h"
#include "rdt-reference-window.h"
#include "rdt-window.h"

/**
 * RdtApplication:
 *
 * The application: owns the library of scenarios and rule sets, the settings and
 * the windows.
 */

struct _RdtApplication
{
  AdwApplication  parent_instance;

  GSettings      *settings;
  RdtLibrary     *library;
  guint           has_offered : 1;   /* whether recovery after a crash has been offered */
};

#define APPLICATION_ID "io.github.redoubt.Redoubt"

G_DEFINE_FINAL_TYPE (RdtApplication, rdt_application, ADW_TYPE_APPLICATION)

typedef struct
{
  const char *action;
  const char *accelerators[4];
} Accelerator;

/* Every accelerator is listed in the shortcuts window; a test compares the two. */
static const Accelerator accelerators[] = {
  { .action = "app.guide", .accelerators = { "F1" } },
  { .action = "app.new-window", .accelerators = { "<Control><Shift>n" } },
  { .action = "app.preferences", .accelerators = { "<Control>comma" } },
  { .action = "app.quit", .accelerators = { "<Control>q" } },
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
  { .action = "win.welcome", .accelerators = { "<Alt>Home" } },
  { .action = "win.zoom-fit", .accelerators = { "<Control>0", "<Control>KP_0" } },
  { .action = "win.zoom-in",
    .accelerators = { "<Control>plus", "<Control>equal", "<Control>KP_Add" } },
  { .action = "win.zoom-out", .accelerators = { "<Control>minus", "<Control>KP_Subtract" } },
};

static RdtWindow *
create_window (RdtApplication *self)
{
  return rdt_window_new (GTK_APPLICATION (self), self->settings, self->library);
}

static RdtWindow *
ensure_window (RdtApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (window == NULL || !RDT_IS_WINDOW (window))
    window = GTK_WINDOW (create_window (self));

  return RDT_WINDOW (window);
}

static void
new_window_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  gtk_window_present (GTK_WINDOW (create_window (user_data)));
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
guide_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  rdt_reference_window_present_guide (gtk_application_get_active_window (user_data),
                                      RDT_APPLICATION (user_data)->library);
}

static void
reference_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  rdt_reference_window_present (gtk_application_get_active_window (user_data),
                                RDT_APPLICATION (user_data)->library, NULL, NULL);
}

static void
rule_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  const char *rules, *citation;

  g_variant_get (parameter, "(&s&s)", &rules, &citation);
  rdt_reference_window_present (gtk_application_get_active_window (user_data),
                                RDT_APPLICATION (user_data)->library, rules, citation);
}

static void
learn_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  RdtApplication *self = user_data;
  RdtWindow *window = ensure_window (self);
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtBattle) battle = rdt_lessons_begin (g_variant_get_string (parameter, NULL),
                                                   &error);

  if (battle != NULL)
    rdt_window_show_battle (rdt_window_find_room (window), battle);
  else
    rdt_error_dialog_present (GTK_WINDOW (window), _("Could Not Open Guided Battle"),
                              error->message);
}

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  GList *windows = g_list_copy_deep (gtk_application_get_windows (user_data),
                                     (GCopyFunc) (GCallback) g_object_ref, NULL);

  /* Each window asks on its own about unsaved changes. */
  for (GList *at = windows; at != NULL; at = at->next)
    gtk_window_close (at->data);

  g_list_free_full (windows, g_object_unref);
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  const char *authors = _("The Redoubt authors");
  const char *developers[] = { authors, NULL };
  const char *designers[] = { "Bob Cordery", NULL };
  GtkWidget *about = adw_about_window_new ();

  g_object_set (about,
                "transient-for", gtk_application_get_active_window (user_data),
                "application-name", _("Redoubt"),
                "application-icon", "io.github.redoubt.Redoubt",
                "version", RDT_VERSION,
                "developer-name", authors,
                "developers", developers,
                "copyright", "© 2026 The Redoubt authors",
                "license-type", GTK_LICENSE_GPL_3_0,
                "website", "https://redoubt.github.io/",
                "issue-url", "https://github.com/redoubt/redoubt/issues",
                "comments", _("Play, referee and design gridded miniature wargames with"
                              " five rule sets by Bob Cordery."),
                /* Translators: your names, one a line. */
                "translator-credits", _("translator-credits"),
                NULL);
  adw_about_window_add_credit_section (ADW_ABOUT_WINDOW (about), _("Rules by"), designers);
  gtk_window_present (GTK_WINDOW (about));
}

static const GActionEntry entries[] = {
  { .name = "about", .activate = about_cb },
  { .name = "guide", .activate = guide_cb },
  { .name = "learn", .activate = learn_cb, .parameter_type = "s" },
  { .name = "new-window", .activate = new_window_cb },
  { .name = "preferences", .activate = preferences_cb },
  { .name = "quit", .activate = quit_cb },
  { .name = "reference", .activate = reference_cb },
  { .name = "rule", .activate = rule_cb, .parameter_type = "(ss)" },
};

/* Adds the application's actions, and sets the accelerators of all actions. */
static void
install_actions (RdtApplication *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);

  for (guint i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self),
                                           accelerators[i].action,
                                           (const char **) accelerators[i].accelerators);
}

static gboolean
get_colour_scheme (GValue   *value,
                   GVariant *variant,
                   gpointer  unused)
{
  const char *style = g_variant_get_string (variant, NULL);
  AdwColorScheme scheme = ADW_COLOR_SCHEME_DEFAULT;

  if (g_str_equal (style, "light"))
    scheme = ADW_COLOR_SCHEME_FORCE_LIGHT;
  else if (g_str_equal (style, "dark"))
    scheme = ADW_COLOR_SCHEME_FORCE_DARK;

  g_value_set_enum (value, scheme);

  return TRUE;
}

static gpointer
load_library (gpointer unused)
{
  rdt_autosave_folder_sweep ();

  return rdt_library_new ();
}

static void
rdt_application_startup (GApplication *application)
{
  RdtApplication *self = RDT_APPLICATION (application);
  GThread *loading;

  /* GLib makes GVfs while it holds the lock under which it makes GSettings' backend,
   * and the backend for key files needs GVfs.  Two threads that begin with one each
   * wait for each other for ever, so GVfs is made before there are two.
   */
  g_vfs_get_default ();

  /* GTK takes several times as long to start, so reading the scenarios meanwhile
   * costs no time.
   */
  loading = g_thread_new ("library", load_library, NULL);

  G_APPLICATION_CLASS (rdt_application_parent_class)->startup (application);
  rdt_gtk_workarounds_install ();

  g_set_application_name (_("Redoubt"));
  gtk_window_set_default_icon_name (APPLICATION_ID);

  self->settings = g_settings_new (APPLICATION_ID);
  self->library = g_thread_join (loading);
  g_settings_bind_with_mapping (self->settings, "colour-style",
                                adw_style_manager_get_default (), "color-scheme",
                                G_SETTINGS_BIND_GET,
                                get_colour_scheme, NULL, NULL, NULL);

  /* Selectable labels take the focus so that screen readers read them; their text
   * should not be selected by that.
   */
  g_object_set (gtk_settings_get_default (), "gtk-label-select-on-focus", FALSE, NULL);

  install_actions (self);
}

/* What is not recovered now is offered again at the next start. */
static void
offer_once (RdtApplication *self,
            RdtWindow      *window)
{
  if (!self->has_offered)
    rdt_recover_offer_async (window, NULL, NULL);
  self->has_offered = TRUE;
}

static void
rdt_application_activate (GApplication *application)
{
  RdtApplication *self = RDT_APPLICATION (application);
  RdtWindow *window = ensure_window (self);

  gtk_window_present (GTK_WINDOW (window));
  offer_once (self, window);
}

static void
rdt_application_open (GApplication  *application,
                      GFile        **files,
                      int            n_files,
                      const char    *hint)
{
  RdtApplication *self = RDT_APPLICATION (application);
  RdtWindow *first = ensure_window (self);

  for (int i = 0; i < n_files; i++)
    {
      RdtWindow *window = i == 0 ? first : create_window (self);

      gtk_window_present (GTK_WINDOW (window));
      rdt_window_open_file (window, files[i]);
    }

  offer_once (self, first);
}

static int
rdt_application_handle_local_options (GApplication *application,
                                      GVariantDict *options)
{
  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("redoubt %s\n", RDT_VERSION);
      return 0;
    }

  return -1;
}

static void
rdt_application_finalize (GObject *object)
{
  RdtApplication *self = RDT_APPLICATION (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (rdt_application_parent_class)->finalize (object);
}

static void
rdt_application_class_init (RdtApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->finalize = rdt_application_finalize;

  application_class->activate = rdt_application_activate;
  application_class->handle_local_options = rdt_application_handle_local_options;
  application_class->open = rdt_application_open;
  application_class->startup = rdt_application_startup;
}

static void
rdt_application_init (RdtApplication *self)
{
  const GOptionEntry options[] = {
    { "version", 'v', 0, G_OPTION_ARG_NONE, NULL, N_("Print version and exit"), NULL },
    { 0 },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE…]"));
}

RdtApplication *
rdt_application_new (void)
{
  return g_object_new (RDT_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/redoubt/Redoubt",
                       NULL);
}

GSettings *
rdt_application_get_settings (RdtApplication *self)
{
  g_return_val_if_fail (RDT_IS_APPLICATION (self), NULL);

  return self->settings;
}

RdtLibrary *
rdt_application_get_library (RdtApplication *self)
{
  g_return_val_if_fail (RDT_IS_APPLICATION (self), NULL);

  return self->library;
}
