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
#include "rdt-edit.h"
#include "rdt-reshape.h"
#include "rdt-theatre-json.h"
#include "rdt-translation.h"
#include "rdt-wire.h"
#include "rdt-zone.h"

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

/* Replaces the contents of a scenario in place, because callers hold the pointer. */
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
set_board (RdtEdit *edit)
{
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  RdtSetup *setup = edit->setup;
  guint number;
  int kind;

  if (edit->field->name == RDT_FIELD_GRID)
    {
      if (!rdt_edit_read_word (edit, RDT_TYPE_GRID_KIND, &kind))
        return FALSE;
      replace (setup, rdt_convert_grid (setup, kind, lost));
      return TRUE;
    }

  if (!rdt_edit_read_number (edit, &number))
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
set_theatre (RdtEdit *edit)
{
  int theatre;

  if (!rdt_edit_read_word (edit, RDT_TYPE_THEATRE, &theatre))
    return FALSE;

  rdt_theatre_set (edit->setup, theatre);

  return TRUE;
}

static gboolean
set_of_scenario (RdtEdit *edit)
{
  RdtSetup *setup = edit->setup;

  switch ((int) edit->field->name)
    {
    case RDT_FIELD_TITLE:
      return rdt_edit_text (edit, &setup->title);

    case RDT_FIELD_AUTHOR:
      return rdt_edit_text (edit, &setup->author);

    case RDT_FIELD_DESCRIPTION:
      return rdt_edit_text (edit, &setup->description);

    case RDT_FIELD_NOTES:
      return rdt_edit_text (edit, &setup->notes);

    case RDT_FIELD_RULES:
      return rdt_edit_id (edit, &setup->rules);

    case RDT_FIELD_TURN_LIMIT:
      return rdt_edit_read_number (edit, &setup->turn_limit);

    case RDT_FIELD_OTHERWISE:
      return rdt_edit_id (edit, &setup->otherwise);

    case RDT_FIELD_OPTION:
      set_option (setup, rdt_option_get_id (edit->field->value), rdt_edit_read_switch (edit));
      return TRUE;

    case RDT_FIELD_THEATRE:
      return set_theatre (edit);

    default:
      return set_board (edit);
    }
}

static gboolean
set_ground (RdtEdit    *edit,
            RdtTerrain *terrain)
{
  int ground;

  if (!rdt_edit_read_word (edit, RDT_TYPE_GROUND, &ground))
    return FALSE;

  rdt_terrain_set_ground (terrain, ground);

  return TRUE;
}

static gboolean
set_crossing (RdtEdit    *edit,
              RdtTerrain *terrain)
{
  int crossing = RDT_CROSSING_NONE;

  if (edit->value[0] != '\0' && !rdt_edit_read_word (edit, RDT_TYPE_CROSSING, &crossing))
    return FALSE;

  if (crossing != RDT_CROSSING_NONE && terrain->ground != RDT_GROUND_RIVER)
    return rdt_edit_refuse (edit, _("Only rivers can have crossings"));

  terrain->crossing = crossing;

  return TRUE;
}

static gboolean
set_of_cell (RdtEdit    *edit,
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
      if (!rdt_edit_read_number (edit, &number))
        return FALSE;
      terrain->height = number;
      return TRUE;

    case RDT_FIELD_CELL_ROAD:
      rdt_terrain_set_road (terrain, rdt_edit_read_switch (edit));
      return TRUE;

    case RDT_FIELD_CELL_WORKS:
      terrain->works &= ~(1 << edit->field->value);
      terrain->works |= rdt_edit_read_switch (edit) << edit->field->value;
      return TRUE;

    default:
      g_return_val_if_reached (FALSE);
    }
}

static void
follow_id (char       **member,
           const char  *before,
           const char  *now)
{
  if (g_strcmp0 (*member, before) != 0)
    return;

  g_free (*member);
  *member = g_strdup (now);
}

/* Renames a side everywhere.  The id of the other side is refused, because
 * references would become ambiguous.
 */
