/* rdt-goal-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-goal-words.h"

#include <glib/gi18n.h>

#include "rdt-event-words.h"
#include "rdt-name-words.h"
#include "rdt-series.h"
#include "rdt-words.h"

/**
 * rdt_words_exhaustion:
 *
 * Returns: what an exhausted side can no longer do.  Rule: M19.
 */
const char *
rdt_words_exhaustion (void)
{
  return _("Units of an exhausted side cannot move closer to the enemy, attack in close combat or"
           " advance. They can still fire, defend and retreat.");
}

/**
 * rdt_words_turns:
 *
 * Returns: (transfer full): how long the battle lasts
 */
char *
rdt_words_turns (const RdtGame     *game,
                 const RdtPosition *position)
{
  guint turn = MAX (position->turn, 1);
  RdtFill fill = { .has = turn, .needs = game->turn_limit };

  if (game->turn_limit == 0)
    return g_strdup (_("There is no turn limit."));

  if (position->turn == 0)
    return rdt_words_fill (ngettext ("The battle lasts {needs} turn.",
                                     "The battle lasts {needs} turns.", fill.needs), &fill);

  if (turn >= game->turn_limit)
    return rdt_words_fill (_("Turn {has} of {needs}: the last turn."), &fill);

  fill.count = game->turn_limit - turn;

  return rdt_words_fill (ngettext ("Turn {has} of {needs}: {count} more turn after this one.",
                                   "Turn {has} of {needs}: {count} more turns after this one.",
                                   fill.count), &fill);
}

/**
 * rdt_words_goal:
 * @victory: a victory condition of the game
 *
 * Returns: (transfer full): the condition with its progress
 */
char *
rdt_words_goal (const RdtGame     *game,
                const RdtPosition *position,
                const RdtVictory  *victory)
{
  g_autofree char *condition = rdt_words_victory (game, victory);
  RdtFill fill = {
    .word = condition,
    .has = rdt_victory_get_progress (victory, position),
    .needs = victory->count,
  };

  /* Translators: a victory condition, and how much of it is met. */
  return rdt_words_fill (_("{word} Now: {has} (needs {needs})."), &fill);
}

static const char *
choose_losses (const RdtSideState *state,
               guint               exhaustion_point)
{
  if (state->is_exhausted)
    return _("{side}: {has} of {count} units lost, exhausted.");

  if (exhaustion_point > 0)
    return _("{side}: {has} of {count} units lost, exhausted at {needs}.");

  return _("{side}: {has} of {count} units lost.");
}

/**
 * rdt_words_side_losses:
 *
 * Returns: (transfer full): a side's losses, and how many more exhaust it
 */
char *
rdt_words_side_losses (const RdtGame     *game,
                       const RdtPosition *position,
                       RdtSide            side)
{
  const RdtSideState *state = &position->sides[side];
  g_autofree char *name = rdt_words_side (game, side);
  RdtFill fill = {
    .side = name,
    .has = state->lost,
    .count = game->sides[side].n_units,
    .needs = game->sides[side].exhaustion_point,
  };

  return rdt_words_fill (choose_losses (state, game->sides[side].exhaustion_point), &fill);
}

/**
 * rdt_words_otherwise:
 *
 * Returns: (transfer full): who wins if no victory condition is met.  Rule: R16.
 */
char *
rdt_words_otherwise (const RdtGame *game)
{
  g_autofree char *side = NULL;

  if (!game->has_otherwise)
    return g_strdup (_("If no condition is met when the battle ends, the side that lost the"
                       " smaller share of its units wins."));

  if (game->otherwise == RDT_NO_SIDE)
    return g_strdup (_("If no condition is met when the battle ends, it is a draw."));

  side = rdt_words_side (game, game->otherwise);

  return rdt_words_fill (_("If no condition is met when the battle ends, victory goes to {side}."),
                         &(RdtFill) { .side = side });
}

/**
 * rdt_words_turn_outcome:
 * @winner: a side, or %RDT_NO_SIDE for a draw
 *
 * Returns: (transfer full): that the battle ends with this turn
 */
char *
rdt_words_turn_outcome (const RdtGame *game,
                        RdtSide        winner)
{
  g_autofree char *side = NULL;

  if (winner == RDT_NO_SIDE)
    return g_strdup (_("If nothing changes, the battle ends in a draw at the end of this turn."));

  side = rdt_words_side (game, winner);

  return rdt_words_fill (_("If nothing changes, victory goes to {side} at the end of this turn."),
                         &(RdtFill) { .side = side });
}

static void
add_line (GString    *text,
          const char *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}

/**
 * rdt_words_goals:
 *
 * Returns: (transfer full): the turn, the losses of each side and the progress
 *   of each victory condition, one a line
 */
char *
rdt_words_goals (const RdtGame     *game,
                 const RdtPosition *position)
{
  GString *text = g_string_new (NULL);
  g_autofree char *turns = rdt_words_turns (game, position);

  add_line (text, turns);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      g_autofree char *losses = rdt_words_side_losses (game, position, side);

      add_line (text, losses);
    }

  for (guint i = 0; i < game->n_victory; i++)
    {
      g_autofree char *goal = rdt_words_goal (game, position, &game->victory[i]);

      add_line (text, goal);
    }

  return g_string_free (text, FALSE);
}
