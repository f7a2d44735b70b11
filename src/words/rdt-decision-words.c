/* rdt-decision-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-order-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-event-words.h"
#include "rdt-name-words.h"
#include "rdt-odds.h"
#include "rdt-referee.h"
#include "rdt-words.h"

/* What there is to decide about. */
typedef struct
{
  guint n_units;      /* that can do something */
  guint n_cells;      /* that can be targets */
} Choice;

static guint
count_bits (const guint8 *are_there,
            guint         n)
{
  guint count = 0;

  for (guint i = 0; i < n; i++)
    count += are_there[i];

  return count;
}

static void
count_choice (const RdtGame     *game,
              const RdtPosition *position,
              Choice            *choice)
{
  g_auto(RdtOrderList) orders = { .items = NULL };
  gboolean units[RDT_MAX_UNITS];
  g_autofree guint8 *cells = g_new0 (guint8, RDT_MAX_CELLS + 1);

  rdt_referee_list (game, position, &orders);

  for (guint i = 0; i < orders.n_items; i++)
    {
      const RdtOrder *order = &orders.items[i];

      if (order->unit >= game->n_units)
        continue;

      cells[order->cell] = 1;
    }

  rdt_odds_find_useful (game, position, &orders, units);
  choice->n_units = 0;
  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    choice->n_units += units[unit];
  choice->n_cells = count_bits (cells, RDT_MAX_CELLS);
}

static const char *
ask_artillery (int n)
{
  if (n == 0)
    return _("{side}: artillery phase. No guns left to fire: end the phase.");

  return ngettext ("{side}: artillery phase. {count} gun left to fire.",
                   "{side}: artillery phase. {count} guns left to fire.", n);
}

static const char *
ask_actions (int n)
{
  if (n == 0)
    return _("{side}: no units left to act. End the turn.");

  return ngettext ("{side}: orders phase. {count} unit left to act.",
                   "{side}: orders phase. {count} units left to act.", n);
}

/* Portable: Turn Sequence (2). */
static const char *
ask_activations (const RdtGame     *game,
                 const RdtPosition *position,
                 RdtFill           *fill)
{
  fill->has = position->sides[position->awaiting.side].activations_left;

  if (fill->count == 0)
    return fill->has == 0 ? _("{side}: no activations left. End the activations.")
                          : _("{side}: no units left to activate. End the activations.");

  if (fill->has == 0)
    return _("{side}: no activations left. The active unit can still act.");

  /* Dice may allow more activations than there are units. */
  if (fill->has > fill->count)
    return ngettext ("{side}: orders phase. {count} unit left to activate, {has} activations.",
                     "{side}: orders phase. {count} units left to activate, {has} activations.",
                     fill->count);

  return ngettext ("{side}: orders phase. {has} activation left.",
                   "{side}: orders phase. {has} activations left.", fill->has);
}

/* 20th Century: Turn Sequence. */
static const char *
ask_card (const RdtPosition *position,
          const RdtFill     *fill)
{
  if (position->active == RDT_NO_UNIT)
    return ngettext ("{side}: select a unit to activate. {count} unit can act.",
                     "{side}: select a unit to activate. {count} units can act.", fill->count);

  return fill->count == 0 ? _("{side}: nothing left to do for {unit}. End the activation.")
                          : _("{side}: orders for {unit}.");
}

static const char *
ask_close_combat (int n)
{
  if (n == 0)
    return _("{side}: close combat phase. No enemies left to attack: end the phase.");

  return ngettext ("{side}: close combat phase. {count} enemy left to attack.",
                   "{side}: close combat phase. {count} enemies left to attack.", n);
}

