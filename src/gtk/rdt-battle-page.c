/* rdt-battle-page.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-page.h"

#include <glib/gi18n.h>

#include "rdt-autosave.h"
#include "rdt-battle-load.h"
#include "rdt-cell-words.h"
#include "rdt-choices.h"
#include "rdt-conductor.h"
#include "rdt-dice-tray.h"
#include "rdt-end-window.h"
#include "rdt-event-words.h"
#include "rdt-forces-view.h"
#include "rdt-page.h"
#include "rdt-past-bar.h"
#include "rdt-record-view.h"
#include "rdt-rewind.h"
#include "rdt-turn-bar.h"
#include "rdt-why-panel.h"
#include "rdt-words.h"

/**
 * RdtBattlePage:
 *
 * A battle on the table: the board, what is asked, and a panel that explains.
 *
 * A click becomes an order by asking the battle which orders fit the cell;
 * the referee alone decides what they do.
 */

struct _RdtBattlePage
{
  AdwBin         parent_instance;

  RdtBattle     *battle;
  GSettings     *settings;
  RdtAutosave   *autosave;
  RdtConductor  *conductor;
  GSignalGroup  *signals;

  RdtBoardView    *view;
  AdwToastOverlay *toasts;
  AdwWindowTitle  *title;
  AdwFlap       *flap;
  AdwViewStack  *views;
  RdtTurnBar    *bar;
  RdtPastBar    *past;
  GtkLabel      *status;
  RdtWhyPanel   *why;
  RdtDiceTray   *tray;
  GtkWidget     *record;
  GtkWidget     *forces;

  RdtBattleBoard   board;

  guint            was_over : 1;
  guint            was_mustering : 1;
  guint            is_redoing : 1;
};

enum {
  PROP_0,
  PROP_BATTLE,
  PROP_SETTINGS,
  N_PROPS
};

static void rdt_battle_page_page_init (RdtPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RdtBattlePage, rdt_battle_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (RDT_TYPE_PAGE, rdt_battle_page_page_init))

static GParamSpec *properties[N_PROPS];

static void
show_turn (RdtBattlePage *self)
{
  const RdtGame *game = rdt_battle_get_game (self->battle);
  const RdtPosition *position = rdt_battle_get_position_at (self->battle, self->board.shown);
  g_autofree char *turn = NULL;

  if (position->turn == 0)
    turn = g_strdup (_("Before the first turn"));
  else if (game->turn_limit > 0)
    turn = g_strdup_printf (_("Turn %u of %u"), position->turn, game->turn_limit);
  else
    turn = g_strdup_printf (_("Turn %u"), position->turn);
  adw_window_title_set_subtitle (self->title, turn);
}

/* Whoever has units to place sees them at once. */
static void
show_muster (RdtBattlePage *self)
{
  gboolean is_mustering = rdt_battle_board_is_waiting (&self->board)
                          && rdt_choices_find_to_deploy (self->battle) != RDT_NO_UNIT;

  if (is_mustering && !self->was_mustering)
    adw_view_stack_set_visible_child_name (self->views, "forces");
  else if (!is_mustering && self->was_mustering)
    adw_view_stack_set_visible_child_name (self->views, "why");

  self->was_mustering = is_mustering;
}

/* The window's actions, while it shows this page. */
static void
show_rewind (RdtBattlePage *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (root == NULL)
    return;

  gtk_widget_action_set_enabled (root, "win.undo", rdt_rewind_can_undo (self->battle));
  gtk_widget_action_set_enabled (root, "win.redo", rdt_rewind_can_redo (self->battle));
}

static void
show_actions (RdtBattlePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const RdtOrderList *orders = rdt_battle_list_orders (self->battle);
  gboolean can_end = FALSE;
  gboolean is_ours = rdt_battle_board_is_waiting (&self->board);

  for (guint i = 0; i < orders->n_items; i++)
    can_end = can_end || orders->items[i].kind == RDT_ORDER_END;

  gtk_widget_action_set_enabled (widget, "battle.end", can_end && is_ours);
  gtk_widget_action_set_enabled (widget, "battle.resign", is_ours);
  gtk_widget_action_set_enabled (widget, "battle.next-unit", is_ours);
  gtk_widget_action_set_enabled (widget, "battle.previous-unit", is_ours);
  gtk_widget_action_set_enabled (widget, "battle.replay",
                                 rdt_battle_get_n_orders (self->battle) > 0);
  show_rewind (self);
}

