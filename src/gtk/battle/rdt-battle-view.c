/* rdt-battle-view.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-view.h"

#include <glib/gi18n.h>

#include "rdt-battle-gestures.h"
#include "rdt-battle-highlights.h"
#include "rdt-board-dice.h"
#include "rdt-board-input.h"
#include "rdt-cell-words.h"
#include "rdt-free-space.h"
#include "rdt-order-menu.h"
#include "rdt-phase-banner.h"
#include "rdt-replay-bar.h"
#include "rdt-roll-card.h"
#include "rdt-shot-view.h"
#include "rdt-spoken-choices.h"
#include "rdt-style.h"
#include "rdt-summary-card.h"
#include "rdt-toast.h"

/**
 * RdtBattleView:
 *
 * The board of a battle, with the controls for its history.
 *
 * Passes input on to a controller, and shows the controller's state on the
 * board.
 */

struct _RdtBattleView
{
  AdwBin               parent_instance;

  RdtBattleController *controller;
  GSettings           *settings;
  RdtBoardView        *view;
  RdtReplayBar        *replay;
  GtkOverlay          *overlay;
  RdtBoardDice        *dice;
  RdtPhaseBanner      *banner;
  RdtShotView         *shots;
  RdtSummaryCard      *summary;
  AdwFlap             *flap;           /* nullable */
  AdwBin              *aside;          /* nullable, in the panel of @flap */
  RdtRollCard         *question;
  GdkRectangle         asked_at;       /* place of the last dice card, or empty */
  RdtCell              asked_about;    /* the cell that it belonged to */

  guint                last_shown;     /* the number of orders before the position last shown */
  RdtUnitIndex         carried;        /* the unit being dragged */
  RdtCell              carried_to;     /* the cell that it was last over */
  gboolean             has_arrived;    /* whether it has reached the middle of that cell */
};

G_DEFINE_FINAL_TYPE (RdtBattleView, rdt_battle_view, ADW_TYPE_BIN)

static RdtBattle *
get_battle (RdtBattleView *self)
{
  return rdt_battle_controller_get_battle (self->controller);
}

static void
position_changed_cb (RdtBattleView *self)
{
  g_autofree RdtPicture *picture = g_new (RdtPicture, 1);

  rdt_picture_show_position (picture, rdt_battle_get_game (get_battle (self)),
                             rdt_battle_controller_get_position (self->controller));
  rdt_board_view_set_picture (self->view, picture);
}

/* The results of an order's earlier dice are shown before the next one is asked
 * for; those of the previous order have been read.
 */
static void
dice_wanted_cb (RdtBattleView *self,
                gpointer       user_data)
{
  const RdtDiceWant *want = user_data;
  g_autofree RdtPicture *picture = g_new (RdtPicture, 1);

  rdt_board_dice_take_up (self->dice);
  if (!want->has_board)
    return;

  rdt_picture_show_position (picture, rdt_battle_get_game (get_battle (self)), &want->board);
  rdt_board_view_set_picture (self->view, picture);
  rdt_battle_highlights_show_cause (self->view, self->controller, want);
}

static void
asking_changed_cb (RdtBattleView *self)
{
  if (rdt_battle_runner_is_asking (rdt_battle_controller_get_runner (self->controller)))
    return;

  self->asked_at.width = 0;
  position_changed_cb (self);
  rdt_battle_highlights_refresh (self->view, self->controller);
}

static void
cursor_changed_cb (RdtBattleView *self)
{
  guint cell;

  g_object_get (self->controller, "cursor-cell", &cell, NULL);
  rdt_board_view_set_cursor (self->view, cell);
}

/* Animates the first unit that moved. */
static void
animate (RdtBattleView *self)
{
  const RdtEventList *events = rdt_battle_controller_get_events (self->controller);
  guint shown_order = rdt_battle_controller_get_shown_order (self->controller);

  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];

      if (event->kind == RDT_EVENT_MOVED && event->n_path > 0)
        {
          const RdtPosition *before = rdt_battle_get_position_at (get_battle (self),
                                                                  shown_order - 1);

          rdt_board_view_animate_move (self->view, event->unit, before->units[event->unit].cell,
                                       event->path, event->n_path);
          return;
        }
    }
}

