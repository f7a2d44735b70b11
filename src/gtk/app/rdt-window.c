/* rdt-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-window.h"

#include <glib/gi18n.h>

#include "rdt-battle-page.h"
#include "rdt-editor-page.h"
#include "rdt-export-window.h"
#include "rdt-file-dialogs.h"
#include "rdt-new-battle-window.h"
#include "rdt-new-scenario-window.h"
#include "rdt-page.h"
#include "rdt-plain.h"
#include "rdt-print-window.h"
#include "rdt-report-window.h"
#include "rdt-save.h"
#include "rdt-toast.h"
#include "rdt-unsaved-dialog.h"
#include "rdt-welcome-page.h"

/**
 * RdtWindow:
 *
 * A window: the welcome page, a battle, or a scenario on the drawing table.
 */

struct _RdtWindow
{
  AdwApplicationWindow  parent_instance;

  GSettings            *settings;
  RdtLibrary           *library;

  AdwToastOverlay      *toasts;
  GtkStack             *stack;
  GtkWidget            *welcome;
  GtkWidget            *page;             /* the battle's or the editor's */
  GtkWidget            *table;            /* the editor, while its scenario is tried out */
  RdtToast              toast;

  guint                 may_close : 1;
};

G_DEFINE_FINAL_TYPE (RdtWindow, rdt_window, ADW_TYPE_APPLICATION_WINDOW)

#define ZOOM_FACTOR 1.25

#define TOAST_SECONDS 4

static RdtPage *
get_page (GtkWidget *widget)
{
  GtkWidget *page = rdt_window_get_page (RDT_WINDOW (widget));

  return page != NULL ? RDT_PAGE (page) : NULL;
}

static RdtBoardView *
get_board (GtkWidget *widget)
{
  RdtPage *page = get_page (widget);

  return page != NULL ? rdt_page_get_board (page) : NULL;
}

static void
open_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  rdt_file_dialogs_open (RDT_WINDOW (widget));
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
save_to (RdtWindow *self,
         GFile     *file)
{
  rdt_save_page (self, file, save_to, NULL);
}

static void
save_as_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  RdtPage *page = get_page (widget);

  if (page != NULL)
    rdt_file_dialogs_save (RDT_WINDOW (widget), page, save_to);
}

static void
save_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RdtPage *page = get_page (widget);

  if (page == NULL)
    return;

  if (rdt_page_get_file (page) == NULL)
    rdt_file_dialogs_save (RDT_WINDOW (widget), page, save_to);
  else
    save_to (RDT_WINDOW (widget), rdt_page_get_file (page));
}

static void
undo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RdtPage *page = get_page (widget);

  if (page != NULL)
    rdt_page_undo (page);
}

static void
redo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RdtPage *page = get_page (widget);

  if (page != NULL)
    rdt_page_redo (page);
}

static void
export_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  RdtPage *page = get_page (widget);

  if (page != NULL)
    rdt_export_window_present (GTK_WINDOW (widget), rdt_page_take_sheets (page),
                               RDT_WINDOW (widget)->settings);
}

static void
print_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  RdtPage *page = get_page (widget);

  if (page != NULL)
    rdt_print_window_present (GTK_WINDOW (widget), rdt_page_take_sheets (page),
                              RDT_WINDOW (widget)->settings);
}

static void
report_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  RdtPage *page = get_page (widget);
  RdtSheets *sheets;

  if (!RDT_IS_BATTLE_PAGE (page))
    return;

  sheets = rdt_page_take_sheets (page);
  if (sheets->report != NULL)
    {
      rdt_report_window_present (GTK_WINDOW (widget), sheets, RDT_WINDOW (widget)->settings);
      return;
    }

  rdt_sheets_free (sheets);
  rdt_window_show_toast (widget, _("There is nothing to report yet."), TOAST_SECONDS);
}

static void
zoom_in_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  RdtBoardView *board = get_board (widget);

  if (board != NULL)
    rdt_board_view_zoom_by (board, ZOOM_FACTOR);
}

static void
zoom_out_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  RdtBoardView *board = get_board (widget);

  if (board != NULL)
    rdt_board_view_zoom_by (board, 1 / ZOOM_FACTOR);
}

static void
zoom_fit_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  RdtBoardView *board = get_board (widget);

  if (board != NULL)
    rdt_board_view_zoom_to_fit (board);
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

static void
show_toast_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  rdt_window_show_toast (widget, g_variant_get_string (parameter, NULL), TOAST_SECONDS);
}

