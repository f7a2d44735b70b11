/* rdt-editor-page.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-army-panel.h"
#include "rdt-balance-window.h"
#include "rdt-board-input.h"
#include "rdt-editor-actions.h"
#include "rdt-editor-board.h"
#include "rdt-editor-edits.h"
#include "rdt-editor-menu.h"
#include "rdt-editor-sheets.h"
#include "rdt-editor-title.h"
#include "rdt-editor-windows.h"
#include "rdt-field-form.h"
#include "rdt-inspector.h"
#include "rdt-lost-dialog.h"
#include "rdt-map-name.h"
#include "rdt-menus.h"
#include "rdt-page.h"
#include "rdt-problem-label.h"
#include "rdt-problems-view.h"
#include "rdt-revert-dialog.h"
#include "rdt-scenario-panel.h"
#include "rdt-style.h"
#include "rdt-suffix.h"
#include "rdt-toast.h"
#include "rdt-tool-palette.h"
#include "rdt-view-state.h"

/**
 * RdtEditorPage:
 *
 * A scenario in the editor: tools, the board, and forms for everything in the
 * scenario.
 */

struct _RdtEditorPage
{
  AdwBin            parent_instance;

  RdtScenario      *scenario;
  RdtAutosave      *autosave;        /* nullable */
  RdtLibrary       *library;
  GSettings        *settings;
  RdtEditor        *editor;
  RdtEditorBoard   *gestures;        /* on the board */

  RdtBoardView     *board;
  RdtToolPalette   *tools;
  RdtInspector     *inspector;
  RdtArmyPanel     *army;
  RdtScenarioPanel *panel;
  RdtProblemsView  *problems;
  AdwWindowTitle   *title;
  AdwFlap          *flap;
  AdwFlap          *tools_flap;
  AdwViewStack     *views;
  AdwViewStackPage *problems_page;
  GtkLabel         *status;
  GtkWidget        *paste_bar;
  GtkWidget        *undo;
  GtkWidget        *redo;
  GtkWidget        *context_menu;
  GtkMenuButton    *menu_button;

  RdtPalette        palette;
  guint             refresh;
  guint             has_palette : 1;
};

enum {
  SIGNAL_TRY_OUT,
  N_SIGNALS
};

enum {
  PROP_0,
  PROP_SCENARIO,
  PROP_AUTOSAVE,
  PROP_LIBRARY,
  PROP_SETTINGS,
  N_PROPS
};

static void page_iface_init (RdtPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RdtEditorPage, rdt_editor_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (RDT_TYPE_PAGE, page_iface_init))

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static RdtBoardView *
get_board (RdtPage *page)
{
  return RDT_EDITOR_PAGE (page)->board;
}

static RdtRules *
get_rules (RdtPage *page)
{
  return rdt_scenario_get_rules (RDT_EDITOR_PAGE (page)->scenario);
}

static char *
dup_name (RdtPage *page)
{
  return g_strconcat (rdt_scenario_get_title (RDT_EDITOR_PAGE (page)->scenario),
                      RDT_SCENARIO_SUFFIX,
                      NULL);
}

static GFile *
get_file (RdtPage *page)
{
  return rdt_scenario_get_file (RDT_EDITOR_PAGE (page)->scenario);
}

/* The library's folder, whose scenarios the welcome page shows. */
static GFile *
dup_folder (RdtPage *page)
{
  RdtLibrary *library = RDT_EDITOR_PAGE (page)->library;

  return rdt_library_make_folder (library, NULL)
         ? g_object_ref (rdt_library_get_folder (library))
         : NULL;
}

/* Applies pending input of a form, as leaving its field would.  Clicking a tab does
 * so too, or else the next key would overwrite the first field of the other panel.
 */
static void
finish_forms (RdtEditorPage *self)
{
  GtkRoot *root;
  GtkWidget *focus;

  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->views)))
    rdt_board_view_focus_cursor (self->board);
}

static gboolean
save (RdtPage      *page,
      GFile        *file,
      RdtSaveMode   mode,
      GError      **error)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (page);

  finish_forms (self);

  if (!rdt_scenario_save_file (self->scenario, file, mode, error))
    return FALSE;

  rdt_editor_tell (self->editor, _("Scenario saved"));
  rdt_editor_page_refresh (self);

  return TRUE;
}

static gboolean
must_save (RdtPage *page)
{
  finish_forms (RDT_EDITOR_PAGE (page));

  return rdt_scenario_is_modified (RDT_EDITOR_PAGE (page)->scenario);
}

