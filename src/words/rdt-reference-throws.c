/* rdt-reference-throws.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reference.h"

#include <string.h>

/**
 * Score:
 * @artillery: where the rules give the score in the phase of artillery
 * @other: and where in any other; %NULL, if there is no such throw
 */
typedef struct
{
  const char *artillery;
  const char *other;
} Score;

typedef struct
{
  const char *rules;
  Score       scores[RDT_N_DICE_PURPOSES];
} Scores;

#define BOTH(citation) { .artillery = (citation), .other = (citation) }

static const Scores books[] = {
  {
    .rules = "modern",
    .scores = {
      [RDT_DICE_LANDING] = BOTH ("Artillery Fire (k)"),
      [RDT_DICE_TO_HIT] = BOTH ("Firing (l)"),
      [RDT_DICE_EFFECT] = BOTH ("Resolving hits on Units"),
      [RDT_DICE_CLOSE_COMBAT] = BOTH ("Close Combat (c)"),
      [RDT_DICE_MINEFIELD] = BOTH ("Minefields"),
    },
  },
  {
    .rules = "nineteenth-century",
    .scores = {
      [RDT_DICE_LANDING] = BOTH ("Artillery Fire (k)"),
      [RDT_DICE_TO_HIT] = BOTH ("Firing (g)"),
      [RDT_DICE_EFFECT] = BOTH ("Resolving hits on Units"),
      [RDT_DICE_CLOSE_COMBAT] = BOTH ("Close Combat (c)"),
    },
  },
  {
    .rules = "portable",
    .scores = {
      [RDT_DICE_LANDING] = BOTH ("Artillery Fire"),
      [RDT_DICE_EFFECT] = { .artillery = "Artillery Fire", .other = "Non-Artillery Fire" },
      [RDT_DICE_CLOSE_COMBAT] = BOTH ("Close Combat"),
    },
  },
  {
    .rules = "musket",
    .scores = {
      [RDT_DICE_TO_HIT] = { .artillery = "Artillery Fire (d)", .other = "Firing (c)" },
      [RDT_DICE_EFFECT] = BOTH ("Resolving hits on Units"),
      [RDT_DICE_CLOSE_COMBAT] = BOTH ("Close Combat (c)"),
    },
  },
  {
    .rules = "twentieth-century",
    .scores = {
      [RDT_DICE_TO_HIT] = BOTH ("Resolving Fire Combat"),
      [RDT_DICE_EFFECT] = BOTH ("Resolving Fire Combat"),
      [RDT_DICE_CLOSE_COMBAT] = BOTH ("Close Combat"),
      [RDT_DICE_MINEFIELD] = BOTH ("Minefields"),
      [RDT_DICE_SPOTTING] = BOTH ("Woods & Built-up Areas"),
    },
  },
};

/**
 * rdt_reference_cite_score:
 * @rules: the id of a rule set
 * @purpose: what a die is thrown for
 * @is_artillery: whether in the phase of artillery
 *
 * Returns: (nullable): where the rules give the score that is needed and what
 *   changes the die, as rdt_reference_find() takes it
 */
const char *
rdt_reference_cite_score (const char     *rules,
                          RdtDicePurpose  purpose,
                          gboolean        is_artillery)
{
  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    if (strcmp (books[i].rules, rules) == 0)
      return is_artillery ? books[i].scores[purpose].artillery : books[i].scores[purpose].other;

  return NULL;
}
