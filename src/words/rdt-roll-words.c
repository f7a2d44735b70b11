/* rdt-roll-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-event-words.h"

#include <glib/gi18n.h>

#include "rdt-name-words.h"
#include "rdt-words.h"

/* The result of a die. */
typedef enum
{
  VERDICT_INITIATIVE,
  VERDICT_TIE,
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
  VERDICT_SHOOTS_DOWN,
  VERDICT_SURVIVES,
  VERDICT_IS_PINNED,
  VERDICT_MUST_RETREAT,
  VERDICT_IS_LOST,
  VERDICT_IS_LOST_ALREADY,
  VERDICT_UNHURT,
  VERDICT_HURT,
  VERDICT_KILLS,
  VERDICT_DOES_NOT_KILL,
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


/* Translators: {roll} is a die with its modifiers, as in "4, −1 cover = 3"; {word}
 * is what was needed, as in "hits on 5+".
 */
static const Wording wordings[] = {
  [VERDICT_INITIATIVE] = {
    .sentence = N_("{side} rolled {roll} for initiative."),
    .meaning = N_("The higher roll goes first; ties are re-rolled."),
  },
  [VERDICT_TIE] = {
    .sentence = N_("{side} rolled {roll} for initiative: a tie, so both sides roll again."),
    .meaning = N_("The higher roll goes first; ties are re-rolled."),
  },
  [VERDICT_ACTIVATION] = {
    .sentence = N_("{side} rolled {roll} on an activation die, worth {count}."),
    .meaning = N_("Activations: +{count}."),
  },
  [VERDICT_COMMANDER] = {
    .sentence = N_("{side} rolled {roll} for its commander."),
    .meaning = N_("The roll sets the commander’s rating."),
  },
  [VERDICT_CARD] = {
    .sentence = N_("Next card: {side}."),
    .meaning = N_("The card says which side may activate a unit."),
  },
  [VERDICT_COMMANDS] = {
    .sentence = N_("{side} rolled {roll} to activate a unit ({word}): it can activate one."),
    .meaning = N_("The commander can activate a unit."),
  },
  [VERDICT_FAILS] = {
    .sentence = N_("{side} rolled {roll} to activate a unit ({word}): no activation."),
    .meaning = N_("The commander cannot activate a unit."),
  },
  [VERDICT_ON_TARGET] = {
    .sentence = N_("{unit} firing: rolled {roll} ({word}). On target."),
    .meaning = N_("The fire lands on the target."),
  },
  [VERDICT_IN_FRONT] = {
    .sentence = N_("{unit} firing: rolled {roll} ({word}). Short of the target."),
    .meaning = N_("The fire lands just short of the target."),
  },
  [VERDICT_BEHIND] = {
    .sentence = N_("{unit} firing: rolled {roll} ({word}). Beyond the target."),
    .meaning = N_("The fire lands just beyond the target."),
  },
  [VERDICT_LEFT] = {
    .sentence = N_("{unit} firing: rolled {roll} ({word})."
                   " Left of the target, seen from the gun."),
    .meaning = N_("The fire lands just left of the target."),
  },
  [VERDICT_RIGHT] = {
    .sentence = N_("{unit} firing: rolled {roll} ({word})."
                   " Right of the target, seen from the gun."),
    .meaning = N_("The fire lands just right of the target."),
  },
  [VERDICT_NOWHERE] = {
    .sentence = N_("{unit} firing: rolled {roll} ({word}). No effect."),
    .meaning = N_("The fire has no effect."),
  },
  [VERDICT_HITS] = {
    .sentence = N_("{unit} firing: rolled {roll} ({word}). Hit."),
    .meaning = N_("The shot hits."),
  },
  [VERDICT_MISSES] = {
    .sentence = N_("{unit} firing: rolled {roll} ({word}). Miss."),
    .meaning = N_("The shot misses."),
  },
  [VERDICT_SHOOTS_DEAD] = {
    .sentence = N_("{unit} firing: rolled {roll} ({word}). The target is destroyed."),
    .meaning = N_("The shot destroys the target."),
  },
  [VERDICT_DOES_NOT_SHOOT_DEAD] = {
    .sentence = N_("{unit} firing: rolled {roll} ({word}). The target is not destroyed."),
    .meaning = N_("The shot does not destroy the target."),
  },
  [VERDICT_SHOOTS_DOWN] = {
    .sentence = N_("{unit} firing: rolled {roll} ({word}). The target is pinned."),
    .meaning = N_("The shot pins the target."),
  },
  [VERDICT_IS_PINNED] = {
    .sentence = N_("Hit on {unit}: rolled {roll} ({word}). Pinned."),
    .meaning = N_("The hit pins the unit."),
  },
  [VERDICT_SURVIVES] = {
    .sentence = N_("Hit on {unit}: rolled {roll} ({word}). It survives."),
    .meaning = N_("The unit survives the hit."),
  },
  [VERDICT_MUST_RETREAT] = {
    .sentence = N_("Hit on {unit}: rolled {roll} ({word}). It must retreat."),
    .meaning = N_("The unit is not destroyed, but must retreat."),
  },
  [VERDICT_IS_LOST] = {
    .sentence = N_("Hit on {unit}: rolled {roll} ({word}). Destroyed."),
    .meaning = N_("The hit destroys the unit."),
  },
  [VERDICT_IS_LOST_ALREADY] = {
    .sentence = N_("Another hit on {unit}: rolled {roll}. It was already destroyed."),
    .meaning = N_("The unit is already destroyed: this roll changes nothing."),
  },
  [VERDICT_UNHURT] = {
    .sentence = N_("{unit} in close combat: rolled {roll} ({word}). Not hit."),
    .meaning = N_("The unit is not hit."),
  },
  [VERDICT_HURT] = {
    .sentence = N_("{unit} in close combat: rolled {roll} ({word}). Hit."),
    .meaning = N_("The unit is hit."),
  },
  [VERDICT_KILLS] = {
    .sentence = N_("{unit} in close combat: rolled {roll} ({word}). {other} destroyed."),
    .meaning = N_("The roll destroys {other}."),
  },
  [VERDICT_DOES_NOT_KILL] = {
    .sentence = N_("{unit} in close combat: rolled {roll} ({word}). {other} not destroyed."),
    .meaning = N_("The roll does not destroy {other}."),
  },
  [VERDICT_BLOWN_UP] = {
    .sentence = N_("{unit} in the minefield: rolled {roll} ({word}). Destroyed."),
    .meaning = N_("The mines destroy the unit."),
  },
  [VERDICT_PASSES_MINES] = {
    .sentence = N_("{unit} in the minefield: rolled {roll} ({word}). Unharmed."),
    .meaning = N_("The unit gets through the mines."),
  },
  [VERDICT_SEES] = {
    .sentence = N_("{unit} spotting: rolled {roll} ({word}). Spotted."),
    .meaning = N_("The target is spotted."),
  },
  [VERDICT_DOES_NOT_SEE] = {
    .sentence = N_("{unit} spotting: rolled {roll} ({word}). Not spotted."),
    .meaning = N_("The target is not spotted."),
  },
  [VERDICT_GAS_STAYS] = {
    .sentence = N_("Gas cloud: rolled {roll}. It stays."),
    .meaning = N_("The gas stays where it is."),
  },
  [VERDICT_GAS_IN_FRONT] = {
    .sentence = N_("Gas cloud: rolled {roll}. It drifts back towards the gun."),
    .meaning = N_("The gas drifts back towards the gun."),
  },
  [VERDICT_GAS_BEHIND] = {
    .sentence = N_("Gas cloud: rolled {roll}. It drifts away from the gun."),
    .meaning = N_("The gas drifts away from the gun."),
  },
};

/* By purpose, the result below the score needed and from it on, where it is the
 * same in all rule sets.
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
judge_landing (const RdtGame *game,
               const RdtRoll *die)
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
judge_close_combat (const RdtGame *game,
                    const RdtRoll *die)
{
  switch (game->rules->combat)
    {
    case RDT_COMBAT_EACH_SAVES:
      return die->score >= die->needs ? VERDICT_UNHURT : VERDICT_HURT;

    case RDT_COMBAT_KILLS_AT_MOST_POWER:
      return die->score <= die->needs ? VERDICT_KILLS : VERDICT_DOES_NOT_KILL;

    case RDT_COMBAT_KILLS_AT_LEAST_POWER:
      return die->score >= die->needs ? VERDICT_KILLS : VERDICT_DOES_NOT_KILL;
    }

  return VERDICT_HURT;
}

/* Modern: Gas; M27. */
static Verdict
judge_drift (const RdtRoll *die)
{
  if (die->score >= 5)
    return VERDICT_GAS_STAYS;

  return die->score % 2 == 0 ? VERDICT_GAS_IN_FRONT : VERDICT_GAS_BEHIND;
}

/* Portable: Pinning: the lowest die that pins, or 0.  The table has a column for
 * targets in the open and one for others.
 */
static guint
find_pinning (const RdtGame *game,
              const RdtRoll *die)
{
  const RdtRules *rules = game->rules;

  if (!rdt_game_has_option (game, RDT_OPTION_PINNING))
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (rules->pinning_destroys); i++)
    if (rules->pinning_destroys[i] == die->needs)
      return rules->pinning_pins[i] < die->needs ? rules->pinning_pins[i] : 0;

  return 0;
}

