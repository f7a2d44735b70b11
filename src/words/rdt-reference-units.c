/* rdt-reference-units.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reference-tables.h"

#include <glib/gi18n.h>

#include "rdt-name-words.h"
#include "rdt-words.h"

/* A column of the table of units: when it is there, and what stands in it. */
typedef struct
{
  const char *heading;
  gboolean  (*is_there) (const RdtRules    *rules);
  char     *(*say)      (const RdtRules    *rules,
                         const RdtUnitType *type);
} Column;

/* A trait of a unit type, where its weapon or the type itself has it. */
typedef struct
{
  RdtTag      tag;
  const char *words;
} Trait;

static const Trait traits[] = {
  { .tag = RDT_TAG_SELF_PROPELLED, .words = N_("can move after firing") },
  { .tag = RDT_TAG_ENGINEER, .words = N_("can lay and clear mines") },
  { .tag = RDT_TAG_CRUSHES_WIRE, .words = N_("can cross wire") },
  { .tag = RDT_TAG_MOVE_OR_FIRE, .words = N_("moves or fires") },
  { .tag = RDT_TAG_MOUNTS, .words = N_("can fire when dismounted") },
  { .tag = RDT_TAG_HARD_COVER, .words = N_("in hard cover") },
  { .tag = RDT_TAG_FIXED, .words = N_("cannot move") },
};

static const RdtWeapon *
find_weapon (const RdtRules    *rules,
             const RdtUnitType *type)
{
  return type->weapon == RDT_NO_WEAPON ? NULL : &rules->weapons[type->weapon];
}

static char *
say_distance (guint half_cells)
{
  if (half_cells % RDT_WHOLE_CELL == 0)
    return g_strdup_printf ("%u", half_cells / RDT_WHOLE_CELL);

  return g_strdup_printf ("%u½", half_cells / RDT_WHOLE_CELL);
}

/* Scores that no die shows are no scores. */
static gboolean
is_score (guint score)
{
  return score >= 1 && score <= 6;
}

static gboolean
is_always_there (const RdtRules *rules)
{
  return TRUE;
}

static char *
say_movement (const RdtRules    *rules,
              const RdtUnitType *type)
{
  return say_distance (type->movement);
}

static gboolean
has_road_distances (const RdtRules *rules)
{
  return rules->roads == RDT_ROADS_OWN_DISTANCE;
}

static char *
say_road_movement (const RdtRules    *rules,
                   const RdtUnitType *type)
{
  return say_distance (rdt_rules_get_road_movement (rules, type));
}

static char *
say_range (const RdtRules    *rules,
           const RdtUnitType *type)
{
  const RdtWeapon *weapon = find_weapon (rules, type);

  if (type->armaments != 0)
    return g_strdup (_("same as its gun"));

  if (weapon == NULL)
    return g_strdup ("–");

  if (weapon->short_range > 0)
    return g_strdup_printf ("%u / %u", weapon->short_range, weapon->range);

  return g_strdup_printf ("%u", weapon->range);
}

static char *
say_needs (const RdtRules    *rules,
           const RdtUnitType *type)
{
  gboolean has_gun = type->armaments != 0 && type->armament_gives_weapon;
  const RdtWeapon *weapon = find_weapon (rules, has_gun ? &rules->types[type->armament] : type);
  g_autofree char *needs = NULL;

  if (weapon == NULL || !is_score (weapon->needs))
    return g_strdup ("–");

  if (has_gun)
    return g_strdup (_("same as its gun"));

  if (weapon->short_range > 0)
    return g_strdup_printf ("%u+ / %u+", weapon->short_needs, weapon->needs);

  needs = g_strdup_printf ("%u+", weapon->needs);

  return weapon->dice > 1 ? g_strdup_printf ("%u × %s", weapon->dice, needs)
                          : g_steal_pointer (&needs);
}

static gboolean
has_exposure (const RdtRules *rules)
{
  return rules->hit == RDT_HIT_BY_EXPOSURE;
}

static char *
say_needs_partly_seen (const RdtRules    *rules,
                       const RdtUnitType *type)
{
  const RdtWeapon *weapon = find_weapon (rules, type);

  if (weapon == NULL || !is_score (weapon->needs_in_cover))
    return g_strdup ("–");

  return g_strdup_printf ("%u+", weapon->needs_in_cover);
}

