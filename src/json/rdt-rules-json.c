/* rdt-rules-json.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-rules-json.h"

#include "rdt-reader.h"
#include "rdt-wire.h"

/* The longest move that fits into an order's path. */
#define MAX_MOVEMENT RDT_MAX_PATH

#define MAX_RANGE    (RDT_MAX_LENGTH - 1)
#define MAX_VALUE    6

typedef void (*ReadFunc) (RdtReader *reader,
                          RdtRules  *rules);

/* Reads a member that is an object, if it is there. */
static void
read_object (RdtReader  *reader,
             const char *name,
             ReadFunc    func,
             RdtRules   *rules)
{
  if (!rdt_reader_enter (reader, name))
    return;

  rdt_reader_begin_object (reader);
  func (reader, rules);
  rdt_reader_end_object (reader);
  rdt_reader_leave (reader);
}

static void
require_object (RdtReader  *reader,
                const char *name,
                ReadFunc    func,
                RdtRules   *rules)
{
  if (!rdt_reader_require (reader, name))
    return;

  rdt_reader_leave (reader);
  read_object (reader, name, func, rules);
}

static int
require_enum (RdtReader  *reader,
              const char *name,
              GType       type)
{
  int value;

  if (!rdt_reader_require (reader, name))
    return 0;

  value = rdt_reader_get_enum (reader, type);
  rdt_reader_leave (reader);

  return value;
}

static gint64
require_int (RdtReader  *reader,
             const char *name,
             gint64      least,
             gint64      greatest)
{
  gint64 value;

  if (!rdt_reader_require (reader, name))
    return least;

  value = rdt_reader_get_int (reader, least, greatest);
  rdt_reader_leave (reader);

  return value;
}

/* A list of words, as bits. */
static guint32
read_bits (RdtReader  *reader,
           const char *name,
           GType       type)
{
  guint32 bits = 0;
  guint n;

  if (!rdt_reader_enter (reader, name))
    return 0;

  n = rdt_reader_begin_array (reader);
  for (guint i = 0; i < n; i++)
    {
      rdt_reader_enter_element (reader, i);
      bits |= 1u << rdt_reader_get_enum (reader, type);
      rdt_reader_leave (reader);
    }
  rdt_reader_leave (reader);

  return bits;
}

static guint32
read_tags (RdtReader *reader)
{
  GFlagsClass *klass = g_type_class_ref (RDT_TYPE_TAG);
  guint32 tags = 0;
  guint n;

  if (rdt_reader_enter (reader, "tags"))
    {
      n = rdt_reader_begin_array (reader);
      for (guint i = 0; i < n; i++)
        {
          const GFlagsValue *tag;

          rdt_reader_enter_element (reader, i);
          tag = g_flags_get_value_by_nick (klass, rdt_reader_get_string (reader));
          if (tag != NULL)
            tags |= tag->value;
          else
            rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, "a tag of unit types");
          rdt_reader_leave (reader);
        }
      rdt_reader_leave (reader);
    }

  g_type_class_unref (klass);

  return tags;
}

static guint8
get_type_id (RdtReader      *reader,
             const RdtRules *rules)
{
  guint8 type = rdt_rules_find_type (rules, rdt_reader_get_string (reader));

  if (type == RDT_NO_TYPE)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, "the id of one of the units");

  return type;
}

/* A list of unit types, as bits. */
static guint64
read_types (RdtReader      *reader,
            const char     *name,
            const RdtRules *rules)
{
  guint64 types = 0;
  guint n;

  if (!rdt_reader_enter (reader, name))
    return 0;

  n = rdt_reader_begin_array (reader);
  for (guint i = 0; i < n; i++)
    {
      guint8 type;

      rdt_reader_enter_element (reader, i);
      type = get_type_id (reader, rules);
      if (type != RDT_NO_TYPE)
        types |= G_GUINT64_CONSTANT (1) << type;
      rdt_reader_leave (reader);
    }
  rdt_reader_leave (reader);

  return types;
}

static guint8
read_option (RdtReader *reader)
{
  return rdt_reader_read_enum (reader, "option", RDT_TYPE_OPTION, RDT_NO_OPTION);
}

static void
read_exhaustion (RdtReader *reader,
                 RdtRules  *rules)
{
  rules->exhaustion = require_int (reader, "one-in", 1, RDT_MAX_UNITS);
}