/* Only a new order, or a step of the replay, is animated. */
static void
step_cb (RdtBattleView *self)
{
  guint shown_order = rdt_battle_controller_get_shown_order (self->controller);
  gboolean is_step = shown_order == self->last_shown + 1;

  self->last_shown = shown_order;
  if (is_step && g_settings_get_boolean (self->settings, "animations"))
    animate (self);
}

static void
menu_chosen_cb (const RdtOrder *order,
                gpointer        user_data)
{
  rdt_battle_controller_order (RDT_BATTLE_VIEW (user_data)->controller, order);
}

static void
choice_wanted_cb (RdtBattleView *self,
                  GArray        *choices,
                  guint          cell)
{
  GdkRectangle area;

  rdt_board_view_get_cell_area (self->view, cell, &area);
  rdt_order_menu_popup (GTK_WIDGET (self->view), &area, get_battle (self), choices,
                        menu_chosen_cb, self);
}

/* A click that does nothing closes cards over the board; Return is meant. */
static void
cell_activated_cb (RdtBattleView *self,
                   guint          cell,
                   guint          unit)
{
  if (!rdt_battle_gestures_activate (self->controller, cell, unit)
      && gtk_window_get_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)))))
    gtk_widget_activate_action (GTK_WIDGET (self), "battle.tell-nothing", NULL);
}

static void
cell_hovered_cb (RdtBattleView *self,
                 guint          cell)
{
  rdt_battle_controller_point_at (self->controller, cell);
}

static void
cell_menu_cb (RdtBattleView *self,
              guint          cell,
              guint          unit)
{
  rdt_battle_gestures_open_menu (self->controller, cell, unit);
}

/* The height reserved for the dice card, in pixels, where there is room: it grows
 * with each die of an order, and must not move when it does.
 */
#define QUESTION_ROOM 280

/* Keeps the dice card of an order in one place: always for the same cell, and for
 * other cells as long as it does not cover them.
 */
static void
place_question (RdtBattleView *self,
                GdkRectangle  *place)
{
  gboolean is_first = self->asked_at.width == 0;
  RdtCell cell = rdt_roll_card_get_cell (self->question);
  int height = gtk_widget_get_height (GTK_WIDGET (self->overlay));
  GdkRectangle room;

  rdt_free_space_measure (GTK_WIDGET (self->question), 1, place);
  if (!is_first
      && cell == self->asked_about
      && self->asked_at.x <= gtk_widget_get_width (GTK_WIDGET (self->overlay)) - place->width
      && self->asked_at.y <= height - place->height)
    {
      place->x = self->asked_at.x;
      place->y = self->asked_at.y;
      return;
    }

  room = *place;
  room.height = MAX (place->height, MIN (QUESTION_ROOM, height));
  if (is_first
      && rdt_free_space_find (self->view, self->controller, GTK_WIDGET (self->question), cell,
                              NULL, &room))
    {
      place->x = room.x;
      place->y = room.y;
    }
  else
    rdt_free_space_find (self->view, self->controller, GTK_WIDGET (self->question), cell,
                         is_first ? NULL : &self->asked_at, place);

  self->asked_at = *place;
  self->asked_about = cell;
}

/* Overlays cover as little as possible of what matters; dice lie beside the cell
 * that they were rolled for.
 */
static gboolean
place_cb (RdtBattleView *self,
          GtkWidget     *child,
          GdkRectangle  *place)
{
  RdtCell beside = RDT_NO_CELL;

  if (self->controller == NULL || child == GTK_WIDGET (self->shots))
    return FALSE;

  if (child == GTK_WIDGET (self->dice))
    beside = rdt_board_dice_get_cell (self->dice);

  if (child == GTK_WIDGET (self->question))
    place_question (self, place);
  else
    rdt_free_space_find_shape (self->view, self->controller, child, beside, place);

  return TRUE;
}

/* The facing of a dragged unit: the direction in which the pointer moved on from
 * the middle of the cell.  Before it reaches the middle there is none.
 */
static RdtFacing
find_carried_facing (RdtBattleView *self,
                     RdtCell        cell,
                     double         x,
                     double         y)
{
  RdtFacing facing;

  if (cell == RDT_NO_CELL)
    return RDT_NO_FACING;

  if (cell != self->carried_to)
    self->has_arrived = FALSE;

  facing = rdt_board_view_find_facing (self->view, cell, x, y);
  self->carried_to = cell;
  self->has_arrived = self->has_arrived || facing == RDT_NO_FACING;

  return self->has_arrived ? facing : RDT_NO_FACING;
}