static void
show_selection (RdtBattlePage *self)
{
  rdt_turn_bar_show (self->bar, &self->board);
  rdt_turn_bar_set_resting (self->bar, rdt_conductor_is_resting (self->conductor));
  rdt_forces_view_refresh (RDT_FORCES_VIEW (self->forces), &self->board);
}

static void
show_all (RdtBattlePage *self)
{
  rdt_battle_board_show_picture (&self->board);
  rdt_battle_board_show_hints (&self->board);
  rdt_battle_page_show_pointer (self);
  show_turn (self);
  show_actions (self);
  show_selection (self);
  show_muster (self);
  rdt_past_bar_show (self->past, self->board.shown, rdt_battle_get_n_orders (self->battle));
}

/* The last thing that happened stays to be read, by screen readers as well. */
static void
tell_last_event (RdtBattlePage      *self,
                 const RdtEventList *events)
{
  g_autofree char *words = NULL;

  if (events->n_items == 0)
    return;

  words = rdt_words_event (rdt_battle_get_game (self->battle),
                           &events->items[events->n_items - 1]);
  gtk_label_set_label (self->status, words);
  rdt_battle_board_point_at (&self->board, events);
}

static void
show_end (RdtBattlePage *self)
{
  if (self->was_over || !rdt_battle_is_over (self->battle))
    return;

  self->was_over = TRUE;
  rdt_end_window_present (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->battle);
}

static void
ordered_cb (RdtBattle *battle,
            guint      n_orders,
            gpointer   user_data)
{
  RdtBattlePage *self = user_data;
  const RdtEventList *events = rdt_battle_get_events_at (battle, n_orders);

  self->board.shown = n_orders;
  rdt_battle_board_follow (&self->board);
  tell_last_event (self, events);
  show_all (self);
  rdt_dice_tray_show (self->tray, rdt_battle_get_game (battle), events);
  if (self->is_redoing)
    return;

  if (g_settings_get_boolean (self->settings, "animations"))
    rdt_battle_board_animate (&self->board, events);
  rdt_conductor_go_on (self->conductor, events);
  show_end (self);
}

static void
rewound_cb (RdtBattle *battle,
            gpointer   user_data)
{
  RdtBattlePage *self = user_data;

  rdt_conductor_interrupt (self->conductor);
  self->board.shown = rdt_battle_get_n_orders (battle);
  self->was_over = rdt_battle_is_over (battle);
  rdt_battle_board_follow (&self->board);
  show_all (self);
}

static void
begun_cb (RdtBattlePage *self)
{
  const RdtEventList *events = rdt_battle_get_events_at (self->battle, 0);

  rdt_battle_board_follow (&self->board);
  tell_last_event (self, events);
  rdt_record_view_set_battle (RDT_RECORD_VIEW (self->record), self->battle);
  rdt_dice_tray_show (self->tray, rdt_battle_get_game (self->battle), events);
  show_all (self);
}

static void
refused_cb (RdtConductor *conductor,
            gpointer      refusal,
            gpointer      user_data)
{
  rdt_battle_page_refuse (user_data, refusal);
}

static char *
describe_cb (RdtCell  cell,
             gpointer user_data)
{
  RdtBattlePage *self = user_data;

  return rdt_words_cell_contents (rdt_battle_get_game (self->battle),
                                  rdt_battle_get_position_at (self->battle, self->board.shown), cell);
}

static void
rested_cb (RdtBattlePage *self)
{
  rdt_turn_bar_set_resting (self->bar, rdt_conductor_is_resting (self->conductor));
}

static void
order_chosen_cb (RdtTurnBar *bar,
                 gpointer    order,
                 gpointer    user_data)
{
  rdt_battle_page_give_chosen (user_data, order);
}

static void
past_chosen_cb (RdtPastBar *past,
                guint       n_orders,
                gpointer    user_data)
{
  rdt_battle_page_look_at (user_data, n_orders);
}

static void
unit_chosen_cb (RdtForcesView *forces,
                guint          unit,
                gpointer       user_data)
{
  rdt_battle_page_select (user_data, unit);
}

static void
moment_chosen_cb (RdtRecordView *record,
                  guint          n_orders,
                  gpointer       user_data)
{
  rdt_battle_page_look_at (user_data, n_orders);
}

static RdtBoardView *
get_board (RdtPage *page)
{
  return RDT_BATTLE_PAGE (page)->view;
}

static const char *
get_rules_id (RdtPage *page)
{
  return rdt_battle_get_game (RDT_BATTLE_PAGE (page)->battle)->rules->id;
}

