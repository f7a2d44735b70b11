/* rdt-field-get.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field.h"

#include "rdt-wire.h"
#include "rdt-zone.h"

static char *
get_number (guint number)
{
  return number > 0 ? g_strdup_printf ("%u", number) : g_strdup ("");
}

static char *
get_switch (gboolean is_on)
{
  return g_strdup (is_on ? "true" : "false");
}

static char *
get_text (const char *text)
{
  return g_strdup (text != NULL ? text : "");
}

static char *
get_of_scenario (const RdtField *self,
                 const RdtSetup *setup)
{
  switch ((int) self->name)
    {
    case RDT_FIELD_TITLE:
      return get_text (setup->title);

    case RDT_FIELD_AUTHOR:
      return get_text (setup->author);

    case RDT_FIELD_DESCRIPTION:
      return get_text (setup->description);

    case RDT_FIELD_NOTES:
      return get_text (setup->notes);

    case RDT_FIELD_RULES:
      return get_text (setup->rules);

    case RDT_FIELD_TURN_LIMIT:
      return get_number (setup->turn_limit);

    case RDT_FIELD_OTHERWISE:
      return get_text (setup->otherwise);

    case RDT_FIELD_OPTION:
      return get_switch (rdt_setup_has_option (setup, rdt_option_get_id (self->value)));

    case RDT_FIELD_THEATRE:
      return get_text (rdt_wire_get_word (RDT_TYPE_THEATRE, setup->theatre));

    case RDT_FIELD_GRID:
      return get_text (rdt_wire_get_word (RDT_TYPE_GRID_KIND, setup->grid.kind));

    case RDT_FIELD_WIDTH:
      return get_number (setup->grid.width);

    case RDT_FIELD_HEIGHT:
      return get_number (setup->grid.height);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
get_of_cell (const RdtField   *self,
             const RdtTerrain *terrain)
{
  switch ((int) self->name)
    {
    case RDT_FIELD_CELL_GROUND:
      return get_text (rdt_wire_get_word (RDT_TYPE_GROUND, terrain->ground));

    case RDT_FIELD_CELL_CROSSING:
      return terrain->crossing == RDT_CROSSING_NONE
             ? get_text (NULL)
             : get_text (rdt_wire_get_word (RDT_TYPE_CROSSING, terrain->crossing));

    case RDT_FIELD_CELL_HEIGHT:
      return g_strdup_printf ("%u", terrain->height);

    case RDT_FIELD_CELL_ROAD:
      return get_switch (terrain->has_road);

    case RDT_FIELD_CELL_WORKS:
      return get_switch ((terrain->works >> self->value) & 1);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
get_of_side (const RdtField     *self,
             const RdtSetupSide *side)
{
  switch ((int) self->name)
    {
    case RDT_FIELD_SIDE_ID:
      return get_text (side->id);

    case RDT_FIELD_SIDE_NAME:
      return get_text (side->name);

    case RDT_FIELD_SIDE_BRIEFING:
      return get_text (side->briefing);

    case RDT_FIELD_SIDE_COLOUR:
      return get_text (side->colour);

    case RDT_FIELD_SIDE_COMMANDER:
      return side->has_commander
             ? get_text (rdt_wire_get_word (RDT_TYPE_RATING, side->commander))
             : get_text (NULL);

    case RDT_FIELD_SIDE_DEPLOY:
      return rdt_zone_to_text (side->deploy);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
get_of_unit (const RdtField     *self,
             const RdtSetup     *setup,
             const RdtSetupUnit *unit)
{
  switch ((int) self->name)
    {
    case RDT_FIELD_UNIT_ID:
      return get_text (unit->id);

    case RDT_FIELD_UNIT_TYPE:
      return get_text (unit->type);

    case RDT_FIELD_UNIT_NAME:
      return get_text (unit->name);

    case RDT_FIELD_UNIT_QUALITY:
      return get_text (rdt_wire_get_word (RDT_TYPE_QUALITY, unit->quality));

    case RDT_FIELD_UNIT_AT:
      return rdt_place_to_text (unit->at);

    case RDT_FIELD_UNIT_FACING:
      return unit->facing != RDT_NO_FACING
             ? get_text (rdt_grid_facing_name (&setup->grid, unit->facing))
             : get_text (NULL);

    case RDT_FIELD_UNIT_ARMAMENT:
      return get_text (unit->armament);

    case RDT_FIELD_UNIT_ABOARD:
      return get_text (unit->aboard);

    case RDT_FIELD_UNIT_GAS_SHELL:
      return get_switch (unit->has_gas_shell);

    case RDT_FIELD_UNIT_ARRIVES_TURN:
      return get_number (unit->arrives != NULL ? unit->arrives_turn : 0);

    case RDT_FIELD_UNIT_ARRIVES_AT:
      return rdt_zone_to_text (unit->arrives);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
get_of_objective (const RdtField          *self,
                  const RdtSetupObjective *objective)
{
  switch ((int) self->name)
    {
    case RDT_FIELD_OBJECTIVE_AT:
      return rdt_place_to_text (objective->at);

    case RDT_FIELD_OBJECTIVE_NAME:
      return get_text (objective->name);

    case RDT_FIELD_OBJECTIVE_HELD_BY:
      return get_text (objective->held_by);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
get_holds (const RdtSetupVictory *victory)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < victory->holds->len; i++)
    {
      g_autofree char *label = rdt_place_to_text (g_array_index (victory->holds, RdtPlace, i));

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", label);
    }

  return g_string_free (text, FALSE);
}

static char *
get_of_victory (const RdtField        *self,
                const RdtSetupVictory *victory)
{
  switch ((int) self->name)
    {
    case RDT_FIELD_VICTORY_SIDE:
      return get_text (victory->side);

    case RDT_FIELD_VICTORY_KIND:
      return get_text (rdt_wire_get_word (RDT_TYPE_VICTORY_KIND, victory->kind));

    case RDT_FIELD_VICTORY_HOLDS:
      return get_holds (victory);

    case RDT_FIELD_VICTORY_AT_LEAST:
      return get_number (victory->kind == RDT_VICTORY_HOLDS ? victory->count : 0);

    case RDT_FIELD_VICTORY_ENEMY_LOST:
      return get_number (victory->kind == RDT_VICTORY_ENEMY_LOST ? victory->count : 0);

    case RDT_FIELD_VICTORY_EXITED:
      return get_number (victory->kind == RDT_VICTORY_EXITED ? victory->count : 0);

    case RDT_FIELD_VICTORY_WHEN:
      return get_text (rdt_wire_get_word (RDT_TYPE_WHEN, victory->any_turn ? RDT_WHEN_ANY_TURN
                                                                           : RDT_WHEN_END));

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
get_of_exit (const RdtField     *self,
             const RdtSetupExit *exit)
{
  return self->name == RDT_FIELD_EXIT_SIDE ? get_text (exit->side) : rdt_zone_to_text (exit->at);
}

static char *
get_of_label (const RdtField      *self,
              const RdtSetupLabel *label)
{
  switch ((int) self->name)
    {
    case RDT_FIELD_LABEL_TEXT:
      return get_text (label->text);

    case RDT_FIELD_LABEL_KIND:
      return get_text (rdt_wire_get_word (RDT_TYPE_LABEL_KIND, label->kind));

    case RDT_FIELD_LABEL_AT:
      return rdt_place_to_text (label->at);

    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * rdt_field_get:
 *
 * Returns: (transfer full): the value of a field as text; empty if it has none
 */
char *
rdt_field_get (const RdtField   *self,
               const RdtSetup   *setup,
               const RdtSubject *subject)
{
  switch (self->subject)
    {
    case RDT_SUBJECT_SCENARIO:
      return get_of_scenario (self, setup);

    case RDT_SUBJECT_CELL:
      return get_of_cell (self, &setup->terrain[subject->cell]);

    case RDT_SUBJECT_SIDE:
      return get_of_side (self, &setup->sides[subject->unit.side]);

    case RDT_SUBJECT_UNIT:
      return get_of_unit (self, setup, rdt_roster_get (setup, subject->unit));

    case RDT_SUBJECT_OBJECTIVE:
      return get_of_objective (self, g_ptr_array_index (setup->objectives, subject->index));

    case RDT_SUBJECT_EXIT:
      return get_of_exit (self, g_ptr_array_index (setup->exits, subject->index));

    case RDT_SUBJECT_VICTORY:
      return get_of_victory (self, g_ptr_array_index (setup->victory, subject->index));

    case RDT_SUBJECT_LABEL:
      return get_of_label (self, g_ptr_array_index (setup->labels, subject->index));
    }

  g_return_val_if_reached (NULL);
}
