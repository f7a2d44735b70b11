/* rdt-option-choice.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-option-choice.h"

/* Which optional rules are offered for a scenario: a set has more than most
 * scenarios use.
 */

static gboolean
has_type (const RdtGame *game,
          RdtSide        side,
          guint64        types)
{
  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    if (game->units[unit].side == side && ((types >> game->units[unit].type) & 1) != 0)
      return TRUE;

  return FALSE;
}

/* Whether a unit is concerned by the option, can carry others under it, or can harm
 * others under it.
 */
static gboolean
helps_unit (const RdtGame *game,
            RdtUnitIndex   unit,
            RdtOption      option)
{
  const RdtUnitType *type = rdt_game_get_type (game, unit);
  RdtSide side = game->units[unit].side;
  const RdtWeapon *weapon =
    game->units[unit].weapon != RDT_NO_WEAPON ? rdt_game_get_weapon (game, unit) : NULL;

  return type->option == option
         || (option == RDT_OPTION_GAS && game->units[unit].has_gas_shell)
         || (type->carries_option == option && has_type (game, side, type->carries))
         || (weapon != NULL
             && weapon->option == option
             && has_type (game, rdt_side_other (side), weapon->option_harms));
}

static gboolean
does_something (const RdtGame *game,
                RdtOption      option)
{
  if (option == RDT_OPTION_PINNING || option == RDT_OPTION_ONCE_EACH)
    return TRUE;

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    if (helps_unit (game, unit, option))
      return TRUE;

  return FALSE;
}

/* Whether the scenario can be played with the option changed. */
static gboolean
can_be_changed (RdtScenario *scenario,
                RdtOption    option)
{
  g_autoptr(RdtScenario) other = rdt_scenario_copy (scenario);
  RdtSetup *setup = rdt_setup_copy (rdt_scenario_get_setup (scenario));
  const char *id = rdt_option_get_id (option);
  g_autoptr(RdtGame) game = NULL;
  guint at;

  if (g_ptr_array_find_with_equal_func (setup->options, id, g_str_equal, &at))
    g_ptr_array_remove_index (setup->options, at);
  else
    g_ptr_array_add (setup->options, g_strdup (id));
  rdt_scenario_edit (other, NULL, setup);
  game = rdt_scenario_create_game (other, NULL);

  return game != NULL;
}

/**
 * rdt_option_choice_is_open:
 * @option: an option of the scenario's rule set
 *
 * Returns: whether the option makes a difference, and battles can be played with
 *   and without it; for a scenario that cannot be played as it is, always
 */
gboolean
rdt_option_choice_is_open (RdtScenario *scenario,
                           RdtOption    option)
{
  g_autoptr(RdtGame) game = NULL;

  g_return_val_if_fail (RDT_IS_SCENARIO (scenario), FALSE);

  game = rdt_scenario_create_game (scenario, NULL);

  return game == NULL || (does_something (game, option) && can_be_changed (scenario, option));
}
