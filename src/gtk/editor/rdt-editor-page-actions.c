/* rdt-editor-page-actions.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-page-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-editor-edits.h"
#include "rdt-field.h"
#include "rdt-reshape.h"
#include "rdt-resize-window.h"
#include "rdt-window.h"
#include "rdt-zone.h"

static RdtEasel *
get_easel (GtkWidget *widget)
{
  return rdt_editor_page_get_easel (RDT_EDITOR_PAGE (widget));
}

static RdtScenario *
get_scenario (GtkWidget *widget)
{
  return rdt_editor_page_get_scenario (RDT_EDITOR_PAGE (widget));
}

static void
mode_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  rdt_easel_set_mode (get_easel (widget), g_variant_get_int32 (parameter));
}

static void
height_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  RdtTool tool = { .kind = RDT_TOOL_HEIGHT, .value = g_variant_get_int32 (parameter) };

  rdt_easel_set_tool (get_easel (widget), &tool);
}

static void
turn_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  rdt_easel_turn (get_easel (widget), g_variant_get_int32 (parameter));
}

static void
step_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  int n_columns, n_rows;

  g_variant_get (parameter, "(ii)", &n_columns, &n_rows);
  rdt_easel_step (get_easel (widget), n_columns, n_rows);
}

static void
delete_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  rdt_easel_delete (get_easel (widget));
}

static void
cut_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  rdt_easel_cut (get_easel (widget));
}

static void
copy_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  rdt_easel_copy (get_easel (widget));
}

static void
paste_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  rdt_easel_paste (get_easel (widget));
}

static void
select_all_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  rdt_easel_select_all (get_easel (widget));
}

static void
step_back_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  rdt_easel_step_back (get_easel (widget));
}

static void
next_unit_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  rdt_easel_select_next (get_easel (widget), g_variant_get_int32 (parameter));
}

static void
edit_name_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  rdt_editor_page_edit_name (RDT_EDITOR_PAGE (widget));
}

static void
take_tool_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  rdt_editor_page_take_tool (RDT_EDITOR_PAGE (widget));
}

static void
focus_board_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  rdt_board_view_focus_cursor (rdt_easel_get_board (get_easel (widget)));
}

static void
panel_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  rdt_editor_page_toggle_panel (RDT_EDITOR_PAGE (widget));
}

static void
tell_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  rdt_editor_page_tell (RDT_EDITOR_PAGE (widget), g_variant_get_string (parameter, NULL));
}

/* The form of a place in the file that cannot be shown on the board. */
static const char *
find_view (const char *path)
{
  if (!g_str_has_prefix (path, "sides"))
    return "scenario";

  return strstr (path, ".units[") != NULL ? "selection" : "armies";
}

static void
show_path_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  rdt_editor_page_show_view (RDT_EDITOR_PAGE (widget),
                             find_view (g_variant_get_string (parameter, NULL)));
}

static void
convert_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  const char *path, *value;

  g_variant_get (parameter, "(&s&s)", &path, &value);
  rdt_editor_edits_convert (RDT_EDITOR_PAGE (widget), path, value);
}

static void
mirror_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  rdt_editor_edits_mirror (RDT_EDITOR_PAGE (widget), g_variant_get_boolean (parameter));
}

static void
rotate_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  rdt_editor_edits_rotate (RDT_EDITOR_PAGE (widget), g_variant_get_int32 (parameter));
}

static void
resize_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  rdt_resize_window_present (RDT_EDITOR_PAGE (widget));
}

static void
swap_sides_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  RdtScenario *scenario = get_scenario (widget);

  rdt_scenario_edit (scenario, _("Swap Sides"),
                     rdt_reshape_swap_sides (rdt_scenario_get_setup (scenario)));
}

/* A unit without a place, of the most common type: what it is, and whether it is
 * deployed, arrives or stands, its form says.
 */
static void
add_unit_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  RdtScenario *scenario = get_scenario (widget);
  RdtSetup *setup = rdt_setup_copy (rdt_scenario_get_setup (scenario));
  RdtRosterPlace place = rdt_muster_add (setup, g_variant_get_uint32 (parameter),
                                         rdt_scenario_get_rules (scenario)->types[0].id,
                                         RDT_NOWHERE);

  if (!rdt_roster_place_is_set (place))
    {
      rdt_setup_free (setup);
      rdt_editor_page_tell (RDT_EDITOR_PAGE (widget),
                            _("Both sides together can have at most 128 units."));
      return;
    }

  rdt_scenario_edit (scenario, _("Add Unit"), setup);
  rdt_easel_select_unit (get_easel (widget), place);
  rdt_editor_page_show_view (RDT_EDITOR_PAGE (widget), "selection");
}