/* Portable: Artillery Fire, Non-Artillery Fire; P2. */
static Verdict
judge_exposure (const RdtGame *game,
                const RdtRoll *die)
{
  gboolean is_shot = die->purpose == RDT_DICE_TO_HIT;
  guint pins = find_pinning (game, die);

  if (die->score >= die->needs)
    return is_shot ? VERDICT_SHOOTS_DEAD : VERDICT_IS_LOST;

  if (pins > 0 && die->score >= (int) pins)
    return is_shot ? VERDICT_SHOOTS_DOWN : VERDICT_IS_PINNED;

  return is_shot ? VERDICT_DOES_NOT_SHOOT_DEAD : VERDICT_SURVIVES;
}

static Verdict
judge (const RdtGame *game,
       const RdtRoll *die)
{
  gboolean is_high = die->score >= die->needs;

  if (die->note == RDT_NOTE_TIE)
    return VERDICT_TIE;

  if (die->note == RDT_NOTE_TOO_LATE)
    return VERDICT_IS_LOST_ALREADY;

  if (die->purpose == RDT_DICE_LANDING)
    return judge_landing (game, die);

  if (die->purpose == RDT_DICE_CLOSE_COMBAT)
    return judge_close_combat (game, die);

  if (die->purpose == RDT_DICE_GAS_DRIFT)
    return judge_drift (die);

  if (game->rules->hit == RDT_HIT_BY_EXPOSURE
      && (die->purpose == RDT_DICE_TO_HIT || die->purpose == RDT_DICE_EFFECT))
    return judge_exposure (game, die);

  if (game->rules->hit == RDT_HIT_BY_QUALITY && die->purpose == RDT_DICE_EFFECT)
    return is_high ? VERDICT_MUST_RETREAT : VERDICT_IS_LOST;

  return verdicts[die->purpose][is_high];
}

