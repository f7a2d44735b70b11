/* rdt-victory-fields.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field-tables.h"

#include <glib/gi18n.h>

#include "rdt-victory-kind.h"
#include "rdt-wire.h"
#include "rdt-zone.h"

#define VICTORY .subject = RDT_SUBJECT_VICTORY

static int
get_kind (const RdtMember *member)
{
  return ((RdtSetupVictory *) member->object)->kind;
}

static gboolean
set_kind (const RdtMember  *member,
          int               kind,
          GError          **error)
{
  rdt_victory_change_kind (member->object, member->setup, kind);

  return TRUE;
}

static void
add_kinds (GPtrArray       *choices,
           const RdtMember *member,
           const RdtRules  *rules)
{
  rdt_member_add_choice (choices, rdt_wire_get_word (RDT_TYPE_VICTORY_KIND, RDT_VICTORY_HOLDS),
                         _("Places to Hold"));
  rdt_member_add_choice (choices, rdt_wire_get_word (RDT_TYPE_VICTORY_KIND, RDT_VICTORY_ENEMY_LOST),
                         _("Enemy Losses"));
  rdt_member_add_choice (choices, rdt_wire_get_word (RDT_TYPE_VICTORY_KIND, RDT_VICTORY_EXITED),
                         _("Own Units Off Board"));
}

/* Fields of one kind of condition have the kind as their option; the others are
 * not offered for it.
 */
static gboolean
is_of_kind (const RdtMember *member,
            const RdtRules  *rules)
{
  return ((RdtSetupVictory *) member->object)->kind == member->field->option;
}

static char *
dup_holds (const RdtMember *member)
{
  const GArray *holds = ((RdtSetupVictory *) member->object)->holds;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < holds->len; i++)
    {
      g_autofree char *label = rdt_place_to_text (g_array_index (holds, RdtPlace, i));

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", label);
    }

  return g_string_free (text, FALSE);
}

static gboolean
is_called (const char *name,
           const char *folded)
{
  g_autofree char *own = g_utf8_casefold (name != NULL ? name : "", -1);

  return g_str_equal (own, folded);
}

/* An objective by its name, or a label. */
static RdtPlace
find_by_name (const RdtSetup *setup,
              const char     *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  for (guint i = 0; i < setup->objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, i);

      if (is_called (objective->name, folded))
        return objective->at;
    }

  for (guint i = 0; i < setup->labels->len; i++)
    {
      const RdtSetupLabel *label = g_ptr_array_index (setup->labels, i);

      if (is_called (label->text, folded))
        return label->at;
    }

  return RDT_NOWHERE;
}

/* Replaces names between commas by cells. */
static char *
dup_without_names (const RdtSetup *setup,
                   const char     *text)
{
  g_auto(GStrv) parts = g_strsplit_set (text, ",;\n", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      RdtPlace place = find_by_name (setup, g_strstrip (parts[i]));

      if (parts[i][0] == '\0' || !rdt_place_is_set (place))
        continue;

      g_free (parts[i]);
      parts[i] = rdt_place_to_text (place);
    }

  return g_strjoinv (",", parts);
}

/* Conditions list cells; users may enter rectangles. */
static gboolean
set_holds (const RdtMember  *member,
           const char       *value,
           GError          **error)
{
  RdtSetupVictory *victory = member->object;
  g_autofree char *cells = dup_without_names (member->setup, value);
  g_autoptr(GArray) zone = rdt_zone_from_text (cells, member->setup->grid.kind, error);

  if (zone == NULL)
    return FALSE;
  if (zone->len == 0)
    return rdt_member_refuse (error, _("At least one square or hex is needed"));

  if (victory->kind != RDT_VICTORY_HOLDS)
    victory->count = 0;
  victory->kind = RDT_VICTORY_HOLDS;
  g_array_set_size (victory->holds, 0);

  for (guint i = 0; i < zone->len; i++)
    {
      const RdtArea *area = &g_array_index (zone, RdtArea, i);
      RdtPlace place;

      for (place.row = area->from.row; place.row <= area->to.row; place.row++)
        for (place.column = area->from.column; place.column <= area->to.column; place.column++)
          rdt_victory_add_place (victory, place);
    }

  return TRUE;
}

