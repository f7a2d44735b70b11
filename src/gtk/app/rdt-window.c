/* rdt-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-window.h"

#include <glib/gi18n.h>

#include "rdt-battle-load.h"
#include "rdt-battle-page.h"
#include "rdt-editor-page.h"
#include "rdt-error-dialog.h"
#include "rdt-file-dialogs.h"
#include "rdt-file-opening.h"
#include "rdt-new-battle-window.h"
#include "rdt-new-scenario-window.h"
#include "rdt-opening-dialogs.h"
#include "rdt-recent.h"
#include "rdt-scenario-autosave.h"
#include "rdt-toast.h"
#include "rdt-unsaved-dialog.h"
#include "rdt-welcome-page.h"

/**
 * RdtWindow:
 *
 * A window that shows the welcome page, a battle, or a scenario in the editor.
 */

struct _RdtWindow
{
  RdtPageWindow    parent_instance;

  RdtLibrary      *library;

  RdtToast        *toast;
  GtkStack        *stack;
  GtkWidget       *welcome;
  GtkWidget       *editor;           /* kept while its scenario is tested in a battle */
  RdtToast        *last_toast;       /* (nullable) weak pointer */

  guint            may_close : 1;
};

enum {
  PROP_LIBRARY = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RdtWindow, rdt_window, RDT_TYPE_PAGE_WINDOW)

static void
chosen_cb (GFile    *file,
           gpointer  user_data)
{
  if (file != NULL)
    rdt_window_open_file (user_data, file);
}

static void
open_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  rdt_file_dialogs_open (GTK_WINDOW (widget), chosen_cb, widget);
}

static void
open_recent_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  g_autoptr(GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  rdt_window_open_file (RDT_WINDOW (widget), file);
}

static void
fullscreen_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

/* Toasts are shown over the board if there is one, so that they never cover the panel beside it. */
static RdtToast *
find_toast (RdtWindow *self)
{
  RdtPage *page = rdt_page_window_get_page (RDT_PAGE_WINDOW (self));

  return page == NULL ? self->toast : rdt_toast_find (GTK_WIDGET (rdt_page_get_board (page)));
}

static void
toast_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  RdtWindow *self = RDT_WINDOW (widget);
  RdtToast *toast = find_toast (self);
  const char *text, *label, *does;
  guint seconds;

  rdt_toast_replace (&self->last_toast, toast);
  g_variant_get (parameter, "(&su&s&s)", &text, &seconds, &label, &does);
  rdt_toast_show (toast, text, seconds);
  if (*label != '\0')
    rdt_toast_set_button (toast, label, does);
}

static void
hide_toast_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  rdt_toast_replace (&RDT_WINDOW (widget)->last_toast, NULL);
}

static void
show_error_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  const char *heading, *body;

  g_variant_get (parameter, "(&s&s)", &heading, &body);
  rdt_error_dialog_present (GTK_WINDOW (widget), heading, body);
}

static void
close_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

static void
new_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  GtkWindow *asking = rdt_new_scenario_window_present (GTK_WINDOW (widget),
                                                       RDT_WINDOW (widget)->library);

  g_signal_connect_object (asking, "created", G_CALLBACK (rdt_window_edit), widget,
                           G_CONNECT_SWAPPED);
}

static RdtPage *
get_page (RdtWindow *self)
{
  return rdt_page_window_get_page (RDT_PAGE_WINDOW (self));
}

static GSettings *
get_settings (RdtWindow *self)
{
  return rdt_page_window_get_settings (RDT_PAGE_WINDOW (self));
}

/* The shortcuts window opens at the keys of this page. */
static const char *
get_section (RdtWindow *self)
{
  RdtPage *page = get_page (self);

  if (page == NULL)
    return "program";

  return RDT_IS_EDITOR_PAGE (page) ? "editor" : "battle";
}

/* Made on demand, for GTK would otherwise create it with each window. */
static void
help_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  g_autoptr(GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/redoubt/Redoubt/help-overlay.ui");
  GtkWindow *overlay = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  g_object_set (overlay, "section-name", get_section (RDT_WINDOW (widget)), NULL);
  gtk_window_set_transient_for (overlay, GTK_WINDOW (widget));
  gtk_window_present (overlay);
}

