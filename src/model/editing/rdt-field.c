/* rdt-field.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field.h"

#include <glib/gi18n.h>

#include "rdt-name-words.h"
#include "rdt-words.h"

#define SCENARIO  .subject = RDT_SUBJECT_SCENARIO
#define CELL      .subject = RDT_SUBJECT_CELL
#define SIDE      .subject = RDT_SUBJECT_SIDE
#define UNIT      .subject = RDT_SUBJECT_UNIT
#define OBJECTIVE .subject = RDT_SUBJECT_OBJECTIVE
#define EXIT      .subject = RDT_SUBJECT_EXIT
#define VICTORY   .subject = RDT_SUBJECT_VICTORY
#define LABEL     .subject = RDT_SUBJECT_LABEL

#define TEXT      .kind = RDT_FIELD_TEXT
#define PARAGRAPH .kind = RDT_FIELD_PARAGRAPH
#define NUMBER    .kind = RDT_FIELD_NUMBER
#define SWITCH    .kind = RDT_FIELD_SWITCH
#define CHOICE    .kind = RDT_FIELD_CHOICE
#define CELLS     .kind = RDT_FIELD_CELLS
#define COLOUR    .kind = RDT_FIELD_COLOUR

/* In the order of the forms. */
static const RdtField fields[] = {
  { .name = RDT_FIELD_TITLE, SCENARIO, TEXT, .path = "title", .label = N_("Title") },
  { .name = RDT_FIELD_AUTHOR, SCENARIO, TEXT, .path = "author", .is_optional = TRUE,
    .label = N_("Author") },
  { .name = RDT_FIELD_DESCRIPTION, SCENARIO, PARAGRAPH, .path = "description", .is_optional = TRUE,
    .label = N_("Description") },
  { .name = RDT_FIELD_NOTES, SCENARIO, PARAGRAPH, .path = "notes", .is_optional = TRUE,
    .label = N_("Designer’s Notes") },
  { .name = RDT_FIELD_RULES, SCENARIO, CHOICE, .path = "rules", .label = N_("Rule Set") },
  { .name = RDT_FIELD_OPTION, SCENARIO, SWITCH, .path = "options.cyclists",
    .value = RDT_OPTION_CYCLISTS, .is_optional = TRUE },
  { .name = RDT_FIELD_OPTION, SCENARIO, SWITCH, .path = "options.tank-riders",
    .value = RDT_OPTION_TANK_RIDERS, .is_optional = TRUE },
  { .name = RDT_FIELD_OPTION, SCENARIO, SWITCH, .path = "options.gas",
    .value = RDT_OPTION_GAS, .is_optional = TRUE },
  { .name = RDT_FIELD_OPTION, SCENARIO, SWITCH, .path = "options.pinning",
    .value = RDT_OPTION_PINNING, .is_optional = TRUE },
  { .name = RDT_FIELD_OPTION, SCENARIO, SWITCH, .path = "options.once-each",
    .value = RDT_OPTION_ONCE_EACH, .is_optional = TRUE },
  { .name = RDT_FIELD_OPTION, SCENARIO, SWITCH, .path = "options.small-arms-hit-command",
    .value = RDT_OPTION_SMALL_ARMS_HIT_COMMAND, .is_optional = TRUE },
  { .name = RDT_FIELD_TURN_LIMIT, SCENARIO, NUMBER, .path = "turn-limit", .most = RDT_MAX_TURNS,
    .is_optional = TRUE, .label = N_("Turn Limit (Optional)") },
  { .name = RDT_FIELD_OTHERWISE, SCENARIO, CHOICE, .path = "otherwise", .is_optional = TRUE,
    .label = N_("Default Winner") },
  { .name = RDT_FIELD_THEATRE, SCENARIO, CHOICE, .path = "board.x-theatre",
    .label = N_("Theatre") },
  { .name = RDT_FIELD_GRID, SCENARIO, CHOICE, .path = "board.grid", .label = N_("Grid") },
  { .name = RDT_FIELD_WIDTH, SCENARIO, NUMBER, .path = "board.width", .most = RDT_MAX_LENGTH,
    .label = N_("Columns") },
  { .name = RDT_FIELD_HEIGHT, SCENARIO, NUMBER, .path = "board.height", .most = RDT_MAX_LENGTH,
    .label = N_("Rows") },

  { .name = RDT_FIELD_CELL_GROUND, CELL, CHOICE, .path = "board.cells.ground",
    .label = N_("Ground") },
  { .name = RDT_FIELD_CELL_CROSSING, CELL, CHOICE, .path = "board.cells.crossing",
    .is_optional = TRUE,
    .label = N_("Crossing") },
  { .name = RDT_FIELD_CELL_HEIGHT, CELL, NUMBER, .path = "board.cells.height",
    .most = RDT_MAX_HEIGHT,
    .is_optional = TRUE, .label = N_("Height") },
  { .name = RDT_FIELD_CELL_ROAD, CELL, SWITCH, .path = "board.cells.road", .label = N_("Road") },
  { .name = RDT_FIELD_CELL_WORKS, CELL, SWITCH, .path = "board.cells.works",
    .value = RDT_WORKS_TRENCH },
  { .name = RDT_FIELD_CELL_WORKS, CELL, SWITCH, .path = "board.cells.works",
    .value = RDT_WORKS_FORTIFICATION },
  { .name = RDT_FIELD_CELL_WORKS, CELL, SWITCH, .path = "board.cells.works",
    .value = RDT_WORKS_MINEFIELD },
  { .name = RDT_FIELD_CELL_WORKS, CELL, SWITCH, .path = "board.cells.works",
    .value = RDT_WORKS_WIRE },

  { .name = RDT_FIELD_SIDE_NAME, SIDE, TEXT, .path = "sides.name", .label = N_("Name") },
  { .name = RDT_FIELD_SIDE_BRIEFING, SIDE, PARAGRAPH, .path = "sides.briefing",
    .is_optional = TRUE, .label = N_("Briefing") },
  { .name = RDT_FIELD_SIDE_ID, SIDE, TEXT, .path = "sides.id", .label = N_("Identifier") },
  { .name = RDT_FIELD_SIDE_COLOUR, SIDE, COLOUR, .path = "sides.colour", .is_optional = TRUE,
    .label = N_("Colour") },
  { .name = RDT_FIELD_SIDE_COMMANDER, SIDE, CHOICE, .path = "sides.commander", .is_optional = TRUE,
    .label = N_("Commander Rating") },
  { .name = RDT_FIELD_SIDE_DEPLOY, SIDE, CELLS, .path = "sides.deploy", .is_optional = TRUE,
    .label = N_("Deployment Zone") },

  { .name = RDT_FIELD_UNIT_TYPE, UNIT, CHOICE, .path = "sides.units.type", .label = N_("Type") },
  { .name = RDT_FIELD_UNIT_NAME, UNIT, TEXT, .path = "sides.units.name", .is_optional = TRUE,
    .label = N_("Name") },
  { .name = RDT_FIELD_UNIT_ID, UNIT, TEXT, .path = "sides.units.id",
    .label = N_("Identifier") },
  { .name = RDT_FIELD_UNIT_QUALITY, UNIT, CHOICE, .path = "sides.units.quality",
    .label = N_("Quality") },
  { .name = RDT_FIELD_UNIT_ARMAMENT, UNIT, CHOICE, .path = "sides.units.armament",
    .is_optional = TRUE,
    .label = N_("Gun") },
  { .name = RDT_FIELD_UNIT_GAS_SHELL, UNIT, SWITCH, .path = "sides.units.gas-shell",
    .label = N_("Gas Shell") },
  { .name = RDT_FIELD_UNIT_AT, UNIT, CELLS, .path = "sides.units.at", .is_optional = TRUE,
    .label = N_("Position") },
  { .name = RDT_FIELD_UNIT_FACING, UNIT, CHOICE, .path = "sides.units.facing", .is_optional = TRUE,
    .label = N_("Facing") },
  { .name = RDT_FIELD_UNIT_ABOARD, UNIT, CHOICE, .path = "sides.units.aboard", .is_optional = TRUE,
    .label = N_("Aboard") },
  { .name = RDT_FIELD_UNIT_ARRIVES_TURN, UNIT, NUMBER, .path = "sides.units.arrives.turn",
    .most = RDT_MAX_TURNS, .is_optional = TRUE, .label = N_("Arrival Turn") },
  { .name = RDT_FIELD_UNIT_ARRIVES_AT, UNIT, CELLS, .path = "sides.units.arrives.at",
    .is_optional = TRUE, .label = N_("Arrival Point") },

  { .name = RDT_FIELD_OBJECTIVE_NAME, OBJECTIVE, TEXT, .path = "objectives.name",
    .is_optional = TRUE,
    .label = N_("Name") },
  { .name = RDT_FIELD_OBJECTIVE_AT, OBJECTIVE, CELLS, .path = "objectives.at",
    .label = N_("Position") },
  { .name = RDT_FIELD_OBJECTIVE_HELD_BY, OBJECTIVE, CHOICE, .path = "objectives.held-by",
    .is_optional = TRUE, .label = N_("Initially Held By") },

  { .name = RDT_FIELD_EXIT_SIDE, EXIT, CHOICE, .path = "exits.side", .label = N_("Used By") },
  { .name = RDT_FIELD_EXIT_AT, EXIT, CELLS, .path = "exits.at",
    .label = N_("Exit Places") },

  { .name = RDT_FIELD_VICTORY_SIDE, VICTORY, CHOICE, .path = "victory.side",
    .label = N_("Winner") },
  { .name = RDT_FIELD_VICTORY_KIND, VICTORY, CHOICE, .path = "victory", .label = N_("Kind") },
  { .name = RDT_FIELD_VICTORY_HOLDS, VICTORY, CELLS, .path = "victory.holds", .is_optional = TRUE,
    .label = N_("Places to Hold") },
  { .name = RDT_FIELD_VICTORY_AT_LEAST, VICTORY, NUMBER, .path = "victory.at-least",
    .most = RDT_MAX_CELLS, .is_optional = TRUE, .label = N_("Number to Hold (Optional)") },
  { .name = RDT_FIELD_VICTORY_ENEMY_LOST, VICTORY, NUMBER, .path = "victory.enemy-lost",
    .most = RDT_MAX_UNITS, .is_optional = TRUE, .label = N_("Enemy Losses") },
  { .name = RDT_FIELD_VICTORY_EXITED, VICTORY, NUMBER, .path = "victory.exited",
    .most = RDT_MAX_UNITS, .is_optional = TRUE, .label = N_("Own Units Off Board") },
  { .name = RDT_FIELD_VICTORY_WHEN, VICTORY, CHOICE, .path = "victory.when",
    .label = N_("Checked") },

  { .name = RDT_FIELD_LABEL_TEXT, LABEL, TEXT, .path = "board.labels.text",
    .most = RDT_MAX_LABEL_LENGTH, .label = N_("Text") },
  { .name = RDT_FIELD_LABEL_KIND, LABEL, CHOICE, .path = "board.labels.kind",
    .label = N_("Kind") },
  { .name = RDT_FIELD_LABEL_AT, LABEL, CELLS, .path = "board.labels.at", .label = N_("Position") },
};

