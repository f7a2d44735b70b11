/* rdt-odds-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-odds-words.h"

#include <glib/gi18n.h>

#include "rdt-event-words.h"
#include "rdt-name-words.h"
#include "rdt-scene.h"
#include "rdt-words.h"

#define N_FACES 6

/* The effect of a die that is certain before it is rolled. */
typedef struct
{
  const char *always;
  const char *never;
} Certainty;

/* The effect of a die that succeeds on any face, and on none, by purpose. */
static const Certainty certainties[RDT_N_DICE_PURPOSES] = {
  [RDT_DICE_COMMAND] = { .always = N_("succeeds on any roll"), .never = N_("cannot succeed") },
  [RDT_DICE_LANDING] = { .always = N_("lands on target on any roll"),
                         .never = N_("cannot land on target") },
  [RDT_DICE_TO_HIT] = { .always = N_("hits on any roll"), .never = N_("cannot hit") },
  [RDT_DICE_SPOTTING] = { .always = N_("spots on any roll"), .never = N_("cannot spot") },
};

static const Certainty certain_retreat = {
  .always = N_("must retreat on any roll"), .never = N_("destroyed on any roll"),
};
static const Certainty certain_survival = {
  .always = N_("survives on any roll"), .never = N_("destroyed on any roll"),
};
static const Certainty certain_safety = {
  .always = N_("safe on any roll"), .never = N_("hit on any roll"),
};
static const Certainty certain_kill = {
  .always = N_("destroys {other} on any roll"), .never = N_("cannot destroy {other}"),
};

static const Certainty *
find_certainty (const RdtGame *game,
                const RdtRoll *die)
{
  if (die->purpose == RDT_DICE_CLOSE_COMBAT)
    return rdt_words_is_against_power (game, die) ? &certain_kill : &certain_safety;

  if (die->purpose == RDT_DICE_EFFECT)
    return game->rules->hit == RDT_HIT_BY_QUALITY ? &certain_retreat : &certain_survival;

  return certainties[die->purpose].always != NULL ? &certainties[die->purpose] : NULL;
}

static int
sum_modifiers (const RdtRoll *die)
{
  int sum = 0;

  for (guint i = 0; i < die->n_modifiers; i++)
    sum += die->modifiers[i].value;

  return sum;
}

/* Describes what is to be rolled: the score needed, less the modifiers. */
static char *
tell_faces (const RdtGame *game,
            const RdtRoll *die,
            RdtUnitIndex   enemy)
{
  const Certainty *certainty = find_certainty (game, die);
  guint n_faces = rdt_odds_count_faces (game, die);
  RdtRoll bare = *die;

  if (certainty != NULL && n_faces % N_FACES == 0)
    {
      g_autofree char *name = rdt_words_enemy (game, enemy);

      return rdt_words_fill (n_faces > 0 ? _(certainty->always) : _(certainty->never),
                             &(RdtFill) { .other = name });
    }

  /* A power has its modifiers already. */
  if (rdt_words_is_against_power (game, die))
    return rdt_words_roll_target (game, die, enemy);

  bare.needs -= sum_modifiers (die);
  bare.n_modifiers = 0;

  return rdt_words_roll_target (game, &bare, enemy);
}

/**
 * rdt_words_roll_needed:
 * @game: a battle's fixed half
 * @die: a die that has not been rolled
 * @enemy: the unit fought, or %RDT_NO_UNIT
 *
 * Returns: (transfer full) (nullable): the effect of each face of the die, and the total
 *   that its modifiers have to make of it, as in "hits on 3+ (total needed: 5+)" or "cannot
 *   hit (total needed: 7+)"; %NULL if no score is needed
 */
