/* test-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-advice-panel.h"
#include "rdt-application.h"
#include "rdt-battle-page.h"
#include "rdt-board-thumbnail.h"
#include "rdt-duel.h"
#include "rdt-editor-actions.h"
#include "rdt-editor-page.h"
#include "rdt-editor-windows.h"
#include "rdt-event-words.h"
#include "rdt-preferences-window.h"
#include "rdt-reference-window.h"
#include "rdt-resize-window.h"
#include "rdt-scenario-card.h"
#include "rdt-test-home.h"
#include "rdt-toast.h"
#include "rdt-ui.h"
#include "rdt-why-panel.h"
#include "rdt-window.h"

#define UI_FOLDER "/io/github/redoubt/Redoubt/ui"

/* All that a window shows, with all dialogs over it. */
typedef enum
{
  SCENE_WELCOME,
  SCENE_BATTLE,
  SCENE_EDITOR,
  SCENE_END,
} Scene;

#define N_SCENES (SCENE_END + 1)

typedef struct
{
  RdtApplication *application;
  RdtScenario    *scenario;
  RdtBattle      *battle;
  RdtWindow      *window;
} Stage;

/* So that there is one to continue. */
static void
keep_battle (void)
{
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  RdtAutosave *autosave = rdt_battle_autosave_new (battle, NULL);

  rdt_duel_play (battle, 1);
  g_assert_finalize_object (autosave);
}

static void
set_up (Stage         *stage,
        gconstpointer  unused)
{
  rdt_test_home_clear ();
  keep_battle ();
  stage->application = RDT_APPLICATION (g_application_get_default ());
  stage->scenario = rdt_ui_load_scenario ("rolica");
  stage->battle = rdt_duel_new ();
  stage->window = rdt_ui_open_window ();
}

static void
tear_down (Stage         *stage,
           gconstpointer  unused)
{
  rdt_ui_close_window (stage->window);
  g_clear_object (&stage->battle);
  g_clear_object (&stage->scenario);
}

static GtkWindow *
get_window (Stage *stage)
{
  return GTK_WINDOW (stage->window);
}

static void
resign (RdtBattle *battle)
{
  RdtRefusal refusal;
  RdtDiceWant want;
  RdtOrder order;

  rdt_order_init (&order, RDT_ORDER_RESIGN, RDT_NO_UNIT);
  g_assert_cmpint (rdt_battle_order (battle, &order, &refusal, &want), ==, RDT_ORDERED);
}

static gboolean
says_show_rule (GtkWidget     *widget,
                gconstpointer  unused)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), "Show Rule") == 0;
}

/* A toast with another text before it is shown; GTK would warn of a button whose
 * action has no target, and warnings end a test.
 */
static void
test_window_toasts_lead_to_their_rules (Stage         *stage,
                                        gconstpointer  unused)
{
  static const char *const rules[] = { "Movement", "Artillery fire", "Movement" };
  GtkWidget *button;

  rdt_toast_send_with_undo (GTK_WIDGET (stage->window), "Destroyed");
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autofree char *action = g_strdup_printf ("app.rule(('portable', '%s'))", rules[i]);

      rdt_toast_send_with_button (GTK_WIDGET (stage->window), "Too far", "Show Rule", action);
      rdt_ui_settle ();
      button = rdt_ui_find (GTK_WIDGET (stage->window), says_show_rule, NULL);
      g_assert_nonnull (button);
      g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "app.rule");
      g_assert_true (gtk_widget_get_sensitive (button));
    }
}

