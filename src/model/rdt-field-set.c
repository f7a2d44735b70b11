/* rdt-field-set.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-convert.h"
#include "rdt-format-error.h"
#include "rdt-reshape.h"
#include "rdt-wire.h"
#include "rdt-zone.h"

/* What an edit is made of: readers of values say what is wrong with one. */
typedef struct
{
  const RdtField *field;
  RdtSetup       *setup;
  const char     *value;
  GError        **error;
} Edit;

static gboolean G_GNUC_PRINTF (2, 3)
refuse (Edit       *edit,
        const char *format,
        ...)
{
  g_autofree char *words = NULL;
  va_list arguments;

  va_start (arguments, format);
  words = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (edit->error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE, words);

  return FALSE;
}

static gboolean
set_text (Edit  *edit,
          char **text)
{
  if (!g_utf8_validate (edit->value, -1, NULL))
    return refuse (edit, _("That is not text"));

  g_free (*text);
  *text = edit->field->is_optional && edit->value[0] == '\0' ? NULL : g_strdup (edit->value);

  return TRUE;
}

static gboolean
is_id (const char *text)
{
  return g_ascii_isalnum (text[0])
         && strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (text);
}

static gboolean
read_id (Edit *edit)
{
  return is_id (edit->value)
         || refuse (edit, _("“%s” is not an id: ids are of lower-case letters, digits and hyphens"),
                    edit->value);
}

static gboolean
set_id (Edit  *edit,
        char **id)
{
  if (edit->field->is_optional && edit->value[0] == '\0')
    {
      g_clear_pointer (id, g_free);
      return TRUE;
    }

  if (!read_id (edit))
    return FALSE;

  g_free (*id);
  *id = g_strdup (edit->value);

  return TRUE;
}

static gboolean
read_number (Edit  *edit,
             guint *number)
{
  gboolean may_be_nothing = edit->field->is_optional;
  guint64 read = 0;

  if (edit->value[0] == '\0' && may_be_nothing)
    {
      *number = 0;
      return TRUE;
    }

  if (!g_ascii_string_to_unsigned (edit->value, 10, may_be_nothing ? 0 : 1, edit->field->most,
                                   &read, NULL))
    return refuse (edit, _("“%s” is not a number from %u to %u"), edit->value,
                   may_be_nothing ? 0 : 1, edit->field->most);

  *number = read;

  return TRUE;
}

static gboolean
read_switch (Edit *edit)
{
  return g_str_equal (edit->value, "true");
}

static gboolean
read_word (Edit  *edit,
           GType  type,
           int   *value)
{
  return rdt_wire_parse (type, edit->value, value)
         || refuse (edit, _("“%s” is none of the choices"), edit->value);
}

static void
set_option (RdtSetup   *setup,
            const char *id,
            gboolean    is_on)
{
  guint at;

  while (g_ptr_array_find_with_equal_func (setup->options, id, g_str_equal, &at))
    g_ptr_array_remove_index (setup->options, at);
  while (g_ptr_array_find_with_equal_func (setup->options_off, id, g_str_equal, &at))
    g_ptr_array_remove_index (setup->options_off, at);

  if (is_on)
    g_ptr_array_add (setup->options, g_strdup (id));
}

/* A whole scenario instead of another; others hold the pointer. */
static void
replace (RdtSetup *setup,
         RdtSetup *by)
{
  RdtSetup before = *setup;

  *setup = *by;
  *by = before;
  rdt_setup_free (by);
}

static gboolean
set_board (Edit *edit)
{
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  RdtSetup *setup = edit->setup;
  guint number;
  int kind;

  if (edit->field->name == RDT_FIELD_GRID)
    {
      if (!read_word (edit, RDT_TYPE_GRID_KIND, &kind))
        return FALSE;
      replace (setup, rdt_convert_grid (setup, kind, lost));
      return TRUE;
    }

  if (!read_number (edit, &number))
    return FALSE;

  if (edit->field->name == RDT_FIELD_WIDTH)
    replace (setup, rdt_reshape_resize (setup, number, setup->grid.height,
                                        (RdtPlace) { 0, 0 }, lost));
  else
    replace (setup, rdt_reshape_resize (setup, setup->grid.width, number,
                                        (RdtPlace) { 0, 0 }, lost));

  return TRUE;
}