/* Continuing play dismisses the overlays on the board. */
static void
clear_board (RdtBattleView *self)
{
  rdt_board_dice_take_up (self->dice);
  rdt_phase_banner_hide (self->banner);
  rdt_summary_card_close (self->summary);
}

/* So do keys on the board, except those that leave it, which keep the overlays for
 * reading.  In the computer's turn keys control its pace.
 */
static gboolean
key_pressed_cb (RdtBattleView         *self,
                guint                  key,
                guint                  code,
                GdkModifierType        state,
                GtkEventControllerKey *keys)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (keys));

  if (self->controller != NULL
      && rdt_battle_controller_is_waiting (self->controller)
      && (state & GDK_CONTROL_MASK) == 0
      && (event == NULL || !gdk_key_event_is_modifier (event)))
    clear_board (self);

  return GDK_EVENT_PROPAGATE;
}

static void
pressed_cb (RdtBattleView *self,
            guint          cell)
{
  clear_board (self);
  rdt_toast_hide (GTK_WIDGET (self));
  self->carried = cell < RDT_NO_CELL ? rdt_battle_gestures_find_carried (self->controller, cell)
                                     : RDT_NO_UNIT;
  self->carried_to = RDT_NO_CELL;
}

/* Dragging a unit moves it; a drag from elsewhere sets the facing of the selected
 * unit at that cell.
 */
static void
dragged_cb (RdtBattleView *self,
            guint          cell,
            double         x,
            double         y)
{
  RdtCell over = rdt_board_view_find_cell (self->view, x, y);

  if (self->carried != RDT_NO_UNIT)
    rdt_battle_gestures_carry (self->controller, self->carried, over,
                               find_carried_facing (self, over, x, y));
  else if (cell < RDT_NO_CELL)
    rdt_battle_gestures_drag (self->controller, cell,
                              rdt_board_view_find_facing (self->view, cell, x, y));
}

static void
dragging_ended_cb (RdtBattleView *self,
                   guint          cell,
                   double         x,
                   double         y)
{
  RdtCell over = rdt_board_view_find_cell (self->view, x, y);

  if (self->carried != RDT_NO_UNIT)
    rdt_battle_gestures_let_go (self->controller, self->carried, over,
                                find_carried_facing (self, over, x, y));
  else if (cell < RDT_NO_CELL)
    rdt_battle_gestures_drop (self->controller, cell,
                              rdt_board_view_find_facing (self->view, cell, x, y));
}

/* The wheel turns the selected unit, or its facing at the end of a move. */
static gboolean
turned_cb (RdtBattleView *self,
           int            steps)
{
  if (!rdt_battle_gestures_takes_wheel (self->controller))
    return FALSE;

  rdt_battle_gestures_turn (self->controller, steps);

  return TRUE;
}

static char *
describe_cb (RdtCell  cell,
             gpointer user_data)
{
  RdtBattleView *self = user_data;

  return rdt_words_cell_contents (rdt_battle_get_game (get_battle (self)),
                                  rdt_battle_controller_get_position (self->controller), cell);
}

/* Describes what the selected unit can do at a cell. */
static char *
tell_cb (RdtCell  cell,
         gpointer user_data)
{
  RdtBattleView *self = user_data;
  RdtUnitIndex unit = rdt_battle_controller_get_selected_unit (self->controller);
  RdtFacing facing = rdt_battle_controller_get_facing (self->controller);

  if (unit == RDT_NO_UNIT || !rdt_battle_controller_is_waiting (self->controller))
    return NULL;

  if (rdt_battle_get_position (get_battle (self))->units[unit].cell == cell)
    return rdt_spoken_choices_tell_unit (get_battle (self), unit, facing);

  return rdt_spoken_choices_tell_cell (get_battle (self), unit, cell, facing);
}

static void
question_closed_cb (RdtBattleView *self)
{
  rdt_board_view_focus_cursor (self->view);
}

static void
palette_changed_cb (RdtBattleView *self)
{
  RdtPalette palette;

  rdt_style_init_palette (&palette, rdt_battle_get_game (get_battle (self))->setup);
  rdt_board_view_set_palette (self->view, &palette);
}

static void
intended_cb (RdtBattleView  *self,
             const RdtOrder *order)
{
  rdt_battle_highlights_point_out (self->view, self->controller, order);
}

