/* rdt-battle-keys.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-keys.h"

#include <glib/gi18n.h>

#include "rdt-announce.h"
#include "rdt-battle-gestures.h"
#include "rdt-choices.h"
#include "rdt-order-words.h"
#include "rdt-page.h"
#include "rdt-players-window.h"
#include "rdt-targets.h"
#include "rdt-toast.h"

/* The keyboard of the battle page. */

/* The number of order buttons that have a digit as a key. */
#define N_DIGITS 9

static RdtBattleController *
get_controller (GtkWidget *page)
{
  g_autoptr(RdtBattleController) controller = NULL;

  g_object_get (page, "controller", &controller, NULL);

  return controller;    /* the page holds another reference */
}

static RdtBattleRunner *
get_runner (GtkWidget *page)
{
  return rdt_battle_controller_get_runner (get_controller (page));
}

static RdtBoardView *
get_board (GtkWidget *page)
{
  return rdt_page_get_board (RDT_PAGE (page));
}

static void
turn_cb (GtkWidget  *page,
         const char *action,
         GVariant   *parameter)
{
  rdt_battle_gestures_turn (get_controller (page), g_variant_get_int32 (parameter));
}

static gboolean
is_computers_turn (GtkWidget *page)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (get_controller (page));

  return rdt_battle_controller_is_live (get_controller (page))
         && rdt_battle_has_begun (battle)
         && rdt_battle_awaits_computer (battle);
}

/**
 * rdt_battle_keys_tell_waiting:
 * @page: a battle page
 *
 * Says what a key has to wait for, or that it is too late.
 */
void
rdt_battle_keys_tell_waiting (GtkWidget *page)
{
  RdtBattleController *controller = get_controller (page);

  if (rdt_battle_controller_is_live (controller)
      && rdt_battle_is_over (rdt_battle_controller_get_battle (controller)))
    rdt_toast_send (page, _("The battle is over."), RDT_TOAST_SHORT);
  else if (is_computers_turn (page))
    rdt_toast_send (page,
                    rdt_battle_runner_is_paused (get_runner (page))
                      ? _("The battle is paused. Press Space to continue.")
                      : _("It is the computer’s turn."),
                    RDT_TOAST_SHORT);
}

static gboolean
has_unit (GtkWidget *page)
{
  if (!rdt_battle_controller_is_live (get_controller (page)))
    return FALSE;

  if (is_computers_turn (page))
    {
      rdt_battle_keys_tell_waiting (page);
      return FALSE;
    }

  if (rdt_battle_controller_get_selected_unit (get_controller (page)) != RDT_NO_UNIT)
    return TRUE;

  /* The toast suggests Tab, which has this effect on the board only. */
  rdt_board_view_focus_cursor (get_board (page));
  rdt_toast_send (page,
                  rdt_battle_controller_is_waiting (get_controller (page))
                    ? _("Select a unit first. Press Tab to cycle through the units left to act.")
                    : _("Wait for your turn before giving orders."),
                  RDT_TOAST_SHORT);

  return FALSE;
}

static void
go_to (GtkWidget *page,
       RdtCell    cell)
{
  rdt_board_view_set_cursor (get_board (page), cell);
  rdt_board_view_focus_cursor (get_board (page));
  rdt_battle_controller_point_at (get_controller (page), cell);
}

static const char *
tell_no_target (RdtBattleController *controller,
                RdtOrderKind         kind)
{
  if (kind == RDT_ORDER_FIRE && rdt_targets_are_safe (controller))
    return _("No roll can hit any target of the selected unit.");

  return kind == RDT_ORDER_FIRE ? _("The selected unit has no target.")
                                : _("The selected unit has no enemy to attack.");
}

/* Moving the cursor does not help a unit without any target.  One that must answer is
 * asked again.
 */