static gboolean
set_of_scenario (Edit *edit)
{
  RdtSetup *setup = edit->setup;

  switch ((int) edit->field->name)
    {
    case RDT_FIELD_TITLE:
      return set_text (edit, &setup->title);

    case RDT_FIELD_AUTHOR:
      return set_text (edit, &setup->author);

    case RDT_FIELD_DESCRIPTION:
      return set_text (edit, &setup->description);

    case RDT_FIELD_RULES:
      return set_id (edit, &setup->rules);

    case RDT_FIELD_TURN_LIMIT:
      return read_number (edit, &setup->turn_limit);

    case RDT_FIELD_OTHERWISE:
      return set_id (edit, &setup->otherwise);

    case RDT_FIELD_OPTION:
      set_option (setup, rdt_option_get_id (edit->field->value), read_switch (edit));
      return TRUE;

    default:
      return set_board (edit);
    }
}

static gboolean
set_ground (Edit       *edit,
            RdtTerrain *terrain)
{
  int ground;

  if (!read_word (edit, RDT_TYPE_GROUND, &ground))
    return FALSE;

  terrain->ground = ground;
  if (ground != RDT_GROUND_RIVER)
    terrain->crossing = RDT_CROSSING_NONE;

  return TRUE;
}

static gboolean
set_crossing (Edit       *edit,
              RdtTerrain *terrain)
{
  int crossing = RDT_CROSSING_NONE;

  if (edit->value[0] != '\0' && !read_word (edit, RDT_TYPE_CROSSING, &crossing))
    return FALSE;

  if (crossing != RDT_CROSSING_NONE && terrain->ground != RDT_GROUND_RIVER)
    return refuse (edit, _("Only rivers have crossings"));

  terrain->crossing = crossing;

  return TRUE;
}

static gboolean
set_of_cell (Edit       *edit,
             RdtTerrain *terrain)
{
  guint number;

  switch ((int) edit->field->name)
    {
    case RDT_FIELD_CELL_GROUND:
      return set_ground (edit, terrain);

    case RDT_FIELD_CELL_CROSSING:
      return set_crossing (edit, terrain);

    case RDT_FIELD_CELL_HEIGHT:
      if (!read_number (edit, &number))
        return FALSE;
      terrain->height = number;
      return TRUE;

    case RDT_FIELD_CELL_ROAD:
      terrain->has_road = read_switch (edit);
      return TRUE;

    case RDT_FIELD_CELL_WORKS:
      terrain->works &= ~(1 << edit->field->value);
      terrain->works |= read_switch (edit) << edit->field->value;
      return TRUE;

    default:
      g_return_val_if_reached (FALSE);
    }
}

static void
follow_id (char      **member,
           const char *before,
           const char *now)
{
  if (g_strcmp0 (*member, before) != 0)
    return;

  g_free (*member);
  *member = g_strdup (now);
}

/* All that names the side names it by its new id. */
static gboolean
rename_side (Edit         *edit,
             RdtSetupSide *side)
{
  RdtSetup *setup = edit->setup;
  g_autofree char *before = NULL;

  if (!read_id (edit))
    return FALSE;
  if (g_str_equal (edit->value, "draw"))
    return refuse (edit, _("“draw” means that nobody wins"));

  before = g_strdup (side->id);
  follow_id (&side->id, before, edit->value);
  follow_id (&setup->otherwise, before, edit->value);

  for (guint i = 0; i < setup->objectives->len; i++)
    follow_id (&((RdtSetupObjective *) g_ptr_array_index (setup->objectives, i))->held_by,
               before, edit->value);
  for (guint i = 0; i < setup->exits->len; i++)
    follow_id (&((RdtSetupExit *) g_ptr_array_index (setup->exits, i))->side,
               before, edit->value);
  for (guint i = 0; i < setup->victory->len; i++)
    follow_id (&((RdtSetupVictory *) g_ptr_array_index (setup->victory, i))->side,
               before, edit->value);

  return TRUE;
}