/* Pending input is not in the scenario's history yet, so Undo applies to the text. */
static gboolean
step_text (RdtPage    *page,
           const char *action)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (page));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *form = focus != NULL ? gtk_widget_get_ancestor (focus, RDT_TYPE_FIELD_FORM) : NULL;

  rdt_toast_hide (GTK_WIDGET (page));   /* it may tell of what is undone */
  return form != NULL && rdt_field_form_step (RDT_FIELD_FORM (form), focus, action);
}

static void
undo (RdtPage *page)
{
  if (!step_text (page, "text.undo"))
    rdt_scenario_undo (RDT_EDITOR_PAGE (page)->scenario);
}

static void
redo (RdtPage *page)
{
  if (!step_text (page, "text.redo"))
    rdt_scenario_redo (RDT_EDITOR_PAGE (page)->scenario);
}

static RdtSheets *
take_sheets (RdtPage *page)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (page);

  return rdt_editor_sheets_new (self->scenario, rdt_board_view_get_overlay (self->board));
}

static void
page_iface_init (RdtPageInterface *iface)
{
  iface->get_board = get_board;
  iface->get_rules = get_rules;
  iface->dup_name = dup_name;
  iface->get_file = get_file;
  iface->dup_folder = dup_folder;
  iface->save = save;
  iface->must_save = must_save;
  iface->undo = undo;
  iface->redo = redo;
  iface->take_sheets = take_sheets;
}

static void
show_palette (RdtEditorPage *self)
{
  RdtPalette palette;

  memset (&palette, 0, sizeof palette);
  rdt_style_init_palette (&palette, rdt_scenario_get_setup (self->scenario));

  if (self->has_palette && memcmp (&palette, &self->palette, sizeof palette) == 0)
    return;

  self->has_palette = TRUE;
  self->palette = palette;
  rdt_board_view_set_palette (self->board, &palette);
  rdt_tool_palette_set_palette (self->tools, &palette);
}

/* During a test battle the window shows the battle. */
static void
show_in_window (RdtEditorPage *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (root == NULL || !gtk_widget_get_child_visible (GTK_WIDGET (self)))
    return;

  gtk_window_set_title (GTK_WINDOW (root), rdt_scenario_get_title (self->scenario));
  gtk_widget_action_set_enabled (root, "win.undo", rdt_scenario_can_undo (self->scenario));
  gtk_widget_action_set_enabled (root, "win.redo", rdt_scenario_can_redo (self->scenario));
}

static void
show_visible_panel (RdtEditorPage *self)
{
  const char *name = adw_view_stack_get_visible_child_name (self->views);

  if (g_strcmp0 (name, "selection") == 0)
    rdt_inspector_refresh (self->inspector, self->editor);
  else if (g_strcmp0 (name, "armies") == 0)
    rdt_army_panel_refresh (self->army, self->editor);
  else if (g_strcmp0 (name, "scenario") == 0)
    rdt_scenario_panel_refresh (self->panel, self->editor);
}

/* Shows one of the panels: "selection", "armies", "scenario" or "problems". */
void
rdt_editor_page_show_view (RdtEditorPage *self,
                           const char    *name)
{
  g_return_if_fail (RDT_IS_EDITOR_PAGE (self));

  adw_flap_set_reveal_flap (self->flap, TRUE);
  adw_view_stack_set_visible_child_name (self->views, name);
}

static void
step_back_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (widget);
  gboolean is_on_board = gtk_widget_get_focus_child (GTK_WIDGET (self->board)) != NULL;

  /* Leaves the panels first, except when the clipboard is at the pointer. */
  rdt_board_view_focus_cursor (self->board);
  if (is_on_board || rdt_stamp_is_held (rdt_editor_get_stamp (self->editor)))
    rdt_editor_board_step_back (self->gestures);
}

/* Starts editing the name of the selected unit. */
static void
edit_name_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (widget);

  rdt_editor_page_show_view (self, "selection");
  rdt_editor_page_refresh (self);
  if (!rdt_inspector_edit_name (self->inspector))
    rdt_editor_tell (self->editor, _("Select a unit first."));
}

/* Taking a tool focuses the board.  In a narrow window the tools then make room for
 * it.
 */
static void
take_tool_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (widget);

  if (adw_flap_get_folded (self->tools_flap))
    adw_flap_set_reveal_flap (self->tools_flap, FALSE);
  rdt_board_view_focus_cursor (self->board);
}

static void
focus_board_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  rdt_board_view_focus_cursor (RDT_EDITOR_PAGE (widget)->board);
}

