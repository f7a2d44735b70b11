/* rdt-manual-dice.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-manual-dice.h"

#include "rdt-event-position.h"
#include "rdt-referee.h"

/* Whether an event shows a die or a card for a purpose. */
static gboolean
is_of_purpose (const RdtEvent *event,
               RdtDicePurpose  purpose)
{
  if (event->kind == RDT_EVENT_CARD_DRAWN)
    return purpose == RDT_DICE_CARD;

  return event->kind == RDT_EVENT_ROLLED && event->roll.purpose == purpose;
}

/* Whether two events are dice that are rolled together. */
static gboolean
is_rolled_with (const RdtEvent *a,
                const RdtEvent *b)
{
  return a->kind == RDT_EVENT_ROLLED
         && b->kind == RDT_EVENT_ROLLED
         && a->roll.purpose == b->roll.purpose
         && a->unit == b->unit
         && a->side == b->side;
}

/* Whether an event settles the hits on a unit before it. */
static gboolean
settles (const RdtEvent *event,
         RdtUnitIndex    unit)
{
  return event->unit == unit
         && (event->kind == RDT_EVENT_SURVIVED
             || event->kind == RDT_EVENT_PINNED
             || event->kind == RDT_EVENT_DESTROYED);
}

/* Effect rolls of several shots at a unit are interleaved with those of other
 * units; their number is fixed before the first.  Rule: R14.
 */
static void
place_effect (const RdtEventList *events,
              guint               place,
              RdtDiceWant        *want)
{
  const RdtEvent *event = &events->items[place];
  guint first = place;

  while (first > 0 && !settles (&events->items[first - 1], event->unit))
    first--;

  want->index = 0;
  want->n_dice = 0;
  for (guint i = first; i < events->n_items && !settles (&events->items[i], event->unit); i++)
    if (is_rolled_with (&events->items[i], event))
      {
        want->n_dice++;
        want->index += i <= place;
      }
}

/* Finds which die of how many it is, and the dice before it. */
static void
place_roll (const RdtEventList *events,
            const RdtEvent     *event,
            RdtDiceWant        *want)
{
  guint place = event - events->items;
  guint first = place;
  guint end = place + 1;

  while (first > 0 && is_rolled_with (&events->items[first - 1], event))
    first--;
  while (end < events->n_items && is_rolled_with (&events->items[end], event))
    end++;

  want->index = place - first + 1;
  want->n_dice = end - first;
  want->n_activations = 0;
  /* Portable: Appendix 1: Activation Dice. */
  for (guint i = first; i < place; i++)
    want->n_activations += events->items[i].roll.die / 2;
  if (event->roll.purpose == RDT_DICE_EFFECT)
    place_effect (events, place, want);

  for (guint i = place; i > 0 && !want->has_last; i--)
    if (events->items[i - 1].kind == RDT_EVENT_ROLLED
        || events->items[i - 1].kind == RDT_EVENT_CARD_DRAWN)
      {
        want->has_last = TRUE;
        want->last = events->items[i - 1];
        want->last_purpose = want->last.kind == RDT_EVENT_CARD_DRAWN ? RDT_DICE_CARD
                                                                     : want->last.roll.purpose;
        want->is_tie = i >= 2
                       && event->roll.purpose == RDT_DICE_INITIATIVE
                       && is_of_purpose (&events->items[i - 2], RDT_DICE_INITIATIVE)
                       && events->items[i - 2].roll.die == want->last.roll.die
                       && events->items[i - 2].side != want->last.side;
      }
}

/* Finds the cause of the roll, such as the target of fire. */
static void
find_cause (const RdtEventList *events,
            const RdtEvent     *event,
            RdtDiceWant        *want)
{
  for (guint i = event - events->items; i > 0 && !want->has_cause; i--)
    {
      const RdtEvent *before = &events->items[i - 1];

      if (before->kind == RDT_EVENT_PHASE_BEGAN || before->kind == RDT_EVENT_CARD_DRAWN)
        return;

      want->has_cause = before->kind == RDT_EVENT_FIRED
                        || before->kind == RDT_EVENT_CLOSE_COMBAT
                        || before->kind == RDT_EVENT_HIT;
      if (want->has_cause)
        want->cause = *before;
    }
}