static void
labels_changed_cb (RdtBattleView *self)
{
  rdt_board_view_set_labels (self->view,
                             g_settings_get_boolean (self->settings, "show-coordinates"));
}

static void
rdt_battle_view_dispose (GObject *object)
{
  RdtBattleView *self = RDT_BATTLE_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_BATTLE_VIEW);
  g_clear_object (&self->controller);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rdt_battle_view_parent_class)->dispose (object);
}

static void
rdt_battle_view_class_init (RdtBattleViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_battle_view_dispose;

  g_type_ensure (RDT_TYPE_PHASE_BANNER);
  g_type_ensure (RDT_TYPE_BOARD_DICE);
  g_type_ensure (RDT_TYPE_BOARD_VIEW);
  g_type_ensure (RDT_TYPE_REPLAY_BAR);
  g_type_ensure (RDT_TYPE_SHOT_VIEW);
  g_type_ensure (RDT_TYPE_SUMMARY_CARD);
  g_type_ensure (RDT_TYPE_ROLL_CARD);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-battle-view.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtBattleView, banner);
  gtk_widget_class_bind_template_child (widget_class, RdtBattleView, dice);
  gtk_widget_class_bind_template_child (widget_class, RdtBattleView, overlay);
  gtk_widget_class_bind_template_child (widget_class, RdtBattleView, question);
  gtk_widget_class_bind_template_child (widget_class, RdtBattleView, replay);
  gtk_widget_class_bind_template_child (widget_class, RdtBattleView, shots);
  gtk_widget_class_bind_template_child (widget_class, RdtBattleView, summary);
  gtk_widget_class_bind_template_child (widget_class, RdtBattleView, view);
  gtk_widget_class_bind_template_callback (widget_class, cell_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, cell_hovered_cb);
  gtk_widget_class_bind_template_callback (widget_class, cell_menu_cb);
  gtk_widget_class_bind_template_callback (widget_class, dragged_cb);
  gtk_widget_class_bind_template_callback (widget_class, dragging_ended_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_cb);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, question_closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, turned_cb);
}

/* Works wherever the focus is, except in a text field. */
static gboolean
show_again_cb (GtkWidget *widget,
               GVariant  *args,
               gpointer   unused)
{
  RdtBattleView *self = RDT_BATTLE_VIEW (widget);

  if (self->controller == NULL
      || GTK_IS_TEXT (gtk_root_get_focus (gtk_widget_get_root (widget))))
    return FALSE;

  if (!rdt_summary_card_show_again (self->summary))
    rdt_toast_send (widget,
                    rdt_battle_awaits_computer (get_battle (self))
                      ? _("It is the computer’s turn.")
                      : _("There is no turn of the computer to show again."),
                    RDT_TOAST_SHORT);

  return TRUE;
}

/* In the capture phase, before the board, which dismisses the card with any key.
 * The shortcut is not on the card, because a hidden widget gets no key.
 */
