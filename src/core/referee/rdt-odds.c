/* rdt-odds.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-odds.h"

#include <string.h>

#include "rdt-referee.h"

/* Orders with more dice are not explored further. */
#define MAX_DICE 16

/* 6 to the power of MAX_DICE, so that every combination of dice has an integral weight. */
#define TOTAL G_GUINT64_CONSTANT (2821109907456)

/* Orders with more branches are not explored further. */
#define MAX_RUNS 20000

#define N_FACES 6

/* The search over the dice of an order. */
typedef struct
{
  const RdtGame     *game;
  const RdtPosition *position;
  const RdtOrder    *order;
  RdtOdds           *odds;
  gboolean           is_together; /* with fire that is declared at the same target */

  guint              n_runs;
  guint              n_dice;
  guint8             purposes[MAX_DICE];
  guint8             faces[MAX_DICE];

  /* The result of the last run. */
  RdtPosition        end;
  RdtEventList       events;
  guint              n_heard;     /* the number of events of the order itself */
} Search;

static gboolean
is_shot_later (const Search *search)
{
  return search->position->stage == RDT_STAGE_DECLARE && search->order->kind == RDT_ORDER_FIRE;
}

/* Whether a die belongs to the order, rather than to the battle that goes on after it. */
static gboolean
is_own_die (const RdtEvent *event)
{
  if (event->kind != RDT_EVENT_ROLLED)
    return FALSE;

  switch ((RdtDicePurpose) event->roll.purpose)
    {
    case RDT_DICE_LANDING:
    case RDT_DICE_TO_HIT:
    case RDT_DICE_EFFECT:
    case RDT_DICE_CLOSE_COMBAT:
    case RDT_DICE_MINEFIELD:
    case RDT_DICE_SPOTTING:
      return TRUE;

    case RDT_DICE_INITIATIVE:
    case RDT_DICE_ACTIVATION:
    case RDT_DICE_CARD:
    case RDT_DICE_COMMAND:
    case RDT_DICE_COMMANDER:
    case RDT_DICE_GAS_DRIFT:
      break;
    }

  return FALSE;
}

static gboolean
ends_the_order (const RdtEvent *event)
{
  return event->kind == RDT_EVENT_CARD_DRAWN
         || event->kind == RDT_EVENT_TURN_ENDED
         || (event->kind == RDT_EVENT_ROLLED && !is_own_die (event));
}

static guint
count_own_events (const RdtEventList *events)
{
  guint n = 0;

  while (n < events->n_items && !ends_the_order (&events->items[n]))
    n++;

  return n;
}

static RdtDice *
new_dice (const Search *search)
{
  RdtDice *dice = rdt_dice_new ();

  rdt_dice_set_seed (dice, 0);
  for (guint i = 0; i < search->n_dice; i++)
    rdt_dice_script (dice, search->purposes[i], &search->faces[i], 1);

  return dice;
}

/* Whether a unit has declared fire at the target of an order of its side. */
static gboolean
is_declared_with (const RdtGame     *game,
                  const RdtPosition *position,
                  const RdtOrder    *order,
                  RdtUnitIndex       unit)
{
  return game->units[unit].side == game->units[order->unit].side
         && position->units[unit].target == order->cell;
}

/* Forgets declared fire, except that of the same side at the same target if it counts. */
static void
forget_declared (Search *search)
{
  RdtPosition *position = &search->end;
  guint n = 0;

  for (guint i = 0; search->is_together && i < position->n_declared; i++)
    if (is_declared_with (search->game, position, search->order, position->declared[i]))
      position->declared[n++] = position->declared[i];

  position->n_declared = n;
}

/* Fire that is only declared is resolved at once. */
static void
end_declarations (Search        *search,
                  const RdtDice *dice)
{
  RdtOrder end;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);

  while (search->end.stage == RDT_STAGE_DECLARE
         && rdt_referee_apply (search->game, dice, &search->end, &end, &search->events, NULL))
    continue;
}

/* The retreat of a unit with a choice: the first cell in which it is not hit again,
 * if there is one.
 */
static const RdtOrder *
choose_retreat (const Search       *search,
                const RdtOrderList *answers)
{
  for (guint i = 0; i < answers->n_items; i++)
    if (answers->items[i].kind == RDT_ORDER_RETREAT
        && !rdt_position_has_mines_or_gas (&search->end, answers->items[i].cell))
      return &answers->items[i];

  return &answers->items[0];
}

/* Whether a unit must retreat because of the order: of its fire, of an obligatory
 * attack before it, of mines.  Earlier retreats are asked for later.
 */