/* 20th Century: T10.  A spotting roll comes before the shot, which may not be
 * fired; its target is that of the shot.
 */
static void
find_spotted (const RdtEventList *events,
              guint               place,
              RdtDiceWant        *want)
{
  const RdtEvent *next = &events->items[place + 1];
  RdtUnitIndex target;

  if (place + 1 >= events->n_items
      || (next->kind != RDT_EVENT_FIRED && next->kind != RDT_EVENT_NOT_SPOTTED))
    return;

  target = next->kind == RDT_EVENT_FIRED ? next->other : next->unit;
  if (target == RDT_NO_UNIT || !want->has_board)
    return;

  want->has_cause = TRUE;
  want->cause = (RdtEvent) {
    .kind = RDT_EVENT_FIRED,
    .unit = want->unit,
    .other = target,
    .side = RDT_NO_SIDE,
    .facing = RDT_NO_FACING,
    .cell = want->board.units[target].cell,
    .to = RDT_NO_CELL,
  };
}

/* Modern: Gas; M27.  Finds the cloud that the die moves, which does not depend on
 * the result.
 */
static RdtCell
find_cloud (const RdtEventList *events,
            guint               place)
{
  for (guint i = place; i < events->n_items; i++)
    if (events->items[i].kind == RDT_EVENT_GAS_DRIFTED)
      return events->items[i].cell;

  return RDT_NO_CELL;
}

static gboolean
has_turn (const RdtEventList *events,
          guint               first,
          guint               end)
{
  for (guint i = first; i < end; i++)
    if (events->items[i].kind == RDT_EVENT_TURN_BEGAN)
      return TRUE;

  return FALSE;
}

static gboolean
is_result (const RdtEvent *event)
{
  return event->kind == RDT_EVENT_CLOSE_COMBAT_RESULT
         || event->kind == RDT_EVENT_PINNED
         || event->kind == RDT_EVENT_RETREATED
         || event->kind == RDT_EVENT_DESTROYED;
}

/* Collects the results of earlier dice.  During a fight there are none; after its
 * last die all are settled at once.
 */
static void
note_results (const RdtEventList *events,
              guint               place,
              RdtDiceWant        *want)
{
  for (guint i = 0; i < place; i++)
    {
      const RdtEvent *event = &events->items[i];

      if (event->kind == RDT_EVENT_ROLLED || event->kind == RDT_EVENT_CARD_DRAWN)
        want->n_told = want->n_results;
      else if (is_result (event) && want->n_results < RDT_MOST_RESULTS)
        want->results[want->n_results++] = *event;
    }
}

/* Finds the side that won the initiative. */
static void
find_first (const RdtEventList *events,
            guint               place,
            RdtDiceWant        *want)
{
  RdtSide side = RDT_NO_SIDE;

  for (guint i = place; i > 0; i--)
    {
      const RdtEvent *event = &events->items[i - 1];

      if (event->kind == RDT_EVENT_PHASE_BEGAN && event->side != RDT_NO_SIDE)
        side = event->side;

      if (event->kind == RDT_EVENT_ROLLED)
        {
          if (is_of_purpose (event, RDT_DICE_INITIATIVE))
            want->first = side;
          return;
        }
    }
}

/* Finds the position at that moment. */
static void
show_board (const RdtGame      *game,
            const RdtPosition  *position,
            const RdtEventList *events,
            guint               place,
            RdtDiceWant        *want)
{
  want->has_board = TRUE;
  want->board = *position;

  for (guint i = 0; i < place; i++)
    rdt_event_position_apply (&want->board, game, &events->items[i]);
}

