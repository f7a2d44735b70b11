/* rdt-reference-units.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reference-units.h"

#include <glib/gi18n.h>

#include "rdt-name-words.h"
#include "rdt-type-words.h"
#include "rdt-words.h"

/* The unit type of a row.
 *
 * @gun: (nullable): the type whose gun the unit carries, if known
 * @options: the optional rules in force, as a bit mask
 */
typedef struct
{
  const RdtRules    *rules;
  const RdtUnitType *type;
  const RdtUnitType *gun;
  guint              options;
} Entry;

/* A column of the table of units: its condition and contents. */
typedef struct
{
  const char *heading;
  gboolean  (*is_there) (const RdtRules *rules);
  char     *(*say)      (const Entry    *entry);
} Column;

/* A trait of a unit type or of its weapon. */
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

/* Scores beyond those of a die mean none. */
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
say_movement (const Entry *entry)
{
  return say_distance (entry->type->movement);
}

static gboolean
has_road_distances (const RdtRules *rules)
{
  return rules->roads == RDT_ROADS_OWN_DISTANCE;
}

static char *
say_road_movement (const Entry *entry)
{
  return say_distance (rdt_rules_get_road_movement (entry->rules, entry->type));
}

static char *
say_range (const Entry *entry)
{
  const RdtUnitType *shooter = entry->gun != NULL ? entry->gun : entry->type;
  const RdtWeapon *weapon = find_weapon (entry->rules, shooter);

  if (entry->type->armaments != 0 && entry->gun == NULL)
    return g_strdup (_("same as its gun"));

  if (weapon == NULL)
    return g_strdup ("–");

  if (weapon->short_range > 0)
    return g_strdup_printf ("%u / %u", weapon->short_range, weapon->range);

  return g_strdup_printf ("%u", weapon->range);
}

static gboolean
has_pinning (const Entry *entry)
{
  return (entry->options & (1 << RDT_OPTION_PINNING)) != 0;
}

/* The type whose weapon a unit fires: if its gun is unknown, any that it may carry
 * tells whether a score is needed.
 */
static const RdtUnitType *
find_shooter (const Entry *entry)
{
  const RdtUnitType *type = entry->type;

  if (type->armaments == 0 || !type->armament_gives_weapon)
    return type;

  return entry->gun != NULL ? entry->gun : &entry->rules->types[type->armament];
}

