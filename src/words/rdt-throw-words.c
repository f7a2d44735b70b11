/* rdt-throw-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-event-words.h"

#include <glib/gi18n.h>

#include "rdt-name-words.h"
#include "rdt-words.h"

/* What a die came to. */
typedef enum
{
  VERDICT_INITIATIVE,
  VERDICT_ACTIVATION,
  VERDICT_COMMANDER,
  VERDICT_CARD,
  VERDICT_COMMANDS,
  VERDICT_FAILS,
  VERDICT_ON_TARGET,
  VERDICT_IN_FRONT,
  VERDICT_BEHIND,
  VERDICT_LEFT,
  VERDICT_RIGHT,
  VERDICT_NOWHERE,
  VERDICT_HITS,
  VERDICT_MISSES,
  VERDICT_SHOOTS_DEAD,
  VERDICT_DOES_NOT_SHOOT_DEAD,
  VERDICT_SURVIVES,
  VERDICT_IS_LOST,
  VERDICT_EFFECT,
  VERDICT_NO_EFFECT,
  VERDICT_UNHURT,
  VERDICT_HURT,
  VERDICT_KILLS,
  VERDICT_KILLS_WITH_LITTLE,
  VERDICT_DOES_NOT_KILL,
  VERDICT_DOES_NOT_KILL_WITH_MUCH,
  VERDICT_BLOWN_UP,
  VERDICT_PASSES_MINES,
  VERDICT_SEES,
  VERDICT_DOES_NOT_SEE,
  VERDICT_GAS_STAYS,
  VERDICT_GAS_IN_FRONT,
  VERDICT_GAS_BEHIND,
} Verdict;

typedef struct
{
  const char *sentence;
  const char *meaning;
} Wording;

/* Translators: {roll} is a die and what changed it, as in "4, −1 for cover =
 * 3"; {needs} the score that was needed.
 */
