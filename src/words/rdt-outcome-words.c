/* rdt-outcome-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-event-words.h"

#include <glib/gi18n.h>

#include "rdt-cell-words.h"
#include "rdt-name-words.h"
#include "rdt-sanitise.h"
#include "rdt-series.h"
#include "rdt-words.h"

/* By the end of a battle, with a winner and without. */
static const char *const ends[][2] = {
  [RDT_END_NO_UNITS] = {
    N_("The battle was a draw: a side had no units left."),
    N_("{side} won: the enemy had no units left."),
  },
  [RDT_END_EXHAUSTED] = {
    N_("The battle was a draw: both sides were exhausted."),
    N_("{side} won when both sides were exhausted."),
  },
  [RDT_END_VICTORY] = {
    N_("The battle was a draw: a victory condition was met."),
    N_("{side} won by meeting a victory condition."),
  },
  [RDT_END_TURN_LIMIT] = {
    N_("The battle was a draw at the end of the last turn."),
    N_("{side} won at the end of the last turn."),
  },
  [RDT_END_RESIGNED] = {
    N_("The battle was a draw: a side resigned."),
    N_("{side} won: {other} resigned."),
  },
};

/**
 * rdt_words_end:
 *
 * Returns: how a battle ended, with `{side}` for the winner and `{other}` for its enemy
 */
const char *
rdt_words_end (RdtEnd   end,
               gboolean has_winner)
{
  return _(ends[end][has_winner ? 1 : 0]);
}

static char *
name_objective (const RdtGame *game,
                RdtCell        cell)
{
  const char *name = rdt_words_objective (game->setup, cell);
  char label[RDT_CELL_LABEL_SIZE];
  RdtFill fill = { .cell = label, .word = name };

  rdt_grid_format_cell (&game->map->grid, cell, label);

  /* Translators: an objective and its cell, as in "The Mill (C4)". */
  return rdt_words_fill (name != NULL ? _("{word} ({cell})") : "{cell}", &fill);
}

/* If only some are needed the list is joined by commas; if all are, the last by "and". */
static char *
list_cells (const RdtGame    *game,
            const RdtCellSet *cells,
            gboolean          is_all)
{
  g_autoptr(GString) list = g_string_new (NULL);
  g_autofree char *last = NULL;

  for (RdtCell cell = 0; cell < game->map->n_cells; cell++)
    {
      if (!rdt_cell_set_has (cells, cell))
        continue;

      if (last != NULL)
        rdt_words_list_add (list, last);
      g_free (last);
      last = name_objective (game, cell);
    }

  if (is_all && list->len > 0)
    /* Translators: the end of a list of places, as in "The Mill (C4), Vernay (D2) and
     * Church (F6)": {word} are all but the last.
     */
    return rdt_words_fill (_("{word} and {other}"),
                           &(RdtFill) { .word = list->str, .other = last });

  if (last != NULL)
    rdt_words_list_add (list, last);

  return g_strdup (list->str);
}

static guint
count_cells (const RdtCellSet *cells,
             const RdtCellSet *held)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (cells->bits); i++)
    n += __builtin_popcountll (cells->bits[i] & held->bits[i]);

  return n;
}

static gboolean
needs_all (const RdtVictory *victory)
{
  return victory->count >= count_cells (&victory->cells, &victory->cells);
}

static const char *
choose_holding (const RdtVictory *victory)
{
  gboolean is_all = needs_all (victory);

  if (is_all && victory->any_turn)
    return _("Victory for {side} by holding {word} at the end of any turn.");

  if (is_all)
    return _("Victory for {side} by holding {word} when the battle ends.");

  if (victory->any_turn)
    return _("Victory for {side} by holding at least {count} of these at the end of any turn:"
             " {word}.");

  return _("Victory for {side} by holding at least {count} of these when the battle ends: {word}.");
}

static const char *
choose_condition (const RdtVictory *victory)
{
  guint n = victory->count;

  switch (victory->kind)
    {
    case RDT_VICTORY_HOLDS:
      return choose_holding (victory);

    case RDT_VICTORY_ENEMY_LOST:
      if (victory->any_turn)
        return ngettext ("Victory for {side} if the enemy has lost {count} unit at the end of"
                         " any turn.",
                         "Victory for {side} if the enemy has lost {count} units at the end of"
                         " any turn.", n);
      return ngettext ("Victory for {side} if the enemy has lost {count} unit when the battle"
                       " ends.",
                       "Victory for {side} if the enemy has lost {count} units when the battle"
                       " ends.", n);

    case RDT_VICTORY_EXITED:
      if (victory->any_turn)
        return ngettext ("Victory for {side} if {count} of its units has left the board at the"
                         " end of any turn.",
                         "Victory for {side} if {count} of its units have left the board at the"
                         " end of any turn.", n);
      return ngettext ("Victory for {side} if {count} of its units has left the board when the"
                       " battle ends.",
                       "Victory for {side} if {count} of its units have left the board when the"
                       " battle ends.", n);
    }

  return NULL;
}