static gboolean
set_colour (Edit         *edit,
            RdtSetupSide *side)
{
  if (edit->value[0] != '\0'
      && (strlen (edit->value) != 7 || edit->value[0] != '#'
          || strspn (edit->value + 1, "0123456789abcdefABCDEF") != 6))
    return refuse (edit, _("“%s” is not a colour: colours are written as #b3261e"), edit->value);

  return set_text (edit, &side->colour);
}

static gboolean
set_commander (Edit         *edit,
               RdtSetupSide *side)
{
  int rating = RDT_RATING_ROLL;

  if (edit->value[0] != '\0' && !read_word (edit, RDT_TYPE_RATING, &rating))
    return FALSE;

  side->commander = rating;
  side->has_commander = edit->value[0] != '\0';

  return TRUE;
}

/* Where a zone may be left out, one without cells is. */
static gboolean
set_zone (Edit    *edit,
          GArray **zone)
{
  GArray *read = rdt_zone_from_text (edit->value, edit->error);

  if (read == NULL)
    return FALSE;

  g_clear_pointer (zone, g_array_unref);
  if (edit->field->is_optional && read->len == 0)
    g_array_unref (read);
  else
    *zone = read;

  return TRUE;
}

static gboolean
set_of_side (Edit         *edit,
             RdtSetupSide *side)
{
  switch ((int) edit->field->name)
    {
    case RDT_FIELD_SIDE_ID:
      return rename_side (edit, side);

    case RDT_FIELD_SIDE_NAME:
      return set_text (edit, &side->name);

    case RDT_FIELD_SIDE_COLOUR:
      return set_colour (edit, side);

    case RDT_FIELD_SIDE_COMMANDER:
      return set_commander (edit, side);

    case RDT_FIELD_SIDE_DEPLOY:
      return set_zone (edit, &side->deploy);

    default:
      g_return_val_if_reached (FALSE);
    }
}

static void
leave_arrival (RdtSetupUnit *unit)
{
  g_clear_pointer (&unit->arrives, g_array_unref);
  g_clear_pointer (&unit->arrives_extra, g_free);
  unit->arrives_turn = 0;
}

static gboolean
set_at (Edit           *edit,
        RdtRosterPlace  unit)
{
  RdtPlace place = RDT_NOWHERE;

  if (edit->value[0] == '\0')
    {
      rdt_muster_get (edit->setup, unit)->at = RDT_NOWHERE;
      return TRUE;
    }

  if (!rdt_place_from_text (edit->value, &place, edit->error))
    return FALSE;

  rdt_muster_move (edit->setup, unit, place);

  return TRUE;
}

static gboolean
set_facing (Edit         *edit,
            RdtSetupUnit *unit)
{
  RdtFacing facing = RDT_NO_FACING;

  if (edit->value[0] != '\0')
    {
      facing = rdt_grid_parse_facing (&edit->setup->grid, edit->value);
      if (facing == RDT_NO_FACING)
        return refuse (edit, _("“%s” is none of the choices"), edit->value);
    }

  unit->facing = facing;

  return TRUE;
}

static gboolean
set_aboard (Edit         *edit,
            RdtSetupUnit *unit)
{
  if (!set_id (edit, &unit->aboard))
    return FALSE;

  if (unit->aboard != NULL)
    {
      unit->at = RDT_NOWHERE;
      leave_arrival (unit);
    }

  return TRUE;
}

/* Reinforcements come on at their own edge, unless something else is said. */
static void
begin_arrival (RdtSetup       *setup,
               RdtRosterPlace  place)
{
  RdtSetupUnit *unit = rdt_muster_get (setup, place);
  int row = place.side == 0 ? 0 : setup->grid.height - 1;
  RdtArea edge = { .from = { 0, row }, .to = { setup->grid.width - 1, row } };

  unit->at = RDT_NOWHERE;
  g_clear_pointer (&unit->aboard, g_free);
  if (unit->arrives != NULL)
    return;

  unit->arrives = rdt_zone_new ();
  g_array_append_val (unit->arrives, edge);
  unit->arrives_turn = 1;
}

