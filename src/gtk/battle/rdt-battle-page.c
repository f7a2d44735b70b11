/* rdt-battle-page.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-page.h"

#include <glib/gi18n.h>

#include "rdt-advice-panel.h"
#include "rdt-battle-announcer.h"
#include "rdt-battle-keys.h"
#include "rdt-battle-load.h"
#include "rdt-battle-sheets.h"
#include "rdt-battle-title.h"
#include "rdt-battle-toasts.h"
#include "rdt-battle-view.h"
#include "rdt-board-stand.h"
#include "rdt-branch.h"
#include "rdt-button.h"
#include "rdt-computer-actions.h"
#include "rdt-dice-dialogs.h"
#include "rdt-dice-tray.h"
#include "rdt-end-window.h"
#include "rdt-event-words.h"
#include "rdt-forces-view.h"
#include "rdt-goals-button.h"
#include "rdt-legend-window.h"
#include "rdt-lesson-panel.h"
#include "rdt-menus.h"
#include "rdt-page.h"
#include "rdt-record-view.h"
#include "rdt-resign-dialog.h"
#include "rdt-sounds.h"
#include "rdt-style.h"
#include "rdt-suffix.h"
#include "rdt-toast.h"
#include "rdt-turn-bar.h"
#include "rdt-turn-notice.h"
#include "rdt-undo.h"
#include "rdt-units-left.h"
#include "rdt-view-state.h"
#include "rdt-why-panel.h"
#include "rdt-words.h"

/**
 * RdtBattlePage:
 *
 * The page of a battle: the board, the question being asked, and a panel of
 * explanations.
 *
 * Questions of the controller are asked in dialogs; everything else on the page
 * follows the controller.
 */

struct _RdtBattlePage
{
  AdwBin               parent_instance;

  RdtBattle           *battle;
  RdtAutosave         *autosave;    /* nullable */
  GSettings           *settings;
  RdtBattleController *controller;
  RdtBattleAnnouncer  *announcer;

  RdtBattleView       *table;
  RdtBoardView        *view;        /* of @table */
  AdwWindowTitle      *title;
  AdwFlap             *flap;
  AdwBin              *aside;
  AdwViewStack        *views;
  RdtTurnBar          *bar;
  GtkLabel            *status;
  RdtWhyPanel         *why;
  RdtDiceTray         *tray;
  GtkWidget           *back;
  RdtRecordView       *record;
  RdtForcesView       *forces;
  RdtGoalsButton      *goals;
  RdtLessonPanel      *lesson;
  GtkMenuButton       *menu_button;
  RdtAdvicePanel      *advice;

  guint                was_over : 1;    /* whether the result has been shown */
  guint                was_placing : 1;
  guint                has_chosen_view : 1;
};

enum {
  PROP_0,
  PROP_BATTLE,
  PROP_AUTOSAVE,
  PROP_SETTINGS,
  PROP_CONTROLLER,
  N_PROPS
};

enum {
  SIGNAL_BRANCHED,
  N_SIGNALS
};

static void rdt_battle_page_page_init (RdtPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RdtBattlePage, rdt_battle_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (RDT_TYPE_PAGE, rdt_battle_page_page_init))

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
tell (RdtBattlePage *self,
      const char    *text)
{
  rdt_toast_send (GTK_WIDGET (self), text, RDT_TOAST_SHORT);
}

/* Focuses the board before the pressed button is hidden, or the focus would be lost. */
static void
focus_board (RdtBattlePage *self)
{
  rdt_board_view_focus_cursor (self->view);
}

static void
order_kind (RdtBattlePage *self,
            RdtOrderKind   kind)
{
  RdtOrder order;

  rdt_order_init (&order, kind, RDT_NO_UNIT);
  rdt_battle_controller_order (self->controller, &order);
}

static void
show_actions (RdtBattlePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  gboolean is_waiting = rdt_battle_controller_is_waiting (self->controller);
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (self->controller);

  gtk_widget_action_set_enabled (widget, "battle.end",
                                 is_waiting
                                 && rdt_units_left_have_order (self->battle, RDT_ORDER_END));
  gtk_widget_action_set_enabled (widget, "battle.resign", is_waiting);
  gtk_widget_action_set_enabled (widget, "battle.players",
                                 !gtk_widget_get_visible (GTK_WIDGET (self->lesson)));
  gtk_widget_action_set_enabled (widget, "battle.result", rdt_battle_is_over (self->battle));
  gtk_widget_action_set_enabled (widget, "battle.replay",
                                 rdt_battle_get_n_orders (self->battle) > 0);

  if (root == NULL)
    return;

  gtk_widget_action_set_enabled (root, "win.undo",
                                 rdt_battle_runner_can_undo_roll (runner)
                                 || rdt_undo_can_undo (self->battle));
  gtk_widget_action_set_enabled (root, "win.redo", rdt_battle_can_redo (self->battle));
}

