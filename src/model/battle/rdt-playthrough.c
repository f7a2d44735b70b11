/* rdt-playthrough.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-playthrough.h"

#include "rdt-referee.h"

static RdtDice *
get_dice_in_use (const RdtPlaythrough *self)
{
  return self->entered != NULL ? self->entered : self->dice;
}

/* Adds the dice that were entered to the battle. */
static void
keep_rolls (RdtPlaythrough *self)
{
  self->is_waiting = FALSE;
  self->has_news = FALSE;
  if (self->entered == NULL)
    return;

  rdt_dice_unref (self->dice);
  self->dice = g_steal_pointer (&self->entered);
}

/* Tells which die is missing.  A card that is not in the pack has to be drawn again. */
static RdtOrderResult
ask_for_dice (RdtPlaythrough   *self,
              const RdtOrder   *order,
              const RdtRefusal *refusal,
              RdtDiceWant      *want)
{
  const RdtHistoryEntry *now = rdt_history_get (&self->history, self->history.now);

  if (refusal->fault == RDT_DICE_FAULT_NOT_IN_PACK && self->entered != NULL)
    {
      g_autoptr(RdtDice) wrong = g_steal_pointer (&self->entered);

      self->entered = rdt_manual_dice_drop (wrong, RDT_DICE_CARD);
    }

  if (order != NULL && !self->is_waiting)
    self->is_waiting = self->has_news = TRUE;

  if (want != NULL)
    rdt_manual_dice_find_want (self->game, get_dice_in_use (self), &now->position, order,
                               refusal->purpose, want);

  return RDT_NEEDS_DICE;
}

/**
 * rdt_playthrough_init:
 * @self: (out caller-allocates): a playthrough
 * @game: the fixed half
 * @dice: the source of dice
 *
 * Begins a battle, as far as the dice suffice.
 */
void
rdt_playthrough_init (RdtPlaythrough *self,
                      RdtGame        *game,
                      RdtDice        *dice)
{
  RdtHistoryEntry *entry = rdt_history_entry_new ();

  *self = (RdtPlaythrough) { .game = rdt_game_ref (game), .dice = rdt_dice_ref (dice) };

  rdt_history_init (&self->history);
  self->has_begun = rdt_referee_begin (game, dice, &entry->position, &entry->events, NULL);
  rdt_history_add (&self->history, entry);
}

void
rdt_playthrough_clear (RdtPlaythrough *self)
{
  rdt_history_clear (&self->history);
  g_clear_pointer (&self->entered, rdt_dice_unref);
  g_clear_pointer (&self->dice, rdt_dice_unref);
  g_clear_pointer (&self->game, rdt_game_unref);
}

/**
 * rdt_playthrough_begin:
 * @self: a playthrough that has not begun
 * @want: (out caller-allocates) (optional): the missing die
 *
 * Begins a battle that was waiting for dice.
 */
RdtOrderResult
rdt_playthrough_begin (RdtPlaythrough *self,
                       RdtDiceWant    *want)
{
  g_autoptr(RdtHistoryEntry) entry = rdt_history_entry_new ();
  RdtRefusal refusal = { 0 };

  if (!rdt_referee_begin (self->game, get_dice_in_use (self), &entry->position, &entry->events,
                          &refusal))
    return ask_for_dice (self, NULL, &refusal, want);

  keep_rolls (self);
  self->has_begun = TRUE;
  rdt_history_replace (&self->history, g_steal_pointer (&entry));

  return RDT_ORDERED;
}

/* Finds the last die before the first decision. */
static gboolean
find_last_purpose (const RdtEventList *events,
                   RdtDicePurpose     *purpose)
{
  gboolean is_found = FALSE;

  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];

      if (event->kind != RDT_EVENT_ROLLED && event->kind != RDT_EVENT_CARD_DRAWN)
        continue;

      *purpose = event->kind == RDT_EVENT_CARD_DRAWN ? RDT_DICE_CARD : event->roll.purpose;
      is_found = TRUE;
    }

  return is_found;
}

/**
 * rdt_playthrough_can_unbegin:
 *
 * Whether the battle is at its first decision and dice entered by hand led to
 * it.
 */