/**
 * rdt_words_is_against_power:
 *
 * Returns: whether a die is compared with a power that has the modifiers, as in the
 *   rules and on sheets, although the engine applies them to the die.  Portable: Close
 *   Combat; 20th Century: T8.
 */
gboolean
rdt_words_is_against_power (const RdtGame *game,
                            const RdtRoll *die)
{
  return die->purpose == RDT_DICE_CLOSE_COMBAT && game->rules->combat != RDT_COMBAT_EACH_SAVES;
}

/* The power with its modifiers. */
static int
find_power (const RdtRoll *die)
{
  int power = die->needs;

  for (guint i = 0; i < die->n_modifiers; i++)
    power -= die->modifiers[i].value;

  return power;
}

/**
 * rdt_words_roll_modifier:
 * @index: the index of a modifier of @die
 *
 * Returns: (transfer full): a modifier of the die, or of the power that it is
 *   compared with, as in "−1 cover"
 */
char *
rdt_words_roll_modifier (const RdtGame *game,
                         const RdtRoll *die,
                         guint          index)
{
  const RdtModifier *modifier = &die->modifiers[index];
  int change = rdt_words_is_against_power (game, die) ? -modifier->value : modifier->value;
  g_autofree char *value = NULL;
  RdtFill fill = { .word = rdt_words_modifier (modifier->kind) };

  fill.roll = value = g_strdup_printf ("%s%d", change < 0 ? "−" : "+", ABS (change));

  /* Translators: a modifier of a die, as in "−1 cover". */
  return rdt_words_fill (_("{roll} {word}"), &fill);
}