/* Replaces the page; %NULL only removes it. */
static void
change_page (RdtWindow *self,
             GtkWidget *page)
{
  RdtPage *old = get_page (self);

  rdt_page_window_set_page (RDT_PAGE_WINDOW (self), page != NULL ? RDT_PAGE (page) : NULL);
  if (old != NULL)
    gtk_stack_remove (self->stack, GTK_WIDGET (old));

  if (page == NULL)
    return;

  if (gtk_widget_get_parent (page) == NULL)
    gtk_stack_add_child (self->stack, page);

  /* Grabbed before the page is shown: otherwise the stack focuses its first button,
   * and a dialog shown at the same time loses the focus again.
   */
  gtk_widget_grab_focus (GTK_WIDGET (rdt_page_get_board (RDT_PAGE (page))));
  gtk_stack_set_visible_child (self->stack, page);
}

static gboolean
dropped_cb (GtkDropTarget *target,
            const GValue  *value,
            double         x,
            double         y,
            gpointer       user_data)
{
  GSList *files = gdk_file_list_get_files (g_value_get_boxed (value));

  if (files == NULL)
    return FALSE;

  rdt_window_open_file (user_data, files->data);
  g_slist_free (files);

  return TRUE;
}

static void
keep_state (RdtWindow *self)
{
  GSettings *settings = get_settings (self);
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_boolean (settings, "window-maximized",
                          gtk_window_is_maximized (GTK_WINDOW (self)));
  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
}

static gboolean
is_editing (RdtWindow *self)
{
  return RDT_IS_EDITOR_PAGE (get_page (self));
}

static gboolean
must_save (RdtWindow *self)
{
  return get_page (self) != NULL && rdt_page_must_save (get_page (self));
}

static void
close_anyway_cb (GObject      *window,
                 GAsyncResult *result,
                 gpointer      unused)
{
  if (!rdt_unsaved_dialog_finish (result))
    return;

  RDT_WINDOW (window)->may_close = TRUE;
  gtk_window_close (GTK_WINDOW (window));
}

static void
leave_anyway_cb (GObject      *window,
                 GAsyncResult *result,
                 gpointer      unused)
{
  if (rdt_unsaved_dialog_finish (result))
    rdt_window_show_welcome (RDT_WINDOW (window));
}

/* Goes back to the editor from a test battle. */
static void
return_to_editor (RdtWindow *self)
{
  change_page (self, g_steal_pointer (&self->editor));
  rdt_editor_page_refresh (RDT_EDITOR_PAGE (get_page (self)));
}

static gboolean
has_file (GtkWidget *page,
          GFile     *file)
{
  GFile *own = rdt_page_get_file (RDT_PAGE (page));
  RdtAutosave *autosave = rdt_battle_page_find_autosave (RDT_PAGE (page));

  return (own != NULL && g_file_equal (own, file))
         || (autosave != NULL && g_file_equal (rdt_autosave_get_file (autosave), file));
}

/* Presents the window in which a file is already open, since saving in one would
 * undo what was saved in the other.  A scenario may be played nevertheless, because
 * the battle gets a file of its own.
 */
static gboolean
show_open (RdtWindow *self,
           GFile     *file)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  if (rdt_file_opening_is_scenario (file) && !is_editing (self))
    return FALSE;

  for (GList *at = gtk_application_get_windows (application); at != NULL; at = at->next)
    {
      GtkWidget *page = RDT_IS_WINDOW (at->data) ? rdt_window_get_page (at->data) : NULL;

      if (page != NULL && has_file (page, file))
        {
          gtk_window_present (at->data);
          return TRUE;
        }
    }

  return FALSE;
}

static void
open_anyway_cb (AdwMessageDialog *dialog,
                const char       *response,
                RdtScenario      *scenario)
{
  rdt_window_edit (RDT_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (dialog))), scenario);
}

