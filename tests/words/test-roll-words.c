/* test-roll-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-check-words.h"
#include "rdt-event-words.h"
#include "rdt-name-words.h"
#include "rdt-odds-words.h"
#include "rdt-random-play.h"
#include "rdt-test.h"
#include "rdt-words.h"

/* The meaning of a die in words, compared with what the engine makes of it. */

#define N_GAMES    8      /* random battles of each rule set */
#define MAX_ORDERS 200

static int
add_modifiers (const RdtRoll *die,
               int            face)
{
  for (guint i = 0; i < die->n_modifiers; i++)
    face += die->modifiers[i].value;

  return face;
}

/* Whether a score is among those that follow @what in the text: "5+" or "3 or less"
 * or "1".
 */
static gboolean
is_said (const char *words,
         const char *what,
         int         score)
{
  const char *at = strstr (words, what);
  char *end;
  int number;

  g_assert_nonnull (at);
  number = g_ascii_strtoll (at + strlen (what), &end, 10);
  g_assert_true (end != at + strlen (what));

  if (g_str_has_prefix (end, " or less"))
    return score <= number;

  if (*end == '+' || number == 6)
    return score >= number;

  g_assert_cmpint (number, ==, 1);

  return score <= number;
}

/* The word for a success where the referee asks for a score. */
static const char *
name_success (const RdtGame *game,
              const RdtRoll *die)
{
  gboolean by_exposure = game->rules->hit == RDT_HIT_BY_EXPOSURE;

  switch ((int) die->purpose)
    {
    case RDT_DICE_LANDING:
      return "lands on target on ";

    case RDT_DICE_TO_HIT:
      if (by_exposure)
        return die->note == RDT_NOTE_COMMAND ? "destroys a Command unit on "
                                             : "destroys the target on ";
      return "hits on ";

    case RDT_DICE_EFFECT:
      if (by_exposure)
        return "destroyed on ";
      return game->rules->hit == RDT_HIT_BY_QUALITY ? "must retreat on " : "survives on ";

    case RDT_DICE_CLOSE_COMBAT:
      return game->rules->combat == RDT_COMBAT_EACH_SAVES ? "safe on " : "destroys the enemy on ";

    case RDT_DICE_SPOTTING:
      return "spots on ";

    default:
      return NULL;
    }
}

/* Modifiers change the power, not the die. */
static gboolean
is_by_power (const RdtGame *game,
             const RdtRoll *die)
{
  return die->purpose == RDT_DICE_CLOSE_COMBAT && game->rules->combat != RDT_COMBAT_EACH_SAVES;
}

static void
check_die (const RdtGame *game,
           const RdtRoll *die)
{
  const char *success = name_success (game, die);
  g_autofree char *words = rdt_words_roll_target (game, die, RDT_NO_UNIT);
  guint n_faces = 0;

  if (success == NULL)
    return;

  rdt_check_label (words);
  for (int face = 1; face <= 6; face++)
    n_faces += is_said (words, success, is_by_power (game, die) ? face
                                                                : add_modifiers (die, face));

  g_assert_cmpuint (n_faces, ==, rdt_odds_count_faces (game, die));
}

/* What has to be rolled is told by the face, whatever the modifiers. */
static void
check_faces (const RdtGame *game,
             const RdtRoll *die)
{
  const char *success = name_success (game, die);
  g_autofree char *words = rdt_words_roll_needed (game, die, RDT_NO_UNIT);
  guint n_faces = 0;

  if (success == NULL)
    return;

  rdt_check_label (words);
  if (strstr (words, "cannot ") != NULL
      || g_str_has_prefix (words, "destroyed on any roll")
      || g_str_has_prefix (words, "hit on any roll"))
    n_faces = 0;
  else if (strstr (words, " on any roll") != NULL)
    n_faces = 6;
  else
    for (int face = 1; face <= 6; face++)
      n_faces += is_said (words, success, face);

  g_assert_cmpuint (n_faces, ==, rdt_odds_count_faces (game, die));
}

/* Whether a hit destroys a unit more often than its one die does, because another
 * unit may take the cell of its retreat first.
 */
static gboolean
may_be_left_without_retreat (const RdtGame     *game,
                             const RdtOdds     *odds,
                             const RdtOddsRoll *roll)
{
  const RdtFate *fate = &odds->fates[roll->unit];

  return !odds->is_rough
         && roll->n_dice == 1
         && fate->retreats > 0
         && fate->destroyed * 6 > fate->hit * (6 - rdt_odds_count_faces (game, &roll->die));
}