/* Leaves the panel hidden if it is: in a narrow window it covers the board. */
static void
show_selection_cb (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  adw_view_stack_set_visible_child_name (RDT_EDITOR_PAGE (widget)->views, "selection");
}

static void
panel_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (widget);

  rdt_view_state_toggle_panel (self->flap, self->settings);
}

static void
tell_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  rdt_editor_tell (RDT_EDITOR_PAGE (widget)->editor, g_variant_get_string (parameter, NULL));
}

/* Selects the unit at a cell that has a name on the map. */
static gboolean
select_named (RdtEditorPage    *self,
              const RdtSubject *subject)
{
  const RdtSetup *setup = rdt_scenario_get_setup (self->scenario);
  RdtPlace at = rdt_map_name_get_place (setup, subject);

  if (!rdt_setup_contains (setup, at))
    return FALSE;

  rdt_editor_choose (self->editor, rdt_grid_cell_at (&setup->grid, at.column, at.row),
                     RDT_NO_UNIT, FALSE);

  return TRUE;
}

static void
show_path_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (widget);
  const char *path = g_variant_get_string (parameter, NULL);
  const RdtField *field;
  RdtSubject subject;

  field = rdt_problem_label_find_field (path, rdt_scenario_get_setup (self->scenario), &subject);
  rdt_editor_page_show_view (self, field != NULL && select_named (self, &subject)
                                   ? "selection" : rdt_problem_label_find_view (path));
  rdt_editor_page_refresh (self);
  if (field != NULL)
    rdt_field_form_edit_in (GTK_WIDGET (self->views), &subject, field->path);
}

static void
add_unit_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (widget);

  if (rdt_editor_edits_add_unit (self->editor, g_variant_get_uint32 (parameter)))
    rdt_editor_page_show_view (self, "selection");
}

static void
play_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (widget);
  g_autoptr(RdtGame) game = NULL;

  finish_forms (self);
  game = rdt_scenario_create_game (self->scenario, NULL);

  if (game == NULL)
    {
      rdt_editor_page_show_view (self, "problems");
      rdt_editor_tell (self->editor, _("Fix the problems listed before playing this scenario."));
      return;
    }

  g_signal_emit (self, signals[SIGNAL_TRY_OUT], 0, self->scenario);
}

/* Tries the scenario in its present state; it can be edited meanwhile. */
static void
balance_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (widget);

  finish_forms (self);
  if (rdt_balance_window_present (GTK_WINDOW (gtk_widget_get_root (widget)), self->scenario))
    return;

  rdt_editor_page_show_view (self, "problems");
  rdt_editor_tell (self->editor, _("Fix the problems listed before testing the balance."));
}

static void
revert_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  rdt_revert_dialog_present (widget, RDT_EDITOR_PAGE (widget)->editor);
}

static void
revert_now_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  rdt_editor_page_revert (RDT_EDITOR_PAGE (widget));
}

/* Those that need only the editor are in rdt-editor-actions.c, those with a window
 * of their own in rdt-editor-windows.c.
 */
static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "editor.add-unit", "u", add_unit_cb);
  gtk_widget_class_install_action (widget_class, "editor.balance", NULL, balance_cb);
  gtk_widget_class_install_action (widget_class, "editor.edit-name", NULL, edit_name_cb);
  gtk_widget_class_install_action (widget_class, "editor.focus-board", NULL, focus_board_cb);
  gtk_widget_class_install_action (widget_class, "editor.panel", NULL, panel_cb);
  gtk_widget_class_install_action (widget_class, "editor.play", NULL, play_cb);
  gtk_widget_class_install_action (widget_class, "editor.revert", NULL, revert_cb);
  gtk_widget_class_install_action (widget_class, "editor.revert-now", NULL, revert_now_cb);
  gtk_widget_class_install_action (widget_class, "editor.show-path", "s", show_path_cb);
  gtk_widget_class_install_action (widget_class, "editor.show-selection", NULL,
                                   show_selection_cb);
  gtk_widget_class_install_action (widget_class, "editor.step-back", NULL, step_back_cb);
  gtk_widget_class_install_action (widget_class, "editor.take-tool", NULL, take_tool_cb);
  gtk_widget_class_install_action (widget_class, "editor.tell", "s", tell_cb);

  rdt_editor_actions_bind_keys (widget_class);
}

static gboolean
refresh_cb (gpointer user_data)
{
  RdtEditorPage *self = user_data;

  self->refresh = 0;
  rdt_editor_page_refresh (self);

  return G_SOURCE_REMOVE;
}

