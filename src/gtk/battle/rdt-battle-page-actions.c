/* rdt-battle-page-actions.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-page.h"

#include <glib/gi18n.h>

#include "rdt-choices.h"
#include "rdt-window.h"

static void
order_plain (GtkWidget    *widget,
             RdtOrderKind  kind)
{
  RdtOrder order;

  rdt_order_init (&order, kind, RDT_NO_UNIT);
  rdt_battle_page_give (RDT_BATTLE_PAGE (widget), &order);
}

/* Ending is taken back with Undo, so nothing is asked; the words say what
 * was given up.
 */
static void
end_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (widget);
  guint n_ready = rdt_choices_count_ready (rdt_battle_page_get_board (self)->battle);
  guint n_orders = rdt_battle_get_n_orders (rdt_battle_page_get_board (self)->battle);

  if (!rdt_battle_board_is_waiting (rdt_battle_page_get_board (self)))
    return;

  rdt_battle_page_focus_board (self);
  order_plain (widget, RDT_ORDER_END);

  if (n_ready > 0
      && rdt_battle_get_n_orders (rdt_battle_page_get_board (self)->battle) > n_orders)
    {
      g_autofree char *words =
        g_strdup_printf (ngettext ("Ended with %u unit still able to act. Press Ctrl+Z to undo.",
                                   "Ended with %u units still able to act. Press Ctrl+Z to undo.",
                                   n_ready),
                         n_ready);

      rdt_battle_page_tell (self, words);
    }
}

static void
resign_response_cb (RdtBattlePage *self,
                    const char    *response)
{
  if (g_str_equal (response, "resign"))
    order_plain (GTK_WIDGET (self), RDT_ORDER_RESIGN);
}

static void
resign_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)),
                                              _("Resign?"),
                                              _("The battle will end and the other side will"
                                                " win."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Cancel"),
                                    "resign", _("_Resign"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "resign",
                                              ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (resign_response_cb), widget,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
select_next (GtkWidget *widget,
             gboolean   backwards)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (widget);

  rdt_battle_page_select (self,
                          rdt_choices_find_next (rdt_battle_page_get_board (self)->battle,
                                                 rdt_battle_page_get_board (self)->selected,
                                                 backwards));
}

static void
next_unit_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  select_next (widget, FALSE);
}

static void
previous_unit_cb (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  select_next (widget, TRUE);
}

static void
turn_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  rdt_battle_page_turn (RDT_BATTLE_PAGE (widget), g_variant_get_int32 (parameter));
}

/* F, M and C: what the unit shall do at the cursor's cell, when more would
 * fit than one thing.
 */
static void
give_kind_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (widget);
  RdtCell cell = rdt_board_view_get_cursor (rdt_battle_page_get_board (self)->view);
  RdtOrderKind kind = g_variant_get_int32 (parameter);

  if (!rdt_battle_board_is_live (rdt_battle_page_get_board (self)))
    return;

  if (rdt_battle_page_get_board (self)->selected == RDT_NO_UNIT)
    {
      rdt_battle_page_tell (self, _("Select a unit first. Press Tab to cycle through the units"
                                    " left to act."));
      return;
    }

  if (!rdt_battle_page_act_as (self, kind, cell))
    rdt_battle_page_tell (self,
                          _("The selected unit cannot do that here. Move the cursor with the"
                            " arrow keys."));
}

static void
look_at_now (RdtBattlePage *self)
{
  RdtBattleBoard *board = rdt_battle_page_get_board (self);

  rdt_battle_page_look_at (self, rdt_battle_get_n_orders (board->battle));
}

static void
escape_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  RdtBattlePage *self = RDT_BATTLE_PAGE (widget);

  look_at_now (self);
  rdt_battle_page_select (self, RDT_NO_UNIT);
}

static void
live_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  rdt_battle_page_focus_board (RDT_BATTLE_PAGE (widget));
  look_at_now (RDT_BATTLE_PAGE (widget));
}

static void
go_on_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  rdt_battle_page_go_on (RDT_BATTLE_PAGE (widget));
}

static void
panel_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  rdt_battle_page_toggle_panel (RDT_BATTLE_PAGE (widget));
}

