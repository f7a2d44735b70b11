/* rdt-editor-page.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-page-private.h"

#include <glib/gi18n.h>

#include "rdt-arrangement.h"
#include "rdt-arrow.h"
#include "rdt-board-tie.h"
#include "rdt-cell-words.h"
#include "rdt-style.h"
#include "rdt-window.h"

/**
 * RdtEditorPage:
 *
 * A scenario on the drawing table: tools, the board, and forms for all that a
 * scenario says.
 */

/* Forms and problems follow the board so many milliseconds later: a stroke of
 * the brush changes it many times a second.
 */
#define REFRESH_DELAY 60

enum {
  PROP_0,
  PROP_SCENARIO,
  PROP_LIBRARY,
  PROP_SETTINGS,
  N_PROPS
};

G_DEFINE_FINAL_TYPE_WITH_CODE (RdtEditorPage, rdt_editor_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (RDT_TYPE_PAGE, rdt_editor_page_page_init))

static GParamSpec *properties[N_PROPS];

static gboolean
refresh_cb (gpointer user_data)
{
  RdtEditorPage *self = user_data;

  self->refresh = 0;
  rdt_editor_page_refresh (self);

  return G_SOURCE_REMOVE;
}

static void
queue_refresh (RdtEditorPage *self)
{
  if (self->refresh == 0)
    self->refresh = g_timeout_add (REFRESH_DELAY, refresh_cb, self);
}

static void
changed_cb (RdtEditorPage  *self,
            const RdtSetup *before)
{
  rdt_easel_follow (self->easel, before);
  rdt_editor_page_show_in_window (self);
  queue_refresh (self);
}

static void
chosen_cb (RdtEditorPage *self)
{
  queue_refresh (self);
}

static void
told_cb (RdtEasel   *easel,
         const char *text,
         gpointer    user_data)
{
  rdt_editor_page_tell (user_data, text);
}

static void
hovered_cb (RdtBoardView *board,
            guint         cell,
            gpointer      user_data)
{
  rdt_editor_page_show_status (user_data);
}

static void
cursor_moved_cb (RdtBoardView *board,
                 guint         cell,
                 gpointer      user_data)
{
  RdtEditorPage *self = user_data;

  if (self->is_extending)
    rdt_easel_extend_to (self->easel, cell);
  self->is_extending = FALSE;
}

static void
menu_cb (RdtBoardView *board,
         guint         cell,
         guint         clicked,
         gpointer      user_data)
{
  RdtEditorPage *self = user_data;
  GdkRectangle area;

  if (rdt_easel_get_mode (self->easel) == RDT_EASEL_SELECT
      && rdt_easel_get_cell (self->easel) != cell)
    rdt_easel_select_cell (self->easel, cell);

  rdt_board_view_get_cell_area (board, cell, &area);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->context_menu), &area);
  gtk_popover_popup (GTK_POPOVER (self->context_menu));
}

/* Whoever moves the cursor is told about it, not about where a mouse rests. */
static void
leave_pointer (RdtEditorPage *self)
{
  rdt_board_view_set_hover (self->board, RDT_NO_CELL);
  rdt_editor_page_show_status (self);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  key,
                guint                  code,
                GdkModifierType        state,
                RdtEditorPage         *self)
{
  gboolean has_shift = (state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) == GDK_SHIFT_MASK;
  RdtArea area;

  if (rdt_arrow_is_key (key))
    leave_pointer (self);

  self->is_extending = has_shift && key >= GDK_KEY_Home && key <= GDK_KEY_End;

  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)
    rdt_easel_add_next (self->easel, has_shift);

  if (self->is_extending && !rdt_easel_get_area (self->easel, &area))
    rdt_easel_extend_to (self->easel, rdt_board_view_get_cursor (self->board));

  return FALSE;
}

static char *
describe_cb (RdtCell  cell,
             gpointer user_data)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (user_data);

  return rdt_words_setup_contents (rdt_board_get_setup (self->model), cell);
}

static void
connect_board (RdtEditorPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (self->board, "cell-hovered", G_CALLBACK (hovered_cb), self);
  g_signal_connect (self->board, "cell-menu", G_CALLBACK (menu_cb), self);
  g_signal_connect (self->board, "cursor-moved", G_CALLBACK (cursor_moved_cb), self);
  rdt_board_view_set_describe (self->board, describe_cb, self);

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), keys);
  gtk_widget_set_parent (self->context_menu, GTK_WIDGET (self->board));
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
  rdt_style_connect (G_CALLBACK (rdt_editor_page_show_palette), self);
  g_signal_connect_object (self->scenario, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->easel, "changed", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->easel, "told", G_CALLBACK (told_cb), self, 0);
  g_signal_connect_object (self->settings, "changed::show-coordinates",
                           G_CALLBACK (labels_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
autosave_failed_cb (RdtAutosave *autosave,
                    GError      *error,
                    gpointer     user_data)
{
  /* Translators: %s is the reason, such as "No space left on device"; it comes
   * first, for what is too long to be shown is cut at the end.
   */
  g_autofree char *words = g_strdup_printf (_("%s – could not save the scenario automatically"),
                                            error->message);

  rdt_editor_page_tell (user_data, words);
}

/* Writes the scenario again and again, in case the program comes to an end. */
static void
keep (RdtEditorPage *self,
      GFile         *file)
{
  self->autosave = rdt_autosave_new_for_scenario (self->scenario, file);
  g_signal_connect_object (self->autosave, "failed", G_CALLBACK (autosave_failed_cb), self, 0);
}

static void
rdt_editor_page_constructed (GObject *object)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (object);

  G_OBJECT_CLASS (rdt_editor_page_parent_class)->constructed (object);

  self->model = rdt_board_new_for_scenario (self->scenario);
  self->easel = rdt_easel_new (self->board, self->scenario);
  keep (self, NULL);
  connect_board (self);
  watch (self);
  labels_changed_cb (self);
  rdt_arrangement_keep (self->board, self->flap, self->settings);
  rdt_board_tie (self->board, self->model);
  rdt_easel_refresh (self->easel);
  rdt_tool_palette_set_easel (self->tools, self->easel);
  if (rdt_scenario_get_left_out (self->scenario) != NULL)
    adw_view_stack_set_visible_child_name (self->views, "problems");
  rdt_editor_page_refresh (self);
}

/* Whoever leaves has saved, or been asked: only a crash leaves the file. */
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
  g_clear_object (&self->easel);

  G_OBJECT_CLASS (rdt_editor_page_parent_class)->dispose (object);
}