static gboolean
causes_retreat (const Search *search)
{
  const RdtDecision *awaiting = &search->end.awaiting;

  return awaiting->kind == RDT_DECISION_RETREAT
         && (search->position->awaiting.kind != RDT_DECISION_RETREAT
             || awaiting->unit == search->order->unit);
}

static void
answer_retreats (Search        *search,
                 const RdtDice *dice)
{
  RdtOrder room[RDT_MAX_FACINGS + 2];
  RdtOrderList answers = { .items = room, .n_allocated = G_N_ELEMENTS (room), .is_fixed = TRUE };

  while (causes_retreat (search))
    {
      rdt_referee_list (search->game, &search->end, &answers);
      rdt_referee_apply (search->game, dice, &search->end, choose_retreat (search, &answers),
                         &search->events, NULL);
    }
}

/* Carries out the order with the given dice. */
static void
run (Search *search)
{
  g_autoptr(RdtDice) dice = new_dice (search);

  search->n_runs++;
  search->end = *search->position;
  search->end.dice = (RdtDiceCursor) { 0 };
  search->events.n_items = 0;

  if (is_shot_later (search))
    forget_declared (search);

  rdt_referee_apply (search->game, dice, &search->end, search->order, &search->events, NULL);

  if (is_shot_later (search))
    end_declarations (search, dice);

  answer_retreats (search, dice);

  search->n_heard = count_own_events (&search->events);
}

/* The first die of the last run that was not given. */
static const RdtEvent *
find_free_die (const Search *search)
{
  guint n_set = search->n_dice;

  for (guint i = 0; i < search->n_heard; i++)
    if (is_own_die (&search->events.items[i]) && n_set-- == 0)
      return &search->events.items[i];

  return NULL;
}

static guint
find_roll (const RdtOdds  *odds,
           const RdtEvent *event)
{
  guint i = 0;

  while (i < odds->n_rolls
         && (odds->rolls[i].unit != event->unit
             || odds->rolls[i].die.purpose != event->roll.purpose))
    i++;

  return i;
}

/* Inserts a roll before a later one.
 *
 * Returns: its index
 */
static guint
note_roll (RdtOdds        *odds,
           const RdtEvent *event,
           guint           n_dice,
           guint           before)
{
  guint found = find_roll (odds, event);
  RdtOddsRoll roll;

  if (found < odds->n_rolls)
    roll = odds->rolls[found];
  else if (odds->n_rolls == RDT_MAX_ODDS_ROLLS)
    return before;
  else
    {
      roll = (RdtOddsRoll) { .unit = event->unit, .die = event->roll };
      roll.die.die = 0;
      roll.die.score = 0;
      odds->n_rolls++;
    }

  roll.n_dice = MAX (roll.n_dice, n_dice);
  before = MIN (before, found);
  memmove (&odds->rolls[before + 1], &odds->rolls[before], (found - before) * sizeof roll);
  odds->rolls[before] = roll;

  return before;
}

static gboolean
is_same_roll (const RdtEvent *a,
              const RdtEvent *b)
{
  return is_own_die (a)
         && is_own_die (b)
         && a->unit == b->unit
         && a->roll.purpose == b->roll.purpose;
}

/* The number of dice of a roll in the last run; 0 if this is not its first die. */
static guint
count_dice (const Search *search,
            guint         first)
{
  const RdtEvent *events = search->events.items;
  guint n = 0;

  for (guint i = 0; i < search->n_heard; i++)
    {
      if (!is_same_roll (&events[i], &events[first]))
        continue;
      if (i < first)
        return 0;
      n++;
    }

  return n;
}

/* Merges the rolls of the last run.  Runs may lack rolls that others have, so they
 * are inserted from last to first, each before those that follow it.
 */
static void
note_rolls (const Search *search)
{
  guint before = search->odds->n_rolls;

  for (guint i = search->n_heard; i > 0; i--)
    {
      guint n_dice = count_dice (search, i - 1);

      if (n_dice > 0)
        before = note_roll (search->odds, &search->events.items[i - 1], n_dice, before);
    }
}

/* The fate of a unit in a run, as a bit mask. */
enum
{
  IS_HIT       = 1 << 0,
  IS_DESTROYED = 1 << 1,
  RETREATS     = 1 << 2,
  IS_PINNED    = 1 << 3,
};

static guint8
get_mark (const RdtEvent *event)
{
  if (event->kind == RDT_EVENT_HIT)
    return IS_HIT;
  if (event->kind == RDT_EVENT_DESTROYED)
    return IS_DESTROYED | IS_HIT;
  if (event->kind == RDT_EVENT_RETREATED)
    return RETREATS;

  return event->kind == RDT_EVENT_PINNED ? IS_PINNED : 0;
}

