/* rdt-course.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-course.h"

#include "rdt-referee.h"

static RdtDice *
get_dice_in_use (const RdtCourse *self)
{
  return self->in_hand != NULL ? self->in_hand : self->dice;
}

/* What was thrown by hand belongs to the battle from now on. */
static void
keep_throws (RdtCourse *self)
{
  if (self->in_hand == NULL)
    return;

  rdt_dice_unref (self->dice);
  self->dice = g_steal_pointer (&self->in_hand);
}

/* Dice do not suffice: says which is wanting.  A card that is not in the pack
 * has to be turned over again.
 */
static RdtOrdered
ask_for_dice (RdtCourse        *self,
              const RdtOrder   *order,
              const RdtRefusal *refusal,
              RdtDiceWant      *want)
{
  const RdtMoment *now = rdt_history_get (&self->history, self->history.now);

  if (refusal->fault == RDT_DICE_FAULT_NOT_IN_PACK && self->in_hand != NULL)
    {
      g_autoptr(RdtDice) wrong = g_steal_pointer (&self->in_hand);

      self->in_hand = rdt_hand_drop (wrong, RDT_DICE_CARD);
    }

  if (want != NULL)
    rdt_hand_find_want (self->game, get_dice_in_use (self), &now->position, order,
                        refusal->purpose, want);

  return RDT_NEEDS_DICE;
}

/**
 * rdt_course_init:
 * @self: (out caller-allocates): a course
 * @game: what is fought
 * @dice: where the dice come from
 *
 * Begins a battle, as far as the dice suffice.
 */
void
rdt_course_init (RdtCourse *self,
                 RdtGame   *game,
                 RdtDice   *dice)
{
  RdtMoment *moment = rdt_moment_new ();

  *self = (RdtCourse) { .game = rdt_game_ref (game), .dice = rdt_dice_ref (dice) };

  rdt_history_init (&self->history);
  self->has_begun = rdt_referee_begin (game, dice, &moment->position, &moment->events, NULL);
  rdt_history_add (&self->history, moment);
}

void
rdt_course_clear (RdtCourse *self)
{
  rdt_history_clear (&self->history);
  g_clear_pointer (&self->in_hand, rdt_dice_unref);
  g_clear_pointer (&self->dice, rdt_dice_unref);
  g_clear_pointer (&self->game, rdt_game_unref);
}

/**
 * rdt_course_begin:
 * @self: a course that has not begun
 * @want: (out caller-allocates) (optional): the die that is wanting
 *
 * Begins a battle for which dice were wanting.
 */
RdtOrdered
rdt_course_begin (RdtCourse   *self,
                  RdtDiceWant *want)
{
  g_autoptr(RdtMoment) moment = rdt_moment_new ();
  RdtRefusal refusal = { 0 };

  if (!rdt_referee_begin (self->game, get_dice_in_use (self), &moment->position, &moment->events,
                          &refusal))
    return ask_for_dice (self, NULL, &refusal, want);

  keep_throws (self);
  self->has_begun = TRUE;
  rdt_history_replace (&self->history, g_steal_pointer (&moment));

  return RDT_ORDERED;
}

/**
 * rdt_course_order:
 * @self: a course that has begun
 * @order: what a side wants done
 * @refusal: (out caller-allocates) (optional): why it may not be
 * @want: (out caller-allocates) (optional): the die that is wanting
 *
 * Goes on by an order.
 *
 * Returns: what became of it; unless it was carried out, nothing has changed
 */
RdtOrdered
rdt_course_order (RdtCourse      *self,
                  const RdtOrder *order,
                  RdtRefusal     *refusal,
                  RdtDiceWant    *want)
{
  g_autoptr(RdtMoment) moment = rdt_moment_new ();
  RdtRefusal why = { 0 };

  if (!rdt_order_equal (order, &self->in_question))
    rdt_course_forget_throws (self);

  self->in_question = *order;
  moment->order = *order;
  moment->position = rdt_history_get (&self->history, self->history.now)->position;

  if (rdt_referee_apply (self->game, get_dice_in_use (self), &moment->position, order,
                         &moment->events, &why))
    {
      keep_throws (self);
      rdt_history_add (&self->history, g_steal_pointer (&moment));
      return RDT_ORDERED;
    }

  if (refusal != NULL)
    *refusal = why;

  return why.fault != RDT_DICE_FAULT_NONE ? ask_for_dice (self, order, &why, want) : RDT_REFUSED;
}

/**
 * rdt_course_throw:
 *
 * Adds a die that was thrown by hand.
 */
void
rdt_course_throw (RdtCourse      *self,
                  RdtDicePurpose  purpose,
                  guint8          face)
{
  RdtDice *longer = rdt_hand_add (get_dice_in_use (self), purpose, face);

  rdt_course_forget_throws (self);
  self->in_hand = longer;
}

void
rdt_course_forget_throws (RdtCourse *self)
{
  g_clear_pointer (&self->in_hand, rdt_dice_unref);
}

/**
 * rdt_course_draw_seed:
 *
 * Returns: a seed by chance
 */
guint64
rdt_course_draw_seed (void)
{
  return (((guint64) g_random_int () << 32) | g_random_int ()) & RDT_MAX_SEED;
}

/**
 * rdt_course_set_hand_thrown:
 *
 * Changes whether people throw the dice.  What has been thrown stays.
 */
void
rdt_course_set_hand_thrown (RdtCourse *self,
                            gboolean   hand_thrown)
{
  g_autoptr(RdtDice) before = g_steal_pointer (&self->dice);

  rdt_course_forget_throws (self);

  if (hand_thrown)
    {
      self->dice = rdt_hand_take_over (before, &self->history);
      return;
    }

  self->dice = rdt_dice_copy (before);
  rdt_dice_set_seed (self->dice, rdt_course_draw_seed ());
}