/**
 * rdt_words_victory:
 * @game: a battle's fixed half
 * @victory: a victory condition
 *
 * Returns: (transfer full): the condition in a sentence
 */
char *
rdt_words_victory (const RdtGame    *game,
                   const RdtVictory *victory)
{
  g_autofree char *side = rdt_words_side (game, victory->side);
  g_autofree char *cells = list_cells (game, &victory->cells, needs_all (victory));
  RdtFill fill = { .side = side, .word = cells, .count = victory->count };

  return rdt_words_fill (choose_condition (victory), &fill);
}

/* The main aim of a side: a condition on ground rather than on losses. */
static const RdtSetupVictory *
find_aim (const RdtSetup *setup,
          const char     *side)
{
  const RdtSetupVictory *aim = NULL;

  for (guint i = 0; i < setup->victory->len; i++)
    {
      const RdtSetupVictory *victory = g_ptr_array_index (setup->victory, i);

      if (g_strcmp0 (victory->side, side) == 0
          && (aim == NULL || aim->kind == RDT_VICTORY_ENEMY_LOST))
        aim = victory;
    }

  return aim;
}

static gboolean
is_same_aim (const RdtSetupVictory *a,
             const RdtSetupVictory *b)
{
  return b != NULL
         && a->kind == b->kind
         && a->count == b->count
         && (a->kind != RDT_VICTORY_HOLDS || a->holds->len == b->holds->len);
}

static gboolean
wants_all (const RdtSetupVictory *aim)
{
  return aim->count == 0 || aim->count == aim->holds->len;
}

static const char *
choose_shared_hold (guint n_objectives)
{
  if (n_objectives == 2)
    return _("Hold both objectives");

  return ngettext ("Hold the objective", "Hold all {count} objectives", n_objectives);
}

static const char *
choose_hold (guint n_objectives)
{
  if (n_objectives == 2)
    return _("{side}: hold both objectives");

  return ngettext ("{side}: hold the objective", "{side}: hold all {count} objectives",
                   n_objectives);
}

static const char *
choose_shared_aim (const RdtSetupVictory *aim)
{
  switch (aim->kind)
    {
    case RDT_VICTORY_HOLDS:
      if (wants_all (aim))
        return choose_shared_hold (aim->holds->len);

      return ngettext ("Hold {has} of {count} objective", "Hold {has} of {count} objectives",
                       aim->holds->len);

    case RDT_VICTORY_ENEMY_LOST:
      return ngettext ("Destroy {count} unit", "Destroy {count} units", aim->count);

    case RDT_VICTORY_EXITED:
      return ngettext ("Move {count} unit off the board", "Move {count} units off the board",
                       aim->count);
    }

  return NULL;
}

static const char *
choose_aim (const RdtSetupVictory *aim)
{
  switch (aim->kind)
    {
    case RDT_VICTORY_HOLDS:
      if (wants_all (aim))
        return choose_hold (aim->holds->len);

      return ngettext ("{side}: hold {has} of {count} objective",
                       "{side}: hold {has} of {count} objectives", aim->holds->len);

    case RDT_VICTORY_ENEMY_LOST:
      return ngettext ("{side}: destroy {count} unit", "{side}: destroy {count} units",
                       aim->count);

    case RDT_VICTORY_EXITED:
      return ngettext ("{side}: move {count} unit off the board",
                       "{side}: move {count} units off the board", aim->count);
    }

  return NULL;
}

/**
 * rdt_words_aim:
 *
 * Returns: (transfer full): the aim of a scenario in a few words: the first
 *   side's, or that of both
 */
char *
rdt_words_aim (const RdtSetup *setup)
{
  const RdtSetupVictory *aim = find_aim (setup, setup->sides[0].id);
  gboolean is_first = aim != NULL;
  g_autofree char *side = NULL;
  RdtFill fill = { .side = NULL };

  if (!is_first)
    aim = find_aim (setup, setup->sides[1].id);
  if (aim == NULL)
    return g_strdup (_("Outlast the enemy"));

  fill.side = side = rdt_sanitise_name (setup->sides[is_first ? 0 : 1].name);
  fill.count = aim->count;
  if (aim->kind == RDT_VICTORY_HOLDS)
    {
      fill.has = aim->count > 0 ? aim->count : aim->holds->len;
      fill.count = aim->holds->len;
    }

  if (is_first && is_same_aim (aim, find_aim (setup, setup->sides[1].id)))
    return rdt_words_fill (choose_shared_aim (aim), &fill);

  return rdt_words_fill (choose_aim (aim), &fill);
}

