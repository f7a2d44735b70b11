/* rdt-rules-json.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-rules-json.h"

#include <glib/gi18n.h>

#include "rdt-arms-json.h"
#include "rdt-reader.h"
#include "rdt-wire.h"

#define MAX_RANGE (RDT_MAX_LENGTH - 1)
#define MAX_VALUE 6

typedef void (*ReadFunc) (RdtReader *reader,
                          RdtRules  *rules);

/* Reads an optional member that is an object. */
static void
read_object (RdtReader  *reader,
             const char *name,
             ReadFunc    func,
             RdtRules   *rules)
{
  if (!rdt_reader_open_object (reader, name))
    return;

  func (reader, rules);
  rdt_reader_close_object (reader);
}

static void
require_object (RdtReader  *reader,
                const char *name,
                ReadFunc    func,
                RdtRules   *rules)
{
  if (!rdt_reader_require_object (reader, name))
    return;

  func (reader, rules);
  rdt_reader_close_object (reader);
}

/* Reads a list of words as a bit mask. */
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

static void
read_exhaustion (RdtReader *reader,
                 RdtRules  *rules)
{
  rules->exhaustion = rdt_reader_require_int (reader, "one-in", 1, RDT_MAX_UNITS);
}

static void
read_activation (RdtReader *reader,
                 RdtRules  *rules)
{
  rules->command_dice = rdt_reader_require_int (reader, "dice-for-command", 0, 6);
  rules->units_per_die = rdt_reader_require_int (reader, "units-per-die", 1, RDT_MAX_UNITS);
}

static void
read_command_values (RdtReader *reader,
                     RdtRules  *rules)
{
  rules->command_values[RDT_RATING_GOOD] = rdt_reader_require_int (reader, "good", 1, MAX_VALUE);
  rules->command_values[RDT_RATING_AVERAGE] =
    rdt_reader_require_int (reader, "average", 1, MAX_VALUE);
  rules->command_values[RDT_RATING_POOR] = rdt_reader_require_int (reader, "poor", 1, MAX_VALUE);
}

static void
read_rating (RdtReader *reader,
             RdtRules  *rules)
{
  rules->poor_up_to = rdt_reader_require_int (reader, "poor-up-to", 0, MAX_VALUE);
  rules->average_up_to = rdt_reader_require_int (reader, "average-up-to", 0, MAX_VALUE);
}

static void
read_command (RdtReader *reader,
              RdtRules  *rules)
{
  require_object (reader, "values", read_command_values, rules);
  rules->command_loss = rdt_reader_require_int (reader, "loss", 0, MAX_VALUE);
  require_object (reader, "rating", read_rating, rules);
}

static void
read_deployment (RdtReader *reader,
                 RdtRules  *rules)
{
  rules->zone_ranks = rdt_reader_require_int (reader, "ranks", 1, RDT_MAX_LENGTH);
  rules->zone_margin = rdt_reader_read_int (reader, "margin", 0, RDT_MAX_LENGTH, 0);
}

static void
read_army (RdtReader *reader,
           RdtRules  *rules)
{
  rules->army_per_edge[0] = rdt_reader_require_int (reader, "units", 1, RDT_MAX_UNITS);
  rules->army_per_edge[1] = rdt_reader_require_int (reader, "per-edge-cells", 1, RDT_MAX_LENGTH);
  rules->army_commanders = rdt_reader_read_int (reader, "commanders", 1, RDT_MAX_UNITS, 0);
}

static void
read_roads (RdtReader *reader,
            RdtRules  *rules)
{
  rules->roads = rdt_reader_require_enum (reader, "mechanism", RDT_TYPE_ROADS);
  rules->road_bonus = rdt_reader_read_int (reader, "bonus", 0, 8, 0) * RDT_WHOLE_CELL;
  rules->roads_override = rdt_reader_read_boolean (reader, "override-terrain");
  rules->built_up_is_road = rdt_reader_read_boolean (reader, "built-up-areas");
}

static void
read_mines (RdtReader *reader,
            RdtRules  *rules)
{
  rules->mines = rdt_reader_require_enum (reader, "mechanism", RDT_TYPE_MINES);
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
  if (!rdt_reader_open_object (reader, "modifiers"))
    return;

  modifiers->soft_cover = read_value (reader, "soft-cover");
  modifiers->hard_cover = read_value (reader, "hard-cover");
  modifiers->line_of_sight = read_value (reader, "line-of-sight");
  modifiers->same_target = read_value (reader, "same-target");
  modifiers->not_moved = read_value (reader, "not-moved");
  modifiers->commander = read_value (reader, "commander");
  rdt_reader_close_object (reader);
}

static void
read_artillery (RdtReader *reader,
                RdtRules  *rules)
{
  rules->landing = rdt_reader_require_enum (reader, "mechanism", RDT_TYPE_LANDING);
  rules->landing_needs = rdt_reader_read_int (reader, "needs", 1, 7, 5);
  read_fire_modifiers (reader, &rules->landing_modifiers);
}