static void
open_scene (Stage *stage,
            Scene  scene)
{
  GtkWidget *page;

  switch (scene)
    {
    case SCENE_WELCOME:
      rdt_window_show_welcome (stage->window);
      rdt_window_play (stage->window, stage->scenario);
      gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.new", NULL);
      rdt_preferences_window_present (get_window (stage),
                                      rdt_application_get_settings (stage->application));
      rdt_reference_window_present (get_window (stage),
                                    rdt_application_get_library (stage->application), "musket",
                                    NULL);
      break;

    case SCENE_BATTLE:
      rdt_window_show_battle (stage->window, stage->battle);
      page = rdt_window_get_page (stage->window);
      gtk_widget_activate_action (page, "battle.legend", NULL);
      gtk_widget_activate_action (page, "battle.players", NULL);
      gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.report", NULL);
      break;

    case SCENE_EDITOR:
      rdt_window_edit (stage->window, stage->scenario);
      page = rdt_window_get_page (stage->window);
      rdt_resize_window_present (GTK_WINDOW (stage->window),
                                 rdt_editor_page_get_editor (RDT_EDITOR_PAGE (page)));
      gtk_widget_activate_action (page, "editor.balance", NULL);
      gtk_widget_activate_action (page, "editor.replace", NULL);
      gtk_widget_activate_action (page, "editor.translations", NULL);
      gtk_widget_activate_action (page, "editor.convert", "(ss)", "rules", "modern");
      gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.print", NULL);
      gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.export", NULL);
      break;

    case SCENE_END:
      rdt_window_show_battle (stage->window, stage->battle);
      resign (stage->battle);
      gtk_widget_activate_action (rdt_window_get_page (stage->window), "battle.result", NULL);
      break;
    }

  rdt_ui_settle ();
}

static void
close_scene (Stage *stage)
{
  g_autoptr(GPtrArray) others = g_ptr_array_new ();
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (window != get_window (stage))
        g_ptr_array_add (others, window);
    }

  for (guint i = 0; i < others->len; i++)
    gtk_window_destroy (g_ptr_array_index (others, i));
  rdt_ui_settle ();
}

/* All widgets of a type, in any window. */
static GPtrArray *
list_built (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GPtrArray *all = g_ptr_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWidget) window = g_list_model_get_item (windows, i);

      g_ptr_array_extend_and_steal (all, rdt_ui_list (window, type));
    }

  return all;
}

static char *
read_template_class (const char *name)
{
  g_autofree char *path = g_strconcat (UI_FOLDER "/", name, NULL);
  g_autoptr(GRegex) regex = g_regex_new ("<template class=\"(\\w+)\"", 0, 0, NULL);
  g_autoptr(GMatchInfo) match = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = NULL;

  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  g_assert_no_error (error);
  g_assert_true (g_regex_match (regex, g_bytes_get_data (bytes, NULL), 0, &match));

  return g_match_info_fetch (match, 1);
}

static void
test_window_every_template_builds (Stage         *stage,
                                   gconstpointer  unused)
{
  g_auto(GStrv) names = g_resources_enumerate_children (UI_FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE,
                                                        NULL);
  g_autoptr(GHashTable) built = g_hash_table_new (g_str_hash, g_str_equal);

  for (Scene scene = 0; scene < N_SCENES; scene++)
    {
      g_autoptr(GPtrArray) widgets = NULL;

      open_scene (stage, scene);
      widgets = list_built (GTK_TYPE_WIDGET);
      for (guint i = 0; i < widgets->len; i++)
        g_hash_table_add (built, (char *) G_OBJECT_TYPE_NAME (g_ptr_array_index (widgets, i)));
      close_scene (stage);
    }

  g_assert_nonnull (names);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *class_name = NULL;

      if (!g_str_has_suffix (names[i], ".ui"))
        continue;

      /* Rows are built by lists with items. */
      class_name = read_template_class (names[i]);
      if (g_str_equal (class_name, "GtkListItem"))
        continue;

      if (!g_hash_table_contains (built, class_name))
        g_test_fail_printf ("%s was not built", class_name);
    }
}

static gboolean
is_icon_only (GtkWidget *button)
{
  const char *icon = NULL;

  if (GTK_IS_BUTTON (button))
    icon = gtk_button_get_icon_name (GTK_BUTTON (button));
  else if (GTK_IS_MENU_BUTTON (button))
    icon = gtk_menu_button_get_icon_name (GTK_MENU_BUTTON (button));

  /* Widgets inside those of GTK and libadwaita are not checked. */
  return icon != NULL
         && gtk_widget_get_ancestor (button, GTK_TYPE_WINDOW_CONTROLS) == NULL
         && gtk_widget_get_ancestor (button, ADW_TYPE_ENTRY_ROW) == NULL
         && gtk_widget_get_ancestor (button, ADW_TYPE_PREFERENCES_WINDOW) == NULL
         && gtk_widget_get_ancestor (button, GTK_TYPE_SPIN_BUTTON) == NULL
         && (GTK_IS_MENU_BUTTON (button)
             || gtk_widget_get_ancestor (button, GTK_TYPE_MENU_BUTTON) == NULL);
}