char *
rdt_words_roll_needed (const RdtGame *game,
                       const RdtRoll *die,
                       RdtUnitIndex   enemy)
{
  g_autofree char *faces = NULL;

  /* Portable: Pinning: the table of scores knows no modifiers. */
  if (die->n_modifiers == 0
      || die->needs == 0
      || (game->rules->hit == RDT_HIT_BY_EXPOSURE && die->purpose != RDT_DICE_CLOSE_COMBAT))
    return rdt_words_roll_target (game, die, enemy);

  faces = tell_faces (game, die, enemy);
  if (faces == NULL || rdt_words_is_against_power (game, die) || sum_modifiers (die) == 0)
    return g_steal_pointer (&faces);

  /* Translators: the effect of a die, and the total of die and modifiers that is needed for
   * the better result: "hits on 3+ (total needed: 5+)".
   */
  return rdt_words_fill (_("{word} (total needed: {needs}+)"),
                         &(RdtFill) { .word = faces, .needs = die->needs });
}

/* Whether a hit unit that survives has to retreat. */
static gboolean
is_driven_back (const RdtGame     *game,
                const RdtOddsRoll *roll)
{
  return roll->die.purpose == RDT_DICE_EFFECT
         && game->rules->hit == RDT_HIT_BY_QUALITY
         && roll->unit < game->n_units;
}

/* The enemy in a fight: the other unit that rolls for close combat. */
static RdtUnitIndex
find_enemy (const RdtOdds     *odds,
            const RdtOddsRoll *roll)
{
  for (guint i = 0; i < odds->n_rolls; i++)
    if (odds->rolls[i].die.purpose == RDT_DICE_CLOSE_COMBAT
        && odds->rolls[i].unit != roll->unit)
      return odds->rolls[i].unit;

  return RDT_NO_UNIT;
}

/* Whether a hit destroys a unit more often than its die does, since where it could
 * retreat to another unit may go first.  Of several dice for one unit the chances
 * do not tell.
 */
static gboolean
may_be_left_without_retreat (const RdtGame     *game,
                             const RdtOdds     *odds,
                             const RdtOddsRoll *roll)
{
  const RdtFate *fate = &odds->fates[roll->unit];
  guint n_destroying = N_FACES - rdt_odds_count_faces (game, &roll->die);

  return !odds->is_rough
         && roll->n_dice == 1
         && fate->destroyed * N_FACES > fate->hit * n_destroying;
}

/* Describes each result.  Whether a unit can retreat, or is aboard another, is not
 * known from the die alone.  Rule: R10.
 */
static char *
describe_results (const RdtGame     *game,
                  const RdtOdds     *odds,
                  const RdtOddsRoll *roll)
{
  char *words;

  if (is_driven_back (game, roll) && odds->fates[roll->unit].retreats == 0)
    return odds->fates[roll->unit].destroyed == odds->fates[roll->unit].hit
           ? g_strdup (_("destroyed on any roll: it cannot retreat"))
           : rdt_words_roll_survival (&roll->die);

  words = rdt_words_roll_needed (game, &roll->die, find_enemy (odds, roll));
  if (is_driven_back (game, roll) && may_be_left_without_retreat (game, odds, roll))
    {
      g_autofree char *results = words;

      /* Translators: "destroyed on 3 or less, must retreat on 4+ (destroyed if no
       * square is left)": another unit may have retreated there first.
       */
      return rdt_words_fill (game->map->grid.kind == RDT_GRID_SQUARE
                             ? _("{word} (destroyed if no square is left)")
                             : _("{word} (destroyed if no hex is left)"),
                             &(RdtFill) { .word = results });
    }

  return words != NULL ? words : g_strdup (rdt_words_purpose (roll->die.purpose));
}

/* Whether there is one die for each hit, and several dice may hit. */
static gboolean
is_for_each_hit (const RdtOddsRoll *roll)
{
  return roll->die.purpose == RDT_DICE_EFFECT && roll->n_dice > 1;
}

/**
 * rdt_words_odds_roll:
 * @roll: a roll of @odds
 *
 * Returns: (transfer full): who rolls how many dice, and the meaning of each
 *   result
 */