static void
add_show_again (RdtBattleView *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_r, 0),
                      gtk_callback_action_new (show_again_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
rdt_battle_view_init (RdtBattleView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->carried = RDT_NO_UNIT;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
  add_show_again (self);
  rdt_board_input_attach (self->view);
}

static void
bind_replay (RdtBattleView *self)
{
  g_object_bind_property (self->controller, "n-orders", self->replay, "n-steps",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->controller, "shown-order", self->replay, "step",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_settings_bind (self->settings, "replay-speed", self->replay, "speed",
                   G_SETTINGS_BIND_DEFAULT);
}

void
rdt_battle_view_set_controller (RdtBattleView       *self,
                                RdtBattleController *controller,
                                GSettings           *settings)
{
  g_return_if_fail (RDT_IS_BATTLE_VIEW (self));
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (controller));
  g_return_if_fail (self->controller == NULL);

  self->controller = g_object_ref (controller);
  self->settings = g_object_ref (settings);

  g_signal_connect_object (controller, "choice-wanted", G_CALLBACK (choice_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "notify::cursor-cell", G_CALLBACK (cursor_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "notify::position", G_CALLBACK (position_changed_cb), self,
                           G_CONNECT_SWAPPED);
  self->last_shown = rdt_battle_controller_get_shown_order (controller);
  g_signal_connect_object (controller, "notify::position", G_CALLBACK (step_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (rdt_battle_controller_get_runner (controller), "intended",
                           G_CALLBACK (intended_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (rdt_battle_controller_get_runner (controller), "dice-wanted",
                           G_CALLBACK (dice_wanted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (rdt_battle_controller_get_runner (controller), "notify::asking",
                           G_CALLBACK (asking_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::show-coordinates", G_CALLBACK (labels_changed_cb),
                           self, G_CONNECT_SWAPPED);
  rdt_style_connect (G_CALLBACK (palette_changed_cb), self);

  g_signal_connect_object (controller, "notify::selected-unit",
                           G_CALLBACK (rdt_cell_grid_retell),
                           rdt_board_view_get_cells (self->view), G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "notify::facing", G_CALLBACK (rdt_cell_grid_retell),
                           rdt_board_view_get_cells (self->view), G_CONNECT_SWAPPED);
  rdt_board_view_set_describe (self->view, describe_cb, self);
  rdt_cell_grid_set_tell (rdt_board_view_get_cells (self->view), tell_cb, self);
  position_changed_cb (self);
  rdt_battle_highlights_attach (self->view, controller);
  palette_changed_cb (self);
  labels_changed_cb (self);
  cursor_changed_cb (self);
  bind_replay (self);
  rdt_shot_view_set_controller (self->shots, controller, self->view);
  rdt_board_dice_set_controller (self->dice, controller);
  rdt_phase_banner_set_controller (self->banner, controller);
  rdt_roll_card_set_controller (self->question, controller);
  rdt_summary_card_set_controller (self->summary, controller);
}

/**
 * rdt_battle_view_get_board:
 *
 * Returns: (transfer none): the board
 */
RdtBoardView *
rdt_battle_view_get_board (RdtBattleView *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_VIEW (self), NULL);

  return self->view;
}

/* The summary lies over the board only if there is no panel beside that. */
static void
place_summary (RdtBattleView *self)
{
  GtkWidget *summary = GTK_WIDGET (self->summary);
  gboolean is_aside = adw_flap_get_reveal_flap (self->flap) && !adw_flap_get_folded (self->flap);

  if (is_aside == (adw_bin_get_child (self->aside) != NULL))
    return;

  g_object_ref (summary);
  if (is_aside)
    gtk_overlay_remove_overlay (self->overlay, summary);
  adw_bin_set_child (self->aside, is_aside ? summary : NULL);
  if (!is_aside)
    gtk_overlay_add_overlay (self->overlay, summary);
  g_object_unref (summary);
}

/**
 * rdt_battle_view_set_panel:
 * @flap: the flap that has the board and a panel
 * @aside: a place in the panel
 *
 * Shows the summary of the computer's turn in the panel while that is beside the board.
 */
void
rdt_battle_view_set_panel (RdtBattleView *self,
                           AdwFlap       *flap,
                           AdwBin        *aside)
{
  g_return_if_fail (RDT_IS_BATTLE_VIEW (self));
  g_return_if_fail (self->flap == NULL);

  self->flap = flap;
  self->aside = aside;
  g_signal_connect_object (flap, "notify::folded", G_CALLBACK (place_summary), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (flap, "notify::reveal-flap", G_CALLBACK (place_summary), self,
                           G_CONNECT_SWAPPED);
  place_summary (self);
}

/* The number of orders before the current turn, or before the previous turn if the
 * current one has just begun.
 */
static guint
find_turn (RdtBattle *battle)
{
  guint n = rdt_battle_get_n_orders (battle);
  guint start = n;

  if (n == 0)
    return 0;

  do
    start--;
  while (start > 0
         && rdt_battle_get_position_at (battle, start - 1)->turn
            == rdt_battle_get_position_at (battle, n - 1)->turn);

  return start;
}

/**
 * rdt_battle_view_toggle_replay:
 *
 * Starts or stops a replay from the position on show; from the present it
 * replays the last turn, or the whole battle if it is over.
 */
void
rdt_battle_view_toggle_replay (RdtBattleView *self)
{
  g_return_if_fail (RDT_IS_BATTLE_VIEW (self));

  if (rdt_battle_controller_is_live (self->controller))
    rdt_battle_controller_set_shown_order (self->controller,
                                           rdt_battle_is_over (get_battle (self))
                                           ? 0 : find_turn (get_battle (self)));

  rdt_replay_bar_toggle (self->replay);
}