static void
tell_nameless (GtkWidget *widget)
{
  g_autofree char *icon = NULL;

  g_object_get (widget, "icon-name", &icon, NULL);
  g_test_fail_printf ("%s in %s has no name or no tooltip (%s)",
                      icon, G_OBJECT_TYPE_NAME (gtk_widget_get_root (widget)),
                      gtk_widget_get_tooltip_text (widget));
}

static void
test_window_icons_have_names (Stage         *stage,
                              gconstpointer  unused)
{
  guint n = 0;

  for (Scene scene = 0; scene < N_SCENES; scene++)
    {
      g_autoptr(GPtrArray) widgets = NULL;

      open_scene (stage, scene);
      widgets = list_built (GTK_TYPE_WIDGET);

      for (guint i = 0; i < widgets->len; i++)
        {
          GtkWidget *widget = g_ptr_array_index (widgets, i);

          if (!is_icon_only (widget))
            continue;

          n++;
          if (gtk_widget_get_tooltip_text (widget) == NULL
              || !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                                    GTK_ACCESSIBLE_PROPERTY_LABEL))
            tell_nameless (widget);
        }

      close_scene (stage);
    }

  g_assert_cmpuint (n, >, 5);
}

/* The accessible texts of a form besides its titles. */
static char *
dup_told_of_row (GtkWidget *row)
{
  const char *subtitle = ADW_IS_ACTION_ROW (row)
                         ? adw_action_row_get_subtitle (ADW_ACTION_ROW (row)) : NULL;
  gpointer chosen;

  if (ADW_IS_ENTRY_ROW (row))
    return g_strdup (gtk_editable_get_text (GTK_EDITABLE (row)));

  if (subtitle != NULL && *subtitle == '\0')
    subtitle = NULL;

  if (!ADW_IS_COMBO_ROW (row))
    return g_strdup (subtitle);

  chosen = adw_combo_row_get_selected_item (ADW_COMBO_ROW (row));
  if (chosen == NULL)
    return g_strdup (subtitle);

  if (subtitle == NULL || g_str_equal (subtitle, gtk_string_object_get_string (chosen)))
    return g_strdup (gtk_string_object_get_string (chosen));

  return g_strconcat (gtk_string_object_get_string (chosen), ". ", subtitle, NULL);
}

/* In a row with an entry, the text takes the focus. */
static void
check_row (GtkWidget *row)
{
  GtkWidget *spoken = row;
  g_autofree char *told = dup_told_of_row (row);
  g_autofree char *found = NULL;

  if (ADW_IS_ENTRY_ROW (row))
    {
      spoken = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (row)));
      if (!gtk_test_accessible_has_role (GTK_ACCESSIBLE (spoken), GTK_ACCESSIBLE_ROLE_TEXT_BOX))
        g_test_fail_printf ("%s in %s cannot be heard",
                            adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)),
                            G_OBJECT_TYPE_NAME (gtk_widget_get_root (row)));
    }

  if (told == NULL)
    return;

  found = gtk_test_accessible_check_property (GTK_ACCESSIBLE (spoken),
                                              GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told);
  if (found != NULL)
    g_test_fail_printf ("%s in %s tells \"%s\", not \"%s\"",
                        adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)),
                        G_OBJECT_TYPE_NAME (gtk_widget_get_root (row)), found, told);
}

static void
test_window_rows_tell_what_they_hold (Stage         *stage,
                                      gconstpointer  unused)
{
  guint n_combos = 0, n_entries = 0;

  for (Scene scene = 0; scene < N_SCENES; scene++)
    {
      g_autoptr(GPtrArray) rows = NULL;
      g_autoptr(GPtrArray) drop_downs = NULL;

      open_scene (stage, scene);
      rows = list_built (ADW_TYPE_PREFERENCES_ROW);
      drop_downs = list_built (GTK_TYPE_DROP_DOWN);

      for (guint i = 0; i < rows->len; i++)
        {
          n_combos += ADW_IS_COMBO_ROW (g_ptr_array_index (rows, i));
          n_entries += ADW_IS_ENTRY_ROW (g_ptr_array_index (rows, i));
          check_row (g_ptr_array_index (rows, i));
        }

      for (guint i = 0; i < drop_downs->len; i++)
        {
          GtkWidget *button = gtk_widget_get_first_child (g_ptr_array_index (drop_downs, i));

          g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (button),
                                                           GTK_ACCESSIBLE_PROPERTY_LABEL));
        }

      close_scene (stage);
    }

  g_assert_cmpuint (n_combos, >, 10);
  g_assert_cmpuint (n_entries, >, 3);
}