/* The text about a die before the order is compared with all its possible results:
 * no unit that cannot retreat is said to retreat, and none that cannot survive to
 * survive.
 */
static void
check_fate (const RdtGame *game,
            const RdtOdds *odds,
            guint          index)
{
  const RdtOddsRoll *roll = &odds->rolls[index];
  g_autofree char *words = rdt_words_odds_roll (game, odds, roll);
  const RdtFate *fate;

  rdt_check_label (words);
  if (roll->die.purpose != RDT_DICE_EFFECT || roll->unit >= game->n_units)
    return;

  fate = &odds->fates[roll->unit];
  if (strstr (words, "retreat on ") != NULL)
    {
      g_assert_cmpuint (fate->retreats, >, 0);
      g_assert_cmpint (strstr (words, "(destroyed if no ") != NULL, ==,
                       may_be_left_without_retreat (game, odds, roll));
    }
  if (strstr (words, "destroyed on any roll") != NULL)
    g_assert_cmpuint (fate->destroyed, ==, fate->hit);
  else
    g_assert_true (fate->destroyed < fate->hit || rdt_odds_count_faces (game, &roll->die) == 0);
}

static void
check_odds (const RdtGame      *game,
            const RdtPosition  *position,
            const RdtOrderList *legal)
{
  g_autofree RdtOdds *odds = g_new0 (RdtOdds, 1);

  for (guint i = 0; i < legal->n_items; i++)
    {
      const RdtOrder *order = &legal->items[i];
      RdtRefusal refusal;

      if ((order->kind != RDT_ORDER_FIRE && order->kind != RDT_ORDER_CLOSE_COMBAT)
          || !rdt_odds_compute (game, position, order, odds, &refusal))
        continue;

      for (guint j = 0; j < odds->n_rolls; j++)
        {
          check_die (game, &odds->rolls[j].die);
          check_faces (game, &odds->rolls[j].die);
          check_fate (game, odds, j);
        }
    }
}

static gboolean
is_destroyed (const RdtEventList *events,
              RdtUnitIndex        unit)
{
  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].kind == RDT_EVENT_DESTROYED && events->items[i].unit == unit)
      return TRUE;

  return FALSE;
}

/* A unit that is destroyed by the words is destroyed, and one that rolled once and
 * survives by them survives.
 */
static void
check_effects (const RdtGame      *game,
               const RdtEventList *events)
{
  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];
      g_autofree char *words = NULL;

      if (event->kind != RDT_EVENT_ROLLED
          || event->roll.purpose != RDT_DICE_EFFECT
          || event->roll.note == RDT_NOTE_TOO_LATE)
        continue;

      words = rdt_words_roll_target (game, &event->roll, RDT_NO_UNIT);
      if (is_said (words, "destroyed on ", event->roll.score))
        g_assert_true (is_destroyed (events, event->unit));
    }
}

/* A roll may be either side's, so a destroyed unit is named, and so is the target
 * of a miss where a single unit was meant.
 */
static void
check_names (const RdtGame      *game,
             const RdtEventList *events)
{
  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];
      g_autofree char *enemy = NULL;
      g_autofree char *words = NULL;

      if (event->kind != RDT_EVENT_ROLLED
          || event->roll.purpose != RDT_DICE_CLOSE_COMBAT
          || game->rules->combat == RDT_COMBAT_EACH_SAVES)
        continue;

      g_assert_cmpuint (event->other, <, game->n_units);
      g_assert_true (game->units[event->other].side != game->units[event->unit].side);
      enemy = rdt_words_unit (game, event->other);
      words = rdt_words_roll_meaning (game, &event->roll, event->other);
      g_assert_nonnull (strstr (words, enemy));
      g_clear_pointer (&words, g_free);
      words = rdt_words_roll (game, event);
      g_assert_nonnull (strstr (words, enemy));
    }
}

static void
test_rolls_are_said_as_the_engine_reads_them (gconstpointer rules)
{
  for (guint seed = 0; seed < N_GAMES; seed++)
    {
      g_autoptr(RdtRandomPlay) play = rdt_random_play_new_anywhere (rules, seed);

      for (guint i = 0; i < MAX_ORDERS && rdt_random_play_list (play); i++)
        {
          if (i % 4 == 0)
            check_odds (play->game, &play->position, &play->legal);
          rdt_random_play_order (play);
          check_effects (play->game, &play->events);
          check_names (play->game, &play->events);
        }
    }
}