/* Updates the forms once before the next frame, because one edit may emit several
 * signals.
 */
static void
queue_refresh (RdtEditorPage *self)
{
  if (self->refresh == 0)
    self->refresh = g_idle_add_full (G_PRIORITY_HIGH_IDLE, refresh_cb, self, NULL);
}

static void
changed_cb (RdtEditorPage *self)
{
  show_in_window (self);
  queue_refresh (self);
}

static void
told_cb (RdtEditorPage *self,
         const char    *text)
{
  rdt_toast_send (GTK_WIDGET (self), text, RDT_TOAST_SHORT);
}

static void
labels_changed_cb (RdtEditorPage *self)
{
  rdt_board_view_set_labels (self->board,
                             g_settings_get_boolean (self->settings, "show-coordinates"));
}

static void
watch (RdtEditorPage *self)
{
  rdt_style_connect (G_CALLBACK (show_palette), self);
  g_signal_connect_object (self->scenario, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "selection-changed", G_CALLBACK (queue_refresh), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "lost", G_CALLBACK (rdt_lost_dialog_present), self, 0);
  g_signal_connect_object (self->editor, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  g_object_bind_property (self->editor, "status", self->status, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (rdt_editor_get_stamp (self->editor), "is-held", self->paste_bar,
                          "reveal-child", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->settings, "changed::show-coordinates",
                           G_CALLBACK (labels_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
autosave_failed_cb (RdtEditorPage *self,
                    GError        *error)
{
  /* Translators: %s is the reason, such as "No space left on device"; it comes
   * first because long texts are cut at the end.
   */
  g_autofree char *words = g_strdup_printf (_("%s – could not save the scenario automatically"),
                                            error->message);

  told_cb (self, words);
}

/* The focus goes to the first widget of a panel, which should be a field, not the
 * button below an empty list.
 */
static void
rdt_editor_page_constructed (GObject *object)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (object);
  g_autoptr(GSimpleActionGroup) actions = NULL;

  G_OBJECT_CLASS (rdt_editor_page_parent_class)->constructed (object);

  self->editor = rdt_editor_new (self->scenario);
  actions = rdt_editor_actions_new (self->editor);
  rdt_editor_windows_add_actions (G_ACTION_MAP (actions), GTK_WIDGET (self), self->editor);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "editor", G_ACTION_GROUP (actions));
  if (self->autosave != NULL)
    g_signal_connect_object (self->autosave, "failed", G_CALLBACK (autosave_failed_cb), self,
                             G_CONNECT_SWAPPED);
  rdt_editor_menu_attach (GTK_POPOVER (self->context_menu), self->board, self->editor);
  labels_changed_cb (self);
  rdt_view_state_bind (self->board, self->flap, self->settings);
  self->gestures = rdt_editor_board_new (self->board, self->editor);
  rdt_editor_title_attach (self->title, self->scenario);
  rdt_editor_title_attach_step (self->undo, self->scenario, FALSE);
  rdt_editor_title_attach_step (self->redo, self->scenario, TRUE);
  watch (self);
  rdt_editor_actions_add_board_keys (GTK_WIDGET (self->board));
  rdt_tool_palette_set_editor (self->tools, self->editor);
  if (rdt_scenario_get_left_out (self->scenario) != NULL)
    adw_view_stack_set_visible_child_name (self->views, "problems");
  rdt_army_panel_refresh (self->army, self->editor);
  rdt_scenario_panel_refresh (self->panel, self->editor);
  rdt_editor_page_refresh (self);
}

/* Leaving saves, or asks about unsaved changes, so the autosave is needed only after a crash. */
static void
rdt_editor_page_dispose (GObject *object)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (object);

  g_clear_handle_id (&self->refresh, g_source_remove);
  if (self->autosave != NULL)
    rdt_autosave_discard (self->autosave);
  g_clear_object (&self->autosave);
  g_clear_pointer (&self->context_menu, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_EDITOR_PAGE);
  gtk_widget_insert_action_group (GTK_WIDGET (object), "editor", NULL);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (rdt_editor_page_parent_class)->dispose (object);
}

static void
rdt_editor_page_finalize (GObject *object)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (object);

  g_clear_object (&self->gestures);
  g_clear_object (&self->scenario);
  g_clear_object (&self->library);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rdt_editor_page_parent_class)->finalize (object);
}