static void
tell_not_here (GtkWidget   *page,
               RdtOrderKind kind)
{
  RdtBattleController *controller = get_controller (page);
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  const RdtPosition *position = rdt_battle_get_position (battle);

  if (rdt_choices_is_answer (&position->awaiting))
    {
      g_autofree char *words = rdt_words_decision (rdt_battle_get_game (battle), position);

      rdt_toast_send (page, words, RDT_TOAST_SHORT);
      return;
    }

  if ((kind == RDT_ORDER_FIRE || kind == RDT_ORDER_CLOSE_COMBAT)
      && rdt_targets_find (controller, kind, RDT_NO_CELL) == RDT_NO_CELL)
    rdt_toast_send (page, tell_no_target (controller, kind), RDT_TOAST_SHORT);
  else
    rdt_toast_send (page, _("The selected unit cannot do that here."
                            " Move the cursor with the arrow keys."), RDT_TOAST_SHORT);
}

/* The cell that a key refers to: the one pointed at last, by pointer or cursor,
 * which is the one that the panel describes.
 */
static RdtCell
find_cell (GtkWidget *page)
{
  RdtCell cell = rdt_battle_controller_get_subject_cell (get_controller (page));

  return cell < RDT_MAX_CELLS ? cell : rdt_board_view_get_cursor (get_board (page));
}

/* F, M and C: the order for the pointed cell if several would fit.  Away from the
 * enemy, fire and close combat go to the next target.
 */
static void
give_kind_cb (GtkWidget  *page,
              const char *action,
              GVariant   *parameter)
{
  RdtBattleController *controller = get_controller (page);
  RdtOrderKind kind = rdt_targets_find_kind (controller, g_variant_get_int32 (parameter));
  RdtCell cell = find_cell (page);
  RdtCell target;

  if (!has_unit (page))
    return;

  target = rdt_targets_find_nearby (controller, kind, cell);
  if (target != RDT_NO_CELL)
    go_to (page, target);
  else if (!rdt_battle_gestures_act_as (controller, kind, cell))
    tell_not_here (page, kind);
}

/* Return where nothing can be done says so. */
static void
tell_nothing_cb (GtkWidget  *page,
                 const char *action,
                 GVariant   *parameter)
{
  if (has_unit (page))
    tell_not_here (page, RDT_ORDER_MOVE);
}

/**
 * rdt_battle_keys_deselect:
 * @page: a battle page
 *
 * Deselects the unit, which is seen but has to be said as well.  One that must
 * answer stays selected.
 */
void
rdt_battle_keys_deselect (GtkWidget *page)
{
  RdtBattleController *controller = get_controller (page);

  rdt_battle_controller_select_unit (controller, RDT_NO_UNIT);
  if (rdt_battle_controller_get_selected_unit (controller) == RDT_NO_UNIT)
    rdt_announce (page, _("No unit is selected."));
  else
    tell_nothing_cb (page, NULL, NULL);
}

/* Shift with F or C: goes to the next possible target. */
static void
next_target_cb (GtkWidget  *page,
                const char *action,
                GVariant   *parameter)
{
  RdtBattleController *controller = get_controller (page);
  RdtOrderKind kind = g_variant_get_int32 (parameter);
  RdtCell target;

  if (!has_unit (page))
    return;

  target = rdt_targets_find (controller, kind, find_cell (page));
  if (target != RDT_NO_CELL)
    go_to (page, target);
  else
    rdt_toast_send (page, tell_no_target (controller, kind), RDT_TOAST_SHORT);
}

/* 1, 2 …: the orders of the buttons in the turn bar. */
static void
answer_cb (GtkWidget  *page,
           const char *action,
           GVariant   *parameter)
{
  RdtBattleController *controller = get_controller (page);
  RdtUnitIndex unit = rdt_battle_controller_get_selected_unit (controller);
  guint at = g_variant_get_int32 (parameter);
  g_autoptr(GArray) choices = NULL;

  if (!has_unit (page) || !rdt_battle_controller_is_waiting (controller))
    return;

  choices = rdt_choices_list_in_person (rdt_battle_controller_get_battle (controller), unit);
  if (at < choices->len)
    rdt_battle_controller_order (controller, &g_array_index (choices, RdtChoice, at).order);
  else
    rdt_toast_send (page, _("The selected unit has no button with this number."),
                    RDT_TOAST_SHORT);
}

static void
players_cb (GtkWidget  *page,
            const char *action,
            GVariant   *parameter)
{
  rdt_players_window_present (GTK_WINDOW (gtk_widget_get_root (page)), get_controller (page));
}

