/* rdt-battle-page-show.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-page-private.h"

#include <glib/gi18n.h>

#include "rdt-arrangement.h"
#include "rdt-button.h"
#include "rdt-choices.h"
#include "rdt-end-window.h"
#include "rdt-event-words.h"
#include "rdt-forces-view.h"
#include "rdt-record-view.h"
#include "rdt-rewind.h"
#include "rdt-window.h"
#include "rdt-words.h"

/* What a battle page shows and tells. */

/* How long the pointer is before the words about it, at most. */
#define TELL_MS 60

static void
show_turn (RdtBattlePage *self)
{
  const RdtGame *game = rdt_battle_get_game (self->battle);
  const RdtPosition *position = rdt_board_get_position (self->model);
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
                          && (rdt_choices_find_to_deploy (self->battle) != RDT_NO_UNIT
                              || rdt_choices_has_kind (self->battle, RDT_ORDER_ENTER));

  if (is_mustering && !self->was_mustering)
    adw_view_stack_set_visible_child_name (self->views, "forces");
  else if (!is_mustering && self->was_mustering)
    adw_view_stack_set_visible_child_name (self->views, "why");

  self->was_mustering = is_mustering;
}

/* The window's actions, while it shows this page. */
void
rdt_battle_page_show_rewind (RdtBattlePage *self)
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
  gboolean is_ours = rdt_battle_board_is_waiting (&self->board);

  gtk_widget_action_set_enabled (widget, "battle.end",
                                 is_ours && rdt_choices_has_kind (self->battle, RDT_ORDER_END));
  gtk_widget_action_set_enabled (widget, "battle.resign", is_ours);
  gtk_widget_action_set_enabled (widget, "battle.next-unit", is_ours);
  gtk_widget_action_set_enabled (widget, "battle.previous-unit", is_ours);
  gtk_widget_action_set_enabled (widget, "battle.result", rdt_battle_is_over (self->battle));
  gtk_widget_action_set_enabled (widget, "battle.replay",
                                 rdt_battle_get_n_orders (self->battle) > 0);
  rdt_battle_page_show_rewind (self);
}

void
rdt_battle_page_show_selection (RdtBattlePage *self)
{
  self->is_selection_told = TRUE;
  rdt_turn_bar_show (self->bar, &self->board);
  rdt_turn_bar_set_resting (self->bar, rdt_conductor_is_resting (self->conductor));
  rdt_forces_view_refresh (RDT_FORCES_VIEW (self->forces), &self->board);
}

void
rdt_battle_page_show_all (RdtBattlePage *self)
{
  rdt_battle_board_show_hints (&self->board);
  rdt_battle_page_show_pointer (self);
  show_turn (self);
  show_actions (self);
  rdt_battle_page_show_selection (self);
  show_muster (self);
  rdt_past_bar_show (self->past, rdt_board_get_moment (self->model),
                     rdt_battle_get_n_orders (self->battle));
}

/* The last thing that happened stays to be read, by screen readers as well. */
void
rdt_battle_page_tell_event (RdtBattlePage      *self,
                            const RdtEventList *events)
{
  g_autofree char *words = NULL;

  rdt_battle_board_point_at (&self->board, events);
  if (events->n_items > 0)
    words = rdt_words_event (rdt_battle_get_game (self->battle),
                             &events->items[events->n_items - 1]);
  gtk_label_set_label (self->status, words != NULL ? words : "");
}

void
rdt_battle_page_show_end (RdtBattlePage *self)
{
  if (self->was_over || !rdt_battle_is_over (self->battle))
    return;

  self->was_over = TRUE;
  rdt_battle_page_show_result (self);
}

/**
 * rdt_battle_page_show_result:
 *
 * Tells how the battle ended.
 */
void
rdt_battle_page_show_result (RdtBattlePage *self)
{
  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  rdt_end_window_present (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->battle);
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
  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  rdt_window_tell (GTK_WIDGET (self), text, 4);
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
  const char *citation;
  AdwToast *toast;

  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  game = rdt_battle_get_game (self->battle);
  why = rdt_words_refusal (game, refusal);
  rule = rdt_words_citation (game->rules, refusal->law);
  /* Translators: why something may not be, and the rule that says so. */
  words = g_strdup_printf (_("%s (%s)"), why, rule);
  citation = rdt_rules_get_citation (game->rules, refusal->law);
  gtk_label_set_label (self->status, words);

  toast = rdt_window_tell (GTK_WIDGET (self), words, 6);
  if (toast != NULL && citation != NULL)
    {
      adw_toast_set_action_target (toast, "(ss)", game->rules->id, citation);
      adw_toast_set_action_name (toast, "app.rule");
      adw_toast_set_button_label (toast, _("Show Rule"));
    }
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

  n_orders = MIN (n_orders, rdt_battle_get_n_orders (self->battle));
  rdt_board_set_moment (self->model, n_orders);
  rdt_battle_page_tell_event (self, rdt_battle_get_events_at (self->battle, n_orders));
  rdt_battle_page_show_all (self);
}

static gboolean
tell_cb (gpointer user_data)
{
  RdtBattlePage *self = user_data;

  self->telling = 0;
  rdt_why_panel_show (self->why, self->battle, rdt_board_get_moment (self->model),
                      self->board.selected, self->board.hover);
  if (!self->is_selection_told)
    rdt_battle_page_show_selection (self);

  return G_SOURCE_REMOVE;
}

/* The board answers at once; what is told beside it follows, for its words
 * take longer to lay out than the board takes to draw.
 */
void
rdt_battle_page_tell_soon (RdtBattlePage *self)
{
  if (self->telling == 0)
    self->telling = g_timeout_add (TELL_MS, tell_cb, self);
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
  rdt_battle_page_tell_soon (self);
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

  rdt_battle_page_focus_board (self);
  rdt_conductor_begin (self->conductor);
}

/**
 * rdt_battle_page_focus_board:
 *
 * Leads the keyboard back to the board, before the button that was pressed
 * goes away and it is led astray.
 */
void
rdt_battle_page_focus_board (RdtBattlePage *self)
{
  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  rdt_board_view_focus_cursor (self->view);
}

void
rdt_battle_page_toggle_panel (RdtBattlePage *self)
{
  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  rdt_arrangement_toggle_panel (self->flap, self->settings);
}

/**
 * rdt_battle_page_find:
 *
 * Asks what is looked for in the record, wherever the panel is.
 */
void
rdt_battle_page_find (RdtBattlePage *self)
{
  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  adw_flap_set_reveal_flap (self->flap, TRUE);
  adw_view_stack_set_visible_child_name (self->views, "record");
  rdt_record_view_find (RDT_RECORD_VIEW (self->record));
}

/**
 * rdt_battle_page_lead_to_table:
 *
 * Says that the way back leads to the drawing table.
 */
void
rdt_battle_page_lead_to_table (RdtBattlePage *self)
{
  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  rdt_button_say (self->back, _("Back to Editor"));
}