static void
rdt_editor_page_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (object);

  switch (prop_id)
    {
    case PROP_SCENARIO:
      self->scenario = g_value_dup_object (value);
      break;

    case PROP_AUTOSAVE:
      self->autosave = g_value_dup_object (value);
      break;

    case PROP_LIBRARY:
      self->library = g_value_dup_object (value);
      break;

    case PROP_SETTINGS:
      self->settings = g_value_dup_object (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-editor-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, army);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, board);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, context_menu);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, flap);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, inspector);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, panel);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, paste_bar);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, problems);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, problems_page);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, redo);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, status);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, title);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, tools);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, tools_flap);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, undo);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, views);
  gtk_widget_class_bind_template_callback (widget_class, finish_forms);
  gtk_widget_class_bind_template_callback (widget_class, queue_refresh);
}

static void
rdt_editor_page_class_init (RdtEditorPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags fixed = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = rdt_editor_page_constructed;
  object_class->dispose = rdt_editor_page_dispose;
  object_class->finalize = rdt_editor_page_finalize;
  object_class->set_property = rdt_editor_page_set_property;

  properties[PROP_SCENARIO] =
    g_param_spec_object ("scenario", NULL, NULL, RDT_TYPE_SCENARIO, fixed);

  properties[PROP_AUTOSAVE] =
    g_param_spec_object ("autosave", NULL, NULL, RDT_TYPE_AUTOSAVE, fixed);

  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, RDT_TYPE_LIBRARY, fixed);

  properties[PROP_SETTINGS] =
    g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS, fixed);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* Emitted to play the scenario. */
  signals[SIGNAL_TRY_OUT] =
    g_signal_new ("try-out", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, RDT_TYPE_SCENARIO);

  g_type_ensure (RDT_TYPE_ARMY_PANEL);
  g_type_ensure (RDT_TYPE_BOARD_VIEW);
  g_type_ensure (RDT_TYPE_INSPECTOR);
  g_type_ensure (RDT_TYPE_PROBLEMS_VIEW);
  g_type_ensure (RDT_TYPE_SCENARIO_PANEL);
  g_type_ensure (RDT_TYPE_TOOL_PALETTE);
  bind_template (widget_class);

  install_actions (widget_class);
}

static void
rdt_editor_page_init (RdtEditorPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_menu_model (self->menu_button, rdt_menus_get ("editor-menu"));
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->context_menu),
                                   rdt_menus_get ("cell-menu"));
  rdt_board_input_attach (self->board);
}

/**
 * rdt_editor_page_new:
 * @autosave: (nullable): the autosave of the scenario, which is deleted with the
 *   page
 */
GtkWidget *
rdt_editor_page_new (RdtScenario *scenario,
                     RdtAutosave *autosave,
                     RdtLibrary  *library,
                     GSettings   *settings)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (scenario), NULL);
  g_return_val_if_fail (autosave == NULL || RDT_IS_AUTOSAVE (autosave), NULL);
  g_return_val_if_fail (RDT_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  return g_object_new (RDT_TYPE_EDITOR_PAGE,
                       "scenario", scenario,
                       "autosave", autosave,
                       "library", library,
                       "settings", settings,
                       NULL);
}

RdtEditor *
rdt_editor_page_get_editor (RdtEditorPage *self)
{
  g_return_val_if_fail (RDT_IS_EDITOR_PAGE (self), NULL);

  return self->editor;
}

/* Reverts to the contents of the file, as one step for Undo. */
void
rdt_editor_page_revert (RdtEditorPage *self)
{
  g_autoptr(GError) error = NULL;

  g_return_if_fail (RDT_IS_EDITOR_PAGE (self));

  finish_forms (self);
  if (!rdt_scenario_revert (self->scenario, _("Revert"), &error))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-error", "(ss)",
                                _("Could Not Open File"), error->message);
}

/* Updates the forms and the problems. */
void
rdt_editor_page_refresh (RdtEditorPage *self)
{
  guint n_problems;

  g_return_if_fail (RDT_IS_EDITOR_PAGE (self));

  g_clear_handle_id (&self->refresh, g_source_remove);
  show_palette (self);
  show_in_window (self);
  n_problems = rdt_problems_view_refresh (self->problems, self->editor);
  adw_view_stack_page_set_badge_number (self->problems_page, n_problems);
  adw_view_stack_page_set_needs_attention (self->problems_page, n_problems > 0);
  show_visible_panel (self);
  rdt_field_form_mark_in (GTK_WIDGET (self->views),
                          rdt_problems_view_get_problems (self->problems));
  rdt_tool_palette_refresh (self->tools);
}