static void
read_spotting (RdtReader *reader,
               RdtRules  *rules)
{
  rules->spotting_range = rdt_reader_require_int (reader, "range", 1, MAX_RANGE);
  rules->spotting_needs = rdt_reader_require_int (reader, "needs", 1, 7);
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

  rules->combat = rdt_reader_require_enum (reader, "mechanism", RDT_TYPE_COMBAT);
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
  rules->destroyed_by_quality[RDT_QUALITY_ELITE] =
    rdt_reader_require_int (reader, "elite", 0, MAX_VALUE);
  rules->destroyed_by_quality[RDT_QUALITY_AVERAGE] =
    rdt_reader_require_int (reader, "average", 0, MAX_VALUE);
  rules->destroyed_by_quality[RDT_QUALITY_POOR] =
    rdt_reader_require_int (reader, "poor", 0, MAX_VALUE);
}

static void
read_destroyed_by_cover (RdtReader *reader,
                         RdtRules  *rules)
{
  rules->destroyed_by_cover[0] = rdt_reader_require_int (reader, "open", 0, MAX_VALUE);
  rules->destroyed_by_cover[1] = rdt_reader_require_int (reader, "soft", 0, MAX_VALUE);
  rules->destroyed_by_cover[2] = rdt_reader_require_int (reader, "hard", 0, MAX_VALUE);
}

static void
read_command_needs (RdtReader *reader,
                    RdtRules  *rules)
{
  rules->command_needs[0] = rdt_reader_require_int (reader, "open", 1, 7);
  rules->command_needs[1] = rdt_reader_require_int (reader, "cover", 1, 7);
}

static void
read_pinning_open (RdtReader *reader,
                   RdtRules  *rules)
{
  rules->pinning_destroys[0] = rdt_reader_require_int (reader, "destroys", 1, 7);
  rules->pinning_pins[0] = rdt_reader_require_int (reader, "pins", 1, 7);
}

static void
read_pinning_cover (RdtReader *reader,
                    RdtRules  *rules)
{
  rules->pinning_destroys[1] = rdt_reader_require_int (reader, "destroys", 1, 7);
  rules->pinning_pins[1] = rdt_reader_require_int (reader, "pins", 1, 7);
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
  rules->hit = rdt_reader_require_enum (reader, "mechanism", RDT_TYPE_HIT);

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
    if (rdt_reader_open_object (reader, rdt_wire_get_word (RDT_TYPE_WORKS, works[i])))
      {
        rules->lay_turns[works[i]] = rdt_reader_require_int (reader, "lay", 1, 99);
        rules->clear_turns[works[i]] = rdt_reader_require_int (reader, "clear", 1, 99);
        rdt_reader_close_object (reader);
      }
}

static void
read_gas (RdtReader *reader,
          RdtRules  *rules)
{
  rules->gas_turns = rdt_reader_require_int (reader, "turns", 1, 99);
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
          rdt_reader_object_to (reader, RDT_FORMAT_ERROR_UNKNOWN_MEMBER, _("the id of a law"));
        }
      else
        {
          rules->citations[law] = g_strdup (rdt_reader_get_string (reader));
          rules->laws[law] = TRUE;
        }
      rdt_reader_leave (reader);
    }
}

/* Checks what the parts of a rule set need of each other. */
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
                              /* Translators: after "expected": the id of a unit type. */
                              _("a weapon for the armament of \"%s\""), type->id);
    }

  if (rules->traits.activation == RDT_ACTIVATION_COUNTED && rules->units_per_die == 0)
    /* Translators: after "expected": the name of a member. */
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_MISSING, _("a member \"%s\""), "activation");

  if (rules->traits.activation == RDT_ACTIVATION_BY_CARD && rules->command_values[0] == 0)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_MISSING, _("a member \"%s\""), "command");
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
  rdt_rules_set_sequence (rules,
                          rdt_reader_require_enum (reader, "sequence", RDT_TYPE_SEQUENCE));
  rules->stacking = rdt_reader_require_enum (reader, "stacking", RDT_TYPE_STACKING);

  rdt_arms_read (reader, rules);

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
 * @reader: a reader at a rule set
 *
 * Reads an embedded rule set.
 *
 * Returns: (transfer full): the rule set, to be discarded if the reader has an
 *   error
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
 * @text: (array length=length): the contents of a rule set file
 * @length: their length in bytes
 * @file: its name for errors
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

/**
 * rdt_rules_collect:
 *
 * Reads a rule set and collects all its faults.
 *
 * Returns: (transfer full) (element-type RdtFault): all faults
 */
GPtrArray *
rdt_rules_collect (const char *text,
                   gsize       length,
                   const char *file)
{
  g_autoptr(RdtReader) reader = rdt_reader_new_for_data (text, length, file);
  g_autoptr(RdtRules) rules = NULL;

  rdt_reader_begin_collecting (reader);
  rules = rdt_rules_read_here (reader);

  return rdt_reader_finish_forgiving (reader);
}