static const Wording wordings[] = {
  [VERDICT_INITIATIVE] = {
    .sentence = N_("{side} threw {roll} for the initiative."),
    .meaning = N_("The higher die goes first; a tie is thrown again."),
  },
  [VERDICT_ACTIVATION] = {
    .sentence = N_("{side} threw {roll} on an activation die, worth {count}."),
    .meaning = N_("Half of it, rounded down, is the number of activations."),
  },
  [VERDICT_COMMANDER] = {
    .sentence = N_("{side} threw {roll} for the commander."),
    .meaning = N_("The die rates the commander."),
  },
  [VERDICT_CARD] = {
    .sentence = N_("{side} has the next card."),
    .meaning = N_("The card says which side may activate a unit."),
  },
  [VERDICT_COMMANDS] = {
    .sentence = N_("{side} threw {roll} to activate a unit, needing {needs}: an activation."),
    .meaning = N_("The commander may activate a unit."),
  },
  [VERDICT_FAILS] = {
    .sentence = N_("{side} threw {roll} to activate a unit, needing {needs}: no activation."),
    .meaning = N_("The commander activates no unit."),
  },
  [VERDICT_ON_TARGET] = {
    .sentence = N_("{unit}, fire: {roll}, needing {needs}: on the target."),
    .meaning = N_("The fire lands on the target."),
  },
  [VERDICT_IN_FRONT] = {
    .sentence = N_("{unit}, fire: {roll}, needing {needs}: one cell in front of the target."),
    .meaning = N_("The fire lands one cell in front of the target."),
  },
  [VERDICT_BEHIND] = {
    .sentence = N_("{unit}, fire: {roll}, needing {needs}: one cell behind the target."),
    .meaning = N_("The fire lands one cell behind the target."),
  },
  [VERDICT_LEFT] = {
    .sentence = N_("{unit}, fire: {roll}, needing {needs}: one cell to the left of the target."),
    .meaning = N_("The fire lands one cell to the left of the target."),
  },
  [VERDICT_RIGHT] = {
    .sentence = N_("{unit}, fire: {roll}, needing {needs}: one cell to the right of the target."),
    .meaning = N_("The fire lands one cell to the right of the target."),
  },
  [VERDICT_NOWHERE] = {
    .sentence = N_("{unit}, fire: {roll}, needing {needs}: no effect at all."),
    .meaning = N_("The fire has no effect at all."),
  },
  [VERDICT_HITS] = {
    .sentence = N_("{unit}, fire: {roll}, needing {needs}: a hit."),
    .meaning = N_("The shot hits."),
  },
  [VERDICT_MISSES] = {
    .sentence = N_("{unit}, fire: {roll}, needing {needs}: a miss."),
    .meaning = N_("The shot misses."),
  },
  [VERDICT_SHOOTS_DEAD] = {
    .sentence = N_("{unit}, fire: {roll}, needing {needs}: the target is destroyed."),
    .meaning = N_("The shot destroys the target."),
  },
  [VERDICT_DOES_NOT_SHOOT_DEAD] = {
    .sentence = N_("{unit}, fire: {roll}, needing {needs}: the target is not destroyed."),
    .meaning = N_("The shot does not destroy the target."),
  },
  [VERDICT_SURVIVES] = {
    .sentence = N_("{unit}, hit: {roll}, needing {needs}: not destroyed."),
    .meaning = N_("The unit survives the hit."),
  },
  [VERDICT_IS_LOST] = {
    .sentence = N_("{unit}, hit: {roll}, needing {needs}: destroyed."),
    .meaning = N_("The hit destroys the unit."),
  },
  [VERDICT_EFFECT] = {
    .sentence = N_("Effect on {unit}: {roll}, needing {needs}: destroyed."),
    .meaning = N_("The hit destroys the unit."),
  },
  [VERDICT_NO_EFFECT] = {
    .sentence = N_("Effect on {unit}: {roll}, needing {needs}: not destroyed."),
    .meaning = N_("The hit does not destroy the unit."),
  },
  [VERDICT_UNHURT] = {
    .sentence = N_("{unit}, close combat: {roll}, needing {needs}: not hit."),
    .meaning = N_("The unit is not hit."),
  },
  [VERDICT_HURT] = {
    .sentence = N_("{unit}, close combat: {roll}, needing {needs}: hit."),
    .meaning = N_("The unit is hit."),
  },
  [VERDICT_KILLS] = {
    .sentence = N_("{unit}, close combat: {roll}, needing {needs}: the enemy is destroyed."),
    .meaning = N_("The enemy is destroyed."),
  },
  [VERDICT_KILLS_WITH_LITTLE] = {
    .sentence =
      N_("{unit}, close combat: {roll}, needing {needs} or less: the enemy is destroyed."),
    .meaning = N_("The enemy is destroyed."),
  },
  [VERDICT_DOES_NOT_KILL] = {
    .sentence = N_("{unit}, close combat: {roll}, needing {needs}: the enemy survives."),
    .meaning = N_("The enemy survives."),
  },
  [VERDICT_DOES_NOT_KILL_WITH_MUCH] = {
    .sentence = N_("{unit}, close combat: {roll}, needing {needs} or less: the enemy survives."),
    .meaning = N_("The enemy survives."),
  },
  [VERDICT_BLOWN_UP] = {
    .sentence = N_("{unit}, mines: {roll}, and {needs} or more destroys: destroyed."),
    .meaning = N_("The mines destroy the unit."),
  },
  [VERDICT_PASSES_MINES] = {
    .sentence = N_("{unit}, mines: {roll}, and {needs} or more destroys: unhurt."),
    .meaning = N_("The unit gets through the mines."),
  },
  [VERDICT_SEES] = {
    .sentence = N_("{unit}, spotting: {roll}, needing {needs}: the target is seen."),
    .meaning = N_("The target is seen."),
  },
  [VERDICT_DOES_NOT_SEE] = {
    .sentence = N_("{unit}, spotting: {roll}, needing {needs}: the target is not seen."),
    .meaning = N_("The target is not seen."),
  },
  [VERDICT_GAS_STAYS] = {
    .sentence = N_("Gas cloud: {roll}, it stays."),
    .meaning = N_("The gas stays where it is."),
  },
  [VERDICT_GAS_IN_FRONT] = {
    .sentence = N_("Gas cloud: {roll}, it drifts back towards the gun."),
    .meaning = N_("The gas drifts one cell back towards the gun."),
  },
  [VERDICT_GAS_BEHIND] = {
    .sentence = N_("Gas cloud: {roll}, it drifts away from the gun."),
    .meaning = N_("The gas drifts one cell away from the gun."),
  },
};

/* What dice mean that mean the same in all sets: below what is needed, and from
 * there on.
 */
static const Verdict verdicts[RDT_N_DICE_PURPOSES][2] = {
  [RDT_DICE_INITIATIVE] = { VERDICT_INITIATIVE, VERDICT_INITIATIVE },
  [RDT_DICE_ACTIVATION] = { VERDICT_ACTIVATION, VERDICT_ACTIVATION },
  [RDT_DICE_CARD] = { VERDICT_CARD, VERDICT_CARD },
  [RDT_DICE_COMMAND] = { VERDICT_FAILS, VERDICT_COMMANDS },
  [RDT_DICE_COMMANDER] = { VERDICT_COMMANDER, VERDICT_COMMANDER },
  [RDT_DICE_TO_HIT] = { VERDICT_MISSES, VERDICT_HITS },
  [RDT_DICE_EFFECT] = { VERDICT_IS_LOST, VERDICT_SURVIVES },
  [RDT_DICE_MINEFIELD] = { VERDICT_PASSES_MINES, VERDICT_BLOWN_UP },
  [RDT_DICE_SPOTTING] = { VERDICT_DOES_NOT_SEE, VERDICT_SEES },
};