/* Tab cycles through the units that can act.  If there are none, or with Ctrl, it
 * moves to the next widget as usual.  In the computer's turn it stays on the board.
 */
static gboolean
tab_cb (GtkWidget *page,
        GVariant  *args,
        gpointer   unused)
{
  return gtk_widget_get_focus_child (GTK_WIDGET (get_board (page))) != NULL
         && (is_computers_turn (page)
             || rdt_battle_gestures_select_next (get_controller (page),
                                                 g_variant_get_boolean (args)));
}

static void
bind_kind (GtkWidgetClass *page_class,
           guint           key,
           RdtOrderKind    kind)
{
  gtk_widget_class_add_binding_action (page_class, key, 0, "battle.give-kind", "i", kind);
}

static void
bind_answers (GtkWidgetClass *page_class)
{
  for (int i = 0; i < N_DIGITS; i++)
    {
      gtk_widget_class_add_binding_action (page_class, GDK_KEY_1 + i, 0, "battle.answer", "i", i);
      gtk_widget_class_add_binding_action (page_class, GDK_KEY_KP_1 + i, 0,
                                           "battle.answer", "i", i);
    }
}

/**
 * rdt_battle_keys_install:
 * @page_class: the class of the battle page
 */
void
rdt_battle_keys_install (GtkWidgetClass *page_class)
{
  gtk_widget_class_install_action (page_class, "battle.answer", "i", answer_cb);
  gtk_widget_class_install_action (page_class, "battle.give-kind", "i", give_kind_cb);
  gtk_widget_class_install_action (page_class, "battle.next-target", "i", next_target_cb);
  gtk_widget_class_install_action (page_class, "battle.players", NULL, players_cb);
  gtk_widget_class_install_action (page_class, "battle.tell-nothing", NULL, tell_nothing_cb);
  gtk_widget_class_install_action (page_class, "battle.turn", "i", turn_cb);

  gtk_widget_class_add_binding (page_class, GDK_KEY_Tab, 0, tab_cb, "b", FALSE);
  gtk_widget_class_add_binding (page_class, GDK_KEY_Tab, GDK_SHIFT_MASK, tab_cb, "b", TRUE);
  gtk_widget_class_add_binding (page_class, GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK, tab_cb,
                                "b", TRUE);
  gtk_widget_class_add_binding_action (page_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "battle.end", NULL);
  gtk_widget_class_add_binding_action (page_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK,
                                       "battle.end", NULL);
  gtk_widget_class_add_binding_action (page_class, GDK_KEY_F9, 0, "battle.panel", NULL);
  gtk_widget_class_add_binding_action (page_class, GDK_KEY_f, GDK_CONTROL_MASK,
                                       "battle.find", NULL);
  gtk_widget_class_add_binding_action (page_class, GDK_KEY_p, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "battle.players", NULL);
  bind_kind (page_class, GDK_KEY_f, RDT_ORDER_FIRE);
  bind_kind (page_class, GDK_KEY_m, RDT_ORDER_MOVE);
  bind_kind (page_class, GDK_KEY_c, RDT_ORDER_CLOSE_COMBAT);
  gtk_widget_class_add_binding_action (page_class, GDK_KEY_f, GDK_SHIFT_MASK,
                                       "battle.next-target", "i", RDT_ORDER_FIRE);
  gtk_widget_class_add_binding_action (page_class, GDK_KEY_c, GDK_SHIFT_MASK,
                                       "battle.next-target", "i", RDT_ORDER_CLOSE_COMBAT);
  gtk_widget_class_add_binding_action (page_class, GDK_KEY_q, 0, "battle.turn", "i", -1);
  gtk_widget_class_add_binding_action (page_class, GDK_KEY_e, 0, "battle.turn", "i", 1);
  gtk_widget_class_add_binding_action (page_class, GDK_KEY_t, 0, "battle.turn", "i", 1);
  gtk_widget_class_add_binding_action (page_class, GDK_KEY_Escape, 0, "battle.escape", NULL);
  bind_answers (page_class);
}
