/* rdt-army-summary.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-army-summary.h"

/* Longer ranges do not count for more. */
#define LONG_RANGE 6

static guint
divide_up (guint number,
           guint by)
{
  return by > 0 ? (number + by - 1) / by : 0;
}

static guint
get_fire_worth (const RdtRules    *rules,
                const RdtUnitType *type)
{
  guint8 index = type->weapon;
  const RdtWeapon *weapon;

  if (type->armament_gives_weapon && type->armament < rules->n_types)
    index = rules->types[type->armament].weapon;
  if (index >= rules->n_weapons)
    return 0;

  weapon = &rules->weapons[index];

  return MAX (1, weapon->dice) * (7 - MIN (6, weapon->needs)) + MIN (weapon->range, LONG_RANGE);
}

/* Returns: the value of a unit, a rough estimate from its movement, fire and close
 * combat; 0 if the rules do not know its type
 */
static guint
compute_worth (const RdtRules *rules,
               const char     *id,
               RdtQuality      quality)
{
  static const guint quarters[] = {
    [RDT_QUALITY_ELITE] = 5,
    [RDT_QUALITY_AVERAGE] = 4,
    [RDT_QUALITY_POOR] = 3,
  };
  guint8 index = rdt_rules_find_type (rules, id);
  const RdtUnitType *type;
  guint worth;

  if (index == RDT_NO_TYPE)
    return 0;

  type = &rules->types[index];
  worth = type->movement / RDT_WHOLE_CELL + get_fire_worth (rules, type);
  /* Where units save themselves, low numbers are better. */
  worth += rules->combat == RDT_COMBAT_EACH_SAVES ? 7 - MIN (6, type->front) : type->front;

  return worth * quarters[quality] / 4;
}

static gboolean
is_commander (const RdtRules *rules,
              const char     *type)
{
  guint8 index = rdt_rules_find_type (rules, type);

  return index != RDT_NO_TYPE && (rules->types[index].tags & RDT_TAG_COMMANDER) != 0;
}

/**
 * rdt_army_summary_count:
 *
 * Summarises a side's army.
 */
void
rdt_army_summary_count (RdtArmySummary *self,
                        const RdtSetup *setup,
                        const RdtRules *rules,
                        RdtSide         side)
{
  GPtrArray *units = setup->sides[side].units;
  guint n_commanders = 0, n_others = 0;

  *self = (RdtArmySummary) { .n_units = units->len };

  for (guint i = 0; i < units->len; i++)
    {
      const RdtSetupUnit *unit = g_ptr_array_index (units, i);

      self->worth += compute_worth (rules, unit->type, unit->quality);
      if (unit->arrives != NULL)
        self->n_arriving++;
      else if (is_commander (rules, unit->type))
        n_commanders++;
      else
        n_others++;
    }

  self->exhaustion_point = divide_up (self->n_units, rules->exhaustion);
  if (rules->traits.activation == RDT_ACTIVATION_COUNTED)
    self->n_dice = divide_up (n_others, rules->units_per_die)
                   + (n_commanders > 0 ? rules->command_dice : 0);
}
