/* rdt-unit-fields.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field-tables.h"

#include <glib/gi18n.h>

#include "rdt-name-words.h"
#include "rdt-type-words.h"
#include "rdt-wire.h"
#include "rdt-words.h"
#include "rdt-zone.h"

#define UNIT .subject = RDT_SUBJECT_UNIT

static void
add_types (GPtrArray       *choices,
           const RdtMember *member,
           const RdtRules  *rules)
{
  for (guint i = 0; i < rules->n_types; i++)
    rdt_member_add_choice (choices, rules->types[i].id, rdt_words_type (rules->types[i].id));
}

static char *
dup_id (const RdtMember *member)
{
  return g_strdup (((RdtSetupUnit *) member->object)->id);
}

/* Units aboard a transport are identified by its id, which must stay unique. */
static gboolean
set_id (const RdtMember  *member,
        const char       *id,
        GError          **error)
{
  RdtRosterPlace place = member->subject->unit;
  RdtRosterPlace other = rdt_roster_find (member->setup, id);

  if (!rdt_member_check_id (id, error))
    return FALSE;
  if (rdt_roster_place_is_set (other)
      && (other.side != place.side || other.index != place.index))
    return rdt_member_refuse (error, _("Another unit has the identifier “%s”"), id);

  rdt_roster_rename (member->setup, place, id);

  return TRUE;
}

static int
get_quality (const RdtMember *member)
{
  return ((RdtSetupUnit *) member->object)->quality;
}

static gboolean
set_quality (const RdtMember  *member,
             int               quality,
             GError          **error)
{
  ((RdtSetupUnit *) member->object)->quality = quality;

  return TRUE;
}

static void
add_qualities (GPtrArray       *choices,
               const RdtMember *member,
               const RdtRules  *rules)
{
  for (RdtQuality i = RDT_QUALITY_ELITE; i <= RDT_QUALITY_POOR; i++)
    rdt_member_add_choice (choices, rdt_wire_get_word (RDT_TYPE_QUALITY, i),
                           rdt_words_quality (i));
}

static void
add_guns (GPtrArray       *choices,
          const RdtMember *member,
          const RdtRules  *rules)
{
  guint8 type = rdt_rules_find_type (rules, ((RdtSetupUnit *) member->object)->type);

  for (guint i = 0; type != RDT_NO_TYPE && i < rules->n_types; i++)
    if ((rules->types[type].armaments >> i) & 1)
      rdt_member_add_choice (choices, rules->types[i].id, rdt_words_type (rules->types[i].id));
}

static gboolean
is_gun_offered (const RdtMember *member,
                const RdtRules  *rules)
{
  const RdtSetupUnit *unit = member->object;
  guint8 type = rdt_rules_find_type (rules, unit->type);

  return unit->armament != NULL
         || (type != RDT_NO_TYPE && rules->types[type].armaments != 0);
}

static gboolean
get_gas_shell (const RdtMember *member)
{
  return ((RdtSetupUnit *) member->object)->has_gas_shell;
}

static void
set_gas_shell (const RdtMember *member,
               gboolean         has_gas_shell)
{
  ((RdtSetupUnit *) member->object)->has_gas_shell = has_gas_shell;
}

static gboolean
is_gas_shell_offered (const RdtMember *member,
                      const RdtRules  *rules)
{
  const RdtSetupUnit *unit = member->object;
  guint8 type = rdt_rules_find_type (rules, unit->type);

  return unit->has_gas_shell
         || (((rules->options >> RDT_OPTION_GAS) & 1)
             && type != RDT_NO_TYPE && (rules->types[type].tags & RDT_TAG_ARTILLERY) != 0);
}

static RdtPlace
get_at (const RdtMember *member)
{
  return ((RdtSetupUnit *) member->object)->at;
}

static gboolean
set_at (const RdtMember  *member,
        RdtPlace          place,
        GError          **error)
{
  if (rdt_place_is_set (place))
    rdt_roster_move (member->setup, member->subject->unit, place);
  else
    ((RdtSetupUnit *) member->object)->at = RDT_NOWHERE;

  return TRUE;
}

static char *
dup_facing (const RdtMember *member)
{
  const RdtSetupUnit *unit = member->object;

  return g_strdup (unit->facing != RDT_NO_FACING
                   ? rdt_grid_facing_name (&member->setup->grid, unit->facing) : "");
}

