/* rdt-problem-units.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-problem-private.h"

/* Problems of sides and of single units. */

static gboolean
is_on (const RdtSetup *setup,
       guint8          option)
{
  return option == RDT_NO_OPTION || rdt_setup_has_option (setup, rdt_option_get_id (option));
}

static const RdtUnitType *
find_type (const RdtProblemSearch *search,
           const RdtSetupUnit     *unit)
{
  guint8 type = rdt_rules_find_type (search->rules, unit->type);

  return type != RDT_NO_TYPE ? &search->rules->types[type] : NULL;
}

static gboolean
is_among (guint64         types,
          const RdtRules *rules,
          const char     *id)
{
  guint8 type = rdt_rules_find_type (rules, id);

  return type != RDT_NO_TYPE && ((types >> type) & 1) != 0;
}

static void
check_type (RdtProblemSearch   *search,
            const RdtSetupUnit *unit,
            const char         *path)
{
  const RdtUnitType *type = find_type (search, unit);

  if (type == NULL)
    {
      rdt_problem_add_found (search, RDT_PROBLEM_UNIT_TYPE, unit->type, "%s.type", path);
      return;
    }

  if (!is_on (search->setup, type->option))
    rdt_problem_add_found (search, RDT_PROBLEM_UNIT_TYPE_OPTION, unit->type, "%s.type", path);

  if (unit->armament != NULL && !is_among (type->armaments, search->rules, unit->armament))
    rdt_problem_add_found (search, RDT_PROBLEM_ARMAMENT, unit->armament, "%s.armament", path);

  if (unit->has_gas_shell
      && ((type->tags & RDT_TAG_ARTILLERY) == 0 || !is_on (search->setup, RDT_OPTION_GAS)))
    rdt_problem_add (search, RDT_PROBLEM_GAS_SHELL, "%s.gas-shell", path);
}

/* Where a unit is at the start: in exactly one way. */
static void
check_place (RdtProblemSearch   *search,
             const RdtSetupUnit *unit,
             gboolean            may_deploy,
             const char         *path)
{
  guint n_places = rdt_place_is_set (unit->at) + (unit->aboard != NULL) + (unit->arrives != NULL);

  if (n_places > 1)
    rdt_problem_add (search, RDT_PROBLEM_PLACES, "%s", path);
  else if (n_places == 0 && !may_deploy)
    rdt_problem_add (search, RDT_PROBLEM_NO_PLACE, "%s", path);

  if (!rdt_place_is_set (unit->at))
    return;

  if (!rdt_setup_contains (search->setup, unit->at))
    rdt_problem_add_at (search, RDT_PROBLEM_OFF_BOARD, unit->at, "%s.at", path);
  else if (rdt_setup_is_deep (search->setup, unit->at))
    rdt_problem_add_at (search, RDT_PROBLEM_IMPASSABLE, unit->at, "%s.at", path);
}

static gboolean
has_firm_cell (const RdtProblemSearch *search,
               const GArray           *areas)
{
  for (guint i = 0; i < areas->len; i++)
    {
      const RdtArea *area = &g_array_index (areas, RdtArea, i);
      RdtPlace place;

      for (place.row = area->from.row; place.row <= area->to.row; place.row++)
        for (place.column = area->from.column; place.column <= area->to.column; place.column++)
          if (rdt_setup_contains (search->setup, place)
              && !rdt_setup_is_deep (search->setup, place))
            return TRUE;
    }

  return FALSE;
}

static void
check_arrival (RdtProblemSearch   *search,
               const RdtSetupUnit *unit,
               const char         *path)
{
  g_autofree char *at = g_strconcat (path, ".arrives.at", NULL);
  const RdtUnitType *type = find_type (search, unit);

  if (unit->arrives == NULL)
    return;

  /* 20th Century: T14. */
  if (type != NULL && (type->tags & RDT_TAG_FIXED))
    rdt_problem_add_found (search, RDT_PROBLEM_ARRIVES_FIXED, unit->type, "%s.arrives", path);

  rdt_problem_check_areas (search, unit->arrives, at);

  if (!has_firm_cell (search, unit->arrives))
    rdt_problem_add (search, RDT_PROBLEM_ARRIVES_NOWHERE, "%s", at);

  if (search->setup->turn_limit > 0 && unit->arrives_turn > search->setup->turn_limit)
    rdt_problem_add (search, RDT_PROBLEM_LATE, "%s.arrives.turn", path)->number =
      unit->arrives_turn;
}

static void
check_unit (RdtProblemSearch   *search,
            const RdtSetupUnit *unit,
            gboolean            may_deploy,
            const char         *path)
{
  guint n_before = search->problems->len;

  if (!g_hash_table_insert (search->units, unit->id, (gpointer) unit))
    rdt_problem_add_found (search, RDT_PROBLEM_UNIT_ID, unit->id, "%s.id", path);

  check_type (search, unit, path);
  check_place (search, unit, may_deploy, path);
  check_arrival (search, unit, path);

  for (guint i = n_before; i < search->problems->len; i++)
    {
      RdtProblem *problem = g_ptr_array_index (search->problems, i);

      problem->unit = g_strdup (unit->id);
      if (!rdt_place_is_set (problem->place))
        problem->place = unit->at;
    }
}