/* The last result stays in the status line, where screen readers find it too. */
static void
position_changed_cb (RdtBattlePage *self)
{
  const RdtEventList *events = rdt_battle_controller_get_events (self->controller);
  g_autofree char *words = rdt_words_last_event (rdt_battle_get_game (self->battle), events);

  gtk_label_set_label (self->status, words != NULL ? words : "");

  show_actions (self);
}

/* Dice of an unfinished order have had results. */
static void
dice_wanted_cb (RdtBattlePage *self,
                gpointer       user_data)
{
  const RdtDiceWant *want = user_data;
  g_autofree char *words = NULL;

  if (want->n_results == 0)
    return;

  words = rdt_words_event (rdt_battle_get_game (self->battle),
                           &want->results[want->n_results - 1]);
  gtk_label_set_label (self->status, words);
}

/* While units are to be deployed the list of forces is shown, unless the user has
 * chosen another tab.
 */
static void
placing_changed_cb (RdtBattlePage *self)
{
  gboolean is_placing = rdt_battle_controller_is_placing (self->controller);

  if (is_placing != self->was_placing && !self->has_chosen_view)
    {
      adw_view_stack_set_visible_child_name (self->views, is_placing ? "forces" : "why");
      self->has_chosen_view = FALSE;
    }

  self->was_placing = is_placing;
}

static void
view_changed_cb (RdtBattlePage *self)
{
  self->has_chosen_view = TRUE;
}

static void
rewound_cb (RdtBattlePage *self)
{
  rdt_toast_hide (GTK_WIDGET (self));
  self->was_over = rdt_battle_is_over (self->battle);
}

/* Shows why an order was refused, with a button that opens the rule. */
static void
refused_cb (RdtBattlePage    *self,
            const RdtRefusal *refusal)
{
  const RdtRules *rules = rdt_battle_get_game (self->battle)->rules;
  const char *citation = rdt_rules_get_citation (rules, refusal->law);
  g_autofree char *why = rdt_words_refusal (rdt_battle_get_game (self->battle), refusal);
  g_autofree char *rule = rdt_words_citation (rules, refusal->law);
  /* Translators: why an order is refused, and the rule that says so. */
  g_autofree char *words = g_strdup_printf (_("%s (%s)"), why, rule);

  if (citation != NULL)
    rdt_page_show_toast_with_rule (RDT_PAGE (self), words, citation);
  else
    rdt_toast_send (GTK_WIDGET (self), words, RDT_TOAST_LONG);
}

static void
order_chosen_cb (RdtBattlePage *self,
                 gpointer       order)
{
  focus_board (self);
  rdt_battle_controller_order (self->controller, order);
}

static void
ended_cb (RdtBattlePage *self)
{
  if (self->was_over || !rdt_battle_is_over (self->battle))
    return;

  self->was_over = TRUE;
  gtk_widget_activate_action (GTK_WIDGET (self), "battle.result", NULL);
}

static void
mapped_cb (RdtBattlePage *self)
{
  show_actions (self);
  rdt_battle_runner_begin (rdt_battle_controller_get_runner (self->controller));
}

static void
settings_changed_cb (RdtBattlePage *self)
{
  g_object_set (rdt_battle_controller_get_runner (self->controller),
                "animated", rdt_style_has_animations (self->settings),
                NULL);
}

static RdtBoardView *
get_board (RdtPage *page)
{
  return RDT_BATTLE_PAGE (page)->view;
}

static RdtRules *
get_rules (RdtPage *page)
{
  return rdt_battle_get_game (RDT_BATTLE_PAGE (page)->battle)->rules;
}

static char *
dup_name (RdtPage *page)
{
  return g_strconcat (rdt_battle_get_title (RDT_BATTLE_PAGE (page)->battle),
                      RDT_BATTLE_SUFFIX,
                      NULL);
}

static GFile *
get_file (RdtPage *page)
{
  return rdt_battle_get_file (RDT_BATTLE_PAGE (page)->battle);
}

static gboolean
save (RdtPage      *page,
      GFile        *file,
      RdtSaveMode   mode,
      GError      **error)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (page);

  if (!rdt_battle_save_file (self->battle, file, mode, error))
    return FALSE;

  tell (self, _("Battle saved"));

  return TRUE;
}

