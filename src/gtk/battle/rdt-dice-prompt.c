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

/* What is said of a die or a card when it is asked for. */

/* Modern: Retreat; R10.  Whether there is nowhere to retreat to, unless somebody
 * beside the unit goes first.
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

/* A shell that misses its target: left and right are the gun's, and not those
 * of who looks at the board.
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
  if (cell == RDT_NO_CELL || cell == target)
    return NULL;

  rdt_grid_format_cell (&game->map->grid, cell, label);

  return rdt_words_fill (_("The fire lands at {cell}."), &(RdtFill) { .cell = label });
}

/**
 * rdt_dice_prompt_ask:
 *
 * Returns: (transfer full): which die or card is asked for
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

  /* Translators: what a die is rolled for, and by which unit or side. */
  return g_strdup_printf (_("%s: roll a die for %s."), rdt_words_purpose (want->purpose), unit);
}

/**
 * rdt_dice_prompt_tell_face:
 *
 * Returns: (transfer full): what a die means if it shows a face; nothing for the
 *   initiative, of which the other die decides
 */
char *
rdt_dice_prompt_tell_face (const RdtGame     *game,
                           const RdtDiceWant *want,
                           guint              face)
{
  RdtThrow die = want->die;
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

/* What is about to be ordered, if the die lets it. */
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

/* Whether mines or gas where a unit is did it. */
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
 * Returns: (transfer full): at whom is fired, say
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
 * Returns: where the fight is: at the target, with whoever was attacked or hit,
 *   or where the one who rolls stands; or %RDT_NO_CELL
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