static guint
get_count (const RdtMember *member)
{
  const RdtSetupVictory *victory = member->object;

  return victory->kind == member->field->option ? victory->count : 0;
}

static gboolean
set_at_least (const RdtMember  *member,
              guint             count,
              GError          **error)
{
  RdtSetupVictory *victory = member->object;

  if (victory->kind != RDT_VICTORY_HOLDS)
    return rdt_member_refuse (error, _("First enter which squares or hexes to hold"));

  victory->count = count;

  return TRUE;
}

static gboolean
set_n_units (const RdtMember  *member,
             guint             count,
             GError          **error)
{
  RdtSetupVictory *victory = member->object;

  if (count == 0)
    return victory->kind != member->field->option
           || rdt_member_refuse (error, _("A condition needs a number of units, or squares or hexes"
                                         " to hold"));

  victory->kind = member->field->option;
  victory->count = count;
  g_array_set_size (victory->holds, 0);

  return TRUE;
}

static int
get_when (const RdtMember *member)
{
  return ((RdtSetupVictory *) member->object)->any_turn ? RDT_WHEN_ANY_TURN : RDT_WHEN_END;
}

static gboolean
set_when (const RdtMember  *member,
          int               when,
          GError          **error)
{
  ((RdtSetupVictory *) member->object)->any_turn = when == RDT_WHEN_ANY_TURN;

  return TRUE;
}

static void
add_whens (GPtrArray       *choices,
           const RdtMember *member,
           const RdtRules  *rules)
{
  rdt_member_add_choice (choices, rdt_wire_get_word (RDT_TYPE_WHEN, RDT_WHEN_END),
                         _("When the battle ends"));
  rdt_member_add_choice (choices, rdt_wire_get_word (RDT_TYPE_WHEN, RDT_WHEN_ANY_TURN),
                         _("At the end of each turn"));
}

static const RdtField fields[] = {
  { VICTORY, CHOICE, .path = "victory.side", .label = N_("Winner"),
    AS_STRING (RdtSetupVictory, side, rdt_member_check_id), .add_choices = rdt_member_add_sides },
  { VICTORY, CHOICE, .path = "victory", .label = N_("Kind"),
    AS_ENUM (rdt_victory_kind_get_type, get_kind, set_kind), .add_choices = add_kinds },
  { VICTORY, CELLS, .path = "victory.holds", .label = N_("Places to Hold"), .is_optional = TRUE,
    .option = RDT_VICTORY_HOLDS, AS_CUSTOM (dup_holds, set_holds), .is_offered = is_of_kind },
  { VICTORY, NUMBER, .path = "victory.at-least", .label = N_("Number to Hold (Optional)"),
    .most = RDT_MAX_CELLS, .is_optional = TRUE, .option = RDT_VICTORY_HOLDS,
    AS_NUMBER (get_count, set_at_least), .is_offered = is_of_kind },
  { VICTORY, NUMBER, .path = "victory.enemy-lost", .label = N_("Enemy Losses"),
    .most = RDT_MAX_UNITS, .is_optional = TRUE, .option = RDT_VICTORY_ENEMY_LOST,
    AS_NUMBER (get_count, set_n_units), .is_offered = is_of_kind },
  { VICTORY, NUMBER, .path = "victory.exited", .label = N_("Own Units Off Board"),
    .most = RDT_MAX_UNITS, .is_optional = TRUE, .option = RDT_VICTORY_EXITED,
    AS_NUMBER (get_count, set_n_units), .is_offered = is_of_kind },
  { VICTORY, CHOICE, .path = "victory.when", .label = N_("Checked"),
    AS_ENUM (rdt_when_get_type, get_when, set_when), .add_choices = add_whens },
};

const RdtField *
rdt_victory_fields (guint *n_fields)
{
  *n_fields = G_N_ELEMENTS (fields);

  return fields;
}