static gboolean
must_save (RdtPage *page)
{
  return rdt_battle_title_is_behind (RDT_BATTLE_PAGE (page)->battle);
}

/* While a die is asked for, Undo takes back the last die entered for the same
 * order, or else the order.
 */
static void
undo (RdtPage *page)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (page);
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (self->controller);

  if (rdt_battle_runner_is_asking (runner))
    rdt_battle_runner_undo_roll (runner);
  else if (rdt_undo_undo (self->battle))
    tell (self, _("Order undone. If you redo it, the dice will be the same."));

  /* This includes the first die, which is then asked for again. */
  if (!rdt_battle_has_begun (self->battle) && !rdt_battle_runner_is_asking (runner))
    rdt_battle_runner_begin (runner);
}

static void
redo (RdtPage *page)
{
  rdt_toast_hide (GTK_WIDGET (page));
  rdt_battle_controller_redo (RDT_BATTLE_PAGE (page)->controller);
}

static RdtSheets *
take_sheets (RdtPage *page)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (page);

  return rdt_battle_sheets_new (self->controller, rdt_board_view_get_overlay (self->view));
}

static void
rdt_battle_page_page_init (RdtPageInterface *iface)
{
  iface->get_board = get_board;
  iface->get_rules = get_rules;
  iface->dup_name = dup_name;
  iface->get_file = get_file;
  iface->save = save;
  iface->must_save = must_save;
  iface->undo = undo;
  iface->redo = redo;
  iface->take_sheets = take_sheets;
}

/* Undo needs no confirmation, so neither does this; a toast tells what was given up. */
static void
end_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (widget);
  g_autofree char *ready = rdt_units_left_name (self->battle);
  guint n_orders = rdt_battle_get_n_orders (self->battle);

  if (!rdt_battle_controller_is_waiting (self->controller))
    {
      rdt_battle_keys_tell_waiting (widget);
      return;
    }

  focus_board (self);
  order_kind (self, RDT_ORDER_END);

  if (ready == NULL || rdt_battle_is_over (self->battle))
    return;

  if (rdt_battle_runner_is_asking (rdt_battle_controller_get_runner (self->controller)))
    rdt_battle_toasts_ending (widget, ready);
  else if (rdt_battle_get_n_orders (self->battle) > n_orders)
    rdt_battle_toasts_ended (GTK_WIDGET (self), self->battle, ready);
}

static void
resign_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  rdt_resign_dialog_present (widget, RDT_BATTLE_PAGE (widget)->controller);
}

static void
show_present (RdtBattlePage *self)
{
  rdt_battle_controller_set_shown_order (self->controller, rdt_battle_get_n_orders (self->battle));
}

static void
escape_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (widget);
  gboolean is_on_board = gtk_widget_get_focus_child (GTK_WIDGET (self->view)) != NULL;

  focus_board (self);
  show_present (self);
  if (is_on_board)
    rdt_battle_keys_deselect (widget);
}

static void
live_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  focus_board (RDT_BATTLE_PAGE (widget));
  show_present (RDT_BATTLE_PAGE (widget));
}

static void
go_on_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (widget);

  focus_board (self);
  rdt_battle_runner_begin (rdt_battle_controller_get_runner (self->controller));
}

static void
panel_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (widget);

  rdt_view_state_toggle_panel (self->flap, self->settings);
}

/* Search works whether the panel is visible or not. */
static void
find_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (widget);

  adw_flap_set_reveal_flap (self->flap, TRUE);
  adw_view_stack_set_visible_child_name (self->views, "record");
  rdt_record_view_find (self->record);
}

static void
focus_board_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  focus_board (RDT_BATTLE_PAGE (widget));
}

static void
branch_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (widget);
  guint shown_order = rdt_battle_controller_get_shown_order (self->controller);
  g_autoptr(RdtBattle) branch = rdt_battle_branch_at (self->battle, shown_order);

  if (self->autosave != NULL)
    {
      g_autofree char *kept = g_file_get_basename (rdt_autosave_get_file (self->autosave));

      rdt_branch_mark (branch, kept, rdt_battle_get_position (branch)->turn);
    }

  g_signal_emit (self, signals[SIGNAL_BRANCHED], 0, branch);
}

static void
result_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  rdt_end_window_present (widget, RDT_BATTLE_PAGE (widget)->battle);
}

static void
legend_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  rdt_legend_window_present (GTK_WINDOW (gtk_widget_get_root (widget)),
                             rdt_battle_get_game (RDT_BATTLE_PAGE (widget)->battle));
}