static gboolean
set_arrival (Edit           *edit,
             RdtRosterPlace  place)
{
  RdtSetupUnit *unit = rdt_muster_get (edit->setup, place);
  g_autoptr(GArray) zone = NULL;
  guint turn;

  if (edit->field->name == RDT_FIELD_UNIT_ARRIVES_TURN)
    {
      if (!read_number (edit, &turn))
        return FALSE;
    }
  else if (!set_zone (edit, &zone))
    return FALSE;
  else
    turn = zone != NULL ? MAX (1, unit->arrives_turn) : 0;

  if (turn == 0)
    {
      leave_arrival (unit);
      return TRUE;
    }

  begin_arrival (edit->setup, place);
  unit->arrives_turn = turn;
  if (zone != NULL)
    {
      g_array_unref (unit->arrives);
      unit->arrives = g_steal_pointer (&zone);
    }

  return TRUE;
}

static gboolean
set_quality (Edit         *edit,
             RdtSetupUnit *unit)
{
  int quality;

  if (!read_word (edit, RDT_TYPE_QUALITY, &quality))
    return FALSE;

  unit->quality = quality;

  return TRUE;
}

static gboolean
set_of_unit (Edit           *edit,
             RdtRosterPlace  place)
{
  RdtSetupUnit *unit = rdt_muster_get (edit->setup, place);

  switch ((int) edit->field->name)
    {
    case RDT_FIELD_UNIT_ID:
      if (!read_id (edit))
        return FALSE;
      rdt_muster_rename (edit->setup, place, edit->value);
      return TRUE;

    case RDT_FIELD_UNIT_TYPE:
      return set_id (edit, &unit->type);

    case RDT_FIELD_UNIT_NAME:
      return set_text (edit, &unit->name);

    case RDT_FIELD_UNIT_QUALITY:
      return set_quality (edit, unit);

    case RDT_FIELD_UNIT_AT:
      return set_at (edit, place);

    case RDT_FIELD_UNIT_FACING:
      return set_facing (edit, unit);

    case RDT_FIELD_UNIT_ARMAMENT:
      return set_id (edit, &unit->armament);

    case RDT_FIELD_UNIT_ABOARD:
      return set_aboard (edit, unit);

    case RDT_FIELD_UNIT_GAS_SHELL:
      unit->has_gas_shell = read_switch (edit);
      return TRUE;

    case RDT_FIELD_UNIT_ARRIVES_TURN:
    case RDT_FIELD_UNIT_ARRIVES_AT:
      return set_arrival (edit, place);

    default:
      g_return_val_if_reached (FALSE);
    }
}

static gboolean
set_of_objective (Edit              *edit,
                  RdtSetupObjective *objective)
{
  switch ((int) edit->field->name)
    {
    case RDT_FIELD_OBJECTIVE_AT:
      return rdt_place_from_text (edit->value, &objective->at, edit->error);

    case RDT_FIELD_OBJECTIVE_NAME:
      return set_text (edit, &objective->name);

    case RDT_FIELD_OBJECTIVE_HELD_BY:
      return set_id (edit, &objective->held_by);

    default:
      g_return_val_if_reached (FALSE);
    }
}

static gboolean
has_place (const GArray *places,
           RdtPlace      place)
{
  for (guint i = 0; i < places->len; i++)
    if (rdt_place_equal (g_array_index (places, RdtPlace, i), place))
      return TRUE;

  return FALSE;
}