static RdtGame *
create_game (const char  *rules,
             RdtGridKind  kind,
             const char  *type)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw (rules, kind, "....\n....\n....\n....");

  rdt_test_add_unit (setup, 0, type, "A1");
  rdt_test_add_unit (setup, 1, type, "D4");

  return rdt_test_game (setup);
}

static void
assert_target (const char     *rules,
               RdtGridKind     kind,
               const char     *type,
               RdtDicePurpose  purpose,
               const char     *expected)
{
  g_autoptr(RdtGame) game = create_game (rules, kind, type);
  RdtRoll die = { .purpose = purpose, .die = 2, .score = 2, .needs = 4 };
  g_autofree char *words = rdt_words_roll_target (game, &die, RDT_NO_UNIT);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_a_target_reads_as_players_write_it (void)
{
  assert_target ("modern", RDT_GRID_SQUARE, "infantry", RDT_DICE_TO_HIT, "hits on 4+");
  assert_target ("modern", RDT_GRID_SQUARE, "infantry", RDT_DICE_EFFECT,
                 "destroyed on 3 or less, must retreat on 4+");
  assert_target ("modern", RDT_GRID_SQUARE, "infantry", RDT_DICE_CLOSE_COMBAT,
                 "hit on 3 or less, safe on 4+");
  assert_target ("portable", RDT_GRID_SQUARE, "infantry", RDT_DICE_CLOSE_COMBAT,
                 "destroys the enemy on 4 or less");
  assert_target ("portable", RDT_GRID_SQUARE, "infantry", RDT_DICE_TO_HIT,
                 "destroys the target on 4+");
  assert_target ("portable", RDT_GRID_SQUARE, "infantry", RDT_DICE_EFFECT, "destroyed on 4+");
  assert_target ("twentieth-century", RDT_GRID_HEX, "rifle", RDT_DICE_EFFECT,
                 "destroyed on 3 or less, survives on 4+");
  assert_target ("twentieth-century", RDT_GRID_HEX, "rifle", RDT_DICE_CLOSE_COMBAT,
                 "destroys the enemy on 4+");
  assert_target ("twentieth-century", RDT_GRID_HEX, "rifle", RDT_DICE_SPOTTING, "spots on 4+");
}

/* A score after modifiers is a total; one without is what the die showed. */
static void
test_a_total_is_after_modifiers (void)
{
  g_autoptr(RdtGame) game = create_game ("modern", RDT_GRID_SQUARE, "infantry");
  RdtRoll die = { .purpose = RDT_DICE_TO_HIT, .die = 6, .score = 6, .needs = 5 };
  g_autofree char *plain = rdt_words_roll_total (game, &die, RDT_NO_UNIT);
  g_autofree char *modified = NULL;

  g_assert_cmpstr (plain, ==, "Rolled 6: hits on 5+");

  die.n_modifiers = 1;
  die.modifiers[0] = (RdtModifier) { .kind = RDT_MODIFIER_NOT_MOVED, .value = 1 };
  die.score = 7;
  modified = rdt_words_roll_total (game, &die, RDT_NO_UNIT);
  g_assert_cmpstr (modified, ==, "Total 7: hits on 5+");
}

static void
assert_needed (const RdtGame *game,
               RdtRoll       *die,
               int            modifier,
               const char    *expected)
{
  g_autofree char *words = NULL;

  die->n_modifiers = modifier != 0;
  die->modifiers[0] = (RdtModifier) { .kind = RDT_MODIFIER_NOT_MOVED, .value = modifier };
  words = rdt_words_roll_needed (game, die, RDT_NO_UNIT);
  g_assert_cmpstr (words, ==, expected);
}

/* Before a die is rolled players want to know what to roll on it. */
static void
test_what_is_needed_is_a_face (void)
{
  g_autoptr(RdtGame) game = create_game ("modern", RDT_GRID_SQUARE, "infantry");
  g_autoptr(RdtGame) powers = create_game ("portable", RDT_GRID_SQUARE, "infantry");
  RdtRoll shot = { .purpose = RDT_DICE_TO_HIT, .needs = 5 };
  RdtRoll fight = { .purpose = RDT_DICE_CLOSE_COMBAT, .needs = 3 };
  RdtRoll attack = { .purpose = RDT_DICE_CLOSE_COMBAT, .needs = 4 };

  assert_needed (game, &shot, 0, "hits on 5+");
  assert_needed (game, &shot, 2, "hits on 3+ (total needed: 5+)");
  assert_needed (game, &shot, 4, "hits on any roll (total needed: 5+)");
  assert_needed (game, &shot, -2, "cannot hit (total needed: 5+)");
  assert_needed (game, &fight, 1, "hit on 1, safe on 2+ (total needed: 3+)");
  assert_needed (game, &fight, 2, "safe on any roll (total needed: 3+)");
  assert_needed (game, &fight, -4, "hit on any roll (total needed: 3+)");
  assert_needed (powers, &attack, 1, "destroys the enemy on 3 or less");
  assert_needed (powers, &attack, 4, "cannot destroy the enemy");
  assert_needed (powers, &attack, -2, "destroys the enemy on any roll");
}

/* Portable: Close Combat: power is what changes, on sheets, in lessons and
 * here.
 */
static void
test_a_power_falls_rather_than_a_die_rises (void)
{
  g_autoptr(RdtGame) game = create_game ("portable", RDT_GRID_SQUARE, "infantry");
  RdtEvent event = { .kind = RDT_EVENT_ROLLED, .side = RDT_NO_SIDE, .other = 1 };
  g_autofree char *words = NULL;
  g_autofree char *modifier = NULL;
  g_autofree char *total = NULL;

  event.roll = (RdtRoll) {
    .purpose = RDT_DICE_CLOSE_COMBAT, .die = 4, .score = 5, .needs = 4, .n_modifiers = 1,
    .modifiers = { { .kind = RDT_MODIFIER_ATTACKERS, .value = 1 } },
  };
  words = rdt_words_roll (game, &event);
  modifier = rdt_words_roll_modifier (game, &event.roll, 0);
  total = rdt_words_roll_total (game, &event.roll, event.other);

  g_assert_cmpstr (words, ==, "Infantry r1 in close combat: rolled 4 (destroys Infantry b1 on 3"
                              " or less: −1 several attackers). Infantry b1 not destroyed.");
  g_assert_cmpstr (modifier, ==, "−1 several attackers");
  g_assert_cmpstr (total, ==, "Rolled 4: destroys Infantry b1 on 3 or less");
}

/* Portable, with the option pinning: P2. */
static void
test_a_pinned_unit_is_not_just_spared (void)
{
  const struct
  {
    RdtDicePurpose  purpose;
    guint           score;
    const char     *words;
  } cases[] = {
    { RDT_DICE_TO_HIT, 5, "Infantry r1 firing: rolled 5 (destroys the target on 6, pins it on"
                          " 4–5). The target is pinned." },
    { RDT_DICE_TO_HIT, 3, "Infantry r1 firing: rolled 3 (destroys the target on 6, pins it on"
                          " 4–5). The target is not destroyed." },
    { RDT_DICE_EFFECT, 4, "Hit on Infantry r1: rolled 4 (destroyed on 6, pinned on 4–5)."
                          " Pinned." },
    { RDT_DICE_EFFECT, 6, "Hit on Infantry r1: rolled 6 (destroyed on 6, pinned on 4–5)."
                          " Destroyed." },
  };
  g_autoptr(RdtSetup) setup = rdt_test_draw ("portable", RDT_GRID_SQUARE, "....\n....");
  g_autoptr(RdtGame) game = NULL;

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "D2");
  g_ptr_array_add (setup->options, g_strdup ("pinning"));
  game = rdt_test_game (setup);
  g_assert_true (rdt_game_has_option (game, RDT_OPTION_PINNING));

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      RdtEvent event = { .kind = RDT_EVENT_ROLLED, .side = RDT_NO_SIDE };
      g_autofree char *words = NULL;

      event.roll = (RdtRoll) {
        .purpose = cases[i].purpose, .die = cases[i].score, .score = cases[i].score, .needs = 6,
      };
      words = rdt_words_roll (game, &event);
      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

/* Portable: Non-Artillery Fire: the referee's own roll says why it needs 5+. */
static void
test_a_command_unit_is_named_as_the_reason (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("portable", RDT_GRID_SQUARE, "....\n....\n....\n....");
  g_autofree RdtOdds *odds = g_new0 (RdtOdds, 1);
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autofree char *words = NULL;
  RdtPosition position;
  RdtRefusal refusal;
  RdtOrder order;

  rdt_test_add_unit (setup, 0, "infantry", "B2");
  rdt_test_add_unit (setup, 1, "command", "B4");
  game = rdt_test_game (setup);
  rdt_dice_set_seed (dice, 4);
  g_assert_true (rdt_referee_begin (game, dice, &position, NULL, &refusal));
  position.side = position.awaiting.side = 0;
  position.sides[0].activations_left = 1;

  order = rdt_test_order (game, "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"B4\"}");
  g_assert_true (rdt_odds_compute (game, &position, &order, odds, &refusal));
  words = rdt_words_odds_roll (game, odds, &odds->rolls[0]);
  g_assert_cmpstr (words, ==, "1 die for Infantry r1: destroys a Command unit on 5+");
}

/* Modern: Artillery Fire (a): guns fire at the same time, so a second one adds to the first. */
static void
test_guns_at_one_target_are_taken_together (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                             "....\n....\n....\n....\n....");
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autofree char *alone = NULL, *together = NULL;
  RdtPosition position;
  RdtRefusal refusal;
  RdtOrder first, second;

  rdt_test_add_unit (setup, 0, "field-artillery", "B1");
  rdt_test_add_unit (setup, 0, "field-artillery", "C1");
  rdt_test_add_unit (setup, 1, "infantry", "B5");
  game = rdt_test_game (setup);
  rdt_dice_set_seed (dice, 4);
  g_assert_true (rdt_referee_begin (game, dice, &position, NULL, &refusal));
  g_assert_cmpuint (position.awaiting.side, ==, 0);

  first = rdt_test_order (game, "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"B5\"}");
  second = rdt_test_order (game, "{\"order\":\"fire\",\"unit\":\"r2\",\"target\":\"B5\"}");
  alone = rdt_words_odds_together (game, &position, &second);
  g_assert_null (alone);
  g_assert_true (rdt_referee_apply (game, dice, &position, &first, NULL, &refusal));
  together = rdt_words_odds_together (game, &position, &second);
  g_assert_cmpstr (together, ==, "Together with Field artillery r1: Infantry b1: hit 89%,"
                                 " destroyed 56%");
}