static void
replay_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  rdt_battle_view_toggle_replay (RDT_BATTLE_PAGE (widget)->table);
}

static void
connect_panels (RdtBattlePage *self)
{
  rdt_battle_title_attach (self->title, self->controller);
  rdt_turn_bar_set_controller (self->bar, self->controller);
  rdt_why_panel_set_controller (self->why, self->controller);
  rdt_forces_view_set_controller (self->forces, self->controller);
  rdt_goals_button_set_controller (self->goals, self->controller);
  rdt_record_view_set_controller (self->record, self->controller);
  rdt_dice_tray_set_controller (self->tray, self->controller);
  rdt_lesson_panel_set_controller (self->lesson, self->controller, self->view);
  rdt_advice_panel_attach (self->advice, RDT_PAGE (self), self->controller, self->settings);
}

static void
listen (RdtBattlePage *self,
        gpointer       object,
        const char    *signal,
        GCallback      callback)
{
  g_signal_connect_object (object, signal, callback, self, G_CONNECT_SWAPPED);
}

static void
connect_controller (RdtBattlePage *self)
{
  RdtBattleController *controller = self->controller;
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (controller);

  listen (self, self->battle, "rewound", G_CALLBACK (rewound_cb));
  listen (self, controller, "refused", G_CALLBACK (refused_cb));
  listen (self, controller, "notify::placing", G_CALLBACK (placing_changed_cb));
  listen (self, controller, "notify::position", G_CALLBACK (position_changed_cb));
  listen (self, runner, "ended", G_CALLBACK (ended_cb));
  listen (self, runner, "dice-wanted", G_CALLBACK (dice_wanted_cb));
  listen (self, runner, "notify::asking", G_CALLBACK (position_changed_cb));
  listen (self, self->settings, "changed::animations", G_CALLBACK (settings_changed_cb));
  g_settings_bind (self->settings, "machine-pace", rdt_battle_runner_get_pace (runner), "seconds",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "dice-dialog", runner, "dice-dialog", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "end-turns", runner, "ends-turns", G_SETTINGS_BIND_GET);
}

static void
rdt_battle_page_constructed (GObject *object)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (object);

  G_OBJECT_CLASS (rdt_battle_page_parent_class)->constructed (object);

  self->controller = rdt_battle_controller_new (self->battle);
  self->was_over = rdt_battle_is_over (self->battle);
  if (self->autosave != NULL)
    rdt_battle_toasts_watch (GTK_WIDGET (self), self->autosave);
  connect_controller (self);
  rdt_battle_view_set_controller (self->table, self->controller, self->settings);
  self->view = rdt_battle_view_get_board (self->table);
  rdt_view_state_bind (self->view, self->flap, self->settings);
  rdt_battle_view_set_panel (self->table, self->flap, self->aside);
  connect_panels (self);
  rdt_dice_dialogs_attach (GTK_WIDGET (self), self->controller);
  rdt_battle_toasts_attach (GTK_WIDGET (self), self->controller);
  rdt_computer_actions_attach (GTK_WIDGET (self), self->controller);
  rdt_turn_notice_attach (GTK_WIDGET (self), self->controller);
  rdt_sounds_attach (self->controller, self->settings);
  self->announcer = rdt_battle_announcer_new (RDT_PAGE (self), self->controller);
  settings_changed_cb (self);
  position_changed_cb (self);
  listen (self, self->views, "notify::visible-child", G_CALLBACK (view_changed_cb));
  listen (self, self->lesson, "notify::visible", G_CALLBACK (show_actions));
  placing_changed_cb (self);
}

static void
rdt_battle_page_dispose (GObject *object)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (object);

  if (self->controller != NULL)
    rdt_battle_runner_close (rdt_battle_controller_get_runner (self->controller));
  g_clear_object (&self->announcer);
  g_clear_object (&self->autosave);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_BATTLE_PAGE);
  g_clear_object (&self->controller);
  g_clear_object (&self->battle);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rdt_battle_page_parent_class)->dispose (object);
}