static gboolean
class_has_action (GtkWidget  *widget,
                  const char *name)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_GET_CLASS (widget);
  const GVariantType *parameter;
  const char *found, *property;
  GType owner;

  for (guint i = 0;
       gtk_widget_class_query_action (widget_class, i, &owner, &found, &parameter, &property);
       i++)
    if (g_str_equal (found, name))
      return TRUE;

  return FALSE;
}

static gboolean
has_action (Stage      *stage,
            const char *name)
{
  GtkWidget *page = rdt_window_get_page (stage->window);

  if (g_str_has_prefix (name, "app."))
    return g_action_group_has_action (G_ACTION_GROUP (stage->application), name + 4);

  if (g_str_has_prefix (name, "win.")
      && g_action_group_has_action (G_ACTION_GROUP (stage->window), name + 4))
    return TRUE;

  if (g_str_has_prefix (name, "editor.") && RDT_IS_EDITOR_PAGE (page))
    {
      RdtEditor *editor = rdt_editor_page_get_editor (RDT_EDITOR_PAGE (page));
      g_autoptr(GSimpleActionGroup) actions = rdt_editor_actions_new (editor);

      rdt_editor_windows_add_actions (G_ACTION_MAP (actions), page, editor);
      if (g_action_group_has_action (G_ACTION_GROUP (actions), name + strlen ("editor.")))
        return TRUE;
    }

  if (g_str_has_prefix (name, "advice.") && RDT_IS_BATTLE_PAGE (page))
    {
      GtkWidget *panel = rdt_ui_find_type (page, RDT_TYPE_ADVICE_PANEL);

      return g_action_group_has_action (rdt_advice_panel_get_actions (RDT_ADVICE_PANEL (panel)),
                                        name + strlen ("advice."));
    }

  if (g_str_has_prefix (name, "card."))
    return class_has_action (rdt_ui_find_type (GTK_WIDGET (stage->window),
                                               RDT_TYPE_SCENARIO_CARD), name);

  return class_has_action (GTK_WIDGET (stage->window), name)
         || (page != NULL && class_has_action (page, name));
}

static guint
check_menu (Stage      *stage,
            GMenuModel *menu)
{
  guint n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };
      g_autofree char *name = NULL;

      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &name))
        {
          n++;
          if (!has_action (stage, name))
            g_test_fail_printf ("%s does nothing", name);
        }

      for (guint j = 0; j < G_N_ELEMENTS (links); j++)
        {
          g_autoptr(GMenuModel) inner = g_menu_model_get_item_link (menu, i, links[j]);

          n += inner != NULL ? check_menu (stage, inner) : 0;
        }
    }

  return n;
}

static void
test_window_every_menu_item_does_something (Stage         *stage,
                                            gconstpointer  unused)
{
  for (Scene scene = 0; scene < N_SCENES; scene++)
    {
      g_autoptr(GPtrArray) buttons = NULL;
      guint n = 0;

      open_scene (stage, scene);
      close_scene (stage);
      buttons = rdt_ui_list (GTK_WIDGET (stage->window), GTK_TYPE_MENU_BUTTON);

      for (guint i = 0; i < buttons->len; i++)
        {
          GMenuModel *menu = gtk_menu_button_get_menu_model (g_ptr_array_index (buttons, i));

          n += menu != NULL && gtk_widget_get_mapped (g_ptr_array_index (buttons, i))
                 ? check_menu (stage, menu) : 0;
        }

      g_assert_cmpuint (n, >, 4);
    }
}