static gboolean
set_facing (const RdtMember  *member,
            const char       *value,
            GError          **error)
{
  RdtFacing facing = RDT_NO_FACING;

  if (value[0] != '\0')
    {
      facing = rdt_grid_parse_facing (&member->setup->grid, value);
      if (facing == RDT_NO_FACING)
        return rdt_member_refuse (error, _("“%s” is not one of the choices"), value);
    }

  ((RdtSetupUnit *) member->object)->facing = facing;

  return TRUE;
}

/* The default facing of a unit is shown as its side's, as on the board. */
static void
add_facings (GPtrArray       *choices,
             const RdtMember *member,
             const RdtRules  *rules)
{
  const RdtGrid *grid = &member->setup->grid;
  const RdtSetupUnit never_turned = { .facing = RDT_NO_FACING };
  RdtFacing facing = rdt_setup_get_facing (member->setup, member->subject->unit.side,
                                           &never_turned);
  /* Translators: the default facing of a side's units. */
  g_autofree char *label = g_strdup_printf (_("%s (default)"), rdt_words_facing (grid, facing));

  rdt_member_add_choice (choices, "", label);
  for (facing = 0; facing < rdt_grid_get_n_facings (grid); facing++)
    rdt_member_add_choice (choices, rdt_grid_facing_name (grid, facing),
                           rdt_words_facing (grid, facing));
}

static void
leave_arrival (RdtSetupUnit *unit)
{
  g_clear_pointer (&unit->arrives, g_array_unref);
  g_clear_pointer (&unit->arrives_extra, g_free);
  unit->arrives_turn = 0;
}

static char *
dup_aboard (const RdtMember *member)
{
  const char *aboard = ((RdtSetupUnit *) member->object)->aboard;

  return g_strdup (aboard != NULL ? aboard : "");
}

static gboolean
set_aboard (const RdtMember  *member,
            const char       *value,
            GError          **error)
{
  RdtSetupUnit *unit = member->object;

  if (value[0] != '\0' && !rdt_member_check_id (value, error))
    return FALSE;

  g_clear_pointer (&unit->aboard, g_free);
  if (value[0] == '\0')
    return TRUE;

  unit->aboard = g_strdup (value);
  unit->at = RDT_NOWHERE;
  leave_arrival (unit);

  return TRUE;
}

static gboolean
can_carry (const RdtRules     *rules,
           const RdtSetupUnit *transport,
           const RdtSetupUnit *unit)
{
  guint8 carrier = rdt_rules_find_type (rules, transport->type);
  guint8 carried = rdt_rules_find_type (rules, unit->type);

  return carrier != RDT_NO_TYPE && carried != RDT_NO_TYPE
         && (rules->types[carrier].carries >> carried) & 1;
}

static void
add_transports (GPtrArray       *choices,
                const RdtMember *member,
                const RdtRules  *rules)
{
  GPtrArray *units = member->setup->sides[member->subject->unit.side].units;

  for (guint i = 0; i < units->len; i++)
    {
      const RdtSetupUnit *transport = g_ptr_array_index (units, i);
      g_autofree char *label = NULL;

      if (transport == member->object || !can_carry (rules, transport, member->object))
        continue;

      label = g_strdup_printf ("%s (%s)",
                               transport->name != NULL ? transport->name
                                                       : rdt_words_type (transport->type),
                               transport->id);
      rdt_member_add_choice (choices, transport->id, label);
    }
}

static gboolean
is_aboard_offered (const RdtMember *member,
                   const RdtRules  *rules)
{
  const RdtSetupUnit *unit = member->object;
  guint8 type = rdt_rules_find_type (rules, unit->type);

  if (unit->aboard != NULL)
    return TRUE;

  for (guint i = 0; type != RDT_NO_TYPE && i < rules->n_types; i++)
    if ((rules->types[i].carries >> type) & 1)
      return TRUE;

  return FALSE;
}

/* The cells along a side's own edge of the board. */
static RdtArea
find_home_edge (const RdtSetup *setup,
                RdtSide         side)
{
  int right = setup->grid.width - 1, top = setup->grid.height - 1;
  RdtArea edge = { .from = { 0, 0 }, .to = { right, top } };

  switch (rdt_roster_find_home (setup, side))
    {
    case 0:
      edge.from.row = top;
      break;

    case 1:
      edge.from.column = right;
      break;

    case 2:
      edge.to.row = 0;
      break;

    default:
      edge.to.column = 0;
      break;
    }

  return edge;
}