static void
read_activation (RdtReader *reader,
                 RdtRules  *rules)
{
  rules->command_dice = require_int (reader, "dice-for-command", 0, 6);
  rules->units_per_die = require_int (reader, "units-per-die", 1, RDT_MAX_UNITS);
}

static void
read_command_values (RdtReader *reader,
                     RdtRules  *rules)
{
  rules->command_values[RDT_RATING_GOOD] = require_int (reader, "good", 1, MAX_VALUE);
  rules->command_values[RDT_RATING_AVERAGE] = require_int (reader, "average", 1, MAX_VALUE);
  rules->command_values[RDT_RATING_POOR] = require_int (reader, "poor", 1, MAX_VALUE);
}

static void
read_rating (RdtReader *reader,
             RdtRules  *rules)
{
  rules->poor_up_to = require_int (reader, "poor-up-to", 0, MAX_VALUE);
  rules->average_up_to = require_int (reader, "average-up-to", 0, MAX_VALUE);
}

static void
read_command (RdtReader *reader,
              RdtRules  *rules)
{
  require_object (reader, "values", read_command_values, rules);
  rules->command_loss = require_int (reader, "loss", 0, MAX_VALUE);
  require_object (reader, "rating", read_rating, rules);
}

static void
read_deployment (RdtReader *reader,
                 RdtRules  *rules)
{
  rules->zone_ranks = require_int (reader, "ranks", 1, RDT_MAX_LENGTH);
  rules->zone_margin = rdt_reader_read_int (reader, "margin", 0, RDT_MAX_LENGTH, 0);
}

static void
read_army (RdtReader *reader,
           RdtRules  *rules)
{
  rules->army_per_edge[0] = require_int (reader, "units", 1, RDT_MAX_UNITS);
  rules->army_per_edge[1] = require_int (reader, "per-edge-cells", 1, RDT_MAX_LENGTH);
  rules->army_commanders = rdt_reader_read_int (reader, "commanders", 1, RDT_MAX_UNITS, 0);
}

static void
read_roads (RdtReader *reader,
            RdtRules  *rules)
{
  rules->roads = require_enum (reader, "mechanism", RDT_TYPE_ROADS);
  rules->road_bonus = rdt_reader_read_int (reader, "bonus", 0, 8, 0) * RDT_WHOLE_CELL;
  rules->roads_override = rdt_reader_read_boolean (reader, "override-terrain");
  rules->built_up_is_road = rdt_reader_read_boolean (reader, "built-up-areas");
}

static void
read_mines (RdtReader *reader,
            RdtRules  *rules)
{
  rules->mines = require_enum (reader, "mechanism", RDT_TYPE_MINES);
  rules->mines_needs = rdt_reader_read_int (reader, "needs", 1, 7, 7);
}

static void
read_movement (RdtReader *reader,
               RdtRules  *rules)
{
  require_object (reader, "roads", read_roads, rules);
  rules->heights = rdt_reader_read_enum (reader, "heights", RDT_TYPE_HEIGHTS, RDT_HEIGHTS_FREE);
  rules->trenches = rdt_reader_read_enum (reader, "trenches", RDT_TYPE_TRENCHES,
                                          RDT_TRENCHES_CROSSED);
  read_object (reader, "minefields", read_mines, rules);
  rules->contact_turns_both = rdt_reader_read_boolean (reader, "contact-turns-both");
}

static gint8
read_value (RdtReader  *reader,
            const char *name)
{
  return rdt_reader_read_int (reader, name, -MAX_VALUE, MAX_VALUE, 0);
}

static void
read_fire_modifiers (RdtReader        *reader,
                     RdtFireModifiers *modifiers)
{
  if (!rdt_reader_enter (reader, "modifiers"))
    return;

  rdt_reader_begin_object (reader);
  modifiers->soft_cover = read_value (reader, "soft-cover");
  modifiers->hard_cover = read_value (reader, "hard-cover");
  modifiers->line_of_sight = read_value (reader, "line-of-sight");
  modifiers->same_target = read_value (reader, "same-target");
  modifiers->not_moved = read_value (reader, "not-moved");
  modifiers->commander = read_value (reader, "commander");
  rdt_reader_end_object (reader);
  rdt_reader_leave (reader);
}