static const char *
ask_orders (const RdtGame     *game,
            const RdtPosition *position,
            RdtFill           *fill)
{
  Choice choice;

  count_choice (game, position, &choice);
  fill->count = choice.n_units;

  if (position->phase == RDT_PHASE_ARTILLERY)
    return ask_artillery (fill->count);

  if (position->phase == RDT_PHASE_CLOSE_COMBAT)
    {
      fill->count = choice.n_cells;
      return ask_close_combat (fill->count);
    }

  switch (game->rules->traits.activation)
    {
    case RDT_ACTIVATION_FREE:
      break;

    case RDT_ACTIVATION_COUNTED:
      return ask_activations (game, position, fill);

    case RDT_ACTIVATION_BY_CARD:
      return ask_card (position, fill);
    }

  return ask_actions (fill->count);
}

static const char *
ask_deployment (const RdtGame     *game,
                const RdtPosition *position,
                RdtFill           *fill)
{
  const RdtRosterSide *side = &game->sides[position->awaiting.side];

  for (guint i = 0; i < side->n_units; i++)
    fill->count += position->units[side->first_unit + i].status == RDT_STATUS_TO_DEPLOY;

  if (fill->count == 0)
    return _("{side}: deployment. All units are in place.");

  return ngettext ("{side}: deployment. {count} unit left to deploy.",
                   "{side}: deployment. {count} units left to deploy.", fill->count);
}

/* The question, translated, with placeholders. */
static const char *
ask (const RdtGame     *game,
     const RdtPosition *position,
     RdtFill           *fill)
{
  switch ((RdtDecisionKind) position->awaiting.kind)
    {
    case RDT_DECISION_NONE:
      break;

    case RDT_DECISION_ORDERS:
      return ask_orders (game, position, fill);

    case RDT_DECISION_DEPLOY:
      return ask_deployment (game, position, fill);

    case RDT_DECISION_RETREAT:
      return _("{side}: {unit} must retreat. Select where.");

    case RDT_DECISION_ADVANCE:
      return _("{side}: {unit} can advance into {cell} or stay.");

    case RDT_DECISION_WITHDRAW:
      return _("{side}: {unit} must withdraw. Select where.");
    }

  return NULL;
}

/**
 * rdt_words_decision:
 * @game: a battle's fixed half
 * @position: its position
 *
 * Returns: (transfer full): the decision to be made, and by whom, or the end of
 *   the battle
 */
char *
rdt_words_decision (const RdtGame     *game,
                    const RdtPosition *position)
{
  RdtUnitIndex about = position->awaiting.unit != RDT_NO_UNIT ? position->awaiting.unit
                                                              : position->active;
  RdtCell vacated = position->aftermath.vacated;
  char cell[RDT_CELL_LABEL_SIZE] = "";
  g_autofree char *side = NULL;
  g_autofree char *unit = NULL;
  RdtFill fill = { .cell = cell };
  const char *sentence;

  if (position->is_over || position->awaiting.kind == RDT_DECISION_NONE)
    return rdt_words_outcome (game, position);

  fill.side = side = rdt_words_side (game, position->awaiting.side);
  if (about < game->n_units)
    fill.unit = unit = rdt_words_unit (game, about);
  if (position->aftermath.unit != RDT_NO_UNIT && vacated != RDT_NO_CELL)
    rdt_grid_format_cell (&game->map->grid, vacated, cell);

  sentence = ask (game, position, &fill);

  return rdt_words_fill (sentence, &fill);
}

/**
 * rdt_words_cards_left:
 * @position: a position in which a side may activate a unit
 *
 * The cards left in the pack are open information.  Rule: 20th Century, Turn
 * Sequence.
 *
 * Returns: (transfer full): how many each side has, and what the commander must roll
 */
char *
rdt_words_cards_left (const RdtGame     *game,
                      const RdtPosition *position)
{
  RdtSide side = position->awaiting.side;
  g_autofree char *own = rdt_words_side (game, side);
  g_autofree char *other = rdt_words_side (game, !side);

  /* Translators: %s are sides, %u how many of their cards are in the pack. */
  return g_strdup_printf (_("Cards left in the pack: %s %u, %s %u. Command value: %u."),
                          own, position->sides[side].cards_left,
                          other, position->sides[!side].cards_left,
                          position->sides[side].command_value);
}