static char *
say_needs (const Entry *entry)
{
  const RdtUnitType *shooter = find_shooter (entry);
  const RdtWeapon *weapon = find_weapon (entry->rules, shooter);
  g_autofree char *needs = NULL;

  if (weapon == NULL || !is_score (weapon->needs))
    return g_strdup ("–");

  if (shooter != entry->type && entry->gun == NULL)
    return g_strdup (_("same as its gun"));

  if (has_pinning (entry))
    return g_strdup_printf ("%u+", entry->rules->pinning_destroys[0]);

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
say_needs_partly_seen (const Entry *entry)
{
  const RdtWeapon *weapon = find_weapon (entry->rules, entry->type);

  if (weapon == NULL || !is_score (weapon->needs_in_cover))
    return g_strdup ("–");

  return g_strdup_printf ("%u+", has_pinning (entry) ? entry->rules->pinning_destroys[1]
                                                     : weapon->needs_in_cover);
}

static char *
say_needs_in_cover (const Entry *entry)
{
  const RdtWeapon *weapon = find_weapon (entry->rules, entry->type);

  if (weapon == NULL || !rdt_rules_fires_into_cover (entry->rules, entry->type->tags, weapon))
    return g_strdup ("–");

  return say_needs_partly_seen (entry);
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
say_front (const Entry *entry)
{
  return g_strdup_printf ("%u+", entry->type->front);
}

static char *
say_flank (const Entry *entry)
{
  return g_strdup_printf ("%u+", entry->type->flank);
}

static gboolean
has_powers (const RdtRules *rules)
{
  return !has_two_numbers (rules);
}

static char *
say_power (const Entry *entry)
{
  gboolean is_least = entry->rules->combat == RDT_COMBAT_KILLS_AT_LEAST_POWER;

  return g_strdup_printf (is_least ? "%u+" : "%u", entry->type->front);
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

/* A team of horses transports guns only. */
static const char *
choose_load (const RdtRules    *rules,
             const RdtUnitType *type)
{
  gboolean has_gun = FALSE;
  gboolean has_other = FALSE;

  for (guint i = 0; i < rules->n_types; i++)
    if ((type->carries >> i) & 1)
      {
        const gboolean is_gun = (rules->types[i].tags & RDT_TAG_ARTILLERY) != 0;

        has_gun |= is_gun;
        has_other |= !is_gun;
      }

  if (has_gun && has_other)
    return _("can carry units or tow guns");

  return has_gun ? _("can tow guns") : _("can carry units");
}

static char *
say_traits (const Entry *entry)
{
  const RdtUnitType *type = entry->type;
  const RdtWeapon *weapon = find_weapon (entry->rules, type);
  GString *list = g_string_new (NULL);

  if (weapon != NULL)
    add_weapon_traits (list, entry->rules, type, weapon);

  for (guint i = 0; i < G_N_ELEMENTS (traits); i++)
    if (type->tags & traits[i].tag)
      rdt_words_list_add (list, _(traits[i].words));

  if (type->advances)
    rdt_words_list_add (list, _("can advance"));
  if (!type->attacks)
    rdt_words_list_add (list, _("cannot attack"));
  if (type->carries != 0 && type->carries_option == RDT_NO_OPTION)
    rdt_words_list_add (list, choose_load (entry->rules, type));

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
fill_row (char        **row,
          const Entry  *entry)
{
  guint n = 1;

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (columns[i].is_there (entry->rules))
      rdt_table_set_cell (row, n++, columns[i].say (entry));
}

/**
 * rdt_words_table_units:
 * @options: the optional rules in force, as a bit mask
 *
 * Returns: (transfer full): the table of unit types
 */
RdtTable *
rdt_words_table_units (const RdtRules *rules,
                       guint           options)
{
  RdtTable *table = rdt_table_new (_("Units"), _("Unit"));

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (columns[i].is_there (rules))
      rdt_table_add_column (table, _(columns[i].heading));

  for (guint i = 0; i < rules->n_types; i++)
    {
      Entry entry = { .rules = rules, .type = &rules->types[i], .options = options };

      fill_row (rdt_table_add_row (table, rdt_words_type (entry.type->id)), &entry);
    }

  return table;
}

/**
 * rdt_words_table_arm:
 * @self: the table of units of @rules
 * @type: a unit type
 * @gun: the type whose gun the unit carries
 * @options: the optional rules in force, as a bit mask
 *
 * Returns: (transfer none): a new last row for a unit with a known gun
 */
char **
rdt_words_table_arm (RdtTable       *self,
                     const RdtRules *rules,
                     guint8          type,
                     guint8          gun,
                     guint           options)
{
  Entry entry = {
    .rules = rules,
    .type = &rules->types[type],
    .gun = &rules->types[gun],
    .options = options,
  };
  char **row = rdt_table_add_row (self, rdt_words_type (entry.type->id));

  fill_row (row, &entry);

  return row;
}

/* Finds the types that a weapon cannot harm, as a bit mask. */
static guint64
find_harmless (const RdtWeapon *weapon,
               guint            options)
{
  if (weapon == NULL)
    return 0;

  if (weapon->option != RDT_NO_OPTION && (options & (1 << weapon->option)) != 0)
    return weapon->harmless_to & ~weapon->option_harms;

  return weapon->harmless_to;
}

static char *
say_harmless (const RdtRules *rules,
              guint64         harmless,
              guint           options)
{
  g_autoptr(GString) shooters = g_string_new (NULL);
  g_autoptr(GString) targets = g_string_new (NULL);

  for (guint i = 0; i < rules->n_types; i++)
    {
      if (find_harmless (find_weapon (rules, &rules->types[i]), options) == harmless)
        rdt_words_list_add (shooters, rdt_words_type_noun (rules->types[i].id));
      if ((harmless >> i & 1) != 0)
        rdt_words_list_add (targets, rdt_words_type_noun (rules->types[i].id));
    }

  /* Translators: two lists of types of units, as in "Fire has no effect:
   * infantry, machine gun against tank, light tank."
   */
  return g_strdup_printf (_("Fire has no effect: %s against %s."), shooters->str, targets->str);
}

/**
 * rdt_words_list_harmless:
 * @options: the optional rules in force, as a bit mask
 *
 * Returns: (transfer full): sentences on which units' fire cannot harm which
 *   others; empty where all can harm all
 */
char **
rdt_words_list_harmless (const RdtRules *rules,
                         guint           options)
{
  g_autoptr(GPtrArray) list = g_ptr_array_new ();
  guint64 said[RDT_MAX_TYPES];

  for (guint i = 0; i < rules->n_types; i++)
    {
      guint64 harmless = find_harmless (find_weapon (rules, &rules->types[i]), options);
      gboolean is_said = harmless == 0;

      for (guint j = 0; j < list->len; j++)
        is_said = is_said || said[j] == harmless;
      if (is_said)
        continue;

      said[list->len] = harmless;
      g_ptr_array_add (list, say_harmless (rules, harmless, options));
    }

  g_ptr_array_add (list, NULL);

  return (char **) g_ptr_array_steal (list, NULL);
}
