/* rdt-convert.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-convert.h"

#include <glib/gi18n.h>

#include "rdt-name-words.h"
#include "rdt-reshape.h"
#include "rdt-roster.h"
#include "rdt-type-words.h"
#include "rdt-words.h"

/* Related types of different rule sets: a type, followed by its substitutes where a
 * set does not have it, best first.
 */
static const char *const kin[][7] = {
  { "anti-tank-gun", "field-gun", "field-artillery", "infantry-gun", "artillery" },
  { "anti-tank-rocket", "infantry-anti-tank", "anti-tank-gun", "engineer", "infantry" },
  { "armoured-car", "light-tank", "tank", "mounted-cavalry", "cavalry" },
  { "artillery", "field-artillery", "field-gun" },
  { "assault-gun", "self-propelled-gun", "self-propelled-artillery", "tank", "field-artillery",
    "artillery" },
  { "cavalry", "mounted-cavalry", "dismounted-cavalry" },
  { "command", "commander" },
  { "commander", "command" },
  { "cyclists", "infantry", "rifle" },
  { "dismounted-cavalry", "mounted-cavalry", "cavalry", "rifle", "infantry" },
  { "engineer", "engineers", "infantry" },
  { "engineers", "engineer", "infantry" },
  { "field-artillery", "field-gun", "artillery", "medium-artillery" },
  { "field-gun", "field-artillery", "artillery", "medium-artillery" },
  { "field-howitzer", "medium-artillery", "heavy-artillery", "field-artillery", "artillery" },
  { "half-track", "truck", "horse-transport" },
  { "heavy-artillery", "medium-artillery", "field-howitzer", "artillery" },
  { "horse-transport", "truck", "half-track" },
  { "infantry", "rifle" },
  { "infantry-anti-tank", "anti-tank-rocket", "infantry", "rifle" },
  { "infantry-gun", "field-gun", "field-artillery", "mountain-artillery", "artillery" },
  { "light-tank", "tank", "armoured-car", "mounted-cavalry", "cavalry" },
  { "machine-gun", "infantry-gun", "artillery" },
  { "medium-artillery", "field-howitzer", "heavy-artillery", "field-artillery", "artillery" },
  { "mortar", "infantry-gun", "field-howitzer", "mountain-artillery", "artillery" },
  { "mountain-artillery", "field-gun", "field-artillery", "infantry-gun", "artillery" },
  { "mounted-cavalry", "cavalry", "dismounted-cavalry" },
  { "pillbox", "machine-gun" },
  { "rifle", "infantry" },
  { "rifles", "infantry", "rifle" },
  { "self-propelled-artillery", "self-propelled-gun", "assault-gun", "field-howitzer",
    "field-artillery", "artillery" },
  { "self-propelled-gun", "self-propelled-artillery", "assault-gun", "tank", "field-artillery",
    "artillery" },
  { "submachine-gun", "infantry", "rifle" },
  { "tank", "light-tank", "armoured-car", "mounted-cavalry", "cavalry" },
  { "truck", "half-track", "horse-transport" },
};

/* The tags that matter most in comparing types. */
#define ROLES (RDT_TAG_COMMANDER | RDT_TAG_TRANSPORT | RDT_TAG_ARTILLERY \
               | RDT_TAG_ENGINEER | RDT_TAG_CRUSHES_WIRE | RDT_TAG_FIXED)
#define ROLE_WEIGHT 100

/* East and west lie between two facings of hexes: they become the northern one, and
 * both become east or west again.
 */
static RdtFacing
convert_facing (RdtFacing   facing,
                RdtGridKind to)
{
  static const RdtFacing to_hex[] = { 0, 1, 3, 5 };
  static const RdtFacing to_square[] = { 0, 1, 1, 2, 3, 3 };

  return to == RDT_GRID_HEX ? to_hex[facing] : to_square[facing];
}

/**
 * rdt_convert_grid:
 * @lost: gets a sentence for each change
 *
 * Converts a board between squares and hexes.  Everything stays in the cell of
 * the same name.
 *
 * Returns: (transfer full): the converted scenario
 */