gboolean
rdt_playthrough_can_unbegin (const RdtPlaythrough *self)
{
  RdtDicePurpose purpose;

  return self->has_begun
         && self->history.now == 0
         && !rdt_dice_has_seed (self->dice)
         && find_last_purpose (&rdt_history_get (&self->history, 0)->events, &purpose);
}

/**
 * rdt_playthrough_unbegin:
 *
 * Goes back to before the first decision, and takes back the last die.  Later
 * orders are dropped, because the battle begins differently.
 */
void
rdt_playthrough_unbegin (RdtPlaythrough *self)
{
  const RdtDiceCursor none = { 0 };
  guint last = rdt_history_get_n_orders (&self->history);
  const RdtHistoryEntry *first = rdt_history_get (&self->history, 0);
  const RdtDiceCursor *end = &rdt_history_get (&self->history, last)->position.dice;
  g_autoptr(RdtDice) before = g_steal_pointer (&self->dice);
  g_autoptr(RdtDice) rolled = rdt_manual_dice_rewind (before, end, &first->position.dice);
  RdtHistoryEntry *entry = rdt_history_entry_new ();
  RdtDicePurpose purpose = RDT_DICE_CARD;

  rdt_playthrough_forget_entered (self);
  find_last_purpose (&first->events, &purpose);
  self->dice = rdt_manual_dice_rewind (before, end, &none);
  self->entered = rdt_manual_dice_drop (rolled, purpose);
  self->has_begun = rdt_referee_begin (self->game, self->entered, &entry->position, &entry->events,
                                       NULL);
  rdt_history_replace (&self->history, entry);
}

/**
 * rdt_playthrough_rewind_dice:
 * @n_orders: a number of orders
 *
 * Returns: (transfer full): the dice for other orders after so many.  Later dice
 *   that were entered are rolled again, as they would mean something else for
 *   another order; seeded dice stay the same.
 */
RdtDice *
rdt_playthrough_rewind_dice (const RdtPlaythrough *self,
                             guint                 n_orders)
{
  guint last = rdt_history_get_n_orders (&self->history);

  if (rdt_dice_has_seed (self->dice) || n_orders == last)
    return rdt_dice_ref (self->dice);

  return rdt_manual_dice_rewind (self->dice,
                                 &rdt_history_get (&self->history, last)->position.dice,
                                 &rdt_history_get (&self->history, n_orders)->position.dice);
}

/* Undone orders can be redone until another one has been carried out. */
static void
roll_anew (RdtPlaythrough *self)
{
  if (self->history.now < rdt_history_get_n_orders (&self->history))
    self->entered = rdt_playthrough_rewind_dice (self, self->history.now);
}

/**
 * rdt_playthrough_order:
 * @self: a playthrough that has begun
 * @order: an order
 * @refusal: (out caller-allocates) (optional): why it is refused
 * @want: (out caller-allocates) (optional): the missing die
 *
 * Carries out an order.
 *
 * Returns: the result; unless the order was carried out, nothing has changed
 */
RdtOrderResult
rdt_playthrough_order (RdtPlaythrough *self,
                       const RdtOrder *order,
                       RdtRefusal     *refusal,
                       RdtDiceWant    *want)
{
  g_autoptr(RdtHistoryEntry) entry = rdt_history_entry_new ();
  RdtRefusal why = { 0 };

  if (!rdt_order_equal (order, &self->pending))
    rdt_playthrough_forget_entered (self);
  if (self->entered == NULL)
    roll_anew (self);

  self->pending = *order;
  entry->order = *order;
  entry->position = rdt_history_get (&self->history, self->history.now)->position;

  if (rdt_referee_apply (self->game, get_dice_in_use (self), &entry->position, order,
                         &entry->events, &why))
    {
      keep_rolls (self);
      rdt_history_add (&self->history, g_steal_pointer (&entry));
      return RDT_ORDERED;
    }

  if (refusal != NULL)
    *refusal = why;
  if (why.fault != RDT_DICE_FAULT_NONE)
    return ask_for_dice (self, order, &why, want);

  self->is_waiting = FALSE;

  return RDT_REFUSED;
}