static guint
count_aboard (const RdtSetupSide *side,
              const char         *transport)
{
  guint n = 0;

  for (guint i = 0; i < side->units->len; i++)
    {
      const RdtSetupUnit *unit = g_ptr_array_index (side->units, i);

      n += g_strcmp0 (unit->aboard, transport) == 0;
    }

  return n;
}

static void
check_aboard (RdtProblemSearch   *search,
              const RdtSetupSide *side,
              const RdtSetupUnit *unit,
              const char         *path)
{
  const RdtSetupUnit *transport;
  const RdtUnitType *type;
  RdtProblem *problem;

  if (unit->aboard == NULL)
    return;

  transport = rdt_setup_side_find_unit (side, unit->aboard);
  type = transport != NULL ? find_type (search, transport) : NULL;

  if (transport == NULL || transport->aboard != NULL)
    problem = rdt_problem_add (search, RDT_PROBLEM_TRANSPORT_UNKNOWN, "%s.aboard", path);
  else if (type == NULL || !is_on (search->setup, type->carries_option)
           || !is_among (type->carries, search->rules, unit->type))
    problem = rdt_problem_add (search, RDT_PROBLEM_TRANSPORT_TYPE, "%s.aboard", path);
  else if (count_aboard (side, unit->aboard) > 1)
    problem = rdt_problem_add (search, RDT_PROBLEM_TRANSPORT_FULL, "%s.aboard", path);
  else
    return;

  problem->found = g_strdup (unit->aboard);
  problem->unit = g_strdup (unit->id);
}

/* Portable: Equipment; P12. */
static void
check_army (RdtProblemSearch *search,
            RdtSide           index)
{
  const RdtRules *rules = search->rules;
  const RdtSetupSide *side = &search->setup->sides[index];
  guint n_commanders = 0;
  guint most;

  for (guint i = 0; i < side->units->len; i++)
    {
      const RdtUnitType *type = find_type (search, g_ptr_array_index (side->units, i));

      n_commanders += type != NULL && (type->tags & RDT_TAG_COMMANDER) != 0;
    }

  if (rules->army_commanders > 0 && n_commanders > rules->army_commanders)
    rdt_problem_add (search, RDT_PROBLEM_COMMANDERS, "sides[%u].units", index)->number =
      rules->army_commanders;

  if (rules->army_per_edge[1] == 0)
    return;

  most = search->setup->grid.width * rules->army_per_edge[0] / rules->army_per_edge[1];
  if (side->units->len > most)
    rdt_problem_add (search, RDT_PROBLEM_ARMY, "sides[%u].units", index)->number = most;
}

static void
check_zone (RdtProblemSearch   *search,
            const RdtSetupSide *side,
            const RdtSetupUnit *unit,
            const char         *path)
{
  RdtProblem *problem;

  if (side->deploy == NULL || !rdt_setup_contains (search->setup, unit->at)
      || rdt_areas_have (side->deploy, unit->at))
    return;

  problem = rdt_problem_add (search, RDT_PROBLEM_OUTSIDE_ZONE, "%s.at", path);
  problem->unit = g_strdup (unit->id);
  problem->place = unit->at;
}

/* A side and all its units. */
void
rdt_problem_check_side (RdtProblemSearch *search,
                        RdtSide           index)
{
  const RdtSetupSide *side = &search->setup->sides[index];
  gboolean may_deploy = side->deploy != NULL || search->rules->zone_ranks > 0;
  g_autofree char *deploy = g_strdup_printf ("sides[%u].deploy", index);

  if (g_strcmp0 (side->id, "draw") == 0)
    rdt_problem_add_found (search, RDT_PROBLEM_SIDE_ID_DRAW, side->id, "sides[%u].id", index);

  if (index == 1 && g_strcmp0 (side->id, search->setup->sides[0].id) == 0)
    rdt_problem_add_found (search, RDT_PROBLEM_SIDE_ID, side->id, "sides[%u].id", index);

  if (side->has_commander && !search->rules->traits.rates_commanders)
    rdt_problem_add (search, RDT_PROBLEM_COMMANDER, "sides[%u].commander", index);

  if (side->units->len == 0)
    rdt_problem_add (search, RDT_PROBLEM_NO_UNITS, "sides[%u].units", index);

  if (side->deploy != NULL)
    rdt_problem_check_areas (search, side->deploy, deploy);

  for (guint i = 0; i < side->units->len; i++)
    {
      const RdtSetupUnit *unit = g_ptr_array_index (side->units, i);
      g_autofree char *path = g_strdup_printf ("sides[%u].units[%u]", index, i);

      check_unit (search, unit, may_deploy, path);
      check_aboard (search, side, unit, path);
      check_zone (search, side, unit, path);
    }

  check_army (search, index);
}
