/* rdt-rules.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-rules.h"

#include <string.h>

/* The citation for what rule books take for granted: whose turn it is. */
#define FALLBACK_CITATION "Turn Sequence"

static const char *const option_ids[RDT_N_OPTIONS] = {
  [RDT_OPTION_CYCLISTS] = "cyclists",
  [RDT_OPTION_TANK_RIDERS] = "tank-riders",
  [RDT_OPTION_GAS] = "gas",
  [RDT_OPTION_PINNING] = "pinning",
  [RDT_OPTION_ONCE_EACH] = "once-each",
  [RDT_OPTION_SMALL_ARMS_HIT_COMMAND] = "small-arms-hit-command",
};

const char *
rdt_option_get_id (RdtOption option)
{
  return option_ids[option];
}

/**
 * rdt_option_find:
 *
 * Returns: the option with an id, or %RDT_NO_OPTION
 */
guint8
rdt_option_find (const char *id)
{
  for (guint i = 0; i < RDT_N_OPTIONS; i++)
    if (strcmp (option_ids[i], id) == 0)
      return i;

  return RDT_NO_OPTION;
}

RdtRules *
rdt_rules_new (void)
{
  RdtRules *self = g_new0 (RdtRules, 1);

  g_atomic_ref_count_init (&self->ref_count);

  for (guint i = 0; i < RDT_N_LAWS; i++)
    self->laws[i] = !rdt_law_is_optional (i);

  return self;
}

RdtRules *
rdt_rules_ref (RdtRules *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
rdt_rules_unref (RdtRules *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint i = 0; i < self->n_types; i++)
    g_free (self->types[i].id);

  for (guint i = 0; i < self->n_weapons; i++)
    g_free (self->weapons[i].id);

  for (guint i = 0; i < RDT_N_LAWS; i++)
    g_free (self->citations[i]);

  g_free (self->id);
  g_free (self->name);
  g_free (self->source);
  g_free (self->reference);
  g_free (self);
}

static const RdtSequenceTraits traits[] = {
  [RDT_SEQUENCE_SIDE_BY_SIDE] = {
    .activation = RDT_ACTIVATION_FREE,
    .artillery_phase = TRUE,
    .fire_costs_move = TRUE,
    .contact_requires_attack = TRUE,
  },
  [RDT_SEQUENCE_ACTIVATION_DICE] = {
    .activation = RDT_ACTIVATION_COUNTED,
    .artillery_phase = TRUE,
    .combat_phase = TRUE,
  },
  [RDT_SEQUENCE_CARDS] = {
    .activation = RDT_ACTIVATION_BY_CARD,
    .fire_names_unit = TRUE,
    .contact_forces_combat = TRUE,
    .work_goes_on = TRUE,
    .rates_commanders = TRUE,
  },
};

/**
 * rdt_rules_set_sequence:
 *
 * Sets a sequence of play, with its traits.
 */
void
rdt_rules_set_sequence (RdtRules    *self,
                        RdtSequence  sequence)
{
  self->sequence = sequence;
  self->traits = traits[sequence];
}

/**
 * rdt_rules_get_idle_options:
 *
 * Returns: the options, a bit each, that the rule set offers without the numbers
 *   that they need, and which therefore change nothing
 */
guint
rdt_rules_get_idle_options (const RdtRules *self)
{
  guint idle = 0;

  if (self->gas_turns == 0)
    idle |= 1 << RDT_OPTION_GAS;
  if (self->pinning_destroys[0] == 0)
    idle |= 1 << RDT_OPTION_PINNING;

  return idle & self->options;
}

/**
 * rdt_rules_find_type:
 *
 * Returns: the unit type with an id, or %RDT_NO_TYPE
 */
guint8
rdt_rules_find_type (const RdtRules *self,
                     const char     *id)
{
  for (guint i = 0; i < self->n_types; i++)
    if (strcmp (self->types[i].id, id) == 0)
      return i;

  return RDT_NO_TYPE;
}

/**
 * rdt_rules_find_weapon:
 *
 * Returns: the weapon with an id, or %RDT_NO_WEAPON
 */
guint8
rdt_rules_find_weapon (const RdtRules *self,
                       const char     *id)
{
  for (guint i = 0; i < self->n_weapons; i++)
    if (strcmp (self->weapons[i].id, id) == 0)
      return i;

  return RDT_NO_WEAPON;
}

/**
 * rdt_rules_get_reach:
 *
 * The longest range of any weapon, in cells.
 */
guint
rdt_rules_get_reach (const RdtRules *self)
{
  guint reach = 0;

  for (guint i = 0; i < self->n_weapons; i++)
    reach = MAX (reach, self->weapons[i].range);

  return reach;
}

/* Rule sets written before wire had its own laws cite those of all works. */
static RdtLaw
find_older (RdtLaw law)
{
  if (law == RDT_LAW_WORKS_WIRE_STATE)
    return RDT_LAW_WORKS_STATE;

  return law == RDT_LAW_WORKS_WIRE_WHOLE_TURN ? RDT_LAW_WORKS_WHOLE_TURN : law;
}

/**
 * rdt_rules_get_citation:
 *
 * The citation of a law in the rule book: section and letter, or a ruling.
 */
const char *
rdt_rules_get_citation (const RdtRules *self,
                        RdtLaw          law)
{
  if (self->citations[law] == NULL)
    law = find_older (law);

  return self->citations[law] != NULL ? self->citations[law] : FALLBACK_CITATION;
}