static void
add_fate (RdtFate *fate,
          guint8   mark,
          guint64  weight)
{
  fate->hit += (mark & IS_HIT) != 0 ? weight : 0;
  fate->destroyed += (mark & IS_DESTROYED) != 0 ? weight : 0;
  fate->retreats += (mark & RETREATS) != 0 ? weight : 0;
  fate->pinned += (mark & IS_PINNED) != 0 ? weight : 0;
}

/* Adds up the result of the last run. */
static void
record (const Search *search,
        guint64       weight)
{
  RdtSide side = search->game->units[search->order->unit].side;
  RdtOdds *odds = search->odds;
  guint8 marks[RDT_MAX_UNITS] = { 0 };
  gboolean hits = FALSE, lands = FALSE;

  for (guint i = 0; i < search->n_heard; i++)
    {
      const RdtEvent *event = &search->events.items[i];

      if (event->unit < search->game->n_units)
        marks[event->unit] |= get_mark (event);
      lands |= event->kind == RDT_EVENT_LANDED && event->cell == search->order->cell;
    }

  for (RdtUnitIndex unit = 0; unit < search->game->n_units; unit++)
    {
      add_fate (&odds->fates[unit], marks[unit], weight);
      hits |= (marks[unit] & IS_HIT) != 0 && search->game->units[unit].side != side;
    }

  odds->hits += hits ? weight : 0;
  odds->lands += lands ? weight : 0;
}

static gboolean
succeeds (const RdtGame *game,
          const RdtRoll *die,
          int            face)
{
  int score = face;

  for (guint i = 0; i < die->n_modifiers; i++)
    score += die->modifiers[i].value;

  if (die->purpose == RDT_DICE_CLOSE_COMBAT
      && game->rules->combat == RDT_COMBAT_KILLS_AT_MOST_POWER)
    return score <= die->needs;

  return score >= die->needs;
}

/* Whether two faces are equivalent: both succeed, or both fail where there is only
 * one way to.
 */
static gboolean
is_alike (const RdtGame *game,
          const RdtRoll *die,
          int            a,
          int            b)
{
  if (die->needs == 0 || succeeds (game, die, a) != succeeds (game, die, b))
    return FALSE;

  return succeeds (game, die, a)
         || (die->purpose != RDT_DICE_LANDING
             && !rdt_game_has_option (game, RDT_OPTION_PINNING));
}

static void explore (Search  *search,
                     guint64  weight);

/* Branches on the faces of a die, once for each group of equivalent ones. */
static void
branch (Search        *search,
        const RdtRoll *die,
        guint64        weight)
{
  gboolean is_done[N_FACES + 1] = { FALSE };
  guint level = search->n_dice++;

  search->purposes[level] = die->purpose;

  for (int face = 1; face <= N_FACES; face++)
    {
      guint n_alike = 1;

      if (is_done[face])
        continue;

      for (int other = face + 1; other <= N_FACES; other++)
        if (is_alike (search->game, die, face, other))
          {
            is_done[other] = TRUE;
            n_alike++;
          }

      search->faces[level] = face;
      explore (search, weight / N_FACES * n_alike);
    }

  search->n_dice--;
}

static void
explore (Search  *search,
         guint64  weight)
{
  const RdtEvent *free_die;

  run (search);
  note_rolls (search);
  free_die = find_free_die (search);

  if (free_die == NULL)
    {
      record (search, weight);
    }
  else if (search->n_dice == MAX_DICE || search->n_runs >= MAX_RUNS)
    {
      search->odds->is_rough = TRUE;
      record (search, weight);
    }
  else
    {
      RdtRoll die = free_die->roll;

      branch (search, &die, weight);
    }
}

static gboolean
compute (const Search *wanted,
         RdtRefusal   *refusal)
{
  Search *search;

  *wanted->odds = (RdtOdds) { .total = TOTAL };

  if (!rdt_referee_check (wanted->game, wanted->position, wanted->order, refusal))
    return FALSE;

  if (wanted->order->unit >= wanted->game->n_units)
    return TRUE;

  search = g_memdup2 (wanted, sizeof *wanted);
  explore (search, TOTAL);

  rdt_event_list_clear (&search->events);
  g_free (search);

  return TRUE;
}