/* Modern: Artillery Fire (k); M3.  Portable: Artillery Fire; P4. */
static Verdict
judge_landing (const RdtGame  *game,
               const RdtThrow *die)
{
  if (die->score >= die->needs)
    return VERDICT_ON_TARGET;

  if (die->score < 1)
    return VERDICT_NOWHERE;

  if (game->rules->landing == RDT_LANDING_BEFORE_OR_BEHIND)
    return die->score % 2 == 0 ? VERDICT_IN_FRONT : VERDICT_BEHIND;

  switch (die->score)
    {
    case 1:
      return VERDICT_LEFT;

    case 2:
      return VERDICT_BEHIND;

    case 3:
      return VERDICT_RIGHT;

    default:
      return VERDICT_IN_FRONT;
    }
}

static Verdict
judge_close_combat (const RdtGame  *game,
                    const RdtThrow *die)
{
  switch (game->rules->combat)
    {
    case RDT_COMBAT_EACH_SAVES:
      return die->score >= die->needs ? VERDICT_UNHURT : VERDICT_HURT;

    case RDT_COMBAT_KILLS_AT_MOST_POWER:
      return die->score <= die->needs ? VERDICT_KILLS_WITH_LITTLE
                                      : VERDICT_DOES_NOT_KILL_WITH_MUCH;

    case RDT_COMBAT_KILLS_AT_LEAST_POWER:
      return die->score >= die->needs ? VERDICT_KILLS : VERDICT_DOES_NOT_KILL;
    }

  return VERDICT_HURT;
}

/* Modern: Gas; M27. */
static Verdict
judge_drift (const RdtThrow *die)
{
  if (die->score >= 5)
    return VERDICT_GAS_STAYS;

  return die->score % 2 == 0 ? VERDICT_GAS_IN_FRONT : VERDICT_GAS_BEHIND;
}

static Verdict
judge (const RdtGame  *game,
       const RdtThrow *die)
{
  gboolean is_high = die->score >= die->needs;

  if (die->purpose == RDT_DICE_LANDING)
    return judge_landing (game, die);

  if (die->purpose == RDT_DICE_CLOSE_COMBAT)
    return judge_close_combat (game, die);

  if (die->purpose == RDT_DICE_GAS_DRIFT)
    return judge_drift (die);

  if (game->rules->hit == RDT_HIT_BY_EXPOSURE && die->purpose == RDT_DICE_TO_HIT)
    return is_high ? VERDICT_SHOOTS_DEAD : VERDICT_DOES_NOT_SHOOT_DEAD;

  if (game->rules->hit == RDT_HIT_BY_EXPOSURE && die->purpose == RDT_DICE_EFFECT)
    return is_high ? VERDICT_EFFECT : VERDICT_NO_EFFECT;

  return verdicts[die->purpose][is_high];
}

/**
 * rdt_words_roll_modifier:
 *
 * Returns: (transfer full): what changed a die, as in "−1 for cover"
 */
char *
rdt_words_roll_modifier (const RdtModifier *modifier)
{
  g_autofree char *value = NULL;
  RdtFill fill = { .word = rdt_words_modifier (modifier->why) };

  fill.roll = value = g_strdup_printf ("%s%d", modifier->value < 0 ? "−" : "+",
                                       ABS (modifier->value));

  /* Translators: what changes a die, as in "−1 for cover". */
  return rdt_words_fill (_("{roll} for {word}"), &fill);
}

/**
 * rdt_words_roll:
 *
 * Returns: (transfer full): a die and what changed it, as in "4" or
 *   "4, −1 for cover = 3"
 */
char *
rdt_words_roll (const RdtThrow *die)
{
  g_autoptr(GString) list = g_string_new (NULL);
  RdtFill fill = { .has = die->score };

  g_string_append_printf (list, "%u", die->die);

  for (guint i = 0; i < die->n_modifiers; i++)
    {
      g_autofree char *modifier = rdt_words_roll_modifier (&die->modifiers[i]);

      rdt_words_list_add (list, modifier);
    }

  fill.roll = list->str;

  /* Translators: a die, what changed it, and its score: "4, −1 for cover = 3". */
  return rdt_words_fill (die->n_modifiers > 0 ? _("{roll} = {has}") : "{roll}", &fill);
}

/**
 * rdt_words_roll_meaning:
 *
 * Returns: what a die has brought about, in a sentence
 */
const char *
rdt_words_roll_meaning (const RdtGame  *game,
                        const RdtThrow *die)
{
  return _(wordings[judge (game, die)].meaning);
}

/**
 * rdt_words_throw:
 * @game: a battle's fixed half
 * @event: a die that was thrown
 *
 * Returns: (transfer full): for whom and what, with what, and what came of it
 */
char *
rdt_words_throw (const RdtGame  *game,
                 const RdtEvent *event)
{
  const RdtThrow *die = &event->throw;
  g_autofree char *roll = rdt_words_roll (die);
  g_autofree char *unit = NULL;
  g_autofree char *side = NULL;
  RdtFill fill = { .roll = roll, .needs = die->needs, .count = die->die / 2 };

  if (event->unit != RDT_NO_UNIT)
    fill.unit = unit = rdt_words_unit (game, event->unit);
  if (event->side != RDT_NO_SIDE)
    fill.side = side = rdt_words_side (game, event->side);

  return rdt_words_fill (_(wordings[judge (game, die)].sentence), &fill);
}