/**
 * rdt_field_list:
 * @n_fields: (out): the number of fields
 *
 * Returns: (array length=n_fields): all fields of a scenario
 */
const RdtField *
rdt_field_list (guint *n_fields)
{
  *n_fields = G_N_ELEMENTS (fields);

  return fields;
}

/**
 * rdt_subject_exists:
 *
 * Whether a scenario has a subject.
 */
gboolean
rdt_subject_exists (const RdtSubject *self,
                    const RdtSetup   *setup)
{
  switch (self->kind)
    {
    case RDT_SUBJECT_SCENARIO:
      return TRUE;

    case RDT_SUBJECT_CELL:
      return self->cell < rdt_grid_get_n_cells (&setup->grid);

    case RDT_SUBJECT_SIDE:
      return self->unit.side < RDT_N_SIDES;

    case RDT_SUBJECT_UNIT:
      return rdt_roster_get (setup, self->unit) != NULL;

    case RDT_SUBJECT_OBJECTIVE:
      return self->index < setup->objectives->len;

    case RDT_SUBJECT_EXIT:
      return self->index < setup->exits->len;

    case RDT_SUBJECT_VICTORY:
      return self->index < setup->victory->len;

    case RDT_SUBJECT_LABEL:
      return self->index < setup->labels->len;
    }

  g_return_val_if_reached (FALSE);
}