/* Returns whether there is anything to show; reports an error if not. */
static gboolean
check_opened (RdtWindow            *self,
              const RdtFileOpening *opening)
{
  GtkWidget *dialog;

  /* The window has been closed meanwhile. */
  if (gtk_window_get_application (GTK_WINDOW (self)) == NULL)
    return FALSE;

  if (opening->is_repaired)
    {
      dialog = rdt_opening_dialogs_offer_repair (GTK_WINDOW (self), opening);
      g_signal_connect_data (dialog, "response::open", G_CALLBACK (open_anyway_cb),
                             g_object_ref (opening->scenario),
                             (GClosureNotify) (GCallback) g_object_unref, 0);
      return FALSE;
    }

  if (opening->error != NULL)
    {
      rdt_opening_dialogs_report_error (GTK_WINDOW (self), opening);
      return FALSE;
    }

  return TRUE;
}

static void
show_opened_battle (RdtWindow            *self,
                    const RdtFileOpening *opening)
{
  rdt_window_show_battle (self, opening->battle);
  rdt_opening_dialogs_tell_replay (GTK_WINDOW (self), opening);
  rdt_recent_add (opening->file);
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr(RdtWindow) self = user_data;
  const RdtFileOpening *opening = rdt_file_opening_finish (result);

  if (!check_opened (self, opening) || show_open (self, opening->file))
    return;

  if (!opening->is_scenario)
    {
      show_opened_battle (rdt_window_find_room (self), opening);
      return;
    }

  if (is_editing (self))
    rdt_window_edit (self, opening->scenario);
  else
    rdt_window_play (self, opening->scenario);
  rdt_recent_add (opening->file);
}

static void
reopened_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr(RdtWindow) self = user_data;
  const RdtFileOpening *opening = rdt_file_opening_finish (result);

  if (check_opened (self, opening))
    show_opened_battle (self, opening);
}

/* Loads the file of the page again. */
static void
reload_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  RdtWindow *self = RDT_WINDOW (widget);
  RdtPage *page = get_page (self);

  if (is_editing (self))
    rdt_editor_page_revert (RDT_EDITOR_PAGE (page));
  else if (page != NULL)
    rdt_file_opening_begin (widget, rdt_page_get_file (page), reopened_cb);
}

/* Goes back: from a test battle to the editor, otherwise to the welcome page. */
static void
welcome_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  RdtWindow *self = RDT_WINDOW (widget);

  if (self->editor != NULL)
    return_to_editor (self);
  else if (must_save (self))
    rdt_unsaved_dialog_ask (get_page (self), leave_anyway_cb);
  else
    rdt_window_show_welcome (self);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.close", NULL, close_cb);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_cb);
  gtk_widget_class_install_action (widget_class, "win.hide-toast", NULL, hide_toast_cb);
  gtk_widget_class_install_action (widget_class, "win.new", NULL, new_cb);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "win.open-recent", "s", open_recent_cb);
  gtk_widget_class_install_action (widget_class, "win.reload", NULL, reload_cb);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL, help_cb);
  gtk_widget_class_install_action (widget_class, "win.show-error", "(ss)", show_error_cb);
  gtk_widget_class_install_action (widget_class, "win.toast", "(suss)", toast_cb);
  gtk_widget_class_install_action (widget_class, "win.welcome", NULL, welcome_cb);
}

static gboolean
rdt_window_close_request (GtkWindow *window)
{
  RdtWindow *self = RDT_WINDOW (window);

  if (self->editor != NULL)
    return_to_editor (self);

  if (!self->may_close && must_save (self))
    {
      rdt_unsaved_dialog_ask (get_page (self), close_anyway_cb);
      return TRUE;
    }

  keep_state (self);
  change_page (self, NULL);

  return GTK_WINDOW_CLASS (rdt_window_parent_class)->close_request (window);
}