static void
read_artillery (RdtReader *reader,
                RdtRules  *rules)
{
  rules->landing = require_enum (reader, "mechanism", RDT_TYPE_LANDING);
  rules->landing_needs = rdt_reader_read_int (reader, "needs", 1, 7, 5);
  read_fire_modifiers (reader, &rules->landing_modifiers);
}

static void
read_spotting (RdtReader *reader,
               RdtRules  *rules)
{
  rules->spotting_range = require_int (reader, "range", 1, MAX_RANGE);
  rules->spotting_needs = require_int (reader, "needs", 1, 7);
  rules->laws[RDT_LAW_FIRE_SPOTTING] = TRUE;
}

static void
read_fire (RdtReader *reader,
           RdtRules  *rules)
{
  rules->enemies_stop_fire = rdt_reader_read_boolean (reader, "enemies-stop-fire");
  read_object (reader, "spotting", read_spotting, rules);
  read_fire_modifiers (reader, &rules->fire_modifiers);
}

static void
read_combat_modifiers (RdtReader *reader,
                       RdtRules  *rules)
{
  RdtCombatModifiers *modifiers = &rules->combat_modifiers;

  modifiers->commander = read_value (reader, "commander");
  modifiers->soft_cover = read_value (reader, "soft-cover");
  modifiers->hard_cover = read_value (reader, "hard-cover");
  modifiers->uphill = read_value (reader, "uphill");
  modifiers->river = read_value (reader, "river");
  modifiers->crossing_trench = read_value (reader, "crossing-trench");
  modifiers->attackers = read_value (reader, "attackers");
}

static void
read_close_combat (RdtReader *reader,
                   RdtRules  *rules)
{
  RdtCombatModifiers *modifiers = &rules->combat_modifiers;

  rules->combat = require_enum (reader, "mechanism", RDT_TYPE_COMBAT);
  read_object (reader, "modifiers", read_combat_modifiers, rules);
  modifiers->uphill_attacker_only =
    rdt_reader_read_enum (reader, "uphill-counts-for", RDT_TYPE_COUNTS_FOR, RDT_COUNTS_FOR_BOTH)
    == RDT_COUNTS_FOR_ATTACKER;
  modifiers->river_attacker_only =
    rdt_reader_read_enum (reader, "river-counts-for", RDT_TYPE_COUNTS_FOR, RDT_COUNTS_FOR_BOTH)
    == RDT_COUNTS_FOR_ATTACKER;
  modifiers->river_enemy_on_bank = rdt_reader_read_boolean (reader, "river-enemy-on-bank");
}

static void
read_destroyed_by_quality (RdtReader *reader,
                           RdtRules  *rules)
{
  rules->destroyed_by_quality[RDT_QUALITY_ELITE] = require_int (reader, "elite", 0, MAX_VALUE);
  rules->destroyed_by_quality[RDT_QUALITY_AVERAGE] = require_int (reader, "average", 0, MAX_VALUE);
  rules->destroyed_by_quality[RDT_QUALITY_POOR] = require_int (reader, "poor", 0, MAX_VALUE);
}

static void
read_destroyed_by_cover (RdtReader *reader,
                         RdtRules  *rules)
{
  rules->destroyed_by_cover[0] = require_int (reader, "open", 0, MAX_VALUE);
  rules->destroyed_by_cover[1] = require_int (reader, "soft", 0, MAX_VALUE);
  rules->destroyed_by_cover[2] = require_int (reader, "hard", 0, MAX_VALUE);
}

static void
read_command_needs (RdtReader *reader,
                    RdtRules  *rules)
{
  rules->command_needs[0] = require_int (reader, "open", 1, 7);
  rules->command_needs[1] = require_int (reader, "cover", 1, 7);
}

static void
read_pinning_open (RdtReader *reader,
                   RdtRules  *rules)
{
  rules->pinning_destroys[0] = require_int (reader, "destroys", 1, 7);
  rules->pinning_pins[0] = require_int (reader, "pins", 1, 7);
}

static void
read_pinning_cover (RdtReader *reader,
                    RdtRules  *rules)
{
  rules->pinning_destroys[1] = require_int (reader, "destroys", 1, 7);
  rules->pinning_pins[1] = require_int (reader, "pins", 1, 7);
}

static void
read_pinning (RdtReader *reader,
              RdtRules  *rules)
{
  require_object (reader, "open", read_pinning_open, rules);
  require_object (reader, "cover", read_pinning_cover, rules);
}

