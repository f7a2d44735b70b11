/* rdt-editor-actions.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-actions.h"

#include "rdt-editor-clipboard.h"
#include "rdt-editor-edits.h"

static void
height_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       editor)
{
  const RdtTool tool = {
    .kind = RDT_TOOL_HEIGHT,
    .value = g_variant_get_int32 (parameter),
  };

  rdt_editor_set_tool (editor, &tool);
}

static void
turn_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       editor)
{
  rdt_editor_edits_turn (editor, g_variant_get_int32 (parameter));
}

static void
mirror_piece_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       editor)
{
  rdt_stamp_mirror (rdt_editor_get_stamp (editor));
}

static void
step_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       editor)
{
  int n_columns, n_rows;

  g_variant_get (parameter, "(ii)", &n_columns, &n_rows);
  rdt_editor_edits_step (editor, n_columns, n_rows);
}

static void
change_side_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       editor)
{
  rdt_editor_edits_change_side (editor);
}

static void
raise_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       editor)
{
  rdt_editor_edits_raise (editor, g_variant_get_int32 (parameter));
}

static void
select_alike_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       editor)
{
  rdt_editor_edits_select_alike (editor);
}

static void
delete_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       editor)
{
  rdt_editor_edits_delete (editor);
}

static void
select_all_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       editor)
{
  rdt_editor_select_all (editor);
}

static void
next_unit_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       editor)
{
  rdt_editor_select_next (editor, g_variant_get_int32 (parameter));
}

static void
mirror_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       editor)
{
  rdt_editor_edits_mirror (editor, g_variant_get_boolean (parameter));
}

static void
rotate_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       editor)
{
  rdt_editor_edits_rotate (editor, g_variant_get_int32 (parameter));
}

static void
rotate_by_half_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       editor)
{
  rdt_editor_edits_rotate (editor, 2);
}

static void
swap_sides_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       editor)
{
  rdt_editor_edits_swap_sides (editor);
}

static void
add_objective_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       editor)
{
  rdt_editor_edits_add_objective (editor);
}

static void
add_exit_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       editor)
{
  rdt_editor_edits_add_exit (editor);
}

static void
add_label_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       editor)
{
  rdt_editor_edits_add_label (editor);
}

static void
add_victory_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       editor)
{
  rdt_editor_edits_add_victory (editor);
}

static void
remove_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       editor)
{
  guint kind, index;

  g_variant_get (parameter, "(uu)", &kind, &index);
  rdt_editor_edits_remove (editor, kind, index);
}

static GdkClipboard *
get_clipboard (void)
{
  return gdk_display_get_clipboard (gdk_display_get_default ());
}

static void
cut_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       editor)
{
  rdt_editor_clipboard_cut (get_clipboard (), editor);
}

static void
copy_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       editor)
{
  rdt_editor_clipboard_copy (get_clipboard (), editor);
}

static void
paste_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       editor)
{
  rdt_editor_clipboard_paste (get_clipboard (), editor);
}

static const GActionEntry entries[] = {
  { .name = "add-exit", .activate = add_exit_cb },
  { .name = "add-label", .activate = add_label_cb },
  { .name = "add-objective", .activate = add_objective_cb },
  { .name = "add-victory", .activate = add_victory_cb },
  { .name = "change-side", .activate = change_side_cb },
  { .name = "copy", .activate = copy_cb },
  { .name = "cut", .activate = cut_cb },
  { .name = "delete", .activate = delete_cb },
  { .name = "height", .activate = height_cb, .parameter_type = "i" },
  { .name = "mirror", .activate = mirror_cb, .parameter_type = "b" },
  { .name = "mirror-piece", .activate = mirror_piece_cb },
  { .name = "next-unit", .activate = next_unit_cb, .parameter_type = "i" },
  { .name = "paste", .activate = paste_cb },
  { .name = "raise", .activate = raise_cb, .parameter_type = "i" },
  { .name = "remove", .activate = remove_cb, .parameter_type = "(uu)" },
  { .name = "rotate", .activate = rotate_cb, .parameter_type = "i" },
  { .name = "rotate-by-half", .activate = rotate_by_half_cb },
  { .name = "select-all", .activate = select_all_cb },
  { .name = "select-alike", .activate = select_alike_cb },
  { .name = "step", .activate = step_cb, .parameter_type = "(ii)" },
  { .name = "swap-sides", .activate = swap_sides_cb },
  { .name = "turn", .activate = turn_cb, .parameter_type = "i" },
};

/* Turned by a quarter, or by 60°, hexes would not lie in columns on a rectangle. */
static void
scenario_changed_cb (GSimpleAction  *rotate,
                     const RdtSetup *before,
                     RdtScenario    *scenario)
{
  g_simple_action_set_enabled (rotate, rdt_scenario_get_setup (scenario)->grid.kind
                                         == RDT_GRID_SQUARE);
}