static void
rdt_window_constructed (GObject *object)
{
  RdtWindow *self = RDT_WINDOW (object);
  GSettings *settings = get_settings (self);

  G_OBJECT_CLASS (rdt_window_parent_class)->constructed (object);

  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));

  self->welcome = rdt_welcome_page_new (self->library);
  g_signal_connect_object (self->welcome, "play", G_CALLBACK (rdt_window_play), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->welcome, "edit", G_CALLBACK (rdt_window_edit), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_child (self->stack, self->welcome);
  rdt_window_show_welcome (self);
}

static void
rdt_window_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_LIBRARY:
      RDT_WINDOW (object)->library = g_value_dup_object (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_window_dispose (GObject *object)
{
  RdtWindow *self = RDT_WINDOW (object);

  g_clear_weak_pointer (&self->last_toast);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_WINDOW);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (rdt_window_parent_class)->dispose (object);
}

static void
rdt_window_class_init (RdtWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = rdt_window_constructed;
  object_class->dispose = rdt_window_dispose;
  object_class->set_property = rdt_window_set_property;
  GTK_WINDOW_CLASS (klass)->close_request = rdt_window_close_request;

  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, RDT_TYPE_LIBRARY,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RDT_TYPE_TOAST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/redoubt/Redoubt/ui/rdt-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, RdtWindow, toast);

  install_actions (widget_class);
}