static gboolean
rename_side (RdtEdit      *edit,
             RdtSetupSide *side)
{
  RdtSetup *setup = edit->setup;
  g_autofree char *before = NULL;

  if (!rdt_edit_read_id (edit))
    return FALSE;
  /* The value may be the id itself. */
  if (g_strcmp0 (side->id, edit->value) == 0)
    return TRUE;
  if (g_str_equal (edit->value, "draw"))
    return rdt_edit_refuse (edit, _("“draw” is reserved for a drawn battle"));
  for (RdtSide other = 0; other < RDT_N_SIDES; other++)
    if (g_strcmp0 (setup->sides[other].id, edit->value) == 0)
      return rdt_edit_refuse (edit, _("The other side has the identifier “%s”"), edit->value);

  before = g_strdup (side->id);
  follow_id (&side->id, before, edit->value);
  rdt_setup_rename_words (setup, RDT_WORDING_SIDE, before, edit->value);
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
set_colour (RdtEdit      *edit,
            RdtSetupSide *side)
{
  if (edit->value[0] != '\0'
      && (strlen (edit->value) != 7 || edit->value[0] != '#'
          || strspn (edit->value + 1, "0123456789abcdefABCDEF") != 6))
    return rdt_edit_refuse (edit, _("“%s” is not a colour: enter one such as #b3261e"),
                            edit->value);

  return rdt_edit_text (edit, &side->colour);
}

static gboolean
set_commander (RdtEdit      *edit,
               RdtSetupSide *side)
{
  int rating = RDT_RATING_ROLL;

  if (edit->value[0] != '\0' && !rdt_edit_read_word (edit, RDT_TYPE_RATING, &rating))
    return FALSE;

  side->commander = rating;
  side->has_commander = edit->value[0] != '\0';

  return TRUE;
}

static gboolean
set_of_side (RdtEdit      *edit,
             RdtSetupSide *side)
{
  switch ((int) edit->field->name)
    {
    case RDT_FIELD_SIDE_ID:
      return rename_side (edit, side);

    case RDT_FIELD_SIDE_NAME:
      return rdt_edit_text (edit, &side->name);

    case RDT_FIELD_SIDE_BRIEFING:
      return rdt_edit_text (edit, &side->briefing);

    case RDT_FIELD_SIDE_COLOUR:
      return set_colour (edit, side);

    case RDT_FIELD_SIDE_COMMANDER:
      return set_commander (edit, side);

    case RDT_FIELD_SIDE_DEPLOY:
      return rdt_edit_zone (edit, &side->deploy);

    default:
      g_return_val_if_reached (FALSE);
    }
}

/* Victory conditions follow an objective that is moved. */
static void
follow_place (RdtSetup *setup,
              RdtPlace  before,
              RdtPlace  after)
{
  for (guint i = 0; i < setup->victory->len; i++)
    {
      GArray *holds = ((RdtSetupVictory *) g_ptr_array_index (setup->victory, i))->holds;

      for (guint j = 0; j < holds->len; j++)
        {
          RdtPlace *place = &g_array_index (holds, RdtPlace, j);

          if (rdt_place_equal (*place, before))
            *place = after;
        }
    }
}

static gboolean
set_objective_place (RdtEdit           *edit,
                     RdtSetupObjective *objective)
{
  RdtPlace place = objective->at;
  g_autofree char *before = rdt_place_to_text (place);
  g_autofree char *after = NULL;

  if (!rdt_place_from_text (edit->value, edit->setup->grid.kind, &objective->at, edit->error))
    return FALSE;

  follow_place (edit->setup, place, objective->at);
  after = rdt_place_to_text (objective->at);
  rdt_setup_rename_words (edit->setup, RDT_WORDING_OBJECTIVE, before, after);

  return TRUE;
}

static gboolean
set_of_objective (RdtEdit           *edit,
                  RdtSetupObjective *objective)
{
  switch ((int) edit->field->name)
    {
    case RDT_FIELD_OBJECTIVE_AT:
      return set_objective_place (edit, objective);

    case RDT_FIELD_OBJECTIVE_NAME:
      return rdt_edit_text (edit, &objective->name);

    case RDT_FIELD_OBJECTIVE_HELD_BY:
      return rdt_edit_id (edit, &objective->held_by);

    default:
      g_return_val_if_reached (FALSE);
    }
}

static gboolean
set_label_place (RdtEdit       *edit,
                 RdtSetupLabel *label)
{
  RdtPlace place;

  if (!rdt_place_from_text (edit->value, edit->setup->grid.kind, &place, edit->error))
    return FALSE;

  if (!rdt_setup_contains (edit->setup, place))
    return rdt_edit_refuse (edit, _("“%s” is not on the board"), edit->value);

  label->at = place;

  return TRUE;
}

static gboolean
set_of_label (RdtEdit       *edit,
              RdtSetupLabel *label)
{
  int kind;

  switch ((int) edit->field->name)
    {
    case RDT_FIELD_LABEL_TEXT:
      if (g_utf8_strlen (edit->value, -1) > RDT_MAX_LABEL_LENGTH)
        return rdt_edit_refuse (edit, _("“%s” is too long: use up to 40 characters"),
                                edit->value);
      return rdt_edit_text (edit, &label->text);

    case RDT_FIELD_LABEL_KIND:
      if (!rdt_edit_read_word (edit, RDT_TYPE_LABEL_KIND, &kind))
        return FALSE;
      label->kind = kind;
      return TRUE;

    case RDT_FIELD_LABEL_AT:
      return set_label_place (edit, label);

    default:
      g_return_val_if_reached (FALSE);
    }
}

static gboolean
set_of_exit (RdtEdit      *edit,
             RdtSetupExit *exit)
{
  return edit->field->name == RDT_FIELD_EXIT_SIDE ? rdt_edit_id (edit, &exit->side)
                                                  : rdt_edit_zone (edit, &exit->at);
}

/**
 * rdt_field_set:
 * @value: the new value; empty for none, if it is optional
 * @error: return location for an error, whose message is a sentence
 *
 * Sets a field.  Values that no file could have are refused; whether the
 * scenario can be played with them is checked elsewhere.
 *
 * Returns: whether the scenario was changed
 */
gboolean
rdt_field_set (const RdtField    *self,
               RdtSetup          *setup,
               const RdtSubject  *subject,
               const char        *value,
               GError           **error)
{
  RdtEdit edit = { .field = self, .setup = setup, .value = value, .error = error };

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
      return rdt_edit_unit (&edit, subject->unit);

    case RDT_SUBJECT_OBJECTIVE:
      return set_of_objective (&edit, g_ptr_array_index (setup->objectives, subject->index));

    case RDT_SUBJECT_EXIT:
      return set_of_exit (&edit, g_ptr_array_index (setup->exits, subject->index));

    case RDT_SUBJECT_VICTORY:
      return rdt_edit_victory (&edit, g_ptr_array_index (setup->victory, subject->index));

    case RDT_SUBJECT_LABEL:
      return set_of_label (&edit, g_ptr_array_index (setup->labels, subject->index));
    }

  g_return_val_if_reached (FALSE);
}