static void
watch_grid (GActionMap  *actions,
            RdtScenario *scenario)
{
  GAction *rotate = g_action_map_lookup_action (actions, "rotate");

  g_signal_connect_object (scenario, "changed", G_CALLBACK (scenario_changed_cb), rotate,
                           G_CONNECT_SWAPPED);
  scenario_changed_cb (G_SIMPLE_ACTION (rotate), NULL, scenario);
}

/**
 * rdt_editor_actions_new:
 *
 * Returns: (transfer full): the actions, valid as long as the editor
 */
GSimpleActionGroup *
rdt_editor_actions_new (RdtEditor *editor)
{
  GSimpleActionGroup *self = g_simple_action_group_new ();
  g_autoptr(GPropertyAction) mode = g_property_action_new ("mode", editor, "mode");
  g_autoptr(GPropertyAction) radius = g_property_action_new ("brush-radius", editor,
                                                             "brush-radius");
  g_autoptr(GPropertyAction) parts =
    g_property_action_new ("paste-parts", rdt_editor_get_stamp (editor), "parts");

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), editor);
  watch_grid (G_ACTION_MAP (self), rdt_editor_get_scenario (editor));
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (mode));
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (radius));
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (parts));

  return self;
}

/* Adds a key that works only while the board has the focus, because in a form it
 * would be text.
 */
static void
add_board_key (GtkEventController *controller,
               guint               key,
               GdkModifierType     modifiers,
               const char         *action)
{
  g_autofree char *name = NULL;
  g_autoptr(GVariant) target = NULL;
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers), NULL);

  g_action_parse_detailed_name (action, &name, &target, NULL);
  gtk_shortcut_set_action (shortcut, gtk_named_action_new (name));
  gtk_shortcut_set_arguments (shortcut, target);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
}

/* Alt with an arrow key moves the selection, not the cursor. */
static void
add_arrows (GtkEventController *controller)
{
  static const struct
  {
    guint       key;
    guint       keypad;
    const char *action;
  } arrows[] = {
    { GDK_KEY_Left, GDK_KEY_KP_Left, "editor.step((-1, 0))" },
    { GDK_KEY_Right, GDK_KEY_KP_Right, "editor.step((1, 0))" },
    { GDK_KEY_Up, GDK_KEY_KP_Up, "editor.step((0, 1))" },
    { GDK_KEY_Down, GDK_KEY_KP_Down, "editor.step((0, -1))" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    {
      add_board_key (controller, arrows[i].key, GDK_ALT_MASK, arrows[i].action);
      add_board_key (controller, arrows[i].keypad, GDK_ALT_MASK, arrows[i].action);
    }
}

/**
 * rdt_editor_actions_add_board_keys:
 * @board: the board of an editor page
 *
 * Adds the keys that draw, or change the selection.
 */
void
rdt_editor_actions_add_board_keys (GtkWidget *board)
{
  static const char modes[] = "sblrfp";
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (int i = 0; modes[i] != '\0'; i++)
    {
      g_autofree char *action = g_strdup_printf ("editor.mode(%d)", i);

      add_board_key (controller, modes[i], 0, action);
    }
  for (int i = 0; i <= RDT_MAX_HEIGHT; i++)
    {
      g_autofree char *action = g_strdup_printf ("editor.height(%d)", i);

      add_board_key (controller, GDK_KEY_0 + i, 0, action);
    }

  add_arrows (controller);
  add_board_key (controller, GDK_KEY_q, 0, "editor.turn(-1)");
  add_board_key (controller, GDK_KEY_e, 0, "editor.turn(1)");
  add_board_key (controller, GDK_KEY_m, 0, "editor.mirror-piece");
  add_board_key (controller, GDK_KEY_n, 0, "editor.next-unit(1)");
  add_board_key (controller, GDK_KEY_N, GDK_SHIFT_MASK, "editor.next-unit(-1)");
  add_board_key (controller, GDK_KEY_Delete, 0, "editor.delete");
  gtk_widget_add_controller (board, controller);
}

/**
 * rdt_editor_actions_bind_keys:
 *
 * Adds the keys that work wherever the focus is.
 */
void
rdt_editor_actions_bind_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "editor.edit-name", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "editor.step-back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F5, 0, "editor.play", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F9, 0, "editor.panel", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_a, GDK_CONTROL_MASK,
                                       "editor.select-all", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK,
                                       "editor.copy", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, GDK_CONTROL_MASK,
                                       "editor.replace", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK,
                                       "editor.paste", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_x, GDK_CONTROL_MASK,
                                       "editor.cut", NULL);
}