static void
add_modifiers (GString       *list,
               const RdtGame *game,
               const RdtRoll *die)
{
  for (guint i = 0; i < die->n_modifiers; i++)
    {
      g_autofree char *modifier = rdt_words_roll_modifier (game, die, i);

      rdt_words_list_add (list, modifier);
    }
}

/* Returns: (transfer full): a die with its modifiers, as in "4" or "4, −1 cover = 3" */
static char *
say_roll (const RdtGame *game,
          const RdtRoll *die)
{
  g_autoptr(GString) list = g_string_new (NULL);
  gboolean is_changed = die->n_modifiers > 0 && !rdt_words_is_against_power (game, die);
  RdtFill fill = { .has = die->score };

  g_string_append_printf (list, "%u", die->die);
  if (is_changed)
    add_modifiers (list, game, die);
  fill.roll = list->str;

  /* Translators: a die with its modifiers and the total: "4, −1 cover = 3". */
  return rdt_words_fill (is_changed ? _("{roll} = {has}") : "{roll}", &fill);
}

/* Fills in "destroyed on {word}" and the like for a minimum or a maximum. */
static char *
fill_target (const char *sentence,
             const char *good,
             const char *other)
{
  return rdt_words_fill (sentence, &(RdtFill) { .word = good, .other = other });
}

/* Formats a minimum of a die, or of a total, which may be more than 6. */
static char *
format_at_least (gboolean is_total,
                 int      score)
{
  RdtFill fill = { .needs = score };

  /* Translators: the minimum that succeeds: "5+". */
  return score == 6 && !is_total ? g_strdup ("6") : rdt_words_fill (_("{needs}+"), &fill);
}

/* Formats a maximum of a die, or of a total, which may be less than 1. */
static char *
format_at_most (gboolean is_total,
                int      score)
{
  RdtFill fill = { .needs = score };

  /* Translators: the maximum that succeeds: "3 or less". */
  return score == 1 && !is_total ? g_strdup ("1") : rdt_words_fill (_("{needs} or less"), &fill);
}

/* Portable: Artillery Fire, Non-Artillery Fire: for a shot the firing unit rolls,
 * for the effect of a shell the unit that is hit.
 */
static char *
tell_exposure (const RdtGame *game,
               const RdtRoll *die)
{
  gboolean is_shot = die->purpose == RDT_DICE_TO_HIT;
  g_autofree char *destroys = format_at_least (die->n_modifiers > 0, die->needs);
  guint pins = find_pinning (game, die);
  RdtFill fill = { .word = destroys, .has = pins, .needs = die->needs - 1 };

  if (pins == 0 && die->note == RDT_NOTE_COMMAND)
    return rdt_words_fill (is_shot ? _("destroys a Command unit on {word}")
                                   : _("Command unit, destroyed on {word}"), &fill);

  if (pins == 0)
    /* Translators: the effect of a roll on its target: "destroyed on 5+". */
    return rdt_words_fill (is_shot ? _("destroys the target on {word}")
                                   : _("destroyed on {word}"), &fill);

  if (fill.has == fill.needs)
    return rdt_words_fill (is_shot ? _("destroys the target on {word}, pins it on {has}")
                                   : _("destroyed on {word}, pinned on {has}"), &fill);

  /* Translators: "destroyed on 6+, pinned on 4–5". */
  return rdt_words_fill (is_shot ? _("destroys the target on {word}, pins it on {has}–{needs}")
                                 : _("destroyed on {word}, pinned on {has}–{needs}"), &fill);
}