RdtSetup *
rdt_convert_grid (const RdtSetup *setup,
                  RdtGridKind     kind,
                  GPtrArray      *lost)
{
  RdtSetup *copy = rdt_setup_copy (setup);
  guint n_turned = 0, n_led;

  if (setup->grid.kind == kind)
    return copy;

  n_led = rdt_reshape_cells (copy, kind);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (guint i = 0; i < copy->sides[side].units->len; i++)
      {
        RdtSetupUnit *unit = g_ptr_array_index (copy->sides[side].units, i);
        RdtFacing facing = rdt_setup_get_facing (setup, side, unit);

        n_turned += facing % (rdt_grid_get_n_facings (&setup->grid) / 2) != 0;
        rdt_reshape_face (copy, side, unit, convert_facing (facing, kind));
      }

  if (n_turned > 0)
    g_ptr_array_add (lost, g_strdup_printf (ngettext ("%u unit now faces a slightly different"
                                                      " way",
                                                      "%u units now face a slightly different"
                                                      " way",
                                                      n_turned), n_turned));
  if (n_led > 0)
    g_ptr_array_add (lost, g_strdup_printf (ngettext ("roads and rivers now run through %u other"
                                                      " square",
                                                      "roads and rivers now run through %u other"
                                                      " squares",
                                                      n_led), n_led));

  return copy;
}

static guint
get_range (const RdtRules    *rules,
           const RdtUnitType *type)
{
  return type->weapon < rules->n_weapons ? rules->weapons[type->weapon].range : 0;
}

/* Measures how different two types of two rule sets are. */
static guint
compare_types (const RdtRules    *rules_a,
               const RdtUnitType *a,
               const RdtRules    *rules_b,
               const RdtUnitType *b)
{
  guint roles = (a->tags ^ b->tags) & ROLES;
  guint difference = 0;

  for (; roles != 0; roles &= roles - 1)
    difference += ROLE_WEIGHT;

  difference += ABS ((int) a->movement - (int) b->movement);
  difference += ABS ((int) get_range (rules_a, a) - (int) get_range (rules_b, b));

  return difference + (b->option != RDT_NO_OPTION ? 1 : 0);
}

/* The related type, if there is one. */
static const char *
find_kin (const char     *type,
          const RdtRules *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (kin); i++)
    {
      if (!g_str_equal (kin[i][0], type))
        continue;

      for (guint j = 1; j < G_N_ELEMENTS (kin[i]) && kin[i][j] != NULL; j++)
        if (rdt_rules_find_type (rules, kin[i][j]) != RDT_NO_TYPE)
          return kin[i][j];
    }

  return NULL;
}

/* The most similar type, if the rule set knows the type at all. */
static const char *
find_similar (const RdtRules *before,
              const char     *type,
              const RdtRules *rules)
{
  guint8 index = rdt_rules_find_type (before, type);
  guint least = G_MAXUINT;
  const char *best = NULL;

  if (index == RDT_NO_TYPE)
    return NULL;

  for (guint i = 0; i < rules->n_types; i++)
    {
      guint difference = compare_types (before, &before->types[index], rules, &rules->types[i]);

      if (difference >= least)
        continue;

      least = difference;
      best = rules->types[i].id;
    }

  return best;
}

static gboolean
takes_armament (const RdtRules *rules,
                const char     *type,
                const char     *armament)
{
  guint8 index = rdt_rules_find_type (rules, type);
  guint8 gun = rdt_rules_find_type (rules, armament);

  return index != RDT_NO_TYPE && gun != RDT_NO_TYPE
         && (rules->types[index].armaments >> gun) & 1;
}

static void
convert_arms (RdtSetupUnit   *unit,
              const RdtRules *rules,
              GPtrArray      *lost)
{
  if (unit->armament != NULL && !takes_armament (rules, unit->type, unit->armament))
    {
      /* Translators: a unit, and the gun that it carried. */
      g_ptr_array_add (lost, g_strdup_printf (_("%s cannot change its gun under these rules: %s"),
                                              rdt_setup_unit_get_name (unit),
                                              rdt_words_type (unit->armament)));
      g_clear_pointer (&unit->armament, g_free);
    }

  if (unit->has_gas_shell && !((rules->options >> RDT_OPTION_GAS) & 1))
    {
      g_ptr_array_add (lost, g_strdup_printf (_("%s no longer has a gas shell"),
                                              rdt_setup_unit_get_name (unit)));
      unit->has_gas_shell = FALSE;
    }
}

static void
convert_unit (RdtSetupUnit    *unit,
              const GPtrArray *types,
              const RdtRules  *rules,
              GPtrArray       *lost)
{
  for (guint i = 0; i < types->len; i++)
    {
      const RdtTypeChange *change = g_ptr_array_index (types, i);

      if (g_strcmp0 (change->from, unit->type) != 0)
        continue;

      g_free (unit->type);
      unit->type = g_strdup (change->to);
      break;
    }

  convert_arms (unit, rules, lost);
}

static void
convert_options (GPtrArray      *options,
                 const RdtRules *rules,
                 GPtrArray      *lost)
{
  for (guint i = 0; i < options->len;)
    {
      const char *id = g_ptr_array_index (options, i);
      guint8 option = rdt_option_find (id);

      if (option != RDT_NO_OPTION && (rules->options >> option) & 1)
        {
          i++;
          continue;
        }

      if (lost != NULL)
        g_ptr_array_add (lost,
                         g_strdup_printf (_("these rules have no option “%s”"),
                                          option != RDT_NO_OPTION ? rdt_words_option (option)
                                                                  : id));
      g_ptr_array_remove_index (options, i);
    }
}