static void
read_hits (RdtReader *reader,
           RdtRules  *rules)
{
  rules->hit = require_enum (reader, "mechanism", RDT_TYPE_HIT);

  switch (rules->hit)
    {
    case RDT_HIT_BY_QUALITY:
      require_object (reader, "destroyed", read_destroyed_by_quality, rules);
      break;

    case RDT_HIT_BY_COVER:
      require_object (reader, "destroyed", read_destroyed_by_cover, rules);
      break;

    case RDT_HIT_BY_EXPOSURE:
      require_object (reader, "command", read_command_needs, rules);
      read_object (reader, "pinning", read_pinning, rules);
      break;
    }
}

static void
read_engineering (RdtReader *reader,
                  RdtRules  *rules)
{
  const RdtWorks works[] = { RDT_WORKS_MINEFIELD, RDT_WORKS_WIRE };

  for (guint i = 0; i < G_N_ELEMENTS (works); i++)
    if (rdt_reader_enter (reader, rdt_wire_get_word (RDT_TYPE_WORKS, works[i])))
      {
        rdt_reader_begin_object (reader);
        rules->lay_turns[works[i]] = require_int (reader, "lay", 1, 99);
        rules->clear_turns[works[i]] = require_int (reader, "clear", 1, 99);
        rdt_reader_end_object (reader);
        rdt_reader_leave (reader);
      }
}

static void
read_gas (RdtReader *reader,
          RdtRules  *rules)
{
  rules->gas_turns = require_int (reader, "turns", 1, 99);
}

/* The least scores of a weapon: one number, or one for targets in the open
 * and one for those in cover.
 */
static void
read_needs (RdtReader *reader,
            RdtWeapon *weapon)
{
  if (!rdt_reader_enter (reader, "needs"))
    return;

  if (JSON_NODE_HOLDS_OBJECT (rdt_reader_get_node (reader)))
    {
      rdt_reader_begin_object (reader);
      weapon->needs = require_int (reader, "open", 1, 7);
      weapon->needs_in_cover = require_int (reader, "cover", 1, 7);
      rdt_reader_end_object (reader);
    }
  else
    {
      weapon->needs = rdt_reader_get_int (reader, 1, 7);
      weapon->needs_in_cover = weapon->needs;
    }

  rdt_reader_leave (reader);
}

static void
read_weapon (RdtReader *reader,
             RdtRules  *rules,
             RdtWeapon *weapon)
{
  rdt_reader_begin_object (reader);
  weapon->range = require_int (reader, "range", 1, MAX_RANGE);
  weapon->short_range = rdt_reader_read_int (reader, "short-range", 1, MAX_RANGE, 0);
  weapon->short_needs = rdt_reader_read_int (reader, "short-needs", 1, 7, 7);
  weapon->dice = rdt_reader_read_int (reader, "dice", 1, 12, 1);
  weapon->needs = 7;
  weapon->needs_in_cover = 7;
  read_needs (reader, weapon);
  weapon->sight = rdt_reader_read_enum (reader, "sight", RDT_TYPE_SIGHT_NEED, RDT_SIGHT_NEED_OWN);
  weapon->all_round = rdt_reader_read_boolean (reader, "all-round");
  weapon->over_units = rdt_reader_read_boolean (reader, "over-units");
  weapon->into_cover = rdt_reader_read_boolean (reader, "into-cover");
  weapon->harmless_to = read_types (reader, "harmless-to", rules);
  weapon->option = RDT_NO_OPTION;

  if (rdt_reader_enter (reader, "harms-with"))
    {
      rdt_reader_begin_object (reader);
      weapon->option = read_option (reader);
      weapon->option_harms = read_types (reader, "types", rules);
      rdt_reader_end_object (reader);
      rdt_reader_leave (reader);
    }

  rdt_reader_end_object (reader);
}

static void
read_weapons (RdtReader *reader,
              RdtRules  *rules)
{
  for (guint i = 0; i < rules->n_weapons; i++)
    if (rdt_reader_enter (reader, rules->weapons[i].id))
      {
        read_weapon (reader, rules, &rules->weapons[i]);
        rdt_reader_leave (reader);
      }
}

static guint8
read_weapon_id (RdtReader      *reader,
                const RdtRules *rules)
{
  guint8 weapon;

  if (!rdt_reader_enter (reader, "weapon"))
    return RDT_NO_WEAPON;

  weapon = rdt_rules_find_weapon (rules, rdt_reader_get_string (reader));
  if (weapon == RDT_NO_WEAPON)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, "the id of one of the weapons");
  rdt_reader_leave (reader);

  return weapon;
}