static gboolean
can_be_carried (const RdtRules *rules,
                guint8          type)
{
  for (guint i = 0; type != RDT_NO_TYPE && i < rules->n_types; i++)
    if ((rules->types[i].carries >> type) & 1)
      return TRUE;

  return FALSE;
}

static gboolean
is_unit_field_offered (const RdtField     *self,
                       const RdtSetupUnit *unit,
                       const RdtRules     *rules)
{
  guint8 type = rdt_rules_find_type (rules, unit->type);

  if (self->name == RDT_FIELD_UNIT_ARMAMENT)
    return unit->armament != NULL
           || (type != RDT_NO_TYPE && rules->types[type].armaments != 0);

  if (self->name == RDT_FIELD_UNIT_ABOARD)
    return unit->aboard != NULL || can_be_carried (rules, type);

  if (self->name == RDT_FIELD_UNIT_GAS_SHELL)
    return unit->has_gas_shell
           || (((rules->options >> RDT_OPTION_GAS) & 1)
               && type != RDT_NO_TYPE && (rules->types[type].tags & RDT_TAG_ARTILLERY) != 0);

  return TRUE;
}

/* Only the fields of a condition's own kind are offered. */
static gboolean
is_victory_field_offered (const RdtField        *self,
                          const RdtSetupVictory *victory)
{
  switch ((int) self->name)
    {
    case RDT_FIELD_VICTORY_HOLDS:
    case RDT_FIELD_VICTORY_AT_LEAST:
      return victory->kind == RDT_VICTORY_HOLDS;

    case RDT_FIELD_VICTORY_ENEMY_LOST:
      return victory->kind == RDT_VICTORY_ENEMY_LOST;

    case RDT_FIELD_VICTORY_EXITED:
      return victory->kind == RDT_VICTORY_EXITED;

    default:
      return TRUE;
    }
}