/**
 * rdt_playthrough_enter_die:
 *
 * Adds a die that was rolled at the table.
 */
void
rdt_playthrough_enter_die (RdtPlaythrough *self,
                           RdtDicePurpose  purpose,
                           guint8          face)
{
  RdtDice *longer = rdt_manual_dice_add (get_dice_in_use (self), purpose, face);

  g_clear_pointer (&self->entered, rdt_dice_unref);
  self->entered = longer;
  self->has_news = TRUE;
}

/**
 * rdt_playthrough_forget_entered:
 *
 * Drops the order that waits for a die, with the dice entered for it.
 */
void
rdt_playthrough_forget_entered (RdtPlaythrough *self)
{
  g_clear_pointer (&self->entered, rdt_dice_unref);
  self->is_waiting = FALSE;
}

/**
 * rdt_playthrough_take_news:
 *
 * Returns: whether an order has begun to wait for a die, or a die was entered or
 *   taken back, since the last call
 */
gboolean
rdt_playthrough_take_news (RdtPlaythrough *self)
{
  gboolean has_news = self->has_news;

  self->has_news = FALSE;

  return has_news;
}

/**
 * rdt_playthrough_list_entered:
 *
 * Returns: (transfer full): the dice entered for an order that needs more, or
 *   for the beginning
 */
RdtDice *
rdt_playthrough_list_entered (const RdtPlaythrough *self)
{
  g_autoptr(RdtDice) before = rdt_playthrough_rewind_dice (self, self->history.now);

  return rdt_manual_dice_list_added (before, get_dice_in_use (self));
}

/**
 * rdt_playthrough_take_up:
 * @order: (nullable): the order that waits for a die; %NULL for the beginning
 * @entered: the dice entered for it
 *
 * Resumes an order that waits for dice.
 *
 * Returns: whether the order needs exactly these dice and more; if not, nothing
 *   has changed
 */
gboolean
rdt_playthrough_take_up (RdtPlaythrough *self,
                         const RdtOrder *order,
                         const RdtDice  *entered)
{
  const RdtPosition *now = &rdt_history_get (&self->history, self->history.now)->position;
  g_autoptr(RdtDice) joined = rdt_manual_dice_join (self->dice, entered);

  if (self->has_begun != (order != NULL)
      || !rdt_manual_dice_fall_short (self->game, self->dice, joined, now, order))
    return FALSE;

  rdt_playthrough_forget_entered (self);
  self->entered = g_steal_pointer (&joined);
  self->is_waiting = order != NULL;
  if (order != NULL)
    self->pending = *order;

  return TRUE;
}

/**
 * rdt_playthrough_take_back_die:
 * @purpose: the purpose of the last die entered
 *
 * Takes back the last die entered.
 */
void
rdt_playthrough_take_back_die (RdtPlaythrough *self,
                               RdtDicePurpose  purpose)
{
  RdtDice *shorter;

  if (self->entered == NULL)
    return;

  shorter = rdt_manual_dice_drop (self->entered, purpose);
  g_clear_pointer (&self->entered, rdt_dice_unref);
  self->entered = shorter;
  self->has_news = TRUE;
}

/**
 * rdt_playthrough_draw_seed:
 *
 * Returns: a random seed
 */
guint64
rdt_playthrough_draw_seed (void)
{
  return (((guint64) g_random_int () << 32) | g_random_int ()) & RDT_MAX_SEED;
}

/**
 * rdt_playthrough_set_manual_dice:
 *
 * Changes whether dice are rolled at the table.  Dice rolled so far stay.
 */
void
rdt_playthrough_set_manual_dice (RdtPlaythrough *self,
                                 gboolean        manual_dice)
{
  g_autoptr(RdtDice) before = g_steal_pointer (&self->dice);

  rdt_playthrough_forget_entered (self);

  if (manual_dice)
    {
      self->dice = rdt_manual_dice_take_over (before, &self->history);
      return;
    }

  self->dice = rdt_dice_copy (before);
  rdt_dice_set_seed (self->dice, rdt_playthrough_draw_seed ());
}