static void
read_armament (RdtReader      *reader,
               const RdtRules *rules,
               RdtUnitType    *type)
{
  type->armament = RDT_NO_TYPE;

  if (!rdt_reader_enter (reader, "armament"))
    return;

  rdt_reader_begin_object (reader);
  type->armament_gives_weapon =
    require_enum (reader, "gives", RDT_TYPE_ARMAMENT_GIVES) == RDT_ARMAMENT_GIVES_WEAPON;
  type->armaments = read_types (reader, "choices", rules);
  if (rdt_reader_require (reader, "default"))
    {
      type->armament = get_type_id (reader, rules);
      rdt_reader_leave (reader);
    }
  rdt_reader_end_object (reader);
  rdt_reader_leave (reader);
}

static void
read_carries (RdtReader      *reader,
              const RdtRules *rules,
              RdtUnitType    *type)
{
  type->carries_option = RDT_NO_OPTION;

  if (!rdt_reader_enter (reader, "carries"))
    return;

  rdt_reader_begin_object (reader);
  type->carries = read_types (reader, "types", rules);
  type->carries_option = read_option (reader);
  rdt_reader_end_object (reader);
  rdt_reader_leave (reader);
}

static void
read_powers (RdtReader   *reader,
             RdtUnitType *type)
{
  gint64 power = rdt_reader_read_int (reader, "power", 1, 7, 0);

  type->front = rdt_reader_read_int (reader, "front", 1, 7, power);
  type->flank = rdt_reader_read_int (reader, "flank", 1, 7, power);

  if (type->front == 0 || type->flank == 0)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_MISSING, "\"power\", or \"front\" and \"flank\"");
}

static void
read_type (RdtReader   *reader,
           RdtRules    *rules,
           RdtUnitType *type)
{
  rdt_reader_begin_object (reader);
  type->tags = read_tags (reader);
  type->movement = require_int (reader, "movement", 0, MAX_MOVEMENT / 2) * RDT_WHOLE_CELL;
  type->road_movement = rdt_reader_read_int (reader, "road-movement", 0, MAX_MOVEMENT, 0)
                        * RDT_WHOLE_CELL;
  type->weapon = read_weapon_id (reader, rules);
  read_armament (reader, rules, type);
  read_powers (reader, type);
  type->attacks = TRUE;
  if (rdt_reader_enter (reader, "attacks"))
    {
      type->attacks = rdt_reader_get_boolean (reader);
      rdt_reader_leave (reader);
    }
  type->advances = rdt_reader_read_boolean (reader, "advances");
  read_carries (reader, rules, type);
  type->option = read_option (reader);
  rdt_reader_end_object (reader);
}

static void
read_all_types (RdtReader *reader,
                RdtRules  *rules)
{
  for (guint i = 0; i < rules->n_types; i++)
    if (rdt_reader_enter (reader, rules->types[i].id))
      {
        read_type (reader, rules, &rules->types[i]);
        rdt_reader_leave (reader);
      }
}

static void
read_laws (RdtReader *reader,
           RdtRules  *rules)
{
  g_auto(GStrv) ids = rdt_reader_dup_members (reader);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      RdtLaw law;

      if (!rdt_reader_enter (reader, ids[i]))
        continue;

      if (!rdt_law_parse (ids[i], &law))
        {
          rdt_reader_object_to (reader, RDT_FORMAT_ERROR_UNKNOWN_MEMBER, "the id of a law");
        }
      else
        {
          rules->citations[law] = g_strdup (rdt_reader_get_string (reader));
          rules->laws[law] = TRUE;
        }
      rdt_reader_leave (reader);
    }
}

static void
note_types (RdtReader *reader,
            RdtRules  *rules)
{
  g_auto(GStrv) ids = rdt_reader_dup_members (reader);
  guint n = g_strv_length (ids);

  if (n == 0 || n > RDT_MAX_TYPES)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, "1 to %u unit types", RDT_MAX_TYPES);

  for (guint i = 0; i < MIN (n, RDT_MAX_TYPES); i++)
    rules->types[rules->n_types++].id = g_strdup (ids[i]);
}