char *
rdt_words_odds_roll (const RdtGame     *game,
                     const RdtOdds     *odds,
                     const RdtOddsRoll *roll)
{
  g_autofree char *unit = roll->unit < game->n_units ? rdt_words_unit (game, roll->unit) : NULL;
  g_autofree char *results = describe_results (game, odds, roll);
  RdtFill fill = { .unit = unit, .word = results, .count = roll->n_dice };

  if (unit == NULL)
    return rdt_words_fill (ngettext ("{count} die: {word}", "{count} dice: {word}",
                                     roll->n_dice), &fill);

  if (is_for_each_hit (roll))
    /* Translators: how many dice at most, one for each hit, for whom, and what
     * they do.
     */
    return rdt_words_fill (ngettext ("Up to {count} die for {unit}: {word}",
                                     "Up to {count} dice for {unit}: {word}", roll->n_dice),
                           &fill);

  /* Translators: who rolls how many dice, and what they do: "1st Rifles rolls 2
   * dice: hits on 5+".
   */
  return rdt_words_fill (ngettext ("{count} die for {unit}: {word}",
                                   "{count} dice for {unit}: {word}", roll->n_dice), &fill);
}

/* Modern: Gas; M27: how often a cloud drifts. */
static char *
note_gas (const RdtGame *game)
{
  RdtFill fill = { .count = game->rules->gas_turns - 1 };

  return rdt_words_fill (ngettext ("Gas hits every unit where it lands, friend or foe. Next turn"
                                   " it drifts, and hits every unit where it is then.",
                                   "Gas hits every unit where it lands, friend or foe. In each of"
                                   " the next {count} turns it drifts, and hits every unit"
                                   " where it is then.", fill.count), &fill);
}

/* 20th Century: Woods & Built-up Areas; T10. */
static char *
note_spotting (const RdtGame  *game,
               const RdtOrder *order)
{
  g_autofree char *unit = rdt_words_unit (game, order->unit);
  RdtFill fill = { .unit = unit };

  if (rdt_game_get_weapon (game, order->unit)->sight == RDT_SIGHT_NEED_FREE)
    return rdt_words_fill (_("No spotting roll: {unit} can fire without seeing the target."),
                           &fill);

  return g_strdup (_("In woods and built-up areas a target must be spotted first. If the"
                     " roll fails, the unit has used up its fire all the same."));
}

/* Modern: Close Combat (b).  Why the defender needs a higher score than usual. */
static char *
note_aspect (const RdtGame     *game,
             const RdtPosition *position,
             const RdtOrder    *order)
{
  const RdtGrid *grid = &game->map->grid;
  RdtUnitIndex defender = order->other < game->n_units
                            ? order->other : rdt_find_defender (game, position, order->cell);
  g_autofree char *unit = NULL;
  RdtFill fill = { .unit = NULL };
  RdtFacing towards;

  if (defender == RDT_NO_UNIT
      || rdt_game_get_type (game, defender)->front == rdt_game_get_type (game, defender)->flank)
    return NULL;

  towards = rdt_grid_facing_to (grid, position->units[defender].cell,
                                position->units[order->unit].cell);
  fill.unit = unit = rdt_words_unit (game, defender);

  switch (rdt_grid_get_aspect (grid, position->units[defender].facing, towards))
    {
    case RDT_ASPECT_FRONT:
      break;

    case RDT_ASPECT_FLANK:
      return rdt_words_fill (_("{unit} would be attacked in the flank."), &fill);

    case RDT_ASPECT_REAR:
      return rdt_words_fill (_("{unit} would be attacked from the rear."), &fill);
    }

  return NULL;
}

/**
 * rdt_words_odds_note:
 * @position: the position before the order
 *
 * Returns: (transfer full) (nullable): what the odds of an order do not tell by
 *   themselves
 */
char *
rdt_words_odds_note (const RdtGame     *game,
                     const RdtPosition *position,
                     const RdtOrder    *order)
{
  if (order->kind == RDT_ORDER_CLOSE_COMBAT)
    return note_aspect (game, position, order);

  if (order->kind != RDT_ORDER_FIRE || order->cell == RDT_NO_CELL)
    return NULL;

  if (order->gas)
    return note_gas (game);

  if (game->rules->laws[RDT_LAW_FIRE_SPOTTING]
      && (game->map->cells[order->cell].flags & (RDT_MAP_WOODS | RDT_MAP_BUILT_UP)) != 0)
    return note_spotting (game, order);

  return NULL;
}