static void
rdt_editor_page_finalize (GObject *object)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (object);

  g_clear_object (&self->model);
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
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, panel);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, problems);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, problems_page);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, redo);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, status);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, title);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, tools);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, tools_flap);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, undo);
  gtk_widget_class_bind_template_child (widget_class, RdtEditorPage, views);
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

  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, RDT_TYPE_LIBRARY, fixed);

  properties[PROP_SETTINGS] =
    g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS, fixed);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RDT_TYPE_ARMY_PANEL);
  g_type_ensure (RDT_TYPE_BOARD_VIEW);
  g_type_ensure (RDT_TYPE_INSPECTOR);
  g_type_ensure (RDT_TYPE_PROBLEMS_VIEW);
  g_type_ensure (RDT_TYPE_SCENARIO_PANEL);
  g_type_ensure (RDT_TYPE_TOOL_PALETTE);
  bind_template (widget_class);

  rdt_editor_page_install_actions (widget_class);
}

static void
rdt_editor_page_init (RdtEditorPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
rdt_editor_page_new (RdtScenario *scenario,
                     RdtLibrary  *library,
                     GSettings   *settings)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (scenario), NULL);
  g_return_val_if_fail (RDT_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  return g_object_new (RDT_TYPE_EDITOR_PAGE,
                       "scenario", scenario,
                       "library", library,
                       "settings", settings,
                       NULL);
}

RdtScenario *
rdt_editor_page_get_scenario (RdtEditorPage *self)
{
  g_return_val_if_fail (RDT_IS_EDITOR_PAGE (self), NULL);

  return self->scenario;
}

RdtLibrary *
rdt_editor_page_get_library (RdtEditorPage *self)
{
  g_return_val_if_fail (RDT_IS_EDITOR_PAGE (self), NULL);

  return self->library;
}

RdtEasel *
rdt_editor_page_get_easel (RdtEditorPage *self)
{
  g_return_val_if_fail (RDT_IS_EDITOR_PAGE (self), NULL);

  return self->easel;
}

/**
 * rdt_editor_page_finish_forms:
 *
 * Takes over what is being written in a form, as if it had been left.
 */
void
rdt_editor_page_finish_forms (RdtEditorPage *self)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_if_fail (RDT_IS_EDITOR_PAGE (self));

  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->views)))
    rdt_board_view_focus_cursor (self->board);
}

/**
 * rdt_editor_page_recover:
 * @file: where the scenario was kept when the program ended
 *
 * Goes on keeping it there.
 */
void
rdt_editor_page_recover (RdtEditorPage *self,
                         GFile         *file)
{
  g_return_if_fail (RDT_IS_EDITOR_PAGE (self));

  rdt_autosave_discard (self->autosave);
  g_clear_object (&self->autosave);
  keep (self, file);
}

/**
 * rdt_editor_page_tell:
 *
 * Says something in passing.
 */
void
rdt_editor_page_tell (RdtEditorPage *self,
                      const char    *text)
{
  g_return_if_fail (RDT_IS_EDITOR_PAGE (self));

  rdt_window_tell (GTK_WIDGET (self), text, 4);
}

/**
 * rdt_editor_page_take_tool:
 *
 * In a narrow window the tools make room for the board once one is taken.
 */
void
rdt_editor_page_take_tool (RdtEditorPage *self)
{
  g_return_if_fail (RDT_IS_EDITOR_PAGE (self));

  if (adw_flap_get_folded (self->tools_flap))
    adw_flap_set_reveal_flap (self->tools_flap, FALSE);
}

/**
 * rdt_editor_page_edit_name:
 *
 * Begins to write the name of the unit that is chosen.
 */
void
rdt_editor_page_edit_name (RdtEditorPage *self)
{
  g_return_if_fail (RDT_IS_EDITOR_PAGE (self));

  rdt_editor_page_show_view (self, "selection");
  rdt_editor_page_refresh (self);
  if (!rdt_inspector_edit_name (self->inspector))
    rdt_easel_tell (self->easel, _("Select a unit first."));
}

void
rdt_editor_page_toggle_panel (RdtEditorPage *self)
{
  g_return_if_fail (RDT_IS_EDITOR_PAGE (self));

  rdt_arrangement_toggle_panel (self->flap, self->settings);
}