static char *
dup_name (RdtPage *page)
{
  return g_strdup_printf ("%s.battle.json", rdt_battle_get_title (RDT_BATTLE_PAGE (page)->battle));
}

static GFile *
get_file (RdtPage *page)
{
  return rdt_battle_get_file (RDT_BATTLE_PAGE (page)->battle);
}

static gboolean
save (RdtPage  *page,
      GFile    *file,
      GError  **error)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (page);

  if (!rdt_battle_save_file (self->battle, file, error))
    return FALSE;

  rdt_battle_page_tell (self, _("Battle saved"));

  return TRUE;
}

static gboolean
must_save (RdtPage *page)
{
  return FALSE;
}

static void
undo (RdtPage *page)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (page);

  if (rdt_rewind_can_undo (self->battle) && rdt_rewind_undo (self->battle))
    rdt_battle_page_tell (self, _("Taken back. The same dice will come again; the battle file keeps what was taken back."));
}

static void
redo (RdtPage *page)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (page);

  if (!rdt_rewind_can_redo (self->battle))
    return;

  rdt_conductor_interrupt (self->conductor);
  self->is_redoing = TRUE;
  rdt_rewind_redo (self->battle);
  self->is_redoing = FALSE;
  rdt_conductor_begin (self->conductor);
}

static void
rdt_battle_page_page_init (RdtPageInterface *iface)
{
  iface->get_board = get_board;
  iface->get_rules_id = get_rules_id;
  iface->dup_name = dup_name;
  iface->get_file = get_file;
  iface->save = save;
  iface->must_save = must_save;
  iface->undo = undo;
  iface->redo = redo;
}

static void
mapped_cb (RdtBattlePage *self)
{
  show_rewind (self);
  rdt_conductor_begin (self->conductor);
}

static void
palette_changed_cb (RdtBattlePage *self)
{
  rdt_battle_board_show_palette (&self->board);
  rdt_turn_bar_redraw (self->bar);
}

static void
watch_style (RdtBattlePage *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  g_signal_connect_object (style, "notify::dark", G_CALLBACK (palette_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (palette_changed_cb), self,
                           G_CONNECT_SWAPPED);
  palette_changed_cb (self);
}

static void
labels_changed_cb (RdtBattlePage *self)
{
  rdt_board_view_set_labels (self->view,
                             g_settings_get_boolean (self->settings, "show-coordinates"));
}

static void
autosave_failed_cb (RdtAutosave *autosave,
                    GError      *error,
                    gpointer     user_data)
{
  g_autofree char *words = g_strdup_printf (_("The battle could not be saved by itself: %s"),
                                            error->message);

  rdt_battle_page_tell (user_data, words);
}

static void
take_up_battle (RdtBattlePage *self)
{
  self->board.battle = self->battle;
  self->board.view = self->view;
  self->board.shown = rdt_battle_get_n_orders (self->battle);
  self->was_over = rdt_battle_is_over (self->battle);
  self->autosave = rdt_autosave_new_for_battle (self->battle, NULL);
  self->conductor = rdt_conductor_new (self->battle, self->settings, GTK_WIDGET (self));
  g_signal_connect_object (self->conductor, "begun", G_CALLBACK (begun_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->conductor, "refused", G_CALLBACK (refused_cb), self, 0);
  g_signal_connect_object (self->conductor, "rested", G_CALLBACK (rested_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->autosave, "failed", G_CALLBACK (autosave_failed_cb), self, 0);
  g_signal_group_set_target (self->signals, self->battle);
}

static void
rdt_battle_page_constructed (GObject *object)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (object);

  G_OBJECT_CLASS (rdt_battle_page_parent_class)->constructed (object);

  take_up_battle (self);
  adw_window_title_set_title (self->title, rdt_battle_get_title (self->battle));
  rdt_forces_view_set_battle (RDT_FORCES_VIEW (self->forces), self->battle);
  rdt_record_view_set_battle (RDT_RECORD_VIEW (self->record), self->battle);
  rdt_board_view_set_describe (self->view, describe_cb, self);
  rdt_battle_page_connect_board (self);
  rdt_past_bar_set_settings (self->past, self->settings);
  watch_style (self);
  g_signal_connect_object (self->settings, "changed::show-coordinates",
                           G_CALLBACK (labels_changed_cb), self, G_CONNECT_SWAPPED);
  labels_changed_cb (self);
  rdt_battle_board_follow (&self->board);
  show_all (self);
}

static void
rdt_battle_page_dispose (GObject *object)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (object);

  g_clear_object (&self->conductor);
  g_clear_object (&self->autosave);
  g_clear_object (&self->signals);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_BATTLE_PAGE);

  G_OBJECT_CLASS (rdt_battle_page_parent_class)->dispose (object);
}

