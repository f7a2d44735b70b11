/* rdt-dice-prompt.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-dice-prompt.h"

#include <glib/gi18n.h>

#include "rdt-event-words.h"
#include "rdt-landing.h"
#include "rdt-name-words.h"
#include "rdt-odds-words.h"
#include "rdt-order-words.h"
#include "rdt-retreat-cells.h"
#include "rdt-words.h"

/* The texts of the card that asks for a die or an activation card. */

/* Modern: Retreat; R10.  Whether a unit cannot retreat unless a neighbour moves
 * away first.
 */
static gboolean
is_hemmed_in (const RdtGame     *game,
              const RdtDiceWant *want)
{
  RdtCell cells[RDT_MAX_FACINGS];

  return want->purpose == RDT_DICE_EFFECT
         && game->rules->hit == RDT_HIT_BY_QUALITY
         && want->has_board
         && want->unit < game->n_units
         && want->board.units[want->unit].status == RDT_STATUS_BOARD
         && rdt_find_retreats (game, &want->board, want->unit, cells) == 0;
}

/* Where a shell that misses lands.  Left and right are as seen from the gun, not
 * from the player.
 */
static char *
tell_landing (const RdtGame     *game,
              const RdtDiceWant *want,
              int                score)
{
  RdtCell target = want->cause.cell;
  char label[RDT_CELL_LABEL_SIZE];
  RdtCell cell;

  if (want->purpose != RDT_DICE_LANDING || !want->has_cause || !want->has_board)
    return NULL;

  cell = rdt_find_landing (game, target, want->board.units[want->unit].facing, score);
  /* Ruling: M3.  Below 1 a shell has no effect. */
  if (cell == target || score < 1)
    return NULL;

  if (cell == RDT_NO_CELL)
    return g_strdup (_("The fire lands off the board."));

  rdt_grid_format_cell (&game->map->grid, cell, label);

  return rdt_words_fill (_("The fire lands at {cell}."), &(RdtFill) { .cell = label });
}

/**
 * rdt_dice_prompt_ask:
 *
 * Returns: (transfer full): the question
 */
char *
rdt_dice_prompt_ask (const RdtGame     *game,
                     const RdtDiceWant *want)
{
  g_autofree char *unit = NULL;

  if (want->unit != RDT_NO_UNIT)
    unit = rdt_words_unit (game, want->unit);
  else if (want->side < RDT_N_SIDES)
    unit = rdt_words_side (game, want->side);

  if (want->purpose == RDT_DICE_CARD)
    return g_strdup (_("Turn over a card. Whose is it?"));

  if (want->purpose == RDT_DICE_GAS_DRIFT && want->cloud < game->map->n_cells)
    {
      char cell[RDT_CELL_LABEL_SIZE];

      rdt_grid_format_cell (&game->map->grid, want->cloud, cell);

      return rdt_words_fill (_("Drift of the gas at {cell}: roll a die."),
                             &(RdtFill) { .cell = cell });
    }

  if (unit == NULL)
    /* Translators: %s is what a die is rolled for. */
    return g_strdup_printf (_("%s: roll a die."), rdt_words_purpose (want->purpose));

  /* Translators: what a die is rolled for, and the unit or side that rolls it. */
  return g_strdup_printf (_("%s: roll a die for %s."), rdt_words_purpose (want->purpose), unit);
}

/**
 * rdt_dice_prompt_tell_face:
 *
 * Returns: (transfer full): what a face would mean; empty for initiative, which
 *   the other die decides as well
 */
char *
rdt_dice_prompt_tell_face (const RdtGame     *game,
                           const RdtDiceWant *want,
                           guint              face)
{
  RdtRoll die = want->die;
  char *landing;

  if (want->purpose == RDT_DICE_INITIATIVE)
    return g_strdup ("");

  die.die = face;
  die.score = face;
  for (guint i = 0; i < die.n_modifiers; i++)
    die.score += die.modifiers[i].value;

  if (die.score >= die.needs && is_hemmed_in (game, want))
    return g_strdup (_("The unit must retreat, or is destroyed if it cannot."));

  landing = tell_landing (game, want, die.score);

  return landing != NULL ? landing : rdt_words_roll_meaning (game, &die, want->enemy);
}

/* The order that waits for the die. */
static char *
tell_aim (const RdtGame     *game,
          const RdtDiceWant *want)
{
  RdtOrder fire;

  rdt_order_init (&fire, RDT_ORDER_FIRE, want->cause.unit);
  fire.other = want->cause.other;
  fire.cell = want->cause.cell;

  return rdt_words_order (game, &want->board, &fire);
}

/* Whether mines or gas in a unit's cell caused the die. */
static gboolean
is_hit_by_ground (const RdtDiceWant *want)
{
  return want->has_board
         && want->cause.kind == RDT_EVENT_HIT
         && want->cause.other == RDT_NO_UNIT
         && want->cause.unit < RDT_MAX_UNITS
         && want->board.units[want->cause.unit].cell < RDT_MAX_CELLS
         && rdt_position_has_mines_or_gas (&want->board,
                                           want->board.units[want->cause.unit].cell);
}

/**
 * rdt_dice_prompt_tell_cause:
 * @want: a die with a cause
 *
 * Returns: (transfer full): the cause, such as the target of the fire
 */
char *
rdt_dice_prompt_tell_cause (const RdtGame     *game,
                            const RdtDiceWant *want)
{
  if (want->purpose == RDT_DICE_SPOTTING)
    return tell_aim (game, want);

  if (is_hit_by_ground (want))
    return rdt_words_ground_hits (game, &want->board,
                                  want->board.units[want->cause.unit].cell);

  return rdt_words_event (game, &want->cause);
}

/**
 * rdt_dice_prompt_find_cell:
 *
 * Returns: the cell of the fight: the target's, that of the unit attacked or
 *   hit, or that of the unit which rolls; or %RDT_NO_CELL
 */
RdtCell
rdt_dice_prompt_find_cell (const RdtDiceWant *want)
{
  RdtUnitIndex unit = want->unit;

  if (want->purpose == RDT_DICE_GAS_DRIFT)
    return want->cloud;

  if (want->has_cause && want->cause.kind == RDT_EVENT_FIRED)
    return want->cause.cell;

  if (want->has_cause)
    unit = want->cause.kind == RDT_EVENT_CLOSE_COMBAT ? want->cause.other : want->cause.unit;

  return want->has_board && unit < RDT_MAX_UNITS ? want->board.units[unit].cell : RDT_NO_CELL;
}
