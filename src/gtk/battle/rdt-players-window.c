/* rdt-players-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-players-window.h"

#include "rdt-name-words.h"
#include "rdt-player-row.h"
#include "rdt-players.h"
#include "rdt-row-description.h"

/**
 * RdtPlayersWindow:
 *
 * Changes who plays each side during a battle.  The computer is paused while the
 * window is open.
 */

struct _RdtPlayersWindow
{
  AdwWindow            parent_instance;

  RdtBattleController *controller;
  RdtPlayerRow        *player_a;
  RdtPlayerRow        *player_b;
  gboolean             is_holding;
};

G_DEFINE_FINAL_TYPE (RdtPlayersWindow, rdt_players_window, ADW_TYPE_WINDOW)

static RdtPace *
get_pace (RdtPlayersWindow *self)
{
  return rdt_battle_runner_get_pace (rdt_battle_controller_get_runner (self->controller));
}

static void
hold (RdtPlayersWindow *self)
{
  self->is_holding = rdt_pace_is_active (get_pace (self)) && !rdt_pace_is_held (get_pace (self));
  if (self->is_holding)
    rdt_pace_set_held (get_pace (self), TRUE);
}

static void
let_go (RdtPlayersWindow *self)
{
  if (self->is_holding)
    rdt_pace_set_held (get_pace (self), FALSE);
  self->is_holding = FALSE;
}

static void
apply_cb (RdtPlayersWindow *self)
{
  const RdtPlayer players[RDT_N_SIDES] = {
    rdt_player_row_get_player (self->player_a),
    rdt_player_row_get_player (self->player_b),
  };

  rdt_players_change (self->controller, players);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
rdt_players_window_dispose (GObject *object)
{
  RdtPlayersWindow *self = RDT_PLAYERS_WINDOW (object);

  if (self->controller != NULL)
    let_go (self);
  g_clear_object (&self->controller);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_PLAYERS_WINDOW);

  G_OBJECT_CLASS (rdt_players_window_parent_class)->dispose (object);
}

static void
rdt_players_window_class_init (RdtPlayersWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_players_window_dispose;

  g_type_ensure (RDT_TYPE_PLAYER_ROW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-players-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtPlayersWindow, player_a);
  gtk_widget_class_bind_template_child (widget_class, RdtPlayersWindow, player_b);
  gtk_widget_class_bind_template_callback (widget_class, apply_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rdt_players_window_init (RdtPlayersWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_side (RdtPlayerRow *row,
           RdtBattle    *battle,
           RdtSide       side)
{
  RdtGame *game = rdt_battle_get_game (battle);
  RdtPlayer player = rdt_battle_get_player (battle, side);
  g_autofree char *name = rdt_words_side (game, side);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  rdt_player_row_set_side (row, game, side);
  rdt_player_row_set_player (row, player != RDT_PLAYER_STILL ? player : RDT_PLAYER_EASY);
}

/**
 * rdt_players_window_present:
 *
 * Shows the window in which players are changed.
 */
void
rdt_players_window_present (GtkWindow           *parent,
                            RdtBattleController *controller)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  RdtPlayersWindow *self = g_object_new (RDT_TYPE_PLAYERS_WINDOW,
                                         "transient-for", parent,
                                         "modal", TRUE,
                                         "destroy-with-parent", TRUE,
                                         NULL);

  self->controller = g_object_ref (controller);
  show_side (self->player_a, battle, 0);
  show_side (self->player_b, battle, 1);
  rdt_row_description_attach_below (GTK_WIDGET (self));
  hold (self);
  gtk_window_present (GTK_WINDOW (self));
}