static void
show_error_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  const char *heading, *body;

  g_variant_get (parameter, "(&s&s)", &heading, &body);
  rdt_window_report (RDT_WINDOW (widget), heading, body);
}

static void
close_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

static void
welcome_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  rdt_window_leave (RDT_WINDOW (widget));
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

/* The keys that one would look for here are shown first. */
static const char *
get_section (GtkWidget *widget)
{
  GtkWidget *page = rdt_window_get_page (RDT_WINDOW (widget));

  if (page == NULL)
    return "program";

  return RDT_IS_EDITOR_PAGE (page) ? "drawing-table" : "battle";
}

/* Made when it is asked for: GTK would make it for every window that opens. */
static void
help_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  g_autoptr(GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/redoubt/Redoubt/help-overlay.ui");
  GtkWindow *overlay = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  g_object_set (overlay, "section-name", get_section (widget), NULL);
  gtk_window_set_transient_for (overlay, GTK_WINDOW (widget));
  gtk_window_present (overlay);
}

/* The actions that are the same on each page. */
static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.close", NULL, close_cb);
  gtk_widget_class_install_action (widget_class, "win.export", NULL, export_cb);
  gtk_widget_class_install_action (widget_class, "win.print", NULL, print_cb);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_cb);
  gtk_widget_class_install_action (widget_class, "win.new", NULL, new_cb);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "win.open-recent", "s", open_recent_cb);
  gtk_widget_class_install_action (widget_class, "win.report", NULL, report_cb);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "win.save", NULL, save_cb);
  gtk_widget_class_install_action (widget_class, "win.save-as", NULL, save_as_cb);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL, help_cb);
  gtk_widget_class_install_action (widget_class, "win.show-error", "(ss)", show_error_cb);
  gtk_widget_class_install_action (widget_class, "win.toast", "s", show_toast_cb);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "win.welcome", NULL, welcome_cb);
  gtk_widget_class_install_action (widget_class, "win.zoom-fit", NULL, zoom_fit_cb);
  gtk_widget_class_install_action (widget_class, "win.zoom-in", NULL, zoom_in_cb);
  gtk_widget_class_install_action (widget_class, "win.zoom-out", NULL, zoom_out_cb);
}

static void
drop_page (RdtWindow *self)
{
  GtkWidget *page = g_steal_pointer (&self->page);

  if (page != NULL)
    gtk_stack_remove (self->stack, page);
}

/* What can be done with a page that has a board. */
static void
enable_actions (RdtWindow *self,
                gboolean   has_page)
{
  static const char *const actions[] = { "win.export", "win.print", "win.save", "win.save-as" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], has_page);
}

static void
toast_cb (RdtPage    *page,
          const char *text,
          guint       seconds,
          const char *button,
          const char *action,
          RdtWindow  *self)
{
  AdwToast *toast = rdt_toast_show (&self->toast, self->toasts, text, seconds);

  if (button == NULL)
    return;

  adw_toast_set_detailed_action_name (toast, action);
  adw_toast_set_button_label (toast, button);
}

static void
toast_hidden_cb (RdtWindow *self)
{
  rdt_toast_dismiss (&self->toast);
}