/**
 * rdt_field_is_offered:
 *
 * Whether a field applies: what the rule set does not have is not offered,
 * unless the scenario has it nevertheless.
 */
gboolean
rdt_field_is_offered (const RdtField   *self,
                      const RdtSetup   *setup,
                      const RdtRules   *rules,
                      const RdtSubject *subject)
{
  const RdtSetupSide *side;

  if (self->subject != subject->kind || !rdt_subject_exists (subject, setup))
    return FALSE;

  if (self->name == RDT_FIELD_OPTION)
    return ((rules->options >> self->value) & 1)
           || rdt_setup_has_option (setup, rdt_option_get_id (self->value));

  if (self->name == RDT_FIELD_CELL_WORKS)
    return ((rules->works | setup->terrain[subject->cell].works) >> self->value) & 1;

  if (self->name == RDT_FIELD_CELL_CROSSING)
    return setup->terrain[subject->cell].ground == RDT_GROUND_RIVER;

  if (self->name == RDT_FIELD_SIDE_COMMANDER)
    {
      side = &setup->sides[subject->unit.side];
      return rules->traits.rates_commanders || side->has_commander;
    }

  if (self->subject == RDT_SUBJECT_UNIT)
    return is_unit_field_offered (self, rdt_roster_get (setup, subject->unit), rules);

  if (self->subject == RDT_SUBJECT_VICTORY)
    return is_victory_field_offered (self, g_ptr_array_index (setup->victory, subject->index));

  return TRUE;
}

/**
 * rdt_field_dup_label:
 *
 * Returns: (transfer full): the label of a field
 */
char *
rdt_field_dup_label (const RdtField *self)
{
  if (self->label != NULL)
    return g_strdup (_(self->label));

  return rdt_words_capitalise (self->name == RDT_FIELD_OPTION ? rdt_words_option (self->value)
                                                              : rdt_words_works (self->value));
}