/* Finds the turn that has begun by then. */
static void
find_turn (const RdtEventList *events,
           guint               place,
           RdtDiceWant        *want)
{
  for (guint i = 0; i < place; i++)
    if (events->items[i].kind == RDT_EVENT_TURN_BEGAN)
      want->turn = events->items[i].count;
}

/* 20th Century: Turn Sequence.  Counts the pack, back from the end of the order, or
 * forward from its beginning if the pack was reshuffled in between.
 */
static void
count_pack (const RdtPosition  *before,
            const RdtPosition  *after,
            const RdtEventList *events,
            guint               place,
            RdtDiceWant        *want)
{
  gboolean from_end = !has_turn (events, place, events->n_items);

  want->has_pack = from_end || (before != NULL && !has_turn (events, 0, place));
  if (!want->has_pack)
    return;

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    want->cards_left[side] = (from_end ? after : before)->sides[side].cards_left;

  for (guint i = from_end ? place : 0; i < (from_end ? events->n_items : place); i++)
    if (events->items[i].kind == RDT_EVENT_CARD_DRAWN)
      want->cards_left[events->items[i].side] += from_end ? 1 : -1;
}

static const RdtEvent *
find_roll (const RdtEventList *events,
           RdtDicePurpose      purpose,
           gsize               n_before)
{
  for (guint i = 0; i < events->n_items; i++)
    if (is_of_purpose (&events->items[i], purpose) && n_before-- == 0)
      return &events->items[i];

  return NULL;
}

/* Carries the order out with endless dice: up to the missing die all happens in the
 * same way.
 *
 * Returns: (nullable): the event of the missing die
 */
static const RdtEvent *
try_endless (const RdtGame     *game,
             const RdtDice     *dice,
             RdtPosition       *position,
             const RdtOrder    *order,
             RdtDicePurpose     purpose,
             RdtEventList      *events)
{
  g_autoptr(RdtDice) endless = rdt_dice_copy (dice);
  gsize n_used = order != NULL ? position->dice.n_used[purpose] : 0;
  gsize n_scripted;

  rdt_dice_get_script (dice, purpose, &n_scripted);
  rdt_dice_set_seed (endless, 0);

  if (order != NULL)
    rdt_referee_apply (game, endless, position, order, events, NULL);
  else
    rdt_referee_begin (game, endless, position, events, NULL);

  return find_roll (events, purpose, n_scripted - n_used);
}

/**
 * rdt_manual_dice_find_want:
 * @game: a battle's fixed half
 * @dice: dice that have run out
 * @position: its other half
 * @order: (nullable): the order that needs a die; %NULL for the beginning
 * @purpose: the purpose of the missing die
 * @want: (out caller-allocates): the die to roll
 *
 * Tells who rolls the missing die, and what is needed.
 */
void
rdt_manual_dice_find_want (const RdtGame     *game,
                           const RdtDice     *dice,
                           const RdtPosition *position,
                           const RdtOrder    *order,
                           RdtDicePurpose     purpose,
                           RdtDiceWant       *want)
{
  g_auto(RdtEventList) events = { 0 };
  RdtPosition copy = *position;
  const RdtEvent *event = try_endless (game, dice, &copy, order, purpose, &events);

  *want = (RdtDiceWant) {
    .purpose = purpose,
    .unit = RDT_NO_UNIT,
    .enemy = RDT_NO_UNIT,
    .side = RDT_NO_SIDE,
    .cloud = RDT_NO_CELL,
    .first = RDT_NO_SIDE,
  };
  if (event == NULL)
    return;

  if (order != NULL)
    show_board (game, position, &events, event - events.items, want);
  find_turn (&events, event - events.items, want);
  note_results (&events, event - events.items, want);
  if (purpose != RDT_DICE_INITIATIVE)
    find_first (&events, event - events.items, want);
  place_roll (&events, event, want);
  if (purpose == RDT_DICE_CARD)
    {
      count_pack (order != NULL ? position : NULL, &copy, &events, event - events.items, want);
      return;
    }

  want->unit = event->unit;
  want->enemy = event->other;
  want->side = event->unit != RDT_NO_UNIT ? game->units[event->unit].side : event->side;
  want->die = event->roll;
  if (purpose == RDT_DICE_GAS_DRIFT)
    want->cloud = find_cloud (&events, event - events.items);
  if (purpose == RDT_DICE_SPOTTING)
    find_spotted (&events, event - events.items, want);
  else
    find_cause (&events, event, want);
}

