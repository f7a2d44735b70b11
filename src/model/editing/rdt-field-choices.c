/* rdt-field-choices.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field.h"

#include <glib/gi18n.h>

#include "rdt-name-words.h"
#include "rdt-type-words.h"
#include "rdt-wire.h"
#include "rdt-words.h"

static void
free_choice (RdtFieldChoice *choice)
{
  g_free (choice->id);
  g_free (choice->label);
  g_free (choice);
}

static void
add (GPtrArray  *choices,
     const char *id,
     const char *label)
{
  RdtFieldChoice *choice = g_new0 (RdtFieldChoice, 1);

  choice->id = g_strdup (id);
  choice->label = g_strdup (label);
  g_ptr_array_add (choices, choice);
}

static void
add_sides (GPtrArray      *choices,
           const RdtSetup *setup)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    add (choices, setup->sides[side].id, setup->sides[side].name);
}

static void
add_types (GPtrArray      *choices,
           const RdtRules *rules)
{
  for (guint i = 0; i < rules->n_types; i++)
    add (choices, rules->types[i].id, rdt_words_type (rules->types[i].id));
}

static void
add_guns (GPtrArray          *choices,
          const RdtRules     *rules,
          const RdtSetupUnit *unit)
{
  guint8 type = rdt_rules_find_type (rules, unit->type);

  for (guint i = 0; type != RDT_NO_TYPE && i < rules->n_types; i++)
    if ((rules->types[type].armaments >> i) & 1)
      add (choices, rules->types[i].id, rdt_words_type (rules->types[i].id));
}

/* The default facing of a unit is shown as its side's, as on the board. */
static void
add_facings (GPtrArray      *choices,
             const RdtSetup *setup,
             RdtSide         side)
{
  const RdtGrid *grid = &setup->grid;
  const RdtSetupUnit never_turned = { .facing = RDT_NO_FACING };
  RdtFacing facing = rdt_setup_get_facing (setup, side, &never_turned);
  /* Translators: the default facing of a side's units. */
  g_autofree char *label = g_strdup_printf (_("%s (default)"), rdt_words_facing (grid, facing));

  add (choices, "", label);
  for (facing = 0; facing < rdt_grid_get_n_facings (grid); facing++)
    add (choices, rdt_grid_facing_name (grid, facing), rdt_words_facing (grid, facing));
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
add_transports (GPtrArray      *choices,
                const RdtSetup *setup,
                const RdtRules *rules,
                RdtRosterPlace  place)
{
  const RdtSetupUnit *unit = rdt_roster_get (setup, place);
  GPtrArray *units = setup->sides[place.side].units;

  for (guint i = 0; i < units->len; i++)
    {
      const RdtSetupUnit *transport = g_ptr_array_index (units, i);
      g_autofree char *label = NULL;

      if (transport == unit || !can_carry (rules, transport, unit))
        continue;

      label = g_strdup_printf ("%s (%s)",
                               transport->name != NULL ? transport->name
                                                       : rdt_words_type (transport->type),
                               transport->id);
      add (choices, transport->id, label);
    }
}

static void
add_ground (GPtrArray *choices)
{
  for (RdtGround ground = RDT_GROUND_OPEN; ground <= RDT_GROUND_RIVER; ground++)
    add (choices, rdt_wire_get_word (RDT_TYPE_GROUND, ground), rdt_words_ground (ground));
}

static void
add_crossings (GPtrArray *choices)
{
  for (RdtCrossing i = RDT_CROSSING_FORD; i <= RDT_CROSSING_BRIDGE; i++)
    add (choices, rdt_wire_get_word (RDT_TYPE_CROSSING, i), rdt_words_crossing (i));
}

static void
add_qualities (GPtrArray *choices)
{
  for (RdtQuality i = RDT_QUALITY_ELITE; i <= RDT_QUALITY_POOR; i++)
    add (choices, rdt_wire_get_word (RDT_TYPE_QUALITY, i), rdt_words_quality (i));
}

static void
add_ratings (GPtrArray *choices)
{
  for (RdtRating i = RDT_RATING_GOOD; i <= RDT_RATING_POOR; i++)
    add (choices, rdt_wire_get_word (RDT_TYPE_RATING, i), rdt_words_rating (i));
  add (choices, rdt_wire_get_word (RDT_TYPE_RATING, RDT_RATING_ROLL), _("roll a die"));
}

static void
add_grids (GPtrArray      *choices,
           const RdtRules *rules)
{
  static const char *const names[] = {
    [RDT_GRID_SQUARE] = N_("Squares"),
    [RDT_GRID_HEX] = N_("Hexes"),
  };

  for (guint i = 0; i < RDT_GRID_N_KINDS; i++)
    if ((rules->grids >> i) & 1)
      add (choices, rdt_wire_get_word (RDT_TYPE_GRID_KIND, i), _(names[i]));
}

static void
add_theatres (GPtrArray *choices)
{
  const char *const names[RDT_N_THEATRES] = {
    [RDT_THEATRE_TEMPERATE] = _("Temperate"),
    [RDT_THEATRE_WINTER] = _("Winter"),
    [RDT_THEATRE_DESERT] = _("Desert"),
    [RDT_THEATRE_STEPPE] = _("Steppe"),
  };

  for (guint i = 0; i < RDT_N_THEATRES; i++)
    add (choices, rdt_wire_get_word (RDT_TYPE_THEATRE, i), names[i]);
}

static void
add_whens (GPtrArray *choices)
{
  add (choices, rdt_wire_get_word (RDT_TYPE_WHEN, RDT_WHEN_END), _("When the battle ends"));
  add (choices, rdt_wire_get_word (RDT_TYPE_WHEN, RDT_WHEN_ANY_TURN),
       _("At the end of each turn"));
}

static void
add_victory_kinds (GPtrArray *choices)
{
  add (choices, rdt_wire_get_word (RDT_TYPE_VICTORY_KIND, RDT_VICTORY_HOLDS),
       _("Places to Hold"));
  add (choices, rdt_wire_get_word (RDT_TYPE_VICTORY_KIND, RDT_VICTORY_ENEMY_LOST),
       _("Enemy Losses"));
  add (choices, rdt_wire_get_word (RDT_TYPE_VICTORY_KIND, RDT_VICTORY_EXITED),
       _("Own Units Off Board"));
}

static void
add_label_kinds (GPtrArray *choices)
{
  const char *const names[RDT_N_LABEL_KINDS] = {
    [RDT_LABEL_PLACE] = _("Place"),
    [RDT_LABEL_HILL] = _("Hill"),
    [RDT_LABEL_WATER] = _("Water"),
    [RDT_LABEL_NOTE] = _("Note"),
  };

  for (guint i = 0; i < RDT_N_LABEL_KINDS; i++)
    add (choices, rdt_wire_get_word (RDT_TYPE_LABEL_KIND, i), names[i]);
}

static void
add_unit_choices (GPtrArray        *choices,
                  const RdtField   *field,
                  const RdtSetup   *setup,
                  const RdtRules   *rules,
                  const RdtSubject *subject)
{
  const RdtSetupUnit *unit = rdt_roster_get (setup, subject->unit);

  switch ((int) field->name)
    {
    case RDT_FIELD_UNIT_TYPE:
      add_types (choices, rules);
      break;

    case RDT_FIELD_UNIT_QUALITY:
      add_qualities (choices);
      break;

    case RDT_FIELD_UNIT_FACING:
      add_facings (choices, setup, subject->unit.side);
      break;

    case RDT_FIELD_UNIT_ARMAMENT:
      add_guns (choices, rules, unit);
      break;

    case RDT_FIELD_UNIT_ABOARD:
      add_transports (choices, setup, rules, subject->unit);
      break;

    default:
      g_return_if_reached ();
    }
}

static void
add_other_choices (GPtrArray      *choices,
                   const RdtField *field,
                   const RdtSetup *setup,
                   const RdtRules *rules)
{
  switch ((int) field->name)
    {
    case RDT_FIELD_RULES:
      add (choices, rules->id, rules->name);
      break;

    case RDT_FIELD_OTHERWISE:
      add (choices, "draw", _("Nobody"));
      add_sides (choices, setup);
      break;

    case RDT_FIELD_THEATRE:
      add_theatres (choices);
      break;

    case RDT_FIELD_GRID:
      add_grids (choices, rules);
      break;

    case RDT_FIELD_CELL_GROUND:
      add_ground (choices);
      break;

    case RDT_FIELD_CELL_CROSSING:
      add_crossings (choices);
      break;

    case RDT_FIELD_SIDE_COMMANDER:
      add_ratings (choices);
      break;

    case RDT_FIELD_OBJECTIVE_HELD_BY:
    case RDT_FIELD_EXIT_SIDE:
    case RDT_FIELD_VICTORY_SIDE:
      add_sides (choices, setup);
      break;

    case RDT_FIELD_VICTORY_KIND:
      add_victory_kinds (choices);
      break;

    case RDT_FIELD_VICTORY_WHEN:
      add_whens (choices);
      break;

    case RDT_FIELD_LABEL_KIND:
      add_label_kinds (choices);
      break;

    default:
      g_return_if_reached ();
    }
}

/* The present value is offered even if it is invalid, so that showing it changes
 * nothing.
 */
static void
add_present (GPtrArray        *choices,
             const RdtField   *field,
             const RdtSetup   *setup,
             const RdtSubject *subject)
{
  g_autofree char *present = rdt_field_get (field, setup, subject);

  for (guint i = 0; i < choices->len; i++)
    {
      const RdtFieldChoice *choice = g_ptr_array_index (choices, i);

      if (g_str_equal (choice->id, present))
        return;
    }

  add (choices, present, present);
}

/**
 * rdt_field_list_choices:
 *
 * Returns: (transfer full) (element-type RdtFieldChoice): the possible values of
 *   a field
 */
GPtrArray *
rdt_field_list_choices (const RdtField   *self,
                        const RdtSetup   *setup,
                        const RdtRules   *rules,
                        const RdtSubject *subject)
{
  GPtrArray *choices = g_ptr_array_new_with_free_func ((GDestroyNotify) free_choice);

  g_return_val_if_fail (self->kind == RDT_FIELD_CHOICE, choices);

  if (self->name == RDT_FIELD_OBJECTIVE_HELD_BY)
    add (choices, "", _("Nobody"));
  else if (self->name == RDT_FIELD_OTHERWISE)
    /* Translators: who wins if no victory condition is met; as shares of the
     * units that there were.
     */
    add (choices, "", _("Side with smaller losses"));
  else if (self->is_optional && self->name != RDT_FIELD_UNIT_FACING)
    /* Translators: a choice that is not made. */
    add (choices, "", C_("choice", "—"));

  if (self->subject == RDT_SUBJECT_UNIT)
    add_unit_choices (choices, self, setup, rules, subject);
  else
    add_other_choices (choices, self, setup, rules);

  add_present (choices, self, setup, subject);

  return choices;
}