static void
rdt_battle_page_finalize (GObject *object)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (object);

  g_clear_object (&self->battle);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rdt_battle_page_parent_class)->finalize (object);
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
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, view);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, bar);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, flap);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, forces);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, past);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, record);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, status);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, title);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, tray);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, views);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, why);
  gtk_widget_class_bind_template_callback (widget_class, mapped_cb);
  gtk_widget_class_bind_template_callback (widget_class, moment_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, order_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, past_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, unit_chosen_cb);
}

static void
rdt_battle_page_class_init (RdtBattlePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = rdt_battle_page_constructed;
  object_class->dispose = rdt_battle_page_dispose;
  object_class->finalize = rdt_battle_page_finalize;
  object_class->set_property = rdt_battle_page_set_property;

  properties[PROP_BATTLE] =
    g_param_spec_object ("battle", NULL, NULL, RDT_TYPE_BATTLE,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  properties[PROP_SETTINGS] =
    g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RDT_TYPE_BOARD_VIEW);
  g_type_ensure (RDT_TYPE_DICE_TRAY);
  g_type_ensure (RDT_TYPE_FORCES_VIEW);
  g_type_ensure (RDT_TYPE_PAST_BAR);
  g_type_ensure (RDT_TYPE_RECORD_VIEW);
  g_type_ensure (RDT_TYPE_TURN_BAR);
  g_type_ensure (RDT_TYPE_WHY_PANEL);
  bind_template (widget_class);

  rdt_battle_page_install_actions (widget_class);
}