/* Modern: M27; 20th Century: T10. */
static void
test_a_note_tells_what_odds_do_not (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("twentieth-century", RDT_GRID_HEX,
                                             "....\n.w..\n....\n....");
  g_autoptr(RdtGame) modern = create_game ("modern", RDT_GRID_SQUARE, "field-artillery");
  g_autoptr(RdtGame) game = NULL;
  const char *const notes[] = {
    "In woods and built-up areas a target must be spotted first. If the roll fails, the unit has"
    " used up its fire all the same.",
    "No spotting roll: Mortar r2 can fire without seeing the target.",
  };
  g_autofree char *gas = NULL;
  RdtPosition position;
  RdtOrder order;

  rdt_test_add_unit (setup, 0, "rifle", "B1");
  rdt_test_add_unit (setup, 0, "mortar", "C1");
  rdt_test_add_unit (setup, 1, "rifle", "B3");
  game = rdt_test_game (setup);
  rdt_position_init (&position, game);

  for (RdtUnitIndex unit = 0; unit < G_N_ELEMENTS (notes); unit++)
    {
      g_autofree char *words = NULL;

      rdt_order_init (&order, RDT_ORDER_FIRE, unit);
      order.cell = rdt_test_cell (&game->map->grid, "B3");
      words = rdt_words_odds_note (game, &position, &order);
      g_assert_cmpstr (words, ==, notes[unit]);
    }

  rdt_order_init (&order, RDT_ORDER_FIRE, 0);
  order.cell = 0;
  rdt_position_init (&position, modern);
  g_assert_null (rdt_words_odds_note (modern, &position, &order));
  order.gas = TRUE;
  gas = rdt_words_odds_note (modern, &position, &order);
  g_assert_cmpuint (modern->rules->gas_turns, ==, 3);
  g_assert_nonnull (strstr (gas, "In each of the next 2 turns it drifts"));
}