/**
 * rdt_words_ground_hits:
 * @cell: a cell with mines or gas
 *
 * Returns: (transfer full): which of them hits units there
 */
char *
rdt_words_ground_hits (const RdtGame     *game,
                       const RdtPosition *position,
                       RdtCell            cell)
{
  char label[RDT_CELL_LABEL_SIZE];
  RdtFill fill = { .cell = label };

  rdt_grid_format_cell (&game->map->grid, cell, label);

  return rdt_words_fill (rdt_cell_set_has (&position->minefields, cell)
                           ? _("The minefield hits the unit at {cell}.")
                           : _("The gas hits the unit at {cell}."), &fill);
}

/**
 * rdt_words_odds_risk:
 * @position: the position before the order
 * @order: an order that leads into mines or gas
 *
 * Returns: (transfer full): what does the harm
 */
char *
rdt_words_odds_risk (const RdtGame     *game,
                     const RdtPosition *position,
                     const RdtOrder    *order)
{
  RdtCell end = order->n_path > 0 ? order->path[order->n_path - 1] : order->cell;

  /* 20th Century: Minefields; T18: mines on the path count, too. */
  if (game->rules->mines == RDT_MINES_DIE)
    return g_strdup (_("Mines may destroy the unit."));

  return rdt_words_ground_hits (game, position, end);
}

static char *
list_declared (const RdtGame     *game,
               const RdtPosition *position,
               const RdtOrder    *order)
{
  g_autoptr(GString) list = g_string_new (NULL);

  for (guint i = 0; i < position->n_declared; i++)
    {
      RdtUnitIndex unit = position->declared[i];
      g_autofree char *name = rdt_words_unit (game, unit);

      if (game->units[unit].side == game->units[order->unit].side
          && position->units[unit].target == order->cell)
        rdt_words_list_add (list, name);
    }

  return g_strdup (list->str);
}

/**
 * rdt_words_odds_together:
 * @position: the position before the order
 * @order: fire
 *
 * Returns: (transfer full) (nullable): the chances that enemies at the target are hit and
 *   destroyed by this and other guns that fire at it at the same time
 */
char *
rdt_words_odds_together (const RdtGame     *game,
                         const RdtPosition *position,
                         const RdtOrder    *order)
{
  g_autofree RdtOdds *odds = g_new (RdtOdds, 1);
  g_autofree char *guns = NULL;
  g_autoptr(GString) fates = g_string_new (NULL);
  RdtSide enemy = rdt_side_other (game->units[order->unit].side);

  if (order->kind != RDT_ORDER_FIRE || !rdt_odds_compute_together (game, position, order, odds))
    return NULL;

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      g_autofree char *fate = rdt_words_odds_fate (game, odds, unit);

      if (game->units[unit].side == enemy && position->units[unit].cell == order->cell)
        rdt_words_list_add (fates, fate);
    }

  guns = list_declared (game, position, order);

  /* Translators: guns that fire at a target at the same time as the selected one, and the
   * chances for the units there: "Together with 2nd Battery: 1st Rifles: hit 56%, destroyed 31%".
   */
  return rdt_words_fill (_("Together with {unit}: {word}"),
                         &(RdtFill) { .unit = guns, .word = fates->str });
}

/**
 * rdt_words_odds_fate:
 *
 * Returns: (transfer full): the chances that a unit is hit and destroyed
 */
char *
rdt_words_odds_fate (const RdtGame *game,
                     const RdtOdds *odds,
                     RdtUnitIndex   unit)
{
  g_autofree char *name = rdt_words_unit (game, unit);
  RdtFill fill = {
    .unit = name,
    .has = rdt_odds_to_percent (odds, odds->fates[unit].hit),
    .needs = rdt_odds_to_percent (odds, odds->fates[unit].destroyed),
  };

  /* Translators: a unit, and the chances that fire hits and destroys it. */
  return rdt_words_fill (_("{unit}: hit {has}%, destroyed {needs}%"), &fill);
}