/* The effect roll of a unit that is hit. */
static char *
tell_effect (const RdtRoll *die,
             const char    *sentence)
{
  g_autofree char *survives = format_at_least (die->n_modifiers > 0, die->needs);
  g_autofree char *destroyed = format_at_most (die->n_modifiers > 0, die->needs - 1);

  return fill_target (sentence, survives, destroyed);
}

/**
 * rdt_words_roll_survival:
 * @die: an effect roll
 *
 * Returns: (transfer full): its effect on a unit that would not retreat, such as
 *   one aboard another
 */
char *
rdt_words_roll_survival (const RdtRoll *die)
{
  return tell_effect (die, _("destroyed on {other}, survives on {word}"));
}

static char *
choose_effect (const RdtGame *game,
               const RdtRoll *die)
{
  switch (game->rules->hit)
    {
    case RDT_HIT_BY_EXPOSURE:
      return tell_exposure (game, die);

    case RDT_HIT_BY_QUALITY:
      /* Translators: "destroyed on 3 or less, must retreat on 4+". */
      return tell_effect (die, _("destroyed on {other}, must retreat on {word}"));

    case RDT_HIT_BY_COVER:
      break;
    }

  return rdt_words_roll_survival (die);
}

/**
 * rdt_words_enemy:
 * @enemy: the unit fought, or %RDT_NO_UNIT
 *
 * Returns: (transfer full): it, as the object of a sentence
 */
char *
rdt_words_enemy (const RdtGame *game,
                 RdtUnitIndex   enemy)
{
  /* Translators: as in "destroys the enemy". */
  return enemy < game->n_units ? rdt_words_unit (game, enemy) : g_strdup (_("the enemy"));
}

static char *
tell_close_combat (const RdtGame *game,
                   const RdtRoll *die,
                   RdtUnitIndex   enemy)
{
  gboolean by_power = rdt_words_is_against_power (game, die);
  g_autofree char *high = format_at_least (die->n_modifiers > 0 && !by_power,
                                           by_power ? find_power (die) : die->needs);
  g_autofree char *low = format_at_most (FALSE, find_power (die));
  g_autofree char *lower = format_at_most (die->n_modifiers > 0, die->needs - 1);
  g_autofree char *name = rdt_words_enemy (game, enemy);

  switch (game->rules->combat)
    {
    case RDT_COMBAT_EACH_SAVES:
      break;

    case RDT_COMBAT_KILLS_AT_MOST_POWER:
      /* Translators: {other} is the enemy: "destroys 2nd Rifles on 3 or less". */
      return fill_target (_("destroys {other} on {word}"), low, name);

    case RDT_COMBAT_KILLS_AT_LEAST_POWER:
      return fill_target (_("destroys {other} on {word}"), high, name);
    }

  /* Translators: "hit on 3 or less, safe on 4+". */
  return fill_target (_("hit on {other}, safe on {word}"), high, lower);
}

/* The effect of a score, by purpose, where it is the same in all rule sets. */
static const char *const targets[RDT_N_DICE_PURPOSES] = {
  [RDT_DICE_COMMAND] = N_("succeeds on {word}"),
  [RDT_DICE_LANDING] = N_("lands on target on {word}"),
  [RDT_DICE_TO_HIT] = N_("hits on {word}"),
  [RDT_DICE_MINEFIELD] = N_("destroyed on {word}"),
  [RDT_DICE_SPOTTING] = N_("spots on {word}"),
};

/**
 * rdt_words_roll_target:
 * @game: a battle's fixed half
 * @die: a die, rolled or not
 * @enemy: the unit fought, or %RDT_NO_UNIT
 *
 * Returns: (transfer full) (nullable): the effect of each result, as in "hits on
 *   5+", "destroys 2nd Rifles on 3 or less" or "destroyed on 3 or less, must
 *   retreat on 4+"; %NULL if no score is needed
 */