/* Modern: Firing (l): a machine gun may hit three times, but need not. */
static void
test_a_die_for_each_hit_is_not_promised (void)
{
  g_autoptr(RdtGame) game = create_game ("modern", RDT_GRID_SQUARE, "infantry");
  RdtOdds odds = { .total = 1 };
  RdtOddsRoll roll = {
    .unit = 0,
    .n_dice = 3,
    .die = { .purpose = RDT_DICE_EFFECT, .needs = 4 },
  };
  g_autofree char *several = NULL, *one = NULL;

  odds.fates[0].retreats = 1;
  several = rdt_words_odds_roll (game, &odds, &roll);
  g_assert_true (g_str_has_prefix (several, "Up to 3 dice for "));

  roll.n_dice = 1;
  one = rdt_words_odds_roll (game, &odds, &roll);
  g_assert_true (g_str_has_prefix (one, "1 die for "));
}

/* Modern: M25, M27; 20th Century: T18. */
static void
test_a_risk_tells_what_does_harm (void)
{
  g_autoptr(RdtGame) modern = create_game ("modern", RDT_GRID_SQUARE, "infantry");
  g_autoptr(RdtGame) cards = create_game ("twentieth-century", RDT_GRID_HEX, "rifle");
  g_autofree char *gas = NULL, *mines = NULL, *mines_of_cards = NULL;
  RdtPosition position;
  RdtOrder order;

  rdt_order_init (&order, RDT_ORDER_RETREAT, 0);
  order.cell = rdt_test_cell (&modern->map->grid, "B1");
  rdt_position_init (&position, modern);
  position.n_clouds = 1;
  position.clouds[0].cell = order.cell;
  gas = rdt_words_odds_risk (modern, &position, &order);
  g_assert_cmpstr (gas, ==, "The gas hits the unit at B1.");

  rdt_cell_set_add (&position.minefields, order.cell);
  mines = rdt_words_odds_risk (modern, &position, &order);
  g_assert_cmpstr (mines, ==, "The minefield hits the unit at B1.");

  rdt_position_init (&position, cards);
  mines_of_cards = rdt_words_odds_risk (cards, &position, &order);
  g_assert_cmpstr (mines_of_cards, ==, "Mines may destroy the unit.");
}