/**
 * rdt_manual_dice_add:
 *
 * Returns: (transfer full): the dice with another one added
 */
RdtDice *
rdt_manual_dice_add (const RdtDice  *dice,
                     RdtDicePurpose  purpose,
                     guint8          face)
{
  RdtDice *longer = rdt_dice_copy (dice);

  rdt_dice_script (longer, purpose, &face, 1);

  return longer;
}

/**
 * rdt_manual_dice_drop:
 *
 * Returns: (transfer full): the dice without the last one for a purpose
 */
RdtDice *
rdt_manual_dice_drop (const RdtDice  *dice,
                      RdtDicePurpose  purpose)
{
  RdtDice *shorter = rdt_dice_new ();

  if (rdt_dice_has_seed (dice))
    rdt_dice_set_seed (shorter, rdt_dice_get_seed (dice));

  for (guint i = 0; i < RDT_N_DICE_PURPOSES; i++)
    {
      gsize n;
      const guint8 *values = rdt_dice_get_script (dice, i, &n);

      if (i == purpose && n > 0)
        n--;
      if (n > 0)
        rdt_dice_script (shorter, i, values, n);
    }

  return shorter;
}

/**
 * rdt_manual_dice_join:
 *
 * Returns: (transfer full): the dice with others added for each purpose
 */
RdtDice *
rdt_manual_dice_join (const RdtDice *dice,
                      const RdtDice *added)
{
  RdtDice *joined = rdt_dice_copy (dice);

  for (guint i = 0; i < RDT_N_DICE_PURPOSES; i++)
    {
      gsize n;
      const guint8 *values = rdt_dice_get_script (added, i, &n);

      if (n > 0)
        rdt_dice_script (joined, i, values, n);
    }

  return joined;
}

/**
 * rdt_manual_dice_list_added:
 *
 * Returns: (transfer full): the dice that were added
 */
RdtDice *
rdt_manual_dice_list_added (const RdtDice *before,
                            const RdtDice *after)
{
  RdtDice *added = rdt_dice_new ();

  for (guint i = 0; i < RDT_N_DICE_PURPOSES; i++)
    {
      gsize n_before, n;
      const guint8 *values = rdt_dice_get_script (after, i, &n);

      rdt_dice_get_script (before, i, &n_before);
      if (n > n_before)
        rdt_dice_script (added, i, values + n_before, n - n_before);
    }

  return added;
}

/* Whether all the added dice have been used when one is missing. */
static gboolean
is_used_up (const RdtDice       *before,
            const RdtDice       *dice,
            const RdtDiceCursor *from,
            const RdtEventList  *events,
            const RdtEvent      *end)
{
  for (guint i = 0; i < RDT_N_DICE_PURPOSES; i++)
    {
      gsize n_before, n;
      gsize n_rolled = from->n_used[i];

      rdt_dice_get_script (before, i, &n_before);
      rdt_dice_get_script (dice, i, &n);
      for (const RdtEvent *event = events->items; event < end; event++)
        n_rolled += is_of_purpose (event, i);

      if (n > n_before && n > n_rolled)
        return FALSE;
    }

  return TRUE;
}

/**
 * rdt_manual_dice_fall_short:
 * @game: a battle's fixed half
 * @before: its dice
 * @dice: its dice with others added
 * @position: its other half
 * @order: (nullable): the order that they are for; %NULL for the beginning
 *
 * Whether a legal order uses exactly the added dice, and needs another one.
 */