static const char *
choose_met (const RdtVictory *victory,
            guint             progress)
{
  switch (victory->kind)
    {
    case RDT_VICTORY_HOLDS:
      return needs_all (victory)
             ? _("{side} held {word}.")
             : ngettext ("{side} held {has} objective ({needs} needed): {word}.",
                         "{side} held {has} objectives ({needs} needed): {word}.", progress);

    case RDT_VICTORY_ENEMY_LOST:
      return ngettext ("{other} had lost {has} unit ({needs} needed).",
                       "{other} had lost {has} units ({needs} needed).", progress);

    case RDT_VICTORY_EXITED:
      return ngettext ("{side} had moved {has} unit off the board ({needs} needed).",
                       "{side} had moved {has} units off the board ({needs} needed).",
                       progress);
    }

  return NULL;
}

/* The objectives of the condition that are held. */
static RdtCellSet
list_held (const RdtVictory  *victory,
           const RdtPosition *position)
{
  RdtCellSet held = victory->cells;

  for (guint i = 0; i < G_N_ELEMENTS (held.bits); i++)
    held.bits[i] &= position->held[victory->side].bits[i];

  return held;
}

static char *
say_met (const RdtGame     *game,
         const RdtPosition *position,
         const RdtVictory  *victory)
{
  guint progress = rdt_victory_get_progress (victory, position);
  g_autofree char *side = rdt_words_side (game, victory->side);
  g_autofree char *enemy = rdt_words_side (game, rdt_side_other (victory->side));
  RdtCellSet held = list_held (victory, position);
  g_autofree char *cells = list_cells (game, &held, needs_all (victory));
  RdtFill fill = {
    .side = side,
    .other = enemy,
    .word = cells,
    .has = progress,
    .needs = victory->count,
  };

  return rdt_words_fill (choose_met (victory, progress), &fill);
}

static const char *
choose_default (const RdtGame *game,
                gboolean       has_winner)
{
  if (game->has_otherwise && has_winner)
    return _("No victory condition was met, so {side} won by default.");

  if (game->has_otherwise)
    return _("No victory condition was met, so the battle was a draw.");

  return has_winner ? _("{side} lost {has} of its {needs} units, a smaller share than the enemy.")
                    : _("Both sides lost the same share of their units.");
}

static char *
say_default (const RdtGame     *game,
             const RdtPosition *position)
{
  RdtSide winner = position->winner;
  g_autofree char *side = NULL;
  RdtFill fill = { .side = NULL };

  if (winner != RDT_NO_SIDE)
    {
      fill.side = side = rdt_words_side (game, winner);
      fill.has = position->sides[winner].lost;
      fill.needs = game->sides[winner].n_units;
    }

  return rdt_words_fill (choose_default (game, winner != RDT_NO_SIDE), &fill);
}

/**
 * rdt_words_outcome:
 * @game: a battle's fixed half
 * @position: its last position
 *
 * Returns: (transfer full) (nullable): how the battle ended, who won and why, or
 *   %NULL if it is not over
 */
char *
rdt_words_outcome (const RdtGame     *game,
                   const RdtPosition *position)
{
  g_autofree char *side = NULL;
  g_autofree char *other = NULL;
  g_autofree char *end = NULL;
  g_autofree char *reason = NULL;
  const RdtVictory *met;
  RdtFill fill = { .side = NULL };

  if (!position->is_over)
    return NULL;

  if (position->winner != RDT_NO_SIDE)
    {
      fill.side = side = rdt_words_side (game, position->winner);
      fill.other = other = rdt_words_side (game, rdt_side_other (position->winner));
    }
  end = rdt_words_fill (rdt_words_end (position->end, side != NULL), &fill);

  if (rdt_victory_is_moot (position))
    return g_steal_pointer (&end);

  met = rdt_victory_find_met (game, position);
  if (position->end == RDT_END_VICTORY && met != NULL && side != NULL)
    {
      /* The condition implies how it ended. */
      g_free (end);
      end = rdt_words_fill (_("{side} won."), &fill);
    }
  reason = met != NULL ? say_met (game, position, met) : say_default (game, position);

  return g_strconcat (end, " ", reason, NULL);
}