static GHashTable *
list_shortcuts (Stage *stage)
{
  g_autoptr(GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/redoubt/Redoubt/help-overlay.ui");
  GtkWidget *overlay = GTK_WIDGET (gtk_builder_get_object (builder, "help_overlay"));
  GHashTable *keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr(GPtrArray) shortcuts = rdt_ui_list (overlay, GTK_TYPE_SHORTCUTS_SHORTCUT);

  for (guint i = 0; i < shortcuts->len; i++)
    {
      g_autofree char *text = NULL;
      g_auto(GStrv) parts = NULL;

      g_object_get (g_ptr_array_index (shortcuts, i), "accelerator", &text, NULL);
      parts = g_strsplit_set (text != NULL ? text : "", " .", -1);

      for (guint j = 0; parts[j] != NULL; j++)
        {
          GdkModifierType state;
          guint key;

          /* Between the ends of a range, as in 0...9. */
          if (parts[j][0] == '\0')
            continue;

          if (gtk_accelerator_parse (parts[j], &key, &state))
            g_hash_table_add (keys, gtk_accelerator_name (key, state));
          else
            g_test_fail_printf ("“%s” is no key", parts[j]);
        }
    }

  gtk_window_destroy (GTK_WINDOW (overlay));

  return keys;
}

/* A keypad key that does the same as its twin need not be listed. */
static gboolean
is_twin (const char *key,
         char      **keys)
{
  static const struct { guint pad, key; } twins[] = {
    { GDK_KEY_KP_0, GDK_KEY_0 },
    { GDK_KEY_KP_Add, GDK_KEY_plus },
    { GDK_KEY_KP_Subtract, GDK_KEY_minus },
  };
  GdkModifierType state;
  guint value;

  g_assert_true (gtk_accelerator_parse (key, &value, &state));
  for (guint i = 0; i < G_N_ELEMENTS (twins); i++)
    {
      g_autofree char *twin = gtk_accelerator_name (twins[i].key, state);

      if (value == twins[i].pad)
        return g_strv_contains ((const char *const *) keys, twin);
    }

  return FALSE;
}

static void
test_window_every_key_is_told_of_and_means_one_thing (Stage         *stage,
                                                      gconstpointer  unused)
{
  GtkApplication *application = GTK_APPLICATION (stage->application);
  g_auto(GStrv) actions = gtk_application_list_action_descriptions (application);
  g_autoptr(GHashTable) told = list_shortcuts (stage);
  g_autoptr(GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  open_scene (stage, SCENE_BATTLE);
  g_assert_cmpuint (g_strv_length (actions), >, 10);

  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto(GStrv) keys = gtk_application_get_accels_for_action (application, actions[i]);

      if (!has_action (stage, actions[i]))
        g_test_fail_printf ("%s does nothing", actions[i]);

      for (guint j = 0; keys[j] != NULL; j++)
        {
          if (!g_hash_table_contains (told, keys[j]) && !is_twin (keys[j], keys))
            g_test_fail_printf ("%s of %s is told nowhere", keys[j], actions[i]);
          if (!g_hash_table_add (taken, g_strdup (keys[j])))
            g_test_fail_printf ("%s means more than one thing", keys[j]);
        }
    }
}

static gboolean
is_enabled (Stage      *stage,
            const char *action)
{
  GtkWidget *button = rdt_ui_find_action (GTK_WIDGET (rdt_window_get_page (stage->window)),
                                          action);

  g_assert_nonnull (button);

  return gtk_widget_is_sensitive (button);
}

static void
test_window_buttons_can_be_pressed_when_they_help (Stage         *stage,
                                                   gconstpointer  unused)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (RDT_DUEL_SEED);

  open_scene (stage, SCENE_BATTLE);
  g_assert_false (is_enabled (stage, "win.undo"));
  g_assert_false (is_enabled (stage, "win.redo"));
  g_assert_true (is_enabled (stage, "win.welcome"));

  rdt_duel_go_on (stage->battle, chance);
  rdt_ui_settle ();
  g_assert_true (is_enabled (stage, "win.undo"));
  g_assert_false (is_enabled (stage, "win.redo"));

  rdt_battle_undo (stage->battle);
  rdt_ui_settle ();
  g_assert_false (is_enabled (stage, "win.undo"));
  g_assert_true (is_enabled (stage, "win.redo"));
}

static gboolean
is_titled (GtkWidget     *widget,
           gconstpointer  title)
{
  return GTK_IS_WINDOW (widget)
         && g_strcmp0 (gtk_window_get_title (GTK_WINDOW (widget)), title) == 0;
}