static void
rdt_battle_page_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_CONTROLLER:
      g_value_set_object (value, RDT_BATTLE_PAGE (object)->controller);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_battle_page_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (object);

  switch (prop_id)
    {
    case PROP_BATTLE:
      self->battle = g_value_dup_object (value);
      break;

    case PROP_AUTOSAVE:
      self->autosave = g_value_dup_object (value);
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
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-battle-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, advice);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, aside);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, back);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, bar);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, flap);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, forces);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, goals);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, lesson);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, record);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, status);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, table);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, title);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, tray);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, views);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, why);
  gtk_widget_class_bind_template_callback (widget_class, mapped_cb);
  gtk_widget_class_bind_template_callback (widget_class, order_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, rdt_board_stand_place_toast);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "battle.branch", NULL, branch_cb);
  gtk_widget_class_install_action (widget_class, "battle.end", NULL, end_cb);
  gtk_widget_class_install_action (widget_class, "battle.escape", NULL, escape_cb);
  gtk_widget_class_install_action (widget_class, "battle.find", NULL, find_cb);
  gtk_widget_class_install_action (widget_class, "battle.focus-board", NULL, focus_board_cb);
  gtk_widget_class_install_action (widget_class, "battle.go-on", NULL, go_on_cb);
  gtk_widget_class_install_action (widget_class, "battle.legend", NULL, legend_cb);
  gtk_widget_class_install_action (widget_class, "battle.live", NULL, live_cb);
  gtk_widget_class_install_action (widget_class, "battle.panel", NULL, panel_cb);
  gtk_widget_class_install_action (widget_class, "battle.replay", NULL, replay_cb);
  gtk_widget_class_install_action (widget_class, "battle.resign", NULL, resign_cb);
  gtk_widget_class_install_action (widget_class, "battle.result", NULL, result_cb);
}

static void
rdt_battle_page_class_init (RdtBattlePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags fixed = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = rdt_battle_page_constructed;
  object_class->dispose = rdt_battle_page_dispose;
  object_class->get_property = rdt_battle_page_get_property;
  object_class->set_property = rdt_battle_page_set_property;

  properties[PROP_BATTLE] =
    g_param_spec_object ("battle", NULL, NULL, RDT_TYPE_BATTLE, fixed);

  properties[PROP_AUTOSAVE] =
    g_param_spec_object ("autosave", NULL, NULL, RDT_TYPE_AUTOSAVE, fixed);

  properties[PROP_SETTINGS] =
    g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS, fixed);

  properties[PROP_CONTROLLER] =
    g_param_spec_object ("controller", NULL, NULL, RDT_TYPE_BATTLE_CONTROLLER,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * RdtBattlePage::branched:
   * @branch: another battle that continues from a position of this one
   */
  signals[SIGNAL_BRANCHED] =
    g_signal_new ("branched", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1, RDT_TYPE_BATTLE);

  g_type_ensure (RDT_TYPE_ADVICE_PANEL);
  g_type_ensure (RDT_TYPE_BATTLE_VIEW);
  g_type_ensure (RDT_TYPE_BOARD_STAND);
  g_type_ensure (RDT_TYPE_DICE_TRAY);
  g_type_ensure (RDT_TYPE_FORCES_VIEW);
  g_type_ensure (RDT_TYPE_GOALS_BUTTON);
  g_type_ensure (RDT_TYPE_LESSON_PANEL);
  g_type_ensure (RDT_TYPE_RECORD_VIEW);
  g_type_ensure (RDT_TYPE_TOAST);
  g_type_ensure (RDT_TYPE_TURN_BAR);
  g_type_ensure (RDT_TYPE_WHY_PANEL);
  bind_template (widget_class);

  install_actions (widget_class);
  rdt_battle_keys_install (widget_class);
}

static void
rdt_battle_page_init (RdtBattlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_menu_model (self->menu_button, rdt_menus_get ("battle-menu"));
}

/**
 * rdt_battle_page_new:
 * @autosave: (nullable): the battle's autosave, owned by the page
 */
GtkWidget *
rdt_battle_page_new (RdtBattle   *battle,
                     RdtAutosave *autosave,
                     GSettings   *settings)
{
  g_return_val_if_fail (RDT_IS_BATTLE (battle), NULL);
  g_return_val_if_fail (autosave == NULL || RDT_IS_AUTOSAVE (autosave), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  return g_object_new (RDT_TYPE_BATTLE_PAGE,
                       "battle", battle,
                       "autosave", autosave,
                       "settings", settings,
                       NULL);
}

/* Returns: (nullable): what saves the battle of a page automatically; %NULL for any other page */
RdtAutosave *
rdt_battle_page_find_autosave (RdtPage *page)
{
  return RDT_IS_BATTLE_PAGE (page) ? RDT_BATTLE_PAGE (page)->autosave : NULL;
}

/* Makes the back button lead to the editor. */
void
rdt_battle_page_lead_to_editor (RdtBattlePage *self)
{
  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  rdt_button_say (self->back, _("Back to Editor"));
}
