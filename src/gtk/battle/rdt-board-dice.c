/* rdt-board-dice.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-board-dice.h"

#include "rdt-computer-turn.h"
#include "rdt-die.h"
#include "rdt-event-words.h"
#include "rdt-side-mark.h"

/**
 * RdtBoardDice:
 *
 * The dice of the last order, rolled on the board beside their cell.  The result
 * is shown when they have stopped; the next click removes them.
 */

struct _RdtBoardDice
{
  AdwBin               parent_instance;

  RdtBattleController *controller;
  GtkBox              *dice;
  GtkLabel            *result;
  RdtCell              cell;
  guint                tumble;     /* timeout after which the result is shown */
};

/* The size of dice and marks, in pixels, and the duration of the roll. */
#define DIE_SIZE  40
#define MARK_SIZE 16
#define TUMBLE_MS 450

G_DEFINE_FINAL_TYPE (RdtBoardDice, rdt_board_dice, ADW_TYPE_BIN)

static gboolean
tumbled_cb (gpointer user_data)
{
  RdtBoardDice *self = user_data;

  self->tumble = 0;
  gtk_widget_set_visible (GTK_WIDGET (self->result), TRUE);

  return G_SOURCE_REMOVE;
}

/* 20th Century: Minefields.  A unit that gets through has no event of its own. */
static gboolean
passes_mines (const RdtEvent *event)
{
  return event->kind == RDT_EVENT_ROLLED
         && event->roll.purpose == RDT_DICE_MINEFIELD
         && event->roll.score < event->roll.needs;
}

static gboolean
is_result (const RdtEvent *event)
{
  return passes_mines (event)
         || event->kind == RDT_EVENT_MISSED
         || event->kind == RDT_EVENT_NOT_SPOTTED
         || event->kind == RDT_EVENT_LANDED
         || event->kind == RDT_EVENT_SURVIVED
         || event->kind == RDT_EVENT_PINNED
         || event->kind == RDT_EVENT_CLOSE_COMBAT_RESULT
         || event->kind == RDT_EVENT_RETREATED
         || event->kind == RDT_EVENT_DESTROYED;
}

static RdtCell
get_unit_cell (RdtBoardDice *self,
               RdtUnitIndex  unit)
{
  const RdtPosition *position = rdt_battle_controller_get_position (self->controller);

  return unit < RDT_MAX_UNITS ? position->units[unit].cell : RDT_NO_CELL;
}

/* Remembers the last cell that an event names. */
static void
note_cell (RdtBoardDice   *self,
           const RdtEvent *event)
{
  RdtCell cell = event->cell;

  if (event->kind == RDT_EVENT_CLOSE_COMBAT)
    cell = get_unit_cell (self, event->other);
  else if (event->kind != RDT_EVENT_FIRED
           && event->kind != RDT_EVENT_LANDED
           && event->kind != RDT_EVENT_DESTROYED)
    cell = rdt_event_is_board_die (event) && self->cell == RDT_NO_CELL
           ? get_unit_cell (self, event->unit)
           : RDT_NO_CELL;

  if (cell < RDT_MAX_CELLS)
    self->cell = cell;
}

/* Adds the mark of the side that rolls. */
static void
add_mark (RdtBoardDice   *self,
          GtkWidget      *column,
          const RdtEvent *event)
{
  RdtGame *game = rdt_battle_get_game (rdt_battle_controller_get_battle (self->controller));
  RdtSide side = event->unit < game->n_units ? game->units[event->unit].side : event->side;
  GtkWidget *mark;

  if (side >= RDT_N_SIDES)
    return;

  mark = g_object_new (RDT_TYPE_SIDE_MARK, "size", MARK_SIZE, "halign", GTK_ALIGN_CENTER, NULL);
  rdt_side_mark_set_side (RDT_SIDE_MARK (mark), game, side);
  gtk_box_append (GTK_BOX (column), mark);
}

static void
add_die (RdtBoardDice   *self,
         const RdtEvent *event,
         gboolean        rolls)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *die = rdt_die_new (event->roll.die, DIE_SIZE);

  if (rolls)
    rdt_die_roll (RDT_DIE (die));
  gtk_box_append (GTK_BOX (column), die);
  add_mark (self, column, event);
  gtk_box_append (self->dice, column);
}

/* The die that a result is shown with.  A survivor's effect roll also tells whether
 * it must retreat.
 */