/* The rule set, the length and the aims are shown before the battle. */
static void
test_window_setup_tells_what_is_played (Stage         *stage,
                                        gconstpointer  unused)
{
  g_autoptr(RdtGame) game = rdt_scenario_create_game (stage->scenario, NULL);
  g_autofree char *heard = NULL;
  GtkWidget *setup;

  rdt_window_play (stage->window, stage->scenario);
  rdt_ui_settle ();
  setup = rdt_ui_find_window (is_titled, rdt_scenario_get_title (stage->scenario));
  heard = gtk_test_accessible_check_property (
    GTK_ACCESSIBLE (rdt_ui_find_type (setup, ADW_TYPE_COMBO_ROW)),
    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Human");
  g_assert_null (heard);
  g_assert_nonnull (rdt_ui_find_words (setup, "12 turns, about 40 min"));
  g_assert_nonnull (rdt_ui_find_words (setup, "Portable Wargame 2: Musket Period"));

  for (guint i = 0; i < game->n_victory; i++)
    {
      g_autofree char *aim = rdt_words_victory (game, &game->victory[i]);

      g_assert_nonnull (rdt_ui_find_words (setup, aim));
    }

  close_scene (stage);
}

/* The picture does the same as the button. */
static void
test_window_a_picture_opens_its_scenario (Stage         *stage,
                                          gconstpointer  unused)
{
  GtkWidget *card = rdt_ui_find_type (GTK_WIDGET (stage->window), RDT_TYPE_SCENARIO_CARD);
  GtkWidget *picture = rdt_ui_find_type (card, RDT_TYPE_BOARD_THUMBNAIL);
  RdtScenario *scenario = rdt_scenario_card_get_scenario (RDT_SCENARIO_CARD (card));
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (picture);
  g_autoptr(GtkGesture) click = NULL;

  for (guint i = 0; click == NULL && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        click = GTK_GESTURE (g_steal_pointer (&controller));
    }

  g_assert_nonnull (click);
  g_signal_emit_by_name (click, "released", 1, 5.0, 5.0);
  rdt_ui_settle ();
  g_assert_nonnull (rdt_ui_find_window (is_titled, rdt_scenario_get_title (scenario)));
  close_scene (stage);
}

static gboolean
lies_beside (GtkWidget *widget,
             GtkWidget *other,
             GtkWidget *window)
{
  graphene_rect_t a, b;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &a));
  g_assert_true (gtk_widget_compute_bounds (other, window, &b));

  return !graphene_rect_intersection (&a, &b, NULL);
}

/* A long one hides nothing of the panel beside the board, and a toast goes with its
 * page, even as it comes into sight.
 */
static void
test_window_toasts_leave_the_panel_alone (Stage         *stage,
                                          gconstpointer  unused)
{
  static const char *const words = "Could still act: 1st Battalion, 2nd Battalion, 3rd Battalion,"
                                   " 1st Battery, Hussars and 9 more";
  GtkWidget *window = GTK_WIDGET (stage->window);
  GtkWidget *panel, *toast;

  open_scene (stage, SCENE_BATTLE);
  panel = rdt_ui_find_type (window, RDT_TYPE_WHY_PANEL);
  rdt_toast_send (GTK_WIDGET (rdt_window_get_page (stage->window)), words, RDT_TOAST_SHORT);
  rdt_ui_settle ();
  toast = rdt_ui_find_words (window, words);
  g_assert_nonnull (toast);
  g_assert_true (gtk_widget_get_mapped (panel));
  g_assert_true (lies_beside (toast, panel, window));

  rdt_window_show_welcome (stage->window);
  rdt_ui_settle ();
  g_assert_null (rdt_ui_find_words (window, words));
}

#define add(path, func) \
  g_test_add ("/gtk/window/" path, Stage, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_autoptr(RdtApplication) application = rdt_ui_start (&argc, &argv);

  add ("every-template-builds", test_window_every_template_builds);
  add ("icons-have-names", test_window_icons_have_names);
  add ("rows-tell-what-they-hold", test_window_rows_tell_what_they_hold);
  add ("every-menu-item-does-something", test_window_every_menu_item_does_something);
  add ("every-key-is-told-of-and-means-one-thing",
       test_window_every_key_is_told_of_and_means_one_thing);
  add ("buttons-can-be-pressed-when-they-help",
       test_window_buttons_can_be_pressed_when_they_help);
  add ("toasts-lead-to-their-rules", test_window_toasts_lead_to_their_rules);
  add ("toasts-leave-the-panel-alone", test_window_toasts_leave_the_panel_alone);
  add ("setup-tells-what-is-played", test_window_setup_tells_what_is_played);
  add ("a-picture-opens-its-scenario", test_window_a_picture_opens_its_scenario);

  return g_test_run ();
}