static void
rdt_window_init (RdtWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_connect (target, "drop", G_CALLBACK (dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/**
 * rdt_window_open_another:
 * Returns: (transfer none): a new window, already on show, with the same settings
 *   and library
 */
RdtWindow *
rdt_window_open_another (RdtWindow *self)
{
  RdtWindow *window = rdt_window_new (gtk_window_get_application (GTK_WINDOW (self)),
                                      get_settings (self), self->library);

  gtk_window_present (GTK_WINDOW (window));

  return window;
}

/* Starts a test battle, which leads back to the editor. */
static void
try_out_cb (RdtWindow   *self,
            RdtScenario *scenario)
{
  g_autoptr(RdtScenario) copy = rdt_scenario_copy (scenario);

  rdt_window_play (self, copy);
}

/* Continues the autosave of @file, if there is one. */
static void
show_editor (RdtWindow   *self,
             RdtScenario *scenario,
             GFile       *file)
{
  g_autoptr(RdtAutosave) autosave = rdt_scenario_autosave_new (scenario, file);
  GtkWidget *page;

  if (self->editor != NULL || must_save (self))
    self = rdt_window_open_another (self);

  page = rdt_editor_page_new (scenario, autosave, self->library, get_settings (self));
  g_signal_connect_object (page, "try-out", G_CALLBACK (try_out_cb), self, G_CONNECT_SWAPPED);
  change_page (self, page);
  rdt_editor_page_refresh (RDT_EDITOR_PAGE (page));
}

RdtWindow *
rdt_window_new (GtkApplication *application,
                GSettings      *settings,
                RdtLibrary     *library)
{
  return g_object_new (RDT_TYPE_WINDOW,
                       "application", application,
                       "settings", settings,
                       "library", library,
                       NULL);
}

void
rdt_window_show_welcome (RdtWindow *self)
{
  gboolean is_known;

  g_return_if_fail (RDT_IS_WINDOW (self));

  is_known = get_page (self) != NULL || gtk_widget_get_mapped (self->welcome);
  rdt_toast_replace (&self->last_toast, NULL);
  gtk_stack_set_visible_child (self->stack, self->welcome);
  change_page (self, NULL);
  if (is_known)
    rdt_welcome_page_refresh (RDT_WELCOME_PAGE (self->welcome));
  gtk_window_set_title (GTK_WINDOW (self), _("Redoubt"));
}

static void
play_cb (RdtWindow *self,
         RdtBattle *battle)
{
  rdt_window_show_battle (rdt_window_find_room (self), battle);
}

/**
 * rdt_window_play:
 *
 * Shows the dialog in which a battle is set up, then plays it.
 */
void
rdt_window_play (RdtWindow   *self,
                 RdtScenario *scenario)
{
  GtkWindow *asking;

  g_return_if_fail (RDT_IS_WINDOW (self));
  g_return_if_fail (RDT_IS_SCENARIO (scenario));

  asking = rdt_new_battle_window_present (GTK_WINDOW (self), scenario, get_settings (self),
                                          !is_editing (self));
  g_signal_connect_object (asking, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (asking, "edit", G_CALLBACK (rdt_window_edit), self, G_CONNECT_SWAPPED);
}

/**
 * rdt_window_find_room:
 *
 * Returns: (transfer none): the window for another battle: this one, unless its
 *   battle is unsaved; a scenario in the editor is kept in it
 */
RdtWindow *
rdt_window_find_room (RdtWindow *self)
{
  g_return_val_if_fail (RDT_IS_WINDOW (self), NULL);

  if (must_save (self) && RDT_IS_BATTLE_PAGE (get_page (self)))
    return rdt_window_open_another (self);

  return self;
}

/**
 * rdt_window_show_battle:
 *
 * Shows a battle instead of the current one.
 */
void
rdt_window_show_battle (RdtWindow *self,
                        RdtBattle *battle)
{
  g_autoptr(RdtAutosave) autosave = NULL;
  GtkWidget *page;

  g_return_if_fail (RDT_IS_WINDOW (self));
  g_return_if_fail (RDT_IS_BATTLE (battle));

  if (is_editing (self))
    {
      self->editor = GTK_WIDGET (get_page (self));
      rdt_page_window_set_page (RDT_PAGE_WINDOW (self), NULL);
    }

  autosave = rdt_battle_autosave_begin (battle);
  page = rdt_battle_page_new (battle, autosave, get_settings (self));
  g_signal_connect_object (page, "branched", G_CALLBACK (rdt_window_show_battle), self,
                           G_CONNECT_SWAPPED);
  change_page (self, page);
  if (self->editor != NULL)
    rdt_battle_page_lead_to_editor (RDT_BATTLE_PAGE (page));
  gtk_window_set_title (GTK_WINDOW (self), rdt_battle_get_title (battle));
}

/**
 * rdt_window_edit:
 *
 * Shows a scenario in the editor, in another window if this one has unsaved
 * changes.
 */
void
rdt_window_edit (RdtWindow   *self,
                 RdtScenario *scenario)
{
  g_return_if_fail (RDT_IS_WINDOW (self));
  g_return_if_fail (RDT_IS_SCENARIO (scenario));

  show_editor (self, scenario, NULL);
}

/**
 * rdt_window_recover:
 * @file: the autosave of a scenario
 *
 * Opens an autosaved scenario in the editor as unsaved work.
 */
void
rdt_window_recover (RdtWindow *self,
                    GFile     *file)
{
  g_autoptr(RdtScenario) scenario = NULL;
  g_autoptr(GError) error = NULL;

  g_return_if_fail (RDT_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  scenario = rdt_scenario_recover (file, &error);
  if (scenario == NULL)
    {
      rdt_error_dialog_present (GTK_WINDOW (self), _("Could Not Open File"), error->message);
      return;
    }

  show_editor (self, scenario, file);
}

/**
 * rdt_window_open_file:
 *
 * Reads a battle or a scenario and shows it.  If that fails, reports where and
 * why, and leaves the window as it was.
 */
void
rdt_window_open_file (RdtWindow *self,
                      GFile     *file)
{
  g_return_if_fail (RDT_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  if (!show_open (self, file))
    rdt_file_opening_begin (GTK_WIDGET (self), file, opened_cb);
}

/**
 * rdt_window_get_rules:
 *
 * Returns: (nullable): the rule set of the page on show
 */
RdtRules *
rdt_window_get_rules (RdtWindow *self)
{
  g_return_val_if_fail (RDT_IS_WINDOW (self), NULL);

  return get_page (self) != NULL ? rdt_page_get_rules (get_page (self)) : NULL;
}

/**
 * rdt_window_get_page:
 *
 * Returns: (nullable): the page with a board, if one is on show
 */
GtkWidget *
rdt_window_get_page (RdtWindow *self)
{
  g_return_val_if_fail (RDT_IS_WINDOW (self), NULL);

  return get_page (self) != NULL ? GTK_WIDGET (get_page (self)) : NULL;
}