static void
find_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  rdt_battle_page_find (RDT_BATTLE_PAGE (widget));
}

static void
focus_board_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  rdt_battle_page_focus_board (RDT_BATTLE_PAGE (widget));
}

static void
branch_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  RdtBattleBoard *board = rdt_battle_page_get_board (RDT_BATTLE_PAGE (widget));
  g_autoptr(RdtBattle) branch = rdt_battle_branch_at (board->battle,
                                                        rdt_board_get_moment (board->model));

  rdt_window_show_battle (RDT_WINDOW (gtk_widget_get_root (widget)), branch);
}

static void
result_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  rdt_battle_page_show_result (RDT_BATTLE_PAGE (widget));
}

static void
replay_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  rdt_battle_page_toggle_replay (RDT_BATTLE_PAGE (widget));
}

/* Tab goes through the units that can act, and after the last of them on to
 * the next widget, as it does everywhere.
 */
static gboolean
tab_cb (GtkWidget *widget,
        GVariant  *args,
        gpointer   unused)
{
  RdtBattleBoard *board = rdt_battle_page_get_board (RDT_BATTLE_PAGE (widget));
  gboolean backwards = g_variant_get_boolean (args);
  RdtUnitIndex from = RDT_NO_UNIT;
  RdtUnitIndex next;

  /* An enemy that is looked at is none of them. */
  if (board->selected != RDT_NO_UNIT && rdt_choices_has_any (board->battle, board->selected))
    from = board->selected;

  next = rdt_choices_find_next (board->battle, from, backwards);

  if (gtk_widget_get_focus_child (GTK_WIDGET (board->view)) == NULL
      || !rdt_battle_board_is_waiting (board)
      || next == RDT_NO_UNIT
      || (from != RDT_NO_UNIT && (backwards ? next >= from : next <= from)))
    return FALSE;

  rdt_battle_page_select (RDT_BATTLE_PAGE (widget), next);

  return TRUE;
}

static void
bind_order_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Tab, 0, tab_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Tab, GDK_SHIFT_MASK, tab_cb, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK, tab_cb,
                                "b", TRUE);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "battle.end", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK,
                                       "battle.end", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F9, 0, "battle.panel", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK,
                                       "battle.find", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, 0,
                                       "battle.give-kind", "i", RDT_ORDER_FIRE);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_m, 0,
                                       "battle.give-kind", "i", RDT_ORDER_MOVE);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, 0,
                                       "battle.give-kind", "i", RDT_ORDER_CLOSE_COMBAT);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_q, 0, "battle.turn", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_e, 0, "battle.turn", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_t, 0, "battle.turn", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "battle.escape", NULL);
}

/**
 * rdt_battle_page_install_actions:
 *
 * Gives battle pages their actions and keys.
 */
void
rdt_battle_page_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "battle.branch", NULL, branch_cb);
  gtk_widget_class_install_action (widget_class, "battle.end", NULL, end_cb);
  gtk_widget_class_install_action (widget_class, "battle.escape", NULL, escape_cb);
  gtk_widget_class_install_action (widget_class, "battle.find", NULL, find_cb);
  gtk_widget_class_install_action (widget_class, "battle.focus-board", NULL, focus_board_cb);
  gtk_widget_class_install_action (widget_class, "battle.give-kind", "i", give_kind_cb);
  gtk_widget_class_install_action (widget_class, "battle.go-on", NULL, go_on_cb);
  gtk_widget_class_install_action (widget_class, "battle.live", NULL, live_cb);
  gtk_widget_class_install_action (widget_class, "battle.next-unit", NULL, next_unit_cb);
  gtk_widget_class_install_action (widget_class, "battle.panel", NULL, panel_cb);
  gtk_widget_class_install_action (widget_class, "battle.previous-unit", NULL, previous_unit_cb);
  gtk_widget_class_install_action (widget_class, "battle.replay", NULL, replay_cb);
  gtk_widget_class_install_action (widget_class, "battle.resign", NULL, resign_cb);
  gtk_widget_class_install_action (widget_class, "battle.result", NULL, result_cb);
  gtk_widget_class_install_action (widget_class, "battle.turn", "i", turn_cb);

  bind_order_keys (widget_class);
}