static RdtPlace
get_chosen_place (GtkWidget *widget)
{
  const RdtGrid *grid = &rdt_scenario_get_setup (get_scenario (widget))->grid;
  RdtCell cell = rdt_easel_get_cell (get_easel (widget));

  if (cell == RDT_NO_CELL)
    cell = rdt_board_view_get_cursor (rdt_easel_get_board (get_easel (widget)));

  return rdt_place_of (grid, cell);
}

static void
add_objective_cb (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  RdtSetup *setup = rdt_setup_copy (rdt_scenario_get_setup (get_scenario (widget)));
  RdtSetupObjective *objective = rdt_setup_objective_new ();

  objective->at = get_chosen_place (widget);
  g_ptr_array_add (setup->objectives, objective);
  rdt_scenario_edit (get_scenario (widget), _("Add Objective"), setup);
}

static void
add_label_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  RdtSetup *setup = rdt_setup_copy (rdt_scenario_get_setup (get_scenario (widget)));
  RdtSetupLabel *label = rdt_setup_label_new ();

  if (setup->labels->len >= RDT_MAX_LABELS)
    {
      rdt_setup_free (setup);
      g_free (label);
      rdt_editor_page_tell (RDT_EDITOR_PAGE (widget), _("A map can have at most 64 names."));
      return;
    }

  label->at = get_chosen_place (widget);
  label->text = g_strdup (_("Name"));
  g_ptr_array_add (setup->labels, label);
  rdt_scenario_edit (get_scenario (widget), _("Add Name on the Map"), setup);
}

static void
add_exit_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  RdtSetup *setup = rdt_setup_copy (rdt_scenario_get_setup (get_scenario (widget)));
  RdtSetupExit *exit = rdt_setup_exit_new ();

  exit->side = g_strdup (setup->sides[0].id);
  rdt_zone_put (exit->at, get_chosen_place (widget));
  g_ptr_array_add (setup->exits, exit);
  rdt_scenario_edit (get_scenario (widget), _("Add Exit"), setup);
}

static void
add_victory_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  RdtSetup *setup = rdt_setup_copy (rdt_scenario_get_setup (get_scenario (widget)));
  RdtSetupVictory *victory = rdt_setup_victory_new ();

  victory->side = g_strdup (setup->sides[0].id);
  victory->kind = RDT_VICTORY_ENEMY_LOST;
  victory->count = MAX (1, setup->sides[1].units->len / 2);
  g_ptr_array_add (setup->victory, victory);
  rdt_scenario_edit (get_scenario (widget), _("Add Victory Condition"), setup);
}

static void
remove_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  RdtSetup *setup = rdt_setup_copy (rdt_scenario_get_setup (get_scenario (widget)));
  GPtrArray *items = setup->victory;
  guint kind, index;

  g_variant_get (parameter, "(uu)", &kind, &index);
  if (kind == RDT_SUBJECT_OBJECTIVE)
    items = setup->objectives;
  else if (kind == RDT_SUBJECT_EXIT)
    items = setup->exits;
  else if (kind == RDT_SUBJECT_LABEL)
    items = setup->labels;

  if (index < items->len)
    g_ptr_array_remove_index (items, index);
  rdt_scenario_edit (get_scenario (widget), _("Remove"), setup);
}

static void
play_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtGame) game = NULL;

  rdt_editor_page_finish_forms (RDT_EDITOR_PAGE (widget));
  game = rdt_scenario_create_game (get_scenario (widget), &error);

  if (game == NULL)
    {
      rdt_editor_page_show_view (RDT_EDITOR_PAGE (widget), "problems");
      rdt_editor_page_tell (RDT_EDITOR_PAGE (widget),
                            _("Fix the problems listed before playing this scenario."));
      return;
    }

  rdt_window_try_out (RDT_WINDOW (gtk_widget_get_root (widget)), get_scenario (widget));
}

/**
 * rdt_editor_page_revert:
 *
 * Takes what the scenario's file holds by now, in one step.
 */