char *
rdt_words_roll_target (const RdtGame *game,
                       const RdtRoll *die,
                       RdtUnitIndex   enemy)
{
  g_autofree char *needed = NULL;

  if (die->note == RDT_NOTE_TOO_LATE)
    return g_strdup (_("already destroyed by another hit"));

  if (die->purpose == RDT_DICE_CLOSE_COMBAT)
    return tell_close_combat (game, die, enemy);

  if (die->purpose == RDT_DICE_EFFECT)
    return choose_effect (game, die);

  if (die->purpose == RDT_DICE_TO_HIT && game->rules->hit == RDT_HIT_BY_EXPOSURE)
    return tell_exposure (game, die);

  if (targets[die->purpose] == NULL || die->needs == 0)
    return NULL;

  needed = format_at_least (die->n_modifiers > 0, die->needs);

  return fill_target (_(targets[die->purpose]), needed, NULL);
}

/**
 * rdt_words_roll_total:
 * @game: a battle's fixed half
 * @die: a die that was rolled
 * @enemy: the unit fought, or %RDT_NO_UNIT
 *
 * Returns: (transfer full) (nullable): its total and the effect of each result,
 *   as in "Total 3: hits on 5+"; %NULL if no score is needed
 */
char *
rdt_words_roll_total (const RdtGame *game,
                      const RdtRoll *die,
                      RdtUnitIndex   enemy)
{
  g_autofree char *target = rdt_words_roll_target (game, die, enemy);
  gboolean is_total = die->n_modifiers > 0 && !rdt_words_is_against_power (game, die);
  RdtFill fill = { .has = is_total ? die->score : die->die, .word = target };

  if (target == NULL)
    return NULL;

  /* Translators: a die with its modifiers, and its effect: "Total 3: hits on 5+". */
  return rdt_words_fill (is_total ? _("Total {has}: {word}") : _("Rolled {has}: {word}"), &fill);
}

/* Portable: Appendix 1: Activation Dice. */
static int
count_activations (const RdtRoll *die)
{
  return die->die / 2;
}

/**
 * rdt_words_roll_meaning:
 * @enemy: the unit fought, or %RDT_NO_UNIT
 *
 * Returns: (transfer full): the result of a die in a sentence
 */
char *
rdt_words_roll_meaning (const RdtGame *game,
                        const RdtRoll *die,
                        RdtUnitIndex   enemy)
{
  g_autofree char *name = rdt_words_enemy (game, enemy);

  return rdt_words_fill (_(wordings[judge (game, die)].meaning),
                         &(RdtFill) { .other = name, .count = count_activations (die) });
}

/* The score needed, with the modifiers of the power. */
static char *
say_target (const RdtGame *game,
            const RdtRoll *die,
            RdtUnitIndex   enemy)
{
  g_autofree char *target = rdt_words_roll_target (game, die, enemy);
  g_autoptr(GString) list = g_string_new (NULL);

  if (target == NULL || die->n_modifiers == 0 || !rdt_words_is_against_power (game, die))
    return g_steal_pointer (&target);

  add_modifiers (list, game, die);

  /* Translators: the effect of a die, and the modifiers of the power that it is
   * compared with: "destroys 2nd Rifles on 3 or less: −1 several attackers".
   */
  return rdt_words_fill (_("{word}: {roll}"), &(RdtFill) { .word = target, .roll = list->str });
}

/**
 * rdt_words_roll:
 * @game: a battle's fixed half
 * @event: a roll
 *
 * Returns: (transfer full): who rolled for what, the die and its result
 */
char *
rdt_words_roll (const RdtGame  *game,
                const RdtEvent *event)
{
  const RdtRoll *die = &event->roll;
  g_autofree char *roll = say_roll (game, die);
  g_autofree char *target = say_target (game, die, event->other);
  g_autofree char *enemy = rdt_words_enemy (game, event->other);
  g_autofree char *unit = NULL;
  g_autofree char *side = NULL;
  RdtFill fill = {
    .roll = roll, .word = target, .other = enemy, .count = count_activations (die),
  };

  if (event->unit != RDT_NO_UNIT)
    fill.unit = unit = rdt_words_unit (game, event->unit);
  if (event->side != RDT_NO_SIDE)
    fill.side = side = rdt_words_side (game, event->side);

  return rdt_words_fill (_(wordings[judge (game, die)].sentence), &fill);
}