gboolean
rdt_manual_dice_fall_short (const RdtGame     *game,
                            const RdtDice     *before,
                            const RdtDice     *dice,
                            const RdtPosition *position,
                            const RdtOrder    *order)
{
  const RdtDiceCursor none = { 0 };
  g_auto(RdtEventList) events = { 0 };
  RdtPosition copy = *position;
  RdtRefusal refusal = { 0 };
  const RdtEvent *end;

  if ((order != NULL ? rdt_referee_apply (game, dice, &copy, order, NULL, &refusal)
                     : rdt_referee_begin (game, dice, &copy, NULL, &refusal))
      || refusal.fault != RDT_DICE_FAULT_EXHAUSTED)
    return FALSE;

  copy = *position;
  end = try_endless (game, dice, &copy, order, refusal.purpose, &events);

  return end != NULL
         && is_used_up (before, dice, order != NULL ? &position->dice : &none, &events, end);
}

/**
 * rdt_manual_dice_rewind:
 * @from: the number of all dice rolled
 * @to: how many of them to keep
 *
 * Returns: (transfer full): the dice without those in between, which are rolled
 *   again; dice scripted beyond them are kept
 */
RdtDice *
rdt_manual_dice_rewind (const RdtDice       *dice,
                        const RdtDiceCursor *from,
                        const RdtDiceCursor *to)
{
  RdtDice *rewound = rdt_dice_new ();

  for (guint i = 0; i < RDT_N_DICE_PURPOSES; i++)
    {
      gsize n;
      const guint8 *values = rdt_dice_get_script (dice, i, &n);
      gsize n_kept = MIN (n, to->n_used[i]);
      gsize n_rolled = CLAMP (from->n_used[i], n_kept, n);

      if (n_kept > 0)
        rdt_dice_script (rewound, i, values, n_kept);
      if (n > n_rolled)
        rdt_dice_script (rewound, i, values + n_rolled, n - n_rolled);
    }

  return rewound;
}

static void
note_rolls (RdtDice            *dice,
            RdtDiceCursor      *cursor,
            const RdtEventList *events)
{
  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];
      gboolean is_card = event->kind == RDT_EVENT_CARD_DRAWN;
      RdtDicePurpose purpose = is_card ? RDT_DICE_CARD : event->roll.purpose;
      guint8 value = is_card ? event->side : event->roll.die;

      if (!is_card && event->kind != RDT_EVENT_ROLLED)
        continue;

      rdt_dice_script (dice, purpose, &value, 1);
      cursor->n_used[purpose]++;
    }
}

/**
 * rdt_manual_dice_take_over:
 * @dice: the dice of a battle so far
 * @history: (inout): its history
 *
 * Replaces seeded dice by a script of what they have rolled, so that later dice
 * are rolled at the table.  The history is updated to have used scripted dice.
 *
 * Returns: (transfer full): the dice
 */
RdtDice *
rdt_manual_dice_take_over (const RdtDice *dice,
                           RdtHistory    *history)
{
  RdtDice *scripted = rdt_dice_new ();
  guint last = rdt_history_get_n_orders (history);
  RdtDiceCursor end = rdt_history_get (history, last)->position.dice;
  RdtDiceCursor cursor = { 0 };

  for (guint i = 0; i <= last; i++)
    {
      RdtHistoryEntry *entry = g_ptr_array_index (history->entries, i);

      note_rolls (scripted, &cursor, &entry->events);
      cursor.n_rolled = entry->position.dice.n_rolled;
      entry->position.dice = cursor;
    }

  for (guint i = 0; i < RDT_N_DICE_PURPOSES; i++)
    {
      gsize n;
      const guint8 *values = rdt_dice_get_script (dice, i, &n);

      if (n > end.n_used[i])
        rdt_dice_script (scripted, i, values + end.n_used[i], n - end.n_used[i]);
    }

  return scripted;
}