static const RdtEvent *
find_die (const RdtEventList *events,
          guint               result)
{
  const RdtEvent *event = &events->items[result];

  if (event->kind == RDT_EVENT_ROLLED)
    return event;

  for (guint i = result; i > 0 && event->kind == RDT_EVENT_SURVIVED; i--)
    if (events->items[i - 1].kind == RDT_EVENT_ROLLED
        && events->items[i - 1].roll.purpose == RDT_DICE_EFFECT
        && events->items[i - 1].unit == event->unit)
      return &events->items[i - 1];

  return NULL;
}

static void
add_result (GString            *text,
            const RdtGame      *game,
            const RdtEventList *events,
            guint               result)
{
  const RdtEvent *die = find_die (events, result);
  g_autofree char *words = die != NULL ? rdt_words_roll (game, die)
                                       : rdt_words_event (game, &events->items[result]);

  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, words);
}

static void
ordered_cb (RdtBoardDice       *self,
            const RdtEventList *events)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (self->controller);
  gboolean rolls = rdt_battle_runner_is_animated (runner);
  g_autoptr(GString) text = g_string_new (NULL);
  gboolean has_dice = FALSE;

  if (rdt_computer_turn_is_sequel (battle, rdt_battle_get_n_orders (battle)))
    return;

  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];

      note_cell (self, event);
      if (rdt_event_is_board_die (event))
        add_die (self, event, rolls);
      has_dice = has_dice || rdt_event_is_board_die (event);
      if (is_result (event))
        add_result (text, rdt_battle_get_game (battle), events, i);
    }

  gtk_label_set_label (self->result, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->result), !rolls);
  gtk_widget_set_visible (GTK_WIDGET (self), has_dice && self->cell != RDT_NO_CELL);
  if (rolls && has_dice)
    self->tumble = g_timeout_add (TUMBLE_MS, tumbled_cb, self);
}

/* The dice stay while the computer passes, or answers what they brought about. */
static void
position_changed_cb (RdtBoardDice *self)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);

  if (!rdt_battle_controller_is_live (self->controller)
      || !rdt_computer_turn_is_sequel (battle, rdt_battle_get_n_orders (battle)))
    rdt_board_dice_take_up (self);
}

static void
rdt_board_dice_dispose (GObject *object)
{
  RdtBoardDice *self = RDT_BOARD_DICE (object);

  g_clear_handle_id (&self->tumble, g_source_remove);
  g_clear_object (&self->controller);

  G_OBJECT_CLASS (rdt_board_dice_parent_class)->dispose (object);
}

static void
rdt_board_dice_class_init (RdtBoardDiceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rdt_board_dice_dispose;
}

static void
rdt_board_dice_init (RdtBoardDice *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->cell = RDT_NO_CELL;
  self->dice = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4));
  self->result = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->result, TRUE);
  gtk_label_set_max_width_chars (self->result, 28);
  gtk_label_set_xalign (self->result, 0);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->dice));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->result));
  adw_bin_set_child (ADW_BIN (self), box);

  /* Clicks go through to the board. */
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "summary");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * rdt_board_dice_take_up:
 *
 * Removes the dice.
 */
void
rdt_board_dice_take_up (RdtBoardDice *self)
{
  GtkWidget *child;

  g_return_if_fail (RDT_IS_BOARD_DICE (self));

  g_clear_handle_id (&self->tumble, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->cell = RDT_NO_CELL;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->dice))) != NULL)
    gtk_box_remove (self->dice, child);
}

/**
 * rdt_board_dice_get_cell:
 *
 * Returns: the cell that the dice lie beside
 */
RdtCell
rdt_board_dice_get_cell (RdtBoardDice *self)
{
  g_return_val_if_fail (RDT_IS_BOARD_DICE (self), RDT_NO_CELL);

  return self->cell;
}

void
rdt_board_dice_set_controller (RdtBoardDice        *self,
                               RdtBattleController *controller)
{
  g_return_if_fail (RDT_IS_BOARD_DICE (self));
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (controller));
  g_return_if_fail (self->controller == NULL);

  self->controller = g_object_ref (controller);
  g_signal_connect_object (controller, "notify::position", G_CALLBACK (position_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (rdt_battle_controller_get_battle (controller), "rewound",
                           G_CALLBACK (rdt_board_dice_take_up), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "ordered", G_CALLBACK (ordered_cb), self,
                           G_CONNECT_SWAPPED);
}