/* Conditions name their cells one by one; people may write rectangles. */
static gboolean
set_holds (Edit            *edit,
           RdtSetupVictory *victory)
{
  g_autoptr(GArray) zone = rdt_zone_from_text (edit->value, edit->error);

  if (zone == NULL)
    return FALSE;
  if (zone->len == 0)
    return refuse (edit, _("At least one cell is needed"));

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
          if (!has_place (victory->holds, place))
            g_array_append_val (victory->holds, place);
    }

  return TRUE;
}

static gboolean
set_count (Edit            *edit,
           RdtSetupVictory *victory,
           RdtVictoryKind   kind)
{
  guint count;

  if (!read_number (edit, &count))
    return FALSE;

  if (kind == RDT_VICTORY_HOLDS)
    {
      if (victory->kind != RDT_VICTORY_HOLDS)
        return refuse (edit, _("First say which cells are to be held"));
      victory->count = count;
      return TRUE;
    }

  if (count == 0)
    return victory->kind != kind
           || refuse (edit, _("A condition needs a number of units, or cells to hold"));

  victory->kind = kind;
  victory->count = count;
  g_array_set_size (victory->holds, 0);

  return TRUE;
}

static gboolean
set_when (Edit            *edit,
          RdtSetupVictory *victory)
{
  int when;

  if (!read_word (edit, RDT_TYPE_WHEN, &when))
    return FALSE;

  victory->any_turn = when == RDT_WHEN_ANY_TURN;

  return TRUE;
}

static gboolean
set_of_victory (Edit            *edit,
                RdtSetupVictory *victory)
{
  switch ((int) edit->field->name)
    {
    case RDT_FIELD_VICTORY_SIDE:
      return set_id (edit, &victory->side);

    case RDT_FIELD_VICTORY_HOLDS:
      return set_holds (edit, victory);

    case RDT_FIELD_VICTORY_AT_LEAST:
      return set_count (edit, victory, RDT_VICTORY_HOLDS);

    case RDT_FIELD_VICTORY_ENEMY_LOST:
      return set_count (edit, victory, RDT_VICTORY_ENEMY_LOST);

    case RDT_FIELD_VICTORY_EXITED:
      return set_count (edit, victory, RDT_VICTORY_EXITED);

    case RDT_FIELD_VICTORY_WHEN:
      return set_when (edit, victory);

    default:
      g_return_val_if_reached (FALSE);
    }
}

static gboolean
set_of_exit (Edit         *edit,
             RdtSetupExit *exit)
{
  return edit->field->name == RDT_FIELD_EXIT_SIDE ? set_id (edit, &exit->side)
                                                  : set_zone (edit, &exit->at);
}

/**
 * rdt_field_set:
 * @value: what it is to say; empty to say nothing, where it may be left out
 * @error: return location for an error, whose message is a sentence
 *
 * Changes what a scenario says.  A value that no file could have is refused;
 * whether the scenario can be played with it is another question.
 *
 * Returns: whether it was changed
 */
gboolean
rdt_field_set (const RdtField   *self,
               RdtSetup         *setup,
               const RdtSubject *subject,
               const char       *value,
               GError          **error)
{
  Edit edit = { .field = self, .setup = setup, .value = value, .error = error };

  g_return_val_if_fail (rdt_subject_exists (subject, setup), FALSE);

  switch (self->subject)
    {
    case RDT_SUBJECT_SCENARIO:
      return set_of_scenario (&edit);

    case RDT_SUBJECT_CELL:
      return set_of_cell (&edit, &setup->terrain[subject->cell]);

    case RDT_SUBJECT_SIDE:
      return set_of_side (&edit, &setup->sides[subject->unit.side]);

    case RDT_SUBJECT_UNIT:
      return set_of_unit (&edit, subject->unit);

    case RDT_SUBJECT_OBJECTIVE:
      return set_of_objective (&edit, g_ptr_array_index (setup->objectives, subject->index));

    case RDT_SUBJECT_EXIT:
      return set_of_exit (&edit, g_ptr_array_index (setup->exits, subject->index));

    case RDT_SUBJECT_VICTORY:
      return set_of_victory (&edit, g_ptr_array_index (setup->victory, subject->index));
    }

  g_return_val_if_reached (FALSE);
}
