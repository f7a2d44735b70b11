/* rdt-arms-json.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-arms-json.h"

#include <glib/gi18n.h>

#include "rdt-wire.h"

/* The longest move that fits into the path of an order. */
#define MAX_MOVEMENT RDT_MAX_PATH

#define MAX_RANGE    (RDT_MAX_LENGTH - 1)

typedef void (*ReadFunc) (RdtReader *reader,
                          RdtRules  *rules);

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
            rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("a tag of unit types"));
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
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("the id of one of the units"));

  return type;
}

/* Reads a list of unit types as a bit mask. */
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

/* Reads the scores that a weapon needs: one number, or one for targets in the open
 * and one for targets in cover.
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
      weapon->needs = rdt_reader_require_int (reader, "open", 1, 7);
      weapon->needs_in_cover = rdt_reader_require_int (reader, "cover", 1, 7);
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
  weapon->range = rdt_reader_require_int (reader, "range", 1, MAX_RANGE);
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

  if (rdt_reader_open_object (reader, "harms-with"))
    {
      weapon->option = read_option (reader);
      weapon->option_harms = read_types (reader, "types", rules);
      rdt_reader_close_object (reader);
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
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("the id of one of the weapons"));
  rdt_reader_leave (reader);

  return weapon;
}

static void
read_armament (RdtReader      *reader,
               const RdtRules *rules,
               RdtUnitType    *type)
{
  type->armament = RDT_NO_TYPE;

  if (!rdt_reader_open_object (reader, "armament"))
    return;

  type->armament_gives_weapon =
    rdt_reader_require_enum (reader, "gives", RDT_TYPE_ARMAMENT_GIVES) == RDT_ARMAMENT_GIVES_WEAPON;
  type->armaments = read_types (reader, "choices", rules);
  if (rdt_reader_require (reader, "default"))
    {
      type->armament = get_type_id (reader, rules);
      rdt_reader_leave (reader);
    }
  rdt_reader_close_object (reader);
}

static void
read_carries (RdtReader      *reader,
              const RdtRules *rules,
              RdtUnitType    *type)
{
  type->carries_option = RDT_NO_OPTION;

  if (!rdt_reader_open_object (reader, "carries"))
    return;

  type->carries = read_types (reader, "types", rules);
  type->carries_option = read_option (reader);
  rdt_reader_close_object (reader);
}

static void
read_powers (RdtReader   *reader,
             RdtUnitType *type)
{
  gint64 power = rdt_reader_read_int (reader, "power", 1, 7, 0);

  type->front = rdt_reader_read_int (reader, "front", 1, 7, power);
  type->flank = rdt_reader_read_int (reader, "flank", 1, 7, power);

  if (type->front == 0 || type->flank == 0)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_MISSING,
                          _("\"power\", or \"front\" and \"flank\""));
}

static void
read_type (RdtReader   *reader,
           RdtRules    *rules,
           RdtUnitType *type)
{
  rdt_reader_begin_object (reader);
  type->tags = read_tags (reader);
  type->movement = rdt_reader_require_int (reader, "movement", 0, MAX_MOVEMENT / 2)
                   * RDT_WHOLE_CELL;
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
note_types (RdtReader *reader,
            RdtRules  *rules)
{
  g_auto(GStrv) ids = rdt_reader_dup_ids (reader);
  guint n = g_strv_length (ids);

  if (n == 0 || n > RDT_MAX_TYPES)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("1 to %u unit types"), RDT_MAX_TYPES);

  for (guint i = 0; i < MIN (n, RDT_MAX_TYPES); i++)
    rules->types[rules->n_types++].id = g_strdup (ids[i]);
}

static void
note_weapons (RdtReader *reader,
              RdtRules  *rules)
{
  g_auto(GStrv) ids = rdt_reader_dup_ids (reader);
  guint n = g_strv_length (ids);

  if (n > RDT_MAX_WEAPONS)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("up to %u weapons"), RDT_MAX_WEAPONS);

  for (guint i = 0; i < MIN (n, RDT_MAX_WEAPONS); i++)
    rules->weapons[rules->n_weapons++].id = g_strdup (ids[i]);
}

static void
visit (RdtReader  *reader,
       const char *name,
       ReadFunc    func,
       RdtRules   *rules)
{
  if (!rdt_reader_require_object (reader, name))
    return;

  func (reader, rules);
  rdt_reader_close_object (reader);
}

/**
 * rdt_arms_read:
 * @reader: a reader at a rule set
 * @rules: the rule set to fill in
 *
 * Reads unit types and weapons.  They refer to each other, so all ids are read
 * first.
 */
void
rdt_arms_read (RdtReader *reader,
               RdtRules  *rules)
{
  visit (reader, "units", note_types, rules);
  visit (reader, "weapons", note_weapons, rules);
  visit (reader, "weapons", read_weapons, rules);
  visit (reader, "units", read_all_types, rules);
}
