/* rdt-advice-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-advice-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-name-words.h"
#include "rdt-order-words.h"
#include "rdt-words.h"

typedef struct
{
  const char *id;
  const char *speaks_for;
  const char *speaks_against;
} Motive;

/* Translators: an advantage or disadvantage of an order. */
static const Motive motives[] = {
  { "outcome", N_("The battle is won more often"), N_("The battle is lost more often") },
  { "units", N_("A better exchange of losses"), N_("A worse exchange of losses") },
  { "aims", N_("Better placed for the victory conditions"),
    N_("Worse placed for the victory conditions") },
  { "approach", N_("Closer to the objectives"), N_("Further from the objectives") },
  { "exits", N_("More units off the board or nearer to the exit"),
    N_("Fewer units off the board or near the exit") },
  { "fire", N_("Better firing positions"), N_("Worse firing positions") },
  { "contact", N_("Better placed for close combat"), N_("Worse placed for close combat") },
  { "commander", N_("The commander is safer"), N_("The commander is less safe") },
  { "cover", N_("More units in cover"), N_("Fewer units in cover") },
};

/**
 * rdt_words_proposal:
 *
 * Returns: (transfer full): an order with its unit
 */
char *
rdt_words_proposal (const RdtGame     *game,
                    const RdtPosition *position,
                    const RdtOrder    *order)
{
  g_autofree char *words = rdt_words_order (game, position, order);
  g_autofree char *unit = NULL;
  RdtFill fill = { .word = words };

  if (order->unit >= game->n_units)
    return g_steal_pointer (&words);

  fill.unit = unit = rdt_words_unit (game, order->unit);

  /* Translators: a unit and a possible order, as in "1st Rifles: Move to C4". */
  return rdt_words_fill (_("{unit}: {word}"), &fill);
}

/**
 * rdt_words_given:
 *
 * Returns: (transfer full): an order with its turn
 */
char *
rdt_words_given (const RdtGame     *game,
                 const RdtPosition *position,
                 const RdtOrder    *order)
{
  g_autofree char *words = rdt_words_proposal (game, position, order);
  RdtFill fill = { .word = words, .count = position->turn };

  /* There is no turn 0 for players. */
  if (position->turn == 0)
    /* Translators: an order that was given while the armies were deployed. */
    return rdt_words_fill (_("Deployment · {word}"), &fill);

  /* Translators: an order, preceded by its turn. */
  return rdt_words_fill (_("Turn {count} · {word}"), &fill);
}

/**
 * rdt_words_percent:
 * @permille: a chance, to be rounded
 *
 * Returns: (transfer full): a chance in whole percent, as in "58%"
 */
char *
rdt_words_percent (int permille)
{
  RdtFill fill = { .count = (permille + 5) / 10 };

  /* Translators: a chance in percent, as in "58%". */
  return rdt_words_fill (_("{count}%"), &fill);
}

/**
 * rdt_words_tenths:
 *
 * Returns: (transfer full): a number with one decimal, as in "1.3"
 */
char *
rdt_words_tenths (guint tenths)
{
  /* Translators: a number with one decimal, as in "1.3". */
  return g_strdup_printf (_("%u.%u"), tenths / 10, tenths % 10);
}

/* Fills in a sentence with a text for each side. */
static char *
fill_sides (const RdtGame *game,
            const char    *sentence,
            char          *(*say) (guint number),
            const guint   *numbers)
{
  g_autofree char *side = rdt_words_side (game, 0);
  g_autofree char *other = rdt_words_side (game, 1);
  g_autofree char *first = say (numbers[0]);
  g_autofree char *second = say (numbers[1]);
  RdtFill fill = { .side = side, .other = other, .word = first, .to = second };

  return rdt_words_fill (sentence, &fill);
}

/**
 * rdt_words_losses:
 * @tenths: (array fixed-size=2): by side, the expected number of units lost
 *
 * Returns: (transfer full): the expected losses of both sides
 */
char *
rdt_words_losses (const RdtGame *game,
                  const guint   *tenths)
{
  return fill_sides (game,
                     _("Expected losses until the enemy’s next turn ends:"
                       " {side} {word}, {other} {to}"),
                     rdt_words_tenths, tenths);
}

/**
 * rdt_words_holdings:
 * @tenths: (array fixed-size=2): by side, the expected number of objectives held
 *
 * Returns: (transfer full): the objectives that both sides are expected to hold
 */
char *
rdt_words_holdings (const RdtGame *game,
                    const guint   *tenths)
{
  return fill_sides (game, _("Objectives held then: {side} {word}, {other} {to}"),
                     rdt_words_tenths, tenths);
}

/**
 * rdt_words_swing:
 * @side: the side that gained
 * @before: its chance of winning, in permille
 * @after: its chance afterwards
 *
 * Returns: (transfer full): the change of chances
 */
char *
rdt_words_swing (const RdtGame *game,
                 RdtSide        side,
                 guint          before,
                 guint          after)
{
  g_autofree char *name = rdt_words_side (game, side);
  g_autofree char *from = rdt_words_percent (before);
  g_autofree char *to = rdt_words_percent (after);
  RdtFill fill = { .side = name, .word = from, .to = to };

  return rdt_words_fill (_("{side}: chance of winning up from {word} to {to}"), &fill);
}

/**
 * rdt_words_motive:
 * @id: the id in the output of redoubt-cli
 * @speaks_for: whether it is an advantage, or a disadvantage
 *
 * Returns: (nullable): the reason in words
 */
const char *
rdt_words_motive (const char *id,
                  gboolean    speaks_for)
{
  for (guint i = 0; i < G_N_ELEMENTS (motives); i++)
    if (strcmp (motives[i].id, id) == 0)
      return _(speaks_for ? motives[i].speaks_for : motives[i].speaks_against);

  return NULL;
}

/**
 * rdt_words_reason:
 * @id: the id of a reason
 * @permille: its contribution to the chance of winning
 *
 * Returns: (transfer full): a reason for or against an order, with its weight
 */
char *
rdt_words_reason (const char *id,
                  int         permille)
{
  g_autofree char *percent = rdt_words_tenths (ABS (permille));
  RdtFill fill = { .word = rdt_words_motive (id, permille > 0), .to = percent };

  /* Translators: a reason for an order, and its contribution to the chance of
   * winning in percent: "More units in cover: +4.2%".
   */
  return rdt_words_fill (permille > 0 ? _("{word}: +{to}%") : _("{word}: −{to}%"), &fill);
}

/**
 * rdt_words_compared:
 *
 * Returns: (transfer full): what an order is compared with
 */
char *
rdt_words_compared (const RdtGame     *game,
                    const RdtPosition *position,
                    const RdtOrder    *instead)
{
  g_autofree char *words = rdt_words_proposal (game, position, instead);
  RdtFill fill = { .word = words };

  /* Translators: the effect of an order compared with another one. */
  return rdt_words_fill (_("Chance of winning, compared with “{word}”:"), &fill);
}