/* Modern: Close Combat (b).  With the same words as the event of the attack. */
static void
test_a_note_tells_of_flanks (void)
{
  static const struct
  {
    const char *from;
    const char *note;
  } attacks[] = {
    { "B1", NULL },
    { "A2", "Infantry b1 would be attacked in the flank." },
    { "B3", "Infantry b1 would be attacked from the rear." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (attacks); i++)
    {
      g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....\n....");
      g_autoptr(RdtGame) game = NULL;
      g_autofree char *note = NULL;
      RdtPosition position;
      RdtOrder order;

      rdt_test_add_unit (setup, 0, "infantry", attacks[i].from);
      rdt_test_add_unit (setup, 1, "infantry", "B2");
      game = rdt_test_game (setup);
      rdt_position_init (&position, game);

      rdt_order_init (&order, RDT_ORDER_CLOSE_COMBAT, 0);
      order.cell = rdt_test_cell (&game->map->grid, "B2");
      note = rdt_words_odds_note (game, &position, &order);
      g_assert_cmpstr (note, ==, attacks[i].note);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/roll-words/note-tells-of-flanks", test_a_note_tells_of_flanks);
  g_test_add_func ("/roll-words/a-die-for-each-hit-is-not-promised",
                   test_a_die_for_each_hit_is_not_promised);
  g_test_add_func ("/roll-words/a-risk-tells-what-does-harm", test_a_risk_tells_what_does_harm);
  g_test_add_func ("/roll-words/target", test_a_target_reads_as_players_write_it);
  g_test_add_func ("/roll-words/total", test_a_total_is_after_modifiers);
  g_test_add_func ("/roll-words/needed", test_what_is_needed_is_a_face);
  g_test_add_func ("/roll-words/together", test_guns_at_one_target_are_taken_together);
  g_test_add_func ("/roll-words/power", test_a_power_falls_rather_than_a_die_rises);
  g_test_add_func ("/roll-words/command-unit", test_a_command_unit_is_named_as_the_reason);
  g_test_add_func ("/roll-words/pinned", test_a_pinned_unit_is_not_just_spared);
  g_test_add_func ("/roll-words/note", test_a_note_tells_what_odds_do_not);

  rdt_test_add_for_rules ("/roll-words/as-the-engine",
                          test_rolls_are_said_as_the_engine_reads_them);

  return g_test_run ();
}