void
rdt_editor_page_revert (RdtEditorPage *self)
{
  g_autoptr(GError) error = NULL;

  g_return_if_fail (RDT_IS_EDITOR_PAGE (self));

  rdt_editor_page_finish_forms (self);
  if (!rdt_scenario_revert (get_scenario (GTK_WIDGET (self)), _("Revert"),
                            rdt_editor_page_get_library (self), &error))
    rdt_window_report (RDT_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                       _("Could Not Open File"), error->message);
}

static void
revert_response_cb (GtkWidget  *widget,
                    const char *response)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (widget);

  if (g_str_equal (response, "revert"))
    rdt_editor_page_revert (self);
}

static void
revert_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  GtkWidget *dialog;

  if (rdt_scenario_get_file (get_scenario (widget)) == NULL)
    {
      rdt_editor_page_tell (RDT_EDITOR_PAGE (widget), _("This scenario has not been saved yet."));
      return;
    }

  dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)),
                                   _("Revert to Saved Version?"),
                                   _("Changes made since the last save will be discarded. You"
                                     " can undo this."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Cancel"),
                                    "revert", _("_Revert"),
                                    NULL);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "revert");
  g_signal_connect_object (dialog, "response", G_CALLBACK (revert_response_cb), widget,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/**
 * rdt_editor_page_install_actions:
 *
 * Gives editor pages their actions and keys.
 */
void
rdt_editor_page_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "editor.add-exit", NULL, add_exit_cb);
  gtk_widget_class_install_action (widget_class, "editor.add-objective", NULL, add_objective_cb);
  gtk_widget_class_install_action (widget_class, "editor.add-label", NULL, add_label_cb);
  gtk_widget_class_install_action (widget_class, "editor.add-unit", "u", add_unit_cb);
  gtk_widget_class_install_action (widget_class, "editor.add-victory", NULL, add_victory_cb);
  gtk_widget_class_install_action (widget_class, "editor.convert", "(ss)", convert_cb);
  gtk_widget_class_install_action (widget_class, "editor.copy", NULL, copy_cb);
  gtk_widget_class_install_action (widget_class, "editor.cut", NULL, cut_cb);
  gtk_widget_class_install_action (widget_class, "editor.delete", NULL, delete_cb);
  gtk_widget_class_install_action (widget_class, "editor.edit-name", NULL, edit_name_cb);
  gtk_widget_class_install_action (widget_class, "editor.focus-board", NULL, focus_board_cb);
  gtk_widget_class_install_action (widget_class, "editor.height", "i", height_cb);
  gtk_widget_class_install_action (widget_class, "editor.mirror", "b", mirror_cb);
  gtk_widget_class_install_action (widget_class, "editor.mode", "i", mode_cb);
  gtk_widget_class_install_action (widget_class, "editor.next-unit", "i", next_unit_cb);
  gtk_widget_class_install_action (widget_class, "editor.panel", NULL, panel_cb);
  gtk_widget_class_install_action (widget_class, "editor.paste", NULL, paste_cb);
  gtk_widget_class_install_action (widget_class, "editor.play", NULL, play_cb);
  gtk_widget_class_install_action (widget_class, "editor.remove", "(uu)", remove_cb);
  gtk_widget_class_install_action (widget_class, "editor.resize", NULL, resize_cb);
  gtk_widget_class_install_action (widget_class, "editor.revert", NULL, revert_cb);
  gtk_widget_class_install_action (widget_class, "editor.rotate", "i", rotate_cb);
  gtk_widget_class_install_action (widget_class, "editor.select-all", NULL, select_all_cb);
  gtk_widget_class_install_action (widget_class, "editor.show-path", "s", show_path_cb);
  gtk_widget_class_install_action (widget_class, "editor.step", "(ii)", step_cb);
  gtk_widget_class_install_action (widget_class, "editor.step-back", NULL, step_back_cb);
  gtk_widget_class_install_action (widget_class, "editor.swap-sides", NULL, swap_sides_cb);
  gtk_widget_class_install_action (widget_class, "editor.take-tool", NULL, take_tool_cb);
  gtk_widget_class_install_action (widget_class, "editor.tell", "s", tell_cb);
  gtk_widget_class_install_action (widget_class, "editor.turn", "i", turn_cb);

  rdt_editor_page_bind_keys (widget_class);
}