static void
note_weapons (RdtReader *reader,
              RdtRules  *rules)
{
  g_auto(GStrv) ids = rdt_reader_dup_members (reader);
  guint n = g_strv_length (ids);

  if (n > RDT_MAX_WEAPONS)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, "up to %u weapons", RDT_MAX_WEAPONS);

  for (guint i = 0; i < MIN (n, RDT_MAX_WEAPONS); i++)
    rules->weapons[rules->n_weapons++].id = g_strdup (ids[i]);
}

/* What the parts of a set need of each other. */
static void
check_parts (RdtReader      *reader,
             const RdtRules *rules)
{
  for (guint i = 0; i < rules->n_types; i++)
    {
      const RdtUnitType *type = &rules->types[i];

      if (type->armament != RDT_NO_TYPE
          && (rules->types[type->armament].weapon == RDT_NO_WEAPON
              || (!type->armament_gives_weapon && type->weapon == RDT_NO_WEAPON)))
        rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE,
                              "a weapon for the armament of \"%s\"", type->id);
    }

  if (rules->sequence == RDT_SEQUENCE_ACTIVATION_DICE && rules->units_per_die == 0)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_MISSING, "a member \"activation\"");

  if (rules->sequence == RDT_SEQUENCE_CARDS && rules->command_values[0] == 0)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_MISSING, "a member \"command\"");
}

static void
read_set (RdtReader *reader,
          RdtRules  *rules)
{
  rdt_reader_read_format (reader, RDT_RULES_FORMAT, RDT_RULES_VERSION);
  rules->id = rdt_reader_require_id (reader, "id");
  rules->name = rdt_reader_require_string (reader, "name");
  rules->grids = read_bits (reader, "grids", RDT_TYPE_GRID_KIND);
  rules->options = read_bits (reader, "options", RDT_TYPE_OPTION);
  rules->works = read_bits (reader, "works", RDT_TYPE_WORKS);
  rules->sequence = require_enum (reader, "sequence", RDT_TYPE_SEQUENCE);
  rules->stacking = require_enum (reader, "stacking", RDT_TYPE_STACKING);

  /* Units, weapons and armaments name each other. */
  require_object (reader, "units", note_types, rules);
  require_object (reader, "weapons", note_weapons, rules);
  require_object (reader, "weapons", read_weapons, rules);
  require_object (reader, "units", read_all_types, rules);

  read_object (reader, "exhaustion", read_exhaustion, rules);
  read_object (reader, "activation", read_activation, rules);
  read_object (reader, "command", read_command, rules);
  read_object (reader, "deployment", read_deployment, rules);
  read_object (reader, "army", read_army, rules);
  require_object (reader, "movement", read_movement, rules);
  require_object (reader, "artillery", read_artillery, rules);
  require_object (reader, "fire", read_fire, rules);
  require_object (reader, "close-combat", read_close_combat, rules);
  require_object (reader, "hits", read_hits, rules);
  read_object (reader, "engineering", read_engineering, rules);
  read_object (reader, "gas", read_gas, rules);
  read_object (reader, "laws", read_laws, rules);
  check_parts (reader, rules);
}

/**
 * rdt_rules_read_here:
 * @reader: a reader that stands at a rule set
 *
 * Reads a rule set that is part of something larger.
 *
 * Returns: (transfer full): the rule set, to be thrown away if the reader is
 *   not good
 */
RdtRules *
rdt_rules_read_here (RdtReader *reader)
{
  RdtRules *rules = rdt_rules_new ();

  rdt_reader_begin_object (reader);
  read_set (reader, rules);
  rdt_reader_end_object (reader);

  if (rdt_reader_is_good (reader))
    rules->source = json_to_string (rdt_reader_get_node (reader), FALSE);

  return rules;
}

/**
 * rdt_rules_read:
 * @text: (array length=length): a rule set file
 * @length: of it, in bytes
 * @file: what to call it in errors
 * @error: return location for a %RDT_FORMAT_ERROR
 *
 * Reads a rule set.
 *
 * Returns: (transfer full): the rule set, or %NULL with an error
 */
RdtRules *
rdt_rules_read (const char  *text,
                gsize        length,
                const char  *file,
                GError     **error)
{
  g_autoptr(RdtReader) reader = rdt_reader_new_for_data (text, length, file);
  g_autoptr(RdtRules) rules = rdt_rules_read_here (reader);

  return rdt_reader_finish (reader, error) ? g_steal_pointer (&rules) : NULL;
}
