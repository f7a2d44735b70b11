/* rdt-name-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-name-words.h"

#include <glib/gi18n.h>

#include "rdt-sanitise.h"

static const char *const purposes[RDT_N_DICE_PURPOSES] = {
  [RDT_DICE_INITIATIVE] = N_("Initiative"),
  [RDT_DICE_ACTIVATION] = N_("Activation"),
  [RDT_DICE_CARD] = N_("Card"),
  [RDT_DICE_COMMAND] = N_("Command roll"),
  [RDT_DICE_COMMANDER] = N_("Commander rating"),
  [RDT_DICE_LANDING] = N_("Where the shell lands"),
  [RDT_DICE_TO_HIT] = N_("To hit"),
  [RDT_DICE_EFFECT] = N_("Effect roll"),
  [RDT_DICE_CLOSE_COMBAT] = N_("Close combat"),
  [RDT_DICE_MINEFIELD] = N_("Minefield"),
  [RDT_DICE_SPOTTING] = N_("Spotting"),
  [RDT_DICE_GAS_DRIFT] = N_("Gas drift"),
};

/* Translators: modifiers of a die, as in "−1 cover". */
static const char *const modifiers[] = {
  [RDT_MODIFIER_COVER] = N_("cover"),
  [RDT_MODIFIER_LINE_OF_SIGHT] = N_("line of sight"),
  [RDT_MODIFIER_SAME_TARGET] = N_("same target as last turn"),
  [RDT_MODIFIER_COMMANDER] = N_("commander nearby"),
  [RDT_MODIFIER_NOT_MOVED] = N_("stationary"),
  [RDT_MODIFIER_UPHILL] = N_("fighting uphill"),
  [RDT_MODIFIER_WOOD] = N_("woods"),
  [RDT_MODIFIER_RIVER] = N_("in a river"),
  [RDT_MODIFIER_TRENCH] = N_("crossing a trench"),
  [RDT_MODIFIER_COMMAND] = N_("adjacent Command unit"),
  [RDT_MODIFIER_ATTACKERS] = N_("several attackers"),
};

static const char *const square_facings[] = {
  N_("north"),
  N_("east"),
  N_("south"),
  N_("west"),
};

static const char *const hex_facings[] = {
  N_("north"),
  N_("north-east"),
  N_("south-east"),
  N_("south"),
  N_("south-west"),
  N_("north-west"),
};

static const char *const qualities[RDT_N_QUALITIES] = {
  [RDT_QUALITY_ELITE] = NC_("quality of a unit", "elite"),
  [RDT_QUALITY_AVERAGE] = NC_("quality of a unit", "average"),
  [RDT_QUALITY_POOR] = NC_("quality of a unit", "poor"),
};

static const char *const ratings[] = {
  [RDT_RATING_GOOD] = NC_("rating of a commander", "good"),
  [RDT_RATING_AVERAGE] = NC_("rating of a commander", "average"),
  [RDT_RATING_POOR] = NC_("rating of a commander", "poor"),
  [RDT_RATING_ROLL] = NC_("rating of a commander", "roll a die"),
};

static const char *const grounds[] = {
  [RDT_GROUND_OPEN] = N_("open ground"),
  [RDT_GROUND_WOODS] = N_("woods"),
  [RDT_GROUND_BUILT_UP] = N_("built-up area"),
  [RDT_GROUND_RIVER] = N_("river"),
};

static const char *const crossings[] = {
  [RDT_CROSSING_NONE] = N_("no crossing"),
  [RDT_CROSSING_FORD] = N_("ford"),
  [RDT_CROSSING_BRIDGE] = N_("bridge"),
};

static const char *const options[RDT_N_OPTIONS] = {
  [RDT_OPTION_CYCLISTS] = N_("Cyclists"),
  [RDT_OPTION_TANK_RIDERS] = N_("Tank riders"),
  [RDT_OPTION_GAS] = N_("Gas"),
  [RDT_OPTION_PINNING] = N_("Pinning"),
  [RDT_OPTION_ONCE_EACH] = N_("Each unit activates once a turn"),
  [RDT_OPTION_SMALL_ARMS_HIT_COMMAND] = N_("Small arms can hit Command units"),
};

/**
 * rdt_words_purpose:
 *
 * Returns: the purpose of a die, as a heading
 */
const char *
rdt_words_purpose (RdtDicePurpose purpose)
{
  return _(purposes[purpose]);
}

/**
 * rdt_words_modifier:
 *
 * Returns: a modifier, to follow "−1"
 */
const char *
rdt_words_modifier (RdtModifierKind kind)
{
  return _(modifiers[kind]);
}

const char *
rdt_words_facing (const RdtGrid *grid,
                  RdtFacing      facing)
{
  return _(grid->kind == RDT_GRID_HEX ? hex_facings[facing] : square_facings[facing]);
}

const char *
rdt_words_quality (RdtQuality quality)
{
  return g_dpgettext2 (NULL, "quality of a unit", qualities[quality]);
}

const char *
rdt_words_rating (RdtRating rating)
{
  return g_dpgettext2 (NULL, "rating of a commander", ratings[rating]);
}

const char *
rdt_words_ground (RdtGround ground)
{
  return _(grounds[ground]);
}

const char *
rdt_words_crossing (RdtCrossing crossing)
{
  return _(crossings[crossing]);
}

const char *
rdt_words_option (RdtOption option)
{
  return _(options[option]);
}

/**
 * rdt_words_side:
 *
 * Returns: (transfer full): a side's name, or else its id
 */
char *
rdt_words_side (const RdtGame *game,
                RdtSide        side)
{
  const RdtRosterSide *roster = &game->sides[side];

  return rdt_sanitise_name (roster->name != NULL && *roster->name != '\0' ? roster->name
                                                                          : roster->id);
}

/**
 * rdt_words_turn:
 * @turn: a turn, or 0 for the deployment
 *
 * Returns: (transfer full): the name of a turn
 */
char *
rdt_words_turn (const RdtGame *game,
                guint          turn)
{
  if (turn == 0)
    return g_strdup (_("Before the first turn"));

  if (game->turn_limit > 0)
    return g_strdup_printf (_("Turn %u of %u"), turn, game->turn_limit);

  return g_strdup_printf (_("Turn %u"), turn);
}

/**
 * rdt_words_author:
 *
 * Returns: (nullable) (transfer full): who has written a scenario
 */
char *
rdt_words_author (const RdtSetup *setup)
{
  if (setup->author == NULL || setup->author[0] == '\0')
    return NULL;

  /* Translators: the author of a scenario. */
  return g_strdup_printf (_("A scenario by %s"), setup->author);
}

/**
 * rdt_words_capitalise:
 *
 * Returns: (transfer full): the words with an initial capital
 */
char *
rdt_words_capitalise (const char *words)
{
  GString *capital = g_string_new (NULL);

  g_string_append_unichar (capital, g_unichar_toupper (g_utf8_get_char (words)));
  g_string_append (capital, g_utf8_next_char (words));

  return g_string_free (capital, FALSE);
}

/**
 * rdt_words_tie_counts:
 *
 * Returns: (transfer full): the words, in which no number is parted from what is
 *   counted, before it, at the end of a line
 */
char *
rdt_words_tie_counts (const char *words)
{
  g_autoptr(GRegex) before_count = g_regex_new (" (?=\\d)", 0, 0, NULL);

  return g_regex_replace_literal (before_count, words, -1, 0, "\302\240", 0, NULL);
}
