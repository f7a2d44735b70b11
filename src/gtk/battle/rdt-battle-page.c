/* rdt-battle-page.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-page-private.h"

#include <glib/gi18n.h>

#include "rdt-arrangement.h"
#include "rdt-battle-load.h"
#include "rdt-board-tie.h"
#include "rdt-cell-words.h"
#include "rdt-forces-view.h"
#include "rdt-page.h"
#include "rdt-record-view.h"
#include "rdt-rewind.h"
#include "rdt-style.h"
#include "rdt-suffix.h"
#include "rdt-window.h"

/**
 * RdtBattlePage:
 *
 * A battle on the table: the board, what is asked, and a panel that explains.
 *
 * A click becomes an order by asking the battle which orders fit the cell;
 * the referee alone decides what they do.
 */

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
ordered_cb (RdtBattle *battle,
            guint      n_orders,
            gpointer   user_data)
{
  RdtBattlePage *self = user_data;
  const RdtEventList *events = rdt_battle_get_events_at (battle, n_orders);

  rdt_window_hush (GTK_WIDGET (self));
  rdt_battle_board_follow (&self->board);
  rdt_battle_page_tell_event (self, events);
  rdt_battle_page_show_all (self);
  rdt_dice_tray_show (self->tray, rdt_battle_get_game (battle), events);
  if (self->is_redoing)
    return;

  if (g_settings_get_boolean (self->settings, "animations"))
    rdt_battle_board_animate (&self->board, events);
  rdt_conductor_go_on (self->conductor, events);
}

static void
rewound_cb (RdtBattle *battle,
            gpointer   user_data)
{
  RdtBattlePage *self = user_data;
  const RdtEventList *events =
    rdt_battle_get_events_at (battle, rdt_battle_get_n_orders (battle));

  rdt_window_hush (GTK_WIDGET (self));
  rdt_conductor_interrupt (self->conductor);
  self->was_over = rdt_battle_is_over (battle);
  rdt_battle_board_go_back (&self->board);
  rdt_battle_page_tell_event (self, events);
  rdt_battle_page_show_all (self);
  rdt_dice_tray_show (self->tray, rdt_battle_get_game (battle), events);
}

static void
begun_cb (RdtBattlePage *self)
{
  const RdtEventList *events = rdt_battle_get_events_at (self->battle, 0);

  rdt_battle_board_follow (&self->board);
  rdt_battle_page_tell_event (self, events);
  rdt_record_view_set_battle (RDT_RECORD_VIEW (self->record), self->battle);
  rdt_dice_tray_show (self->tray, rdt_battle_get_game (self->battle), events);
  rdt_battle_page_show_all (self);
}

static void
refused_cb (RdtConductor *conductor,
            gpointer      refusal,
            gpointer      user_data)
{
  rdt_battle_page_refuse (user_data, refusal);
}

static void
dropped_cb (RdtBattlePage *self)
{
  rdt_battle_page_tell (self, _("Order cancelled: the dice were not rolled."));
}

static char *
describe_cb (RdtCell  cell,
             gpointer user_data)
{
  RdtBattlePage *self = user_data;

  return rdt_words_cell_contents (rdt_battle_get_game (self->battle),
                                  rdt_board_get_position (self->model), cell);
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
  rdt_battle_page_focus_board (user_data);
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
save (RdtPage  *page,
      GFile    *file,
      GError  **error)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (page);

  if (!rdt_battle_save_file (self->battle, file, RDT_SAVE_IF_UNCHANGED, error))
    return FALSE;

  rdt_battle_page_tell (self, _("Battle saved"));

  return TRUE;
}

static gboolean
must_save (RdtPage *page)
{
  return rdt_battle_page_is_behind (RDT_BATTLE_PAGE (page));
}

static void
undo (RdtPage *page)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (page);

  if (rdt_rewind_can_undo (self->battle) && rdt_rewind_undo (self->battle))
    rdt_battle_page_tell (self, _("Order undone. If you redo it, the dice will be the same."));
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
  iface->get_rules = get_rules;
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
  rdt_battle_page_show_rewind (self);
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
  rdt_style_connect (G_CALLBACK (palette_changed_cb), self);
  palette_changed_cb (self);
}

static void
labels_changed_cb (RdtBattlePage *self)
{
  rdt_board_view_set_labels (self->view,
                             g_settings_get_boolean (self->settings, "show-coordinates"));
}

static void
take_up_battle (RdtBattlePage *self)
{
  self->model = rdt_board_new_for_battle (self->battle);
  self->board.battle = self->battle;
  self->board.view = self->view;
  self->board.model = self->model;
  self->was_over = rdt_battle_is_over (self->battle);
  rdt_battle_page_begin_saving (self);
  self->conductor = rdt_conductor_new (self->battle, self->settings, GTK_WIDGET (self));
  g_signal_connect_object (self->conductor, "begun", G_CALLBACK (begun_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->conductor, "dropped", G_CALLBACK (dropped_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->conductor, "refused", G_CALLBACK (refused_cb), self, 0);
  g_signal_connect_object (self->conductor, "ended", G_CALLBACK (rdt_battle_page_show_end), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->conductor, "rested", G_CALLBACK (rested_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_group_set_target (self->signals, self->battle);
}

static void
rdt_battle_page_constructed (GObject *object)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (object);

  G_OBJECT_CLASS (rdt_battle_page_parent_class)->constructed (object);

  take_up_battle (self);
  rdt_forces_view_set_battle (RDT_FORCES_VIEW (self->forces), self->battle);
  rdt_record_view_set_battle (RDT_RECORD_VIEW (self->record), self->battle);
  rdt_board_view_set_describe (self->view, describe_cb, self);
  rdt_battle_page_connect_board (self);
  rdt_past_bar_set_settings (self->past, self->settings);
  watch_style (self);
  g_signal_connect_object (self->settings, "changed::show-coordinates",
                           G_CALLBACK (labels_changed_cb), self, G_CONNECT_SWAPPED);
  labels_changed_cb (self);
  rdt_arrangement_keep (self->view, self->flap, self->settings);
  rdt_board_tie (self->view, self->model);
  rdt_battle_board_follow (&self->board);
  rdt_battle_page_tell_event (self, rdt_battle_get_events_at (self->battle,
                                                              rdt_board_get_moment (self->model)));
  rdt_battle_page_show_all (self);
}

static void
rdt_battle_page_dispose (GObject *object)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (object);

  g_clear_handle_id (&self->telling, g_source_remove);
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

  g_clear_object (&self->model);
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
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, back);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, view);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, bar);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, flap);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, forces);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, past);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, record);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, status);
  gtk_widget_class_bind_template_child (widget_class, RdtBattlePage, title);
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
 * rdt_battle_page_give:
 *
 * Has an order carried out, or says why it may not be.
 */
void
rdt_battle_page_give (RdtBattlePage  *self,
                      const RdtOrder *order)
{
  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  if (rdt_battle_board_is_waiting (&self->board))
    rdt_conductor_give (self->conductor, order);
}