/**
 * rdt_odds_compute:
 * @game: a battle's fixed half
 * @position: its other half
 * @order: a possible order
 * @odds: (out caller-allocates): its odds
 * @refusal: (out caller-allocates) (optional): why it is illegal
 *
 * Computes the exact odds of an order.  Declared artillery fire counts as if it
 * were the only one; a unit that can retreat to several cells takes the first
 * without mines or gas; the consequences of ending a turn are not included.
 *
 * Returns: whether the order is legal
 */
gboolean
rdt_odds_compute (const RdtGame     *game,
                  const RdtPosition *position,
                  const RdtOrder    *order,
                  RdtOdds           *odds,
                  RdtRefusal        *refusal)
{
  const Search wanted = { .game = game, .position = position, .order = order, .odds = odds };

  return compute (&wanted, refusal);
}

/**
 * rdt_odds_compute_together:
 * @order: artillery fire
 * @odds: (out caller-allocates): its odds together with the fire that its side has
 *   declared at the same target
 *
 * Returns: whether there is other fire at the target, and not too much to be explored
 */
gboolean
rdt_odds_compute_together (const RdtGame     *game,
                           const RdtPosition *position,
                           const RdtOrder    *order,
                           RdtOdds           *odds)
{
  const Search wanted = {
    .game = game, .position = position, .order = order, .odds = odds, .is_together = TRUE,
  };

  for (guint i = 0; i < position->n_declared; i++)
    if (is_declared_with (game, position, order, position->declared[i]))
      return compute (&wanted, NULL) && !odds->is_rough;

  return FALSE;
}

/**
 * rdt_odds_find_useful:
 * @orders: the orders that are possible
 * @are_useful: (out caller-allocates) (array): by unit: whether it has an order other than
 *   to fire at what it cannot harm
 *
 * Rule: K4.
 */
void
rdt_odds_find_useful (const RdtGame      *game,
                      const RdtPosition  *position,
                      const RdtOrderList *orders,
                      gboolean           *are_useful)
{
  g_autofree RdtOdds *odds = g_new (RdtOdds, 1);

  memset (are_useful, 0, RDT_MAX_UNITS * sizeof *are_useful);

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].unit < game->n_units && orders->items[i].kind != RDT_ORDER_FIRE)
      are_useful[orders->items[i].unit] = TRUE;

  for (guint i = 0; i < orders->n_items; i++)
    {
      const RdtOrder *order = &orders->items[i];

      if (order->unit < game->n_units
          && !are_useful[order->unit]
          && rdt_odds_compute (game, position, order, odds, NULL))
        are_useful[order->unit] =
          rdt_odds_may_harm (odds, game, rdt_side_other (game->units[order->unit].side));
    }
}

/**
 * rdt_odds_may_harm:
 *
 * Whether anything may happen to a unit of a side.  If not all branches were
 * explored, anything may.
 */
gboolean
rdt_odds_may_harm (const RdtOdds *self,
                   const RdtGame *game,
                   RdtSide        side)
{
  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      const RdtFate *fate = &self->fates[unit];

      if (game->units[unit].side == side
          && fate->hit + fate->destroyed + fate->retreats + fate->pinned > 0)
        return TRUE;
    }

  return self->is_rough;
}

/**
 * rdt_odds_to_percent:
 *
 * Returns: a chance in percent, rounded directly rather than from permille,
 *   which could be off by one
 */
guint
rdt_odds_to_percent (const RdtOdds *self,
                     guint64        chance)
{
  return (chance * 100 + self->total / 2) / self->total;
}

/**
 * rdt_odds_to_permille:
 *
 * Returns: a chance in permille, rounded
 */
guint
rdt_odds_to_permille (const RdtOdds *self,
                      guint64        chance)
{
  return (chance * 1000 + self->total / 2) / self->total;
}

static guint64
find_common_divisor (guint64 a,
                     guint64 b)
{
  while (b != 0)
    {
      guint64 rest = a % b;

      a = b;
      b = rest;
    }

  return a;
}

/**
 * rdt_odds_reduce:
 *
 * Reduces a chance to a fraction, as in 5/36.
 */
void
rdt_odds_reduce (const RdtOdds *self,
                 guint64        chance,
                 guint64       *numerator,
                 guint64       *denominator)
{
  guint64 divisor = find_common_divisor (self->total, chance);

  *numerator = chance / divisor;
  *denominator = self->total / divisor;
}

/**
 * rdt_odds_count_faces:
 * @game: a battle's fixed half
 * @die: a die that needs a score
 *
 * Returns: the number of faces that succeed
 */
guint
rdt_odds_count_faces (const RdtGame *game,
                      const RdtRoll *die)
{
  guint n = 0;

  for (int face = 1; face <= N_FACES; face++)
    n += succeeds (game, die, face);

  return n;
}