static void
show_page (RdtWindow *self,
           GtkWidget *page)
{
  drop_page (self);
  self->page = page;
  g_signal_connect_object (page, "toast", G_CALLBACK (toast_cb), self, 0);
  g_signal_connect_object (page, "toast-hidden", G_CALLBACK (toast_hidden_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_child (self->stack, page);
  gtk_stack_set_visible_child (self->stack, page);
  enable_actions (self, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (rdt_page_get_board (RDT_PAGE (page))));
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
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_boolean (self->settings, "window-maximized",
                          gtk_window_is_maximized (GTK_WINDOW (self)));
  g_settings_set_int (self->settings, "window-width", width);
  g_settings_set_int (self->settings, "window-height", height);
}

static gboolean
must_save (RdtWindow *self)
{
  return self->page != NULL && rdt_page_must_save (RDT_PAGE (self->page));
}

static void
close_anyway (RdtWindow *self)
{
  self->may_close = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

/* Back to the drawing table from the battle that tried its scenario out. */
static void
return_to_table (RdtWindow *self)
{
  drop_page (self);
  self->page = g_steal_pointer (&self->table);
  gtk_stack_set_visible_child (self->stack, self->page);
  rdt_editor_page_refresh (RDT_EDITOR_PAGE (self->page));
  gtk_widget_grab_focus (GTK_WIDGET (rdt_page_get_board (RDT_PAGE (self->page))));
}

static gboolean
rdt_window_close_request (GtkWindow *window)
{
  RdtWindow *self = RDT_WINDOW (window);

  if (self->table != NULL)
    return_to_table (self);

  if (!self->may_close && must_save (self))
    {
      rdt_unsaved_dialog_ask (self, RDT_PAGE (self->page), close_anyway);
      return TRUE;
    }

  keep_state (self);
  drop_page (self);

  return GTK_WINDOW_CLASS (rdt_window_parent_class)->close_request (window);
}

static void
rdt_window_dispose (GObject *object)
{
  RdtWindow *self = RDT_WINDOW (object);

  rdt_toast_clear (&self->toast);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_WINDOW);
  g_clear_object (&self->settings);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (rdt_window_parent_class)->dispose (object);
}

static void
rdt_window_class_init (RdtWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rdt_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = rdt_window_close_request;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/redoubt/Redoubt/ui/rdt-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, RdtWindow, toasts);

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

RdtWindow *
rdt_window_open_another (RdtWindow *self)
{
  RdtWindow *window = rdt_window_new (gtk_window_get_application (GTK_WINDOW (self)),
                                      self->settings, self->library);

  gtk_window_present (GTK_WINDOW (window));

  return window;
}

/* Returns the window whose page it has become. */
static RdtWindow *
put_on_table (RdtWindow   *self,
              RdtScenario *scenario)
{
  if (self->table != NULL || must_save (self))
    self = rdt_window_open_another (self);

  show_page (self, rdt_editor_page_new (scenario, self->library, self->settings));
  g_signal_connect_object (self->page, "try-out", G_CALLBACK (rdt_window_try_out), self,
                           G_CONNECT_SWAPPED);
  rdt_editor_page_refresh (RDT_EDITOR_PAGE (self->page));

  return self;
}

RdtWindow *
rdt_window_new (GtkApplication *application,
                GSettings      *settings,
                RdtLibrary     *library)
{
  RdtWindow *self = g_object_new (RDT_TYPE_WINDOW, "application", application, NULL);

  self->settings = g_object_ref (settings);
  self->library = g_object_ref (library);

  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));

  self->welcome = rdt_welcome_page_new (library);
  gtk_stack_add_child (self->stack, self->welcome);
  rdt_window_show_welcome (self);

  return self;
}

RdtLibrary *
rdt_window_get_library (RdtWindow *self)
{
  g_return_val_if_fail (RDT_IS_WINDOW (self), NULL);

  return self->library;
}

/**
 * rdt_window_leave:
 *
 * Goes back: from a battle that tried a scenario out to the drawing table,
 * else to the welcome page.  Asks first what is to become of unsaved work.
 */
void
rdt_window_leave (RdtWindow *self)
{
  g_return_if_fail (RDT_IS_WINDOW (self));

  if (self->table != NULL)
    return_to_table (self);
  else if (must_save (self))
    rdt_unsaved_dialog_ask (self, RDT_PAGE (self->page), rdt_window_show_welcome);
  else
    rdt_window_show_welcome (self);
}

void
rdt_window_show_welcome (RdtWindow *self)
{
  gboolean is_back;

  g_return_if_fail (RDT_IS_WINDOW (self));

  is_back = self->page != NULL;
  rdt_window_dismiss_toast (GTK_WIDGET (self));
  gtk_stack_set_visible_child (self->stack, self->welcome);
  drop_page (self);
  if (is_back)
    rdt_welcome_page_refresh (RDT_WELCOME_PAGE (self->welcome));
  gtk_window_set_title (GTK_WINDOW (self), _("Redoubt"));
  enable_actions (self, FALSE);
}

/**
 * rdt_window_play:
 *
 * Asks how a scenario is to be played, then plays it.
 */
void
rdt_window_play (RdtWindow   *self,
                 RdtScenario *scenario)
{
  g_return_if_fail (RDT_IS_WINDOW (self));

  rdt_new_battle_window_present (self, scenario, self->settings);
}

/**
 * rdt_window_find_room:
 *
 * Returns: (transfer none): the window for another battle: this one, unless
 *   its battle is not saved; a scenario on the drawing table waits there
 */
RdtWindow *
rdt_window_find_room (RdtWindow *self)
{
  g_return_val_if_fail (RDT_IS_WINDOW (self), NULL);

  if (must_save (self) && RDT_IS_BATTLE_PAGE (self->page))
    return rdt_window_open_another (self);

  return self;
}

/**
 * rdt_window_show_battle:
 *
 * Shows a battle in place of another.
 */