static char *
say_needs_in_cover (const RdtRules    *rules,
                    const RdtUnitType *type)
{
  const RdtWeapon *weapon = find_weapon (rules, type);

  if (weapon == NULL || !rdt_rules_fires_into_cover (rules, type->tags, weapon))
    return g_strdup ("–");

  return say_needs_partly_seen (rules, type);
}

static gboolean
has_no_exposure (const RdtRules *rules)
{
  return !has_exposure (rules);
}

static gboolean
has_two_numbers (const RdtRules *rules)
{
  return rules->combat == RDT_COMBAT_EACH_SAVES;
}

static char *
say_front (const RdtRules    *rules,
           const RdtUnitType *type)
{
  return g_strdup_printf ("%u+", type->front);
}

static char *
say_flank (const RdtRules    *rules,
           const RdtUnitType *type)
{
  return g_strdup_printf ("%u+", type->flank);
}

static gboolean
has_powers (const RdtRules *rules)
{
  return !has_two_numbers (rules);
}

static char *
say_power (const RdtRules    *rules,
           const RdtUnitType *type)
{
  return g_strdup_printf (rules->combat == RDT_COMBAT_KILLS_AT_LEAST_POWER ? "%u+" : "%u",
                          type->front);
}

static void
add_weapon_traits (GString           *list,
                   const RdtRules    *rules,
                   const RdtUnitType *type,
                   const RdtWeapon   *weapon)
{
  if (weapon->all_round)
    rdt_words_list_add (list, _("fires all round"));
  if (weapon->over_units)
    rdt_words_list_add (list, _("fires over units"));
  if (rules->laws[RDT_LAW_FIRE_INTO_COVER_WEAPON]
      && rdt_rules_fires_into_cover (rules, type->tags, weapon))
    rdt_words_list_add (list, _("fires into cover"));
}

static char *
say_traits (const RdtRules    *rules,
            const RdtUnitType *type)
{
  const RdtWeapon *weapon = find_weapon (rules, type);
  GString *list = g_string_new (NULL);

  if (weapon != NULL)
    add_weapon_traits (list, rules, type, weapon);

  for (guint i = 0; i < G_N_ELEMENTS (traits); i++)
    if (type->tags & traits[i].tag)
      rdt_words_list_add (list, _(traits[i].words));

  if (type->advances)
    rdt_words_list_add (list, _("can advance"));
  if (!type->attacks)
    rdt_words_list_add (list, _("cannot attack"));
  if (type->carries != 0 && type->carries_option == RDT_NO_OPTION)
    rdt_words_list_add (list, _("can carry units"));

  return g_string_free (list, FALSE);
}

static const Column columns[] = {
  { .heading = N_("Movement"), .is_there = is_always_there, .say = say_movement },
  { .heading = N_("On roads"), .is_there = has_road_distances, .say = say_road_movement },
  { .heading = N_("Range"), .is_there = is_always_there, .say = say_range },
  { .heading = N_("To hit"), .is_there = has_no_exposure, .say = say_needs },
  { .heading = N_("In the open"), .is_there = has_exposure, .say = say_needs },
  { .heading = N_("Partly seen"), .is_there = has_exposure, .say = say_needs_partly_seen },
  { .heading = N_("In cover"), .is_there = has_exposure, .say = say_needs_in_cover },
  { .heading = N_("Front"), .is_there = has_two_numbers, .say = say_front },
  { .heading = N_("Flank, rear"), .is_there = has_two_numbers, .say = say_flank },
  { .heading = N_("Power"), .is_there = has_powers, .say = say_power },
  { .heading = N_("Remarks"), .is_there = is_always_there, .say = say_traits },
};

static void
add_type (RdtTable          *table,
          const RdtRules    *rules,
          const RdtUnitType *type)
{
  char **row = rdt_table_add_row (table, rdt_words_type (type->id));
  guint n = 1;

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (columns[i].is_there (rules))
      {
        g_free (row[n]);
        row[n++] = columns[i].say (rules, type);
      }
}

/**
 * rdt_words_table_units:
 *
 * Returns: (transfer full): the unit types of a rule set and their numbers
 */
RdtTable *
rdt_words_table_units (const RdtRules *rules)
{
  RdtTable *table = rdt_table_new (_("Units"), _("Unit"));

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (columns[i].is_there (rules))
      rdt_table_add_column (table, _(columns[i].heading));

  for (guint i = 0; i < rules->n_types; i++)
    add_type (table, rules, &rules->types[i]);

  return table;
}