/* Makes a unit a reinforcement.  Reinforcements arrive at their own edge by
 * default.
 */
static void
arrive (const RdtMember *member,
        guint            turn)
{
  RdtSetupUnit *unit = member->object;
  RdtArea edge = find_home_edge (member->setup, member->subject->unit.side);

  unit->at = RDT_NOWHERE;
  g_clear_pointer (&unit->aboard, g_free);
  unit->arrives_turn = turn;
  if (unit->arrives != NULL)
    return;

  unit->arrives = rdt_zone_new ();
  g_array_append_val (unit->arrives, edge);
}

static guint
get_arrival_turn (const RdtMember *member)
{
  const RdtSetupUnit *unit = member->object;

  return unit->arrives != NULL ? unit->arrives_turn : 0;
}

static gboolean
set_arrival_turn (const RdtMember  *member,
                  guint             turn,
                  GError          **error)
{
  if (turn > 0)
    arrive (member, turn);
  else
    leave_arrival (member->object);

  return TRUE;
}

static const GArray *
get_arrival_zone (const RdtMember *member)
{
  return ((RdtSetupUnit *) member->object)->arrives;
}

static void
set_arrival_zone (const RdtMember *member,
                  GArray          *zone)
{
  RdtSetupUnit *unit = member->object;

  if (zone == NULL)
    {
      leave_arrival (unit);
      return;
    }

  arrive (member, MAX (1, unit->arrives_turn));
  g_array_unref (unit->arrives);
  unit->arrives = zone;
}

static const RdtField fields[] = {
  { UNIT, CHOICE, .path = "sides.units.type", .label = N_("Type"),
    AS_STRING (RdtSetupUnit, type, rdt_member_check_id), .add_choices = add_types },
  { UNIT, TEXT, .path = "sides.units.name", .label = N_("Name"), .is_optional = TRUE,
    .is_for_one = TRUE, AS_STRING (RdtSetupUnit, name) },
  { UNIT, TEXT, .path = "sides.units.id", .label = N_("Identifier"), .is_for_one = TRUE,
    AS_CUSTOM (dup_id, set_id) },
  { UNIT, CHOICE, .path = "sides.units.quality", .label = N_("Quality"),
    AS_ENUM (rdt_quality_get_type, get_quality, set_quality), .add_choices = add_qualities },
  { UNIT, CHOICE, .path = "sides.units.armament", .label = N_("Gun"), .is_optional = TRUE,
    AS_STRING (RdtSetupUnit, armament, rdt_member_check_id), .add_choices = add_guns,
    .is_offered = is_gun_offered },
  { UNIT, SWITCH, .path = "sides.units.gas-shell", .label = N_("Gas Shell"),
    AS_BOOLEAN (get_gas_shell, set_gas_shell), .is_offered = is_gas_shell_offered },
  { UNIT, CELLS, .path = "sides.units.at", .label = N_("Position"), .is_optional = TRUE,
    .is_for_one = TRUE, AS_PLACE (get_at, set_at) },
  { UNIT, CHOICE, .path = "sides.units.facing", .label = N_("Facing"), .is_optional = TRUE,
    AS_CUSTOM (dup_facing, set_facing), .add_choices = add_facings },
  { UNIT, CHOICE, .path = "sides.units.aboard", .label = N_("Aboard"), .is_optional = TRUE,
    .is_for_one = TRUE, AS_CUSTOM (dup_aboard, set_aboard), .add_choices = add_transports,
    .is_offered = is_aboard_offered },
  { UNIT, NUMBER, .path = "sides.units.arrives.turn", .label = N_("Arrival Turn"),
    .most = RDT_MAX_TURNS, .is_optional = TRUE,
    AS_NUMBER (get_arrival_turn, set_arrival_turn) },
  { UNIT, CELLS, .path = "sides.units.arrives.at", .label = N_("Arrival Point"),
    .is_optional = TRUE, AS_ZONE (get_arrival_zone, set_arrival_zone) },
};

const RdtField *
rdt_unit_fields (guint *n_fields)
{
  *n_fields = G_N_ELEMENTS (fields);

  return fields;
}