void
rdt_window_show_battle (RdtWindow *self,
                        RdtBattle *battle)
{
  g_return_if_fail (RDT_IS_WINDOW (self));
  g_return_if_fail (RDT_IS_BATTLE (battle));

  if (self->page != NULL && RDT_IS_EDITOR_PAGE (self->page))
    self->table = g_steal_pointer (&self->page);

  show_page (self, rdt_battle_page_new (battle, self->settings));
  g_signal_connect_object (self->page, "branched", G_CALLBACK (rdt_window_show_battle), self,
                           G_CONNECT_SWAPPED);
  if (self->table != NULL)
    rdt_battle_page_lead_to_table (RDT_BATTLE_PAGE (self->page));
  gtk_window_set_title (GTK_WINDOW (self), rdt_battle_get_title (battle));
}

/**
 * rdt_window_try_out:
 * @scenario: the one on the drawing table
 *
 * Plays a scenario that is being written; leaving the battle leads back to
 * the drawing table.
 */
void
rdt_window_try_out (RdtWindow   *self,
                    RdtScenario *scenario)
{
  g_autoptr(RdtScenario) copy = NULL;

  g_return_if_fail (RDT_IS_WINDOW (self));
  g_return_if_fail (RDT_IS_SCENARIO (scenario));

  copy = rdt_scenario_copy (scenario);
  rdt_new_battle_window_present (self, copy, self->settings);
}

/**
 * rdt_window_edit:
 *
 * Puts a scenario on the drawing table; where something else is not saved,
 * in another window.
 */
void
rdt_window_edit (RdtWindow   *self,
                 RdtScenario *scenario)
{
  g_return_if_fail (RDT_IS_WINDOW (self));
  g_return_if_fail (RDT_IS_SCENARIO (scenario));

  put_on_table (self, scenario);
}

/**
 * rdt_window_recover:
 * @file: where a scenario was kept when the program ended
 *
 * Puts it on the drawing table again, as work that is not saved.
 */
void
rdt_window_recover (RdtWindow *self,
                    GFile     *file)
{
  g_autoptr(RdtScenario) scenario = NULL;
  g_autoptr(GError) error = NULL;

  g_return_if_fail (RDT_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  scenario = rdt_scenario_recover (file, self->library, &error);
  if (scenario == NULL)
    {
      rdt_window_report (self, _("Could Not Open File"), error->message);
      return;
    }

  self = put_on_table (self, scenario);
  rdt_editor_page_recover (RDT_EDITOR_PAGE (self->page), file);
}

/**
 * rdt_window_report:
 *
 * Says what could not be done, and why.
 */
void
rdt_window_report (RdtWindow  *self,
                   const char *heading,
                   const char *body)
{
  g_autofree char *plain = rdt_plain_lines (body);
  GtkWidget *dialog;

  g_return_if_fail (RDT_IS_WINDOW (self));

  dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, plain);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

/**
 * rdt_window_show_toast:
 * @widget: something in the window
 * @text: not marked up
 * @seconds: for how long
 *
 * Says something in passing, instead of what was said before.  It is said
 * over the window, for pages may go away before the words are out of sight.
 *
 * Returns: (transfer none) (nullable): what says it; nothing, where there is
 *   no window of ours
 */
AdwToast *
rdt_window_show_toast (GtkWidget  *widget,
                       const char *text,
                       guint       seconds)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (!RDT_IS_WINDOW (root))
    return NULL;

  return rdt_toast_show (&RDT_WINDOW (root)->toast, RDT_WINDOW (root)->toasts, text, seconds);
}

/* Takes away what was said in passing, since it holds no longer. */
void
rdt_window_dismiss_toast (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (RDT_IS_WINDOW (root))
    rdt_toast_dismiss (&RDT_WINDOW (root)->toast);
}

/**
 * rdt_window_get_rules:
 *
 * Returns: (nullable): the rule set that holds on the page that the window shows
 */
RdtRules *
rdt_window_get_rules (RdtWindow *self)
{
  g_return_val_if_fail (RDT_IS_WINDOW (self), NULL);

  return self->page != NULL ? rdt_page_get_rules (RDT_PAGE (self->page)) : NULL;
}

/**
 * rdt_window_get_page:
 *
 * Returns: (nullable): the page with a board, if the window shows one
 */
GtkWidget *
rdt_window_get_page (RdtWindow *self)
{
  g_return_val_if_fail (RDT_IS_WINDOW (self), NULL);

  return self->page;
}