static void
rdt_battle_page_init (RdtBattlePage *self)
{
  self->board = (RdtBattleBoard) {
    .selected = RDT_NO_UNIT,
    .facing = RDT_NO_FACING,
    .hover = RDT_NO_CELL,
  };

  self->signals = g_signal_group_new (RDT_TYPE_BATTLE);
  g_signal_group_connect (self->signals, "ordered", G_CALLBACK (ordered_cb), self);
  g_signal_group_connect (self->signals, "rewound", G_CALLBACK (rewound_cb), self);

  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
rdt_battle_page_new (RdtBattle *battle,
                     GSettings *settings)
{
  g_return_val_if_fail (RDT_IS_BATTLE (battle), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  return g_object_new (RDT_TYPE_BATTLE_PAGE,
                       "battle", battle,
                       "settings", settings,
                       NULL);
}

/**
 * rdt_battle_page_get_board:
 *
 * Returns: (transfer none): what the board shows
 */
RdtBattleBoard *
rdt_battle_page_get_board (RdtBattlePage *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_PAGE (self), NULL);

  return &self->board;
}

/**
 * rdt_battle_page_select:
 * @unit: a unit, or %RDT_NO_UNIT
 *
 * Chooses the unit that orders are for, and shows what it can do.
 */
void
rdt_battle_page_select (RdtBattlePage *self,
                        RdtUnitIndex   unit)
{
  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  self->board.selected = unit;
  self->board.facing = RDT_NO_FACING;

  if (unit != RDT_NO_UNIT)
    {
      const RdtUnitState *state = &rdt_battle_get_position (self->battle)->units[unit];

      if (state->status == RDT_STATUS_BOARD)
        {
          rdt_board_view_set_cursor (self->view, state->cell);
          self->board.hover = state->cell;
        }
    }

  rdt_battle_board_show_hints (&self->board);
  rdt_battle_page_show_pointer (self);
  show_selection (self);
}

static gboolean
is_on_board (RdtBattlePage *self,
             RdtUnitIndex   unit)
{
  return rdt_battle_get_position (self->battle)->units[unit].status == RDT_STATUS_BOARD;
}

/**
 * rdt_battle_page_turn:
 * @steps: clockwise
 *
 * Turns how the selected unit would face at the end of the move that is
 * shown; without one, the unit itself.
 */
void
rdt_battle_page_turn (RdtBattlePage *self,
                      int            steps)
{
  const RdtOverlay *overlay;
  RdtFacing facing;
  guint n;

  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  if (self->board.selected == RDT_NO_UNIT || !rdt_battle_board_is_live (&self->board))
    return;

  n = rdt_grid_get_n_facings (&rdt_battle_get_game (self->battle)->map->grid);
  overlay = rdt_board_view_get_overlay (self->view);

  facing = rdt_battle_get_position (self->battle)->units[self->board.selected].facing;

  if (overlay->path_from == RDT_NO_CELL && !is_on_board (self, self->board.selected))
    return;

  if (overlay->path_from != RDT_NO_CELL)
    {
      self->board.facing = (overlay->path_facing + n + steps) % n;
      rdt_battle_page_show_pointer (self);
      return;
    }

  rdt_battle_page_turn_to (self, (facing + n + steps) % n);
}

/**
 * rdt_battle_page_turn_to:
 *
 * Orders the selected unit to turn where it stands.
 */
void
rdt_battle_page_turn_to (RdtBattlePage *self,
                         RdtFacing      facing)
{
  const RdtUnitState *state;
  gboolean is_deploying;
  RdtOrder order;

  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  state = &rdt_battle_get_position (self->battle)->units[self->board.selected];
  is_deploying = rdt_battle_get_position (self->battle)->awaiting.kind == RDT_DECISION_DEPLOY;

  rdt_order_init (&order, is_deploying ? RDT_ORDER_DEPLOY : RDT_ORDER_MOVE, self->board.selected);
  order.cell = is_deploying ? state->cell : RDT_NO_CELL;
  order.facing = facing;
  rdt_battle_page_give (self, &order);
}

/**
 * rdt_battle_page_give:
 *
 * Has an order carried out, or says why it may not be.
 */
void
rdt_battle_page_give (RdtBattlePage  *self,
                      const RdtOrder *order)
{
  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  rdt_conductor_give (self->conductor, order);
}

/**
 * rdt_battle_page_tell:
 *
 * Says something in passing.
 */
void
rdt_battle_page_tell (RdtBattlePage *self,
                      const char    *text)
{
  AdwToast *toast;
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  toast = adw_toast_new (escaped);
  adw_toast_set_timeout (toast, 4);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/**
 * rdt_battle_page_refuse:
 *
 * Says why an order may not be, with its rule, which a button opens.
 */
void
rdt_battle_page_refuse (RdtBattlePage    *self,
                        const RdtRefusal *refusal)
{
  const RdtGame *game;
  g_autofree char *why = NULL;
  g_autofree char *rule = NULL;
  g_autofree char *words = NULL;
  g_autofree char *escaped = NULL;
  const char *citation;
  AdwToast *toast;

  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  game = rdt_battle_get_game (self->battle);
  why = rdt_words_refusal (game, refusal);
  rule = rdt_words_citation (game->rules, refusal->law);
  /* Translators: why something may not be, and the rule that says so. */
  words = g_strdup_printf (_("%s (%s)"), why, rule);
  escaped = g_markup_escape_text (words, -1);
  citation = rdt_rules_get_citation (game->rules, refusal->law);
  gtk_label_set_label (self->status, words);

  toast = adw_toast_new (escaped);
  adw_toast_set_timeout (toast, 6);
  if (citation != NULL)
    {
      adw_toast_set_button_label (toast, _("Show Rule"));
      adw_toast_set_action_name (toast, "app.rule");
      adw_toast_set_action_target (toast, "(ss)", game->rules->id, citation);
    }
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/**
 * rdt_battle_page_look_at:
 * @n_orders: a moment of the battle
 *
 * Shows the board as it stood then; the battle goes on from where it is.
 */
void
rdt_battle_page_look_at (RdtBattlePage *self,
                         guint          n_orders)
{
  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  self->board.shown = MIN (n_orders, rdt_battle_get_n_orders (self->battle));
  show_all (self);
}

/**
 * rdt_battle_page_show_pointer:
 *
 * Shows and tells about the cell under the pointer.
 */
void
rdt_battle_page_show_pointer (RdtBattlePage *self)
{
  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  rdt_battle_board_show_pointer (&self->board);
  rdt_why_panel_show (self->why, self->battle, self->board.shown, self->board.selected,
                      self->board.hover);
}

/**
 * rdt_battle_page_toggle_replay:
 *
 * Shows one moment after the other, or stops.
 */
void
rdt_battle_page_toggle_replay (RdtBattlePage *self)
{
  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  rdt_past_bar_toggle_replay (self->past);
}

/**
 * rdt_battle_page_go_on:
 *
 * Lets a battle that rests go on.
 */
void
rdt_battle_page_go_on (RdtBattlePage *self)
{
  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  rdt_conductor_begin (self->conductor);
}

void
rdt_battle_page_toggle_panel (RdtBattlePage *self)
{
  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  adw_flap_set_reveal_flap (self->flap, !adw_flap_get_reveal_flap (self->flap));
}