static void
convert_works (RdtSetup       *setup,
               const RdtRules *rules,
               GPtrArray      *lost)
{
  guint n_lost[RDT_N_WORKS] = { 0 };

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&setup->grid); cell++)
    {
      guint8 strange = setup->terrain[cell].works & ~rules->works;

      for (guint i = 0; i < RDT_N_WORKS; i++)
        n_lost[i] += (strange >> i) & 1;
      setup->terrain[cell].works &= rules->works;
    }

  for (guint i = 0; i < RDT_N_WORKS; i++)
    if (n_lost[i] > 0)
      /* Translators: a kind of works, and the number of cells with it. */
      g_ptr_array_add (lost, g_strdup_printf (_("these rules have no %s: %u removed"),
                                              rdt_words_works (i), n_lost[i]));
}

static void
convert_commander (RdtSetupSide   *side,
                   const RdtRules *rules,
                   GPtrArray      *lost)
{
  if (!side->has_commander || rules->traits.rates_commanders)
    return;

  g_ptr_array_add (lost, g_strdup_printf (_("these rules do not rate the commander of %s"),
                                          side->name));
  side->has_commander = FALSE;
  side->commander = RDT_RATING_ROLL;
}

static void
free_change (RdtTypeChange *change)
{
  g_free (change->from);
  g_free (change->to);
  g_free (change);
}

static void
count_type (GPtrArray      *types,
            const char     *type,
            const RdtRules *before,
            const RdtRules *rules)
{
  RdtTypeChange *change;
  const char *to = type;

  for (guint i = 0; i < types->len; i++)
    {
      change = g_ptr_array_index (types, i);
      if (g_strcmp0 (change->from, type) != 0)
        continue;

      change->n_units++;
      return;
    }

  if (rdt_rules_find_type (rules, type) == RDT_NO_TYPE)
    to = find_kin (type, rules);
  if (to == NULL)
    to = find_similar (before, type, rules);

  change = g_new0 (RdtTypeChange, 1);
  change->from = g_strdup (type);
  change->to = g_strdup (to != NULL ? to : type);
  change->n_units = 1;
  g_ptr_array_add (types, change);
}

/**
 * rdt_convert_list_types:
 * @before: the rule set of the scenario
 * @rules: the new rule set
 *
 * Suggests what the units of a scenario become.  A type that the new set does
 * not have becomes a related one, or else the most similar; one that neither set
 * knows is kept.
 *
 * Returns: (transfer full) (element-type RdtTypeChange): a change for each type
 */
GPtrArray *
rdt_convert_list_types (const RdtSetup *setup,
                        const RdtRules *before,
                        const RdtRules *rules)
{
  GPtrArray *types = g_ptr_array_new_with_free_func ((GDestroyNotify) free_change);

  for (guint i = 0; i < rdt_setup_get_n_units (setup); i++)
    count_type (types, rdt_roster_get (setup, rdt_roster_nth (setup, i))->type, before, rules);

  return types;
}

/**
 * rdt_convert_rules:
 * @types: (element-type RdtTypeChange): what units become
 * @rules: the new rule set
 * @lost: gets a sentence for each other change
 *
 * Converts a scenario to another rule set.
 *
 * Returns: (transfer full): the converted scenario
 */
RdtSetup *
rdt_convert_rules (const RdtSetup  *setup,
                   const GPtrArray *types,
                   const RdtRules  *rules,
                   GPtrArray       *lost)
{
  RdtGridKind kind = setup->grid.kind;
  RdtSetup *copy;

  if (!((rules->grids >> kind) & 1))
    kind = kind == RDT_GRID_HEX ? RDT_GRID_SQUARE : RDT_GRID_HEX;

  if (kind != setup->grid.kind)
    g_ptr_array_add (lost, g_strdup (kind == RDT_GRID_HEX ? _("the squares become hexes")
                                                          : _("the hexes become squares")));
  copy = rdt_convert_grid (setup, kind, lost);
  g_free (copy->rules);
  copy->rules = g_strdup (rules->id);

  convert_options (copy->options, rules, lost);
  convert_options (copy->options_off, rules, NULL);
  convert_works (copy, rules, lost);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      convert_commander (&copy->sides[side], rules, lost);
      for (guint i = 0; i < copy->sides[side].units->len; i++)
        convert_unit (g_ptr_array_index (copy->sides[side].units, i), types, rules, lost);
    }

  return copy;
}
